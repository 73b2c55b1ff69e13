package import MealPlan
package import RecipeModel

/// `cook [TERM…]`: what can be cooked with what is in the house, fewest missing things first.
package struct CookCommand: ConditionedCommand {
    package static let name = "cook"
    package static let listsRecipes = true
    package static let syntax = CommandSyntax<CookCommand>(
        .terms(\.conditions, isRequired: false),
        options: [.maxMissing(\.maxMissing), .servings(\.servings)]
    )

    package var conditions: [Condition] = []
    /// How many things may be missing at most; nil for what the setting says.
    package var maxMissing: Int?
    /// How many what is opened shall serve; nil for as many as each recipe says.
    package var servings: Int?

    package init() {}
}

extension CommandOption {
    package static func maxMissing(_ field: CommandField<Value, Int?>) -> CommandOption {
        .number(
            "--max-missing",
            field,
            in: 0...99,
            summary: "hide recipes with more things missing"
        )
    }

    package static func servings(_ field: CommandField<Value, Int?>) -> CommandOption {
        .number(
            "--servings",
            field,
            in: ServingsEnding.range,
            summary: "scale what you open from these results to so many servings"
        )
    }
}

/// `missing REF`: what of a recipe is not in the house.
package struct MissingCommand: CommandValue {
    package static let name = "missing"
    package static let aliases = ["need"]
    package static let syntax = CommandSyntax<MissingCommand>(
        .references(\.references, isRequired: false)
    )

    package var references: [Reference] = []

    package init() {}
}

/// `similar REF`: recipes that share most ingredients with one.
package struct SimilarCommand: CommandValue {
    package static let name = "similar"
    package static let listsRecipes = true
    package static let syntax = CommandSyntax<SimilarCommand>(
        .references(\.references, isRequired: false)
    )

    package var references: [Reference] = []

    package init() {}
}

/// `why REF`: how a recipe matched, and what its place in the list comes from.
package struct WhyCommand: CommandValue {
    package static let name = "why"
    package static let syntax = CommandSyntax<WhyCommand>(
        .references(\.references, isRequired: false)
    )

    package var references: [Reference] = []

    package init() {}
}

/// `pantry [add|remove|list|clear] [TERM…]`: what is in the house.
package struct PantryCommand: CommandValue {
    package enum Action: String, Hashable, Sendable, CaseIterable {
        case add
        case remove
        case list
        case clear
    }

    package static let name = "pantry"
    package static let syntax = CommandSyntax<PantryCommand>(
        .choice(\.action),
        .foods(\.foods, until: \.until),
        options: [
            .flag("--staple", \.isStaple, summary: "count it as always in the house, like salt")
        ]
    )

    /// Nil lists.
    package var action: Action?
    /// The foods, one term each.
    package var foods: [Condition] = []
    package var isStaple = false
    /// The last day on which they are good.
    package var until: DayPhrase?

    package init() {}
}

/// `shop [add REF|TERM [for N]|remove TERM|list|done TERM|clear]`: the shopping list.
package struct ShopCommand: CommandValue {
    package enum Action: String, Hashable, Sendable, CaseIterable {
        case add
        case remove
        case list
        case done
        case clear
    }

    package static let name = "shop"
    package static let aliases = ["buy"]
    package static let syntax = CommandSyntax<ShopCommand>(
        .choice(\.action, also: words),
        .plan(
            \.isForPlan,
            \.days,
            else: .referencesOrTerms(\.references, \.things, for: \.servings)
        )
    )

    /// What cooks say for an action: `shop got 1`.
    private static let words: [String: Action] = [
        "got": .done, "bought": .done, "have": .done, "had": .done, "ticked": .done,
        "tick": .done, "check": .done, "checked": .done, "delete": .remove, "show": .list,
    ]

    /// Nil lists.
    package var action: Action?
    /// Recipes to buy for; with `remove` and `done`, numbers of the list.
    package var references: [Reference] = []
    /// Things by name.
    package var things: [Condition] = []
    /// How many the recipes shall serve; nil for as many as they are scaled to.
    package var servings: Int?
    /// Whether it is bought for what is planned, and for which days; nil for all that is ahead.
    package var isForPlan = false
    package var days: SpanPhrase?

    package init() {}
}

extension CommandArgument {
    /// Foods, and until when they are good at the end: `milk until friday`.
    package static func foods(
        _ field: CommandField<Value, [Condition]>,
        until day: CommandField<Value, DayPhrase?>
    ) -> CommandArgument {
        let asTerms = CommandArgument.terms(field, isRequired: false, keepsAmounts: true)
        return CommandArgument(
            shape: ArgumentShape(
                .terms,
                "TERM…",
                isRequired: false,
                notation: "[TERM…] [until DAY]"
            ),
            read: { reader, value throws(UsageError) in
                let words = Array(reader.words)
                let place = words.lastIndex {
                    ["until", "till"].contains($0.lowercased) && $0.isBare
                }
                if let place, place > 0 || !reader.said.isEmpty {
                    let rest = Array(words[(place + 1)...])
                    guard let phrase = DayPhrase(rest.map(\.text)), let span = rest.span else {
                        throw rest.isEmpty
                            ? reader.missing("TERM… until DAY") : reader.notADay(rest)
                    }
                    value[keyPath: day] = phrase
                    reader.places.add(day, at: span)
                    reader.words = words[..<place]
                }
                try asTerms.read(&reader, &value)
            },
            write: { value, writer in
                asTerms.write(value, writer)
                    + (value[keyPath: day].map { ["until", $0.text] } ?? [])
            }
        )
    }

