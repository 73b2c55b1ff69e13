import Conversation
import Documents
import KitchenLanguage
import RecipeModel
import RecipeQuestions
import ShellAnswers

/// What a recipe says to a question, in words.
extension AskedAnswer {
    /// The answer, a line each; none where a step is shown.
    var lines: [String] { own + unread + reply.beside.map(Self.beside) }

    /// The lines that leave open what is in it.
    private var unread: [String] {
        guard !reply.unread.isEmpty else { return [] }
        return ["Not known here: " + reply.unread.map(\.clean).joined(separator: "; ")]
    }

    /// `But step 5 says: Whisk in the butter`, of a food that no line has.
    private static func beside(_ sentence: RecipeReply.StepSentence) -> String {
        "But \(sentence.step > 0 ? "step \(sentence.step)" : "the recipe") says: "
            + sentence.text.clean
    }

    /// What the reply itself says.
    private var own: [String] {
        switch reply.saying {
        case .step: []
        case .lastStep: ["That was the last step. Enjoy!"]
        case .firstStep: ["That is the first step."]
        case .left(let count):
            count > 0
                ? ["No, \(NumberWords.counted(count, "step")) to go."]
                : ["Yes, that was the last step."]
        case .ingredients(let shares): shares.map(\.words)
        case .sum(let sum, let shares): ["\(sum) in all"] + shares.map(\.words)
        case .lacking(let food, let part, let shares):
            ["\(part.clean): no \(food.clean) listed"] + shares.map(\.words)
        case .nothingLeft: ["Nothing: no step from here on takes an ingredient."]
        case .added(let shares, let step): shares.map { $0.words(at: step) }
        case .counts(let ingredients, let steps):
            [
                NumberWords.counted(ingredients, "ingredient") + ", "
                    + NumberWords.counted(steps, "step")
            ]
        case .total(let times): [times.words]
        case .start(let minutes, let clock):
            [
                "Start at \(Self.clock(clock - minutes))\(Self.earlier(minutes, before: clock)) "
                    + "to eat at \(Self.clock(clock)): it takes \(NumberWords.minutes(minutes))."
            ]
        case .sentences(let sentences): sentences.map { "\($0.text.clean) (step \($0.step))" }
        case .span(let minutes, let sentences):
            ["\(Self.minutes(minutes)) in all"]
                + sentences.map { "\($0.text.clean) (step \($0.step))" }
        case .temperatures(let temperatures): temperatures.map(\.words)
        case .diet(let name, let verdict, let lines, let check, let without):
            (without.isEmpty ? [] : ["Without \(without.map(\.clean).joined(separator: "; ")):"])
                + diet(name.clean, verdict, lines.map(\.clean)) + Self.packets(check)
        case .contains(let food, .no, _, let check, let part?):
            ["\(part.clean): no \(food.clean) listed"] + Self.packets(check)
        case .contains(let food, let verdict, let lines, let check, _):
            contains(food.clean, verdict, lines.map(\.clean)) + Self.packets(check)
        case .findings(let findings):
            findings.isEmpty
                ? ["\(title.clean) lists none of the fourteen."] : findings.flatMap(\.words)
        case .exchange(let exchange): exchange.words
        case .ready(let clock, let minutes, let isRest, let start, let by):
            [
                isRest
                    ? "Not before \(Self.clock(clock)): the steps from here on name "
                        + "\(NumberWords.minutes(minutes))."
                    : Self.verdict(clock, minutes, by: by)
                        + "\(Self.clock(clock))\(Self.later(minutes, at: clock)), if you start "
                        + "\(start.map { "at " + Self.clock($0) } ?? "now"): it takes "
                        + "\(NumberWords.minutes(minutes))."
            ]
        case .out(let minutes, let since, let passed, let sentences):
            [Self.out(minutes, since: since, passed: passed)]
                + sentences.map { "\($0.text.clean) (step \($0.step))" }
        case .alarms(let alarms):
            alarms.map { "\(Spoken.capitalized($0.name.clean)) rings at \(Self.clock($0.minute))." }
        case .choices(let chosen, let unsure, let count):
            Self.choices(chosen, unsure: unsure, of: count)
        case .pairings(let foods, let pairings, let count):
            Self.pairings(foods.map(\.clean).joined(separator: " and "), pairings, of: count)
        case .safe(let temperatures): temperatures.map(\.words)
        case .converted(let amount, let others):
            ["\(amount.clean) is " + others.map(\.clean).joined(separator: " · ")]
        case .nothingMeanwhile(let step):
            ["The recipe names nothing to do before step \(step) is done."]
        case .role(let words): ["The recipe doesn't say. " + words]
        case .told(let texts): texts.map { "The recipe says: " + $0.clean }
        case .scaled(let lines, let quantity, _):
            lines.map { "\($0.clean) for \(quantity.clean)" }
        case .plates(let plates): PlateWords(plates).lines
        case .unknownEaters(let name?): ["Nothing is known of \(name.clean)."]
        case .unknownEaters(nil):
            ["Couldn't read what your household doesn't eat, so nobody can tell."]
        case .servings(let yield, let asked): servings(yield, asked: asked)
        case .title(let title, let minutes, let yield):
            [
                ([title.clean]
                    + [minutes.map(NumberWords.minutes), yield?.clean].compactMap(\.self))
                    .joined(separator: " · ")
            ]
        case .source(let author, let site):
            [author.map { "By \($0.clean), from \(site.clean)" } ?? "From \(site.clean)"]
        case .unnamed(let thing): ["No step names \(thing.clean.withArticle)."]
        case .silence: ["The recipe doesn't say."]
        }
    }

