extension FoodIdentity {
    /// Words that make another food of the one before them: what is made of it, or only named so.
    static let carrierTable = """
        stock broth bouillon gravy soup sauce ketchup relish chutney pickle jam jelly curd spread
        flour starch oil vinegar powder paste puree juice syrup cordial extract essence liqueur
        wine ale beer cider milk cream butter bread cake biscuit cookie cracker chip crisp seed
        noodle pasta pizza pie pastry sausage dressing seasoning granule chocolate candy sweet tea
        coffee wrapper paper bacon ham
        """

    /// Each line: a food, then `<` words before it, `>` words after it that make it another food,
    /// and `=` what is made of it in a moment.
    static let ruleTable = """
        milk < coconut almond oat soy rice cashew hazelnut condensed evaporated butter > chocolate
        cream < coconut ice sour cocoa oat soy > tartar cheese cracker
        butter < peanut almond cashew nut apple cocoa shea pumpkin seed > bean squash lettuce nut
        cheese < cream cottage vegan
        yogurt < soy coconut oat
        egg < chocolate scotch > noodle plant
        oil < sesame chili truffle walnut fish garlic mustard
        pepper < bell red green yellow orange chili cayenne jalapeno sweet hot banana romano sichuan szechuan roasted jarred piquillo > jack flake sauce
        salt < garlic celery onion > cod beef pork
        water < coconut rose orange blossom flower soda tonic > chestnut melon cress biscuit
        sugar < icing palm > snap pea cane
        flour < rice almond coconut corn chickpea gram tapioca buckwheat potato cassava
        rice < cauliflower > paper krispies pudding bran
        potato < sweet
        onion < spring pickled fried > ring soup
        bean < vanilla coffee cocoa green runner french jelly broad > sprout
        pea < split chick snow black sweet
        tomato < sun > = juice
        lemon > grass = juice zest
        lime > leaf = juice zest
        orange > blossom flower = juice zest
        grapefruit = juice
        ginger > nut ale
        garlic > bread = paste puree
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
        vinegar < balsamic
        chocolate < white
        stock = cube powder
        bouillon = cube powder
        biscuit = crumb
        coffee = powder
        """
}
