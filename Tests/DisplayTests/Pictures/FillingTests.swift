import RecipeModel
import ShellAnswers
import Testing

@testable import Display

/// Where pictures lie, and what fills their places.
struct FillingTests {
    private static let width = 80

    /// A picture of letters, so that each cell can be told.
    private static func letters(for order: PictureOrder) -> DrawnPicture {
        let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
        return .cells(
            (0..<order.size.rows).map { row in
                (0..<order.size.columns).map { column in
                    PictureCell(alphabet[(row + column) % alphabet.count])
                }
            }
        )
    }

    private func cards(
        _ drawing: @escaping @Sendable (PictureOrder) -> DrawnPicture? = { _ in nil },
        support: PictureSupport = .cells
    ) -> (Renderer, RenderedOutput) {
        let renderer = renderer(
            width: FillingTests.width,
            format: .chosen(.cards),
            pictures: support,
            drawing: drawing
        )
        let notes = [Note.unusableEntries(2)]
        let reply = Reply(command: "search", answer: .results(Sample.pictured), notes: notes)
        return (renderer, renderer.text(of: reply))
    }

    @Test func everyPictureOfThePageHasAPlace() {
        let output = cards().1
        let addresses = output.pictures.map(\.order.address.text)
        #expect(addresses == [0, 1, 3, 4].map { "https://photo.example/\($0).jpg" })
        #expect(output.pictures.map(\.order.hasRibbon) == [true, false, false, true])
        #expect(output.linesAfterPictures == 1)
    }

    @Test func placesAreWhereThePlaceholdersStand() {
        let output = cards().1
        let lines = output.output.split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast()
        for place in output.pictures {
            for row in 0..<place.order.size.rows {
                let line = Array(lines[lines.endIndex - place.linesUp + row])
                let cells = line[place.column..<(place.column + place.order.size.columns)]
                #expect(cells.allSatisfy { "░╲Haslctoe ".contains($0) })
                #expect(line[place.column - 1] == "│")
                #expect(line[place.column + place.order.size.columns] == "│")
            }
        }
    }

    @Test func aFilledPlaceLooksAsIfThePictureHadBeenThere() {
        let (renderer, empty) = cards()
        let full = cards(FillingTests.letters).1
        for linesBelow in [0, 3] {
            var screen = PlainScreen(empty.output)
            for _ in 0..<linesBelow { screen.write("\r\n") }
            let cursor = screen.cursor
            for place in empty.pictures {
                let picture = FillingTests.letters(for: place.order)
                screen.write(renderer.filling(place, with: picture, linesBelow: linesBelow))
                #expect(screen.cursor == cursor)
            }
            #expect(screen.text.hasPrefix(full.output))
        }
    }

    @Test func pixelsAreSentToTheFirstCellAndTheCursorComesBack() throws {
        let (renderer, output) = cards({ _ in .graphics("<pixels>") }, support: .graphics)
        // Ribbons are pixels in the pictures; the card without one has its badge in words.
        #expect(!output.output.contains("░"))
        #expect(!output.output.contains("╲Ha"))
        #expect(output.output.contains("Has lactose"))
        let place = try #require(output.pictures.dropFirst().first)
        #expect(place.drawn == .graphics("<pixels>"))
        let text = renderer.filling(place, with: .graphics("<pixels>"), linesBelow: 2)
        let up = place.linesUp + 2
        #expect(text == "\r\u{1B}7\u{1B}[\(up)A\u{1B}[\(place.column)C<pixels>\u{1B}8\u{1B}[0m")
    }

    /// A step of no columns would be one of one.
    @Test func aPlaceInTheFirstColumnNeedsNoStep() throws {
        let order = PictureOrder(
            recipe: RecipeID(service: .web, key: "x"),
            address: try #require(WebAddress("https://photo.example/1.jpg")),
            size: CellSize(columns: 2, rows: 2),
            hasRibbon: false
        )
        let place = PlacedPicture(order: order, drawn: nil, linesUp: 5, column: 0)
        let (renderer, _) = cards()
        #expect(
            renderer.filling(place, with: .graphics("<pixels>"))
                == "\r\u{1B}7\u{1B}[5A<pixels>\u{1B}8\u{1B}[0m"
        )
        let cells = renderer.filling(place, with: FillingTests.letters(for: order))
        #expect(cells.hasPrefix("\u{1B}[5A\ra") && !cells.contains("C"))
    }

    @Test func cellsThatAreNotOneColumnWideAreLeftBlank() {
        let output = cards({ order in
            let row = ["味", "", "\u{301}"].map { PictureCell(Character($0.isEmpty ? "\n" : $0)) }
            return .cells(Array(repeating: row, count: order.size.rows))
        }).1
        for line in output.output.split(separator: "\n") {
            #expect(TextWidth.of(line) <= FillingTests.width)
        }
    }
}

/// The screen of a terminal that knows only what filling needs.
private struct PlainScreen {
    private(set) var cells: [[Character]] = [[]]
    private(set) var cursor = [0, 0]

    init(_ text: String) { write(text.replacing("\n", with: "\r\n")) }

    var text: String { cells.map { String($0) }.joined(separator: "\n") }

    mutating func write(_ text: String) {
        var rest = Substring(text)
        while let sign = rest.unicodeScalars.first {
            switch sign {
            case "\r":
                rest.unicodeScalars.removeFirst()
                cursor[1] = 0
            case "\n":
                rest.unicodeScalars.removeFirst()
                cursor[0] += 1
                if cursor[0] == cells.count { cells.append([]) }
            case "\u{1B}":
                let sequence = rest.prefix { !"ABCm".contains($0) }
                let count = Int(sequence.dropFirst(2)) ?? 1
                switch rest.dropFirst(sequence.count).first {
                case "A": cursor[0] = max(0, cursor[0] - count)
                case "B": cursor[0] = min(cells.count - 1, cursor[0] + count)
                case "C": cursor[1] += count
                default: break
                }
                rest = rest.dropFirst(sequence.count + 1)
            default:
                put(rest.removeFirst())
            }
        }
    }

    /// A wide character takes its cell and leaves the next one empty.
    private mutating func put(_ character: Character) {
        while cells[cursor[0]].count < cursor[1] { cells[cursor[0]].append(" ") }
        if cursor[1] < cells[cursor[0]].count {
            cells[cursor[0]][cursor[1]] = character
        } else {
            cells[cursor[0]].append(character)
        }
        cursor[1] += 1
    }
}
