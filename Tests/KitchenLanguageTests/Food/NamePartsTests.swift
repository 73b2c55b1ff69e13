import RecipeTestSupport
import Testing

@testable import KitchenLanguage

/// What the words around a food's name make of it.
struct NamePartsTests {
    private func closeness(of food: String, in line: String) -> IngredientReading.Closeness? {
        CookingLexicon.shared.food(named: food).flatMap { IngredientReading(line).foods[$0] }
    }

    private func mayHold(_ food: String, _ line: String) -> Bool {
        CookingLexicon.shared.food(named: food)
            .map(IngredientReading(line).possibleFoods.contains) == true
    }

    /// What only carries a food's name was made of it.
    @Test(arguments: [
        "oil", "stock", "broth", "bouillon", "consommé", "sauce", "paste", "powder", "vinegar",
        "flour", "starch", "extract", "essence", "salt", "seasoning", "cubes", "gravy", "molasses",
        "ketchup", "purée", "syrup", "sugar", "wrappers", "noodles", "vermicelli", "crumbs",
        "breadcrumbs", "liqueur", "dressing", "jelly", "jam", "chutney", "marmalade", "curd", "ale",
        "beer", "cider", "wine", "water", "crackers", "blossom", "flavour", "flavouring", "aroma",
        "marinade", "rub", "soup", "mix", "spray", "brandy", "schnapps", "vodka", "gelatine",
        "seasoner", "base", "concentrate", "shortening", "margarine", "casing",
    ])
    func carriers(_ word: String) {
        #expect(closeness(of: "venison", in: "venison \(word)") == .isMadeOfFood)
    }

    /// What holds a food is not that food alone.
    @Test(arguments: [
        "juice", "zest", "peel", "rind", "tortilla", "cake", "milk", "cream", "butter", "bread",
        "chips", "pudding", "salsa", "salad", "relish", "dip", "spread", "pâté", "pie", "burger",
        "sausage", "pesto", "granola", "crisps", "biscuits", "cookies", "bar", "smoothie",
        "yoghurt",
        "custard", "gloop",
    ])
    func products(_ word: String) {
        #expect(closeness(of: "venison", in: "venison \(word)") == .holdsFood)
    }

    /// A part or form of a food is the food.
    @Test(arguments: [
        "thighs", "breast", "legs", "wings", "drumsticks", "fillet", "neck", "shin", "sirloin",
        "belly", "loin", "shoulder", "ribs", "bones", "chops", "cutlets", "escalope", "skirt",
        "topside", "rump", "flakes", "steaks", "cloves", "yolks", "kernels", "leaves", "stalks",
        "sticks", "florets", "hearts", "sprigs", "bulbs", "wedges", "slices", "pieces", "chunks",
        "heads", "halves", "strips", "roots", "nuts", "pods", "shank", "cheeks", "tails", "sheets",
        "fingers", "puffs", "buns", "seeds", "mince", "carcass", "tenderloin", "tenders", "rounds",
        "joint", "roast", "medallions", "segments", "quarters", "spears", "tips", "ears", "rashers",
        "knob", "balls", "block", "log", "meat", "flesh", "crown", "tentacles", "rings", "fronds",
        "bunch", "hock", "trotters", "fat", "berries", "beans", "stems", "shoots", "sprouts",
        "dice",
        "crumble", "shavings", "shreds", "ribbons", "matchsticks",
    ])
    func parts(_ word: String) {
        #expect(closeness(of: "venison", in: "2 venison \(word)") == .isFood)
    }

