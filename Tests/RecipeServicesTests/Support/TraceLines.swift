import Foundation

/// Lines of a trace. Sendable without the compiler's check because they are behind a lock.
final class TraceLines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    var all: [String] { lock.withLock { lines } }
    func add(_ line: String) { lock.withLock { lines.append(line) } }
}
