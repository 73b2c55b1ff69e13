import Testing

@testable import PageReader

/// Markup around and in a duration; how durations are read, StatedDurationTests says.
struct DurationTextTests {
    @Test(arguments: [
        ("20&nbsp;min", 20), (" PT 10 M ", 10), ("1 hour<br>15 minutes", 75), ("easy", nil),
    ])
    func markupIsNoPartOfIt(_ text: String, _ minutes: Int?) {
        #expect(DurationText.minutes(in: text) == minutes)
    }

    @Test func aNumberAloneNamesNoUnit() {
        #expect(DurationText.namedMinutes(in: "25") == nil)
        #expect(DurationText.namedMinutes(in: "25 min") == 25)
    }
}
