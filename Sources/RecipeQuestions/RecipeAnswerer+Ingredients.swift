import KitchenLanguage
import RecipeCooking
import RecipeModel
import RecipeSearch

extension RecipeAnswerer {
    /// The ingredients that go into this step, or into the part that is named, where the question is
    /// about that, else all.
    func ingredients(_ question: RecipeQuestion) -> RecipeReply {
        if let group = group(namedIn: question) {
            return listed(.ingredients, Array(group.places))
        }
        if let chosen = kind(usedIn: question) { return chosen }
        let named = foods(namedIn: question)
        if !named.isEmpty { return listed(.ingredients, named) }
        if question.has("first"), place == nil, let opening = opening(question) { return opening }
        if let food = question.sentence.foodNames.first {
            return made(food, .ingredients) ?? absent(food, .ingredients)
        }
        if place != nil, question.has("step", "this", "it", "now") {
            let own = shares(of: current)
            if !own.isEmpty { return listed(.ingredients, own) }
        }
        // What is in the mash the step tells that makes it, and no list of all.
        if let joint = question.sentence.words.lastIndex(where: { ["in", "into"].contains($0) }) {
            let part = QuestionWords.content(
                of: QuestionWords.stems(of: Array(question.sentence.words[(joint + 1)...]))
            ).subtracting(QuestionWords.stems(of: recipe.title))
            let said = nearby { !part.isEmpty && QuestionWords.have($0.stems, all: part) }
            if let first = said.first {
                let own = asked.sentences.filter { $0.step == first.step }
                return quoted(.ingredients, own.isEmpty ? [first] : own)
            }
        }
        let all = Array(lines.indices)
        return scaled(all, question, as: .ingredients) ?? listed(.ingredients, all)
    }

    /// Which of several kinds of a food a deed takes: `which oil is for frying the potatoes`. Nil where
    /// that isn't asked.
    private func kind(usedIn question: RecipeQuestion) -> RecipeReply? {
        guard ["which", "what"].contains(question.sentence.words.first),
            let food = question.sentence.placedFoods.first, food.place == 1
        else { return nil }
        let kinds = lines.indices.filter { place in
            QuestionWords.stems(of: food.name).isSubset(of: lines[place].foodStems)
        }
        let rest = QuestionWords.content(of: question.sentence)
            .subtracting(QuestionWords.stems(of: food.name))
        guard kinds.count > 1, !rest.isEmpty else { return nil }
        let fitting = kinds.filter { place in
            share(of: place).uses.contains { use in
                let stems = asked.sentences.filter { $0.step == use.step }
                    .reduce(into: Set<String>()) { $0.formUnion($1.stems) }
                return QuestionWords.have(stems, all: rest)
            }
        }
        return listed(.ingredients, fitting.isEmpty ? kinds : fitting)
    }

    /// The first sentence that takes ingredients and has what the question is about.
    private func opening(_ question: RecipeQuestion) -> RecipeReply? {
        let content = QuestionWords.content(of: question.sentence)
        return asked.sentences.first { sentence in
            sentence.stems.isSuperset(of: content)
                && !steps[sentence.step - 1].ingredients.isEmpty
                && !asked.names.places(namedIn: sentence.text).isEmpty
        }.map { quoted(.ingredients, [$0]) }
    }

    /// What the steps say of something that they make of the ingredients, a broth or a dough; nil where
    /// they don't name it.
    private func made(_ food: String, _ subject: QuestionSubject) -> RecipeReply? {
        let stems = QuestionWords.stems(of: food)
        let said = nearby { $0.stems.isSuperset(of: stems) }
        return said.isEmpty ? nil : quoted(subject, Array(said.prefix(2)))
    }

