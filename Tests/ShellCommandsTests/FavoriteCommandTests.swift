import Conversation
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import Testing

@testable import ShellCommands

/// Favorites with tags, pages, backups and failures.
struct FavoriteCommandTests {
    private func kitchen(after lines: String...) async -> TestKitchen {
        let kitchen = TestKitchen(pageSize: 10)
        for line in lines { await kitchen.type(line) }
        return kitchen
    }

    private func favorites(_ kitchen: TestKitchen) -> FavoritesAnswer? {
        if case .favorites(let answer)? = kitchen.answer { answer } else { nil }
    }

    private func reason(_ kitchen: TestKitchen) -> WorldFailure.Reason? {
        if case .world(let failure)? = kitchen.failure { failure.reason } else { nil }
    }

    // MARK: Tags

    /// A tag is the same in capitals and with its sign, when it is given and when it is looked for.
    @Test(arguments: [
        ("tag 1 quick", "favs --tag QUICK"), ("tag 1 QUICK", "favs --tag quick"),
        ("tag 1 '#quick'", "favs --tag quick"), ("tag 1 quick", "favs --tag '#Quick'"),
        ("tag 1 'very  Quick'", "favs --tag very-quick"), ("tag 1 '##quick'", "favs --tag quick"),
        ("tag 1 xmas quick", "favs --tag quick"), ("tag 1 xmas quick", "favs --tag xmas"),
        ("tag 1 quick", "favs leek --tag quick"),
    ])
    func aTagIsFound(_ given: String, _ wanted: String) async {
        let kitchen = await kitchen(after: "search leek", "fav 1-2", given, wanted)
        #expect(kitchen.titles == ["Leek soup"], "\(given), \(wanted)")
    }

    @Test(arguments: [
        "favs --tag quic", "favs --tag quickly", "favs pie --tag quick", "favs --tag xmas",
    ])
    func anotherTagIsNotFound(_ wanted: String) async {
        let kitchen = await kitchen(after: "search leek", "fav 1-2", "tag 1 quick", wanted)
        #expect(favorites(kitchen)?.rows.isEmpty == true)
    }

    @Test func tagsAreShownGivenAndRemoved() async {
        let kitchen = await kitchen(after: "search leek", "fav 1-2", "tag 1-2 quick '#Xmas'")
        let both = KeptChange(kind: .tagged, names: ["Leek soup", "Leek pie"])
        #expect(kitchen.answer == .kitchen(.changed(both, leftOut: [])))
        await kitchen.type("tag 1")
        var words = OwnWords()
        words.tags = ["quick", "xmas"]
        #expect(kitchen.answer == .kitchen(.words(title: "Leek soup", words)))
        await kitchen.type("tag 1 XMAS --remove; tag 1")
        words.tags = ["quick"]
        #expect(kitchen.answer == .kitchen(.words(title: "Leek soup", words)))
        await kitchen.type("tag 2")
        words.tags = ["quick", "xmas"]
        #expect(kitchen.answer == .kitchen(.words(title: "Leek pie", words)))
        // A sign without a word is no tag.
        await kitchen.type("tag 1 '#'")
        words.tags = ["quick"]
        #expect(kitchen.answer == .kitchen(.words(title: "Leek soup", words)))
    }

    // MARK: Notes

    @Test func notesAreWrittenReadAndCleared() async throws {
        let kitchen = await kitchen(after: "search leek", "fav 1", "note 1  less   salt")
        let noted = KeptChange(kind: .noted, names: ["Leek soup"])
        #expect(kitchen.answer == .kitchen(.changed(noted, leftOut: [])))
        await kitchen.type("note f1")
        guard case .kitchen(.words(_, let words))? = kitchen.answer else {
            Issue.record("no words")
            return
        }
        #expect(words.notes.map(\.text) == ["less salt"])
        await kitchen.type("note 1 --clear")
        let cleared = KeptChange(kind: .unnoted, names: ["Leek soup"])
        #expect(kitchen.answer == .kitchen(.changed(cleared, leftOut: [])))
        await kitchen.type("note 1")
        #expect(kitchen.answer == .kitchen(.words(title: "Leek soup", OwnWords())))
    }

    /// A text of nothing is none.
    @Test(arguments: ["note 1", "note 1 ''", "note 1 '  '"])
    func withoutATextTheNotesAreRead(_ line: String) async {
        let kitchen = await kitchen(after: "search leek", "fav 1", "note 1 less salt", line)
        guard case .kitchen(.words(_, let words))? = kitchen.answer else {
            Issue.record("\(String(describing: kitchen.answer))")
            return
        }
        #expect(words.notes.map(\.text) == ["less salt"])
    }

