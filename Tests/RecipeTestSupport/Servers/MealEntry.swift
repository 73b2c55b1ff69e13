import Foundation

/// A meal as TheMealDB keeps it.
package struct MealEntry: Sendable, Hashable {
    /// An ingredient and its measure, each written as a test wants it; nil is null.
    package struct Pair: Sendable, Hashable {
        /// The food.
        package var ingredient: String?
        /// How much of it.
        package var measure: String?

        package init(_ ingredient: String?, _ measure: String? = "") {
            self.ingredient = ingredient
            self.measure = measure
        }
    }

    /// Which keys an answer has; they have grown over the years.
    package enum KeySet: Sendable, CaseIterable {
        case old
        case newer
        case newest
    }

    /// Its number.
    package var id: String
    /// The dish's name.
    package var name: String
    /// Its category.
    package var category: String?
    /// Where it is from.
    package var area: String?
    /// What to do, with whatever line ends a test wants.
    package var instructions: String
    /// What stands in the first slots; those behind are empty in two ways.
    package var pairs: [Pair]
    /// The recipe's page.
    package var source: String?
    /// A film of the cooking.
    package var film: String?
    /// Key words with commas between them.
    package var tags: String?
    /// Which keys an answer has.
    package var keySet: KeySet

    package init(
        id: String,
        name: String,
        category: String? = "Side",
        area: String? = "British",
        instructions: String = "Cook it.\r\nServe it.",
        pairs: [Pair] = [],
        source: String? = "",
        film: String? = "",
        tags: String? = nil,
        keySet: KeySet = .newer
    ) {
        self.id = id
        self.name = name
        self.category = category
        self.area = area
        self.instructions = instructions
        self.pairs = pairs
        self.source = source
        self.film = film
        self.tags = tags
        self.keySet = keySet
    }

    /// The picture's address.
    package var picture: String {
        "https://www.themealdb.com/images/media/meals/\(id).jpg"
    }

    /// The meal with all it has.
    var full: [String: Any] {
        var keys: [String: Any] = [
            "idMeal": id, "strMeal": name, "strCategory": JSONText.orNull(category),
            "strArea": JSONText.orNull(area), "strInstructions": instructions,
            "strMealThumb": picture, "strTags": JSONText.orNull(tags),
            "strYoutube": JSONText.orNull(film), "strSource": JSONText.orNull(source),
            "dateModified": NSNull(),
        ]
        for slot in 1...20 {
            // Unused slots are `""` up to 15 and null from there on.
            let empty: Any = slot <= 15 ? "" : NSNull()
            let pair = slot <= pairs.count ? pairs[slot - 1] : nil
            keys["strIngredient\(slot)"] = pair.map { JSONText.orNull($0.ingredient) } ?? empty
            keys["strMeasure\(slot)"] = pair.map { JSONText.orNull($0.measure) } ?? empty
        }
        keys[keySet == .newest ? "strMealAlternate" : "strDrinkAlternate"] = NSNull()
        if keySet != .old {
            keys["strImageSource"] = NSNull()
            keys["strCreativeCommonsConfirmed"] = NSNull()
        }
        if keySet == .newest { keys["strCountry"] = "Elsewhere" }
        return keys
    }

    /// The meal as a list has it.
    var short: [String: Any] { ["strMeal": name, "strMealThumb": picture, "idMeal": id] }

    func has(_ ingredient: String) -> Bool {
        pairs.contains { $0.ingredient?.lowercased() == ingredient.lowercased() }
    }
}
