import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import MealPlan

/// Days in words: which day each phrase means.
struct DayPhraseTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Golden")

    /// A Thursday, in a country whose weeks begin on Monday.
    private static let thursday = CalendarDay(iso: "2026-11-26") ?? CalendarDay(number: 0)
    private static let american = CalendarHabits(locale: "en_US.UTF-8")

    /// What a phrase means: planned, looked back at, and in the United States where that is another
    /// day.
    private static func answer(_ text: String) -> String {
        guard let phrase = SpanPhrase(text) else { return "no day" }
        func days(_ habits: CalendarHabits, _ direction: DayPhrase.Direction) -> String {
            guard let days = phrase.days(from: thursday, habits, direction) else { return "none" }
            return days.count == 1
                ? days.lowerBound.iso : "\(days.lowerBound.iso)…\(days.upperBound.iso)"
        }
        let ahead = days(CalendarHabits(), .ahead)
        let back = days(CalendarHabits(), .back)
        let american = days(Self.american, .ahead)
        return ahead + (back == ahead ? "" : "\tback \(back)")
            + (american == ahead ? "" : "\ten_US \(american)")
    }

    @Test func everyPhraseMeansItsDays() throws {
        let differences = try KeptTable.differences(
            from: Self.folder.appending(path: "days.txt"),
            answer: Self.answer
        )
        for difference in differences { Issue.record("\(difference)") }
    }

    /// A phrase's own words mean the same phrase.
    @Test(arguments: phrases) func wordsOfAPhraseAreReadAgain(_ phrase: String) throws {
        guard let read = SpanPhrase(phrase) else { return }
        let again = try #require(SpanPhrase(read.text))
        #expect(again == read && again.text == read.text)
        for day in 0..<400 {
            let today = CalendarDay(number: 20_500 + day)
            #expect(again.days(from: today) == read.days(from: today))
        }
    }

    private static let phrases: [String] = {
        let text = try? String(contentsOf: folder.appending(path: "days.txt"), encoding: .utf8)
        return (text ?? "").split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }()

    /// Whatever the day is: what is ahead is not behind, and what is behind not ahead.
    @Test func theNearestDayIsOnItsSide() {
        var random = SeededGenerator(seed: 39)
        for _ in 0..<2_000 {
            let today = CalendarDay(number: Int.random(in: 0...40_000, using: &random))
            let habits = CalendarHabits(
                firstWeekday: Weekday.allCases.randomElement(using: &random) ?? .monday
            )
            let weekday = Weekday.allCases.randomElement(using: &random) ?? .friday
            for word in [weekday.rawValue, String(weekday.rawValue.prefix(3))] {
                guard let phrase = DayPhrase(word),
                    let ahead = phrase.day(from: today, habits),
                    let back = phrase.day(from: today, habits, .back),
                    let next = DayPhrase("next \(word)")?.day(from: today, habits),
                    let last = DayPhrase("last \(word)")?.day(from: today, habits)
                else {
                    Issue.record("\(word)")
                    continue
                }
                #expect(ahead.weekday == weekday && back.weekday == weekday)
                #expect((0...6).contains(ahead - today) && (0...6).contains(today - back))
                // `next friday` is in the next week, `last friday` before today.
                #expect(next.weekday == weekday)
                #expect(habits.weekStart(of: next) == habits.weekStart(of: today) + 7)
                #expect((1...7).contains(today - last))
            }
        }
    }

    /// Every day is read from each way to write its date.
    @Test func aDateIsReadHoweverItIsWritten() throws {
        var random = SeededGenerator(seed: 40)
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September",
            "October", "November", "December",
        ]
        for _ in 0..<500 {
            let day = CalendarDay(number: Int.random(in: 0...60_000, using: &random))
            let month = months[day.month - 1]
            let today = CalendarDay(number: Int.random(in: 0...60_000, using: &random))
            for text in [
                day.iso, "\(day.day) \(month) \(day.year)", "\(month) \(day.day), \(day.year)",
                "\(day.day)\(Self.ending(day.day)) of \(month.lowercased()) \(day.year)",
                "\(day.day) \(month.prefix(3)) \(day.year)", "\(day.day).\(day.month).\(day.year)",
                "\(day.weekday.rawValue) \(day.day) \(month) \(day.year)",
            ] {
                #expect(DayPhrase(text)?.day(from: today) == day, "\(text)")
            }
            let slashed = "\(day.month)/\(day.day)/\(day.year)"
            #expect(DayPhrase(slashed)?.day(from: today, Self.american) == day, "\(slashed)")
        }
    }

    private static func ending(_ day: Int) -> String {
        switch day {
        case 1, 21, 31: "st"
        case 2, 22: "nd"
        case 3, 23: "rd"
        default: "th"
        }
    }

    @Test(arguments: [
        ("en_GB.UTF-8", Weekday.monday, false), ("en_US", .sunday, true),
        ("de_DE@euro", .monday, false),
        ("C", .monday, false), ("", .monday, false), ("ar_EG.UTF-8", .saturday, false),
        ("pt_BR", .sunday, false), ("zh_Hant_TW", .sunday, false), ("en", .monday, false),
    ])
    func habitsFollowTheCountry(_ locale: String, _ first: Weekday, _ isMonthFirst: Bool) {
        let habits = CalendarHabits(environment: ["LANG": "xx_XX", "LC_TIME": locale])
        guard !locale.isEmpty else { return #expect(habits == CalendarHabits()) }
        #expect(habits == CalendarHabits(firstWeekday: first, writesMonthFirst: isMonthFirst))
        #expect(CalendarHabits(environment: ["LC_ALL": locale, "LC_TIME": "x"]) == habits)
    }

    @Test(
        arguments: [
            ("friday lunch", "friday lunch"), ("lunch on friday", "friday lunch"),
            ("Friday's dinner", "friday dinner"), ("tonight", "tonight"),
            ("tomorrow evening", "tomorrow dinner"), ("dinner", nil),
            ("supper on the 4th", "the 4th dinner"),
            ("breakfast tomorrow", "tomorrow breakfast"), ("next week", nil), ("", nil),
        ] as [(String, String?)]
    )
    func aMealIsReadWithItsDay(_ text: String, _ wanted: String?) {
        let phrase = MealPhrase(text.split(separator: " ").map(String.init))
        #expect(phrase?.text == wanted)
    }
}
