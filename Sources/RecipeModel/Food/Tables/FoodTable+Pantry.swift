extension FoodTable {
    /// Grains, pulses, pasta, bread, flours.
    static let staples = """
        pulse = legume: bean, lentil, chickpea, split pea, soy bean, ~tofu, ~peanut, ~pea
        bean: black bean, kidney bean = red bean, white bean, lima bean, borlotti bean = cranberry bean
        bean: fava bean, baked bean, pinto bean, refried bean, mung bean, edamame, soy bean
        bean: adzuki bean = red bean paste = sweet red bean paste, black eyed pea = black eyed bean
        bean: flageolet bean, mixed bean, canned bean, dried bean, green bean, yardlong bean
        bean: ~fermented black bean, runner bean, wax bean, lupin bean
        white bean: cannellini bean = cannellini, navy bean = haricot, great northern bean
        green bean: runner bean, fine bean, wax bean
        lentil: red lentil, brown lentil, green lentil = puy lentil, dal, beluga lentil = black lentil
        lentil: toor dal, urad dal, moong dal, masoor dal, ~split pea, yellow lentil
        chickpea = chana = ceci: canned chickpea, chana dal, ~chickpea flour, ~hummus
        dal: toor dal, urad dal, moong dal, masoor dal, chana dal
        soy: tofu, tempeh, soy bean, edamame, ~miso, ~soy sauce, ~soy milk, textured vegetable protein = tvp
        soy: ~soy yogurt, ~natto, ~yuba
        soy bean: edamame, natto
        tofu: silken tofu, firm tofu, soft tofu, fried tofu = tofu puff = fried tofu puff, smoked tofu
        tofu: ~yuba
        meat substitute = meat alternative: seitan, tempeh, tofu, quorn, textured vegetable protein
        meat substitute: jackfruit meat, vegetarian sausage, plant mince
        grain = cereal grain: rice, oat, barley = pearl barley, wheat, quinoa, bulgur
        grain: couscous, polenta, cornmeal, millet, buckwheat, rye, spelt, farro, freekeh, semolina
        grain: amaranth, sorghum, teff, giant couscous, cracked rye, grit, fonio, kamut, wheat berry
        rice: basmati = basmati rice, jasmine rice, long grain rice, short grain rice, risotto rice
        rice: arborio = arborio rice, carnaroli, sushi rice, paella rice = bomba rice, brown rice
        rice: wild rice, glutinous rice = sticky rice, pudding rice, red rice
        rice: black rice, ~rice cake, ~rice flour, ~puffed rice, parboiled rice
        rice: ~rice noodle, ~rice vermicelli, ~rice paper
        oat: rolled oat = oat flake, oatmeal, steel cut oat = pinhead oatmeal, oat bran, ~granola, ~muesli
        couscous: giant couscous = israeli couscous
        polenta: cornmeal
        cornmeal: polenta, ~grit
        wheat: bulgur, semolina, ~couscous, wheat berry, wheat germ, bran
        pasta: spaghetti, macaroni, penne, rigatoni, ziti, lasagna sheet = lasagna noodle, tagliatelle
        pasta: fettuccine, pappardelle, linguine, fusilli, farfalle, orzo, ravioli, tortellini, agnolotti
        pasta: gnocchi, vermicelli, cannelloni, small pasta, orecchiette, conchiglie = pasta shell
        pasta: angel hair = capellini, bucatini, rotini, elbow pasta, ditalini, cavatappi, fresh pasta
        pasta: spaetzle, short pasta, lasagna pasta, fregola, tortelloni, stelline, wholemeal pasta
        pasta: egg pasta, casarecce, trofie, manicotti
        noodle: rice noodle, egg noodle, wheat noodle, rice vermicelli, glass noodle = cellophane noodle
        noodle: udon, udon noodle, soba, soba noodle, ramen noodle, flat rice noodle, instant noodle
        noodle: sweet potato noodle = dangmyeon, bean thread noodle, chow mein noodle, shirataki noodle
        noodle: somen, hokkien noodle, ~vermicelli, mung bean noodle
        rice noodle: rice vermicelli, flat rice noodle, vermicelli rice noodle
        bread: white bread, brown bread, wholemeal bread, sourdough = sourdough bread, baguette = french stick
        bread: pita, pita bread, naan bread = naan, flatbread = flat bread, chapati = roti, tortilla
        bread: ciabatta, focaccia, brioche, rye bread, country bread = rustic bread = crusty bread, bagel
        bread: burger bun = hamburger bun, bread roll = dinner roll, english muffin, toast, croissant
        bread: challah, soda bread, cornbread, lavash, crumpet, hot dog bun, bread slice, stale bread
        bread: panettone, ~crouton, ~breadcrumb, french bread, garlic bread, pumpernickel, paratha
        bread: bun, sandwich bread, bread dough, pretzel, breadstick = grissini, multigrain bread
        tortilla: corn tortilla, flour tortilla = tortilla wrap = wrap bread, tostada shell, taco shell
        breadcrumb: panko, panko breadcrumb, ~stuffing
        pastry: puff pastry, shortcrust = shortcrust pastry, filo = filo pastry, choux = choux pastry
        pastry: spring roll wrapper, dumpling wrapper = wonton wrapper = gyoza wrapper, pie crust, pie dough
        pastry: pastry dough, kataifi, pizza dough, samosa wrapper, sweet pastry
        flour: plain flour = white flour, bread flour, self raising flour, wholemeal flour, rice flour
        flour: cornstarch, chickpea flour, buckwheat flour, tapioca flour = tapioca starch, rye flour
        flour: potato starch = potato flour, almond flour, masa harina, semolina, spelt flour, oat flour
        flour: cake flour, coconut flour, wheat flour, pastry flour, gluten free flour, cassava flour
        flour: arrowroot, glutinous rice flour, 00 flour
        cereal = breakfast cereal: granola, muesli, cornflake, bran flake, puffed rice, oat
        cracker: cream cracker, saltine, oatcake, crispbread, rice cracker, graham cracker, matzo
        crisp: potato crisp = potato chip, tortilla chip = nacho, shrimp cracker, pork rind
        dumpling: gyoza, wonton, ~gnocchi, potsticker
        """

    /// Herbs, spices, oils, sauces.
    static let seasonings = """
        herb = fresh herb: basil, parsley, mint, dill, coriander leaf, coriander, thyme, rosemary, oregano
        herb: sage, tarragon, chive, bay leaf = bay, marjoram, chervil, lemongrass = lemon grass, thai basil
        herb: curry leaf, lime leaf = kaffir lime leaf = makrut lime leaf, sorrel, garlic chive, lovage
        herb: mixed herb = italian herb = herbe de provence, bouquet garni, lemon balm, savory, epazote
        herb: dried herb, shiso, borage
        parsley: flat leaf parsley, curly parsley, dried parsley
        basil: thai basil, dried basil, ~pesto
        coriander: coriander leaf
        thyme: dried thyme, lemon thyme, thyme leaf
        oregano: dried oregano
        mint: dried mint, mint leaf, peppermint, spearmint
        rosemary: dried rosemary
        dill: dried dill
        sage: dried sage
        spice: cumin, coriander seed = ground coriander, cinnamon, nutmeg, mace, clove, cardamom, turmeric
        spice: paprika, saffron, star anise, anise, allspice = pimento berry, ground ginger, fenugreek
        spice: caraway, mustard seed, fennel seed, celery seed, dill seed, peppercorn, sichuan peppercorn
        spice: vanilla, juniper berry, garam masala, curry powder, chili powder, chili flake, sumac
        spice: cayenne pepper = cayenne, five spice = chinese five spice, zaatar, ras el hanout, baharat
        spice: berbere, cajun seasoning = cajun spice = creole seasoning, mixed spice = pumpkin spice
        spice: celery salt, nigella seed = kalonji, asafoetida, gochugaru, pul biber = aleppo pepper
        spice: taco seasoning, jerk seasoning, dukkah, amchur, annatto = achiote, black pepper
        spice: white pepper, pink peppercorn, mahleb, tonka bean, grain of paradise, urfa biber
        spice: gingerbread spice, panch phoron, shichimi togarashi = togarashi, old bay seasoning
        peppercorn: black pepper, white pepper, black peppercorn, white peppercorn, green peppercorn
        cumin: cumin seed, ground cumin
        cardamom: cardamom pod, ground cardamom
        turmeric: ground turmeric
        caraway: caraway seed, ground caraway
        fenugreek: ground fenugreek, fenugreek leaf, fenugreek seed
        allspice: ground allspice
        clove: whole clove, ground clove
        nutmeg: ground nutmeg
        paprika: smoked paprika, sweet paprika, hot paprika
        cinnamon: cinnamon stick, ground cinnamon
        vanilla: vanilla extract, vanilla bean, vanilla paste, vanilla powder
        ground ginger: dried ginger
        salt = added salt: sea salt = flaky salt = flaky sea salt, kosher salt, table salt, coarse salt, rock salt
        salt: coarse sea salt, black salt, himalayan salt
        stock = bouillon = broth: chicken stock, beef stock, vegetable stock, fish stock, lamb stock, dashi
        stock: bone broth, veal stock, mushroom stock, ham stock, stock cube = bouillon cube, turkey stock
        fat = cooking fat: butter, lard, suet, dripping, margarine, clarified butter, goose fat, duck fat
        fat: shortening, bacon fat, ~oil, schmaltz
        oil = cooking oil: olive oil = extra virgin olive oil, vegetable oil, sunflower oil, sesame oil
        oil: rapeseed oil = canola oil, coconut oil, chili oil, peanut oil, corn oil, avocado oil
        oil: walnut oil, hazelnut oil, truffle oil, grapeseed oil, flaxseed oil, palm oil, mustard oil
        oil: toasted sesame oil, garlic oil
        vinegar: wine vinegar, red wine vinegar, white wine vinegar, cider vinegar = apple cider vinegar
        wine vinegar: red wine vinegar, white wine vinegar
        vinegar: rice vinegar = rice wine vinegar, black rice vinegar = chinkiang vinegar, sherry vinegar
        vinegar: balsamic = balsamic vinegar, cane vinegar, malt vinegar, white vinegar = distilled vinegar
        vinegar: champagne vinegar, coconut vinegar
        condiment: ketchup = tomato ketchup, mustard, mayonnaise, soy sauce, fish sauce = nam pla, hoisin sauce
        condiment: oyster sauce, worcestershire sauce, hot sauce, brown sauce, pesto, tahini, harissa
        condiment: gochujang, miso, wasabi, horseradish, chutney, relish, caper, gherkin, salsa, sambal oelek
        condiment: barbecue sauce, sweet chili sauce, teriyaki sauce, tartar sauce, aioli, hollandaise
        condiment: cranberry sauce, mint sauce, chimichurri, tapenade
        soy sauce = shoyu = tamari: dark soy sauce, light soy sauce, sweet soy sauce = kecap mani = ketjap
        hoisin sauce = hoisin
        hot sauce = hot pepper sauce = pepper sauce: tabasco, sriracha
        brown sauce = hp sauce
        gherkin = pickle = cornichon = dill pickle: pickled cucumber
        mustard: dijon mustard, english mustard, wholegrain mustard, german mustard, swedish mustard
        mustard: yellow mustard, honey mustard, ~mustard seed, ~mustard powder
        miso = miso paste: white miso, red miso
        curry paste: red curry paste, green curry paste, yellow curry paste, massaman paste = massaman curry paste, tikka paste
        chili paste: thai chili paste, harissa, gochujang, sambal oelek, chipotle paste, chili bean paste = doubanjiang
        chili paste: aji amarillo paste, chili garlic sauce
        shrimp paste = belacan
        tamarind = tamarind paste
        caper: caperberry
        salad dressing = dressing: vinaigrette, ranch dressing, caesar dressing, ranch
        raising agent = leavening: baking powder, baking soda, yeast
        yeast: dried yeast = instant yeast = active dry yeast, fresh yeast, nutritional yeast
        gelatin: gelatin sheet, gelatin powder
        sourdough starter: rye sourdough starter
        """

    /// Sugars, syrups, chocolate, sweets.
    static let sweets = """
        chocolate: dark chocolate = plain chocolate = bittersweet chocolate = semisweet chocolate
        chocolate: milk chocolate, white chocolate, chocolate chip = chocolate drop, cocoa = cocoa powder
        chocolate: chocolate sprinkle, chocolate bar, ~nutella = chocolate spread = chocolate hazelnut spread
        chocolate: chocolate sauce, chocolate shaving, cacao, ~chocolate biscuit, drinking chocolate
        sugar: caster sugar, icing sugar, brown sugar, muscovado = muscovado sugar, demerara = demerara sugar
        sugar: granulated sugar, palm sugar = jaggery, jam sugar = preserving sugar, pearl sugar, white sugar
        sugar: golden caster sugar, coconut sugar, cane sugar, vanilla sugar, light brown sugar
        sugar: dark brown sugar, rock sugar, raw sugar, piloncillo
        brown sugar: muscovado, demerara, light brown sugar, dark brown sugar
        sweetener = added sugar: sugar, honey, maple syrup, golden syrup, molasses = treacle, agave = agave syrup, dark syrup
        sweetener: corn syrup, date syrup, stevia, glucose syrup = glucose, rice syrup, simple syrup
        syrup = sirup: maple syrup, golden syrup, dark syrup, corn syrup, date syrup, simple syrup, agave
        syrup: grenadine, rose syrup, rice syrup
        jam = jelly = fruit preserve: strawberry jam, raspberry jam, apricot jam, marmalade, redcurrant jelly
        jam: blackcurrant jam, fig jam, cranberry jelly, ~lemon curd
        sweet confectionery = confectionery: marshmallow, toffee, caramel, fudge, nougat, marzipan, sprinkle, turkish delight
        caramel: dulce de leche, caramel sauce, toffee
        biscuit crumb: digestive = digestive biscuit, graham cracker, cookie crumb
        ladyfinger: ladyfinger biscuit
        """

    /// Drinks and spirits, water.
    static let drinks = """
        alcohol = booze: wine, beer, spirit, sherry, marsala, port, sake, mirin, rice wine = shaoxing wine = shaoxing
        alcohol: cider = hard cider, vermouth, liqueur, madeira, mead, ~bitters
        wine: red wine, white wine = dry white wine, sparkling wine, champagne, prosecco, rose wine, cava
        wine: dessert wine, mulled wine
        sparkling wine: champagne, prosecco, cava
        beer: ale = brown ale = pale ale, lager = cold lager, stout = guinness, dark beer, wheat beer
        spirit = liquor: rum, brandy = cognac, whisky = irish whisky, bourbon, vodka, gin, tequila, cachaca
        spirit: kirsch, calvados, schnapps, grappa, pisco, ouzo, mezcal, aquavit, armagnac, scotch
        sherry: dry sherry
        rum: dark rum, white rum, spiced rum
        liqueur: kahlua = coffee liqueur, cointreau = triple sec = grand marnier = orange liqueur, amaretto
        liqueur: bailey = irish cream, limoncello, campari, aperol, creme de cassis, sambuca
        coffee: espresso, strong coffee, instant coffee, ground coffee, cold brew
        tea: green tea, matcha, black tea, tea leaf = thai tea leaf, chai, earl grey, tea bag, herbal tea
        green tea: matcha, gunpowder green tea
        water: sparkling water, soda water = club soda, ice cube = ice, boiling water, warm water, cold water
        water: hot water, ice water, tonic water
        soft drink: cola, lemonade, ginger ale, ginger beer, tonic water, orange soda
        juice = fruit juice: orange juice, apple juice, lemon juice, lime juice, tomato juice
        juice: pineapple juice, cranberry juice, grapefruit juice, pomegranate juice, carrot juice
        plant milk = non dairy milk = vegan milk: oat milk, soy milk, almond milk, rice milk, cashew milk
        plant milk: hazelnut milk, coconut milk, hemp milk, pea milk
        vegan dairy: vegan cheese, vegan butter, oat cream, soy cream, coconut yogurt, soy yogurt, soy butter
        vegan dairy: coconut whipped cream, vegan cream, vegan cream cheese, cashew cream
        other food: pomegranate molasses, grape molasses, orange blossom water, rose water, citric acid
        other food: galangal, rice paper = rice paper sheet, insect, tomato paste, okonomiyaki sauce
        other food: aji amarillo, pumpkin pie filling, food coloring, liquid smoke, msg, sesame paste
        other food: lemon zest, peanut sauce, satay sauce, black bean sauce, gluten, rennet, meringue
        other food: sulfite = sulphite = sulfur dioxide = sulphur dioxide
        other food: jelly sweets = jelly sweet, piri piri, quince cheese = quince paste, damson cheese
        other food: guava cheese = guava paste
        name only: cream of tartar, cocoa butter, apple butter, shea butter, cream of coconut, mince pie
        name only: milk thistle, quince cheese, damson cheese, guava cheese
        """
}
