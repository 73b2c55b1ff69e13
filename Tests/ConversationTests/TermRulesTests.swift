import RecipeModel
import Testing

@testable import Conversation

/// How terms part and tie, beside what `TermReaderTests` has.
struct TermRulesTests {
    /// A few foods, sorts of dish, and words that say nothing.
    private struct SortsKnown: FoodKnowledge {
        func lengthOfName(at start: Int, in words: [String]) -> Int { 0 }

        func isWordOfName(_ word: String) -> Bool {
            ["onion", "nuts", "curry", "leek"].contains(word)
        }

        func isDropped(_ word: String) -> Bool { ["tasty", "nice"].contains(word) }

        func isSort(_ text: String) -> Bool { ["dessert", "curry", "gluten-free"].contains(text) }
    }

    private func conditions(
        _ line: String,
        foods: any FoodKnowledge,
        beginsExcluded: Bool = false
    ) throws -> [String] {
        let source = SourceLine(line)
        let statement = try StatementReader(mode: .prompt).statements(in: source).first
        let words = try statement?.words(with: ScriptVariables()) ?? []
        let reader = TermReader(foods: foods, source: source, beginsExcluded: beginsExcluded)
        return try reader.conditions(in: words).map(\.content.described)
    }

    @Test(arguments: [
        ("no nuts dessert", ["dessert", "!nuts"]),
        ("no nuts dessert milk", ["dessert", "milk", "!nuts"]),
        ("no nuts leek dessert", ["dessert", "!nuts", "!leek"]),
        ("no nuts, dessert", ["!nuts", "!dessert"]),
        ("no nuts and dessert", ["!nuts", "!dessert"]),
        ("no nuts or dessert", ["!nuts", "!dessert"]),
        ("no nuts \"dessert\"", ["!nuts", "!dessert"]),
        ("no -nuts dessert", ["!nuts", "!dessert"]),
        ("no dessert", ["!dessert"]), ("-nuts dessert", ["dessert", "!nuts"]),
        ("tasty leek", ["leek"]), ("tasty", ["tasty"]), ("tasty nice", ["tasty", "nice"]),
        ("curry leek, nuts", ["curry", "leek", "nuts"]),
        ("curry leek milk, nuts", ["curry", "leek", "milk", "nuts"]),
        ("\"stew\" leek milk, nuts", ["stew", "leek", "milk", "nuts"]),
        ("eggs leek, nuts", ["eggs leek", "nuts"]),
        ("nuts free", ["!nuts"]), ("nuts-free leek", ["leek", "!nuts"]), ("x-free", ["!x"]),
        ("nuts free range", ["nuts", "free", "range"]), ("curry free", ["curry", "free"]),
        ("gluten-free leek", ["gluten-free", "leek"]), ("zest free", ["zest", "free"]),
        ("title:nuts free", ["title=nuts", "free"]), ("-nuts free", ["free", "!nuts"]),
    ])
    func aSortOfDishIsWanted(_ line: String, _ expected: [String]) throws {
        #expect(try conditions(line, foods: SortsKnown()) == expected)
    }

    @Test func behindWithoutASortIsLeftOutToo() throws {
        let read = try conditions("nuts dessert", foods: SortsKnown(), beginsExcluded: true)
        #expect(read == ["!nuts", "!dessert"])
        let timed = try conditions(
            "cream minutes:30 leek",
            foods: SortsKnown(),
            beginsExcluded: true
        )
        #expect(timed == ["<30", "!cream", "!leek"])
    }

    @Test(arguments: [
        ("garlic, leek, ham or rice", ["garlic|leek|ham|rice"]),
        ("garlic, -onion, leek or ham", ["garlic", "leek|ham", "!onion"]),
        ("garlic or the leek", ["garlic|leek"]),
        ("eggs no garlic or -leek", ["eggs", "!garlic", "!leek"]),
        ("eggs no -garlic or leek", ["eggs", "!garlic", "!leek"]),
        ("minutes:20 minutes:30 eggs", ["<20", "<30", "eggs"]),
        ("curry under 30 minutes, peas", ["curry", "<30", "peas"]),
        ("smoked mac and cheese, peas", ["smoked mac and cheese", "peas"]),
        ("crusty bread please, peas", ["crusty bread", "peas"]),
        ("eggs! peas.", ["eggs!", "peas"]), ("eggs peas\\!", ["eggs", "peas!"]),
        ("eggs ?", ["eggs"]), ("eggs (22)", ["eggs"]), ("eggs (2a)", ["eggs", "(2a)"]),
        ("eggs ()", ["eggs", "()"]), ("eggs \"(22)\"", ["eggs", "(22)"]),
        ("title:a:b", ["title=a:b"]), ("eggs,-leek", ["eggs", "!leek"]),
    ])
    func termsPartAndTie(_ line: String, _ expected: [String]) throws {
        #expect(try conditions(line, foods: KnownNames()) == expected)
    }

