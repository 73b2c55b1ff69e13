import Testing

@testable import Conversation

struct TimePhraseTests {
    @Test(arguments: [
        ("20 minutes soup", 20, 2), ("45 min", 45, 2), ("2 hours", 120, 2), ("1.5 hours", 90, 2),
        ("2 hours and a half", 150, 5), ("2 hours and a quarter", 135, 5),
        ("2 hours and a bit", 120, 5), ("20 minutes and a half", 21, 5),
        ("an hour and a half", 90, 5), ("half an hour or less", 30, 5),
        ("three quarters of an hour", 45, 5), ("twenty five minutes", 25, 3),
        ("1h30", 90, 1), ("2h", 120, 1), ("45m", 45, 1), ("30-minute", 30, 1),
        ("under 20 minutes", 20, 3), ("at most 20 min tops", 20, 5), ("ready in 15 mins", 15, 4),
        ("less than 20 minutes", 19, 4), ("fewer than 20 minutes", 19, 4),
        ("shorter than 20 minutes", 19, 4), ("below 20 min", 19, 3),
        ("in less than an hour", 59, 5), ("no more than 20 minutes", 20, 5),
        ("1 minute", 1, 2), ("100000 minutes", 100_000, 2),
    ])
    func anExactTime(_ line: String, _ minutes: Int, _ words: Int) {
        let phrase = TimePhrase(line.split(separator: " ").map(String.init))
        #expect(phrase?.minutes == minutes)
        #expect(phrase?.wordCount == words)
        #expect(phrase?.isExact == true)
    }

    private func phrase(_ line: String) -> TimePhrase? {
        TimePhrase(line.split(separator: " ").map(String.init))
    }

    /// Every way to say that a limit follows, and whether the number itself is too long.
    @Test(arguments: [
        ("in less than", true), ("less than", true), ("fewer than", true), ("shorter than", true),
        ("below", true), ("at most less than", true), ("no more than", false),
        ("not more than", false), ("in under", false), ("at most", false), ("up to", false),
        ("ready in", false), ("done in", false), ("made in", false), ("in about", false),
        ("takes under", false), ("under", false), ("within", false), ("in", false),
        ("max", false), ("maximum", false), ("about", false), ("around", false),
        ("takes", false), ("take", false), ("only", false), ("just", false), ("for", false),
        ("ready in under", false), ("that takes", nil), ("over", nil), ("more than", nil),
    ])
    func whatStandsBeforeALimit(_ words: String, _ isBelow: Bool?) {
        let found = phrase("\(words) 20 minutes soup")
        #expect(found?.minutes == isBelow.map { $0 ? 19 : 20 })
        #expect(found?.wordCount == isBelow.map { _ in words.split(separator: " ").count + 2 })
    }

    @Test(arguments: [
        ("or less", 2), ("or under", 2), ("or fewer", 2), ("at most", 2), ("max", 1),
        ("maximum", 1), ("tops", 1), ("or more", 0), ("at least", 0), ("or", 0),
    ])
    func whatStandsBehindALimit(_ words: String, _ taken: Int) {
        let found = phrase("20 minutes \(words)")
        #expect(found?.minutes == 20)
        #expect(found?.wordCount == 2 + taken)
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

    @Test(arguments: [
        ("half an hour", 30), ("half hour", 30), ("a half hour", 30), ("half-hour", 30),
        ("three quarters of an hour", 45), ("a quarter of an hour", 15),
        ("quarter of an hour", 15), ("an hour", 60), ("one hour", 60), ("one hour and a half", 90),
        ("2 hr", 120), ("2 hrs", 120), ("45mins", 45), ("2hrs", 120), ("1hour", 60),
        ("90-min", 90), ("1h05", 65), ("9999m", 9_999), ("0.5 hours", 30), ("1.25 hours", 75),
    ])
    func aTimeInOtherWords(_ line: String, _ minutes: Int) {
        #expect(phrase(line)?.minutes == minutes)
        #expect(phrase(line)?.wordCount == line.split(separator: " ").count)
    }

    @Test(arguments: [("quick", 1), ("fastest soup", 1), ("in a hurry please", 3), ("express", 1)])
    func haste(_ line: String, _ words: Int) {
        let phrase = TimePhrase(line.split(separator: " ").map(String.init))
        #expect(phrase?.minutes == 30)
        #expect(phrase?.wordCount == words)
        #expect(phrase?.isExact == false)
    }

    @Test(arguments: [
        "", "20", "minutes", "0 minutes", "less than 1 minute", "100001 minutes", "hour",
        "1e9 minutes", "-5 minutes", "soup", "under", "20 soups", "12345h",
    ])
    func noTime(_ line: String) {
        #expect(TimePhrase(line.split(separator: " ").map(String.init)) == nil)
    }
}
