import Foundation

/// A value that any thread may change, one at a time.
///
/// Unchecked, because the compiler cannot see that every access is under the lock.
final class LockedValue<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func change<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try change(&value)
    }
}
