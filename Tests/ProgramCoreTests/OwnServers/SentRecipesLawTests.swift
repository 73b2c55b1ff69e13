import PageReader
import RecipeModel
import RecipeServices
import RecipeStore
import RecipeTestSupport
import Testing

/// What is sent to a cook's own server and read there again is the same recipe, or `send` says what
/// isn't; and it says of nothing that it isn't where it is.
struct SentRecipesLawTests {
    /// A server that takes recipes, and the program's own way to it.
    private struct Bench {
        let server: MisbehavingServer
        let service: OwnServerService

        init(_ name: ServiceName, isNew: Bool = true) throws {
            server = try MisbehavingServer()
            let token: String
            if name == .mealie {
                let site = MealieSite([])
                server.serve(FakeMealie(site, units: ["gram", "tbsp"], isNew: isNew))
                token = site.token
            } else {
                let site = TandoorSite([])
                server.serve(FakeTandoor(site, units: [("clove", "cloves")]))
                token = site.token
            }
            let reader = RecipePageReader()
            let made = OwnServerService(
                name,
                address: try #require(WebAddress(server.address)),
                token: try #require(ServiceKey(token)),
                client: HTTPClient(
                    settings: HTTPClient.Settings(userAgent: "recipe/test"),
                    cache: NothingKept()
                ),
                plainText: { reader.plainText(ofMarkup: $0) },
                minutes: { reader.minutes(inWords: $0) }
            )
            service = try #require(made)
        }

        /// What `send` says of a recipe, and the recipe as it is read there.
        func sent(_ recipe: Recipe) async throws -> (lost: [SendLoss], there: Recipe) {
            let sent = try await service.add(recipe, picture: nil, makingTags: true)
            let short = Recipe(id: RecipeID(service: service.name, key: sent.key), title: "")
            return (sent.lost, try await service.details(of: short))
        }
    }

    private static let servers: [(ServiceName, isNew: Bool)] = [
        (.mealie, true), (.mealie, false), (.tandoor, true),
    ]

    @Test(arguments: servers)
    func everyStarterArrivesOrIsSaid(_ name: ServiceName, isNew: Bool) async throws {
        let bench = try Bench(name, isNew: isNew)
        defer { bench.server.stop() }
        let cookbook = StarterCookbook()
        var lossless = 0
        var kinds: [String: Int] = [:]
        let outlines = cookbook.outlines
        for outline in outlines {
            let recipe = try await cookbook.details(of: outline)
            let (lost, there) = try await bench.sent(recipe)
            let faults = SentFaults(sent: recipe, there: there, lost: lost).faults
            #expect(faults.isEmpty, "\(recipe.title): \(faults) \(lost)")
            if lost.isEmpty { lossless += 1 }
            for loss in lost { kinds[String("\(loss)".prefix { $0 != "(" }), default: 0] += 1 }
        }
        // Nearly all of what is written as cooks write it is taken whole.
        #expect(lossless * 100 >= outlines.count * 95, "\(lossless) of \(outlines.count): \(kinds)")
    }

    @Test(arguments: servers)
    func everyRandomRecipeArrivesOrIsSaid(_ name: ServiceName, isNew: Bool) async throws {
        let bench = try Bench(name, isNew: isNew)
        defer { bench.server.stop() }
        var generator = SeededGenerator(seed: 38)
        for number in 0..<150 {
            let recipe = RandomRecipe(number, &generator).recipe
            let (lost, there) = try await bench.sent(recipe)
            let faults = SentFaults(sent: recipe, there: there, lost: lost).faults
            #expect(faults.isEmpty, "\(recipe.title): \(faults) \(lost)")
        }
    }
}

/// A cache that keeps nothing.
private actor NothingKept: AnswerCache {
    func answer(for key: String) -> KeptAnswer? { nil }
    func keep(_ answer: KeptAnswer, for key: String) {}
    func forget(_ key: String) {}
    func refusal(by name: String) -> Int? { nil }
    func setRefusal(by name: String, until time: Int?) {}
}
