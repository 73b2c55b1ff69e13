import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// A program that goes on corrects slips by the words of the recipes that are there now.
struct CookbookOfferTests {
    private let folder: TemporaryFolder
    private let store: SQLiteCookbookStore
    private let book: Cookbook

    init() throws {
        folder = try TemporaryFolder()
        store = SQLiteCookbookStore(folder: folder.path)
        book = Cookbook(StarterCookbook(), store: store)
    }

    private func add(_ title: String, _ foods: String...) async throws {
        let addition = try await store.add(
            [.sample(title, foods)],
            from: "made",
            counting: false
        )
        #expect(addition.added == 1)
    }

    /// What a search for words shows: the titles, and what a slip was set right to.
    private func shown(_ words: String...) async throws -> [String] {
        let query = RecipeQuery(words.map { .has(Term($0)) })
        let page = try await book.page(of: query, at: .first, freshness: .kept)
        if case .exactly(let total)? = page.total { #expect(total == page.recipes.count) }
        return (page.offer?.corrections.map { "\($0.typed)>\($0.meant)" } ?? [])
            + page.recipes.map(\.title)
    }

    @Test func aSlipIsSetRightByWhatIsThereNow() async throws {
        try await add("Zumbra pie", "leek")
        #expect(try await shown("quizzlblorp") == [])
        try await add("Quizzelblorp pie", "leek")
        for _ in 0..<2 {
            #expect(
                try await shown("quizzlblorp") == ["quizzlblorp>quizzelblorp", "Quizzelblorp pie"]
            )
        }
        #expect(try await shown("quizzelblorp") == ["Quizzelblorp pie"])
        #expect(
            try await shown("quizzlblorp", "leek")
                == ["quizzlblorp>quizzelblorp", "Quizzelblorp pie"]
        )
        #expect(try await shown("zumba") == ["zumba>zumbra", "Zumbra pie"])

        let key = try #require(
            try await book.page(
                of: RecipeQuery([.has(Term("quizzelblorp"))]),
                at: .first,
                freshness: .kept
            ).recipes.first?.id.key
        )
        _ = try await store.make(.delete(keys: [key]), session: "s")
        #expect(try await shown("quizzlblorp") == [])
        _ = try await store.undo(session: "s")
        #expect(try await shown("quizzlblorp") == ["quizzlblorp>quizzelblorp", "Quizzelblorp pie"])
    }

    /// A cuisine or a category that only one recipe brought in has is no slip.
    @Test(
        arguments: [
            ("plimpa", .category, []), ("quizzelish", .cuisine, []),
            ("qwxz", .category, ["qwxz"]), ("qwxz", .cuisine, ["qwxz"]),
        ] as [(String, TermField, [String])]
    )
    func aCuisineOrCategoryThatARecipeHasIsKnown(
        _ name: String,
        _ field: TermField,
        _ unknown: [String]
    ) async throws {
        let recipe = PreparedRecipe.sample(
            "Zumbra pie",
            ["leek"],
            cuisine: "quizzelish",
            category: "plimpa"
        )
        _ = try await store.add([recipe], from: "made", counting: false)
        let query = RecipeQuery([.has(Term("leek")), .has(Term(name, in: field))])
        let page = try await book.page(of: query, at: .first, freshness: .kept)
        #expect(page.recipes.map(\.title) == (unknown.isEmpty ? ["Zumbra pie"] : []))
        #expect(page.offer?.unknown ?? [] == unknown)
        #expect(page.offer?.corrections ?? [] == [])
    }

    /// A word of English may be meant as it stands, however near it is to a food.
    @Test func aWordOfEnglishIsNoSlip() async throws {
        try await add("Wisk pie", "goalie")
        #expect(try await shown("wisq") == ["wisq>wisk", "Wisk pie"])
        for word in ["wish", "goal", "meet"] { #expect(try await shown(word) == [], "\(word)") }
    }

    /// The more frequent of two words that are as near.
    @Test func theMoreFrequentWordIsMeant() async throws {
        try await add("Plimpa pie")
        try await add("Plimpo pie")
        try await add("Plimpo tart")
        #expect(try await shown("plimpe") == ["plimpe>plimpo", "Plimpo pie", "Plimpo tart"])
        try await add("Plimpa tart")
        try await add("Plimpa soup")
        #expect(try await shown("plimpe").first == "plimpe>plimpa")
    }

    /// A slip in what is left out is set right though nothing is left then, before and after the cook
    /// has recipes of their own.
    @Test func aSlipInWhatIsLeftOutLeavesItOut() async throws {
        let query = RecipeQuery([.has(Term("pad thai")), .none(Term("penuts"))])
        for count in 1...2 {
            let page = try await book.page(of: query, at: .first, freshness: .kept)
            #expect(page.recipes.isEmpty && page.offer?.isTaken == true)
            #expect(page.offer?.corrections.map(\.meant) == ["peanuts"])
            try await add("Zumbra pie \(count)", "leek")
        }
    }

    /// What a household avoids is known, a slip or unknown, whether or not names were counted.
    @Test(
        arguments: [
            ("peanuts", .known), ("penuts", .slip(of: "peanuts")), ("xyzzy", .unknown),
            ("until", .unknown), ("zumbras", .known),
        ] as [(String, ExclusionMeaning)]
    )
    func whatIsAvoidedIsKnown(_ name: String, _ meaning: ExclusionMeaning) async throws {
        if name != "zumbras" { #expect(try await book.meaning(ofExclusion: name) == meaning) }
        try await add("Pie", "zumbra")
        #expect(try await book.meaning(ofExclusion: name) == meaning)
    }
}
