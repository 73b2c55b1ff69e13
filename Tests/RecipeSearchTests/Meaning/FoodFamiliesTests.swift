import KitchenLanguage
import RecipeModel
import RecipeSearch
import Testing

struct FoodFamiliesTests {
    private func recipe(_ ingredient: String, title: String = "Supper") -> Recipe {
        var recipe = Recipe(id: RecipeID(service: .feed, key: "1"), title: title)
        recipe.ingredientGroups = [IngredientGroup(items: [Ingredient(text: ingredient)])]
        return recipe
    }

    @Test(arguments: [
        "mozzarella", "grated Parmesan", "Gruyère", "feta", "halloumi",
        "monterey jack", "pecorino romano", "cream cheese", "burrata", "Stilton", "queso fresco",
    ])
    func cheeseIsMeantByName(ingredient: String) {
        #expect(Condition.has(Term("cheese")).holds(for: recipe(ingredient)))
        #expect(!Condition.none(Term("cheeses")).holds(for: recipe(ingredient)))
    }

    @Test(arguments: ["romano beans", "cheesecloth", "jackfruit", "brick", "butter"])
    func othersAreNoCheese(ingredient: String) {
        #expect(!Condition.has(Term("cheese")).holds(for: recipe(ingredient)))
        #expect(Condition.none(Term("cheese")).holds(for: recipe(ingredient)))
    }

    @Test func kindsOfCheese() {
        #expect(Condition.has(Term("blue cheese")).holds(for: recipe("roquefort")))
        #expect(!Condition.has(Term("blue cheese")).holds(for: recipe("brie")))
        #expect(Condition.has(Term("goat's cheese")).holds(for: recipe("chèvre")))
        #expect(!Condition.has(Term("red vinegar")).holds(for: recipe("red wine vinegar")))
    }

    @Test func cheeseIsReadInTitlesToo() {
        let wish = Condition.has(Term("cheese"))
        #expect(wish.holds(for: recipe("cheddar", title: "Cheddar toast")))
        #expect(Condition.has(Term("cheesy")).holds(for: recipe("feta", title: "Toast")))
        let inTitle = Condition.has(Term("cheese", in: .title))
        #expect(inTitle.holds(for: recipe("x", title: "Cheese pie")))
        #expect(!inTitle.holds(for: recipe("feta")))
        #expect(Condition.has(Term("cheese", in: .ingredient)).holds(for: recipe("feta")))
    }

    @Test(arguments: [
        ("nut", "walnuts"), ("nuts", "ground almonds"), ("nut", "peanut butter"),
        ("shellfish", "king prawns"), ("shellfish", "oyster sauce"), ("fish", "salmon fillets"),
        ("fish", "anchovies"), ("seafood", "squid"), ("gluten", "plain flour"), ("gluten", "bread"),
        ("gluten", "spaghetti"), ("gluten", "soy sauce"), ("dairy", "double cream"),
        ("wheat", "plain flour"), ("wheat", "rye bread"), ("egg white", "eggs"),
        ("dairy", "butter"), ("dairy", "feta"), ("dairy", "whole milk"), ("lactose", "yoghurt"),
        ("meat", "minced lamb"), ("meat", "chicken stock"), ("milk", "buttermilk"),
        ("egg", "mayonnaise"), ("alcohol", "dry white wine"), ("vinegar", "red wine vinegar"),
    ])
    func whatIsLeftOutIsLeftOutByName(term: String, ingredient: String) {
        #expect(!Condition.none(Term(term)).holds(for: recipe(ingredient)))
    }

    @Test(arguments: [
        ("nut", "nutmeg"), ("nut", "coconut milk"), ("nut", "water chestnuts"),
        ("nut", "butternut squash"), ("shellfish", "oyster mushrooms"), ("fish", "chicken"),
        ("gluten", "rice flour"), ("gluten", "gluten-free plain flour"), ("gluten", "rice noodles"),
        ("wheat", "rice flour"), ("wheat", "rice noodles"), ("egg white", "egg yolks"),
        ("dairy", "coconut milk"), ("dairy", "peanut butter"), ("dairy", "cream of tartar"),
        ("dairy", "butter beans"), ("dairy", "oat milk"), ("dairy", "cocoa butter"),
        ("meat", "mince pie"), ("egg", "eggplant"), ("alcohol", "red wine vinegar"),
        ("alcohol", "ginger ale"),
    ])
    func whatOnlySoundsAlikeStays(term: String, ingredient: String) {
        #expect(Condition.none(Term(term)).holds(for: recipe(ingredient)))
    }

    @Test(arguments: [
        ("nut", "walnuts"), ("fish", "salmon"), ("meat", "lamb"), ("pasta", "spaghetti"),
        ("berries", "blueberries"), ("beans", "kidney beans"), ("dairy", "feta"),
    ])
    func aFamilyMeansAllOfIt(term: String, ingredient: String) {
        #expect(Condition.has(Term(term)).holds(for: recipe(ingredient)))
    }

    @Test(arguments: [
        ("vegetables", "vegetable oil"), ("beans", "vanilla beans"), ("fish", "fish sauce"),
        ("nut", "nutmeg"), ("gluten", "bread"), ("egg", "mayonnaise"), ("milk", "coconut milk"),
    ])
    func whatOnlyCarriesTheNameIsNotMeant(term: String, ingredient: String) {
        let salad = recipe(ingredient)
        let grades = TermMeaning(Term(term)).grades[0...2]
        #expect(grades.allSatisfy { $0.recipes(in: RecipeMeaning(salad)).isEmpty })
    }

    @Test func otherNamesAreThoseThatMeetTheTerm() {
        let names = FoodMatch(Term("cheese")).otherNames
        #expect(names.contains("feta") && names.contains("monterey jack"))
        #expect(names.allSatisfy { !$0.isEmpty })
        #expect(FoodMatch(Term("saffron")).otherNames.isEmpty)
        #expect(FoodMatch(Term("veggie", in: .category)).otherNames == ["vegan"])
    }
}
