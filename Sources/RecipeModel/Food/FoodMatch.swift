/// A term made ready to be looked for in many recipes.
package struct FoodMatch: Sendable {
    /// The term.
    package let term: Term
    /// The term's normalised words; of a category those that stand for all that mean the same.
    package let words: FoodWords
    /// The kind of food that the term means beside its own words.
    let kind: FoodKind?
    private let isUnwanted: Bool

    /// A term to look for.
    ///
    /// `cheese` also means cheeses by name. A term that is not wanted reaches further: `nut` also
    /// means walnuts, `gluten` bread, so that what is left out is left out whatever it is called.
    package init(_ term: Term, isUnwanted: Bool = false) {
        self.term = term
        let words = FoodWords(term.text)
        self.words = term.field == .category ? CategoryName.canonical(words) : words
        self.isUnwanted = isUnwanted
        switch term.field {
        case .cuisine, .category: kind = nil
        case .anywhere, .title, .ingredient:
            kind = isUnwanted ? FoodKind.unwanted(by: words) : FoodKind.wanted(by: words)
        }
    }

    /// Whether the term holds for a recipe. A term without words holds for none.
    package func holds(for recipe: RecipeWords) -> Bool {
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
    package func isInTitle(of recipe: RecipeWords) -> Bool {
        let title = recipe.title.words
        guard !words.isEmpty else { return false }
        let hasAll = words.words.allSatisfy { word in
            title.indices.contains { title[$0] == word && !isDenied(behind: $0 + 1, in: title) }
        }
        return hasAll || kind?.isNamed(in: title) == true
    }

    /// Whether the term's words stand in a row in one ingredient.
    package func isInIngredients(of recipe: RecipeWords) -> Bool {
        recipe.ingredients.contains { ingredient in
            stands(in: ingredient.words) || kind?.isNamed(in: ingredient.words) == true
        }
    }

    /// Names that meet the term beside its own words, such as those of cheeses for `cheese`.
    ///
    /// For an index of words: what holds one of them may meet the term, and `holds(for:)` tells.
    package var otherNames: [FoodWords] {
        term.field == .category ? CategoryName.narrower(than: words) : kind?.allNames ?? []
    }

    private func stands(in ingredient: [String]) -> Bool {
        let row = words.words
        guard isUnwanted else { return ingredient.containsRow(row) }
        return !row.isEmpty
            && ingredient.indices.contains {
                ingredient.hasRow(row, at: $0) && !isDenied(behind: $0 + row.count, in: ingredient)
            }
    }

    /// Whether `free` follows an unwanted term: `gluten-free` has no gluten, but a `free-range` egg
    /// is an egg.
    private func isDenied(behind place: Int, in text: [String]) -> Bool {
        guard isUnwanted, place < text.count, text[place] == "free" else { return false }
        return place + 1 == text.count || text[place + 1] != "range"
    }
}
