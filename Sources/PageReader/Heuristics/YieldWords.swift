/// The words that stand around yields in many languages.
enum YieldWords {
    /// The word in a line in lower case that tells a yield.
    static func label(in line: String) -> String? {
        let words = LineWords.words(of: line, limit: 12).map(\.text)
        if let first = words.first, starts.contains(first) { return first }
        // `12 large cookies`, but neither `Day 1: cookies` nor `4 stk. egg`.
        if let last = words.last, counted.contains(last), words.count <= 2,
            line.first.map(IngredientLikeness.isAmountCharacter) == true
        {
            return last
        }
        for (index, word) in words.enumerated() {
            if anywhere.contains(word) { return word }
            if index + 1 < words.count, anywhere.contains("\(word) \(words[index + 1])") {
                return "\(word) \(words[index + 1])"
            }
        }
        return nil
    }

    /// `Serves 4`, `4 portions`, `Für 4 Personen` are yields; a sentence that has such words is
    /// none.
    static func isPlausible(_ line: String) -> Bool {
        line.split(separator: " ").count <= 9 && !line.utf8Contains(". ")
    }

    private static let starts = Set(
        words: """
            serves, servings, serving, makes, yield, yields, for, portions, portionen, für, pour, para
            rinde, rende, rendimento, raciones, porciones, porções, dosi, per, voor, til, antal, porce
            porcí, porcje, porcja, adag, порций, порции, на, μερίδες, kişilik, 分量, 人数
            """
    )

    private static let anywhere = Set(
        words: """
            servings, serves, portions, portionen, personen, personnes, personas, persone, pessoas
            personer, porties, portioner, porsjoner, porcji, porcje, porcií, porcie, porcí, adag
            fő részére, porții, порций, порции, порція, порцій, персоны, человек, άτομα, μερίδες
            kişilik, porção, porções, porciones, raciones, comensales, porzioni, annosta, 人分, 人份, 인분
            คน, người, pers, mængde, yield, people, osób, osoby, osob, osôb, portion
            """
    )

    /// What is counted, after its number.
    private static let counted: Set<String> = [
        "pieces", "cookies", "muffins", "os", "stk", "stück",
    ]
}
