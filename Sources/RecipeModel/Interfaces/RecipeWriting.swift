/// The kinds of file that recipes are written to.
///
/// The raw value is both the ending of such a file's name and the word by which a cook asks for it.
package enum RecipeFileFormat: String, Hashable, Sendable, CaseIterable {
    /// Text for people, with CommonMark's signs.
    case markdown = "md"
    /// A web page that stands by itself.
    case html
    /// The keys of the `open` format, for programs.
    case json
    /// The same, a recipe a line.
    case jsonLines = "ndjson"
    /// A recipe in the Cooklang markup.
    case cooklang = "cook"

    /// Whether one file can hold several recipes; a Cooklang file is one recipe.
    package var holdsSeveral: Bool { self != .cooklang }

    /// The format that a file's name tells by its ending, in any letter case; nil for another one.
    package init?(endingOf name: some StringProtocol) {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        let ending = name[name.index(after: dot)...].lowercased()
        self.init(rawValue: ending == "jsonl" ? "ndjson" : ending)
    }
}

/// A recipe with all that is known of it, as it is written to a file and read from one.
package struct RecipeDocument: Hashable, Sendable {
    /// The recipe.
    package var recipe: Recipe
    /// For each key of the `open` format where it came from.
    package var origins: [String: FieldOrigin]
    /// The readable text of its page.
    package var text: String
    /// The links of the text, in the order of their numbers.
    package var links: [WebAddress]
    /// Whether the cook keeps it.
    package var isFavorite: Bool
    /// When it was kept, in seconds since 1970.
    package var savedAt: Int?
    /// The cook's own notes and tags.
    package var own: OwnWords
    /// The cook's own stars, in tenths; nil where there are none.
    package var stars: Int?

    /// A recipe to write; what is not known is empty.
    package init(
        recipe: Recipe,
        origins: [String: FieldOrigin] = [:],
        text: String = "",
        links: [WebAddress] = [],
        isFavorite: Bool = false,
        savedAt: Int? = nil,
        own: OwnWords = OwnWords()
    ) {
        self.recipe = recipe
        self.origins = origins
        self.text = text
        self.links = links
        self.isFavorite = isFavorite
        self.savedAt = savedAt
        self.own = own
    }

    /// The recipe by itself, for where no own words are kept: its keywords have the tags and its
    /// notes the notes.
    package var recipeWithOwnWords: Recipe {
        var whole = recipe
        whole.keywords += own.tags.filter { !recipe.keywords.contains($0) }
        whole.notes += own.notes.map(\.text).filter { !recipe.notes.contains($0) }
        return whole
    }
}

/// Writes recipes as the text of a file; pure, and never fails.
package protocol RecipeWriting: Sendable {
    /// The whole text of a file with these recipes, ended by a line end.
    ///
    /// What the recipes say is escaped for the format, so that none of it can become markup. Where
    /// the format has no place for several recipes, they stand one after the other.
    func text(of documents: [RecipeDocument], as format: RecipeFileFormat) -> String

    /// The text in which a cook changes a recipe: Cooklang with the ingredients in their own order.
    func text(forEditing recipe: Recipe) -> String
}
