import KitchenLanguage
import RecipeCooking
import RecipeModel
import RecipeSearch

extension RecipeAnswerer {
    /// The ingredients that go into this step, where the question is about the step, else all.
    func ingredients(_ question: RecipeQuestion) -> RecipeReply {
        let named = foods(namedIn: question)
        if !named.isEmpty { return listed(.ingredients, named) }
        if let food = question.sentence.foodNames.first {
            return absent(food, .ingredients)
        }
        if place != nil, question.has("step", "this", "it", "now") {
            let own = shares(of: current)
            if !own.isEmpty { return listed(.ingredients, own) }
        }
        return listed(.ingredients, Array(recipe.ingredients.indices))
    }

    /// How much of the foods that are named; of packages, those that the list has; else of what is
    /// before the cook.
    func amount(_ question: RecipeQuestion) -> RecipeReply {
        let sized = question.has("thick", "thin", "thinly", "finely", "big", "large", "small")
        let packed = packages(namedIn: question)
        if sized, packed == nil, let size = size(question) { return size }
        let named = ingredients(namedIn: question)
        if let asked = notListed(question) { return asked }
        if !named.isEmpty {
            let places = withKinds(named, of: question)
            return measured(places, question) ?? listed(.amount, places, withSteps: true)
        }
        // `The salt, how much was it?`
        let before = recipe.ingredientPlaces(namedIn: question.text.lowercased())
        if !before.isEmpty, question.has("it", "them", "that", "those") {
            return measured(before, question) ?? listed(.amount, before, withSteps: true)
        }
        if let packed { return listed(.amount, packed) }
        let foods = question.sentence.foodNames
        // `How many cloves?` of garlic: a word of the line is enough.
        let stems = Set(foods.map(Self.stem))
        let worded = recipe.ingredients.indices.filter { place in
            !stems.isDisjoint(with: Self.stems(of: recipe.ingredients[place].text))
        }
        if !worded.isEmpty {
            return measured(worded, question) ?? listed(.amount, worded, withSteps: true)
        }
        if let food = foods.first {
            let places = ingredients(having: food)
            return places.isEmpty
                ? absent(food, .amount) : listed(.amount, places, withSteps: true)
        }
        if sized { return silent(.amount, question) }
        if let said = sentences(measuring: question) { return said }
        if let counted = counted(question) { return counted }
        let own = shares(of: current)
        guard place != nil, !own.isEmpty else {
            return place == nil
                ? listed(.amount, Array(recipe.ingredients.indices))
                : silent(.amount, question)
        }
        var reply = listed(.amount, own)
        reply.grounds = Array(reply.grounds.prefix(3))
        return standing(reply)
    }

    /// The ingredients that are bought in the package that is asked for, those of the step first; nil
    /// where none is.
    func packages(namedIn question: RecipeQuestion) -> [Int]? {
        guard let package = question.sentence.words.first(where: Self.packages.contains) else {
            return nil
        }
        let stem = Self.stem(package)
        let packed = recipe.ingredients.indices.filter { place in
            Self.stems(of: recipe.ingredients[place].text).contains(stem)
        }
        let own = shares(of: current).filter(packed.contains)
        let near = place == nil || own.isEmpty ? packed : own
        return near.isEmpty ? nil : near
    }

    /// How many of what is no ingredient: `how many skewers`.
    private func counted(_ question: RecipeQuestion) -> RecipeReply? {
        let words = question.sentence.words
        let thing = things(in: question)
        guard let many = words.firstIndex(of: "many"), many + 1 < words.count, !thing.isEmpty,
            CookingUnit(words[many + 1]) == nil, words[many + 1] != "of"
        else { return nil }
        if let yield = recipe.yield, thing.isSubset(of: Self.stems(of: yield.text)) {
            return RecipeReply(.servings, .servings(yield, asked: nil))
        }
        let said = nearby { step in
            Self.sentences(of: step.text).filter { sentence in
                thing.isSubset(of: Self.stems(of: sentence)) && sentence.contains(where: \.isNumber)
            }
        }
        guard let first = said.first else { return silent(.amount, question) }
        return RecipeReply(.amount, .sentences([first]), from: [.step(first.step)])
    }

