import KitchenLanguage
package import MealPlan
package import RecipeModel

/// `household [add|remove|people|away|clear] …`: who eats here, and what they don't eat.
package struct HouseholdCommand: CommandValue {
    package enum Action: String, Hashable, Sendable, CaseIterable {
        case add
        case remove
        case people
        case away
        case clear
    }

    package static let name = "household"
    package static let syntax = CommandSyntax<HouseholdCommand>(
        .choice(\.action, also: ["set": .add, "size": .people, "without": .away]),
        .household
    )

    /// Nil shows the household.
    package var action: Action?
    /// Who; nil for everybody.
    package var person: String?
    /// Diets that must hold, and what isn't eaten.
    package var conditions: [Condition] = []
    /// How many eat here.
    package var count: Int?
    /// The day on which somebody isn't here.
    package var day: DayPhrase?

    package init() {}
}

extension CommandArgument where Value == HouseholdCommand {
    /// What follows the action, which decides what it is.
    fileprivate static var household: CommandArgument {
        CommandArgument(
            shape: ArgumentShape(.words, "NAME|TERM…", isRequired: false),
            read: { reader, value throws(UsageError) in
                let words = reader.takeAll()
                if value.action == nil, !words.isEmpty { value.action = .add }
                switch value.action {
                case nil, .clear:
                    reader.words = words[...]
                case .people:
                    guard let word = words.first else { throw reader.missing("N") }
                    guard let count = WholeNumber.read(word.text), (1...100).contains(count) else {
                        throw reader.mistake(
                            .option(.notANumber(option: nil, word: word.text, range: 1...100)),
                            at: word.span
                        )
                    }
                    value.count = count
                    reader.places.add(\HouseholdCommand.count, at: word.span)
                    reader.words = words.dropFirst()
                case .away:
                    guard let name = words.first else { throw reader.missing("NAME DAY") }
                    let rest = Array(words.dropFirst())
                    value.person = name.text
                    reader.places.add(\HouseholdCommand.person, at: name.span)
                    guard !rest.isEmpty else { throw reader.missing("NAME DAY") }
                    guard let day = DayPhrase(rest.map(\.text)) else {
                        throw reader.notADay(rest)
                    }
                    value.day = day
                    if let span = rest.span { reader.places.add(\HouseholdCommand.day, at: span) }
                case .add, .remove:
                    guard !words.isEmpty else { throw reader.missing("NAME|TERM…") }
                    try reader.readDemands(words, into: &value)
                }
            },
            write: { value, writer in
                var words = value.person.map { [QuotedText.word($0)] } ?? []
                if value.person == nil, !value.conditions.isEmpty { words.append("everybody") }
                if !value.conditions.isEmpty {
                    words.append(TermWriter(foods: writer.foods).text(of: value.conditions))
                }
                words += value.count.map { ["\($0)"] } ?? []
                words += value.day.map { [$0.text] } ?? []
                return words
            }
        )
    }
}

extension ArgumentReader {
    /// Reads `[NAME] [DIET…] [avoids TERM…]`.
    fileprivate mutating func readDemands(
        _ words: [Word],
        into value: inout HouseholdCommand
    ) throws(UsageError) {
        var words = words[...]
        // `household add "Mia can't eat nuts"`: a sentence that the system's shell wanted in quotes.
        if words.count == 1, let only = words.first, only.text.contains(" ") {
            words = only.parts[...]
        }
        if let first = words.first, first.text.count > 1, first.text.hasSuffix(":") {
            words[words.startIndex].signs.removeLast()
        }
        if let first = words.first {
            if Self.everybody.contains(first.lowercased) {
                words.removeFirst()
            } else if words.count == 1, isFood(first) {
                throw mistake(.kitchen(.notADiet(word: first.text)), at: first.span)
            } else if !isDemand(first, of: words) {
                value.person = first.text
                places.add(\HouseholdCommand.person, at: first.span)
                words.removeFirst()
            }
        }
        // What is taken away need not be said to be avoided.
        var isAvoided = value.action == .remove
        var foods: [Word] = []
        func isSign(_ word: Word) -> Bool { word.isBare && word.text.first == "-" }
        while let word = words.first {
            let text = word.lowercased.replacingOccurrencesOfCurlyQuotes
            if word.isBare, Self.avoiding.contains(text) {
                isAvoided = true
                words.removeFirst()
            } else if word.isBare, Self.linking.contains(text) {
                if text == "is" || text == "eats" { isAvoided = false }
                words.removeFirst()
            } else if isSign(word) {
                foods.append(word.dropping(1))
                words.removeFirst()
                // `-goat cheese` is one food, up to the next sign.
                isAvoided = true
            } else if let (diet, count) = diet(in: words), !isAvoided || count == words.count {
                value.conditions.append(.has(Term(diet)))
                places.add(\HouseholdCommand.conditions, at: word.span)
                words = words.dropFirst(count)
            } else if isAvoided {
                foods += word.choices
                words.removeFirst()
            } else {
                throw mistake(.kitchen(.notADiet(word: word.text)), at: word.span)
            }
        }
        guard !foods.isEmpty else { return }
        let terms = TermReader(foods: self.foods, source: source, beginsExcluded: true)
        for condition in try terms.conditions(in: foods) {
            value.conditions.append(condition.content)
            places.add(\HouseholdCommand.conditions, at: condition.span)
        }
    }

    /// Whether a word begins what is demanded, and is nobody's name.
    private func isDemand(_ word: Word, of words: ArraySlice<Word>) -> Bool {
        let text = word.lowercased.replacingOccurrencesOfCurlyQuotes
        return word.text.first == "-" || Self.avoiding.contains(text)
            || Self.linking.contains(text) || diet(in: words) != nil
    }

    /// Whether a word is a food as it is written, and so no name: `nuts`, but `Basil` may be somebody.
    private func isFood(_ word: Word) -> Bool {
        word.text.first?.isLowercase == true
            && Vocabulary.shared.senses(of: word.text).contains(.food)
    }

    /// The diet that words begin with, and how many they are; the shortest name counts.
    private func diet(in words: ArraySlice<Word>) -> (String, Int)? {
        for count in 1...3 where count <= words.count {
            let text = words.prefix(count).map {
                $0.lowercased.filter { $0 != "," }
            }.joined(separator: " ")
            if Vocabulary.shared.senses(of: text).contains(.diet) { return (text, count) }
        }
        return nil
    }

    private static let everybody: Set<String> = [
        "everybody", "everyone", "we", "us", "all", "nobody",
    ]
    private static let avoiding: Set<String> = [
        "avoid", "avoids", "avoiding", "without", "no", "not", "hates", "hate", "dislikes",
        "dislike", "allergic", "intolerant", "can't", "cannot", "doesn't", "don't", "never",
    ]
    private static let linking: Set<String> = [
        "is", "are", "eats", "eat", "to", "a", "an", "and", "but", "diet", "on", "have", "has",
        "like", "likes", "any", "also", "for",
    ]
}

extension String {
    fileprivate var replacingOccurrencesOfCurlyQuotes: String {
        String(map { $0 == "’" ? "'" : $0 })
    }
}
