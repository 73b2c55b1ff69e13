package import Conversation
import RecipeModel
import RecipeQuestions
package import ShellAnswers
import ShellSession

extension AskCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "a question about the recipe that you opened or cook",
            details: [
                "With a recipe open a plain question is enough: 'how much butter?', 'how hot?', 'is it "
                    + "vegetarian?', 'how long does it take?', 'what next?'. In a guide 'it' and 'them' are "
                    + "what the step takes.",
                "Answers come from the recipe's own lines, steps and facts, at the amounts in force. "
                    + "Where it is silent the shell says so and never guesses.",
            ],
            examples: [
                "open 1; ask how much garlic":
                    "the lines that have garlic, and the steps that take it",
                "open 2; ask is it vegetarian": "yes, no, or what it depends on",
                "guide 1; ask what next": "goes on to the next step",
            ],
            errors: [.offline, .timeout, .serverFailed, .malformedReply]
        )
    }

    package static func answer(
        to command: Invocation<AskCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let (reference, text) = command.value.parts
        guard let question = RecipeQuestion(text) else {
            throw command.mistake(.command(.missingArgument(command: name, wanted: "QUESTION")))
        }
        let isAboutCooking =
            (reference == nil || reference == .it) && shell.kitchen.isGuiding
            && shell.kitchen.cooking != nil
        if !isAboutCooking {
            guard
                let picked = try await shell.recipe(
                    named: [reference ?? .it],
                    at: \.question,
                    of: command
                )
            else { throw command.mistake(.reference(.nothingNamed)) }
            return try await shell.answer(question, about: picked)
        }
        guard let (recipe, guide) = shell.kitchen.cooking else { return .silence }
        let reply = RecipeAnswerer(shell.adjusted(recipe), guide: guide, isGuiding: true)
            .reply(to: question)
        return shell.asked(reply, about: recipe)
    }
}

extension AskCommand {
    /// The recipe that a question begins with, `3 does it have nuts`, and the question itself.
    fileprivate var parts: (reference: Reference?, question: String) {
        let text = question ?? ""
        let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
        guard words.count == 2, let opener = words[1].split(separator: " ").first,
            words[0] == "it" || Self.openers.contains(opener.lowercased().filter(\.isLetter))
        else { return (nil, text) }
        let rest = String(words[1])
        switch words[0].lowercased() {
        case "it": return (.it, rest)
        case "last": return (.last, rest)
        case let word:
            let list: Reference.List =
                word.first == "f" ? .favorites : word.first == "r" ? .results : .shown
            guard let number = Int(list == .shown ? word : String(word.dropFirst())) else {
                return (nil, text)
            }
            return (.number(number, in: list), rest)
        }
    }

    private static let openers: Set<String> = [
        "how", "what", "whats", "which", "is", "are", "does", "do", "can", "could", "should",
        "when",
        "who", "where", "for",
    ]
}

extension Shell {
    /// What a recipe that isn't cooked step by step says to a question.
    fileprivate func answer(
        _ question: RecipeQuestion,
        about picked: PickedRecipe
    ) async throws -> Answer {
        let recipe = try await desk.open(.recipe(picked), part: .whole).recipe
        await warn(of: recipe)
        let reply = RecipeAnswerer(adjusted(recipe), guide: nil, isGuiding: false)
            .reply(to: question)
        if reply.step != nil { try await beginGuide(of: picked) }
        return asked(reply, about: recipe)
    }

    /// Answers a reply; where it is a step, the guide goes there.
    fileprivate func asked(_ reply: RecipeReply, about recipe: Recipe) -> Answer {
        var step: GuideAnswer?
        if let number = reply.step,
            case .kitchen(.step(let shown)) = guideStep({ $0.go(to: number) })
        {
            step = shown
            step?.isAtEdge = false
        }
        let guide = kitchen.isGuiding || step != nil ? kitchen.cooking?.guide : nil
        return .kitchen(
            .asked(
                AskedAnswer(
                    title: recipe.title,
                    reply: reply,
                    step: step,
                    place: guide.map { .init(step: $0.step.number, count: $0.steps.count) }
                )
            )
        )
    }
}
