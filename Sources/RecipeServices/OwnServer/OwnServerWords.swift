import RecipeModel

/// How texts of a cook's own server are read: markup, Markdown, times in words.
struct OwnServerWords: Sendable {
    let markup: MarkupText
    /// The minutes that a text names.
    let minutes: @Sendable (String) -> Int?

    /// The plain lines of a text that may hold Markdown and HTML.
    func lines(_ text: String) -> [String] {
        let isMarkup = text.utf8.contains {
            $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&")
        }
        return MarkdownLines.lines(
            of: isMarkup ? markup.lines(text).joined(separator: "\n\n") : text
        )
    }

    /// A line as it is typed into a field that is read as Markdown: as it is, where it is read so,
    /// else with its marks escaped.
    func typed(_ line: String) -> String {
        guard lines(line) != [line] else { return line }
        var escaped = ""
        for character in line {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case "\\", "*", "_", "`", "[", "]", "#", ">", "!", "+", "-", "•":
                escaped += "\\" + String(character)
            default: escaped.append(character)
            }
        }
        // A number with a point at the beginning would be the mark of a list.
        let digits = escaped.prefix { $0.isASCIIDigit }
        let mark = escaped.dropFirst(digits.count).first
        if !digits.isEmpty, let mark, ".)".contains(mark) {
            escaped = digits + "\\" + escaped.dropFirst(digits.count)
        }
        return lines(escaped) == [line] ? escaped : line
    }

    /// One step for each text. Where all of them are a single one, its lines are the steps.
    func steps(_ texts: [StepText]) -> [StepText] {
        let parted = texts.map { (lines: lines($0.text), ingredients: $0.ingredients) }
            .filter { !$0.lines.isEmpty }
        if parted.count == 1, let only = parted.first {
            return only.lines.enumerated().map { place, line in
                StepText(text: line, ingredients: place == 0 ? only.ingredients : [])
            }
        }
        return parted.map {
            StepText(text: $0.lines.joined(separator: " "), ingredients: $0.ingredients)
        }
    }
}

/// A step as it was typed, with the places of its own ingredients among all.
struct StepText {
    var text: String
    var ingredients: [Int]
}

/// Steps under one heading, before their texts are read.
struct StepSection {
    var title: String?
    var texts: [StepText] = []
}

extension Recipe {
    /// Takes steps with their own ingredients; a title over no words is a step of its own.
    mutating func take(_ sections: [StepSection], _ words: OwnServerWords) {
        let read = sections.compactMap { section -> (title: String?, steps: [StepText])? in
            let steps = words.steps(section.texts)
            guard steps.isEmpty else { return (section.title, steps) }
            return section.title.map { (nil, [StepText(text: $0, ingredients: [])]) }
        }
        stepGroups = read.map { StepGroup(title: $0.title, items: $0.steps.map(\.text)) }
        let own = read.flatMap { $0.steps.map(\.ingredients) }
        stepIngredients = own.allSatisfy(\.isEmpty) ? nil : own
    }
}

extension Double {
    /// The number as cooks write it: `1 1/2` for 1.5, `1/3` for 0.33; else as `plain`.
    var fraction: String {
        guard self > 0, self < 20 else { return plain }
        let whole = rounded(.down)
        let rest = self - whole
        let parts: [(Double, String)] = [
            (1.0 / 2, "1/2"), (1.0 / 3, "1/3"), (2.0 / 3, "2/3"), (1.0 / 4, "1/4"),
            (3.0 / 4, "3/4"), (1.0 / 8, "1/8"),
        ]
        guard let part = parts.first(where: { abs($0.0 - rest) < 0.004 })?.1 else { return plain }
        return whole == 0 ? part : "\(whole.plain) \(part)"
    }

    /// The number without a fraction where it has none, else with two places at most; one that would
    /// be nothing then has as many as it takes.
    var plain: String {
        if let whole = Int(exactly: self) { return String(whole) }
        let hundredths = (self * 100).rounded()
        if hundredths == 0 { return small }
        guard let whole = Int(exactly: hundredths) else { return String(self) }
        let (number, rest) = (whole.magnitude / 100, whole.magnitude % 100)
        let places = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
        return (whole < 0 ? "-" : "") + (rest == 0 ? "\(number)" : "\(number).\(places)")
    }

    /// A number near to nothing with its first digit: `0.0004`.
    private var small: String {
        var (value, places) = (abs(self), 0)
        while value.rounded() < 1, places < 9 {
            value *= 10
            places += 1
        }
        guard value.rounded() >= 1 else { return "0" }
        let digits = String(Int(value.rounded()))
        let zeros = String(repeating: "0", count: max(0, places - digits.count))
        return (self < 0 ? "-" : "") + "0." + zeros + digits
    }
}
