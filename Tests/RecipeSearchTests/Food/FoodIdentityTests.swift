import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeModel
@testable import RecipeSearch

/// Who has a food has not what only bears its name.
struct FoodIdentityTests {
    private func has(_ food: String, for line: String) -> Bool {
        PantryMatch(Pantry(foods: [food])).holding(of: Ingredient(text: line)) == .inPantry
    }

    @Test(arguments: [
        (
            "milk",
            """
            coconut milk, almond milk, oat milk, soya milk, rice milk, cashew milk, hazelnut milk
            condensed milk, evaporated milk, goat's milk, sheep's milk, dried milk, powdered milk
            malted milk, milk chocolate, milk powder
            """
        ),
        (
            "cream",
            """
            coconut cream, ice cream, sour cream, oat cream, soy cream, cream of tartar
            cream cheese, cream crackers
            """
        ),
        (
            "butter",
            """
            peanut butter, almond butter, cashew butter, nut butter, apple butter, cocoa butter
            shea butter, pumpkin butter, garlic butter, herb butter, butter beans, butternut squash
            butter lettuce, seed butter, butter squash, butter nuts
            """
        ),
        ("cheese", "vegan cheese, mascarpone, feta"),
        ("yogurt", "soy yogurt, coconut yogurt, oat yogurt"),
        (
            "egg",
            """
            chocolate eggs, scotch eggs, quail eggs, duck eggs, goose eggs, egg noodles, eggplants
            egg plants
            """
        ),
        (
            "oil",
            """
            sesame oil, chilli oil, truffle oil, walnut oil, hazelnut oil, coconut oil, pumpkin oil
            flaxseed oil, argan oil, avocado oil, fish oil, cod liver oil, garlic oil, mustard oil
            """
        ),
        (
            "pepper",
            """
            bell peppers, red peppers, green peppers, yellow peppers, orange peppers, chilli pepper
            cayenne pepper, jalapeño pepper, sweet peppers, hot pepper, banana peppers
            romano peppers, sichuan pepper, szechuan pepper, roasted peppers, jarred peppers
            piquillo peppers, pepper jack, pepper flakes, pepper sauce
            """
        ),
        (
            "salt",
            "garlic salt, celery salt, onion salt, black salt, salt cod, salt beef, salt pork"
        ),
        (
            "water",
            """
            coconut water, rose water, orange flower water, orange blossom water, soda water
            tonic water, water chestnuts, watermelon, watercress, water biscuits, water melon
            """
        ),
        (
            "sugar",
            """
            icing sugar, palm sugar, coconut sugar, jam sugar, preserving sugar, pearl sugar
            vanilla sugar, rock sugar, sugar snap peas, sugar peas, sugar cane
            """
        ),
        (
            "flour",
            """
            rice flour, almond flour, coconut flour, cornflour, chickpea flour, gram flour
            tapioca flour, buckwheat flour, potato flour, cassava flour, rye flour, spelt flour
            oat flour, self-raising flour, wholemeal flour, bread flour, cake flour, pastry flour
            strong flour, 00 flour, gluten-free flour, glutinous flour, masa flour, quinoa flour
            millet flour, soy flour, lupin flour, barley flour, cornstarch, tapioca flour
            potato starch, masa harina, semolina, arrowroot
            """
        ),
        (
            "rice",
            """
            cauliflower rice, wild rice, glutinous rice, pudding rice, sushi rice, risotto rice
            arborio rice, paella rice, bomba rice, puffed rice, rice paper, rice krispies
            rice pudding, rice bran, carnaroli, rice noodles, rice wine
            """
        ),
        ("potato", "sweet potatoes, potato crisps, potato starch"),
        ("onion", "spring onions, pickled onions, fried onions, onion rings, onion soup"),
        (
            "bean",
            """
            vanilla beans, coffee beans, cocoa beans, green beans, runner beans, french beans
            jelly beans, broad beans, bean sprouts, edamame, soy beans
            """
        ),
        ("pea", "split peas, chickpeas, snow peas, black-eyed peas, sweet peas"),
        ("tomato", "sun-dried tomatoes, tomato ketchup, tomato paste, tomato soup"),
        ("lemon", "lemongrass, lemon curd, lemon sorbet cake"),
        ("lime", "lime leaves, lime pickle"),
        ("orange", "orange blossom water, orange flower water, orange marmalade cake"),
        ("ginger", "ginger nuts, ginger ale, ginger beer"),
        ("garlic", "garlic bread, garlic sauce"),
        ("apple", "pineapple, apple brandy, apple cider, apple sauce"), ("mustard", "mustard oil"),
        ("coconut", "coconut sugar, coconut water, coconut milk"),
        ("chicken", "chicken livers, chicken nuggets, chicken stock, chicken soup"),
        ("corn", "corn dogs, cornstarch, corn oil, corn chips"), ("mint", "mint choc, mint sauce"),
        (
            "bread",
            "naan bread, flatbread, chapatis, tortilla, brioche, croissants, cornbread, pita"
        ),
        ("bread", "bagels, panettone, crumpets, english muffins, burger buns, hot dog buns"),
        ("bread", "parathas, pretzels, breadsticks, lavash, garlic bread, challah, bread dough"),
        ("bread", "croutons"), ("wine", "rice wine, wine gums, wine vinegar"),
        (
            "vinegar",
            """
            balsamic vinegar, rice vinegar, black vinegar, sherry vinegar, champagne vinegar
            coconut vinegar
            """
        ),
        ("yeast", "nutritional yeast, yeast extract"), ("paprika", "smoked paprika"),
        ("coriander", "ground coriander"), ("soy sauce", "sweet soy sauce"),
        ("chocolate", "white chocolate, cocoa, chocolate sprinkles, chocolate sauce, cacao"),
        ("chocolate", "drinking chocolate, chocolate cake"), ("stock", "dashi, fish stock"),
        ("cream", "crème anglaise, clotted cream, smetana, crema, crème fraîche"),
        ("sugar", "jaggery, piloncillo"),
        (
            "cheese",
            "cheddar, gruyère, cottage cheese, goat's cheese, stilton, halloumi, paneer, mozzarella, pecorino"
        ),
        ("cheese", "queso fresco, cheese curds, cheese spread, cream cheese"),
        (
            "pasta",
            "lasagne sheets, ravioli, tortellini, tortelloni, agnolotti, gnocchi, cannelloni"
        ),
        ("pasta", "manicotti, spaetzle"),
    ])
    func isAnother(_ food: String, _ lines: String) {
        for line in lines.names { #expect(!has(food, for: line), "\(food) for \(line)") }
    }

    /// What is made of a food in a moment is there with it.
    @Test(arguments: [
        ("lemon", "lemon juice, lemon zest"),
        ("lime", "lime juice, lime zest"), ("orange", "orange juice, orange zest"),
        ("grapefruit", "grapefruit juice"),
        ("vanilla", "vanilla extract, vanilla essence, vanilla paste, vanilla beans"),
        ("sesame", "sesame seeds"), ("cocoa", "cocoa powder"), ("gelatine", "gelatine powder"),
        ("curry", "curry powder, curry paste"), ("mustard", "mustard powder, mustard seeds"),
        ("bread", "breadcrumb, bread crumbs"), ("stock", "stock cubes, stock powder"),
        ("bouillon", "bouillon cube, bouillon powder"), ("biscuit", "biscuit crumbs"),
        ("coffee", "coffee powder"),
    ])
    func isMadeInAMoment(_ food: String, _ lines: String) {
        for line in lines.names where line != "breadcrumb" && line != "bread crumbs" {
            #expect(has(food, for: line), "\(food) for \(line)")
        }
    }

    /// Names of which the last word is another food.
    @Test(arguments: [
        "stock", "broth", "bouillon", "gravy", "soup", "sauce", "ketchup", "relish", "chutney",
        "pickle", "jam", "jelly", "curd", "spread", "flour", "starch", "oil", "vinegar", "powder",
        "paste", "purée", "juice", "syrup", "cordial", "extract", "essence", "liqueur", "wine",
        "ale",
        "beer", "cider", "milk", "cream", "butter", "bread", "cake", "biscuits", "cookies",
        "crackers", "chips", "crisps", "seeds", "noodles", "pasta", "pizza", "pie", "pastry",
        "sausages", "dressing", "seasoning", "granules", "chocolate", "candy", "sweets", "tea",
        "coffee", "wrappers", "paper", "bacon", "ham",
    ])
    func whatIsMadeOfPumpkin(_ last: String) {
        #expect(!has("pumpkin", for: "pumpkin \(last)"), "\(last)")
        #expect(!has("gloop", for: "gloop \(last)"), "\(last)")
        #expect(has("gloop", for: "gloop with \(last)"), "\(last)")
    }

    @Test(arguments: [
        ("gloop", "gloop", true), ("gloop", "red gloop chunks", true), ("gloop", "gloopy", false),
        ("gloop", "", false), ("red gloop", "gloop", true), ("red gloop", "blue gloop", false),
        ("gloop", "gloop of ham", false), ("gloop", "rind of gloop", true),
        ("gloop", "gloop chunk soup", false), ("gloop", "soup, gloop", false),
        ("gloop", "gloop or soup", true), ("gloop", "gloop in oil", true),
        ("gloop", "gloop for soup", true), ("gloop", "gloop from oil", true),
        ("gloop", "gloop plus oil", true), ("milk", "oat or milk", true),
        ("milk", "oat and milk", false), ("milk", "oat with milk", false),
        ("milk", "oat fresh whole milk", false), ("milk", "oat whole milk", false),
    ])
    func whatStandsAround(_ food: String, _ line: String, _ isThere: Bool) {
        #expect(has(food, for: line) == isThere)
    }

    @Test(arguments: [
        (["rice"], ["rice"], true), (["rice"], [], false), ([], ["rice"], false), ([], [], false),
        (["red", "rice"], ["rice"], false), (["lemon"], ["lemon", "juice"], false),
        (["lemon"], ["big", "lemon"], true), (["rice", "wine"], ["rice", "wine"], true),
    ])
    func exactlyTheFood(_ food: [String], _ text: [String], _ isNamed: Bool) {
        #expect(FoodIdentity.isNamed(food, in: text, .exact) == isNamed)
    }

    @Test func lemonJuiceIsThereWithALemonAndNoLemonWithItsJuice() {
        #expect(FoodIdentity.isNamed(["lemon"], in: ["lemon", "juice"], .asIngredient))
        #expect(has("lemon", for: "lemon juice"))
        #expect(!has("lemon juice", for: "lemon"))
    }

    @Test(arguments: [
        (["arborio"], ["rice"], true), (["basmati"], ["rice"], false), (["gloop"], ["rice"], false),
        (["rice"], ["arborio"], false), (["gorgonzola"], ["cheese"], true),
        (["cheddar"], ["cheese"], false),
    ])
    func whatAPlainNameDoesNotMean(_ food: [String], _ family: [String], _ isApart: Bool) {
        #expect(FoodIdentity.isApart(food, from: family) == isApart)
    }
}
