import Conversation
import RecipeCooking
import RecipeModel
import RecipeQuestions
import ShellAnswers
import ShellSession
import Testing

@testable import ShellCommands

/// Lines in which cooks say who it is for, what they bought, and ask about the recipe before them.
struct SaidAboutItTests {
    private static let stew: Recipe = {
        var recipe = TestKitchen.recipe("Leek stew", ["leek", "rice", "butter"])
        recipe.ingredientGroups = [
            IngredientGroup(items: [
                Ingredient(text: "2 leeks", name: "leek"),
                Ingredient(text: "100 g rice", name: "rice"),
                Ingredient(text: "20 g butter", name: "butter"),
            ])
        ]
        recipe.stepGroups = [StepGroup(items: ["Cook it."])]
        recipe.yield = RecipeYield(text: "Serves 4", amount: 4)
        return recipe
    }()

    private func kitchen(_ lines: String...) async -> TestKitchen {
        let kitchen = TestKitchen(
            recipes: [Self.stew] + TestKitchen.recipes,
            pageSize: 20,
            spokenLanguage: PlainWords()
        )
        for line in lines { await kitchen.type(line) }
        return kitchen
    }

    private func amounts(_ kitchen: TestKitchen) -> [String]? {
        guard case .recipe(let opened)? = kitchen.answer else { return nil }
        return opened.recipe.ingredients.map(\.text)
    }

