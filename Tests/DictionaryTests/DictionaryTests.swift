import Dictionary
import Foundation
import RecipeTestSupport
import Testing

/// The tables of the dictionary: nothing in them is wrong, and the program has them as they are.
struct DictionaryTests {
    private static let package: URL = {
        var place = URL(filePath: #filePath)
        for _ in 0..<3 { place.deleteLastPathComponent() }
        return place
    }()

    private static func tables() throws -> DictionaryTexts {
        let folder = package.appending(path: "Sources/Dictionary/Tables")
        return DictionaryTexts(try DictionaryFolder.texts(of: folder))
    }

    @Test func nothingInTheTablesIsWrong() throws {
        for mistake in try Self.tables().mistakes { Issue.record("\(mistake)") }
    }

    /// `Scripts/dictionary` puts the tables into the program.
    @Test func theProgramHasTheTablesAsTheyAre() throws {
        let source = Self.package.appending(
            path: "Sources/KitchenLanguage/Food/Dictionary/DictionaryTables.swift"
        )
        let kept = try String(contentsOf: source, encoding: .utf8)
        let text = DictionarySource(try Self.tables()).text
        #expect(kept == text, "Scripts/dictionary was not run")
    }

    /// What is said of a table that is not right: the line, and what is wrong with it.
    @Test(arguments: [
        Case(
            "a family that is none",
            "leek; of vegtable; aisle produce",
            "1: of vegtable: there is no such food"
        ),
        Case("what is in it", "leek; aisle produce; holds x", "1: holds x: there is no such food"),
        Case(
            "a name of two foods",
            "leek = onion; aisle produce\nonion; aisle produce",
            "1: onion is a food of line 2 as well / 2: onion is a food of line 1 as well"
        ),
        Case("a name twice", "leek = leek; aisle produce", "1: leek is there twice"),
        Case("its own family", "leek; of leek; aisle produce", "1: leek is in its own family"),
        Case(
            "a circle",
            "a; of b; aisle produce\nb; of a; aisle produce",
            "1: a is in its own family / 2: b is in its own family"
        ),
        Case("no aisle", "quince", "1: quince has no aisle"),
        Case("no such aisle", "quince; aisle fruit", "1: there is no aisle fruit"),
        Case("an aisle by a word", "grilled leek\nleek; aisle produce", ""),
        Case("an aisle by the family", "quince; of fruit\nfruit; aisle produce", ""),
        Case(
            "no such field",
            "leek; weighs 5; grams 5; aisle produce",
            "1: there is no field grams"
        ),
        Case("an empty field", "leek; aisle produce; heat", "1: heat says nothing"),
        Case("a field twice", "leek; aisle produce; also a; also b", "1: also is there twice"),
        Case("no number", "leek; aisle produce; piece big", "1: big is no number above zero"),
        Case("remarks", "# all of them\n\nleek; aisle produce # green", ""),
    ])
    func aMistakeIsToldWithItsLine(_ example: Case<String, String>) {
        let tables = DictionaryTexts(["foods": example.input, "aisles": "produce:"])
        let found = tables.mistakes.map { "\($0.line): \($0.text)" }.joined(separator: " / ")
        #expect(found == example.expected)
    }

    @Test func foodsAreNumbersInTheProgram() {
        let tables = DictionaryTexts([
            "foods": """
            cheese; aisle dairy; also fromage
            soft cheese; unsaid; of cheese
            feta = feta cheese; of soft cheese, ~cheese; lacks soft cheese; cup 150 dry
            crème fraîche; weighs Schmand; cup 230 dry; aisle dairy
            """,
            "aisles": "dairy: yolk",
        ])
        #expect(tables.mistakes.isEmpty)
        let text = DictionarySource(tables).text
        for part in [
            "cheese\n        soft cheese: 0\n        feta=feta cheese: 1 ~0\n", "2: !1\n",
            "cheese: fromage\n", "cheese, fromage, feta, feta cheese, crème fraîche\n",
            "dairy: yolk, cheese, crème fraîche\n", "150 | dry | feta, feta cheese\n",
            "230 | dry | crème fraîche, Schmand\n",
        ] {
            #expect(text.contains(part), "\(part)")
        }
    }
}
