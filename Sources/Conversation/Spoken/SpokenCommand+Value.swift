import KitchenLanguage
import RecipeModel

extension SpokenCommand {
    /// The command as a value.
    ///
    /// - Parameter title: The recipe's title that the line is known to name.
    ///
    /// What was wished is conditions already; what was said as a word stays what it is: `;`, `>` and
    /// `$` mean nothing here, as they do on typed lines.
    func value(
        as type: any CommandValue.Type,
        foods: any FoodKnowledge,
        title: NamedTitle = NamedTitle()
    ) throws(UsageError) -> Command {
        let takesTerms = type.signature.arguments.contains { $0.kind == .terms }
        var said = takesTerms ? try conditions(foods: foods, anyWord: false) : []
        if takesTerms, said.isEmpty { said = try conditions(foods: foods, anyWord: true) }
        let words = arguments.filter { argument in
            if case .word = argument { true } else { !takesTerms }
        }
        var place = name.count
        return try type.read(
            words.flatMap { argument in
                let start = place + 1
                place = start + argument.text.count
                return argument.words(from: start)
            },
            said: said,
            nameSpan: 0..<name.count,
            reading: .understood,
            // What is asked or noted is taken as it stands in a line.
            in: SourceLine(([name] + words.map(\.text)).joined(separator: " ")),
            foods: foods,
            title: title
        )
    }
}

extension SpokenArgument {
    /// What a command's fields are read from, where its text stands from a character of a line on.
    fileprivate func words(from start: Int) -> [Word] {
        let signs = text.enumerated().map { offset, character in
            let place = start + offset
            return Sign(character: character, span: place..<place + 1, isLiteral: false)
        }
        return signs.split { $0.character == " " }.map { signs in
            let signs = Array(signs)
            return Word(
                signs: signs,
                span: signs[0].span.lowerBound..<signs[signs.count - 1].span.upperBound
            )
        }
    }
}

// MARK: - Conditions

extension SpokenCommand {
    /// What is wished, in its order. Throws what can't be judged, such as `no raw eggs`.
    ///
    /// - Parameter anyWord: Whether words that say nothing are looked for.
    private func conditions(
        foods: any FoodKnowledge,
        anyWord: Bool
    ) throws(UsageError) -> [Condition] {
        // On lists, and where something is left out, a name is one thing.
        let isListed = [PantryCommand.name, ShopCommand.name].contains(name)
        let keepsWhole = isListed || name == DropCommand.name
        var conditions: [Condition] = []
        for argument in arguments {
            switch argument {
            case .word: break
            case .minutes(let minutes): conditions.append(.minutes(minutes))
            case .amount(let words): conditions += words.map { .has(Term($0)) }
            case .unwanted(let said):
                let reader = TermReader(
                    foods: foods,
                    source: SourceLine(""),
                    beginsExcluded: true,
                    looksForAnyWord: anyWord
                )
                conditions += try said.conditions(by: reader, keepsWhole: true)
            case .wanted(let choices):
                let isChoice = choices.count > 1
                let reader = TermReader(
                    foods: foods,
                    source: SourceLine(""),
                    keepsAmounts: isListed,
                    looksForAnyWord: anyWord || isChoice
                )
                for (place, choice) in choices.enumerated() {
                    var read = try choice.conditions(by: reader, keepsWhole: keepsWhole || isChoice)
                    // `leek or potato soup` is a soup, of either.
                    if place > 0, case .any(let before)? = conditions.last,
                        case .any(let terms)? = read.first
                    {
                        conditions[conditions.count - 1] = .any(before + terms)
                        read.removeFirst()
                    }
                    conditions += read
                }
            }
        }
        return conditions
    }
}

extension SpokenName {
    /// The name as conditions: several where its words name several things.
    fileprivate func conditions(
        by reader: TermReader,
        keepsWhole: Bool
    ) throws(UsageError) -> [Condition] {
        let (foods, isLeftOut) = (reader.foods, reader.beginsExcluded)
        if hasField {
            let term = Term(text, in: field)
            return [isLeftOut ? .none(term) : .has(term)]
        }
        let all = text.split(separator: " ").map(String.init)
        // `meat fridays`: the day says nothing of the food.
        // `without overripe bananas`: how a food shall not be is never dropped.
        let telling = all.filter { word in
            isLeftOut && WishWordTable.isState(word)
                || !foods.isDropped(word)
                    && !foods.isDropped(word.hasSuffix("s") ? String(word.dropLast()) : word)
        }
        let words = !keepsWhole || isWhole || telling.isEmpty ? all : telling
        let isKnownName = foods.lengthOfName(at: 0, in: words) == words.count
        // `leeks potatoes` are two foods.
        let isOneName =
            isWhole
            || keepsWhole && words.count > 1 && !isKnownName
                && (isLeftOut
                    || words.indices.contains { foods.lengthOfName(at: $0, in: words) == 0 })
        let texts = isOneName ? [words.joined(separator: " ")] : words
        return try reader.conditions(
            in: texts.map { text in
                let signs = text.map { Sign(character: $0, span: 0..<0, isLiteral: isOneName) }
                return Word(signs: signs, span: 0..<0, isQuoted: isOneName)
            }
        ).map(\.content)
    }
}
