extension KnownFoods {
    /// Names in which a word would mean something else by itself: a cuisine, a course, a number, a
    /// container, a meal, or a word that commands and talk use.
    static let wholeNames = """
        american cheese, american mustard, american pancake, angel food cake, ants on a log
        bacon and egg pie, bacon and eggs, baked alaska, bangers and mash, beans on toast
        beer can chicken, belgian chocolate, belgian endive, belgian waffle, biscuits and gravy
        black and white cookie, boston baked beans, bread and butter pickles
        bread and butter pudding, breakfast burrito, breakfast cereal, breakfast muffin
        breakfast tea, brussels sprout, bubble and squeak, canadian bacon, cheese and crackers
        cheese and onion pie, chicken and dumplings, chicken and waffles, chicken in a basket
        chinese broccoli, chinese cabbage, chinese five spice, chinese leaf, chips and dip
        chips and gravy, chips and salsa, cookies and cream, corn on the cob, cornish pasty
        cream of asparagus soup, cream of celery soup, cream of chicken soup
        cream of mushroom soup, cream of tartar, cuban sandwich, cup cake, cup noodles
        danish blue, danish pastry, dessert apple, dessert wine, devil's food cake, dinner roll
        double cream, double gloucester, drop biscuit, drop scone, dutch baby, dutch pancake
        egg and chips, egg and soldiers, egg in a hole, eggs in a basket, eggs in purgatory
        eggs on toast, eight treasure rice, english breakfast, english breakfast tea
        english muffin, english mustard, everything bagel, everything bagel seasoning
        fairy food, five bean salad, five spice, flourless chocolate cake, food colouring
        four bean salad, four cheese pizza, franks and beans, french bean, french beans
        french bread, french dressing, french mustard, french onion dip, french stick
        full english, german chocolate cake, german potato salad, gin and tonic, glass noodles
        good king henry, greek yoghurt, green tea, half and half, half fat creme fraiche
        ham and cheese toastie, ham and eggs, ham and pea soup, hawaiian pizza, hearts of palm
        hole in one, hot pot, hundreds and thousands, indian tonic, instant noodles
        irish soda bread, italian dressing, italian parsley, italian sausage, italian seasoning
        italian wedding soup, jamaican patty, japanese mayonnaise, korean chilli paste
        korean fried chicken, lebanese bread, leek and potato soup, liver and onions, lunch meat
        mexican rice, milk and cookies, million dollar pie, mince and tatties, minute rice
        minute steak, minute noodles, mixed bean salad, mongolian beef, neeps and tatties
        new potatoes, new york cheesecake, nice biscuit, no-churn, no-churn ice cream, no-knead
        no-knead bread, one egg cake, one pan, one pot, open pie, overnight oats
        oil and vinegar, pea and ham soup, peaches and cream, persian cucumber, pie and chips
        pie and mash, polish sausage, pork and beans, pork and leek sausage, portuguese tart
        pot noodle, pound cake, pull apart bread, quarter pounder, quick bread, quick oats
        quick pickles, red beans and rice, rice and peas, rum and coke
        russian dressing, russian salad, salt and vinegar, sausage and chips, sausage and mash
        sausage and egg mcmuffin, save all, self raising flour, seven layer dip
        seven layer salad, seven spice, seven up cake, shrimp and grits, side bacon
        singapore noodles, single cream, snack bar, sourdough starter, spaghetti and meatballs
        spanish onion, spanish rice, steak and ale pie, steak and chips, steak and eggs
        strawberries and cream, sweet and sour, swiss chard, swiss cheese, swiss steak
        tea bread, tea cake, tea egg, tea loaf, tex-mex rice, thai basil, thai chilli
        thai curry paste, thousand island, thousand island dressing, three bean salad
        three cheese pasta, three milk cake, toad in the hole, triple sec, tv dinner
        two ingredient dough, turkish bread, turkish delight, two minute noodles
        upside down cake, vegan butter, vegan cheese, vegan mayonnaise, vegetarian haggis
        vegetarian sausage, veggie burger, vietnamese coriander, vietnamese mint, welsh rabbit
        chicken chop, cold brew, cold cuts, cold noodles, double chocolate, double chocolate cookie
        fish in a bag, garlic knots, kitchen sink cookie, lady finger, love apple, pot au feu
        half moon cookie, haunch of venison, hen of the woods, chicken of the woods, triple chocolate
        black eyed peas, black-eyed peas, star anise, sea bream, free range eggs, free-range eggs
        oven chips, deep dish pizza, free range chicken, free range, vanilla slice, custard slice
        baby back ribs, tiger prawn, mole poblano, thick cut bacon, sweet and sour pork
        vine leaf, grape leaf, fig leaf, betel leaf, drumstick leaf, bottle gourd, breakfast radish
        twice baked potato, open sandwich, open faced sandwich, tray bake, dutch oven bread
        spanish tortilla, swiss meringue, italian meringue, french meringue, vienna sausage, bath bun
        long life milk, burnt ends, scrag end, morning glory, party ring, easter egg, home fries
        dan dan noodles, tom yum, tom kha, pad see ew, pav bhaji, chow fun, doro wat, pan haggerty
        dump cake, fridge cake, german pancake, canele
        """
}
