import Conversation
import RecipeModel
import RecipeSearch
import RecipeTestSupport
import ShellAnswers
import ShellSession
import Testing

@testable import ShellCommands

/// The cook's own recipes: `create`, `edit`, `delete` and `cookbook`.
struct CookbookCommandTests {
    private let book = CookbookDesk(
        MemoryCookbook(origins: [
            CookbookOrigin(name: "own", count: 1, bytes: 10, addedAt: 1),
            CookbookOrigin(name: "stews.json", count: 2, bytes: 20, addedAt: 2),
        ])
    )
    private let kitchen: TestKitchen

    init() {
        let book = book
        kitchen = TestKitchen(files: ["/here/soup.txt": "Bean soup\nbeans"]) {
            $0.cookbook = book.access
        }
    }

    private var reason: WorldFailure.Reason? {
        if case .world(let failure)? = kitchen.failure { failure.reason } else { nil }
    }

    /// What the editor leaves in the draft, and how it ends.
    private func edit(_ text: String?, status: Int32 = 0) {
        let files = kitchen.files
        kitchen.programs.doing.withLock {
            $0 = { _ in
                if let text { files.set("/tmp/cook's.cook", to: text) }
                return status
            }
        }
    }

    private func changed(_ kind: KeptChange.Kind, _ names: String...) -> Answer {
        .done(.changedCookbook(KeptChange(kind: kind, names: names)))
    }

    // MARK: create

    @Test func aFileIsAdded() async {
        await kitchen.type("create soup.txt")
        #expect(kitchen.answer == changed(.created, "Bean soup of soup.txt"))
        #expect(await book.store.log == ["s: created Bean soup of soup.txt"])
        #expect(kitchen.programs.lines.isEmpty)
    }

    @Test func standardInputIsAdded() async {
        await kitchen.type("create -")
        #expect(kitchen.answer == changed(.created, "Piped pie"))
    }

    @Test(arguments: [
        ("create none.txt", WorldFailure.Reason.noInput(path: "/here/none.txt", code: 2)),
        ("create empty.txt", .badData(path: "empty.txt")),
    ])
    func aFileThatIsNoRecipeAddsNothing(_ line: String, _ wanted: WorldFailure.Reason) async {
        kitchen.files.set("/here/empty.txt", to: "Only a title")
        await kitchen.type(line)
        #expect(reason == wanted)
        #expect(await book.store.log.isEmpty)
    }

    @Test func theEditorGetsATemplateAndItsNameQuoted() async {
        edit("New pie\nleek")
        await kitchen.type("create")
        #expect(kitchen.programs.lines == ["vi '/tmp/cook'\\''s.cook'"])
        #expect(kitchen.answer == changed(.created, "New pie"))
        #expect(book.discarded.withLock { $0 } == ["/tmp/cook's.cook"])
    }

