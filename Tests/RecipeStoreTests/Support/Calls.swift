import Foundation

/// Runs `count` pieces of work at the same time on threads of their own and waits for all.
func atTheSameTime(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: count, execute: work)
}
