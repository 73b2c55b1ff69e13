import Testing

@testable import KitchenLanguage
@testable import RecipeModel
@testable import RecipeSearch

/// Nobody who leaves out one of the fourteen allergens of European law is shown what usually has it.
struct AllergenTests {
    private func isLeft(_ ingredient: String, without term: String) -> Bool {
        var recipe = Recipe(id: RecipeID(service: .feed, key: "1"), title: "Supper")
        recipe.ingredientGroups = [
            IngredientGroup(items: [Ingredient(text: ingredient), Ingredient(text: "water")])
        ]
        return Condition.none(Term(term)).holds(for: recipe)
    }

    private static func foods(_ text: String) -> [String] {
        text.split(whereSeparator: { ",\n".contains($0) }).map {
            String($0.drop { $0 == " " })
        }
    }

    @Test(arguments: [
        (
            ["gluten", "wheat"],
            """
            wheat flour, bread, spaghetti, couscous, bulgur wheat, semolina, seitan, soy sauce, beer
            panko, filo pastry, pearl barley, rye bread, rolled oats, malt extract, udon noodles
            flour tortillas, digestive biscuits, ginger biscuits, shortbread, sponge cake, pancakes
            pork sausages, black pudding, haggis, weetabix, gravy granules, malt vinegar, pizza dough
            """
        ),
        (
            ["crustaceans", "shellfish"],
            """
            prawns, crab meat, lobster bisque, langoustines, shrimp paste, prawn crackers, crab sticks
            thai red curry paste, XO sauce, mixed seafood, seafood sticks
            """
        ),
        (
            ["eggs", "egg"],
            """
            mayonnaise, aioli, hollandaise sauce, bearnaise sauce, meringue nests, egg noodles
            fresh pasta, custard, brioche, tartare sauce, lemon curd, sponge fingers, royal icing
            pancakes, waffles, choux pastry, quorn, salad cream, macarons, sponge cake, coleslaw
            thousand island dressing, yorkshire puddings, quiche
            """
        ),
        (
            ["fish"],
            """
            worcestershire sauce, fish sauce, anchovy paste, caesar dressing, dashi, ponzu, furikake
            fish stock, tapenade, caviar, surimi, crab sticks, okonomiyaki sauce, mixed seafood
            """
        ),
        (
            ["peanuts", "nuts"],
            """
            peanut butter, satay sauce, groundnut oil, monkey nuts, mixed nuts, massaman curry paste
            bombay mix
            """
        ),
        (
            ["soy", "soya", "soybeans"],
            """
            soy sauce, tofu, miso paste, tempeh, edamame, tamari, soya milk, hoisin sauce, gochujang
            teriyaki sauce, black bean sauce, natto, ponzu, oyster sauce, fermented black beans
            vegetarian sausages, veggie mince, doenjang
            """
        ),
        (
            ["milk", "dairy"],
            """
            butter, cheddar, double cream, yoghurt, ghee, whey, casein, paneer, custard, buttermilk
            milk chocolate, ice cream, condensed milk, creme fraiche, mascarpone, pesto, toffee
            bechamel sauce, alfredo sauce, bearnaise sauce, garlic bread, croissants, tzatziki, raita
            ranch dressing, shortbread, ganache, butterscotch, naan
            """
        ),
        (
            ["nuts", "tree nuts"],
            """
            ground almonds, walnuts, cashews, pine nuts, marzipan, praline, nutella, frangipane, pesto
            nougat, dukkah, almond milk, walnut oil, romesco, baklava, muesli, macarons, mixed nuts
            """
        ),
        (["almonds"], "marzipan, frangipane, amaretti, almond essence, mixed nuts, macarons"),
        (
            ["celery"],
            """
            celery sticks, celeriac, celery salt, celery seeds, vegetable stock, chicken stock
            stock cube, gravy granules, soffritto, old bay seasoning
            """
        ),
        (
            ["mustard"],
            """
            dijon mustard, mustard seeds, mustard powder, mustard oil, mayonnaise, vinaigrette
            piccalilli, curry powder, salad cream, gherkins, coleslaw
            """
        ),
        (
            ["sesame", "sesame seeds"],
            "tahini, hummus, sesame oil, za'atar, dukkah, halva, gomasio, burger buns, mixed seeds",
        ),
        (
            ["sulphites", "sulfites", "sulphur dioxide"],
            "white wine, dried apricots, sultanas, cider, red wine vinegar, balsamic vinegar"
        ),
        (["lupin"], "lupin flour, lupin beans"),
        (
            ["molluscs", "shellfish"],
            "squid, octopus, mussels, oyster sauce, clams, scallops, squid ink, XO sauce, mixed seafood"
        ),
    ])
    func whatHasItIsLeftOut(terms: [String], foods: String) {
        for term in terms {
            for food in Self.foods(foods) {
                #expect(!isLeft(food, without: term), "-\(term) leaves \(food)")
            }
        }
    }

    @Test(arguments: [
        ("milk", "coconut milk, oat milk, peanut butter, cocoa butter, vegan butter"),
        ("milk", "dairy-free yoghurt, butter beans, dark chocolate"),
        ("gluten", "gluten-free biscuits, gluten-free pancakes, rice cakes, rice noodles"),
        ("egg", "rice cakes, dried spaghetti, egg-free cake, eggplant"),
        ("celery", "carrots, parsley, dashi"), ("sesame", "poppy seeds, white bread"),
        ("almonds", "walnuts"), ("soy", "coconut aminos"), ("lactose", "lactose-free milk"),
        ("tofu", "soy sauce"), ("peanuts", "almonds"),
    ])
    func whatHasNoneStays(term: String, foods: String) {
        for food in Self.foods(foods) {
            #expect(isLeft(food, without: term), "-\(term) leaves out \(food)")
        }
    }

    @Test func milkWithoutLactoseIsMilk() {
        #expect(!isLeft("lactose-free milk", without: "milk"))
        #expect(!isLeft("lactose-free butter", without: "milk"))
    }

    @Test(arguments: [
        ("milk", ["dairy"]), ("wheat", ["gluten"]), ("egg whites", ["egg"]), ("celery", ["stock"]),
    ])
    func familiesThatGoWithAFoodAreTold(term: String, families: [String]) {
        #expect(WiderExclusion(Term(term))?.families.map(\.name) == families)
    }

    @Test(arguments: ["nuts", "dairy", "gluten", "eggs", "garlic", "chicken", "cheese", "blorf"])
    func whatNobodyWondersAtIsNotTold(term: String) {
        #expect(WiderExclusion(Term(term)) == nil)
    }

    @Test func someOfTheFamilyAreTold() {
        let family = WiderExclusion(Term("milk"))?.families.first
        #expect(family?.examples == ["cream", "cheese", "butter"])
        // One example tells less than the family's name.
        for food in CookingLexicon.shared.foods {
            for family in WiderExclusion(Term(food))?.families ?? [] {
                #expect(family.examples.count != 1 && family.examples.count <= 3, "\(food)")
                #expect(family.examples.allSatisfy { !$0.contains(family.name) }, "\(food)")
            }
        }
        #expect(WiderExclusion(Term("milk", in: .cuisine)) == nil)
    }
}
