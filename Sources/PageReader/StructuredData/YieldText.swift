import RecipeModel

/// Reads how much a recipe makes.
enum YieldText {
    /// The yield of the texts that a page gives; several mean the same in other words (`4`,
    /// `4 servings`), and the fuller one is taken.
    static func yield(of texts: [String]) -> RecipeYield? {
        let lines = texts.map(MarkupText.line(of:)).filter { !$0.isEmpty && $0.count <= 200 }
        guard let first = lines.first(where: { NumberText.first(in: $0) ?? 0 > 0 }) else {
            return lines.first.flatMap { line in
                line.contains { $0.isLetter } ? RecipeYield(text: line, amount: nil) : nil
            }
        }
        let amount = NumberText.first(in: first)
        let fuller = lines.first {
            NumberText.first(in: $0) == amount && $0.contains(where: \.isLetter)
        }
        return RecipeYield(text: fuller ?? first, amount: amount)
    }
}
