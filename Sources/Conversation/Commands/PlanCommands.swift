package import MealPlan
package import RecipeModel

/// `plan [WHEN]`, `plan add REF DAY`, `plan DAY for N`, …: the calendar of meals.
package struct PlanCommand: CommandValue {
    package enum Action: String, Hashable, Sendable, CaseIterable {
        case add
        case fill
        case swap
        case move
        case remove
        case clear
    }

    package static let name = "plan"
    package static let syntax = CommandSyntax<PlanCommand>(
        .choice(\.action, also: words),
        .planned,
        options: [
            .word("--note", \.note, .word(placeholder: "TEXT"), summary: "your own words on it")
        ]
    )

    /// What cooks say for an action: `plan put 3 friday`.
    private static let words: [String: Action] = [
        "put": .add, "delete": .remove, "drop": .remove, "shift": .move, "change": .swap,
        "replace": .swap,
    ]

    /// Nil shows the plan.
    package var action: Action?
    /// The recipes that are planned.
    package var references: [Reference] = []
    /// The days, with their meals: of `move` from where, then to where.
    package var meals: [MealPhrase] = []
    /// How many dinners are wanted; nil for one on each day.
    package var count: Int?
    /// What must hold of the dishes that fill it.
    package var conditions: [Condition] = []
    /// The days that are shown, filled or cleared; nil for as many as are usual.
    package var days: SpanPhrase?
    /// How many the recipes shall serve; nil for as many as they are scaled to. Without an action what
    /// is planned for the day shall.
    package var servings: Int?
    package var note: String?

    package init() {}
}

extension CommandArgument where Value == PlanCommand {
    /// What follows the action, which decides what it is.
    fileprivate static var planned: CommandArgument {
        CommandArgument(
            shape: ArgumentShape(.references, "REF DAY", notation: "[REF] [DAY]"),
            read: { reader, value throws(UsageError) in
                let words = reader.takeAll()
                switch value.action {
                case nil where reader.readServings(words, into: &value): return
                case nil, .clear:
                    guard !words.isEmpty else { return }
                    guard let span = SpanPhrase(words.map(\.text)) else {
                        throw reader.notADay(words)
                    }
                    value.days = span
                    reader.add(words, to: \PlanCommand.days)
                case .add: try reader.readPlanned(words, into: &value)
                case .fill: try reader.readFilling(words, into: &value)
                case .swap:
                    guard !words.isEmpty else { throw reader.missing("DAY") }
                    guard let meal = MealPhrase(words.map(\.text)) else {
                        throw reader.notADay(words)
                    }
                    value.meals = [meal]
                    reader.add(words, to: \PlanCommand.meals)
                case .move:
                    guard !words.isEmpty else { throw reader.missing("DAY DAY") }
                    guard let pair = MealPhrase.pair(in: words) else {
                        throw MealPhrase(words.map(\.text)) == nil
                            ? reader.notADay(words) : reader.missing("DAY DAY")
                    }
                    value.meals = [pair.from, pair.to]
                    reader.add(words, to: \PlanCommand.meals)
                case .remove:
                    guard !words.isEmpty else { throw reader.missing("DAY") }
                    let texts = words.map(\.text)
                    if let meal = MealPhrase(texts) {
                        value.meals = [meal]
                        reader.add(words, to: \PlanCommand.meals)
                    } else if let span = SpanPhrase(texts) {
                        value.days = span
                        reader.add(words, to: \PlanCommand.days)
                    } else {
                        throw reader.notADay(words)
                    }
                }
            },
            write: { value, writer in
                if value.action == .fill {
                    let terms =
                        value.conditions.isEmpty
                        ? [] : [TermWriter(foods: writer.foods).text(of: value.conditions)]
                    return (value.count.map { [String($0)] } ?? []) + terms
                        + (value.days.map { ["for", $0.text] } ?? [])
                }
                var words =
                    value.references.isEmpty
                    ? [] : [value.references.map(\.text).joined(separator: ",")]
                // `to` keeps the meal of the first day from being taken for the second one's.
                words += [value.meals.map(\.text).joined(separator: " to ")].filter { !$0.isEmpty }
                words += value.days.map { [$0.text] } ?? []
                words += value.servings.map { ["for", "\($0)"] } ?? []
                return words
            }
        )
    }
}

