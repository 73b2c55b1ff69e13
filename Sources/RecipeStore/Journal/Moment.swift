import Foundation

/// A point in time, so fine that it tells in which order things were done in several files.
package struct Moment: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// Since 1970.
    package let microseconds: Int

    /// Since 1970, whole.
    package var seconds: Int { microseconds / 1_000_000 }

    init(microseconds: Int) { self.microseconds = microseconds }

    /// - Parameter seconds: Since 1970.
    package init(integerLiteral seconds: Int) { microseconds = seconds * 1_000_000 }

    /// What tells the time: the system, or a clock of whole seconds.
    package static func clock(_ seconds: (@Sendable () -> Int)? = nil) -> @Sendable () -> Moment {
        if let seconds { return { Moment(integerLiteral: seconds()) } }
        return {
            var now = timespec()
            clock_gettime(CLOCK_REALTIME, &now)
            return Moment(microseconds: Int(now.tv_sec) * 1_000_000 + Int(now.tv_nsec) / 1_000)
        }
    }
}
