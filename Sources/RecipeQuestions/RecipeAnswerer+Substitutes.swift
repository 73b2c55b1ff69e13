import KitchenLanguage
import RecipeCooking
import RecipeModel
import RecipeSearch

extension RecipeAnswerer {
    /// Something else instead of a line, or nothing: what the recipe tells, else what the kitchen
    /// tables have that keeps to what must not be in it.
    func substitute(_ question: RecipeQuestion) -> RecipeReply {
        let exchange = question.exchange
        let lines = places(of: exchange)
        let grounds = lines.prefix(2).map { RecipeReply.Ground.ingredient($0 + 1) }
        // What somebody here mustn't eat, nobody knows now: so nothing is named.
        if eaters.areUnread, !exchange.isOmission {
            return RecipeReply(.substitute, .unknownEaters(nil), from: grounds)
        }
        let avoided = exclusions + (question.sentence.diet.map { [.has(Term($0))] } ?? [])
        if let told = told(of: exchange, lines: lines)?.filter({ keeps([$0], to: avoided) }),
            !told.isEmpty
        {
            return RecipeReply(.substitute, .told(told), from: grounds)
        }
        if exchange.out == nil, exchange.into == nil, let told = told(without: things(in: question))
        {
            return told
        }
        if let out = exchange.out, lines.isEmpty {
            return RecipeReply(.substitute, .contains(food: out, .no, lines: []))
        }
        if exchange.isOmission {
            return RecipeReply(
                .substitute,
                role(of: lines).map(RecipeReply.Saying.role) ?? .silence(nearest: []),
                from: grounds
            )
        }
        let into = exchange.into.flatMap(NamedFoods.name(of:)) ?? exchange.into
        // Whoever only names what they have may mean any line that it can stand in for.
        let candidates = exchange.out == nil ? Array(recipe.ingredients.indices) : lines
        for place in candidates {
            let own = substitutes(of: place).filter { keeps($0.foods, to: avoided) }
            let offers =
                into.map { into in
                    own.filter { row in row.foods.count == 1 && Self.isKind(into, of: row.foods[0])
                    }
                } ?? (exchange.out == nil ? [] : own)
            guard !offers.isEmpty else { continue }
            return RecipeReply(
                .substitute,
                .exchange(
                    RecipeReply.Exchange(
                        line: recipe.ingredients[place].text,
                        asked: exchange.into,
                        offers: offers.prefix(into == nil ? 3 : 1).map { offer($0, for: place) }
                    )
                ),
                from: [.ingredient(place + 1)]
            )
        }
        if let into, let place = ingredients(having: into).first, exchange.out == nil {
            return listed(.substitute, [place])
        }
        if question.has("without"), let role = role(of: lines) {
            return RecipeReply(.substitute, .role(role), from: grounds)
        }
        let asked = [exchange.out, exchange.into].compactMap(\.self)
            .compactMap { $0.split(separator: " ").last.map { Self.stem(String($0)) } }
        let notes = recipe.notes.filter { note in
            !Self.stems(of: note).isDisjoint(with: asked) && keeps([note], to: avoided)
        }
        let nearest = notes + lines.map { recipe.ingredients[$0].text }
        return RecipeReply(.substitute, .silence(nearest: Array(nearest.prefix(2))), from: grounds)
    }

    /// What a food that shall go does in the dish.
    private func role(of lines: [Int]) -> String? {
        let dish = dish
        return lines.first.flatMap { place in
            names(ofLine: place).lazy.compactMap { Substitute.role(of: $0, in: dish) }.first
        }
    }

    /// The lines that shall go; where the question names none, those of the step in question.
    private func places(of exchange: RecipeQuestion.Exchange) -> [Int] {
        guard let out = exchange.out else { return [] }
        let named = recipe.ingredientPlaces(namedIn: out)
        let stems = Self.stems(of: out)
        let worded = recipe.ingredients.indices.filter { place in
            stems.count > 1 && Self.stems(of: recipe.ingredients[place].text).isSuperset(of: stems)
        }
        if !worded.isEmpty { return worded }
        guard let name = NamedFoods.name(of: out) else { return named }
        // Plain flour is no self-raising flour, though both are called flour; flour alone is plain.
        let plain = out.split(separator: " ").filter { !["plain", "white", "fresh"].contains($0) }
        let plainName = NamedFoods.name(of: plain.joined(separator: " "))
        let found = named.isEmpty ? Array(recipe.ingredients.indices) : named
        return found.filter { place in
            let own = names(ofLine: place)
            return own.contains(name) || own.first == plainName
        }
    }

