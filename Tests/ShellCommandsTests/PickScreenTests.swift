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

    /// A kitchen whose cook picks the recipes at these places of the list.
    private func kitchen(
        opening opened: Int? = nil,
        keeping kept: [Int] = [],
        cookbook: [Recipe] = Array(TestKitchen.recipes.suffix(2)),
        pageSize: Int = 10,
        isAvailable: Bool = true
    ) -> TestKitchen {
        let asked = asked
        return TestKitchen(pageSize: pageSize) {
            $0.picker = PickerAccess(
                isAvailable: { isAvailable },
                pick: { request in
                    asked.withLock { $0.append(request) }
                    let ids = await Self.recipes(of: request).map(\.id)
                    return PickedRecipes(opened: opened.map { ids[$0] }, kept: kept.map { ids[$0] })
                }
            )
            $0.cookbook.parts = { query, take in
                for recipe in cookbook.filter(query.matches) {
                    guard await take([recipe]) else { return }
                }
            }
            $0.cookbook.text = { key in cookbook.first { $0.id.key == key } }
            $0.services.wholeRecipe = { recipe in
                var recipe = recipe
                recipe.title += ", whole"
                return recipe
            }
        }
    }

    private static func recipes(of request: PickerRequest) async -> [Recipe] {
        let all = Guarded([Recipe]())
        await request.recipes { part in
            all.withLock { $0 += part }
            return true
        }
        return all.withLock { $0 }
    }

    private var titles: [String]? {
        get async {
            guard let request = asked.withLock({ $0.last }) else { return nil }
            return await Self.recipes(of: request).map(\.title)
        }
    }

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
        let kitchen = kitchen()
        await kitchen.type(line)
        #expect(await self.titles == titles)
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
        let kitchen = kitchen(cookbook: imported, pageSize: 1)
        await kitchen.type(line)
        let found = await self.titles
        #expect(found?.filter { titles.contains($0) } == titles)
        #expect(found?.contains("Imported bread") == titles.contains("Imported bread"))
    }

    @Test func aRecipeIsShownWholeWithItsStar() async throws {
        let kitchen = kitchen()
        await kitchen.type("search soup; fav 1; search leek; pick")
        let request = try #require(asked.withLock { $0.first })
        let recipes = await Self.recipes(of: request)
        #expect(await request.favorites(recipes) == [TestKitchen.recipes[0].id])
        let first = try #require(await request.preview(recipes[0].id))
        #expect(first.recipe.title == "Leek soup, whole" && first.isFavorite)
        #expect(first.pageState == .notNeeded)
        #expect(first.query == RecipeQuery([.has(Term("leek"))]))
        #expect(await request.preview(recipes[1].id)?.isFavorite == false)
        await kitchen.type("pick cookbook")
        let other = try #require(asked.withLock { $0.last })
        let id = await Self.recipes(of: other)[0].id
        let preview = try #require(await other.preview(id))
        #expect(preview.query == nil)
    }

    @Test func whatIsPickedIsOpened() async {
        let kitchen = kitchen(opening: 1)
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
        let kitchen = kitchen(keeping: [0, 2])
        await kitchen.type("search leek; pick")
        let kept = PerformedAction.kept(
            titles: ["Leek soup", "Leek tart"],
            already: [],
            pageMissing: []
        )
        #expect(kitchen.answer == .done(kept))
        await kitchen.type("undo; pick; favs")
        #expect(Set(kitchen.titles) == ["Leek soup", "Leek tart"])
    }

    @Test func leavingChangesNothing() async {
        let kitchen = kitchen()
        await kitchen.type("search leek; pick; list 1")
        #expect(kitchen.titles == ["Leek soup"])
    }

    /// A list that nobody looks at any more is read no further.
    @Test func whatIsNotWantedIsNotRead() async throws {
        let kitchen = kitchen(cookbook: TestKitchen.recipes)
        await kitchen.type("pick cookbook")
        let request = try #require(asked.withLock { $0.last })
        let read = Guarded(0)
        await request.recipes { part in
            read.withLock { $0 += part.count }
            return part.isEmpty
        }
        #expect(read.withLock { $0 } == 1)
    }

    /// Into a file, in a script and without a terminal it is a list.
    @Test(arguments: [("pick > out.txt", true), ("pick | sort", true), ("pick", false)])
    func elsewhereItIsAList(_ line: String, _ isAvailable: Bool) async {
        let kitchen = kitchen(isAvailable: isAvailable)
        await kitchen.type("search leek")
        #expect(await kitchen.type(line).exitCode == 0)
        #expect(await titles == nil)
    }

    @Test func inAScriptItIsAList() async {
        let kitchen = kitchen()
        _ = await kitchen.play("search leek\npick\n")
        #expect(await titles == nil && kitchen.numbers == [1, 2, 3, 4, 5])
    }
}
