import Documents
import Foundation
import RecipeModel
import ShellAnswers
import Testing

@testable import Display

/// What a row has room for, and how a reply's form is chosen.
struct RowDetailsTests {
    private func lines(_ document: Document, width: Int = 60, ascii: Bool = false) -> [String] {
        let style = OutputStyle(width: width, isASCII: ascii, isTerminal: true)
        return TerminalWriter(context: ScreenContext(style: style)).lines(of: document)
            .map(\.string)
    }

    private func document(_ items: [Item], indent: Int = 2) -> Document {
        var document = Document()
        document.add(.items(items, indent: indent))
        return document
    }

    /// The ones stand under the ones, however high the numbers go.
    @Test func numbersEndInOneColumn() {
        let steps = document([9, 10].map { Item(Phrase("Stir."), .step($0, of: 10)) })
        #expect(lines(steps) == ["   9. Stir.", "  10. Stir."])
        let links = document([9, 10, 100].map { Item(Phrase("a"), .reference($0, of: 100)) })
        #expect(lines(links) == ["    [9] a", "   [10] a", "  [100] a"])
        let rows = document([9, 10].map { Item(Phrase("a"), .row($0, upTo: 10)) }, indent: 0)
        #expect(lines(rows) == ["  9  a", " 10  a"])
        let high = document([9, 1_000].map { Item(Phrase("a"), .row($0, upTo: 1_000)) }, indent: 0)
        #expect(lines(high) == ["   9  a", "1000  a"])
        #expect(lines(rows, width: 39) == ["9 a", "10 a"])
    }

    @Test func theListCanHaveEveryIngredient() {
        func shown(_ all: Bool) -> String {
            let style = OutputStyle(width: 60, listsAllIngredients: all, isTerminal: true)
            let renderer = Renderer(style: style, clock: Sample.clock)
            return renderer.output(.results(Sample.results))
        }
        #expect(!shown(false).contains("black pepper"))
        #expect(shown(true).contains("black pepper"))
        #expect(shown(true).contains("chilli flakes"))
        // Favorites list none of theirs in either case.
        let style = OutputStyle(width: 60, listsAllIngredients: true, isTerminal: true)
        let favorites = Renderer(style: style, clock: Sample.clock)
            .output(.favorites(Sample.favorites))
        #expect(!favorites.contains("parsley"))
    }

    /// A row of every ingredient has no line for facts that it has not.
    @Test func aLongRowEndsWithItsIngredients() {
        let recipe = Sample.recipe("Leek soup", "1", ["leek", "salt"])
        var row = RecipeRow(number: 1, recipe: recipe, isFavorite: false, query: nil)
        row.isLong = true
        var document = Document()
        document.add(.recipes(RecipeList([row], highest: 1)))
        #expect(lines(document) == ["  1  Leek soup", "     leek, salt"])
    }

    @Test func aTitleWithoutABadgeIsOneLine() {
        func title(_ hasLactose: Bool) -> [String] {
            var document = Document()
            let name = Phrase("Leek soup")
            document.add(.title(.recipe(name, isFavorite: false, hasLactose: hasLactose)))
            return lines(document, width: 40)
        }
        #expect(title(false) == ["Leek soup"])
        #expect(title(true) == ["Leek soup", "[Has lactose]"])
    }

