import Conversation
import RecipeModel
import ShellAnswers
import ShellSession
import Testing

@testable import ShellCommands

/// Small parts of the library: names of files, pages that were opened, foods that are loaded.
struct RecipeLibraryTests {
    // MARK: Names of files

    @Test(arguments: [
        ("Leek soup", "Leek soup"), ("Fish/chips", "Fish chips"),
        ("a\\b:c*d?e\"f<g>h|i", "a b c d e f g h i"),
        ("  Leek   soup ", "Leek soup"), (".hidden", "hidden"), ("...  soup", "soup"),
        ("soup.", "soup."), ("", "recipe"), ("...", "recipe"), ("///", "recipe"),
        ("Crème brûlée", "Crème brûlée"), ("a\u{1B}[2Jb", "ab"), ("two\nlines", "two lines"),
    ])
    func aTitleMakesTheNameOfAFile(_ title: String, _ name: String) {
        #expect(RecipeFileNames([title]).names == [name])
    }

    @Test func namesAreNeverTheSame() {
        #expect(
            RecipeFileNames(["Soup", "soup", "Soup", "SOUP 2", "Pie", ".soup"]).names
                == ["Soup", "soup 2", "Soup 3", "SOUP 2 2", "Pie", "soup 4"]
        )
    }

    /// Names of files have a limit in bytes, not in letters.
    @Test(arguments: [
        ("x", 179, 179), ("x", 180, 180), ("x", 181, 180), ("é", 90, 90), ("é", 91, 90),
    ])
    func aLongTitleIsCut(_ letter: String, _ count: Int, _ left: Int) {
        let name = RecipeFileNames([String(repeating: letter, count: count)]).names[0]
        #expect(name == String(repeating: letter, count: left))
    }

    @Test func whereATitleIsCutNoSpaceIsLeft() {
        let title = String(repeating: "x", count: 179) + " y"
        #expect(RecipeFileNames([title]).names == [String(repeating: "x", count: 179)])
    }

    // MARK: Pages that were opened

    @Test(arguments: [(49, true), (50, true), (51, false)])
    func fiftyOpenedPagesAreKept(_ count: Int, _ hasFirst: Bool) {
        var pages = OpenedPages()
        let recipes = (1...count).map { TestKitchen.recipe("Dish \($0)", ["leek"]) }
        for recipe in recipes { pages.add(RecipeAnswer(recipe: recipe, pageState: .fetched)) }
        #expect((pages[recipes[0].id] != nil) == hasFirst)
        #expect(pages[recipes[count - 1].id] != nil)
    }

    @Test func aPageThatIsOpenedAgainIsTheNewOneAndTheLast() {
        var pages = OpenedPages()
        let recipes = (1...50).map { TestKitchen.recipe("Dish \($0)", ["leek"]) }
        for recipe in recipes { pages.add(RecipeAnswer(recipe: recipe, pageState: .fetched)) }
        pages.add(RecipeAnswer(recipe: recipes[0], pageState: .saved))
        #expect(pages[recipes[0].id]?.pageState == .saved)
        pages.add(RecipeAnswer(recipe: TestKitchen.recipe("New", []), pageState: .fetched))
        #expect(pages[recipes[0].id] != nil && pages[recipes[1].id] == nil)
    }

    // MARK: Foods that are loaded

    @Test func loadedFoodsGrowWithThePages() {
        let recipes = ["Leek", "Onion", "Egg"].enumerated().map { place, food in
            NumberedRecipe(number: place + 1, recipe: TestKitchen.recipe("Dish \(food)", [food]))
        }
        var foods = LoadedFoods()
        foods.follow(Array(recipes.prefix(1)))
        #expect(foods.names == ["leek"])
        foods.follow(recipes)
        #expect(foods.names == ["leek", "onion", "egg"])
        foods.follow(recipes)
        #expect(foods.names == ["leek", "onion", "egg"], "nothing new")
        foods.follow(Array(recipes.prefix(2)))
        #expect(foods.names == ["leek", "onion"], "a shorter list is another one")
        foods.follow([recipes[2], recipes[1]])
        #expect(foods.names == ["egg", "onion"], "as is one in another order")
        foods.follow([])
        #expect(foods.names.isEmpty)
    }

    // MARK: Scripts

    @Test(arguments: [
        ("/scripts/a.rcp", "/scripts"), ("/a.rcp", "/"), ("a.rcp", nil), ("x/y/a.rcp", "x/y"),
    ])
    func aScriptIsInAFolder(_ path: String, _ folder: String?) {
        let frame = Frame.script(named: "a.rcp", at: path, mayReachOutside: false)
        #expect(frame.folder == folder)
        #expect(frame.scripts == [path] && frame.isScript)
    }

    @Test func thePromptIsNoScript() {
        for frame in [Frame.prompt, .commandLine] {
            #expect(!frame.isScript && frame.mayReachOutside && frame.scripts.isEmpty)
        }
        let input = Frame(origin: .script(file: "standard input"), mayReachOutside: false)
        #expect(input.scripts == ["standard input"] && input.folder == nil)
    }

    // MARK: What a service told of a recipe

    /// Each part that a recipe has is from its service, and no other.
    @Test func whatIsOfTheService() {
        let cases: [((inout Recipe) -> Void, [String])] = [
            ({ _ in }, []),
            ({ $0.stepGroups = [StepGroup(items: ["x"])] }, ["stepGroups", "steps"]),
            (
                { $0.ingredientGroups = [IngredientGroup(items: [Ingredient(text: "x")])] },
                ["ingredientGroups", "ingredients"]
            ),
            ({ $0.yield = RecipeYield(text: "4", amount: 4) }, ["servings", "yield"]),
            ({ $0.times.total = 5 }, ["minutes"]),
            ({ $0.times.preparation = 5 }, ["prepMinutes"]),
            ({ $0.times.cooking = 5 }, ["cookMinutes"]), ({ $0.cuisines = ["x"] }, ["cuisine"]),
            ({ $0.categories = ["x"] }, ["category"]), ({ $0.notes = ["x"] }, ["recipeNotes"]),
            ({ $0.picture = WebAddress("https://a.example/x") }, ["picture"]),
            ({ $0.video = WebAddress("https://a.example/x") }, ["video"]),
        ]
        for (change, keys) in cases {
            var recipe = Recipe(id: RecipeID(service: .feed, key: "x"), title: "x")
            change(&recipe)
            var told = recipe.serviceOrigins
            // One of the times may be the time in all.
            if recipe.times.total == nil { told["minutes"] = nil }
            #expect(told.keys.sorted() == (keys + ["title"]).sorted())
            #expect(told.values.allSatisfy { $0 == .service })
        }
    }
}
