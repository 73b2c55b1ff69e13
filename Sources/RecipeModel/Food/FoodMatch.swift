/// A term made ready to be looked for in many recipes.
public struct FoodMatch: Hashable, Sendable {
    /// The term.
    public let term: Term
    /// The term's normalised words; of a category those that stand for all that mean the same.
    public let words: FoodWords
    private let isUnwanted: Bool

    /// A term to look for.
    ///
    /// `cheese` also means cheeses by name. A term that is not wanted reaches further: `nut` also
    /// means walnuts, `gluten` bread, so that what is left out is left out whatever it is called.
    public init(_ term: Term, isUnwanted: Bool = false) {
        self.term = term
        let words = FoodWords(term.text)
        self.words = term.field == .category ? CategoryName.canonical(words) : words
        self.isUnwanted = isUnwanted
    }

    /// Whether the term holds for a recipe. A term without words holds for none.
    public func holds(for recipe: RecipeWords) -> Bool {
        guard !words.isEmpty else { return false }
        switch term.field {
        case .anywhere: return isInTitle(of: recipe) || isInIngredients(of: recipe)
        case .title: return isInTitle(of: recipe)
        case .ingredient: return isInIngredients(of: recipe)
        case .cuisine: return recipe.cuisines.contains(words)
        case .category:
            return CategoryName.isMet(words, by: recipe.categories)
        }
    }

    /// Whether all the term's words are words of the title, in any order.
    public func isInTitle(of recipe: RecipeWords) -> Bool {
        guard !words.isEmpty else { return false }
        return words.words.allSatisfy(recipe.title.words.contains)
            || kind?.isNamed(in: recipe.title.words) == true
    }

    /// Whether the term's words stand in a row in one ingredient.
    public func isInIngredients(of recipe: RecipeWords) -> Bool {
        let kind = kind
        return recipe.ingredients.contains {
            $0.contains(words) || kind?.isNamed(in: $0.words) == true
        }
    }

    /// The kind of food that the term means beside its own words.
    var kind: FoodKind? {
        switch term.field {
        case .cuisine, .category: nil
        case .anywhere, .title, .ingredient:
            isUnwanted ? FoodKind.unwanted(by: words) : FoodKind.wanted(by: words)
        }
    }

    /// Names that meet the term beside its own words, such as those of cheeses for `cheese`.
    ///
    /// For an index of words: what holds one of them may meet the term, and `holds(for:)` tells.
    public var otherNames: [FoodWords] {
        term.field == .category ? CategoryName.narrower(than: words) : kind?.allNames ?? []
    }
}
