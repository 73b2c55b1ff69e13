/// Numbers as they are said: `3`, `three`, `twenty five`, `3rd`, `third`, `a couple of`.
enum SpokenNumbers {
    /// The number that a word says, and whether it is a place in a list.
    static func number(in text: String) -> (value: Int, isOrdinal: Bool)? {
        if let value = cardinals[text] { return (value, false) }
        if let index = ordinals.firstIndex(of: text) { return (index + 1, true) }
        var digits = Substring(text)
        var isOrdinal = false
        if digits.count > 2, ["st", "nd", "rd", "th"].contains(digits.suffix(2)) {
            digits = digits.dropLast(2)
            isOrdinal = true
        }
        guard !digits.isEmpty, digits.count <= 6,
            digits.allSatisfy({ $0.isASCII && $0.isNumber }), let value = Int(digits)
        else { return nil }
        return (value, isOrdinal)
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

    private static let cardinals: [String: Int] = {
        var numbers: [String: Int] = [
            "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60, "seventy": 70,
            "eighty": 80, "ninety": 90, "hundred": 100, "dozen": 12, "couple": 2, "pair": 2,
        ]
        let small = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
            "eighteen", "nineteen", "twenty",
        ]
        for (value, word) in small.enumerated() { numbers[word] = value }
        return numbers
    }()

    private static let ordinals = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
        "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth",
        "seventeenth", "eighteenth", "nineteenth", "twentieth",
    ]
}
