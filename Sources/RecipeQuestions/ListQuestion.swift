import KitchenLanguage
package import RecipeModel

/// A question about the recipes of a list: `which is quickest`, `which of these has no egg`.
package struct ListQuestion: Sendable {
    /// A recipe of the list, by the number that the cook reads.
    package typealias Row = (number: Int, recipe: Recipe)

    /// What is asked of them.
    private enum Wish: String {
        case quickest, longest, fewest
        /// Whether a diet or a food is in them.
        case of
        /// One of them, whose question is left.
        case one
    }

    private let wish: Wish
    private let sentence: QuestionSentence
    private let text: String

    /// Reads what was said; nil where it asks nothing of a list.
    package init?(_ text: String) {
        guard text.utf8.count <= 300, let sentence = QuestionSentence.all(in: text).last,
            let wish = Self.rules.meaning(of: sentence, where: { _ in true })
        else { return nil }
        if wish == .of, sentence.diet == nil, sentence.foodNames.isEmpty,
            Self.limit(in: sentence) == nil
        {
            return nil
        }
        if wish == .one, Self.number(in: sentence) == nil { return nil }
        self.wish = wish
        self.sentence = sentence
        self.text = text
    }

    /// Whether it can be nothing but a question; `which of these have leeks` narrows the list as well,
    /// and `how is the second one made` opens it.
    package var isNothingElse: Bool {
        switch wish {
        case .quickest, .longest, .fewest: true
        case .one:
            !sentence.words.contains(where: Self.deeds.contains)
                && !sentence.words.contains("number")
        case .of:
            sentence.words.contains(where: Self.negations.contains)
                || sentence.diet != nil && sentence.words.first != "which"
        }
    }

    private static let deeds: Set<String> = [
        "make", "made", "cook", "cooked", "bake", "baked", "prepare", "prepared", "similar", "like",
    ]

    private static let rules = QuestionRules<Wish>(table) { Wish(rawValue: $0) }

    /// How cooks ask about a list, written as `QuestionTable` is.
    static let table = """
        longest: which|what * longest|slowest
        quickest: which|what * quickest|fastest|quicker|faster|shortest
        fewest: which|what * fewest ingredients
        of: which ?one|ones|recipe|recipes of ?all these|those|them
        of: is|are|do|does|can|has|have any|all|one|some of ?all these|those|them
        one: ^ how|is|does|do|will|would * first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last one|recipe|result
        one: ^ how|is|are|does|has * number|recipe|result
        """

    // MARK: One of them

    /// The recipe that alone is asked about, from 1 (the last is -1), and the question about it; nil
    /// where all are: `how long does the second one take`.
    package var one: (place: Int, question: String)? {
        guard wish == .one, let found = Self.number(in: sentence) else { return nil }
        var words = sentence.words
        words.replaceSubrange(found.range, with: ["it"])
        return (found.place, words.joined(separator: " "))
    }

    private static func number(
        in sentence: QuestionSentence
    ) -> (place: Int, range: Range<Int>)? {
        let words = sentence.words
        for place in words.indices.dropLast() {
            // `is number 3 vegan`
            if ["number", "recipe", "result"].contains(words[place]),
                let number = Numeral.cardinal(words[place + 1]), number > 0
            {
                return (number, place..<place + 2)
            }
            guard let number = RecipeQuestion.ordinal(words[place]),
                ["one", "recipe", "result"].contains(words[place + 1])
            else { continue }
            let start = place > 0 && words[place - 1] == "the" ? place - 1 : place
            return (number, start..<place + 2)
        }
        return nil
    }

    // MARK: All of them

    /// What the recipes say.
    package func reply(over rows: [Row]) -> RecipeReply {
        switch wish {
        case .quickest, .longest:
            let timed = rows.compactMap { row in row.recipe.times.minutes.map { ($0, row) } }
            let best = wish == .quickest ? timed.map(\.0).min() : timed.map(\.0).max()
            let chosen = timed.filter { $0.0 == best }
            return choices(.time, chosen.map { choice($0.1, minutes: $0.0) }, of: rows)
        case .fewest:
            let counted = rows.filter { !$0.recipe.ingredients.isEmpty }
            let least = counted.map(\.recipe.ingredients.count).min()
            let chosen = counted.filter { $0.recipe.ingredients.count == least }
            return choices(.count, chosen.map { choice($0) }, of: rows)
        case .of, .one: return judged(rows)
        }
    }

    private func judged(_ rows: [Row]) -> RecipeReply {
        var chosen: [RecipeReply.Choice] = []
        var unsure: [RecipeReply.Choice] = []
        if let limit = Self.limit(in: sentence) {
            for row in rows {
                guard let minutes = row.recipe.times.minutes else {
                    unsure.append(choice(row))
                    continue
                }
                if minutes <= limit { chosen.append(choice(row, minutes: minutes)) }
            }
            return choices(.time, chosen, unsure: unsure, of: rows)
        }
        let wantsNone = sentence.words.contains(where: Self.negations.contains)
        for row in rows {
            let answerer = RecipeAnswerer(AskedRecipe(row.recipe, readsSteps: false))
            let verdict: RecipeReply.Verdict
            if let diet = sentence.diet {
                verdict = answerer.judgement(onDiet: diet).verdict
            } else {
                let found = sentence.placedFoods.map { answerer.finding(of: $0.name).verdict }
                let hasOne = found.contains(.yes)
                let all: RecipeReply.Verdict =
                    hasOne ? .yes : found.contains(.unclear) ? .unclear : .no
                verdict = wantsNone ? (all == .yes ? .no : all == .no ? .yes : .unclear) : all
            }
            // Of a recipe whose ingredients aren't known nobody can tell.
            switch row.recipe.ingredients.isEmpty ? .unclear : verdict {
            case .yes: chosen.append(choice(row))
            case .unclear: unsure.append(choice(row))
            case .no: break
            }
        }
        return choices(
            sentence.diet == nil ? .contains : .diet,
            chosen,
            unsure: unsure,
            of: rows
        )
    }

    private func choice(_ row: Row, minutes: Int? = nil) -> RecipeReply.Choice {
        RecipeReply.Choice(number: row.number, title: row.recipe.title, minutes: minutes)
    }

    private func choices(
        _ subject: QuestionSubject,
        _ chosen: [RecipeReply.Choice],
        unsure: [RecipeReply.Choice] = [],
        of rows: [Row]
    ) -> RecipeReply {
        RecipeReply(
            subject,
            .choices(chosen, unsure: unsure, of: rows.count),
            from: chosen.map { .recipe($0.number) }
        )
    }

    /// The most minutes that are asked for: `take less than 30 minutes`.
    private static func limit(in sentence: QuestionSentence) -> Int? {
        let words = sentence.words
        for place in words.indices.dropLast() {
            guard let number = Int(words[place]), number < 10_000 else { continue }
            switch words[place + 1] {
            case "minutes", "min", "mins": return number
            case "hour", "hours": return number * 60
            default: continue
            }
        }
        return nil
    }

    private static let negations: Set<String> = ["no", "not", "without", "free"]
}
