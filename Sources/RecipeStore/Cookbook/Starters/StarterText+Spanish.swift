extension StarterText {
    /// Dishes of the Spanish and Portuguese kitchens.
    static let spanish = """
        # Tortilla española
        cuisine: spanish
        categories: main, snack, vegetarian
        servings: 4
        prep: 20
        cook: 40
        - 700 g | waxy potatoes | peeled and thinly sliced
        - 1 | onion | thinly sliced
        - 250 ml | olive oil
        - 6 | eggs
        - 1 tsp | salt
        > Heat the oil in a 24 cm frying pan over medium-low heat. Add the potatoes, onion and half the salt and cook gently for 25 minutes, turning now and then, until soft but hardly coloured.
        > Drain the potatoes and onion in a sieve over a bowl and keep the oil for another day.
        > Beat the eggs with the rest of the salt, stir in the potatoes and onion and leave for 5 minutes.
        > Heat 1 tablespoon of the saved oil in the pan, pour in the mixture and cook over low heat for 6 minutes until the edge is firm. Cover with a plate, turn it over and slide it back into the pan.
        > Cook for 5 minutes more, until set through, and serve warm or cold in wedges.

        # Gazpacho
        cuisine: spanish
        categories: soup, starter, vegetarian, vegan
        servings: 4
        prep: 20
        rest: 120
        - 1 kg | tomatoes | ripe, quartered
        - 1 | cucumber | peeled
        - 1 | green pepper | seeded
        - 1 clove | garlic
        - 60 g | white bread | stale
        - 80 ml | olive oil
        - 2 tbsp | sherry vinegar
        - 1.5 tsp | salt
        > Tear the bread into a large bowl. Cut up the cucumber and pepper roughly, add them with the tomatoes, garlic and salt, and leave for 20 minutes so that the juices soak the bread.
        > Blend everything with the vinegar to a very smooth soup, then pour in the oil in a thin stream with the blender running.
        > Press through a sieve if you like it silky, and thin with a little cold water if needed.
        > Chill for at least 100 minutes. Taste for salt and vinegar and serve cold.

        # Chicken and prawn paella
        cuisine: spanish
        categories: main
        servings: 4
        prep: 25
        cook: 50
        - 4 tbsp | olive oil
        - 500 g | boneless chicken thighs | in chunks
        - 1 | red pepper | in strips
        - 1 | onion | finely chopped
        - 3 cloves | garlic | crushed
        - 2 | tomatoes | ripe, grated
        - 1 tsp | smoked paprika
        - 1 pinch | saffron
        - 300 g | paella rice
        - 1 l | chicken stock | hot
        - 100 g | green beans | in short lengths
        - 250 g | prawns | raw
        - 1 | lemon | in wedges
        - 1 tsp | salt
        > Heat the oil in a wide shallow pan of about 34 cm. Salt the chicken thighs and brown them for 10 minutes, then push them to the edge.
        > Cook the onion and red pepper in the middle for 8 minutes. Add the garlic, paprika and tomatoes and fry for 5 minutes until dark and jammy.
        > Stir the saffron into the stock and pour it in with the green beans. When it boils, scatter in the rice evenly; from now on do not stir.
        > Cook over high heat for 8 minutes, then over low heat for 6 minutes. Lay the prawns on top and cook for 5 minutes more, until they are pink through and the rice has drunk the stock.
        > Cover with a cloth for 5 minutes and serve from the pan with the lemon.

        # Patatas bravas
        cuisine: spanish
        categories: snack, side, vegetarian, vegan
        servings: 4
        prep: 15
        cook: 45
        - 1 kg | potatoes | in 3 cm chunks
        - 5 tbsp | olive oil
        - 1 | onion | finely chopped
        - 2 cloves | garlic | crushed
        - 2 tsp | smoked paprika
        - 1/2 tsp | cayenne pepper
        - 400 g | tinned tomatoes
        - 1 tbsp | sherry vinegar
        - 1 tsp | salt
        > Heat the oven to 220 °C. Toss the potatoes with 3 tablespoons of the oil and half the salt on a large tray and roast for 45 minutes, turning twice, until crisp.
        > Meanwhile soften the onion in the rest of the oil for 8 minutes. Stir in the garlic, paprika and cayenne pepper for 1 minute.
        > Add the tomatoes and the other half of the salt, simmer for 15 minutes, stir in the vinegar and blend smooth.
        > Pile the potatoes on a plate and spoon the hot sauce over them.

        # Pan con tomate
        cuisine: spanish
        categories: breakfast, snack, vegetarian, vegan
        servings: 2
        prep: 8
        cook: 4
        - 4 slices | rustic bread
        - 2 | tomatoes | very ripe
        - 1 clove | garlic | halved
        - 2 tbsp | olive oil
        - 1 pinch | flaky salt
        > Toast the bread on both sides until crisp, about 4 minutes.
        > Halve the tomatoes and grate the cut sides on a coarse grater until only the skin is left in your hand.
        > Rub the toast with the garlic, spread the tomatoes over it, pour on the oil, sprinkle with the salt and eat while the bread is still crisp.

        # Gambas al ajillo
        cuisine: spanish
        categories: starter
        servings: 4
        prep: 15
        cook: 6
        - 500 g | prawns | raw, peeled
        - 6 cloves | garlic | thinly sliced
        - 120 ml | olive oil
        - 1 | dried red chilli | broken in two
        - 2 tbsp | dry sherry
        - 10 g | parsley | chopped
        - 1/2 tsp | salt
        > Pat the prawns dry and sprinkle them with the salt.
        > Warm the oil with the garlic and the chilli in a frying pan over medium heat for 3 minutes, until the garlic begins to turn gold.
        > Turn up the heat, add the prawns and cook for 1 minute on each side. Pour in the sherry and let it sizzle for 1 minute, until the prawns are pink right through.
        > Scatter the parsley over and bring the pan to the table with bread for the oil.

        # Albóndigas
        cuisine: spanish
        categories: main, snack
        servings: 4
        yield: 24 meatballs
        prep: 30
        cook: 45
        group: For the meatballs
        - 250 g | minced beef
        - 250 g | minced pork
        - 50 g | breadcrumbs
        - 4 tbsp | milk
        - 1 | egg
        - 2 cloves | garlic | crushed
        - 1 tsp | salt
        group: For the sauce
        - 3 tbsp | olive oil
        - 1 | onion | finely chopped
        - 1 tsp | smoked paprika
        - 150 ml | dry white wine
        - 400 g | tinned tomatoes
        > Soak the breadcrumbs in the milk for 5 minutes. Knead them with the beef, pork, egg, garlic and salt and roll into 24 balls.
        > Brown the balls in the oil in a wide pan for 10 minutes, turning them, and lift them out.
        > Soften the onion in the same pan for 8 minutes. Stir in the paprika, pour in the wine and boil for 3 minutes, then add the tomatoes and simmer for 5 minutes.
        > Return the balls, cover and simmer for 15 minutes, until they are cooked through and the sauce is thick.

        # Spinach with chickpeas
        cuisine: spanish
        categories: main, side, vegetarian, vegan
        servings: 4
        prep: 10
        cook: 25
        - 4 tbsp | olive oil
        - 60 g | white bread | stale, in cubes
        - 3 cloves | garlic | sliced
        - 1 tsp | ground cumin
        - 2 tsp | smoked paprika
        - 2 tbsp | sherry vinegar
        - 800 g | tinned chickpeas | drained
        - 300 ml | vegetable stock
        - 500 g | spinach
        - 1 tsp | salt
        > Heat half the oil in a wide pan and fry the bread until golden, about 4 minutes. Add the garlic, cumin and half the paprika for 1 minute, then pound or blend it all with the vinegar to a paste.
        > Wilt the spinach in the same pan in two lots with the salt, drain and chop it roughly.
        > Warm the rest of the oil and paprika, add the chickpeas, stock and bread paste and simmer for 8 minutes until thick.
        > Stir in the spinach and heat for 3 minutes more.

        # Garlic mushrooms with manchego
        cuisine: spanish
        categories: starter, snack
        servings: 4
        prep: 10
        cook: 12
        - 500 g | chestnut mushrooms | quartered
        - 4 tbsp | olive oil
        - 4 cloves | garlic | finely chopped
        - 1 pinch | chilli flakes
        - 3 tbsp | dry sherry
        - 15 g | parsley | chopped
        - 60 g | manchego cheese | in shavings
        - 1/2 tsp | salt
        > Heat the oil in a wide frying pan until it shimmers and fry the mushrooms over high heat for 7 minutes, until brown.
        > Lower the heat, add the garlic, chilli flakes and salt and stir for 2 minutes.
        > Pour in the sherry and let it bubble away. Stir in the parsley.
        > Tip into a warm dish, lay the manchego cheese over the top and serve with bread.

        # Churros with chocolate
        cuisine: spanish
        categories: breakfast, dessert, snack, vegetarian
        servings: 4
        yield: 20 churros
        prep: 20
        cook: 25
        group: For the churros
        - 250 ml | water
        - 250 g | plain flour
        - 1/2 tsp | salt
        - 1 tbsp | olive oil
        - 1 l | sunflower oil | for frying
        - 3 tbsp | sugar
        group: For the chocolate
        - 400 ml | milk
        - 150 g | dark chocolate | chopped
        - 2 tsp | cornflour
        > Boil the water with the salt and the olive oil. Tip in the flour all at once and beat hard off the heat to a smooth stiff dough. Let it cool for 10 minutes.
        > Stir the cornflour into 2 tablespoons of the milk. Heat the rest of the milk with the chocolate, whisk in the cornflour and simmer for 3 minutes until thick.
        > Heat the sunflower oil in a deep pan to 180 °C. Pipe the dough through a star nozzle of 1 cm, snipping off lengths of 12 cm, and fry four or five at a time for 4 minutes, turning, until golden.
        > Drain on kitchen paper, roll in the sugar and serve hot with the chocolate for dipping.
        ! Use a star nozzle and not a round one: a smooth churro may trap air and burst in the hot oil.

        # Caldo verde
        cuisine: portuguese
        categories: soup, main
        servings: 4
        prep: 15
        cook: 35
        - 3 tbsp | olive oil
        - 1 | onion | chopped
        - 2 cloves | garlic | sliced
        - 150 g | chorizo | sliced
        - 700 g | floury potatoes | diced
        - 1.3 l | water
        - 250 g | spring greens | very finely shredded
        - 1.5 tsp | salt
        > Heat the oil in a pot and fry the chorizo for 4 minutes. Lift it out, leaving the red fat behind.
        > Soften the onion and garlic in the fat for 6 minutes. Add the potatoes, water and salt and simmer for 18 minutes, until the potatoes fall apart.
        > Blend or mash the soup until smooth.
        > Bring it back to the boil, stir in the greens and cook for 4 minutes. Return the chorizo and serve with maize bread.

        # Bacalhau à Brás
        cuisine: portuguese
        categories: main
        servings: 4
        prep: 25
        cook: 40
        rest: 1440
        - 400 g | salt cod
        - 500 g | waxy potatoes | cut into thin matchsticks
        - 400 ml | sunflower oil
        - 3 tbsp | olive oil
        - 2 | onions | thinly sliced
        - 2 cloves | garlic | sliced
        - 6 | eggs
        - 60 g | black olives
        - 15 g | parsley | chopped
        > Soak the salt cod in plenty of cold water in the fridge for 24 hours, changing the water three or four times.
        > Cover the cod with fresh water, bring to a simmer and poach for 8 minutes. Drain, remove skin and bones and pull into shreds.
        > Rinse and dry the potatoes very well. Heat the sunflower oil in a wide pot to 180 °C and fry them in three lots until golden, about 4 minutes each. Drain on kitchen paper.
        > Soften the onions and garlic in the olive oil in a wide pan for 10 minutes. Stir in the cod and then the potatoes.
        > Beat the eggs, pour them over and stir over low heat for 3 minutes until thick and creamy but no longer runny. Scatter with the olives and the parsley.

        # Piri-piri chicken
        cuisine: portuguese
        categories: main
        servings: 4
        prep: 20
        cook: 60
        rest: 240
        - 1.6 kg | whole chicken
        - 4 | red chillies | fresh
        - 4 cloves | garlic
        - 1 | lemon | juiced
        - 80 ml | olive oil
        - 2 tsp | sweet paprika
        - 1 tsp | dried oregano
        - 2 tsp | salt
        > Cut out the backbone of the chicken with strong scissors and press the bird flat. Slash the legs.
        > Blend the chillies, garlic, juice of the lemon, oil, paprika, oregano and salt. Set a third aside and rub the rest all over the bird. Chill for at least 4 hours.
        > Heat the oven to 200 °C. Lay the chicken on a rack over a tray, skin up, and roast for 60 minutes, until the juices of the thigh run clear or its thickest part reaches 75 °C.
        > Leave it for 10 minutes, cut into pieces and serve with the sauce you set aside.

        # Pastéis de nata
        cuisine: portuguese
        categories: dessert, cake, vegetarian
        servings: 12
        yield: 12 tarts
        prep: 30
        cook: 25
        rest: 30
        - 375 g | puff pastry | in one rolled sheet
        - 200 g | sugar
        - 100 ml | water
        - 1 strip | lemon peel
        - 1 stick | cinnamon
        - 30 g | plain flour
        - 300 ml | milk
        - 5 | egg yolks
        > Roll the pastry sheet up tightly from the short side, cut it into 12 discs and chill for 30 minutes. With wet thumbs press each disc up the sides of a muffin tin until thin.
        > Boil the sugar, water, lemon peel and cinnamon for 3 minutes. Take off the heat.
        > Whisk the flour with the milk and cook, stirring, until thick, about 5 minutes. Pour in the hot syrup through a sieve, let it cool a little and whisk in the egg yolks.
        > Heat the oven to 250 °C. Fill the cases three quarters full and bake for 15 minutes, until the pastry is crisp and the custard has dark spots.
        """
}
