import Conversation
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellCommands
import Testing

/// `send` and its `undo`, with a server in memory.
struct SendCommandTests {
    private let shelf: Shelf
    private let kitchen: TestKitchen

    init() {
        shelf = Shelf()
        kitchen = TestKitchen(server: shelf.server)
    }

    @Test func whatWasSentIsRemovedByUndo() async {
        await kitchen.type("search leek")
        await kitchen.type("send 1-2")
        #expect(shelf.titles.count == 2)
        await kitchen.type("undo")
        #expect(shelf.titles.isEmpty)
    }

    @Test func undoGoesOnWhereOneIsGoneAlready() async {
        await kitchen.type("search leek")
        await kitchen.type("send 1-3")
        #expect(shelf.titles.count == 3)
        shelf.titles.first.map(shelf.remove)
        await kitchen.type("undo")
        #expect(shelf.titles.isEmpty)
    }

    @Test(arguments: [
        ServiceFailure.serverFailed(status: 500, tries: 1),
        .serverFailed(status: 403, tries: 1), .offline(host: "kitchen.example"),
    ])
    func whatCannotBeRemovedNowIsRemovedLater(_ failure: ServiceFailure) async {
        await kitchen.type("search leek")
        await kitchen.type("send 1")
        shelf.failure.withLock { $0 = failure }
        #expect(await kitchen.type("undo").exitCode != 0)
        guard case .world(let told)? = kitchen.failure else {
            Issue.record("it isn't told")
            return
        }
        #expect(told.reason == .service(failure, .mealie))
        shelf.failure.withLock { $0 = nil }
        await kitchen.type("undo")
        #expect(shelf.titles.isEmpty)
    }

    /// Sending and keeping in one second are undone from the last to the first.
    @Test(arguments: [["send 1", "fav 2"], ["fav 2", "send 1"], ["send 1", "send 2"]])
    func theLastIsUndoneFirst(_ lines: [String]) async throws {
        func there() async throws -> [Int] { [shelf.titles.count, try await kept()] }
        await kitchen.type("search leek")
        var before: [[Int]] = []
        for line in lines {
            before.append(try await there())
            await kitchen.type(line)
        }
        for state in before.reversed() {
            await kitchen.type("undo")
            #expect(try await there() == state)
        }
    }

    private func kept() async throws -> Int { try await kitchen.favorites.counts().all }

