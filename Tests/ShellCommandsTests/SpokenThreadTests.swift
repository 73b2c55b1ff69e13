import Conversation
import RecipeCooking
import RecipeModel
import ShellAnswers
import ShellCommands
import Testing

/// What a cook says with a list in view: each line goes on from the one before.
struct SpokenThreadTests {
    private func kitchen(pageSize: Int = 10) -> TestKitchen {
        TestKitchen(pageSize: pageSize, spokenLanguage: PlainWords())
    }

    @Test(arguments: [
        "without the cheese then", "no butter either", "and some garlic", "only the quick ones",
        "something with garlic instead", "garlic instead of leek", "what about garlic bread",
        "not with cream", "it has to be a soup", "i don't like vinegar", "swap leek for garlic",
        "actually garlic", "same but with flour", "under 20 minutes please",
    ])
    func backRestoresTheViewAfterAnyRefinement(said: String) async {
        let kitchen = kitchen()
        await kitchen.type("search leek")
        let (titles, numbers) = (kitchen.titles, kitchen.numbers)
        await kitchen.type(said)
        #expect(kitchen.failure == nil && kitchen.titles != titles, "\(said)")
        while kitchen.failure == nil, kitchen.titles != titles { await kitchen.type("go back") }
        #expect(kitchen.titles == titles && kitchen.numbers == numbers, "\(said)")
    }

    @Test func somethingFasterGoesBelowTheLimitThatThereIs() async {
        let kitchen = kitchen()
        await kitchen.type("search leek minutes:20")
        await kitchen.type("something faster")
        guard case .results(let results)? = kitchen.answer else {
            Issue.record("no results")
            return
        }
        #expect(results.query.conditions == [.has(Term("leek")), .minutes(15)])
    }

    @Test(arguments: [
        ("the one with the vinegar", "Leek salad"), ("the second", "Leek pie"),
        ("the one with cream", "Garlic leek bake"),
    ])
    func oneOfTheListIsPickedByWhatItIs(said: String, title: String) async {
        let kitchen = kitchen()
        await kitchen.type("search leek")
        await kitchen.type(said)
        guard case .recipe(let opened)? = kitchen.answer else {
            Issue.record("\(said): \(String(describing: kitchen.failure))")
            return
        }
        #expect(opened.recipe.title == title)
    }

    @Test func afterNothingWasFoundTheNextLineMendsTheTry() async {
        let kitchen = kitchen()
        await kitchen.type("leek soup with vinegar")
        #expect(kitchen.titles.isEmpty)
        await kitchen.type("without the vinegar then")
        #expect(kitchen.titles == ["Leek soup"])
    }

    @Test func whereSeveralFitALetterDecides() async {
        let kitchen = kitchen()
        await kitchen.type("search leek")
        await kitchen.type("the one with flour")
        #expect(kitchen.mistake == .command(.severalMeanings(["open 2", "open 3"])))
        await kitchen.type("b")
        guard case .recipe(let opened)? = kitchen.answer else {
            Issue.record("\(String(describing: kitchen.failure))")
            return
        }
        #expect(opened.recipe.title == "Leek tart")
    }

    @Test func aLetterLaterIsNoAnswer() async {
        let kitchen = kitchen()
        await kitchen.type("search leek")
        await kitchen.type("the one with flour")
        await kitchen.type("list")
        await kitchen.type("b")
        #expect(kitchen.answer != nil)
        if case .recipe? = kitchen.answer { Issue.record("the question was not forgotten") }
    }

    @Test(arguments: [
        "good morning", "what is the weather like", "the ninth one", "do you like eggs",
    ])
    func whatIsNotUnderstoodChangesNothing(said: String) async {
        let kitchen = kitchen()
        await kitchen.type("search leek")
        let numbers = kitchen.numbers
        let end = await kitchen.type(said)
        #expect(end.exitCode == 64)
        await kitchen.type("list")
        #expect(kitchen.numbers == numbers)
    }

    /// The list that is meant is the one that was shown or changed last.
    @Test(arguments: ["show me the list", "what's on it", "read it again", "and the list?"])
    func afterShoppingTheListIsWhatToBuy(said: String) async {
        let kitchen = kitchen()
        await kitchen.type("search leek")
        await kitchen.type("shop add milk, eggs")
        await kitchen.type(said)
        #expect(kitchen.toBuy == ["eggs", "milk"], "\(said)")
        await kitchen.type("remove the milk from it")
        await kitchen.type("put butter on it")
        await kitchen.type("shop")
        #expect(kitchen.toBuy == ["butter", "eggs"])
        await kitchen.type("search leek")
        await kitchen.type("show me the list")
        #expect(!kitchen.titles.isEmpty, "\(said)")
    }

    @Test(arguments: [
        "close", "close the guide", "get me out of here",
        "i am done cooking",
    ])
    func theGuideIsLeftInOtherWords(said: String) async {
        let kitchen = kitchen()
        await kitchen.type("search leek")
        await kitchen.type("guide 1")
        await kitchen.type("guide next")
        await kitchen.type(said)
        guard case .done(.leftGuide)? = kitchen.answer else {
            Issue.record("\(said): \(String(describing: kitchen.failure))")
            return
        }
    }
}

extension TestKitchen {
    /// What is on the shopping list that was shown.
    fileprivate var toBuy: [String] {
        guard case .kitchen(.shopping(let list))? = answer else { return [] }
        return list.items.map(\.text)
    }
}
