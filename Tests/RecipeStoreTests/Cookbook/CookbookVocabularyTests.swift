import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// Words are completed from all recipes of the cookbook, each with how many it finds.
struct CookbookVocabularyTests {
    private let folder: TemporaryFolder
    private let store: SQLiteCookbookStore
    private let book: Cookbook
    private let starters = StarterCookbook()

    init() throws {
        folder = try TemporaryFolder()
        store = SQLiteCookbookStore(folder: folder.path)
        book = Cookbook(starters, store: store)
    }

    private func add(_ title: String, _ foods: String..., cuisine: String? = nil) async throws {
        let recipe = PreparedRecipe.sample(title, foods, cuisine: cuisine)
        #expect(try await store.add([recipe], from: "made", counting: false).added == 1)
    }

    /// The completions of a beginning with their counts, as `leek 4`.
    private func completions(of typed: String, in names: CookbookNames) -> [String] {
        names.foods.countedCompletions(of: typed)
            .map { name in "\(name.name) \(name.count.map(String.init) ?? "-")" }
    }

    /// How many recipes a completion of the starters finds.
    private func count(of name: String, in names: CookbookNames) -> Int {
        names.foods.countedCompletions(of: name).first { $0.name == name }?.count ?? 0
    }

    @Test func whatWasBroughtInIsCountedToo() async throws {
        let before = count(of: "leek", in: starters.vocabulary)
        #expect(before > 0)
        try await add("Leek pie", "leeks", "flour")
        try await add("Leek tart", "1 leek", "butter", cuisine: "Zumbran")
        #expect(count(of: "leek", in: book.vocabulary) == before)
        await book.countNames()
        #expect(count(of: "leek", in: book.vocabulary) == before + 2)
        #expect(book.vocabulary.cuisines.contains { $0.name == "Zumbran" && $0.count == 1 })
        let counts = book.vocabulary.cuisines.map { $0.count ?? 0 }
        #expect(counts == counts.sorted(by: >))
    }

    /// A word that only recipes brought in have, in a title, among the foods or in both.
    @Test func wordsThatNobodyKnewAreCompleted() async throws {
        try await add("Quizzel pie", "flour")
        try await add("Quizzel tart", "2 quizzels")
        try await add("Plain tart", "quizzling")
        await book.countNames()
        #expect(completions(of: "quizz", in: book.vocabulary) == ["quizzel 2", "quizzling 1"])
        #expect(completions(of: "quizz", in: starters.vocabulary) == [])
    }

    /// Of three letters on, and of letters alone.
    @Test func aShortWordIsNotCompleted() async throws {
        try await add("Vrk pie", "vr", "vr7k")
        await book.countNames()
        #expect(completions(of: "vr", in: book.vocabulary) == ["vrk 1"])
    }

    @Test func whatIsDeletedIsCountedNoMoreAndWhatIsUndoneIsAgain() async throws {
        let before = count(of: "leek", in: starters.vocabulary)
        let starter = try #require(
            try await book.page(
                of: RecipeQuery([.has(Term("leeks"))]),
                at: .first,
                freshness: .kept
            ).recipes.first
        )
        try await add("Quizzel pie", "leeks")
        await book.countNames()
        #expect(completions(of: "quizz", in: book.vocabulary) == ["quizzel 1"])
        #expect(count(of: "leek", in: book.vocabulary) == before + 1)

        _ = try await store.make(.delete(keys: [starter.id.key]), session: "s")
        _ = try await store.make(.remove(origin: "made"), session: "s")
        await book.countNames()
        #expect(completions(of: "quizz", in: book.vocabulary) == [])
        #expect(count(of: "leek", in: book.vocabulary) == before - 1)

