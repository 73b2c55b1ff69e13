import Conversation
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellSession
import Testing

@testable import ShellCommands

/// `service`: what is listed, and all that must be right before another is used.
struct ServiceCommandTests {
    /// What a test's services were told, in order.
    private let log = Guarded([String]())
    private let trial = Guarded(ServiceError?.none)

    /// A cook's server that wants an address and a key.
    private func kitchen(_ options: Shell.Options = Shell.Options()) -> TestKitchen {
        let (log, trial) = (log, trial)
        let mealie = TriedService(log: log, failure: trial)
        return TestKitchen(options: options, services: [mealie]) { surroundings in
            let before = surroundings.services.state
            surroundings.services.state = { name, address in
                guard name == .mealie else { return before(name, address) }
                return ServiceState(
                    address: address,
                    need: address == nil ? .address : nil,
                    takesAddress: true,
                    takesKey: true
                )
            }
            let services = surroundings.services.service
            surroundings.services.service = { name, address in
                name == .mealie && address == nil ? nil : services(name, address)
            }
            surroundings.services.takeKey = { name, key in
                guard key != "unfit" else { return nil }
                log.withLock { $0.append("took \(key) for \(name.rawValue)") }
                return GivenSecret(
                    keep: { log.withLock { $0.append("kept \(key)") } },
                    takeBack: { log.withLock { $0.append("took back \(key)") } }
                )
            }
            surroundings.services.takeAuthority = { bytes, path in
                log.withLock { $0.append("authority \(path)") }
                return bytes == Array("certificate".utf8)
            }
            surroundings.files.resolved = { $0 == "." ? "/here" : nil }
        }
    }

    private var told: [String] { log.withLock { $0 } }

    private static let url = "--url http://nas.example:9000"

    @Test func anAddressAndAKeyAreTriedAndThenKept() async {
        let kitchen = kitchen()
        await kitchen.type("service mealie \(Self.url) --key")
        #expect(told == ["took secret for mealie", "tried", "kept secret"])
        #expect(kitchen.programs.questions == ["key for mealie: "])
        let address = "http://nas.example:9000"
        #expect(kitchen.answer == .done(.usingService(.mealie, address: address, until: .always)))
        #expect(kitchen.files["saved:mealie.url"] == address)
        #expect(kitchen.files["saved:service"] == "mealie")
        #expect(await kitchen.shell.settings.address(of: .mealie) == address)
        #expect(await kitchen.shell.session.service.name == .mealie)
    }

    /// Any letter case will do.
    @Test(arguments: ["service MEALIE", "service Mealie"])
    func aServiceIsKnownInAnyCase(_ line: String) async {
        let kitchen = kitchen()
        await kitchen.type("\(line) \(Self.url)")
        #expect(await kitchen.shell.settings.service == .mealie)
        await kitchen.type("search leek --service COOKBOOK")
        #expect(kitchen.titles.first == "Leek soup")
    }

    /// Only what is new is tried: switching sends nothing.
    @Test(arguments: [
        ("service mealie", 0), ("service mealie --url http://b.example", 1),
        ("service mealie --key", 1), ("service cookbook", 0),
    ])
    func whatIsNewIsTried(_ line: String, _ tries: Int) async {
        let kitchen = kitchen()
        await kitchen.type("service mealie \(Self.url); service cookbook")
        let before = told.count { $0 == "tried" }
        #expect(await kitchen.type(line).exitCode == 0)
        #expect(told.count { $0 == "tried" } == before + tries, "\(line)")
    }

    @Test func offlineNothingIsTried() async {
        let kitchen = kitchen(Shell.Options(isOffline: true))
        #expect(await kitchen.type("service mealie \(Self.url) --key").exitCode == 0)
        #expect(told == ["took secret for mealie", "kept secret"])
    }

