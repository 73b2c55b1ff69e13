import KitchenLanguage
import PageReader

/// How much a line looks like an ingredient's, and how much like something to do.
enum IngredientSigns {
    /// A longer line is no ingredient.
    private static let limit = 160

    /// Whether a line may be one of a list of ingredients that nothing heads.
    static func isIngredient(_ line: TextLine) -> Bool {
        guard line.kind == .text || line.kind == .item(isNumbered: false),
            line.text.utf8.count <= limit, !isStep(line), let last = line.text.last,
            // The lines of a poem end with a comma.
            last != ":", last != ",",
            RecipeLine.section(named: line.text) == nil
        else { return false }
        if isTimed(line.text) || RecipeLine.isYield(line.text) { return false }
        if RecipeLine.hasAmount(line.text) { return true }
        return line.text.split(separator: " ").count <= 6 && hasFood(line.text)
    }

    /// Whether a line tells something to do: a sentence, or a numbered item.
    static func isStep(_ line: TextLine) -> Bool {
        if line.isNumbered { return true }
        let text = line.text
        // `Oven 180 / gas 4`
        if text.prefix(5).lowercased() == "oven " { return true }
        if text.utf8.count > limit { return true }
        let words = text.split(separator: " ").count
        let isSentence = text.last.map { ".!".contains($0) } ?? false
        if RecipeLine.hasMeasure(text) { return isSentence && words >= 9 }
        if RecipeLine.hasAmount(text) { return isSentence && words >= 6 || words >= 16 }
        return isSentence && words >= 3 || words >= 12
    }

    /// Whether a line begins with a clock or a date, as the lines of a log do.
    static func isTimed(_ text: String) -> Bool {
        let start = text.prefix(24).drop { "[(".contains($0) }
        let digits = start.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty else { return false }
        let rest = start.dropFirst(digits.count)
        guard let mark = rest.first, ":-/.".contains(mark) else { return false }
        let second = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
        guard second.count == 2 else { return false }
        let third = rest.dropFirst(3)
        return mark == ":" || (digits.count == 4 || digits.count == 2) && third.first == mark
    }

    /// Whether a food that is known stands in a line.
    static func hasFood(_ line: String) -> Bool {
        guard line.utf8.count <= 400 else { return false }
        let words = line.lowercased().split { !$0.isLetter && $0 != "-" && $0 != "'" }
            .prefix(24).map(String.init)
        return words.indices.contains { place in
            KnownFoods.shared.longestName(in: words[place...], of: .food) != nil
        }
    }

    /// A line of a list without what only fills it: `Flour ........ 200 g` and tabs.
    static func tidied(_ text: String) -> String {
        guard text.contains("...") || text.contains("…") || text.contains("\t") else { return text }
        var result = ""
        var dots = 0
        for sign in text + " " {
            if sign == "." || sign == "…" {
                dots += sign == "…" ? 3 : 1
                continue
            }
            if dots > 0 { result += dots >= 3 ? " " : String(repeating: ".", count: dots) }
            dots = 0
            result.append(sign)
        }
        return result.collapsingWhitespace()
    }
}
