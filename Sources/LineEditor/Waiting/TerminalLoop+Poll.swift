import Glibc

extension TerminalLoop {
    /// Something that happened while the thread waited.
    enum Event: Equatable {
        case interrupt, stop, continued, resized
        /// A message was posted, or work was done.
        case rung
    }

    /// What ended a wait.
    struct Wakeup {
        var events: [Event] = []
        /// Whether the input can be read without waiting, or has ended.
        var hasInput = false
    }

    /// Waits for a descriptor, for the wake pipe, or for time to pass.
    ///
    /// - Parameters:
    ///   - descriptor: What to read from; nil to wait for events only.
    ///   - duration: How long to wait; nil for as long as it takes.
    func poll(_ descriptor: Int32?, for duration: Duration?) -> Wakeup {
        var descriptors = [
            pollfd(fd: wake.reading, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        let count = Glibc.poll(&descriptors, 2, duration.map(Self.milliseconds) ?? -1)
        guard count > 0 else { return Wakeup() }
        return Wakeup(
            events: descriptors[0].revents != 0 ? events() : [],
            hasInput: descriptors[1].revents != 0
        )
    }

    /// What has happened by now, without waiting.
    func events() -> [Event] {
        let all = wake.drain().map { byte -> Event in
            switch Int32(byte) {
            case SIGINT: .interrupt
            case SIGTSTP: .stop
            case SIGCONT: .continued
            case SIGWINCH: .resized
            default: .rung
            }
        }
        if all.contains(.resized) { sizeChanged = true }
        return all
    }

    /// Whole milliseconds, rounded up so that a wait never ends before its time.
    static func milliseconds(_ duration: Duration) -> Int32 {
        let (seconds, attoseconds) = duration.components
        let milliseconds =
            seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return Int32(clamping: max(0, milliseconds))
    }
}
