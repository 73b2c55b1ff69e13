package import Conversation
import RecipeModel
package import ShellAnswers

extension AskCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "whether the recipe you opened has a food, and how much of it",
            details: [
                "With a recipe open, a food with a question mark is enough: 'butter?'. The answer has "
                    + "the recipe's own lines, at the amounts in force."
            ],
            examples: [
                "open 1; ask garlic": "the lines that have garlic",
                "open 2; ask butter": "or that it has none",
                "open last; ask cheese": "any cheese",
            ],
            errors: [.offline, .timeout, .serverFailed, .malformedReply]
        )
    }

    package static func answer(
        to command: Invocation<AskCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let asked = (command.value.question ?? "").lowercased()
        let food = asked.filter { !"?!.".contains($0) }.collapsingWhitespace()
        guard !food.isEmpty else {
            throw command.mistake(.command(.missingArgument(command: name, wanted: "QUESTION")))
        }
        guard !Vocabulary.shared.senses(of: food).isEmpty, Term(food).isFood else {
            throw command.mistake(
                .command(.unclearSentence(suggestion: OpenCommand.name)),
                at: \.question
            )
        }
        guard let picked = try await shell.recipe(named: [.it], at: \.question, of: command) else {
            throw command.mistake(.reference(.nothingNamed))
        }
        let opened = try await shell.desk.open(.recipe(picked), part: .whole).recipe
        let match = PantryMatch(Pantry(foods: [food]))
        let lines = zip(opened.ingredients, shell.adjusted(opened).ingredients).enumerated()
            .filter { match.holding(of: $0.element.0) == .inPantry }
            .map { AskedLine(number: $0.offset + 1, text: $0.element.1.text) }
        return .kitchen(.asked(food: food, title: opened.title, lines))
    }
}
