import RecipeModel
import Testing

@testable import RecipeStore

/// Every change of the kitchen: what is told of it, of its undo and of doing the same again.
struct KitchenEditTests {
    let folder: TemporaryFolder
    private let store: SQLiteFavoriteStore

    init() throws {
        folder = try TemporaryFolder()
        store = SQLiteFavoriteStore(folder: folder("data"), session: "one", now: { 1_000 })
    }

    private static func recipe(_ key: String) -> NamedRecipe {
        NamedRecipe(id: .sample(key), title: "Dish \(key)")
    }

    private struct Kitchen: Equatable {
        var pantry: [PantryItem]
        var shopping: [ShoppingEntry]
        var words: [RecipeID: OwnWords]

        init(_ store: SQLiteFavoriteStore) async throws {
            pantry = try await store.pantry()
            shopping = try await store.shopping()
            words = try await store.ownWords()
        }
    }

    /// A pantry of milk and, as a staple, salt; a list of garlic and bought leeks; a note and two
    /// tags on one dish and one tag on another.
    private func fill() async throws {
        for edit in [
            KitchenEdit.stock(["milk"], asStaples: false), .stock(["Salt"], asStaples: true),
            .list([
                ShoppingEntry(text: "3 cloves garlic", name: "garlic", recipe: "Bread"),
                ShoppingEntry(text: "2 leeks", name: "leek", isDone: true),
            ]),
            .note("less salt", on: [Self.recipe("a")]),
            .tag(["xmas", "quick"], on: [Self.recipe("a")]),
            .tag(["quick"], on: [Self.recipe("b")]),
        ] {
            #expect(try await !store.edit(edit).names.isEmpty)
        }
    }