    /// What stands below it.
    var hints: [String] {
        switch reply.saying {
        case .left(let count) where count > 0: ["'next' shows the next one"]
        case .scaled(_, _, let servings?) where servings > 1: ["Try: scale it \(servings)"]
        case .plates(let plates) where plates.isEmpty: ["Try: household add Mia avoids nuts"]
        case .unknownEaters(let name?):
            [
                "Try: household add \(Spoken.capitalized(name.split(separator: " ").last.map(String.init) ?? name).clean) "
                    + "avoids nuts"
            ]
        case .safe(let temperatures):
            Array(Set(temperatures.map(\.source))).sorted().map { "Kitchen table: \($0)" }
        case .pairings(let foods, let pairings, let count) where count > 0:
            [Self.search(for: foods, pairings.first?.food)]
        case .exchange(let exchange):
            Array(Set(exchange.offers.map(\.source))).sorted().map { "Kitchen table: \($0)" }
        case .contains(let food, .no, _, _, _) where reply.subject == .amount:
            ["Try: search \(Term(food).typed.clean)"]
        case .servings(let yield, let asked?) where yield.amount.map({ $0 < Double(asked) }) == true:
            ["Try: scale it \(asked)"]
        case .silence(let nearest) where !nearest.isEmpty:
            ["It says: " + nearest.map(\.clean).joined(separator: " / ")]
        default: []
        }
    }

    /// A time of day, `18:05`.
    private static func clock(_ minutes: Int) -> String {
        let minutes = (minutes % 1_440 + 1_440) % 1_440
        let rest = minutes % 60
        return "\(minutes / 60):\(rest < 10 ? "0" : "")\(rest)"
    }

    /// Which day it is so many minutes before a time of day, where it is another one.
    private static func earlier(_ minutes: Int, before clock: Int) -> String {
        let days = (minutes - clock + 1_439) / 1_440
        return days < 1 ? "" : days == 1 ? " the day before" : " \(days) days before"
    }

    /// Which day a time of day is on that comes after so many minutes, where it is another one.
    private static func later(_ minutes: Int, at clock: Int) -> String {
        let days = (minutes - clock + 1_439) / 1_440
        return days < 1 ? "" : days == 1 ? " the next day" : " \(days) days later"
    }

    /// `40 to 45 min`, or one time.
    private static func minutes(_ minutes: ClosedRange<Int>) -> String {
        let most = NumberWords.minutes(minutes.upperBound)
        guard minutes.count > 1 else { return most }
        let least =
            minutes.upperBound < 60
            ? "\(minutes.lowerBound)" : NumberWords.minutes(minutes.lowerBound)
        return "\(least) to \(most)"
    }

    /// What an answer begins with that names a time of day, where one is asked for: `No, at `.
    private static func verdict(_ clock: Int, _ minutes: Int, by end: Int?) -> String {
        guard let end else { return "At " }
        let begin = clock - minutes
        let left = ((end - begin) % 1_440 + 1_440) % 1_440
        return minutes <= left ? "Yes, at " : "No, at "
    }

