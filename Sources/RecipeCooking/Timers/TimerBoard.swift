import KitchenLanguage

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
        /// When it was started; pauses move it on.
        package fileprivate(set) var startedAt: Int
        /// When it rings, unless it is paused.
        package fileprivate(set) var endsAt: Int
        /// When it was paused; nil while it runs.
        package fileprivate(set) var pausedAt: Int?

        /// Whether it stands still until it is resumed.
        package var isPaused: Bool { pausedAt != nil }

        /// How many seconds are left, never below zero.
        package func left(at now: Int) -> Int { max(0, endsAt - (pausedAt ?? now)) }
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

    /// The timers, the next to ring first and those that are paused last.
    package private(set) var timers: [Timer] = []
    private var lastNumber = 0

    package init() {}

    /// A timer was asked for. Where one of its name runs, both ring, and the new one is `rice 2`.
    package mutating func started(_ name: String?, seconds: Int, at now: Int) -> (Timer, [Effect]) {
        let name = name.map(freeName)
        if timers.isEmpty { lastNumber = 0 }
        lastNumber += 1
        let (end, overflows) = now.addingReportingOverflow(max(1, seconds))
        let timer = Timer(
            number: lastNumber,
            name: name,
            startedAt: now,
            endsAt: overflows ? Int.max : end
        )
        insert(timer)
        return (timer, [wake])
    }

    /// A timer was stopped by its name or number; nil where none is called so.
    package mutating func stopped(_ name: String) -> (Timer, [Effect])? {
        guard let place = place(of: name) else { return nil }
        return (timers.remove(at: place), [wake])
    }

    /// So much time was added to the timer of a name or number, or to all; nil where none is called so.
    package mutating func prolonged(_ name: String?, by seconds: Int) -> ([Timer], [Effect])? {
        change(name, where: { _ in true }) { timer in
            let (end, overflows) = timer.endsAt.addingReportingOverflow(max(0, seconds))
            timer.endsAt = overflows ? .max : end
        }
    }

    /// A timer was paused by its name or number, or all that run; nil where none is called so.
    package mutating func paused(_ name: String?, at now: Int) -> ([Timer], [Effect])? {
        change(name, where: { !$0.isPaused }) { $0.pausedAt = now }
    }

    /// A timer was resumed by its name or number, or all that are paused; nil where none is called
    /// so.
    package mutating func resumed(_ name: String?, at now: Int) -> ([Timer], [Effect])? {
        change(name, where: \.isPaused) { timer in
            let pause = max(0, now - (timer.pausedAt ?? now))
            timer.startedAt += pause
            let (end, overflows) = timer.endsAt.addingReportingOverflow(pause)
            timer.endsAt = overflows ? .max : end
            timer.pausedAt = nil
        }
    }

    /// All were stopped.
    package mutating func stoppedAll() -> ([Timer], [Effect]) {
        defer { timers = [] }
        return (timers, timers.isEmpty ? [] : [.wake(at: nil)])
    }

    /// Time went by.
    package mutating func ticked(at now: Int) -> [Effect] {
        let over = timers.prefix { !$0.isPaused && $0.endsAt <= now }
        timers.removeFirst(over.count)
        return over.map(Effect.ring) + [wake]
    }

    /// What stands in the right prompt: the next to ring, and how many more run.
    package func next(at now: Int) -> Timer? { timers.first }

    private var wake: Effect { .wake(at: timers.first { !$0.isPaused }?.endsAt) }

    /// The place of a timer by its name, by its number, or by one of both as it is told: `timer 2`,
    /// `the pasta timer`.
    private func place(of name: String) -> Int? {
        if let place = placeOfWords(name) { return place }
        let words = name.lowercased().split(separator: " ")
            .filter { !["the", "timer"].contains($0) }
        return words.isEmpty ? nil : placeOfWords(words.joined(separator: " "))
    }

    private func placeOfWords(_ name: String) -> Int? {
        timers.firstIndex { $0.isCalled(name) } ?? timers.firstIndex { String($0.number) == name }
    }

    /// The name, with a number where a timer of that name runs.
    private func freeName(_ name: String) -> String {
        let names = [name] + (2...timers.count + 2).map { "\(name) \($0)" }
        return names.first { name in !timers.contains { $0.isCalled(name) } } ?? name
    }

    private mutating func insert(_ timer: Timer) {
        let place = timers.firstIndex { other in
            other.isPaused == timer.isPaused ? other.endsAt > timer.endsAt : other.isPaused
        }
        timers.insert(timer, at: place ?? timers.count)
    }

    /// Changes the timer of a name, or all that may be changed.
    private mutating func change(
        _ name: String?,
        where isMeant: (Timer) -> Bool,
        _ change: (inout Timer) -> Void
    ) -> ([Timer], [Effect])? {
        var numbers = timers.filter(isMeant).map(\.number)
        if let name {
            guard let place = place(of: name) else { return nil }
            numbers = isMeant(timers[place]) ? [timers[place].number] : []
        }
        var changed: [Timer] = []
        for number in numbers {
            guard let place = timers.firstIndex(where: { $0.number == number }) else { continue }
            var timer = timers.remove(at: place)
            change(&timer)
            insert(timer)
            changed.append(timer)
        }
        return (changed, [wake])
    }
}

extension TimerBoard.Timer {
    fileprivate func isCalled(_ other: String) -> Bool {
        guard let name else { return false }
        return LetterFolding.folded(name) == LetterFolding.folded(other)
    }
}
