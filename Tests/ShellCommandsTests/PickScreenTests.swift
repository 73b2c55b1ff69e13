import RecipeModel
import RecipeSearch
import RecipeTestSupport
import ShellAnswers
import ShellSession
import Testing

@testable import ShellCommands

/// `pick` on a screen: what it is given, and what comes of it.
struct PickScreenTests {
    private let asked = Guarded([PickerRequest]())

    private func kitchen(
        _ outcome: Picker.Outcome?,
        keeping kept: [Int] = [],
        cookbook: [Recipe]? = nil,
        pageSize: Int = 10,
        isAvailable: Bool = true
    ) -> TestKitchen {
        let asked = asked
        return TestKitchen(pageSize: pageSize) {
            $0.picker = PickerAccess(
                isAvailable: { isAvailable },
                pick: { request in
                    asked.withLock { $0.append(request) }
                    return (outcome, kept)
                }
            )
            $0.cookbook.sample = { query, _ in
                cookbook.map { $0.filter(query.matches) }
            }
            $0.services.cookbook = { Array(TestKitchen.recipes.suffix(2)) }
            $0.services.wholeRecipe = { recipe in
                var recipe = recipe
                recipe.title += ", whole"
                return recipe
            }
        }
    }

    private var titles: [String]? { asked.withLock { $0.last?.recipes.map(\.title) } }

    /// From the list shown last, else from the whole cookbook.
    @Test(arguments: [
        ("pick", ["Garlic soup", "Garlic leek bake"]),
        ("search bread; pick", ["Garlic bread"]),
        ("search bread; fav 1; search leek; favs; pick", ["Garlic bread"]),
        ("search bread; fav 1; favs; pick results", ["Garlic bread"]),
        ("search bread; fav 1; search soup; pick favorites", ["Garlic bread"]),
        ("search bread; pick cookbook", ["Garlic soup", "Garlic leek bake"]),
        ("pick favorites", []), ("pick results", []),
    ])
    func whatThereIsToPickFrom(_ line: String, _ titles: [String]) async {
        let kitchen = kitchen(.left)
        await kitchen.type(line)
        #expect(self.titles == titles)
        #expect(kitchen.answer == .silence)
    }

    /// All that is found can be picked, not only the page that is loaded, and what was imported too.
    @Test(arguments: [
        ("search leek; pick", ["Leek soup", "Leek pie", "Imported leeks"]),
        ("pick", ["Leek pie", "Imported leeks", "Imported bread"]),
        ("household add Mia avoids bread; pick", ["Leek pie", "Imported leeks"]),
    ])
    func everythingThatIsFoundIsThere(_ line: String, _ titles: [String]) async {
        let imported = [
            TestKitchen.recipes[1], TestKitchen.recipe("Imported leeks", ["leek"]),
            TestKitchen.recipe("Imported bread", ["bread"]),
        ]
        let kitchen = kitchen(.left, cookbook: imported, pageSize: 1)
        await kitchen.type(line)
        #expect(self.titles?.filter { titles.contains($0) } == titles)
        #expect(self.titles?.contains("Imported bread") == titles.contains("Imported bread"))
    }

    @Test func aRecipeIsShownWholeWithItsStar() async throws {
        let kitchen = kitchen(.left)
        await kitchen.type("search soup; fav 1; search leek; pick")
        let request = try #require(asked.withLock { $0.first })
        #expect(request.favorites == [TestKitchen.recipes[0].id])
        let first = request.preview(request.recipes[0])
        #expect(first.recipe.title == "Leek soup, whole" && first.isFavorite)
        #expect(first.pageState == .notNeeded)
        #expect(first.query == RecipeQuery([.has(Term("leek"))]))
        #expect(!request.preview(request.recipes[1]).isFavorite)
        await kitchen.type("pick cookbook")
        let other = try #require(asked.withLock { $0.last })
        #expect(other.preview(other.recipes[0]).query == nil)
    }

    @Test func whatIsPickedIsOpened() async {
        let kitchen = kitchen(.opened(1))
        await kitchen.type("search leek; pick")
        #expect(kitchen.titles == ["Leek pie"])
        await kitchen.type("fav")
        #expect(
            kitchen.answer == .done(.kept(titles: ["Leek pie"], already: [], pageMissing: []))
        )
        await kitchen.type("back")
        #expect(kitchen.numbers == [1, 2, 3, 4, 5])
    }

    @Test func whatIsMarkedIsKept() async {
        let kitchen = kitchen(.left, keeping: [0, 2])
        await kitchen.type("search leek; pick")
        let kept = Deed.kept(titles: ["Leek soup", "Leek tart"], already: [], pageMissing: [])
        #expect(kitchen.answer == .done(kept))
        await kitchen.type("undo; pick; favs")
        #expect(Set(kitchen.titles) == ["Leek soup", "Leek tart"])
    }

    @Test(arguments: [Picker.Outcome?.none, .left])
    func leavingChangesNothing(_ outcome: Picker.Outcome?) async {
        let kitchen = kitchen(outcome)
        await kitchen.type("search leek; pick; list 1")
        #expect(kitchen.titles == ["Leek soup"])
    }

    /// Into a file, in a script and without a terminal it is a list.
    @Test(arguments: [("pick > out.txt", true), ("pick | sort", true), ("pick", false)])
    func elsewhereItIsAList(_ line: String, _ isAvailable: Bool) async {
        let kitchen = kitchen(.left, isAvailable: isAvailable)
        await kitchen.type("search leek")
        #expect(await kitchen.type(line).exitCode == 0)
        #expect(titles == nil)
    }

    @Test func inAScriptItIsAList() async {
        let kitchen = kitchen(.left)
        _ = await kitchen.play("search leek\npick\n")
        #expect(titles == nil && kitchen.numbers == [1, 2, 3, 4, 5])
    }
}
