import KitchenLanguage
import RecipeModel

/// What makes a line an ingredient, a step or a heading, as far as the line alone tells.
enum LineRules {
    /// Whether a line has anything in it that names a food or an amount.
    static func isIngredient(_ line: String) -> Bool {
        line.unicodeScalars.contains {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
    }

    /// Whether a line says something to do: "Step 1" and "2." alone do not.
    static func isStep(_ line: String) -> Bool {
        let rest = withoutStepNumber(line)
        return rest.unicodeScalars.contains { $0.properties.isAlphabetic } && !isStepLabel(line)
    }

    /// A line without the marks that it begins with as the item of a list: `- 2 eggs`, `▪️ salt`.
    static func withoutBullet(_ line: String) -> String {
        var rest = Substring(line)
        while let first = rest.first, let mark = first.unicodeScalars.first,
            bullets.contains(Character(mark)), rest.dropFirst().first == " "
        {
            rest = rest.dropFirst().drop { $0 == " " }
        }
        return rest.isEmpty ? line : String(rest)
    }

    /// A step without the number that it begins with: `1. Heat` and `Step 2: Stir` lose it.
    static func withoutStepNumber(_ line: String) -> String {
        var rest = Substring(line)
        while let first = rest.first, let mark = first.unicodeScalars.first,
            bullets.contains(Character(mark)),
            !(first == "-" && rest.dropFirst().first?.isNumber == true)
        {
            rest = rest.dropFirst().drop { $0 == " " }
        }
        // A digit in a box (1️⃣) is one character of three scalars.
        if let first = rest.first, first.unicodeScalars.last?.value == 0x20E3 {
            return String(rest.dropFirst().drop { $0 == " " })
        }
        if let word = stepWord(beginning: rest) {
            let behind = rest.dropFirst(word.count).drop { $0 == " " || $0 == "#" }
            let digits = behind.prefix { $0.isNumber }
            if (1...2).contains(digits.count) {
                let tail = behind.dropFirst(digits.count)
                if tail.isEmpty { return "" }
                if let mark = tail.first, ":.)-–—| ".contains(mark) {
                    return String(tail.drop { ":.)-–—| ".contains($0) })
                }
            }
        }
        let open = rest.first == "(" ? rest.dropFirst() : rest
        let digits = open.prefix { $0.isASCII && $0.isNumber }
        guard (1...2).contains(digits.count) else { return String(rest) }
        let tail = open.dropFirst(digits.count)
        let unspaced = tail.drop { $0 == " " }
        guard let mark = unspaced.first else { return "" }
        guard ".):．、".contains(mark) || isSpacedDash(mark, unspaced) else { return String(rest) }
        let behind = unspaced.dropFirst()
        // `2 - 3 spoons` is an amount, `2 - Stir` a step.
        let next = "-–—".contains(mark) ? behind.first { $0 != " " } : behind.first
        if let next, next.isNumber { return String(rest) }
        // In Spanish, steps often count `1.-`.
        let text = mark == "." && behind.hasPrefix("- ") ? behind.dropFirst() : behind
        return String(text.drop { $0 == " " || $0 == ")" })
    }

    /// `* Amounts are examples and depend on the size of the dish`: a remark and no item.
    static func isFootnote(_ line: String) -> Bool {
        line.first.map { "*※".contains($0) } == true
            && (line.utf8.count > 40 || line.hasSuffix(".") && !line.contains(where: \.isNumber))
    }

    /// `1- Heat` and `1 - Heat` are numbers of steps; `1-2 minutes` is not.
    private static func isSpacedDash(_ mark: Character, _ tail: Substring) -> Bool {
        "-–—".contains(mark) && tail.dropFirst().first == " "
    }

    /// Whether a line begins with a number and a full stop: `3. Stir`.
    static func isNumbered(_ line: String) -> Bool {
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        return (1...3).contains(digits.count) && line.dropFirst(digits.count).hasPrefix(". ")
    }

    /// Whether a line begins with the number of a step and says something to do after it.
    static func isNumberedStep(_ line: String) -> Bool {
        guard line.utf8.count >= 30,
            line.first?.isNumber == true || stepWord(beginning: Substring(line)) != nil
        else { return false }
        return withoutStepNumber(line) != line
    }

    /// Whether a line is a step with its label before it: `Step 2: Stir in the milk`.
    static func isLabelledStep(_ line: String) -> Bool {
        stepWord(beginning: Substring(line)) != nil && line.contains(where: \.isNumber)
            && !isStepLabel(line) && withoutStepNumber(line) != line
    }

    /// "Step 1", "Schritt 2", "3/8": the label of a step without the step.
    static func isStepLabel(_ line: String) -> Bool {
        let words = line.lowercased().split { !$0.isLetter && !$0.isNumber }
        guard (1...4).contains(words.count) else { return false }
        return words.allSatisfy { word in
            word.allSatisfy(\.isNumber) || stepWords.contains(String(word)) || word == "of"
        }
    }

    /// "Step 1", but not "1" or "1/2".
    static func isWordedStepLabel(_ line: String) -> Bool {
        stepWord(beginning: Substring(line)) != nil && isStepLabel(line)
    }

    /// Whether a line may head others: a question (`Double the batch?`) works the page.
    static func canHead(_ line: String) -> Bool { !"?？".contains(line.last ?? "?") }

    /// A heading without the colon at its end; nil when nothing is left of it.
    static func headingTitle(_ line: String) -> String? {
        var title = withoutStepNumber(line).trimmingWhitespace()
        while let last = title.last, ":：-–—".contains(last) {
            title.removeLast()
            title = title.trimmingWhitespace()
        }
        return title.isEmpty || isStepLabel(title) ? nil : title
    }

    /// Whether a word in lower case is the one that numbers of steps stand after.
    static func isStepWord(_ word: String) -> Bool { stepWords.contains(word) }

    private static func stepWord(beginning line: Substring) -> String? {
        let word = line.prefix { $0.isLetter }.lowercased()
        return stepWords.contains(word) ? word : nil
    }

    private static let bullets: Set<Character> = [
        "•", "◦", "‣", "▢", "☐", "□", "▪", "▫", "●", "○", "■", "◻", "✓", "✔", "·", "*", "–", "—",
        "-",
    ]

    private static let stepWords: Set<String> = [
        "step", "steps", "schritt", "stap", "étape", "etape", "paso", "passo", "passaggio", "steg",
        "trin", "trinn", "krok", "vaihe", "крок", "шаг", "βήμα", "adım", "lépés", "korak", "pasul",
        "bước", "langkah", "ステップ", "手順", "步骤", "步驟", "단계", "الخطوة", "שלב", "ขั้นตอนที่",
    ]
}
