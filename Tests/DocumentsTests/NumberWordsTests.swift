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

/// Numbers just at the places where they are said otherwise.
struct NumberBoundaryTests {
    @Test(arguments: [
        (1_000, "1,000"), (99_999, "99,999"), (100_000, "100,000"), (-999, "-999"), (-1, "-1"),
    ])
    func grouped(_ number: Int, _ words: String) {
        #expect(NumberWords.grouped(number) == words)
    }

    @Test(arguments: [
        (0, "0 leaves"), (1, "1 leaf"), (2, "2 leaves"), (-1, "-1 leaves"), (1_000, "1,000 leaves"),
    ])
    func counted(_ number: Int, _ words: String) {
        #expect(NumberWords.counted(number, "leaf", plural: "leaves") == words)
    }

    @Test func countedTakesAnS() {
        #expect(NumberWords.counted(1, "day") == "1 day")
        #expect(NumberWords.counted(2, "day") == "2 days")
    }

    @Test(arguments: [
        (1.0, "1 serving"), (0.5, "0.5 servings"), (2, "2 servings"), (1.001, "1 serving"),
        (0.99, "0.99 servings"),
    ])
    func servings(_ number: Double, _ words: String) {
        #expect(NumberWords.servings(number) == words)
    }

    @Test(arguments: [
        (1.0, 1, "1 second"), (0.25, 1, "0.25 seconds"), (2, 1, "2 seconds"), (1, 0, "1 second"),
        (1, 2, "1 second, tried 2 times"), (10, 3, "10 seconds, tried 3 times"),
    ])
    func seconds(_ seconds: Double, _ tries: Int, _ words: String) {
        #expect(NumberWords.seconds(seconds, tries: tries) == words)
    }

    @Test(arguments: [
        (0.005, "0.01"), (0.004, "0"), (1.994, "1.99"), (1.996, "2"), (-0.004, "0"), (-2.5, "-2.5"),
        (.nan, "?"), (-.infinity, "?"), (999_999_999_999_999, "999999999999999"),
    ])
    func decimal(_ number: Double, _ words: String) {
        #expect(NumberWords.decimal(number) == words)
    }

    @Test(arguments: [
        (-1, "0 bytes"), (1_024, "1 KiB"), (10_188, "9.9 KiB"), (10_240, "10 KiB"),
        (10_700, "10 KiB"), (10_800, "11 KiB"), (1_048_575, "1024 KiB"), (1_048_576, "1 MiB"),
        (1_073_741_824, "1 GiB"), (1_099_511_627_776, "1 TiB"), (1_125_899_906_842_624, "1024 TiB"),
    ])
    func bytes(_ count: Int, _ words: String) {
        #expect(NumberWords.bytes(count) == words)
    }

    @Test(arguments: [
        (-1, "0 bytes"), (1_000, "1 kB"), (9_940, "9.9 kB"), (10_400, "10 kB"), (10_500, "11 kB"),
        (1_000_000, "1 MB"), (1_000_000_000, "1 GB"), (1_000_000_000_000, "1 TB"),
        (2_000_000_000_000_000, "2000 TB"),
    ])
    func decimalBytes(_ count: Int, _ words: String) {
        #expect(NumberWords.decimalBytes(count) == words)
    }

    @Test(arguments: [
        (1, "1 min", "1 minute"), (62, "1 h 2 min", "1 hour 2 minutes"),
        (119, "1 h 59 min", "1 hour 59 minutes"), (120, "2 h", "2 hours"),
    ])
    func minutes(_ count: Int, _ words: String, _ spoken: String) {
        #expect(NumberWords.minutes(count) == words)
        #expect(NumberWords.spokenMinutes(count) == spoken)
    }

    @Test(arguments: [
        (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"), (["a"], "a"), ([], ""),
    ])
    func lists(_ items: [String], _ words: String) {
        #expect(NumberWords.list(items, last: "or") == words)
    }

    @Test(arguments: [
        ([1, 3], "1, 3"), ([1, 2], "1–2"), ([2, 1], "2, 1"), ([1, 1], "1, 1"),
        ([Int.max], "\(Int.max)"),
    ])
    func ranges(_ numbers: [Int], _ words: String) {
        #expect(NumberWords.ranges(numbers, sign: "–") == words)
    }

    @Test(arguments: [
        ("", "", ""), ("it is", "it is.", "It is."), ("is it?", "is it?", "Is it?"),
        ("go!", "go!", "Go!"), ("well…", "well…", "Well…"), ("so:", "so:", "So:"),
        ("so;", "so;.", "So;."), ("Yes.", "Yes.", "Yes."), ("élan", "élan.", "Élan."),
    ])
    func sentences(_ text: String, _ sentence: String, _ full: String) {
        #expect(Spoken.sentence(text) == sentence)
        #expect(Spoken.full(text) == full)
    }

    @Test(arguments: [
        ("italian", "Italian", "Italian"), ("main course", "Main course", "Main Course"),
        ("BBQ", "BBQ", "BBQ"), ("Tex-Mex food", "Tex-Mex food", "Tex-Mex food"),
        ("south african", "South african", "South African"), ("", "", ""),
        ("isle of man", "Isle of man", "Isle of Man"),
        ("bosnia and the rest", "Bosnia and the rest", "Bosnia and the Rest"),
        ("Middle eastern", "Middle eastern", "Middle Eastern"),
        ("Middle Eastern", "Middle Eastern", "Middle Eastern"),
    ])
    func names(_ text: String, _ name: String, _ cuisine: String) {
        #expect(text.shownName == name)
        #expect(text.shownCuisine == cuisine)
    }
}