    /// What describes a food leaves it what it is, before it and after it.
    @Test(arguments: [
        "fresh", "dried", "canned", "jarred", "frozen", "chopped", "boneless", "skinless", "whole",
        "large", "small", "medium", "minced", "ground", "smoked", "streaky", "back", "cooked",
        "raw",
        "roasted", "toasted", "flaked", "grated", "sliced", "peeled", "ripe", "baby", "fine",
        "coarse",
        "extra", "virgin", "strong", "light", "dark", "plain", "mild", "hot", "firm", "soft",
        "unwaxed", "unsalted", "salted", "floury", "waxy", "new", "long", "short", "flat", "cold",
        "dry", "sweet", "thick", "thin", "rustic", "country", "braising", "parboiled", "cracked",
        "blanched", "pitted", "stewing", "lean", "black", "white", "green", "red", "yellow",
        "brown",
        "wild", "organic", "good quality", "natural", "preserved", "fried", "mixed", "baked",
        "grilled", "boiled", "poached", "steamed", "braised", "barbecued", "stewed", "shredded",
        "crispy", "tender", "juicy", "creamed", "sautéed", "crushed", "diced", "finely chopped",
        "roughly chopped", "thinly sliced", "freshly ground", "melted", "softened", "warm",
        "cooled",
        "big", "low fat", "reduced", "full", "sodium", "heaped", "level", "packed", "deboned",
        "trimmed", "halved", "quartered", "cubed", "julienned", "mashed", "beaten", "separated",
        "washed", "rinsed", "drained", "soaked", "shelled", "unpeeled", "seeded", "deseeded",
        "cored",
        "leftover", "cheap", "day old", "stale", "instant", "rolled", "unsweetened", "sweetened",
        "condensed", "semi skimmed", "vine ripened", "heirloom", "mini", "king", "jumbo",
        "bite size",
        "sized", "room temperature", "slow cooked", "pulled", "cured", "aged", "mature", "vintage",
    ])
    func descriptions(_ words: String) {
        #expect(closeness(of: "venison", in: "\(words) venison") == .isFood)
        #expect(closeness(of: "venison", in: "venison \(words)") == .isFood)
    }

    /// A part's word that is a food besides: a cheese of venison is a cheese, a heart is no offal.
    @Test(arguments: [
        ("cheese", "cheese", true), ("pasta", "pasta", true), ("pastry", "pastry", true),
        ("hearts", "heart", false), ("bones", "bone", false), ("leaves", "leaf", false),
        ("mince", "mince", false), ("buns", "bun", false), ("roots", "root vegetable", false),
    ])
    func partsThatAreFoods(_ word: String, _ food: String, _ isIt: Bool) {
        #expect((closeness(of: food, in: "venison \(word)") == .isFood) == isIt)
        #expect(closeness(of: "venison", in: "venison \(word)") == .isFood)
    }

    @Test(
        arguments: [
            ("corn tortillas", "tortilla", .isFood), ("corn tortillas", "corn", .holdsFood),
            ("goat cheese salad", "goat cheese", .holdsFood), ("goat cheese salad", "goat", nil),
            ("chicken noodle soup", "chicken", .isMadeOfFood), ("lemon juice", "juice", .isFood),
            ("chicken liver pate", "chicken liver", .holdsFood),
            ("red wine vinegar", "vinegar", .isFood),
            ("red wine vinegar", "wine", .isMadeOfFood), ("walnut halves", "walnut", .isFood),
            ("tomato and basil sauce", "tomato", .isFood),
            ("beef stock cubes", "beef", .isMadeOfFood),
            ("beef stock cubes", "stock", .isFood), ("cream of tartar", "cream", nil),
            ("apple butter", "butter", nil), ("cider vinegar", "cider", .isMadeOfFood),
            ("butter, or oil", "oil", .isFood), ("sausage meat", "sausage", .isFood),
            ("pork sausage meat", "pork", .isFood), ("almond milk", "plant milk", .isFood),
            ("almond milk", "almond", .holdsFood), ("almond milk powder", "almond", .holdsFood),
            ("chicken corn tortillas", "chicken", .holdsFood),
        ] as [(String, String, IngredientReading.Closeness?)]
    )
    func readFromTheEnd(_ line: String, _ food: String, _ expected: IngredientReading.Closeness?) {
        #expect(closeness(of: food, in: line) == expected)
    }

    @Test func theClosestCounts() {
        #expect(closeness(of: "tomato", in: "tomato ketchup or tomatoes") == .isFood)
        #expect(closeness(of: "tomato", in: "tomatoes or tomato ketchup") == .isFood)
        #expect(IngredientReading.Closeness.isFood < .holdsFood)
        #expect(IngredientReading.Closeness.holdsFood < .isMadeOfFood)
    }

    @Test(arguments: [
        ("crispy", true), ("boneless", true), ("black", false), ("white", false), ("green", false),
        ("red", false), ("yellow", false), ("brown", false), ("dark", false), ("light", false),
        ("wild", false), ("sweet", false), ("smoked", false), ("preserved", false),
        ("cured", false),
        ("dried", false), ("organic", false), ("gloopy", false), ("leek", false),
    ])
    func whatMerelyDescribes(_ word: String, _ isMere: Bool) {
        #expect(NameParts.shared.isMereDescription(word) == isMere)
    }