    @Test func aSecondOfTheSameNameWantsTheOptionInAScript() async {
        await kitchen.type("search leek")
        await kitchen.type("send 1")
        _ = await kitchen.play("search leek\nsend 1\n", mayReachOutside: true)
        #expect(shelf.titles.count == 1)
        let wanted = "--force, for mealie already has Leek soup"
        #expect(
            kitchen.mistake == .command(.missingArgument(command: "send", wanted: wanted))
        )
        _ = await kitchen.play("search leek\nsend 1 --force\n", mayReachOutside: true)
        #expect(shelf.titles.count == 2)
    }

    @Test func whatWasSentIsToldWithWhatWasLost() async {
        shelf.lost.withLock { $0 = [.author] }
        await kitchen.type("search leek; send 1-2")
        let titles = [
            SentTitle("Leek soup", lost: [.author]), SentTitle("Leek pie", lost: [.author]),
        ]
        #expect(kitchen.answer == .done(.sent(titles, to: .mealie)))
    }

    /// What went there before a failure is undone with one `undo`.
    @Test func whatWentBeforeAFailureIsUndoneToo() async {
        let failure = ServiceFailure.serverFailed(status: 500, tries: 3)
        shelf.full.withLock { $0 = (2, failure) }
        await kitchen.type("search leek; send 1-3")
        guard case .world(let told)? = kitchen.failure else {
            Issue.record("it isn't told")
            return
        }
        let state = SendingState(
            title: "Leek tart",
            sent: ["Leek soup", "Leek pie"],
            isLeftThere: false,
            goOn: "send 1-3 --new"
        )
        #expect(told.reason == .sending(failure, .mealie, state))
        #expect(shelf.titles == ["Leek soup", "Leek pie"])
        await kitchen.type("undo")
        #expect(
            kitchen.answer
                == .done(.unsent(titles: ["Leek soup", "Leek pie"], from: .mealie))
        )
        #expect(shelf.titles.isEmpty)
    }

    /// A send that stopped says what was sent and what not, and is gone on with.
    @Test(arguments: [nil, ServiceFailure.serverFailed(status: 502, tries: 1)])
    func whatStoppedIsGoneOnWith(_ failure: ServiceFailure?) async {
        if let failure {
            shelf.full.withLock { $0 = (1, failure) }
        } else {
            shelf.stop.withLock { $0 = 1 }
        }
        await kitchen.type("search leek; send 1-3")
        guard case .world(let told)? = kitchen.failure else {
            Issue.record("it isn't told")
            return
        }
        let state = SendingState(
            title: "Leek pie",
            sent: ["Leek soup"],
            isLeftThere: false,
            left: ["Leek tart"],
            goOn: "send 1-3 --new"
        )
        #expect(told.reason == .sending(failure, .mealie, state))
        #expect(told.name == (failure == nil ? .cancelled : .serverFailed))
        shelf.full.withLock { $0 = nil }
        shelf.stop.withLock { $0 = nil }
        await kitchen.type("send 1-3 --new")
        let titles = [
            SentTitle("Leek pie"), SentTitle("Leek tart"), SentTitle("Leek soup", isLeftOut: true),
        ]
        #expect(kitchen.answer == .done(.sent(titles, to: .mealie)))
        #expect(shelf.titles == ["Leek soup", "Leek pie", "Leek tart"])
        #expect(kitchen.programs.questions.isEmpty)
    }

    /// Nothing is sent before all that is to be sent can be read, and its name is looked for.
    @Test func nothingIsSentWhereOneOfThemCannotBe() async {
        var far = TestKitchen.recipe("Leek far away", [])
        far.ingredientGroups = []
        far.stepGroups = []
        far.link = WebAddress("https://far.example/gone")
        let kitchen = TestKitchen(
            recipes: [TestKitchen.recipe("Leek soup", ["leek"]), far],
            server: shelf.server
        )
        await kitchen.type("search leek")
        #expect(await kitchen.type("send 1-2").exitCode != 0)
        #expect(shelf.titles.isEmpty)
    }

    /// Where nothing went there, what was done before it is undone.
    @Test func whatNeverWentThereIsNotUndone() async {
        let failure = ServiceFailure.serverFailed(status: 500, tries: 3)
        shelf.full.withLock { $0 = (0, failure) }
        await kitchen.type("search leek; fav 1; send 2")
        await kitchen.type("undo")
        let change = KeptChange(kind: .kept, names: ["Leek soup"])
        #expect(kitchen.answer == .done(.tookBack(change)))
    }

    /// At the prompt it asks before it sends a second one of a name, and only `y` or `yes` is yes.
    @Test(
        arguments: [
            ("y", true), ("yes", true), ("Y", true), ("YES", true), ("n", false), ("no", false),
            ("", false), ("ye", false), ("yes!", false), (nil, false),
        ] as [(String?, Bool)]
    )
    func aSecondOfTheSameNameIsAskedAbout(_ typed: String?, _ isSent: Bool) async {
        shelf.put("Leek soup")
        kitchen.programs.secret.withLock { $0 = typed }
        await kitchen.type("search leek")
        let end = await kitchen.type("send 1")
        #expect(
            kitchen.programs.questions
                == ["mealie already has Leek soup. Send a second one? yes or no: "]
        )
        #expect(shelf.titles.count == (isSent ? 2 : 1))
        #expect(end.exitCode == (isSent ? 0 : 130))
        await kitchen.type("send 2; send 2 --force")
        #expect(kitchen.programs.questions.count == 1)
    }

    @Test func thePictureGoesAlong() async throws {
        var recipe = TestKitchen.recipe("Leek soup", ["leek"])
        recipe.picture = WebAddress("https://far.example/soup.png")
        var other = TestKitchen.recipe("Leek pie", ["leek"])
        other.picture = WebAddress("https://far.example/gone.png")
        let kitchen = TestKitchen(
            recipes: [recipe, other, TestKitchen.recipe("Leek tart", ["leek"])],
            pages: ["https://far.example/soup.png": "pixels"],
            server: shelf.server
        )
        await kitchen.type("search leek; send 1-3")
        #expect(shelf.pictures == [Array("pixels".utf8), nil, nil])
    }

    @Test func aServiceThatTakesNoRecipesSaysSo() async {
        await kitchen.type("search leek")
        #expect(await kitchen.type("send 1 recipepuppy").exitCode == 64)
        guard case .world(let told)? = kitchen.failure else {
            Issue.record("\(String(describing: kitchen.failure))")
            return
        }
        #expect(told.reason == .service(.unsupported, .recipepuppy))
    }

    @Test func withoutAServerItSaysWhichThereAre() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        #expect(await kitchen.type("send 1").exitCode == 64)
        let wanted = "mealie or tandoor"
        #expect(kitchen.mistake == .command(.missingArgument(command: "send", wanted: wanted)))
        #expect(await kitchen.type("send 1 nowhere").exitCode == 64)
        #expect(
            kitchen.mistake
                == .service(
                    .unknown(word: "nowhere", known: ["cookbook", "recipepuppy"], suggestion: nil)
                )
        )
    }

    /// The server in use goes before another that is ready; of several that are ready none is taken.
    @Test(
        arguments: [
            ([ServiceName.mealie], ServiceName.cookbook, ServiceName.mealie),
            ([.mealie, .tandoor], .tandoor, .tandoor), ([.mealie, .tandoor], .mealie, .mealie),
            ([.mealie, .tandoor], .cookbook, nil), ([.tandoor], .mealie, .tandoor),
            ([], .mealie, nil),
        ] as [([ServiceName], ServiceName, ServiceName?)]
    )
    func theServerThatIsMeant(
        _ ready: [ServiceName],
        _ current: ServiceName,
        _ meant: ServiceName?
    ) async {
        let shelf = shelf
        let kitchen = TestKitchen(services: [
            ListService(name: .mealie, recipes: TestKitchen.recipes, pageSize: 3),
            ListService(name: .tandoor, recipes: TestKitchen.recipes, pageSize: 3),
        ]) {
            $0.services.servers = [.mealie, .tandoor]
            $0.services.server = { name, _ in ready.contains(name) ? shelf.server : nil }
        }
        await kitchen.type("service \(current.rawValue); search leek; send 1")
        if let meant {
            #expect(kitchen.answer == .done(.sent([SentTitle("Leek soup")], to: meant)))
        } else {
            #expect(shelf.titles.isEmpty)
        }
    }

    @Test func favoritesThereAreListedAndKeptHere() async throws {
        await kitchen.type("favs --there")
        #expect(kitchen.titles == ["Their pie"])
        #expect(kitchen.numbers == [1])
        guard case .results(let results)? = kitchen.answer else { return }
        #expect(results.service == .mealie)
        await kitchen.type("fav 1; favs")
        #expect(kitchen.titles == ["Their pie"])
        await kitchen.type("favs durian --there")
        #expect(kitchen.titles == [])
    }
}
