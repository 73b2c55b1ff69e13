import RecipeTestSupport
import Testing

@testable import KitchenLanguage

/// Where a cook finds things in a shop, as recipes name them.
struct AisleTests {
    @Test(arguments: [
        (
            Aisle.produce,
            """
            2 red onions, garlic, banana shallots, leeks, spring onions, chives, fresh ginger
            red chillies, green peppers, bell peppers, carrots, celery sticks, new potatoes
            sweet potatoes, cherry tomatoes, cucumber, courgettes, aubergine, butternut squash
            pumpkin, white cabbage, broccoli, cauliflower, brussels sprouts, baby spinach, kale
            swiss chard, iceberg lettuce, mixed salad, rocket, watercress, spring greens, cress, peas
            sugar snap peas, mangetout, green beans, corn, sweetcorn, asparagus, artichokes, beetroot
            radishes, turnips, parsnips, swede, fennel, celeriac, chestnut mushrooms, avocado, okra
            pak choi, lemongrass, beansprouts, flat-leaf parsley, basil, coriander, mint
            fresh coriander leaves, dill, tarragon, rosemary, thyme, sage, cilantro, apples, pears
            bananas, oranges, lemons, limes, grapefruit, mandarin, red grapes, mixed berries
            strawberries, raspberries, blueberries, blackberries, cranberries, cherries, plums
            peaches, nectarines, apricots, mango, pineapple, melon, watermelon, kiwis, pomegranate
            figs, passion fruit, papaya, plantain, yam, cassava, rhubarb, gooseberries, redcurrants, blackcurrants
            tropical fruit, firm tofu, chicory, endive, lemon zest, lemon juice, lime juice
            orange zest, orange juice, kohlrabi, cavolo nero, sprouts, winter greens, lamb's lettuce
            """
        ),
        (
            .bakery,
            """
            rye bread, white bread, bread rolls, burger buns, baguette, ciabatta, focaccia, sourdough
            pittas, pita, naan, flour tortillas, wraps, bagels, brioche, croissants, crumpets
            english muffins, toast, flatbreads, breadcrumbs, croutons
            """
        ),
        (
            .meat,
            """
            chicken, duck breast, chicken thighs, drumsticks, chicken wings, turkey, duck, goose
            stewing beef, lamb mince, rump steak, veal, pork, ham, streaky bacon, pancetta
            prosciutto, gammon, pork sausages, chorizo, salami, lamb, mutton, venison, rabbit
            chicken liver, kidneys, ribs, oxtail, brisket, minced meat, lardons, black pudding
            pork chops
            """
        ),
        (
            .fish,
            """
            white fish, salmon, smoked salmon, cod, haddock, trout, mackerel, halibut, sea bass, sole
            plaice, king prawns, shrimp, crab, lobster, mussels, clams, oysters, scallops, squid
            octopus, mixed seafood, hake, monkfish, crayfish, kippers, sea bream, tilapia
            """
        ),
        (
            .dairy,
            """
            whole milk, double cream, sour cream, crème fraîche, greek yoghurt, unsalted butter
            buttermilk, margarine, 3 eggs, egg yolks, egg whites, grated cheese, mature cheddar
            parmesan, mozzarella, feta, ricotta, mascarpone, gruyère, halloumi, paneer, gorgonzola
            stilton, brie, camembert, pecorino, quark, ghee, lard, custard, gouda, emmental
            goat cheese, cottage cheese, cream cheese, puff pastry, kefir
            """
        ),
        (
            .grains,
            """
            basmati rice, pasta, spaghetti, macaroni, penne, linguine, tagliatelle, fettuccine
            lasagne, lasagne sheets, egg noodles, rice vermicelli, orzo, gnocchi, couscous, bulgur
            quinoa, pearl barley, red lentils, polenta, rolled oats, oatmeal, cereal, chickpeas
            black beans, kidney beans, split peas, millet, semolina, dal, rice paper, spelt
            buckwheat, tortellini, ravioli
            """
        ),
        (
            .tins,
            """
            tinned tomatoes, plum tomatoes, chopped tomatoes, passata, tomato paste, tomato purée
            coconut milk, coconut cream, baked beans, tuna, anchovies, sardines
            black olives, capers, gherkins, pickles, chicken stock, beef broth, bouillon, stock cube
            strawberry jam, marmalade, runny honey, peanut butter, artichoke hearts
            sun-dried tomatoes, mango chutney, relish, tahini, hummus, mushroom soup
            water chestnuts, bamboo shoots, kimchi, pesto, curry paste, miso paste, sauerkraut
            apple sauce
            """
        ),
        (
            .oils,
            """
            sunflower oil, olive oil, white wine vinegar, soy sauce, fish sauce, oyster sauce
            hoisin sauce, ketchup, mayonnaise, mustard, dijon mustard, worcestershire sauce, tabasco
            sriracha, mirin, tamari, ranch dressing, gochujang, harissa, horseradish
            """
        ),
        (
            .spices,
            """
            sea salt, black pepper, white pepper, peppercorns, ground pepper, smoked paprika, cumin
            cinnamon sticks, nutmeg, whole cloves, cardamom, turmeric, saffron, oregano, marjoram
            bay leaves, cayenne pepper, chilli powder, chilli flakes, curry powder, garam masala
            allspice, star anise, caraway, coriander seeds, cumin seeds, mustard seeds, fennel seeds
            mixed spice, five spice, sumac, za'atar, herbes de provence, dried thyme, dried oregano
            dried basil, dried rosemary, taco seasoning, pumpkin spice, onion powder, curry leaves
            fenugreek, garlic powder, ground ginger, ground coriander, ground cinnamon, vanilla, msg
            sesame seeds, mixed herbs
            """
        ),
        (
            .baking,
            """
            plain flour, caster sugar, brown sugar, icing sugar, dried yeast, baking powder
            baking soda, cornflour, potato starch, dark chocolate, cocoa, cocoa powder
            vanilla extract, vanilla essence, gelatine, date syrup, maple syrup, golden syrup
            treacle, molasses, almonds, walnuts, pecans, hazelnuts, cashews, peanuts, pistachios
            pine nuts, mixed nuts, raisins, sultanas, dates, prunes, dried apricots
            desiccated coconut, coconut, pumpkin seeds, sprinkles, marzipan, biscuits, crackers
            marshmallows, candied peel, ground almonds, digestive biscuits, food colouring
            cream of tartar, agar, sweets
            """
        ),
        (
            .drinks,
            """
            cold water, dry wine, white wine, red wine, beer, cider, sherry, port, marsala, brandy
            dark rum, vodka, gin, whisky, orange liqueur, coffee, green tea, apple juice, cola
            lemonade, sparkling water, sake, shaoxing wine, rice wine, vermouth, stout, pale ale
            tonic
            """
        ),
        (
            .frozen,
            """
            vanilla ice cream, frozen peas, frozen berries, ice, lemon sorbet, frozen spinach
            frozen corn
            """
        ),
        (.meat, "guanciale, wild boar, bratwurst"), (.produce, "jalapeños, tomatillos, galangal"),
        (.baking, "gluten-free flour of choice, masa harina"), (.tins, "kombu, chipotle paste"),
        (.other, "unicorn tears, candles, 12"),
    ])
    func isFoundIn(_ aisle: Aisle, _ foods: String) {
        for food in foods.names { #expect(Aisle(of: food) == aisle, "\(food)") }
    }

    /// The longest end of a name decides, then any word of it.
    @Test(arguments: [
        ("rice vinegar", Aisle.oils), ("vinegar rice", .grains), ("rice gloop", .grains),
        ("gloop rice gloop milk gloop", .grains), ("", .other), ("sweet gloop", .other),
    ])
    func theEndOfANameDecides(_ food: String, _ aisle: Aisle) { #expect(Aisle(of: food) == aisle) }

    @Test func theWalkThroughTheShop() {
        #expect(
            Aisle.allCases.map(\.title) == [
                "Vegetables and fruit", "Bread", "Meat", "Fish", "Milk, cheese and eggs",
                "Pasta, rice and pulses", "Tins and jars", "Oil, vinegar and sauces",
                "Herbs and spices", "Baking and sweets", "Drinks", "Frozen", "Other",
            ]
        )
        #expect(
            Aisle.allCases.map(\.rawValue) == [
                "produce", "bakery", "meat", "fish", "dairy", "grains", "tins", "oils", "spices",
                "baking", "drinks", "frozen", "other",
            ]
        )
    }
}
