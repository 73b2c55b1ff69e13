import Conversation
import RecipeModel
import ShellAnswers
import ShellCommands
import Testing

/// A line that denies something is never run as if it didn't.
struct NegationGuardTests {

    /// Nothing is wanted, found, opened or kept that the line denies.
    @Test(arguments: [
        "none that have cream", "none with cream", "nothing that has cream in it",
        "never anything with cream", "no recipe may have cream", "i hate cream",
        "we are allergic to cream", "cream is something we never eat",
        "not a single one with cream",
        "nobody here eats cream", "neither cream nor butter", "recipes that are free of cream",
        "i can't have cream", "my son can't eat cream", "it mustn't have any cream",
        "everything except cream", "cream is the one thing i avoid", "anything minus the cream",
        "please no cream in anything", "we're not cream people", "dairy-free and no cream",
        "don't open 1", "don't keep the first", "please don't add cream to my shopping list",
        "never put cream on the list", "i don't want cream in it", "not one with cream",
    ])
    func neverDoesWhatIsDenied(line: String) async throws {
        for start in ["search leek", "browse", "search zyzzyva"] {
            let kitchen = TestKitchen(pageSize: 10, spokenLanguage: PlainWords())
            await kitchen.type(start)
            let shown = kitchen.shown.contents.count
            await kitchen.type(line)
            for case .reply(let reply) in kitchen.shown.contents.dropFirst(shown) {
                if case .results(let results) = reply.answer {
                    let wanted = results.query.conditions.filter { !$0.isExclusion }
                    #expect(
                        !wanted.flatMap(\.terms).contains { $0.text.contains("cream") },
                        "\(start); \(line): \(results.query)"
                    )
                }
                #expect(!["open", "fav", "shop", "pantry"].contains(reply.command), "\(line)")
            }
        }
    }

}
