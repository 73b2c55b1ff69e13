import Testing

@testable import KitchenLanguage

struct IngredientReadingTests {
    private func closeness(of food: String, in ingredient: String) -> IngredientReading.Closeness? {
        CookingLexicon.shared.food(named: food).flatMap { IngredientReading(ingredient).foods[$0] }
    }

    @Test(arguments: [
        ("chicken", "boneless chicken thighs"), ("meat", "minced lamb"), ("fish", "salmon fillets"),
        ("cheese", "grated mature cheddar cheese"), ("garlic", "3 cloves garlic, crushed"),
        ("bell pepper", "red peppers"), ("tomato", "400 g tinned tomatoes"),
        ("bean", "black beans"),
        ("egg", "2 free-range eggs"), ("rice", "parboiled long-grain rice"),
        ("herb", "fresh coriander"),
        ("almond", "ground almonds"), ("butter", "salt and butter"), ("mushroom", "dried shiitake"),
    ])
    func itIsTheFood(food: String, ingredient: String) {
        #expect(closeness(of: food, in: ingredient) == .isFood)
    }

    @Test(arguments: [
        ("lemon", "lemon juice"), ("pork", "sausages"), ("corn", "corn tortillas"),
    ])
    func itHoldsTheFood(food: String, ingredient: String) {
        #expect(closeness(of: food, in: ingredient) == .holdsFood)
    }

    @Test(arguments: [
        ("vegetable", "vegetable oil"), ("chicken", "chicken stock"), ("fish", "fish sauce"),
        ("rice", "rice flour"), ("wine", "red wine vinegar"), ("chickpea", "gram flour"),
        ("tomato", "tomato ketchup"),
    ])
    func itIsMadeOfTheFood(food: String, ingredient: String) {
        #expect(closeness(of: food, in: ingredient) == .isMadeOfFood)
    }

    @Test(arguments: [
        ("bean", "vanilla beans"), ("nut", "nutmeg"), ("milk", "coconut milk"), ("egg", "eggplant"),
        ("ham", "graham crackers"), ("bell pepper", "black pepper"), ("bell pepper", "pepper"),
        ("butter", "peanut butter"), ("cream", "cream of tartar"), ("meat", "vegan mince"),
    ])
    func itIsAnother(food: String, ingredient: String) {
        #expect(closeness(of: food, in: ingredient) == nil)
    }

    @Test(arguments: [
        ("fish", "Worcestershire sauce"), ("egg", "mayonnaise"), ("gluten", "soy sauce"),
        ("dairy", "milk chocolate"), ("pork", "lard"), ("sesame seed", "tahini"),
        ("gluten", "spaghetti"), ("meat", "chicken stock"),
    ])
    func somethingMayBeInItUnseen(food: String, ingredient: String) throws {
        let place = try #require(CookingLexicon.shared.food(named: food))
        #expect(IngredientReading(ingredient).possibleFoods.contains(place))
    }

    @Test(arguments: [
        ("gluten", "rice flour"), ("gluten", "corn tortillas"), ("gluten", "gluten-free flour"),
        ("dairy", "oat milk"), ("alcohol", "cider vinegar"), ("dairy", "vegan butter"),
    ])
    func nothingOfItIsInIt(food: String, ingredient: String) throws {
        let place = try #require(CookingLexicon.shared.food(named: food))
        #expect(!IngredientReading(ingredient).possibleFoods.contains(place))
    }
}
