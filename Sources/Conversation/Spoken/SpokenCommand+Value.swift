import KitchenLanguage
import RecipeModel

extension SpokenCommand {
    /// The command as a value.
    ///
    /// What was said stays what it is: `;`, `>` and `$` mean nothing here, as they do on typed lines.
    func value(
        as type: any CommandValue.Type,
        foods: any FoodKnowledge
    ) throws(Mistake) -> Command {
        let line = SourceLine(([name] + terms(foods: foods)).joined(separator: " "))
        return try type.read(
            Self.words(in: line.text, from: name.count),
            nameSpan: 0..<name.count,
            reading: .understood,
            in: line,
            foods: foods
        )
    }

    /// The words of a text from a character on; what stands in quotes is part of one word.
    private static func words(in text: String, from start: Int) -> [Word] {
        let characters = Array(text)
        var words: [Word] = []
        var word: Word?
        var isLiteral = false
        for (place, character) in characters.enumerated().dropFirst(start) {
            let span = place..<place + 1
            if character == "\"", isLiteral || characters[(place + 1)...].contains("\"") {
                isLiteral.toggle()
                word = word ?? Word(signs: [], span: span, isQuoted: true)
            } else if character == " ", !isLiteral {
                if let word { words.append(word) }
                word = nil
                continue
            } else {
                word = word ?? Word(signs: [], span: span)
                word?.signs.append(Sign(character: character, span: span, isLiteral: isLiteral))
            }
            let start = word?.span.lowerBound ?? place
            word?.span = start..<place + 1
        }
        if let word { words.append(word) }
        return words
    }

    /// The arguments, terms so that each is read as the same one again: a name of several words that
    /// nobody knows is quoted where its words apart would mean something else.
    private func terms(foods: any FoodKnowledge) -> [String] {
        // Days follow there, and no foods.
        if name == "shop", arguments.dropFirst().first == "plan" { return arguments }
        let keepsWhole = ["drop", "without", "pantry", "shop"].contains(name)
        let takesTerms = keepsWhole || ["search", "cook", "and", "favs"].contains(name)
        // What is asked or noted stays as it was said.
        guard takesTerms else { return arguments }
        let texts = arguments.map { argument -> String in
            if argument.hasPrefix("-"), !argument.hasPrefix("--") {
                return "-" + whole(String(argument.dropFirst()), isLeftOut: true, foods: foods)
            }
            if argument.contains(" or ") {
                return argument.split(separator: " ").split(separator: "or")
                    .map { whole($0.joined(separator: " "), foods: foods) }
                    .joined(separator: " or ")
            }
            return keepsWhole
                ? whole(argument, isLeftOut: name == "without", foods: foods) : argument
        }
        return apart(texts, foods: foods)
    }

    /// Terms of which no two read as one name where they stand one after the other: `garlic, butter`
    /// are not garlic butter.
    private func apart(_ texts: [String], foods: any FoodKnowledge) -> [String] {
        var apart: [String] = []
        for text in texts {
            let words = text.split(separator: " ").map(String.init)
            let before = apart.last?.split(separator: " ").map(String.init) ?? []
            let isOneName = before.indices.contains { start in
                foods.lengthOfName(at: start, in: before + words) > before.count - start
            }
            guard isOneName, let first = words.first, !first.hasPrefix("-") else {
                apart.append(text)
                continue
            }
            let count = max(1, foods.lengthOfName(at: 0, in: words))
            let name = "\"\(words.prefix(count).joined(separator: " "))\""
            apart.append(([name] + words.dropFirst(count)).joined(separator: " "))
        }
        return apart
    }

    private func whole(
        _ text: String,
        isLeftOut: Bool = false,
        foods: any FoodKnowledge
    ) -> String {
        let all = text.split(separator: " ").map(String.init)
        // `meat fridays`: the day says nothing of the food.
        // `without overripe bananas`: how a food shall not be is never dropped.
        let telling = all.filter { word in
            isLeftOut && WishWordTable.isState(word)
                || !foods.isDropped(word)
                    && !foods.isDropped(word.hasSuffix("s") ? String(word.dropLast()) : word)
        }
        let words = telling.isEmpty || text.hasPrefix("\"") ? all : telling
        let text = words.joined(separator: " ")
        guard words.count > 1, !text.hasPrefix("\""),
            foods.lengthOfName(at: 0, in: words) != words.count,
            // `leeks potatoes` are two foods.
            isLeftOut
                || words.indices.contains(where: { foods.lengthOfName(at: $0, in: words) == 0 })
        else { return text }
        return "\"\(text)\""
    }
}