    /// What the recipe's notes and lines say of it: `1 tbsp oil or butter`, `parsley (optional)`.
    private func told(of exchange: RecipeQuestion.Exchange, lines: [Int]) -> [String]? {
        let asked = [exchange.out, exchange.into].compactMap(\.self).map(Self.stems(of:))
        guard !asked.isEmpty else { return nil }
        let own = lines.map { recipe.ingredients[$0].text }
        let optional = own.filter { !Self.stems(of: $0).isDisjoint(with: Self.optional) }
        if exchange.isOmission { return optional.isEmpty ? nil : optional }
        let choices = recipe.ingredients.map(\.text).filter { text in
            Self.stems(of: text).contains("or") && asked.allSatisfy(Self.stems(of: text).isSuperset)
        }
        let notes = (recipe.notes + steps.flatMap { Self.sentences(of: $0.text) }).filter { text in
            let stems = Self.stems(of: text)
            return (!stems.isDisjoint(with: Self.exchanging) || text.contains("in place of"))
                && asked.contains(where: stems.isSuperset)
                // What the note names in its place is what was asked for, where that was named.
                && (exchange.into == nil || exchange.out == nil
                    || asked.allSatisfy(stems.isSuperset))
        }
        let told = choices + notes
        return told.isEmpty ? nil : Array(told.prefix(2))
    }

    private static let optional: Set<String> = [stem("optional")]
    private static let exchanging = Set(
        ["instead", "substitute", "replace", "alternative", "alternatively", "swap"].map(stem)
    )

    /// What the steps say to somebody who has no blowtorch.
    private func told(without thing: Set<String>) -> RecipeReply? {
        let said = nearby { step in
            Self.sentences(of: step.text).filter { sentence in
                let words = Self.stems(of: sentence)
                return !thing.isEmpty && thing.isSubset(of: words)
                    && !words.isDisjoint(with: ["if", "instead", "otherwis"])
            }
        }
        guard let first = said.first else { return nil }
        return RecipeReply(.substitute, .sentences([first]), from: [.step(first.step)])
    }

    // MARK: The table

    var dish: Substitute.Dish { Substitute.Dish(recipe) }

    /// The tables' names of what a line is.
    func names(ofLine place: Int) -> [String] {
        let item = recipe.ingredients[place]
        guard let own = NamedFoods.name(of: item.name) else {
            // What the kitchen tables don't know may be in a table of ours.
            return [FoodWords(item.name).words.joined(separator: " ")]
                + NamedFoods.names(in: item.name).flatMap(NamedFoods.families)
        }
        return NamedFoods.families(of: own)
    }

    /// What can stand in for a line in this dish, and isn't in the line itself.
    private func substitutes(of place: Int) -> [Substitute] {
        let dish = dish
        let sentences = ([recipe.title] + steps.flatMap { Self.sentences(of: $0.text) })
            .map(Self.stems)
        let own = Self.stems(of: recipe.ingredients[place].text)
        var told: Set<String> = []
        return names(ofLine: place).flatMap { Substitute.all[$0] ?? [] }.filter { row in
            row.dishes.include(dish, sentences)
                && !row.foods.allSatisfy { own.isSuperset(of: Self.stems(of: $0)) }
                && told.insert(row.name).inserted
        }
    }

    /// Whether what stands in breaks nothing of what must not be in the dish.
    private func keeps(_ foods: [String], to exclusions: [Condition]) -> Bool {
        guard !exclusions.isEmpty else { return true }
        let match = QueryMatch(exclusions)
        return foods.allSatisfy { food in
            var alone = Recipe(id: recipe.id, title: "")
            alone.ingredientGroups = [IngredientGroup(items: [Ingredient(text: food)])]
            return match.holds(for: RecipeWords(alone))
        }
    }

    /// Whether what was asked for is what a row has, or a kind of it: olive oil is oil.
    private static func isKind(_ food: String, of other: String) -> Bool {
        let name = NamedFoods.name(of: other) ?? other
        return food == name || NamedFoods.families(of: food).contains(name)
    }

    private func offer(_ row: Substitute, for place: Int) -> RecipeReply.Offer {
        let amount = IngredientLine(recipe.ingredients[place].text).amount
        let (factor, words): (Fraction?, String?) =
            switch row.measure {
            case .factor(let factor): (factor, nil)
            case .words(let words): (nil, words)
            }
        let taken = factor.flatMap { factor in
            // Two eggs are no measure of anything else.
            amount.flatMap { $0.unit == nil && factor != .one ? nil : ($0 * factor).rounded() }
        }
        return RecipeReply.Offer(
            name: row.name,
            amount: taken?.text(),
            isSameAmount: factor == .one,
            measure: words ?? (taken == nil && factor != .one ? factor.map(Self.part) : nil),
            change: row.change,
            source: row.source
        )
    }

    private static func part(_ factor: Fraction) -> String {
        "\(factor.numerator)/\(factor.denominator) of the amount"
    }
}
