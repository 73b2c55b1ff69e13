import RecipeModel
import RecipeSearch
import Testing

@testable import RecipeStore

/// What is remembered of terms, searches and words, and that it is of one state of the cookbook.
struct TermShelfTests {
    private let folder: TemporaryFolder
    private let store: SQLiteCookbookStore
    private let shelf: TermShelf
    private let pie = TermNumber.of(.title("pie"))

    init() throws {
        folder = try TemporaryFolder()
        store = SQLiteCookbookStore(folder: folder.path)
        shelf = TermShelf(store)
    }

    /// Adds a recipe, and tells the state after it.
    private func add(_ title: String) async throws -> CookbookState {
        let recipe = Recipe(id: RecipeID(service: .cookbook, key: ""), title: title)
        let prepared = PreparedRecipe(recipe, memory: ReadingMemory())
        let addition = try await store.add([prepared], from: "made", counting: false)
        #expect(addition.added == 1)
        return try #require(try await store.state())
    }

    private func count(of number: UInt64, in state: CookbookState) async throws -> Int {
        try await shelf.view(of: [number], in: state).count(of: number)
    }

    @Test func termsAreThoseOfTheirState() async throws {
        let tart = TermNumber.of(.title("tart"))
        let one = try await add("Zumbra pie")
        #expect(try await count(of: pie, in: one) == 1)
        #expect(try await count(of: tart, in: one) == 0)
        let two = try await add("Plimpa pie")
        // What was read is held for as long as nobody asks of another state.
        #expect(try await count(of: pie, in: one) == 1)
        #expect(try await count(of: pie, in: two) == 2)
        let three = try await add("Plimpa tart")
        let view = try await shelf.view(of: [pie, tart, pie], in: three)
        #expect(view.count(of: pie) == 2 && view.count(of: tart) == 1)
        #expect(try await shelf.view(of: [], in: three).count(of: pie) == 0)
    }

    @Test func wordsAreThoseOfTheirState() async throws {
        let one = try await add("Zumbra pie")
        #expect(try await shelf.words(in: one).near("zumbre") == ["zumbra"])
        let two = try await add("Zumbro pie")
        #expect(try await shelf.words(in: one).near("zumbre") == ["zumbra"])
        #expect(try await shelf.words(in: two).near("zumbre") == ["zumbra", "zumbro"])
    }

    @Test func searchesAreThoseOfTheirStateAndConditions() async throws {
        let one = try await add("Zumbra pie")
        let conditions = [Condition.has(Term("pie"))]
        func search(in state: CookbookState) async throws -> CookbookSearch {
            CookbookSearch(
                nil,
                starters: .builtIn,
                hidden: [],
                kept: try await shelf.view(
                    of: [TermNumber.everything, TermNumber.deleted],
                    in: state
                )
            )
        }
        func held(_ conditions: [Condition], in state: CookbookState) async -> Int? {
            await shelf.search(for: conditions, in: state)?.count
        }
        let first = try await search(in: one)
        await shelf.hold(first, for: conditions, in: one)
        #expect(await held(conditions, in: one) == StarterIndex.builtIn.count + 1)
        #expect(await held([], in: one) == nil)
        let two = try await add("Plimpa pie")
        #expect(await held(conditions, in: two) == nil)
        let second = try await search(in: two)
        #expect(await held(conditions, in: two) == nil)
        // One that comes late is not taken for one of now.
        await shelf.hold(first, for: conditions, in: one)
        for state in [one, two] { #expect(await held(conditions, in: state) == nil) }
        await shelf.hold(second, for: conditions, in: two)
        #expect(await held(conditions, in: two) == StarterIndex.builtIn.count + 2)
    }
}
