/// Numbers as recipes write them.
enum NumberText {
    /// The fractions that have a character of their own.
    static let vulgarFractions: [Character: Double] = [
        "½": 1.0 / 2, "⅓": 1.0 / 3, "⅔": 2.0 / 3, "¼": 1.0 / 4, "¾": 3.0 / 4, "⅕": 1.0 / 5,
        "⅖": 2.0 / 5, "⅗": 3.0 / 5, "⅘": 4.0 / 5, "⅙": 1.0 / 6, "⅚": 5.0 / 6, "⅐": 1.0 / 7,
        "⅛": 1.0 / 8, "⅜": 3.0 / 8, "⅝": 5.0 / 8, "⅞": 7.0 / 8, "⅑": 1.0 / 9, "⅒": 1.0 / 10,
    ]

    /// The first number in a text: `4-6` is 4, `1 1/2` and `1½` are 1.5, `1,5` is 1.5.
    static func first(in text: String) -> Double? {
        let characters = Array(text)
        guard let start = characters.firstIndex(where: isNumeric) else {
            return word(in: text)
        }
        if let fraction = vulgarFractions[characters[start]] { return fraction }
        var index = start
        guard let whole = digits(characters, &index) else { return nil }
        if index < characters.count, let fraction = vulgarFractions[characters[index]] {
            return whole + fraction
        }
        if index + 1 < characters.count, characters[index] == "/" || characters[index] == "⁄" {
            var next = index + 1
            if let below = digits(characters, &next), below > 0 { return whole / below }
        }
        if index + 1 < characters.count, characters[index] == "." || characters[index] == "," {
            var next = index + 1
            let begin = next
            if let part = digits(characters, &next) {
                // Three digits after a mark are thousands.
                if next - begin == 3 { return whole * 1_000 + part }
                guard let before = Int(exactly: whole) else { return whole }
                return Double("\(before).\(String(characters[begin..<next]))") ?? whole
            }
        }
        if index + 1 < characters.count, characters[index] == " " {
            let rest = String(characters[(index + 1)...])
            if let first = rest.first, let fraction = vulgarFractions[first] {
                return whole + fraction
            }
            let parts = rest.prefix { $0.isNumber || $0 == "/" }.split(separator: "/")
            if rest.prefix(while: { $0.isNumber || $0 == "/" }).contains("/"), parts.count == 2,
                let above = Double(parts[0]), let below = Double(parts[1]), below > 0
            {
                return whole + above / below
            }
        }
        return whole
    }

    private static func isNumeric(_ character: Character) -> Bool {
        vulgarFractions[character] != nil
            || (character.wholeNumberValue != nil && character.unicodeScalars.count == 1
                && !isNumeral(character))
    }

    /// Han numerals are digits to Unicode, but also parts of words.
    private static func isNumeral(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) }
    }

    private static func digits(_ characters: [Character], _ index: inout Int) -> Double? {
        var value = 0.0
        let start = index
        while index < characters.count, isNumeric(characters[index]),
            let digit = characters[index].wholeNumberValue, index - start < 9
        {
            value = value * 10 + Double(digit)
            index += 1
        }
        return index > start ? value : nil
    }

    private static func word(in text: String) -> Double? {
        for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) {
            if let value = words[String(word)] { return value }
        }
        return nil
    }

    private static let words: [String: Double] = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
        "nine": 9, "ten": 10, "twelve": 12, "dozen": 12, "zwei": 2, "drei": 3, "vier": 4,
        "sechs": 6, "acht": 8, "zehn": 10, "zwölf": 12, "deux": 2, "trois": 3, "quatre": 4,
        "huit": 8, "dos": 2, "tres": 3, "cuatro": 4, "seis": 6, "ocho": 8, "due": 2, "tre": 3,
        "quattro": 4, "sei": 6, "二": 2, "三": 3, "四": 4, "两": 2, "兩": 2,
    ]
}
