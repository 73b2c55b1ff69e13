import RecipeModel
import RecipeTestSupport

@testable import ShellSession

/// A service in memory that takes a random number of turns for an answer and often fails.
struct BusyService: RecipeService {
    let name: ServiceName
    let abilities = ServiceAbilities(lists: [.everything])
    private let results: RandomResults
    private let state: LockedValue<State>

    private struct State {
        var random: SeededGenerator
        var underWay = 0
        var mostAtOnce = 0
        var asked = 0
        var isGood = false
    }

    init(name: ServiceName, seed: Int) {
        self.name = name
        var random = SeededGenerator(seed: seed)
        results = RandomResults(kind: .failing, using: &random)
        state = LockedValue(State(random: random))
    }

    /// The most requests that were under way at the same time.
    var mostAtOnce: Int { state.change { $0.mostAtOnce } }

    /// How many requests were sent.
    var asked: Int { state.change { $0.asked } }

    /// From now on nothing fails.
    func becomeGood() { state.change { $0.isGood = true } }

    func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        let turns = state.change { state in
            state.asked += 1
            state.underWay += 1
            state.mostAtOnce = max(state.mostAtOnce, state.underWay)
            return Int.random(in: 0..<12, using: &state.random)
        }
        defer { state.change { $0.underWay -= 1 } }
        for _ in 0..<turns {
            try Task.checkCancellation()
            await Task.yield()
        }
        let failure = state.change { state in
            !state.isGood && state.random.once(in: 4)
                ? results.failure(using: &state.random) : nil
        }
        if let failure { throw failure }
        return results.page(at: cursor)
    }

    func cursor(past cursor: PageCursor) -> PageCursor? { results.place(past: cursor) }

    func details(of recipe: Recipe) async throws -> Recipe { recipe }

    func names(of kind: NameKind) async throws -> [CountedName] { [] }

    func randomRecipe() async throws -> Recipe { .of("a") }
}
