import Foundation
import GRDB
import RecipeModel
import Testing

@testable import RecipeStore

struct SQLiteFavoriteStoreTests {
    /// Whatever part cannot be written, nothing of the favorite is.
    @Test(arguments: [
        "favorite", "favorite_page", "favorite_picture", "favorite_text", "change",
        "change_favorite", "favorite_list",
    ])
    func allOfAFavoriteIsOneTransaction(_ table: String) async throws {
        do { _ = try await store().keep([.sample("first")]) }
        let path = folder("data/favorites.sqlite")
        let queue = try DatabaseQueue(path: path)
        try await queue.write { db in
            try db.execute(
                sql: """
                    CREATE TRIGGER broken BEFORE INSERT ON \(table)
                    BEGIN SELECT RAISE(ABORT, 'no'); END
                    """
            )
        }
        let store = store()
        await #expect(throws: (any Error).self) { try await store.keep([.sample("second")]) }
        let counts = try await queue.read { db in
            try ["favorite", "favorite_page", "favorite_picture", "favorite_text", "change"].map {
                try Int.fetchOne(db, sql: "SELECT count(*) FROM \($0)")
            }
        }
        #expect(counts == [1, 1, 1, 1, 1])
        #expect(try await store.counts().all == 1)
        #expect(try await store.favorites(matching: ["second"]).isEmpty)
    }

    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func store(_ session: String = "one", now: Int = 1_000) -> SQLiteFavoriteStore {
        SQLiteFavoriteStore(folder: folder("data"), session: session, now: { now })
    }

    private func titles(_ store: SQLiteFavoriteStore, _ words: String...) async throws -> [String] {
        try await store.favorites(matching: words).map(\.recipe.title)
    }

    @Test func readingMakesNothing() async throws {
        let store = store()
        #expect(try await store.favorites(matching: []).isEmpty)
        #expect(try await store.kept(among: [.sample("a")]).isEmpty)
        #expect(try await store.content(of: .sample("a")) == nil)
        #expect(await store.setAside() == nil)
        #expect(folder.names() == [])
    }

