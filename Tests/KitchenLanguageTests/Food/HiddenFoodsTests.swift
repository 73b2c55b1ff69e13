import RecipeTestSupport
import Testing

@testable import KitchenLanguage

/// What is in foods that do not name it.
struct HiddenFoodsTests {
    private func mayHold(_ food: String, _ line: String) throws -> Bool {
        let place = try #require(CookingLexicon.shared.food(named: food))
        return IngredientReading(line).possibleFoods.contains(place)
    }

    @Test(arguments: [
        (
            "gluten",
            """
            worcestershire sauce, soy sauce, hoisin sauce, oyster sauce, teriyaki sauce
            black bean sauce, okonomiyaki sauce, gochujang, chilli bean paste, miso, brown sauce
            pasta, noodles, bread, pastry, flour, semolina, bulgur, couscous, barley, wheat, rye
            cracked rye, spelt, freekeh, farro, rolled oats, kamut, seitan, wheat germ
            breakfast cereal, sausage meat, pork sausages, beef sausages, chicken sausages
            cumberland sausage, black pudding, haggis, malted milk, beer, crackers, biscuit crumbs
            ladyfingers, dumplings, stock cubes, malt vinegar, sourdough starter, fish fingers
            fish cakes, amaretti, chow mein noodles
            """
        ),
        ("anchovy", "worcestershire sauce, okonomiyaki sauce, barbecue sauce, caesar dressing"),
        ("anchovy", "fish sauce, tapenade, kimchi"),
        (
            "soy bean",
            """
            soy sauce, hoisin sauce, oyster sauce, teriyaki sauce, black bean sauce, tempeh
            okonomiyaki sauce, fermented black beans, gochujang, chilli bean paste, miso, tofu
            textured vegetable protein
            """
        ),
        (
            "egg",
            """
            quorn, mayonnaise, aioli, hollandaise, tartare sauce, caesar dressing, meringue
            egg pasta, fresh pasta, spaetzle, egg noodles, tagliatelle, gnocchi, chow mein noodles
            choux pastry, brioche, challah, panettone, ladyfingers, frangipane, nougat, amaretti
            custard, crème anglaise, ice cream, lemon curd
            """
        ),
        (
            "milk",
            """
            butter, cheddar, hollandaise, caesar dressing, ranch dressing, pesto, puff pastry, choux
            brioche, croissants, panettone, naan, biscuit crumbs, frangipane, nutella
            milk chocolate, white chocolate, chocolate sprinkles, custard, crème anglaise
            ice cream, dulce de leche, caramel sauce, toffee, fudge, lemon curd, baileys
            garlic bread, mashed potato
            """
        ),
        (
            "mustard seed",
            """
            barbecue sauce, mayonnaise, tartare sauce, caesar dressing, ranch dressing
            salad dressing, gherkins, panch phoron, old bay seasoning, curry paste, curry powder
            dijon mustard
            """
        ),
        (
            "sesame seed",
            """
            hoisin sauce, burger buns, tahini, sesame paste, sesame oil, hummus, dukkah, za'atar
            togarashi, mixed seeds
            """
        ),
        (
            "nut",
            """
            pesto, marzipan, almond flour, granola, muesli, frangipane, praline, gianduja, nougat
            amaretti, amaretto, nutella, dukkah, mixed nuts, chopped nuts
            """
        ),
        (
            "peanut",
            "massaman curry paste, satay sauce, peanut sauce, dukkah, mixed nuts, chopped nuts"
        ),
        ("shrimp", "shrimp paste, curry paste, prawn crackers"), ("crab", "surimi"),
        ("oyster", "oyster sauce"), ("tuna", "bonito flakes, dashi"),
        ("fish", "crab sticks, taramasalata, fish stock, bonito flakes, dashi"),
        ("bone", "marshmallows, jelly sweets, gelatine"),
        ("beef", "suet, dripping, beef stock, bone broth"),
        ("pork", "lard"), ("chicken", "schmaltz, chicken stock"), ("goose", "goose fat"),
        ("duck", "duck fat"), ("bacon", "bacon fat"), ("lamb", "haggis, lamb stock"),
        ("liver", "pâté"),
        ("veal", "veal stock"), ("turkey", "turkey stock"), ("ham", "ham stock"),
        ("chili", "chilli oil, sriracha, harissa, kimchi, curry powder"),
        ("celery", "vegetable stock, celeriac, celery seeds, old bay seasoning"),
        (
            "sulfite",
            """
            wine, sherry, marsala, port, madeira, vermouth, cider, beer, wine vinegar
            cider vinegar, sherry vinegar, balsamic vinegar, dried apricots, raisins
            maraschino cherries, desiccated coconut
            """
        ),
        (
            "rennet",
            """
            parmesan, grana padano, pecorino, gruyère, manchego, emmental, provolone, camembert
            brie, kefalotyri, raclette, roquefort, gorgonzola, blue cheese, taleggio, fontina
            comté, asiago
            """
        ),
    ])
    func holds(_ food: String, _ lines: String) throws {
        for line in lines.names { #expect(try mayHold(food, "100 g \(line)"), "\(food): \(line)") }
    }

    @Test(arguments: [
        (
            "gluten",
            """
            rice noodles, rice vermicelli, flat rice noodles, glass noodles, sweet potato noodles
            bean thread noodles, mung bean noodles, shirataki noodles, corn tortillas, rice paper
            rice flour, glutinous rice flour, cornflour, chickpea flour, buckwheat flour
            tapioca flour, potato starch, almond flour, coconut flour, masa harina, arrowroot
            cassava flour, gluten-free flour, rice crackers
            """
        ),
        ("egg yolk", "egg whites"), ("egg white", "egg yolks"),
        ("alcohol", "red wine vinegar, vinegar"),
        ("celery", "dashi"), ("rennet", "paneer, feta, cheddar"), ("sulfite", "water, raspberries"),
        ("milk", "oat milk, rice, coconut cream"), ("egg", "spaghetti, rice noodles"),
    ])
    func holdsNot(_ food: String, _ lines: String) throws {
        for line in lines.names { #expect(try !mayHold(food, "100 g \(line)"), "\(food): \(line)") }
    }

    @Test func eggsHoldBothParts() throws {
        #expect(try mayHold("egg white", "3 eggs") && mayHold("egg yolk", "3 eggs"))
        #expect(try mayHold("egg", "3 egg whites") && mayHold("egg", "3 egg yolks"))
    }

    // MARK: Families

    private func food(_ name: String) throws -> Int {
        try #require(CookingLexicon.shared.food(named: name))
    }

    @Test(arguments: [
        ("salmon", "seafood", false, true), ("salmon", "fish", false, true),
        ("salmon", "salmon", false, true), ("fish", "salmon", true, false),
        ("chicken liver", "chicken", false, false), ("chicken liver", "chicken", true, true),
        ("tapenade", "olive", false, false), ("tapenade", "olive", true, true),
        // By two ways, one of them close.
        ("shallot", "onion family", false, true), ("shallot", "onion", false, false),
        ("shallot", "onion", true, true),
    ])
    func membership(_ one: String, _ family: String, _ loosely: Bool, _ isMember: Bool) throws {
        let families = FoodFamilies.shared
        #expect(try families.isMember(food(one), of: food(family), loosely: loosely) == isMember)
    }

    /// Law: what a food belongs to holds it among its members; a food is its own first kin, and
    /// no kin is both close and loose.
    @Test func kinAndMembersAgree() {
        let families = FoodFamilies.shared
        for food in stride(from: 0, to: CookingLexicon.shared.foods.count, by: 7) {
            let kin = families.kinships(of: food)
            #expect(kin.first == .init(food: food, isLoose: false))
            #expect(Set(kin.map(\.food)).count == Set(kin).count)
            for one in kin { #expect(families.members(of: one.food).contains(food)) }
            #expect(families.possibleFoods(in: food).isSuperset(of: kin.map(\.food)))
        }
    }
}
