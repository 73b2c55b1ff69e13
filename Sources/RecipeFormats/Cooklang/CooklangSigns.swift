import KitchenLanguage
import RecipeModel

/// The signs by which a text is Cooklang, and no program, mail or letter with the same signs in it.
enum CooklangSigns {
    /// Whether a text has an ingredient with braces, `@water{1%l}`, or a line of metadata.
    static func areIn(_ text: String) -> Bool {
        let lines = TextLines.split(text).filter { !$0.isEmpty }
        guard lines.contains(where: { isMetadata($0) || hasIngredient($0) }) else { return false }
        // What is written in braces and semicolons is a program.
        let code = lines.count { line in
            line.utf8.last.map { "{};".utf8.contains($0) } ?? false && !hasIngredient(line)
        }
        return code * 5 <= lines.count
    }

    /// Whether a word of a text begins with a `@`, as no address does.
    static func namesAreIn(_ text: String) -> Bool {
        var isAtStart = true
        var wasMark = false
        for scalar in text.unicodeScalars {
            if wasMark, scalar.properties.isAlphabetic { return true }
            wasMark = scalar == "@" && isAtStart
            isAtStart = !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
        }
        return false
    }

    /// `>> servings: 4`; an answer to a mail quotes otherwise.
    private static func isMetadata(_ line: Substring) -> Bool {
        guard line.hasPrefix(">> "), let colon = line.firstIndex(of: ":") else { return false }
        let key = line[..<colon].dropFirst(3).trimmingWhitespace()
        return !key.hasPrefix(">")
            && RecipeFieldNames.field(of: key.split(separator: ".").first ?? "") != nil
    }

    /// Whether a `@` begins a name of words, and braces after it hold at most an amount.
    private static func hasIngredient(_ line: Substring) -> Bool {
        var rest = line.unicodeScalars[...]
        while let at = rest.firstIndex(of: "@") {
            rest = rest[at...].dropFirst()
            let name = rest.prefix(120).prefix {
                !"@{}()\"'<>=;:/\n".unicodeScalars.contains($0) || $0 == "'"
            }
            guard let first = name.first, first.properties.isAlphabetic,
                name.endIndex < rest.endIndex, rest[name.endIndex] == "{"
            else { continue }
            let inner = rest[name.endIndex...].dropFirst()
            let amount = inner.prefix(60).prefix { $0 != "}" && $0 != "{" }
            guard amount.endIndex < inner.endIndex, inner[amount.endIndex] == "}",
                !amount.contains(where: { "\";()<>:".unicodeScalars.contains($0) })
            else { continue }
            return true
        }
        return false
    }
}
