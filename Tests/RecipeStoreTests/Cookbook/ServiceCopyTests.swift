import Foundation
import RecipeModel
import RecipeTestSupport
import Synchronization
import Testing

@testable import RecipeStore

/// A whole copy of a server: what is in it after each time it is brought up to date.
struct ServiceCopyTests {
    /// A server of a test, with its recipes by their keys.
    private final class Site: Sendable {
        let cache = Mutex<[String: Recipe]>([:])
        /// The keys that were asked for, in order.
        let asked = Mutex<[String]>([])
        /// After how many answers it is gone, or the cook stops; nil for never.
        let end = Mutex<(after: Int, isStop: Bool)?>(nil)
        /// The keys of recipes that it lists and can't read.
        let broken = Mutex<Set<String>>([])

        var source: CopySource {
            CopySource(
                stamps: { [self] in
                    cache.withLock { $0.mapValues { "\($0.title) \($0.ingredients.count)" } }
                },
                recipes: { [self] keys in
                    asked.withLock { $0 += keys }
                    if let end = end.withLock({ $0 }), asked.withLock({ $0.count }) > end.after {
                        if end.isStop { throw CancellationError() }
                        throw ServiceError.offline(host: "nas")
                    }
                    let broken = broken.withLock { $0 }
                    return cache.withLock { cache in
                        keys.filter { !broken.contains($0) }.compactMap { cache[$0] }
                    }
                }
            )
        }

        func put(_ key: String, _ title: String, _ foods: [String]) {
            var recipe = Recipe(id: RecipeID(service: .mealie, key: key), title: title)
            recipe.ingredientGroups = [
                IngredientGroup(items: foods.map { Ingredient(text: "100 g \($0)", name: $0) })
            ]
            recipe.stepGroups = [StepGroup(items: ["Cook it."])]
            let put = recipe
            cache.withLock { $0[key] = put }
        }

        func remove(_ key: String) { cache.withLock { $0[key] = nil } }

        var titles: [String] { cache.withLock { $0.values.map(\.title).sorted() } }
    }

    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("recipe-copy-\(UUID().uuidString)").path

    private func copy(at address: String = "http://nas:9000") -> ServiceCopy {
        ServiceCopy(of: .mealie, at: address, in: folder, pageSize: { 50 }, now: { 1_800_000_000 })
    }

    private func bringUp(_ site: Site) async throws -> CopyResult {
        site.asked.withLock { $0 = [] }
        return try await copy().bringUp(from: site.source, progress: { _, _ in })
    }

    /// The titles of all recipes that a query finds.
    private func found(_ conditions: [Condition] = []) async throws -> [String] {
        var titles: [String] = []
        var next: PageCursor? = .first
        while let cursor = next {
            let page = try await copy().page(of: RecipeQuery(conditions), at: cursor)
            #expect(page.recipes.allSatisfy { $0.id.service == .mealie })
            titles += page.recipes.map(\.title)
            next = page.next
        }
        return titles.sorted()
    }

    /// Over a random history of a server, the copy has what the server has each time, and only what is
    /// new or changed was asked for.
    @Test func eachTimeItIsWhatTheServerHas() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var chance = SeededGenerator(seed: 11)
        let site = Site()
        let foods = ["leek", "egg", "rice", "beef", "feta"]
        var keys: [String] = []
        for round in 0..<12 {
            var changed: Set<String> = []
            for _ in 0..<Int.random(in: 0...30, using: &chance) {
                let isOld = !keys.isEmpty && Bool.random(using: &chance)
                let key = isOld ? keys.randomElement(using: &chance) ?? "" : UUID().uuidString
                if isOld, Int.random(in: 0..<3, using: &chance) == 0 {
                    site.remove(key)
                    keys.removeAll { $0 == key }
                    changed.remove(key)
                    continue
                }
                if !isOld { keys.append(key) }
                // Two may read the same, and are two all the same.
                let own = foods.shuffled(using: &chance).prefix(
                    Int.random(in: 1...4, using: &chance)
                )
                site.put(key, "Dish \(Int.random(in: 0..<9, using: &chance)) \(round)", Array(own))
                changed.insert(key)
            }
            let result = try await bringUp(site)
            #expect(result.recipes == keys.count && result.listed == keys.count)
            #expect(result.isFirst == (round == 0) && !result.isStopped && result.unread == 0)
            #expect(Set(site.asked.withLock { $0 }).isSubset(of: changed))
            #expect(try await found() == site.titles)
            for food in foods {
                let having = site.cache.withLock { cache in
                    cache.values.filter { $0.ingredients.contains { $0.name == food } }
                        .map(\.title).sorted()
                }
                #expect(try await found([.has(Term(food, in: .ingredient))]) == having)
            }
        }
        let standing = try await copy().standing()
        let expected = CopyStanding(
            service: .mealie,
            recipes: keys.count,
            copiedAt: 1_800_000_000
        )
        #expect(standing == expected)
    }

    /// A first copy that was stopped, or whose server went away, isn't asked, and goes on with what it
    /// has.
    @Test(arguments: [true, false])
    func aCopyThatWasStoppedGoesOn(_ isStop: Bool) async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let site = Site()
        for number in 0..<200 { site.put("k\(number)", "Dish \(number)", ["leek"]) }
        site.end.withLock { $0 = (90, isStop) }
        if isStop {
            let result = try await bringUp(site)
            #expect(result.isStopped && result.isFirst && result.recipes == result.added)
            #expect((1..<200).contains(result.recipes))
        } else {
            await #expect(throws: ServiceError.offline(host: "nas")) { try await bringUp(site) }
        }
        #expect(!copy().exists)
        #expect(try await copy().standing() == nil)
        site.end.withLock { $0 = nil }
        let result = try await bringUp(site)
        #expect(!result.isStopped && result.recipes == 200)
        #expect(site.asked.withLock { $0.count } == result.added)
        #expect(result.added < 200)
        #expect(try await found() == site.titles)
    }

    /// A recipe that the server itself can't read is left out, and asked for the next time.
    @Test func whatTheServerCannotReadIsCounted() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let site = Site()
        for number in 0..<3 { site.put("k\(number)", "Dish \(number)", ["leek"]) }
        site.broken.withLock { $0 = ["k1"] }
        let result = try await bringUp(site)
        #expect(result.unread == 1 && result.recipes == 2)
        #expect(try await found() == ["Dish 0", "Dish 2"])
        site.broken.withLock { $0 = [] }
        #expect(try await bringUp(site).added == 1)
        #expect(site.asked.withLock { $0 } == ["k1"])
        #expect(try await found() == site.titles)
    }

    @Test func itIsOfOneAddressAndCanBeRemoved() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let site = Site()
        site.put("7", "Leek soup", ["leek"])
        _ = try await bringUp(site)
        #expect(copy().exists && !copy(at: "http://nas:9925").exists)
        #expect(try await copy().recipe(forKey: "7")?.title == "Leek soup")
        #expect(try await copy().recipe(forKey: "8") == nil)
        #expect(try await copy().remove()?.recipes == 1)
        #expect(!copy().exists)
        #expect(try await copy().remove() == nil)
    }

    /// A server without recipes has a copy too.
    @Test func nothingCanBeCopied() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let site = Site()
        #expect(try await bringUp(site).recipes == 0)
        #expect(copy().exists)
        #expect(try await found().isEmpty)
        await #expect(throws: ServiceError.unsupported) { try await copy().randomRecipe() }
    }
}
