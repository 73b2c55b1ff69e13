import Foundation
import Testing

@testable import Display

struct LocalClockTests {
    @Test func saysDaysInTheCooksZone() {
        let late = 1_778_626_800  // 12 May 2026, 23:00 in UTC
        #expect(LocalClock(now: 0).day(late) == "12 May 2026")
        #expect(LocalClock(now: 0, offset: { _ in 7_200 }).day(late) == "13 May 2026")
        #expect(LocalClock(now: 0, offset: { _ in -36_000 }).day(0) == "31 December 1969")
    }

    @Test func saysTheTimeWithinADayAndTheDateBeyond() {
        let now = 1_778_626_800
        let clock = LocalClock(now: now, offset: { _ in 3_600 })
        #expect(clock.moment(now + 7_200) == "at 02:00")
        #expect(clock.moment(now + 7_199) == "at 02:00")
        #expect(clock.moment(now + 100_000) == "on 14 May 2026 at 03:47")
    }

    @Test func writesISO8601InUTC() {
        #expect(CivilTime.iso8601(Sample.savedAt) == "2026-05-12T09:05:07Z")
        #expect(CivilTime.iso8601(0) == "1970-01-01T00:00:00Z")
        #expect(CivilTime.iso8601(-1) == "1969-12-31T23:59:59Z")
        #expect(CivilTime.iso8601(951_782_400) == "2000-02-29T00:00:00Z")
    }

    /// Law: the calendar is the one that Foundation has.
    @Test func agreesWithAnotherCalendar() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        var dice = Dice(seed: 7)
        for _ in 0..<500 {
            // From 1600 on, when both calendars are Gregorian.
            let seconds = dice.number(in: -11_676_096_000...40_000_000_000)
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

    @Test func timesBeyondAllBoundsDoNoHarm() {
        let clock = LocalClock(now: 0, offset: { _ in Int.max })
        for seconds in [Int.max, Int.min, Int.max - 1] {
            #expect(!clock.day(seconds).isEmpty)
            #expect(!clock.moment(seconds).isEmpty)
            #expect(!CivilTime.iso8601(seconds).isEmpty)
        }
    }
}
