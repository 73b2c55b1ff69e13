extension FoodIdentity {
    /// Words that make another food of the one before them: what is made of it, or only named so.
    static let carrierTable = """
        stock broth bouillon gravy soup sauce ketchup relish chutney pickle jam jelly curd spread
        flour starch oil vinegar powder paste puree juice syrup cordial extract essence liqueur
        wine ale beer cider milk cream butter bread cake biscuit cookie cracker chip crisp seed
        noodle pasta pizza pie pastry sausage dressing seasoning granule chocolate candy sweets tea
        coffee wrapper paper bacon ham
        """

    /// Each line: a food, then `<` words before it, `>` words after it that make it another food,
    /// and `=` what is made of it in a moment.
    static let ruleTable = """
        milk < coconut almond oat soy rice cashew hazelnut condensed evaporated butter goat sheep dried powdered malted > chocolate
        cream < coconut ice sour cocoa oat soy > tartar cheese cracker
        butter < peanut almond cashew nut apple cocoa shea pumpkin seed garlic herb > bean squash lettuce nut
        cheese < cream cottage vegan
        yogurt < soy coconut oat frozen
        egg < chocolate scotch quail duck goose > noodle plant
        oil < sesame chili truffle walnut hazelnut coconut pumpkin flaxseed argan avocado fish cod garlic mustard
        pepper < bell red green yellow orange chili cayenne jalapeno sweet hot banana romano sichuan szechuan roasted jarred piquillo > jack flake sauce
        salt < garlic celery onion black > cod beef pork
        water < coconut rose orange blossom flower soda tonic > chestnut melon cress biscuit
        sugar < icing palm coconut jam preserving pearl vanilla rock > snap pea cane
        flour < rice almond coconut corn chickpea gram tapioca buckwheat potato cassava rye spelt oat self wholemeal bread cake pastry strong 00 free glutinous masa quinoa millet soy lupin barley
        rice < cauliflower wild glutinous pudding sushi risotto arborio paella bomba puffed > paper krispies pudding bran
        potato < sweet
        onion < spring pickled fried > ring soup
        bean < vanilla coffee cocoa green runner french jelly fava > sprout
        pea < split chick snow black sweet
        tomato < sun
        lemon > grass = juice zest
        lime > leaf = juice zest
        orange > blossom flower = juice zest
        grapefruit = juice
        ginger > nut ale
        garlic > bread
        apple < pine > brandy
        vanilla = extract essence paste bean
        sesame = seed
        cocoa = powder
        gelatin = powder
        curry = powder paste
        mustard < = powder seed
        coconut > sugar water
        chicken > liver nugget
        corn > dog
        mint > choc
        bread = crumb
        wine < rice > gum
        vinegar < balsamic rice black sherry champagne coconut
        yeast < nutritional > extract
        paprika < smoked
        coriander < ground
        soy sauce < sweet
        chocolate < white
        stock = cube powder
        bouillon = cube powder
        biscuit = crumb
        coffee = powder
        """

    /// Each line: a food that a recipe names plainly, then foods of its family that the plain name
    /// doesn't mean, with all of theirs: who has masa harina has no flour.
    static let apartTable = """
        flour: cornstarch, tapioca flour, potato starch, masa harina, semolina, arrowroot
        sugar: palm sugar, piloncillo
        vinegar: rice vinegar, balsamic
        rice: arborio, carnaroli, paella rice, glutinous rice
        cream: creme fraiche, creme anglaise, sour cream, clotted cream, smetana, crema
        cheese: soft cheese, blue cheese, goat cheese, sheep cheese, paneer, halloumi
        cheese: queso fresco, cheese curd, cheese spread
        bread: naan bread, flatbread, chapati, tortilla, brioche, croissant, cornbread, pita, bagel
        bread: panettone, crumpet, english muffin, burger bun, hot dog bun, paratha, pretzel
        bread: breadstick, lavash, garlic bread, challah, bread dough, crouton, breadcrumb
        pasta: lasagna sheet, ravioli, tortellini, tortelloni, agnolotti, gnocchi, cannelloni
        pasta: manicotti, spaetzle
        chocolate: cocoa, cacao, chocolate sprinkle, chocolate sauce, drinking chocolate
        stock: dashi, fish stock
        bean: edamame, green bean, soy bean, baked bean, refried bean, adzuki bean
        oil: sesame oil, toasted sesame oil, chili oil, truffle oil, mustard oil, garlic oil
        oil: hazelnut oil, walnut oil, flaxseed oil, coconut oil
        milk: goat milk, sheep milk
        yogurt: fruit yogurt
        butter: garlic butter, herb butter
        egg: egg white, egg yolk
        sugar: icing sugar, jam sugar, vanilla sugar, rock sugar, pearl sugar
        garlic: black garlic, garlic puree
        onion: pickled onion, crispy onion, caramelized onion
        ginger: pickled ginger, stem ginger
        tomato: sun dried tomato, tomato puree, passata, green tomato
        pumpkin: pumpkin puree
        corn: popcorn, hominy
        coconut: coconut milk, coconut cream, coconut water, creamed coconut
        lemon: preserved lemon
        cherry: maraschino cherry
        mushroom: truffle
        beef: corned beef, pastrami
        cod: salt cod
        haddock: smoked haddock
        salmon: smoked salmon, gravlax, canned salmon
        mackerel: smoked mackerel
        trout: smoked trout
        herring: pickled herring
        shrimp: dried shrimp
        crab: crab stick
        squid: squid ink
        """
}
