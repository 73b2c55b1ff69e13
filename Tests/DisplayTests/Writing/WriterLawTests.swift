import Documents
import RecipeModel
import Testing

@testable import Display

/// Laws of whatever writes a document, on documents of random parts.
struct WriterLawTests {
    static let seeds = Array(UInt64(1)...60)

    private func lines(_ document: Document, _ style: OutputStyle) -> [StyledText] {
        ScreenContext(style: style).lines(of: document)
    }

    /// Every writer by its name, with the text that it makes of a document.
    private func texts(of document: Document) -> [(writer: String, text: String)] {
        func drawn(_ width: Int, isAccessible: Bool = false) -> String {
            let style = OutputStyle(width: width, isAccessible: isAccessible, isTerminal: true)
            return lines(document, style).map(\.string).joined(separator: "\n")
        }
        return [
            ("terminal at 40", drawn(40)), ("terminal at 80", drawn(80)),
            ("terminal at 160", drawn(160)), ("voice", drawn(80, isAccessible: true)),
            ("Markdown", MarkdownWriter.text(of: document)),
            ("HTML", HTMLWriter.article(of: document)),
        ]
    }

    @Test(arguments: seeds)
    func everyWriterKeepsEveryWord(_ seed: UInt64) {
        var dice = DocumentDice(seed: seed, isMarked: true)
        let document = dice.document()
        for (writer, text) in texts(of: document) {
            let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() })
            let lost = dice.said.filter { !words.contains($0) }
            #expect(lost.isEmpty, "\(writer): \(text)")
        }
    }

    @Test(arguments: seeds)
    func everyWriterKeepsTheOrder(_ seed: UInt64) {
        var dice = DocumentDice(seed: seed, isMarked: true)
        var document = Document()
        for _ in 0..<12 { document.add(.paragraph(dice.phrase())) }
        for (writer, text) in texts(of: document) {
            let words = text.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
            #expect(words.filter(dice.said.contains) == dice.said, "\(writer)")
        }
    }

    @Test(arguments: Array(OutputStyle.widths))
    func noLineIsWiderThanAsked(_ width: Int) {
        var dice = DocumentDice(seed: UInt64(width))
        for _ in 0..<3 {
            let document = dice.document()
            for isAccessible in [false, true] {
                for layout in [Layout.list, .cards] {
                    let style = OutputStyle(
                        width: width,
                        isASCII: layout == .cards,
                        isAccessible: isAccessible,
                        format: .automatic,
                        layout: layout,
                        isTerminal: true
                    )
                    let wide = lines(document, style).filter { $0.width > width }
                    #expect(wide.isEmpty, "\(wide.map(\.string))")
                }
            }
        }
    }

    @Test func whatIsForOnePlaceIsWrittenThereAlone() {
        var document = Document()
        document.add(.paragraph("everywhere"))
        document.add(.paragraph("here"), on: .screen)
        document.add(.paragraph("there"), on: .file)
        document.add(.facts([Fact("typed", on: .screen), Fact("kept", on: .file), Fact("both")]))
        for (writer, text) in texts(of: document) {
            let isFile = ["Markdown", "HTML"].contains(writer)
            #expect(text.contains("everywhere") && text.lowercased().contains("both"), "\(writer)")
            #expect(text.contains("there\n") == isFile || text.contains("there<") == isFile)
            #expect(text.contains("\nhere\n") != isFile, "\(writer): \(text)")
            #expect(text.lowercased().contains("typed") != isFile, "\(writer)")
            #expect(text.lowercased().contains("kept") == isFile, "\(writer)")
        }
    }

    @Test func whatIsSaidCanDifferFromWhatIsSeen() {
        var document = Document()
        document.add(.paragraph("2 h"), spoken: ["Two hours."])
        document.add(.heading("Steps", level: 2), spoken: [])
        let seen = lines(document, OutputStyle(isTerminal: true)).map(\.string)
        let said = lines(document, OutputStyle(isAccessible: true, isTerminal: true))
        #expect(seen == ["2 h", "Steps"])
        #expect(said.map(\.string) == ["Two hours."])
    }

    /// The document of a recipe is one: what its screen says its file says too.
    @Test func aFileHasAllThatTheScreenHas() {
        var page = PrintedRecipe(Sample.opened.content)
        page.kept = "saved"
        let screen = MarkdownWriter.text(of: page.document)
        page.isFile = true
        let file = MarkdownWriter.text(of: page.document)
        #expect(screen == file)
    }
}

