import KitchenLanguage
import PageReader
import RecipeModel

/// The parts of a recipe's text, and the lines that head them.
enum TextPart: Hashable {
    case head, ingredients, steps, notes, nutrition, other
    /// The cook's own notes, as this program writes them.
    case ownNotes

    /// The part that a line heads; nil for all other lines.
    ///
    /// - Parameter isOwn: Whether this program wrote the text, whose headings are always the same.
    init?(headedBy line: TextLine, isOwn: Bool) {
        if isOwn {
            guard line.level == 2, let part = Self.own[line.text] else { return nil }
            self = part
            return
        }
        guard line.text.utf8.count <= 200, !line.isBlank, line.kind != .comment else { return nil }
        if line.level == 2, line.text == "My notes" {
            self = .ownNotes
            return
        }
        let words = Self.rest(behindHeading: line.text) == nil ? line.text : Self.label(line.text)
        // A fact is none: `Preparation: 20 min`.
        guard let section = Self.section(line, words), RecipeLine.time(in: line.text) == nil else {
            return nil
        }
        switch section {
        case .ingredients: self = .ingredients
        case .steps: self = .steps
        case .notes: self = .notes
        case .other:
            self = RecipeFieldNames.fieldOfColumn(words) == .nutrition ? .nutrition : .other
        }
    }

    private static let own: [String: TextPart] = [
        "Ingredients": .ingredients, "Steps": .steps, "Notes": .notes, "My notes": .ownNotes,
        "Nutrition": .nutrition, "Text of the page": .other, "Links": .other,
    ]

    private static func section(_ line: TextLine, _ words: String) -> RecipeLine.Section? {
        if line.level != nil, tools.contains(words.lowercased()) { return .other }
        if line.level != nil {
            return RecipeLine.section(headedBy: words)
                ?? (RecipeLine.isMaking(words) ? .steps : nil)
        }
        guard line.kind == .text || line.kind == .item(isNumbered: false) else { return nil }
        let named = RecipeLine.section(named: words)
        if line.isItem { return line.text.hasSuffix(":") ? named : nil }
        if let named {
            // `Recipe` alone is a title, and a word for all kinds of things is no heading of itself.
            if words.lowercased() == "recipe" || words.lowercased() == "recette" { return nil }
            let isOther = named == .other
            return isOther && !(line.isStrong || line.text.hasSuffix(":")) ? nil : named
        }
        guard line.text.hasSuffix(":") || line.isStrong || words.utf8.count <= 50 else {
            return nil
        }
        // `Ingredients for 4`, `Zutaten (für 4 Personen):`
        let section = RecipeLine.section(headedBy: words)
        let isEnough = line.text.hasSuffix(":") || line.isStrong || section == .ingredients
        return isEnough && !line.text.hasSuffix(".") ? section : nil
    }

    private static let tools: Set<String> = ["cookware", "equipment", "tools", "utensils"]

    /// The label of a line that has more behind it: `Ingredients` of `Ingredients: 2 eggs, flour`.
    private static func label(_ text: String) -> String {
        text.prefix(40).firstIndex(of: ":").map { String(text[..<$0]) } ?? text
    }

    /// What stands behind a heading in its own line; nil where nothing does.
    static func rest(behindHeading text: String) -> String? {
        guard let colon = text.prefix(40).firstIndex(of: ":"),
            RecipeLine.section(named: String(text[..<colon])) != nil
        else { return nil }
        let rest = text[colon...].dropFirst().trimmingWhitespace()
        guard rest.contains(where: \.isLetter), RecipeLine.yield(in: rest) == nil else {
            return nil
        }
        return rest
    }

    /// The yield in the heading of the ingredients: `4 people` of `Ingredients (4 people)`.
    static func yield(inHeading text: String) -> RecipeYield? {
        var words = text[...]
        if let open = text.firstIndex(where: { "(（".contains($0) }),
            let close = text[open...].firstIndex(where: { ")）".contains($0) })
        {
            words = text[text.index(after: open)..<close]
        } else if let place = text.firstIndex(where: { $0 == " " }) {
            words = text[place...]
        }
        return RecipeLine.yield(in: words.trimmingWhitespace().trimmingColon)
    }

    /// A heading without the colon and the number that are no part of it.
    static func heading(_ text: String) -> String? {
        let title = text.trimmingColon
        return title.isEmpty || RecipeLine.isStepLabel(title) ? nil : title
    }

    /// The title that a line tells by a label: `Recipe: Pancakes`, `Titel: Linsensuppe`.
    static func title(in text: String) -> String? {
        guard text.utf8.count <= 200, let colon = text.prefix(24).firstIndex(of: ":"),
            RecipeFieldNames.field(of: text[..<colon]) == .title
        else { return nil }
        let title = text[colon...].dropFirst().trimmingWhitespace()
        return title.isEmpty ? nil : title
    }

    /// Whether a line is how a letter begins.
    static func isGreeting(_ text: String) -> Bool {
        guard text.utf8.count <= 80,
            let word = text.lowercased().split(whereSeparator: { !$0.isLetter }).first.map(
                String.init
            )
        else { return false }
        let mark = text.drop(while: \.isLetter).first
        if ["hi", "hello", "hey", "hallo"].contains(word), mark == "!" || mark == "," {
            return true
        }
        return text.last.map { ",!".contains($0) } == true && greetings.contains(word)
    }

    private static let greetings: Set<String> = [
        "hi", "hello", "dear", "hey", "hallo", "liebe", "lieber", "guten", "sehr", "bonjour",
        "salut", "cher", "chère", "hola", "querida", "querido", "ciao", "cara", "caro", "good",
    ]
}

extension String {
    /// The text without colons at its end.
    fileprivate var trimmingColon: String {
        var text = trimmingWhitespace()
        while let last = text.last, last == ":" || last == "：" { text.removeLast() }
        return text.trimmingWhitespace()
    }
}
