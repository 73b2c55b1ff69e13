import Testing

@testable import RecipeModel

struct PantryTests {
    private func holding(_ line: String, having foods: String..., staples: [String] = [])
        -> PantryMatch.Holding
    {
        PantryMatch(Pantry(foods: foods, staples: staples)).holding(of: Ingredient(text: line))
    }

    @Test(arguments: [
        ("rice", "basmati rice"), ("basmati rice", "rice"), ("eggs", "2 large eggs, beaten"),
        ("cheddar", "cheese"), ("cheese", "150 g cheddar cheese"), ("onion", "red onions"),
        ("lemon", "juice of 1 lemon"), ("lemons", "2 tbsp lemon juice"),
        ("garlic", "garlic cloves"),
        ("butter", "butter or margarine"), ("margarine", "butter or margarine"),
        ("aubergine", "1 eggplant"), ("chicken", "chicken thighs"), ("milk", "whole milk"),
        ("pepper", "freshly ground black pepper"), ("oil", "extra virgin olive oil"),
        ("salt", "a pinch of sea salt"), ("sugar", "brown sugar"), ("tomatoes", "cherry tomatoes"),
        ("stock", "chicken stock"), ("chicken stock", "stock"), ("flour", "plain flour"),
        ("flour", "all-purpose flour"), ("flour", "wheat flour"), ("plain flour", "flour"),
        ("oil", "vegetable oil"), ("oil", "sunflower oil"), ("sugar", "caster sugar"),
        ("vinegar", "white wine vinegar"), ("rice", "long-grain rice"), ("cheese", "gruyère"),
        ("pasta", "spaghetti"), ("bread", "sourdough"), ("masa harina", "masa harina"),
    ])
    func isThere(_ food: String, _ line: String) {
        #expect(holding(line, having: food) == .inPantry)
    }

    @Test(arguments: [
        ("milk", "coconut milk"), ("coconut milk", "milk"), ("tomatoes", "tomato paste"),
        ("chicken", "chicken stock"), ("potatoes", "sweet potatoes"), ("pepper", "red bell pepper"),
        ("bell pepper", "black pepper"), ("rice", "rice vinegar"), ("butter", "peanut butter"),
        ("peanut butter", "butter"), ("cream", "ice cream"), ("fish", "fish sauce"),
        ("egg", "egg noodles"), ("milk", "milk chocolate"), ("garlic", "garlic powder"),
        ("water", "water chestnuts"), ("cream", "cream cheese"), ("onion", "spring onions"),
        ("lemon juice", "1 lemon grass stalk"), ("oil", "toasted sesame oil"), ("rice", "ice"),
        ("corn", "cornstarch"), ("beans", "vanilla beans"), ("sugar", "icing sugar"),
        ("flour", "masa harina"), ("flour", "rice flour"), ("flour", "cornflour"),
        ("flour", "self-raising flour"), ("flour", "wholemeal flour"), ("flour", "semolina"),
        ("flour", "almond flour"), ("flour", "gluten-free flour"), ("masa harina", "flour"),
        ("flour", "potato starch"), ("sugar", "palm sugar"), ("sugar", "jaggery"),
        ("oil", "coconut oil"), ("vinegar", "rice vinegar"), ("vinegar", "balsamic vinegar"),
        ("milk", "goat's milk"), ("milk", "milk powder"), ("rice", "arborio rice"),
        ("rice", "rice noodles"), ("rice", "glutinous rice"), ("cream", "crème fraîche"),
        ("cheese", "mascarpone"), ("cheese", "feta"), ("bread", "tortillas"),
        ("bread", "breadcrumbs"), ("pasta", "lasagne sheets"), ("chocolate", "cocoa powder"),
        ("butter", "garlic butter"), ("egg", "quail eggs"), ("paprika", "smoked paprika"),
        ("yeast", "nutritional yeast"), ("stock", "dashi"),
    ])
    func isNotThere(_ food: String, _ line: String) {
        #expect(holding(line, having: food) == .missing)
    }

    @Test func whatIsInTheHouseGoesBeforeStaples() {
        #expect(holding("salt", having: "salt", staples: ["salt"]) == .inPantry)
        #expect(holding("salt", having: "rice", staples: ["salt"]) == .staple)
        #expect(holding("salt", having: "rice") == .missing)
    }

    @Test func aTallyCountsEachFoodOnceAndNoOptionalOnes() {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "a"), title: "Fried rice")
        recipe.ingredientGroups = [
            IngredientGroup(items: [
                Ingredient(text: "200 g rice", name: "rice"),
                Ingredient(text: "3 eggs", name: "eggs"),
                Ingredient(text: "1 egg, to finish", name: "egg"),
                Ingredient(text: "salt"),
                Ingredient(text: "chives (optional)", name: "chives"),
                Ingredient(text: "4 tbsp soy sauce", name: "soy sauce"),
            ])
        ]
        let match = PantryMatch(Pantry(foods: ["rice"], staples: ["salt"]), having: ["eggs"])
        let tally = match.tally(of: recipe)
        #expect(tally.need == 4)
        #expect(tally.have == 3)
        #expect(tally.fromPantry == 2)
        #expect(tally.staples == ["salt"])
        #expect(tally.missing == ["soy sauce"])
    }

    @Test(arguments: [
        ("chives (optional)", true), ("Optional: chives", true), ("optionally, chives", true),
        ("OPTIONAL chives", true), ("chives, optionally", true), ("chives", false),
        ("optionless chives", false),
    ])
    func whatIsOptionalSaysSo(_ line: String, _ isOptional: Bool) {
        #expect(Ingredient(text: line, name: "chives").isOptional == isOptional)
    }

    /// Each known food is there for itself, however it is bought or counted.
    @Test func everyKnownFoodFillsItself() {
        for food in KnownFoods.shared.foods {
            #expect(holding("2 \(food), chopped", having: food) == .inPantry, "\(food)")
            #expect(holding(food, having: food) == .inPantry, "\(food)")
        }
    }

    /// More in the house never means more missing.
    @Test func aFullerPantryMissesNoMore() {
        var foods: [String] = []
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "a"), title: "All")
        recipe.ingredientGroups = [
            IngredientGroup(items: KnownFoods.shared.foods.prefix(60).map { Ingredient(text: $0) })
        ]
        var last = Int.max
        for food in ["onion", "carrot", "red pepper", "garlic", "corn", "cabbage"] {
            foods.append(food)
            let tally = PantryMatch(Pantry(foods: foods)).tally(of: recipe)
            #expect(tally.missing.count <= last)
            #expect(tally.have + tally.missing.count == tally.need)
            last = tally.missing.count
        }
        #expect(last < 60)
    }
}
