import RecipeModel

/// Which of a server's own names a term means: its foods, tags, keywords.
///
/// Names are judged as the ingredients of a recipe are, so that `fish` means a server's `salmon`,
/// `egg` not its `eggplant`, and `2 cloves garlic`, which an import left as a food, is garlic.
struct NameChoice: Sendable {
    private let match: QueryMatch
    private let isUnwanted: Bool

    /// A term to look for, or one to leave out, which reaches further.
    init(_ term: Term, isUnwanted: Bool) {
        let field: TermField = term.field == .anywhere ? .ingredient : term.field
        let condition = Term(term.text, in: field)
        match = QueryMatch([isUnwanted ? .none(condition) : .has(condition)])
        self.isUnwanted = isUnwanted
    }

    /// Whether the term means a food of this name.
    func means(food name: String) -> Bool {
        var recipe = Recipe(id: RecipeID(service: .web, key: ""), title: "")
        recipe.ingredientGroups = [IngredientGroup(items: [Ingredient(text: name)])]
        return match.holds(for: RecipeWords(recipe)) != isUnwanted
    }
}

/// What a server's tags and keywords are to a recipe: some name its cuisine, its course or its diet.
enum TagKind {
    /// The cuisines among some names, in lower case.
    static func cuisines(among names: [String]) -> [String] {
        names.map { $0.lowercased() }.filter {
            if case .cuisine = Term($0).role { true } else { false }
        }
    }

    /// The courses and diets among some names, in lower case.
    static func categories(among names: [String]) -> [String] {
        names.map { $0.lowercased() }.filter {
            switch Term($0).role {
            case .course, .diet: true
            case .words, .cuisine: false
            }
        }
    }
}

extension Term {
    /// Names of tags and categories that stand for the term, in lower case: its own, in both
    /// grammatical numbers and spellings, and those that a region or course takes in.
    var tagNames: [String] {
        var names = FoodSpellings.all(of: text)
        switch role {
        case .cuisine(let within): names += within
        case .course(let name), .diet(let name):
            names.append(name)
            names += FoodMatch(Term(name, in: .category)).otherNames
                .map { $0.words.joined(separator: " ") }
        case .words:
            if field == .category {
                names += FoodMatch(self).otherNames.map { $0.words.joined(separator: " ") }
            }
        }
        names += names.compactMap(FoodNumber.other)
        return names.map { $0.lowercased() }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