    /// When something comes out of the oven: `Out at 18:05 to 18:10, 25 to 30 min after 17:40.`
    private static func out(_ minutes: ClosedRange<Int>, since: Int?, passed: Int) -> String {
        let whole = Self.minutes(minutes)
        guard let since else {
            let left = max(0, minutes.lowerBound - passed)...max(0, minutes.upperBound - passed)
            if passed == 0 { return "Out in \(whole)." }
            return left.upperBound == 0
                ? "Now: it takes \(whole) in the oven."
                : "Another \(Self.minutes(left)): it takes \(whole) in the oven."
        }
        let times = Set([minutes.lowerBound, minutes.upperBound]).sorted().map { clock(since + $0) }
        return "Out at \(times.joined(separator: " to ")), if it goes in at \(clock(since)): "
            + "it takes \(whole)."
    }

    private func diet(
        _ name: String,
        _ verdict: RecipeReply.Verdict,
        _ lines: [String]
    ) -> [String] {
        switch verdict {
        case .yes: ["Yes, \(name) as far as its ingredients tell."]
        case .no: ["No, not \(name): " + lines.joined(separator: "; ")]
        case .unclear:
            [
                lines.isEmpty
                    ? "Nothing in its ingredients tells for sure whether it is \(name)."
                    : "Can't tell. It depends on the make of: " + lines.joined(separator: "; ")
            ]
        }
    }

    /// The search for foods and what goes best with them.
    private static func search(for foods: [String], _ best: String?) -> String {
        "Try: search "
            + (foods + [best].compactMap(\.self)).map { Term($0).typed.clean }.joined(
                separator: " "
            )
    }

    /// `In 14 recipes with beetroot:`, then a line for each food, `6  feta cheese`.
    private static func pairings(
        _ foods: String,
        _ pairings: [RecipeReply.Pairing],
        of count: Int
    ) -> [String] {
        guard count > 0 else { return ["No recipe here has \(foods)."] }
        let recipes = NumberWords.counted(count, "recipe") + " with \(foods)"
        guard !pairings.isEmpty else {
            return [
                count < 10 ? "Too few to tell: \(recipes)." : "Nothing stands out in \(recipes)."
            ]
        }
        return ["In \(recipes):"]
            + pairings.map { "\($0.count)  \($0.food.clean)" }
    }

    /// Recipes of a list by their numbers, `2  Omelette · 15 min`.
    private static func choices(
        _ chosen: [RecipeReply.Choice],
        unsure: [RecipeReply.Choice],
        of count: Int
    ) -> [String] {
        func row(_ choice: RecipeReply.Choice) -> String {
            ([choice.title.clean] + [choice.minutes.map(NumberWords.minutes)].compactMap(\.self))
                .joined(separator: " · ")
        }
        let rows = chosen.map { "\($0.number)  \(row($0))" }
        let doubts =
            unsure.isEmpty
            ? []
            : [
                "Can't tell: "
                    + unsure.map { "\($0.number) \($0.title.clean)" }
                    .joined(separator: "; ")
            ]
        return (rows.isEmpty ? ["None of the \(count) shown."] : rows) + doubts
    }

    /// What nobody can tell but the packet.
    private static func packets(_ lines: [String]) -> [String] {
        lines.isEmpty
            ? [] : ["Check the packet: " + lines.map(\.clean).joined(separator: "; ")]
    }

    private func contains(
        _ food: String,
        _ verdict: RecipeReply.Verdict,
        _ lines: [String]
    ) -> [String] {
        switch verdict {
        case .yes:
            lines.count == 1 ? ["Yes: \(lines[0])"] : ["Yes: " + lines.joined(separator: "; ")]
        case .no: ["\(title.clean) lists no \(food)."]
        case .unclear:
            [
                lines.isEmpty
                    ? "Nothing in its ingredients tells for sure whether it has \(food)."
                    : "Can't tell: some makes have \(food). Check the packet: "
                        + lines.joined(separator: "; ")
            ]
        }
    }

