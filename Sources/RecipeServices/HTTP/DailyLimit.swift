/// When a service that counts each day's requests serves again.
enum DailyLimit {
    /// In seconds.
    private static let day = 86_400

    /// The midnight of UTC that follows a time, both in seconds since 1970.
    static func opening(after now: Int) -> Int {
        let sinceMidnight = (now % day + day) % day
        return now &+ day &- sinceMidnight
    }

    /// Whether a refusal until some time holds now. None is for two days: such a one comes from a
    /// clock that was wrong, and would hold for as long after it was set right.
    static func holds(until: Int, at now: Int) -> Bool {
        until > now && until <= now &+ 2 * day
    }
}
