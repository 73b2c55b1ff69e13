/// Counts those at work: how many there were at most, and how many in all.
package final class WorkCounter: Sendable {
    private let numbers = Guarded((now: 0, most: 0, all: 0))

    package init() {}

    package func begin() {
        numbers.withLock {
            $0.now += 1
            $0.all += 1
            $0.most = max($0.most, $0.now)
        }
    }

    package func end() { numbers.withLock { $0.now -= 1 } }

    package var most: Int { numbers.withLock { $0.most } }

    package var all: Int { numbers.withLock { $0.all } }
}
