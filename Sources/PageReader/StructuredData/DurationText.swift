/// Reads how long something takes, from ISO 8601 (`PT1H30M`) or from words (`1 hr 30 mins`).
enum DurationText {
    /// Longer than this is a mistake, in minutes.
    static let limit = 30 * 24 * 60

    /// The minutes; nil for zero, for more than 30 days, and for what is not a duration.
    static func minutes(in text: String) -> Int? {
        let line = MarkupText.line(of: text).lowercased()
        guard let minutes = iso(line) ?? words(line), minutes.isFinite else { return nil }
        let rounded = minutes.rounded()
        return rounded >= 1 && rounded <= Double(limit) ? Int(rounded) : nil
    }

    /// ISO 8601, also in the wrong forms that sites send: spaces, no `T`, fractions, `PT-30M`.
    private static func iso(_ text: String) -> Double? {
        let compact = text.filter { !$0.isWhitespace }
        guard let start = compact.first, start == "p" else { return nil }
        var minutes = 0.0
        var digits = ""
        var isTime = false
        var found = false
        for character in compact.dropFirst() {
            if character.isASCII, character.isNumber || character == "." || character == "," {
                digits.append(character == "," ? "." : character)
                continue
            }
            if character == "t" {
                isTime = true
                continue
            }
            if character == "-" || character == "+" { continue }
            guard let value = Double(digits) else {
                digits = ""
                continue
            }
            digits = ""
            switch character {
            case "y": minutes += value * 525_600
            case "w": minutes += value * 10_080
            case "d": minutes += value * 1_440
            case "h": minutes += value * 60
            case "m": minutes += isTime || value >= 1 ? value : 0
            case "s": minutes += value / 60
            default: return nil
            }
            found = true
        }
        if !digits.isEmpty, let value = Double(digits) {
            minutes += value
            found = true
        }
        return found ? minutes : nil
    }

    /// Numbers followed by a word for minutes, hours or days in many languages.
    private static func words(_ text: String) -> Double? {
        let tokens = DurationTokens.tokens(of: text)
        if tokens.count == 1, case .number(let value) = tokens[0] { return value }
        var minutes = 0.0
        var pending: Double?
        var found = false
        var isRange = false
        // `1:15 h`: the number after the colon is minutes.
        var clock: Double?
        var lastUnit = 0.0
        for token in tokens {
            switch token {
            case .number(let value):
                if clock == 0 {
                    clock = value
                    continue
                }
                // The longer end of a range is how long it may take.
                if isRange, found, pending == nil {
                    pending = value
                    continue
                }
                pending = isRange ? value : (pending ?? 0) + value
                isRange = false
            case .range: isRange = true
            case .unit(let size):
                if let whole = pending {
                    let value = whole + (size == 60 ? (clock ?? 0) / 60 : clock ?? 0)
                    if isRange, lastUnit == size {
                        minutes = max(minutes, value * size)
                    } else {
                        minutes += value * size
                    }
                    found = true
                } else if !found {
                    continue
                }
                lastUnit = size
                pending = nil
                isRange = false
                clock = nil
            case .colon: clock = pending == nil ? nil : 0
            }
        }
        // "1 h 30" leaves the minutes without a word.
        if let value = pending, found, lastUnit == 60, value < 60 { minutes += value }
        return found ? minutes : nil
    }
}
