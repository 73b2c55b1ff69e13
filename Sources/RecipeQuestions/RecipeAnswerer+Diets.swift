import KitchenLanguage
import RecipeCooking
import RecipeModel
import RecipeSearch

extension RecipeAnswerer {
    /// Whether the recipe keeps to a diet, as `search` judges it, and the lines that don't.
    func diet(_ question: RecipeQuestion) -> RecipeReply {
        guard let said = question.sentence.diet ?? Self.patient(in: question) else {
            return suited(question) ?? plates(question) ?? silent(.diet, question)
        }
        if let without = without(question, said) { return without }
        if let both = diets(question) { return both }
        if question.sentence.words.first == "how" {
            let noted = asked.notes.filter {
                $0.stems.isSuperset(of: QuestionWords.stems(of: said))
            }
            if !noted.isEmpty { return quoted(.diet, Array(noted.prefix(2))) }
        }
        let judged = judgement(onDiet: said)
        let reply = RecipeReply(
            .diet,
            .diet(
                name: judged.food,
                judged.verdict,
                lines: judged.lines,
                check: judged.check
            ),
            from: judged.places.prefix(4).map { .ingredient($0 + 1) }
        )
        return judged.verdict == .no ? reply : reply.with(beside: beside(against: said))
    }

    /// Whether it keeps to each of several diets: `is it vegan and gluten free`; nil where one is named.
    private func diets(_ question: RecipeQuestion) -> RecipeReply? {
        var names = question.sentence.dietNames
        // A food that it shall be free of is a diet too.
        let words = question.sentence.words
        if words.last == "free", let food = question.sentence.placedFoods.last,
            food.place + food.name.split(separator: " ").count == words.count - 1
        {
            let name = food.name + " free"
            if !names.contains(name) { names.append(name) }
        }
        guard names.count > 1, !question.has("or") else { return nil }
        let judged = names.map { judgement(onDiet: $0) }
        return RecipeReply(
            .diet,
            .plates(
                judged.map { found in
                    RecipeReply.Plate(
                        persons: [],
                        word: found.food,
                        isDiet: true,
                        verdict: found.verdict,
                        lines: found.lines,
                        check: found.check
                    )
                }
            ),
            from: judged.flatMap(\.places).prefix(4).map { .ingredient($0 + 1) }
        ).with(beside: zip(names, judged).flatMap { $1.verdict == .no ? [] : beside(against: $0) })
    }

    /// What the recipe names beside its lines that is against a diet.
    func beside(against said: String) -> [RecipeReply.StepSentence] {
        let name = Self.plainName(ofDiet: said)
        if let foods = Self.faiths[name] { return foods.flatMap(beside(naming:)) }
        if let allergen = Allergen.leftOut(by: name) { return beside(naming: allergen.food) }
        if let food = Self.food(leftOutBy: name) { return beside(naming: food) }
        return beside(breaking: .has(Term(name)))
    }

    /// The food of `nut free`.
    private static func food(leftOutBy diet: String) -> String? {
        let words = diet.split(separator: " ")
        return words.count > 1 && words.last == "free"
            ? words.dropLast().joined(separator: " ") : nil
    }

    /// Whether somebody may eat it who must not have the foods that are named; nil where nobody such is
    /// spoken of.
    private func suited(_ question: RecipeQuestion) -> RecipeReply? {
        let foods = question.avoidedFoods
        let asksForLeave =
            question.subject == .diet || RecipeQuestion.speaksOfAllergy(question.text)
            || question.has("safe", "ok", "okay", "fine", "suitable", "good", "alright")
            || question.has("can", "could", "may", "should") && question.has("eat", "have")
        guard !foods.isEmpty,
            asksForLeave && question.speaksOfMustNot || question.sentence.words.last == "free"
        else { return nil }
        let found = foods.map { finding(of: $0) }
        let against = found.filter { $0.verdict == .yes }
        let unsure = found.filter { $0.verdict == .unclear }
        let deciding = against.isEmpty ? unsure : against
        let beside = against.isEmpty ? foods.flatMap(beside(naming:)) : []
        return RecipeReply(
            .diet,
            .diet(
                name: foods.map { NamedFoods.name(of: $0) ?? $0 }.joined(separator: " and ")
                    + " free",
                !against.isEmpty ? .no : unsure.isEmpty ? .yes : .unclear,
                lines: deciding.flatMap(\.lines),
                check: against.isEmpty ? found.flatMap(\.check) : []
            ),
            from: deciding.flatMap(\.places).prefix(4).map { .ingredient($0 + 1) }
        ).with(beside: beside)
    }

