/// How often a pass phrase may be tried: wrong tries of a client and of all clients are counted, and
/// whoever has used up theirs waits.
struct TryLimit: Hashable, Sendable {
    /// Wrong tries that a client may make in a span, and all clients together.
    var triesOfOne = 5
    var triesOfAll = 50
    /// Seconds for which a wrong try counts.
    var span = 600
    /// The times of the wrong tries, in seconds, the oldest first; no more than `triesOfAll`.
    private var wrong: [Try] = []

    private struct Try: Hashable, Sendable {
        var client: String
        var time: Int
    }

    init() {}

    /// How many seconds a client has to wait before it may try; 0 where it may now.
    mutating func wait(of client: String, at now: Int) -> Int {
        // A clock that was set back keeps nobody out for longer than a span.
        wrong.removeAll { $0.time <= now - span || $0.time > now }
        let own = wrong.filter { $0.client == client }
        if own.count >= triesOfOne { return own[own.count - triesOfOne].time + span - now }
        if wrong.count >= triesOfAll { return wrong[wrong.count - triesOfAll].time + span - now }
        return 0
    }

    /// Counts a try, which is a wrong one until `succeeded` says otherwise: those that come at once
    /// are counted before the first of them is judged.
    mutating func tried(by client: String, at now: Int) {
        wrong.append(Try(client: client, time: now))
    }

    /// Forgets the wrong tries of a client that knew the phrase.
    mutating func succeeded(_ client: String) {
        wrong.removeAll { $0.client == client }
    }
}
