import Testing

@testable import Conversation

struct TimePhraseTests {
    private func phrase(_ line: String) -> TimePhrase? {
        TimePhrase(line.split(separator: " ").map(String.init))
    }

    @Test func everyNumberUpToNinetyNineCanBeSaid() {
        let small = [
            "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
            "eighteen", "nineteen",
        ]
        let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
        let all =
            small + tens.flatMap { ten in [ten] + small.prefix(9).map { "\(ten) \($0)" } }
        for (place, words) in all.enumerated() {
            #expect(phrase("under \(words) minutes")?.minutes == place + 1, "\(words)")
        }
    }
}
