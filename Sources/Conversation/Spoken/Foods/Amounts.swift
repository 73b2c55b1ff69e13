/// Amounts with their unit in one word: `200g`, `1.5kg`, `½`.
enum Amounts {
    static func isAmount(_ text: String) -> Bool {
        guard let first = text.first, first.isNumber else { return false }
        let rest = text.drop { $0.isNumber || "./,-–½¼¾%x".contains($0) }
        return rest.isEmpty || units.contains(String(rest))
    }

    private static let units: Set<String> = [
        "g", "kg", "mg", "ml", "l", "cl", "dl", "oz", "lb", "lbs", "cm", "in", "pt", "tsp", "tbsp",
        "gram", "grams", "cups", "cup", "x",
    ]
}
