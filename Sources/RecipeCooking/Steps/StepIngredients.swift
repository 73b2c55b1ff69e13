import KitchenLanguage
import RecipeModel

/// Which ingredients the steps of a recipe name, and how much of them they say.
struct StepIngredients {
    /// A name in a step, with what it means.
    struct Mention: Hashable {
        var step: Int
        /// Where the name stands in the step.
        var range: Range<String.Index>
        /// The places of the ingredients that are meant.
        var ingredients: [Int]
        var share: StepShare
        /// What the share is if a later step takes the rest: `half the salt and pepper`.
        var possibleShare: StepShare?
        /// Whether it only speaks of what was taken before, where something was.
        var isBackward = false
        /// Whether it is one that is known: `the oil`.
        var isDefinite = false
        /// Whether all of it is prepared there: `melt the butter`.
        var isPreparing = false
        /// Whether the dish gets none of it there: `butter a tin`, `the butter mixture`.
        var isAside = false
        /// Whether nobody measures it: `a little oil`.
        var isLittle = false
        /// What of it is meant, where not all: `juice`.
        var piece: String?
    }

    /// In the order of the steps and their words.
    private(set) var mentions: [Mention] = []
    /// An amount of a food of which the recipe has several, as the step says it.
    private(set) var unclear: [(step: Int, ingredient: Ingredient)] = []

    /// A name that more ingredients have tells none of them.
    private static let mostOfOneName = 40

    private let ingredients: [Ingredient]
    private let amounts: [Amount?]
    private let groups: [Set<String>]
    /// What earlier steps took something of.
    private var used: Set<Int> = []
    /// What this step and earlier ones took something of.
    private var touched: Set<Int> = []
    /// What was taken in part, so that there is a rest of it.
    private var begun: Set<Int> = []

    /// Reads steps, each under its heading.
    ///
    /// - Parameters:
    ///   - groups: The heading of each ingredient, to tell apart what several groups have.
    ///   - headings: The heading of each step.
    init(
        of ingredients: [Ingredient],
        groups: [String?] = [],
        in steps: [String],
        headings: [String?] = []
    ) {
        self.init(
            IngredientNames(of: ingredients),
            groups: groups,
            in: steps,
            headings: headings
        )
    }

    /// Reads steps with names that were made ready.
    init(
        _ names: IngredientNames,
        groups: [String?] = [],
        in steps: [String],
        headings: [String?] = []
    ) {
        ingredients = names.ingredients
        amounts = names.amounts
        self.groups = ingredients.indices.map { place in
            Self.titleWords(groups.indices.contains(place) ? groups[place] : nil)
        }
        let places = steps.indices.map { step in
            StepPlace(
                step,
                steps[step],
                title: Self.titleWords(headings.indices.contains(step) ? headings[step] : nil),
                names: names.names
            )
        }
        let outlook = Outlook(places)
        for place in places { readStep(place, outlook) }
    }

    /// What all steps say, which a step is read with.
    private struct Outlook {
        /// What steps after each put into the dish by name.
        private(set) var addedLater: [Set<Int>]
        /// What some step calls by a name of its own.
        private(set) var namedAlone: Set<Int> = []
        /// The last step that has a name of some ingredients.
        private var lastNamed: [[Int]: Int] = [:]

        init(_ places: [StepPlace]) {
            addedLater = places.map { _ in [] }
            var later: Set<Int> = []
            for place in places.reversed() {
                addedLater[place.number] = later
                for row in place.rows where !row.isFamily {
                    if row.owners.count == 1 { namedAlone.formUnion(row.owners) }
                    if !row.isVague, place.isAdded(place.range(of: row).lowerBound) {
                        later.formUnion(row.owners)
                    }
                }
                for row in place.rows where lastNamed[row.owners] == nil {
                    lastNamed[row.owners] = place.number
                }
            }
        }

        func isNamed(_ row: StepFoodNames.Row, after step: Int) -> Bool {
            (lastNamed[row.owners] ?? 0) > step
        }
    }

    /// The share of the name before, for what is joined to it.
    private struct Before {
        var end: String.Index
        var share: StepShare
        var isForEach: Bool
        var isOfEach: Bool
        var isDefinite: Bool
    }

    private func isMeasured(_ ingredient: Int) -> Bool {
        IngredientLine(ingredients[ingredient].text).amount != nil
    }

