import Testing

@testable import Conversation

/// The tables of lines that cooks say, held against what is read of them.
///
/// Those of lines at a counter are measures, not lists of promises: the share that is read right must
/// stay as it is, and a line that isn't read right must be refused and not done as something else.
struct TalkLinesTests {
    /// How many lines of a table were read right, and how many as something else.
    private struct Share {
        var (lines, right, wrong) = (0, 0, 0)

        mutating func add(_ line: TalkLines.Line, _ got: String) {
            lines += 1
            if got == line.meaning { right += 1 } else if got != "error" { wrong += 1 }
        }
    }

    @Test func everySentenceIsUnderstood() {
        #expect(TalkLines.sentences.count > 280)
        for row in TalkLines.sentences {
            let got = SpokenScreen.meaning(row.said, in: row.place)
            #expect(got == row.meaning, "\(row.place): \(row.said)")
        }
    }

    @Test func nearlyEveryEverydayLineIsReadRightAndHardlyOneWrong() throws {
        var groups: [String: Share] = [:]
        var others: [String] = []
        for (line, meaning) in zip(TalkLines.everyday, TalkLines.everydayMeanings) {
            let got = SpokenScreen.text(of: meaning)
            for key in ["all", line.group] { groups[key, default: Share()].add(line, got) }
            // All that is said of lines that no command means, too.
            if got != line.meaning || got == "error" {
                others.append("\(line.place) | \(line.said) | \(KeptReadings.text(of: meaning))")
            }
        }
        let all = try #require(groups["all"])
        #expect(all.lines >= 2_000)
        #expect(all.right * 100 >= all.lines * 96, "\(all.right) of \(all.lines)")
        #expect(all.wrong * 100 <= all.lines * 3, "\(all.wrong) of \(all.lines)")
        for (group, share) in groups {
            #expect(share.right * 10 >= share.lines * 7, "\(group)")
        }
        try KeptReadings.compare(others, with: "everyday")
    }

    @Test func nearlyEveryLineAtTheCounterBecomesWhatItMeans() throws {
        var all = Share()
        var others: [String] = []
        for line in TalkLines.counter {
            let got = PromptReading.meaning(line.said, in: line.place)
            all.add(line, got)
            if got != line.meaning { others.append("\(line.place) | \(line.said) | \(got)") }
        }
        #expect(all.lines >= 900)
        #expect(all.right * 100 >= all.lines * 93, "\(all.right) of \(all.lines)")
        #expect(all.wrong * 100 <= all.lines * 3, "\(all.wrong) of \(all.lines)")
        try KeptReadings.compare(others, with: "counter")
    }
}
