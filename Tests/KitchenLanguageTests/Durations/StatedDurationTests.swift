import KitchenLanguage
import RecipeTestSupport
import Testing

/// The one reader of lengths of time: what fields of files and pages, and cooks, state.
struct StatedDurationTests {
    @Test func everyTextIsReadInMinutes() {
        for (text, minutes) in StatedDurationTable.rows {
            #expect(StatedDuration(text)?.minutes == minutes, "\(text)")
        }
        #expect(StatedDurationTable.rows.count > 300)
    }

    @Test(arguments: [
        ("20-30 minutes", 1_200, 1_800), ("eight to ten minutes", 480, 600),
        ("30 min - 1 h", 1_800, 3_600), ("1 hour", 3_600, 3_600), ("90 s", 90, 90),
    ])
    func bothEndsOfARangeAreKept(_ text: String, _ least: Int, _ most: Int) throws {
        let duration = try #require(StatedDuration(text))
        #expect((duration.least, duration.most) == (least, most))
    }

    @Test(arguments: [
        ("1h30m", true, true), ("45", false, true), ("45 min", true, true),
        ("about 45 min", true, false), ("1 hour and 5 minutes", true, true),
        ("45 min, chilled", true, false), ("PT5M", true, true),
    ])
    func whatElseIsSaidIsTold(_ text: String, _ namesUnit: Bool, _ isWhole: Bool) throws {
        let duration = try #require(StatedDuration(text))
        #expect((duration.namesUnit, duration.isWhole) == (namesUnit, isWhole))
    }

    /// What the program writes, the reader reads: `1h30m`, and a number with every unit.
    @Test func whatIsWrittenIsRead() {
        var random = SeededGenerator(seed: 31)
        for _ in 0..<500 {
            let seconds = Int.random(in: 1...86_400, using: &random)
            #expect(TimerLength(TimerLength.typed(seconds))?.seconds == seconds)
            let minutes = Int.random(in: 1...StatedDuration.limit, using: &random)
            #expect(StatedDuration("\(minutes) min")?.minutes == minutes)
            #expect(StatedDuration("\(minutes / 60)h\(minutes % 60)m")?.minutes == minutes)
            #expect(StatedDuration("PT\(minutes)M")?.minutes == minutes)
        }
    }

    /// No text, however odd, takes the reader long or ends it.
    @Test func oddTextsStateNothingOrSomething() {
        var random = SeededGenerator(seed: 5)
        let parts = [
            "1", "99999999999", "/", ":", "h", "min", " ", "-", "½", "a", "half", "P", "T", "'",
        ]
        for _ in 0..<2_000 {
            let count = Int.random(in: 0...12, using: &random)
            let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
            if let minutes = StatedDuration(text)?.minutes {
                #expect((1...StatedDuration.limit).contains(minutes), "\(text)")
            }
        }
    }
}
