import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// Random sequences of changes by several shells, step by step against a plain model.
struct FavoriteLawTests {
    @Test(arguments: 0..<6)
    func theStoreDoesWhatTheModelDoes(_ seed: Int) async throws {
        let folder = try TemporaryFolder()
        var random = SeededGenerator(seed: UInt64(seed))
        var model = FavoriteModel()
        let keys = ["a", "b", "c", "d", "e"]
        for step in 1...60 {
            let session = Int.random(in: 0..<3, using: &random)
            // A store of its own for each step: nothing may hang on what one remembers.
            let store = SQLiteFavoriteStore(
                folder: folder("data"),
                session: "\(session)",
                now: { step }
            )
            let some = Array(
                keys.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
            )
            let label = Comment(rawValue: "step \(step) of \(seed), shell \(session), \(some)")
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1:
                let contents = try some.map { try FavoriteContent.sample($0) }
                #expect(
                    try await store.keep(contents) == model.keep(some, in: session, at: step),
                    label
                )
            case 2:
                #expect(
                    try await store.remove(some.map { .sample($0) })
                        == model.remove(some, in: session),
                    label
                )
            case 3, 4:
                #expect(try await store.undo() == model.undo(in: session), label)
            default:
                #expect(try await store.redo() == model.redo(in: session), label)
            }
            let found = try await store.favorites(matching: [])
            // What comes after the first difference differs too.
            try #require(found.map(\.recipe.id.key) == model.list.map(\.key), label)
            #expect(found.map(\.savedAt) == model.list.map(\.savedAt), label)
        }
        for item in model.list {
            let store = SQLiteFavoriteStore(folder: folder("data"), session: "last")
            let content = try await store.content(of: .sample(item.key))
            #expect(content == (try FavoriteContent.sample(item.key)))
        }
    }

    @Test(arguments: 0..<4)
    func takingAllBackAndDoingItAgainChangesNothing(_ seed: Int) async throws {
        let folder = try TemporaryFolder()
        var random = SeededGenerator(seed: UInt64(100 + seed))
        let store = SQLiteFavoriteStore(folder: folder("data"), session: "one", now: { 7 })
        var states = [try await store.favorites(matching: [])]
        for _ in 0..<20 {
            let key = try #require(["a", "b", "c", "d"].randomElement(using: &random))
            let change =
                Bool.random(using: &random)
                ? try await store.keep([.sample(key)]) : try await store.remove([.sample(key)])
            if !change.names.isEmpty { states.append(try await store.favorites(matching: [])) }
        }
        for state in states.dropLast().reversed() {
            #expect(try await store.undo() != nil)
            #expect(try await store.favorites(matching: []) == state)
        }
        #expect(try await store.undo() == nil)
        for state in states.dropFirst() {
            #expect(try await store.redo() != nil)
            #expect(try await store.favorites(matching: []) == state)
        }
        #expect(try await store.redo() == nil)
    }
}
