package import RecipeModel

/// A way to name recipes: by what was shown, `3`, `1-3,7`, `last`, `it`, `f3`, `favorites`, or for
/// themselves, `victoria sponge`, `id:cookbook/victoria-sponge`.
///
/// It is looked up only when the command runs, for the numbers mean what is shown then.
package enum Reference: Hashable, Sendable {
    /// The lists that a number may be meant in.
    package enum List: Hashable, Sendable {
        /// The list printed last, whichever it was.
        case shown
        /// The results, `r3`.
        case results
        /// The favorites, `f3`.
        case favorites
    }

    /// One number.
    case number(Int, in: List)
    /// All numbers from the first to the second, both included.
    case range(Int, Int, in: List)
    /// The last one of the list printed last.
    case last
    /// The recipe opened last, else the one named last.
    case it
    /// Every recipe of the list printed last.
    case all
    /// Every favorite.
    case everyFavorite
    /// The one with this title, or with these words in it.
    case title(String)
    /// One recipe, for ever.
    case id(RecipeID)
}

extension Reference {
    /// The reference as the shortest word for it.
    package var text: String {
        switch self {
        case .number(let number, let list): list.prefix + String(number)
        case .range(let first, let last, let list): "\(list.prefix)\(first)-\(last)"
        case .last: "last"
        case .it: "it"
        case .all: "all"
        case .everyFavorite: "favorites"
        case .title(let title): QuotedText.quoted(title)
        case .id(let id): "id:\(id.text)"
        }
    }

    /// Whether it can mean only one recipe.
    package var isSingle: Bool {
        switch self {
        case .number, .last, .it, .title, .id: true
        case .range, .all, .everyFavorite: false
        }
    }
}

extension Reference.List {
    fileprivate var prefix: String {
        switch self {
        case .shown: ""
        case .results: "r"
        case .favorites: "f"
        }
    }
}

/// A recipe to open.
package enum RecipePlace: Hashable, Sendable {
    /// Recipes of a list; none where none is named.
    case references([Reference])
    /// A page on the web.
    case address(WebAddress)
    /// A saved page, by its path as typed.
    case file(String)
}
