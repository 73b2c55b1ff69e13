import Foundation
import Synchronization

/// Wakes a thread that waits for a server when nobody wants its answer any more, and tells others since
/// when it waits.
///
/// One talk with the server has the wakeup at a time; a ring for a talk that is over is ignored.
final class LaneWakeup: Sendable {
    private let ends: (read: Int32, write: Int32)
    private let talk = Mutex<(number: Int, isOver: Bool)>((0, true))
    private let lastHeard = Mutex(ContinuousClock.now)

    init() {
        var pair: [Int32] = [-1, -1]
        if pipe(&pair) == 0 {
            for end in pair {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
            }
        }
        ends = (pair[0], pair[1])
    }

    deinit { for end in [ends.read, ends.write] where end >= 0 { close(end) } }

    /// Can be read once the wakeup was rung.
    var descriptor: Int32 { ends.read }

    /// When a statement of the talk was begun or the server was heard last.
    var heard: ContinuousClock.Instant { lastHeard.withLock { $0 } }

    /// Notes that the server was heard, or has something new to answer.
    func hear() { lastHeard.withLock { $0 = .now } }

    /// Begins a talk and tells its number.
    func begin() -> Int {
        talk.withLock { talk in
            talk = (talk.number + 1, false)
            silence()
            return talk.number
        }
    }

    func end() { talk.withLock { $0.isOver = true } }

    /// Wakes whoever waits in a talk, which may be over already.
    func ring(_ number: Int) {
        talk.withLock { talk in
            guard talk.number == number, !talk.isOver else { return }
            _ = write(ends.write, [1], 1)
        }
    }

    /// Takes back the rings so far.
    func silence() {
        var bytes: [UInt8] = Array(repeating: 0, count: 64)
        while read(ends.read, &bytes, bytes.count) > 0 {}
    }
}
