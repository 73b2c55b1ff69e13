import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

struct CivilTimeTests {
    @Test func writesISO8601InUTC() {
        #expect(CivilTime.iso8601(1_778_576_707) == "2026-05-12T09:05:07Z")
        #expect(CivilTime.iso8601(0) == "1970-01-01T00:00:00Z")
        #expect(CivilTime.iso8601(-1) == "1969-12-31T23:59:59Z")
        #expect(CivilTime.iso8601(951_782_400) == "2000-02-29T00:00:00Z")
    }

    /// Law: the calendar is the one that Foundation has.
    @Test func agreesWithAnotherCalendar() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            // From 1600 on, when both calendars are Gregorian.
            let seconds = Int.random(in: -11_676_096_000...40_000_000_000, using: &generator)
            let date = Date(timeIntervalSince1970: TimeInterval(seconds))
            let parts = calendar.dateComponents(
                [.year, .month, .day, .hour, .minute, .second],
                from: date
            )
            let time = CivilTime(seconds: seconds)
            #expect(
                [time.year, time.month, time.day, time.hour, time.minute, time.second]
                    == [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second]
            )
        }
    }

    @Test(arguments: [Int.max, Int.min, Int.max - 1])
    func timesBeyondAllBoundsDoNoHarm(_ seconds: Int) {
        #expect(!CivilTime.iso8601(seconds).isEmpty)
        #expect(!CivilTime.padded(CivilTime(seconds: seconds, offset: seconds).year).isEmpty)
    }
}