    private mutating func readStep(_ place: StepPlace, _ outlook: Outlook) {
        var found: [Mention] = []
        var excepted: Set<Int> = []
        var exception: String.Index?
        var before: Before?
        var ownWords: [[Int]: Set<String>] = [:]
        var compoundEnd = -1
        for (at, row) in place.rows.enumerated() where row.others.count <= Self.mostOfOneName {
            let range = place.range(of: row)
            if ownWords[row.others] == nil {
                ownWords[row.others] = Set(
                    row.others.flatMap { FoodWords(ingredients[$0].text).words }
                )
            }
            let reading = place.reader.reading(of: range, ownWords: ownWords[row.others] ?? [])
            var share = reading.share
            var possibleShare: StepShare?
            var isDefinite = reading.isDefinite
            if let before, !isDefinite,
                StepPlace.isJoint(place.text(from: before.end, to: reading.start))
            {
                isDefinite = before.isDefinite
                switch before.share {
                case _ where share != .plain: break
                case .rest: share = .rest
                case .amount where before.isForEach: share = before.share
                // Of salt that nobody measured there is no half.
                case .part where before.isOfEach && row.owners.allSatisfy(isMeasured):
                    share = before.share
                case .part, .amount: possibleShare = before.share
                case .plain: break
                }
            }
            if case .amount = share, case .part = possibleShare { possibleShare = nil }
            before = Before(
                end: range.upperBound,
                share: share,
                isForEach: reading.isForEach || before?.isForEach == true,
                isOfEach: reading.isOfEach || before?.isOfEach == true && share == before?.share,
                isDefinite: isDefinite
            )
            if at + 1 < place.rows.count, place.isCompound(row, place.rows[at + 1]) {
                compoundEnd = at + 1
            }
            let meant = meaning(of: row, share, reading, in: place, outlook)
            guard !meant.isEmpty else {
                if case .amount(let amount, _) = share,
                    row.owners.contains(where: { !used.contains($0) })
                {
                    let food = String(place.text[range])
                    unclear.append(
                        (place.number, Ingredient(text: "\(amount) \(food)", name: food))
                    )
                }
                continue
            }
            if let end = exception {
                let isOver = place.text(from: end, to: range.lowerBound).contains(".")
                exception = isOver ? nil : range.upperBound
            }
            if exception != nil {
                excepted.formUnion(meant)
                continue
            }
            if place.isException(reading.start) {
                exception = range.upperBound
                excepted.formUnion(meant)
                continue
            }
            // `the other sugar` is another one, and `the two cheeses` are both: all of it.
            if share == .rest, row.owners.count > 1, used.isDisjoint(with: meant) { share = .plain }
            if case .amount(_, let amount) = share, amount.unit == nil, meant.count > 1 {
                share = .plain
            }
            // Beside amounts that were scaled it is told again that this one was not.
            if case .amount(let text, let amount) = share,
                place.text[range.upperBound...].hasPrefix(UnscaledAmounts.mark)
            {
                share = .amount(text + UnscaledAmounts.mark, amount)
            }
            let mention = Mention(
                step: place.number,
                range: range,
                ingredients: meant,
                share: share,
                possibleShare: possibleShare,
                isBackward: reading.isMore || share == .plain && reading.isDefinite,
                isDefinite: isDefinite,
                isPreparing: share == .plain && place.isPreparing(reading.start),
                isAside: at <= compoundEnd
                    || isAside(share, reading, range, touched.isSuperset(of: meant), in: place),
                isLittle: reading.isLittle,
                piece: share == .plain ? reading.piece : nil
            )
            found.append(mention)
            take(mention)
        }
        mentions += found
        var taken = Set(found.flatMap(\.ingredients))
        if place.takesTheRest(isFirst: taken.isEmpty && used.isEmpty) {
            let near = Set(ingredients.indices.filter { isNear(groups[$0], place) })
            let left = (near.isEmpty ? Set(ingredients.indices) : near).subtracting(used)
                .subtracting(taken).subtracting(excepted)
                .subtracting(outlook.addedLater[place.number])
            let end = place.text.endIndex
            mentions += left.sorted().map {
                Mention(step: place.number, range: end..<end, ingredients: [$0], share: .plain)
            }
            taken.formUnion(left)
        }
        used.formUnion(taken)
        touched = used
    }

