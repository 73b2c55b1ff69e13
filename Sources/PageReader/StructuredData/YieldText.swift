import KitchenLanguage
import RecipeModel

/// Reads how much a recipe makes.
enum YieldText {
    /// The yield of the texts that a page gives; several mean the same in other words (`4`,
    /// `4 servings`), and the fuller one is taken.
    static func yield(of texts: [String]) -> RecipeYield? {
        let lines = texts.map { withoutStroke(MarkupText.line(of: $0)) }.filter {
            !$0.isEmpty && $0.count <= 200
        }
        guard let first = lines.first(where: { StatedNumber($0)?.value ?? 0 > 0 }) else {
            return lines.first.flatMap { line in
                line.contains { $0.isLetter } ? RecipeYield(text: line, amount: nil) : nil
            }
        }
        let amount = StatedNumber(first)?.value
        let fuller = lines.first {
            StatedNumber($0)?.value == amount && $0.contains(where: \.isLetter)
        }
        return RecipeYield(text: fuller ?? first, amount: amount)
    }

    /// `6/8 people` are six to eight people, and not three quarters of one.
    static func withoutStroke(_ text: String) -> String {
        guard let stroke = text.firstIndex(of: "/"),
            let first = Int(String(text[..<stroke].reversed().prefix { $0.isNumber }.reversed())),
            let last = Int(text[text.index(after: stroke)...].prefix { $0.isNumber }),
            first > 1, last > first
        else { return text }
        return "\(text[..<stroke])-\(text[text.index(after: stroke)...])"
    }
}