    @Test func aNameOfWhichNothingIsToldIsOneLine() {
        var document = Document()
        let names = [("soup", "Hot."), ("stew", ""), ("pie", "Baked.")]
        let choices = names.map { Choices.Choice(name: $0.0, count: nil, summary: $0.1) }
        document.add(.choices(Choices(choices, table: Table(header: [], rows: []))))
        #expect(
            lines(document) == [
                "  1  soup", "     Hot.", "  2  stew", "  3  pie", "     Baked.",
            ]
        )
    }

    @Test func anEmptyCellIsNotSaid() {
        func said(_ cells: [String]) -> [String] {
            var document = Document()
            let row = Entries.Row(cells.map { Phrase($0) }, Phrase("a vegetable"))
            document.add(.entries(Entries([.init(rows: [row])])))
            return SpokenWriter.lines(of: document)
        }
        #expect(said(["", "leek", ""]) == said(["leek"]))
        #expect(said(["leek"]).first?.hasPrefix("leek: ") == true)
    }

    /// A thing to type is not broken where it is just as long as a line.
    @Test func thingsToTypeStayWhole() {
        func lines(_ thing: String) -> [String] {
            let context = ScreenContext(style: OutputStyle(width: 20))
            return context.apart(Things(["x", thing]), indent: 0).wrapped(to: 20)
                .map { Painter.plain($0.string) }
        }
        let whole = "a b " + String(repeating: "c", count: 16)
        #expect(lines(whole) == ["x", whole])
        let word = String(repeating: "c", count: 17)
        #expect(lines("a b " + word) == ["x     a b", word])
    }

    /// Into a pipe lists are tables for programs, and everything else is text.
    @Test func aPipeGetsTablesOfLists() {
        func begins(_ answer: Answer, _ format: FormatChoice, terminal: Bool) -> String {
            let text = renderer(format: format, terminal: terminal).output(answer)
            return text.components(separatedBy: "\n")[0]
        }
        let lists: [Answer] = [
            .results(Sample.results), .favorites(Sample.favorites), .names(Every.names),
        ]
        for answer in lists {
            #expect(begins(answer, .automatic, terminal: false).hasPrefix("n\t"))
            #expect(!begins(answer, .automatic, terminal: true).contains("\t"))
            #expect(!begins(answer, .chosen(.list), terminal: false).contains("\t"))
        }
        let settings = begins(.settings(Every.settings), .automatic, terminal: false)
        #expect(settings.hasPrefix("theme    auto"))
    }

    @Test(arguments: [OutputFormat.list, .cards, .table, .plain])
    func readAloudEveryFormForPeopleIsPlain(_ format: OutputFormat) {
        let answer = Answer.results(Sample.results)
        let plain = renderer(accessible: true, format: .chosen(.plain)).output(answer)
        #expect(renderer(accessible: true, format: .chosen(format)).output(answer) == plain)
    }

    @Test func aloudLinesAreWrappedOnTerminalsOrWhereAWidthIsChosen() {
        let note = Note.numbersMeanFavorites
        func longest(terminal: Bool, chosen: Bool) -> Int {
            var style = OutputStyle(width: 40, isAccessible: true, isTerminal: terminal)
            style.isWidthChosen = chosen
            let text = Renderer(style: style, clock: Sample.clock).text(of: [note]).error
            return text.split(separator: "\n").map(\.count).max() ?? 0
        }
        #expect(longest(terminal: true, chosen: false) <= 40)
        #expect(longest(terminal: false, chosen: true) <= 40)
        #expect(longest(terminal: false, chosen: false) == 70)
    }

    @Test func partsOfOneStreamAreOnePart() {
        var output = RenderedOutput()
        output.append("a", to: .output)
        output.append("", to: .error)
        output.append("b", to: .output)
        #expect(output.parts.map(\.text) == ["ab"])
        #expect(output.linesAfterPictures == 0)
        output.append("note 1\nnote 2\n", to: .error)
        #expect(output.linesAfterPictures == 2)
        output.append("c", to: .output)
        #expect(output.parts.map(\.stream) == [.output, .error, .output])
        #expect(output.output == "abc" && output.error == "note 1\nnote 2\n")
        #expect(output.linesAfterPictures == 0)
    }

    @Test(arguments: [(20, 7), (39, 7), (40, 8), (59, 11), (60, 12), (100, 12)])
    func aPictureIsAboutASquareAndAsHighAsTheRibbon(_ columns: Int, _ rows: Int) {
        let style = OutputStyle(
            width: 120,
            theme: .dark,
            keepsBold: true,
            pictures: .cells,
            isTerminal: true
        )
        let result = Sample.pictured.rows[0]
        let card = Card(
            row: result.row(of: nil),
            columns: columns,
            context: ScreenContext(style: style)
        )
        #expect(card.order?.size == CellSize(columns: columns, rows: rows))
        #expect(card.order?.hasRibbon == true)
        #expect(card.withPicture.count == rows + card.words.count - 1)
    }

    @Test func commandsThatAreNotThereAreNotOffered() {
        let some = Wording(clock: Sample.clock, commands: ["open"])
        #expect(some.has("open") && !some.has("cook"))
        #expect(Wording(clock: Sample.clock, commands: []).has("cook"))
    }
}
