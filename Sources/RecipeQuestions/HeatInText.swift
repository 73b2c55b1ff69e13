import KitchenLanguage

/// The temperatures that a sentence names, as an answer tells them.
enum HeatInText {
    /// Each of them; what stands in several forms, `200°C/180°C fan/Gas Mark 6`, is one.
    static func all(in sentence: AskedSentence) -> [RecipeReply.StepTemperature] {
        var groups: [[AmountsInText.Mention]] = []
        let text = sentence.text
        for mention in sentence.amounts where mention.amount.unit?.measure == .temperature {
            if let last = groups.last?.last,
                isJoint(text[last.range.upperBound..<mention.range.lowerBound])
            {
                groups[groups.count - 1].append(mention)
            } else {
                groups.append([mention])
            }
        }
        return groups.flatMap { group in
            // Two forms are told in the forms that are asked for, like one.
            let isWhole = group.count > 2 || group.contains { isFan($0, in: text) }
            guard group.count > 1, isWhole else { return group.map { one($0, in: sentence) } }
            return [whole(group, in: sentence)]
        }
    }

    /// Several forms of one temperature.
    private static func whole(
        _ group: [AmountsInText.Mention],
        in sentence: AskedSentence
    ) -> RecipeReply.StepTemperature {
        let text = sentence.text
        let own = group.first { !isFan($0, in: text) } ?? group[0]
        let start = group[0].range.lowerBound
        let last = group[group.count - 1]
        let end = fanEnd(of: last, in: text) ?? last.range.upperBound
        var told = RecipeReply.StepTemperature(
            step: sentence.step,
            text: String(text[start..<end]),
            celsius: own.amount.celsius
        )
        told.hasForms = true
        return told
    }

    private static func one(
        _ mention: AmountsInText.Mention,
        in sentence: AskedSentence
    ) -> RecipeReply.StepTemperature {
        let text = sentence.text
        let end = fanEnd(of: mention, in: text)
        var told = RecipeReply.StepTemperature(
            step: sentence.step,
            text: String(text[mention.range.lowerBound..<(end ?? mention.range.upperBound)]),
            celsius: mention.amount.upperCelsius
        )
        told.isFan = isFan(mention, in: text)
        let quantity = mention.amount.quantity
        if quantity.lower != quantity.upper { told.least = Int(quantity.lower.value) }
        if let least = lowerNumber(before: mention.range.lowerBound, in: text) {
            told.text = String(text[least.startIndex..<mention.range.upperBound])
            told.least = Int(least)
        }
        return told
    }

    /// The lower number of a range that ends here: `between 350 and 375°F`.
    private static func lowerNumber(before end: String.Index, in text: String) -> Substring? {
        var before = text[..<end].trimmedEnd
        guard let joint = ranges.first(where: { before.hasSuffix($0) }) else { return nil }
        before = before.dropLast(joint.count).trimmedEnd
        if before.last == "°" { before = before.dropLast().trimmedEnd }
        let digits = before.suffix(while: \.isASCIIDigit)
        return (2...3).contains(digits.count) ? digits : nil
    }

    private static let ranges = ["-", "–", "to", "and"]

    /// Whether two temperatures stand beside each other as two forms of one.
    private static func isJoint(_ gap: Substring) -> Bool {
        gap.count < 20
            && gap.split { !$0.isLetter }.allSatisfy { joints.contains($0.lowercased()) }
            && !gap.contains(".") && !gap.contains(";")
    }

    private static let joints: Set<String> = [
        "fan", "oven", "convection", "or", "forced", "c", "f",
    ]

    private static func isFan(_ mention: AmountsInText.Mention, in text: String) -> Bool {
        if fanEnd(of: mention, in: text) != nil { return true }
        // `fan oven at 160 °C`, `(fan: 160 °C)`
        var words = text[..<mention.range.lowerBound].suffix(24).split { $0 == " " || $0 == "(" }
            .map { ($0.last == ":" ? $0.dropLast() : $0).lowercased() }
        if let last = words.last, last == "at" || last == "to" { words.removeLast() }
        if words.last == "oven" { words.removeLast() }
        return words.last == "fan" || words.last == "convection"
    }

    /// Where `fan` ends after a temperature; nil where it doesn't stand there.
    private static func fanEnd(
        of mention: AmountsInText.Mention,
        in text: String
    ) -> String.Index? {
        var rest = text[mention.range.upperBound...].drop(while: \.isWhitespace)
        if rest.first == "(" { rest = rest.dropFirst() }
        guard let word = fans.first(where: { rest.hasPrefix($0) }) else { return nil }
        rest = rest.dropFirst(word.count)
        let next = rest.first == "-" || rest.first == " " ? rest.dropFirst() : rest
        if let kind = kinds.first(where: { next.hasPrefix($0) }) {
            rest = next.dropFirst(kind.count)
        }
        return rest.first == ")" ? rest.index(after: rest.startIndex) : rest.startIndex
    }

    private static let fans = ["fan", "Fan", "FAN", "convection"]
    private static let kinds = ["oven", "forced"]
}

extension Substring {
    /// Without white space at the end.
    fileprivate var trimmedEnd: Substring {
        var text = self
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return text
    }

    /// The end of a text of such characters.
    fileprivate func suffix(while isIncluded: (Character) -> Bool) -> Substring {
        self[(lastIndex { !isIncluded($0) }.map { index(after: $0) } ?? startIndex)...]
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
