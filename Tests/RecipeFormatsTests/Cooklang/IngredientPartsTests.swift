import RecipeModel
import Testing

@testable import RecipeFormats

struct IngredientPartsTests {
    static let lines: [(line: String, parts: [String])] = [
        ("2 tbsp soft butter, in cubes", ["2", "tbsp", "soft butter", "in cubes"]),
        ("2 leeks", ["2", "", "leeks", ""]),
        ("1 1/2 cups of flour", ["1 1/2", "cups", "flour", ""]),
        ("1½ Tassen Mehl", ["1 1/2", "Tassen", "Mehl", ""]),
        ("½ lemon (juice only)", ["1/2", "", "lemon", "juice only"]),
        ("250g flour", ["250", "g", "flour", ""]),
        ("2-3 eggs", ["2-3", "", "eggs", ""]),
        ("2 – 3 large eggs; beaten", ["2-3", "", "large eggs", "beaten"]),
        ("1,5 dl crème", ["1.5", "dl", "crème", ""]),
        ("1,000 g rice", ["1000", "g", "rice", ""]),
        ("3 cloves", ["3", "", "cloves", ""]),
        ("3 cloves garlic", ["3", "cloves", "garlic", ""]),
        ("1 can (400 g) tomatoes", ["1", "can", "tomatoes", "400 g"]),
        ("salt and pepper, to taste", ["", "", "salt and pepper", "to taste"]),
        ("1 onion (red), sliced (thin)", ["1", "", "onion", "(red), sliced (thin)"]),
        ("5% cream", ["", "", "5% cream", ""]),
        ("12", ["", "", "12", ""]),
        ("cream, 1,5 % fat", ["", "", "cream", "1,5 % fat"]),
        ("200 г муки", ["200", "г", "муки", ""]),
    ]

    @Test(arguments: lines)
    func lineIsTakenApart(line: String, parts: [String]) {
        let found = IngredientParts(Ingredient(text: line))
        #expect([found.quantity, found.unit, found.food, found.preparation] == parts)
    }
}

struct IngredientMentionsTests {
    private func mentions(_ lines: [String], _ steps: [String]) -> IngredientMentions {
        IngredientMentions(of: lines.map { IngredientParts(Ingredient(text: $0)) }, in: steps)
    }

    private func named(_ lines: [String], _ steps: [String]) -> [[String]] {
        let found = mentions(lines, steps)
        return zip(steps, found.mentions).map { step, mentions in
            mentions.map { String(step[$0.range]) }
        }
    }

    @Test func firstMentionCounts() {
        #expect(named(["2 leeks"], ["Cut the leek.", "Fry the leeks."]) == [["leek"], []])
    }

    @Test func longerNamesGoFirst() {
        let found = named(
            ["10 g butter", "20 g peanut butter"],
            ["Melt peanut butter and butter."]
        )
        #expect(found == [["peanut butter", "butter"]])
    }

    @Test func sameFoodTwiceIsNamedTwice() {
        let found = mentions(["2 eggs", "1 egg"], ["Beat the eggs.", "Brush with the egg."])
        #expect(found.mentions.map { $0.map(\.parts.quantity) } == [["2"], ["1"]])
    }

    @Test func aKnownFoodStandsForItsKindsUnlessThereAreSeveral() {
        #expect(named(["50 g soft butter"], ["Melt the butter."]) == [["butter"]])
        let found = mentions(["50 g soft butter", "10 g cold butter"], ["Melt the butter."])
        #expect(found.mentions == [[]] && found.unnamed.count == 2)
    }

    @Test func partsOfWordsAreNoMention() {
        #expect(named(["1 pinch salt"], ["Boil in salted water."]) == [[]])
    }

    /// The known food is the longest in a name, and of two as long the last.
    @Test(arguments: [
        ("50 g Soft Butter", "Melt the butter.", ["butter"]),
        ("200 g pepper salmon", "Fry the salmon.", ["salmon"]),
        ("50 g cold peanut butter", "Melt the peanut butter.", ["peanut butter"]),
        ("50 g cold peanut butter", "Melt the butter.", []),
    ])
    func theKnownFoodOfAName(line: String, step: String, names: [String]) {
        #expect(named([line], [step]) == [names])
    }

    /// What stands between the words of a step is a space or a hyphen, else they are no name.
    @Test(arguments: [
        ("50 g soft butter", "Keep it soft, butter it.", ["butter"]),
        ("1 cup half-and-half", "Add half--and-half.", []), ("2 leeks", "Leeks!", ["Leeks"]),
    ])
    func aNameStandsAsItIs(line: String, step: String, names: [String]) {
        #expect(named([line], [step]) == [names])
    }

    @Test func whatElseAFoodOfTwoWordsIsCalledIsKept() {
        let found = mentions(["50 g cold peanut butter, in cubes"], ["Melt the Peanut butter."])
        let parts = found.mentions.first?.first?.parts
        #expect(parts?.food == "Peanut butter" && parts?.preparation == "cold, in cubes")
    }

    @Test func whatElseTheFoodIsCalledIsKept() {
        let found = mentions(["50 g soft butter, in cubes"], ["Melt the Butter."])
        let parts = found.mentions.first?.first?.parts
        #expect(parts?.food == "Butter" && parts?.preparation == "soft, in cubes")
    }
}
