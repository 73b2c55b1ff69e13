import KitchenLanguage
import RecipeModel
import RecipeSearch

extension RecipeAnswerer {
    /// Whether the recipe keeps to a diet, as `search` judges it, and the lines that don't.
    func diet(_ question: RecipeQuestion) -> RecipeReply {
        guard let said = question.sentence.diet ?? Self.patient(in: question) else {
            return plates(question) ?? silent(.diet, question)
        }
        let judged = judgement(onDiet: said)
        return RecipeReply(
            .diet,
            .diet(
                name: judged.food,
                judged.verdict,
                lines: judged.lines,
                check: judged.check
            ),
            from: judged.places.prefix(4).map { .ingredient($0 + 1) }
        )
    }

    /// Whether the recipe keeps to a diet: yes where it does.
    func judgement(onDiet said: String) -> Finding {
        let name = Self.plainName(ofDiet: said)
        let condition = Condition.has(Term(name))
        let allergen = Allergen.leftOut(by: name)
        let isFound = condition.holds(for: recipe)
        let against = isFound ? [] : breaking(condition)
        let unsure = against.filter { isUnsure($0, of: allergen) }
        let sure = against.filter { !unsure.contains($0) }
        let doubts = name.hasPrefix("veg") ? recipe.vegetarianDoubts.flatMap(\.foods) : []
        let keeps = isFound && doubts.isEmpty
        let shown = sure.isEmpty ? unsure : sure
        return Finding(
            food: name,
            // What has no line against it and isn't found as such, nobody can tell.
            verdict: !sure.isEmpty ? .no : keeps ? .yes : .unclear,
            places: shown,
            lines: lines(shown) + (sure.isEmpty ? doubts : []),
            check: sure.isEmpty
                ? lines(onPacket(of: allergen).filter { !against.contains($0) }) : []
        )
    }

    /// Whether foods are in it, as `search -food` judges it.
    func contains(_ question: RecipeQuestion) -> RecipeReply {
        if question.has("allergen", "allergens") { return allergens }
        let foods = question.sentence.placedFoods.map(\.name)
        guard let food = foods.last else {
            return question.sentence.diet == nil
                ? plates(question) ?? silent(.contains, question) : diet(question)
        }
        let findings = foods.map { finding(of: $0) }
        guard findings.count > 1 else {
            let found = findings.first ?? finding(of: food)
            return RecipeReply(
                .contains,
                .contains(food: food, found.verdict, lines: found.lines, check: found.check),
                from: found.places.prefix(4).map { .ingredient($0 + 1) }
            )
        }
        return RecipeReply(
            .contains,
            .findings(findings.map(\.told)),
            from: findings.flatMap(\.places).prefix(4).map { .ingredient($0 + 1) }
        )
    }

    /// Which of the fourteen allergens it has, may have, and those to check on a packet.
    private var allergens: RecipeReply {
        let findings = Allergen.all.map { finding(of: $0.food, as: $0.name) }
        return RecipeReply(
            .contains,
            .findings(findings.map(\.told).filter { $0.verdict != .no || !$0.check.isEmpty }),
            from: findings.flatMap(\.places).prefix(4).map { .ingredient($0 + 1) }
        )
    }

    // MARK: One food

    /// Whether a food is in the recipe.
    struct Finding {
        var food: String
        var verdict: RecipeReply.Verdict
        /// The places of the lines that decide.
        var places: [Int]
        var lines: [String]
        var check: [String]

        fileprivate var told: RecipeReply.Finding {
            RecipeReply.Finding(food: food, verdict: verdict, lines: lines, check: check)
        }
    }

    /// Whether a food is in it: no where a search that leaves the food out keeps the recipe.
    func finding(of food: String, as name: String? = nil) -> Finding {
        let condition = Condition.none(Term(food))
        let isFree = condition.holds(for: recipe)
        let having = isFree ? [] : lines(mayHave: food) ?? breaking(condition)
        let allergen = Allergen.named(food)
        let unsure = having.filter { place in
            allergen == nil ? !isKind(place, of: food) : isUnsure(place, of: allergen)
        }
        let sure = having.filter { !unsure.contains($0) }
        let shown = sure.isEmpty ? unsure : sure
        return Finding(
            food: name ?? food,
            verdict: !sure.isEmpty ? .yes : isFree ? .no : .unclear,
            places: shown,
            lines: lines(shown),
            check: sure.isEmpty
                ? lines(onPacket(of: allergen).filter { !having.contains($0) }) : []
        )
    }

    /// The ingredients that may have a food in them; nil where the tables don't know it, or none may.
    private func lines(mayHave food: String) -> [Int]? {
        guard let name = NamedFoods.name(of: food) else { return nil }
        let having = recipe.ingredients.indices.filter { place in
            NamedFoods.mayHave(name, in: recipe.ingredients[place].name)
        }
        return having.isEmpty ? nil : having
    }

    /// The ingredients for which alone a condition doesn't hold.
    func breaking(_ condition: Condition) -> [Int] {
        let match = QueryMatch([condition])
        return recipe.ingredients.indices.filter { !match.holds(for: words(ofLine: $0)) }
    }

    /// Whether a line has an allergen in some makes only, and not by what it is.
    private func isUnsure(_ place: Int, of allergen: Allergen?) -> Bool {
        guard let allergen else { return false }
        return allergen.isOnPacket(names(ofLine: place)) && !isKind(place, of: allergen.food)
    }

    /// The lines that have an allergen in some makes.
    private func onPacket(of allergen: Allergen?) -> [Int] {
        guard let allergen else { return [] }
        return recipe.ingredients.indices.filter { allergen.isOnPacket(names(ofLine: $0)) }
    }

    /// Whether a line is a food or a kind of it.
    private func isKind(_ place: Int, of food: String) -> Bool {
        guard let name = NamedFoods.name(of: food) else {
            return Self.stems(of: recipe.ingredients[place].text).isSuperset(
                of: Self.stems(of: food)
            )
        }
        return names(ofLine: place).contains(name)
    }

    private func lines(_ places: [Int]) -> [String] { places.map { recipe.ingredients[$0].text } }

    /// `nut free` for a nut allergy, `gluten free` for coeliacs.
    private static func plainName(ofDiet name: String) -> String {
        let words = name.split(separator: " ")
        if words[0].hasSuffix("eliac") || words[0].hasSuffix("eliacs") { return "gluten free" }
        guard let last = words.last, ["allergy", "intolerant"].contains(last) else { return name }
        return (words.dropLast() + ["free"]).joined(separator: " ")
    }

    private static func patient(in question: RecipeQuestion) -> String? {
        let words = question.sentence.words
        if words.contains(where: { $0.hasPrefix("coeliac") || $0.hasPrefix("celiac") }) {
            return "gluten free"
        }
        if words.contains("vegetarians") { return "vegetarian" }
        return words.contains("vegans") ? "vegan" : nil
    }
}
