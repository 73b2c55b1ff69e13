import Foundation
import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Synchronization
import Testing

@testable import RecipeStore

/// Servers that stop, fall over and are replaced, and many cooks at once.
@Suite(.withPostgres)
struct SharedCookbookServersTests {
    /// Eight write while eight read; RECIPE_SHARED_ROUNDS=60 keeps them at it for a minute or so.
    @Test func manyWriteAndReadAtOnce() async throws {
        let shared = try SharedBook()
        let cooks = 8
        let rounds =
            ProcessInfo.processInfo.environment["RECIPE_SHARED_ROUNDS"].flatMap { Int($0) } ?? 6
        let writing = Writing(cooks)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for cook in 0..<cooks {
                let (writer, reader) = (try shared.store(), try shared.store())
                group.addTask {
                    defer { writing.count.subtract(1, ordering: .relaxed) }
                    for round in 0..<rounds {
                        let recipes = Self.brought(cook + round)
                        let addition = try await writer.add(
                            recipes,
                            from: "cook \(cook)",
                            counting: false
                        )
                        #expect(addition.added + addition.doubles == recipes.count)
                        let own = preparedRecipes(1, seed: UInt64(100_000 * (cook + 1) + round))
                        _ = try await writer.make(.create(own[0]), session: "\(cook)")
                        if round % 2 == 1 { _ = try await writer.undo(session: "\(cook)") }
                        if round == 3 { try await writer.settle { _ in true } }
                    }
                }
                group.addTask {
                    let book = Cookbook(StarterCookbook(), store: reader)
                    var maker = RecipeMaker(seed: UInt64(cook))
                    while writing.count.load(ordering: .relaxed) > 0 {
                        let page = try await book.page(
                            of: maker.query(),
                            at: .first,
                            freshness: .kept
                        )
                        // No half recipe: what the index names is there.
                        if page.next != nil { #expect(page.recipes.count == 10) }
                    }
                }
            }
            try await group.waitForAll()
        }
        let all = Set((0..<cooks + rounds - 1).flatMap(Self.brought).map(\.identity))
        let store = try shared.store()
        let recipes = try await store.standing().recipes
        #expect(recipes == all.count + cooks * rounds / 2)
        #expect(
            try shared.sql("SELECT count(*) FROM cookbook.recipe")
                == String(all.count + cooks * rounds)
        )
        let doubles = "SELECT count(*) - count(DISTINCT identity) FROM cookbook.identity"
        #expect(try shared.sql(doubles) == "0")
        // The index knows each recipe by the words of its title.
        let book = Cookbook(StarterCookbook(), store: store)
        let before = try await book.count(of: RecipeQuery([.has(Term("soup", in: .title))]))
        try await store.settle { _ in true }
        let after = try await book.count(of: RecipeQuery([.has(Term("soup", in: .title))]))
        #expect(before == after && before > 100)
    }

    /// What one brings in a round, the one before brings in the round after it as well.
    private static func brought(_ number: Int) -> [PreparedRecipe] {
        preparedRecipes(number % 8 == 2 ? 1_100 : 60, seed: UInt64(10_000 + number))
    }

    /// How many still write.
    private final class Writing: Sendable {
        let count: Atomic<Int>
        init(_ count: Int) { self.count = Atomic(count) }
    }

    @Test func anImportGoesOnAfterItsServerFell() async throws {
        let site = try PostgresSite()
        let shared = try SharedBook(site)
        let store = try shared.store()
        let batches = (0..<12).map { preparedRecipes(1_100, seed: UInt64(200 + $0)) }
        let importing = Task {
            for batch in batches {
                _ = try await store.add(batch, from: "a", counting: false)
            }
        }
        try await waitUntil {
            (try? shared.sql("SELECT count(*) >= 3300 FROM cookbook.recipe")) == "t"
        }
        try site.kill()
        let failed = try await reason { try await importing.value }
        switch failed {
        case .unreachable, .lostWhileSaving: break
        default: Issue.record("\(String(describing: failed))")
        }
        let silent = try await reason { _ = try await store.state() }
        #expect(silent == .unreachable("Connection refused"))
        try site.start()
        // Whole batches are in, and what comes again adds no double.
        let known = try await store.standing().recipes
        #expect(known % 1_100 == 0 && known >= 3_300)
        for batch in batches { _ = try await store.add(batch, from: "a", counting: false) }
        try await store.settle { _ in true }
        #expect(try await store.standing().recipes == 12 * 1_100)
        #expect(try shared.sql("SELECT count(*) FROM cookbook.block") == "0")
    }

    @Test func aServerThatWasStartedAnewIsAskedAgain() async throws {
        let site = try PostgresSite()
        let shared = try SharedBook(site)
        let store = try shared.store()
        _ = try await store.add(preparedRecipes(20, seed: 1), from: "a", counting: false)
        try site.stop()
        try site.start()
        #expect(try await store.standing().recipes == 20)
        try site.kill()
        try site.start()
        let addition = try await store.add(preparedRecipes(20, seed: 2), from: "a", counting: false)
        #expect(addition.added == 20)
    }
}
