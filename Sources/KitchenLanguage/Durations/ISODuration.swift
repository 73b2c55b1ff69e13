/// Durations of ISO 8601, also in the wrong forms that sites send: spaces, no `T`, fractions, `PT-30M`.
enum ISODuration {
    /// The seconds; nil for what is not of the form.
    ///
    /// Seconds beside minutes or hours that are a minute or more are those of the whole once again,
    /// or a mistake, and aren't added: `PT1H30M5400S`.
    static func seconds(in text: String) -> Double? {
        let compact = text.lowercased().filter { !$0.isWhitespace }
        guard compact.first == "p", let second = compact.dropFirst().first,
            second == "t" || second.isNumber || "-+.,".contains(second)
        else { return nil }
        var sum = 0.0
        var extra = 0.0
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
            case "y": sum += value * 365 * 86_400
            case "w": sum += value * 7 * 86_400
            case "d": sum += value * 86_400
            case "h": sum += value * 3_600
            case "m": sum += isTime || value >= 1 ? value * 60 : 0
            case "s": extra += value
            default: return nil
            }
            found = true
        }
        if !digits.isEmpty, let value = Double(digits) {
            sum += value * 60
            found = true
        }
        guard found else { return nil }
        return sum == 0 || extra < 60 ? sum + extra : sum
    }
}
