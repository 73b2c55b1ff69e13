/// Foods that are in other foods without being named: for leaving out and for diets only.
///
/// Each line: a food, then what is in it. It holds for what belongs to the food as well, so what is
/// said of bread is said of a baguette. `!` ends it for a food: rice flour has no gluten.
enum HiddenFoodTable {
    static let text = """
        worcestershire sauce: anchovy, gluten
        soy sauce: gluten, soy bean
        hoisin sauce: gluten, soy bean, sesame seed
        oyster sauce: oyster, gluten, soy bean
        teriyaki sauce: gluten, soy bean
        black bean sauce: gluten, soy bean
        okonomiyaki sauce: gluten, anchovy, soy bean
        fermented black bean: soy bean
        quorn: egg
        gochujang: gluten, soy bean
        chili bean paste: gluten, soy bean
        miso: soy bean, gluten
        brown sauce: gluten
        barbecue sauce: anchovy, mustard
        mayonnaise: egg, mustard
        aioli: egg
        hollandaise: egg, butter
        tartar sauce: egg, mustard
        caesar dressing: egg, anchovy, parmesan, mustard
        ranch dressing: egg, buttermilk, mustard
        salad dressing: mustard
        gherkin: mustard seed
        panch phoron: mustard seed
        old bay seasoning: mustard seed, celery seed
        meringue: egg
        pesto: parmesan, pine nut
        fish sauce: anchovy
        tapenade: anchovy
        crab stick: white fish
        shrimp paste: shrimp
        dashi: bonito flake
        bonito flake: tuna
        curry paste: shrimp, mustard seed
        kimchi: anchovy
        massaman paste: peanut
        dairy: milk
        soy: soy bean
        mustard: mustard seed
        gluten: wheat
        egg: egg white, egg yolk
        egg white: !egg yolk
        egg yolk: !egg white
        pasta: gluten
        egg pasta: egg
        fresh pasta: egg
        spaetzle: egg
        egg noodle: egg
        tagliatelle: egg
        gnocchi: egg
        noodle: gluten
        rice noodle: !gluten
        rice vermicelli: !gluten
        flat rice noodle: !gluten
        glass noodle: !gluten
        sweet potato noodle: !gluten
        bean thread noodle: !gluten
        mung bean noodle: !gluten
        shirataki noodle: !gluten
        chow mein noodle: egg
        bread: gluten
        burger bun: sesame seed
        corn tortilla: !gluten
        pastry: gluten
        puff pastry: butter
        choux: egg, butter
        rice paper: !gluten
        brioche: egg, butter
        croissant: butter
        challah: egg
        panettone: egg, butter
        naan bread: yogurt
        flour: gluten
        rice flour: !gluten
        glutinous rice flour: !gluten
        cornstarch: !gluten
        chickpea flour: !gluten
        buckwheat flour: !gluten
        tapioca flour: !gluten
        potato starch: !gluten
        almond flour: !gluten, almond
        coconut flour: !gluten
        masa harina: !gluten
        arrowroot: !gluten
        cassava flour: !gluten
        gluten free flour: !gluten
        semolina: gluten
        bulgur: gluten
        couscous: gluten
        barley: gluten
        wheat: gluten
        rye: gluten
        cracked rye: gluten
        spelt: gluten
        freekeh: gluten
        farro: gluten
        oat: gluten
        kamut: gluten
        seitan: gluten
        wheat germ: gluten
        cereal: gluten
        granola: almond, hazelnut
        muesli: almond, hazelnut
        sausage meat: gluten
        pork sausage: gluten
        beef sausage: gluten
        chicken sausage: gluten
        cumberland sausage: gluten
        black pudding: gluten
        haggis: gluten
        malted milk: gluten
        beer: gluten
        cracker: gluten
        rice cracker: !gluten
        biscuit crumb: gluten, butter
        ladyfinger: gluten, egg
        shrimp cracker: shrimp
        dumpling: gluten
        stock cube: gluten
        malt vinegar: gluten
        vinegar: !alcohol
        sourdough starter: gluten
        fish finger: gluten
        fish cake: gluten
        taramasalata: cod
        surimi: crab
        tempeh: soy bean
        textured vegetable protein: soy bean
        marzipan: almond
        frangipane: almond, egg, butter
        praline: hazelnut
        gianduja: hazelnut
        nougat: almond, egg
        amaretti: almond, egg, gluten
        amaretto: almond
        nutella: hazelnut, milk
        satay sauce: peanut
        peanut sauce: peanut
        milk chocolate: milk
        white chocolate: milk
        chocolate sprinkle: milk
        custard: milk, egg
        creme anglaise: milk, egg
        ice cream: milk, egg
        dulce de leche: milk
        caramel sauce: cream
        toffee: butter
        fudge: butter
        lemon curd: egg, butter
        bailey: cream
        garlic bread: butter
        mashed potato: milk
        tahini: sesame seed
        sesame paste: sesame seed
        sesame oil: sesame seed
        hummus: sesame seed
        dukkah: sesame seed, hazelnut, peanut
        zaatar: sesame seed
        togarashi: sesame seed
        mixed seed: sesame seed
        mixed nut: almond, hazelnut, walnut, cashew, peanut
        chopped nut: almond, hazelnut, walnut, cashew, peanut
        marshmallow: gelatin
        jelly sweets: gelatin
        suet: beef
        dripping: beef
        lard: pork
        schmaltz: chicken
        goose fat: goose
        duck fat: duck
        bacon fat: bacon
        gelatin: bone
        haggis: lamb
        pate: liver
        chili oil: chili
        sriracha: chili
        harissa: chili
        kimchi: chili
        curry powder: chili, mustard seed
        stock: celery
        dashi: !celery
        celeriac: celery
        celery seed: celery
        beef stock: beef
        bone broth: beef
        veal stock: veal
        chicken stock: chicken
        turkey stock: turkey
        lamb stock: lamb
        ham stock: ham
        fish stock: white fish
        wine: sulfite
        sherry: sulfite
        marsala: sulfite
        port: sulfite
        madeira: sulfite
        vermouth: sulfite
        cider: sulfite
        beer: sulfite
        wine vinegar: sulfite
        cider vinegar: sulfite
        sherry vinegar: sulfite
        balsamic: sulfite
        dried fruit: sulfite
        maraschino cherry: sulfite
        desiccated coconut: sulfite
        parmesan: rennet
        grana padano: rennet
        pecorino: rennet
        gruyere: rennet
        manchego: rennet
        emmental: rennet
        provolone: rennet
        camembert: rennet
        brie: rennet
        kefalotyri: rennet
        raclette: rennet
        roquefort: rennet
        gorgonzola: rennet
        blue cheese: rennet
        taleggio: rennet
        fontina: rennet
        comte: rennet
        asiago: rennet
        """
}
