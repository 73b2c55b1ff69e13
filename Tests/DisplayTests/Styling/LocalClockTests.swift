import Testing

@testable import Display

struct LocalClockTests {
    @Test func saysDaysInTheCooksZone() {
        let late = 1_778_626_800  // 12 May 2026, 23:00 in UTC
        #expect(LocalClock(now: 0).day(late) == "12 May 2026")
        #expect(LocalClock(now: 0, offset: { _ in 7_200 }).day(late) == "13 May 2026")
        #expect(LocalClock(now: 0, offset: { _ in -36_000 }).day(0) == "31 December 1969")
    }

    @Test func timesBeyondAllBoundsDoNoHarm() {
        let clock = LocalClock(now: 0, offset: { _ in Int.max })
        for seconds in [Int.max, Int.min, Int.max - 1] {
            #expect(!clock.day(seconds).isEmpty)
            #expect(!clock.moment(seconds).isEmpty)
        }
    }
}
