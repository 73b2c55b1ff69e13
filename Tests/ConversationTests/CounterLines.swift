import Testing

@testable import Conversation

/// Lines as several kinds of cooks say them - terse, chatty, polite, in a hurry, in a language not
/// their own - with what each becomes at the prompt.
///
/// They were written before the grammar was looked at and read by all rules of the prompt: a typed
/// command, a number, a sentence, bare foods. `group | place | said | means`.
enum CounterLines {
    static let all = [wishes, talk, recipes, kitchen, week].joined(separator: "\n")
        .split(separator: "\n").compactMap { row -> EverydayLines.Line? in
            let parts = row.split(separator: "|").map { part in
                part.split(separator: " ").joined(separator: " ")
            }
            return parts.count == 4
                ? .init(group: parts[0], place: parts[1], said: parts[2], means: parts[3]) : nil
        }
}

struct CounterLinesTests {
    @Test func nearlyEveryLineBecomesWhatItMeansAndHardlyOneSomethingElse() throws {
        var (right, wrong) = (0, 0)
        var others: [String] = []
        for line in CounterLines.all {
            let got = PromptReading.meaning(line.said, in: line.place)
            if got == line.means {
                right += 1
            } else {
                if got != "error" { wrong += 1 }
                others.append("\(line.place) | \(line.said) | \(got)")
            }
        }
        let count = CounterLines.all.count
        print("at the prompt: \(right) of \(count) right, \(wrong) wrong")
        #expect(count >= 900)
        #expect(right * 100 >= count * 93)
        #expect(wrong * 100 <= count * 3)
        try KeptReadings.compare(others, with: "counter")
    }
}
