/// Reads an amount, number and unit, from a text's tokens.
package struct AmountReader {
    /// An amount and where its parts stand, as places of tokens.
    package struct Found {
        package var amount: Amount
        var style: NumberStyle?
        package var number: Range<Int>
        /// Where the unit stands; nil where there is none.
        package var unit: Range<Int>?
        /// The unit's form, with the words for one and for several.
        var form: UnitTable.Form?
        /// Words such as `heaped` between number and unit.
        var modifiers: Range<Int>?
        package var isWords = false

        package var start: Int { min(number.lowerBound, unit?.lowerBound ?? number.lowerBound) }
        package var end: Int { max(number.upperBound, unit?.upperBound ?? 0) }
    }

    let tokens: TokenizedText

    /// Reads the amounts of a text.
    package init(tokens: TokenizedText) { self.tokens = tokens }

    /// The amount that begins at a token: a number with or without a unit, or a unit that is
    /// written before its number (`小さじ1`, `gas mark 4`).
    package func amount(at place: Int) -> Found? {
        if tokens.isWord(place), let found = unitFirst(at: place) { return found }
        guard let number = NumberReader(tokens: tokens).quantity(at: place),
            !tokens.isSign(tokens.afterSpace(number.end), "%％‰")
        else { return nil }
        var found = Found(
            amount: Amount(number.quantity),
            style: number.style,
            number: place..<number.end,
            isWords: number.isWords
        )
        takeUnit(for: &found, number)
        if let decimal = number.decimalReading, let unit = found.amount.unit,
            unit.size >= 100 || unit.isSpoon
        {
            // Nobody weighs 1,250 kilograms: `1.250 kg` is a decimal.
            found.amount.quantity = Quantity(decimal)
            found.style = tokens.isSign(place + 1, ",") ? .decimalComma : .decimalPoint
        }
        return found
    }

    // MARK: Units

    private func takeUnit(for found: inout Found, _ number: NumberReader.Found) {
        var place = tokens.afterSpace(number.end)
        let isJoined = place == number.end
        // `14-ounce`, `2-inch`
        if tokens.isSign(place, "-‐‑–") {
            let next = tokens.afterSpace(place + 1)
            let isAlone = tokens.isSpace(place + 1) && unit(at: next, for: number.quantity) == nil
            if isJoined || tokens.isSpace(place + 1), tokens.isWord(next), !isAlone { place = next }
        }
        if let (form, end) = mark(at: place, for: number.quantity) {
            found.amount.unit = form.unit
            (found.form, found.unit) = (form, place..<end)
            return
        }
        let modifiers = skipModifiers(at: place)
        guard let (form, end) = unit(at: modifiers, for: number.quantity) else { return }
        found.amount.unit = form.unit
        (found.form, found.unit) = (form, modifiers..<end)
        if modifiers > place { found.modifiers = place..<modifiers }
    }

    /// The unit whose form begins at a token, the longest where several do.
    func unit(at place: Int, for quantity: Quantity) -> (UnitTable.Form, Int)? {
        guard tokens.isWord(place) else { return nil }
        if let special = special(at: place, for: quantity) { return special }
        let first = tokens.word(place)
        let limit = UnitTable.shared.longestForm(beginningWith: first)
        guard limit > 0 else { return nil }
        var best: (UnitTable.Form, Int)?
        var key = ""
        var next = place
        var parentheses = 0
        for _ in 0..<limit {
            guard tokens.isWord(next) else { break }
            key += key.isEmpty ? first : " " + tokens.word(next)
            next += 1
            if let form = UnitTable.shared.form(key) {
                var end = next
                if parentheses > 0, tokens.isSign(end, ")") { end += 1 }
                best = (form, end)
            }
            while next < tokens.count, tokens.isSpace(next) || tokens.isSign(next, ".-()") {
                if tokens.isSign(next, "(") { parentheses += 1 }
                next += 1
            }
        }
        guard let (form, end) = best else { return nil }
        // `part-skim` and `can't` begin with a unit and are something else.
        if tokens.isSign(end, "-'’"), tokens.isWord(end + 1) { return nil }
        guard isPlausible(form, at: place, end) else { return nil }
        return (form, end)
    }

    /// `in` is an inch only before a full stop or after a hyphen.
    private func isPlausible(_ form: UnitTable.Form, at place: Int, _ end: Int) -> Bool {
        guard tokens.word(place) == "in", end == place + 1 else { return true }
        return tokens.isSign(end, ".") || tokens.isSign(place - 1, "-‐‑–")
            || tokens.kind(place - 1) != .space
    }

    /// Letters that mean different units in upper and lower case, or by the size of the number.
    private func special(at place: Int, for quantity: Quantity) -> (UnitTable.Form, Int)? {
        let name: String
        let range = tokens.tokens[place].range
        let length = tokens.text.utf8.distance(from: range.lowerBound, to: range.upperBound)
        guard length <= 3 || length == 7 else { return nil }
        switch tokens.text(place) {
        case "T": name = "tablespoon"
        case "ČL": name = "teaspoon"
        case "C" where quantity.lower >= Fraction(40), "c" where quantity.lower >= Fraction(90):
            name = "celsius"
        case "F" where quantity.lower >= Fraction(90), "f" where quantity.lower >= Fraction(150):
            name = "fahrenheit"
        case "degrees" where quantity.lower >= Fraction(300) && !tokens.isWord(place + 2):
            name = "fahrenheit"
        default: return nil
        }
        guard let unit = CookingUnit.named(name) else { return nil }
        let word = String(tokens.text(place))
        return (UnitTable.Form(unit: unit, singular: word, plural: word), place + 1)
    }

    /// `"`, `″` and `''` after a number are inches.
    private func mark(at place: Int, for quantity: Quantity) -> (UnitTable.Form, Int)? {
        guard tokens.isSign(place, "\"″”"), tokens.kind(place - 1) != .space,
            let unit = CookingUnit.named("inch")
        else { return nil }
        let word = String(tokens.text(place))
        return (UnitTable.Form(unit: unit, singular: word, plural: word), place + 1)
    }

    /// `heaped tablespoon`, `(heaping) cup`, `level tsp`: the words before a unit.
    private func skipModifiers(at place: Int) -> Int {
        var next = place
        for _ in 0..<3 {
            let isOpen = tokens.isSign(next, "(")
            let word = isOpen ? next + 1 : next
            guard IngredientWords.modifiers.contains(tokens.word(word)) else { break }
            next = word + 1
            if tokens.isSign(next, ".,") { next += 1 }
            if isOpen, tokens.isSign(next, ")") { next += 1 }
            next = tokens.afterSpace(next)
        }
        guard next > place else { return place }
        // Modifiers without a unit after them belong to the food.
        guard tokens.isWord(next), unit(at: next, for: Quantity(.one)) != nil else { return place }
        return next
    }

    private func unitFirst(at place: Int) -> Found? {
        guard let (form, end) = unit(at: place, for: Quantity(.one)),
            form.unit.name == "gas mark" || tokens.isUnspaced(place)
        else { return nil }
        let start = tokens.afterSpace(end)
        guard let number = NumberReader(tokens: tokens).quantity(at: start), !number.isWords else {
            return nil
        }
        return Found(
            amount: Amount(number.quantity, form.unit),
            style: number.style,
            number: start..<number.end,
            unit: place..<end,
            form: form
        )
    }
}
