package import KitchenLanguage
package import RecipeModel

/// What to buy: equal things added up, by the aisles of a shop.
///
/// The same entries give the same list in whatever order they were put on it.
package struct ShoppingList: Hashable, Sendable {
    /// One thing to buy.
    package struct Item: Hashable, Sendable {
        /// The food as written after its amounts: `onions`.
        package var food: String
        /// How much of it: one amount where all could be added up, several where not.
        package var amounts: [Amount]
        /// Whether some of it was asked for without an amount.
        package var wantsMore: Bool
        /// The recipes that need it, by title.
        package var recipes: [String]
        /// Where a shop has it.
        package var aisle: Aisle
        /// The entries that it stands for.
        package var entries: [Int]
        /// Whether it is ticked off.
        package var isDone: Bool

        /// The line of a list: `3 onions`, `200 g + 2 tbsp butter`, `salt`.
        package var text: String {
            let amounts = amounts.map { $0.text() }.joined(separator: " + ")
            guard !amounts.isEmpty else { return food }
            return wantsMore ? "\(amounts) \(food), and some more" : "\(amounts) \(food)"
        }
    }

    /// The things of one aisle.
    package struct Section: Hashable, Sendable {
        package var aisle: Aisle
        /// By alphabet.
        package var items: [Item]
    }

    /// The aisles that have something, in the order of a walk through the shop.
    package let sections: [Section]

    /// The list of all that was put on it.
    package init(_ entries: [ShoppingEntry]) {
        var groups: [Key: [Part]] = [:]
        for part in entries.map(Part.init) {
            let key = Key(food: part.key, isTinned: part.isTinned, isDone: part.entry.isDone)
            groups[key, default: []].append(part)
        }
        let items = groups.values.map { Item($0.sorted { $0.precedes($1) }) }
        let byAisle = Dictionary(grouping: items, by: \.aisle)
        sections = Aisle.allCases.compactMap { aisle in
            guard let items = byAisle[aisle] else { return nil }
            return Section(
                aisle: aisle,
                items: items.sorted {
                    ($0.sortKey, $0.isDone ? 1 : 0, $0.text)
                        < ($1.sortKey, $1.isDone ? 1 : 0, $1.text)
                }
            )
        }
    }

    /// All things to buy, in the order of the list.
    package var items: [Item] { sections.flatMap(\.items) }

    /// The entries whose food a term means: `milk`, `cheese` for cheddar; of a name that is on the
    /// list as it stands, only that.
    package func entries(of term: String) -> [Int] {
        let words = FoodWords(term).words
        guard !words.isEmpty else { return [] }
        let equal = items.filter { FoodWords($0.food).words == words }
        if !equal.isEmpty { return equal.flatMap(\.entries) }
        let lexicon = CookingLexicon.shared
        let meant = lexicon.food(words)
        return items.filter { item in
            let food = FoodWords(item.food).words
            if food.containsRow(words) { return true }
            return meant.map { !lexicon.places(of: $0, in: food).isEmpty } ?? false
        }.flatMap(\.entries)
    }

    private struct Key: Hashable {
        var food: String
        var isTinned: Bool
        var isDone: Bool
    }

    /// An entry, understood.
    fileprivate struct Part {
        let entry: ShoppingEntry
        let line: IngredientLine
        let food: String
        let key: String

        init(_ entry: ShoppingEntry) {
            self.entry = entry
            line = IngredientLine(entry.text)
            let name = entry.name == entry.text ? line.food : entry.name
            food = ShoppingWords.food(name)
            key = FoodWords(food).words.joined(separator: " ")
        }

        /// The order in which amounts are added, so that the sum never depends on which came first.
        func precedes(_ other: Part) -> Bool {
            (entry.text, entry.name, entry.recipe ?? "", entry.id)
                < (other.entry.text, other.entry.name, other.entry.recipe ?? "", other.entry.id)
        }

        /// Whether it comes in tins or jars, and so is another thing than what is sold fresh.
        var isTinned: Bool {
            let units = amounts.map { $0.unit?.name ?? "" }
            return !units.isEmpty && units.allSatisfy(["tin", "jar"].contains)
                || FoodWords(food).words.first.map(["canned", "jarred"].contains) == true
        }

        /// What to buy for it: of a range the upper end.
        var amounts: [Amount] {
            line.amounts.compactMap { measured in
                guard measured.meaning == .total || measured.meaning == .addition else {
                    return nil
                }
                var amount = measured.amount
                amount.quantity = Quantity(amount.quantity.upper)
                if amount.unit == nil, ShoppingWords.isClove(line.food) {
                    amount.unit = CookingUnit.named("clove")
                }
                return amount
            }
        }
    }
}

extension ShoppingList.Item {
    fileprivate init(_ parts: [ShoppingList.Part]) {
        let names = parts.map(\.food).sorted { ($0.count, $0) < ($1.count, $1) }
        var sum = AmountSum()
        // Where it is weighed for one dish and measured in cups for another, both become grams.
        let measures = Set(parts.flatMap(\.amounts).compactMap(\.unit?.measure))
        let isMixed = measures.isSuperset(of: [.weight, .volume])
        let density = isMixed ? parts.first.flatMap { FoodDensity(of: $0.food) } : nil
        for part in parts {
            let amounts = part.amounts
            if amounts.isEmpty { sum.add(nil) }
            for amount in amounts { sum.add(amount, density: density) }
        }
        amounts = sum.amounts
        wantsMore = sum.hasUnmeasured && !amounts.isEmpty
        recipes = Set(parts.compactMap(\.entry.recipe)).sorted()
        entries = parts.map(\.entry.id).sorted()
        let aisle = Aisle(of: names.first ?? "")
        self.aisle = parts.allSatisfy(\.isTinned) && aisle.sellsFresh ? .tins : aisle
        isDone = parts.allSatisfy(\.entry.isDone)
        let name = names.first ?? ""
        let isCounted = amounts.count == 1 && amounts[0].unit == nil
        let isSeveral = isCounted && amounts[0].quantity.upper > .one
        food = isSeveral ? names.last { $0 != name } ?? EnglishNoun.plural(of: name) : name
    }

    fileprivate var sortKey: String { FoodWords(food).words.joined(separator: " ") }
}