    private func servings(_ yield: RecipeYield, asked: Int?) -> [String] {
        // A yield may be told beside how many it is for: `1 loaf cake, 10 servings`.
        let count = yield.amount.flatMap { Int(exactly: $0) }.map(String.init) ?? ""
        let numbers = yield.text.split { !$0.isNumber }.map(String.init)
        let isTold = count.isEmpty || numbers.contains(count)
        let text = yield.text.clean + (isTold ? "" : ", \(count) servings")
        guard let asked, let amount = yield.amount else { return [text] }
        let fits = amount >= Double(asked)
        return ["\(fits ? "Yes" : "No"): \(text)"]
    }
}

extension RecipeReply.Finding {
    /// A line of a list: `milk: 2 tbsp milk`.
    fileprivate var words: [String] {
        let own = lines.map(\.clean).joined(separator: "; ")
        let checked =
            check.isEmpty
            ? ""
            : "check the packet: "
                + check.map(\.clean)
                .joined(separator: "; ")
        let parts: [String] =
            switch verdict {
            case .yes: [own, checked]
            case .unclear where own.isEmpty: ["can't tell"]
            case .unclear:
                ["check the packet: " + (lines + check).map(\.clean).joined(separator: "; ")]
            case .no: ["none listed", checked]
            }
        return ["\(food.clean): " + parts.filter { !$0.isEmpty }.joined(separator: " · ")]
    }
}

extension RecipeReply.Exchange {
    /// `Margarine: the same amount, 80 g. Tastes less of butter.`
    fileprivate var words: [String] {
        if offers.isEmpty {
            let demands = self.demands.map { $0.clean + " " }.joined(separator: "and ")
            return [
                "The kitchen tables have nothing \(demands)that can take the place of \(line.clean)."
            ]
        }
        return offers.map { offer in
            let name = asked ?? offer.name
            let amount: String
            if offer.isSameAmount {
                amount = (["the same amount"] + [offer.amount].compactMap(\.self))
                    .joined(separator: ", ")
            } else {
                amount = offer.amount.map { "\($0) for \(line)" } ?? offer.measure ?? ""
            }
            let change = offer.change.isEmpty ? "" : " \(Spoken.capitalized(offer.change))."
            let dishes = offer.dishes.isEmpty ? "" : " Only \(Self.dishes(offer.dishes))."
            let head = asked == nil ? Spoken.capitalized(name) : "Yes, \(name)"
            return "\(head): \(amount).\(change)\(dishes)".clean
        }
    }

    private static func dishes(_ dishes: [Substitute.Dish]) -> String {
        dishes.map { dish in
            switch dish {
            case .baking: "in what is baked"
            case .cooking: "in what is cooked"
            case .raw: "in what isn't cooked"
            }
        }.joined(separator: " or ")
    }
}

extension RecipeReply.IngredientShare {
    /// `80 g butter, soft · all in step 1`.
    fileprivate var words: String {
        let parts = uses.enumerated().map { number, use in
            let taken =
                use.text == line ? "all" : use.text.clean.removing(suffix: " of the " + line.clean)
            // What is prepared whole and then shared out goes there in parts.
            if taken == "all", number < uses.count - 1 { return "in step \(use.step)" }
            return "\(taken == use.text.clean ? "some" : taken) in step \(use.step)"
        }
        let tail = [part.map(\.clean), parts.isEmpty ? nil : parts.joined(separator: ", ")]
        return ([line.clean] + tail.compactMap(\.self)).joined(separator: " · ")
    }

    /// Whether it went in before a step: `Yes: 80 g butter, soft · half in step 1, the rest in step 4`.
    fileprivate func words(at step: Int) -> String {
        let answer =
            uses.contains { $0.step == step }
            ? "Step \(step) takes it"
            : uses.allSatisfy { $0.step < step }
                ? "Yes" : uses.allSatisfy { $0.step > step } ? "Not yet" : "Some of it"
        return "\(answer): \(words)"
    }
}

extension String {
    fileprivate func removing(suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}

extension CookingTimes {
    fileprivate var words: String {
        let parts = [
            preparation.map { "\(NumberWords.minutes($0)) to prepare" },
            cooking.map { "\(NumberWords.minutes($0)) to cook" },
        ].compactMap(\.self)
        guard let minutes else { return parts.joined(separator: ", ") }
        return NumberWords.minutes(minutes)
            + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
    }
}
