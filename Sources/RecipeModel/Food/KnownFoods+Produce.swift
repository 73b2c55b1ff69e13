extension KnownFoods {
    /// Vegetables, salads, mushrooms and seaweeds.
    static let vegetables = """
        artichoke, artichoke heart, arugula, asparagus, white asparagus, green asparagus
        aubergine, eggplant, baby corn, bamboo shoot, bean sprout, beetroot, beet, golden beetroot
        beet greens, bell pepper, red bell pepper, green bell pepper, yellow bell pepper
        orange bell pepper, red pepper, green pepper, yellow pepper, orange pepper
        roasted red pepper, pointed pepper, romano pepper, bitter gourd, bitter melon, bok choy
        pak choi, broccoli, broccoli rabe, broccolini, purple sprouting broccoli
        tenderstem broccoli, brussels sprouts, butternut squash, cabbage, white cabbage
        red cabbage, green cabbage, savoy cabbage, napa cabbage, chinese cabbage, pointed cabbage
        hispi cabbage, spring cabbage, capsicum, cardoon, carrot, baby carrot, cassava, yuca
        cauliflower, cauliflower rice, cavolo nero, celeriac, celery, celery stick, celery stalk
        celery root, celery heart, chard, swiss chard, rainbow chard, chayote, chicory, radicchio
        endive, belgian endive, collard greens, spring greens, mustard greens, turnip greens
        dandelion greens, corn, corn on the cob, corn cob, sweetcorn, sweet corn, courgette
        zucchini, yellow squash, summer squash, cress, watercress, cucumber, pickling cucumber
        daikon, mooli, edamame, fennel, fennel bulb, fiddlehead, garlic, garlic clove
        black garlic, wild garlic, smoked garlic, garlic scape, green garlic, green bean
        french bean, runner bean, string bean, broad bean, fava bean, ginger, ginger root
        root ginger, fresh ginger, stem ginger, pickled ginger, galangal, horseradish
        jerusalem artichoke, sunchoke, jicama, kale, curly kale, lacinato kale, kohlrabi, leek
        baby leek, lettuce, iceberg lettuce, romaine lettuce, cos lettuce, little gem lettuce
        butter lettuce, lamb's lettuce, lollo rosso, loofah, lotus root, mangetout, snow pea
        sugar snap pea, sugar snap, marrow, mizuna, rocket, rocket leaf, salad leaves
        mixed leaves, salad greens, microgreens, nettle, nopal, okra, onion, red onion
        white onion, yellow onion, brown onion, sweet onion, pearl onion, pickled onion
        button onion, silverskin onion, spanish onion, vidalia onion, spring onion, green onion
        scallion, salad onion, crispy onion, fried onion, caramelized onion, shallot
        banana shallot, palm heart, heart of palm, parsnip, pea, green pea, garden pea, frozen pea
        petit pois, pea shoot, split pea, potato, new potato, baby potato, jersey royal
        maris piper, king edward, russet potato, red potato, yukon gold potato, waxy potato
        floury potato, baking potato, baked potato, jacket potato, mashed potato, roast potato
        potato wedge, fingerling potato, pumpkin, radish, rhubarb, romanesco, rutabaga, swede
        salsify, samphire, sauerkraut, sorrel, spaghetti squash, spinach, baby spinach
        frozen spinach, squash, acorn squash, delicata squash, kabocha squash, patty pan squash
        kombu, nori, nori sheet, wakame, kelp, kelp noodle, dulse, seaweed, sweet potato, taro
        tomatillo, tomato, cherry tomato, plum tomato, vine tomato, beef tomato, beefsteak tomato
        green tomato, heirloom tomato, grape tomato, roma tomato, chopped tomatoes
        canned tomatoes, tinned tomatoes, crushed tomatoes, diced tomatoes, whole peeled tomatoes
        sun-dried tomato, sun-blushed tomato, turnip, wasabi, water chestnut, water spinach
        morning glory, yam, purple yam, mushroom, button mushroom, chestnut mushroom
        cremini mushroom, portobello mushroom, shiitake, shiitake mushroom, dried shiitake
        oyster mushroom, king oyster mushroom, enoki, enoki mushroom, porcini, dried porcini
        porcini mushroom, chanterelle, morel, maitake, wild mushroom, field mushroom
        straw mushroom, wood ear mushroom, dried mushroom, mixed mushrooms, truffle, truffle oil
        frozen vegetables, mixed vegetables, stir fry vegetables, root vegetables, mirepoix
        sofrito, crudités
        """

    /// Fruits, fresh and dried.
    static let fruits = """
        acai, apple, green apple, red apple, cooking apple, bramley apple, granny smith apple
        dried apple, apple sauce, applesauce, crab apple, apricot, dried apricot, avocado, banana
        ripe banana, banana leaf, bilberry, blackberry, blackcurrant, blood orange, blueberry
        boysenberry, cherry, sour cherry, morello cherry, black cherry, glacé cherry, dried cherry
        maraschino cherry, cantaloupe, clementine, cloudberry, coconut, coconut flakes
        desiccated coconut, shredded coconut, toasted coconut, coconut water, cranberry
        dried cranberry, currant, damson, date, medjool date, dragon fruit, durian, elderberry
        elderflower, fig, dried fig, gooseberry, grape, red grape, green grape, grapefruit
        pink grapefruit, greengage, guava, honeydew melon, huckleberry, jackfruit, kiwi
        kiwi fruit, kumquat, lemon, lemon juice, lemon zest, lemon peel, meyer lemon
        preserved lemon, unwaxed lemon, lime, lime juice, lime zest, key lime, kaffir lime
        kaffir lime leaf, makrut lime leaf, lingonberry, loganberry, loquat, lychee, mandarin
        mandarin orange, mango, green mango, ripe mango, dried mango, mango purée, medlar, melon
        galia melon, mulberry, nectarine, orange, orange juice, orange zest, orange peel
        seville orange, mandarin segments, papaya, green papaya, passion fruit, peach, white peach
        canned peaches, pear, asian pear, conference pear, dried pear, persimmon, physalis
        pineapple, pineapple chunks, pineapple rings, pineapple juice, plantain, green plantain
        plum, prickly pear, dried plum, prune, pomegranate, pomegranate seeds, pomelo, quince
        raisin, golden raisin, sultana, mixed dried fruit, dried fruit, mixed peel, candied peel
        raspberry, freeze-dried raspberry, redcurrant, rosehip, satsuma, sloe, soursop, star fruit
        strawberry, frozen strawberry, summer fruits, mixed berries, frozen berries, red berries
        sea buckthorn, tamarillo, tangerine, ugli fruit, watermelon, yuzu
        """

    /// Herbs, spices and seasonings.
    static let seasonings = """
        allspice, allspice berry, aniseed, anise, asafoetida, basil, basil leaf, thai basil
        holy basil, dried basil, purple basil, bay leaf, bay, borage, bouquet garni, caraway
        caraway seed, cardamom, cardamom pod, green cardamom, black cardamom, ground cardamom
        cayenne, cayenne pepper, celery salt, celery seed, chervil, chilli, chili, red chilli
        green chilli, chilli flakes, chilli powder, chili powder, chili flakes, dried chilli
        bird's eye chilli, thai chili, chipotle, chipotle chilli, chipotle paste, ancho chili
        ancho chile, guajillo chile, pasilla chile, habanero, scotch bonnet, jalapeño
        jalapeño pepper, pickled jalapeño, serrano pepper, poblano, poblano pepper, padrón pepper
        piri piri, aleppo pepper, chive, garlic chive, cilantro, cinnamon, cinnamon stick
        ground cinnamon, clove, ground cloves, whole cloves, coriander, coriander leaf
        coriander seed, ground coriander, fresh coriander, cumin, cumin seed, ground cumin
        black cumin, curry leaf, curry powder, madras curry powder, curry paste, red curry paste
        green curry paste, yellow curry paste, massaman curry paste, tikka paste, dill, dill weed
        dukkah, epazote, fennel seed, fenugreek, fenugreek leaf, fenugreek seed, filé powder
        fines herbes, five spice, chinese five spice, five spice powder, furikake, garam masala
        garlic powder, garlic salt, garlic granules, ground ginger, gochugaru, grains of paradise
        herbes de provence, hyssop, italian seasoning, italian herbs, mixed herbs, mixed spice
        pumpkin spice, jerk seasoning, cajun seasoning, creole seasoning, old bay, taco seasoning
        fajita seasoning, ras el hanout, baharat, harissa, harissa paste, berbere, shichimi
        juniper berry, lavender, lemon balm, lemon grass, lemongrass, lemon thyme, lemon verbena
        lemon pepper, liquorice, lovage, mace, marjoram, mint, mint leaf, dried mint, peppermint
        spearmint, mint sauce, mustard seed, mustard powder, black mustard seed, nigella seed
        nutmeg, grated nutmeg, onion powder, onion granules, oregano, dried oregano
        mexican oregano, paprika, smoked paprika, sweet paprika, hot paprika, parsley
        flat leaf parsley, curly parsley, pepper, black pepper, ground black pepper, white pepper
        pink pepper, green peppercorn, peppercorn, black peppercorn, pink peppercorn
        sichuan pepper, sichuan peppercorn, szechuan pepper, perilla, pickling spice, poppy seed
        rosemary, rosemary sprig, saffron, saffron threads, sage, sage leaf, salt, sea salt
        rock salt, table salt, kosher salt, flaky salt, himalayan salt, smoked salt, savory
        star anise, steak seasoning, sumac, szechuan peppercorn, tarragon, thyme, thyme sprig
        dried thyme, turmeric, ground turmeric, fresh turmeric, vanilla, vanilla bean, vanilla pod
        vanilla extract, vanilla essence, vanilla paste, vanilla sugar, za'atar, msg, chaat masala
        tandoori masala, amchur, kasuri methi, annatto, achiote paste, adobo seasoning, sazón
        kala namak
        """
}
