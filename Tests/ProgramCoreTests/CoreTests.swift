import Conversation
import Foundation
import ProgramCore
import RecipeModel
import RecipeStore
import RecipeTestSupport
import ShellAnswers
import ShellCommands
import ShellSession
import Synchronization
import Testing

/// The program without a terminal: lines in, answers out, with real files and a real server.
final class CoreTests {
    private let home = FileManager.default.temporaryDirectory
        .appendingPathComponent("recipe-core-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: home) }

    private func core(_ variables: [String: String] = [:], isOffline: Bool = false) -> Core {
        let environment = variables.merging(["HOME": home]) { $1 }
        var start = Core.Start(options: Shell.Options(isOffline: isOffline))
        _ = start.settings.take(environment: environment)
        return Core(start, environment: environment)
    }

    /// A file in the home folder; its path.
    private func file(_ name: String, _ text: String) throws -> String {
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        let path = "\(home)/\(name)"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    @Test func theCookbookIsSearchedWithoutAFile() async throws {
        let kitchen = CoreKitchen(core())
        #expect(await kitchen.play("search garlic").exitCode == 0)
        let results = try #require(kitchen.results)
        #expect(results.service == .cookbook && results.rows.map(\.number) == Array(1...10))
        #expect(await kitchen.play("more").exitCode == 0)
        #expect(kitchen.results?.rows.first?.number == 11)
        #expect(!FileManager.default.fileExists(atPath: home))
    }

    @Test func aLineOfSeveralCommandsAndASentence() async {
        let kitchen = CoreKitchen(core())
        #expect(await kitchen.play("search garlic; 2").exitCode == 0)
        #expect(kitchen.results?.rows.count == 10)
        guard case .recipe(let opened)? = kitchen.answers.last else {
            Issue.record("\(kitchen.answers)")
            return
        }
        #expect(opened.number == 2 && opened.recipe.id == kitchen.results?.rows[1].recipe.id)
    }

    @Test func whatOneKeepsTheNextHas() async throws {
        let first = core()
        #expect(
            await CoreKitchen(first).play("search garlic; fav 1; pantry add leek").exitCode == 0
        )
        let kept = try await first.favorites.page(FavoriteSearch(), .whole).rows
            .map(\.favorite.recipe.id)
        #expect(kept.count == 1)
        let second = core()
        #expect(try await second.favorites.counts().all == kept.count)
        let kitchen = CoreKitchen(second)
        #expect(await kitchen.play("pantry").exitCode == 0)
        guard case .kitchen(.pantry(let pantry, _))? = kitchen.answers.last else {
            Issue.record("\(kitchen.answers)")
            return
        }
        #expect(pantry.map(\.name) == ["leek"])
    }

    @Test func shellsOfOneCoreShareFavoritesAndNotTheQuery() async {
        let core = core()
        let (one, other) = (CoreKitchen(core), CoreKitchen(core))
        #expect(await one.play("search garlic; fav 1").exitCode == 0)
        #expect(await other.play("more").errorName == .usage)
        #expect(await other.play("favs").exitCode == 0)
        guard case .favorites(let favorites)? = other.answers.last else {
            Issue.record("\(other.answers)")
            return
        }
        #expect(
            favorites.rows.map(\.favorite.recipe.id) == one.results.map { [$0.rows[0].recipe.id] }
        )
    }

    @Test func aServiceIsAskedAndItsAnswerKept() async throws {
        let server = try MisbehavingServer()
        defer { server.stop() }
        let (site, address) = (SampleServices(), server.address)
        server.serve { site.answer($0, at: address) }
        let variables = SampleServices.environment(at: address)
        let kitchen = CoreKitchen(core(variables))
        #expect(await kitchen.play("search garlic --service feed").exitCode == 0)
        let titles = kitchen.results?.rows.map(\.recipe.title)
        #expect(titles?.count == 10)
        let asked = server.requests.count
        #expect(asked > 0)

        let later = CoreKitchen(core(variables, isOffline: true))
        #expect(await later.play("search garlic --service feed").exitCode == 0)
        #expect(later.results?.rows.map(\.recipe.title) == titles)
        #expect(server.requests.count == asked)
    }