    @Test func whatIsKeptComesBackWhole() async throws {
        let page = (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let kept = try FavoriteContent.sample("a", text: "zero \u{0} byte, ünïcode 日本", page: page)
        let change = try await store().keep([kept])
        #expect(change == KeptChange(kind: .kept, names: ["Dish a"]))

        let later = store("two")
        #expect(try await later.content(of: kept.recipe.id) == kept)
        #expect(
            try await later.favorites(matching: [])
                == [Favorite(recipe: kept.recipe, savedAt: 1_000, isOffline: true)]
        )
        #expect(
            try await later.kept(among: [.sample("b"), .sample("a")]) == [.sample("a")]
        )
    }

    @Test func anEmptyPageIsAPage() async throws {
        let kept = try FavoriteContent.sample("a", page: [], picture: [])
        _ = try await store().keep([kept])
        #expect(try await store("two").content(of: kept.recipe.id) == kept)
    }

    @Test func theLastKeptIsFirst() async throws {
        let store = store()
        _ = try await store.keep([.sample("a"), .sample("b")])
        _ = try await store.keep([.sample("c")])
        #expect(try await titles(store) == ["Dish c", "Dish b", "Dish a"])
    }

    @Test func onlyFavoritesWithTheirPageAreOffline() async throws {
        let store = store()
        var own = try FavoriteContent.sample("own", page: nil)
        own.needsNoPage = true
        _ = try await store.keep([.sample("a", page: nil), .sample("b"), own])
        let offline = try await store.favorites(matching: []).filter(\.isOffline)
        #expect(offline.map(\.recipe.id.key) == ["own", "b"])
        #expect(try await store.counts() == FavoriteCounts(all: 3, offline: 2))
    }

    @Test func whatARecipeWithoutAPageSaysIsSearched() async throws {
        let store = store()
        var own = try FavoriteContent.sample("own", text: "", page: nil)
        own.needsNoPage = true
        own.recipe.stepGroups = [StepGroup(items: ["Warm the oven.", "Bake it."])]
        own.recipe.notes = ["Keeps for a week."]
        _ = try await store.keep([own, .sample("b")])
        #expect(try await titles(store, "ovens") == ["Dish own"])
        #expect(try await titles(store, "week") == ["Dish own"])
    }

    @Test func countsAndDatesTellWithoutReadingAll() async throws {
        let store = store(now: 1_000)
        #expect(try await store.counts() == FavoriteCounts())
        #expect(try await store.dates(of: [.sample("a")]).isEmpty)
        _ = try await store.keep([.sample("a"), .sample("b")])
        let later = SQLiteFavoriteStore(folder: folder("data"), session: "two", now: { 2_000 })
        _ = try await later.keep([.sample("c")])
        _ = try await later.remove([.sample("b")])
        #expect(try await store.counts() == FavoriteCounts(all: 2, offline: 2))
        let dates = try await store.dates(of: [.sample("a"), .sample("b"), .sample("c")])
        #expect(dates == [.sample("a"): 1_000, .sample("c"): 2_000])
    }

    @Test func keepingAgainFillsInWhatWasMissing() async throws {
        let store = store()
        var bare = FavoriteContent(recipe: Recipe(id: .sample("a"), title: "Dish a"))
        _ = try await store.keep([bare, .sample("b")])
        let full = try FavoriteContent.sample("a")
        #expect(try await store.keep([full]).names == [])
        #expect(try await store.content(of: .sample("a")) == full)
        #expect(try await titles(store) == ["Dish b", "Dish a"])
        #expect(try await titles(store, "cheddar", "tear") == ["Dish b", "Dish a"])

        bare.text = "other text"
        bare.page = try .sample("a", [1])
        bare.picture = try .sample("a", [1])
        _ = try await store.keep([bare])
        #expect(try await store.content(of: .sample("a")) == full)
    }

    /// A page that comes later brings what it says and takes nothing away.
    @Test(arguments: [true, false], [true, false])
    func aLaterPageTakesNothingAway(isWhole: Bool, saysRecipe: Bool) async throws {
        func bare(_ content: FavoriteContent) -> FavoriteContent {
            var content = content
            content.recipe.ingredientGroups = []
            content.recipe.stepGroups = []
            return content
        }
        let store = store()
        var before = try FavoriteContent.sample("a", page: nil, picture: nil)
        before.origins = ["title": .page]
        if !isWhole { before = bare(before) }
        var later = try FavoriteContent.sample("a", title: "Later", text: "", page: [1, 2])
        if !saysRecipe { later = bare(later) }
        _ = try await store.keep([before])
        _ = try await store.keep([later])
        let kept = try #require(try await store.content(of: .sample("a")))
        let said = isWhole && !saysRecipe ? before : later
        #expect(kept.recipe == said.recipe && kept.origins == said.origins)
        #expect(kept.text == before.text && kept.links == before.links)
        #expect(kept.page == later.page && kept.picture == later.picture)
    }

    @Test func refreshReplacesAndLosesNothing() async throws {
        let store = store(now: 1_000)
        _ = try await store.keep([.sample("a"), .sample("b")])
        var newer = try FavoriteContent.sample("a", title: "New name", text: "new words", page: [7])
        newer.picture = nil
        let later = SQLiteFavoriteStore(folder: folder("data"), session: "two", now: { 2_000 })
        try await later.refresh(newer, isContinued: false)
        newer.picture = try FavoriteContent.sample("a").picture
        #expect(try await store.content(of: .sample("a")) == newer)
        #expect(try await titles(store) == ["Dish b", "New name"])
        #expect(try await titles(store, "new words") == ["New name"])
        #expect(try await store.favorites(matching: []).last?.savedAt == 1_000)

        try await store.refresh(.sample("never kept"), isContinued: false)
        #expect(try await titles(store).count == 2)
    }

    @Test(arguments: [
        (["tomato"], ["Tomato soup", "Summer pie"]),
        (["tomatoes"], ["Tomato soup", "Summer pie"]),
        (["creme brulee"], ["Crème brûlée"]),
        (["CRÈME"], ["Crème brûlée"]),
        (["goat cheese"], ["Summer pie"]),
        (["cheese", "goat"], ["Summer pie"]),
        (["basil", "soup"], ["Tomato soup"]),
        (["soup", "cheese"], []),
        (["日本"], ["Tomato soup"]),
        (["\"", "soup*"], ["Tomato soup"]),
        (["NOT"], []),
        (["!?"], []),
    ])
    func searchFindsAllWords(_ words: [String], _ found: [String]) async throws {
        let store = store()
        _ = try await store.keep([
            .sample("a", title: "Crème brûlée", foods: ["4 egg yolks"], text: "Sweet."),
            .sample("b", title: "Summer pie", foods: ["50 g goat cheese", "2 tomatoes"], text: ""),
            .sample("c", title: "Tomato soup", foods: ["basil"], text: "As eaten in 日本国."),
        ])
        #expect(try await store.favorites(matching: words).map(\.recipe.title) == found)
    }

    /// The words of a name stand side by side; words of their own may stand anywhere.
    @Test func aNameIsMoreThanItsWords() async throws {
        let store = store()
        _ = try await store.keep([
            .sample("a", title: "Stew", foods: ["goat"], text: "With cream cheese on top."),
            .sample("b", title: "Pie", foods: ["goat cheese"], text: ""),
        ])
        #expect(try await titles(store, "goat cheese") == ["Pie"])
        let both = try await store.favorites(matching: ["goat", "cheese"])
        #expect(Set(both.map(\.recipe.title)) == ["Stew", "Pie"])
    }

    @Test func removedFavoritesAreGoneUntilUndone() async throws {
        let store = store()
        let kept = try FavoriteContent.sample("b")
        _ = try await store.keep([.sample("a"), kept, .sample("c")])
        let change = try await store.remove([.sample("b"), .sample("x"), .sample("b")])
        #expect(change == KeptChange(kind: .removed, names: ["Dish b"]))
        #expect(try await titles(store) == ["Dish c", "Dish a"])
        #expect(try await titles(store, "cheddar") == ["Dish c", "Dish a"])
        #expect(try await store.content(of: .sample("b")) == nil)

        let later = SQLiteFavoriteStore(folder: folder("data"), session: "one", now: { 9_000 })
        #expect(try await later.undo() == change)
        #expect(try await titles(later) == ["Dish c", "Dish b", "Dish a"])
        #expect(try await later.content(of: .sample("b")) == kept)
        #expect(try await later.favorites(matching: []).allSatisfy { $0.savedAt == 1_000 })
    }

    @Test func foldersAndFilesArePrivate() async throws {
        let store = store()
        _ = try await store.keep([.sample("a")])
        #expect(try folder.mode("data") == 0o700)
        let names = folder.names(in: "data")
        #expect(names.contains("favorites.sqlite-wal"))
        for name in names { #expect(try folder.mode("data/" + name) == 0o600, "\(name)") }
        _ = store
    }

    @Test(arguments: [0o640, 0o604, 0o660, 0o666])
    func aFileThatOthersMayReadIsClosedToThem(_ mode: Int) async throws {
        let first = store()
        _ = try await first.keep([.sample("a")])
        await first.close()
        chmod(folder("data/favorites.sqlite"), mode_t(mode))
        _ = try await store("two").counts()
        #expect(try folder.mode("data/favorites.sqlite") == 0o600)
    }

    /// The page of a recipe that needed none makes it no recipe that needs one.
    @Test func whatNeededNoPageNeedsNone() async throws {
        let store = store()
        var bare = try FavoriteContent.sample("a", page: nil)
        bare.needsNoPage = true
        _ = try await store.keep([bare])
        _ = try await store.keep([.sample("a")])
        let kept = try await store.content(of: .sample("a"))
        #expect(kept?.page != nil)
        #expect(kept?.needsNoPage == true)
    }

    @Test func aSearchCountsItsOwn() async throws {
        let store = store()
        let leek = ["2 leeks"]
        _ = try await store.keep([
            .sample("a", foods: leek), .sample("b", foods: leek, page: nil),
            .sample("c", page: nil), .sample("d", page: nil),
        ])
        func counts(_ search: FavoriteSearch) async throws -> FavoriteCounts {
            try await store.page(search, .whole).counts
        }
        let found = try await counts(FavoriteSearch([.has(Term("leek"))]))
        #expect(found == FavoriteCounts(all: 2, offline: 1))
        #expect(try await counts(FavoriteSearch()) == FavoriteCounts(all: 4, offline: 1))
        let missing = FavoriteSearch(lacksPage: true)
        #expect(try await counts(missing) == FavoriteCounts(all: 3, offline: 0))
    }

    /// While another program writes, its index cannot be brought up, and it is searched all the same.
    @Test func aFileThatIsBeingWrittenIsSearched() async throws {
        let first = store()
        _ = try await first.keep([.sample("a")])
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let queue = try DatabaseQueue(
            path: folder("data/favorites.sqlite"),
            configuration: configuration
        )
        try await queue.write { try $0.execute(sql: "DELETE FROM favorite_meaning") }
        let impatient = SQLiteFavoriteStore(
            folder: folder("data"),
            session: "two",
            schema: .favorites,
            patience: 0,
            now: { 1_000 }
        )
        _ = try await impatient.counts()
        try await queue.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        #expect(try await titles(impatient, "cheddar") == ["Dish a"])
        // What only the meaning of a recipe tells, too.
        for (condition, isMet) in [
            (Condition.has(Term("garlic", in: .ingredient)), true),
            (.has(Term("leek", in: .ingredient)), false), (.minutes(45), true),
            (.minutes(44), false), (.none(Term("leek")), true), (.none(Term("garlic")), false),
        ] {
            let page = try await impatient.page(FavoriteSearch([condition]), .whole)
            #expect(page.rows.count == (isMet ? 1 : 0), "\(condition)")
        }
        let content = try FavoriteContent.sample("b")
        await #expect(throws: StoreFailure.self) { try await impatient.keep([content]) }
        try await queue.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        try queue.close()
    }

    @Test func aFolderThatCannotBeMadeIsTold() async throws {
        try folder.write([], to: "data")
        let store = store()
        #expect(try await store.favorites(matching: []).isEmpty)
        #expect(try await store.kept(among: [.sample("a")]).isEmpty)
        let content = try FavoriteContent.sample("a")
        await #expect(
            throws: StoreFailure.cannotWrite(path: folder("data/favorites.sqlite"), code: ENOTDIR)
        ) {
            try await store.keep([content])
        }
        await #expect(throws: StoreFailure.self) { try await store.undo() }
    }

    @Test func aFolderInTheFilesPlaceIsTold() async throws {
        try FileManager.default.createDirectory(
            atPath: folder("data/favorites.sqlite"),
            withIntermediateDirectories: true
        )
        let store = store()
        await #expect(
            throws: StoreFailure.disk(path: folder("data/favorites.sqlite"), code: EISDIR)
        ) {
            try await store.favorites(matching: [])
        }
        let content = try FavoriteContent.sample("a")
        await #expect(
            throws: StoreFailure.cannotWrite(path: folder("data/favorites.sqlite"), code: EISDIR)
        ) {
            try await store.keep([content])
        }
    }

    @Test func favoritesThatCannotBeReachedAreNotNone() async throws {
        try FileManager.default.createDirectory(
            atPath: folder("data"),
            withIntermediateDirectories: true
        )
        try FileManager.default.createSymbolicLink(
            atPath: folder("data/favorites.sqlite"),
            withDestinationPath: "favorites.sqlite"
        )
        let store = store()
        let failure = StoreFailure.disk(path: folder("data/favorites.sqlite"), code: ELOOP)
        await #expect(throws: failure) { try await store.favorites(matching: []) }
        await #expect(throws: failure) { try await store.content(of: .sample("a")) }
    }

    @Test(.enabled(if: geteuid() != 0, "Root may read everything."))
    func favoritesThatMayNotBeReadAreNotNone() async throws {
        _ = try await store().keep([.sample("a")])
        chmod(folder("data/favorites.sqlite"), 0)
        let store = store()
        await #expect(
            throws: StoreFailure.disk(path: folder("data/favorites.sqlite"), code: EACCES)
        ) {
            try await store.favorites(matching: [])
        }
        let content = try FavoriteContent.sample("b")
        await #expect(throws: StoreFailure.self) { try await store.keep([content]) }
        chmod(folder("data/favorites.sqlite"), 0o600)
        #expect(try await self.store().favorites(matching: []).count == 1)
    }

    @Test func aCancelledCallChangesNothing() async throws {
        let store = store()
        let content = try FavoriteContent.sample("a")
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await store.keep([content])
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await titles(store) == [])
    }
}
