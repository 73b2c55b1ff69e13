import Foundation
import GRDB
import RecipeModel
import Testing

@testable import RecipeStore

struct FavoriteUndoTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func shell(_ session: String) -> SQLiteFavoriteStore {
        SQLiteFavoriteStore(folder: folder("data"), session: session, now: { 1_000 })
    }

    private func keys(_ store: SQLiteFavoriteStore) async throws -> [String] {
        try await store.favorites(matching: []).map(\.recipe.id.key)
    }

    private func kept(_ keys: String...) -> KeptChange {
        KeptChange(kind: .kept, names: keys.map { "Dish \($0)" })
    }

    @Test func nothingToTakeBackIsNil() async throws {
        let one = shell("one")
        #expect(try await one.undo() == nil)
        #expect(try await one.redo() == nil)
        _ = try await one.keep([.sample("a")])
        #expect(try await one.redo() == nil)
        #expect(try await one.undo() == kept("a"))
        #expect(try await one.undo() == nil)
        #expect(try await one.redo() == kept("a"))
        #expect(try await one.redo() == nil)
        #expect(try await keys(one) == ["a"])
    }

    @Test func changesThatChangeNothingAreNotTakenBack() async throws {
        let one = shell("one")
        _ = try await one.keep([.sample("a")])
        _ = try await one.keep([.sample("a")])
        _ = try await one.remove([.sample("b")])
        #expect(try await one.undo() == kept("a"))
    }

    @Test func aNewChangeGivesUpWhatWasTakenBack() async throws {
        let one = shell("one")
        _ = try await one.keep([.sample("a")])
        _ = try await one.undo()
        _ = try await one.keep([.sample("b")])
        #expect(try await one.redo() == nil)
        #expect(try await keys(one) == ["b"])
    }

    @Test func eachShellTakesBackItsOwn() async throws {
        let one = shell("one")
        let two = shell("two")
        _ = try await one.keep([.sample("a")])
        _ = try await two.keep([.sample("b")])
        #expect(try await one.undo() == kept("a"))
        #expect(try await one.undo() == nil)
        #expect(try await keys(two) == ["b"])
        #expect(try await two.undo() == kept("b"))
        #expect(try await two.redo() == kept("b"))
        #expect(try await two.redo() == nil)
        #expect(try await one.redo() == kept("a"))
        #expect(try await keys(one) == ["b", "a"])
    }

    /// What one command fetches again is one change, but of its own shell only.
    @Test func fetchingAgainGoesOnInNoOtherShellsChange() async throws {
        let (one, two) = (shell("one"), shell("two"))
        _ = try await one.keep([.sample("a"), .sample("b")])
        try await one.refresh(.sample("a", text: "newer"), isContinued: false)
        try await two.refresh(.sample("b", text: "newer"), isContinued: true)
        #expect(try await two.undo() == KeptChange(kind: .refreshed, names: ["Dish b"]))
        #expect(try await one.content(of: .sample("a"))?.text == "newer")
        #expect(try await one.undo() == KeptChange(kind: .refreshed, names: ["Dish a"]))
        #expect(try await one.undo() == kept("a", "b"))
    }

    /// What is fetched again goes on only in what was fetched again last, and not undone.
    @Test func fetchingAgainGoesOnInTheLastChangeOnly() async throws {
        let one = shell("one")
        func refreshed(_ keys: String...) -> KeptChange {
            KeptChange(kind: .refreshed, names: keys.map { "Dish \($0)" })
        }
        _ = try await one.keep([.sample("a"), .sample("b")])
        try await one.refresh(.sample("a", text: "newer"), isContinued: true)
        #expect(try await one.undo() == refreshed("a"))
        try await one.refresh(.sample("b", text: "newer"), isContinued: true)
        _ = try await one.keep([.sample("c")])
        try await one.refresh(.sample("a", text: "newer"), isContinued: true)
        try await one.refresh(.sample("c", text: "newer"), isContinued: true)
        #expect(try await one.undo() == refreshed("a", "c"))
        #expect(try await one.undo() == kept("c"))
        #expect(try await one.undo() == refreshed("b"))
        #expect(try await one.undo() == kept("a", "b"))
        #expect(try await one.undo() == nil)
    }

    /// Whatever a page brought anew, going back and forth has the whole of it.
    @Test(arguments: ["title", "text", "page", "picture", "origins", "links", "foods", "all"])
    func fetchingAgainIsUndoneWhole(_ part: String) async throws {
        let one = shell("one")
        let before = try FavoriteContent.sample("a")
        var after = before
        func changes(_ name: String) -> Bool { part == name || part == "all" }
        if changes("title") { after.recipe.title = "Dish A" }
        if changes("text") { after.text = "Another text." }
        if changes("page") { after.page?.body = Array("<p>newer".utf8) }
        if changes("picture") { after.picture?.body = [9, 9, 9] }
        if changes("origins") { after.origins["title"] = .page }
        if changes("links") { after.links = [] }
        if changes("foods") { after.recipe.ingredientGroups.removeLast() }
        _ = try await one.keep([before])
        try await one.refresh(after, isContinued: false)
        for _ in 0..<2 {
            #expect(try await one.content(of: .sample("a")) == after)
            _ = try #require(try await one.undo())
            #expect(try await one.content(of: .sample("a")) == before)
            _ = try #require(try await one.redo())
        }
    }

    /// What came without its picture and is as it was else has not changed.
    @Test func fetchingTheSameAgainIsNoChange() async throws {
        let one = shell("one")
        _ = try await one.keep([.sample("a")])
        try await one.refresh(.sample("a"), isContinued: false)
        try await one.refresh(.sample("a", picture: nil), isContinued: false)
        try await one.refresh(.sample("a", text: ""), isContinued: false)
        try await one.refresh(.sample("a", page: nil), isContinued: false)
        #expect(try await one.undo() == kept("a"))
    }

    @Test func aNewShellTakesBackTheLastOfAnyone() async throws {
        _ = try await shell("one").keep([.sample("a")])
        _ = try await shell("two").keep([.sample("b")])
        let new = shell("three")
        #expect(try await new.undo() == kept("b"))
        #expect(try await new.undo() == kept("a"))
        #expect(try await new.undo() == nil)
        #expect(try await new.redo() == kept("a"))
        #expect(try await new.redo() == kept("b"))
        #expect(try await keys(new) == ["b", "a"])
    }

    /// `recipe fav 3`, `recipe undo`, `recipe undo`, `recipe redo`: each a shell of its own.
    @Test func singleCommandsGoBackAndForth() async throws {
        _ = try await shell("1").keep([.sample("a")])
        _ = try await shell("2").keep([.sample("b")])
        #expect(try await shell("3").undo() == kept("b"))
        #expect(try await shell("4").undo() == kept("a"))
        #expect(try await shell("5").redo() == kept("a"))
        #expect(try await shell("6").redo() == kept("b"))
        #expect(try await shell("7").undo() == kept("b"))
        _ = try await shell("8").keep([.sample("c")])
        #expect(try await shell("9").redo() == nil)
    }

    @Test func whatAnotherShellOvertookIsPassedOver() async throws {
        let one = shell("one")
        let two = shell("two")
        _ = try await one.keep([.sample("a")])
        _ = try await one.keep([.sample("b"), .sample("c")])
        _ = try await two.remove([.sample("b"), .sample("c")])
        #expect(try await one.undo() == kept("a"))
        #expect(try await keys(one) == [])
        #expect(try await two.undo()?.names == ["Dish b", "Dish c"])
        #expect(try await keys(one) == ["c", "b"])
    }

    @Test func aRecipeKeptAnewIsNotDoubled() async throws {
        let one = shell("one")
        let two = shell("two")
        _ = try await one.keep([.sample("a"), .sample("b")])
        _ = try await one.remove([.sample("a"), .sample("b")])
        _ = try await two.keep([.sample("a", title: "Newer a")])
        #expect(try await one.undo() == KeptChange(kind: .removed, names: ["Dish b"]))
        let titles = try await one.favorites(matching: []).map(\.recipe.title)
        #expect(titles == ["Newer a", "Dish b"])
    }

    /// Titles are told in the order in which they were kept, also where two are the same.
    @Test func whatIsLeftToUndoIsToldInItsOrder() async throws {
        let (one, two) = (shell("one"), shell("two"))
        _ = try await one.keep([
            .sample("a", title: "Pie"), .sample("b", title: "Soup"), .sample("c", title: "Pie"),
        ])
        _ = try await two.remove([.sample("c")])
        #expect(try await one.undo() == KeptChange(kind: .kept, names: ["Pie", "Soup"]))
        #expect(try await keys(one) == [])
        #expect(try await one.redo() == KeptChange(kind: .kept, names: ["Pie", "Soup", "Pie"]))
        #expect(try await keys(one) == ["c", "b", "a"])
    }

    @Test func onlySoManyChangesAreRemembered() throws {
        let queue = try DatabaseQueue()
        try queue.write { db in
            try DatabaseSchema.favorites.bringUp(db, from: 0)
            let ledger = FavoriteLedger(db: db, session: "one", now: 1)
            _ = try ledger.keep([.sample("first")])
            for _ in 0..<(FavoriteJournal.depth / 2 + 3) {
                _ = try ledger.remove([.sample("first")])
                _ = try ledger.keep([.sample("first")])
            }
            for _ in 0..<FavoriteJournal.depth { #expect(try ledger.undo() != nil) }
            #expect(try ledger.undo() == nil)
            #expect(try FavoriteSearching(db: db).counts().all == 1)
            // Removed content goes when nothing can bring it back.
            _ = try ledger.keep([.sample("new")])
            let rows = try Int.fetchOne(db, sql: "SELECT count(*) FROM favorite") ?? 0
            let pages = try Int.fetchOne(db, sql: "SELECT count(*) FROM favorite_page")
            let words = try Int.fetchOne(db, sql: "SELECT count(*) FROM favorite_words")
            #expect(rows == 2)
            #expect(pages == rows)
            #expect(words == rows)
        }
    }
}
