import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// What comes later of a favorite, kept again, filled in or fetched again, against plain rules.
struct FavoriteFillingTests {
    /// Something in each part or nothing.
    private static func content(_ random: inout SeededGenerator) throws -> FavoriteContent {
        var content = try FavoriteContent.sample(
            "a",
            title: random.pick(["Dish a", "Zumbra pie"]),
            text: random.pick(["", "A loaf.", "New words."]),
            page: random.pick([nil, [], [1, 2]]),
            picture: random.pick([nil, [], [3]])
        )
        if random.chance(40) {
            (content.recipe.ingredientGroups, content.recipe.stepGroups) = ([], [])
        }
        content.origins = ["title": random.pick([.page, .jsonLD])]
        if content.text.isEmpty || random.chance(30) { content.links = [] }
        content.needsNoPage = random.chance(20)
        return content
    }

    /// What was fetched again takes the place of what was there, but for parts that it lacks.
    private static func fetched(_ new: FavoriteContent, over old: FavoriteContent)
        -> FavoriteContent
    {
        var kept = new
        if new.text.isEmpty { (kept.text, kept.links) = (old.text, old.links) }
        (kept.page, kept.picture) = (new.page ?? old.page, new.picture ?? old.picture)
        return kept
    }

    /// What was missing is filled in, and with its page comes all that the page says.
    private static func filled(_ old: FavoriteContent, from new: FavoriteContent) -> FavoriteContent
    {
        var kept = old
        if old.page == nil, new.page != nil {
            if new.recipe.isCookable || !old.recipe.isCookable {
                (kept.recipe, kept.origins) = (new.recipe, new.origins)
            }
            if !new.text.isEmpty { (kept.text, kept.links) = (new.text, new.links) }
            kept.needsNoPage = old.needsNoPage || new.needsNoPage
            kept.page = new.page
        } else if old.text.isEmpty, !new.text.isEmpty {
            (kept.text, kept.links) = (new.text, new.links)
        }
        kept.picture = old.picture ?? new.picture
        return kept
    }

    @Test(arguments: 0..<lawCases(24))
    func nothingIsLostByWhatComesLater(_ seed: Int) async throws {
        let folder = try TemporaryFolder()
        var random = SeededGenerator(seed: seed)
        let store = SQLiteFavoriteStore(folder: folder("data"), session: "one", now: { 1_000 })
        try await store.fill(.sample("a"))
        #expect(try await store.counts() == FavoriteCounts())
        var kept = try Self.content(&random)
        _ = try await store.keep([kept])
        var changes = [KeptChange.Kind.kept]
        for step in 0..<6 {
            let later = try Self.content(&random)
            let label = Comment(rawValue: "step \(step) of \(seed)")
            switch random.number(0...2) {
            case 0:
                #expect(try await store.keep([later]).names == [], label)
                kept = Self.filled(kept, from: later)
            case 1:
                try await store.fill(later)
                kept = Self.filled(kept, from: later)
            default:
                try await store.refresh(later, isContinued: false)
                let newer = Self.fetched(later, over: kept)
                if newer != kept { changes.append(.refreshed) }
                kept = newer
            }
            let isOffline = kept.page != nil || kept.needsNoPage
            #expect(try await store.content(of: .sample("a")) == kept, label)
            let listed = Favorite(recipe: kept.recipe, savedAt: 1_000, isOffline: isOffline)
            #expect(try await store.favorites(matching: []) == [listed], label)
            #expect(try await store.counts() == FavoriteCounts(all: 1, offline: isOffline ? 1 : 0))
            for word in ["zumbra", "words", "knead", "cheddar"] {
                let hasIt =
                    switch word {
                    case "zumbra": kept.recipe.title == "Zumbra pie"
                    // Steps stand in for a text where there is none.
                    case "knead": kept.text.isEmpty && kept.recipe.isCookable
                    case "cheddar": kept.recipe.isCookable
                    default: kept.text.lowercased().contains(word)
                    }
                let found = try await store.favorites(matching: [word])
                #expect(found.isEmpty != hasIt, "\(word), step \(step) of \(seed)")
            }
        }
        // What was filled in is nothing that is undone.
        for kind in changes.reversed() { #expect(try await store.undo()?.kind == kind) }
        #expect(try await store.undo() == nil)
    }
}
