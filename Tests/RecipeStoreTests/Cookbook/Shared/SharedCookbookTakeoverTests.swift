import Foundation
import RecipeSearch
import RecipeTestSupport
import Synchronization
import Testing

@testable import RecipeStore

/// Two write and four read while the server hangs or falls that takes changes, another one takes over
/// and the old one comes back.
///
/// `RECIPE_TAKEOVERS=10` does it ten times and prints how long the cooks waited.
@Suite(.withPostgres, .serialized)
struct SharedCookbookTakeoverTests {
    private static let times =
        ProcessInfo.processInfo.environment["RECIPE_TAKEOVERS"].flatMap { Int($0) }

    /// What cooks at work met.
    private final class Log: Sendable {
        /// What a cook got since the last event.
        private struct Waiting {
            var since: ContinuousClock.Instant
            var first: [Int: Duration] = [:]
            var failures = 0
        }

        private struct State {
            var saved: Set<String> = []
            var answers = 0
            var isOver = false
            var reading = Waiting(since: .now)
            var writing = Waiting(since: .now)
        }

        private let state = Mutex(State())

        /// A cook was told that this is saved; nil where they were told that it isn't.
        func save(_ titles: [String]?, by cook: Int) {
            state.withLock { state in
                guard let titles else { return state.writing.failures += 1 }
                state.saved.formUnion(titles)
                let wait = ContinuousClock.now - state.writing.since
                if state.writing.first[cook] == nil { state.writing.first[cook] = wait }
            }
        }

        /// A cook found something, or was told that nothing can be read.
        func answer(_ isGood: Bool, to cook: Int, askedAt start: ContinuousClock.Instant) {
            state.withLock { state in
                guard isGood else { return state.reading.failures += 1 }
                state.answers += 1
                let wait = ContinuousClock.now - state.reading.since
                if start >= state.reading.since, state.reading.first[cook] == nil {
                    state.reading.first[cook] = wait
                }
            }
        }

        func beginReading() { state.withLock { $0.reading = Waiting(since: .now) } }
        func beginWriting() { state.withLock { $0.writing = Waiting(since: .now) } }
        func end() { state.withLock { $0.isOver = true } }
        var saved: Set<String> { state.withLock { $0.saved } }
        var answers: Int { state.withLock { $0.answers } }
        var isOver: Bool { state.withLock { $0.isOver } }
        /// How many read or saved something since.
        var readers: Int { state.withLock { $0.reading.first.count } }
        var writers: Int { state.withLock { $0.writing.first.count } }

        var figures: String {
            state.withLock { state in
                func words(_ waiting: Waiting) -> String {
                    let longest = waiting.first.values.max() ?? .zero
                    let tenths = Int(longest / .milliseconds(100))
                    return "\(tenths / 10).\(tenths % 10) s (\(waiting.failures) refused)"
                }
                return "first good answer after \(words(state.reading)), "
                    + "first saved after the takeover \(words(state.writing))"
            }
        }
    }

    /// Makes own recipes until told to end, and notes those that the store says are saved.
    private func write(_ store: PostgresCookbookStore, _ cook: Int, _ log: Log) async throws {
        var seed = UInt64(cook * 1_000_000)
        while !log.isOver {
            seed += 1
            let recipe = preparedRecipes(1, seed: seed)[0]
            var titles: [String] = []
            let failed = try await reason {
                titles = try await store.make(.create(recipe), session: "\(cook)")
            }
            log.save(failed == nil ? titles : nil, by: cook)
        }
    }

    /// Searches until told to end.
    private func read(_ store: PostgresCookbookStore, _ cook: Int, _ log: Log) async throws {
        while !log.isOver {
            let start = ContinuousClock.now
            let failed = try await reason {
                _ = try await store.state()
                _ = try await store.terms([TermNumber.everything])
            }
            log.answer(failed == nil, to: cook, askedAt: start)
        }
    }

    enum Fall: CaseIterable, Sendable { case crashes, hangs }

    /// What was said to be saved is there, and the old server gets nothing.
    @Test(arguments: Fall.allCases)
    func nothingThatWasSavedIsLost(_ fall: Fall) async throws {
        for run in 1...(Self.times ?? 1) {
            let log = try await takeover(after: fall)
            if Self.times != nil {
                print("takeover \(run), the old server \(fall): \(log.figures)")
            }
        }
    }

    private func takeover(after fall: Fall) async throws -> Log {
        let few = preparedRecipes(20, seed: 1)
        let pair = try await SharedBookPair(with: few, isSynchronous: true)
        try await pair.waitForStandby(20)
        let log = Log()
        let stores = try (0..<6).map { try pair.store(standbyFirst: $0 % 3 == 2) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for cook in 0..<2 { group.addTask { try await write(stores[cook], cook, log) } }
            for cook in 2..<6 { group.addTask { try await read(stores[cook], cook, log) } }
            group.addTask {
                defer { log.end() }
                try await waitUntil { log.saved.count >= 25 && log.answers >= 40 }
                log.beginReading()
                switch fall {
                case .crashes: try pair.primary.crash()
                case .hangs: try pair.primary.pause()
                }
                // Reading goes on without a server that takes changes.
                try await waitUntil { log.readers == 4 }
                try pair.promoteStandby()
                log.beginWriting()
                try await waitUntil { log.writers == 2 }
                switch fall {
                case .crashes: try pair.primary.start()
                case .hangs: try pair.primary.resume()
                }
                let old = try pair.count(at: pair.primary) ?? -1
                let later = log.answers
                try await waitUntil { log.answers >= later + 40 }
                // What was under way when it hung may end there; nobody was told that it is saved.
                let new = try pair.count(at: pair.primary) ?? -1
                #expect(new - old <= (fall == .hangs ? 2 : 0))
            }
            try await group.waitForAll()
        }
        let there = Set(
            try pair.standby.sql(
                "SELECT titles FROM cookbook.change",
                in: pair.database
            ).split(separator: "\n").compactMap {
                StoredJSON.value([String].self, of: String($0))?.first
            }
        )
        #expect(log.saved.subtracting(there).isEmpty)
        return log
    }
}
