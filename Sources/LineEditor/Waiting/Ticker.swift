/// Says when the next tick of a long wait is due.
struct Ticker {
    static let delay = Duration.milliseconds(150)
    static let interval = Duration.milliseconds(100)

    private let start = ContinuousClock.now
    private var next = delay

    /// How long until the next tick.
    var untilNext: Duration {
        max(.zero, next - start.duration(to: .now))
    }

    /// The time that has passed, if a tick is due; the next one is then an interval later.
    mutating func due() -> Duration? {
        let passed = start.duration(to: .now)
        guard passed >= next else { return nil }
        next = passed + Self.interval
        return passed
    }
}