    /// How much of the foods that are named; of packages, those that the list has; else of what is
    /// before the cook.
    func amount(_ question: RecipeQuestion) -> RecipeReply {
        let packed = packages(namedIn: question)
        let sized =
            question.has("thick", "thin", "thinly", "finely", "big", "large", "small")
            || question.has("size") && !question.deeds.isEmpty
        if sized, packed == nil, let size = size(question) { return size }
        var named = ingredients(namedIn: question)
        if let told = batches(question) ?? label(question) ?? exchanged(question, named) {
            return told
        }
        // A recipe with minced beef has no turkey mince.
        if question.sentence.isFoodAlone, let food = question.sentence.foodNames.first,
            food.contains(" "), !named.isEmpty, finding(of: food).verdict == .no
        {
            return substitute(question)
        }
        named = taken(of: named, question)
        if let told = setAside(question) ?? forEach(question) { return told }
        if let asked = notListed(question) { return asked }
        // How many percent cocoa no line says that only has chocolate.
        if question.has("percent", "percentage"), !lines.contains(where: { $0.text.contains("%") })
        {
            return RecipeReply(
                .amount,
                .silence(nearest: named.prefix(2).map { lines[$0].text }),
                from: named.prefix(2).map { .ingredient($0 + 1) }
            )
        }
        if !named.isEmpty, let told = counted(question, of: named) ?? portion(question) {
            return told
        }
        if question.has("kinds", "sorts", "types", "kind", "sort", "type"),
            let food = question.sentence.foodNames.first
        {
            let kinds = lines.indices.filter { place in
                QuestionWords.stems(of: food).isSubset(of: lines[place].foodStems)
            }
            if !kinds.isEmpty { return listed(.amount, kinds) }
        }
        if !named.isEmpty {
            let places = taken(
                of: withKinds(named, of: question.sentence.placedFoods.map(\.name)),
                question
            )
            if let group = group(namedIn: question) {
                // `How much sugar is in the chocolate` measures no chocolate.
                let wanted = foods(before: group, question)
                let own = wanted.filter(group.places.contains)
                if !own.isEmpty {
                    return measured(own, question) ?? listed(.amount, own, withSteps: true)
                }
                if !wanted.isEmpty {
                    return lacking(question.sentence.foodNames.first ?? "", in: group, wanted)
                }
            }
            return measured(places, question) ?? whereabouts(of: places, question)
                ?? summed(places, question) ?? used(places, question)
                ?? measuring(places, question) ?? listed(.amount, places, withSteps: true)
        }
        // `The salt, how much was it?`
        let before = asked.names.places(namedIn: question.text.lowercased())
        if !before.isEmpty, question.has("it", "them", "that", "those") {
            return measured(before, question) ?? listed(.amount, before, withSteps: true)
        }
        if let packed { return listed(.amount, packed) }
        // `How many strips?` asks nothing of what was asked about before.
        if question.sentence.foodNames.isEmpty, let counted = counted(question) { return counted }
        let meant = meant(by: question)
        if !meant.isEmpty {
            return measured(meant, question) ?? listed(.amount, meant, withSteps: true)
        }
        let foods = question.sentence.foodNames
        // `How many cloves?` of garlic: a word of the line is enough.
        let stems = Set(foods.map(QuestionWords.stem))
        let worded = taken(
            of: lines.indices.filter { !stems.isDisjoint(with: lines[$0].stems) },
            question
        )
        if !worded.isEmpty {
            return measured(worded, question) ?? listed(.amount, worded, withSteps: true)
        }
        if let food = foods.first {
            let places = taken(of: ingredients(having: food), question)
            if places.isEmpty || food.contains(" "), let made = made(food, .amount) { return made }
            if places.isEmpty, let yield = recipe.yield,
                QuestionWords.stems(of: food).isSubset(of: QuestionWords.stems(of: yield.text))
            {
                return RecipeReply(.servings, .servings(yield, asked: nil))
            }
            return places.isEmpty
                ? absent(food, .amount)
                : whereabouts(of: places, question) ?? listed(.amount, places, withSteps: true)
        }
        if let counted = counted(question) ?? numbered(question) { return counted }
        if sized {
            let things = QuestionWords.content(of: question.sentence).subtracting(Self.amountStems)
            if let yield = recipe.yield, !things.isEmpty,
                AmountsInText(yield.text).mentions.contains(where: { $0.amount.unit != nil }),
                things.isSubset(of: QuestionWords.stems(of: yield.text))
            {
                return RecipeReply(.servings, .servings(yield, asked: nil))
            }
            return silent(.amount, question)
        }
        let own = shares(of: current)
        if place == nil, let told = scaled(Array(lines.indices), question) { return told }
        guard place != nil, !own.isEmpty else {
            let isOfAll = QuestionWords.content(of: question.sentence)
                .isSubset(of: Self.amountStems)
            return place == nil && isOfAll
                ? listed(.amount, Array(lines.indices)) : silent(.amount, question)
        }
        // What is put aside doesn't all go in.
        let kept = asked.sentences.filter {
            $0.step == place && !$0.stems.isDisjoint(with: Self.asides)
        }
        if !kept.isEmpty { return quoted(.amount, kept) }
        var reply = listed(.amount, own)
        reply.grounds = Array(reply.grounds.prefix(3))
        return standing(reply)
    }

