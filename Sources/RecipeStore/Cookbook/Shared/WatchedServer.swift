/// One of several servers hangs: it says nothing, over any connection.
struct HangingServer: Error {}

/// One of several servers, and the lane that asks how it is.
///
/// A server that says nothing over one connection may wait there for others who write, or for a
/// standby. Over another connection it says so at once.
struct WatchedServer: Sendable {
    let host: Int
    let hosts: [PostgresHost]
    let watch: PostgresLane

    /// Returns when the server hangs that somebody waits for: it was silent there for a while, then
    /// on the other lane, and meanwhile there too.
    func waitUntilHanging(while wakeup: LaneWakeup) async throws {
        let patience = hosts[host].patience
        var asked = ContinuousClock.now
        while true {
            let heard = wakeup.heard
            let left = max(heard, asked) + patience.silence - .now
            guard left <= .zero else {
                try await Task.sleep(for: left)
                continue
            }
            let word = await watch.word(of: host, among: hosts, within: patience.asking)
            try Task.checkCancellation()
            if case .away(let trouble)? = word, trouble.isOfAbsence, wakeup.heard == heard {
                return
            }
            asked = .now
        }
    }
}
