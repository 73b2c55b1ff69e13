import KitchenLanguage

/// The words by which nutrition tables are told from ingredient lists.
enum NutritionWords {
    /// Whether a line tells of a nutrient and not of a food: `Total fat`, `522 kcal`.
    static func isFact(_ line: String) -> Bool {
        guard line.utf8.count <= 60 else { return false }
        if line.hasSuffix("%"), IngredientLikeness.isAmountAlone(line) { return true }
        let found = LineWords.words(of: line.lowercased(), limit: 6).map(\.text)
        guard
            found.contains(where: words.contains)
                || found.count <= 2 && found.contains(where: loneWords.contains)
        else { return false }
        // `1 pinch of sugar` and `2 tbsp protein powder` are measured for a dish.
        let first = found.first.flatMap { CookingUnit($0) }
        return first == nil || first?.measure == .weight || line.first?.isNumber != true
    }

    private static let words = Set(
        words: """
            calories, calorie, kcal, kj, kilojoule, cholesterol, carbohydrate, carbohydrates, carbs
            sodium, saturated, unsaturated, saturates, polyunsaturated, monounsaturated, dietary
            kohlenhydrate, eiweiß, brennwert, glucides, lipides, protéines, calorías, carbohidratos
            grasas, proteínas, calorie, carboidrati, grassi, calorias, carboidratos, gorduras
            koolhydraten, energie, energi, kulhydrat, kolhydrater, karbohydrater, węglowodany, białko
            sacharidy, bílkoviny, белки, жиры, углеводы, калорийность, ккал, kalori, protein, proteins
            fibre, fiber, vitamin, potassium, calcium, energy, eiwitten, eiwit, vezels, ballaststoffe
            eiweiss, fibras, proteine, gesättigte
            """
    )

    private static let loneWords: Set<String> = [
        "fat", "sugars", "iron", "fett", "fibres", "zuccheri", "vet", "zucker", "zout",
    ]
}