    /// How many go in at once: the sentence that says it; nil where that isn't asked, or none does.
    private func batches(_ question: RecipeQuestion) -> RecipeReply? {
        guard question.has("many"), Self.atATime.stand(in: question.text) else { return nil }
        let foods = QuestionWords.stems(of: question.sentence.foodNames.joined(separator: " "))
        let said = nearby { Self.inParts.stand(in: $0.text) }
        return (said.first { !$0.stems.isDisjoint(with: foods) } ?? said.first)
            .map { quoted(.amount, [$0]) }
    }

    private static let atATime = SaidPhrases("at a|one time; at once; per|each batch")
    private static let inParts = SaidPhrases(
        "at a time; one|two|three|four|five|six at once; in ?two|three|four|small batches"
    )

    /// Whether it has what a label warns of, which nobody measures: `gluten?`. Nil where a line is
    /// called so.
    private func label(_ question: RecipeQuestion) -> RecipeReply? {
        guard question.sentence.isFoodAlone, let food = question.sentence.foodNames.first,
            ["gluten", "dairy", "lactose", "nuts", "alcohol", "sulphites", "soya"].contains(food),
            lines.allSatisfy({ $0.foodStems.isDisjoint(with: QuestionWords.stems(of: food)) })
        else { return nil }
        return contains(question)
    }

    /// Of foods those that the step before the cook takes, if it takes any and not all of the recipe is
    /// asked for: the oil is the one for the pan.
    private func taken(of places: [Int], _ question: RecipeQuestion) -> [Int] {
        guard place != nil, places.count > 1,
            !question.has("all", "total", "altogether", "whole")
        else { return places }
        let own = shares(of: current).filter(places.contains)
        return own.isEmpty ? places : own
    }

    /// How much of something is kept for later, as the steps say it; nil where that isn't asked.
    private func setAside(_ question: RecipeQuestion) -> RecipeReply? {
        guard question.has("aside", "back") else { return nil }
        let foods = ingredients(namedIn: question)
            .reduce(into: Set<String>()) { $0.formUnion(lines[$1].foodStems) }
        let said = nearby { sentence in
            !sentence.stems.isDisjoint(with: Self.asides)
                && (foods.isEmpty || !sentence.stems.isDisjoint(with: foods))
        }
        return said.first.map { quoted(.amount, [$0]) }
    }

    private static let asides = QuestionWords.stems(of: "aside back reserve reserved")

    /// How much goes on each of some things, in the step before the cook; nil where that isn't asked.
    private func forEach(_ question: RecipeQuestion) -> RecipeReply? {
        guard question.has("each", "per", "every") else { return nil }
        let food = QuestionWords.stems(of: question.sentence.foodNames.first ?? "")
        guard place != nil || !food.isEmpty else { return nil }
        let said = asked.sentences.filter { sentence in
            (food.isEmpty ? sentence.step == place : sentence.stems.isSuperset(of: food))
                && sentence.amounts.contains { $0.amount.unit?.measure != .length }
                && !sentence.stems.isDisjoint(with: ["each", "per", "every"])
                && (food.isEmpty
                    || sentence.amounts.contains { Self.measures(food, $0, in: sentence) })
        }
        return most(said, of: QuestionWords.content(of: question.sentence)).first
            .map { quoted(.amount, [$0]) }
    }

    /// What a sentence says of how much is taken for what is asked, where the lines only say that it
    /// is taken: the butter that the tin is brushed with.
    private func used(_ places: [Int], _ question: RecipeQuestion) -> RecipeReply? {
        guard places.count == 1, share(of: places[0]).uses.count < 2 else { return nil }
        let content = QuestionWords.content(of: question.sentence).subtracting(Self.amountStems)
        if let parted = parted(places[0]), place != nil, content.count > 1 { return parted }
        guard content.count > 1, !content.isSubset(of: lines[places[0]].stems),
            let said = nearby({ sentence in
                sentence.stems.isSuperset(of: content)
                    && !sentence.stems.isDisjoint(with: Self.shareStems)
            }).first
        else { return nil }
        var reply = quoted(.amount, [said])
        reply.grounds.insert(.ingredient(places[0] + 1), at: 0)
        return reply
    }

