import Conversation
import RecipeModel
import ShellAnswers
import ShellCommands
import Testing

/// `and`, `without` and `drop`: what becomes of each kind of condition.
struct RefineCommandTests {

    // MARK: without and and

    /// A service that lists nothing says that it can't.
    @Test(arguments: [
        ("browse", WorldError.Reason.service(.unsupported, .mealie)),
        ("random", .service(.unsupported, .mealie)),
        ("search -cream", .service(.unsupported, .mealie)),
        ("pantry add leek; cook", .service(.unsupported, .mealie)),
        ("search leek; similar 1", .service(.unsupported, .mealie)),
    ])
    func aServiceThatListsNothingSaysSo(_ line: String, _ reason: WorldError.Reason) async {
        let kitchen = TestKitchen(services: [BareService()])
        await kitchen.type("service mealie")
        #expect(await kitchen.type(line).exitCode == 64)
        guard case .world(let failure)? = kitchen.failure else {
            Issue.record("\(String(describing: kitchen.failure))")
            return
        }
        #expect(failure.reason == reason)
    }

    /// The service may have got another address since.
    @Test func whatIsNarrowedIsAskedWhereTheServiceIsNow() async {
        let kitchen = TestKitchen {
            let before = $0.services.service
            $0.services.service = { name, address in
                guard name == .recipepuppy, let address else { return before(name, address) }
                let recipe = TestKitchen.recipe("Stew of \(address)", ["leek", "rice"])
                return ListService(name: name, recipes: [recipe], pageSize: 10)
            }
        }
        await kitchen.type("service recipepuppy --url http://127.0.0.1:9; search leek")
        await kitchen.type("set recipepuppy.url http://127.0.0.1:8; and rice")
        #expect(kitchen.titles == ["Stew of http://127.0.0.1:8"])
    }

    /// Where everything can't be listed, there must be a list to narrow first.
    @Test func withoutAloneWantsAQueryOfAServiceThatListsNothing() async {
        let kitchen = TestKitchen(services: [BareService()])
        await kitchen.type("service mealie")
        #expect(await kitchen.type("without cream").exitCode == 64)
        #expect(kitchen.mistake == .query(.missing))
    }

    @Test func whoAsksAServiceThatCannotIsToldWhoCan() async throws {
        let kitchen = TestKitchen(services: [BareService()])
        await kitchen.type("service mealie")
        let line = "search leek, cuisine:french"
        #expect(await kitchen.type(line).exitCode == 64)
        #expect(
            kitchen.mistake
                == .query(
                    .cannotAnswer(
                        condition: "cuisine:french",
                        service: "mealie",
                        able: ["cookbook"]
                    )
                )
        )
        guard case .mistake(let mistake)? = kitchen.failure else { return }
        #expect(String(Array(line)[try #require(mistake.span)]) == "cuisine:french")
        await kitchen.type("set recipepuppy.url http://127.0.0.1:9; \(line)")
        #expect(
            kitchen.mistake
                == .query(
                    .cannotAnswer(
                        condition: "cuisine:french",
                        service: "mealie",
                        able: ["cookbook", "recipepuppy"]
                    )
                )
        )
    }
}

/// A service that finds foods by name and can do nothing else.
private struct BareService: RecipeService {
    var name: ServiceName { .mealie }
    var abilities: ServiceAbilities { ServiceAbilities() }

    func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        RecipePage(cursor: cursor, recipes: [TestKitchen.recipes[0]], next: nil)
    }

    func cursor(past cursor: PageCursor) -> PageCursor? { nil }
    func details(of recipe: Recipe) async throws -> Recipe { recipe }
    func names(of kind: NameKind) async throws -> [CountedName] { [] }
    func randomRecipe() async throws -> Recipe { throw ServiceError.unsupported }
}
