import Foundation

/// A schema of Mealie's: which members an object may have, and of what type each is.
///
/// As its own (pydantic), it leaves out what it doesn't know and refuses what is of another type.
indirect enum MealieSchema {
    case text
    case textOrNull
    case number
    case flag
    /// Anything, as it is.
    case any
    case list(MealieSchema)
    /// Members with their types, of which some have to be there.
    case object([String: MealieSchema], needed: Set<String>)

    /// What is kept of an object; nil where it is refused.
    func known(_ object: [String: Any]) -> [String: Any]? { kept(object) as? [String: Any] }

    private func kept(_ value: Any) -> Any? {
        switch self {
        case .any: return value
        case .text: return value as? String
        case .textOrNull:
            if value is NSNull { return value }
            return value as? String
        case .number:
            if value is NSNull { return value }
            return value as? Double
        case .flag: return value as? Bool
        case .list(let entry):
            guard let list = value as? [Any] else { return nil }
            let kept = list.compactMap { entry.kept($0) }
            return kept.count == list.count ? kept : nil
        case .object(let members, let needed):
            if value is NSNull, needed.isEmpty || needed == ["name"] { return value }
            guard let object = value as? [String: Any], needed.isSubset(of: Set(object.keys)) else {
                return nil
            }
            var kept: [String: Any] = [:]
            for (key, value) in object {
                guard let schema = members[key] else { continue }
                guard let known = schema.kept(value) else { return nil }
                kept[key] = known
            }
            return kept
        }
    }

    static func recipe(isNew: Bool) -> MealieSchema {
        let nutrition = [
            "calories", "carbohydrateContent", "cholesterolContent", "fatContent", "fiberContent",
            "proteinContent", "saturatedFatContent", "sodiumContent", "sugarContent",
            "transFatContent", "unsaturatedFatContent",
        ]
        let thing = MealieSchema.object(
            ["id": .textOrNull, "name": .text, "pluralName": .textOrNull],
            needed: ["name"]
        )
        let organizer = MealieSchema.object(
            ["id": .textOrNull, "name": .text, "slug": .text],
            needed: ["name", "slug"]
        )
        let step = MealieSchema.object(
            [
                "id": .textOrNull, "title": .textOrNull, "summary": .textOrNull, "text": .text,
                "ingredientReferences": .list(.object(["referenceId": .text], needed: [])),
            ],
            needed: ["text"]
        )
        let line = MealieSchema.object(
            [
                "quantity": .number, "unit": thing, "food": thing, "note": .textOrNull,
                "title": .textOrNull, "originalText": .textOrNull, "referenceId": .textOrNull,
            ],
            needed: []
        )
        var members: [String: MealieSchema] = [
            "recipeYield": .textOrNull, "totalTime": .textOrNull, "prepTime": .textOrNull,
            "performTime": .textOrNull, "cookTime": .textOrNull, "description": .textOrNull,
            "orgURL": .textOrNull, "recipeCategory": .list(organizer), "tags": .list(organizer),
            "recipeIngredient": .list(line), "recipeInstructions": .list(step),
            "nutrition": .object(
                Dictionary(uniqueKeysWithValues: nutrition.map { ($0, .textOrNull) }),
                needed: []
            ), "settings": .any,
            "notes": .list(.object(["title": .text, "text": .text], needed: ["title", "text"])),
        ]
        if isNew {
            members["recipeServings"] = .number
            members["recipeYieldQuantity"] = .number
        }
        return .object(members, needed: [])
    }
}

/// A line as Mealie shows it.
enum MealieDisplay {
    static func line(_ line: [String: Any], isOff: Bool) -> String {
        let quantity = line["quantity"] as? Double ?? 0
        let unit = line["unit"] as? [String: Any]
        let food = line["food"] as? [String: Any]
        let note = line["note"] as? String ?? ""
        func name(_ thing: [String: Any], isMany: Bool) -> String {
            let plural = isMany ? thing["pluralName"] as? String : nil
            return plural ?? thing["name"] as? String ?? ""
        }
        var parts: [String] = []
        if quantity != 0, !isOff || quantity != 1 {
            let isWhole = unit?["fraction"] as? Bool == false
            parts.append(isWhole ? decimal(quantity) : fraction(quantity))
        }
        if !isOff {
            if quantity != 0, let unit { parts.append(name(unit, isMany: quantity > 1)) }
            if let food { parts.append(name(food, isMany: quantity == 0 || quantity > 1)) }
        }
        parts.append(note)
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func decimal(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }

    /// The nearest fraction of at most 32nds, in raised and lowered digits.
    private static func fraction(_ number: Double) -> String {
        let near = (1...32).map { below in (Int((number * Double(below)).rounded()), below) }
        let best = near.min { one, other in
            let error = { (pair: (Int, Int)) in abs(Double(pair.0) / Double(pair.1) - number) }
            return (error(one), one.1) < (error(other), other.1)
        }
        guard let (above, below) = best, below > 1 else { return String(Int(number.rounded())) }
        let (whole, rest) = above.quotientAndRemainder(dividingBy: below)
        let raised = String(String(rest).map { Self.raised[$0] ?? $0 })
        let lowered = String(String(below).map { Self.lowered[$0] ?? $0 })
        return whole == 0 ? "\(raised)/\(lowered)" : "\(whole) \(raised)/\(lowered)"
    }

    private static let raised = digits("⁰¹²³⁴⁵⁶⁷⁸⁹")
    private static let lowered = digits("₀₁₂₃₄₅₆₇₈₉")

    private static func digits(_ signs: String) -> [Character: Character] {
        Dictionary(uniqueKeysWithValues: zip("0123456789", signs).map { ($0, $1) })
    }
}