    /// What the step before the cook does with a part of what it takes: `cook the onion; set half of it
    /// aside`. Nil where it shares out nothing.
    private func parted(_ line: Int) -> RecipeReply? {
        let own = asked.sentences.filter { $0.step == place }
        let found = zip(own, own.dropFirst()).first { before, sentence in
            asked.names.places(namedIn: before.text).contains(line)
                && !sentence.stems.isDisjoint(with: Self.shareStems)
                && Self.ofThose.stand(in: sentence.text)
        }
        return found.map { quoted(.amount, [$0, $1]) }
    }

    /// Words for a part of something.
    private static let shareStems = QuestionWords.stems(
        of:
            "little some half third quarter rest remainder remaining spoonful handful pinch drop few splash knob"
    )

    /// Words for how much it is, whatever it is.
    static let amountStems = QuestionWords.stems(
        of: """
            amount amounts quantity quantities measure measures measurement measurements size sizes \
            weight number list big large small thick thin deep
            """
    )

    /// The ingredients that are bought in the package that is asked for, those of the step first; nil
    /// where none is.
    func packages(namedIn question: RecipeQuestion) -> [Int]? {
        guard let package = question.sentence.words.first(where: Self.packages.contains) else {
            return nil
        }
        let stem = QuestionWords.stem(package)
        let packed = lines.indices.filter { lines[$0].stems.contains(stem) }
        let own = shares(of: current).filter(packed.contains)
        let near = place == nil || own.isEmpty ? packed : own
        return near.isEmpty ? nil : near
    }

    // MARK: Parts

    /// The group of ingredients that a question names as the place where they go: `for the pastry`.
    func group(namedIn question: RecipeQuestion) -> AskedRecipe.Group? {
        let words = question.sentence.words
        guard let place = words.lastIndex(where: Self.joints.contains) else { return nil }
        let named = Set(words[(place + 1)...].map(QuestionWords.stem))
        let most = asked.groups.map { $0.stems.intersection(named).count }.max() ?? 0
        let found = asked.groups.filter { $0.stems.intersection(named).count == most }
        return most > 0 && found.count == 1 ? found.first : nil
    }

    /// The ingredients that a question names before it names a part of the recipe.
    private func foods(before group: AskedRecipe.Group, _ question: RecipeQuestion) -> [Int] {
        let words = question.sentence.words
        let place = words.lastIndex(where: Self.joints.contains) ?? words.endIndex
        let named = question.sentence.placedFoods.filter { $0.place < place }.map(\.name)
        return withKinds(
            asked.names.places(namedIn: words[..<place].joined(separator: " ")),
            of: named
        )
    }

    static let joints: Set<String> = ["in", "into", "for", "inside", "the"]

    /// A part of the recipe has no such food, though another one has.
    private func lacking(
        _ food: String,
        in group: AskedRecipe.Group,
        _ elsewhere: [Int]
    ) -> RecipeReply {
        RecipeReply(
            .amount,
            .lacking(food, part: group.title, elsewhere: elsewhere.map(share)),
            from: elsewhere.prefix(4).map { .ingredient($0 + 1) }
        )
    }

    /// How much it is in all, where that is asked and all lines are of one food in one unit.
    private func summed(_ places: [Int], _ question: RecipeQuestion) -> RecipeReply? {
        guard places.count > 1,
            question.has("altogether", "total", "all", "together", "overall", "whole")
        else { return nil }
        let amounts = places.compactMap { IngredientLine(lines[$0].text).amount }
        guard amounts.count == places.count, let first = amounts.first,
            amounts.allSatisfy({ $0.unit == first.unit }),
            Set(places.map { lines[$0].names.first ?? lines[$0].text }).count == 1
        else { return nil }
        var sum = first
        for amount in amounts.dropFirst() { sum.quantity = sum.quantity + amount.quantity }
        var reply = listed(.amount, places, withSteps: true)
        reply.saying = .sum(sum.text(), places.map(share))
        return reply
    }

    private static let packages = Set(
        QuestionTable.packages.split(separator: " ").map(String.init)
    )

    private static let ofThose = SaidPhrases("of it|them")
}