    /// Whether it keeps to a diet once a line is left out: `without the chorizo is it vegetarian`.
    private func without(_ question: RecipeQuestion, _ diet: String) -> RecipeReply? {
        let words = question.sentence.words
        guard ["leave", "leaving", "without", "skip", "omit"].contains(where: words.contains) else {
            return nil
        }
        let going = ingredients(namedIn: question)
        guard !going.isEmpty else { return nil }
        let rest = lines.indices.filter { !going.contains($0) }
        let judged = part(rest).judgement(onDiet: diet)
        return RecipeReply(
            .diet,
            .diet(
                name: judged.food,
                judged.verdict,
                lines: judged.lines,
                check: judged.check,
                without: lines(going)
            ),
            from: (going + judged.places.map { rest[$0] }).prefix(4).map { .ingredient($0 + 1) }
        )
    }

    /// The same recipe with some of its lines alone, of which its own categories say nothing.
    private func part(_ places: [Int]) -> RecipeAnswerer {
        var part = recipe
        part.ingredientGroups = [IngredientGroup(items: places.map { asked.ingredients[$0] })]
        part.stepIngredients = nil
        part.categories = []
        part.keywords = []
        part.title = ""
        return RecipeAnswerer(AskedRecipe(part, readsSteps: false))
    }

    /// Whether a faith allows it: no where a food speaks against it, else nobody can tell, for how an
    /// animal was killed stands in no recipe.
    private func judgement(onFaith name: String, _ foods: [String]) -> Finding {
        let found = foods.map { finding(of: $0) }
        let against = found.filter { $0.verdict == .yes }
        return Finding(
            food: name,
            verdict: against.isEmpty ? .unclear : .no,
            places: (against.isEmpty ? found : against).flatMap(\.places),
            lines: (against.isEmpty ? found : against).flatMap(\.lines),
            check: against.isEmpty ? found.flatMap(\.check) : []
        )
    }

    /// What a faith leaves out, as far as a recipe can tell.
    private static let faiths = [
        "halal": ["pork", "alcohol"], "kosher": ["pork", "shellfish"],
    ]

