import KitchenLanguage
import RecipeModel

/// A paragraph of Cooklang: its text, and the ingredients in it.
struct CooklangMarkup {
    /// The text as a cook reads it.
    private(set) var text = ""
    private(set) var ingredients: [Ingredient] = []
    /// What stands before a list of nothing but ingredients, empty for nothing; nil of a step.
    private(set) var headingOfList: String?

    /// They stand before a name and say that it is optional, hidden or another recipe.
    private static let marks: Set<Character> = ["&", "?", "-", "+"]

    private var rest: Substring
    /// What is there beside ingredients and the commas between them.
    private var between = ""

    init(_ paragraph: String) {
        rest = Substring(paragraph)
        var heading = ""
        while let sign = rest.first {
            switch sign {
            case "\\":
                rest.removeFirst()
                if let next = rest.popFirst() { put(String(next)) }
            case "@" where startsName:
                if ingredients.isEmpty {
                    heading = text
                    between = ""
                }
                readIngredient()
            case "#" where startsName: put(component().name)
            case "~" where rest.dropFirst().first.map { $0 == "{" || $0.isLetter } ?? false:
                let timer = component()
                put(timer.amount.isEmpty ? timer.name : Self.plain(timer.amount))
            default: put(String(rest.removeFirst()))
            }
        }
        let isList =
            !ingredients.isEmpty && between.allSatisfy { $0 == "," || $0 == " " || $0 == ";" }
        let name = heading.trimmingWhitespace()
        if isList, name.isEmpty || name.hasSuffix(":") {
            headingOfList = name.hasSuffix(":") ? String(name.dropLast()) : name
        }
    }

    private var startsName: Bool {
        rest.dropFirst().drop { Self.marks.contains($0) }.first
            .map { !$0.isWhitespace && $0 != "@" && $0 != "#" } ?? false
    }

    private mutating func put(_ piece: String) {
        text += piece
        between += piece
    }

    private mutating func readIngredient() {
        let part = component()
        let name = part.name.drop { Self.marks.contains($0) }
        let own = name.split(separator: "/").last.map(String.init) ?? String(name)
        let food = name.hasPrefix("./") || name.hasPrefix("../") ? own : String(name)
        var preparation = ""
        if rest.first == "(", let end = Self.end(of: rest, ")") {
            preparation = Self.unescaped(rest[rest.index(after: rest.startIndex)..<end])
            rest = rest[end...].dropFirst()
        }
        let amount = Self.plain(part.amount)
        var line = amount.isEmpty ? food : "\(amount) \(food)"
        if !preparation.isEmpty { line += ", \(preparation)" }
        // The braces part the amount from the food, whatever its unit is called.
        let clean = IngredientLine(food).food
        ingredients.append(Ingredient(text: line, name: clean.isEmpty ? food : clean))
        text += food
    }

    /// A component behind its sign: a name of one word, or of several up to `{…}`.
    private mutating func component() -> (name: String, amount: String) {
        rest.removeFirst()
        if let open = openBrace(), let close = Self.end(of: rest[open...], "}") {
            let name = Self.unescaped(rest[..<open])
            let amount = Self.unescaped(rest[rest.index(after: open)..<close])
            rest = rest[close...].dropFirst()
            return (name.split(separator: "|").first.map(String.init) ?? name, amount)
        }
        let marked = rest.drop { Self.marks.contains($0) }
        let word = marked.prefix {
            $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == "'"
        }
        rest = rest[word.endIndex...]
        return (String(word), "")
    }

    /// Where the brace of this component opens, if it has one: no other component and no sentence
    /// ends before it.
    private func openBrace() -> Substring.Index? {
        var place = rest.startIndex
        var count = 0
        while place < rest.endIndex, count < 120 {
            switch rest[place] {
            case "\\":
                place = rest.index(after: place)
                if place == rest.endIndex { return nil }
            case "{": return place
            case "@", "#", "~", "\n": return nil
            case ".", ",", ";", "!", "?":
                let next = rest.index(after: place)
                if next == rest.endIndex || rest[next].isWhitespace { return nil }
            default: break
            }
            place = rest.index(after: place)
            count += 1
        }
        return nil
    }

    /// Where a text ends that opened at its first sign.
    private static func end(of text: Substring, _ sign: Character) -> Substring.Index? {
        var place = text.startIndex
        while place < text.endIndex {
            if text[place] == "\\" {
                place = text.index(after: place)
                if place == text.endIndex { return nil }
            } else if text[place] == sign {
                return place
            }
            place = text.index(after: place)
        }
        return nil
    }

    /// `50%g` as `50 g`; a mark of a fixed amount is left out.
    private static func plain(_ amount: String) -> String {
        amount.drop { $0 == "=" || $0 == " " }.split(separator: "%").map { $0.trimmingWhitespace() }
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The text without the backslashes that only protect signs.
    static func unescaped(_ text: some StringProtocol) -> String {
        var result = ""
        var isEscaped = false
        for sign in text {
            if !isEscaped, sign == "\\" {
                isEscaped = true
            } else {
                result.append(sign)
                isEscaped = false
            }
        }
        return result
    }

    /// Lines without `-- …` to their ends and without `[- … -]`.
    static func withoutComments(_ lines: [String]) -> [String] {
        var isInBlock = false
        return lines.compactMap { line in
            var kept = ""
            var rest = Substring(line)
            let wasInBlock = isInBlock
            while let sign = rest.first {
                if isInBlock {
                    if rest.hasPrefix("-]") {
                        isInBlock = false
                        rest = rest.dropFirst(2)
                    } else {
                        rest.removeFirst()
                    }
                } else if sign == "\\" {
                    kept += rest.prefix(2)
                    rest = rest.dropFirst(2)
                } else if rest.hasPrefix("[-") {
                    isInBlock = true
                    rest = rest.dropFirst(2)
                } else if rest.hasPrefix("--") {
                    break
                } else {
                    kept.append(rest.removeFirst())
                }
            }
            // A line of nothing but a comment does not end a paragraph.
            let isOnlyComment = kept.allSatisfy(\.isWhitespace) && !line.allSatisfy(\.isWhitespace)
            return isOnlyComment || wasInBlock && kept.isEmpty ? nil : kept
        }
    }
}
