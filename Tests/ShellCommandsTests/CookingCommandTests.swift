import Conversation
import KitchenLanguage
import RecipeCooking
import RecipeModel
import RecipeSearch
import ShellAnswers
import Testing

@testable import ShellCommands

/// A recipe while it is cooked: servings, steps, reasons, and what to buy.
struct CookingCommandTests {
    static let stew: Recipe = {
        var recipe = TestKitchen.recipe("Leek stew", ["leek", "rice", "salt"])
        recipe.ingredientGroups = [
            IngredientGroup(items: [
                Ingredient(text: "2 leeks", name: "leek"),
                Ingredient(text: "100 g rice", name: "rice"),
            ])
        ]
        recipe.stepGroups = [
            StepGroup(items: ["Cut the leek.", "Boil the rice for 12 minutes.", "Eat."])
        ]
        recipe.yield = RecipeYield(text: "Serves 4", amount: 4)
        return recipe
    }()

    func kitchen(
        _ lines: String...,
        recipes: [Recipe] = [Self.stew],
        spokenLanguage: (any SpokenLanguage)? = nil
    ) async -> TestKitchen {
        let kitchen = TestKitchen(
            recipes: recipes + TestKitchen.recipes,
            pageSize: 20,
            spokenLanguage: spokenLanguage
        )
        await kitchen.type("search leek")
        for line in lines { await kitchen.type(line) }
        return kitchen
    }

    private func amounts(_ kitchen: TestKitchen) -> [String]? {
        guard case .recipe(let opened)? = kitchen.answer else { return nil }
        return opened.recipe.ingredients.map(\.text)
    }

    private func step(_ kitchen: TestKitchen) -> GuideAnswer? {
        if case .kitchen(.step(let step))? = kitchen.answer { step } else { nil }
    }

    // MARK: scale

    @Test(arguments: [
        ("scale 1 8", ["4 leeks (recipe: 2)", "200 g rice (recipe: 100 g)"]),
        ("scale 1 2", ["1 leeks (recipe: 2)", "50 g rice (recipe: 100 g)"]),
        ("scale 1 x3", ["6 leeks (recipe: 2)", "300 g rice (recipe: 100 g)"]),
        ("scale 1 3x", ["6 leeks (recipe: 2)", "300 g rice (recipe: 100 g)"]),
        ("scale 1 X1/2", ["1 leeks (recipe: 2)", "50 g rice (recipe: 100 g)"]),
        ("scale 1 x1", ["2 leeks", "100 g rice"]), ("scale 1 4", ["2 leeks", "100 g rice"]),
        ("open 1; scale 8", ["4 leeks (recipe: 2)", "200 g rice (recipe: 100 g)"]),
        ("open 1; scale it x2; scale it x1", ["2 leeks", "100 g rice"]),
        ("open 1; scale it x2; scale it 4", ["2 leeks", "100 g rice"]),
    ])
    func amountsForServings(_ line: String, _ amounts: [String]) async {
        let told = self.amounts(await kitchen(line))?.map {
            $0.replacing("leek (", with: "leeks (")
        }
        #expect(told == amounts, "\(line)")
    }

    @Test(
        arguments: [
            ("scale 1", .command(.missingArgument(command: "scale", wanted: "REF N"))),
            ("scale 2 6", .kitchen(.servingsUnknown)),
            ("scale it x2", .reference(.nothingNamed)),
            ("scale 1 1000.5", .kitchen(.notServings(word: "1000.5"))),
            ("scale r1", .command(.missingArgument(command: "scale", wanted: "REF N"))),
        ] as [(String, Mistake.Kind)]
    )
    func whatCannotBeScaled(_ line: String, _ mistake: Mistake.Kind) async {
        let kitchen = await kitchen()
        await kitchen.type(line)
        if line == "scale 1" {
            #expect(kitchen.mistake != nil)
        } else {
            #expect(kitchen.mistake == mistake)
        }
    }

