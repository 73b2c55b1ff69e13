/// Reads an ingredient line: amounts first, in the middle or last; then the food; the rest are
/// remarks. Each token gets a role, so no token is lost.
struct IngredientLineReader {
    let tokens: TokenizedText
    let reader: AmountReader
    var roles: [IngredientLine.Role?]
    var amounts: [IngredientLine.Measured] = []
    /// Tokens before which a number of one goes unsaid, with the amount that it is of.
    var unsaidNumbers: [Int: Int] = [:]

    /// Lines longer than any ingredient are not looked into beyond this many tokens.
    private static let limit = 400

    static func line(_ text: String) -> IngredientLine {
        var reader = IngredientLineReader(text)
        reader.read()
        return reader.result()
    }

    init(_ text: String) {
        tokens = TokenizedText(text)
        reader = AmountReader(tokens: tokens)
        roles = Array(repeating: nil, count: tokens.count)
    }

    var end: Int { min(tokens.count, Self.limit) }

    mutating func read() {
        let start = skipBullets()
        if let place = readLeading(at: start) {
            readFood(from: place)
        } else if let place = readUnitAlone(at: start) {
            readFood(from: place)
        } else if let amount = countedAmount(from: start) {
            take(amount, as: .total)
            markRemarks(from: start, to: amount.start)
            readFood(from: readFollowing(amount))
        } else if let amount = trailingAmount(from: start) {
            take(amount, as: .total)
            let last = readFollowing(amount)
            readFood(from: start, to: beforeTimes(amount.start))
            markRemarks(from: last)
        } else {
            readFood(from: start)
        }
        readAsides()
        moveTrailingUnit()
    }

    mutating func mark(_ places: Range<Int>, as role: IngredientLine.Role) {
        for place in places where roles[place] == nil { roles[place] = role }
    }

    mutating func markRemarks(from start: Int, to end: Int? = nil) {
        let end = end ?? tokens.count
        guard start < end else { return }
        for place in start..<end where roles[place] == nil {
            switch tokens.tokens[place].kind {
            case .space: continue
            case .sign(let sign) where ",;:.()（）[]–—-*/|+=、&~≈±".contains(sign): continue
            case .sign, .word, .digits, .fraction: roles[place] = .remark
            }
        }
    }

    mutating func take(_ found: AmountReader.Found, as meaning: IngredientLine.Meaning) {
        for place in found.number { roles[place] = .number(amounts.count) }
        for place in found.unit ?? 0..<0 { roles[place] = .unit(amounts.count) }
        mark(found.modifiers ?? 0..<0, as: .remark)
        amounts.append(
            IngredientLine.Measured(
                amount: found.amount,
                meaning: meaning,
                style: found.style,
                words: found.form.map { [$0.singular, $0.plural] } ?? [],
                isExchangeable: found.form?.isExchangeable ?? false
            )
        )
    }

    /// Gives the first amount a unit that stands apart from it.
    mutating func setUnit(_ form: UnitTable.Form, at places: Range<Int>) {
        guard let first = amounts.firstIndex(where: { $0.meaning == .total }) else { return }
        for place in places { roles[place] = .unit(first) }
        amounts[first].amount.unit = form.unit
        amounts[first].words = [form.singular, form.plural]
        amounts[first].isExchangeable = form.isExchangeable
    }

    /// `2 garlic cloves` are two cloves; and a unit that has no food is the food: `3 cloves`.
    mutating func moveTrailingUnit() {
        let foods = roles.indices.filter { roles[$0] == .food && tokens.isWord($0) }
        guard let total = amounts.firstIndex(where: { $0.meaning == .total }) else { return }
        if foods.isEmpty, let unit = amounts[total].amount.unit,
            [.pieces, .container].contains(unit.measure)
        {
            for place in roles.indices where roles[place] == .unit(total) { roles[place] = .food }
            amounts[total].amount.unit = nil
            amounts[total].words = []
        } else if amounts[total].amount.unit == nil, foods.count >= 2, let last = foods.last,
            IngredientWords.trailingUnits.contains(tokens.word(last)),
            let form = UnitTable.shared.form(tokens.word(last))
        {
            setUnit(form, at: last..<last + 1)
        }
    }

    func result() -> IngredientLine {
        var parts: [IngredientLine.Part] = []
        for (place, role) in roles.enumerated() {
            if let unsaid = unsaidNumbers[place] {
                parts.append(IngredientLine.Part(role: .number(unsaid), text: ""))
            }
            let text = String(tokens.text(place))
            let role = role ?? .joint
            if let last = parts.last, last.role == role, !last.text.isEmpty {
                parts[parts.count - 1].text += text
            } else {
                parts.append(IngredientLine.Part(role: role, text: text))
            }
        }
        return IngredientLine(text: tokens.text, parts: parts, amounts: amounts)
    }
}
