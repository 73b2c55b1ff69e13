import Foundation
import GRDB
import MealPlan
import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// A law: whatever happened to a kept file, it opens, what is whole of it is there, and what isn't is
/// told; the damaged file stays as it is beside it.
struct DamageLawTests {
    enum Kept: String, CaseIterable, Sendable {
        case favorites, cookbook

        var name: String { rawValue + ".sqlite" }

        /// A file with something of every kind, all of it in the one file.
        func fill(_ folder: TemporaryFolder) async throws {
            switch self {
            case .favorites:
                var random = SeededGenerator(seed: 1)
                let store = SQLiteFavoriteStore(folder: folder.path, session: "0", now: { 500 })
                let contents = try (1...30).map { number in
                    let page = (0..<9_000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
                    return try FavoriteContent.sample("\(number)", page: page)
                }
                _ = try await store.keep(contents)
                _ = try await store.edit(.stock(["leek", "salt", "oil"], asStaples: true))
                _ = try await store.edit(.list([ShoppingEntry(text: "2 leeks", name: "leek")]))
                _ = try await store.change(.sample)
                await store.close()
            case .cookbook:
                let store = SQLiteCookbookStore(folder: folder.path)
                let recipes = preparedRecipes(300, seed: 21)
                _ = try await store.add(recipes, from: "made", counting: false)
                _ = try await store.make(.delete(keys: ["shortbread"]), session: "s")
                await store.rest()
            }
        }

        /// What a cook sees of it, and the damaged file that is told of.
        func read(_ folder: TemporaryFolder) async throws -> (things: [String], told: SetAsideFile?)
        {
            switch self {
            case .favorites:
                let store = SQLiteFavoriteStore(folder: folder.path, session: "1", now: { 7 })
                // Damage may be met only where a page is read.
                for favorite in try await store.favorites(matching: []) {
                    _ = try await store.content(of: favorite.recipe.id)
                }
                var told = await store.setAside()
                var things = try await store.favorites(matching: []).map {
                    "favorite \($0.recipe.id.key)"
                }
                things += try await store.pantry().map(\.name) + store.shopping().map(\.text)
                things += try await store.meals(in: .every).map {
                    "\($0.day.iso) \($0.recipe.title)"
                }
                told = await store.setAside() ?? told
                await store.close()
                return (things, told)
            case .cookbook:
                let store = SQLiteCookbookStore(folder: folder.path)
                let things = try await store.kept().map { "\($0.id.key) \($0.title)" }
                let told = await store.setAside()
                await store.rest()
                return (things, told)
            }
        }

        /// Puts something in, and whether that is there for the next.
        func goesOn(_ folder: TemporaryFolder) async throws -> Bool {
            switch self {
            case .favorites:
                let store = SQLiteFavoriteStore(folder: folder.path, session: "2")
                let before = try await store.counts().all
                _ = try await store.keep([.sample("new")])
                _ = try await store.removeAll()
                _ = try await store.undo()
                let next = SQLiteFavoriteStore(folder: folder.path, session: "3")
                let new = try await next.content(of: .sample("new"))
                let count = try await next.counts().all
                return try new == .sample("new") && count == before + 1
            case .cookbook:
                let store = SQLiteCookbookStore(folder: folder.path)
                let new = preparedRecipes(1, seed: 99)
                let told = try await store.make(.create(new[0]), session: "s")
                let own = try await SQLiteCookbookStore(folder: folder.path).ownRecipes()
                return own.map(\.title).contains(told[0])
            }
        }
    }

    enum Damage: Int, CaseIterable, Sendable {
        case beginning, cut, zeroedPages, run, bits

        func apply(to bytes: inout [UInt8], _ random: inout SeededGenerator) {
            switch self {
            case .beginning:
                let count = random.pick([16, 100, 2_000, 4_096])
                bytes.replaceSubrange(0..<count, with: repeatElement(0xA5, count: count))
            case .cut: bytes.removeLast(random.number(1...bytes.count - 1))
            case .zeroedPages:
                for _ in 0..<3 {
                    let start = random.number(0...bytes.count / 4_096 - 1) * 4_096
                    bytes.replaceSubrange(
                        start..<start + 4_096,
                        with: repeatElement(0, count: 4_096)
                    )
                }
            case .run:
                let start = random.number(0...bytes.count - 1)
                let range = start..<min(start + 20_000, bytes.count)
                let byte = UInt8(random.number(1...255))
                bytes.replaceSubrange(range, with: repeatElement(byte, count: range.count))
            case .bits:
                for _ in 0..<200 { bytes[random.number(0...bytes.count - 1)] ^= 0x55 }
            }
        }
    }

    @Test(arguments: Kept.allCases, Damage.allCases)
    func whatIsWholeIsThereAndTheRestIsTold(_ kept: Kept, _ damage: Damage) async throws {
        let original = try TemporaryFolder()
        try await kept.fill(original)
        let whole = try await kept.read(original).things
        for seed in 0..<lawCases(5) {
            let folder = try TemporaryFolder()
            var random = SeededGenerator(seed: 100 * seed + damage.rawValue)
            var bytes = try original.bytes(kept.name)
            damage.apply(to: &bytes, &random)
            try folder.write(bytes, to: kept.name)
            let label = Comment(rawValue: "\(kept) \(damage) \(seed)")
            let (found, told) = try await kept.read(folder)
            let asides = folder.names().filter {
                $0.contains("-damaged-") && $0.hasSuffix(".sqlite")
            }
            if let told {
                #expect(told.path == folder(asides.first ?? ""), label)
                #expect(asides.count == 1, label)
            }
            // Single letters that changed are nothing that SQLite could notice.
            if damage != .bits {
                #expect(Set(found).subtracting(whole).isEmpty, label)
                if found.count < whole.count {
                    #expect(told != nil, label)
                    #expect(try folder.bytes(asides.first ?? "") == bytes, label)
                }
                if damage == .beginning { #expect(Set(found) == Set(whole), label) }
            }
            #expect(try await kept.goesOn(folder), label)
            #expect(!folder.names().contains { $0.contains("repair") }, label)
        }
    }

    /// What never was such a file is moved aside as it is; an empty one is a shell's that was killed.
    @Test(arguments: Kept.allCases, ["text", "empty", "tables", "marked"])
    func anotherFileIsMovedAside(_ kept: Kept, _ kind: String) async throws {
        let folder = try TemporaryFolder()
        switch kind {
        case "text": try folder.write(Array(repeating: 0x74, count: 9_000), to: kept.name)
        case "empty": try folder.write([], to: kept.name)
        default:
            let queue = try DatabaseQueue(path: folder(kept.name))
            let marks =
                kind == "tables" ? "" : "PRAGMA application_id = 7; PRAGMA user_version = 1;"
            try await queue.write { try $0.execute(sql: "CREATE TABLE favorite (x); \(marks)") }
            try queue.close()
        }
        let bytes = try folder.bytes(kept.name)
        var (found, told) = try await kept.read(folder)
        #expect(found.isEmpty)
        #expect(try await kept.goesOn(folder))
        if told == nil { told = try await kept.read(folder).told }
        let asides = folder.names().filter { $0.contains("-damaged-") && $0.hasSuffix(".sqlite") }
        if kept == .cookbook, kind == "empty" {
            #expect(told == nil && asides == [])
        } else {
            let aside = try #require(asides.first)
            #expect(told == SetAsideFile(path: folder(aside), carriedOver: 0) && asides.count == 1)
            #expect(try folder.bytes(aside) == bytes)
        }
    }
}
