import RecipeModel
import RecipeStore
import RecipeTestSupport
import Testing

@testable import RecipeFormats

/// What is written to a file is read again with nothing lost, in every format.
///
/// `RECIPE_ROUND_TRIPS` is how many odd recipes are tried in each; by default some hundreds.
struct RoundTripLawTests {
    private static let rounds = lawCases(40, orAs: "RECIPE_ROUND_TRIPS")

    /// What a format has a place for.
    private func expected(_ document: RecipeDocument, _ format: RecipeFileFormat) -> RecipeDocument
    {
        var whole = document.cleaned
        whole.recipe.id = RecipeID(service: .cookbook, key: "")
        whole.recipe.coverage = nil
        whole.isFavorite = false
        whole.origins = [:]
        whole.own.notes = whole.own.notes.enumerated().map { place, note in
            RecipeNote(id: place + 1, text: note.text, writtenAt: note.writtenAt)
        }
        switch format {
        case .json, .jsonLines, .html: break
        case .markdown, .cooklang:
            (whole.text, whole.links) = ("", [])
            whole.recipe.stepIngredients = nil
        }
        return whole
    }

    private func check(_ documents: [RecipeDocument], _ format: RecipeFileFormat, _ label: String)
        throws
    {
        let text = RecipeFileWriter().text(of: documents, as: format)
        let read = try ReadFile(text, named: "file.\(format.rawValue)")
        let whole = documents.map { expected($0, format) }
        let documents =
            zip(read.documents, whole).map { Self.namedAlike($0, $1, format) }
            + read.documents.dropFirst(whole.count)
        guard documents != whole || !read.faults.isEmpty else { return }
        var differences = ["\(label): \(documents.count) of \(whole.count) read, \(read.faults)"]
        for (one, other) in zip(documents, whole) where one != other {
            differences += Self.differences(one, other)
        }
        Issue.record("\(differences.joined(separator: "\n"))\n\(text)")
    }

    /// A food that was not told apart from its line may be, once a text is read.
    private static func namedAlike(
        _ read: RecipeDocument,
        _ wanted: RecipeDocument,
        _ format: RecipeFileFormat
    ) -> RecipeDocument {
        guard format == .markdown || format == .cooklang else { return read }
        var read = read
        let items = wanted.recipe.ingredients
        var place = 0
        for group in read.recipe.ingredientGroups.indices {
            for item in read.recipe.ingredientGroups[group].items.indices {
                defer { place += 1 }
                guard place < items.count, items[place].name == items[place].text else { continue }
                read.recipe.ingredientGroups[group].items[item].name = items[place].name
            }
        }
        return read
    }

    private static func differences(_ read: RecipeDocument, _ wanted: RecipeDocument) -> [String] {
        let pairs = zip(
            Mirror(reflecting: read.recipe).children,
            Mirror(reflecting: wanted.recipe).children
        )
        var found = pairs.compactMap { one, other -> String? in
            let (left, right) = ("\(one.value)", "\(other.value)")
            return left == right ? nil : "\(one.label ?? ""): read \(left)\n  wanted \(right)"
        }
        if read.own != wanted.own { found.append("own: read \(read.own)\n  wanted \(wanted.own)") }
        if read.stars != wanted.stars { found.append("stars: \(read.stars ?? -1)") }
        if read.savedAt != wanted.savedAt { found.append("saved: \(read.savedAt ?? -1)") }
        if read.text != wanted.text { found.append("text: \(read.text)") }
        return found
    }

    @Test(arguments: RecipeFileFormat.allCases)
    func oddRecipesComeBackWhole(format: RecipeFileFormat) throws {
        for seed in 0..<Self.rounds {
            var odd = OddRecipes(seed: seed)
            try check([odd.document()], format, "seed \(seed)")
            if seed.isMultiple(of: 5), format.holdsSeveral {
                try check((0..<3).map { _ in odd.document() }, format, "seed \(seed), three")
            }
        }
    }

    @Test(arguments: RecipeFileFormat.allCases)
    func everyStarterComesBackWhole(format: RecipeFileFormat) throws {
        let book = StarterCookbook()
        let starters = book.outlines.compactMap { book.recipe(forKey: $0.id.key) }
        #expect(starters.count > 200)
        let documents = starters.map { recipe in
            var document = RecipeDocument(recipe: recipe, isFavorite: true, savedAt: 1_778_576_700)
            document.own = OwnWords(
                notes: [RecipeNote(id: 1, text: "Less salt: 5 g.", writtenAt: 1_778_576_701)],
                tags: ["quick", "xmas"]
            )
            return document
        }
        if format.holdsSeveral { return try check(documents, format, "all of them") }
        for document in documents { try check([document], format, document.recipe.id.key) }
    }

    /// A page's text goes along where the format has a place for it.
    @Test(arguments: [RecipeFileFormat.json, .jsonLines, .html])
    func theTextOfAPageComesBack(format: RecipeFileFormat) throws {
        var document = Sample.textOnly
        document.recipe.stepGroups = [StepGroup(items: ["Look at the text."])]
        try check([document], format, "text")
    }

    /// Where nothing keeps own words, nothing of them is lost either.
    @Test func withoutFavoritesTagsAreKeywordsAndNotesAreNotes() throws {
        var document = RecipeDocument(recipe: Sample.soup)
        document.own = OwnWords(
            notes: [RecipeNote(id: 1, text: "Less salt.", writtenAt: 1)],
            tags: ["quick", "winter"]
        )
        let recipe = document.recipeWithOwnWords
        #expect(recipe.keywords == ["winter", "quick"])
        #expect(recipe.notes == ["Keeps for 2 days.", "Less salt."])
    }
}
