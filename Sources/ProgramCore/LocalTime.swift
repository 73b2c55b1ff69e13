import Foundation

/// The time zone of the machine.
package enum LocalTime {
    /// Seconds that local time is ahead of UTC at a time in seconds since 1970.
    package static func offset(at time: Int) -> Int {
        var seconds = time_t(time)
        var parts = tm()
        return localtime_r(&seconds, &parts) == nil ? 0 : parts.tm_gmtoff
    }
}
