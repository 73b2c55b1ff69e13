import Conversation
import RecipeCooking
import RecipeModel
import ShellAnswers
import Testing

@testable import ShellCommands

/// What is in the house, and what to buy.
extension CookingCommandTests {
    @Test(
        arguments: [
            ("pantry add", .command(.missingArgument(command: "pantry add", wanted: "TERM…"))),
            (
                "pantry remove",
                .command(.missingArgument(command: "pantry remove", wanted: "TERM…"))
            ),
            ("pantry remove saffron", .kitchen(.notInPantry(word: "saffron", foods: ["leek"]))),
            ("shop done saffron", .kitchen(.notOnShoppingList(word: "saffron"))),
            ("shop remove 3", .kitchen(.notOnShoppingList(word: "3"))),
            ("shop remove 1-3", .kitchen(.notOnShoppingList(word: "3"))),
            ("shop remove 0", .kitchen(.notOnShoppingList(word: "0"))),
            ("shop remove 0-2", .kitchen(.notOnShoppingList(word: "0"))),
            ("shop remove 0-3", .kitchen(.notOnShoppingList(word: "3"))),
            ("shop remove 2-1", .kitchen(.notOnShoppingList(word: "2-1"))),
            ("shop remove it", .kitchen(.notOnShoppingList(word: "it"))),
            ("shop remove", .command(.missingArgument(command: "shop", wanted: "TERM…"))),
            ("shop add", .reference(.nothingNamed)),
        ] as [(String, Mistake.Kind)]
    )
    func whatIsMissingOrWrongIsSaid(_ line: String, _ mistake: Mistake.Kind) async {
        let kitchen = await kitchen("pantry add leek", "shop add milk", "shop add eggs", line)
        #expect(kitchen.mistake == mistake)
    }

    /// What is left out of several recipes is told once.
    @Test func whatIsLeftOutIsToldOnce() async {
        let recipes = ["Leek one", "Leek two"].map { title in
            var recipe = TestKitchen.recipe(title, ["leek", "salt", "chives"])
            recipe.ingredientGroups[0].items[2].text += ", optional"
            return recipe
        }
        let kitchen = TestKitchen(recipes: recipes)
        await kitchen.type("search leek; shop add 1-2")
        let listed = KeptChange(kind: .listed, names: ["leek", "leek"])
        #expect(
            kitchen.answer
                == .kitchen(.changed(listed, leftOut: ["salt"], optional: ["chives"]))
        )
    }

    private func bought(_ kitchen: TestKitchen) -> [String] {
        guard case .kitchen(.shopping(let list))? = kitchen.answer else { return [] }
        return list.items.map(\.text)
    }

    @Test(arguments: [
        ("shop remove 1", 2), ("shop remove 3", 2), ("shop remove 1-2", 1), ("shop remove all", 0),
        ("shop remove last", 2),
        ("shop remove milk", 2), ("shop remove milk, eggs", 1), ("shop clear", 0),
        ("shop done all", 0), ("shop list", 3), ("shop", 3), ("shop remove 0-2", 3),
        ("shop remove milk, saffron", 3), ("shop remove 1,9", 3),
        ("shop remove 2-3", 1), ("shop remove 3-2", 3), ("shop remove 2-4", 3),
    ])
    func whatIsLeftToBuy(_ line: String, _ left: Int) async {
        let kitchen = await kitchen("shop add milk", "shop add eggs", "shop add rice", line, "shop")
        #expect(bought(kitchen).count == left, "\(line)")
    }

    /// Where one of several is not there, all of them stay.
    @Test func whatIsNotInThePantryLeavesItAsItIs() async {
        let kitchen = await kitchen("pantry add leek, rice", "pantry remove leek, saffron")
        #expect(
            kitchen.mistake == .kitchen(.notInPantry(word: "saffron", foods: ["leek", "rice"]))
        )
        await kitchen.type("pantry")
        guard case .kitchen(.pantry(let items, _))? = kitchen.answer else {
            Issue.record("no pantry")
            return
        }
        #expect(items.map(\.name) == ["leek", "rice"])
    }

    @Test func thePantryIsListedAndCleared() async {
        let kitchen = await kitchen(
            "pantry add leek, red onion",
            "pantry add flour --staple",
            "pantry"
        )
        guard case .kitchen(.pantry(let items, let staples))? = kitchen.answer else {
            Issue.record("no pantry")
            return
        }
        #expect(items.map(\.name) == ["leek", "red onion", "flour"])
        #expect(items.map(\.isStaple) == [false, false, true])
        #expect(staples == ["salt", "pepper", "water", "oil"])
        await kitchen.type("pantry clear")
        let gone = KeptChange(kind: .unstocked, names: ["leek", "red onion", "flour"])
        #expect(kitchen.answer == .kitchen(.changed(gone, leftOut: [])))
        await kitchen.type("pantry list")
        #expect(kitchen.answer == .kitchen(.pantry([], staples: staples)))
    }
}