    @Test func aServiceThatIsNotSetUpIsTheCooksMistake() async {
        let kitchen = CoreKitchen(core())
        #expect(await kitchen.play("search garlic --service recipepuppy").errorName == .usage)
        #expect(kitchen.mistakes == [.service(.needsAddress(name: "recipepuppy"))])
        #expect(kitchen.answers.isEmpty)
    }

    @Test func aServerThatFailsIsNamedByItsError() async throws {
        let server = try MisbehavingServer()
        defer { server.stop() }
        server.on(.any, .failure(404))
        let kitchen = CoreKitchen(core(["RECIPE_FEED_URL": server.address + "/recipes.json"]))
        let end = await kitchen.play("search garlic --service feed")
        #expect(end.exitCode != 0 && end.errorName != .usage)
        #expect(kitchen.mistakes.isEmpty && kitchen.answers.isEmpty)
    }

    @Test func settingsReachThoseWhoDrawAndTheNextStart() async throws {
        let core = core()
        #expect(core.settings.current.pageSize == 10)
        #expect(await CoreKitchen(core).play("set page-size 5 --save").exitCode == 0)
        #expect(core.settings.current.pageSize == 5)
        let kept = try String(contentsOfFile: core.places.configFile, encoding: .utf8)
        #expect(kept.contains("page-size = 5"))
    }

    /// Who draws and who asks sees no setting that was refused.
    @Test func aRefusedSettingIsSeenByNobody() async {
        let core = core()
        let kitchen = CoreKitchen(core)
        #expect(await kitchen.play("set service recipepuppy").errorName == .usage)
        #expect(core.settings.current.service == .cookbook)
        #expect(await kitchen.play("search garlic").exitCode == 0)
        #expect(kitchen.results?.service == .cookbook)
    }

    /// All services are asked at the addresses that they have now.
    @Test func allAreAskedWhereTheyAreNow() async throws {
        let (old, new) = (try MisbehavingServer(), try MisbehavingServer())
        defer {
            old.stop()
            new.stop()
        }
        let site = SampleServices()
        old.serve { site.answer($0, at: old.address) }
        new.serve { site.answer($0, at: new.address) }
        let core = core(["RECIPE_FEED_URL": old.address + "/feed.json"])
        let kitchen = CoreKitchen(core)
        _ = await kitchen.play("set prefetch off; service all; search garlic")
        #expect(old.requests.contains { $0.target == "/feed.json" })
        _ = await kitchen.play("set feed.url \(new.address)/feed.json; search garlic")
        #expect(new.requests.contains { $0.target == "/feed.json" })
    }

    /// The environment's key goes before the one that was kept; an empty one is none. It goes along
    /// with what the service is asked, and not with the question which program stands there.
    @Test(arguments: [(nil, "kept"), ("", "kept"), ("own", "own")] as [(String?, String)])
    func theKeyThatIsSent(variable: String?, sent: String) async throws {
        let server = try MisbehavingServer()
        defer { server.stop() }
        server.on(.any, .failure(404))
        var variables = ["RECIPE_MEALIE_URL": server.address]
        variables["RECIPE_MEALIE_KEY"] = variable
        let core = core(variables)
        try FileManager.default.createDirectory(
            atPath: core.places.config,
            withIntermediateDirectories: true
        )
        let place = server.address.dropFirst("http://".count)
        try "mealie@\(place) = kept\n".write(
            toFile: core.places.keyFile,
            atomically: true,
            encoding: .utf8
        )
        _ = await CoreKitchen(core).play("search garlic --service mealie")
        // What is open to everybody is asked without it: the server may be anybody's.
        let isOpen = { ["/api/app/about", "/api/server-settings/current/"].contains($0) }
        let open = server.requests.filter { isOpen($0.path) }
        #expect(!open.isEmpty && open.allSatisfy { $0.headers["authorization"] == nil })
        let others = server.requests.filter { !isOpen($0.path) }
        #expect(Set(others.map { $0.headers["authorization"] ?? "" }) == ["Bearer \(sent)"])
    }

