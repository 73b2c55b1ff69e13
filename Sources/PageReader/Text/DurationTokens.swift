/// The parts of a duration in words.
enum DurationTokens {
    enum Token {
        case number(Double)
        /// A unit by its minutes.
        case unit(Double)
        case range
        case colon

        var isUnit: Bool {
            if case .unit = self { true } else { false }
        }
    }

    /// Numbers, units and dashes; all other words are left out.
    static func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        var word = ""
        var digits = ""
        // What stands before a stroke.
        var upper: Double?
        var before: (Character, Character) = (" ", " ")
        func flush() {
            if !digits.isEmpty || upper != nil {
                tokens += numbers(upper, Double(digits))
                (upper, digits) = (nil, "")
            }
            if !word.isEmpty {
                // `half an hour` is not one and a half.
                if word != "an" || !endsWithNumber(tokens) {
                    tokens.append(contentsOf: token(for: word))
                }
                word = ""
            }
        }
        for character in text {
            if let value = character.wholeNumberValue, character.unicodeScalars.count == 1 {
                if !word.isEmpty { flush() }
                // `.5 hour`; after a word the point is the word's: `1 Std.30`.
                if digits.isEmpty, before == (" ", ".") { digits = "0." }
                digits += String(value)
            } else if character == "." || character == ",", !digits.isEmpty {
                digits += "."
            } else if character == "/" || character == "⁄", upper == nil, !digits.isEmpty {
                (upper, digits) = (Double(digits), "")
            } else if let fraction = NumberText.vulgarFractions[character] {
                flush()
                tokens.append(.number(fraction))
            } else if character.isLetter || character == "'" || character == "′" {
                if !digits.isEmpty { flush() }
                word.append(character)
            } else {
                flush()
                if "-–—~".contains(character) { tokens.append(.range) }
                if character == ":" { tokens.append(.colon) }
            }
            before = (before.1, character)
        }
        flush()
        return tokens
    }

    /// A number, or two with a stroke between them: a fraction as in `1/2`, else a range as in `20/30`.
    private static func numbers(_ upper: Double?, _ lower: Double?) -> [Token] {
        guard let upper, let lower else {
            return [upper ?? lower].compactMap { $0.map(Token.number) }
        }
        let isFraction = upper < lower && lower <= 8
        return isFraction ? [.number(upper / lower)] : [.number(upper), .range, .number(lower)]
    }

    private static func endsWithNumber(_ tokens: [Token]) -> Bool {
        if case .number? = tokens.last { true } else { false }
    }

    /// Whether a word in lower case is a unit of time.
    static func isUnit(_ word: String) -> Bool {
        token(for: word).contains { if case .unit = $0 { true } else { false } }
    }

    private static func token(for word: String) -> [Token] {
        if let size = units[word] { return [.unit(size)] }
        if let number = numberWords[word] { return [.number(number)] }
        for (stem, size) in stems where word.hasPrefix(stem) { return [.unit(size)] }
        return rangeWords.contains(word) ? [.range] : []
    }

    /// Words between two durations of which the longer one counts.
    private static let rangeWords: Set<String> = [
        "to", "bis", "à", "tot", "til", "till", "do", "до", "a", "or", "oder", "ou", "eller",
    ]

    private static let numberWords: [String: Double] = [
        "one": 1, "two": 2, "three": 3, "half": 0.5, "eine": 1, "einer": 1, "une": 1, "una": 1,
        "uma": 1, "an": 1,
    ]

    private static let units: [String: Double] = [
        "m": 1, "min": 1, "mins": 1, "mn": 1, "'": 1, "′": 1, "мин": 1, "хв": 1, "分": 1, "分钟": 1,
        "分鐘": 1, "分間": 1, "분": 1, "דקות": 1, "דקה": 1, "دقيقة": 1, "دقائق": 1, "دقیقه": 1, "dk": 1,
        "h": 60, "hr": 60, "hrs": 60, "std": 60, "stdn": 60, "u": 60, "uur": 60, "t": 60,
        "ч": 60, "час": 60, "часа": 60, "часов": 60, "год": 60, "година": 60, "小时": 60, "小時": 60,
        "時間": 60, "时": 60, "시간": 60, "saat": 60, "sa": 60, "ساعة": 60, "ساعات": 60, "ساعت": 60,
        "שעה": 60, "שעות": 60, "ώρα": 60, "ώρες": 60, "λεπτά": 1, "λεπτό": 1, "λ": 1, "ω": 60,
        "d": 1_440, "day": 1_440, "days": 1_440, "tag": 1_440, "tage": 1_440, "tagen": 1_440,
        "jour": 1_440, "jours": 1_440, "天": 1_440, "日": 1_440,
        "s": 1.0 / 60, "sec": 1.0 / 60, "secs": 1.0 / 60, "sek": 1.0 / 60,
        "week": 10_080, "weeks": 10_080,
    ]

    private static let stems: [(String, Double)] = [
        ("minut", 1), ("perc", 1), ("мину", 1), ("хвил", 1), ("dakika", 1), ("นาที", 1), ("phút", 1),
        ("menit", 1), ("hour", 60), ("heure", 60), ("hora", 60), ("stund", 60), ("ore", 60),
        ("ora", 60), ("uren", 60), ("uur", 60), ("time", 60), ("timm", 60), ("godz", 60),
        ("hodin", 60), ("óra", 60), ("tunti", 60), ("tuntia", 60), ("ชั่วโมง", 60), ("giờ", 60),
        ("jam", 60), ("second", 1.0 / 60), ("sekund", 1.0 / 60), ("сек", 1.0 / 60),
        ("día", 1_440), ("dia", 1_440), ("giorn", 1_440), ("dag", 1_440), ("dni", 1_440),
    ]
}
