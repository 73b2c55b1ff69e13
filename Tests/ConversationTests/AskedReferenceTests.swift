import RecipeModel
import Testing

@testable import Conversation

/// Which recipe a question begins with, read as every other command reads it.
struct AskedReferenceTests {
    @Test(
        arguments: [
            ("ask 3 does it have nuts", "3", "does it have nuts"),
            ("ask \"3 does it have nuts\"", "3", "does it have nuts"),
            ("ask f2 how long", "f2", "how long"), ("ask last is it vegan", "last", "is it vegan"),
            ("ask the second one how long", "2", "how long"),
            ("ask it how much butter", "it", "how much butter"),
            ("ask id:cookbook/victoria-sponge how hot", "id:cookbook/victoria-sponge", "how hot"),
            ("ask \"victoria sponge\" \"how long\"", "\"victoria sponge\"", "how long"),
            ("ask 'victoria sponge' how long", "\"victoria sponge\"", "how long"),
            // No recipe is named before these.
            ("ask how long", nil, "how long"), ("ask \"how long\"", nil, "how long"),
            ("ask the first step again", nil, "the first step again"),
            ("ask that is all", nil, "that is all"), ("ask 2 eggs or 3", nil, "2 eggs or 3"),
            ("ask victoria sponge how long", nil, "victoria sponge how long"),
        ] as [(String, String?, String)]
    )
    func aQuestionBeginsWithTheRecipeThatItIsAbout(
        _ line: String,
        _ recipe: String?,
        _ question: String
    ) throws {
        for mode in [ReadingMode.prompt, .script] {
            let context = ConversationContext(table: CommandTable([AskCommand.self]))
            let statements = try StatementReader(mode: mode).statements(in: SourceLine(line))
            let commands = try statements.flatMap { try $0.commands(in: context) }
            let ask = try #require(commands.first?.value as? AskCommand, "\(mode)")
            #expect(ask.recipe?.text == recipe, "\(mode)")
            #expect(ask.question == question, "\(mode)")
            let text = CommandText.canonical(of: commands[0])
            #expect(text == ["ask", recipe, question].compactMap(\.self).joined(separator: " "))
        }
    }
}