        _ = try await store.undo(session: "s")
        _ = try await store.undo(session: "s")
        await book.countNames()
        #expect(completions(of: "quizz", in: book.vocabulary) == ["quizzel 1"])
        #expect(count(of: "leek", in: book.vocabulary) == before + 1)
    }

    /// The number beside a word is that of the recipes which a search for it finds.
    @Test func aWordsCountIsWhatASearchFinds() async throws {
        for number in 1...30 {
            try await add(
                "Zumbra \(number % 3 == 0 ? "quizzel" : "pie") \(number)",
                number % 2 == 0 ? "quizzel" : "plimpa"
            )
        }
        await book.countNames()
        for word in ["zumbra", "quizzel", "plimpa"] {
            let found = try await book.count(of: RecipeQuery([.has(Term(word))]))
            #expect(completions(of: word, in: book.vocabulary) == ["\(word) \(found)"])
        }
    }

    @Test func aWordIsKnownThatARecipeBroughtInHas() async throws {
        #expect(!book.knowsWord("quizzel"))
        try await add("Quizzel pie", "leeks", cuisine: "Zumbran")
        // Nobody has counted: it may be one.
        #expect(book.knowsWord("quizzel") && book.knowsWord("plimpa"))
        await book.countNames()
        #expect(book.knowsWord("quizzel") && book.knowsWord("quizzels"))
        #expect(book.knowsWord("zumbran") && book.knowsWord("leek"))
        #expect(!book.knowsWord("plimpa"))
    }

    @Test func noCookbookIsCountedThatIsNotThere() async {
        await book.countNames()
        #expect(
            completions(of: "leek", in: book.vocabulary)
                == completions(of: "leek", in: starters.vocabulary)
        )
        #expect(!store.isKept)
    }

    @Test func countingIsGivenUpAndDoneLater() async throws {
        try await add("Quizzel pie", "leeks")
        let counting = Task { await book.countNames() }
        counting.cancel()
        await counting.value
        await book.countNames()
        #expect(completions(of: "quizz", in: book.vocabulary) == ["quizzel 1"])
    }

    /// A server isn't asked, and what the starters have says nothing of it.
    @Test func aCookbookOnAServerIsNotCounted() async throws {
        let book = Cookbook(starters, store: FarStore())
        await book.countNames()
        let pantry = Pantry(foods: ["leek"])
        await book.prepare(RecipeQuery(ranking: .missing(.init(pantry: pantry))))
        #expect(completions(of: "leek", in: book.vocabulary).contains("leek -"))
        let names = book.vocabulary.cuisines + book.vocabulary.categories
        #expect(names.map(\.name).contains("italian"))
        #expect(names.allSatisfy { $0.count == nil })
        #expect(book.knowsWord("plimpa"))
    }
}

/// A cookbook on a server that must not be asked.
private struct FarStore: CookbookStore {
    private struct Asked: Error {}

    var isKept: Bool { true }
    var isNear: Bool { false }
    func state() throws -> CookbookState? { throw told() }
    func terms(_ numbers: [UInt64]) throws -> [IndexedTerm] { throw told() }
    func recipes(_ numbers: [Int]) throws -> [Recipe] { throw told() }
    func recipe(forKey key: String) throws -> Recipe? { throw told() }
    func ownRecipes() throws -> [Recipe] { throw told() }
    func names(of subject: String) throws -> [String] { throw told() }
    func origins() throws -> [CookbookOrigin] { throw told() }
    func add(_: [PreparedRecipe], from: String, counting: Bool) throws -> CookbookAddition {
        throw told()
    }
    func add(_: [MovedRecipe]) throws -> CookbookAddition { throw told() }
    func index(_: [UInt64: [UInt32]]) throws { throw told() }
    func settle(_: @Sendable (Double) -> Bool) throws { throw told() }
    func make(_: CookbookChange, session: String) throws -> [String] { throw told() }
    func undo(session: String) throws -> KeptChange? { throw told() }
    func redo(session: String) throws -> KeptChange? { throw told() }
    func undoTime(session: String) throws -> Int? { throw told() }
    func redoTime(session: String) throws -> Int? { throw told() }

    private func told() -> Asked {
        Issue.record("the server was asked")
        return Asked()
    }
}
