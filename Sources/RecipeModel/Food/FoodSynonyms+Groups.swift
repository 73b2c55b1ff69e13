extension FoodSynonyms {
    /// Each line: the words that stand for the food, then the others, without diacritics.
    ///
    /// The first is chosen so that a shorter wish still finds it: `scallion` becomes `spring
    /// onion`, which is an onion; `ground beef` becomes `beef mince`, found by `mince` as well.
    static let groups = """
        spring onion: scallion, green onion, salad onion
        eggplant: aubergine, brinjal, melanzane
        zucchini: courgette
        coriander leaf: cilantro, cilantro leaf, fresh coriander, fresh coriander leaf
        arugula: rocket, rucola, roquette
        chickpea: garbanzo, garbanzo bean, chick pea
        shrimp: prawn
        beet: beetroot, beet root
        yogurt: yoghurt, yoghourt, joghurt
        chili: chilli, chile, chilly
        corn: maize
        sweet corn: sweetcorn
        cornstarch: cornflour, corn flour, corn starch
        beef mince: ground beef, minced beef, hamburger meat, ground chuck, minced steak
        beef mince: steak mince
        lamb mince: ground lamb, minced lamb
        pork mince: ground pork, minced pork
        turkey mince: ground turkey, minced turkey
        chicken mince: ground chicken, minced chicken
        veal mince: ground veal, minced veal
        meat mince: ground meat, minced meat
        icing sugar: powdered sugar, confectioner sugar
        caster sugar: castor sugar, superfine sugar
        baking soda: bicarbonate of soda, bicarb of soda, bicarbonate soda, bicarb soda
        baking soda: sodium bicarbonate, bicarb
        plain flour: all purpose flour, allpurpose flour
        self raising flour: self rising flour, selfraising flour, selfrising flour
        bread flour: strong flour, strong white flour, strong bread flour, strong white bread flour
        wholemeal: whole wheat, wholewheat
        rutabaga: swede
        snow pea: mangetout, mange tout
        fava bean: broad bean, faba bean
        navy bean: haricot bean
        lima bean: butter bean
        green bean: french bean, string bean, haricot vert
        bell pepper: capsicum, sweet pepper
        red bell pepper: red pepper, red capsicum, sweet red pepper
        green bell pepper: green pepper, green capsicum
        yellow bell pepper: yellow pepper, yellow capsicum
        orange bell pepper: orange pepper, orange capsicum
        cayenne pepper: ground red pepper
        flavor: flavour
        flavoring: flavouring
        coloring: colouring
        romaine lettuce: cos lettuce, romaine
        heavy cream: double cream, heavy whipping cream, thickened cream
        light cream: single cream
        sour cream: soured cream
        canned: tinned
        chicken stock: chicken broth
        beef stock: beef broth
        vegetable stock: vegetable broth, veggie stock, veggie broth
        fish stock: fish broth
        papaya: pawpaw
        hazelnut: filbert
        peanut: groundnut
        flaxseed: linseed, flax seed
        ketchup: catsup
        soy: soya
        soy bean: soybean
        tofu: bean curd, beancurd
        bok choy: pak choi, pak choy, bok choi
        napa cabbage: chinese cabbage, chinese leaf, wombok
        daikon: mooli, white radish
        okra: bhindi
        cumin: jeera
        turmeric: haldi
        asafoetida: asafetida, hing
        fenugreek: methi
        clarified butter: ghee
        chickpea flour: gram flour, besan, garbanzo flour, garbanzo bean flour
        crayfish: crawfish
        porcini: cep
        chanterelle: girolle
        cremini mushroom: chestnut mushroom, crimini mushroom, baby bella, baby bella mushroom
        cremini mushroom: cremini, crimini
        portobello: portabella, portobella, portabello
        bulgur: bulgar, bulghur, burghul, bulgur wheat, bulgar wheat
        couscous: cous cous
        hummus: houmous, humous, hommus, hummous, humus
        falafel: felafel
        pita: pitta
        naan bread: nan bread
        chapati: chapatti
        poppadom: papadum, poppadum, papadam, papad
        dal: dhal, daal, dahl
        kebab: kabob, kebap
        lasagna: lasagne
        bolognese: bolognaise
        doughnut: donut
        mayonnaise: mayo
        parmesan: parmigiano reggiano, parmigiano, parmigiana, parmesan reggiano
        mozzarella: mozarella
        halloumi: haloumi, hellim
        whisky: whiskey
        omelet: omelette
        caramelized: caramelised
        filet: fillet
        licorice: liquorice
        barbecue: bbq, barbeque
        cantaloupe: cantaloup, rockmelon
        kiwi: kiwifruit, kiwi fruit
        lychee: litchi
        persimmon: sharon fruit
        passionfruit: passion fruit
        blackcurrant: black currant
        redcurrant: red currant
        sweet potato: kumara
        sunchoke: jerusalem artichoke
        celeriac: celery root
        swiss chard: silverbeet
        lacinato kale: cavolo nero, tuscan kale, black kale
        broccolini: tenderstem broccoli, tenderstem
        skim milk: skimmed milk, nonfat milk, non fat milk, fat free milk
        whole milk: full fat milk, full cream milk
        vanilla extract: vanilla essence
        vanilla bean: vanilla pod
        gelatin: gelatine
        prosciutto: parma ham
        ladyfinger: lady finger, sponge finger, savoiardi
        breadcrumb: bread crumb
        filo: phyllo, fillo
        worcestershire sauce: worcester sauce
        chili flake: red pepper flake, crushed red pepper, crushed red pepper flake
        rolled oat: porridge oat
        molasses: black treacle
        squid: calamari
        shallot: eschalot
        stir fry: stir fries, stirfry
        water chestnut: waterchestnut
        bean sprout: beansprout
        french fries: french fry
        vegetable: veg
        potato: spud
        goose: geese
        foot: feet
        tooth: teeth
        fungus: fungi
        octopus: octopi
        cactus: cacti
        panini: panino
        """
}