    /// What does not work leaves address, key and service as they were.
    @Test(arguments: ["", " --key"])
    func aTrialThatFailsChangesNothing(_ key: String) async {
        let kitchen = kitchen()
        let failure = ServiceError.keyRefused(status: 401)
        trial.withLock { $0 = failure }
        #expect(await kitchen.type("service mealie \(Self.url)\(key)").exitCode == 69)
        guard case .world(let world)? = kitchen.failure else {
            Issue.record("it isn't told")
            return
        }
        #expect(world.reason == .service(failure, .mealie))
        let settings = await kitchen.shell.settings
        #expect(settings.service == .cookbook && settings.address(of: .mealie) == nil)
        #expect(await kitchen.shell.session.service.name == .cookbook)
        #expect(
            told
                == (key.isEmpty
                    ? ["tried"] : ["took secret for mealie", "tried", "took back secret"])
        )
    }

    @Test(arguments: [nil, ""] as [String?])
    func withoutAKeyItIsCancelled(_ typed: String?) async {
        let kitchen = kitchen()
        kitchen.programs.secret.withLock { $0 = typed }
        #expect(await kitchen.type("service mealie \(Self.url) --key").exitCode == 130)
        #expect(told.isEmpty)
        #expect(await kitchen.shell.settings.address(of: .mealie) == nil)
    }

    @Test(
        arguments: [
            ("service mealie", .service(.needsAddress(name: "mealie"))),
            ("service cookbook --key", .service(.takesNo("key", name: "cookbook"))),
            (
                "service cookbook --url http://a.example",
                .service(.takesNo("address", name: "cookbook"))
            ),
            (
                "service mealie --url postgresql://me@a.example/b",
                .service(.wrongKindOfAddress(name: "mealie", wantsDatabase: false))
            ),
            (
                "service mealie --url none",
                .service(.wrongKindOfAddress(name: "mealie", wantsDatabase: false))
            ),
            (
                "service recipepuppy --ca /ca.pem",
                .service(.takesNo("certificate authority", name: "recipepuppy"))
            ),
            ("service mealie --ca /no.pem", .service(.noCertificate(path: "/no.pem"))),
            (
                "service meale",
                .service(
                    .unknown(
                        word: "meale",
                        known: ["cookbook", "recipepuppy", "mealie"],
                        suggestion: "mealie"
                    )
                )
            ),
        ] as [(String, UsageError.Kind)]
    )
    func whatIsMissingOrWrongIsSaid(_ line: String, _ wanted: UsageError.Kind) async {
        let kitchen = kitchen()
        kitchen.files.set("/no.pem", to: "words")
        kitchen.files.set("/ca.pem", to: "certificate")
        #expect(await kitchen.type(line).exitCode == 64)
        #expect(kitchen.mistake == wanted)
        #expect(await kitchen.shell.settings.service == .cookbook)
    }

    @Test func aKeyThatCannotBeOneIsRefused() async {
        let kitchen = kitchen()
        kitchen.programs.secret.withLock { $0 = "unfit" }
        #expect(await kitchen.type("service mealie \(Self.url) --key").exitCode == 64)
        #expect(kitchen.mistake == .service(.unfitKey(service: "mealie")))
    }

    /// The file of certificates is named from where the cook is, and kept as a whole path.
    @Test(arguments: [("ca.pem", "/here/ca.pem"), ("/keys/ca.pem", "/keys/ca.pem")])
    func anAuthorityIsReadAndKept(_ file: String, _ path: String) async {
        let kitchen = kitchen()
        kitchen.files.set(path, to: "certificate")
        await kitchen.type("service mealie \(Self.url) --ca \(file)")
        #expect(told == ["authority \(path)", "tried"])
        #expect(await kitchen.shell.settings.authority(of: .mealie) == path)
    }

    // MARK: What a changed setting does at once

    @Test func theAddressOfTheServiceInUseIsUsedAtOnce() async {
        let kitchen = kitchen()
        await kitchen.type("service mealie \(Self.url)")
        await kitchen.type("unset mealie.url")
        #expect(kitchen.mistake == .service(.needsAddress(name: "mealie")))
        #expect(
            await kitchen.shell.settings.address(of: .mealie) == "http://nas.example:9000",
            "as it was"
        )
        await kitchen.type("service cookbook")
        #expect(await kitchen.type("unset mealie.url").exitCode == 0)
        #expect(await kitchen.shell.settings.address(of: .mealie) == nil)
    }

    /// All services together are asked anew where one of them is elsewhere, and only then.
    @Test func allServicesFollowTheAddressOfOne() async {
        let made = Guarded(0)
        let all = ListService(name: .all, recipes: [], pageSize: 3)
        let kitchen = TestKitchen(services: [all]) {
            let before = $0.services.service
            $0.services.service = { name, address in
                guard name == .all else { return before(name, address) }
                let number = made.withLock { count -> Int in
                    count += 1
                    return count
                }
                let recipe = TestKitchen.recipe("Dish \(number)", ["leek"])
                return ListService(name: .all, recipes: [recipe], pageSize: 3)
            }
        }
        await kitchen.type("service all")
        let number = made.withLock { $0 }
        await kitchen.type("set theme dark; search leek")
        #expect(kitchen.titles == ["Dish \(number)"])
        await kitchen.type("set recipepuppy.url http://127.0.0.1:9; search leek")
        #expect(kitchen.titles == ["Dish \(number + 1)"])
    }

    /// What the program was started with holds from then on, and all follow it.
    @Test func theServiceOfTheStartIsUsed() async throws {
        let told = Guarded([Settings]())
        let kitchen = TestKitchen {
            $0.records.settingsChanged = { now in told.withLock { $0.append(now) } }
        }
        var start = await kitchen.shell.settings
        try start.set("recipepuppy.url", to: "http://127.0.0.1:9", as: .option)
        try start.set("service", to: "recipepuppy", as: .option)
        await kitchen.type("set theme dark")
        await kitchen.shell.takeOptions(from: start)
        let settings = await kitchen.shell.settings
        #expect(settings.service == .recipepuppy && settings.theme == .dark)
        #expect(told.withLock { $0.last } == settings)
        await kitchen.type("search leek")
        #expect(kitchen.titles == ["Puppy stew"])
        #expect(await kitchen.shell.session.service.name == .recipepuppy)
    }

    /// Where something is asked with `--service`, the one in use stays.
    @Test func anotherServiceForOneCommandIsForThatAlone() async {
        let kitchen = kitchen()
        await kitchen.type("set recipepuppy.url http://127.0.0.1:9")
        await kitchen.type("search leek --service recipepuppy")
        #expect(kitchen.titles == ["Puppy stew"])
        await kitchen.type("search leek")
        #expect(kitchen.titles.first == "Leek soup")
        #expect(await kitchen.type("random --service mealie").exitCode == 64)
        #expect(kitchen.mistake == .service(.needsAddress(name: "mealie")))
    }
}

/// A server that notes that it was tried.
private struct TriedService: RecipeService {
    let log: Guarded<[String]>
    let failure: Guarded<ServiceError?>
    private let list = ListService(name: .mealie, recipes: TestKitchen.recipes, pageSize: 3)

    init(log: Guarded<[String]>, failure: Guarded<ServiceError?>) {
        self.log = log
        self.failure = failure
    }

    var name: ServiceName { .mealie }
    var abilities: ServiceAbilities { list.abilities }

    func trial() async throws {
        log.withLock { $0.append("tried") }
        if let failure = failure.withLock({ $0 }) { throw failure }
    }

    func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        try await list.page(of: query, at: cursor, freshness: freshness)
    }

    func cursor(past cursor: PageCursor) -> PageCursor? { nil }
    func details(of recipe: Recipe) async throws -> Recipe { recipe }
    func names(of kind: NameKind) async throws -> [CountedName] { [] }
    func randomRecipe() async throws -> Recipe { throw ServiceError.unsupported }
}