    /// References where all words that are left are some, with how many they shall serve at the end,
    /// else terms; none of them need be there.
    package static func referencesOrTerms(
        _ references: CommandField<Value, [Reference]>,
        _ terms: CommandField<Value, [Condition]>,
        for servings: CommandField<Value, Int?>
    ) -> CommandArgument {
        let asReferences = CommandArgument.references(references, isRequired: false)
        let asTerms = CommandArgument.terms(terms, isRequired: false, keepsAmounts: true)
        return CommandArgument(
            shape: ArgumentShape(.terms, "REF|TERM…", isRequired: false),
            read: { reader, value throws(UsageError) in
                guard reader.said.isEmpty else { return try asTerms.read(&reader, &value) }
                let references = ReferenceReader(source: reader.source, named: reader.title)
                if let ending = ServingsEnding(of: reader.words),
                    ending.rest.isEmpty || references.isReference(Array(ending.rest))
                {
                    value[keyPath: servings] = ending.servings
                    reader.places.add(servings, at: ending.span)
                    reader.words = ending.rest
                }
                // A food is bought, though a dish is called so too; for how many tells the dish.
                let texts = reader.words.map { $0.lowercased.trimmingPunctuation() }
                let isFood =
                    value[keyPath: servings] == nil && reader.title.isAll(of: texts)
                    && !reader.foods.isSort(texts.joined(separator: " "))
                    && reader.foods.lengthOfName(at: 0, in: texts) == texts.count
                if !isFood, references.isReference(Array(reader.words)) {
                    try asReferences.read(&reader, &value)
                } else {
                    try asTerms.read(&reader, &value)
                }
            },
            write: { value, writer in
                asReferences.write(value, writer) + asTerms.write(value, writer)
                    + (value[keyPath: servings].map { ["for", "\($0)"] } ?? [])
            }
        )
    }

    /// References as far as the words are some; other parts follow.
    package static func leadingReferences(
        _ field: CommandField<Value, [Reference]>
    ) -> CommandArgument {
        CommandArgument(
            shape: ArgumentShape(.references, "REF"),
            read: { reader, value throws(UsageError) in
                guard !reader.words.isEmpty else { throw reader.missing() }
                let references = reader.references
                guard let count = references.leadingCount(in: Array(reader.words)) else {
                    let first = Array(reader.words.prefix(1))
                    _ = try references.withoutTitles.references(in: first)
                    return
                }
                let read = try references.references(in: Array(reader.words.prefix(count)))
                reader.words = reader.words.dropFirst(count)
                for reference in read { reader.places.add(field, at: reference.span) }
                value[keyPath: field] = read.map(\.content)
            },
            write: { value, _ in
                let references = value[keyPath: field]
                return references.isEmpty
                    ? [] : [references.map(\.text).joined(separator: ",")]
            }
        )
    }
}

/// `scale REF N`: a recipe for so many servings, or by a factor.
package struct ScaleCommand: CommandValue {
    package static let name = "scale"
    package static let syntax = CommandSyntax<ScaleCommand>(
        .reference(\.reference, isRequired: false),
        .word(\.amount, .words, "N|xN")
    )

    package var reference: Reference?
    /// `6`, `x2`, `x1/2`.
    package var amount: String?

    package init() {}
}

/// `units [metric|us|original]`: the units that amounts are shown in.
package struct UnitsCommand: CommandValue {
    package enum Choice: String, Hashable, Sendable, CaseIterable {
        case original
        case metric
        case us
    }

    package static let name = "units"
    package static let syntax = CommandSyntax<UnitsCommand>(.choice(\.choice))

    package var choice: Choice?

    package init() {}
}

/// `note REF [TEXT]`: the cook's own words on a favorite.
package struct NoteCommand: CommandValue {
    package static let name = "note"
    package static let syntax = CommandSyntax<NoteCommand>(
        .reference(\.reference),
        .text(\.text),
        options: [.flag("--clear", \.clears, summary: "remove its notes")]
    )

    package var reference: Reference?
    package var text: String?
    package var clears = false

    package init() {}
}

/// `guide [REF|N|next|back|again|stop]`: a recipe's steps one at a time.
package struct GuideCommand: CommandValue {
    package enum Move: String, Hashable, Sendable, CaseIterable {
        case next
        case back
        case again
        case stop
    }

    package static let name = "guide"
    package static let syntax = CommandSyntax<GuideCommand>(
        .choice(\.move),
        .references(\.references, isRequired: false)
    )

    package var move: Move?
    package var references: [Reference] = []

    package init() {}
}

/// `step N|last`: a step of the guide by its number, or of the recipe that is open.
package struct StepCommand: CommandValue {
    package static let name = "step"
    package static let syntax = CommandSyntax<StepCommand>(
        .word(\.step, .words, "N|last")
    )

    /// Its number, or `last`.
    package var step = ""

    package init() {}
}

/// `timer TIME [NAME]`: rings when the time is over.
package struct TimerCommand: CommandValue {
    package static let name = "timer"
    package static let syntax = CommandSyntax<TimerCommand>(
        .word(\.time, .words, "TIME"),
        .text(\.label, "NAME", notation: "[NAME]")
    )

    /// `12m`, `1h30m`, `90s`; a bare number is minutes. Nil for what the step names before the cook.
    package var time: String?
    package var label: String?

    package init() {}
}

/// `timers [stop|pause|resume [NAME]]`, `timers add TIME [NAME]`: the timers that run.
package struct TimersCommand: CommandValue {
    package enum Action: String, Hashable, Sendable, CaseIterable {
        case stop
        case pause
        case resume
        case add
    }

    package static let name = "timers"
    package static let syntax = CommandSyntax<TimersCommand>(
        .choice(\.action),
        .text(\.label, "NAME", notation: "[NAME]")
    )

    package var action: Action?
    /// The timer that is meant, or `all`; nil stops the only one, and pauses or resumes all. What is
    /// added stands before it.
    package var label: String?

    package init() {}
}
