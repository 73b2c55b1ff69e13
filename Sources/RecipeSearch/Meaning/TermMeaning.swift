import KitchenLanguage
package import RecipeModel

/// What a term means, from what it means most to what is only made of it.
///
/// It is four formulas, one for each grade. They are not exclusive: a recipe has the best grade of
/// which the formula means it.
package struct TermMeaning: Sendable {
    /// One formula for each of `MatchGrade`.
    package private(set) var grades: [MeaningFormula]
    /// Whether the term asks for a dish, and not only for a diet or for less work.
    package private(set) var isSpecific = true
    /// Whether the term only describes something, as `crispy` does: what has it comes first, but what
    /// has it not is no less meant.
    package private(set) var isDescription = false
    /// The words to look for in titles first.
    let titleWords: [String]
    private let lexicon = CookingLexicon.shared

    /// What a term means.
    package init(_ term: Term) {
        let words = FoodWords(term.text)
        titleWords = words.words
        grades = [.none, .none, .none, .none]
        guard !words.isEmpty else { return }
        switch term.field {
        case .anywhere: readPlain(words.words)
        case .title: add(.title(words.words), at: .most)
        case .ingredient: readIngredient(words.words)
        case .cuisine: readCuisine(words.words, isQualifier: true)
        case .category: readCategory(words)
        case .tool:
            guard let tool = KitchenTools.shared.name(of: term.text) else { return }
            add(.posting(.tool(tool)), at: .most)
        }
    }

    /// What is left out by a term, which reaches further than finding: what may hold it unseen, and
    /// what only carries its name.
    package static func unwanted(_ term: Term) -> MeaningFormula {
        let words = FoodWords(term.text).words
        guard !words.isEmpty else { return .none }
        let lexicon = CookingLexicon.shared
        switch term.field {
        case .cuisine, .category:
            let meaning = TermMeaning(term)
            return meaning.grades[0].or(meaning.grades[1]).or(meaning.grades[2])
        case .title: return .title(words)
        case .tool:
            // Of a recipe without steps nobody can say that it does without.
            let untold = MeaningFormula.except(.everything, .posting(.trait(.stepsTold)))
            return TermMeaning(term).grades[0].or(untold)
        case .anywhere, .ingredient: break
        }
        guard let reading = lexicon.reading(of: words) else {
            return MeaningFormula.ingredient(words)
                .or(term.field == .anywhere ? .title(words) : .none)
        }
        var formula = MeaningFormula.none
        if let food = reading.food ?? reading.adjective {
            let name = lexicon.foods[food]
            formula = .posting(.trace(of: name))
            for rank in FoodRank.allCases where rank != .madeFrom {
                formula = formula.or(.posting(.food(name, rank)))
            }
        }
        if term.field == .anywhere {
            if let dish = reading.dish {
                formula = formula.or(.posting(.dish(lexicon.dishes[dish].name)))
            }
            if let course = reading.course {
                formula = formula.or(CourseFormula.grades(of: lexicon.courses[course])[0])
            }
            if reading.diet != nil || reading.cuisine != nil {
                let meaning = TermMeaning(term)
                formula = formula.or(meaning.grades[0]).or(meaning.grades[1]).or(meaning.grades[2])
            }
        }
        return formula
    }

    private mutating func add(_ formula: MeaningFormula, at grade: MatchGrade) {
        grades[grade.rawValue] = grades[grade.rawValue].or(formula)
    }
}

/// How well a recipe meets what was asked for.
package enum MatchGrade: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// What the words mean most: in the title, the kind of dish, the course, the cuisine.
    case most
    /// One of the main foods.
    case main
    /// One food among others, or something near it.
    case present
    /// Only made from it.
    case madeFrom

    package static func < (one: MatchGrade, other: MatchGrade) -> Bool {
        one.rawValue < other.rawValue
    }
}

// MARK: - Reading a term

extension TermMeaning {
    private mutating func readPlain(_ words: [String]) {
        guard !WishWordTable.isUnmeasured(words) else { return add(.title(words), at: .most) }
        let reading = lexicon.reading(of: words)
        let isCourseOrKind = reading?.course != nil || reading?.dish != nil
        if let dish = reading?.dish {
            add(.posting(.dish(lexicon.dishes[dish].name)), at: .most)
            add(.posting(.dish(lexicon.dishes[dish].name, isNear: true)), at: .present)
        }
        if let course = reading?.course {
            let grades = CourseFormula.grades(of: lexicon.courses[course])
            for (grade, formula) in zip(MatchGrade.allCases, grades) { add(formula, at: grade) }
            if lexicon.courses[course].name == "easy" { isSpecific = false }
        }
        if let diet = reading?.diet {
            readDiet(lexicon.diets[diet].name)
            isSpecific = isCourseOrKind || reading?.food != nil
        }
        if reading?.cuisine != nil { readCuisine(words, isQualifier: false) }
        if let food = reading?.food ?? reading?.adjective {
            readFood(lexicon.foods[food], besides: reading)
        } else if !isCourseOrKind || (reading?.dish != nil && reading?.course == nil) {
            add(.title(words), at: reading?.dish == nil ? .most : .present)
        }
        if reading?.food == nil { readCompound(words) }
        if reading == nil || reading?.isEmpty == true { readUnknown(words) }
        isDescription =
            reading == nil && words.count == 1 && NameParts.shared.isMereDescription(words[0])
    }

