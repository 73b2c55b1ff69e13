import Conversation
import RecipeCooking
import RecipeModel
import RecipeSearch
import RecipeTestSupport
import ShellAnswers
import ShellSession
import Testing

@testable import ShellCommands

struct KitchenCommandTests {
    private let kitchen = TestKitchen()

    private var told: KitchenAnswer? {
        guard case .kitchen(let answer) = kitchen.answer else { return nil }
        return answer
    }

    @Test func whatIsInThePantryIsMarkedAndMissingTellsTheRest() async {
        await kitchen.type("pantry add leek")
        #expect(told == .changed(KeptChange(kind: .stocked, names: ["leek"]), leftOut: []))
        await kitchen.type("search leek")
        guard case .results(let results) = kitchen.answer else {
            Issue.record("no results")
            return
        }
        #expect(results.rows.allSatisfy { $0.recipe.coverage?.isFromPantry == true })
        await kitchen.type("missing 1")
        guard case .missing(_, let tally) = told else {
            Issue.record("no tally")
            return
        }
        #expect(tally.inPantry.contains("leek"))
    }

    @Test func withoutAPantryNothingIsMarked() async {
        await kitchen.type("search leek")
        guard case .results(let results) = kitchen.answer else {
            Issue.record("no results")
            return
        }
        #expect(results.rows.allSatisfy { $0.recipe.coverage == nil })
    }

    /// What is got ready beside the prompt is what `cook` alone asks for then.
    @Test(arguments: ["echo", "set max-missing 5", "set staples salt", "pantry add milk --staple"])
    func whatCanBeCookedIsGotReady(line: String) async {
        let prepared = Guarded<[RecipeQuery]>([])
        let kitchen = TestKitchen(changing: {
            $0.services.prepare = { query in prepared.withLock { $0.append(query) } }
        })
        await kitchen.shell.prepareNext()
        #expect(prepared.withLock { $0 } == [], "nothing is in the house")
        await kitchen.type("pantry add leek; \(line)")
        await kitchen.shell.prepareNext()
        await kitchen.type("cook")
        let asked = await kitchen.shell.session.answered?.paging.query
        #expect(asked != nil && prepared.withLock { $0 } == [asked])
    }