    @Test(arguments: [
        ("search eggs no ⟦minutes:30⟧", Mistake.Kind.term(.badMinutes(word: "30"))),
        ("search eggs no ⟦30 minutes⟧", .term(.badMinutes(word: "30"))),
        ("search minutes:30 ⟦or⟧ leek", .term(.danglingOr)),
        ("search garlic ⟦or⟧ , leek", .term(.danglingOr)),
        ("search garlic ⟦or⟧ and leek", .term(.danglingOr)),
        ("search garlic ⟦or⟧ with leek", .term(.danglingOr)),
        ("search garlic and ⟦or⟧ leek", .term(.danglingOr)),
        ("search eggs ⟦no⟧ with leek", .term(.empty)),
        ("search eggs ⟦no⟧ but leek", .term(.empty)),
        ("search ⟦title:\"\"⟧ omelet", .term(.emptyQualifier(name: "title"))),
        ("search ⟦minutes:⟧ eggs", .term(.emptyQualifier(name: "minutes"))),
        ("search ⟦anywhere⟧:leek", .term(.unknownQualifier(word: "anywhere", suggestion: nil))),
        ("search ⟦:leek⟧", .term(.unknownQualifier(word: "", suggestion: nil))),
    ])
    func aWrongTermIsToldAtItsPlace(_ marked: String, _ kind: Mistake.Kind) {
        let line = MarkedLine(marked)
        #expect(LineReading().mistake(line.text)?.kind == kind)
        #expect(LineReading().mistake(line.text)?.span == line.span)
    }

    @Test(arguments: [
        ("without leek with ham", "without leek with ham"),
        ("without leek minutes:30", "without leek with minutes:30"),
        ("without with ham", "without with ham"), ("no leek -ham", "without leek ham"),
    ])
    func whatIsWantedIsWrittenBehindWith(_ line: String, _ means: String) throws {
        #expect(try LineReading().canonical(line) == means)
    }

    /// Up to 40 terms each is tried without quotes; of more all are quoted where one must be.
    @Test func manyTermsAreQuotedTogether() {
        func text(_ count: Int) -> String {
            let rest = (0..<count - 2).map { "w\($0)" }
            let conditions = (["soy", "sauce"] + rest).map { Condition.has(Term($0)) }
            return TermWriter(foods: KnownNames()).text(of: conditions)
        }
        #expect(text(40).hasPrefix("soy \"sauce\" w0 w1"))
        #expect(text(41).hasPrefix("\"soy\" \"sauce\" \"w0\""))
    }

    @Test(arguments: [
        ("find leek under 20 minutes rice", ["leek", "under 20 minutes", "rice"]),
        ("find leek peas!?", ["leek", "peas"]), ("find eggs,-leek", ["eggs", "-leek"]),
    ])
    func aTermHasItsPlace(_ line: String, _ arguments: [String]) throws {
        let command = try #require(try LineReading().commands(line).first)
        let characters = Array(line)
        #expect(command.places.arguments.map { String(characters[$0]) } == arguments)
    }

    @Test(
        arguments: [
            ("op", ["opa"], nil), ("opa", ["op"], nil), ("ope", ["open"], "open"),
            ("pen", ["open", "pent"], "open"), ("garlik", ["garlicky", "garlic"], "garlic"),
            ("serch", ["beach"], nil),
        ] as [(String, [String], String?)]
    )
    func aCloseNameIsFound(_ word: String, _ names: [String], _ closest: String?) {
        #expect(Closeness.closest(to: word, among: names) == closest)
    }

    @Test func aVeryLongWordIsCloseToNothing() {
        let name = String(repeating: "a", count: 40)
        #expect(Closeness.closest(to: name, among: ["b" + name]) == "b" + name)
        #expect(Closeness.closest(to: "b" + name, among: [name]) == nil)
    }

    @Test(arguments: ["twenty ten minutes", "ten five minutes", "9999h", "0h", "twenty", "h"])
    func thatIsNoTime(_ words: String) {
        #expect(TimePhrase(words.split(separator: " ").map(String.init)) == nil)
    }
}
