import Foundation

/// What the system said when a call failed.
struct SystemError: Error, Hashable {
    /// The number of `errno`.
    let code: Int32

    /// The failure of the call just made.
    static var last: SystemError { SystemError(code: errno) }
}

/// Repeats a system call while a signal cut it short; throws what the system says against it.
@discardableResult
func systemCall<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
    while true {
        let result = call()
        if result >= 0 { return result }
        if errno != EINTR { throw .last }
    }
}
