import Foundation
import RecipeTestSupport
import Testing

/// The command that each line of the tables of phrases becomes, as digests: the lines are not ours
/// to keep.
///
/// The tables are in the folder that `PHRASES` names and in its folder `kitchen`; without it nothing
/// is read. A line is named by its table and row.
struct GoldenPhraseTests {
    private static let folder = ProcessInfo.processInfo.environment["PHRASES"]
        .map { URL(filePath: $0) }

    @Test(.enabled(if: folder != nil)) func everyPublicPhrase() throws {
        let folder = try #require(Self.folder)
        var digests = KeptDigests()
        for table in ["first-words", "said", "said-2", "kitchen/talk"] {
            let text = try String(
                contentsOf: folder.appending(path: "\(table).tsv"),
                encoding: .utf8
            )
            let rows = text.split(separator: "\n").map {
                $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            }
            guard let names = rows.first else { continue }
            for (number, row) in rows.enumerated().dropFirst() {
                let fields = Dictionary(zip(names, row)) { first, _ in first }
                guard let line = fields["said"] ?? fields["query"] else { continue }
                let place = fields["context"] ?? Self.context(of: fields["place"])
                let meaning = PromptReading.meaning(line, in: place)
                digests.add("\(table) \(number)", [place, line, meaning])
            }
        }
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Readings/phrase-digests.txt")
        let differences = try digests.differences(from: file)
        for difference in differences.prefix(20) { Issue.record("\(difference)") }
        #expect(differences.count <= 20, "and \(differences.count) differences in all")
    }

    /// Where a cook is who talks of a step or an ingredient, or has only opened the recipe.
    private static func context(of place: String?) -> String {
        guard let place else { return "start" }
        return place == "opened" ? "opened" : "guide"
    }
}
