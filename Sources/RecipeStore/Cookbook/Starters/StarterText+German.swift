extension StarterText {
    /// Dishes of the German, Austrian, Polish, Hungarian and Swedish kitchens.
    static let german = """
        # Wiener schnitzel
        cuisine: austrian
        categories: main
        servings: 4
        prep: 25
        cook: 15
        - 4 | veal escalopes | about 150 g each
        - 80 g | plain flour
        - 2 | eggs
        - 2 tbsp | milk
        - 150 g | fine breadcrumbs
        - 300 ml | sunflower oil
        - 1 | lemon | in wedges
        - 1 tsp | salt
        > Beat the veal escalopes between two sheets of film to a thickness of 4 mm and sprinkle both sides with the salt.
        > Put the flour in one dish, the eggs beaten with the milk in a second and the breadcrumbs in a third. Turn the meat in each in this order; do not press the crumbs on.
        > Heat the oil 1 cm deep in a wide pan to 170 °C. Fry the escalopes one or two at a time for 2 minutes a side, swirling the pan so that hot oil washes over them, until puffed and golden.
        > Drain on kitchen paper and serve at once with the lemon.

        # Käsespätzle
        cuisine: german
        categories: main
        servings: 4
        prep: 25
        cook: 40
        rest: 20
        - 400 g | plain flour
        - 5 | eggs
        - 150 ml | water
        - 2 tsp | salt
        - 60 g | butter
        - 3 | onions | in thin rings
        - 250 g | emmental cheese | grated
        - 10 g | chives | snipped
        - | black pepper
        > Beat the flour with the eggs, water and half the salt for 5 minutes to a tough batter that throws bubbles. Leave for 20 minutes.
        > Melt the butter and fry the onions over medium heat for 20 minutes until brown and sweet.
        > Heat the oven to 180 °C. Boil a large pot of water with the rest of the salt and press the batter into it through a coarse grater or spätzle press, in four lots. Lift out each lot as soon as it floats.
        > Layer the noodles with the emmental cheese and some pepper in a dish and bake for 8 minutes until it melts in strings.
        > Top with the onions and the chives.

        # Swabian potato salad
        cuisine: german
        categories: salad, side, vegetarian, vegan
        servings: 6
        prep: 20
        cook: 25
        rest: 60
        - 1.2 kg | waxy potatoes
        - 1 | onion | very finely chopped
        - 250 ml | vegetable stock | hot
        - 4 tbsp | white wine vinegar
        - 1 tbsp | German mustard
        - 5 tbsp | sunflower oil
        - 10 g | chives | snipped
        - 1 tsp | salt
        > Boil the potatoes in their skins for 25 minutes until just tender. Peel them while still hot and cut into thin slices.
        > Mix the hot stock with the onion, vinegar, mustard and salt and pour it over the warm potatoes. Turn them with care and leave for 60 minutes.
        > Fold in the oil, which binds the liquid to a light cream, taste for salt and vinegar and strew with the chives.

        # Beef rouladen
        cuisine: german
        categories: main
        servings: 4
        prep: 30
        cook: 125
        - 4 slices | beef topside | large and thin
        - 2 tbsp | German mustard
        - 8 slices | smoked bacon
        - 2 | onions | thinly sliced
        - 4 | gherkins | in strips
        - 2 tbsp | sunflower oil
        - 2 | carrots | diced
        - 1 tbsp | tomato purée
        - 200 ml | red wine
        - 500 ml | beef stock
        - 1 tbsp | cornflour
        - 1 tsp | salt
        > Spread the beef topside with the mustard, salt it and cover with the bacon, half the onions and the gherkins. Roll up tightly and fasten with string.
        > Brown the rolls in the oil in a casserole for 10 minutes and take them out. Fry the carrots and the other onions for 8 minutes, then stir in the tomato purée.
        > Pour in the wine, boil for 3 minutes and add the stock. Return the rolls, cover and simmer for 95 minutes until very tender.
        > Lift out the rolls and pass the sauce through a sieve. Stir the cornflour into a little cold water, whisk it in and boil for 2 minutes. Serve over the rolls.

        # Reibekuchen
        cuisine: german
        categories: main, snack, vegetarian
        servings: 4
        yield: 12 potato pancakes
        prep: 20
        cook: 25
        - 1 kg | waxy potatoes | peeled
        - 1 | onion
        - 2 | eggs
        - 3 tbsp | plain flour
        - 1 tsp | salt
        - 150 ml | sunflower oil
        - 300 g | apple sauce
        > Grate the potatoes and the onion finely, tip them into a cloth over a bowl and wring out well. Let the juice stand for 5 minutes, pour it off and keep the white starch at the bottom.
        > Mix the potatoes, onion and starch with the eggs, flour and salt.
        > Heat some of the oil in a wide pan. Drop in large spoonfuls, press them flat and fry over medium heat for 3 to 4 minutes a side, until brown and crisp. Fry the rest in fresh oil in the same way.
        > Drain on kitchen paper and serve at once with the apple sauce.

        # Braised red cabbage with apple
        cuisine: german
        categories: side, vegetarian, vegan
        servings: 6
        prep: 15
        cook: 75
        - 3 tbsp | sunflower oil
        - 2 | onions | sliced
        - 1 kg | red cabbage | finely shredded
        - 2 | apples | tart, grated
        - 4 tbsp | red wine vinegar
        - 2 tbsp | sugar
        - 250 ml | water
        - 4 | whole cloves
        - 1 | bay leaf
        - 1.5 tsp | salt
        > Heat the oil in a heavy pot and soften the onions for 6 minutes. Stir in the sugar and let it melt.
        > Add the cabbage, apples, vinegar and salt and turn them over until glossy.
        > Pour in the water, add the cloves and the bay leaf, cover and simmer gently for 65 minutes, stirring now and then, until soft and shining. Add a little water if it begins to catch.
        > Take out the leaf and the cloves and taste for sugar and vinegar.

        # Hungarian goulash
        cuisine: hungarian
        categories: main, soup
        servings: 6
        prep: 20
        cook: 150
        - 3 tbsp | lard
        - 3 | onions | chopped
        - 3 cloves | garlic | crushed
        - 3 tbsp | sweet paprika
        - 1 tsp | caraway seeds
        - 1 kg | beef shin | in 3 cm cubes
        - 2 | tomatoes | chopped
        - 2 | green peppers | in strips
        - 1.2 l | water
        - 600 g | potatoes | in cubes
        - 2 tsp | salt
        > Melt the lard in a heavy pot and cook the onions for 12 minutes until golden. Stir in the garlic and caraway seeds for 1 minute.
        > Take the pot off the heat, stir in the paprika, then the beef shin and the salt, so that the paprika does not burn. Return it to low heat, cover and stew in its own juice for 30 minutes.
        > Add the tomatoes, peppers and water and simmer, covered, for 75 minutes.
        > Add the potatoes and simmer for 25 minutes more, until beef and potatoes are tender.

        # Lecsó
        cuisine: hungarian
        categories: main, vegetarian, vegan
        servings: 4
        prep: 15
        cook: 40
        - 3 tbsp | sunflower oil
        - 2 | onions | sliced
        - 2 cloves | garlic | crushed
        - 1 tbsp | sweet paprika
        - 1 kg | yellow peppers | in strips
        - 600 g | tomatoes | ripe, peeled and chopped
        - 1 tsp | salt
        > Heat the oil in a wide pot and cook the onions gently for 10 minutes. Stir in the garlic, and off the heat the paprika.
        > Add the peppers and salt and cook for 10 minutes, stirring, until they begin to soften.
        > Add the tomatoes and simmer, uncovered, for 18 minutes, until thick. Serve with bread or rice.
        ! Pale green Hungarian peppers are the usual ones where they can be had.

        # Lángos
        cuisine: hungarian
        categories: snack, bread, vegetarian
        servings: 6
        yield: 6 breads
        prep: 30
        cook: 20
        rest: 75
        - 500 g | plain flour
        - 7 g | dried yeast
        - 150 ml | milk | lukewarm
        - 180 ml | water | lukewarm
        - 1.5 tsp | salt
        - 1 l | sunflower oil | for frying
        - 3 cloves | garlic | crushed
        - 200 g | soured cream
        - 200 g | cheddar cheese | mild, grated
        > Mix the flour, yeast and salt with the milk and all but 2 tablespoons of the water and knead for 8 minutes to a soft dough. Cover and let rise for 60 minutes.
        > Divide into six balls and rest for 15 minutes. Stir the garlic into the spare water.
        > Heat the oil 4 cm deep to 180 °C. With oiled hands pull each ball into a disc of 18 cm, thinner in the middle, and fry for 90 seconds a side until golden.
        > Drain, brush at once with the garlic water, spread with the soured cream and strew with the cheese.

        # Liptauer
        cuisine: austrian
        categories: snack, starter, vegetarian
        servings: 6
        prep: 15
        rest: 60
        - 100 g | butter | soft
        - 250 g | curd cheese | full-fat
        - 1 clove | garlic | crushed
        - 1 | onion | small, very finely chopped
        - 2 tsp | sweet paprika
        - 1 tsp | ground caraway
        - 1 tsp | German mustard
        - 1 tbsp | capers | chopped
        - 10 g | chives | snipped
        - 1/2 tsp | salt
        > Beat the butter until pale and fluffy, then beat in the curd cheese a spoonful at a time.
        > Stir in the garlic, onion, paprika, caraway, mustard, capers and salt.
        > Cover and chill for 60 minutes. Strew with the chives and serve with dark bread and radishes.

        # Pierogi ruskie
        cuisine: polish
        categories: main, vegetarian
        servings: 4
        yield: 40 dumplings
        prep: 75
        cook: 40
        rest: 30
        - 400 g | plain flour
        - 200 ml | water | hot
        - 1 tbsp | sunflower oil
        - 500 g | floury potatoes | peeled, in chunks
        - 250 g | curd cheese | crumbled
        - 3 | onions | finely chopped
        - 80 g | butter
        - 2 tsp | salt
        - | black pepper
        > Stir the flour and a quarter of the salt with the hot water and the oil, knead for 6 minutes until smooth, cover and rest for 30 minutes.
        > Boil the potatoes for 18 minutes, drain and mash. Meanwhile fry the onions in the butter for 15 minutes until golden. Mix half of them into the mash with the curd cheese, half of the remaining salt and plenty of pepper.
        > Roll the dough 2 mm thick and cut out 40 rounds of 7 cm. Put a teaspoon of filling on each, fold over and pinch shut.
        > Boil the dumplings in water with the last of the salt, a dozen at a time, for 3 minutes after they float. Toss them with the other half of the onions and serve.

        # Bigos
        cuisine: polish
        categories: main
        servings: 6
        prep: 25
        cook: 150
        - 20 g | dried mushrooms
        - 2 tbsp | lard
        - 500 g | pork shoulder | in 3 cm cubes
        - 150 g | smoked bacon | diced
        - 2 | onions | chopped
        - 400 g | white cabbage | shredded
        - 800 g | sauerkraut | rinsed and squeezed
        - 250 g | smoked sausage | sliced
        - 100 g | prunes | halved
        - 200 ml | red wine
        - 1 tbsp | tomato purée
        - 2 | bay leaves
        - 1 tsp | salt
        > Soak the mushrooms in 300 ml of hot water for 20 minutes.
        > Brown the pork shoulder in the lard in a large pot, about 10 minutes. Add the bacon and the onions and fry for 10 minutes.
        > Add the white cabbage, sauerkraut, the mushrooms with their liquid, wine, tomato purée, bay leaves and salt, and bring to a simmer.
        > Cover and cook gently for 90 minutes, stirring now and then and adding water if it looks dry.
        > Stir in the sausage and prunes and simmer, uncovered, for 30 minutes, until dark and thick.
        ! Reheated on the next day and the day after it becomes better each time.

        # Swedish meatballs
        cuisine: swedish
        categories: main
        servings: 4
        yield: 32 meatballs
        prep: 30
        cook: 30
        - 60 g | breadcrumbs
        - 150 ml | milk
        - 1 | onion | grated
        - 300 g | minced beef
        - 200 g | minced pork
        - 1 | egg
        - 1/2 tsp | ground allspice
        - 1.5 tsp | salt
        - 50 g | butter
        - 2 tbsp | plain flour
        - 400 ml | beef stock
        - 100 ml | double cream
        > Soak the breadcrumbs in the milk for 10 minutes. Mix in the onion, beef, pork, egg, allspice and salt and roll into 32 small balls with wet hands.
        > Fry the balls in the butter in two batches for 8 minutes each, rolling them about, until brown and cooked through. Set them aside.
        > Stir the flour into the fat in the pan for 1 minute. Whisk in the stock, simmer for 5 minutes and add the cream.
        > Return the balls to the sauce, warm for 4 minutes and serve with potatoes and lingonberry jam.

        # Gravlax
        cuisine: swedish
        categories: starter, preserve
        servings: 8
        prep: 20
        rest: 2880
        - 800 g | salmon fillet | skin on, frozen beforehand and thawed
        - 60 g | coarse salt
        - 60 g | sugar
        - 1 tbsp | white peppercorns | crushed
        - 60 g | dill | chopped
        - 2 tbsp | Swedish mustard
        - 1 tbsp | white wine vinegar
        - 100 ml | sunflower oil
        > Mix the salt with all but 1 tablespoon of the sugar and the peppercorns. Cut the fillet in two, rub the mixture over the flesh and cover with two thirds of the dill.
        > Lay one half on the other, flesh to flesh, in a dish. Cover, set a weight on top and cure in the fridge for 48 hours, turning every 12 hours.
        > Stir the mustard, vinegar and the spare tablespoon of sugar, beat in the oil by drops and add the rest of the dill.
        > Scrape the cure off the fish, pat it dry and cut thin slices away from the skin. Serve with the sauce.
        ! The fish is eaten raw, so use salmon frozen for at least 24 hours at -20 °C.
        """
}