    @Test(
        arguments: [
            ("note 2 x", .kitchen(.notKept(number: 2, title: "Leek pie"))),
            ("note it x", .kitchen(.notKept(number: nil, title: "Leek soup"))),
            ("tag 2 x", .kitchen(.notKept(number: 2, title: "Leek pie"))),
            ("tag 3,2 x", .kitchen(.notKept(number: 2, title: "Leek pie"))),
            ("unfav 3,2", .reference(.notFavorite(number: 2))),
            ("unfav it", .kitchen(.notKept(number: nil, title: "Leek soup"))),
        ] as [(String, Mistake.Kind)]
    )
    func ofWhatIsNotKeptItSaysWhich(_ line: String, _ mistake: Mistake.Kind) async {
        let kitchen = await kitchen(after: "search leek", "fav 3", "open 1", line)
        #expect(kitchen.mistake == mistake)
    }

    /// Where one of several is no favorite, none is tagged.
    @Test func whereOneIsNotKeptNoneIsTagged() async {
        let kitchen = await kitchen(after: "search leek", "fav 1", "tag 1-2 quick")
        #expect(kitchen.mistake == .kitchen(.notKept(number: 2, title: "Leek pie")))
        await kitchen.type("favs --tag quick")
        #expect(favorites(kitchen)?.rows.isEmpty == true)
    }

    // MARK: Removing

