import Foundation
import RecipeModel
import ShellAnswers
import Testing

@testable import Display

struct CardLayoutTests {
    @Test(arguments: [
        (20, 1), (77, 1), (78, 2), (80, 2), (117, 2), (118, 3), (120, 3), (157, 3), (158, 4),
        (160, 4),
    ])
    func asManyStandBesideEachOtherAsFit(_ width: Int, _ count: Int) {
        #expect(CardLayout.across(in: width) == count)
        #expect(CardLayout.width(in: width) * count + 2 * (count - 1) <= width)
    }

    /// The band goes two columns to the right with each row, and off the edge.
    @Test func theRibbonLiesAt45DegreesOverThePicture() {
        let text = renderer(width: 38, format: .chosen(.cards), pictures: .cells)
            .output(.results(Sample.pictured))
        #expect(
            text.split(separator: "\n").dropFirst().prefix(8) == [
                "┌────────────────────────────────────┐",
                "│░░░░░░░░░░░░░░░░░░░░░░░╲Ha╲░░░░░░░░░│",
                "│░░░░░░░░░░░░░░░░░░░░░░░░░╲s ╲░░░░░░░│",
                "│░░░░░░░░░░░░░░░░░░░░░░░░░░░╲la╲░░░░░│",
                "│░░░░░░░░░░░░░░░░░░░░░░░░░░░░░╲ct╲░░░│",
                "│░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░╲os╲░│",
                "│░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░╲e │",
                "│░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░╲│",
            ]
        )
    }

    @Test func withoutAPictureTheBadgeIsWordsInTheLastRow() {
        let text = renderer(width: 38, format: .chosen(.cards)).output(.results(Sample.results))
        let lines = text.split(separator: "\n")
        let end = lines.firstIndex { $0.hasPrefix("└") } ?? 0
        #expect(lines[1] == "┌────────────────────────────────────┐")
        #expect(lines[2] == "│ 11  Baked garlic cheese bread ★    │")
        #expect(end > 0 && lines[end - 1] == "│ [Has lactose]                      │")
        #expect(!text.contains("╲"))
    }

    /// Law: every line of a row of cards has the cards' sides in the same columns, and every recipe
    /// with lactose its whole ribbon, or the badge's words where it has no picture.
    @Test(arguments: [20, 27, 40, 60, 78, 80, 110, 119, 120, 160], [PictureSupport.none, .cells])
    func sidesStandInTheirColumns(_ width: Int, _ pictures: PictureSupport) {
        var dice = Dice(seed: UInt64(width))
        for _ in 0..<8 {
            let rows = (1...7).map {
                ResultRow(number: $0, recipe: dice.recipe(), isFavorite: $0 == 3)
            }
            let answer = ResultsAnswer(
                query: RecipeQuery(),
                service: .feed,
                rows: rows,
                pages: [1],
                loaded: 7,
                hasMore: false
            )
            let text = renderer(width: width, format: .chosen(.cards), pictures: pictures)
                .output(.results(answer))
            let lines = text.split(separator: "\n").map(ScreenColumns.init)
                .filter { "┌│└".contains($0[0]) }
            let card = CardLayout.width(in: width)
            for line in lines {
                for left in stride(from: 0, to: line.count, by: card + 2) {
                    #expect("┌│└".contains(line[left]), "\(line.text)")
                    #expect("┐│┘".contains(line[left + card - 1]), "\(line.text)")
                }
            }
            let words = text.components(separatedBy: "[Has lactose]").count - 1
            for letters in ["╲Ha╲", "╲s ╲", "╲la╲", "╲ct╲", "╲os╲", "╲e "] {
                let ribbons = text.components(separatedBy: letters).count - 1
                #expect(ribbons + words == rows.count, "\(letters)")
            }
        }
    }

    @Test func theRibbonHasTheBadgesColours() {
        let text = renderer(theme: .dark, bold: true, format: .chosen(.cards), pictures: .cells)
            .output(.results(Sample.pictured))
        #expect(text.contains("\u{1B}[38;5;16;48;5;214m╲Ha╲\u{1B}[0m"))
        #expect(!text.contains("[Has lactose]"))
    }

    @Test(arguments: [
        (PictureSupport.graphics, 80, 3, true), (.graphics, 80, 1, false),
        (.graphics, 59, 5, false),
        (.cells, 80, 5, false), (.none, 80, 5, false),
    ])
    func autoChoosesCardsForRealPictures(
        _ pictures: PictureSupport,
        _ width: Int,
        _ withPicture: Int,
        _ areCards: Bool
    ) {
        var answer = Sample.results
        for index in answer.rows.indices.prefix(withPicture) {
            answer.rows[index].recipe.thumbnail = WebAddress("https://photo.example/\(index).jpg")
        }
        let renderer = renderer(
            width: width,
            format: .automatic,
            layout: .auto,
            pictures: pictures
        )
        #expect(renderer.output(.results(answer)).contains("┌") == areCards)
    }

    /// Parts of a page that come one after the other look like the whole page.
    @Test func partsAreCardsToo() {
        let renderer = renderer(format: .automatic, layout: .cards, pictures: .cells)
        let rows = Array(Sample.pictured.rows.prefix(2))
        let part = ResultsPart(query: Sample.query, service: .feed, rows: rows, isFirst: false)
        let output = renderer.text(of: part)
        #expect(output.output.hasPrefix("recipepuppy\n┌──"))
        #expect(output.pictures.count == 2)
    }
}

/// A drawn line by its columns: a wide character fills two.
struct ScreenColumns {
    let text: Substring
    private let columns: [Character]

    init(_ text: Substring) {
        self.text = text
        columns = text.flatMap { Array(repeating: $0, count: TextWidth.of($0)) }
    }

    var count: Int { columns.count }

    subscript(_ column: Int) -> Character {
        columns.indices.contains(column) ? columns[column] : "?"
    }
}