/// Documents of random parts.
struct DocumentDice {
    private var dice: Dice
    /// Whether every word is one of a kind and has only letters and figures, so that it can be found
    /// again.
    private let isMarked: Bool
    /// The words of a kind, in the order in which they were given out.
    private(set) var said: [String] = []

    init(seed: UInt64, isMarked: Bool = false) {
        dice = Dice(seed: seed)
        self.isMarked = isMarked
    }

    private mutating func flip() -> Bool { dice.number(in: 0...1) == 0 }

    mutating func text(upTo count: Int = 6) -> String {
        guard isMarked else { return dice.line(upTo: count * 2) }
        let words = (0..<dice.number(in: 1...count)).map { index in "w\(said.count + index)x" }
        said += words
        return words.joined(separator: " ")
    }

    mutating func phrase() -> Phrase {
        let link = flip() ? nil : WebAddress("https://www.example.org/a?b=(c)&d=<e>")
        return Phrase(text(), flip() ? .title : .secondary) + " "
            + Phrase(text(upTo: 2), link: link)
    }

    mutating func document() -> Document {
        var document = Document()
        document.add(
            flip()
                // What stands at the right is for screens alone.
                ? .title(.list(text(), right: isMarked ? "" : text(upTo: 2)))
                : .title(.recipe(phrase(), isFavorite: flip(), hasLactose: flip()))
        )
        for _ in 0..<8 { document.add(content()) }
        return document
    }

    private mutating func content() -> Block.Content {
        switch dice.number(in: 0...10) {
        case 0: .heading(phrase(), level: dice.number(in: 1...3))
        case 1:
            .paragraph(phrase(), indent: dice.number(in: 0...4), hanging: dice.number(in: 0...2))
        case 2: .facts((0..<dice.number(in: 1...5)).map { _ in Fact(phrase()) })
        case 3: .items(items(), indent: dice.number(in: 0...4))
        case 4: .entries(entries())
        case 5:
            .things(
                Things(
                    label: text(upTo: 1),
                    labelColumns: isMarked || flip() ? 0 : dice.number(in: 1...9),
                    (0..<4).map { _ in text(upTo: 3) },
                    indent: dice.number(in: 0...2),
                    areTyped: flip()
                )
            )
        case 6: .marked(text(upTo: 3), 0..<2, hint: text(upTo: 3))
        case 7: .choices(choices())
        case 8: .recipes(RecipeList([row(3), row(12)], highest: 12))
        case 9: .verbatim([text(), text()])
        default: .space
        }
    }

    private mutating func choices() -> Choices {
        let choices = (0..<5).map { _ in
            Choices.Choice(name: text(upTo: 2), count: flip() ? nil : 12, summary: text(upTo: 5))
        }
        let rows = choices.map { [$0.name, $0.summary] }
        return Choices(choices, table: Table(header: ["name", "summary"], rows: rows))
    }

    private mutating func items() -> [Item] {
        let kind = dice.number(in: 0...5)
        return (1...dice.number(in: 1...12)).map { number in
            let marker: Item.Marker =
                switch kind {
                case 0: .step(number, of: 12)
                case 1: .row(number, upTo: 12)
                case 2: .reference(number, of: 12)
                case 3: .tick(number, isDone: flip())
                case 4: .sign("·")
                default: .none
                }
            return Item(phrase(), marker)
        }
    }

    private mutating func entries() -> Entries {
        let groups = (0..<dice.number(in: 1...2)).map { _ in
            Entries.Group(
                title: flip() ? nil : text(upTo: 2),
                rows: (0..<3).map { _ in
                    .init([Phrase(text(upTo: 1)), Phrase(text(upTo: 2))], phrase())
                }
            )
        }
        return Entries(groups, areTyped: flip())
    }

    /// A row without ingredients, which a list cuts where they are too many.
    private mutating func row(_ number: Int) -> RecipeRow {
        let id = RecipeID(service: ServiceName(rawValue: text(upTo: 1)), key: "1")
        let recipe = Recipe(id: id, title: text())
        var row = RecipeRow(number: number, recipe: recipe, isFavorite: flip(), query: nil)
        row.listsIngredients = false
        row.remarks = [text(upTo: 2)]
        return row
    }
}