    @Test func whatIsThereIsGivenAsItWasPutIn() async throws {
        try await fill()
        let kitchen = try await Kitchen(store)
        #expect(
            kitchen.pantry == [
                PantryItem(id: 1, name: "milk"), PantryItem(id: 2, name: "Salt", isStaple: true),
            ]
        )
        #expect(
            kitchen.shopping == [
                ShoppingEntry(id: 1, text: "3 cloves garlic", name: "garlic", recipe: "Bread"),
                ShoppingEntry(id: 2, text: "2 leeks", name: "leek", isDone: true),
            ]
        )
        let note = RecipeNote(id: 1, text: "less salt", writtenAt: 1_000)
        #expect(
            kitchen.words == [
                .sample("a"): OwnWords(notes: [note], tags: ["quick", "xmas"]),
                .sample("b"): OwnWords(tags: ["quick"]),
            ]
        )
    }

    private static let changes: [(KitchenEdit, KeptChange)] = [
        (.stock(["eggs", "Milk"], asStaples: false), KeptChange(kind: .stocked, names: ["eggs"])),
        (
            .stock(["milks", "eggs", "egg", " "], asStaples: true),
            KeptChange(kind: .stocked, names: ["milks", "eggs"])
        ),
        // What was bought comes off the shopping list in the same step.
        (
            .stock(["eggs"], asStaples: false, bought: [1, 9]),
            KeptChange(kind: .stocked, names: ["eggs"])
        ),
        (
            .stock(["Milk"], asStaples: false, bought: [1]),
            KeptChange(kind: .stocked, names: ["Milk"])
        ),
        (.unstock([2, 1]), KeptChange(kind: .unstocked, names: ["Salt", "milk"])),
        (.unstock([1, 7]), KeptChange(kind: .unstocked, names: ["milk"])),
        (.unlist([2]), KeptChange(kind: .unlisted, names: ["leek"])),
        (.unlist([1, 2, 3]), KeptChange(kind: .unlisted, names: ["garlic", "leek"])),
        (.tick([1, 2], isDone: true), KeptChange(kind: .ticked, names: ["garlic"])),
        (.tick([1, 2], isDone: false), KeptChange(kind: .unticked, names: ["leek"])),
        (.unnote([1], from: recipe("a")), KeptChange(kind: .unnoted, names: ["Dish a"])),
        (
            .tag(["quick"], on: [recipe("a"), recipe("c")]),
            KeptChange(kind: .tagged, names: ["Dish c"])
        ),
        (
            .tag(["cold", "new"], on: [recipe("a"), recipe("b")]),
            KeptChange(kind: .tagged, names: ["Dish a", "Dish b"])
        ),
        (
            .untag(["xmas"], from: [recipe("a"), recipe("b")]),
            KeptChange(kind: .untagged, names: ["Dish a"])
        ),
        (
            .untag(["quick", "xmas"], from: [recipe("b"), recipe("a")]),
            KeptChange(kind: .untagged, names: ["Dish b", "Dish a"])
        ),
    ]

    @Test(arguments: changes)
    func aChangeIsToldUndoneAndDoneOnce(_ edit: KitchenEdit, _ change: KeptChange) async throws {
        try await fill()
        let before = try await Kitchen(store)
        #expect(try await store.edit(edit) == change)
        let after = try await Kitchen(store)
        #expect(after != before)
        // The same again changes nothing, so that nothing more is there to undo.
        #expect(try await store.edit(edit) == KeptChange(kind: change.kind, names: []))
        #expect(try await Kitchen(store) == after)
        #expect(try await store.undo() == change)
        #expect(try await Kitchen(store) == before)
        #expect(try await store.redo() == change)
        #expect(try await Kitchen(store) == after)
    }

    /// What can be there twice is put in each time.
    @Test(arguments: [
        (
            KitchenEdit.list([
                ShoppingEntry(text: "1 egg", name: "egg"),
                ShoppingEntry(text: "2 eggs", name: "egg"),
                ShoppingEntry(text: "salt", name: "salt"),
            ]), KeptChange(kind: .listed, names: ["egg", "salt"])
        ),
        (
            .note("hot", on: [recipe("a"), recipe("b")]),
            KeptChange(kind: .noted, names: ["Dish a", "Dish b"])
        ),
    ])
    func entriesAndNotesMayRepeat(_ edit: KitchenEdit, _ change: KeptChange) async throws {
        try await fill()
        let before = try await Kitchen(store)
        #expect(try await store.edit(edit) == change)
        let once = try await Kitchen(store)
        #expect(try await store.edit(edit) == change)
        #expect(try await store.undo() == change)
        #expect(try await Kitchen(store) == once)
        #expect(try await store.undo() == change)
        #expect(try await Kitchen(store) == before)
    }

    @Test(arguments: [
        KitchenEdit.stock([], asStaples: true), .stock(["", " ", "!?"], asStaples: false),
        .stock(["SALTS", "milk"], asStaples: false), .unstock([]), .unstock([0, 9]), .list([]),
        .unlist([9]), .tick([9], isDone: true), .tick([], isDone: false), .note("x", on: []),
        .unnote([9], from: recipe("a")), .tag([], on: [recipe("a")]),
        .tag(["quick"], on: [recipe("b")]), .untag(["Quick"], from: [recipe("a")]),
        .untag(["xmas"], from: [recipe("b")]),
    ])
    func whatChangesNothingLeavesNothingToUndo(_ edit: KitchenEdit) async throws {
        try await fill()
        let before = try await Kitchen(store)
        #expect(try await store.edit(edit).names == [])
        #expect(try await Kitchen(store) == before)
        #expect(try await store.undo() == KeptChange(kind: .tagged, names: ["Dish b"]))
    }

    /// A staple stays one, and a food keeps the name that it was put in by.
    @Test func aStapleStaysAStaple() async throws {
        try await fill()
        _ = try await store.edit(.stock(["salts", "milks"], asStaples: false))
        #expect(try await store.pantry().map(\.isStaple) == [false, true])
        _ = try await store.edit(.stock(["milks"], asStaples: true))
        #expect(try await store.pantry().map(\.name) == ["milk", "Salt"])
        #expect(try await store.pantry().map(\.isStaple) == [true, true])
    }

    @Test func aKeyThatHasAZeroByteIsFoundAgain() async throws {
        let odd = NamedRecipe(id: .sample("a\0b"), title: "Odd")
        _ = try await store.edit(.tag(["quick"], on: [odd]))
        #expect(try await store.ownWords()[.sample("ab")]?.tags == ["quick"])
        #expect(try await store.edit(.untag(["quick"], from: [odd])).names == ["Odd"])
    }

    // MARK: - When the last change was made

    @Test func theTimeOfWhatWouldBeUndone() async throws {
        let path = folder("data")
        func kitchen(_ session: String, at time: Int) -> SQLiteFavoriteStore {
            SQLiteFavoriteStore(folder: path, session: session, now: { time })
        }
        func shell(_ session: String) -> any FavoriteStore { kitchen(session, at: 0) }
        let store = shell("one")
        #expect(try await store.undoTime() == nil)
        _ = try await kitchen("one", at: 5).edit(.stock(["milk"], asStaples: false))
        _ = try await kitchen("one", at: 7).edit(.stock(["eggs"], asStaples: false))
        _ = try await kitchen("two", at: 9).edit(.stock(["rice"], asStaples: false))
        #expect(try await store.undoTime().map { $0 / 1_000_000 } == 7)
        #expect(try await shell("two").undoTime().map { $0 / 1_000_000 } == 9)
        #expect(try await shell("three").undoTime().map { $0 / 1_000_000 } == 9)
        _ = try await store.undo()
        #expect(try await store.undoTime().map { $0 / 1_000_000 } == 5)
        // What is done again comes after all that was done, though the clock was put back.
        _ = try await store.redo()
        #expect(try await store.undoTime().map { $0 / 1_000_000 } == 9)
        _ = try await store.undo()
        _ = try await store.undo()
        #expect(try await store.undoTime() == nil)
    }
}
