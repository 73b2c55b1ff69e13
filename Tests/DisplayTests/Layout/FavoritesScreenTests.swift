import RecipeModel
import ShellAnswers
import Testing

@testable import Display

struct FavoritesScreenTests {
    private func draw(_ change: (inout FavoritesAnswer) -> Void) -> String {
        var answer = Sample.favorites
        change(&answer)
        return renderer().output(.favorites(answer))
    }

    @Test(arguments: [
        (3, 3, "3, all offline"), (3, 2, "3, 2 offline"), (3, 0, "3, none offline"),
        (1, 1, "1, offline"), (1_240, 1_240, "1,240, all offline"),
    ])
    func headingCountsThemAndThoseOffline(_ total: Int, _ offline: Int, _ words: String) {
        let text = draw { answer in
            answer.total = total
            answer.offline = offline
        }
        #expect(text.split(separator: "\n").first?.hasSuffix("  \(words)") == true)
    }

    @Test func searchedOnesNameTheWords() {
        #expect(
            draw { $0.query = RecipeQuery([.has(Term("garlic")), .none(Term("bread"))]) }
                .hasPrefix("favorites: garlic, without bread  ")
        )
    }

    @Test func pagesThatAreMissingAreMarked() {
        let lines = draw { _ in }.split(separator: "\n")
        #expect(lines.filter { $0.hasSuffix(" · page missing") }.count == 1)
    }

    @Test func theCooksOwnWordsAreTold() {
        let words = OwnWords(
            notes: [RecipeNote(id: 1, text: "less salt", writtenAt: 1)],
            tags: ["cheap", "quick"]
        )
        let text = draw { $0.rows[0].words = words }
        #expect(text.contains(" · #cheap #quick · 1 note\n"))
        var answer = Sample.favorites
        answer.rows[0].words = words
        let json = renderer(format: .chosen(.ndjson)).output(.favorites(answer))
        #expect(json.contains(#""tags":["cheap","quick"],"notes":["less salt"]"#))
    }

    @Test func refreshingIsReported() {
        let text = draw { answer in
            answer.refreshed = RefreshReport(
                fetched: 1,
                failed: [.init(title: "Leek soup", reason: .serverFailed(status: 404, tries: 1))]
            )
            answer.hasMore = true
        }
        #expect(
            text.hasSuffix("1 page fetched again\nLeek soup unchanged (404)\nmore…\n")
        )
    }

    @Test func machinesGetDatesInUTC() {
        let text = renderer(format: .chosen(.ndjson)).output(.favorites(Sample.favorites))
        #expect(
            text.contains(#""savedAt":"2026-05-12T09:05:07Z","offline":true,"tags":[],"notes":[]"#)
        )
    }
}
