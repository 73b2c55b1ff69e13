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
}
