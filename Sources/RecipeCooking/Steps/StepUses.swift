import KitchenLanguage
import RecipeModel

/// What each step of a recipe takes of its ingredients.
///
/// A step takes the amount that it names (`2 tbsp of the oil`), a part (`half the butter`), what is
/// left where it says so, else all of it; and what an earlier step has taken whole is not taken
/// again. Where a step doesn't say how much and another one takes some, it takes `some of` it.
struct StepUses {
    /// For each step what it takes, each in words, by the places of the ingredients.
    let lines: [[Int: Ingredient]]
    /// For each step what it takes of foods that may be one of several ingredients.
    let unclear: [[Ingredient]]
    /// The names of ingredients in the steps.
    let mentions: [StepIngredients.Mention]

    init(
        of ingredients: [Ingredient],
        groups: [String?] = [],
        in steps: [String],
        headings: [String?] = []
    ) {
        let named = StepIngredients(
            of: ingredients,
            groups: groups,
            in: steps,
            headings: headings
        )
        var uses = steps.map { _ in [Int: [StepIngredients.Mention]]() }
        for mention in named.mentions {
            for place in mention.ingredients {
                uses[mention.step][place, default: []].append(mention)
            }
        }
        var lines = steps.map { _ in [Int: Ingredient]() }
        for (place, ingredient) in ingredients.enumerated() {
            let own = steps.indices.compactMap { step in
                uses[step][place].map { Use(step: step, mentions: $0) }
            }
            for (step, text) in IngredientUses(ingredient, own).texts {
                lines[step][place] = Ingredient(text: text, name: ingredient.name)
            }
        }
        var unclear = steps.map { _ in [Ingredient]() }
        var told = steps.map { _ in Set<Ingredient>() }
        for (step, ingredient) in named.unclear where told[step].insert(ingredient).inserted {
            unclear[step].append(ingredient)
        }
        self.lines = lines
        self.unclear = unclear
        mentions = named.mentions
    }

    /// For each step what it takes, in the recipe's order.
    var ingredients: [[Ingredient]] {
        zip(lines, unclear).map { own, unclear in
            own.sorted { $0.key < $1.key }.map(\.value) + unclear
        }
    }

    /// A step that names an ingredient.
    fileprivate struct Use {
        var step: Int
        var mentions: [StepIngredients.Mention]
    }
}

/// How one ingredient is shared out among the steps that name it.
private struct IngredientUses {
    /// The steps that take something of it, each with what it takes in words.
    private(set) var texts: [(step: Int, text: String)] = []

    private let ingredient: Ingredient
    private let total: Amount?
    private var isGone = false
    private var hasPart = false
    /// Whether its pieces go into the dish one by one: first the zest, then the juice.
    private let isInPieces: Bool
    private var pieces: Set<String> = []
    /// How much the amounts so far are of the total, where both can be compared.
    private var sum = 0.0

    init(_ ingredient: Ingredient, _ uses: [StepUses.Use]) {
        self.ingredient = ingredient
        let line = IngredientLine(ingredient.text)
        total = line.amount
        isInPieces = Set(uses.flatMap(\.mentions).map(\.piece)).subtracting([nil]).count > 1
        let hasRest = uses.contains { $0.mentions.contains { $0.share == .rest } }
        var uses = uses
        for use in uses.indices where hasRest {
            for place in uses[use].mentions.indices {
                if let possible = uses[use].mentions[place].possibleShare {
                    uses[use].mentions[place].share = possible
                }
            }
        }
        // `Butter a tin` takes what isn't in the list, unless that is all it is for.
        leave(\.isAside, of: &uses)
        if !hasRest {
            // `a little oil` beside the oil, and water from the tap beside that of the list.
            leave({ $0.isLittle && !$0.isDefinite }, of: &uses)
            if FoodWords(line.food).words.last == "water" {
                leave({ !$0.isDefinite }, of: &uses)
            }
        }
        leave(isMore, of: &uses)
        // `A spoonful of cheese` for each of some things: all of it.
        if uses.count == 1, uses[0].mentions.allSatisfy(\.isLittle) {
            for place in uses[0].mentions.indices { uses[0].mentions[place].share = .plain }
        }
        let outlooks = Self.outlooks(uses)
        for (place, use) in uses.enumerated() where !isGone || isInPieces {
            let parts = parts(of: use.mentions, outlooks[place])
            guard !parts.isEmpty else { continue }
            texts.append((use.step, text(of: parts)))
        }
    }

    /// Leaves out some mentions, unless that is all there are.
    private func leave(
        _ isLeft: (StepIngredients.Mention) -> Bool,
        of uses: inout [StepUses.Use]
    ) {
        guard uses.contains(where: { $0.mentions.contains { !isLeft($0) } }) else { return }
        for use in uses.indices { uses[use].mentions.removeAll(where: isLeft) }
        uses.removeAll { $0.mentions.isEmpty }
    }

