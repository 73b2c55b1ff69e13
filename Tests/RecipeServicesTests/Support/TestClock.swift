import Foundation

/// A clock that stands still until it is set, and the pauses that were asked of it. Sendable
/// without the compiler's check because all of it is behind a lock.
final class TestClock: @unchecked Sendable {
    private let lock = NSLock()
    private var time: Int
    private var waited: [Duration] = []

    init(at time: Int = 1_800_000_000) { self.time = time }

    /// Seconds since 1970.
    var now: Int { lock.withLock { time } }

    /// The pauses so far.
    var pauses: [Duration] { lock.withLock { waited } }

    func advance(by seconds: Int) { lock.withLock { time += seconds } }

    /// Takes no time, but counts as if it had.
    func pause(_ duration: Duration) {
        lock.withLock {
            waited.append(duration)
            time += Int(duration.components.seconds)
        }
    }
}
