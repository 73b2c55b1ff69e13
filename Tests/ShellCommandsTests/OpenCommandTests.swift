import Conversation
import RecipeModel
import ShellAnswers
import ShellCommands
import Testing

struct OpenCommandTests {
    @Test func numberOpensAndItMeansItFromThenOn() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        await kitchen.type("2")
        #expect(kitchen.titles == ["Leek pie"])
        await kitchen.type("open it --steps")
        guard case .recipe(let opened)? = kitchen.answer else {
            Issue.record("not opened")
            return
        }
        #expect(opened.part == .steps && opened.pageState == .notNeeded)
        await kitchen.type("fav it")
        #expect(
            kitchen.answer
                == .done(.kept(titles: ["Leek pie"], already: [], pageMissing: []))
        )
    }

    @Test func severalRecipesAreTooManyToOpen() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        #expect(await kitchen.type("open 1-2").exitCode == 64)
        #expect(kitchen.mistake == .reference(.singleRecipeWanted(command: "open")))
    }

    @Test func anAddressOpensItsPage() async {
        let kitchen = TestKitchen(pages: ["https://a.example/soup": "Web soup\nleek"])
        #expect(await kitchen.type("open https://a.example/soup").exitCode == 0)
        #expect(kitchen.titles == ["Web soup"])
        await kitchen.type("open --web it")
        #expect(kitchen.programs.lines == ["browse https://a.example/soup"])
    }

    @Test func aPageThatIsGoneIsAnErrorOfTheService() async {
        let kitchen = TestKitchen()
        #expect(await kitchen.type("open https://a.example/gone").exitCode == 69)
        guard case .world(let failure)? = kitchen.failure,
            case .webPage(.serverFailed(let status, _, _), let address) = failure.reason
        else {
            Issue.record("no such failure")
            return
        }
        #expect(status == 404 && address.host == "a.example")
    }

    @Test func aServicesOwnWordsStandInForAPageThatIsGone() async {
        let far = TestKitchen.recipe("Far stew", ["leek"], link: "https://far.example/gone")
        let kitchen = TestKitchen(recipes: [far])
        await kitchen.type("search leek")
        #expect(await kitchen.type("open 1").exitCode == 0)
        guard case .recipe(let opened)? = kitchen.answer else {
            Issue.record("not opened")
            return
        }
        #expect(opened.pageState == .missing(.serverFailed(status: 404, tries: 1)))
        #expect(opened.recipe.steps == ["Cook it all."])
    }

    @Test func aSavedPageOpensFromAFile() async {
        let kitchen = TestKitchen(files: ["/here/soup.html": "Saved soup\nleek"])
        #expect(await kitchen.type("open soup.html").exitCode == 0)
        #expect(kitchen.titles == ["Saved soup"])
        #expect(await kitchen.type("open ./none.html").exitCode == 66)
    }

    @Test func aPageWithoutARecipeShowsWhatItSays() async {
        let kitchen = TestKitchen(pages: ["https://a.example/news": "Only news"])
        await kitchen.type("open https://a.example/news")
        guard case .recipe(let opened)? = kitchen.answer else {
            Issue.record("not opened")
            return
        }
        #expect(opened.pageState == .without(.notRecipe) && opened.text == "Only news")
    }

    @Test func retryOpensWhatCouldNotBeOpened() async {
        let kitchen = TestKitchen(pages: ["https://silent.example/other": "offline"])
        await kitchen.type("search leek")
        #expect(await kitchen.type("open https://silent.example/other").exitCode == 75)
        #expect(await kitchen.type("retry").exitCode == 75)
        guard case .world(let failure)? = kitchen.failure, case .webPage = failure.reason else {
            Issue.record("the page was not asked for again")
            return
        }
        await kitchen.type("open 2")
        #expect(await kitchen.type("retry").exitCode == 64)
        #expect(kitchen.mistake == .navigation(.nothingToRetry))
    }
}