    @Test func allAreRemovedAtOnceAndComeBackAtOnce() async throws {
        let kitchen = await kitchen(after: "search leek", "fav 1-3", "unfav favorites")
        #expect(
            kitchen.answer
                == .done(.removed(titles: ["Leek soup", "Leek pie", "Leek tart"]))
        )
        #expect(try await kitchen.favorites.counts().all == 0)
        await kitchen.type("undo")
        #expect(try await kitchen.favorites.counts().all == 3)
    }

    @Test(arguments: [
        "unfav favorites", "export favorites", "open f1", "list favorites", "unfav f1",
    ])
    func withoutFavoritesItSaysSo(_ line: String) async {
        let kitchen = await kitchen(after: line)
        #expect(kitchen.mistake == .reference(.noFavorites))
    }

    // MARK: Lists

    @Test(arguments: [
        ("favs", Array(1...5), true), ("favs --all", Array(1...12), false),
        ("favs; more", Array(6...10), true), ("favs; more 2", Array(6...12), false),
        ("favs; more; more", [11, 12], false), ("favs; more; more; more", [], false),
        ("favs; more --all", Array(6...12), false), ("favs; more; more --all", [11, 12], false),
        ("reset; favs; more --all", Array(6...12), false),
    ])
    func theyAreListedAPageAtATime(_ line: String, _ numbers: [Int], _ hasMore: Bool) async {
        let many = (1...12).map { TestKitchen.recipe("Dish \($0)", ["leek"]) }
        let kitchen = TestKitchen(recipes: many, pageSize: 50)
        await kitchen.type("set page-size 5; search leek; fav all")
        await kitchen.type(line)
        #expect(kitchen.numbers == numbers)
        #expect(favorites(kitchen)?.hasMore == hasMore)
        #expect(favorites(kitchen)?.total == 12 && favorites(kitchen)?.offline == 12)
    }

    /// Numbers past those that were shown mean what follows, up to the last.
    @Test(arguments: [
        ("f7", ["Dish 6"]), ("f12", ["Dish 1"]), ("f5-6", ["Dish 8", "Dish 7"]),
        ("f1", ["Dish 12"]), ("f6-7", ["Dish 7", "Dish 6"]),
    ])
    func numbersGoOnPastWhatIsShown(_ reference: String, _ titles: [String]) async {
        let many = (1...12).map { TestKitchen.recipe("Dish \($0)", ["leek"]) }
        let kitchen = TestKitchen(recipes: many, pageSize: 50)
        await kitchen.type("set page-size 5; search leek; fav all; favs")
        await kitchen.type("list \(reference)")
        #expect(kitchen.titles == titles)
        await kitchen.type("list f13")
        #expect(
            kitchen.mistake
                == .reference(.noSuchNumber(13, in: .favorites, count: 12, hasMore: false))
        )
        await kitchen.type("list f0")
        #expect(
            kitchen.mistake
                == .reference(.noSuchNumber(0, in: .favorites, count: 12, hasMore: false))
        )
    }

    /// Numbers mean the list that was printed, also when nothing of it is kept any more.
    @Test func numbersStayThoseOfTheListThatWasPrinted() async {
        let kitchen = await kitchen(after: "search leek", "fav 1", "favs", "unfav 1", "fav 1")
        #expect(
            kitchen.answer
                == .done(.kept(titles: ["Leek soup"], already: [], pageMissing: []))
        )
    }

    /// After a list of some, numbers are those of the list.
    @Test func numbersAreThoseOfTheListThatWasSearched() async {
        let kitchen = await kitchen(
            after: "browse",
            "fav all",
            "favs garlic",
            "open 1"
        )
        #expect(kitchen.titles == ["Garlic leek bake"])
        await kitchen.type("favs soup; list 2")
        #expect(kitchen.titles == ["Leek soup"])
        #expect(favorites(kitchen)?.rows.map(\.number) == [2])
    }

    // MARK: Refreshing

    private static let pages = [
        "https://far.example/1": "Far stew\nleek\nbeans", "https://far.example/2": "",
        "https://far.example/3": "offline", "https://far.example/4": "gone",
    ]

    @Test func whatIsFetchedAgainAndWhatFailed() async throws {
        let recipes = (1...3).map {
            TestKitchen.recipe("Far \($0)", ["leek"], link: "https://far.example/\($0)")
        }
        let kitchen = TestKitchen(
            recipes: recipes + [TestKitchen.recipes[0]],
            pageSize: 10,
            pages: Self.pages
        )
        await kitchen.type("search leek; fav all; favs --refresh")
        #expect(
            favorites(kitchen)?.refreshed
                == RefreshReport(
                    fetched: 1,
                    failed: [
                        .init(title: "Far 3", reason: .offline(host: "far.example")),
                        .init(title: "Far 2", reason: .malformedReply(.webPage)),
                    ]
                )
        )
        #expect(await kitchen.favorites.refreshed.map(\.isContinued) == [false, true])
        #expect(favorites(kitchen)?.total == 4 && favorites(kitchen)?.offline == 2)
        await kitchen.type("favs leek pie --refresh")
        #expect(favorites(kitchen)?.refreshed == RefreshReport(fetched: 0, failed: []))
    }

    /// A site that is gone answers every address with a page of its own.
    @Test func aPageThatHasNoRecipeAnyMoreReplacesNone() async throws {
        let far = TestKitchen.recipe("Far stew", ["leek"], link: "https://far.example/1")
        let kitchen = TestKitchen(recipes: [far], pages: Self.pages)
        await kitchen.type("search leek; fav 1")
        for (page, kept, report) in [
            (
                "This domain is for sale", Self.pages["https://far.example/1"],
                RefreshReport(
                    fetched: 0,
                    failed: [.init(title: "Far stew", reason: .malformedReply(.webPage))]
                )
            ),
            ("Far stew\nkale", "Far stew\nkale", RefreshReport(fetched: 1, failed: [])),
        ] {
            kitchen.pages.set("https://far.example/1", to: page)
            await kitchen.type("favs --refresh")
            #expect(favorites(kitchen)?.refreshed == report)
            let content = try await kitchen.favorites.content(of: far.id)
            #expect(content?.page.map { String(decoding: $0.body, as: UTF8.self) } == kept)
        }
    }

    /// An article that is kept is fetched anew as an article.
    @Test func anArticleIsReplacedByWhatItIsNow() async throws {
        let link = "https://far.example/1"
        var far = TestKitchen.recipe("Far news", ["leek"], link: link)
        far.stepGroups = []
        let kitchen = TestKitchen(recipes: [far], pages: [link: "Only news"])
        await kitchen.type("search leek; fav 1")
        kitchen.pages.set(link, to: "Other news")
        await kitchen.type("favs --refresh")
        #expect(favorites(kitchen)?.refreshed == RefreshReport(fetched: 1, failed: []))
        let content = try await kitchen.favorites.content(of: far.id)
        #expect(content?.page?.body == Array("Other news".utf8))
    }

    @Test func offlineNothingIsFetchedAgain() async {
        let far = TestKitchen.recipe("Far stew", ["leek"], link: "https://far.example/1")
        let kitchen = TestKitchen(
            recipes: [far],
            options: Shell.Options(isOffline: true),
            pages: Self.pages
        )
        await kitchen.type("search leek; fav 1")
        let asked = kitchen.pages.asked.count
        await kitchen.type("favs --refresh")
        #expect(
            favorites(kitchen)?.refreshed
                == RefreshReport(fetched: 0, failed: [.init(title: "Far stew", reason: .notKept)])
        )
        #expect(kitchen.pages.asked.count == asked)
    }

    @Test func whatIsWaitedForIsCounted() async {
        let kitchen = await kitchen(after: "search leek")
        let before = kitchen.shown.progress.count
        await kitchen.type("fav 1-2")
        #expect(
            Array(kitchen.shown.progress.dropFirst(before)) == [
                .favorites(done: 0, of: 2), .favorites(done: 1, of: 2), .favorites(done: 2, of: 2),
                nil,
            ]
        )
    }

    // MARK: Backups

    private func contents(_ favorites: Int) -> BackupContents {
        var contents = BackupContents()
        contents.favorites = favorites
        return contents
    }

    @Test func aBackupIsWrittenOnceUnlessForced() async {
        let kitchen = await kitchen(after: "search leek", "fav 1-2")
        kitchen.files.set("/here/old.sqlite", to: "old")
        await kitchen.type("backup old.sqlite")
        #expect(reason(kitchen) == .alreadyThere(path: "old.sqlite"))
        await kitchen.type("backup old.sqlite --force")
        #expect(
            kitchen.answer == .done(.backedUp(file: "old.sqlite", contents(2), without: []))
        )
        await kitchen.type("backup new.sqlite")
        #expect(
            kitchen.answer == .done(.backedUp(file: "new.sqlite", contents(2), without: []))
        )
    }

    @Test(
        arguments: [("yes", true), ("y", true), ("no", false), (nil, false)] as [(String?, Bool)]
    )
    func aBackupIsRestoredAfterAQuestion(_ typed: String?, _ isRestored: Bool) async throws {
        let kitchen = await kitchen(after: "search leek", "fav 1-2", "backup a.sqlite", "fav 3")
        kitchen.files.set("/here/a.sqlite", to: "")
        kitchen.programs.secret.withLock { $0 = typed }
        let end = await kitchen.type("restore a.sqlite")
        #expect(
            kitchen.programs.questions == [
                "This replaces 3 favorites.\nThe backup has 2 favorites.\nRestore it? yes or no: "
            ]
        )
        #expect(try await kitchen.favorites.counts().all == (isRestored ? 2 : 3))
        #expect(end.exitCode == (isRestored ? 0 : 130))
        if isRestored {
            let outcome = RestoreOutcome(contents: contents(2), changes: true)
            #expect(kitchen.answer == .done(.restored(file: "a.sqlite", outcome)))
        }
        await kitchen.type("restore a.sqlite --force; restore a.sqlite --force")
        #expect(kitchen.programs.questions.count == 1)
        let outcome = RestoreOutcome(contents: contents(2), changes: false)
        #expect(kitchen.answer == .done(.restored(file: "a.sqlite", outcome)))
    }

    @Test func whatHoldsNothingIsFilledWithoutAQuestion() async throws {
        let kitchen = await kitchen(after: "search leek", "fav 1-2", "backup a.sqlite", "unfav all")
        kitchen.files.set("/here/a.sqlite", to: "")
        _ = await kitchen.play("restore /here/a.sqlite\n", mayReachOutside: true)
        #expect(try await kitchen.favorites.counts().all == 2)
    }

    @Test func inAScriptRestoringWantsTheOption() async {
        let kitchen = await kitchen(after: "search leek", "fav 1", "backup /a.sqlite")
        kitchen.files.set("/a.sqlite", to: "")
        _ = await kitchen.play("restore /a.sqlite\n", mayReachOutside: true)
        #expect(
            kitchen.mistake
                == .command(
                    .missingArgument(
                        command: "restore",
                        wanted: "--force, for it replaces 1 favorite"
                    )
                )
        )
        #expect(
            await kitchen.play("restore /a.sqlite --force\n", mayReachOutside: true).exitCode == 0
        )
    }

    @Test(arguments: [
        ("restore none.sqlite", WorldFailure.Reason.noInput(path: "none.sqlite", code: 2)),
        ("restore words.txt", .notABackup(path: "words.txt")),
        ("restore words.txt --force", .notABackup(path: "words.txt")),
    ])
    func whatIsNoBackupIsSaid(_ line: String, _ wanted: WorldFailure.Reason) async {
        let kitchen = await kitchen()
        kitchen.files.set("/here/words.txt", to: "words")
        await kitchen.type(line)
        #expect(reason(kitchen) == wanted)
        #expect(kitchen.programs.questions.isEmpty)
    }
}
