import Conversation
import RecipeModel
import ShellAnswers
import ShellCommands
import Testing

/// `and`, `without` and `drop`: what becomes of each kind of condition.
struct RefineCommandTests {
    private func query(after lines: String...) async -> RecipeQuery? {
        let kitchen = TestKitchen(pageSize: 10)
        for line in lines { await kitchen.type(line) }
        guard case .results(let results)? = kitchen.answer else { return nil }
        return results.query
    }

    private func text(_ query: RecipeQuery?) -> String? {
        query.map { $0.conditions.map(\.typed).joined(separator: ", ") }
    }

    /// A condition is lifted by any of its foods; a time by any time; nothing else goes with it.
    @Test(arguments: [
        ("search leek or garlic, butter", "drop garlic", "butter"),
        ("search leek or garlic, butter", "drop leek", "butter"),
        ("search leek or garlic, butter", "drop leek or onion", "butter"),
        ("search leek or garlic, butter", "drop butter", "leek or garlic"),
        ("search leek, -cream, minutes:30", "drop cream", "leek, minutes:30"),
        ("search leek, -cream, minutes:30", "drop -cream", "leek, minutes:30"),
        ("search leek, -cream, minutes:30", "drop minutes:30", "leek, -cream"),
        ("search leek, -cream, minutes:30", "drop minutes:99", "leek, -cream"),
        ("search leek, -cream, minutes:30", "drop cream, minutes:30", "leek"),
        ("search leek, garlic, butter", "drop garlic, leek", "butter"),
        ("search leek, LEEK, butter", "drop leek", "butter"),
        ("search leek, butter", "drop LEEK", "butter"),
    ])
    func whatIsDropped(_ search: String, _ drop: String, _ left: String) async {
        #expect(text(await query(after: search, drop)) == left, "\(search); \(drop)")
    }

    @Test(arguments: [
        ("search leek, butter", "drop onion", "onion", ["leek", "butter"]),
        ("search leek, butter", "drop minutes:30", "minutes:30", ["leek", "butter"]),
        ("search leek, minutes:30", "drop garlic", "garlic", ["leek", "minutes:30"]),
        ("search leek, butter", "drop leek, onion", "onion", ["butter"]),
        ("search leek, butter", "drop leek, leek", "leek", ["butter"]),
    ])
    func whatIsNotThereIsNotDropped(
        _ search: String,
        _ drop: String,
        _ word: String,
        _ conditions: [String]
    ) async {
        let kitchen = TestKitchen(pageSize: 10)
        await kitchen.type(search)
        let before = kitchen.titles
        #expect(await kitchen.type(drop).exitCode == 64)
        #expect(kitchen.mistake == .query(.noSuchCondition(word: word, conditions: conditions)))
        await kitchen.type("list")
        #expect(kitchen.titles == before, "all of it stays where one part is wrong")
    }

    @Test func theCaretIsUnderTheConditionThatIsNotThere() async throws {
        let kitchen = TestKitchen()
        await kitchen.type("search leek, butter")
        let line = "drop leek, onion"
        await kitchen.type(line)
        guard case .mistake(let mistake)? = kitchen.failure else {
            Issue.record("no mistake")
            return
        }
        #expect(String(Array(line)[try #require(mistake.span)]) == "onion")
    }

    /// What found nothing is mended only where all that is dropped is of it.
    @Test(arguments: [
        ("drop durian", "garlic"), ("drop garlic", "durian"),
    ])
    func whatFoundNothingIsMended(_ drop: String, _ left: String) async {
        #expect(
            text(await query(after: "search leek", "search garlic, durian", drop)) == left
        )
    }

    @Test func whatIsOfTheListBeforeIsDroppedThere() async {
        let kitchen = TestKitchen(pageSize: 10)
        await kitchen.type("search leek, butter")
        await kitchen.type("search garlic, durian")
        await kitchen.type("drop butter")
        #expect(kitchen.titles.count == 5)
        // One of each: it is meant of the list that is shown, which has no durian.
        await kitchen.type("search leek, butter; search garlic, durian; drop butter, durian")
        #expect(
            kitchen.mistake == .query(.noSuchCondition(word: "durian", conditions: ["leek"]))
        )
    }

    // MARK: without and and

    @Test(arguments: [
        ("without cream", "leek, -cream"), ("without cream or bacon", "leek, -cream, -bacon"),
        ("without -cream", "leek, -cream"), ("no cream, bacon", "leek, -cream, -bacon"),
        ("without minutes:30", "leek, minutes:30"), ("and -cream", "leek, -cream"),
        ("and cream or bacon", "leek, cream or bacon"), ("with minutes:30", "leek, minutes:30"),
        ("and leek", "leek"), ("and leek, butter", "leek, butter"),
    ])
    func whatIsAdded(_ line: String, _ conditions: String) async {
        #expect(text(await query(after: "search leek", line)) == conditions, "\(line)")
    }

    @Test(arguments: ["without cream", "no cream or bacon", "search -cream"])
    func everythingElseIsListedWhereNothingWasAsked(_ line: String) async {
        let query = await query(after: line)
        #expect(query?.conditions.allSatisfy { if case .none = $0 { true } else { false } } == true)
        #expect(query?.conditions.isEmpty == false)
    }

    /// A service that lists nothing says that it can't.
    @Test(arguments: [
        ("browse", WorldFailure.Reason.service(.unsupported, .mealie)),
        ("random", .service(.unsupported, .mealie)),
        ("search -cream", .service(.unsupported, .mealie)),
        ("pantry add leek; cook", .service(.unsupported, .mealie)),
        ("search leek; similar 1", .service(.unsupported, .mealie)),
    ])
    func aServiceThatListsNothingSaysSo(_ line: String, _ reason: WorldFailure.Reason) async {
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
    func randomRecipe() async throws -> Recipe { throw ServiceFailure.unsupported }
}