    /// With a recipe before the cook an amount is asked of it, also of what it hasn't.
    @Test(arguments: ["how many eggs do I need", "how much cream does it need", "how many eggs?"])
    func anAmountIsAskedOfTheRecipeBeforeTheCook(line: String) async {
        let kitchen = await kitchen("search leek", "open 1", line)
        guard case .kitchen(.asked(let asked))? = kitchen.answer,
            case .contains(_, .no, _, _, _) = asked.reply.saying
        else { return #expect(Bool(false), "\(String(describing: kitchen.answer))") }
        #expect(await query(kitchen) == RecipeQuery([.has(Term("leek"))]))
    }

    /// The one recipe that answers a question about a list is `it`, whatever was opened before.
    @Test(arguments: ["open it", "open that one", "fav it; favs", "scale it 8"])
    func whatAnAnswerToldOfIsMeant(line: String) async {
        let kitchen = await kitchen("search garlic", "open 2", "search leek", "which has rice?")
        await kitchen.type(line)
        #expect(kitchen.titles == ["Leek stew"])
    }

    private func list(_ kitchen: TestKitchen) async -> [String] {
        await kitchen.type("shop list")
        guard case .kitchen(.shopping(let list))? = kitchen.answer else { return [] }
        return list.items.map(\.text)
    }

    private func query(_ kitchen: TestKitchen) async -> RecipeQuery? {
        await kitchen.shell.session.answered?.paging.query
    }

    // MARK: Who it is for

    @Test(arguments: [
        "search leek stew --servings 8", "leek stew for 8 people", "a leek stew for eight please",
        "I want a leek stew that serves 8", "cook leek rice butter --servings 8",
    ])
    func whatIsOpenedIsForAsManyAsTheSearchSays(line: String) async {
        let kitchen = await kitchen(line)
        #expect(await query(kitchen)?.servings == 8, "\(line)")
        await kitchen.type("open 1")
        let scaled = [
            "4 leeks (recipe: 2)", "200 g rice (recipe: 100 g)", "40 g butter (recipe: 20 g)",
        ]
        #expect(amounts(kitchen) == scaled, "\(line)")
        // A new search, or taking it back, ends it; what the cook scales is as the cook scales it.
        await kitchen.type("scale it 2")
        #expect(amounts(kitchen)?.last == "10 g butter (recipe: 20 g)")
    }

    @Test(arguments: ["search leek stew", "drop servings", "drop for 8", "drop 8"])
    func itEndsWithTheSearchOrWhenItIsDropped(line: String) async {
        let kitchen = await kitchen("search leek stew --servings 8", line, "open 1")
        #expect(await query(kitchen)?.servings == nil)
        #expect(amounts(kitchen) == ["2 leeks", "100 g rice", "20 g butter"], "\(line)")
    }

    @Test func narrowingKeepsItAndBackBringsItBack() async {
        let kitchen = await kitchen("search leek --servings 8", "and stew", "open 1")
        #expect(amounts(kitchen)?.first == "4 leeks (recipe: 2)")
        await kitchen.type("search leek stew")
        await kitchen.type("back")
        await kitchen.type("open 1")
        #expect(amounts(kitchen)?.first == "4 leeks (recipe: 2)")
    }

    // MARK: The shopping list

    @Test func recipesAreBoughtForSoMany() async {
        let kitchen = await kitchen("search leek stew", "shop add 1 for 8")
        #expect(await list(kitchen).contains("200 g rice"))
        await kitchen.type("shop clear")
        await kitchen.type("open 1; shop add for 2 people")
        #expect(await list(kitchen).contains("50 g rice"))
    }

    /// `shop for 3` means the third recipe, and `shop for 3 people` the one that is open.
    @Test func aNumberAfterShopForIsARecipe() async {
        let kitchen = await kitchen("search leek stew", "shop for 1")
        #expect(await list(kitchen).contains("100 g rice"))
        await kitchen.type("shop clear")
        await kitchen.type("open 1; shop for 2 people")
        #expect(await list(kitchen).contains("50 g rice"))
    }

    @Test(arguments: ["shop got 1", "shop bought milk", "shop have 1", "shop ticked milk"])
    func whatIsGotIsTickedOff(line: String) async {
        let kitchen = await kitchen("shop add milk", line)
        guard case .kitchen(.changed(let change, _, _, _))? = kitchen.answer else {
            Issue.record("\(line): \(String(describing: kitchen.answer))")
            return
        }
        #expect(change == KeptChange(kind: .ticked, names: ["milk"]), "\(line)")
    }

    @Test(arguments: ["I bought milk", "we have milk", "pantry add milk"])
    func whatIsInTheHouseNeedNotBeBought(line: String) async {
        let kitchen = await kitchen("shop add milk", "shop add coconut milk", line)
        guard case .kitchen(.changed(let change, _, _, let bought))? = kitchen.answer else {
            Issue.record("\(line): \(String(describing: kitchen.answer))")
            return
        }
        #expect(change.kind == .stocked && change.names == ["milk"] && bought == ["milk"])
        #expect(await list(kitchen) == ["coconut milk"], "\(line)")
    }

    // MARK: Asking

    private func asked(_ kitchen: TestKitchen) -> RecipeReply.Saying? {
        guard case .kitchen(.asked(let asked))? = kitchen.answer else { return nil }
        return asked.reply.saying
    }

    private func lines(_ saying: RecipeReply.Saying?) -> [String]? {
        guard case .ingredients(let shares)? = saying else { return nil }
        return shares.map(\.line)
    }

    @Test func aQuestionAsksTheRecipeThatIsOpen() async {
        let kitchen = await kitchen("search leek stew", "butter?")
        #expect(asked(kitchen) == nil, "nothing is open")
        await kitchen.type("search leek stew; open 1")
        for (line, found) in [
            ("butter?", ["20 g butter"]), ("ask leeks", ["2 leeks"]), ("any rice?", ["100 g rice"]),
            ("how much rice do I need?", ["100 g rice"]), ("ask 1 how many leeks", ["2 leeks"]),
        ] {
            await kitchen.type(line)
            #expect(lines(asked(kitchen)) == found, "\(line)")
        }
        await kitchen.type("ham?")
        #expect(asked(kitchen) == .contains(food: "ham", .no, lines: []))
        await kitchen.type("how long does it keep?")
        #expect(asked(kitchen) == .silence(nearest: []))
        await kitchen.type("search leek")
        await kitchen.type("butter?")
        #expect(asked(kitchen) == nil, "the list is what is looked at now")
    }

    /// A general word means every kind of the food: whoever must not eat nuts asks for nuts.
    @Test(arguments: [
        ("nuts?", ["40 g walnuts"]), ("cheese?", ["30 g pecorino"]),
        ("dairy?", ["30 g pecorino", "20 g butter"]), ("walnuts?", ["40 g walnuts"]),
        ("meat?", []), ("fish?", ["1 tsp fish sauce"]),
    ])
    func aGeneralWordAsksForEveryKind(line: String, found: [String]) async {
        var recipe = TestKitchen.recipe("Pasta bake", ["walnuts"])
        recipe.ingredientGroups = [
            IngredientGroup(
                items: [
                    ("40 g walnuts", "walnuts"), ("30 g pecorino", "pecorino"),
                    ("1 tsp fish sauce", "fish sauce"), ("20 g butter", "butter"),
                ].map { Ingredient(text: $0.0, name: $0.1) }
            )
        ]
        let kitchen = TestKitchen(recipes: [recipe], pageSize: 20, spokenLanguage: PlainWords())
        for typed in ["search pasta bake", "open 1", line] { await kitchen.type(typed) }
        let told: [String] =
            switch asked(kitchen) {
            case .ingredients(let shares)?: shares.map(\.line)
            case .contains(_, _, let lines, _, _)?: lines
            default: []
            }
        #expect(told == found, "\(line)")
    }

    @Test(arguments: [
        "what do I need", "what else do I need", "what am I missing", "what do we need?",
    ])
    func whatIsNeededIsWhatIsMissing(line: String) async {
        let kitchen = await kitchen("search leek stew", "open 1", line)
        guard case .kitchen(.missing(let title, _))? = kitchen.answer else {
            Issue.record("\(line): \(String(describing: kitchen.answer))")
            return
        }
        #expect(title == "Leek stew")
    }

    // MARK: Words that were lost

    @Test(arguments: [
        ("dessert with apples", "category:dessert", "apples"),
        ("side with potatoes", "category:side", "potatoes"),
        ("italian with sausages", "cuisine:italian", "sausages"),
    ])
    func aCourseBeforeWithIsNoPartOfTheFood(_ line: String, _ kind: String, _ food: String) async {
        let kitchen = await kitchen(line)
        let fruitless = await kitchen.shell.session.fruitless?.paging.query
        let answered = await query(kitchen)
        let asked = fruitless ?? answered
        let terms = asked?.conditions.flatMap(\.terms).map { term in
            term.field == .anywhere ? term.text : "\(term.field.rawValue):\(term.text)"
        }
        #expect(terms == [kind, food], "\(line)")
    }

    @Test(arguments: [("favs nice", "nice"), ("favs lovely", "lovely"), ("favs decent", "decent")])
    func aWordAfterFavsIsLookedForAmongThem(line: String, word: String) async {
        let kitchen = await kitchen("search leek", "fav 1", line)
        guard case .favorites(let answer)? = kitchen.answer else {
            Issue.record("\(line): \(String(describing: kitchen.answer))")
            return
        }
        #expect(answer.query.conditions.flatMap(\.terms).map(\.text).first == word)
    }

    @Test(arguments: ["favs", "favs please", "favs again", "favs now"])
    func mannersAfterFavsAskForNothing(line: String) async {
        let kitchen = await kitchen("search leek", "fav 1", line)
        guard case .favorites(let answer)? = kitchen.answer else {
            Issue.record("\(line)")
            return
        }
        #expect(answer.query.conditions.isEmpty && answer.total == 1)
    }
}