    @Test func theTemplateSaysHowARecipeIsWritten() async {
        edit(nil)
        await kitchen.type("create")
        #expect(
            kitchen.files["/tmp/cook's.cook"] == """
                ---
                title:
                servings: 4
                time required: 30 min
                course: main
                cuisine:
                ---

                -- A step is a paragraph; a blank line ends it. Ingredients are marked where they are used:
                -- @flour{200%g}, @eggs{2}, @salt. Lines like these are comments. Without a title nothing
                -- is added.

                """
        )
        #expect(kitchen.answer == .text("nothing written, nothing added"))
        #expect(book.discarded.withLock { $0 } == ["/tmp/cook's.cook"])
        #expect(await book.store.log.isEmpty)
    }

    /// What was written is never thrown away: it stays in the draft that is named.
    @Test func whatCannotBeReadStaysInTheDraft() async {
        edit("Only a title")
        await kitchen.type("create")
        #expect(reason == .badData(path: "/tmp/cook's.cook"))
        #expect(book.discarded.withLock { $0 }.isEmpty)
        #expect(await book.store.log.isEmpty)
    }

    @Test(arguments: [
        (Int32(1), WorldFailure.Reason.programFailed(text: "vi", status: 1)),
        (127, .programFailed(text: "vi", status: 127)), (130, .cancelled),
    ])
    func anEditorThatFailsAddsNothing(_ status: Int32, _ wanted: WorldFailure.Reason) async {
        edit("New pie\nleek", status: status)
        await kitchen.type("create")
        #expect(reason == wanted)
        #expect(await book.store.log.isEmpty)
    }

    // MARK: edit

    @Test func aRecipeIsWrittenForTheEditorAndReplaced() async {
        edit("Leek stew\nleek")
        await kitchen.type("search leek; edit 2")
        #expect(kitchen.answer == changed(.edited, "Leek stew"))
        #expect(await book.store.log == ["s: edited leek pie before Leek pie"])
    }

    @Test func aRecipeLeftAsItIsIsUnchanged() async {
        edit(nil)
        await kitchen.type("search leek; edit 2")
        #expect(kitchen.answer == .text("Leek pie is unchanged"))
        #expect(kitchen.files["/tmp/cook's.cook"] == "cook: Leek pie\n")
        #expect(await book.store.log.isEmpty)
    }

    @Test func onlyOneRecipeIsEdited() async {
        await kitchen.type("search leek; edit 1-2")
        #expect(kitchen.mistake == .reference(.singleRecipeWanted(command: "edit")))
    }

    // MARK: delete

    @Test func recipesAreDeletedByTheirKeys() async {
        await kitchen.type("search leek; delete 1,3")
        #expect(kitchen.answer == changed(.deleted, "leek soup", "leek tart"))
    }

    @Test(arguments: [
        ("edit 2", CookbookMistake.notYours(title: "Far pie")),
        ("delete 1-2", .notInCookbook(title: "Far pie")),
        ("delete 2", .notInCookbook(title: "Far pie")),
    ])
    func whatIsNotInTheCookbookStays(_ line: String, _ wanted: CookbookMistake) async {
        var other = TestKitchen.recipe("Far pie", ["leek"])
        other.id = RecipeID(service: .feed, key: "far pie")
        let book = book
        let kitchen = TestKitchen(recipes: [TestKitchen.recipes[0], other]) {
            $0.cookbook = book.access
        }
        await kitchen.type("search leek")
        await kitchen.type(line)
        #expect(kitchen.mistake == .cookbook(wanted))
        #expect(await book.store.log.isEmpty)
    }

    // MARK: cookbook

    @Test func itsOriginsAreListedBesideTheStarters() async {
        await kitchen.type("cookbook")
        guard case .cookbook(.origins(let origins, let starters))? = kitchen.answer else {
            Issue.record("no origins")
            return
        }
        #expect(origins.map(\.name) == ["own", "stews.json"] && starters == 257)
    }

    @Test func anOriginIsRemovedByItsName() async {
        await kitchen.type("cookbook remove stews.json")
        #expect(kitchen.answer == changed(.originRemoved, "stews.json"))
    }

    @Test(arguments: [
        (
            "cookbook remove",
            Mistake.Kind.command(.missingArgument(command: "cookbook", wanted: "ORIGIN"))
        ),
        (
            "cookbook remove stew.json",
            .cookbook(.unknownOrigin(name: "stew.json", suggestion: "stews.json"))
        ),
        ("cookbook remove durian", .cookbook(.unknownOrigin(name: "durian", suggestion: nil))),
        (
            "cookbook move",
            .command(.missingArgument(command: "cookbook", wanted: "ADDRESS"))
        ),
        ("cookbook move nowhere", .option(.notAnAddress(word: "nowhere"))),
        (
            "cookbook move http://a.example",
            .service(.wrongKindOfAddress(name: "cookbook", wantsDatabase: true))
        ),
    ])
    func whatIsMissingOrWrongIsSaid(_ line: String, _ wanted: Mistake.Kind) async {
        #expect(await kitchen.type(line).exitCode == 64)
        #expect(kitchen.mistake == wanted)
        #expect(await book.store.log.isEmpty && book.moves.withLock { $0.isEmpty })
    }

    @Test(arguments: ["none", "postgresql://cook@a.example/book"])
    func theCookbookMovesToAnAddress(_ address: String) async throws {
        book.result.withLock { $0 = .success(.of(added: 3)) }
        await kitchen.type("cookbook move \(address)")
        let target = try #require(ServiceAddress(typed: address))
        #expect(kitchen.answer == .cookbook(.copied(.of(added: 3), to: target)))
        #expect(kitchen.shown.progress == [.importing(ImportProgress()), nil])
    }

    /// A password that was typed for an address that failed is not used again.
    @Test func aMoveThatFailsTakesThePasswordBack() async {
        let taken = Guarded([String]())
        let book = book
        let kitchen = TestKitchen {
            $0.cookbook = book.access
            $0.services.takeLogin = { login in
                taken.withLock { $0.append("took \(login.text)") }
                return GivenSecret(takeBack: { taken.withLock { $0.append("took back") } })
            }
        }
        book.result.withLock { $0 = .failure(ServiceFailure.notKept) }
        await kitchen.type("cookbook move postgresql://me:pass@a.example/book")
        #expect(taken.withLock { $0 } == ["took pass", "took back"])
        book.result.withLock { $0 = .success(.none) }
        await kitchen.type("cookbook move postgresql://me:pass@a.example/book")
        #expect(taken.withLock { $0 } == ["took pass", "took back", "took pass"])
    }

    /// A password of a line that was not carried out is not taken for that of the next.
    @Test func thePasswordTypedLastIsTaken() async {
        let taken = Guarded([String]())
        let book = book
        let kitchen = TestKitchen {
            $0.cookbook = book.access
            $0.services.takeLogin = { login in
                taken.withLock { $0.append(login.text) }
                return GivenSecret()
            }
        }
        let address = "a.example/book"
        await kitchen.type("serch leek; cookbook move postgresql://me:old@\(address)")
        #expect(taken.withLock { $0 } == [])
        await kitchen.type("cookbook move postgresql://me:new@\(address)")
        #expect(taken.withLock { $0 } == ["new"])
    }

    // MARK: A file that fails

    /// A failure of the cookbook's file is told as the cookbook's: the favorites work without it.
    @Test(arguments: [
        "create soup.txt", "delete 1", "cookbook", "cookbook remove own", "import stews.json",
        "cookbook move none", "undo",
    ])
    func aFileThatFailsIsTheCookbooks(_ line: String) async {
        let failure = StoreFailure.newerFormat(path: "/data/cookbook.sqlite")
        await kitchen.type("search leek")
        await book.store.fail(with: failure)
        book.result.withLock { $0 = .failure(failure) }
        #expect(await kitchen.type(line).exitCode == 74, "\(line)")
        #expect(reason == .service(.file(failure), .cookbook), "\(line)")
    }

    /// Where no cookbook can be kept, what would change it says so and all else works.
    @Test(arguments: [
        ("delete 1", Int32(73)), ("import a.json", 73), ("cookbook move none", 64),
        ("cookbook remove own", 64), ("cookbook", 0), ("undo", 0), ("redo", 0), ("open 1", 0),
    ])
    func withoutACookbook(_ line: String, _ code: Int32) async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        #expect(await kitchen.type(line).exitCode == code)
    }

    @Test func aFileOfTheFavoritesIsTheirs() async {
        let failure = StoreFailure.newerFormat(path: "/data/favorites.sqlite")
        book.result.withLock { $0 = .failure(failure) }
        #expect(await kitchen.type("import stews.json --favorites").exitCode == 74)
        #expect(reason == .store(failure))
        #expect(book.orders.withLock { $0.map(\.intoFavorites) } == [true])
    }
}