    /// Words that say of an animal's food that it is of plants.
    @Test(arguments: [
        "vegan", "vegetarian", "veggie", "meatless", "plant", "nondairy", "dairyfree", "mock",
        "faux",
        "non-dairy", "plant-based",
    ])
    func ofPlants(_ word: String) {
        for (food, family) in [
            ("bacon", "meat"), ("salmon", "seafood"), ("cheddar", "dairy"), ("egg", "egg"),
        ] {
            #expect(!mayHold(family, "\(word) \(food)"), "\(food)")
            #expect(closeness(of: family, in: "\(word) \(food)") == nil, "\(food)")
        }
    }

    @Test(arguments: [
        "almond", "cashew", "coconut", "hazelnut", "hemp", "macadamia", "nut", "oat", "peanut",
        "pecan",
        "pistachio", "soya", "spelt", "sunflower", "tiger nut", "tofu", "walnut", "rice", "barley",
        "bean", "chickpea", "flax", "flaxseed", "lupin", "pea", "potato", "banana", "pumpkin",
        "quinoa", "sesame", "seed", "cocoa", "shea", "apple",
    ])
    func milkOfPlants(_ plant: String) {
        for food in [
            "milk", "cream", "cheese", "butter", "yoghurt", "creamer", "spread", "buttermilk",
        ] {
            #expect(!mayHold("dairy", "\(plant) \(food)"), "\(food)")
            #expect(!mayHold("dairy", "unsweetened \(plant) \(food)"), "\(food)")
        }
        #expect(mayHold("dairy", "\(plant) and milk"))
    }

    @Test(arguments: ["tofu", "soya", "cashew", "almond", "coconut", "macadamia", "vegan"])
    func cheeseOfPlants(_ plant: String) {
        #expect(!mayHold("dairy", "\(plant) feta") && !mayHold("dairy", "\(plant) smoked feta"))
        #expect(mayHold("dairy", "\(plant == "vegan" ? "walnut" : plant) or feta"))
        #expect(mayHold("dairy", "walnut feta"))
    }

    @Test(arguments: ["alternative", "substitute", "replacement", "replacer", "cloth"])
    func whatReplacesMilk(_ word: String) {
        #expect(!mayHold("dairy", "milk \(word)") && !mayHold("dairy", "cheese \(word)"))
        #expect(closeness(of: "milk", in: "milk \(word)") == nil)
    }

    @Test(arguments: [
        ("pepper", "black pepper", true), ("pepper", "bell pepper", false),
        ("curd", "yogurt", true), ("curds", "yogurt", true), ("red pepper", "bell pepper", true),
        ("red pepper", "black pepper", false),
    ])
    func aLoneWord(_ line: String, _ food: String, _ isIt: Bool) {
        #expect((closeness(of: food, in: line) == .isFood) == isIt)
    }

    // MARK: What is free of something

    @Test(arguments: [
        ("dairy-free cheddar", "dairy", false), ("milk-free butter", "dairy", false),
        ("egg-free mayonnaise", "egg", false), ("gluten-free bread", "gluten", false),
        ("free-range eggs", "egg", true), ("eggs free range", "egg", true),
        ("free eggs", "egg", true), ("nut-free milk chocolate", "dairy", true),
        ("lactose-free milk", "dairy", false),
        ("lactose-free milk", "milk", true), ("lactose-free bread", "milk", false),
        ("rice without cheese", "cheese", false), ("cheese without rice", "cheese", true),
        ("dairy- and egg-free cake", "egg", false),
    ])
    func freeOf(_ line: String, _ food: String, _ isIn: Bool) {
        #expect(mayHold(food, line) == isIn)
    }

    /// A line that offers one thing or another may hold both.
    @Test(arguments: [
        "or", "with", "in", "plus", "for", "from", "then", "into", "and", "n", "&", ",",
    ])
    func aLineIsParted(_ word: String) {
        for line in ["rice \(word) milk", "milk \(word) rice"] {
            #expect(mayHold("milk", line) && mayHold("rice", line), "\(line)")
        }
    }

