import KitchenLanguage
import RecipeCooking
import RecipeModel

/// The lines with the steps that take of them.
extension RecipeAnswerer {
    /// Ingredients as they stand, each with the steps that take it.
    ///
    /// - Parameter withSteps: Whether the answer stands on those steps too, as far as four grounds go.
    func listed(
        _ subject: QuestionSubject,
        _ places: [Int],
        withSteps: Bool = false
    ) -> RecipeReply {
        var shares = places.map(share)
        // Of what stands in two groups it is told which is which.
        let foods = places.map { lines[$0].foodStems }
        for (number, place) in places.enumerated()
        where foods.count(where: { $0 == foods[number] }) > 1 {
            shares[number].part = asked.groups.first { $0.places.contains(place) }?.title
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

    /// A line with the steps that take of it.
    func share(of place: Int) -> RecipeReply.IngredientShare {
        let line = lines[place].text
        var uses = steps.flatMap { step in
            step.ingredients.filter { Self.isShare($0.text, of: line) }
                .map { RecipeReply.StepSentence(step: step.number, text: $0.text) }
        }
        // Of two lines that say the same each has its own steps.
        let same = lines.indices.filter { lines[$0].text == line }
        if same.count > 1, let own = same.firstIndex(of: place) {
            uses = uses.count == same.count ? [uses[own]] : []
        }
        // What is divided doesn't all go in where one step alone names it.
        if uses.count == 1, uses[0].text == line, lines[place].stems.contains(Self.divided) {
            uses[0].text = "some of the " + line
        }
        let own = Self.measuringRest(ownUses(uses, of: place), of: line)
        return RecipeReply.IngredientShare(line: line, uses: own)
    }

    /// The uses of a line with how much its rest is, where the others take measured amounts: `100 ml`, then
    /// `the rest (300 ml)` of 400 ml.
    private static func measuringRest(
        _ uses: [RecipeReply.StepSentence],
        of line: String
    ) -> [RecipeReply.StepSentence] {
        let ending = " of the " + line
        guard let whole = IngredientLine(line).amount, !whole.quantity.isRange,
            uses.allSatisfy({ $0.text.hasSuffix(ending) })
        else { return uses }
        let rest = "the rest"
        let parts = uses.flatMap { use in
            String(use.text.dropLast(ending.count)).split(separator: " and ").map(String.init)
        }
        let taken = parts.filter { $0 != rest }.compactMap { Amount($0) }
        guard parts.count(where: { $0 == rest }) == 1, taken.count == parts.count - 1,
            taken.allSatisfy({ $0.unit == whole.unit && !$0.quantity.isRange })
        else { return uses }
        let left = taken.reduce(whole.quantity.lower) { $0 - $1.quantity.lower }
        guard left > .zero else { return uses }
        let told = "\(rest) (\(Amount(left, whole.unit).text()))"
        return uses.map { use in
            var use = use
            use.text = use.text.replacing(rest, with: told, maxReplacements: 1)
            return use
        }
    }

    private static let divided = QuestionWords.stem("divided")

    /// Of what stands in two parts of the recipe, the steps of its own part: what goes into the marinade
    /// doesn't go into the dressing. Where a step doesn't tell which of two it takes, neither does this.
    private func ownUses(
        _ uses: [RecipeReply.StepSentence],
        of place: Int
    ) -> [RecipeReply.StepSentence] {
        let twins = lines.indices.filter {
            $0 != place && lines[$0].foodStems == lines[place].foodStems
                && lines[$0].group != lines[place].group
        }
        guard !twins.isEmpty, let group = asked.groups.first(where: { $0.places.contains(place) })
        else { return uses }
        let taken = Set(uses.map(\.step))
        // Where no step takes the other one, this may be its step.
        let isLone = twins.contains { twin in
            !steps.contains { step in
                step.ingredients.contains { Self.isShare($0.text, of: lines[twin].text) }
            }
        }
        if isLone {
            return uses.filter { use in
                asked.sentences.contains {
                    $0.step == use.step && $0.stems.isSuperset(of: group.stems)
                }
            }
        }
        let shared = steps.filter { step in
            taken.contains(step.number)
                && twins.contains { twin in
                    step.ingredients.contains { Self.isShare($0.text, of: lines[twin].text) }
                }
        }
        guard !shared.isEmpty, !group.stems.isEmpty else { return uses }
        // A step that takes both says which by the name of the part.
        let own = asked.sentences.filter { sentence in
            sentence.stems.isSuperset(of: group.stems)
                && !sentence.stems.isDisjoint(
                    with: lines[place].foodStems.union(Self.groupStems)
                )
        }
        guard let first = own.last else {
            return uses.filter { use in
                !shared.contains { $0.number == use.step }
            }
        }
        return [.init(step: first.step, text: lines[place].text)]
    }

    /// What a step calls all of a part.
    private static let groupStems = QuestionWords.stems(of: "ingredients everything all")

    /// Where foods go whose lines no step names, or two parts have: the sentences that name them, else
    /// those that name their part; nil where nobody asks for a place.
    func whereabouts(of lines: [Int], _ question: RecipeQuestion) -> RecipeReply? {
        let asksWhere = question.has("step", "when", "where", "steps")
        let isUntold = lines.allSatisfy { share(of: $0).uses.isEmpty }
        let isTwice =
            lines.count > 1
            && Set(lines.map { self.lines[$0].foodStems }).count == 1
        let foods = lines.map { self.lines[$0].foodStems }
        // Two ways to cook it take it twice.
        let told = Set(lines.flatMap { share(of: $0).uses.map(\.step) })
        let isMore = asked.sentences.contains { sentence in
            !told.contains(sentence.step) && foods.contains(where: sentence.stems.isSuperset)
        }
        guard asksWhere, isUntold || isTwice || isMore, !steps.isEmpty else { return nil }
        let words = QuestionWords.content(of: question.sentence.foodNames.joined(separator: " "))
        let naming = nearby { sentence in
            foods.contains(where: sentence.stems.isSuperset)
                || !words.isEmpty && sentence.stems.isSuperset(of: words)
        }
        let parts = asked.groups.filter { group in lines.contains(where: group.places.contains) }
        let ofParts = nearby { sentence in
            parts.contains { !$0.stems.isEmpty && sentence.stems.isSuperset(of: $0.stems) }
        }
        let said =
            naming
            + ofParts.filter { !naming.map(\.text).contains($0.text) }.prefix(
                naming.isEmpty || isTwice ? 2 : 0
            )
        guard !said.isEmpty else { return nil }
        var reply = quoted(.amount, Array(said.prefix(3)))
        reply.grounds =
            lines.prefix(max(1, 4 - reply.grounds.count)).map { .ingredient($0 + 1) }
            + reply.grounds.prefix(3)
        return reply
    }

    /// The places of the ingredients that a step takes something of.
    func shares(of step: Guide.Step?) -> [Int] {
        guard let step else { return [] }
        return lines.indices.filter { place in
            step.ingredients.contains { Self.isShare($0.text, of: lines[place].text) }
        }
    }

    static func isShare(_ text: String, of line: String) -> Bool {
        text == line || text.hasSuffix(" " + line)
    }
}
