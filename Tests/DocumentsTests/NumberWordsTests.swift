import Documents
import Testing

struct NumberWordsTests {
    @Test(arguments: [
        (0, "0"), (999, "999"), (1_240, "1,240"), (1_000_000, "1,000,000"), (-1_234, "-1,234"),
    ])
    func thousandsArePartedByCommas(_ number: Int, _ words: String) {
        #expect(NumberWords.grouped(number) == words)
    }

    @Test(arguments: [([], ""), ([3], "3"), ([1, 2, 3, 5], "1-3, 5"), ([7, 1, 2], "7, 1-2")])
    func rowsAreSaidByTheirEnds(_ numbers: [Int], _ words: String) {
        #expect(NumberWords.ranges(numbers) == words)
    }

    @Test(arguments: [
        (0, "0 bytes"), (1_023, "1023 bytes"), (65_536, "64 KiB"), (16_777_216, "16 MiB"),
        (5_500_000, "5.2 MiB"),
    ])
    func sizesHaveAUnit(_ bytes: Int, _ words: String) {
        #expect(NumberWords.bytes(bytes) == words)
    }

    @Test(arguments: [(100_000_000, "100 MB"), (5_242_880, "5.2 MB"), (999, "999 bytes")])
    func sizesOfTheCacheAreThoseOfItsSetting(_ bytes: Int, _ words: String) {
        #expect(NumberWords.decimalBytes(bytes) == words)
    }

    @Test(arguments: [
        (0, "0 min", "0 minutes"), (25, "25 min", "25 minutes"), (60, "1 h", "1 hour"),
        (150, "2 h 30 min", "2 hours 30 minutes"), (59, "59 min", "59 minutes"),
        (61, "1 h 1 min", "1 hour 1 minute"), (2_879, "47 h 59 min", "47 hours 59 minutes"),
        (2_880, "2 days", "2 days"), (3_599, "2 days", "2 days"), (3_600, "3 days", "3 days"),
    ])
    func minutesAreHoursWhereTheyAreMany(_ minutes: Int, _ words: String, _ spoken: String) {
        #expect(NumberWords.minutes(minutes) == words)
        #expect(NumberWords.spokenMinutes(minutes) == spoken)
    }

    @Test(arguments: [
        (-5, "0 seconds"), (1, "1 second"), (90, "1 minute"), (7_300, "2 hours"),
        (100_000, "27 hours"), (200_000, "2 days"), (59, "59 seconds"), (60, "1 minute"),
        (3_599, "59 minutes"), (3_600, "1 hour"), (172_799, "47 hours"), (172_800, "2 days"),
    ])
    func agesHaveTheirLargestUnit(_ seconds: Int, _ words: String) {
        #expect(NumberWords.age(seconds) == words)
    }

    @Test(arguments: [
        ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
    ])
    func listsEndWithAnd(_ items: [String], _ words: String) {
        #expect(NumberWords.list(items) == words)
    }

    @Test(arguments: [
        (4.0, "4"), (4.5, "4.5"), (4.333_3, "4.33"), (.infinity, "?"), (1e300, "1e+300"),
    ])
    func decimalsHaveNoNeedlessFraction(_ number: Double, _ words: String) {
        #expect(NumberWords.decimal(number) == words)
    }
}
