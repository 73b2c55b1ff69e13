import KitchenLanguage
import RecipeModel

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

    /// A name with all ingredients that may be called so.
    private struct Phrase {
        var words: [String]
        var owners: [Owner] = []
        /// Whether it is one name of two foods: `half and half`.
        var hasAnd = false
    }

    private let wholeNames: [[[String]]]
    private var phrases: [Phrase] = []
    /// The phrases by their first words: nobody looks through all at each word of a step.
    private var phrasesByWord: [String: [Int]] = [:]
    /// The ingredients that belong to a food or a kind of foods.
    private let members: [Int: [Int]]

    init(of ingredients: [Ingredient]) {
        var wholeNames: [[[String]]] = []
        var members: [Int: [Int]] = [:]
        var phrases: [[String]: Phrase] = [:]
        for (place, ingredient) in ingredients.enumerated() {
            let food = ingredient.food.prefix { !",;(".contains($0) }
            let names = StepFoodNames.names(of: String(food))
            wholeNames.append(names.filter { $0.looseness == 0 }.map(\.words))
            for name in names {
                let owner = Owner(place: place, looseness: name.looseness)
                phrases[name.words, default: Phrase(words: name.words)].owners.append(owner)
                if name.hasAnd { phrases[name.words]?.hasAnd = true }
            }
            // `beef or chicken broth` is no meat.
            let last = FoodWords(food).words.last ?? ""
            guard !StepFoodNames.extracts.contains(last) else { continue }
            for (kind, grade) in IngredientReading(String(food)).foods where grade == .isFood {
                members[kind, default: []].append(place)
            }
        }
        self.wholeNames = wholeNames
        self.members = members
        self.phrases = phrases.values.sorted { $0.words.lexicographicallyPrecedes($1.words) }
        for (place, phrase) in self.phrases.enumerated() {
            guard let first = phrase.words.first else { continue }
            phrasesByWord[first, default: []].append(place)
        }
    }

    /// The names in a step, in their order; of two that share a word the longer one.
    func rows(in step: [PlacedFoodWord], of text: String) -> [Row] {
        var isTaken = [Bool](repeating: false, count: step.count)
        var rows: [Row] = []
        for found in phrases(in: step, of: text) {
            guard !isTaken[found.range].contains(true) else { continue }
            for place in found.range { isTaken[place] = true }
            rows.append(row(of: phrases[found.phrase], at: found.range))
        }
        rows += familyRows(in: step.map(\.word), besides: isTaken)
        return rows.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Where phrases stand, the longest first.
    private func phrases(
        in step: [PlacedFoodWord],
        of text: String
    ) -> [(phrase: Int, range: Range<Int>)] {
        var found: [(phrase: Int, range: Range<Int>)] = []
        for start in step.indices {
            for place in phrasesByWord[step[start].word] ?? [] {
                let phrase = phrases[place]
                let range = start..<start + phrase.words.count
                guard range.upperBound <= step.count,
                    zip(step[range], phrase.words).allSatisfy({ $0.word == $1 }),
                    range.dropLast().allSatisfy({ at in
                        StepFoodNames.isOneName(
                            text[
                                step[at].range
                                    .upperBound..<max(
                                        step[at].range.upperBound,
                                        step[at + 1].range.lowerBound
                                    )
                            ],
                            hasAnd: phrase.hasAnd
                        )
                    })
                else { continue }
                found.append((place, range))
            }
        }
        return found.sorted {
            $0.range.count == $1.range.count
                ? ($0.phrase, $0.range.lowerBound) < ($1.phrase, $1.range.lowerBound)
                : $0.range.count > $1.range.count
        }
    }

    /// Whether words with so much between them may be one name: `tomato and ketchup` are two.
    private static func isOneName(_ gap: Substring, hasAnd: Bool) -> Bool {
        gap.allSatisfy { $0.isWhitespace || "-‐‑'’".contains($0) }
            || hasAnd && gap.utf8.count < 8 && !gap.contains { ",.;:".contains($0) }
    }

    private func row(of phrase: Phrase, at range: Range<Int>) -> Row {
        let closest = phrase.owners.map(\.looseness).min() ?? 0
        let own = phrase.owners.filter { $0.looseness == closest }.map(\.place)
        return Row(
            range: range,
            owners: own,
            others: phrase.owners.map(\.place),
            isOneKind: Set(own.map { wholeNames[$0] }).count == 1,
            isVague: closest == StepFoodNames.vague
        )
    }

    /// Kinds that ingredients belong to, among the words that name none.
    private func familyRows(in step: [String], besides isTaken: [Bool]) -> [Row] {
        var rows: [Row] = []
        var place = 0
        while place < step.count {
            let count = KnownFoods.shared.longestName(in: step[place...], of: .food)?.wordCount ?? 1
            let range = place..<min(place + count, step.count)
            place = range.upperBound
            // `the fat in the pan` has run out of what was fried.
            guard !isTaken[range].contains(true), step[range] != ["fat"],
                let food = CookingLexicon.shared.food(step[range]), let members = members[food]
            else { continue }
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

    // MARK: Names

    private struct Name {
        var words: [String]
        var looseness: Int
        var hasAnd = false
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
        let hasAnd = food.lowercased().split(separator: " ").contains { ["and", "&"].contains($0) }
        var names = [Name(words: whole, looseness: 0, hasAnd: hasAnd)]
        func add(_ words: [String], _ looseness: Int) {
            guard !words.isEmpty, !names.contains(where: { $0.words == words }) else { return }
            names.append(Name(words: words, looseness: looseness))
        }
        if let known = knownFood(in: food) { add(known, 1) }
        for start in whole.indices.dropFirst().dropLast() { add(Array(whole[start...]), 1) }
        // `flaky sea salt` is called flaky salt.
        if let last = whole.last, whole.count > 2 {
            for place in whole.indices.dropLast(2) { add([whole[place], last], 1) }
        }
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
        // `thyme leaves` are called thyme, `cheddar cheese` cheddar, `cumin seeds` cumin.
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
        "powder", "slice", "fillet", "wedge", "head", "bulb", "seed",
    ]
}