    /// Whether the recipe keeps to a diet: yes where it does.
    func judgement(onDiet said: String) -> Finding {
        let name = Self.plainName(ofDiet: said)
        if let foods = Self.faiths[name] { return judgement(onFaith: name, foods) }
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
        // An allergy that is named counts before the other foods.
        if question.sentence.diet?.contains("allerg") == true { return diet(question) }
        if let suited = suited(question) { return suited }
        let group = group(namedIn: question)
        let foods = foodsAsked(question, group)
        if let group, !foods.isEmpty { return contains(foods, in: group) }
        // Whether it stays raw no table tells.
        if question.has("raw", "uncooked", "runny"), !foods.isEmpty {
            if let raw = raw(question) { return raw }
            let own = foods.flatMap { ingredients(having: $0) }
            return RecipeReply(
                .contains,
                .silence(nearest: lines(own)),
                from: own.prefix(4).map { .ingredient($0 + 1) }
            )
        }
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
            ).with(beside: found.verdict == .yes ? [] : beside(naming: food))
        }
        return RecipeReply(
            .contains,
            .findings(findings.map(\.told)),
            from: findings.flatMap(\.places).prefix(4).map { .ingredient($0 + 1) }
        ).with(
            beside: zip(foods, findings).flatMap { $1.verdict == .yes ? [] : beside(naming: $0) }
        )
    }

    /// What the recipe says of what stays raw.
    func raw(_ question: RecipeQuestion) -> RecipeReply? {
        guard question.has("raw", "uncooked") else { return nil }
        let said = asked.notes.filter { !$0.stems.isDisjoint(with: ["raw", "uncook"]) }
        return said.isEmpty ? nil : quoted(question.subject ?? .other, Array(said.prefix(2)))
    }

    /// The foods that are asked for; not the part of the dish in which they may be.
    private func foodsAsked(_ question: RecipeQuestion, _ group: AskedRecipe.Group?) -> [String] {
        let placed = question.sentence.placedFoods
        guard placed.count > 1, let last = placed.last,
            question.sentence.words[..<last.place].suffix(2).contains("in")
        else {
            return placed.map(\.name).filter { name in
                group.map { $0.stems.isDisjoint(with: QuestionWords.stems(of: name)) } ?? true
            }
        }
        // `In the dough`: what no line is was made of them.
        let isMade = asked.names.places(namedIn: last.name).isEmpty
        return placed.dropLast(isMade || group != nil ? 1 : 0).map(\.name)
    }

    /// Whether foods are in one part of it.
    private func contains(_ foods: [String], in group: AskedRecipe.Group) -> RecipeReply {
        let part = part(Array(group.places))
        let findings = foods.map { part.finding(of: $0) }
        let grounds = findings.flatMap(\.places).prefix(4).map { place in
            RecipeReply.Ground.ingredient(group.places.lowerBound + place + 1)
        }
        guard findings.count == 1, let found = findings.first else {
            return RecipeReply(.contains, .findings(findings.map(\.told)), from: grounds)
        }
        return RecipeReply(
            .contains,
            .contains(
                food: found.food,
                found.verdict,
                lines: found.lines,
                check: found.check,
                part: group.title
            ),
            from: grounds
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
        let allergens = allergen.map { [$0] } ?? Allergen.members(of: food)
        let unsure = having.filter { place in
            !isKind(place, of: food)
                && allergens.allSatisfy { allergen in
                    isUnsure(place, of: allergen)
                        || !breaking(.none(Term(allergen.food))).contains(place)
                }
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
        let having = lines.indices.filter { place in
            NamedFoods.mayHave(name, in: recipe.ingredients[place].name)
        }
        return having.isEmpty ? nil : having
    }

    /// The ingredients for which alone a condition doesn't hold.
    func breaking(_ condition: Condition) -> [Int] {
        let match = QueryMatch([condition])
        return lines.indices.filter { !match.holds(for: asked.words(ofLine: $0)) }
    }

    /// Whether a line has an allergen in some makes only, and not by what it is.
    private func isUnsure(_ place: Int, of allergen: Allergen?) -> Bool {
        guard let allergen else { return false }
        return allergen.isOnPacket(lines[place].names) && !isKind(place, of: allergen.food)
    }

    /// The lines that have an allergen in some makes.
    private func onPacket(of allergen: Allergen?) -> [Int] {
        guard let allergen else { return [] }
        return lines.indices.filter { allergen.isOnPacket(lines[$0].names) }
    }

    /// Whether a line is a food or a kind of it.
    private func isKind(_ place: Int, of food: String) -> Bool {
        guard let name = NamedFoods.name(of: food) else {
            return QuestionWords.stems(of: lines[place].text).isSuperset(
                of: QuestionWords.stems(of: food)
            )
        }
        return lines[place].names.contains(name)
    }

    private func lines(_ places: [Int]) -> [String] { places.map { recipe.ingredients[$0].text } }

    /// `nut free` for a nut allergy, `gluten free` for coeliacs.
    private static func plainName(ofDiet name: String) -> String {
        let words = name.split(separator: " ")
        // Vegans eat what is vegan.
        if words.count == 1, name.hasSuffix("ans") { return String(name.dropLast()) }
        if words[0].hasSuffix("eliac") || words[0].hasSuffix("eliacs") { return "gluten free" }
        guard let last = words.last, ["allergy", "intolerant"].contains(last) else { return name }
        return (words.dropLast() + ["free"]).joined(separator: " ")
    }

    /// What somebody's faith is called on packets.
    private static let peoples = [
        ("halal", "halal"), ("muslim", "halal"), ("muslims", "halal"), ("kosher", "kosher"),
        ("jewish", "kosher"), ("jews", "kosher"),
    ]

    private static func patient(in question: RecipeQuestion) -> String? {
        let words = question.sentence.words
        if words.contains(where: { $0.hasPrefix("coeliac") || $0.hasPrefix("celiac") }) {
            return "gluten free"
        }
        if words.contains("vegetarians") { return "vegetarian" }
        for (said, faith) in Self.peoples where words.contains(said) { return faith }
        return words.contains("vegans") ? "vegan" : nil
    }
}
