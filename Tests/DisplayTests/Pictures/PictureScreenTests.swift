import RecipeModel
import ShellAnswers
import Testing

@testable import Display

struct PictureScreenTests {
    private func answer(_ view: PictureAnswer.View) throws -> PictureAnswer {
        PictureAnswer(
            number: 3,
            recipe: Sample.bread,
            address: try #require(WebAddress("https://photo.example/0.jpg")),
            view: view
        )
    }

    private let graphics = PictureAnswer.View.drawn(
        .graphics("\u{1B}_Gpixels\u{1B}\\"),
        size: CellSize(columns: 30, rows: 10)
    )

    @Test func aPictureOfPixelsHasAPlaceAboveItsTitle() throws {
        let renderer = renderer(bold: true, pictures: .graphics)
        let output = renderer.text(
            of: Reply(command: "picture", answer: .picture(try answer(graphics)))
        )
        let place = try #require(output.pictures.first)
        #expect(place.order.size == CellSize(columns: 30, rows: 10))
        #expect(place.column == 0 && place.linesUp == 11)
        #expect(place.drawn != nil)
        #expect(output.output.contains("Baked garlic cheese bread"))
    }

    @Test func cellsStandInTheLines() throws {
        let row = (0..<4).map { _ in PictureCell("▀", foreground: .rgb(1, 2, 3)) }
        let view = PictureAnswer.View.drawn(
            .cells([row, row]),
            size: CellSize(columns: 4, rows: 2)
        )
        let text = renderer(pictures: .cells).output(.picture(try answer(view)))
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.prefix(2) == ["▀▀▀▀", "▀▀▀▀"])
        #expect(lines.last == "Baked garlic cheese bread · photo.example")
    }

    /// A picture that is smaller than its place leaves the rest blank.
    @Test func cellsThatAreMissingAreBlank() throws {
        let cell = PictureCell("▀", foreground: .rgb(1, 2, 3))
        let order = PictureOrder(
            recipe: RecipeID(service: .web, key: "x"),
            address: try #require(WebAddress("https://photo.example/0.jpg")),
            size: CellSize(columns: 3, rows: 3),
            hasRibbon: false
        )
        let examples: [(cells: [[PictureCell]], lines: [String])] = [
            ([], ["   ", "   ", "   "]), ([[cell]], ["▀  ", "   ", "   "]),
            ([[cell, cell, cell, cell], [], [cell], [cell]], ["▀▀▀", "   ", "▀  "]),
        ]
        for (cells, lines) in examples {
            let framed = FramedPicture(order: order, drawn: .cells(cells))
            let box = PictureBox(picture: framed, symbols: .unicode)
            #expect(box.lines.map(\.string) == lines)
        }
    }

    @Test func whereNoneCanBeShownItIsDescribed() throws {
        let wanted = "Picture of Baked garlic cheese bread, from photo.example."
        for renderer in [
            renderer(pictures: .none), renderer(terminal: false), renderer(accessible: true),
            renderer(width: 20, pictures: .graphics),
        ] {
            let text = renderer.output(.picture(try answer(graphics)))
            let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.hasPrefix(wanted), "\(text)")
            #expect(!text.contains("\u{1B}"))
        }
        let missing = renderer().output(.picture(try answer(.notInstalled)))
        #expect(missing.contains("libgdk-pixbuf-2.0-0"))
    }

    @Test func programsGetTheAddressAndADescription() throws {
        let answer = Answer.picture(try answer(.described))
        let json = renderer(format: .chosen(.json)).output(answer)
        #expect(json.contains(#""picture":"https://photo.example/0.jpg""#))
        #expect(json.contains(#""description":"Picture of Baked garlic cheese bread"#))
        let rows = renderer(format: .chosen(.csv)).output(answer)
        #expect(rows.contains("3,Baked garlic cheese bread,https://photo.example/0.jpg"))
        let markdown = renderer(format: .chosen(.md)).output(answer)
        #expect(markdown.hasPrefix("![Picture of Baked garlic cheese bread"))
    }
}
