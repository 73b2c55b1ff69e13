import Foundation
import Testing

@testable import Conversation

/// Every word that a turn of phrase can be said with, in a line that means a command by it.
///
/// The rows of `Readings/phrases.txt` are `place | said | means | words`; `{}` in what is said
/// stands for each of the words, which have ` / ` between them.
struct PhrasesTests {
    private struct Row {
        var place: String
        var said: String
        var means: String
        var words: [String]
    }

    private static let rows: [Row] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Readings/phrases.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { line in
            let parts = line.components(separatedBy: " | ")
            return Row(
                place: parts[0],
                said: parts[1],
                means: parts[2],
                words: parts.count > 3 ? parts[3].components(separatedBy: " / ") : [""]
            )
        }
    }()

    /// Each row with each of its words.
    static let lines: [(place: String, said: String, means: String)] = rows.flatMap { row in
        row.words.map { (row.place, row.said.replacing("{}", with: $0), row.means) }
    }

    private static let parts = 8

    @Test(arguments: 0..<parts)
    func everyWordMeansWhatItsNeighboursMean(part: Int) {
        #expect(Self.rows.count > 1_800)
        for (index, row) in Self.rows.enumerated() where index % Self.parts == part {
            for word in row.words {
                let said = row.said.replacing("{}", with: word)
                let means = SpokenScene.meaning(said, in: row.place)
                #expect(means == row.means, "\(row.place): \(said)")
            }
        }
    }
}
