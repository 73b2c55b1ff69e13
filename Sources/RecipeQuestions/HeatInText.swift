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
            celsius: mention.amount.celsius
        )
        told.isFan = isFan(mention, in: text)
        let quantity = mention.amount.quantity
        if quantity.lower != quantity.upper { told.least = Int(quantity.lower.value) }
        // `between 350 and 375°F`
        let before = text[..<mention.range.lowerBound]
        if let start = before.firstMatch(of: #/(\d{2,3})\s*°?\s*(?:-|–|to|and)\s*$/#) {
            told.text = String(text[start.range.lowerBound..<mention.range.upperBound])
            told.least = Int(start.1)
        }
        return told
    }

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
        return text[..<mention.range.lowerBound].lowercased()
            .contains(#/(fan|convection)( oven)?:?\s*(at|to)?\s*$/#)
    }

    /// Where `fan` ends after a temperature; nil where it doesn't stand there.
    private static func fanEnd(
        of mention: AmountsInText.Mention,
        in text: String
    ) -> String.Index? {
        text[mention.range.upperBound...]
            .prefixMatch(of: #/\s*\(?(?:fan|Fan|FAN|convection)(?:[- ]?(?:oven|forced))?\)?/#)?
            .range.upperBound
    }
}
