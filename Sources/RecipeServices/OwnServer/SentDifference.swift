import RecipeModel

/// What of a recipe isn't as it was in the recipe that a server gives back.
///
/// Lines are the same where they mean the same, whatever the order of their words; their own order
/// is the server's, which may hang them on steps.
struct SentDifference {
    private(set) var losses: [SendLoss] = []
    /// For each ingredient that was sent its place there, where it arrived.
    private var places: [Int?] = []
    private let sent: Recipe
    private let there: Recipe

    /// - Parameter hadPicture: Whether there was a picture to send.
    init(sent: Recipe, there: Recipe, hadPicture: Bool) {
        (self.sent, self.there) = (sent.cleaned, there)
        if self.sent.title != there.title { losses.append(.title(there: there.title)) }
        compareTags()
        compareFacts(hadPicture: hadPicture)
        compareIngredients()
        compareSteps()
        losses += self.sent.notes.filter { !there.notes.contains($0) }.map { .note($0) }
        compareNutrition()
    }

    private mutating func compareTags() {
        let names = Set(there.tagsInOrder.map { $0.lowercased() })
        losses += sent.tagsInOrder.filter { !names.contains($0.lowercased()) }.sorted()
            .map { .tag($0) }
    }

    private mutating func compareFacts(hadPicture: Bool) {
        if sent.author != nil, there.author == nil { losses.append(.author) }
        if sent.video != nil, there.video == nil { losses.append(.video) }
        if sent.rating != nil, there.rating == nil { losses.append(.rating) }
        if hadPicture, there.picture == nil { losses.append(.picture) }
        if let link = sent.link, link.text != there.link?.text { losses.append(.link) }
        if !hasTimes { losses.append(.times) }
        if let yield = sent.yield, !yield.isSame(as: there.yield) {
            losses.append(.yield(there: there.yield?.text))
        }
    }

    /// Whether the times are the same. A server that has two of them has the rest, such as the time
    /// for resting, with the second; one that is the whole is the only one there.
    private var hasTimes: Bool {
        let known = { (minutes: Int?) in minutes.flatMap { $0 > 0 ? $0 : nil } }
        guard let total = known(sent.times.exactMinutes) else { return true }
        guard there.times.exactMinutes == total else { return false }
        if let preparation = known(sent.times.preparation) {
            return there.times.preparation == preparation
        }
        return known(sent.times.cooking) == nil || there.times.preparation == nil
    }

    private mutating func compareNutrition() {
        for fact in sent.nutrition {
            let name = NutritionName.plain(fact.name)
            let own = NutritionAmount(fact.amount)
            let isThere = there.nutrition.contains { other in
                NutritionName.plain(other.name) == name
                    && (other.amount == fact.amount
                        || own != nil && own == NutritionAmount(other.amount))
            }
            if !isThere { losses.append(.nutrition(fact.name)) }
        }
    }

    // MARK: - Ingredients

    private mutating func compareIngredients() {
        let all = there.ingredients
        let headings = there.ingredientHeadings
        let meanings = all.map { LineMeaning($0.text) }
        var isFree = all.map { _ in true }
        var missing: [(place: Int, text: String)] = []
        for (item, heading) in zip(sent.ingredients, sent.ingredientHeadings) {
            let meaning = LineMeaning(item.text)
            let same = all.indices.filter {
                isFree[$0] && (all[$0].text == item.text || meanings[$0] == meaning)
            }
            guard let place = same.first(where: { headings[$0] == heading }) ?? same.first else {
                missing.append((places.count, item.text))
                places.append(nil)
                continue
            }
            isFree[place] = false
            places.append(place)
        }
        var others = all.indices.filter { isFree[$0] }[...]
        for (place, text) in missing {
            let other = others.popFirst()
            losses.append(.ingredient(text, there: other.map { all[$0].text }))
            places[place] = other
        }
        compareHeadings(sent.ingredientHeadings, there: places.map { $0.map { headings[$0] } })
        compareStepIngredients()
    }

    /// - Parameter headings: The heading there of each; nil of what isn't there.
    private mutating func compareHeadings(_ own: [String?], there headings: [String??]) {
        for (heading, other) in zip(own, headings) {
            guard case .some(let other) = other, heading != other else { continue }
            let loss: SendLoss?
            if let heading {
                loss = .heading(heading)
            } else {
                // A step's own heading says where its ingredients go.
                loss = other.flatMap { own.contains($0) ? .headingEnd($0) : nil }
            }
            if let loss, !losses.contains(loss) { losses.append(loss) }
        }
    }

    private mutating func compareStepIngredients() {
        guard sent.ingredientsOfSteps != nil, let own = sent.stepIngredients else { return }
        let expected = own.map { Set($0.compactMap { places[$0] }) }
        let found = there.stepIngredients?.map { Set($0) }
        if found != expected { losses.append(.stepIngredients) }
    }

    // MARK: - Steps

    private mutating func compareSteps() {
        let steps = there.steps
        var next = 0
        var places: [Int?] = []
        for (number, text) in sent.steps.enumerated() {
            if let place = steps[next...].firstIndex(of: text) {
                places.append(place)
                next = place + 1
            } else {
                places.append(nil)
                losses.append(.step(number + 1))
            }
        }
        let headings = there.stepHeadings
        compareHeadings(sent.stepHeadings, there: places.map { $0.map { headings[$0] } })
    }
}

extension RecipeYield {
    /// Whether another yield is as much of the same, for as many.
    fileprivate func isSame(as other: RecipeYield?) -> Bool {
        guard let other, amount == nil || amount == other.amount else { return false }
        let own = YieldWords(text)
        let there = YieldWords(other.text)
        let numbers = own.numbers.isEmpty ? [amount?.plain].compactMap(\.self) : own.numbers
        return text == other.text || numbers == there.numbers && own.words == there.words
    }
}