    @Test(arguments: [",", ";", ":", "(", "[", "/", "+", "&", ".", "\n", ")", "]"])
    func marksPartALine(_ mark: String) {
        #expect(
            IngredientPhrases("red rice\(mark)white milk").phrases.map(\.words) == [
                ["red", "rice"], ["white", "milk"],
            ]
        )
        #expect(
            IngredientPhrases("red-rice white").phrases.map(\.words) == [["red", "rice", "white"]]
        )
    }

    @Test(arguments: [
        ("half and half", [["half", "half"]]), ("half and milk", [["half"], ["milk"]]),
        ("and milk", [["milk"]]), ("milk and", [["milk"]]), ("", []), (", ,", []),
        ("salt n pepper", [["salt"], ["pepper"]]),
        ("scallions, sliced", [["spring", "onion"], ["sliced"]]),
    ])
    func phrases(_ line: String, _ words: [[String]]) {
        #expect(IngredientPhrases(line).phrases.map(\.words) == words)
    }

    @Test(arguments: [
        ("feta (vegan)", true), ("feta, vegan", true), ("feta (plant-based)", true),
        ("feta (non-dairy)", true), ("feta (dairy-free)", true), ("feta (lactose-free)", true),
        ("feta vegan", false), ("feta or vegan", false), ("feta (vegan or not)", false),
        ("feta (vegan), crumbled", true), ("feta (red)", false), ("feta", false),
        ("feta (vegan kind)", false),
    ])
    func aPhraseBehindSaysOfPlants(_ line: String, _ isOfPlants: Bool) {
        #expect(IngredientPhrases(line).phrases.first?.isOfPlants == isOfPlants)
    }

    // MARK: Dishes as ingredients

    @Test(arguments: [
        (
            "gluten",
            """
            biscuits, wafers, cones, apple pie, tart, pasties, turnover, strudel, pizza, dough, weetabix
            triticale, malt, malt extract, malt syrup, malt powder, gravy, gravy granules, gravy powder
            sponge cake, pancakes, crêpes, waffles, muffins, fudge brownies, doughnuts, madeleines
            cupcakes, batter, profiteroles, cookies, cookie dough, scones, shortbread, cheesecake
            tiramisu, quiche, yorkshire puddings, baklava, béchamel, white sauce, parsley sauce
            tonkatsu sauce, doenjang, ssamjang, stir-fry sauce, veggie mince, vegan sausages
            """
        ),
        (
            "egg",
            """
            cake, pancakes, crêpes, waffles, muffins, brownies, doughnuts, madeleines, cupcakes, batter
            profiteroles, cheesecake, tiramisu, quiche, yorkshire pudding, omelette, frittata
            scotch eggs, royal icing, advocaat, eggnog, macarons, macaroons, carbonara, béarnaise
            salad cream, remoulade, coleslaw, tartare sauce, thousand island, marie rose sauce
            burger sauce, turron
            """
        ),
        ("celery", "gravy, soffritto, mirepoix, vegetable juice, waldorf salad, clamato"),
        (
            "dairy",
            """
            cookies, scones, shortbread, cheesecake, tiramisu, quiche, yorkshire puddings, eggnog
            baklava, carbonara sauce, béchamel sauce, alfredo sauce, vodka sauce, tikka masala sauce
            ganache, korma paste, korma sauce, béarnaise sauce, butterscotch, butterscotch sauce
            tzatziki, raita, horlicks, ovaltine
            """
        ),
        (
            "nut",
            """
            macarons, baklava, korma sauce, romesco, orgeat, ajo blanco, frangelico, turron, nut roast
            mincemeat, bombay mix
            """
        ),
        (
            "mustard",
            """
            salad cream, remoulade sauce, coleslaw, tartare sauce, burger sauce, vinaigrette
            french dressing, piccalilli, thousand island dressing
            """
        ),
        (
            "fish",
            "nuoc cham, gentleman's relish, isinglass, tonkatsu sauce, ponzu, furikake, seafood sticks"
        ),
        (
            "shellfish",
            "xo sauce, seafood sticks, mixed seafood, seafood mix, seafood medley, seafood cocktail"
        ),
        (
            "soy bean",
            """
            tonkatsu sauce, ponzu sauce, liquid aminos, soy lecithin, soy protein, doenjang
            stir fry sauce, vegan mince, veggie sausages
            """
        ),
        (
            "sesame seed",
            """
            furikake, ssamjang, halva, halvah, gomasio, gomashio, simit, everything bagel seasoning
            baba ganoush, baba ghanoush
            """
        ),
    ])
    func dishesHold(_ food: String, _ lines: String) {
        for line in lines.names { #expect(mayHold(food, line), "\(line)") }
    }

    @Test(arguments: [
        ("gluten", "rice cakes, corn cakes, cattle cake"), ("soy bean", "coconut aminos"),
    ])
    func dishesOfOtherNames(_ food: String, _ lines: String) {
        for line in lines.names { #expect(!mayHold(food, line), "\(line)") }
    }
}