    /// Whether the dish gets nothing of what a name says.
    private func isAside(
        _ share: StepShare,
        _ reading: StepShareReader.Reading,
        _ range: Range<String.Index>,
        _ isTouched: Bool,
        in place: StepPlace
    ) -> Bool {
        if reading.isVerb || reading.isProduct || place.isCondition(reading.start) { return true }
        if place.isPouredOff(reading.start) { return true }
        switch share {
        case .plain:
            return reading.isMore || place.isGreasing(reading.start)
                || place.isSpokenOf(range.upperBound)
        case .part, .amount:
            return reading.isMore && reading.isLittle
                || isTouched && place.isWorkedOn(reading.start)
        case .rest: return false
        }
    }

    private mutating func take(_ mention: Mention) {
        touched.formUnion(mention.ingredients)
        guard mention.share.isPart, mention.ingredients.count == 1,
            let place = mention.ingredients.first
        else { return }
        if case .amount(_, let amount) = mention.share, let total = amounts[place],
            (amount.share(of: total) ?? 0) > StepShare.whole
        {
            return
        }
        begun.insert(place)
    }

    // MARK: Which of several

    /// The ingredients that a name means; none where it may be one of several.
    private func meaning(
        of row: StepFoodNames.Row,
        _ share: StepShare,
        _ reading: StepShareReader.Reading,
        in place: StepPlace,
        _ outlook: Outlook
    ) -> [Int] {
        let surface = place.text[place.range(of: row)].lowercased()
        let isPlural =
            surface.hasSuffix("s") && place.words[row.range.upperBound - 1].word.last != "s"
        // What is left is not what the same step has taken.
        let gone = share == .rest ? touched : used
        let unused = { (places: [Int]) in places.filter { !gone.contains($0) } }
        if row.isVague {
            if reading.meansAll { return row.others }
            // `most of the seeds`, where one ingredient is seeds; `half the sauce` was made of many.
            let isShare = if case .part = share { true } else { share == .rest }
            let isMade = place.words[row.range].contains { StepWords.products.contains($0.word) }
            return isShare && row.others.count == 1 && !isMade ? row.others : []
        }
        if case .amount(_, let amount) = share, amount.unit == nil, reading.isDefinite,
            row.owners.count > 1,
            amount.quantity == Quantity(Fraction(row.owners.count))
        {
            return row.owners
        }
        if row.isFamily {
            let left = unused(row.owners)
            if left.count > 1, !isPlural, !reading.meansAll, !row.isOneKind { return [] }
            return left
        }
        var owners = row.owners
        if case .amount(_, let amount) = share, owners.count > 1 {
            let equal = owners.filter { amounts[$0] == amount }
            if equal.count == 1 { return equal }
            if row.isOneKind {
                let large = owners.filter { (amounts[$0].flatMap(amount.share) ?? 2) <= 1 }
                if let first = unused(large).first ?? large.first { return [first] }
            }
        }
        if reading.meansAll, isPlural || row.others.count > 1 { return row.others }
        if owners.count > 1 {
            let near = owners.filter { isNear(groups[$0], place) }
            if !near.isEmpty { owners = near }
        }
        // `the sugars` are the brown one as well.
        if isPlural, row.others.count > owners.count, owners.count == 1,
            !ingredients[owners[0]].text.lowercased().contains(surface),
            share == .plain || share == .rest
        {
            let left = unused(row.others)
            return left.isEmpty ? owners : left
        }
        guard owners.count > 1 else { return owners }
        if share == .rest {
            let begun = owners.filter(begun.contains)
            if begun.count == 1 { return begun }
        }
        let left = unused(owners)
        if row.isOneKind {
            guard let first = left.first else { return share == .plain ? [] : owners }
            return outlook.isNamed(row, after: place.number) ? [first] : left
        }
        if left.count == 1 { return left }
        if isPlural, share == .plain { return left }
        // `the sugar` beside powdered sugar that is called so elsewhere.
        let other = left.filter { !outlook.namedAlone.contains($0) }
        return other.count == 1 ? other : []
    }

    /// Whether an ingredient stands under a heading that the step has too, or names.
    private func isNear(_ group: Set<String>, _ place: StepPlace) -> Bool {
        !group.isEmpty
            && (!group.isDisjoint(with: place.title) || !group.isDisjoint(with: place.wordSet))
    }

    private static func titleWords(_ title: String?) -> Set<String> {
        guard let title else { return [] }
        return Set(FoodWords(title).words).subtracting([
            "for", "the", "to", "a", "of", "make", "ingredient",
        ])
    }
}