    /// What later steps say of an ingredient.
    private struct Outlook {
        /// Whether they take a share that isn't just some.
        var hasShare = false
        var hasPart = false
        var hasRest = false

        mutating func add(_ mention: StepIngredients.Mention) {
            switch mention.share {
            case .plain: return
            case .part("some"): return
            case .part, .amount: hasPart = true
            case .rest: hasRest = true
            }
            if !mention.isLittle { hasShare = true }
        }
    }

    /// What is said after each use.
    private static func outlooks(_ uses: [StepUses.Use]) -> [Outlook] {
        var later = Outlook()
        var outlooks: [Outlook] = []
        for use in uses.reversed() {
            outlooks.append(later)
            for mention in use.mentions { later.add(mention) }
        }
        return outlooks.reversed()
    }

    /// Whether it is more than all of it: 2 litres of water to cook in beside 100 ml of water.
    private func isMore(_ mention: StepIngredients.Mention) -> Bool {
        guard let total, case .amount(_, let amount) = mention.share else { return false }
        return (amount.share(of: total) ?? 0) > 1.02
    }

    /// What a step takes, in words; an empty one is all of it.
    private mutating func parts(
        of mentions: [StepIngredients.Mention],
        _ later: Outlook
    ) -> [String] {
        var parts: [String] = []
        for mention in mentions where !isGone || isInPieces {
            if isInPieces, let piece = mention.piece {
                if pieces.insert(piece).inserted { parts.append("the \(piece)") }
                continue
            }
            guard !isGone else { continue }
            switch mention.share {
            case .plain: takePlain(mention, later, &parts)
            case .rest:
                parts.append("the rest")
                isGone = true
            case .part(let text):
                parts.append(text)
                hasPart = true
            case .amount(let text, let amount): take(amount, text, &parts)
            }
        }
        return parts
    }

    private mutating func takePlain(
        _ mention: StepIngredients.Mention,
        _ later: Outlook,
        _ parts: inout [String]
    ) {
        guard parts.isEmpty else { return }
        let isUsed = !texts.isEmpty
        guard total != nil else {
            // Of what has no amount there is always some left.
            if !isUsed || !mention.isBackward { parts.append("") }
            return
        }
        if later.hasShare {
            guard !isUsed else { return }
            // What is then laid in halves was roasted whole.
            let isWhole = mention.isPreparing || later.hasPart && later.hasRest
            parts.append(isWhole ? "" : "some")
            hasPart = true
        } else if hasPart {
            guard !mention.isBackward || sum < StepShare.whole else { return }
            parts.append("the rest")
            isGone = true
        } else if !isUsed {
            parts.append("")
            isGone = true
        }
    }

    private mutating func take(_ amount: Amount, _ text: String, _ parts: inout [String]) {
        guard let total else { return parts.append(text) }
        let share = amount.share(of: total)
        if let share, share > StepShare.whole {
            // What was prepared whole before is there already.
            let isPrepared = texts.contains { $0.text == ingredient.text }
            if sum < 0.02, !isPrepared { parts = [""] }
            isGone = true
            return
        }
        parts.append(text)
        hasPart = true
        sum += share ?? 0
        if sum > StepShare.whole { isGone = true }
    }

    private func text(of parts: [String]) -> String {
        let told = parts.filter { !$0.isEmpty }
        guard !told.isEmpty, !parts.contains("") else { return ingredient.text }
        let some = told.joined(separator: " and ")
        if total == nil, told.last != "the rest" {
            return some + (isMeasureInWords(some) ? " of " : " ") + ingredient.text
        }
        return "\(some) of the \(ingredient.text)"
    }
}

/// Whether it is `a pinch` and neither `1 tsp` nor `some`.
private func isMeasureInWords(_ some: String) -> Bool {
    let last = some.split(separator: " ").last.map(String.init) ?? ""
    return some.first?.isNumber == false && last != "some" && !StepWords.someWords.contains(last)
}

extension Amount {
    /// How much it is of another amount, 1 being all; nil where they can't be compared.
    func share(of total: Amount) -> Double? {
        guard total.quantity.upper > .zero else { return nil }
        let (own, all) = (quantity.upper.value, total.quantity.upper.value)
        guard let unit, let other = total.unit else {
            return unit == nil && total.unit == nil ? own / all : nil
        }
        if unit == other { return own / all }
        guard unit.measure == other.measure, [.weight, .volume].contains(unit.measure) else {
            return nil
        }
        return own * unit.size / (all * other.size)
    }
}
