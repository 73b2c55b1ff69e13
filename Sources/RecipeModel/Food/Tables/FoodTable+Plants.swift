extension FoodTable {
    /// Vegetables, mushrooms and seaweeds.
    static let vegetables = """
        vegetable = veggie vegetable: ~potato, root vegetable, leafy green = green leaf = leafy greens = leaf vegetable, brassica, onion family
        vegetable: squash, bell pepper, tomato, eggplant, zucchini, cucumber, mushroom, celery, fennel
        vegetable: asparagus, artichoke, corn, sweet corn, pea, green bean, yardlong bean = long bean, bean sprout
        vegetable: bamboo shoot, okra, avocado, lettuce, tomatillo, water chestnut, samphire, palm heart
        vegetable: cassava = yuca = manioc, plantain, taro, jicama, edamame, fava bean, mixed vegetable
        vegetable: lotus root, cardoon, salad leaf, bitter gourd = bitter melon, chayote, nopal, celeriac
        vegetable: ~chili, ~sauerkraut, ~kimchi, ~gherkin, sweet potato, snow pea, rhubarb vegetable
        vegetable: frozen vegetable, stir fry vegetable, roasted vegetable, spring vegetable, breadfruit
        potato: new potato = baby potato, floury potato, waxy potato, russet potato, baking potato
        potato: mashed potato, roast potato, red potato, hash brown, french fries = oven chip, jacket potato
        potato: potato wedge, yukon gold potato, ~potato starch, ~gnocchi
        root vegetable = root: carrot, parsnip, turnip, rutabaga, beet, radish, daikon, celeriac, sunchoke
        root vegetable: salsify, kohlrabi, sweet potato, ~horseradish, yam, burdock, lotus root, ~potato
        sweet potato: ~sweet potato noodle
        carrot: baby carrot
        radish: daikon
        beet: golden beet, cooked beet
        leafy green: spinach, kale, swiss chard = chard, spring green, collard green = collard, bok choy
        leafy green: watercress, arugula, mustard green, radicchio, chicory = endive, cress, nettle
        leafy green: dandelion, lettuce, beet green, turnip green, lamb lettuce, mizuna, sorrel
        leafy green: purslane, cabbage, water spinach = morning glory, tatsoi, baby leaf, salad leaf
        greens: leafy green, spring green, collard green, mustard green, beet green, salad greens
        spinach: baby spinach, frozen spinach, leaf spinach
        kale: lacinato kale, curly kale
        brassica: cabbage, broccoli, cauliflower, brussels sprout, kale, bok choy, romanesco, kohlrabi
        brassica: collard green, choy sum, mustard green, rutabaga, turnip, broccoli rabe = rapini
        broccoli: broccolini, calabrese, purple sprouting broccoli, chinese broccoli = gai lan = kai lan
        cauliflower: cauliflower rice
        cabbage: red cabbage, white cabbage, savoy cabbage = savoy, napa cabbage, pointed cabbage = hispi cabbage
        cabbage: green cabbage, spring green, bok choy, ~sauerkraut, ~brussels sprout, ~kimchi
        lettuce: romaine lettuce, little gem = gem lettuce, butter lettuce = butterhead = butterhead lettuce
        lettuce: iceberg = iceberg lettuce, lettuce leaf, lollo rosso, lamb lettuce, little gem lettuce
        onion family: onion, spring onion, shallot, leek, ~garlic, ~chive, ~ramp
        onion: red onion, white onion, yellow onion, brown onion, pearl onion, pickling onion, sweet onion
        onion: spanish onion, caramelized onion, pickled onion, crispy onion, ~shallot, ~spring onion
        garlic: garlic clove, black garlic, wild garlic = ramson, smoked garlic, ~garlic powder, ~garlic salt
        garlic: roasted garlic, garlic puree, ~garlic butter
        leek: baby leek
        ginger: root ginger = ginger root, stem ginger, pickled ginger, fresh ginger, ~ground ginger
        squash: pumpkin, butternut squash = butternut, acorn squash, spaghetti squash, kabocha squash
        squash: delicata squash, marrow = vegetable marrow, patty pan squash, summer squash, ~zucchini
        squash: kabocha, winter squash
        pumpkin: pumpkin puree
        bell pepper = pepper: red bell pepper, green bell pepper, yellow bell pepper, orange bell pepper
        bell pepper: pointed pepper = romano pepper, pimento = pimiento, roasted pepper, mixed pepper
        red bell pepper: roasted red bell pepper, piquillo pepper
        tomato: cherry tomato, plum tomato, sun dried tomato = sundried tomato, canned tomato, tomato puree
        tomato: chopped tomato, crushed tomato, vine tomato, beefsteak tomato, roma tomato, grape tomato
        tomato: passata, green tomato, heirloom tomato, diced tomato, stewed tomato, whole tomato
        tomato: baby tomato
        zucchini: zucchini flower = squash flower, baby zucchini
        eggplant: baby eggplant, thai eggplant
        cucumber: ~gherkin, pickling cucumber, lebanese cucumber
        mushroom: cremini mushroom, button mushroom, portobello, portobello mushroom, shiitake
        mushroom: oyster mushroom, porcini, enoki, chanterelle, morel, dried mushroom, wild mushroom
        mushroom: truffle, shiitake mushroom, porcini mushroom, enoki mushroom, king oyster mushroom
        mushroom: wood ear = wood ear mushroom, shimeji, maitake, white mushroom, mixed mushroom
        mushroom: flat mushroom, straw mushroom, field mushroom
        corn: sweet corn, baby corn, sweet corn kernel, corn cob, popcorn, hominy, ~polenta, ~cornmeal
        corn: ~masa harina, ~corn tortilla, ~tortilla chip, ~grit, creamed corn
        sweet corn = corn on the cob: sweet corn kernel, baby corn, corn cob
        pea: green pea, frozen pea, snow pea, sugar snap pea = sugar snap, garden pea, petit pois, mushy pea
        pea: ~split pea, ~pea shoot
        chili = chili pepper = hot pepper: red chili, green chili, jalapeno, scotch bonnet, habanero
        chili: bird eye chili, thai chili, dried chili, serrano pepper, serrano chili
        chili: poblano, ancho, pasilla chili, guajillo, aji amarillo, pickled jalapeno, padron pepper
        chili: kashmiri chili, cayenne chili, chipotle, ~chili flake, ~chili powder, ~cayenne pepper
        chili: ~gochugaru, ~pul biber, ~chili oil, ~chili paste, banana pepper, shishito
        seaweed: nori, kombu = kelp, wakame, dulse, sea lettuce
        olive: black olive, green olive, kalamata olive, ~tapenade
        edible flower: hibiscus, elderflower, lavender, rose petal, zucchini flower, violet
        """

    /// Fruits, berries, nuts and seeds.
    static let fruits = """
        fruit: apple, pear, berry, citrus, stone fruit, tropical fruit, banana, grape, melon, fig
        fruit: pomegranate, rhubarb, kiwi, quince, persimmon, ~dried fruit, ~coconut, mixed fruit
        fruit: fresh fruit, frozen fruit, summer fruit, prickly pear, medlar, crabapple = crab apple
        berry: strawberry, raspberry, blueberry, blackberry = bramble, gooseberry, cranberry, elderberry
        berry: redcurrant, blackcurrant, mulberry, lingonberry, bilberry, boysenberry, mixed berry
        berry: frozen berry, cloudberry, sea buckthorn, goji berry, acai, ~barberry, ~juniper berry berry
        citrus = citrus fruit: lemon, lime, orange, grapefruit, clementine = satsuma = mandarin = tangerine
        citrus: yuzu, pomelo, kumquat, bergamot, calamansi
        lemon: preserved lemon, unwaxed lemon
        orange: blood orange, mandarin orange, ~marmalade, ~candied orange
        stone fruit: cherry, plum = damson, peach, nectarine, apricot, greengage, ~mango
        cherry: sour cherry = morello cherry, maraschino cherry = glace cherry, ~kirsch
        plum: ~prune
        apricot: dried apricot
        peach: canned peach, white peach
        tropical fruit: mango, pineapple, papaya, passionfruit, guava, lychee, banana, dragon fruit
        tropical fruit: jackfruit, ackee, coconut, durian, rambutan, mangosteen, starfruit, soursop
        tropical fruit: custard apple, plantain, kiwi
        mango: green mango, ~mango chutney
        papaya: green papaya
        melon: watermelon, cantaloupe, honeydew = honeydew melon, galia melon
        apple: cooking apple = bramley = bramley apple, green apple = granny smith, eating apple, red apple
        apple: ~apple sauce = applesauce, ~dried apple
        pear: asian pear = nashi pear
        pomegranate: pomegranate seed = pomegranate aril
        grape: red grape, green grape, ~raisin
        dried fruit: raisin, sultana = golden raisin, currant, prune, dried apricot, date, dried cranberry
        dried fruit: dried fig, barberry, mixed peel = candied peel, dried cherry, dried apple, dried mango
        dried fruit: mixed dried fruit, medjool date
        date: medjool date
        coconut: desiccated coconut = shredded coconut, coconut milk, coconut cream, coconut flake
        coconut: coconut water, grated coconut, creamed coconut, coconut chip, ~coconut oil, ~coconut sugar
        nut: tree nut, peanut, mixed nut, chopped nut, ~nut butter, ~nougat
        tree nut: almond, walnut, hazelnut, pecan, cashew, pistachio, pine nut, macadamia, brazil nut
        tree nut: chestnut, ~marzipan, ~praline, ~nutella, ~frangipane, ~gianduja
        almond: ground almond = almond meal, flaked almond = slivered almond, blanched almond
        almond: ~marzipan, ~almond flour, ~amaretti, ~frangipane, toasted almond
        hazelnut: ~nutella, ~praline, ground hazelnut
        cashew: cashew nut
        pecan: pecan nut
        peanut: roasted peanut = salted peanut, ~peanut butter, ~satay sauce, monkey nut
        nut butter: peanut butter, almond butter, cashew butter
        chestnut: cooked chestnut, chestnut puree
        seed: sesame seed = sesame, sunflower seed, pumpkin seed = pepita, flaxseed = flax, chia seed = chia
        seed: poppy seed = poppyseed, hemp seed, melon seed, mixed seed, ~pomegranate seed
        sesame seed: black sesame seed, white sesame seed, ~tahini, ~sesame paste, ~sesame oil
        """
}
