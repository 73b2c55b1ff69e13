import Foundation

/// Seconds that local time is ahead of UTC at a time.
package func localOffset(at time: Int) -> Int {
    var seconds = time_t(time)
    var parts = tm()
    return localtime_r(&seconds, &parts) == nil ? 0 : parts.tm_gmtoff
}
