/// Families of foods with members whose names do not tell it.
///
/// `family: food, food`. A food is on as many lines as it has families.
enum FamilyMembers {
    static let text = """
        meat: poultry, game, head cheese, brawn, sausage, bacon, ham, offal, mince, meatball
        meat: bone
        red meat: beef, veal, lamb, pork, goat
        beef: steak, brisket, oxtail, pastrami, short rib
        steak: rump, rib eye, ribeye, sirloin, filet mignon, entrecote
        lamb: mutton, hogget
        pork: gammon, spare rib, sparerib, baby back rib, suckling pig, crackling, ham hock
        poultry: chicken, turkey, duck, goose, guinea fowl, quail, pheasant, partridge, pigeon
        poultry: squab
        chicken: poussin, capon
        game: venison, deer, rabbit, hare, wild boar, boar, bison, buffalo meat, ostrich
        game: pheasant, partridge, grouse, elk, moose, reindeer, kangaroo
        sausage: chorizo, bratwurst, frankfurter, wiener, salami, pepperoni, merguez, andouille
        sausage: black pudding, morcilla, kielbasa, nduja, boerewor, mortadella, linguica
        sausage: lap cheong, knackwurst, weisswurst, blood pudding, haggis
        bacon: pancetta, lardon, speck
        ham: prosciutto, jamon
        cured meat: charcuterie, cold cut, salami, pepperoni, prosciutto, serrano ham, bresaola
        cured meat: pastrami, corned beef, chorizo, mortadella, coppa, capocollo, biltong
        cured meat: beef jerky, pancetta, guanciale, speck, nduja, lap cheong
        offal: liver, kidney, tripe, heart, tongue, sweetbread, haggis, pate, foie gras, giblet
        liver: foie gras
        mince: mincemeat beef
        bone: chicken carcass
        seafood: sea food, fish, shellfish, squid, octopus, cuttlefish
        fish: sturgeon, eel, swordfish, shark, skate, carp, tilapia, catfish, barramundi, perch
        fish: pike, whitebait, sprat, smelt, zander, arctic char, butterfish
        oily fish: salmon, tuna, mackerel, sardine, pilchard, anchovy, herring, trout, sprat
        white fish: cod, haddock, pollock, pollack, hake, coley, whiting, sea bass, seabass
        white fish: bass, sea bream, bream, dorade, halibut, monkfish, snapper, red snapper
        white fish: grouper, mahi mahi, tilapia, basa, catfish, barramundi, red mullet, mullet
        white fish: john dory, orange roughy, rockfish
        flat fish: sole, lemon sole, dover sole, plaice, flounder, turbot, brill, halibut, skate
        salmon: lox, gravlax, gravadlax
        cod: saltfish, bacalao, bacalhau
        haddock: finnan haddie
        herring: kipper, bloater, rollmop
        smoked fish: kipper
        fish roe: caviar, ikura, tobiko, bottarga, taramasalata
        shellfish: crustacean, mollusk, mollusc
        crustacean: shrimp, crab, lobster, crayfish, langoustine, scampi, dublin bay shrimp
        crustacean: krill
        shrimp: gamba
        crab: crabmeat
        mollusk: mussel, clam, vongole, oyster, scallop, cockle, whelk, winkle, periwinkle
        mollusk: abalone, conch, razor clam, snail, escargot
        dairy: lactose, milk, cream, cheese, butter, yogurt, custard, ice cream, whey, kefir
        dairy: dulce de leche, creme anglaise, milk powder, condensed milk, evaporated milk
        dairy: buttermilk, casein, milk chocolate, white chocolate, malted milk, lassi, ayran
        dairy: khoya, mawa
        cream: half half, creme fraiche, creme anglaise, smetana, crema
        yogurt: skyr, labneh
        cheese: chevre, mozzarella, paneer, halloumi, queso fresco
        hard cheese: cheddar, parmesan, grana padano, pecorino, pecorino romano, gruyere
        hard cheese: emmental, emmenthal, emmentaler, manchego, gouda, edam, provolone
        hard cheese: monterey jack, pepper jack, red leicester, double gloucester, comte
        hard cheese: kefalotyri, kefalograviera, graviera, raclette, fontina, asiago, cotija
        hard cheese: mahon, wensleydale, caerphilly, jarlsberg, havarti, appenzeller, tilsit
        hard cheese: tilsiter, colby, ricotta salata, kashkaval, idiazabal, beaufort, leerdammer
        hard cheese: mimolette
        soft cheese: brie, camembert, ricotta, mascarpone, philadelphia, quark, twarog, tvorog
        soft cheese: feta, burrata, taleggio, fromage frais, fromage blanc, reblochon, vacherin
        soft cheese: stracchino, munster, muenster, limburger, boursin, bocconcini, epoisse
        soft cheese: neufchatel, robiola, sirene
        mozzarella: burrata, bocconcini, scamorza
        blue cheese: stilton, gorgonzola, roquefort, dolcelatte, cambozola, cabrale, saint agur
        goat cheese: crottin, garrotxa
        sheep cheese: pecorino, manchego, feta, roquefort
        ice cream: gelato, soft serve
        vegetable: leafy green, green leaf, leafy greens, brassica, onion family, squash
        vegetable: bell pepper, tomato, eggplant, zucchini, cucumber, mushroom, celery, fennel
        vegetable: asparagus, artichoke, corn, sweet corn, pea, green bean, yardlong bean
        vegetable: long bean, bean sprout, bamboo shoot, okra, avocado, lettuce, tomatillo
        vegetable: water chestnut, samphire, palm heart, cassava, yuca, manioc, plantain, taro
        vegetable: jicama, edamame, fava bean, lotus root, cardoon, salad leaf, bitter gourd
        vegetable: bitter melon, chayote, nopal, celeriac, sweet potato, snow pea, breadfruit
        potato: hash brown, french fries, oven chip
        root vegetable: carrot, parsnip, turnip, rutabaga, beet, radish, daikon, celeriac
        root vegetable: sunchoke, salsify, kohlrabi, sweet potato, yam, burdock
        radish: daikon
        leafy green: spinach, kale, swiss chard, chard, collard, bok choy, watercress, arugula
        leafy green: radicchio, chicory, endive, cress, nettle, dandelion, lettuce, lamb lettuce
        leafy green: mizuna, sorrel, purslane, cabbage, water spinach, morning glory, tatsoi
        leafy green: baby leaf, salad leaf
        brassica: cabbage, broccoli, cauliflower, brussels sprout, kale, bok choy, romanesco
        brassica: kohlrabi, collard green, choy sum, mustard green, rutabaga, turnip
        brassica: broccoli rabe, rapini
        broccoli: broccolini, calabrese, gai lan, kai lan
        cabbage: savoy, spring green, bok choy
        lettuce: little gem, butterhead, iceberg, lollo rosso
        onion family: shallot, leek
        garlic: ramson
        squash: pumpkin, butternut, marrow, vegetable marrow, kabocha
        bell pepper: pimento, pimiento
        tomato: passata
        zucchini: squash flower
        mushroom: portobello, shiitake, porcini, enoki, chanterelle, morel, truffle, wood ear
        mushroom: shimeji, maitake
        corn: popcorn, hominy
        pea: sugar snap, petit pois
        chili: hot pepper, jalapeno, scotch bonnet, habanero, serrano pepper, poblano, ancho
        chili: guajillo, aji amarillo, pickled jalapeno, padron pepper, chipotle, banana pepper
        chili: shishito
        seaweed: nori, kombu, kelp, wakame, dulse, sea lettuce
        edible flower: hibiscus, elderflower, lavender, rose petal, violet
        fruit: apple, pear, berry, citrus, banana, grape, melon, fig, pomegranate, rhubarb, kiwi
        fruit: quince, persimmon, prickly pear, medlar, crabapple, crab apple
        berry: strawberry, raspberry, blueberry, blackberry, bramble, gooseberry, cranberry
        berry: elderberry, redcurrant, blackcurrant, mulberry, lingonberry, bilberry
        berry: boysenberry, cloudberry, sea buckthorn, acai
        citrus: lemon, lime, orange, grapefruit, clementine, satsuma, mandarin, tangerine, yuzu
        citrus: pomelo, kumquat, bergamot, calamansi
        stone fruit: cherry, plum, damson, peach, nectarine, apricot, greengage
        tropical fruit: mango, pineapple, papaya, passionfruit, guava, lychee, banana, jackfruit
        tropical fruit: ackee, coconut, durian, rambutan, mangosteen, starfruit, soursop
        tropical fruit: custard apple, plantain, kiwi
        melon: watermelon, cantaloupe, honeydew
        apple: bramley, granny smith
        dried fruit: raisin, sultana, golden raisin, currant, prune, date, barberry, mixed peel
        dried fruit: candied peel, medjool date
        nut: peanut
        tree nut: almond, walnut, hazelnut, pecan, cashew, pistachio, macadamia, chestnut
        peanut: monkey nut
        seed: sesame, pepita, flaxseed, flax, chia, poppyseed
        pulse: legume, bean, lentil, chickpea, split pea, soy bean
        bean: edamame, black eyed pea
        white bean: cannellini, haricot
        lentil: dal, toor dal, urad dal, moong dal, masoor dal
        chickpea: chana, ceci, chana dal
        soy: tofu, tempeh, edamame, textured vegetable protein, tvp
        soy bean: edamame, natto
        meat substitute: seitan, tempeh, tofu, quorn, textured vegetable protein
        grain: rice, oat, barley, pearl barley, wheat, quinoa, bulgur, couscous, polenta
        grain: cornmeal, millet, buckwheat, rye, spelt, farro, freekeh, semolina, amaranth
        grain: sorghum, teff, giant couscous, cracked rye, grit, fonio, kamut, wheat berry
        rice: basmati, arborio, carnaroli
        oat: oatmeal, pinhead oatmeal
        polenta: cornmeal
        cornmeal: polenta
        wheat: bulgur, semolina, bran
        pasta: spaghetti, macaroni, penne, rigatoni, ziti, lasagna sheet, lasagna noodle
        pasta: tagliatelle, fettuccine, pappardelle, linguine, fusilli, farfalle, orzo, ravioli
        pasta: tortellini, agnolotti, gnocchi, vermicelli, cannelloni, orecchiette, conchiglie
        pasta: angel hair, capellini, bucatini, rotini, ditalini, cavatappi, spaetzle, fregola
        pasta: tortelloni, stelline, casarecce, trofie, manicotti
        noodle: rice vermicelli, udon, soba, dangmyeon, somen
        bread: sourdough, baguette, french stick, pita, naan, flatbread, chapati, roti, tortilla
        bread: ciabatta, focaccia, brioche, bagel, burger bun, hamburger bun, dinner roll
        bread: english muffin, toast, croissant, challah, cornbread, lavash, crumpet
        bread: hot dog bun, panettone, pumpernickel, paratha, bun, pretzel, breadstick, grissini
        tortilla: wrap bread, tostada shell, taco shell
        breadcrumb: panko
        pastry: shortcrust, filo, choux, spring roll wrapper, dumpling wrapper, wonton wrapper
        pastry: gyoza wrapper, pie crust, pie dough, kataifi, pizza dough, samosa wrapper
        flour: cornstarch, tapioca starch, potato starch, masa harina, semolina, arrowroot
        cereal: granola, muesli, cornflake, bran flake, puffed rice, oat
        cracker: saltine, oatcake, crispbread, matzo
        crisp: potato chip, tortilla chip, nacho, shrimp cracker, pork rind
        dumpling: gyoza, wonton, potsticker
        herb: basil, parsley, mint, dill, coriander leaf, coriander, thyme, rosemary, oregano
        herb: sage, tarragon, chive, bay leaf, bay, marjoram, chervil, lemongrass, lemon grass
        herb: thai basil, curry leaf, lime leaf, kaffir lime leaf, makrut lime leaf, sorrel
        herb: garlic chive, lovage, herbe de provence, bouquet garni, lemon balm, savory
        herb: epazote, shiso, borage
        mint: peppermint, spearmint
        spice: cumin, coriander seed, ground coriander, cinnamon, nutmeg, mace, clove, cardamom
        spice: turmeric, paprika, saffron, star anise, anise, allspice, pimento berry
        spice: ground ginger, fenugreek, caraway, mustard seed, fennel seed, celery seed
        spice: dill seed, peppercorn, sichuan peppercorn, vanilla, juniper berry, garam masala
        spice: curry powder, chili powder, chili flake, sumac, cayenne pepper, cayenne, zaatar
        spice: ras el hanout, baharat, berbere, cajun seasoning, creole seasoning, celery salt
        spice: nigella seed, kalonji, asafoetida, gochugaru, pul biber, aleppo pepper
        spice: taco seasoning, jerk seasoning, dukkah, amchur, annatto, achiote, black pepper
        spice: white pepper, pink peppercorn, mahleb, tonka bean, grain of paradise, urfa biber
        spice: panch phoron, shichimi togarashi, togarashi, old bay seasoning
        peppercorn: black pepper, white pepper
        stock: bouillon, broth, dashi, bone broth, bouillon cube
        fat: butter, lard, suet, dripping, margarine, clarified butter, shortening, schmaltz
        vinegar: balsamic
        condiment: ketchup, tomato ketchup, mustard, mayonnaise, soy sauce, fish sauce, nam pla
        condiment: hoisin sauce, oyster sauce, worcestershire sauce, hot sauce, brown sauce
        condiment: pesto, tahini, harissa, gochujang, miso, wasabi, horseradish, chutney, relish
        condiment: caper, gherkin, salsa, sambal oelek, barbecue sauce, sweet chili sauce
        condiment: teriyaki sauce, tartar sauce, aioli, hollandaise, cranberry sauce, mint sauce
        condiment: chimichurri, tapenade
        soy sauce: shoyu, tamari, kecap mani, ketjap
        hot sauce: tabasco, sriracha
        gherkin: pickle, cornichon, dill pickle, pickled cucumber
        chili paste: harissa, gochujang, sambal oelek, doubanjiang
        caper: caperberry
        salad dressing: vinaigrette, ranch
        raising agent: leavening, baking powder, baking soda, yeast
        chocolate: cocoa, cocoa powder, cacao
        sugar: muscovado, demerara, jaggery, piloncillo
        brown sugar: muscovado, demerara
        sweetener: sugar, honey, maple syrup, golden syrup, molasses, treacle, agave
        sweetener: agave syrup, dark syrup, corn syrup, date syrup, stevia, glucose syrup
        sweetener: glucose, rice syrup, simple syrup
        syrup: sirup, agave, grenadine
        jam: jelly, fruit preserve, marmalade, redcurrant jelly, cranberry jelly
        sweet confectionery: marshmallow, toffee, caramel, fudge, nougat, marzipan, sprinkle
        sweet confectionery: turkish delight
        caramel: dulce de leche, toffee
        biscuit crumb: digestive, graham cracker
        alcohol: booze, wine, beer, spirit, sherry, marsala, port, sake, mirin, rice wine
        alcohol: shaoxing wine, shaoxing, cider, hard cider, vermouth, liqueur, madeira, mead
        wine: champagne, prosecco, cava
        sparkling wine: champagne, prosecco, cava
        beer: ale, brown ale, pale ale, lager, cold lager, stout, guinness
        spirit: liquor, rum, brandy, cognac, whisky, irish whisky, bourbon, vodka, gin, tequila
        spirit: cachaca, kirsch, calvados, schnapps, grappa, pisco, ouzo, mezcal, aquavit
        spirit: armagnac, scotch
        liqueur: kahlua, cointreau, triple sec, grand marnier, amaretto, bailey, irish cream
        liqueur: limoncello, campari, aperol, creme de cassis, sambuca
        coffee: espresso, cold brew
        tea: matcha, chai, earl grey
        green tea: matcha
        water: club soda, ice cube, ice
        soft drink: cola, lemonade, ginger ale, ginger beer, tonic water, orange soda
        vegan dairy: oat cream, soy cream, coconut yogurt, soy yogurt, soy butter
        vegan dairy: coconut whipped cream, cashew cream
        """
}
