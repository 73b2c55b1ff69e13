package import RecipeModel

/// A recipe that was put into a server of the cook's own.
package struct SentRecipe: Hashable, Sendable {
    /// By what the server knows it.
    package var key: String
    /// What isn't there as it was.
    package var lost: [SendLoss]
}

extension Recipe {
    /// The names that a server may know as tags or categories, in lower case.
    var tagNames: Set<String> {
        Set((categories + cuisines + keywords).map { $0.lowercased() })
    }
}

extension Recipe {
    /// What a server may know as tags or categories, each once whatever its letter case.
    var tagsInOrder: [String] {
        var seen: Set<String> = []
        return (categories + cuisines + keywords).filter {
            !$0.isEmpty && seen.insert($0.lowercased()).inserted
        }
    }
}

/// The names of what food is made of, which programs and pages write in several ways.
enum NutritionName {
    /// A name by which those that mean the same are equal: `Carbohydrate` and `carbohydrates`.
    static func plain(_ name: String) -> String {
        let words = name.lowercased().split { !$0.isLetter }
            .filter { !["total", "dietary", "content"].contains($0) }
            .map { $0 == "fiber" ? "fibre" : $0 == "saturates" ? "saturated fat" : String($0) }
        let text = words.joined(separator: " ")
        let isMany = text.hasSuffix("s") && text.count > 3
        let one = isMany ? String(text.dropLast()) : text
        return others[one] ?? one
    }

    private static let others = ["energy": "calorie", "kcal": "calorie", "carb": "carbohydrate"]
}

extension [JSONMember] {
    /// Members with the ones whose value is null left out.
    var withoutNulls: [JSONMember] { filter { if case .null = $0.value { false } else { true } } }
}