    /// The names that Tab offers are counted beside the prompt, unless that is called off.
    @Test func namesAreCountedBesideThePrompt() async {
        let counted = Guarded(0)
        let kitchen = TestKitchen(changing: {
            $0.services.countNames = { counted.withLock { $0 += 1 } }
        })
        await kitchen.shell.prepareNext()
        #expect(counted.withLock { $0 } == 1)
        let calledOff = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await kitchen.shell.prepareNext()
        }
        await calledOff.value
        #expect(counted.withLock { $0 } == 1)
    }

    /// Of a recipe whose ingredients nobody knows nothing is there or missing.
    @Test func whatHasNoIngredientsIsNotMarked() async {
        let kitchen = TestKitchen(recipes: [TestKitchen.recipe("Leek idea", [])])
        await kitchen.type("pantry add leek; search title:idea")
        guard case .results(let results) = kitchen.answer else {
            Issue.record("no results")
            return
        }
        #expect(results.rows.map(\.recipe.coverage) == [nil])
    }

    /// A recipe is opened for `similar` only where its foods are not known.
    @Test(
        arguments: [
            (["leek", "rice"], []), ([], ["https://far.example/1"]),
        ] as [([String], [String])]
    )
    func similarOpensWhatItDoesNotKnow(_ foods: [String], _ asked: [String]) async {
        let page = "https://far.example/1"
        let kitchen = TestKitchen(
            recipes: [TestKitchen.recipe("Far stew", foods, link: page)] + TestKitchen.recipes,
            pages: [page: "Far stew\nleek"]
        )
        await kitchen.type("search title:stew")
        #expect(await kitchen.type("similar 1").exitCode == 0)
        #expect(kitchen.pages.asked == asked)
    }

    @Test func cookOrdersEachPageByWhatIsMissing() async {
        await kitchen.type("cook leek --max-missing 99")
        guard case .results(let results) = kitchen.answer else {
            Issue.record("no results")
            return
        }
        let missing = results.rows.compactMap { $0.recipe.coverage?.missed.count }
        #expect(!missing.isEmpty)
        #expect(missing == missing.sorted())
    }

    @Test(arguments: [
        "cook", "pantry add", "pantry remove saffron", "shop done milk", "shop remove 3",
        "note it x", "scale it x2", "guide again", "timers stop rice", "timer soon", "why it",
        "tag 1 quick", "scale", "similar", "guide stop",
    ])
    func whatCannotBeDoneIsTheCooksMistake(_ line: String) async {
        let result = await kitchen.type(line)
        #expect(result.exitCode == 64, "\(line)")
    }

    @Test(arguments: [
        (
            "units foo",
            Mistake.Kind.option(
                .notAChoice(
                    option: "units",
                    word: "foo",
                    choices: ["original", "metric", "us"],
                    suggestion: nil
                )
            ), "foo"
        ),
        ("scale 1 0", .kitchen(.notServings(word: "0")), "0"),
        ("scale 1 few", .kitchen(.notServings(word: "few")), "few"),
        ("scale 1 2-3", .kitchen(.notServings(word: "2-3")), "2-3"),
        ("scale 1 x0", .kitchen(.notServings(word: "x0")), "x0"),
        ("scale 1 '2 cups'", .kitchen(.notServings(word: "2 cups")), "'2 cups'"),
        ("scale 1 1001", .kitchen(.notServings(word: "1001")), "1001"),
        ("scale 1 x1001", .kitchen(.notServings(word: "x1001")), "x1001"),
        (
            "export 1 a.pdf",
            .reference(.unknownEnding("pdf", known: ["md", "html", "json", "ndjson", "cook"])),
            "a.pdf"
        ),
    ])
    func theMistakeNamesTheWordThatIsWrong(line: String, kind: Mistake.Kind, word: String) async {
        await kitchen.type("search leek")
        await kitchen.type(line)
        guard case .mistake(let mistake)? = kitchen.failure else {
            Issue.record("no mistake")
            return
        }
        #expect(mistake.kind == kind)
        let text = Array(mistake.source.text)
        #expect(mistake.span.map { String(text[$0]) } == word)
    }

    @Test func theGuideEndsAndIsLeft() async {
        await kitchen.type("search leek")
        await kitchen.type("guide 1")
        for _ in 0..<20 { await kitchen.type("guide next") }
        guard case .step(let last)? = told else {
            Issue.record("no step")
            return
        }
        #expect(last.isAtEdge && last.step.number == last.count)
        await kitchen.type("guide stop")
        let left = Deed.leftGuide(title: last.title, step: last.count, of: last.count)
        #expect(kitchen.answer == .done(left))
        await kitchen.type("guide")
        #expect(told == .step(GuideAnswer(title: last.title, step: last.step, count: last.count)))
    }

    @Test func theShoppingListTakesNamesAndNumbers() async {
        await kitchen.type("shop add milk")
        await kitchen.type("shop add eggs")
        await kitchen.type("shop")
        #expect(kitchen.toBuy == ["eggs", "milk"])
        await kitchen.type("shop done 2")
        #expect(told == .changed(KeptChange(kind: .ticked, names: ["milk"]), leftOut: []))
        await kitchen.type("shop remove eggs")
        #expect(told == .changed(KeptChange(kind: .unlisted, names: ["eggs"]), leftOut: []))
    }

    /// A food is taken out by its own name before all that have it in theirs.
    @Test func theFoodOfThatNameIsRemovedFirst() async {
        await kitchen.type("pantry add milk, coconut milk, oat milk, rice")
        func gone(_ names: [String]) -> KitchenAnswer {
            .changed(KeptChange(kind: .unstocked, names: names), leftOut: [])
        }
        await kitchen.type("pantry remove milk")
        #expect(told == gone(["milk"]))
        await kitchen.type("pantry remove milk")
        #expect(told == gone(["coconut milk", "oat milk"]))
        await kitchen.type("pantry remove milk")
        #expect(kitchen.mistake == .kitchen(.notInPantry(word: "milk", foods: ["rice"])))
    }

    /// A recipe's things are listed but for what is there and what it can do without.
    @Test func whatIsNotNeededIsNotListed() async {
        var recipe = TestKitchen.recipe("Stew", ["leek", "salt", "chives", "rice"])
        recipe.ingredientGroups[0].items[2].text += ", optional"
        let kitchen = TestKitchen(recipes: [recipe])
        await kitchen.type("search leek")
        await kitchen.type("pantry add rice")
        await kitchen.type("shop add 1")
        #expect(
            kitchen.answer
                == .kitchen(
                    .changed(
                        KeptChange(kind: .listed, names: ["leek"]),
                        leftOut: ["salt", "rice"],
                        optional: ["chives"]
                    )
                )
        )
    }

    @Test func timersRunAtThePromptOnly() async {
        await kitchen.type("timer 12m pasta")
        #expect(told == .timerStarted(TimerRow(name: "pasta", left: 720, length: 720)))
        await kitchen.type("timers")
        #expect(told == .timers([TimerRow(name: "pasta", left: 720, length: 720)]))
        await kitchen.type("timers stop pasta")
        await kitchen.type("timers")
        #expect(told == .timers([]))
        let result = await kitchen.play("timer 12m pasta")
        #expect(result.exitCode == 64)
    }

    private var results: ResultsAnswer? {
        guard case .results(let results) = kitchen.answer else { return nil }
        return results
    }

    @Test func whatTheCookKeepsIsSearchedLikeAService() async {
        await kitchen.type("search leek")
        await kitchen.type("fav 1-2")
        await kitchen.type("search garlic")
        await kitchen.type("fav 1")
        await kitchen.type("search leek mine")
        #expect(results?.service == .mine)
        #expect(kitchen.titles == ["Leek soup", "Leek pie"])
        await kitchen.type("and cheddar cheese")
        #expect(results?.service == .mine)
        #expect(kitchen.titles == ["Leek pie"])
        await kitchen.type("back")
        #expect(kitchen.titles == ["Leek soup", "Leek pie"])
        await kitchen.type("open 2")
        #expect(kitchen.titles == ["Leek pie"])
        await kitchen.type("search mine")
        #expect(kitchen.titles.count == 3)
        await kitchen.type("search soup in my favorites")
        #expect(kitchen.titles == ["Leek soup"])
        await kitchen.type("note f1 for grandmother")
        await kitchen.type("search grandmother mine")
        #expect(kitchen.titles.count == 1)
        await kitchen.type("search \"mine\"")
        #expect(results?.service == .cookbook)
    }

    @Test func whatYouKeepIsLookedThroughAPageAtATime() async {
        let kitchen = TestKitchen(pageSize: 50)
        await kitchen.type("set page-size 5")
        await kitchen.type("browse")
        await kitchen.type("fav all")
        await kitchen.type("search mine")
        #expect(kitchen.numbers == [1, 2, 3, 4, 5])
        await kitchen.type("more")
        #expect(kitchen.numbers == [6, 7])
    }

    @Test func aSearchCanBeSortedAndLimitedByWhatIsMissing() async {
        await kitchen.type("pantry add leek flour butter eggs")
        await kitchen.type("search leek --sort missing")
        let missing = results?.rows.compactMap { $0.recipe.coverage?.missed.count }
        #expect(missing == missing?.sorted())
        #expect(missing?.count == results?.rows.count)
        await kitchen.type("search leek --max-missing 0")
        #expect(kitchen.titles == ["Leek tart"])
        await kitchen.type("search garlic --max-missing 0")
        #expect(kitchen.titles.isEmpty)
    }

    /// A food that is looked for is not therefore in the house.
    @Test func onlyCookingHasWhatItNames() async {
        await kitchen.type("pantry add potato")
        await kitchen.type("search leek")
        #expect(results?.rows.first?.recipe.coverage?.missed == ["leek"])
        await kitchen.type("why 1")
        guard case .why(let why) = told else {
            Issue.record("no answer")
            return
        }
        #expect(why.reasons.tally?.missing == ["leek"])
        await kitchen.type("cook leek")
        #expect(results?.rows.first?.recipe.coverage?.missed == [])
    }

    @Test func anOpenedRecipeIsMarkedWithWhatIsThere() async {
        await kitchen.type("search leek")
        await kitchen.type("open 1")
        guard case .recipe(let bare) = kitchen.answer else { return }
        #expect(bare.holdings.isEmpty)
        await kitchen.type("pantry add leek")
        for line in ["open 1", "scale 1 x2", "units metric"] {
            await kitchen.type(line)
            guard case .recipe(let opened) = kitchen.answer else {
                Issue.record("nothing is open after \(line)")
                return
            }
            #expect(opened.holdings == [.inPantry, .missing], "\(line)")
            #expect(opened.recipe.coverage?.missed == ["potato"], "\(line)")
        }
    }

    @Test func unitsAreASettingToo() async {
        var recipe = TestKitchen.recipe("Bread", ["flour"])
        recipe.ingredientGroups = [
            IngredientGroup(items: [Ingredient(text: "2 cups flour", name: "flour")])
        ]
        let kitchen = TestKitchen(recipes: [recipe])
        func line() -> String? {
            guard case .recipe(let opened) = kitchen.answer else { return nil }
            return opened.recipe.ingredients.first?.text
        }
        await kitchen.type("search flour")
        await kitchen.type("set units metric")
        await kitchen.type("open 1")
        #expect(line() == "250 g flour (recipe: 2 cups)")
        await kitchen.type("units original")
        #expect(line() == "2 cups flour")
        await kitchen.type("units metric")
        await kitchen.type("scale it x2")
        #expect(line() == "500 g flour (recipe: 2 cups)")
        await kitchen.type("shop add 1")
        await kitchen.type("shop")
        #expect(kitchen.toBuy == ["500 g flour"])
        await kitchen.type("unset units")
        await kitchen.type("open 1")
        #expect(line() == "4 cups flour (recipe: 2 cups)")
    }

    @Test func aThingToBuyKeepsItsAmount() async {
        await kitchen.type("shop add 500 g flour and 2 lemons")
        await kitchen.type("shop")
        #expect(kitchen.toBuy.map(Set.init) == ["500 g flour", "2 lemons"])
    }

    @Test func whatIsLeftOutIsEnoughToCookWith() async {
        await kitchen.type("cook -leek")
        #expect(kitchen.failure == nil)
        #expect(!kitchen.numbers.isEmpty)
    }

    @Test func withoutFavoritesNumbersMeanTheResultsAgain() async {
        await kitchen.type("search leek")
        await kitchen.type("fav 1")
        await kitchen.type("favs")
        await kitchen.type("unfav 1")
        await kitchen.type("favs")
        #expect(await kitchen.type("fav 2").exitCode == 0)
    }

    @Test func favoritesShowTheCooksOwnWords() async {
        await kitchen.type("search leek")
        await kitchen.type("fav 1-2")
        await kitchen.type("tag f1 quick")
        await kitchen.type("note f2 for guests")
        await kitchen.type("favs")
        guard case .favorites(let favorites) = kitchen.answer else { return }
        #expect(favorites.rows.map(\.words.tags) == [["quick"], []])
        #expect(favorites.rows.map(\.words.notes.count) == [0, 1])
    }
}

extension TestKitchen {
    /// What is on the shopping list that was shown; nil where none was.
    fileprivate var toBuy: [String]? {
        guard case .kitchen(.shopping(let list)) = answer else { return nil }
        return list.items.map(\.text)
    }
}
