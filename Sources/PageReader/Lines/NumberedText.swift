/// Takes a text apart whose steps are only told by their numbers: `1. Heat. 2. Stir.`
enum NumberedText {
    /// The steps without their numbers; the text as it is where no numbers count from one on.
    static func steps(of text: String) -> [String] {
        var steps: [String] = []
        var rest = Substring(text)
        guard let first = mark(1, at: rest.startIndex, in: rest) else { return [text] }
        rest = rest[first...]
        var number = 2
        while let next = nextMark(number, in: rest) {
            steps.append(String(rest[..<next.lowerBound]).cleanLine)
            rest = rest[next.upperBound...]
            number += 1
        }
        steps.append(String(rest).cleanLine)
        return steps.count > 1 && steps.allSatisfy { $0.utf8.count >= 8 } ? steps : [text]
    }

    /// Where the mark of a number stands after a space or the end of a sentence.
    private static func nextMark(
        _ number: Int,
        in text: Substring
    ) -> Range<Substring.Index>? {
        var isStart = false
        for place in text.indices {
            if isStart, let end = mark(number, at: place, in: text) { return place..<end }
            isStart = text[place] == " " || "。！；;.!)".contains(text[place])
        }
        return nil
    }

    /// Where a mark such as `2.`, `2)` or `Step 2:` ends that begins at a place; nil for none.
    private static func mark(
        _ number: Int,
        at place: Substring.Index,
        in text: Substring
    ) -> Substring.Index? {
        var rest = text[place...]
        let word = rest.prefix { $0.isLetter }
        var hasWord = false
        if !word.isEmpty {
            guard LineRules.isStepWord(word.lowercased()) else { return nil }
            rest = rest[word.endIndex...].drop { $0 == " " }
            hasWord = true
        }
        let digits = "\(number)"
        guard rest.hasPrefix(digits) else { return nil }
        rest = rest.dropFirst(digits.count)
        guard let sign = rest.first else { return nil }
        if ".):：．、".contains(sign) {
            let behind = rest.dropFirst()
            return behind.first?.isNumber == true ? nil : behind.startIndex
        }
        return hasWord && " -–".contains(sign) ? rest.dropFirst().startIndex : nil
    }
}
