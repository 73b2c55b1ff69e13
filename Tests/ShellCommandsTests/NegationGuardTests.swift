import Conversation
import RecipeModel
import ShellAnswers
import ShellCommands
import Testing

/// A line that denies something is never run as if it didn't.
struct NegationGuardTests {
    /// What is typed after `search leek`, and the lines that the shell offers.
    @Test(arguments: [
        ("none that have cream", ["without cream", "search cream"]),
        ("search none that have cream", ["search cream", "without cream"]),
        ("search never garlic", ["search garlic", "without garlic"]),
        ("search leek never cream", ["search leek cream", "search leek -cream"]),
    ])
    func asksWhichReadingIsMeant(line: String, readings: [String]) async {
        let kitchen = TestKitchen(pageSize: 10, spokenLanguage: PlainWords())
        await kitchen.type("search leek")
        let titles = kitchen.titles
        await kitchen.type(line)
        #expect(kitchen.mistake == .command(.severalMeanings(readings)), "\(line)")
        #expect(kitchen.titles == titles, "\(line)")
        for (place, reading) in readings.enumerated() {
            let other = TestKitchen(pageSize: 10, spokenLanguage: PlainWords())
            for typed in ["search leek", line, ["a", "b"][place]] { await other.type(typed) }
            let wanted = TestKitchen(pageSize: 10, spokenLanguage: PlainWords())
            for typed in ["search leek", reading] { await wanted.type(typed) }
            #expect(other.titles == wanted.titles, "\(line): \(reading)")
        }
    }

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

    /// Lines with such a word that deny nothing are run.
    @Test(arguments: [
        ("no idea, surprise me", "random"), ("nothing over 30 minutes", "and"),
        ("no-bake cheesecake", "search"), ("no bake cake with cream", "search"),
        ("i've got nothing but leeks and eggs", "cook"),
        ("not sure, something with leek", "search"), ("without cream", "without"),
        ("gluten free bread", "search"),
        ("\"nothing fancy\"", "search"), ("free range eggs", "search"),
        ("i haven't got much time, something with leek", "search"),
    ])
    func runsWhatDeniesNothing(line: String, command: String) async {
        let kitchen = TestKitchen(pageSize: 10, spokenLanguage: PlainWords())
        await kitchen.type("browse")
        let shown = kitchen.shown.contents.count
        await kitchen.type(line)
        let commands = kitchen.shown.contents.dropFirst(shown).compactMap { content in
            if case .reply(let reply) = content { reply.command } else { nil }
        }
        #expect(commands == [command], "\(line): \(String(describing: kitchen.failure))")
    }
}
