import Testing

@testable import Conversation

struct TimePhraseTests {
    @Test(arguments: [
        ("20 minutes soup", 20, 2), ("45 min", 45, 2), ("2 hours", 120, 2), ("1.5 hours", 90, 2),
        ("2 hours and a half", 150, 5), ("2 hours and a quarter", 135, 5),
        ("2 hours and a bit", 120, 5), ("20 minutes and a half", 20, 2),
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
