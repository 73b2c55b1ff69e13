/// Foods that are in other foods without being named: for leaving out and for diets only.
///
/// Each line: a food, then what is in it. It holds for what belongs to the food as well, so what is
/// said of bread is said of a baguette. `!` ends it for a food: rice flour has no gluten.
enum HiddenFoodTable {
    static let text = """
        worcestershire sauce: anchovy, gluten
        soy sauce: gluten, soy bean
        hoisin sauce: gluten, soy bean
        oyster sauce: oyster, gluten
        teriyaki sauce: gluten, soy bean
        black bean sauce: gluten, soy bean
        okonomiyaki sauce: gluten, anchovy
        gochujang: gluten, soy bean
        chili bean paste: gluten, soy bean
        miso: soy bean, gluten
        brown sauce: gluten
        barbecue sauce: anchovy
        mayonnaise: egg
        aioli: egg
        hollandaise: egg, butter
        tartar sauce: egg
        caesar dressing: egg, anchovy, parmesan
        ranch dressing: egg, buttermilk
        meringue: egg
        pesto: parmesan, pine nut
        fish sauce: anchovy
        shrimp paste: shrimp
        dashi: bonito flake
        bonito flake: tuna
        curry paste: shrimp
        kimchi: anchovy
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
        corn tortilla: !gluten
        pastry: gluten
        puff pastry: butter
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
        seitan: gluten
        wheat germ: gluten
        cereal: gluten
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
        amaretti: almond, egg
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
        dukkah: sesame seed, hazelnut
        zaatar: sesame seed
        marshmallow: gelatin
        jelly sweet: gelatin
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
        curry powder: chili
        beef stock: beef
        bone broth: beef
        veal stock: veal
        chicken stock: chicken
        turkey stock: turkey
        lamb stock: lamb
        ham stock: ham
        fish stock: white fish
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
