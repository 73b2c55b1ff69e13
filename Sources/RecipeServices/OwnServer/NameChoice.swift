import KitchenLanguage
import RecipeModel
import RecipeSearch

/// Which of a server's own names a term means: its foods, tags, keywords.
///
/// Names are judged as the ingredients of a recipe are, so that `fish` means a server's `salmon`,
/// `egg` not its `eggplant`, and `2 cloves garlic`, which an import left as a food, is garlic.
struct NameChoice: Sendable {
    private let formulas: [MeaningFormula]
    /// What is asked where a known food itself has to be there, and not only its name.
    private var food: RecipeQuery?

    init(_ term: Term, _ reach: FoodReach) {
        let term = Term(term.text, in: .ingredient)
        let grades = TermMeaning(term).grades
        formulas = reach == .unwanted ? [TermMeaning.unwanted(term)] : grades
        // Of what nobody knows nothing can be made.
        if reach == .itself, grades.last != MeaningFormula.none {
            food = RecipeQuery([.has(term)])
        }
    }

    /// Whether the term means a food of this name.
    func means(food name: String) -> Bool { means(Self.meaning(of: [name])) }

    /// What the names of a food mean.
    static func meaning(
        of names: [String],
        memory: ReadingMemory = ReadingMemory()
    ) -> RecipeMeaning {
        var recipe = Recipe(id: RecipeID(service: .web, key: ""), title: "")
        recipe.ingredientGroups = [
            IngredientGroup(items: names.map { Ingredient(text: $0) })
        ]
        return RecipeMeaning(recipe, memory: memory)
    }

    /// Whether a recipe has what the term means among its ingredients.
    func means(_ recipe: Recipe) -> Bool { means(RecipeMeaning(recipe)) }

    /// Whether what was decided of a recipe has what the term means.
    func means(_ meaning: RecipeMeaning) -> Bool {
        if let food {
            return meaning.grounds(for: food).flatMap(\.grounds).contains { ground in
                switch ground {
                case .named, .main, .present: true
                default: false
                }
            }
        }
        return formulas.contains { !$0.recipes(in: meaning).isEmpty }
    }
}

/// How far a term reaches among foods.
enum FoodReach: Sendable {
    /// To the food itself: fish, and not fish sauce.
    case itself
    /// To what is made from it as well.
    case madeFrom
    /// To all that may hold it, as what is to be left out does.
    case unwanted
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
