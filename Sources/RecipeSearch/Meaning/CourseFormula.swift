import KitchenLanguage

/// Reads what `CourseTable` says of a course.
enum CourseFormula {
    /// One formula for each grade that the course has.
    static func grades(of course: CookingLexicon.Entry) -> [MeaningFormula] {
        course.definition.split(separator: ">", omittingEmptySubsequences: false).map { side in
            String(side).fields(separatedBy: ",").reduce(.none) { $0.or(alternative($1)) }
        }
    }

    private static func alternative(_ text: String) -> MeaningFormula {
        var wanted = MeaningFormula.everything
        var unwanted = MeaningFormula.none
        for word in text.fields(separatedBy: " ") {
            if word.hasPrefix("-") {
                unwanted = unwanted.or(fact(String(word.dropFirst())))
            } else {
                wanted = wanted.and(fact(word))
            }
        }
        return unwanted == .none ? wanted : .except(wanted, unwanted)
    }

    /// What a word stands for: a trait, a category or a kind of dish.
    private static func fact(_ word: String) -> MeaningFormula {
        if let trait = RecipeTrait(rawValue: word) { return .posting(.trait(trait)) }
        if categories.contains(word) { return .posting(.category(word)) }
        return .posting(.dish(word.replacing("-", with: " ")))
    }

    private static let categories: Set<String> = [
        "main", "starter", "side", "dessert", "breakfast", "snack", "soup", "salad", "bread",
        "cake",
        "sauce", "preserve", "drink",
    ]
}
