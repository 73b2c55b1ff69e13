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
        lamb leg: leg of lamb
        lamb shoulder: shoulder of lamb
        lamb loin: loin of lamb
        lamb rack: rack of lamb
        lamb saddle: saddle of lamb
        lamb neck: neck of lamb
        lamb breast: breast of lamb
        mutton leg: leg of mutton
        mutton shoulder: shoulder of mutton
        pork belly: belly of pork
        pork shoulder: shoulder of pork
        pork loin: loin of pork
        pork leg: leg of pork
        pork knuckle: knuckle of pork
        pork hock: hock of pork
        pork rib: rib of pork
        beef joint: joint of beef
        beef rib: rib of beef
        beef fillet: fillet of beef
        beef shin: shin of beef
        beef side: side of beef
        veal breast: breast of veal
        veal loin: loin of veal
        veal shoulder: shoulder of veal
        venison haunch: haunch of venison
        venison saddle: saddle of venison
        venison loin: loin of venison
        duck breast: breast of duck
        duck leg: leg of duck
        turkey crown: crown of turkey
        turkey breast: breast of turkey
        turkey leg: leg of turkey
        goat leg: leg of goat
        goat shoulder: shoulder of goat
        rabbit saddle: saddle of rabbit
        salmon fillet: fillet of salmon
        salmon side: side of salmon
        cod fillet: fillet of cod
        cod loin: loin of cod
        boar leg: leg of boar
        boar shoulder: shoulder of boar
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
