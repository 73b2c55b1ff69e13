import KitchenLanguage
import RecipeCooking
import RecipeModel
import RecipeSearch

/// Which lines a question names.
extension RecipeAnswerer {
    /// The ingredients that a question names; of several, those that it names in full.
    func ingredients(namedIn question: RecipeQuestion) -> [Int] {
        let named = asked.names.places(namedIn: question.sentence.words.joined(separator: " "))
        // Beef is the meat, and not its stock.
        guard let food = question.sentence.placedFoods.first?.name,
            let name = NamedFoods.name(of: food), !named.isEmpty,
            named.allSatisfy({ !lines[$0].names.contains(name) })
        else { return named }
        let kin = lines.indices.filter { lines[$0].names.contains(name) }
        if !kin.isEmpty { return kin }
        let isMeat = !Set(NamedFoods.families(of: name)).isDisjoint(with: [
            "meat", "fish", "poultry",
        ])
        return isMeat
            ? named.filter {
                !isBroth($0)
                    || QuestionWords.have(lines[$0].foodStems, all: QuestionWords.stems(of: food))
                        && food.contains(" ")
            } : named
    }

    /// Whether a line is what meat or fish was boiled down to.
    private func isBroth(_ place: Int) -> Bool {
        !lines[place].foodStems.isDisjoint(with: Self.broths)
    }

    private static let broths = QuestionWords.stems(of: "stock broth cube bouillon gravy consomme")

    /// How much there would be of another make of what the recipe takes, where the kitchen tables tell:
    /// `how much fresh yeast`, of dried yeast.
    func exchanged(_ question: RecipeQuestion, _ named: [Int]) -> RecipeReply? {
        guard let food = question.sentence.placedFoods.first?.name, food.contains(" "),
            let name = NamedFoods.name(of: food), named.count == 1,
            !lines[named[0]].names.contains(name),
            !lines[named[0]].stems.isSuperset(of: QuestionWords.stems(of: food))
        else { return nil }
        // `Do I need self-raising flour?` asks for no exchange.
        if question.has("need"), !question.has("how", "if") {
            return RecipeReply(
                .amount,
                .contains(food: food, .no, lines: [], check: []),
                from: [.ingredient(named[0] + 1)]
            )
        }
        return exchange(of: named[0], for: name, called: food)
    }

    /// A food that no line is: whether it is in one all the same, a search judges.
    func absent(_ food: String, _ subject: QuestionSubject) -> RecipeReply {
        let found = finding(of: food)
        let kin = kin(of: food)
        // Nothing is denied of which the recipe has the like.
        if found.verdict == .no, found.check.isEmpty, !kin.isEmpty {
            return RecipeReply(
                subject,
                .silence(nearest: kin.prefix(2).map { lines[$0].text }),
                from: kin.prefix(2).map { .ingredient($0 + 1) }
            )
        }
        return RecipeReply(
            subject,
            .contains(food: food, found.verdict, lines: found.lines, check: found.check),
            from: found.places.prefix(4).map { .ingredient($0 + 1) }
        ).with(beside: found.verdict == .yes ? [] : beside(naming: food))
    }

    /// The lines that are called as a food is, or that are of a kind with it: pul biber, where chilli
    /// flakes are asked for.
    func kin(of food: String) -> [Int] {
        let stems = QuestionWords.content(of: food)
        let worded = lines.indices.filter {
            !stems.isEmpty && stems.isSubset(of: lines[$0].foodStems)
        }
        if !worded.isEmpty { return worded }
        guard let name = NamedFoods.name(of: food) else { return [] }
        let kinds = NamedFoods.kinds(of: name)
        return lines.indices.filter { place in
            lines[place].names.first.map { !NamedFoods.kinds(of: $0).isDisjoint(with: kinds) }
                ?? false
        }
    }

    /// The same with all others that are called so: caster sugar and icing sugar, where sugar is asked
    /// for.
    func withKinds(_ places: [Int], of foods: [String]) -> [Int] {
        let others = lines.indices.filter { place in
            guard !places.contains(place) else { return false }
            return foods.contains { food in
                guard let name = NamedFoods.name(of: food) else { return false }
                return lines[place].foodStems.isSuperset(of: QuestionWords.stems(of: food))
                    && lines[place].names.contains(name)
            }
        }
        return places + others
    }

    /// The ingredients that are a food or a kind of it, as a search finds them: `nuts` are walnuts.
    /// Where none is, those that leaving the food out would reject.
    func ingredients(having food: String) -> [Int] {
        var isMeat = false
        if let name = NamedFoods.name(of: food) {
            let kinds = lines.indices.filter { lines[$0].names.contains(name) }
            if !kinds.isEmpty { return kinds }
            isMeat = NamedFoods.families(of: name).contains("meat") && !food.contains(" ")
        }
        let term = Term(food, in: .ingredient)
        let has = QueryMatch([.has(term)])
        let wanted = lines.indices.filter {
            has.holds(for: asked.words(ofLine: $0)) && !(isMeat && isBroth($0))
        }
        return wanted.isEmpty && !Condition.none(term).holds(for: recipe)
            ? breaking(.none(term)) : wanted
    }
}
