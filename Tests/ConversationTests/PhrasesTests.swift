import Foundation
import Testing

@testable import Conversation

/// Every word that a turn of phrase can be said with, in a line that means a command by it.
///
/// The rows of `Readings/phrases.txt` are `place | said | means | words`; `{}` in what is said
/// stands for each of the words, which have ` / ` between them.
struct PhrasesTests {
    struct Row: Sendable {
        var place: String
        var said: String
        var means: String
        var words: [String]

        /// The row with each of its words.
        var lines: [TalkLines.Line] {
            words.map {
                .init(place: place, said: said.replacing("{}", with: $0), meanings: [means])
            }
        }

        var first: TalkLines.Line { lines[0] }
    }

    static let rows = TalkLines.rows(of: "phrases").map { fields in
        let words = fields.count > 3 ? fields[3].components(separatedBy: " / ") : [""]
        return Row(place: fields[0], said: fields[1], means: fields[2], words: words)
    }

    /// Each row with each of its words.
    static let lines = rows.flatMap(\.lines)

    private static let parts = 8

    @Test(arguments: 0..<parts)
    func everyWordMeansWhatItsNeighboursMean(part: Int) {
        #expect(Self.rows.count > 1_800)
        for (index, row) in Self.rows.enumerated() where index % Self.parts == part {
            for line in row.lines {
                let means = SpokenScreen.meaning(line.said, in: line.place)
                #expect(means == row.means, "\(line.place): \(line.said)")
            }
        }
    }
}
