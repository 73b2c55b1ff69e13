import Foundation
import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// What is told of an import, and what reaches the cookbook of it.
struct RecipeImportTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Each line of a file is a recipe's title; one that begins with `!` can't be read, and one
    /// that begins with `?` can't even be cut.
    private struct LineReader: RecipeFileReading {
        func cut(
            _ source: any ByteSource,
            named name: String,
            as format: ImportFormat?,
            _ body: (FileContent, Int) throws -> Void
        ) throws {
            let bytes = try source.bytes(from: 0, upTo: source.size)
            var place = 0
            let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
            for (number, line) in lines.enumerated() {
                place += line.count + 1
                let entry = EntryPlace(file: name, line: number + 1)
                let content: FileContent =
                    line.first == UInt8(ascii: "?")
                    ? .fault(.unknownFormat, entry)
                    : .entry(FileEntry(place: entry, format: format ?? .json, bytes: Array(line)))
                try body(content, place)
            }
        }

        func recipe(in entry: FileEntry) throws(EntryError) -> EntryRecipe {
            let title = String(decoding: entry.bytes, as: UTF8.self)
            if title.hasPrefix("!") { throw .malformed(entry.format) }
            if title.hasPrefix("starter "),
                var starter = StarterCookbook().recipe(forKey: String(title.dropFirst(8)))
            {
                starter.id = RecipeID(service: .cookbook, key: "")
                return EntryRecipe(RecipeDocument(recipe: starter))
            }
            var recipe = Recipe(id: RecipeID(service: .cookbook, key: ""), title: title)
            recipe.ingredientGroups = [IngredientGroup(items: [Ingredient(text: "salt")])]
            recipe.stepGroups = [StepGroup(items: ["Salt it."])]
            var document = RecipeDocument(recipe: recipe)
            guard title.hasPrefix("own ") else {
                return EntryRecipe(document, isShortened: title.hasPrefix("+"))
            }
            document.savedAt = 500
            document.stars = 45
            document.own = OwnWords(
                notes: [
                    RecipeNote(id: 1, text: "Less salt.", writtenAt: 400),
                    RecipeNote(id: 2, text: "More pepper.", writtenAt: 0),
                ],
                tags: ["quick"]
            )
            return EntryRecipe(document)
        }
    }

    /// Takes down what it is given; of titles that end in `old` it says that they were in.
    private actor MemoryTarget {
        struct Addition: Equatable {
            var titles: [String]
            var origin: String
            var isCounting: Bool
        }
        private(set) var additions: [Addition] = []
        private(set) var settled = 0

        func add(_ recipes: [ImportedRecipe], _ origin: String, _ isCounting: Bool)
            -> CookbookAddition
        {
            let titles = recipes.compactMap {
                RecipeBody.recipe(of: $0.prepared.body, key: "k")?.title
            }
            additions.append(Addition(titles: titles, origin: origin, isCounting: isCounting))
            let doubles = titles.count { $0.hasSuffix("old") }
            return CookbookAddition(added: titles.count - doubles, doubles: doubles)
        }

        func settle() { settled += 1 }
    }

    private func target(_ cache: MemoryTarget, failing failure: (any Error)? = nil) -> ImportTarget
    {
        ImportTarget(
            add: { recipes, origin, counting in
                if let failure { throw failure }
                return await cache.add(recipes, origin, counting)
            },
            settle: { progress in
                guard progress(0.5) else { return }
                await cache.settle()
                _ = progress(1)
            }
        )
    }

    private func order(_ names: String..., isRehearsal: Bool = false) -> ImportOrder {
        ImportOrder(
            paths: names.map { ImportOrder.Path(path: folder($0), name: $0) },
            format: .paprika,
            origin: "here",
            isRehearsal: isRehearsal
        )
    }

    private func run(_ order: ImportOrder, into cache: MemoryTarget) async throws
        -> (ImportResult, faults: [ImportEntryError], progress: [ImportProgress])
    {
        let faults = Guarded<[ImportEntryError]>([])
        let told = Guarded<[ImportProgress]>([])
        let result = try await RecipeImport(into: target(cache), reader: LineReader()).run(
            order,
            report: { fault in faults.withLock { $0.append(fault) } },
            progress: { progress in told.withLock { $0.append(progress) } }
        )
        return (result, faults.withLock { $0 }, told.withLock { $0 })
    }

    @Test func allThatIsReadIsPassedOnAndAllThatIsNotIsTold() async throws {
        try folder.write(Array("Pie\n!bad\nSoup old\n?cut\n+long\n".utf8), to: "a")
        try folder.write(Array("Bread old\n".utf8), to: "b")
        let cache = MemoryTarget()
        let (result, faults, progress) = try await run(order("a", "none", "b"), into: cache)
        let place = EntryPlace(file: "a", line: 5)
        let expected = [
            ImportEntryError(place: EntryPlace(file: "none"), fault: .unreadable(code: ENOENT)),
            ImportEntryError(place: EntryPlace(file: "a", line: 4), fault: .unknownFormat),
            ImportEntryError(place: EntryPlace(file: "a", line: 2), fault: .malformed(.paprika)),
        ]
        // What was shortened is told, and is in.
        #expect(faults == expected + [ImportEntryError(place: place, fault: .shortened)])
        #expect(result.faults == expected && result.shortened == [place] && !result.isStopped)
        var done = result.progress
        done.milliseconds = 0
        var all = ImportProgress()
        (all.added, all.doubles, all.faults, all.bytesDone, all.bytes) = (2, 2, 3, 39, 39)
        all.shortened = 1
        #expect(done == all)
        let titles = ["Pie", "Soup old", "+long", "Bread old"]
        let addition = MemoryTarget.Addition(titles: titles, origin: "here", isCounting: false)
        #expect(await cache.additions == [addition])
        #expect(await cache.settled == 1)
        #expect(progress.map(\.settled) == [nil, 0.5, 1])
        #expect(progress.allSatisfy { $0.added == 2 && $0.bytesDone == 39 })
    }

    /// Own words and the day it was kept go back to a favorite, in one step that `undo` undoes.
    @Test func ownWordsGoBackToTheFavorite() async throws {
        try folder.write(Array("Pie\nown Soup\n".utf8), to: "a")
        let store = SQLiteFavoriteStore(folder: folder.path, session: "s") { 1_000 }
        func imported() async throws -> ImportProgress {
            try await RecipeImport(into: .favorites(store), reader: LineReader())
                .run(order("a"), progress: { _ in }).progress
        }
        #expect(try await imported().added == 2)
        let rows = try await store.page(FavoriteSearch(), .whole).rows.map(\.favorite)
        // The one kept first is shown last.
        #expect(rows.map(\.recipe.title) == ["Pie", "own Soup"])
        #expect(rows.map(\.savedAt) == [1_000, 500])
        let words = try #require(try await store.ownWords()[rows[1].recipe.id])
        #expect(words.notes.map(\.text) == ["Less salt.", "More pepper."])
        #expect(words.notes.map(\.writtenAt) == [400, 1_000])
        #expect(words.tags == ["quick"])
        #expect(try await store.ratings() == [rows[1].recipe.id: 45])
        // Once more nothing is doubled.
        let again = try await imported()
        #expect(again.added == 0 && again.doubles == 2)
        #expect(try await store.ownWords()[rows[1].recipe.id] == words)
        #expect(try await store.counts().all == 2)
        _ = try await store.undo()
        #expect(try await store.counts().all == 0)
        #expect(try await store.ownWords().isEmpty)
        #expect(try await store.ratings().isEmpty)
        _ = try await store.redo()
        #expect(try await store.counts().all == 2)
        #expect(try await store.ownWords()[rows[1].recipe.id] == words)
    }

    /// A favorite from elsewhere with the same recipe gets the words, and is no second one.
    @Test func whatIsKeptAlreadyOnlyGetsTheWords() async throws {
        try folder.write(Array("own Soup\n".utf8), to: "a")
        let store = SQLiteFavoriteStore(folder: folder.path, session: "s") { 1_000 }
        let recipe = try LineReader().recipe(
            in: FileEntry(
                place: EntryPlace(file: "a"),
                format: .json,
                bytes: Array("own Soup".utf8)
            )
        ).recipe
        var kept = recipe
        kept.id = RecipeID(service: .themealdb, key: "7")
        _ = try await store.keep([FavoriteContent(recipe: kept, needsNoPage: true)])
        let done = try await RecipeImport(into: .favorites(store), reader: LineReader())
            .run(order("a"), progress: { _ in }).progress
        #expect(done.added == 0 && done.doubles == 1)
        #expect(try await store.counts().all == 1)
        #expect(try await store.ownWords().keys.map(\.key) == ["7"])
    }

    /// A starter that was written to a file is that starter again, and no second one.
    @Test func aStarterComesBackAsItself() async throws {
        try folder.write(Array("starter garlic-cheese-bread\n".utf8), to: "a")
        let store = SQLiteFavoriteStore(folder: folder.path, session: "s") { 1_000 }
        for added in [1, 0] {
            let done = try await RecipeImport(into: .favorites(store), reader: LineReader())
                .run(order("a"), progress: { _ in }).progress
            #expect(done.added == added)
        }
        let kept = try await store.page(FavoriteSearch(), .whole).rows.map(\.favorite.recipe.id)
        #expect(kept == [RecipeID(service: .cookbook, key: "garlic-cheese-bread")])
    }

    /// In a cookbook they are a part of the recipe.
    @Test func inTheCookbookOwnWordsAreTheRecipes() async throws {
        try folder.write(Array("own Soup\n".utf8), to: "a")
        let bodies = Guarded<[Recipe]>([])
        let target = ImportTarget(
            add: { recipes, _, _ in
                bodies.withLock {
                    $0 += recipes.compactMap { RecipeBody.recipe(of: $0.prepared.body, key: "k") }
                }
                return CookbookAddition(added: recipes.count, doubles: 0)
            },
            settle: { _ in }
        )
        _ = try await RecipeImport(into: target, reader: LineReader())
            .run(order("a"), progress: { _ in })
        let recipe = try #require(bodies.withLock { $0.first })
        #expect(recipe.keywords == ["quick"])
        #expect(recipe.notes == ["Less salt.", "More pepper."])
    }

    /// Where nothing is new the index is settled all the same: an import before may have been ended.
    @Test func aRehearsalAndAnEmptyFileAreResultsToo() async throws {
        try folder.write(Array("Pie\nSoup old\n".utf8), to: "a")
        try folder.write([], to: "b")
        let (cache, empty) = (MemoryTarget(), MemoryTarget())
        let (result, _, progress) = try await run(order("a", isRehearsal: true), into: cache)
        #expect(result.progress.added == 1 && result.progress.doubles == 1)
        #expect(await cache.additions.map(\.isCounting) == [true])
        #expect(await cache.settled == 0)
        #expect(progress.map(\.settled) == [nil])
        let (none, faults, _) = try await run(order("b"), into: empty)
        #expect(none.progress.added == 0 && none.progress.bytes == 0)
        #expect(faults.isEmpty && !none.isStopped)
        #expect(await empty.additions.isEmpty)
        #expect(await empty.settled == 1)
    }

    /// Entries are read by several at once and stay in the order of the file.
    @Test(arguments: [1, 63, 64, 65, 200])
    func theOrderIsThatOfTheFile(_ count: Int) async throws {
        let titles = (1...count).map { "Dish \($0)" }
        try folder.write(Array(titles.joined(separator: "\n").utf8), to: "a")
        let cache = MemoryTarget()
        _ = try await run(order("a"), into: cache)
        #expect(await cache.additions.flatMap(\.titles) == titles)
    }

    @Test(arguments: [999, 1_000, 1_001])
    func faultsAreListedUpToALimitAndAllAreTold(_ count: Int) async throws {
        try folder.write(Array(String(repeating: "?\n", count: count).utf8), to: "a")
        let (result, faults, _) = try await run(order("a"), into: MemoryTarget())
        #expect(faults.count == count && result.progress.faults == count)
        #expect(result.faults == Array(faults.prefix(1_000)))
    }

    @Test func whoCallsItOffIsToldSoAndWhatFailsFails() async throws {
        try folder.write(Array("Pie\n".utf8), to: "a")
        let (cache, order) = (MemoryTarget(), order("a"))
        let importing = RecipeImport(into: target(cache), reader: LineReader())
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await importing.run(order, progress: { _ in })
        }
        #expect(try await task.value.isStopped)
        #expect(await cache.additions.isEmpty)
        let failure = StoreError.disk(path: "x", code: ENOSPC)
        let failing = RecipeImport(into: target(cache, failing: failure), reader: LineReader())
        await #expect(throws: failure) { try await failing.run(order, progress: { _ in }) }
        #expect(await cache.settled == 0)
    }

    // MARK: - Into the favorites

    @Test func intoTheFavoritesOnlyWhatIsNewIsKept() async throws {
        let favorites = SQLiteFavoriteStore(folder: folder("data"), session: "one", now: { 7 })
        func run(_ isRehearsal: Bool) async throws -> ImportProgress {
            try await RecipeImport(into: .favorites(favorites), reader: LineReader())
                .run(order("a", isRehearsal: isRehearsal), progress: { _ in }).progress
        }
        try folder.write(Array("Pie\nSoup\n".utf8), to: "a")
        #expect(try await run(true).added == 2)
        #expect(try await favorites.counts().all == 0)
        #expect(try await run(false).added == 2)
        try folder.write(Array("Tart\nPie\n!bad\n".utf8), to: "a")
        let again = try await run(false)
        #expect(again.added == 1 && again.doubles == 1 && again.faults == 1)
        let kept = try await favorites.favorites(matching: [])
        #expect(kept.map(\.recipe.title) == ["Tart", "Soup", "Pie"])
        // There is no page that could be fetched, and none is needed.
        #expect(kept.allSatisfy { $0.isOffline && $0.recipe.id.service == .web })
        #expect(Set(kept.map(\.recipe.id.key)).count == 3)
        #expect(kept.allSatisfy { $0.recipe.id.key.hasPrefix("i") && $0.recipe.isCookable })
        // One import is one change.
        #expect(try await favorites.undo() == KeptChange(kind: .kept, names: ["Tart"]))
    }

    // MARK: - Files and folders

    private func files(_ names: String...) -> ImportFiles {
        ImportFiles(names.map { ImportOrder.Path(path: folder($0), name: $0) })
    }

    @Test func aFolderIsItsFilesInOrder() throws {
        for place in ["box", "box/b", "box/b/deep", "box/.hidden"] {
            mkdir(folder(place), 0o700)
        }
        for (count, name) in [
            "box/c", "box/a", "box/b/x", "box/b/deep/y", "box/.z", "box/.hidden/z",
        ]
        .enumerated() {
            try folder.write(Array(repeating: 1, count: count), to: name)
        }
        #expect(mkfifo(folder("box/pipe"), 0o600) == 0)
        // A link in a folder could lead back into it; one that the cook names is followed.
        symlink("..", folder("box/link"))
        symlink("box/b", folder("named"))
        let found = files("box")
        #expect(found.files.map(\.path.name) == ["box/a", "box/b/deep/y", "box/b/x", "box/c"])
        #expect(found.files.map(\.path.path) == found.files.map { folder($0.path.name) })
        #expect(found.files.map(\.size) == [1, 3, 2, 0])
        #expect(found.faults.isEmpty)
        #expect(files("named").files.map(\.path.name) == ["named/deep/y", "named/x"])
        let slash = ImportFiles([ImportOrder.Path(path: folder("box/b"), name: "b/")])
        #expect(slash.files.map(\.path.name) == ["b/deep/y", "b/x"])
        #expect(files("box/c", "box/a").files.map(\.path.name) == ["box/c", "box/a"])
    }

    @Test(arguments: [15, 16])
    func foldersAreGoneThroughSixteenDeep(_ depth: Int) throws {
        let path = (["top"] + (1...depth).map { "d\($0)" }).joined(separator: "/")
        try PrivateFolder.make(folder(path))
        try folder.write([1], to: path + "/a")
        #expect(files("top").files.count == (depth == 15 ? 1 : 0))
    }

    @Test func whatIsNoFileIsAFault() throws {
        mkdir(folder("folder"), 0o700)
        #expect(mkfifo(folder("pipe"), 0o600) == 0)
        try #require(mknod(folder("socket"), S_IFSOCK | 0o600, 0) == 0)
        // A code of 0 says that it is no regular file; a socket cannot even be opened.
        let kinds = [
            (folder("folder"), EISDIR), (folder("pipe"), 0), (folder("socket"), ENXIO),
            ("/dev/zero", 0), ("/dev/null", 0), ("/proc/self/status", 0), (folder("none"), ENOENT),
        ]
        for (path, code) in kinds {
            #expect(throws: EntryError.unreadable(code: code), "\(path)") { try FileSource(path) }
        }
        try folder.write([1, 2, 3], to: "a")
        let source = try FileSource(folder("a"))
        #expect(source.size == 3)
        #expect(try source.bytes(from: 1, upTo: 5) == [2, 3])
        #expect(try source.bytes(from: 3, upTo: 5) == [])
    }
}
