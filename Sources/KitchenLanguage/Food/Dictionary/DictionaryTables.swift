// swift-format-ignore-file
// Written by Scripts/dictionary from Sources/Dictionary/Tables: change those files.

/// What the dictionary says of foods; a food is its number, the place of its line in `foods`.
package enum DictionaryTables {
    /// Names: families, `~` before those that it only is near.
    package static let foods = """
        meat
        red meat: 0
        poultry: 0
        game: 0
        head cheese=brawn: 0
        sausage: 0 ~16
        bacon: 0 ~16
        ham: 0 ~16
        offal: 0
        cured meat=charcuterie=cold cut: 0 ~16
        mince=meat mince=mincemeat beef: 0
        meatball: 0
        bone: 0
        beef: 1
        veal: 1 ~13
        lamb: 1
        pork: 1
        goat: 1
        steak: 13
        brisket: 13
        oxtail: 13
        beef mince: 13 10
        corned beef=salt beef: 13 9
        pastrami: 13 9
        beef cheek: 13
        braising beef: 13
        stewing beef=stew beef: 13
        roast beef: 13
        short rib: 13
        beef skirt: 13
        beef bone: 13 12
        beef jerky: ~13 9
        bresaola: ~13 9
        biltong: ~13 9
        beef sausage: ~13 5
        rump steak=rump: 18
        rib eye=ribeye: 18
        sirloin=sirloin steak: 18
        filet steak: 18
        t bone steak: 18
        flank steak: 18
        skirt steak: 18
        braising steak: 18
        minute steak: 18
        filet mignon: 18
        entrecote: 18
        veal escalope: 14
        veal mince: 14 10
        veal shank: 14
        mutton=hogget: 15
        lamb mince: 15 10
        lamb chop: 15
        lamb shank: 15
        lamb neck: 15
        lamb rack: 15
        kid goat: 17
        gammon: 16 ~6 ~7
        pork belly=belly pork: 16
        pork mince: 16 10
        pulled pork: 16
        spare rib=sparerib: 16
        pork rib: 16
        baby back rib: 16
        pork chop: 16
        suckling pig: 16
        crackling=pork scratching: 16
        ham hock: 16 7
        pork loin: 16
        sausage meat: ~16 5
        lard: ~16 1343
        chicharron: ~16
        chicken: 2
        turkey: 2
        duck: 2
        goose: 2
        guinea fowl: 2
        quail: 2
        pheasant: 2 3
        partridge: 2 3
        pigeon=squab: 2
        chicken mince: 71 10
        chicken breast: 71
        chicken thigh: 71
        chicken leg: 71
        chicken wing: 71
        poussin: 71
        rotisserie chicken: 71
        chicken drumstick: 71
        capon: 71
        chicken liver: ~71 143
        chicken sausage: ~71 5
        turkey mince: 72 10
        turkey breast: 72
        turkey bacon: ~72 6
        duck breast: 73
        duck leg: 73
        duck confit=confit duck: 73
        venison=deer: 3
        rabbit: 3
        hare: 3
        wild boar=boar: 3
        bison=buffalo meat: 3
        ostrich: 3
        grouse: 3
        elk: 3
        moose: 3
        reindeer: 3
        kangaroo: 3
        chorizo: 5 9
        bratwurst: 5
        frankfurter=hot dog sausage=wiener: 5
        salami: 5 9
        pepperoni: 5 9
        merguez: 5
        andouille: 5
        black pudding=blood sausage=morcilla: 5
        kielbasa: 5
        nduja: 5 9
        boerewor: 5
        mortadella: 5 9
        linguica: 5
        pork sausage: 5
        lap cheong=chinese sausage: 5 9
        cumberland sausage: 5
        italian sausage: 5
        smoked sausage: 5
        knackwurst: 5
        weisswurst: 5
        blood pudding: 5
        haggis: 5 8
        vegetarian sausage: ~5 977
        pancetta: 6 9
        lardon: 6
        back bacon: 6
        streaky bacon: 6
        smoked bacon: 6
        speck: 6 9
        guanciale: ~6 9
        prosciutto: 7 9
        serrano ham=iberico ham=jamon: 7 9
        cooked ham: 7
        black forest ham: 7
        coppa=capocollo: 9
        liver: 8
        kidney: 8
        tripe: 8
        heart: 8
        tongue: 8
        sweetbread: 8
        pate: 8 ~143
        foie gras: 8 143
        giblet: 8
        calf liver: 143
        marrow bone: 12
        chicken carcass: 12
        seafood=sea food
        fish: 155
        shellfish: 155
        squid: 155 ~243
        octopus: 155 ~243
        cuttlefish: 155 ~243
        fish roe=roe: ~155 156
        oily fish: 156
        white fish: 156
        flat fish: 156
        fish filet: 156
        fish finger: 156
        fish cake: 156
        smoked fish: 156
        sturgeon: 156
        eel: 156
        swordfish: 156
        shark: 156
        skate: 156 164
        carp: 156
        tilapia: 156 163
        catfish: 156 163
        barramundi: 156 163
        perch: 156
        pike: 156
        bonito flake: ~156 ~189
        surimi: ~156
        whitebait: 156
        sprat: 156 162
        smelt: 156
        zander: 156
        arctic char: 156
        butterfish: 156
        salmon: 162
        tuna: 162
        mackerel: 162
        sardine=pilchard: 162
        anchovy: 162
        herring: 162
        trout: 162
        cod: 163
        haddock: 163
        pollock=pollack: 163
        hake: 163
        coley: 163 ~195
        whiting: 163
        sea bass=bass=seabass: 163
        sea bream=bream=dorade: 163
        halibut: 163 164
        monkfish: 163
        snapper=red snapper: 163
        grouper: 163
        mahi mahi: 163
        basa: 163
        red mullet=mullet: 163
        john dory: 163
        orange roughy: 163
        rockfish: 163
        sole=lemon sole=dover sole: 164
        plaice: 164
        flounder: 164
        turbot: 164
        brill: 164
        smoked salmon=lox: 188 168
        salmon filet: 188
        gravlax=gravadlax: 188
        canned salmon: 188
        salt cod=bacalao=saltfish=bacalhau: 195
        cod filet: 195
        black cod: 195
        smoked haddock=finnan haddie: 196 168
        haddock filet: 196
        smoked mackerel: 190 168
        smoked trout: 194 168
        rainbow trout: 194
        kipper: 193 168
        bloater: 193
        pickled herring=rollmop: 193
        canned tuna: 189
        tuna steak: 189
        anchovy filet: 192
        anchovy paste: ~192
        caviar: 161
        salmon roe=ikura: 161
        tobiko: 161
        bottarga: 161
        taramasalata: 161
        crustacean: 157
        mollusk=mollusc: 157
        shrimp=jumbo shrimp=king shrimp=tiger shrimp=gamba: 242
        crab: 242
        lobster: 242
        crayfish: 242
        langoustine=scampi=dublin bay shrimp: 242
        krill: 242
        dried shrimp: 244
        brown shrimp: 244
        crabmeat=crab meat: 245
        crab stick: 245
        soft shell crab: 245
        mussel: 243
        clam=vongole: 243
        oyster: 243
        scallop: 243
        cockle: 243
        whelk: 243
        winkle=periwinkle: 243
        abalone: 243
        conch: 243
        razor clam: 243
        snail=escargot: 243
        squid ring: 158
        squid ink: 158
        dairy=dairy product=lactose
        milk=cow milk: 268
        cream: 268
        cheese: 268
        butter: 268 1343
        yogurt: 268
        custard: 268
        ice cream: 268
        whey: 268
        kefir: 268
        dulce de leche: 268 1516
        creme anglaise: 268 270
        milk powder=powdered milk=dried milk: 268 ~269
        condensed milk=sweetened condensed milk: 268 ~269
        evaporated milk: 268 ~269
        buttermilk: 268 ~269
        casein: 268
        milk chocolate: 268 1458
        white chocolate: 268 1458
        malted milk: 268 ~269
        lassi: 268
        ayran: 268
        khoya=mawa: 268
        quark=curd cheese=twarog=tvorog=farmer cheese: ~268 320
        whole milk: 269
        skim milk: 269
        semi skim milk: 269
        goat milk: 269
        sheep milk: 269
        low fat milk: 269
        skim milk powder: 280
        heavy cream=whipping cream: 270
        light cream=half half=pouring cream: 270
        sour cream: 270
        creme fraiche: 270
        clotted cream: 270
        whipped cream: 270
        smetana: 270
        crema: 270
        greek yogurt: 273
        plain yogurt=natural yogurt: 273
        skyr: 273
        labneh: 273
        fruit yogurt: 273
        clarified butter: 272 1343
        unsalted butter: 272
        salted butter: 272
        melted butter: 272
        brown butter: 272
        garlic butter: 272 ~572
        herb butter: 272
        hard cheese: 271
        soft cheese: 271
        blue cheese=danish blue: 271
        goat cheese=chevre: 271
        mozzarella: 271
        paneer: 271
        halloumi: 271
        grated cheese: 271
        melting cheese: 271
        american cheese: 271
        queso fresco: 271
        cheese curd: 271
        cheese spread: 271
        smoked cheese: 271
        processed cheese: 271
        cheese slice: 271
        string cheese: 271
        sheep cheese: 271
        cheddar: 319
        parmesan: 319
        grana padano: 319
        pecorino=pecorino romano=romano cheese: 319 336
        gruyere: 319
        emmental=swiss cheese=emmenthal=emmentaler: 319
        manchego: 319 336
        gouda: 319
        edam: 319
        provolone: 319
        monterey jack=pepper jack=jack cheese: 319
        red leicester: 319
        double gloucester: 319
        comte: 319
        kefalotyri=kefalograviera=graviera: 319
        raclette: 319
        fontina: 319
        asiago: 319
        cotija: 319
        mahon: 319
        wensleydale: 319
        cheshire cheese: 319
        lancashire cheese: 319
        caerphilly: 319
        jarlsberg: 319
        havarti: 319
        appenzeller: 319
        tilsit=tilsiter: 319
        colby: 319
        ricotta salata: 319
        kashkaval: 319
        idiazabal: 319
        beaufort: 319
        leerdammer: 319
        mimolette: 319
        leicester cheese: 319
        brie: 320
        camembert: 320
        ricotta: 320
        mascarpone: 320
        cream cheese=philadelphia: 320
        cottage cheese: 320
        feta: 320 336
        burrata: 320 323
        taleggio: 320
        fromage frais=fromage blanc: 320
        reblochon: 320
        vacherin: 320
        stracchino: 320
        munster=muenster: 320
        limburger: 320
        boursin: 320
        boursin cheese: 320
        bocconcini: 320 323
        epoisse: 320
        neufchatel: 320
        robiola: 320
        sirene: 320
        buffalo mozzarella: 323
        scamorza: 323
        feta cheese: 379
        stilton: 321
        gorgonzola: 321
        roquefort: 321 336
        dolcelatte: 321
        cambozola: 321
        cabrale: 321
        saint agur: 321
        shropshire blue: 321
        crottin: 322
        garrotxa: 322
        vanilla ice cream: 275
        gelato: 275
        soft serve: 275
        egg
        egg white: 411
        egg yolk: 411
        quail egg: 411
        duck egg: 411
        boiled egg: 411
        beaten egg: 411
        poached egg: 411
        fried egg: 411
        whole egg: 411
        hard boiled egg: 411
        free range egg: 411
        liquid egg: 411
        vegetable=veggie vegetable
        potato: ~424 ~426
        root vegetable=root: 424
        leafy green=green leaf=leafy greens=leaf vegetable: 424 537
        brassica: 424
        onion family: 424
        squash: 424
        bell pepper=pepper: 424
        tomato: 424
        eggplant: 424
        zucchini: 424 ~430
        cucumber: 424
        mushroom: 424
        celery: 424
        fennel: 424
        asparagus: 424
        artichoke: 424
        corn: 424
        sweet corn=corn on the cob: 424 441
        pea: 424 ~920
        green bean: 424 921
        yardlong bean=long bean: 424 921
        bean sprout: 424
        bamboo shoot: 424
        okra: 424
        avocado: 424
        lettuce: 424 427
        tomatillo: 424
        water chestnut: 424
        samphire: 424
        palm heart: 424
        cassava=yuca=manioc: 424
        plantain: 424 743
        taro: 424
        jicama: 424
        edamame: 424 921 963 924
        fava bean: 424 921
        mixed vegetable: 424
        lotus root: 424 426
        cardoon: 424
        salad leaf: 424 427
        bitter gourd=bitter melon: 424
        chayote: 424
        nopal: 424
        celeriac: 424 426
        chili=chili pepper=hot pepper: ~424
        sauerkraut: ~424 ~533
        kimchi: ~424 ~533
        gherkin=pickle=cornichon=dill pickle: ~424 ~435 1383
        sweet potato: 424 426
        snow pea: 424 443
        rhubarb vegetable: 424
        frozen vegetable: 424
        stir fry vegetable: 424
        roasted vegetable: 424
        spring vegetable: 424
        breadfruit: 424
        new potato=baby potato: 425
        floury potato: 425
        waxy potato: 425
        russet potato: 425
        baking potato: 425
        mashed potato: 425
        roast potato: 425
        red potato: 425
        hash brown: 425
        french fries=oven chip: 425
        jacket potato: 425
        potato wedge: 425
        yukon gold potato: 425
        potato starch=potato flour: ~425 1157
        gnocchi: ~425 1035 ~1192
        carrot: 426
        parsnip: 426
        turnip: 426 428
        rutabaga: 426 428
        beet: 426
        radish: 426
        daikon: 426 501
        sunchoke: 426
        salsify: 426
        kohlrabi: 426 428
        horseradish: ~426 1383
        yam: 426
        burdock: 426
        sweet potato noodle=dangmyeon: ~473 1075
        baby carrot: 496
        golden beet: 500
        cooked beet: 500
        spinach: 427
        kale: 427 428
        swiss chard=chard: 427
        spring green: 427 537 533
        collard green=collard: 427 537 428
        bok choy: 427 428 533
        watercress: 427
        arugula: 427
        mustard green: 427 537 428
        radicchio: 427
        chicory=endive: 427
        cress: 427
        nettle: 427
        dandelion: 427
        beet green: 427 537
        turnip green: 427
        lamb lettuce: 427 450
        mizuna: 427
        sorrel: 427 1196
        purslane: 427
        cabbage: 427 428
        water spinach=morning glory: 427
        tatsoi: 427
        baby leaf: 427
        greens
        salad greens: 537
        baby spinach: 513
        frozen spinach: 513
        leaf spinach: 513
        lacinato kale: 514
        curly kale: 514
        broccoli: 428
        cauliflower: 428
        brussels sprout: 428 ~533
        romanesco: 428
        choy sum: 428
        broccoli rabe=rapini: 428
        broccolini: 544
        calabrese: 544
        purple sprouting broccoli: 544
        chinese broccoli=gai lan=kai lan: 544
        cauliflower rice: 545
        red cabbage: 533
        white cabbage: 533
        savoy cabbage=savoy: 533
        napa cabbage: 533
        pointed cabbage=hispi cabbage: 533
        green cabbage: 533
        romaine lettuce: 450
        little gem=gem lettuce: 450
        butter lettuce=butterhead=butterhead lettuce: 450
        iceberg=iceberg lettuce: 450
        lettuce leaf: 450
        lollo rosso: 450
        little gem lettuce: 450
        onion: 429
        spring onion: 429 ~568
        shallot: 429 ~568
        leek: 429
        garlic: ~429
        chive: ~429 1196
        ramp: ~429
        red onion: 568
        white onion: 568
        yellow onion: 568
        brown onion: 568
        pearl onion: 568
        pickling onion: 568
        sweet onion: 568
        spanish onion: 568
        caramelized onion: 568
        pickled onion: 568
        crispy onion: 568
        garlic clove: 572
        black garlic: 572
        wild garlic=ramson: 572
        smoked garlic: 572
        garlic powder: ~572
        garlic salt: ~572
        roasted garlic: 572
        garlic puree: 572
        baby leek: 571
        ginger
        root ginger=ginger root: 595
        stem ginger: 595
        pickled ginger: 595
        fresh ginger: 595
        ground ginger: ~595 1241
        pumpkin: 430
        butternut squash=butternut: 430
        acorn squash: 430
        spaghetti squash: 430
        kabocha squash: 430
        delicata squash: 430
        marrow=vegetable marrow: 430
        patty pan squash: 430
        summer squash: 430
        kabocha: 430
        winter squash: 430
        pumpkin puree: 601
        red bell pepper: 431
        green bell pepper: 431
        yellow bell pepper: 431
        orange bell pepper: 431
        pointed pepper=romano pepper: 431
        pimento=pimiento: 431
        roasted pepper: 431
        mixed pepper: 431
        roasted red bell pepper: 613
        piquillo pepper: 613
        cherry tomato: 432
        plum tomato: 432
        sun dried tomato=sundried tomato: 432
        canned tomato: 432
        tomato puree: 432
        chopped tomato: 432
        crushed tomato: 432
        vine tomato: 432
        beefsteak tomato: 432
        roma tomato: 432
        grape tomato: 432
        passata: 432
        green tomato: 432
        heirloom tomato: 432
        diced tomato: 432
        stewed tomato: 432
        whole tomato: 432
        baby tomato: 432
        zucchini flower=squash flower: 434 731
        baby zucchini: 434
        baby eggplant: 433
        thai eggplant: 433
        pickling cucumber: 435
        lebanese cucumber: 435
        cremini mushroom: 436
        button mushroom: 436
        portobello: 436
        portobello mushroom: 436
        shiitake: 436
        oyster mushroom: 436
        porcini: 436
        enoki: 436
        chanterelle: 436
        morel: 436
        dried mushroom: 436
        wild mushroom: 436
        truffle: 436
        shiitake mushroom: 436
        porcini mushroom: 436
        enoki mushroom: 436
        king oyster mushroom: 436
        wood ear=wood ear mushroom: 436
        shimeji: 436
        maitake: 436
        white mushroom: 436
        mixed mushroom: 436
        flat mushroom: 436
        straw mushroom: 436
        field mushroom: 436
        baby corn: 441 442
        sweet corn kernel: 441 442
        corn cob: 441 442
        popcorn: 441
        hominy: 441
        polenta=cornmeal: ~441 982
        masa harina: ~441 1157
        corn tortilla: ~441 1104
        tortilla chip=nacho: ~441 1188
        grit=grits: ~441 982 ~677
        creamed corn: 441
        green pea: 443
        frozen pea: 443
        sugar snap pea=sugar snap: 443
        garden pea: 443
        petit pois: 443
        mushy pea: 443
        split pea: ~443 920 ~922
        pea shoot: ~443
        red chili: 469
        green chili: 469
        jalapeno: 469
        scotch bonnet: 469
        habanero: 469
        bird eye chili: 469
        thai chili: 469
        dried chili: 469
        serrano pepper: 469
        serrano chili: 469
        poblano: 469
        ancho: 469
        pasilla chili: 469
        guajillo: 469
        aji amarillo: 469 1648
        pickled jalapeno: 469
        padron pepper: 469
        kashmiri chili: 469
        cayenne chili: 469
        chipotle: 469
        chili flake: ~469 1241
        chili powder: ~469 1241
        cayenne pepper=cayenne: ~469 1241
        gochugaru: ~469 1241
        pul biber=aleppo pepper: ~469 1241
        chili oil: ~469 1351
        chili paste: ~469
        banana pepper: 469
        shishito: 469
        seaweed
        nori: 720
        kombu=kelp: 720
        wakame: 720
        dulse: 720
        sea lettuce: 720
        olive
        black olive: 726
        green olive: 726
        kalamata olive: 726
        tapenade: ~726 1383
        edible flower
        hibiscus: 731
        elderflower: 731
        lavender: 731
        rose petal: 731
        violet: 731
        fruit
        apple: 737
        pear: 737
        berry: 737
        citrus=citrus fruit: 737
        stone fruit: 737
        tropical fruit: 737
        banana: 737 743
        grape: 737
        melon: 737
        fig: 737
        pomegranate: 737
        rhubarb: 737
        kiwi: 737 743
        quince: 737
        persimmon: 737
        dried fruit: ~737
        coconut: ~737 743
        mixed fruit: 737
        fresh fruit: 737
        frozen fruit: 737
        summer fruit: 737
        prickly pear: 737
        medlar: 737
        crabapple=crab apple: 737
        strawberry: 740
        raspberry: 740
        blueberry: 740
        blackberry=bramble: 740
        gooseberry: 740
        cranberry: 740
        elderberry: 740
        redcurrant: 740
        blackcurrant: 740
        mulberry: 740
        lingonberry: 740
        bilberry: 740
        boysenberry: 740
        mixed berry: 740
        frozen berry: 740
        cloudberry: 740
        sea buckthorn: 740
        goji berry: 740
        acai: 740
        barberry: ~740 753
        juniper berry berry: ~740
        lemon: 741
        lime: 741
        orange: 741
        grapefruit: 741
        clementine=satsuma=mandarin=tangerine: 741
        yuzu: 741
        pomelo: 741
        kumquat: 741
        bergamot: 741
        calamansi: 741
        preserved lemon: 783
        unwaxed lemon: 783
        blood orange: 785
        mandarin orange: 785
        marmalade: ~785 1504
        candied orange: ~785
        cherry: 742
        plum=damson: 742
        peach: 742
        nectarine: 742
        apricot: 742
        greengage: 742
        mango: ~742 743
        sour cherry=morello cherry: 799
        maraschino cherry=glace cherry: 799
        kirsch: ~799 1529
        prune: ~800 753
        dried apricot: 803 753
        canned peach: 801
        white peach: 801
        pineapple: 743
        papaya: 743
        passionfruit: 743
        guava: 743
        lychee: 743
        dragon fruit: 743
        jackfruit: 743
        ackee: 743
        durian: 743
        rambutan: 743
        mangosteen: 743
        starfruit: 743
        soursop: 743
        custard apple: 743
        green mango: 805
        mango chutney: ~805
        green papaya: 814
        watermelon: 746
        cantaloupe: 746
        honeydew=honeydew melon: 746
        galia melon: 746
        cooking apple=bramley apple=bramley: 738
        green apple=granny smith: 738
        eating apple: 738
        red apple: 738
        apple sauce=applesauce: ~738
        dried apple: ~738 753
        asian pear=nashi pear: 739
        pomegranate seed=pomegranate aril: 748 ~905
        red grape: 745
        green grape: 745
        raisin: ~745 753
        sultana=golden raisin: 753
        currant: 753
        date: 753
        dried cranberry: 753
        dried fig: 753
        mixed peel=candied peel: 753
        dried cherry: 753
        dried mango: 753
        mixed dried fruit: 753
        medjool date: 753 847
        desiccated coconut=shredded coconut: 754
        coconut milk: 754 1629
        coconut cream: 754
        coconut flake: 754
        coconut water: 754
        grated coconut: 754
        creamed coconut: 754
        coconut chip: 754
        coconut oil: ~754 1351
        coconut sugar: ~754 1469
        nut
        tree nut: 865
        peanut: 865 ~920
        mixed nut: 865
        chopped nut: 865
        nut butter: ~865
        nougat: ~865 1513
        almond: 866
        walnut: 866
        hazelnut: 866
        pecan: 866
        cashew: 866
        pistachio: 866
        pine nut: 866
        macadamia: 866
        brazil nut: 866
        chestnut: 866
        marzipan: ~866 ~872 1513
        praline: ~866 ~874
        nutella=chocolate spread=chocolate hazelnut spread: ~866 ~874 ~1458
        frangipane: ~866 ~872
        gianduja: ~866
        ground almond=almond meal: 872
        flaked almond: 872
        slivered almond: 872
        blanched almond: 872
        almond flour: ~872 1157
        amaretti: ~872
        toasted almond: 872
        ground hazelnut: 874
        cashew nut: 876
        pecan nut: 875
        roasted peanut=salted peanut: 867
        peanut butter: ~867 870
        satay sauce: ~867 1648
        monkey nut: 867
        almond butter: 870
        cashew butter: 870
        cooked chestnut: 881
        chestnut puree: 881
        seed
        sesame seed=sesame: 905
        sunflower seed: 905
        pumpkin seed=pepita: 905
        flaxseed=flax: 905
        chia seed=chia: 905
        poppy seed=poppyseed: 905
        hemp seed: 905
        melon seed: 905
        mixed seed: 905
        black sesame seed: 906
        white sesame seed: 906
        tahini: ~906 1383
        sesame paste: ~906 1648
        sesame oil: ~906 1351
        pulse=legume
        bean: 920
        lentil: 920
        chickpea=chana=ceci: 920
        soy bean: 920 921 963
        tofu: ~920 963 977
        black bean: 921
        kidney bean=red bean: 921
        white bean: 921
        lima bean: 921
        borlotti bean=cranberry bean: 921
        baked bean: 921
        pinto bean: 921
        refried bean: 921
        mung bean: 921
        adzuki bean=red bean paste=sweet red bean paste: 921
        black eyed pea=black eyed bean: 921
        flageolet bean: 921
        mixed bean: 921
        canned bean: 921
        dried bean: 921
        fermented black bean: ~921
        runner bean: 921 444
        wax bean: 921 444
        lupin bean: 921
        cannellini bean=cannellini: 928
        navy bean=haricot: 928
        great northern bean: 928
        fine bean: 444
        red lentil: 922
        brown lentil: 922
        green lentil=puy lentil: 922
        dal: 922
        beluga lentil=black lentil: 922
        toor dal: 922 952
        urad dal: 922 952
        moong dal: 922 952
        masoor dal: 922 952
        yellow lentil: 922
        canned chickpea: 923
        chana dal: 923 952
        chickpea flour: ~923 1157
        hummus: ~923
        soy
        tempeh: 963 977
        miso=miso paste: ~963 1383
        soy sauce=tamari=shoyu: ~963 1383
        soy milk: ~963 1629
        textured vegetable protein=tvp: 963 977
        soy yogurt: ~963 1637
        natto: ~963 924
        yuba: ~963 ~925
        silken tofu: 925
        firm tofu: 925
        soft tofu: 925
        fried tofu=tofu puff=fried tofu puff: 925
        smoked tofu: 925
        meat substitute=meat alternative
        seitan: 977
        quorn: 977
        jackfruit meat: 977
        plant mince: 977
        grain=cereal grain
        rice: 982
        oat: 982 1177
        barley=pearl barley: 982
        wheat: 982
        quinoa: 982
        bulgur: 982 986
        couscous: 982 ~986
        millet: 982
        buckwheat: 982
        rye: 982
        spelt: 982
        farro: 982
        freekeh: 982
        semolina: 982 986 1157
        amaranth: 982
        sorghum: 982
        teff: 982
        giant couscous=israeli couscous: 982 989
        cracked rye: 982
        fonio: 982
        kamut: 982
        wheat berry: 982 986
        basmati=basmati rice: 983
        jasmine rice: 983
        long grain rice: 983
        short grain rice: 983
        risotto rice: 983
        arborio=arborio rice: 983
        carnaroli: 983
        sushi rice: 983
        paella rice=bomba rice: 983
        brown rice: 983
        wild rice: 983
        glutinous rice=sticky rice: 983
        pudding rice: 983
        red rice: 983
        black rice: 983
        rice cake: ~983
        rice flour: ~983 1157
        puffed rice: ~983 1177
        parboiled rice: 983
        rice noodle: ~983 1075
        rice vermicelli: ~983 1075 1024
        rice paper=rice paper sheet: ~983 1648
        rolled oat=oat flake: 984
        oatmeal: 984
        steel cut oat=pinhead oatmeal: 984
        oat bran: 984
        granola: ~984 1177
        muesli: ~984 1177
        wheat germ: 986
        bran: 986
        pasta
        spaghetti: 1035
        macaroni: 1035
        penne: 1035
        rigatoni: 1035
        ziti: 1035
        lasagna sheet=lasagna noodle: 1035
        tagliatelle: 1035
        fettuccine: 1035
        pappardelle: 1035
        linguine: 1035
        fusilli: 1035
        farfalle: 1035
        orzo: 1035
        ravioli: 1035
        tortellini: 1035
        agnolotti: 1035
        vermicelli: 1035 ~1075
        cannelloni: 1035
        small pasta: 1035
        orecchiette: 1035
        conchiglie=pasta shell: 1035
        angel hair=capellini: 1035
        bucatini: 1035
        rotini: 1035
        elbow pasta: 1035
        ditalini: 1035
        cavatappi: 1035
        fresh pasta: 1035
        spaetzle: 1035
        short pasta: 1035
        lasagna pasta: 1035
        fregola: 1035
        tortelloni: 1035
        stelline: 1035
        wholemeal pasta: 1035
        egg pasta: 1035
        casarecce: 1035
        trofie: 1035
        manicotti: 1035
        noodle
        egg noodle: 1075
        wheat noodle: 1075
        glass noodle=cellophane noodle: 1075
        udon: 1075
        udon noodle: 1075
        soba: 1075
        soba noodle: 1075
        ramen noodle: 1075
        flat rice noodle: 1075 1024
        instant noodle: 1075
        bean thread noodle: 1075
        chow mein noodle: 1075
        shirataki noodle: 1075
        somen: 1075
        hokkien noodle: 1075
        mung bean noodle: 1075
        vermicelli rice noodle: 1024
        bread
        white bread: 1093
        brown bread: 1093
        wholemeal bread: 1093
        sourdough=sourdough bread: 1093
        baguette=french stick: 1093
        pita: 1093
        pita bread: 1093
        naan bread=naan: 1093
        flatbread=flat bread: 1093
        chapati=roti: 1093
        tortilla: 1093
        ciabatta: 1093
        focaccia: 1093
        brioche: 1093
        rye bread: 1093
        country bread=crusty bread=rustic bread: 1093
        bagel: 1093
        burger bun=hamburger bun: 1093
        bread roll=dinner roll: 1093
        english muffin: 1093
        toast: 1093
        croissant: 1093
        challah: 1093
        soda bread: 1093
        cornbread: 1093
        lavash: 1093
        crumpet: 1093
        hot dog bun: 1093
        bread slice: 1093
        stale bread: 1093
        panettone: 1093
        crouton: ~1093
        breadcrumb: ~1093
        french bread: 1093
        garlic bread: 1093
        pumpernickel: 1093
        paratha: 1093
        bun: 1093
        sandwich bread: 1093
        bread dough: 1093
        pretzel: 1093
        breadstick=grissini: 1093
        multigrain bread: 1093
        flour tortilla=tortilla wrap=wrap bread: 1104
        tostada shell: 1104
        taco shell: 1104
        panko: 1126
        panko breadcrumb: 1126
        stuffing: ~1126
        pastry
        puff pastry: 1143
        shortcrust=shortcrust pastry: 1143
        filo=filo pastry: 1143
        choux=choux pastry: 1143
        spring roll wrapper: 1143
        dumpling wrapper=wonton wrapper=gyoza wrapper: 1143
        pie crust: 1143
        pie dough: 1143
        pastry dough: 1143
        kataifi: 1143
        pizza dough: 1143
        samosa wrapper: 1143
        sweet pastry: 1143
        flour
        plain flour=white flour: 1157
        bread flour: 1157
        self raising flour: 1157
        wholemeal flour: 1157
        cornstarch: 1157
        buckwheat flour: 1157
        tapioca flour=tapioca starch: 1157
        rye flour: 1157
        spelt flour: 1157
        oat flour: 1157
        cake flour: 1157
        coconut flour: 1157
        wheat flour: 1157
        pastry flour: 1157
        gluten free flour: 1157
        cassava flour: 1157
        arrowroot: 1157
        glutinous rice flour: 1157
        00 flour: 1157
        cereal=breakfast cereal
        cornflake: 1177
        bran flake: 1177
        cracker
        cream cracker: 1180
        saltine: 1180
        oatcake: 1180
        crispbread: 1180
        rice cracker: 1180
        graham cracker: 1180 1521
        matzo: 1180
        crisp
        potato crisp=potato chip: 1188
        shrimp cracker: 1188
        pork rind: 1188
        dumpling
        gyoza: 1192
        wonton: 1192
        potsticker: 1192
        herb=fresh herb
        basil: 1196
        parsley: 1196
        mint: 1196
        dill: 1196
        coriander leaf: 1196 1202
        coriander: 1196
        thyme: 1196
        rosemary: 1196
        oregano: 1196
        sage: 1196
        tarragon: 1196
        bay leaf=bay: 1196
        marjoram: 1196
        chervil: 1196
        lemongrass=lemon grass: 1196
        thai basil: 1196 1197
        curry leaf: 1196
        lime leaf=kaffir lime leaf=makrut lime leaf: 1196
        garlic chive: 1196
        lovage: 1196
        mixed herb=italian herb=herbe de provence: 1196
        bouquet garni: 1196
        lemon balm: 1196
        savory: 1196
        epazote: 1196
        dried herb: 1196
        shiso: 1196
        borage: 1196
        flat leaf parsley: 1198
        curly parsley: 1198
        dried parsley: 1198
        dried basil: 1197
        pesto: ~1197 1383
        dried thyme: 1203
        lemon thyme: 1203
        thyme leaf: 1203
        dried oregano: 1205
        dried mint: 1199
        mint leaf: 1199
        peppermint: 1199
        spearmint: 1199
        dried rosemary: 1204
        dried dill: 1200
        dried sage: 1206
        spice
        cumin: 1241
        coriander seed=ground coriander: 1241
        cinnamon: 1241
        nutmeg: 1241
        mace: 1241
        clove: 1241
        cardamom: 1241
        turmeric: 1241
        paprika: 1241
        saffron: 1241
        star anise: 1241
        anise: 1241
        allspice=pimento berry: 1241
        fenugreek: 1241
        caraway: 1241
        mustard seed: 1241 ~1385
        fennel seed: 1241
        celery seed: 1241
        dill seed: 1241
        peppercorn: 1241
        sichuan peppercorn: 1241
        vanilla: 1241
        juniper berry: 1241
        garam masala: 1241
        curry powder: 1241
        sumac: 1241
        five spice=chinese five spice: 1241
        zaatar: 1241
        ras el hanout: 1241
        baharat: 1241
        berbere: 1241
        cajun seasoning=creole seasoning=cajun spice: 1241
        mixed spice=pumpkin spice: 1241
        celery salt: 1241
        nigella seed=kalonji: 1241
        asafoetida: 1241
        taco seasoning: 1241
        jerk seasoning: 1241
        dukkah: 1241
        amchur: 1241
        annatto=achiote: 1241
        black pepper: 1241 1261
        white pepper: 1241 1261
        pink peppercorn: 1241
        mahleb: 1241
        tonka bean: 1241
        grain of paradise: 1241
        urfa biber: 1241
        gingerbread spice: 1241
        panch phoron: 1241
        shichimi togarashi=togarashi: 1241
        old bay seasoning: 1241
        black peppercorn: 1261
        white peppercorn: 1261
        green peppercorn: 1261
        cumin seed: 1242
        ground cumin: 1242
        cardamom pod: 1248
        ground cardamom: 1248
        ground turmeric: 1249
        caraway seed: 1256
        ground caraway: 1256
        ground fenugreek: 1255
        fenugreek leaf: 1255
        fenugreek seed: 1255
        ground allspice: 1254
        whole clove: 1247
        ground clove: 1247
        ground nutmeg: 1245
        smoked paprika: 1250
        sweet paprika: 1250
        hot paprika: 1250
        cinnamon stick: 1244
        ground cinnamon: 1244
        vanilla extract: 1263
        vanilla bean: 1263
        vanilla paste: 1263
        vanilla powder: 1263
        dried ginger: 600
        salt=added salt
        sea salt=flaky salt=flaky sea salt: 1321
        kosher salt: 1321
        table salt: 1321
        coarse salt: 1321
        rock salt: 1321
        coarse sea salt: 1321
        black salt: 1321
        himalayan salt: 1321
        stock=bouillon=broth
        chicken stock: 1330
        beef stock: 1330
        vegetable stock: 1330
        fish stock: 1330
        lamb stock: 1330
        dashi: 1330
        bone broth: 1330
        veal stock: 1330
        mushroom stock: 1330
        ham stock: 1330
        stock cube=bouillon cube: 1330
        turkey stock: 1330
        fat=cooking fat
        suet: 1343
        dripping: 1343
        margarine: 1343
        goose fat: 1343
        duck fat: 1343
        shortening: 1343
        bacon fat: 1343
        oil=cooking oil: ~1343
        schmaltz: 1343
        olive oil=extra virgin olive oil: 1351
        vegetable oil: 1351
        sunflower oil: 1351
        rapeseed oil=canola oil: 1351
        peanut oil: 1351
        corn oil: 1351
        avocado oil: 1351
        walnut oil: 1351
        hazelnut oil: 1351
        truffle oil: 1351
        grapeseed oil: 1351
        flaxseed oil: 1351
        palm oil: 1351
        mustard oil: 1351
        toasted sesame oil: 1351
        garlic oil: 1351
        vinegar
        wine vinegar: 1369
        red wine vinegar: 1369 1370
        white wine vinegar: 1369 1370
        cider vinegar=apple cider vinegar: 1369
        rice vinegar=rice wine vinegar: 1369
        black rice vinegar=chinkiang vinegar: 1369
        sherry vinegar: 1369
        balsamic=balsamic vinegar: 1369
        cane vinegar: 1369
        malt vinegar: 1369
        white vinegar=distilled vinegar: 1369
        champagne vinegar: 1369
        coconut vinegar: 1369
        condiment
        ketchup=tomato ketchup: 1383
        mustard: 1383
        mayonnaise: 1383
        fish sauce=nam pla: 1383
        hoisin sauce=hoisin: 1383
        oyster sauce: 1383
        worcestershire sauce: 1383
        hot sauce=hot pepper sauce=pepper sauce: 1383
        brown sauce=hp sauce: 1383
        harissa: 1383 717
        gochujang: 1383 717
        wasabi: 1383
        chutney: 1383
        relish: 1383
        caper: 1383
        salsa: 1383
        sambal oelek: 1383 717
        barbecue sauce: 1383
        sweet chili sauce: 1383
        teriyaki sauce: 1383
        tartar sauce: 1383
        aioli: 1383
        hollandaise: 1383
        cranberry sauce: 1383
        mint sauce: 1383
        chimichurri: 1383
        dark soy sauce: 966
        light soy sauce: 966
        sweet soy sauce=kecap mani=ketjap: 966
        tabasco: 1391
        sriracha: 1391
        pickled cucumber: 472
        dijon mustard: 1385
        english mustard: 1385
        wholegrain mustard: 1385
        german mustard: 1385
        swedish mustard: 1385
        yellow mustard: 1385
        honey mustard: 1385
        mustard powder: ~1385
        white miso: 965
        red miso: 965
        curry paste
        red curry paste: 1426
        green curry paste: 1426
        yellow curry paste: 1426
        massaman paste=massaman curry paste: 1426
        tikka paste: 1426
        thai chili paste: 717
        chipotle paste: 717
        chili bean paste=doubanjiang: 717
        aji amarillo paste: 717
        chili garlic sauce: 717
        shrimp paste=belacan
        tamarind=tamarind paste
        caperberry: 1398
        salad dressing=dressing
        vinaigrette: 1440
        ranch dressing: 1440
        caesar dressing: 1440
        ranch: 1440
        raising agent=leavening
        baking powder: 1445
        baking soda: 1445
        yeast: 1445
        dried yeast=instant yeast=active dry yeast: 1448
        fresh yeast: 1448
        nutritional yeast: 1448
        gelatin
        gelatin sheet: 1452
        gelatin powder: 1452
        sourdough starter
        rye sourdough starter: 1455
        chili crisp: 1383
        chocolate
        dark chocolate=plain chocolate=bittersweet chocolate=semisweet chocolate: 1458
        chocolate chip=chocolate drop: 1458
        cocoa=cocoa powder: 1458
        chocolate sprinkle: 1458
        chocolate bar: 1458
        chocolate sauce: 1458
        chocolate shaving: 1458
        cacao: 1458
        chocolate biscuit: ~1458
        drinking chocolate: 1458
        sugar: 1488
        caster sugar: 1469
        icing sugar: 1469
        brown sugar: 1469
        muscovado=muscovado sugar: 1469 1472
        demerara=demerara sugar: 1469 1472
        granulated sugar: 1469
        palm sugar=jaggery: 1469
        jam sugar=preserving sugar: 1469
        pearl sugar: 1469
        white sugar: 1469
        golden caster sugar: 1469
        cane sugar: 1469
        vanilla sugar: 1469
        light brown sugar: 1469 1472
        dark brown sugar: 1469 1472
        rock sugar: 1469
        raw sugar: 1469
        piloncillo: 1469
        sweetener=added sugar
        honey: 1488
        maple syrup: 1488 1501
        golden syrup: 1488 1501
        molasses=treacle: 1488
        agave=agave syrup: 1488 1501
        dark syrup: 1488 1501
        corn syrup: 1488 1501
        date syrup: 1488 1501
        stevia: 1488
        glucose syrup=glucose: 1488
        rice syrup: 1488 1501
        simple syrup: 1488 1501
        syrup=sirup
        grenadine: 1501
        rose syrup: 1501
        jam=jelly=fruit preserve
        strawberry jam: 1504
        raspberry jam: 1504
        apricot jam: 1504
        redcurrant jelly: 1504
        blackcurrant jam: 1504
        fig jam: 1504
        cranberry jelly: 1504
        lemon curd: ~1504
        sweet confectionery=confectionery
        marshmallow: 1513
        toffee: 1513 1516
        caramel: 1513
        fudge: 1513
        sprinkle: 1513
        turkish delight: 1513
        caramel sauce: 1516
        biscuit crumb
        digestive=digestive biscuit: 1521
        cookie crumb: 1521
        ladyfinger
        ladyfinger biscuit: 1524
        alcohol=booze
        wine: 1526
        beer: 1526
        spirit=liquor: 1526
        sherry: 1526
        marsala: 1526
        port: 1526
        sake: 1526
        mirin: 1526
        rice wine=shaoxing wine=shaoxing: 1526
        cider=hard cider: 1526
        vermouth: 1526
        liqueur: 1526
        madeira: 1526
        mead: 1526
        bitters: ~1526
        red wine: 1527
        white wine=dry white wine: 1527
        sparkling wine: 1527
        champagne: 1527 1544
        prosecco: 1527 1544
        rose wine: 1527
        cava: 1527 1544
        dessert wine: 1527
        mulled wine: 1527
        ale=pale ale=brown ale: 1528
        lager=cold lager: 1528
        stout=guinness: 1528
        dark beer: 1528
        wheat beer: 1528
        rum: 1529
        brandy=cognac: 1529
        whisky=irish whisky: 1529
        bourbon: 1529
        vodka: 1529
        gin: 1529
        tequila: 1529
        cachaca: 1529
        calvados: 1529
        schnapps: 1529
        grappa: 1529
        pisco: 1529
        ouzo: 1529
        mezcal: 1529
        aquavit: 1529
        armagnac: 1529
        scotch: 1529
        dry sherry: 1530
        dark rum: 1556
        white rum: 1556
        spiced rum: 1556
        kahlua=coffee liqueur: 1538
        cointreau=triple sec=grand marnier=orange liqueur: 1538
        amaretto: 1538
        bailey=irish cream: 1538
        limoncello: 1538
        campari: 1538
        aperol: 1538
        creme de cassis: 1538
        sambuca: 1538
        coffee
        espresso: 1586
        strong coffee: 1586
        instant coffee: 1586
        ground coffee: 1586
        cold brew: 1586
        tea
        green tea: 1592
        matcha: 1592 1593
        black tea: 1592
        tea leaf=thai tea leaf: 1592
        chai: 1592
        earl grey: 1592
        tea bag: 1592
        herbal tea: 1592
        gunpowder green tea: 1593
        water
        sparkling water: 1602
        soda water=club soda: 1602
        ice cube=ice: 1602
        boiling water: 1602
        warm water: 1602
        cold water: 1602
        hot water: 1602
        ice water: 1602
        tonic water: 1602 1612
        soft drink
        cola: 1612
        lemonade: 1612
        ginger ale: 1612
        ginger beer: 1612
        orange soda: 1612
        juice=fruit juice
        orange juice: 1618
        apple juice: 1618
        lemon juice: 1618
        lime juice: 1618
        tomato juice: 1618
        pineapple juice: 1618
        cranberry juice: 1618
        grapefruit juice: 1618
        pomegranate juice: 1618
        carrot juice: 1618
        plant milk=non dairy milk=vegan milk
        oat milk: 1629
        almond milk: 1629
        rice milk: 1629
        cashew milk: 1629
        hazelnut milk: 1629
        hemp milk: 1629
        pea milk: 1629
        vegan dairy
        vegan cheese: 1637
        vegan butter: 1637
        oat cream: 1637
        soy cream: 1637
        coconut yogurt: 1637
        soy butter: 1637
        coconut whipped cream: 1637
        vegan cream: 1637
        vegan cream cheese: 1637
        cashew cream: 1637
        other food
        pomegranate molasses: 1648
        grape molasses: 1648
        orange blossom water: 1648
        rose water: 1648
        citric acid: 1648
        galangal: 1648
        insect: 1648
        tomato paste: 1648
        okonomiyaki sauce: 1648
        pumpkin pie filling: 1648
        food coloring: 1648
        liquid smoke: 1648
        msg: 1648
        lemon zest: 1648
        peanut sauce: 1648
        black bean sauce: 1648
        gluten: 1648
        rennet: 1648
        meringue: 1648
        sulfite=sulphite=sulfur dioxide=sulphur dioxide: 1648
        jelly sweets=jelly sweet: 1648
        piri piri: 1648
        quince cheese=quince paste: 1648 1674
        damson cheese: 1648 1674
        guava cheese=guava paste: 1648 1674
        name only
        cream of tartar: 1674
        cocoa butter: 1674
        apple butter: 1674
        shea butter: 1674
        cream of coconut: 1674
        mince pie: 1674
        milk thistle: 1674
        """

    /// Words that stand for a food: others that mean the same.
    package static let spellings = """
        beef mince: ground beef, minced beef, hamburger meat, ground chuck, minced steak, steak mince
        veal mince: ground veal, minced veal
        lamb mince: ground lamb, minced lamb
        pork mince: ground pork, minced pork
        goose: geese
        chicken mince: ground chicken, minced chicken
        turkey mince: ground turkey, minced turkey
        prosciutto: parma ham
        squid: calamari
        octopus: octopi
        shrimp: prawn
        crayfish: crawfish
        yogurt: yoghurt, yoghourt, joghurt
        whole milk: full fat milk, full cream milk
        skim milk: skimmed milk, nonfat milk, non fat milk, fat free milk
        heavy cream: double cream, heavy whipping cream, thickened cream
        light cream: single cream
        sour cream: soured cream
        clarified butter: ghee
        mozzarella: mozarella
        halloumi: haloumi, hellim
        parmesan: parmigiano reggiano, parmigiano, parmigiana, parmesan reggiano
        vegetable: veg
        potato: spud
        bell pepper: capsicum, sweet pepper
        eggplant: aubergine, brinjal, melanzane
        zucchini: courgette
        corn: maize
        sweet corn: sweetcorn
        green bean: french bean, string bean, haricot vert
        bean sprout: beansprout
        okra: bhindi
        water chestnut: waterchestnut
        fava bean: broad bean, faba bean
        celeriac: celery root
        chili: chilli, chile, chilly
        sweet potato: kumara
        snow pea: mangetout, mange tout
        french fries: french fry
        rutabaga: swede
        beet: beetroot, beet root
        daikon: mooli, white radish
        sunchoke: jerusalem artichoke
        swiss chard: silverbeet
        bok choy: pak choi, pak choy, bok choi
        arugula: rocket, rucola, roquette
        lacinato kale: cavolo nero, tuscan kale, black kale
        broccolini: tenderstem broccoli, tenderstem
        napa cabbage: chinese cabbage, chinese leaf, wombok
        romaine lettuce: cos lettuce, romaine
        spring onion: scallion, green onion, salad onion
        shallot: eschalot
        red bell pepper: red pepper, red capsicum, sweet red pepper
        green bell pepper: green pepper, green capsicum
        yellow bell pepper: yellow pepper, yellow capsicum
        orange bell pepper: orange pepper, orange capsicum
        cremini mushroom: chestnut mushroom, crimini mushroom, baby bella, baby bella mushroom, cremini, crimini
        portobello: portabella, portobella, portabello
        porcini: cep
        chanterelle: girolle
        chili flake: red pepper flake, crushed red pepper, crushed red pepper flake
        cayenne pepper: ground red pepper
        kiwi: kiwi fruit, kiwifruit
        persimmon: sharon fruit
        redcurrant: red currant
        blackcurrant: black currant
        papaya: pawpaw
        passionfruit: passion fruit
        lychee: litchi
        cantaloupe: cantaloup, rockmelon
        peanut: groundnut
        hazelnut: filbert
        flaxseed: linseed, flax seed
        chickpea: garbanzo bean, garbanzo, chick pea
        soy bean: soybean
        tofu: bean curd, beancurd
        lima bean: butter bean
        navy bean: haricot bean
        dal: dhal, daal, dahl
        chickpea flour: gram flour, besan, garbanzo flour, garbanzo bean flour
        hummus: houmous, humous, hommus, hummous, humus
        soy: soya
        bulgur: bulgur wheat, bulgar, bulghur, burghul, bulgar wheat
        couscous: cous cous
        rolled oat: porridge oat
        pita: pitta
        naan bread: nan bread
        chapati: chapatti
        breadcrumb: bread crumb
        filo: phyllo, fillo
        plain flour: all purpose flour, allpurpose flour
        bread flour: strong flour, strong white flour, strong bread flour, strong white bread flour
        self raising flour: self rising flour, selfraising flour, selfrising flour
        cornstarch: cornflour, corn flour, corn starch
        poppadom: papadum, poppadum, papadam, papad
        coriander leaf: cilantro, fresh coriander, cilantro leaf, fresh coriander leaf
        cumin: jeera
        turmeric: haldi
        fenugreek: methi
        asafoetida: asafetida, hing
        vanilla extract: vanilla essence
        vanilla bean: vanilla pod
        chicken stock: chicken broth
        beef stock: beef broth
        vegetable stock: vegetable broth, veggie stock, veggie broth
        fish stock: fish broth
        ketchup: catsup
        mayonnaise: mayo
        worcestershire sauce: worcester sauce
        baking soda: bicarbonate of soda, bicarb, bicarb of soda, bicarbonate soda, bicarb soda, sodium bicarbonate
        gelatin: gelatine
        licorice: liquorice
        chili crisp: chilli crisp
        caster sugar: superfine sugar, castor sugar
        icing sugar: powdered sugar, confectioner sugar
        molasses: black treacle
        ladyfinger: sponge finger, lady finger, savoiardi
        whisky: whiskey
        meat mince: ground meat, minced meat
        wholemeal: whole wheat, wholewheat
        flavor: flavour
        flavoring: flavouring
        coloring: colouring
        canned: tinned
        falafel: felafel
        kebab: kabob, kebap
        lasagna: lasagne
        bolognese: bolognaise
        doughnut: donut
        omelet: omelette
        caramelized: caramelised
        filet: fillet
        barbecue: bbq, barbeque
        stir fry: stir fries, stirfry
        foot: feet
        tooth: teeth
        fungus: fungi
        cactus: cacti
        panini: panino
        """

    /// Foods as cooks say them.
    package static let said = """
        sausage, bacon, ham, offal, mince, minced meat, meatball, beef, veal, lamb, pork, goat
        steak, brisket, oxtail, beef mince, ground beef, minced beef, corned beef, salt beef
        pastrami, beef cheek, stewing beef, roast beef, short rib, beef jerky, bresaola
        beef sausage, rump steak, sirloin, sirloin steak, fillet steak, t-bone steak
        flank steak, skirt steak, braising steak, veal escalope, veal mince, veal shank
        mutton, lamb mince, ground lamb, minced lamb, lamb chop, lamb shank, lamb neck
        neck of lamb, rack of lamb, gammon, pork belly, pork mince, ground pork, minced pork
        pulled pork, spare ribs, pork rib, baby back ribs, pork chop, ham hock, pork loin
        sausage meat, lard, chicken, turkey, duck, goose, guinea fowl, quail, pheasant
        partridge, pigeon, chicken mince, ground chicken, chicken breast, chicken thigh
        chicken leg, chicken wing, poussin, rotisserie chicken, chicken drumstick, capon
        chicken liver, chicken sausage, turkey mince, ground turkey, minced turkey
        turkey breast, turkey bacon, duck breast, duck leg, duck confit, venison, rabbit, hare
        wild boar, ostrich, kangaroo, chorizo, bratwurst, frankfurter, hot dog sausage, salami
        pepperoni, merguez, andouille, black pudding, blood sausage, morcilla, kielbasa, nduja
        mortadella, linguiça, pork sausage, lap cheong, chinese sausage, cumberland sausage
        italian sausage, smoked sausage, haggis, pancetta, lardon, back bacon, streaky bacon
        smoked bacon, speck, guanciale, prosciutto, parma ham, serrano ham, iberico ham
        cooked ham, black forest ham, liver, kidney, tripe, sweetbread, foie gras
        calf's liver, marrow bone, chicken carcass, bacon bits, bacon lardons, canadian bacon
        lean ground beef, beef brisket, beef short ribs, beef shin, beef bouillon
        white pudding, bockwurst, boudin, whole chicken, cooked chicken, roast chicken
        shredded chicken, chicken tender, chicken fillet, chicken nugget, chicken bouillon
        chicken fat, chicken skin, chicken feet, chipolata, cooking chorizo, chuck steak
        chuck roast, cocktail sausage, duck liver, chopped ham, flat iron steak, gammon steak
        gizzard, goat meat, smoked ham, ham bone, hanger steak, hot dog, lamb kidney
        lamb shoulder, shoulder of lamb, leg of lamb, lamb leg, lamb cutlet, lamb liver
        pig's liver, liver sausage, liverwurst, luncheon meat, mincemeat, ox cheek, ox tongue
        pig's trotter, pork tenderloin, pork fillet, pork shoulder, pork butt, pork cheek
        pork crackling, pork fat, pork steak, rib-eye steak, ribeye steak, salt pork
        breakfast sausage, veggie sausage, soppressata, spam, beef suet, vegetable suet
        topside of beef, turkey leg, turkey thigh, turkey sausage, veal chop, venison steak
        bone marrow, andouille sausage, smoked turkey, pork knuckle, seafood, fish, squid
        calamari, octopus, cuttlefish, fish roe, oily fish, white fish, fish fillet
        fish finger, fish cake, eel, swordfish, skate, carp, tilapia, catfish, barramundi
        perch, pike, bonito flakes, surimi, whitebait, sprat, arctic char, salmon, tuna
        mackerel, sardine, pilchard, anchovy, herring, trout, cod, haddock, pollock, hake
        coley, whiting, sea bass, bass, sea bream, bream, halibut, monkfish, snapper
        red snapper, grouper, mahi mahi, basa, red mullet, mullet, john dory, sole, lemon sole
        dover sole, plaice, flounder, turbot, smoked salmon, salmon fillet, canned salmon
        salt cod, bacalao, cod fillet, black cod, smoked haddock, smoked mackerel
        smoked trout, rainbow trout, kipper, pickled herring, rollmop, canned tuna
        tinned tuna, tuna steak, anchovy fillet, anchovy paste, caviar, salmon roe
        taramasalata, shrimp, jumbo shrimp, prawn, king prawn, tiger prawn, crab, lobster
        crayfish, langoustine, scampi, dried shrimp, brown shrimp, crabmeat, crab meat
        crab stick, soft shell crab, mussel, clam, oyster, scallop, cockle, whelk, conch
        squid ring, squid ink, bonito, baby clam, canned clams, clam juice, cod loin, cod roe
        dressed crab, smoked eel, white fish fillet, fish stick, fish ball, fish pie mix
        lobster tail, baby octopus, smoked oyster, cooked prawns, raw prawns, salmon steak
        hot smoked salmon, canned sardines, king scallop, sea urchin, mixed seafood
        seafood stock, skate wing, sea trout, tuna chunks, milk, cream, cheese, butter, yogurt
        yoghurt, custard, ice cream, kefir, dulce de leche, milk powder, powdered milk
        dried milk, condensed milk, sweetened condensed milk, evaporated milk, buttermilk
        milk chocolate, white chocolate, quark, whole milk, skim milk, skimmed milk
        semi-skimmed milk, goat milk, sheep's milk, low-fat milk, heavy cream, whipping cream
        double cream, heavy whipping cream, light cream, single cream, half and half
        sour cream, soured cream, crème fraîche, clotted cream, whipped cream, greek yogurt
        greek yoghurt, plain yogurt, natural yogurt, skyr, labneh, clarified butter, ghee
        unsalted butter, salted butter, melted butter, brown butter, garlic butter
        hard cheese, soft cheese, blue cheese, danish blue, goat cheese, mozzarella, paneer
        halloumi, grated cheese, american cheese, queso fresco, cheese curds, smoked cheese
        cheese slice, string cheese, sheep's cheese, cheddar, parmesan, parmigiano reggiano
        grana padano, pecorino, pecorino romano, gruyère, emmental, swiss cheese, manchego
        gouda, edam, provolone, monterey jack, pepper jack, red leicester, double gloucester
        comté, raclette, fontina, asiago, cotija, wensleydale, caerphilly, jarlsberg, havarti
        colby, kashkaval, brie, camembert, ricotta, mascarpone, cream cheese, cottage cheese
        feta, burrata, taleggio, fromage frais, reblochon, munster, boursin, bocconcini
        buffalo mozzarella, feta cheese, stilton, gorgonzola, roquefort, dolcelatte
        vanilla ice cream, egg, egg white, egg yolk, quail egg, duck egg, boiled egg
        poached egg, fried egg, hard-boiled egg, free-range egg, light coconut milk
        vegan mayonnaise, softened butter, vegetable shortening, 2% milk, malted milk powder
        buttermilk powder, chocolate milk, squirty cream, custard powder, vanilla custard
        chocolate ice cream, sorbet, lemon sorbet, frozen yogurt, vanilla yogurt
        low-fat yogurt, whey powder, shredded cheese, melted cheese, mexican cheese blend
        cheddar cheese, mature cheddar, sharp cheddar, white cheddar, parmesan cheese
        parmesan rind, grated parmesan, mozzarella cheese, mozzarella ball, mozzarella stick
        fresh mozzarella, ricotta cheese, mascarpone cheese, philadelphia cheese
        halloumi cheese, smoked gouda, raclette cheese, colby jack, cotija cheese
        oaxaca cheese, cheese sauce, large egg, soft-boiled egg, scrambled egg, egg wash
        egg replacer, aquafaba, extra firm tofu, tofu skin, veggie mince, meat-free mince
        potato, root vegetables, squash, bell pepper, pepper, capsicum, tomato, eggplant
        aubergine, zucchini, courgette, cucumber, mushroom, celery, fennel, asparagus
        artichoke, corn, sweet corn, corn on the cob, sweetcorn, pea, green bean, french bean
        string bean, bean sprout, bamboo shoot, okra, avocado, lettuce, tomatillo
        water chestnut, samphire, palm heart, cassava, yuca, plantain, taro, jicama, edamame
        fava bean, broad bean, mixed vegetables, lotus root, cardoon, salad leaves
        bitter gourd, bitter melon, chayote, nopal, celeriac, celery root, chili, chilli
        sauerkraut, kimchi, gherkin, pickle, cornichon, dill pickle, sweet potato, snow pea
        mangetout, frozen vegetables, stir fry vegetables, new potato, baby potato
        floury potato, waxy potato, russet potato, baking potato, mashed potato, roast potato
        red potato, jacket potato, potato wedge, yukon gold potato, potato starch
        potato flour, gnocchi, carrot, parsnip, turnip, rutabaga, swede, beet, beetroot
        radish, daikon, mooli, sunchoke, jerusalem artichoke, salsify, kohlrabi, horseradish
        yam, baby carrot, golden beetroot, spinach, kale, swiss chard, chard, bok choy
        pak choi, watercress, arugula, rocket, radicchio, chicory, endive, cress, nettle
        lamb's lettuce, mizuna, sorrel, cabbage, water spinach, morning glory, salad greens
        baby spinach, frozen spinach, lacinato kale, cavolo nero, curly kale, broccoli
        cauliflower, brussels sprouts, romanesco, broccoli rabe, broccolini
        tenderstem broccoli, purple sprouting broccoli, cauliflower rice, red cabbage
        white cabbage, savoy cabbage, napa cabbage, chinese cabbage, pointed cabbage
        hispi cabbage, green cabbage, romaine lettuce, cos lettuce, butter lettuce
        iceberg lettuce, lollo rosso, little gem lettuce, onion, spring onion, scallion
        green onion, salad onion, shallot, leek, garlic, chive, red onion, white onion
        yellow onion, brown onion, pearl onion, sweet onion, spanish onion, caramelized onion
        pickled onion, crispy onion, garlic clove, black garlic, wild garlic, smoked garlic
        garlic powder, garlic salt, baby leek, ginger, root ginger, ginger root, stem ginger
        pickled ginger, fresh ginger, ground ginger, pumpkin, butternut squash, acorn squash
        spaghetti squash, kabocha squash, delicata squash, marrow, patty pan squash
        summer squash, pumpkin purée, red bell pepper, red pepper, green bell pepper
        green pepper, yellow bell pepper, yellow pepper, orange bell pepper, orange pepper
        pointed pepper, romano pepper, roasted red pepper, cherry tomato, plum tomato
        sun-dried tomato, canned tomatoes, tinned tomatoes, tomato purée, chopped tomatoes
        crushed tomatoes, vine tomato, beefsteak tomato, roma tomato, grape tomato, passata
        green tomato, heirloom tomato, diced tomatoes, pickling cucumber, cremini mushroom
        chestnut mushroom, button mushroom, portobello mushroom, shiitake, oyster mushroom
        porcini, enoki, chanterelle, morel, dried mushroom, wild mushroom, truffle
        shiitake mushroom, porcini mushroom, enoki mushroom, king oyster mushroom
        wood ear mushroom, maitake, mixed mushrooms, straw mushroom, field mushroom, baby corn
        corn cob, popcorn, hominy, polenta, cornmeal, masa harina, corn tortilla
        tortilla chips, grits, green pea, frozen pea, sugar snap pea, sugar snap, garden pea
        petit pois, split pea, pea shoot, red chilli, green chilli, jalapeño, scotch bonnet
        habanero, bird's eye chilli, thai chili, dried chilli, serrano pepper, poblano
        pasilla chile, pickled jalapeño, padrón pepper, chipotle, chilli flakes, chili flakes
        chili powder, chilli powder, cayenne pepper, cayenne, gochugaru, aleppo pepper
        chilli oil, chilli paste, seaweed, nori, kombu, kelp, wakame, dulse, olive
        black olive, green olive, kalamata olive, tapenade, elderflower, lavender
        artichoke heart, white asparagus, green asparagus, beet greens, spring cabbage
        celery stick, celery stalk, celery heart, rainbow chard, belgian endive
        collard greens, spring greens, mustard greens, turnip greens, dandelion greens
        yellow squash, fennel bulb, fiddlehead, garlic scape, green garlic, loofah
        rocket leaf, mixed leaves, microgreens, button onion, silverskin onion, vidalia onion
        fried onion, banana shallot, heart of palm, jersey royal, maris piper, king edward
        baked potato, fingerling potato, nori sheet, kelp noodle, beef tomato
        whole peeled tomatoes, sun-blushed tomato, purple yam, dried shiitake, dried porcini
        mirepoix, sofrito, crudités, apple, pear, banana, grape, melon, fig, pomegranate
        rhubarb, kiwi, kiwi fruit, quince, persimmon, dried fruit, coconut, summer fruits
        prickly pear, medlar, crab apple, strawberry, raspberry, blueberry, blackberry
        gooseberry, cranberry, elderberry, redcurrant, blackcurrant, mulberry, lingonberry
        bilberry, boysenberry, mixed berries, frozen berries, cloudberry, sea buckthorn, acai
        lemon, lime, orange, grapefruit, clementine, satsuma, mandarin, tangerine, yuzu
        pomelo, kumquat, preserved lemon, unwaxed lemon, blood orange, mandarin orange
        marmalade, cherry, plum, damson, peach, nectarine, apricot, greengage, mango
        sour cherry, morello cherry, maraschino cherry, glacé cherry, kirsch, prune
        dried apricot, canned peaches, white peach, pineapple, papaya, passion fruit, guava
        lychee, dragon fruit, jackfruit, durian, soursop, green mango, mango chutney
        green papaya, watermelon, cantaloupe, honeydew melon, galia melon, cooking apple
        bramley apple, green apple, red apple, apple sauce, applesauce, dried apple
        asian pear, pomegranate seeds, red grape, green grape, raisin, sultana, golden raisin
        currant, date, dried cranberry, dried fig, mixed peel, candied peel, dried cherry
        dried mango, mixed dried fruit, medjool date, desiccated coconut, shredded coconut
        coconut milk, coconut cream, coconut flakes, coconut water, coconut oil, coconut sugar
        nut, peanut, mixed nuts, almond, walnut, hazelnut, pecan, cashew, pistachio, pine nut
        brazil nut, chestnut, marzipan, praline, nutella, chocolate spread, ground almonds
        flaked almonds, slivered almonds, blanched almonds, almond flour, amaretti, cashew nut
        pecan nut, roasted peanuts, salted peanuts, peanut butter, satay sauce, almond butter
        cashew butter, sesame seed, sunflower seed, pumpkin seed, flaxseed, linseed, chia seed
        poppy seed, hemp seed, melon seed, mixed seeds, black sesame seed, white sesame seed
        tahini, sesame oil, granny smith apple, ripe banana, banana leaf, black cherry
        toasted coconut, pink grapefruit, huckleberry, lemon peel, meyer lemon, lime zest
        key lime, kaffir lime, loganberry, loquat, ripe mango, mango purée, orange zest
        orange peel, seville orange, mandarin segments, conference pear, dried pear, physalis
        pineapple chunks, pineapple rings, green plantain, dried plum, freeze-dried raspberry
        rosehip, sloe, star fruit, frozen strawberry, red berries, tamarillo, ugli fruit, bean
        lentil, chickpea, garbanzo bean, soy bean, soya bean, tofu, black bean, kidney bean
        white bean, lima bean, butter bean, borlotti bean, baked beans, pinto bean
        refried beans, mung bean, adzuki bean, black-eyed pea, black-eyed bean, flageolet bean
        mixed beans, runner bean, cannellini bean, navy bean, haricot bean
        great northern bean, red lentil, brown lentil, green lentil, puy lentil, beluga lentil
        black lentil, toor dal, urad dal, moong dal, canned chickpeas, chana dal
        chickpea flour, gram flour, hummus, tempeh, miso, miso paste, soy sauce, tamari
        soy milk, soya milk, textured vegetable protein, soy yogurt, silken tofu, firm tofu
        smoked tofu, seitan, quorn, rice, oat, barley, pearl barley, quinoa, bulgur
        bulgur wheat, couscous, millet, buckwheat, spelt, farro, freekeh, semolina, amaranth
        sorghum, teff, giant couscous, israeli couscous, basmati rice, jasmine rice
        long-grain rice, short-grain rice, risotto rice, arborio rice, sushi rice, paella rice
        brown rice, wild rice, glutinous rice, sticky rice, pudding rice, red rice, black rice
        rice cake, rice flour, puffed rice, rice noodle, rice vermicelli, rice paper
        rolled oats, porridge oats, oatmeal, steel-cut oats, oat bran, granola, muesli
        wheat germ, pasta, spaghetti, macaroni, penne, rigatoni, ziti, lasagne sheets
        lasagna noodles, tagliatelle, fettuccine, pappardelle, linguine, fusilli, farfalle
        orzo, ravioli, tortellini, vermicelli, cannelloni, orecchiette, conchiglie
        pasta shells, capellini, bucatini, ditalini, fresh pasta, wholewheat pasta, noodle
        egg noodle, glass noodle, cellophane noodle, udon, udon noodle, soba, soba noodle
        ramen noodle, instant noodles, bread, white bread, brown bread, wholemeal bread
        whole wheat bread, sourdough, sourdough bread, baguette, pita, pita bread, pitta bread
        naan bread, naan, flatbread, chapati, roti, tortilla, ciabatta, focaccia, brioche
        rye bread, crusty bread, bagel, burger bun, hamburger bun, bread roll, dinner roll
        english muffin, croissant, crumpet, hot dog bun, stale bread, crouton, breadcrumbs
        french bread, paratha, bun, bread dough, pretzel, breadstick, flour tortilla
        tortilla wrap, taco shell, panko, panko breadcrumbs, pastry, puff pastry
        shortcrust pastry, filo, filo pastry, choux pastry, spring roll wrapper
        dumpling wrapper, wonton wrapper, pie crust, pie dough, pizza dough, flour
        plain flour, all-purpose flour, bread flour, strong flour, strong white flour
        strong bread flour, self-raising flour, self-rising flour, wholemeal flour
        whole wheat flour, wholewheat flour, cornstarch, cornflour, corn flour, corn starch
        buckwheat flour, tapioca flour, tapioca starch, rye flour, spelt flour, oat flour
        cake flour, coconut flour, pastry flour, gluten-free flour, arrowroot
        glutinous rice flour, 00 flour, cereal, breakfast cereal, cornflakes, bran flakes
        cracker, cream cracker, oatcake, crispbread, graham cracker, matzo, crisps
        potato crisps, potato chips, prawn cracker, pork rind, cracked wheat, quick oats
        wheat bran, corn flakes, rice krispies, red quinoa, white rice, cooked rice
        egg fried rice, rice flakes, tapioca, tapioca pearls, semolina flour, matzo meal
        dried pasta, gluten-free pasta, elbow macaroni, jumbo shells, angel hair pasta
        cannelloni tubes, spätzle, vermicelli noodle, rice paper wrapper, brioche bun
        poppadom, dried breadcrumbs, fresh breadcrumbs, melba toast, texas toast
        red kidney bean, yellow split pea, green split pea, almond extract, roasted chestnuts
        macadamia nut, crunchy peanut butter, smooth peanut butter, walnut halves
        toasted sesame seeds, soy mince, lupin, basil, parsley, mint, dill, coriander leaf
        cilantro, fresh coriander, coriander, thyme, rosemary, oregano, sage, tarragon
        bay leaf, bay, marjoram, chervil, lemongrass, lemon grass, thai basil, curry leaf
        kaffir lime leaf, makrut lime leaf, garlic chive, lovage, mixed herbs, italian herbs
        herbes de provence, bouquet garni, lemon balm, savory, epazote, borage
        flat leaf parsley, curly parsley, dried basil, pesto, dried thyme, lemon thyme
        dried oregano, dried mint, mint leaf, peppermint, spearmint, cumin, coriander seed
        ground coriander, cinnamon, nutmeg, mace, clove, cardamom, turmeric, paprika, saffron
        star anise, anise, allspice, fenugreek, caraway, mustard seed, fennel seed
        celery seed, peppercorn, sichuan peppercorn, vanilla, juniper berry, garam masala
        curry powder, sumac, five spice, chinese five spice, za'atar, ras el hanout, baharat
        berbere, cajun seasoning, creole seasoning, mixed spice, pumpkin spice, celery salt
        nigella seed, asafoetida, taco seasoning, jerk seasoning, dukkah, amchur, annatto
        black pepper, white pepper, pink peppercorn, grains of paradise, black peppercorn
        green peppercorn, cumin seed, ground cumin, cardamom pod, ground cardamom
        ground turmeric, caraway seed, fenugreek leaf, fenugreek seed, whole cloves
        ground cloves, smoked paprika, sweet paprika, hot paprika, cinnamon stick
        ground cinnamon, vanilla extract, vanilla essence, vanilla bean, vanilla pod
        vanilla paste, salt, sea salt, flaky salt, kosher salt, table salt, rock salt
        himalayan salt, stock, bouillon, chicken stock, chicken broth, beef stock, beef broth
        vegetable stock, vegetable broth, fish stock, lamb stock, dashi, bone broth
        stock cube, bouillon cube, turkey stock, suet, margarine, goose fat, duck fat
        shortening, oil, cooking oil, olive oil, extra virgin olive oil, vegetable oil
        sunflower oil, rapeseed oil, canola oil, peanut oil, groundnut oil, corn oil
        avocado oil, walnut oil, truffle oil, grapeseed oil, palm oil, mustard oil
        toasted sesame oil, garlic oil, vinegar, red wine vinegar, white wine vinegar
        cider vinegar, apple cider vinegar, rice vinegar, rice wine vinegar, sherry vinegar
        balsamic vinegar, malt vinegar, white vinegar, distilled vinegar, champagne vinegar
        ketchup, tomato ketchup, mustard, mayonnaise, fish sauce, hoisin sauce, oyster sauce
        worcestershire sauce, hot sauce, brown sauce, harissa, gochujang, wasabi, chutney
        caper, salsa, sambal oelek, barbecue sauce, bbq sauce, sweet chili sauce
        sweet chilli sauce, teriyaki sauce, tartar sauce, aioli, hollandaise, cranberry sauce
        mint sauce, chimichurri, dark soy sauce, light soy sauce, kecap manis, tabasco
        sriracha, dijon mustard, english mustard, wholegrain mustard, yellow mustard
        honey mustard, mustard powder, white miso, red miso, curry paste, red curry paste
        green curry paste, yellow curry paste, massaman curry paste, tikka paste
        chipotle paste, doubanjiang, chilli bean paste, chili garlic sauce, shrimp paste
        tamarind, tamarind paste, salad dressing, vinaigrette, ranch dressing, caesar dressing
        baking powder, baking soda, bicarbonate of soda, bicarb, yeast, dried yeast
        instant yeast, active dry yeast, fresh yeast, nutritional yeast, gelatin, gelatine
        sourdough starter, allspice berry, aniseed, basil leaf, holy basil, purple basil
        green cardamom, black cardamom, chipotle chilli, ancho chili, ancho chile
        guajillo chile, jalapeño pepper, poblano pepper, black cumin, madras curry powder
        dill weed, filé powder, fines herbes, five spice powder, furikake, garlic granules
        hyssop, italian seasoning, old bay, fajita seasoning, harissa paste, shichimi
        lemon verbena, lemon pepper, liquorice, black mustard seed, grated nutmeg
        onion powder, onion granules, mexican oregano, ground black pepper, pink pepper
        sichuan pepper, szechuan pepper, perilla, pickling spice, rosemary sprig
        saffron threads, sage leaf, smoked salt, steak seasoning, szechuan peppercorn
        thyme sprig, fresh turmeric, chaat masala, tandoori masala, kasuri methi
        achiote paste, adobo seasoning, sazón, kala namak, cooking spray, balsamic glaze
        black vinegar, low-sodium soy sauce, coconut aminos, liquid aminos, ponzu, plum sauce
        chilli sauce, tabasco sauce, chili crisp, chilli crisp, buffalo sauce, steak sauce
        enchilada sauce, taco sauce, salsa verde, pico de gallo, guacamole, mole sauce
        adobo sauce, chipotles in adobo, tartare sauce, cocktail sauce, hollandaise sauce
        béarnaise sauce, béchamel sauce, white sauce, parsley sauce, bread sauce
        horseradish sauce, whole grain mustard, basil pesto, green pesto, red pesto
        sun-dried tomato pesto, tzatziki, ranch seasoning, italian dressing, salad cream
        thousand island dressing, blue cheese dressing, tomato sauce, tomato soup
        marinara sauce, pasta sauce, pizza sauce, spaghetti sauce, alfredo sauce
        arrabbiata sauce, curry sauce, stir fry sauce, sweet and sour sauce, tomato chutney
        lime pickle, piccalilli, pickle relish, sweet pickle relish, caper berry
        stuffed olive, pickled beetroot, pickled cabbage, giardiniera, stock powder
        bouillon powder, vegetable bouillon, vegetable stock cube, chicken stock cube
        beef stock cube, demi-glace, gravy, gravy granules, onion soup mix
        cream of mushroom soup, cream of chicken soup, mushroom soup, condensed soup
        coconut butter, yeast extract, marmite, vegemite, xanthan gum, agar agar
        gelatine leaf, pectin, mineral water, orange flower water, ssamjang, doenjang, ajvar
        mushroom ketchup, baba ganoush, remoulade, chermoula, romesco sauce, zhoug, amba
        chocolate, dark chocolate, plain chocolate, bittersweet chocolate, semisweet chocolate
        chocolate chips, cocoa, cocoa powder, chocolate sauce, chocolate shavings, cacao
        sugar, caster sugar, superfine sugar, icing sugar, powdered sugar
        confectioners' sugar, brown sugar, muscovado sugar, demerara sugar, granulated sugar
        palm sugar, jaggery, pearl sugar, white sugar, golden caster sugar, cane sugar
        vanilla sugar, light brown sugar, dark brown sugar, raw sugar, sweetener, honey
        maple syrup, golden syrup, molasses, treacle, black treacle, agave syrup, corn syrup
        date syrup, stevia, glucose syrup, rice syrup, simple syrup, grenadine, jam, jelly
        strawberry jam, raspberry jam, apricot jam, redcurrant jelly, red currant jelly
        blackcurrant jam, lemon curd, marshmallow, toffee, caramel, fudge, sprinkles
        turkish delight, caramel sauce, digestive, digestive biscuit, ladyfinger
        sponge finger, light muscovado sugar, dark muscovado sugar, turbinado sugar
        sugar cube, sugar syrup, light corn syrup, dark corn syrup, agave nectar, clear honey
        runny honey, erythritol, dry yeast, fast-action yeast, cooking chocolate
        unsweetened chocolate, dark chocolate chips, milk chocolate chips
        white chocolate chips, chocolate chunks, chocolate syrup, cacao powder, cacao nibs
        hot chocolate powder, almond paste, salted caramel, butterscotch, butterscotch chips
        toffee sauce, mini marshmallows, marshmallow fluff, candy cane, hundreds and thousands
        red food colouring, edible glitter, fondant, fondant icing, royal icing, icing
        frosting, buttercream, blackberry jam, grape jelly, mint jelly, fruit jelly
        orange marmalade, peppermint extract, lemon extract, orange extract, rum extract
        coffee extract, sweet shortcrust pastry, phyllo dough, pie shell, tart shell
        pizza base, cookie dough, biscuit dough, cake mix, yellow cake mix, brownie mix
        pancake mix, sponge cake, amaretti biscuit, biscuit, shortbread biscuit
        ginger biscuit, ginger nut, gingersnap, graham cracker crumbs, oreo, oreo cookie
        vanilla wafer, wafer, ice cream cone, meringue nest, angel delight
        instant pudding mix, vanilla pudding mix, pie filling, cherry pie filling
        apple pie filling, canned pumpkin, corn chips, popping corn, trail mix, protein powder
        whey protein, matcha powder, speculoos, biscoff spread, wine, beer, sherry, marsala
        port, sake, mirin, rice wine, shaoxing wine, cider, vermouth, madeira, red wine
        white wine, dry white wine, sparkling wine, champagne, prosecco, rosé wine, ale
        pale ale, lager, stout, guinness, rum, brandy, cognac, whisky, whiskey, irish whiskey
        bourbon, vodka, gin, tequila, calvados, ouzo, mezcal, dry sherry, dark rum, white rum
        spiced rum, kahlua, coffee liqueur, cointreau, triple sec, grand marnier
        orange liqueur, amaretto, irish cream, baileys, limoncello, campari, aperol
        crème de cassis, coffee, espresso, strong coffee, instant coffee, ground coffee, tea
        green tea, matcha, black tea, earl grey, tea bag, water, sparkling water, soda water
        club soda, ice cube, ice, boiling water, warm water, cold water, hot water, ice water
        tonic water, cola, lemonade, ginger ale, ginger beer, orange juice, apple juice
        lemon juice, lime juice, tomato juice, pineapple juice, cranberry juice
        grapefruit juice, pomegranate juice, carrot juice, plant milk, oat milk, almond milk
        rice milk, cashew milk, hazelnut milk, hemp milk, vegan cheese, vegan butter
        coconut yogurt, pomegranate molasses, orange blossom water, rose water, galangal
        tomato paste, food coloring, food colouring, liquid smoke, msg, lemon zest
        peanut sauce, black bean sauce, meringue, piri piri, cream of tartar, cocoa butter
        apple butter, espresso powder, earl grey tea, chamomile tea, coca cola, root beer
        grape juice, cherry juice, apple cider, dry cider, dry red wine, ruby port
        marsala wine, dry vermouth, sweet vermouth, shaoxing rice wine, apple brandy
        cherry brandy, coconut rum, sloe gin, scotch whisky, pernod, angostura bitters
        orange bitters, elderflower cordial, lime cordial, cordial, kombucha
        """

    /// Dishes as cooks say them.
    package static let dishes = """
        adobo, chicken adobo, aloo gobi, apple crumble, apple pie, apple strudel
        apple turnover, arancini, arepa, arroz con pollo, arroz con leche, baba, baked alaska
        baked apple, baked beans on toast, baked ziti, bakewell tart, baklava, banana bread
        banana split, bangers and mash, banh mi, banoffee pie, bao, bao bun, battenberg cake
        beans on toast, beef bourguignon, boeuf bourguignon, beef rendang, beef stroganoff
        beef wellington, beignet, bhaji, onion bhaji, bibimbap, bigos, birthday cake, biryani
        biscuits and gravy, bisque, black forest cake, black forest gateau, blancmange, blini
        blondie, bolognese, ragù bolognese, spaghetti bolognese, borscht, bouillabaisse
        bourekas, börek, burrito bowl, poke bowl, buddha bowl, braise
        bread and butter pudding, bread pudding, broth, scotch broth, brownie, bruschetta
        bubble and squeak, buffalo wings, bulgogi, burger, cheeseburger, hamburger
        veggie burger, burrito, breakfast burrito, butter chicken, cacio e pepe, caesar salad
        cake, cupcake, carrot cake, pound cake, sponge, victoria sponge, victoria sandwich
        lemon drizzle cake, lemon drizzle, coffee cake, angel food cake, red velvet cake
        fruit cake, christmas cake, simnel cake, upside down cake, pineapple upside down cake
        crab cake, calzone, canapé, caponata, caprese salad, carbonara, spaghetti carbonara
        carne asada, carnitas, casserole, green bean casserole, cassoulet, cauliflower cheese
        ceviche, chana masala, char siu, cheese fondue, cheese straw, cheese on toast
        cheesecake, no-bake, no-bake cheesecake, new york cheesecake, basque cheesecake
        cheesesteak, chicken alfredo, chicken cacciatore, chicken chasseur
        chicken cordon bleu, chicken fajita, chicken fricassee, chicken fried rice
        chicken fried steak, chicken kiev, chicken noodle soup, chicken parmesan
        chicken parmigiana, chicken piccata, chicken pot pie, chicken tikka
        chicken tikka masala, chilaquiles, chili con carne, chilli con carne, chimichanga
        chips, chocolate brownie, chocolate chip cookie, chocolate fondant, chocolate mousse
        chocolate truffle, chop, chop suey, chow mein, chowder, clam chowder, corn chowder
        churros, cinnamon roll, cinnamon bun, clafoutis, club sandwich, cobb salad, cobbler
        peach cobbler, cock-a-leekie, cock-a-leekie soup, coleslaw, slaw, colcannon, compote
        confit, consommé, cookie, coq au vin, corn bread, cornbread, corn dog, cornish pasty
        coronation chicken, cottage pie, country captain, cream tea, cream puff
        creamed spinach, crème brûlée, crème caramel, crème anglaise, crêpe, crepes suzette
        croquembouche, croque madame, croque monsieur, croquette, crostini, crumble
        cullen skink, curry, green curry, massaman curry, red curry, thai curry
        thai green curry, thai red curry, yellow curry, katsu curry, curried goat, cutlet, dal
        tarka dal, dal makhani, dauphinoise potatoes, gratin dauphinois, death by chocolate
        deviled eggs, devilled eggs, devils on horseback, angels on horseback, dip
        artichoke dip, spinach dip, dirty rice, dolmades, doner kebab, doughnut, dumpling
        dum aloo, eccles cake, eclair, chocolate éclair, egg custard, egg drop soup
        egg foo young, egg mayonnaise, eggs benedict, eggs florentine, egg roll, empanada
        enchilada, escalope, eton mess, étouffée, fajita, falafel, fattoush, feijoada
        fettuccine alfredo, fish and chips, fish pie, flan, flapjack, florentine, fondue
        gooseberry fool, frangipane tart, french fries, french onion soup, french toast
        fricassee, fried chicken, fried rice, frittata, fritter, fruit salad
        full english breakfast, fry up, galette, gazpacho, general tso's chicken, gingerbread
        gingerbread man, gingerbread house, goulash, gougère, gratin, potato gratin
        greek salad, grilled cheese, grilled cheese sandwich, gumbo, gyoza, gyros, hash
        hash brown, corned beef hash, hoppin john, hot and sour soup, hot chocolate
        hot cross bun, hot pot, hotpot, huevos rancheros, hush puppies, irish stew
        irish coffee, jalapeño popper, jam roly-poly, jam tart, jambalaya, jerk chicken
        jollof rice, kebab, kedgeree, key lime pie, khachapuri, kibbeh, kofta, korma
        kung pao chicken, laksa, lancashire hotpot, lasagna, lasagne, latke, lemon chicken
        lemon meringue pie, lo mein, lobster roll, lobster thermidor, loaf, nut loaf
        nut roast, macaron, macaroon, coconut macaroon, macaroni and cheese, macaroni cheese
        mac and cheese, mac n cheese, madeira cake, madeleine, manakish, mapo tofu, mash
        meatloaf, swedish meatballs, milk shake, milkshake, millefeuille
        millionaire's shortbread, mince pie, minestrone, miso soup, mississippi mud pie
        moules, moules frites, moussaka, mousse, mud pie, muffin, blueberry muffin
        mulled wine, mulligatawny, mushy peas, nachos, nasi goreng, nasi lemak, niçoise salad
        salade niçoise, okonomiyaki, omelette, omelet, spanish omelette, onigiri, onion ring
        orange chicken, osso buco, overnight oats, pad thai, paella, pain au chocolat
        pain perdu, pakora, palak paneer, pan bagnat, pancake, potato pancake, panna cotta
        parfait, parkin, pasta bake, tuna pasta bake, pasta e fagioli, pasta salad
        pastel de nata, pasty, pâté, chicken liver pâté, patty, pavlova, peach melba
        pecan pie, peking duck, pease pudding, pho, pie, fisherman's pie, pumpkin pie
        steak and kidney pie, steak and kidney pudding, pierogi, pigs in blankets
        pigs in a blanket, pilaf, pilau, pilau rice, piri piri chicken, peri peri chicken
        pissaladière, pizza, margherita pizza, ploughman's lunch, poke, pone, pop tart
        popover, pork pie, porridge, posset, lemon posset, pot pie, pot roast, one pot
        pot noodle, pot sticker, potato salad, potstickers, poutine, prawn cocktail
        shrimp cocktail, shrimp scampi, pudding, black rice pudding, christmas pudding
        rice pudding, sago pudding, summer pudding, sticky toffee pudding, sussex pond pudding
        yorkshire pudding, pulled pork sandwich, punch, quesadilla, queen of puddings, quiche
        quiche lorraine, ragout, ragù, raita, ramen, rarebit, welsh rarebit, ratatouille
        relish, rendang, reuben sandwich, ribs, rice bowl, rillettes, risotto, roast
        roast dinner, rock cake, rocky road, rogan josh, rösti, roulade, rum baba, saag aloo
        saag paneer, sachertorte, salad, salisbury steak, salmon en croute, saltimbocca
        samosa, sandwich, open sandwich, satay, sauerbraten, sausage and mash, sausage roll
        scone, cream scone, scotch egg, scotch pancake, sesame chicken, shakshuka, shawarma
        shepherd's pie, sherbet, shortbread, shortcake, strawberry shortcake, sloppy joe
        smoothie, smoothie bowl, smørrebrød, snack, snickerdoodle, soda bread
        irish soda bread, soufflé, soup, cream of tomato soup, souvlaki, spanakopita
        spaghetti aglio e olio, spaghetti alle vongole, spag bol, split pea soup, spotted dick
        spread, spring roll, steak frites, steak tartare, steak diane, stew, stir fry
        stromboli, strudel, stuffed pepper, stuffed cabbage, stuffed mushroom, stuffing
        succotash, summer roll, sundae, surf and turf, sushi, sushi roll, california roll
        swiss roll, sweet and sour, sweet and sour pork, sweet and sour chicken
        sweet potato fries, syllabub, sunday roast, tabbouleh, taco, tagine, tamale
        tandoori chicken, tart, treacle tart, custard tart, tarte tatin, tartiflette, tempura
        teriyaki, teriyaki chicken, terrine, thai basil chicken, three bean salad
        tikka masala, tiramisu, toad in the hole, toast, cinnamon toast, mushrooms on toast
        toastie, toffee apple, tom kha gai, tom yum, tom yum soup, torte, tortilla soup
        tostada, tres leches, tres leches cake, trifle, tuna melt, turnover, vichyssoise
        vindaloo, pork vindaloo, vol-au-vent, waffle, waldorf salad, welsh cake, whoopie pie
        wiener schnitzel, schnitzel, wonton soup, wrap, yakisoba, yakitori, zabaglione
        zucchini bread, american cheese, american mustard, american pancake, angel food cake
        ants on a log, bacon and egg pie, bacon and eggs, baked alaska, bangers and mash
        beans on toast, beer can chicken, belgian chocolate, belgian endive, belgian waffle
        biscuits and gravy, black and white cookie, boston baked beans
        bread and butter pickles, bread and butter pudding, breakfast burrito
        breakfast cereal, breakfast muffin, breakfast tea, brussels sprout, bubble and squeak
        canadian bacon, cheese and crackers, cheese and onion pie, chicken and dumplings
        chicken and waffles, chicken in a basket, chinese broccoli, chinese cabbage
        chinese five spice, chinese leaf, chips and dip, chips and gravy, chips and salsa
        cookies and cream, corn on the cob, cornish pasty, cream of asparagus soup
        cream of celery soup, cream of chicken soup, cream of mushroom soup, cream of tartar
        cuban sandwich, cup cake, cup noodles, danish blue, danish pastry, dessert apple
        dessert wine, devil's food cake, dinner roll, double cream, double gloucester
        drop biscuit, drop scone, dutch baby, dutch pancake, egg and chips, egg and soldiers
        egg in a hole, eggs in a basket, eggs in purgatory, eggs on toast, eight treasure rice
        english breakfast, english breakfast tea, english muffin, english mustard
        everything bagel, everything bagel seasoning, fairy food, five bean salad, five spice
        flourless chocolate cake, food colouring, four bean salad, four cheese pizza
        franks and beans, french bean, french beans, french bread, french dressing
        french mustard, french onion dip, french stick, full english, german chocolate cake
        german potato salad, gin and tonic, glass noodles, good king henry, greek yoghurt
        green tea, half and half, half fat creme fraiche, ham and cheese toastie, ham and eggs
        ham and pea soup, hawaiian pizza, hearts of palm, hole in one, hot pot
        hundreds and thousands, indian tonic, instant noodles, irish soda bread
        italian dressing, italian parsley, italian sausage, italian seasoning
        italian wedding soup, jamaican patty, japanese mayonnaise, korean chilli paste
        korean fried chicken, lebanese bread, leek and potato soup, liver and onions
        lunch meat, mexican rice, milk and cookies, million dollar pie, mince and tatties
        minute rice, minute steak, minute noodles, mixed bean salad, mongolian beef
        neeps and tatties, new potatoes, new york cheesecake, nice biscuit, no-churn
        no-churn ice cream, no-knead, no-knead bread, one egg cake, one pan, one pot, open pie
        overnight oats, oil and vinegar, pea and ham soup, peaches and cream, persian cucumber
        pie and chips, pie and mash, polish sausage, pork and beans, pork and leek sausage
        portuguese tart, pot noodle, pound cake, pull apart bread, quarter pounder
        quick bread, quick oats, quick pickles, red beans and rice, rice and peas
        rum and coke, russian dressing, russian salad, salt and vinegar, sausage and chips
        sausage and mash, sausage and egg mcmuffin, save all, self raising flour
        seven layer dip, seven layer salad, seven spice, seven up cake, shrimp and grits
        side bacon, singapore noodles, single cream, snack bar, sourdough starter
        spaghetti and meatballs, spanish onion, spanish rice, steak and ale pie
        steak and chips, steak and eggs, strawberries and cream, sweet and sour, swiss chard
        swiss cheese, swiss steak, tea bread, tea cake, tea egg, tea loaf, tex-mex rice
        thai basil, thai chilli, thai curry paste, thousand island, thousand island dressing
        three bean salad, three cheese pasta, three milk cake, toad in the hole, triple sec
        tv dinner, two ingredient dough, turkish bread, turkish delight, two minute noodles
        upside down cake, vegan butter, vegan cheese, vegan mayonnaise, vegetarian haggis
        vegetarian sausage, veggie burger, vietnamese coriander, vietnamese mint, welsh rabbit
        chicken chop, cold brew, cold cuts, cold noodles, double chocolate
        double chocolate cookie, fish in a bag, garlic knots, kitchen sink cookie, lady finger
        love apple, pot au feu, half moon cookie, haunch of venison, hen of the woods
        chicken of the woods, triple chocolate, black eyed peas, black-eyed peas, star anise
        sea bream, free range eggs, free-range eggs, oven chips, deep dish pizza
        free range chicken, free range, vanilla slice, custard slice, baby back ribs
        tiger prawn, mole poblano, thick cut bacon, sweet and sour pork, vine leaf, grape leaf
        fig leaf, betel leaf, drumstick leaf, bottle gourd, breakfast radish
        twice baked potato, open sandwich, open faced sandwich, tray bake, dutch oven bread
        spanish tortilla, swiss meringue, italian meringue, french meringue, vienna sausage
        bath bun, long life milk, burnt ends, scrag end, morning glory, party ring, easter egg
        home fries, dan dan noodles, tom yum, tom kha, pad see ew, pav bhaji, chow fun
        doro wat, pan haggerty, dump cake, fridge cake, german pancake, canele
        """

    /// A food: what is in it unseen, `!` what is not.
    package static let contents = """
        34: 1665
        68: 1665
        69: 16
        90: 1665
        115: 1665
        121: 1665
        123: 1665
        129: 1665 15
        149: 143
        166: 1665
        167: 1665
        180: 189
        181: 245
        241: 195
        253: 163
        268: 269
        274: 269 411
        275: 269 411
        278: 269
        279: 269 411
        285: 269
        286: 269
        287: 1665
        321: 1666
        338: 1666
        339: 1666
        340: 1666
        341: 1666
        342: 1666
        343: 1666
        346: 1666
        350: 1666
        351: 1666
        352: 1666
        353: 1666
        354: 1666
        373: 1666
        374: 1666
        381: 1666
        399: 1666
        400: 1666
        411: 412 413
        412: !413
        413: !412
        468: 437
        471: 192 469
        472: 1257
        486: 269
        494: !1665
        495: 411
        509: !1665
        678: !1665
        679: !1665
        716: 469
        730: 192
        753: 1668
        807: 1668
        855: 1668
        868: 872 874 873 876 867
        869: 872 874 873 876 867
        871: 872 411
        882: 872
        883: 874
        884: 874 269
        885: 872 411 272
        886: 874
        891: 872 !1665
        892: 872 411 1665
        899: 867
        914: 906
        917: 906
        918: 906
        919: 906
        941: 924
        961: !1665
        962: 906
        963: 924
        964: 924
        965: 924 1665
        966: 1665 924
        968: 924
        978: 1665
        979: 411
        984: 1665
        985: 1665
        986: 1665
        988: 1665
        989: 1665
        992: 1665
        993: 1665
        994: 1665
        995: 1665
        996: 1665
        1001: 1665
        1003: 1665
        1021: !1665
        1024: !1665
        1025: !1665
        1026: !1665
        1031: 872 874
        1032: 872 874
        1033: 1665
        1035: 1665
        1042: 411
        1063: 411
        1064: 411
        1071: 411
        1075: 1665
        1076: 411
        1078: !1665
        1084: !1665
        1086: !1665
        1087: 411
        1088: !1665
        1091: !1665
        1093: 1665
        1101: 273
        1107: 411 272
        1111: 906
        1115: 272
        1116: 411
        1124: 411 272
        1128: 272
        1143: 1665
        1144: 272
        1147: 411 272
        1157: 1665
        1162: !1665
        1163: !1665
        1164: !1665
        1169: !1665
        1172: !1665
        1173: !1665
        1174: !1665
        1175: !1665
        1177: 1665
        1180: 1665
        1185: !1665
        1190: 244
        1192: 1665
        1229: 338 878
        1259: 437
        1266: 469 1257
        1269: 906
        1280: 906 874 867
        1291: 1257
        1292: 906
        1293: 1257 1259
        1330: 437
        1331: 71
        1332: 13
        1334: 163
        1335: 15
        1336: 180 !437
        1337: 13
        1338: 14
        1340: 7
        1341: 1665
        1342: 72
        1344: 13
        1345: 13
        1347: 74
        1348: 73
        1350: 6
        1352: 71
        1369: !1526
        1370: 1668
        1373: 1668
        1376: 1668
        1377: 1668
        1379: 1665
        1385: 1257
        1386: 411 1385
        1387: 192
        1388: 1665 924 906
        1389: 257 1665 924
        1390: 192 1665
        1392: 1665
        1393: 469
        1394: 1665 924
        1401: 192 1385
        1403: 1665 924
        1404: 411 1385
        1405: 411
        1406: 411 272
        1414: 469
        1426: 244 1257
        1430: 867
        1434: 1665 924
        1437: 244
        1440: 1385
        1442: 411 283 1385
        1443: 411 192 338 1385
        1452: 12
        1455: 1665
        1457: 469
        1462: 269
        1512: 411 272
        1514: 1452
        1515: 272
        1517: 272
        1520: 270
        1521: 1665 272
        1524: 1665 411
        1527: 1668
        1528: 1665 1668
        1530: 1668
        1531: 1668
        1532: 1668
        1536: 1668
        1537: 1668
        1539: 1668
        1579: 872
        1580: 270
        1657: 1665 192 924
        1663: 867
        1664: 1665 924
        1665: 986
        1667: 411
        1669: 1452
        """

    /// A food: the food that it is.
    package static let sames = """
        308: 273
        315: 272
        326: 271
        334: 271
        397: 379
        417: 411
        420: 411
        422: 411
        442: 441
        596: 595
        599: 595
        646: 435
        683: 443
        684: 443
        686: 443
        794: 783
        889: 888
        895: 876
        896: 875
        1080: 1079
        1082: 1081
        1201: 1202
        1232: 1203
        1235: 1199
        1294: 1283
        1298: 1242
        1301: 1249
        1307: 1254
        1308: 1247
        1310: 1245
        """

    /// A food: those whose plain name means it.
    package static let plain = """
        233: 189
        244: 244
        292: 269
        293: 269
        294: 269
        297: 269
        313: 272
        314: 272
        482: 425
        483: 425
        541: 513
        576: 568
        577: 568
        578: 568
        582: 568
        630: 432
        639: 432
        648: 436
        667: 436
        691: 469
        692: 469
        959: 923
        1007: 983
        1094: 1093
        1122: 1093
        1158: 1157
        1170: 1157
        1225: 1198
        1226: 1198
        1233: 1205
        1302: 1256
        1312: 1250
        1315: 1244
        1322: 1321
        1323: 1321
        1324: 1321
        1325: 1321
        1326: 1321
        1327: 1321
        1353: 1351
        1354: 1351
        1355: 1351
        1356: 1351
        1358: 1351
        1363: 1351
        1380: 1369
        1411: 966
        1470: 1469
        1475: 1469
        1479: 1469
        """

    /// A food: those whose plain name does not mean it.
    package static let apart = """
        22: 13
        23: 13
        218: 188
        220: 188
        221: 188
        222: 195
        225: 196
        227: 190
        228: 194
        232: 193
        250: 244
        253: 245
        267: 158
        279: 270
        295: 269
        296: 269
        301: 270
        302: 270
        303: 270
        305: 270
        306: 270
        311: 273
        317: 272
        318: 272
        320: 271
        321: 271
        322: 271
        324: 271
        325: 271
        329: 271
        330: 271
        331: 271
        336: 271
        412: 411
        413: 411
        444: 921
        459: 921
        494: 1157
        495: 1035
        583: 568
        584: 568
        585: 568
        587: 572
        593: 572
        597: 595
        598: 595
        612: 601
        625: 432
        627: 432
        634: 432
        635: 432
        659: 436
        675: 441
        676: 441
        678: 1157
        716: 1351
        793: 783
        807: 799
        856: 754
        857: 754
        859: 754
        861: 754
        863: 1351
        919: 1351
        924: 921
        931: 921
        933: 921
        935: 921
        996: 1157
        1010: 983
        1011: 983
        1013: 983
        1016: 983
        1041: 1035
        1049: 1035
        1050: 1035
        1051: 1035
        1053: 1035
        1064: 1035
        1068: 1035
        1074: 1035
        1099: 1093
        1101: 1093
        1102: 1093
        1103: 1093
        1104: 1093
        1107: 1093
        1110: 1093
        1111: 1093
        1113: 1093
        1115: 1093
        1116: 1093
        1118: 1093
        1119: 1093
        1120: 1093
        1121: 1093
        1124: 1093
        1125: 1093
        1126: 1093
        1128: 1093
        1130: 1093
        1133: 1093
        1134: 1093
        1135: 1093
        1162: 1157
        1164: 1157
        1174: 1157
        1334: 1330
        1336: 1330
        1360: 1351
        1361: 1351
        1362: 1351
        1364: 1351
        1366: 1351
        1367: 1351
        1368: 1351
        1374: 1369
        1377: 1369
        1461: 1458
        1462: 1458
        1464: 1458
        1466: 1458
        1468: 1458
        1471: 1469
        1476: 1469
        1477: 1469
        1478: 1469
        1482: 1469
        1485: 1469
        1487: 1469
        """

    /// An aisle: foods that are there.
    package static let aisles = """
        produce: sprout, salad, vegetable, veggie vegetable, potato, squash, bell pepper, pepper
        produce: tomato, eggplant, zucchini, cucumber, mushroom, celery, fennel, asparagus, artichoke
        produce: corn, sweet corn, corn on the cob, pea, green bean, bean sprout, okra, avocado
        produce: lettuce, cassava, yuca, manioc, plantain, celeriac, chili, chili pepper, hot pepper
        produce: sweet potato, snow pea, carrot, parsnip, turnip, rutabaga, beet, radish, kohlrabi, yam
        produce: spinach, kale, swiss chard, chard, bok choy, watercress, arugula, chicory, endive
        produce: cress, cabbage, greens, lacinato kale, broccoli, cauliflower, onion, spring onion
        produce: shallot, leek, garlic, chive, ginger, pumpkin, sugar snap pea, sugar snap
        produce: edible flower, fiddlehead, loofah, mixed leaves, microgreens, jersey royal
        produce: maris piper, king edward, dried shiitake, dried porcini, mirepoix, sofrito, crudités
        produce: fruit, apple, pear, berry, banana, grape, melon, fig, pomegranate, rhubarb, kiwi
        produce: strawberry, raspberry, blueberry, blackberry, bramble, gooseberry, cranberry
        produce: redcurrant, blackcurrant, lemon, lime, orange, grapefruit, clementine, satsuma
        produce: mandarin, tangerine, cherry, plum, damson, peach, nectarine, apricot, mango, pineapple
        produce: papaya, passionfruit, watermelon, currant, huckleberry, loganberry, loquat
        produce: orange zest, physalis, rosehip, sloe, red berries, tamarillo, tofu, meat substitute
        produce: meat alternative, herb, fresh herb, basil, parsley, mint, dill, coriander leaf
        produce: coriander, thyme, rosemary, sage, tarragon, lemongrass, lemon grass, perilla
        produce: orange juice, lemon juice, lime juice, galangal, lemon zest
        bakery: roll, wrap, muffin, bread, white bread, sourdough, sourdough bread, baguette
        bakery: french stick, pita, naan bread, naan, flatbread, flat bread, tortilla, ciabatta
        bakery: focaccia, brioche, bagel, toast, croissant, crumpet, crouton, breadcrumb, bun
        bakery: pizza base
        meat: breast, thigh, drumstick, wing, rib, chop, meat, sausage, bacon, ham, mince
        meat: meat mince, mincemeat beef, beef, veal, lamb, pork, steak, brisket, oxtail, mutton
        meat: hogget, gammon, chicken, turkey, duck, goose, venison, deer, rabbit, chorizo, salami
        meat: black pudding, blood sausage, morcilla, pancetta, lardon, prosciutto, liver, kidney
        meat: white pudding, bockwurst, boudin, chipolata, chuck roast, gizzard, hot dog, liverwurst
        meat: ox cheek, ox tongue, pig's trotter, soppressata, spam, bone marrow
        fish: fillet of fish, seafood, sea food, fish, squid, octopus, tilapia, salmon, mackerel
        fish: trout, cod, haddock, hake, sea bass, bass, seabass, sea bream, bream, dorade, halibut
        fish: monkfish, sole, lemon sole, dover sole, plaice, smoked salmon, lox, kipper, shrimp
        fish: jumbo shrimp, king shrimp, tiger shrimp, gamba, crab, lobster, crayfish, mussel, clam
        fish: vongole, oyster, scallop, bonito, smoked eel, sea urchin
        dairy: yolk, lard, dairy, dairy product, lactose, milk, cow milk, cream, cheese, butter
        dairy: yogurt, custard, kefir, buttermilk, quark, curd cheese, twarog, tvorog, farmer cheese
        dairy: sour cream, creme fraiche, clarified butter, goat cheese, chevre, mozzarella, paneer
        dairy: halloumi, cheddar, parmesan, pecorino, pecorino romano, romano cheese, gruyere
        dairy: emmental, swiss cheese, emmenthal, emmentaler, gouda, brie, camembert, ricotta
        dairy: mascarpone, cream cheese, philadelphia, cottage cheese, feta, stilton, gorgonzola, egg
        dairy: egg white, colby jack, pastry, dripping, margarine, schmaltz, phyllo dough
        dairy: vegan dairy
        grains: lasagne, gnocchi, polenta, cornmeal, grit, grits, split pea, pulse, legume, bean
        grains: lentil, chickpea, chana, ceci, kidney bean, red bean, dal, soy
        grains: textured vegetable protein, tvp, grain, cereal grain, rice, oat, barley, pearl barley
        grains: quinoa, bulgur, couscous, millet, buckwheat, spelt, semolina, rice paper
        grains: rice paper sheet, oatmeal, pasta, spaghetti, macaroni, penne, lasagna sheet
        grains: lasagna noodle, tagliatelle, fettuccine, linguine, orzo, ravioli, tortellini
        grains: vermicelli, noodle, cereal, breakfast cereal, cracked wheat, wheat bran, tapioca
        grains: tapioca pearls, matzo meal, jumbo shells, cannelloni tubes, spätzle, poppadom, lupin
        tins: soup, mincemeat, bonito flake, tuna, sardine, pilchard, anchovy, dulce de leche
        tins: aquafaba, bamboo shoot, water chestnut, palm heart, sauerkraut, kimchi, gherkin
        tins: pickle, cornichon, dill pickle, plum tomato, sun dried tomato, sundried tomato
        tins: canned tomato, tomato puree, chopped tomato, passata, hominy, pickled jalapeno
        tins: seaweed, olive, artichoke heart, heart of palm, nori sheet, marmalade, ackee
        tins: apple sauce, applesauce, coconut milk, coconut cream, peanut butter, tahini
        tins: sesame paste, baked bean, hummus, miso, miso paste, pesto, stock, bouillon, broth
        tins: stock cube, bouillon cube, chutney, relish, caper, curry paste, chipotle paste
        tins: aji amarillo paste, tamarind, tamarind paste, achiote paste, chipotles in adobo
        tins: piccalilli, giardiniera, marmite, vegemite, ajvar, baba ganoush, honey, jam, jelly
        tins: fruit preserve, tomato paste, quince cheese, quince paste, damson cheese, guava cheese
        tins: guava paste
        oils: sauce, horseradish, soy sauce, tamari, shoyu, oil, cooking oil, olive oil
        oils: extra virgin olive oil, vinegar, condiment, ketchup, tomato ketchup, mustard
        oils: mayonnaise, fish sauce, nam pla, oyster sauce, worcestershire sauce, harissa
        oils: gochujang, sambal oelek, tabasco, sriracha, dijon mustard, salad dressing, dressing
        oils: cooking spray, balsamic glaze, liquid aminos, ponzu, chili crisp, salsa verde
        oils: pico de gallo, guacamole, tzatziki, demi-glace, gravy, gravy granules, ssamjang
        oils: doenjang, remoulade, chermoula, zhoug, amba, mirin, liquid smoke
        spices: ground pepper, seasoning, powder, garlic powder, ground ginger, ancho, guajillo
        spices: chipotle, chili flake, chili powder, cayenne pepper, cayenne, gochugaru, pul biber
        spices: aleppo pepper, sesame seed, sesame, oregano, bay leaf, bay, marjoram, curry leaf
        spices: mixed herb, italian herb, herbe de provence, dried basil, dried thyme, dried oregano
        spices: dried rosemary, spice, cumin, coriander seed, ground coriander, cinnamon, nutmeg
        spices: clove, cardamom, turmeric, paprika, saffron, star anise, allspice, pimento berry
        spices: fenugreek, caraway, mustard seed, fennel seed, peppercorn, vanilla, garam masala
        spices: curry powder, sumac, five spice, chinese five spice, zaatar, mixed spice
        spices: pumpkin spice, black pepper, white pepper, cumin seed, ground cinnamon, salt
        spices: added salt, aniseed, fines herbes, furikake, hyssop, old bay, shichimi, chaat masala
        spices: tandoori masala, sazón, kala namak, msg, piri piri
        baking: starch, agar, sweets, vegetable suet, vegetable shortening, popcorn, masa harina
        baking: tortilla chip, nacho, coconut, prune, dried apricot, raisin, sultana, golden raisin
        baking: date, mixed peel, candied peel, desiccated coconut, shredded coconut, nut, peanut
        baking: almond, walnut, hazelnut, pecan, cashew, pistachio, pine nut, marzipan, ground almond
        baking: almond meal, seed, flour, cornstarch, cracker, crisp, roasted chestnuts
        baking: vanilla extract, suet, shortening, raising agent, leavening, baking powder
        baking: baking soda, yeast, gelatin, licorice, xanthan gum, pectin, chocolate, cocoa
        baking: cocoa powder, sugar, icing sugar, brown sugar, sweetener, added sugar, maple syrup
        baking: golden syrup, molasses, treacle, syrup, sirup, sweet confectionery, confectionery
        baking: marshmallow, sprinkle, digestive, digestive biscuit, ladyfinger, agave nectar
        baking: erythritol, cacao nibs, salted caramel, butterscotch, butterscotch chips, candy cane
        baking: hundreds and thousands, edible glitter, fondant, fondant icing, royal icing, icing
        baking: frosting, buttercream, peppermint extract, pie shell, tart shell, cookie dough
        baking: cake mix, yellow cake mix, brownie mix, pancake mix, sponge cake, biscuit, gingersnap
        baking: oreo, oreo cookie, wafer, meringue nest, angel delight, instant pudding mix
        baking: pie filling, trail mix, whey protein, speculoos, biscoff spread, citric acid
        baking: food coloring, meringue, cream of tartar
        drinks: tonic, kirsch, alcohol, booze, wine, beer, sherry, marsala, port, sake, rice wine
        drinks: shaoxing wine, shaoxing, cider, hard cider, vermouth, liqueur, red wine, white wine
        drinks: dry white wine, ale, pale ale, brown ale, stout, guinness, rum, brandy, cognac, whisky
        drinks: irish whisky, vodka, gin, coffee, tea, water, sparkling water, soft drink, cola
        drinks: lemonade, juice, fruit juice, pernod, angostura bitters, elderflower cordial, cordial
        drinks: kombucha
        frozen: frozen corn, ice cream, sorbet, frozen vegetable, hash brown, french fries, oven chip
        frozen: frozen spinach, frozen pea, frozen berry, quorn, dumpling, ice cube, ice
        """

    /// Grams of a cup | how it is measured | names.
    package static let densities = """
        205 | dry | lard, vegetable shortening, shortening
        244 | liquid | milk, cow milk, Milch, lait, leche, latte, leite, melk, mjölk, mælk, whole milk, lemon juice, Zitronensaft, lime juice
        238 | liquid | cream, Sahne, crème, nata, panna, slagroom, grädde, heavy cream, whipping cream
        227 | dry | butter, beurre, mantequilla, burro, manteiga, boter, roomboter, smör, smør, masło, máslo, vaj, unsalted butter, salted butter, marzipan, margarine, almond paste
        245 | dry | yogurt, yaourt, greek yogurt, plain yogurt, natural yogurt
        133 | produce | ice cream
        306 | liquid | condensed milk, sweetened condensed milk
        252 | liquid | evaporated milk
        245 | liquid | buttermilk, Buttermilch, passata, tomato sauce
        242 | liquid | light cream, half half, pouring cream
        230 | dry | sour cream, Schmand, creme fraiche
        113 | dry | mozzarella, grated cheese, cheddar, shredded cheddar, grated cheddar, shredded mozzarella, shredded cheese, cheddar cheese
        100 | dry | parmesan, parmesan cheese, grated parmesan
        246 | dry | ricotta
        232 | dry | cream cheese, philadelphia, Frischkäse
        225 | dry | cottage cheese
        150 | dry | feta, crumbled feta, feta cheese
        154 | produce | corn, sweet corn, corn on the cob, corn kernels
        145 | produce | pea, green pea, frozen pea
        128 | dry | potato starch, potato flour, cornstarch, Speisestärke, Maizena, maïzena
        110 | produce | carrot, grated carrot
        30 | produce | spinach, baby spinach
        160 | produce | onion, chopped onion
        245 | produce | pumpkin puree
        262 | dry | tomato puree, tomato paste, Tomatenmark
        157 | dry | polenta, cornmeal
        196 | dry | split pea, yellow split pea, green split pea
        166 | produce | strawberry, sliced strawberries
        123 | produce | raspberry
        148 | produce | blueberry
        144 | produce | blackberry, bramble
        100 | produce | cranberry
        320 | dry | marmalade, jam, jelly, fruit preserve, Marmelade, confiture
        130 | dry | dried apricot
        244 | dry | apple sauce, applesauce
        145 | dry | raisin, Rosinen, raisins secs, sultana, golden raisin, currant
        120 | dry | dried cranberry, wholemeal flour, Dinkelmehl, buckwheat flour, spelt flour, icing sugar, Puderzucker, sucre glace, poedersuiker, florsocker, melis
        93 | dry | desiccated coconut, shredded coconut, sweetened coconut
        226 | liquid | coconut milk, Kokosmilch
        296 | dry | coconut cream
        218 | liquid | coconut oil, sesame oil, oil, cooking oil, Öl, huile, aceite, olio, óleo, olie, olja, olje, vegetable oil, sunflower oil, rapeseed oil, canola oil, corn oil
        146 | dry | peanut
        143 | dry | almond, whole almonds, Mandeln
        117 | dry | walnut, chopped walnuts, Walnüsse
        135 | dry | hazelnut, Haselnüsse, pine nut
        109 | dry | pecan, chopped pecans, pecan nut
        137 | dry | cashew, cashew nut, bread flour
        123 | dry | pistachio
        95 | dry | ground almond, almond meal, almond flour
        92 | dry | flaked almond, sliced almonds
        108 | dry | slivered almond, breadcrumb, dry breadcrumbs, Semmelbrösel, Paniermehl, dried breadcrumbs
        258 | dry | peanut butter
        144 | dry | sesame seed, sesame, Sesam
        140 | dry | sunflower seed, bulgur
        129 | dry | pumpkin seed, pepita
        168 | dry | flaxseed, flax, chocolate chip, chocolate drop, semisweet chocolate chips, dark chocolate chips
        134 | dry | poppy seed, poppyseed, Mohn
        240 | dry | tahini, ketchup, tomato ketchup, mustard
        192 | dry | lentil, Linsen, lentilles, red lentil, brown lentil, green lentil, puy lentil
        184 | dry | dried bean, dried kidney beans
        255 | liquid | soy sauce, tamari, shoyu
        185 | dry | rice, Reis, riz, arroz, riso, rijst, ris, basmati, basmati rice, jasmine rice, long grain rice, brown rice, white rice
        81 | dry | oat, Haferflocken, flocons d'avoine, havregryn, rolled oat, oat flake, oatmeal
        200 | dry | barley, pearl barley, millet, short grain rice, risotto rice, arborio, arborio rice, Milchreis, sushi rice, pudding rice, dried chickpeas, sugar, Zucker, sucre, azúcar, zucchero, açúcar, suiker, socker, sukker, cukier, cukr, cukor, caster sugar, granulated sugar, white sugar
        170 | dry | quinoa
        173 | dry | couscous
        167 | dry | semolina, Grieß, semoule
        158 | dry | rice flour, glutinous rice flour
        94 | dry | oat bran
        125 | dry | flour, Mehl, Weizenmehl, farine, harina, farina, farinha, farinha de trigo, bloem, tarwebloem, vetemjöl, hvetemel, hvedemel, mąka, mouka, liszt, plain flour, white flour, self raising flour, wheat flour
        102 | dry | rye flour
        104 | dry | oat flour
        158 | produce | cooked rice
        147 | dry | chopped dates
        225 | produce | mashed banana
        292 | dry | salt, added salt, fine salt, Salz, table salt
        240 | liquid | stock, bouillon, broth, Brühe, caldo, brodo, chicken stock, beef stock, vegetable stock
        216 | liquid | olive oil, extra virgin olive oil, Olivenöl, huile d'olive, aceite de oliva, olio d'oliva, olijfolie
        239 | liquid | vinegar, Essig, vinaigre, wine vinegar, cider vinegar, apple cider vinegar, rice vinegar, rice wine vinegar, white vinegar, distilled vinegar
        220 | dry | mayonnaise, brown sugar, farinsocker, muscovado, muscovado sugar, demerara, demerara sugar, light brown sugar, dark brown sugar
        288 | liquid | fish sauce, nam pla
        221 | dry | baking powder, Backpulver, baking soda
        86 | dry | cocoa, cocoa powder, unsweetened cocoa powder, Kakao, cacao
        339 | liquid | honey, Honig, miel, miele, mel, honing, honung, honning
        315 | liquid | maple syrup
        341 | liquid | golden syrup, corn syrup, syrup, sirup, light corn syrup
        337 | liquid | molasses, treacle
        235 | liquid | wine, red wine, white wine, dry white wine
        237 | liquid | beer, coffee, water, Wasser, eau, agua, acqua, água, vatten, vann, vand
        248 | liquid | juice, fruit juice, orange juice, apple juice
        """

    /// Grams of one: foods.
    package static let pieces = """
        70: 5 1111 1112
        30: 6 472 570 679 1120
        150: 13 18 156 195 431 497 498 500 744 785 786 801
        100: 46 51 82 432 562 750
        200: 63 434 473 571
        180: 71 81 425 449 738 739
        10: 192 436 469 847 1026
        50: 411
        32: 412
        18: 413
        600: 430 545 813
        300: 433 435 561 805
        250: 438 450 1098
        15: 448 569 1211
        60: 451 793 1099
        80: 496 501 783 787 800
        900: 533 601
        130: 568
        2: 698 1261 1263
        4: 726 1247
        25: 747 809
        40: 784 803 1137
        1: 872 1252
        400: 921 923
        35: 1093
        20: 1148 1602
        8: 1149 1180 1524
        0.2: 1208 1213 1248 1264
        0.3: 1214
        3: 1244
        """

    /// The heat of a gram: foods.
    package static let heats = """
        0.1: 469 691 692 699 710 714 1262 1313 1413 1670
        0.07: 693 716 1272 1279 1393 1400 1433
        0.3: 694 695 696 697
        0.25: 698 711
        0.03: 702 706 1435
        0.05: 703 704 717 1391 1414 1426 1432 1434 1436
        0.15: 708
        0.12: 712
        0.8: 713
        0.08: 715
        0.04: 1394
        """

    /// A food: words of titles that mean it.
    package static let titles = """
        0: carne, viande
        7: jambon, jamon
        10: keema
        13: boeuf, bourguignon, res, rind
        15: agneau, cordero, gosht, mutton
        16: cerdo, porco, schwein, maiale
        71: pollo, coq, poulet, murgh, ayam, gai
        73: canard, pato
        156: pescado, poisson, pesce
        158: calamar
        188: lachs, saumon
        222: bacalhau, bacalao, saltfish
        244: gamba, ebi, camaron, camarone, gambero
        255: moule, cozze
        256: vongole, almeja
        269: leche, lait
        270: crema, panna, nata
        271: queijo, fromage, queso, formaggio, kase, kasespatzle
        272: makhani, beurre
        411: huevo, tamago, oeuf, uovo
        425: papa, patata, aloo, dauphinois, batata, pomme de terre, kartoffel
        432: tomate, pomodoro
        433: imam, moussaka, badrijani
        436: champignon, funghi, fungus, seta
        441: elote, esquite, maiz
        443: mattar, matar
        460: ful
        469: aji
        513: palak, saag, spanakopita, florentine
        533: kohl, chou
        545: gobi
        568: cebolla, oignon
        572: aglio, ajillo, ajo
        738: apfel, pomme
        739: poire
        783: limone, citron
        785: naranja, arancia
        872: santiago, amande
        921: frijole, feijoada, fasolada, haricot
        922: mercimek, dal, misir, masoor
        923: chana, ceci
        983: arroz, riso, riz, risotto, biryani, pilaf, paella
        1036: spag
        1041: lasagna
        1064: kasespatzle
        1093: pan, brot, pain
        1458: cioccolata, cioccolato, chocolat, schokolade
        1461: cioccolata, chocolate
        1527: vin, vino
        """
}