    /// What the steps measure out of something that is no ingredient: the liquid, the syrup.
    private func sentences(measuring question: RecipeQuestion) -> RecipeReply? {
        let words = question.sentence.words
        guard let of = words.firstIndex(of: "of"), of + 1 < words.count else { return nil }
        let thing = Set(
            words[(of + 1)...].filter { $0.count > 3 && !Self.pronouns.contains($0) }.map(Self.stem)
        )
        guard !thing.isEmpty else { return nil }
        let said = nearby { step in
            Self.sentences(of: step.text).filter { sentence in
                thing.isSubset(of: Self.stems(of: sentence))
                    && AmountsInText(sentence).mentions.contains { mention in
                        mention.amount.unit.map { [.weight, .volume].contains($0.measure) } ?? false
                    }
            }
        }
        guard let first = said.first else { return nil }
        return RecipeReply(.amount, .sentences([first]), from: [.step(first.step)])
    }

    private static let pronouns: Set<String> = ["them", "that", "this", "these", "those", "each"]

    // MARK: Lines

    /// Ingredients as they stand, each with the steps that take it.
    ///
    /// - Parameter withSteps: Whether the answer stands on those steps too, as far as four grounds go.
    func listed(
        _ subject: QuestionSubject,
        _ places: [Int],
        withSteps: Bool = false
    ) -> RecipeReply {
        let lines = recipe.ingredients
        let shares = places.map { place in
            RecipeReply.IngredientShare(
                line: lines[place].text,
                uses: steps.flatMap { step in
                    step.ingredients.filter { Self.isShare($0.text, of: lines[place].text) }
                        .map { .init(step: step.number, text: $0.text) }
                }
            )
        }
        var grounds = places.map { RecipeReply.Ground.ingredient($0 + 1) }
        if withSteps {
            // The step before the cook counts most.
            let taking = shares.flatMap(\.uses).map(\.step)
            for step in taking.filter({ $0 == place }) + taking
            where grounds.count < 4 && !grounds.contains(.step(step)) {
                grounds.append(.step(step))
            }
        }
        return RecipeReply(subject, .ingredients(shares), from: grounds)
    }

    /// The ingredients that a step takes.
    func shares(of step: Guide.Step?) -> [Int] {
        guard let step else { return [] }
        return recipe.ingredients.indices.filter { place in
            step.ingredients.contains { Self.isShare($0.text, of: recipe.ingredients[place].text) }
        }
    }

    private static func isShare(_ text: String, of line: String) -> Bool {
        text == line || text.hasSuffix(" " + line)
    }

    /// The ingredients that a question names; of several, those that it names in full.
    func ingredients(namedIn question: RecipeQuestion) -> [Int] {
        recipe.ingredientPlaces(namedIn: question.sentence.words.joined(separator: " "))
    }

    /// A food that no line is: whether it is in one all the same, a search judges.
    private func absent(_ food: String, _ subject: QuestionSubject) -> RecipeReply {
        let found = finding(of: food)
        return RecipeReply(
            subject,
            .contains(food: food, found.verdict, lines: found.lines, check: found.check),
            from: found.places.prefix(4).map { .ingredient($0 + 1) }
        )
    }

    /// The same with all others that are called so: caster sugar and icing sugar, where sugar is asked
    /// for.
    private func withKinds(_ places: [Int], of question: RecipeQuestion) -> [Int] {
        let foods = question.sentence.placedFoods.map(\.name)
        let others = recipe.ingredients.indices.filter { place in
            guard !places.contains(place) else { return false }
            let own = Self.stems(of: recipe.ingredients[place].name)
            return foods.contains { food in
                guard let name = NamedFoods.name(of: food) else { return false }
                return own.isSuperset(of: Self.stems(of: food))
                    && names(ofLine: place).contains(name)
            }
        }
        return places + others
    }

    /// The ingredients that are a food or a kind of it, as a search finds them: `nuts` are walnuts.
    /// Where none is, those that leaving the food out would reject.
    func ingredients(having food: String) -> [Int] {
        if let name = NamedFoods.name(of: food) {
            let kinds = recipe.ingredients.indices.filter { names(ofLine: $0).contains(name) }
            if !kinds.isEmpty { return kinds }
        }
        let term = Term(food, in: .ingredient)
        let has = QueryMatch([.has(term)])
        let wanted = recipe.ingredients.indices.filter { has.holds(for: words(ofLine: $0)) }
        return wanted.isEmpty && !Condition.none(term).holds(for: recipe)
            ? breaking(.none(term)) : wanted
    }

    /// What a recipe of one line alone means.
    func words(ofLine place: Int) -> RecipeWords {
        var alone = Recipe(id: recipe.id, title: "")
        alone.ingredientGroups = [IngredientGroup(items: [recipe.ingredients[place]])]
        return RecipeWords(alone)
    }

    private static let packages = Set(
        QuestionTable.packages.split(separator: " ").map(String.init)
    )
}
