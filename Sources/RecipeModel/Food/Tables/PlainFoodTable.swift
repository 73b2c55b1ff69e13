/// What the plain names of foods mean for a cook who has them in the house, as text that a person can
/// add to.
///
/// A test holds every name to one that the tables of foods have.
enum PlainFoodTable {
    /// Foods that are the same under other names: what has a line covers its others, and they cover it.
    static let otherNames = """
        cheese: grated cheese, cheese slice
        butter: melted butter
        egg: whole egg, beaten egg, free range egg
        ginger: root ginger, fresh ginger
        yogurt: plain yogurt
        lemon: unwaxed lemon
        coriander: coriander leaf
        mint: mint leaf
        thyme: thyme leaf
        cumin: ground cumin
        turmeric: ground turmeric
        nutmeg: ground nutmeg
        allspice: ground allspice
        clove: whole clove
        pea: green pea, garden pea, frozen pea
        corn: sweet corn
        black pepper: black peppercorn
        cashew: cashew nut
        pecan: pecan nut
        feta: feta cheese
        udon: udon noodle
        soba: soba noodle
        cucumber: lebanese cucumber
        """

    /// The kinds that are meant where only the plain name is said; any of the others is a kind that a
    /// cook who has the plain food may not have.
    static let plainNames = """
        salt: sea salt, kosher salt, table salt, coarse salt, rock salt, coarse sea salt
        oil: vegetable oil, sunflower oil, olive oil, rapeseed oil, corn oil, grapeseed oil
        vinegar: white vinegar
        milk: whole milk, semi skim milk, skim milk, low fat milk
        butter: unsalted butter, salted butter
        sugar: caster sugar, granulated sugar, white sugar
        flour: plain flour, wheat flour
        rice: long grain rice
        onion: brown onion, yellow onion, white onion, spanish onion
        tomato: vine tomato, whole tomato
        potato: floury potato, waxy potato
        parsley: flat leaf parsley, curly parsley
        oregano: dried oregano
        chili: red chili, green chili
        cinnamon: ground cinnamon
        paprika: sweet paprika
        caraway: caraway seed
        chickpea: canned chickpea
        tuna: canned tuna
        bread: white bread, bread slice
        spinach: leaf spinach
        mushroom: white mushroom, button mushroom
        soy sauce: light soy sauce
        shrimp: king shrimp
        """

    /// Parts that whoever has the food has too: cloves of garlic, yolks of eggs.
    static let parts = """
        clove yolk white stalk stick floret bulb wedge slice piece chunk head half strip quarter spear
        segment sprig bunch leaf frond kernel cube round ring ball block log heart cob
        """

    /// Parts of a whole bird.
    static let partsOfPoultry = "breast thigh leg wing drumstick carcass"
}