    /// Another password at the same address is used from then on, be it right or wrong.
    @Test(.enabled(if: PostgresSite.isInstalled, "PostgreSQL's server isn't installed"))
    func aNewPasswordOfASharedCookbookIsUsedAtOnce() async throws {
        let site = try PostgresSite.common.get()
        let address = site.address(of: try site.makeDatabase())
        let (right, wrong) = (
            address.replacing("cook@", with: "cook:pa%3Ass%40w%25rd@"),
            address.replacing("cook@", with: "cook:other@")
        )
        let kitchen = CoreKitchen(core())
        for (typed, code) in [(wrong, Int32(69)), (right, 0), (wrong, 69), (right, 0)] {
            let end = await kitchen.play("service cookbook --url \(typed)")
            #expect(end.exitCode == code, "\(end)")
        }
        #expect(await kitchen.play("search garlic").exitCode == 0)
    }

    /// What is asked goes to the cookbook that is named now, also where the password is the same.
    @Test(.enabled(if: PostgresSite.isInstalled, "PostgreSQL's server isn't installed"))
    func anotherSharedCookbookIsUsedAtOnce() async throws {
        let site = try PostgresSite.common.get()
        let first = site.address(of: try site.makeDatabase())
        let second = site.address(of: try site.makeDatabase())
        let stew = try file(
            "stew.jsonl",
            #"{"title":"Zander stew","ingredients":["1 zander"],"steps":["Cook it."]}"# + "\n"
        )
        let kitchen = CoreKitchen(core(["RECIPE_COOKBOOK_KEY": PostgresSite.password]))
        #expect(await kitchen.play("service cookbook --url \(first); import \(stew)").exitCode == 0)
        let stews = ["Zander stew"]
        for (address, titles) in [(first, stews), (second, []), (first, stews)] {
            #expect(await kitchen.play("service cookbook --url \(address)").exitCode == 0)
            #expect(await kitchen.play("search zander").exitCode == 0)
            #expect(kitchen.results?.rows.map(\.recipe.title) == titles)
        }
    }

    /// Without a network nobody asks the server, not even whether it is there.
    @Test func aSharedCookbookIsNotAskedOffline() async {
        let address = "postgresql://cook@127.0.0.1:1/recipes"
        let kitchen = CoreKitchen(core(["RECIPE_COOKBOOK_URL": address], isOffline: true))
        #expect(await kitchen.play("status").exitCode == 0)
        guard case .status(let status)? = kitchen.answers.last else {
            Issue.record("\(kitchen.answers)")
            return
        }
        #expect(status.cookbook == .failed(.notKept))
    }

    @Test func aFileIsPlayedWithItsArguments() async throws {
        let path = try file("supper.rcp", "search $1\nexpect count >= 1\nquit 3\n")
        let kitchen = CoreKitchen(core())
        let end = await kitchen.interpreter.play(file: path, arguments: ["leek"])
        #expect(end.exitCode == 3 && end.quits)
        #expect(kitchen.results?.query.conditions.count == 1)
    }

    @Test func aFileThatIsNotThereIsNoInput() async {
        let kitchen = CoreKitchen(core())
        let end = await kitchen.interpreter.play(file: "\(home)/none.rcp", arguments: [])
        #expect(end.errorName == .noInput)
    }

    @Test func linesOfStandardInputMayNotReachOutside() async {
        let kitchen = CoreKitchen(core())
        let lines = Mutex(["search garlic", "list > \(home)/list", "echo never"])
        let end = await kitchen.interpreter.play(standardInput: {
            lines.withLock { $0.isEmpty ? nil : .success(SourceLine($0.removeFirst())) }
        })
        #expect(end.errorName == .notAllowed)
        #expect(kitchen.results?.rows.count == 10)
        #expect(kitchen.answers.count == 1, "nothing after it is done")
        #expect(!FileManager.default.fileExists(atPath: home))
    }

    /// What the cookbook knows nothing of is told, so that the prompt can underline it.
    @Test(
        arguments: [
            ("search durian leek ", [7..<13]), ("search leek garlic ", []),
            ("leek durian", []), ("leek durian chiken ", [5..<11, 12..<18]),
        ] as [(String, [Range<Int>])]
    )
    func wordsThatFindNothing(_ line: String, _ words: [Range<Int>]) async {
        let knowledge = await CoreKitchen(core()).shell.completionKnowledge()
        #expect(knowledge.unknownWords(in: line, cursor: line.count) == words)
    }

    @Test func noProgramCanBeStarted() async {
        let end = await CoreKitchen(core()).play("!echo leek")
        #expect(end.errorName == .disk)
    }
}
