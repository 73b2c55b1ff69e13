import Conversation
import Documents
import RecipeModel
import RecipeQuestions
import ShellAnswers

/// What a recipe says to a question, in words.
extension AskedAnswer {
    /// The answer, a line each; none where a step is shown.
    var lines: [String] {
        switch reply.saying {
        case .step: []
        case .lastStep: ["That was the last step. Enjoy!"]
        case .firstStep: ["That is the first step."]
        case .left(let count):
            count > 0
                ? ["No, \(NumberWords.counted(count, "step")) to go."]
                : ["Yes, that was the last step."]
        case .ingredients(let shares): shares.map(\.words)
        case .counts(let ingredients, let steps):
            [
                NumberWords.counted(ingredients, "ingredient") + ", "
                    + NumberWords.counted(steps, "step")
            ]
        case .total(let times): [times.words]
        case .start(let minutes, let clock):
            [
                "Start at \(Self.clock(clock - minutes)) to eat at \(Self.clock(clock)): it takes "
                    + NumberWords.minutes(minutes) + "."
            ]
        case .sentences(let sentences): sentences.map { "\($0.text.clean) (step \($0.step))" }
        case .temperatures(let temperatures): temperatures.map(\.words)
        case .diet(let name, let verdict, let lines): diet(name.clean, verdict, lines.map(\.clean))
        case .contains(let food, let verdict, let lines):
            contains(food.clean, verdict, lines.map(\.clean))
        case .servings(let yield, let asked): servings(yield, asked: asked)
        case .title(let title, let minutes, let yield):
            [
                ([title.clean]
                    + [minutes.map(NumberWords.minutes), yield?.clean].compactMap(\.self))
                    .joined(separator: " · ")
            ]
        case .source(let author, let site):
            [author.map { "By \($0.clean), from \(site.clean)" } ?? "From \(site.clean)"]
        case .silence: ["The recipe doesn't say."]
        }
    }

    /// What stands below it.
    var hints: [String] {
        switch reply.saying {
        case .left(let count) where count > 0: ["'next' shows the next one"]
        case .contains(let food, .no, _) where reply.subject == .amount:
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

    private func diet(
        _ name: String,
        _ verdict: RecipeReply.Verdict,
        _ lines: [String]
    ) -> [String] {
        switch verdict {
        case .yes: ["Yes, nothing in its ingredients speaks against \(name)."]
        case .no: ["No, not \(name): " + lines.joined(separator: "; ")]
        case .unclear:
            [
                lines.isEmpty
                    ? "Nothing in its ingredients tells for sure whether it is \(name)."
                    : "That depends on the make of: " + lines.joined(separator: "; ")
            ]
        }
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
        case .unclear: ["Nothing in its ingredients tells for sure whether it has \(food)."]
        }
    }

    private func servings(_ yield: RecipeYield, asked: Int?) -> [String] {
        guard let asked, let amount = yield.amount else { return [yield.text.clean] }
        let fits = amount >= Double(asked)
        return ["\(fits ? "Yes" : "No"): \(yield.text.clean)"]
    }
}

extension RecipeReply.IngredientShare {
    /// `80 g butter, soft · all in step 1`.
    fileprivate var words: String {
        let parts = uses.map { use in
            let taken =
                use.text == line ? "all" : use.text.clean.removing(suffix: " of the " + line.clean)
            return "\(taken == use.text.clean ? "some" : taken) in step \(use.step)"
        }
        return ([line.clean] + (parts.isEmpty ? [] : [parts.joined(separator: ", ")]))
            .joined(separator: " · ")
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

extension RecipeReply.StepTemperature {
    /// `200 °C · 390 °F · gas 6 (step 1 says 200 °C)`.
    fileprivate var words: String {
        guard let celsius else { return "\(text.clean) (step \(step))" }
        let fahrenheit = ((celsius * 9 / 5 + 32) / 10).rounded() * 10
        var forms = ["\(Int(celsius.rounded())) °C", "\(Int(fahrenheit)) °F"]
        if let mark = Amount.gasMark(nearest: celsius) {
            forms.append("gas \(mark < 1 ? (mark < 0.5 ? "1/4" : "1/2") : String(Int(mark)))")
        }
        return forms.joined(separator: " · ") + " (step \(step) says \(text.clean))"
    }
}
