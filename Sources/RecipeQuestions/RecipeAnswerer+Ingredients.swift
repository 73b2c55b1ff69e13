import RecipeModel

extension RecipeAnswerer {
    /// The ingredients that go into this step, where the question is about the step, else all.
    func ingredients(_ question: RecipeQuestion) -> RecipeReply {
        let named = ingredients(namedIn: question)
        if !named.isEmpty { return listed(.ingredients, named) }
        if place != nil, question.has("step", "this", "it", "now") {
            let own = shares(of: current)
            if !own.isEmpty { return listed(.ingredients, own) }
        }
        return listed(.ingredients, Array(recipe.ingredients.indices))
    }

    /// How much of the foods that are named; of packages, those that the list has; else of what is
    /// before the cook.
    func amount(_ question: RecipeQuestion) -> RecipeReply {
        let named = ingredients(namedIn: question)
        if !named.isEmpty { return listed(.amount, named) }
        // `The salt, how much was it?`
        let before = recipe.ingredientPlaces(namedIn: question.text.lowercased())
        if !before.isEmpty, question.has("it", "them", "that", "those") {
            return listed(.amount, before)
        }
        if let package = question.sentence.words.first(where: Self.packages.contains) {
            let stem = Self.stem(package)
            let packed = recipe.ingredients.indices.filter { place in
                Self.stems(of: recipe.ingredients[place].text).contains(stem)
            }
            let own = shares(of: current).filter(packed.contains)
            let near = place == nil || own.isEmpty ? packed : own
            if !near.isEmpty { return listed(.amount, near) }
        }
        if question.has("thick", "thin", "thinly", "finely", "big", "large", "small") {
            return size(question)
        }
        let foods = question.sentence.foodNames
        // `How many cloves?` of garlic: a word of the line is enough.
        let stems = Set(foods.map(Self.stem))
        let worded = recipe.ingredients.indices.filter { place in
            !stems.isDisjoint(with: Self.stems(of: recipe.ingredients[place].text))
        }
        if !worded.isEmpty { return listed(.amount, worded) }
        if let food = foods.first {
            let places = ingredients(having: food)
            return places.isEmpty
                ? RecipeReply(.amount, .contains(food: food, .no, lines: []))
                : listed(.amount, places)
        }
        let own = shares(of: current)
        guard place != nil, !own.isEmpty else {
            return place == nil
                ? listed(.amount, Array(recipe.ingredients.indices))
                : silent(.amount, question)
        }
        var reply = listed(.amount, own)
        if let current, reply.grounds.count < 4 { reply.grounds.append(.step(current.number)) }
        return reply
    }

    /// Something else instead of a line: the recipe's notes may tell, nothing else does.
    func substitute(_ question: RecipeQuestion) -> RecipeReply {
        let named = ingredients(namedIn: question)
        let foods = Set(question.sentence.foodNames.map(Self.stem))
        let told = (recipe.notes + recipe.ingredients.map(\.text)).filter { text in
            let words = Self.stems(of: text)
            return !foods.isDisjoint(with: words)
                && !Set(["or", "instead", "substitut", "replac", "alternativ", "optional"])
                    .isDisjoint(with: words)
        }
        let grounds = named.prefix(4).map { RecipeReply.Ground.ingredient($0 + 1) }
        let lines = told.isEmpty ? named.prefix(4).map { recipe.ingredients[$0].text } : told
        return RecipeReply(.substitute, .silence(nearest: Array(lines.prefix(2))), from: grounds)
    }

    // MARK: What is in it

    /// Whether the recipe keeps to a diet, as `search` judges it, and the lines that don't.
    func diet(_ question: RecipeQuestion) -> RecipeReply {
        guard let name = question.sentence.diet ?? Self.patient(in: question) else {
            return silent(.diet, question)
        }
        let condition = Condition.has(Term(name))
        let against = breaking(condition)
        let keeps = condition.holds(for: recipe)
        let doubts = name.hasPrefix("vegetarian") ? recipe.vegetarianDoubts.flatMap(\.foods) : []
        // What has no line against it and isn't found as such, nobody can tell.
        let verdict: RecipeReply.Verdict =
            !against.isEmpty ? .no : keeps && doubts.isEmpty ? .yes : .unclear
        return RecipeReply(
            .diet,
            .diet(name: name, verdict, lines: against.map { recipe.ingredients[$0].text } + doubts),
            from: against.prefix(4).map { .ingredient($0 + 1) }
        )
    }

    /// Whether a food is in it, as `search -food` judges it.
    func contains(_ question: RecipeQuestion) -> RecipeReply {
        guard let food = question.sentence.foodNames.last else {
            return question.sentence.diet == nil ? silent(.contains, question) : diet(question)
        }
        let condition = Condition.none(Term(food))
        let having = breaking(condition)
        let verdict: RecipeReply.Verdict =
            !having.isEmpty ? .yes : condition.holds(for: recipe) ? .no : .unclear
        return RecipeReply(
            .contains,
            .contains(food: food, verdict, lines: having.map { recipe.ingredients[$0].text }),
            from: having.prefix(4).map { .ingredient($0 + 1) }
        )
    }

    /// The ingredients for which alone a condition doesn't hold.
    private func breaking(_ condition: Condition) -> [Int] {
        let match = QueryMatch([condition])
        return recipe.ingredients.indices.filter { !match.holds(for: words(ofLine: $0)) }
    }

    private static func patient(in question: RecipeQuestion) -> String? {
        let words = question.sentence.words
        if words.contains(where: { $0.hasPrefix("coeliac") || $0.hasPrefix("celiac") }) {
            return "gluten free"
        }
        if words.contains("vegetarians") { return "vegetarian" }
        return words.contains("vegans") ? "vegan" : nil
    }

    // MARK: Lines

    /// Ingredients as they stand, each with the steps that take it.
    func listed(_ subject: QuestionSubject, _ places: [Int]) -> RecipeReply {
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
        return RecipeReply(
            subject,
            .ingredients(shares),
            from: places.map { .ingredient($0 + 1) }
        )
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

    /// The ingredients that are a food or a kind of it, as a search finds them: `nuts` are walnuts.
    /// Where none is, those that leaving the food out would reject.
    private func ingredients(having food: String) -> [Int] {
        let term = Term(food, in: .ingredient)
        let has = QueryMatch([.has(term)])
        let wanted = recipe.ingredients.indices.filter { has.holds(for: words(ofLine: $0)) }
        return wanted.isEmpty ? breaking(.none(term)) : wanted
    }

    /// What a recipe of one line alone means.
    private func words(ofLine place: Int) -> RecipeWords {
        var alone = Recipe(id: recipe.id, title: "")
        alone.ingredientGroups = [IngredientGroup(items: [recipe.ingredients[place]])]
        return RecipeWords(alone)
    }

    private static let packages = Set(
        QuestionTable.packages.split(separator: " ").map(String.init)
    )
}