    /// What cannot be leaves the amounts as they were.
    @Test(arguments: ["scale 1 0", "scale 1 few", "scale 1 x1001", "scale 99 2"])
    func whatCannotBeScaledChangesNothing(_ line: String) async {
        let kitchen = await kitchen("scale 1 8", line, "open 1")
        #expect(amounts(kitchen)?.last == "200 g rice (recipe: 100 g)")
    }

    /// A thousand servings are the most, and a thousand times.
    @Test(arguments: ["scale 1 1000", "scale 1 x1000", "scale 1 0.5", "scale 1 x0.1"])
    func theEdgesOfWhatCanBeScaled(_ line: String) async {
        let kitchen = await kitchen()
        #expect(await kitchen.type(line).exitCode == 0, "\(line)")
    }

    @Test func whatIsScaledIsExportedAndBought() async {
        let kitchen = await kitchen("scale 1 8", "shop add 1", "shop")
        guard case .kitchen(.shopping(let list))? = kitchen.answer else {
            Issue.record("no list")
            return
        }
        #expect(Set(list.items.map(\.text)) == ["4 leeks", "200 g rice"])
        await kitchen.type("open 1")
        #expect(amounts(kitchen)?.last == "200 g rice (recipe: 100 g)", "it lasts")
        await kitchen.type("open 2")
        #expect(amounts(kitchen)?.allSatisfy { !$0.contains("recipe:") } == true, "it is its own")
    }

    @Test(
        arguments: [
            ("units", nil), ("units metric", .metric), ("units us", .us),
            ("units us; units original", nil), ("set units us; units", .us),
        ] as [(String, UnitSystem?)]
    )
    func whereNothingIsOpenTheUnitsAreTold(_ line: String, _ units: UnitSystem?) async {
        let kitchen = await kitchen(line)
        #expect(kitchen.answer == .kitchen(.units(units)))
    }

    // MARK: guide

