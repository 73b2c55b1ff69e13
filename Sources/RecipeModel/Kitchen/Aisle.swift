/// A part of a shop, in the order in which a cook walks through it.
package enum Aisle: String, Hashable, Sendable, Codable, CaseIterable {
    case produce
    case bakery
    case meat
    case fish
    case dairy
    case grains
    case tins
    case oils
    case spices
    case baking
    case drinks
    case frozen
    case other

    /// Where a food is found: by its whole name, else by the longest end of it that the table
    /// knows (`basmati rice` by `rice`), else by any word of it.
    package init(of food: some StringProtocol) {
        let words = FoodWords(food).words
        let ends = words.indices.lazy.compactMap {
            Aisle.table[words[$0...].joined(separator: " ")]
        }
        self = ends.first ?? words.lazy.compactMap { Aisle.table[$0] }.first ?? .other
    }

    /// The sign of the aisle.
    package var title: String {
        switch self {
        case .produce: "Vegetables and fruit"
        case .bakery: "Bread"
        case .meat: "Meat"
        case .fish: "Fish"
        case .dairy: "Milk, cheese and eggs"
        case .grains: "Pasta, rice and pulses"
        case .tins: "Tins and jars"
        case .oils: "Oil, vinegar and sauces"
        case .spices: "Herbs and spices"
        case .baking: "Baking and sweets"
        case .drinks: "Drinks"
        case .frozen: "Frozen"
        case .other: "Other"
        }
    }

    private static let table: [String: Aisle] = {
        var table: [String: Aisle] = [:]
        for (aisle, foods) in foods {
            for food in foods.fields(separatedBy: ",", "\n") {
                table[FoodWords(food).words.joined(separator: " ")] = aisle
            }
        }
        return table
    }()

    /// Foods by aisle; the last word decides where nothing longer is listed.
    private static let foods: [(Aisle, String)] = [
        (
            .produce,
            """
            onion, garlic, shallot, leek, spring onion, chive, ginger, chili, pepper, bell pepper
            carrot, celery, potato, sweet potato, tomato, cucumber, courgette, aubergine, squash
            pumpkin, cabbage, broccoli, cauliflower, sprout, spinach, kale, chard, lettuce, salad
            rocket, cress, watercress, greens, pea, sugar snap, mangetout, green bean, corn
            sweetcorn, asparagus, artichoke, beetroot, radish, turnip, parsnip, swede, fennel
            celeriac, mushroom, avocado, okra, pak choi, lemongrass, bean sprout, herb, parsley
            basil, coriander, coriander leaf, mint, dill, tarragon, rosemary, thyme, sage, cilantro
            apple, pear, banana, orange, lemon, lime, grapefruit, mandarin, grape, berry, strawberry
            raspberry, blueberry, blackberry, cranberry, cherry, plum, peach, nectarine, apricot
            mango, pineapple, melon, watermelon, kiwi, pomegranate, fig, passion fruit, papaya
            plantain, yam, cassava, rhubarb, gooseberry, currant, fruit, tofu, chicory, endive
            lemon zest, lemon juice, lime juice, orange zest, orange juice, kohlrabi, cavolo nero
            redcurrant, blackcurrant
            """
        ),
        (
            .bakery,
            """
            bread, white bread, roll, bun, baguette, ciabatta, focaccia, sourdough, pitta, pita
            naan, tortilla, wrap, bagel, brioche, croissant, crumpet, muffin, toast, flatbread
            breadcrumb, crouton
            """
        ),
        (
            .meat,
            """
            chicken, breast, thigh, drumstick, wing, turkey, duck, goose, beef, mince, steak, veal
            pork, ham, bacon, pancetta, prosciutto, gammon, sausage, chorizo, salami, lamb, mutton
            venison, rabbit, liver, kidney, rib, oxtail, brisket, meat, lardon, black pudding, chop
            """
        ),
        (
            .fish,
            """
            fish, salmon, smoked salmon, cod, haddock, trout, mackerel, halibut, bass, sole, plaice
            prawn, shrimp, crab, lobster, mussel, clam, oyster, scallop, squid, octopus, seafood
            hake, monkfish, fillet of fish, crayfish, kipper, sea bream, tilapia
            """
        ),
        (
            .dairy,
            """
            milk, cream, sour cream, creme fraiche, yogurt, butter, buttermilk, margarine, egg, yolk
            egg white, cheese, cheddar, parmesan, mozzarella, feta, ricotta, mascarpone, gruyere
            halloumi, paneer, gorgonzola, stilton, brie, camembert, pecorino, quark, ghee, lard
            custard, gouda, emmental, goat cheese, cottage cheese, cream cheese, pastry, kefir
            """
        ),
        (
            .grains,
            """
            rice, pasta, spaghetti, macaroni, penne, linguine, tagliatelle, fettuccine, lasagne
            lasagne sheet, noodle, vermicelli, orzo, gnocchi, couscous, bulgur, quinoa, barley
            lentil, polenta, oat, oatmeal, cereal, chickpea, bean, kidney bean, split pea, millet
            semolina, dal, rice paper, spelt, buckwheat, tortellini, ravioli
            """
        ),
        (
            .tins,
            """
            canned tomato, plum tomato, chopped tomato, passata, tomato paste, tomato puree
            coconut milk, coconut cream, baked bean, tuna, anchovy, sardine, olive, caper, gherkin
            pickle, stock, broth, bouillon, stock cube, jam, marmalade, honey, peanut butter
            artichoke heart, sun dried tomato, chutney, relish, tahini, hummus, soup, water chestnut
            bamboo shoot, kimchi, pesto, curry paste, miso paste, sauerkraut, apple sauce
            """
        ),
        (
            .oils,
            """
            oil, olive oil, vinegar, soy sauce, fish sauce, oyster sauce, sauce, ketchup, mayonnaise
            mustard, dijon mustard, worcestershire sauce, tabasco, sriracha, mirin, tamari, dressing
            gochujang, harissa, horseradish
            """
        ),
        (
            .spices,
            """
            salt, black pepper, white pepper, peppercorn, ground pepper, paprika, cumin, cinnamon
            nutmeg, clove, cardamom, turmeric, saffron, oregano, marjoram, bay leaf, cayenne pepper
            chili powder, chili flake, curry powder, garam masala, allspice, star anise, caraway
            coriander seed, cumin seed, mustard seed, fennel seed, mixed spice, five spice, sumac
            za'atar, herbes de provence, dried thyme, dried oregano, dried basil, dried rosemary
            seasoning, spice, powder, curry leaf, fenugreek, garlic powder, ground ginger
            ground coriander, ground cinnamon, vanilla, msg, sesame seed
            """
        ),
        (
            .baking,
            """
            flour, sugar, brown sugar, icing sugar, yeast, baking powder, baking soda, cornstarch
            starch, chocolate, cocoa, cocoa powder, vanilla extract, vanilla essence, gelatine
            syrup, maple syrup, golden syrup, treacle, molasses, almond, walnut, pecan, hazelnut
            cashew, peanut, pistachio, pine nut, nut, raisin, sultana, date, prune, dried apricot
            desiccated coconut, coconut, seed, sprinkle, marzipan, biscuit, cracker, marshmallow
            candied peel, ground almond, digestive biscuit, food colouring, cream of tartar, agar
            sweets
            """
        ),
        (
            .drinks,
            """
            water, wine, white wine, red wine, beer, cider, sherry, port, marsala, brandy, rum
            vodka, gin, whisky, liqueur, coffee, tea, juice, cola, lemonade, sparkling water, sake
            shaoxing wine, rice wine, vermouth, stout, ale, tonic
            """
        ),
        (.frozen, "ice cream, frozen pea, frozen berry, ice, sorbet, frozen spinach, frozen corn"),
    ]
}
