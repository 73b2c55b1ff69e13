/// A whole number as a cook types or says it in one word: `3`, `three`, `3rd`, `third`, `twenty-first`.
///
/// English, up to ninety-nine in words; what amounts say in other languages too is `NumberReader`'s.
package struct Numeral: Hashable, Sendable {
    package let value: Int
    /// Whether it is a place in an order: `3rd`, `third`.
    package let isOrdinal: Bool

    /// Reads one word in lower case; nil where it is no number. A hyphen may join tens and ones.
    package init?(_ word: some StringProtocol) {
        if let number = Self.words[String(word)] {
            self = number
            return
        }
        if let hyphen = word.firstIndex(of: "-") {
            guard let tens = Self.words[String(word[..<hyphen])], tens.isTens,
                let ones = Self.words[String(word[word.index(after: hyphen)...])],
                let sum = tens.joined(ones)
            else { return nil }
            self = sum
            return
        }
        let isOrdinal = word.count > 2 && Self.endings.contains { word.hasSuffix($0) }
        let digits = isOrdinal ? word.dropLast(2) : word[...]
        guard (1...9).contains(digits.utf8.count),
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(digits)
        else { return nil }
        self.init(value, isOrdinal: isOrdinal)
    }

    /// How many a word says: `3`, `three`; nil for a place in an order.
    package static func cardinal(_ word: some StringProtocol) -> Int? {
        Numeral(word).flatMap { $0.isOrdinal ? nil : $0.value }
    }

    private init(_ value: Int, isOrdinal: Bool = false) {
        self.value = value
        self.isOrdinal = isOrdinal
    }

    /// Whether ones may follow, as in `twenty five`.
    package var isTens: Bool {
        !isOrdinal && (20...90).contains(value) && value.isMultiple(of: 10)
    }

    /// The number of tens and the ones that follow them; nil where these are no ones.
    package func joined(_ ones: Numeral) -> Numeral? {
        guard isTens, (1...9).contains(ones.value) else { return nil }
        return Numeral(value + ones.value, isOrdinal: ones.isOrdinal)
    }

    private static let endings = ["st", "nd", "rd", "th"]

    private static let words: [String: Numeral] = {
        var words: [String: Numeral] = [:]
        for line in table.fields(separatedBy: "\n") {
            let fields = line.fields(separatedBy: " ")
            guard let value = fields.first.flatMap({ Int($0) }) else { continue }
            for (place, word) in fields.dropFirst().enumerated() {
                words[String(word)] = Numeral(value, isOrdinal: place == 1)
            }
        }
        words["fourty"] = words["forty"]
        return words
    }()

    /// The cardinal words, of which amounts read these and those of other languages.
    static let cardinals = words.filter { !$0.value.isOrdinal }.mapValues(\.value)

    /// Each line: a number, its word, and the word for its place.
    private static let table = """
        0 zero
        1 one first
        2 two second
        3 three third
        4 four fourth
        5 five fifth
        6 six sixth
        7 seven seventh
        8 eight eighth
        9 nine ninth
        10 ten tenth
        11 eleven eleventh
        12 twelve twelfth
        13 thirteen thirteenth
        14 fourteen fourteenth
        15 fifteen fifteenth
        16 sixteen sixteenth
        17 seventeen seventeenth
        18 eighteen eighteenth
        19 nineteen nineteenth
        20 twenty twentieth
        30 thirty thirtieth
        40 forty fortieth
        50 fifty fiftieth
        60 sixty sixtieth
        70 seventy seventieth
        80 eighty eightieth
        90 ninety ninetieth
        100 hundred hundredth
        """
}
