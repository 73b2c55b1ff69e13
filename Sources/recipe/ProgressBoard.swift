import ShellAnswers
import Synchronization

/// What the cook is waiting for now, written by commands and read by the main thread.
final class ProgressBoard: Sendable {
    private struct Entry {
        var progress: Progress
        var since: ContinuousClock.Instant
    }

    private let entry = Mutex<Entry?>(nil)

    /// Says what is waited for; nil when the wait is over. A wait that goes on keeps its time.
    func set(_ progress: Progress?) {
        entry.withLock { entry in
            guard let progress else {
                entry = nil
                return
            }
            entry = Entry(progress: progress, since: entry?.since ?? .now)
        }
    }

    /// What is waited for, and for how many seconds already.
    var current: (progress: Progress, seconds: Double)? {
        entry.withLock { entry in
            entry.map { ($0.progress, $0.since.duration(to: .now) / .seconds(1)) }
        }
    }
}

/// When a wait is spoken of, in accessible mode: every five seconds, on a line of its own.
struct SpokenProgress {
    private var secondsSaid = 0

    private static let interval = 5

    /// The seconds to speak of after so many of a wait; nil while there is nothing new to say.
    mutating func due(after seconds: Double) -> Int? {
        let due = Int(seconds) / Self.interval * Self.interval
        // Another wait has begun since.
        if due < secondsSaid { secondsSaid = 0 }
        guard due > secondsSaid else { return nil }
        secondsSaid = due
        return due
    }
}
