import RecipeModel
import Testing

@testable import ShellSession

/// What each key does to `pick`.
struct PickerTests {
    private static let recipes: [Recipe] = [
        recipe("Leek soup", "leek", "potato"), recipe("Crème brûlée", "cream", "egg yolk"),
        recipe("Garlic bread", "garlic", "bread", "butter"),
        recipe("Leek and egg pie", "leek", "egg"),
    ]

    private static func recipe(_ title: String, _ foods: String...) -> Recipe {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: title), title: title)
        recipe.ingredientGroups = [
            IngredientGroup(items: foods.map { Ingredient(text: $0, name: $0) })
        ]
        return recipe
    }

    private func picker(after keys: Picker.Key..., typing text: String = "") -> Picker {
        var picker = Picker(Self.recipes.map { PickerItem($0) })
        for key in text.map(Picker.Key.text) + keys { #expect(picker.press(key) == nil) }
        return picker
    }

    @Test(arguments: [
        ("", [0, 1, 2, 3]), ("leek", [0, 3]), ("lsp", [0]), ("gb", [2]), ("lp", [3, 0]),
        ("eegg", [3]),
        ("cbr", [1, 2]), ("LEE", [0, 3, 1]), ("creme", [1]), ("egg", [3, 1]),
        ("leek eg", [3]), ("utter", []), ("butter", [2]), ("egg yo", [1]), ("  leek  ", [0, 3]),
    ])
    func typingLeavesWhatHasAllLetters(typed: String, left: [Int]) {
        let picker = picker(typing: typed)
        #expect(picker.matches == left)
        #expect(picker.typed == typed)
    }

    /// A hyphen parts words, and may be typed as well.
    @Test(arguments: ["fry spi", "stir-fry", "stir fry", "Beef-st fry"])
    func wordsBehindAHyphenAreFound(typed: String) {
        let recipes = [
            Self.recipe("Beef stir-fry", "five-spice"), Self.recipe("Fish", "fish"),
            Self.recipe("Stirred fried fives", "beef"),
        ]
        var picker = Picker(recipes.map { PickerItem($0) })
        for key in typed { _ = picker.press(.text(key)) }
        #expect(picker.matches == [0])
    }

    @Test func removingLettersBringsBackWhatWasLeftOut() {
        #expect(picker(after: .backspace, typing: "leekx").matches == [0, 3])
        #expect(picker(after: .clear, typing: "leekx") == picker())
        #expect(picker(after: .backspace) == picker())
    }

    @Test func arrowsMoveAndStopAtTheEnds() {
        #expect(picker().current == 0)
        #expect(picker(after: .up).current == 0)
        #expect(picker(after: .down, .down, .up).current == 1)
        #expect(picker(after: .last, .down).current == 3)
        #expect(picker(after: .last, .first).current == 0)
        #expect(picker(after: .down, typing: "leek").current == 3)
        #expect(picker(after: .down, typing: "qwxz").current == nil)
    }

    @Test func theCookStaysAtTheirRecipeWhereItIsLeft() {
        var picker = picker(after: .last)
        _ = picker.press(.text("l"))
        #expect(picker.current == 3)
        _ = picker.press(.clear)
        #expect(picker.current == 3)
        for letter in "brea" { _ = picker.press(.text(letter)) }
        #expect(picker.current == 2)
    }

    @Test func marksOutliveWhatIsTyped() {
        var picker = picker(after: .last, .mark, .first, .mark)
        #expect(picker.marked == [0, 3])
        #expect(picker.current == 1)
        _ = picker.press(.text("g"))
        #expect(picker.press(.keep) == nil)
        #expect(picker.kept == [0, 3] && picker.marked.isEmpty)
        #expect(picker.press(.keep) == nil)
        #expect(picker.kept.count == 3)
        #expect(self.picker(after: .mark, .up, .mark).marked == [])
    }

    @Test func endings() {
        var picker = picker(typing: "egg")
        #expect(picker.press(.open) == .opened(3))
        #expect(picker.press(.keep) == nil && picker.kept == [3])
        #expect(picker.press(.leave) == .left)
        var nothing = self.picker(typing: "qwxz")
        #expect(nothing.press(.open) == nil)
        #expect(nothing.press(.keep) == nil)
        #expect(nothing.press(.mark) == nil)
        #expect(nothing.press(.leave) == .left)
    }

    @Test(arguments: [1, 2, 3, 4, 9])
    func theWindowHasTheCooksRecipeInIt(height: Int) {
        var picker = picker()
        for _ in 0..<5 {
            let window = picker.window(of: height)
            #expect(window.contains(picker.place))
            #expect(window.count == min(height, 4))
            #expect(window.lowerBound >= 0 && window.upperBound <= 4)
            _ = picker.press(.down)
        }
    }

    @Test func anEmptyListIsFine() {
        var picker = Picker([])
        for key in [Picker.Key.down, .up, .mark, .open, .keep, .text("a"), .backspace, .last] {
            #expect(picker.press(key) == nil)
        }
        #expect(picker.window(of: 5).isEmpty)
        #expect(picker.press(.leave) == .left)
    }

    /// However much is typed or pasted, a key goes through no more than a title's length of it.
    @Test func whatIsTypedHasAnEnd() {
        let picker = picker(typing: String(repeating: "leek ", count: 2_000))
        #expect(picker.typed.utf8.count == 256 && picker.matches == [0, 3])
    }
}
