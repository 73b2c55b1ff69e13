import RecipeTestSupport

@testable import KitchenLanguage

/// What lines, titles and names say of foods, for `foods.txt`.
enum FoodTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "food": closeness, "foods": { KeptTable.eachWord($0, closeness) },
        "may hold": mayHold, "each may hold": { KeptTable.eachWord($0, mayHold) },
        "mere description": { "\(NameParts.shared.isMereDescription($0))" },
        "phrases": phrases, "phrases with each": { KeptTable.eachWord($0, phrases) },
        "member": member, "kinds": kinds, "each is of a kind": { KeptTable.eachWord($0, ofKind) },
        "title": title, "aisle": aisle, "aisles": { KeptTable.eachWord($0, aisle) },
        "grams": grams, "grams with each": { KeptTable.eachWord($0, grams) },
        "piece": piece,
    ]

    private static func reading(_ row: String, _ read: (IngredientReading, Int) -> String) -> String
    {
        let parts = row.fields(by: " | ")
        guard let food = CookingLexicon.shared.food(named: parts[1]) else { return "no food" }
        return read(IngredientReading(parts[0]), food)
    }

    /// `lemon juice | lemon`: what the line is to the food.
    private static func closeness(_ row: String) -> String {
        reading(row) { reading, food in reading.foods[food].map { "\($0)" } ?? "another" }
    }

    private static func mayHold(_ row: String) -> String {
        reading(row) { reading, food in reading.possibleFoods.contains(food) ? "may hold it" : "no"
        }
    }

    private static func phrases(_ line: String) -> String {
        IngredientPhrases(line).phrases.map { phrase in
            "‹\(phrase.words.joined(separator: " "))›\(phrase.isOfPlants ? " of plants" : "")"
        }.joined(separator: " ")
    }

    /// `salmon | fish`: whether the one is of the other's family.
    private static func member(_ row: String) -> String {
        let foods = row.fields(by: " | ").compactMap { CookingLexicon.shared.food(named: $0) }
        guard foods.count == 2 else { return "no food" }
        let found = [false, true].map {
            FoodFamilies.shared.isMember(foods[0], of: foods[1], loosely: $0)
        }
        return found == [true, true] ? "yes" : found == [false, true] ? "loosely" : "\(found)"
    }

    /// `Goulash | soup`: the kinds that a title is of, and is near to, in a category or none.
    private static func kinds(_ row: String) -> String {
        let parts = row.fields(by: " | ")
        let found = DishKinds.shared.kinds(
            of: TitleWords(parts[0]),
            categories: Array(parts.dropFirst())
        )
        func names(_ isLoose: Bool) -> String {
            found.filter { $0.isLoose == isLoose }
                .map { CookingLexicon.shared.dishes[$0.dish].name }.sorted().joined(separator: ", ")
        }
        return names(false) + (names(true).isEmpty ? "" : " (near \(names(true)))")
    }

    /// `pho | soup`: whether a title is of a kind, or near it.
    private static func ofKind(_ row: String) -> String {
        let parts = row.fields(by: " | ")
        let found = DishKinds.shared.kinds(of: TitleWords(parts[0]), categories: [])
        let kind = found.first { CookingLexicon.shared.dishes[$0.dish].name == parts[1] }
        return kind.map { $0.isLoose ? "near" : "is" } ?? "no"
    }

    /// A title's words, each with its place, those of the dish apart from what it comes with.
    private static func title(_ text: String) -> String {
        let title = TitleWords(text)
        return title.words.indices.map { place in
            let position = title.position(of: place)
            return title.words[place] + (position == .inside ? "" : " (\(position))")
                + (title.isBehindAnd(place) ? " behind and" : "")
        }.joined(separator: " ") + "; dish \(title.dish.joined(separator: " "))"
    }

    private static func aisle(_ food: String) -> String { Aisle(of: food).rawValue }

    /// The grams of a line; one of what is counted weighs a kilogram.
    private static func grams(_ line: String) -> String {
        let known = IngredientMass.shared.grams(of: line, piece: 1_000)
        let unknown = IngredientMass.shared.grams(of: line, piece: nil)
        func text(_ grams: Double?) -> String {
            grams.map { "\(($0 * 100).rounded() / 100)" } ?? "none"
        }
        return known == unknown ? text(known) : "\(text(known)), unknown \(text(unknown))"
    }

    private static func piece(_ food: String) -> String {
        guard let place = CookingLexicon.shared.food(named: food) else { return "no food" }
        return IngredientMass.shared.gramsOfPiece(of: [place]).map { "\($0)" } ?? "none"
    }
}

/// Names and the words they are looked up by, for `words.txt`.
enum WordTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "name": name, "names": { KeptTable.eachWord($0, name) },
        "kind": { KnownFoods.shared.kind(of: $0).map { "\($0)" } ?? "none" },
        "word of a name": { "\(KnownFoods.shared.isWordOfName($0))" },
        "words": words, "same words": { KeptTable.eachWord($0, words) }, "contains": contains,
        "distance": distance,
        "closest": {
            EditDistance.closest(to: $0, among: ["melon", "onoin", "spine", "parsley"]) ?? "none"
        },
        "spaces": { "'\($0.trimmingWhitespace())' '\($0.collapsingWhitespace())'" }, "place": place,
    ]

    /// How many words the longest name has that a text begins with, and its kind.
    private static func name(_ text: String) -> String {
        let words = text.split(separator: " ").map(String.init)
        guard let found = KnownFoods.shared.longestName(in: words) else { return "none" }
        let food = KnownFoods.shared.longestName(in: words, of: .food)?.wordCount
        let known = words.prefix(found.wordCount).joined(separator: " ")
        let hasSense = !Vocabulary.shared.senses(of: known).isDisjoint(with: [.food, .dish])
        return "\(found.wordCount) words, \(found.kind)"
            + (food == found.wordCount || found.kind == .food ? "" : ", \(food ?? 0) of a food")
            + (hasSense ? "" : ", without a sense")
    }

    private static func words(_ text: String) -> String {
        FoodWords(text).words.joined(separator: " ")
    }

    /// `ground beef | beef`: whether the words of the one stand in the other in a row.
    private static func contains(_ row: String) -> String {
        let parts = row.fields(by: " | ")
        return "\(FoodWords(parts[0]).contains(FoodWords(parts[1])))"
    }

    /// `one | other`: how many slips lie between two words.
    private static func distance(_ row: String) -> String {
        let parts = row.fields(by: " | ")
        let found = EditDistance.between(parts[0], parts[1], limit: 5)
        return found == EditDistance.between(parts[1], parts[0], limit: 5)
            ? found.map(String.init) ?? "too many" : "not the same both ways"
    }

    /// `text | other`: where the other begins in a text.
    private static func place(_ row: String) -> String {
        let parts = row.fields(by: " | ")
        guard let range = parts[0].range(ofFirst: parts[1]) else { return "none" }
        return
            "\(parts[0].distance(from: parts[0].startIndex, to: range.lowerBound)) '\(parts[0][range])'"
    }
}