extension ArgumentReader {
    /// Reads `DAY [MEAL] for N`, and tells whether the words are that.
    fileprivate mutating func readServings(_ words: [Word], into value: inout PlanCommand) -> Bool {
        guard let (meal, ending) = Self.meal(in: words), let ending else { return false }
        value.meals = [meal]
        add(words, to: \PlanCommand.meals)
        value.servings = ending.servings
        places.add(\PlanCommand.servings, at: ending.span)
        return true
    }

    /// Reads `REF DAY [MEAL] [for N]`.
    fileprivate mutating func readPlanned(
        _ words: [Word],
        into value: inout PlanCommand
    ) throws(UsageError) {
        guard !words.isEmpty else { throw missing("REF DAY") }
        let references = references
        // As many words as name recipes, unless those after them are no day then: `3 4 dec`.
        let counts = (1...words.count).reversed().filter {
            references.isReference(Array(words.prefix($0)))
        }
        guard let most = counts.first else {
            _ = try references.references(in: Array(words.prefix(1)))
            return
        }
        for count in counts {
            let rest = Array(words.dropFirst(count))
            guard let (meal, servings) = Self.meal(in: rest) else { continue }
            let read = try references.references(in: Array(words.prefix(count)))
            value.references = read.map(\.content)
            for reference in read {
                places.add(\PlanCommand.references, at: reference.span)
            }
            value.meals = [meal]
            add(rest, to: \PlanCommand.meals)
            if let servings {
                value.servings = servings.servings
                places.add(\PlanCommand.servings, at: servings.span)
            }
            return
        }
        let rest = Array(words.dropFirst(references.leadingCount(in: words) ?? most))
        if rest.isEmpty || ServingsEnding(of: rest[...])?.rest.isEmpty == true {
            throw missing("REF DAY")
        }
        throw notADay(rest)
    }

    /// Reads `[N] [TERM…] [for WHEN]`.
    fileprivate mutating func readFilling(
        _ words: [Word],
        into value: inout PlanCommand
    ) throws(UsageError) {
        var words = words
        if let first = words.first, let count = WholeNumber.read(first.text),
            (1...SpanPhrase.most).contains(count), SpanPhrase(words.map(\.text)) == nil
        {
            value.count = count
            places.add(\PlanCommand.count, at: first.span)
            words.removeFirst()
        }
        // The longest end of the line that is days: `quick for next week`.
        let start = words.indices.first { place in
            let texts = words[place...].map(\.text)
            return SpanPhrase(texts) != nil
        }
        if let start {
            let texts = words[start...].map(\.text)
            value.days = SpanPhrase(texts)
            add(Array(words[start...]), to: \PlanCommand.days)
            words.removeSubrange(start...)
        }
        guard !words.isEmpty else { return }
        let terms = TermReader(foods: foods, source: source)
        let conditions = try terms.conditions(in: words)
        value.conditions = conditions.map(\.content)
        for condition in conditions { places.add(\PlanCommand.conditions, at: condition.span) }
    }

    /// A day with its meal, and how many eat, in whatever order; nil where words are something else.
    private static func meal(in words: [Word]) -> (MealPhrase, ServingsEnding?)? {
        if let meal = MealPhrase(words.map(\.text)) { return (meal, nil) }
        for end in words.indices.reversed() {
            guard let servings = ServingsEnding(of: words[...end]) else { continue }
            let others = Array(servings.rest) + words[(end + 1)...]
            if let meal = MealPhrase(others.map(\.text)) { return (meal, servings) }
        }
        return nil
    }

    fileprivate mutating func add(_ words: [Word], to field: AnyCommandField) {
        if let span = words.span { places.add(field, at: span) }
    }

    /// The mistake that words are no day.
    func notADay(_ words: [Word]) -> UsageError {
        mistake(
            .kitchen(.notADay(word: words.map(\.text).joined(separator: " "))),
            at: words.span ?? nameSpan
        )
    }
}

