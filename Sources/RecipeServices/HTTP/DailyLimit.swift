/// When a service that counts each day's requests serves again.
enum DailyLimit {
    /// The midnight of UTC that follows a time, both in seconds since 1970.
    static func opening(after now: Int) -> Int {
        let day = 86_400
        let sinceMidnight = (now % day + day) % day
        return now &+ day &- sinceMidnight
    }
}
