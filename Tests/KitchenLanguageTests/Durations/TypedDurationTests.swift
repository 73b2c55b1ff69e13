import KitchenLanguage
import Testing

/// The length of time that a line of a cook's begins with.
struct TypedDurationTests {
    /// A line, the seconds that it begins with, the seconds of the unit, and the rest.
    static let rows: [(String, Int, Int, String)] = [
        ("30min", 1_800, 60, ""), ("90s", 90, 1, ""), ("45m soup", 2_700, 60, " soup"),
        ("1h30m", 5_400, 3_600, ""), ("1h30", 5_400, 3_600, ""), ("1h 15", 4_500, 3_600, ""),
        ("1 h 30 min", 5_400, 3_600, ""), ("5m 30s", 330, 60, ""), ("90 minutes", 5_400, 60, ""),
        ("2 hours and 15 minutes for rice", 8_100, 3_600, " for rice"),
        ("1 hour, 5 minutes", 3_900, 3_600, ""), ("an hour and a half", 5_400, 3_600, ""),
        ("an hour and a quarter", 4_500, 3_600, ""), ("half an hour", 1_800, 3_600, ""),
        ("half hour soup", 1_800, 3_600, " soup"), ("half-hour", 1_800, 3_600, ""),
        ("a half hour", 1_800, 3_600, ""), ("a quarter of an hour", 900, 3_600, ""),
        ("quarter of an hour", 900, 3_600, ""), ("three quarters of an hour", 2_700, 3_600, ""),
        ("3 quarters of an hour", 2_700, 3_600, ""), ("2 and a half minutes", 150, 60, ""),
        ("2½ hours", 9_000, 3_600, ""), ("2.5 hours", 9_000, 3_600, ""),
        ("1 1/2 hours", 5_400, 3_600, ""), ("twenty five minutes", 1_500, 60, ""),
        ("ninety-nine min", 5_940, 60, ""), ("a couple of hours", 7_200, 3_600, ""),
        ("20-minute dinner", 1_200, 60, " dinner"), ("10 to 15 minutes", 900, 60, ""),
        ("20 minuets", 1_200, 60, ""), ("1 hour and 2 eggs", 3_600, 3_600, " and 2 eggs"),
        ("2 minutes 3 eggs", 120, 60, " 3 eggs"), ("1 h 3 eggs", 3_600, 3_600, " 3 eggs"),
    ]

    @Test(arguments: rows)
    func aLineBeginsWithATime(_ line: String, _ seconds: Int, _ unit: Int, _ rest: String) throws {
        let found = try #require(StatedDuration.beginning(line))
        #expect(found.duration.most == seconds && found.unit == unit)
        #expect(line[found.end...] == rest)
    }

    @Test(arguments: [
        "", "soup", "20", "minutes", "2 eggs 5 minutes", "two pans hours", "a second timer",
        "a time", "one day", "a week", "0 minutes", "under 20 minutes", "the hour", "5 t sugar",
    ])
    func aLineBeginsWithNoTime(_ line: String) { #expect(StatedDuration.beginning(line) == nil) }
}
