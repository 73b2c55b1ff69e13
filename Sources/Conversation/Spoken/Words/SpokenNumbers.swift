import KitchenLanguage

/// Numbers as they are said: `3`, `three`, `twenty five`, `3rd`, `third`, `a couple of`.
enum SpokenNumbers {
    /// The number that a word says, and whether it is a place in a list.
    static func number(in text: String) -> (value: Int, isOrdinal: Bool)? {
        if let value = collective[text] { return (value, false) }
        return Numeral(text).map { ($0.value, $0.isOrdinal) }
    }

    /// The words with `twenty five` and `a couple of` made one number each.
    static func joined(_ words: [SpokenWord]) -> [SpokenWord] {
        var result: [SpokenWord] = []
        for word in words {
            if let last = result.last, let tens = last.number, !last.isOrdinal,
                tens >= 20, tens < 100, tens % 10 == 0, last.text.allSatisfy(\.isLetter),
                let ones = word.number, (1...9).contains(ones), word.text.allSatisfy(\.isLetter),
                // A thirty second timer is not the thirty-second one.
                word.text != "second"
            {
                result[result.count - 1].number = tens + ones
                result[result.count - 1].isOrdinal = word.isOrdinal
                result[result.count - 1].text += " " + word.text
                result[result.count - 1].range =
                    last.range.lowerBound..<word.range.upperBound
            } else {
                result.append(word)
            }
        }
        return result
    }

    private static let collective = ["dozen": 12, "couple": 2, "pair": 2]
}
