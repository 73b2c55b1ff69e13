import Foundation
import RecipeTestSupport
import Testing

@testable import Starters

/// What each starter means to a search: its foods by rank, kinds, diets, traits, tools, minutes.
struct GoldenMeaningTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    @Test func meaningOfAllStarters() throws {
        let recipes = try StarterSource.recipes(in: StarterFiles.recipes)
        #expect(recipes.count > 200)
        let embedded = EmbeddedPostings(recipes)
        let order = embedded.order.split(separator: ",").compactMap { Int($0) }
        let minutes = embedded.minutes.split(separator: ",")
        var meanings = [[String]](repeating: [], count: order.count)
        for line in embedded.postings.split(separator: "\n") {
            let sides = line.split(separator: "\t")
            for number in sides[1].split(separator: ",").compactMap({ Int($0) }) {
                meanings[number].append(String(sides[0]))
            }
        }
        let lines = order.indices.map { number in
            "\(recipes[order[number]].title) · \(minutes[number]) min"
                + Self.text(of: meanings[number])
        }
        let differences = try KeptLines.differences(
            of: lines,
            from: Self.folder.appending(path: "meanings.txt")
        )
        for difference in differences.prefix(20) { Issue.record("\(difference)") }
        #expect(differences.count <= 20, "and \(differences.count) differences in all")
    }

    /// The postings by what they are about: `food1 egg` and `food1 milk` are `food1 egg, milk`.
    private static func text(of postings: [String]) -> String {
        var names: [String: [String]] = [:]
        for posting in postings {
            let sides = posting.split(separator: " ", maxSplits: 1).map(String.init)
            names[sides[0], default: []].append(sides.count > 1 ? sides[1] : "")
        }
        return names.sorted { $0.key < $1.key }.map { subject, names in
            let names = names.sorted()
            return " · \(subject) "
                + (["pair", "word", "trace"].contains(subject)
                    ? KeptLines.digest(names) : names.joined(separator: ", "))
        }.joined()
    }
}