    /// A food, after the kinds of dish of the same name: a bread is meant before what has bread in it.
    private mutating func readFood(_ name: String, besides reading: CookingLexicon.Reading?) {
        let ranks = FoodRank.allCases.map { MeaningFormula.posting(.food(name, $0)) }
        if let dish = reading?.dish {
            let isCategory = lexicon.dishes[dish].definition.contains("@")
            if isCategory {
                add(ranks[0].or(ranks[1]).or(ranks[2]), at: .madeFrom)
            } else {
                add(ranks[0].or(ranks[1]), at: .present)
                add(ranks[2].or(ranks[3]), at: .madeFrom)
            }
        } else if reading?.course != nil {
            add(ranks[0].or(ranks[1]), at: .present)
            add(ranks[2].or(ranks[3]), at: .madeFrom)
        } else {
            for (grade, rank) in zip(MatchGrade.allCases, ranks) { add(rank, at: grade) }
        }
    }

    /// A diet: what is surely of it, then what says so or may be.
    private mutating func readDiet(_ name: String) {
        add(.posting(.diet(name)), at: .most)
        add(.posting(.diet(name, isLax: true)), at: .present)
        // Where ingredients are not told, what the recipe says of itself is all there is.
        add(.except(.posting(.category(name)), .posting(.trait(.known))), at: .present)
    }

    private mutating func readCuisine(_ words: [String], isQualifier: Bool) {
        let own = words.joined(separator: " ")
        add(.posting(.cuisine(own)), at: .most)
        guard let cuisine = lexicon.reading(of: words)?.cuisine else { return }
        let entry = lexicon.cuisines[cuisine]
        let sides = entry.definition.split(separator: ">", omittingEmptySubsequences: false)
        let within = sides.first.map { String($0).fields(separatedBy: ",") } ?? []
        for name in [entry.name] + within { add(.posting(.cuisine(name)), at: .most) }
        guard !isQualifier, sides.count > 1 else { return }
        for name in String(sides[1]).fields(separatedBy: ",") {
            add(.posting(.cuisine(name)), at: .present)
        }
    }

    private mutating func readIngredient(_ words: [String]) {
        add(.ingredient(words), at: .present)
        guard let food = lexicon.reading(of: words)?.food else { return }
        let name = lexicon.foods[food]
        add(.posting(.food(name, .named)), at: .most)
        add(.posting(.food(name, .main)), at: .main)
        add(.posting(.food(name, .present)), at: .present)
        add(.posting(.food(name, .madeFrom)), at: .madeFrom)
    }

    private mutating func readCategory(_ words: FoodWords) {
        let name = CategoryName.canonical(words).words.joined(separator: " ")
        let narrower = CategoryName.narrower(
            than: FoodWords(normalized: name.split(separator: " ").map(String.init))
        )
        let stated = ([name] + narrower.map { $0.words.joined(separator: " ") })
            .reduce(MeaningFormula.none) { $0.or(.posting(.category($1))) }
        isSpecific = lexicon.reading(of: words.words)?.diet == nil
        if let diet = lexicon.reading(of: name.split(separator: " ").map(String.init))?.diet {
            let diet = lexicon.diets[diet].name
            if narrower.isEmpty, diet != "vegan" {
                // Hardly a recipe says of itself that it is free of nuts.
                add(.posting(.diet(diet)), at: .most)
                add(.posting(.diet(diet, isLax: true)).or(stated), at: .present)
            } else {
                add(stated.and(.posting(.diet(diet))), at: .most)
                add(stated, at: .present)
            }
            return
        }
        add(stated, at: .most)
        guard let reading = lexicon.reading(of: words.words), !Self.stated.contains(name) else {
            return
        }
        if let course = reading.course {
            add(CourseFormula.grades(of: lexicon.courses[course])[0], at: .main)
        } else if let dish = reading.dish {
            add(.posting(.dish(lexicon.dishes[dish].name)), at: .main)
        }
    }

    /// Categories that recipes state themselves.
    private static let stated: Set<String> = [
        "main", "starter", "side", "dessert", "breakfast", "snack", "soup", "salad", "bread",
        "cake",
        "sauce", "preserve", "drink",
    ]

    /// A kind of dish of a food: tomato soup is a soup with tomatoes, whatever its title.
    private mutating func readCompound(_ words: [String]) {
        for place in words.indices.dropFirst() {
            let rest = lexicon.reading(of: words[..<place])
            guard let dish = lexicon.reading(of: words[place...])?.dish,
                let food = rest?.food ?? rest?.adjective
            else { continue }
            let kind = MeaningFormula.posting(.dish(lexicon.dishes[dish].name))
            let name = lexicon.foods[food]
            let main = MeaningFormula.posting(.food(name, .named)).or(.posting(.food(name, .main)))
            add(kind.and(main), at: .main)
            add(kind.and(.posting(.food(name, .present))), at: .present)
            return
        }
    }

    /// Words that the tables do not have: those of titles, and names of ingredients.
    private mutating func readUnknown(_ words: [String]) {
        add(.ingredient(words), at: words.count > 1 ? .main : .present)
        // `boneless chicken thighs`: what only describes may be missing.
        guard words.count > 1, words.contains(where: NameParts.shared.isMereDescription) else {
            return
        }
        let named = IngredientReading(words.joined(separator: " ")).named
        for (food, closeness) in named where closeness == .isFood {
            let name = lexicon.foods[food]
            add(.posting(.food(name, .named)).or(.posting(.food(name, .main))), at: .main)
            add(.posting(.food(name, .present)), at: .present)
        }
    }
}

extension MeaningFormula {
    /// Recipes with all the words in the title.
    static func title(_ words: [String]) -> MeaningFormula {
        .all(words.map { .posting(.title($0)) })
    }

    /// Recipes with an ingredient that has the words in a row.
    static func ingredient(_ words: [String]) -> MeaningFormula {
        guard words.count > 1 else { return .all(words.map { .posting(.word($0)) }) }
        return .all(zip(words, words.dropFirst()).map { .posting(.pair($0, $1)) })
    }
}
