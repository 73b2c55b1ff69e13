extension IngredientLine {
    /// The line with its amounts changed, every other word as it was.
    ///
    /// An amount that the line gives in the wanted units already (`1 cup (240 ml) milk`) is not
    /// given a second time.
    package func text(_ change: AmountChange) -> String {
        guard !change.isNone else { return text }
        let density = FoodDensity(of: food)
        let isHalved = ["egg", "yolk", "white"].contains(FoodWords(food).words.last)
        let changed = amounts.map { measured in
            var own = change
            if let system = change.system, isGiven(in: system, measured.meaning) {
                own.system = nil
            }
            return own.applied(
                to: measured.amount,
                grows: measured.grows,
                density: density,
                isExchangeable: measured.isExchangeable,
                isHalved: isHalved
            )
        }
        guard changed.contains(where: { $0 != nil }) else { return text }
        return rewritten(with: changed)
    }

    /// Whether what an amount says is said in a system's units, too, or in spoons, which need no
    /// other.
    private func isGiven(in system: UnitSystem, _ meaning: Meaning) -> Bool {
        let isTotal = meaning == .total || meaning == .alternative
        let others = amounts.filter {
            isTotal ? $0.meaning == .total || $0.meaning == .alternative : $0.meaning == meaning
        }
        guard others.count > 1, isTotal || meaning == .each else { return false }
        return others.contains { other in
            guard let unit = other.amount.unit else { return false }
            return unit.system.rawValue == system.rawValue || unit.isSpoon
        }
    }

    private func rewritten(with changed: [Amount?]) -> String {
        var result = ""
        var isUnitWritten = false
        for (place, part) in parts.enumerated() {
            switch part.role {
            case .number(let amount):
                guard let new = changed[amount] else { break }
                result += new.quantity.text(in: amounts[amount].style(as: new))
                if part.text.isEmpty { result += " " }
                // `1 scant cup` becomes `200 g scant`.
                isUnitWritten = isModified(amount) && new.unit != amounts[amount].amount.unit
                if isUnitWritten, let unit = new.unit {
                    result += " " + unit.word(for: new.quantity)
                }
                continue
            case .unit(let amount):
                guard let new = changed[amount] else { break }
                if isUnitWritten {
                    isUnitWritten = false
                    if result.last == " " { result.removeLast() }
                } else if let unit = new.unit, unit.measure == .length, unit.system == .us,
                    unit != amounts[amount].amount.unit,
                    IngredientWords.beginsWithNoun(parts[(place + 1)...].map(\.text).joined())
                {
                    while result.last == " " { result.removeLast() }
                    result += "-" + unit.singular
                } else {
                    let isGlued =
                        new.unit != amounts[amount].amount.unit && new.unit?.system != .metric
                    if isGlued, result.last?.isNumber == true { result += " " }
                    result += word(for: new, insteadOf: part.text, amounts[amount])
                }
                continue
            case .joint where isBetween(place, changed):
                // `14-ounce` and `8oz` become `400 g`.
                result += " "
                continue
            case .food where place == foodPlace:
                result += noun(part.text, changed)
                continue
            case .size, .food, .remark, .joint: break
            }
            result += part.text
        }
        return result
    }

    /// Whether words stand between an amount's number and its unit.
    private func isModified(_ amount: Int) -> Bool {
        guard let number = parts.firstIndex(where: { $0.role == .number(amount) }),
            let unit = parts.firstIndex(where: { $0.role == .unit(amount) }), number < unit
        else { return false }
        return parts[number..<unit].contains { $0.role == .remark }
    }

    /// Whether a part stands between a number and its unit, and the unit changes.
    private func isBetween(_ place: Int, _ changed: [Amount?]) -> Bool {
        guard place > 0, place + 1 < parts.count, case .number(let amount) = parts[place - 1].role,
            parts[place + 1].role == .unit(amount), let new = changed[amount]
        else { return false }
        return new.unit != amounts[amount].amount.unit
    }

    /// The unit in the line's own word where it stays the same unit.
    private func word(for new: Amount, insteadOf old: String, _ measured: Measured) -> String {
        guard let unit = new.unit else { return old }
        guard unit == measured.amount.unit else {
            return measured.meaning == .each ? unit.singular : unit.word(for: new.quantity)
        }
        guard measured.words.count == 2, let singular = measured.words.first,
            let plural = measured.words.last
        else { return old }
        let isOne = new.quantity.upper <= .one
        let wasOne = measured.amount.quantity.upper <= .one
        guard isOne != wasOne else { return old }
        let word = isOne ? singular : plural
        let isCapital = old.first?.isUppercase == true
        return isCapital && word.first?.isLowercase == true
            ? word.prefix(1).uppercased() + word.dropFirst() : word
    }

    /// Where the last part of the food stands.
    private var foodPlace: Int? { parts.lastIndex { $0.role == .food } }

    /// The food in the plural or singular that a changed count needs: `1 egg`, `2 eggs`.
    private func noun(_ text: String, _ changed: [Amount?]) -> String {
        guard let total = amounts.firstIndex(where: { $0.meaning == .total }),
            amounts[total].amount.unit == nil, let new = changed[total]
        else { return text }
        let wasOne = amounts[total].amount.quantity.upper <= .one
        let isOne = new.quantity.upper <= .one
        guard wasOne != isOne else { return text }
        return isOne ? EnglishNoun.singular(of: text) : EnglishNoun.plural(of: text)
    }
}

extension IngredientLine.Measured {
    /// How a number in its place is written: metric ones with the line's own decimal mark, all
    /// others as fractions.
    package func style(as new: Amount) -> NumberStyle {
        new.naturalStyle == .decimalPoint && style == .decimalComma
            ? .decimalComma : new.naturalStyle
    }

    /// Whether it grows with the number of eaters.
    var grows: Bool {
        switch meaning {
        case .total, .alternative, .addition, .share: true
        case .each, .aside: false
        }
    }
}