    @Test func stepsGoForthAndBackAndStayAtTheEdges() async {
        let kitchen = await kitchen("guide 1", spokenLanguage: PlainWords())
        var walk: [String] = []
        for line in [
            "guide again", "guide back", "guide next", "next", "guide next", "more", "guide back",
            "guide again", "step 1", "step 3", "step 2", "step last", "back", "go to step 3",
            "last step", "previous step", "guide 1",
        ] {
            await kitchen.type(line)
            walk.append(
                step(kitchen).map { "\(line): \($0.step.number)\($0.isAtEdge ? "!" : "")" }
                    ?? "\(line): none"
            )
        }
        #expect(
            walk == [
                "guide again: 1", "guide back: 1!", "guide next: 2", "next: 3", "guide next: 3!",
                "more: 3!", "guide back: 2", "guide again: 2", "step 1: 1", "step 3: 3",
                "step 2: 2", "step last: 3", "back: 2", "go to step 3: 3", "last step: 3",
                "previous step: 2", "guide 1: 1",
            ]
        )
        #expect(step(kitchen)?.count == 3 && step(kitchen)?.title == "Leek stew")
    }

    /// Before the first step is what was shown before the guide.
    @Test func backAtTheFirstStepLeadsOutOfTheGuide() async {
        let kitchen = await kitchen("search garlic", "guide 1")
        let garlic = ["Garlic bread", "Garlic soup", "Garlic leek bake"]
        await kitchen.type("back")
        #expect(Array(kitchen.titles.prefix(3)) == garlic)
        await kitchen.type("open 2")
        await kitchen.type("guide")
        #expect(step(kitchen)?.step.number == 1)
        await kitchen.type("back")
        guard case .recipe(let recipe) = kitchen.answer else {
            Issue.record("\(String(describing: kitchen.answer))")
            return
        }
        #expect(recipe.recipe.title == "Garlic soup")
        await kitchen.type("back")
        #expect(Array(kitchen.titles.prefix(3)) == garlic)
        await kitchen.type("back")
        #expect(kitchen.titles.first == "Leek stew")
    }

    /// With a number it means lists, not steps.
    @Test func backWithANumberLeadsOutOfTheGuide() async {
        let kitchen = await kitchen("search garlic", "guide 1", "next", "back 1")
        #expect(kitchen.titles.first == "Leek stew")
    }

    /// A number after `guide` is a recipe, whatever was done before; after `step` it is a step.
    @Test(arguments: ["guide 2", "guide r2", "list; guide 2", "open 3; guide 2"])
    func aNumberAfterGuideIsARecipe(_ line: String) async {
        for before in ["list", "guide 1", "guide 1; next", "guide 1; step last"] {
            let kitchen = await kitchen(before, line)
            #expect(step(kitchen)?.title == "Leek soup" && step(kitchen)?.step.number == 1)
        }
    }

    @Test func aStepNeedsNoGuideButARecipe() async {
        let kitchen = await kitchen("open 1", "step 2")
        #expect(step(kitchen)?.title == "Leek stew" && step(kitchen)?.step.number == 2)
    }

    @Test(arguments: [
        ("step 9", KitchenMistake.noSuchStep(number: 9, count: 3)),
        ("step 4", .noSuchStep(number: 4, count: 3)), ("step 0", .notAStep(word: "0")),
        ("step soon", .notAStep(word: "soon")),
    ])
    func aStepThatIsNotThereMovesNothing(_ line: String, _ mistake: KitchenMistake) async {
        let kitchen = await kitchen("guide 1", "next", line)
        #expect(kitchen.mistake == .kitchen(mistake))
        await kitchen.type("guide")
        #expect(step(kitchen)?.step.number == 2)
    }

    /// The recipe itself, at other amounts say, takes no step away; `back` before the first one does.
    @Test(arguments: ["scale it 8", "open it --ingredients"])
    func theRecipeBesideItsStepsLeavesTheGuide(_ line: String) async {
        let kitchen = await kitchen("guide 1", line, "next")
        #expect(step(kitchen)?.step.number == 2, "\(line)")
        await kitchen.type("back; back; next")
        #expect(step(kitchen) == nil, "\(line)")
    }

    /// After another list `more` is its next page, and the guide stays where it was.
    @Test func whileAListIsShownNextIsItsNextPage() async {
        let kitchen = await kitchen("guide 1; list; more")
        #expect(step(kitchen) == nil)
        await kitchen.type("guide again")
        #expect(step(kitchen)?.step.number == 1)
    }

    @Test func leavingSaysWhereItWas() async {
        let kitchen = await kitchen("guide 1", "next", "guide stop")
        #expect(kitchen.answer == .done(.leftGuide(title: "Leek stew", step: 2, of: 3)))
        await kitchen.type("guide")
        #expect(step(kitchen)?.step.number == 2, "it goes on there")
    }

    @Test(arguments: ["guide next", "guide back", "guide again", "guide stop"])
    func withoutAGuideItSaysSo(_ line: String) async {
        let kitchen = await kitchen(line)
        #expect(kitchen.mistake == .kitchen(.noGuide))
    }

    @Test func aRecipeWithoutStepsHasNoGuide() async {
        var bare = TestKitchen.recipe("Leek idea", ["leek"], link: "https://far.example/1")
        bare.stepGroups = []
        let kitchen = TestKitchen(recipes: [bare], pages: ["https://far.example/1": "Only news"])
        await kitchen.type("search leek; guide 1")
        guard case .world(let failure)? = kitchen.failure else {
            Issue.record("\(String(describing: kitchen.answer))")
            return
        }
        #expect(failure.reason == .nothingToOpen(title: "Leek idea"))
    }

    /// Enter on an empty line starts the timer that the step offers, once.
    @Test func enterStartsTheTimerOfAStep() async {
        let kitchen = await kitchen("guide 1", "")
        #expect(kitchen.shown.timers.isEmpty)
        await kitchen.type("next")
        await kitchen.type("  ")
        #expect(kitchen.shown.timers.map(\.length) == [720])
        await kitchen.type("")
        #expect(kitchen.shown.timers.count == 1)
        await kitchen.type("timers stop all; list")
        await kitchen.type("")
        #expect(kitchen.shown.timers.isEmpty)
    }

    /// What a step offers waits until the step is shown again.
    @Test(arguments: ["list", "open 2", "favs", "categories", "guide stop"])
    func awayFromTheStepEnterStartsNoTimer(_ line: String) async {
        let kitchen = await kitchen("fav 1", "guide 1", "next", line, "")
        #expect(kitchen.shown.timers.isEmpty)
        await kitchen.type("guide")
        await kitchen.type("")
        #expect(kitchen.shown.timers.map(\.length) == [720])
    }

    // MARK: why

    @Test(
        arguments: [
            ("why 1", 1, "Leek stew"), ("why 3", 3, "Leek pie"), ("open 2; why", 2, "Leek soup"),
            ("fav 3; list; why f1", 3, "Leek pie"),
        ]
    )
    func whyTellsOfTheResult(_ line: String, _ number: Int, _ title: String) async {
        let kitchen = await kitchen(line)
        guard case .kitchen(.why(let why))? = kitchen.answer else {
            Issue.record("\(String(describing: kitchen.failure))")
            return
        }
        #expect(why.number == number && why.title == title && why.count == 6)
        #expect(why.service == .cookbook && why.query == RecipeQuery([.has(Term("leek"))]))
    }

    /// What leaving out a condition would find is told of the list that is shown.
    @Test func whyTellsWhatEachConditionTakesAway() async {
        let kitchen = await kitchen("search leek garlic", "search durian", "why 1")
        guard case .kitchen(.why(let why))? = kitchen.answer else {
            Issue.record("\(String(describing: kitchen.failure))")
            return
        }
        #expect(
            why.hints == [
                DropHint(condition: .has(Term("leek")), total: .exactly(3)),
                DropHint(condition: .has(Term("garlic")), total: .exactly(6)),
            ]
        )
    }

    @Test func whatIsNoResultHasNoReason() async {
        let kitchen = await kitchen("fav 1", "search bread", "why f1")
        #expect(kitchen.mistake == .kitchen(.notAResult(title: "Leek stew")))
    }

    // MARK: cook and similar

    @Test func withNothingInTheHouseItAsksWhat() async {
        let kitchen = await kitchen("cook")
        #expect(kitchen.mistake == .kitchen(.nothingToCookWith(open: nil)))
        await kitchen.type("search leek; open 1; cook")
        #expect(kitchen.mistake == .kitchen(.nothingToCookWith(open: "Leek stew")))
        await kitchen.type("pantry add leek; cook")
        #expect(kitchen.failure?.name == .usage && !kitchen.titles.isEmpty)
    }

    /// The setting limits what is missing where that leaves anything; the option always.
    @Test func whatMayBeMissing() async {
        let kitchen = await kitchen()
        func missing() -> [Int] {
            guard case .results(let results)? = kitchen.answer else { return [] }
            return results.rows.compactMap { $0.recipe.coverage?.missed.count }
        }
        await kitchen.type("cook garlic")
        #expect(missing() == [1, 1, 2].filter { $0 <= 3 } || missing().allSatisfy { $0 <= 3 })
        await kitchen.type("set max-missing 1; cook garlic")
        #expect(!missing().isEmpty && missing().allSatisfy { $0 <= 1 })
        await kitchen.type("set max-missing 0; cook garlic")
        #expect(!missing().isEmpty, "rather something than nothing")
        await kitchen.type("cook garlic --max-missing 0")
        #expect(missing().isEmpty)
    }

    @Test func similarBeginsWithTheRecipeItself() async {
        let kitchen = await kitchen(recipes: [])
        await kitchen.type("similar 3")
        #expect(!kitchen.titles.isEmpty)
        #expect(kitchen.titles.contains("Leek pie"), "flour")
        #expect(!kitchen.titles.contains("Garlic soup"))
    }
}
