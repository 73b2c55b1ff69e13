/// The kitchen timers of a shell: events in, effects out.
///
/// Times are seconds since 1970 that the caller tells, so that a laptop that slept still rings for
/// what is over.
package struct TimerBoard: Hashable, Sendable {
    /// A timer that runs.
    package struct Timer: Hashable, Sendable {
        /// Its number, from 1; the name of a timer that was given none.
        package let number: Int
        /// What the cook calls it.
        package let name: String?
        /// When it was started.
        package let startedAt: Int
        /// When it rings.
        package let endsAt: Int

        /// How many seconds are left, never below zero.
        package func left(at now: Int) -> Int { max(0, endsAt - now) }
        /// How long it runs in all, in seconds.
        package var length: Int { endsAt - startedAt }
    }

    /// What to do.
    package enum Effect: Hashable, Sendable {
        /// A timer is over: tell the cook, above what is being typed.
        case ring(Timer)
        /// Wake the board then; nil when there is nothing to wait for.
        case wake(at: Int?)
    }

    /// The timers that run, the next to ring first.
    package private(set) var timers: [Timer] = []
    private var lastNumber = 0

    package init() {}

    /// A timer was asked for. One that runs under the same name is started anew.
    package mutating func started(_ name: String?, seconds: Int, at now: Int) -> (Timer, [Effect]) {
        if let name { timers.removeAll { $0.isCalled(name) } }
        if timers.isEmpty { lastNumber = 0 }
        lastNumber += 1
        let (end, overflows) = now.addingReportingOverflow(max(1, seconds))
        let timer = Timer(
            number: lastNumber,
            name: name,
            startedAt: now,
            endsAt: overflows ? Int.max : end
        )
        let place = timers.firstIndex { $0.endsAt > timer.endsAt } ?? timers.count
        timers.insert(timer, at: place)
        return (timer, [wake])
    }

    /// A timer was stopped by its name or number; nil where none is called so.
    package mutating func stopped(_ name: String) -> (Timer, [Effect])? {
        let place =
            timers.firstIndex { $0.isCalled(name) }
            ?? timers.firstIndex { String($0.number) == name }
        guard let place else { return nil }
        return (timers.remove(at: place), [wake])
    }

    /// All were stopped.
    package mutating func stoppedAll() -> ([Timer], [Effect]) {
        defer { timers = [] }
        return (timers, timers.isEmpty ? [] : [.wake(at: nil)])
    }

    /// Time went by.
    package mutating func ticked(at now: Int) -> [Effect] {
        let over = timers.prefix { $0.endsAt <= now }
        timers.removeFirst(over.count)
        return over.map(Effect.ring) + [wake]
    }

    /// What stands in the right prompt: the next to ring, and how many more run.
    package func next(at now: Int) -> Timer? { timers.first }

    private var wake: Effect { .wake(at: timers.first?.endsAt) }
}

extension TimerBoard.Timer {
    fileprivate func isCalled(_ other: String) -> Bool {
        guard let name else { return false }
        return LetterFolding.folded(name) == LetterFolding.folded(other)
    }
}
