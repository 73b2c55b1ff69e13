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
        /// Whether all of it is prepared there: `melt the butter`.
        var isPreparing = false
        /// Whether the dish gets none of it there: `butter a tin`, `the butter mixture`.
        var isAside = false
        /// Whether nobody measures it: `a little oil`.
        var isLittle = false
    }

    /// In the order of the steps and their words.
    private(set) var mentions: [Mention] = []
    /// An amount of a food of which the recipe has several, as the step says it.
    private(set) var unclear: [(step: Int, ingredient: Ingredient)] = []

    private let ingredients: [Ingredient]
    private let amounts: [Amount?]
    private let groups: [Set<String>]
    private let names: StepFoodNames

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
        self.ingredients = ingredients
        amounts = ingredients.map { IngredientLine($0.text).amount }
        self.groups = ingredients.indices.map { place in
            Self.titleWords(groups.indices.contains(place) ? groups[place] : nil)
        }
        names = StepFoodNames(of: ingredients)
        var added: [Set<Int>] = []
        let read = steps.map { text in
            let words = PlacedFoodWord.all(in: text)
            return (text: text, words: words, rows: names.rows(in: words.map(\.word)))
        }
        for own in read {
            added.append(
                Set(
                    own.rows.filter { row in
                        let range = own.words[row.range.lowerBound].range
                        return !row.isFamily && !row.isVague
                            && Self.isAdded(range.lowerBound, in: own.text)
                    }.flatMap(\.owners)
                )
            )
        }
        let exact = Set(
            read.flatMap(\.rows).filter { $0.owners.count == 1 && !$0.isFamily }.flatMap(\.owners)
        )
        var used: Set<Int> = []
        for (step, own) in read.enumerated() {
            let heading = headings.indices.contains(step) ? headings[step] : nil
            let place = Place(
                step: step,
                text: own.text,
                words: own.words,
                rows: own.rows,
                title: Self.titleWords(heading),
                addedLater: added[(step + 1)...].reduce(into: []) { $0.formUnion($1) },
                namedAlone: exact,
                isNamedLater: { row in
                    read[(step + 1)...].contains { later in
                        later.rows.contains { $0.owners == row.owners }
                    }
                }
            )
            readStep(place, &used)
        }
    }

    /// A step that is read.
    private struct Place {
        let step: Int
        let text: String
        let words: [PlacedFoodWord]
        let rows: [StepFoodNames.Row]
        let title: Set<String>
        /// What later steps put into the dish by name.
        let addedLater: Set<Int>
        /// What some step calls by a name of its own.
        let namedAlone: Set<Int>
        let isNamedLater: (StepFoodNames.Row) -> Bool

        func range(of row: StepFoodNames.Row) -> Range<String.Index> {
            words[row.range.lowerBound].range
                .lowerBound..<words[row.range.upperBound - 1].range.upperBound
        }
    }

    private mutating func readStep(_ place: Place, _ used: inout Set<Int>) {
        let reader = StepShareReader(place.text)
        var found: [Mention] = []
        var excepted: Set<Int> = []
        var exception: String.Index?
        var last: (end: String.Index, share: StepShare, isForEach: Bool)?
        for row in place.rows {
            let range = place.range(of: row)
            let ownWords = Set(row.others.flatMap { FoodWords(ingredients[$0].food).words })
            let reading = reader.reading(of: range, ownWords: ownWords)
            var share = reading.share
            var possibleShare: StepShare?
            if share == .plain, !reading.isDefinite, let last,
                Self.isJoint(place.text[last.end..<max(last.end, reading.start)])
            {
                switch last.share {
                case .rest: share = .rest
                case .amount where last.isForEach: share = last.share
                case .part, .amount: possibleShare = last.share
                case .plain: break
                }
            }
            if case .amount = share, case .part = possibleShare { possibleShare = nil }
            last = (range.upperBound, share, reading.isForEach || last?.isForEach == true)
            let meant = meaning(of: row, share, reading, in: place, used)
            guard !meant.isEmpty else {
                if case .amount(let amount, _) = share,
                    row.owners.contains(where: { !used.contains($0) })
                {
                    let food = String(place.text[range])
                    unclear.append(
                        (place.step, Ingredient(text: "\(amount) \(food)", name: food))
                    )
                }
                continue
            }
            if let end = exception, !place.text[end..<range.lowerBound].contains(".") {
                excepted.formUnion(meant)
                continue
            }
            if Self.isException(place.text[..<reading.start]) {
                exception = range.upperBound
                excepted.formUnion(meant)
                continue
            }
            // `the other sugar` is another one, and all of it.
            if share == .rest, row.owners.count > 1, used.isDisjoint(with: meant) { share = .plain }
            found.append(
                Mention(
                    step: place.step,
                    range: range,
                    ingredients: meant,
                    share: share,
                    possibleShare: possibleShare,
                    isBackward: reading.isMore || share == .plain && reading.isDefinite,
                    isPreparing: share == .plain && isPreparing(before: reading.start, in: place),
                    isAside: reading.isDeed || reading.isProduct
                        || reading.isMore && (share == .plain || reading.isLittle)
                        || share == .plain && isGreasing(before: reading.start, in: place),
                    isLittle: reading.isLittle
                )
            )
        }
        mentions += found
        var taken = Set(found.flatMap(\.ingredients))
        let rest = rest(in: place, isFirst: taken.isEmpty && used.isEmpty)
        if let (group, range) = rest {
            let left = group.subtracting(used).subtracting(taken).subtracting(excepted)
                .subtracting(place.addedLater)
            mentions += left.sorted().map {
                Mention(step: place.step, range: range, ingredients: [$0], share: .plain)
            }
            taken.formUnion(left)
        }
        used.formUnion(taken)
    }

    // MARK: Which of several

    /// The ingredients that a name means; none where it may be one of several.
    private func meaning(
        of row: StepFoodNames.Row,
        _ share: StepShare,
        _ reading: StepShareReader.Reading,
        in place: Place,
        _ used: Set<Int>
    ) -> [Int] {
        let surface = place.text[place.range(of: row)].lowercased()
        let isPlural =
            surface.hasSuffix("s") && place.words[row.range.upperBound - 1].word.last != "s"
        let unused = { (places: [Int]) in places.filter { !used.contains($0) } }
        if row.isVague { return reading.meansAll ? row.others : [] }
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
                if let first = large.first { return [first] }
            }
        }
        if reading.meansAll, isPlural || row.others.count > 1 { return row.others }
        if owners.count > 1 {
            let near = owners.filter { isNear(groups[$0], place, at: row) }
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
            let begun = owners.filter { owner in
                mentions.contains { $0.share.isPart && $0.ingredients == [owner] }
            }
            if begun.count == 1 { return begun }
        }
        let left = unused(owners)
        if row.isOneKind {
            guard let first = left.first else { return share == .plain ? [] : owners }
            return place.isNamedLater(row) ? [first] : left
        }
        if left.count == 1 { return left }
        if isPlural, share == .plain { return left }
        // `the sugar` beside powdered sugar that is called so elsewhere.
        let other = left.filter { !place.namedAlone.contains($0) }
        return other.count == 1 ? other : []
    }

    /// Whether an ingredient stands under a heading that the step has too, or names.
    private func isNear(_ group: Set<String>, _ place: Place, at row: StepFoodNames.Row? = nil)
        -> Bool
    {
        guard !group.isEmpty else { return false }
        if !group.isDisjoint(with: place.title) { return true }
        return place.words.contains { group.contains($0.word) }
    }

    private static func titleWords(_ title: String?) -> Set<String> {
        guard let title else { return [] }
        return Set(FoodWords(title).words).subtracting([
            "for", "the", "to", "a", "of", "make", "ingredient",
        ])
    }

    // MARK: All ingredients

    /// Which ingredients `all the ingredients` are, those used before not left out; nil where the step
    /// doesn't say so.
    private func rest(
        in place: Place,
        isFirst: Bool
    ) -> (ingredients: Set<Int>, range: Range<String.Index>)? {
        let words = place.words.map(\.word)
        let all = Self.phrases.contains { phrase in
            words.indices.contains { start in
                words.hasRow(phrase, at: start)
                    && !words[max(0, start - 3)..<start].contains(
                        where: StepWords.conditions.contains
                    )
            }
        }
        let everything = words.firstIndex(of: "everything").map { at in
            words[(at + 1)...].first == "else"
                || isFirst
                    && !words[..<at].contains(where: StepWords.conditions.contains)
        }
        guard all || everything == true else { return nil }
        let near = Set(ingredients.indices.filter { isNear(groups[$0], place) })
        let end = place.text.endIndex
        return (near.isEmpty ? Set(ingredients.indices) : near, end..<end)
    }

    private static let phrases = [
        "all the ingredients", "all ingredients", "all of the ingredients",
        "all the other ingredients",
        "all the remaining ingredients", "all remaining ingredients", "the remaining ingredients",
        "remaining ingredients", "rest of the ingredients", "the other ingredients",
        "all your ingredients",
    ].map { FoodWords($0).words }

    private static func isException(_ before: Substring) -> Bool {
        let words = before.suffix(32).lowercased().split { !$0.isLetter }
        guard let last = words.last else { return false }
        return ["except", "but", "excluding"].contains(last)
            || words.suffix(2).elementsEqual(["except", "for"])
            || words.suffix(2).elementsEqual(["apart", "from"])
            || words.suffix(2).elementsEqual(["other", "than"])
    }

    // MARK: Words between

    /// Whether a food at a place is put into the dish, and not only spoken of (`until the beef is
    /// tender`).
    private static func isAdded(
        _ start: String.Index,
        in text: String
    ) -> Bool {
        let sentence = text[..<start].split(omittingEmptySubsequences: false) { ".;:".contains($0) }
        let words = (sentence.last ?? "").lowercased().split { !$0.isLetter }.map(String.init)
        let last = words.lastIndex(where: StepWords.conditions.contains) ?? -1
        return words[(last + 1)...].contains(where: StepWords.adding.contains)
    }

    private static func isJoint(_ text: Substring) -> Bool {
        let words = text.split { $0.isWhitespace }
        return !words.isEmpty
            && words.allSatisfy { ["and", "&", ",", ", and", "plus"].contains($0) }
    }

    private func isPreparing(before start: String.Index, in place: Place) -> Bool {
        Self.clause(before: start, in: place.text).suffix(4)
            .contains(where: StepWords.preparing.contains)
    }

    /// `Grease a tin with butter`
    private func isGreasing(before start: String.Index, in place: Place) -> Bool {
        Self.clause(before: start, in: place.text).contains("grease")
    }

    /// The words of a clause up to a place, in lower case.
    private static func clause(before start: String.Index, in text: String) -> [String] {
        let clause = text[..<start].split(omittingEmptySubsequences: false) { ".;:,".contains($0) }
        return clause.last.map { $0.lowercased().split { !$0.isLetter }.map(String.init) } ?? []
    }
}
