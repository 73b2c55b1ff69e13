import Foundation
import GRDB
import RecipeModel
import Testing

@testable import RecipeStore

struct KitchenStoreTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func shell(_ session: String) -> SQLiteFavoriteStore {
        SQLiteFavoriteStore(folder: folder("data"), session: session, now: { 1_000 })
    }

    private func recipe(_ key: String) -> NamedRecipe {
        NamedRecipe(id: .sample(key), title: "Dish \(key)")
    }

    @Test func withoutAFileThereIsNothing() async throws {
        let one = shell("one")
        #expect(try await one.pantry().isEmpty)
        #expect(try await one.shopping().isEmpty)
        #expect(try await one.ownWords().isEmpty)
        #expect(!folder.names().contains("data"))
    }

    @Test func aFoodIsInThePantryOnceHoweverItIsCalled() async throws {
        let one = shell("one")
        let first = try await one.edit(.stock(["Eggs", "rice", "  "], asStaples: false))
        #expect(first == KeptChange(kind: .stocked, names: ["Eggs", "rice"]))
        #expect(try await one.edit(.stock(["egg", "Rice"], asStaples: false)).names == [])
        #expect(try await one.pantry().map(\.name) == ["Eggs", "rice"])
        _ = try await one.edit(.stock(["egg"], asStaples: true))
        #expect(try await one.pantry().map(\.isStaple) == [true, false])
        #expect(try await one.undo()?.names == ["egg"])
        #expect(try await one.pantry().map(\.isStaple) == [false, false])
    }

    @Test func whatIsTickedStaysOnTheList() async throws {
        let one = shell("one")
        let entries = [
            ShoppingEntry(text: "3 cloves garlic", name: "garlic", recipe: "Bread"),
            ShoppingEntry(text: "milk", name: "milk"),
        ]
        #expect(try await one.edit(.list(entries)).names == ["garlic", "milk"])
        let ids = try await one.shopping().map(\.id)
        #expect(try await one.edit(.tick([ids[1]], isDone: true)).names == ["milk"])
        #expect(try await one.shopping().map(\.isDone) == [false, true])
        #expect(try await one.edit(.tick([ids[1]], isDone: true)).names == [])
        #expect(try await one.edit(.unlist(ids)).names == ["garlic", "milk"])
        #expect(try await one.shopping().isEmpty)
        #expect(try await one.undo() == KeptChange(kind: .unlisted, names: ["garlic", "milk"]))
        let back = try await one.shopping()
        #expect(back.map(\.id) == ids)
        #expect(back.map(\.recipe) == ["Bread", nil])
        #expect(back.map(\.isDone) == [false, true])
    }

    @Test func notesAndTagsOutliveTheFavorite() async throws {
        let one = shell("one")
        _ = try await one.keep([.sample("a")])
        _ = try await one.edit(.note("less sugar; \"really\" \u{1F34B}", on: [recipe("a")]))
        _ = try await one.edit(.tag(["quick", "xmas"], on: [recipe("a"), recipe("b")]))
        _ = try await one.edit(.tag(["quick"], on: [recipe("a")]))
        _ = try await one.remove([.sample("a")])
        _ = try await one.keep([.sample("a")])
        let words = try await one.ownWords()
        #expect(words[.sample("a")]?.notes.map(\.text) == ["less sugar; \"really\" \u{1F34B}"])
        #expect(words[.sample("a")]?.notes.map(\.writtenAt) == [1_000])
        #expect(words[.sample("a")]?.tags == ["quick", "xmas"])
        #expect(words[.sample("b")]?.tags == ["quick", "xmas"])
        _ = try await one.edit(.untag(["xmas"], from: [recipe("a"), recipe("b")]))
        #expect(try await one.ownWords()[.sample("b")]?.tags == ["quick"])
        let note = try #require(words[.sample("a")]?.notes.first)
        #expect(try await one.edit(.unnote([note.id], from: recipe("a"))).names == ["Dish a"])
        #expect(try await one.ownWords()[.sample("a")]?.notes == [])
    }

    @Test func anyShellUndoesTheLastAndIsNotStoppedByAnother() async throws {
        let (one, two) = (shell("one"), shell("two"))
        _ = try await one.edit(.stock(["milk"], asStaples: false))
        _ = try await one.edit(.stock(["eggs"], asStaples: false))
        let eggs = try #require(try await two.pantry().last)
        _ = try await two.edit(.unstock([eggs.id]))
        // Nothing is left of the eggs to undo; the milk is.
        #expect(try await one.undo() == KeptChange(kind: .stocked, names: ["milk"]))
        #expect(try await two.undo() == KeptChange(kind: .unstocked, names: ["eggs"]))
        #expect(try await two.pantry().map(\.name) == ["eggs"])
    }

    @Test func aFoodPutInAnewIsNotDoubledByUndo() async throws {
        let (one, two) = (shell("one"), shell("two"))
        _ = try await one.edit(.stock(["milk"], asStaples: false))
        _ = try await one.edit(.unstock([try #require(try await one.pantry().first).id]))
        _ = try await two.edit(.stock(["Milk"], asStaples: false))
        #expect(try await one.undo() == nil)
        #expect(try await one.pantry().map(\.name) == ["Milk"])
    }

    @Test func whatAnotherShellChangedSinceIsNotUndone() async throws {
        let (one, two) = (shell("one"), shell("two"))
        _ = try await one.edit(.stock(["salt"], asStaples: false))
        _ = try await two.edit(.stock(["salt"], asStaples: true))
        #expect(try await one.undo() == nil)
        #expect(try await one.pantry().map(\.isStaple) == [true])
        _ = try await two.undo()
        #expect(try await one.pantry().map(\.isStaple) == [false])
    }

    @Test func aFileOfTheFirstVersionIsCopiedAndBroughtUp() async throws {
        let queue: DatabaseQueue
        try FileManager.default.createDirectory(
            atPath: folder("data"),
            withIntermediateDirectories: true
        )
        queue = try DatabaseQueue(path: folder("data/favorites.sqlite"))
        try await queue.write { db in
            var first = DatabaseSchema.favorites
            first.steps.removeLast(first.version - 1)
            try first.bringUp(db, from: 0)
            _ = try FavoriteRecords(db: db).insert(.sample("a"), savedAt: 7)
            try db.execute(
                sql: """
                    INSERT INTO change VALUES (1, 'old', 'kept', 7, 1, 1, NULL, NULL);
                    INSERT INTO change_favorite VALUES (1, 0, 1);
                    """
            )
        }
        try queue.close()
        let one = shell("one")
        #expect(try await one.favorites(matching: []).map(\.savedAt) == [7])
        #expect(folder.names(in: "data").contains { $0.hasPrefix("favorites-version-1-") })
        #expect(try await one.undo() == KeptChange(kind: .kept, names: ["Dish a"]))
        #expect(try await one.redo() == KeptChange(kind: .kept, names: ["Dish a"]))
        _ = try await one.edit(.stock(["milk"], asStaples: false))
        #expect(try await one.pantry().count == 1)
        #expect(try await one.content(of: .sample("a")) == (try FavoriteContent.sample("a")))
    }

    @Test func shellsAtOnceLoseNothing() async throws {
        let path = folder("data")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for shell in 0..<5 {
                group.addTask {
                    let store = SQLiteFavoriteStore(folder: path, session: "\(shell)")
                    for round in 0..<8 {
                        _ = try await store.edit(
                            .stock(["food\(shell)x\(round)"], asStaples: false)
                        )
                        _ = try await store.edit(
                            .list([ShoppingEntry(text: "1 egg", name: "egg")])
                        )
                    }
                    _ = try await store.undo()
                }
            }
            try await group.waitForAll()
        }
        #expect(try await shell("last").pantry().count == 40)
        #expect(try await shell("last").shopping().count == 35)
    }
}
