import Testing

@testable import Conversation

/// Lines as cooks say them at a counter, with slips, fillers and half sentences.
///
/// `group | place | said | means`. The table is a measure, not a list of promises: the share that is
/// read right must stay as it is, and a line that is not read right must be refused and not done as
/// something else.
enum EverydayLines {
    struct Line: Sendable {
        var group: String
        var place: String
        var said: String
        var means: String
    }

    /// What the grammar makes of each line, in their order; read once for all tests.
    static let meanings: [SpokenMeaning] = all.map { line in
        SpokenGrammar(context: SpokenScene.context(line.place)).meaning(of: line.said)
    }

    static let all: [Line] = [
        wishes, talk, recipes, kitchen, supper, table, market, guests, sunday, evening,
        weekday,
    ].joined(separator: "\n")
        .split(separator: "\n").compactMap { row in
            let parts = row.split(separator: "|").map { part in
                part.split(separator: " ").joined(separator: " ")
            }
            return parts.count == 4
                ? Line(group: parts[0], place: parts[1], said: parts[2], means: parts[3]) : nil
        }
}

struct EverydayLinesTests {
    private struct Share {
        var lines = 0
        var right = 0
        var wrong = 0

        var text: String {
            "\(right) of \(lines) right, \(wrong) wrong, \(lines - right - wrong) refused"
        }
    }

    @Test func nearlyEveryLineIsReadRightAndHardlyOneWrong() {
        var all = Share()
        var groups: [String: Share] = [:]
        for (line, meaning) in zip(EverydayLines.all, EverydayLines.meanings) {
            let got = SpokenScene.text(of: meaning)
            let isRight = got == line.means
            let isWrong = !isRight && got != "error"
            for key in ["", line.group] {
                var share = key.isEmpty ? all : groups[key, default: Share()]
                share.lines += 1
                share.right += isRight ? 1 : 0
                share.wrong += isWrong ? 1 : 0
                if key.isEmpty { all = share } else { groups[key] = share }
            }
            if !isRight { print("\(line.group): \(line.said) -> \(got)") }
        }
        for (group, share) in groups.sorted(by: { $0.key < $1.key }) {
            print("\(group): \(share.text)")
        }
        print("all: \(all.text)")
        #expect(all.lines >= 2_000)
        #expect(all.right * 100 >= all.lines * 96)
        #expect(all.wrong * 100 <= all.lines * 3)
    }

    /// Lines that aren't read right, and all that is said of lines that no command means.
    @Test func whatIsReadOtherwiseIsAsKept() throws {
        let lines = zip(EverydayLines.all, EverydayLines.meanings).compactMap { line, meaning in
            let got = SpokenScene.text(of: meaning)
            return got == line.means && got != "error"
                ? nil : "\(line.place) | \(line.said) | \(KeptReadings.text(of: meaning))"
        }
        try KeptReadings.compare(lines, with: "everyday")
    }

    @Test func everyGroupIsReadRightMoreOftenThanNot() {
        let read = zip(EverydayLines.all, EverydayLines.meanings).map { $0 }
        for (group, lines) in Dictionary(grouping: read, by: \.0.group) {
            let right = lines.count { $0.0.means == SpokenScene.text(of: $0.1) }
            #expect(right * 10 >= lines.count * 7, "\(group)")
        }
    }
}