extension MealPhrase {
    /// The two days in words: `friday to saturday`, `fri sat`.
    fileprivate static func pair(in words: [Word]) -> (from: MealPhrase, to: MealPhrase)? {
        let texts = words.map(\.text)
        let links: Set<String> = ["to", "onto", "on", "and", "with", "→", "->"]
        // A word between them parts them best.
        let places = texts.indices.dropFirst().filter { links.contains(texts[$0].lowercased()) }
        for place in places where place + 1 < texts.count {
            if let from = MealPhrase(Array(texts[..<place])),
                let to = MealPhrase(Array(texts[(place + 1)...]))
            {
                return (from, to)
            }
        }
        for place in texts.indices.dropFirst() {
            if let from = MealPhrase(Array(texts[..<place])),
                let to = MealPhrase(Array(texts[place...]))
            {
                return (from, to)
            }
        }
        return nil
    }
}

/// `cooked [REF|DAY] [DAY]`: writes into the log what was cooked.
package struct CookedCommand: CommandValue {
    package static let name = "cooked"
    package static let syntax = CommandSyntax<CookedCommand>(
        .dish(\.references, on: \.day),
        options: [
            .flag("--use-up", \.usesUp, summary: "take what it needed out of the pantry")
        ]
    )

    /// The recipe; where none is named, what is planned for the day, else `it`.
    package var references: [Reference] = []
    /// The day; nil for today.
    package var day: MealPhrase?
    /// Whether what it needed is taken out of the pantry.
    package var usesUp = false

    package init() {}
}

/// `rate REF 1-5`: the cook's own stars.
package struct RateCommand: CommandValue {
    package static let name = "rate"
    package static let syntax = CommandSyntax<RateCommand>(
        .reference(\.reference, isRequired: false),
        .number(\.stars, in: 0...5, "0-5")
    )

    package var reference: Reference?
    /// 0 takes them away.
    package var stars: Int?

    package init() {}
}

extension CommandArgument {
    /// Recipes, a day, or both, in this order.
    fileprivate static func dish(
        _ references: CommandField<Value, [Reference]>,
        on day: CommandField<Value, MealPhrase?>
    ) -> CommandArgument {
        CommandArgument(
            shape: ArgumentShape(.references, "REF DAY", notation: "[REF] [DAY]"),
            read: { reader, value throws(UsageError) in
                let words = reader.takeAll()
                guard !words.isEmpty else { return }
                if let meal = MealPhrase(words.map(\.text)) {
                    value[keyPath: day] = meal
                    if let span = words.span { reader.places.add(day, at: span) }
                    return
                }
                let named = reader.references
                let counts = (1...words.count).reversed().filter {
                    named.isReference(Array(words.prefix($0)))
                }
                // `mapo tofu yesterday`: a day at the end is one, unless a title is known to have it.
                let isWhole = named.named.isAll(of: words.map(\.text))
                let ending = counts.filter { MealPhrase(words.dropFirst($0).map(\.text)) != nil }
                for count in (isWhole ? [] : ending) + counts {
                    let rest = Array(words.dropFirst(count))
                    let meal = MealPhrase(rest.map(\.text))
                    guard rest.isEmpty || meal != nil else { continue }
                    let read = try named.references(in: Array(words.prefix(count)))
                    value[keyPath: references] = read.map(\.content)
                    for reference in read { reader.places.add(references, at: reference.span) }
                    value[keyPath: day] = meal
                    if let span = rest.span { reader.places.add(day, at: span) }
                    return
                }
                guard let most = counts.first else {
                    _ = try named.references(in: Array(words.prefix(1)))
                    return
                }
                throw reader.notADay(Array(words.dropFirst(most)))
            },
            write: { value, _ in
                let named = value[keyPath: references]
                return (named.isEmpty ? [] : [named.map(\.text).joined(separator: ",")])
                    + (value[keyPath: day].map { [$0.text] } ?? [])
            }
        )
    }
}
