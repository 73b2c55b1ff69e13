/// What the steps of a recipe may call its ingredients.
///
/// An ingredient is named by all of its food's words in a row, by a known food among them, by their
/// end or by the last one; where none is called so, by a kind that it belongs to (`the meat`).
/// Words that a longer name has taken (`butter` in `peanut butter`) name nothing else.
struct StepFoodNames {
    /// A row of a step's words that names ingredients.
    struct Row: Hashable {
        /// Where it stands among the step's words.
        var range: Range<Int>
        /// The places of the ingredients that are called so most closely.
        var owners: [Int]
        /// The places of all that may be called so.
        var others: [Int]
        /// Whether the owners are of one kind, such as `1 egg` and `2 eggs`.
        var isOneKind: Bool
        /// Whether the row is the name of a kind and no name of theirs: `meat`.
        var isFamily = false
        /// Whether it says no food by itself: `seeds`.
        var isVague = false
    }

    private struct Owner {
        var place: Int
        /// 0 for the whole name; the greater, the sooner it means another ingredient.
        var looseness: Int
    }

    private let wholeNames: [[[String]]]
    private var owners: [[String]: [Owner]] = [:]
    private let families: [Set<Int>]

    init(of ingredients: [Ingredient]) {
        var wholeNames: [[[String]]] = []
        var families: [Set<Int>] = []
        for (place, ingredient) in ingredients.enumerated() {
            let food = ingredient.food.prefix { !",;(".contains($0) }
            let names = StepFoodNames.names(of: String(food))
            wholeNames.append(names.filter { $0.looseness == 0 }.map(\.words))
            for name in names {
                owners[name.words, default: []].append(
                    Owner(place: place, looseness: name.looseness)
                )
            }
            // `beef or chicken broth` is no meat.
            let last = FoodWords(food).words.last ?? ""
            let foods =
                StepFoodNames.extracts.contains(last) ? [:] : IngredientReading(String(food)).foods
            families.append(Set(foods.filter { $0.value == .isFood }.keys))
        }
        self.wholeNames = wholeNames
        self.families = families
    }

