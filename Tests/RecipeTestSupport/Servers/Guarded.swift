import Synchronization

/// A mutex that several copies of a value share.
package final class Guarded<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>

    package init(_ value: Value) { mutex = Mutex(value) }

    package func withLock<Result: Sendable>(
        _ body: (inout Value) throws -> Result
    ) rethrows -> Result {
        try mutex.withLock { value in try body(&value) }
    }
}
