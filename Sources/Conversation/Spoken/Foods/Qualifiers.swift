/// Cuisines, courses and diets as they are said, and how a qualifier names them.
enum Qualifiers {
    /// The qualifier that a word means outside the names of foods.
    static func qualifier(_ word: String) -> (key: String, value: String)? {
        if cuisines.contains(word) { return ("cuisine", word) }
        if let course = courses[word] { return ("category", course) }
        return nil
    }

    /// Every word that can be one, for the rule book.
    static var words: String {
        (cuisines.sorted() + courses.keys.sorted()).joined(separator: ", ")
    }

    private static let cuisines = Set(
        """
        italian mexican thai indian french chinese japanese korean vietnamese greek spanish
        portuguese turkish moroccan lebanese ethiopian american british english irish scottish
        welsh german austrian swiss polish russian ukrainian hungarian swedish danish norwegian
        finnish dutch belgian caribbean jamaican cuban brazilian argentinian peruvian colombian
        mediterranean asian african cajun creole persian iranian israeli egyptian tunisian algerian
        syrian iraqi afghan pakistani bangladeshi nepalese tibetan indonesian malaysian filipino
        singaporean burmese cambodian georgian armenian croatian serbian romanian bulgarian czech
        canadian australian hawaiian nigerian ghanaian kenyan scandinavian nordic levantine sichuan
        szechuan cantonese punjabi sicilian tuscan basque catalan mongolian taiwanese laotian
        chilean venezuelan mauritian latvian lithuanian estonian icelandic maltese cypriot yemeni
        saudi jewish tex-mex bengali keralan kashmiri somali eritrean senegalese sri-lankan
        """.split { $0 == " " || $0 == "\n" }.map(String.init)
    )

    private static let courses: [String: String] = [
        "starter": "starter", "starters": "starter", "appetizer": "appetizer",
        "appetizers": "appetizer", "appetiser": "appetiser", "appetisers": "appetiser",
        "side": "side", "sides": "side", "dessert": "dessert", "desserts": "dessert",
        "breakfast": "breakfast", "breakfasts": "breakfast", "vegan": "vegan", "vegans": "vegan",
        "vegetarian": "vegetarian", "vegetarians": "vegetarian", "snack": "snack",
        "snacks": "snack", "brunch": "brunch", "brunches": "brunch", "main": "main",
        "mains": "main", "afters": "dessert",
    ]
}

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

/// Names that the talk knows beside foods: services and settings.
enum Names {
    /// Where a name that begins at a word may end: `the mealdb` for `themealdb`.
    static func ends(at place: Int, in line: SpokenLine, among names: [String]) -> [Int] {
        (1...3).reversed().compactMap { length in
            let end = place + length
            guard end <= line.words.count, name(at: place..<end, in: line, among: names) != nil
            else { return nil }
            return end
        }
    }

    /// The name that a part of a line says, letters alone compared.
    static func name(at range: Range<Int>, in line: SpokenLine, among names: [String]) -> String? {
        let said = line.words[range].map(\.text).joined().filter(\.isLetter)
        guard said.count > 2 else { return nil }
        return names.sorted().first { name in
            let plain = name.filter(\.isLetter)
            return plain == said || said.count >= 5 && plain.hasSuffix(said)
        }
    }
}

/// Classes that are asked for at every word, looked up once.
enum RuleClass {
    static let dropped = RuleBook.shared.words(of: "DROPPED")
    static let describing = RuleBook.shared.words(of: "DESCRIBING")
    static let shaping = RuleBook.shared.words(of: "SHAPE")
}