    /// The names in a step's words, in their order.
    func rows(in step: [String]) -> [Row] {
        var isTaken = [Bool](repeating: false, count: step.count)
        var rows: [Row] = []
        for (words, all) in owners.sorted(by: StepFoodNames.goesFirst) {
            let closest = all.map(\.looseness).min() ?? 0
            let own = all.filter { $0.looseness == closest }.map(\.place)
            for start in step.indices where step.hasRow(words, at: start) {
                let range = start..<start + words.count
                guard !isTaken[range].contains(true) else { continue }
                for place in range { isTaken[place] = true }
                rows.append(
                    Row(
                        range: range,
                        owners: own,
                        others: all.map(\.place),
                        isOneKind: Set(own.map { wholeNames[$0] }).count == 1,
                        isVague: closest == StepFoodNames.vague
                    )
                )
            }
        }
        rows += familyRows(in: step, besides: isTaken)
        return rows.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Kinds that ingredients belong to, among the words that name none.
    private func familyRows(in step: [String], besides isTaken: [Bool]) -> [Row] {
        var rows: [Row] = []
        var place = 0
        while place < step.count {
            let count = KnownFoods.shared.longestName(in: step[place...], of: .food)?.wordCount ?? 1
            let range = place..<min(place + count, step.count)
            place = range.upperBound
            guard !isTaken[range].contains(true),
                let food = CookingLexicon.shared.food(step[range])
            else { continue }
            let members = families.indices.filter { families[$0].contains(food) }
            guard !members.isEmpty else { continue }
            rows.append(
                Row(
                    range: range,
                    owners: members,
                    others: members,
                    isOneKind: Set(members.map { wholeNames[$0] }).count == 1,
                    isFamily: true
                )
            )
        }
        return rows
    }

    private static func goesFirst(
        _ one: (key: [String], value: [Owner]),
        _ other: (key: [String], value: [Owner])
    ) -> Bool {
        one.key.count == other.key.count
            ? one.key.joined(separator: " ") < other.key.joined(separator: " ")
            : one.key.count > other.key.count
    }

    // MARK: Names

    private struct Name {
        var words: [String]
        var looseness: Int
    }

    /// The names of a food, each once: of two that are joined (`salt and pepper`) those of both.
    private static func names(of food: String) -> [Name] {
        var names: [Name] = []
        let parts = KnownFoods.shared.isFood(food) ? [food] : pieces(of: food)
        for part in parts {
            for name in simpleNames(of: part)
            where !names.contains(where: { $0.words == name.words }) {
                names.append(name)
            }
        }
        return names
    }

    private static func pieces(of food: String) -> [String] {
        var pieces = [""]
        for word in food.split(whereSeparator: { $0 == " " || $0 == "/" }) {
            if ["and", "or", "&", "plus"].contains(word.lowercased()) {
                pieces.append("")
            } else {
                pieces[pieces.count - 1] += (pieces[pieces.count - 1].isEmpty ? "" : " ") + word
            }
        }
        return pieces.filter { !$0.isEmpty }
    }

    private static func simpleNames(of food: String) -> [Name] {
        let whole = FoodWords(food).words.filter { !$0.allSatisfy(\.isNumber) }
        guard !whole.isEmpty else { return [] }
        var names = [Name(words: whole, looseness: 0)]
        func add(_ words: [String], _ looseness: Int) {
            guard !words.isEmpty, !names.contains(where: { $0.words == words }) else { return }
            names.append(Name(words: words, looseness: looseness))
        }
        if let known = knownFood(in: food) { add(known, 1) }
        for start in whole.indices.dropFirst().dropLast() { add(Array(whole[start...]), 1) }
        // `whole cloves` are cloves.
        let bare = Array(whole.drop { StepWords.qualities.contains($0) })
        if bare.count < whole.count { add(bare, 1) }
        if let last = whole.last, last.count > 2 {
            let isVague = vagueWords.contains(last) || IngredientWords.vessels.contains(last)
            add([last], isVague ? vague : 2)
            // `vegetable broth` is vegetable stock, `broth` alone is itself.
            if !isVague, let plain = food.split(separator: " ").last {
                add(FoodWords(plain).words, 2)
            }
        }
        // `thyme leaves` are called thyme, `cheddar cheese` cheddar.
        let base = whole.reversed().drop { carriers.contains($0) }.reversed()
        if base.count < whole.count, let last = base.last,
            CookingLexicon.shared.food(base) != nil || CookingLexicon.shared.food([last]) != nil
        {
            add(Array(base), 2)
            if last.count > 2, !vagueWords.contains(last) { add([last], 3) }
        }
        return names
    }

    private static func knownFood(in text: String) -> [String]? {
        let words = text.lowercased().split(separator: " ").map(String.init)
        var longest: ArraySlice<String> = []
        for start in words.indices {
            guard let name = KnownFoods.shared.longestName(in: words[start...], of: .food),
                name.wordCount >= longest.count
            else { continue }
            longest = words[start..<start + name.wordCount]
        }
        return longest.isEmpty ? nil : FoodWords(longest.joined(separator: " ")).words
    }

    /// The looseness of a word that names a food only where all of its kind are meant.
    private static let vague = 9

    /// Last words that name no food of their own.
    private static let vagueWords: Set<String> = [
        "clove", "slice", "piece", "leaf", "sprig", "stick", "powder", "fresh", "dried", "ground",
        "chopped", "sliced", "cube", "half", "taste", "serve", "more", "size", "cup", "tin", "can",
        "sauce", "paste", "mix", "extract", "essence", "rib", "stalk", "seed", "floret", "breast",
        "thigh", "fillet", "skin", "head", "sheet",
    ]

    /// What was made of the food before it, and is not that food.
    private static let extracts: Set<String> = [
        "broth", "stock", "bouillon", "cube", "gravy", "fat",
    ]

    /// Words after a food's name that say which part or form of it.
    private static let carriers: Set<String> = [
        "leaf", "sprig", "clove", "rib", "stick", "stalk", "floret", "cheese", "extract", "essence",
        "powder", "slice", "fillet", "wedge", "head", "bulb",
    ]
}
