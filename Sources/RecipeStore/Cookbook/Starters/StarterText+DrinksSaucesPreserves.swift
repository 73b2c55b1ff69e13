extension StarterText {
    /// Drinks, sauces and preserves of several kitchens.
    static let drinksSaucesPreserves = """
        # Sangria
        cuisine: spanish
        categories: drink, vegetarian, vegan
        servings: 8
        prep: 15
        rest: 120
        - 750 ml | red wine
        - 60 ml | brandy
        - 2 | oranges | sliced
        - 1 | lemon | sliced
        - 1 | peach | in wedges
        - 2 tbsp | sugar
        - 400 ml | soda water | chilled
        > Stir the sugar into the brandy in a large jug until it has nearly melted.
        > Add the oranges, lemon and peach and press them lightly with a spoon. Pour in the wine and chill for 2 hours.
        > Pour in the soda water just before serving and ladle the fruit into the glasses too, with ice.

        # Glühwein
        cuisine: german
        categories: drink, vegetarian, vegan
        servings: 6
        prep: 5
        cook: 25
        - 1 l | red wine
        - 80 g | sugar
        - 1 | orange | sliced
        - 1 | lemon | peel only, in strips
        - 2 | cinnamon sticks
        - 5 | whole cloves
        - 2 | star anise
        > Put the sugar, half the orange, the peel of the lemon, the cinnamon sticks, cloves and anise into a pot with 200 ml of the wine and simmer gently for 8 minutes.
        > Pour in the rest of the wine and warm it over low heat for 15 minutes. It should steam but never boil.
        > Strain into mugs and put a slice of the remaining orange into each.

        # Cioccolata calda
        cuisine: italian
        categories: drink, breakfast, vegetarian
        servings: 2
        prep: 5
        cook: 10
        - 400 ml | milk
        - 1 tbsp | cornflour
        - 1 tbsp | cocoa powder
        - 1 tbsp | sugar
        - 80 g | dark chocolate | finely chopped
        - 1 pinch | salt
        > Whisk the cornflour, cocoa powder, sugar and salt with a quarter of the milk until smooth.
        > Heat the rest of the milk until steaming, whisk in the mixture and bring to a simmer, whisking all the time.
        > Simmer for 3 minutes until thick, take off the heat and stir in the chocolate until it has melted. Pour into two cups.

        # Ayran
        cuisine: turkish
        categories: drink, vegetarian
        servings: 4
        prep: 5
        - 500 g | natural yoghurt
        - 400 ml | water | ice-cold
        - 1/2 tsp | salt
        - 1 sprig | mint
        > Put the yoghurt and salt into a tall jug and whisk until smooth.
        > Pour in the water while whisking hard, or use a blender, until there is a thick foam on top.
        > Pour into four glasses and float leaves of the mint on the foam.

        # Irish coffee
        cuisine: irish
        categories: drink, dessert, vegetarian
        servings: 2
        prep: 8
        cook: 5
        - 300 ml | strong coffee
        - 80 ml | Irish whiskey
        - 4 tsp | brown sugar
        - 100 ml | double cream | cold
        > Whip the cream lightly until it thickens but still pours.
        > Warm two heatproof glasses with hot water and empty them. Divide the sugar and the whiskey between them.
        > Pour in the hot coffee to two fingers below the rim and stir until the sugar has melted.
        > Let the cream flow slowly over the back of a spoon so that it floats. Drink through it without stirring.

        # Elderflower cordial
        cuisine: british
        categories: drink, preserve, vegetarian, vegan
        servings: 30
        yield: 2 bottles of 750 ml
        prep: 30
        cook: 10
        rest: 1440
        - 25 heads | elderflowers
        - 1 kg | sugar
        - 1 l | water
        - 3 | lemons | zest in strips, then sliced
        - 40 g | citric acid
        > Shake the elderflowers to free them of insects and cut off the thick stalks. Do not wash them.
        > Bring the water and sugar to the boil, stirring until clear, and let cool for 15 minutes.
        > Stir in the citric acid, add the elderflowers and the lemons with their zest, cover and leave for 24 hours.
        > Strain through a cloth, fill into hot clean bottles and close. Dilute one part with seven parts of water.
        ! It keeps for 6 weeks in the fridge and a year in the freezer.

        # Béchamel sauce
        cuisine: french
        categories: sauce, vegetarian
        servings: 4
        yield: 500 ml
        prep: 5
        cook: 15
        - 40 g | butter
        - 40 g | plain flour
        - 550 ml | milk
        - 1 | bay leaf
        - 1 pinch | nutmeg
        - 1/2 tsp | salt
        > Warm the milk with the bay leaf until steaming and take it off the heat.
        > Melt the butter in another pan, stir in the flour and cook gently for 2 minutes without browning.
        > Lift out the leaf and whisk in the milk, a little at a time at first, until smooth.
        > Simmer for 6 minutes, stirring often, and season with the salt and nutmeg.

        # Hollandaise sauce
        cuisine: french
        categories: sauce, vegetarian
        servings: 4
        prep: 10
        cook: 12
        - 180 g | butter
        - 3 | egg yolks
        - 1 tbsp | lemon juice
        - 1 tbsp | water
        - 1/4 tsp | salt
        > Melt the butter slowly and let it cool until just warm.
        > Whisk the yolks, water and salt in a bowl over barely simmering water for 5 minutes, until thick and foamy and about 70 °C.
        > Take the bowl off the heat and whisk in the butter, first by drops and then in a thin thread, leaving the white milk solids behind.
        > Whisk in the lemon juice and serve at once with asparagus, eggs or fish.
        ! If it splits, whisk it drop by drop into a spoonful of warm water.

        # Aioli
        cuisine: french
        categories: sauce, vegetarian
        servings: 6
        prep: 15
        - 3 cloves | garlic
        - 2 | egg yolks | very fresh
        - 1 tsp | Dijon mustard
        - 150 ml | sunflower oil
        - 100 ml | olive oil
        - 1 tbsp | lemon juice
        - 1/2 tsp | salt
        > Let all the ingredients come to room temperature. Pound the garlic with the salt to a smooth paste.
        > Whisk in the yolks and the mustard.
        > Whisk in the sunflower oil, drop by drop until the sauce thickens and then in a thin stream, and finish with the olive oil.
        > Stir in the lemon juice and chill until needed; eat it on the same day.
        ! The yolks are raw: take pasteurised ones for small children, elderly or pregnant guests.

        # Romesco sauce
        cuisine: spanish
        categories: sauce, vegetarian, vegan
        servings: 6
        prep: 20
        cook: 35
        - 3 | red peppers
        - 2 | tomatoes | halved
        - 4 cloves | garlic | unpeeled
        - 60 g | blanched almonds
        - 40 g | white bread | one slice
        - 100 ml | olive oil
        - 2 tbsp | sherry vinegar
        - 1 tsp | smoked paprika
        - 1 tsp | salt
        > Heat the oven to 220 °C. Roast the peppers, tomatoes and garlic on a tray for 30 minutes, turning once, taking the garlic out after 15. Cover the peppers for 10 minutes and peel everything.
        > Toast the almonds and the bread in the oven for 5 minutes until golden.
        > Grind the almonds and bread finely, add the vegetables, vinegar, paprika and salt and blend to a paste.
        > Blend in the oil in a thin stream and serve at room temperature.

        # Strawberry jam
        cuisine: british
        categories: preserve, breakfast, vegetarian, vegan
        servings: 40
        yield: 4 jars of 300 g
        prep: 20
        cook: 30
        rest: 480
        - 1 kg | strawberries | hulled
        - 800 g | jam sugar | with pectin
        - 1 | lemon | juiced
        > Layer the strawberries with the sugar in a large pot, cover and leave overnight. Put a saucer into the freezer.
        > Add the juice of the lemon and heat gently until the sugar has melted. Wash the jars and heat them in the oven at 120 °C for 15 minutes.
        > Boil hard for 8 minutes. Drop a little onto the cold saucer: if it wrinkles when pushed it is ready, if not boil for 2 minutes more.
        > Skim, let stand for 5 minutes so that the fruit spreads evenly, fill into the hot jars and close at once.

        # Piccalilli
        cuisine: british
        categories: preserve, vegetarian, vegan
        servings: 30
        yield: 4 jars of 350 g
        prep: 40
        cook: 15
        rest: 1440
        - 500 g | cauliflower | in small florets
        - 300 g | pickling onions | small, peeled
        - 250 g | green beans | in short lengths
        - 250 g | cucumber | diced
        - 60 g | salt
        - 600 ml | cider vinegar
        - 150 g | sugar
        - 40 g | cornflour
        - 2 tbsp | mustard powder
        - 1 tbsp | ground turmeric
        - 1 tsp | ground ginger
        > Mix the cauliflower, onions, beans and cucumber with the salt, cover and leave for 24 hours. Rinse well in cold water and drain.
        > Stir the cornflour, mustard powder, turmeric and ginger with 100 ml of the vinegar to a paste.
        > Boil the rest of the vinegar with the sugar, whisk in the paste and simmer for 4 minutes until thick.
        > Stir in the vegetables and cook for 4 minutes, so that they stay crisp.
        > Fill into hot, clean jars, close and keep for 3 weeks before opening.

        # Lemon curd
        cuisine: british
        categories: preserve, sauce, breakfast, vegetarian
        servings: 20
        yield: 2 jars of 300 g
        prep: 15
        cook: 15
        - 4 | lemons | zest and juice
        - 200 g | sugar
        - 100 g | butter | diced
        - 3 | eggs
        - 1 | egg yolk
        > Put the zest and juice of the lemons, the sugar and the butter into a bowl over simmering water and stir until the butter has melted.
        > Beat the eggs with the yolk, without making foam, and stir them in through a sieve.
        > Stir for 10 minutes, until the curd coats the back of a spoon and has reached 80 °C; it must not boil.
        > Fill into hot, clean jars, close and let cool. It keeps in the fridge for 2 weeks.

        # Sauerkraut
        cuisine: german
        categories: preserve, side, vegetarian, vegan
        servings: 12
        yield: 1 jar of 1.5 litres
        prep: 30
        rest: 30240
        - 1.2 kg | white cabbage
        - 24 g | salt
        - 1 tsp | caraway seeds
        - 5 | juniper berries
        > Set one outer leaf aside. Shred the cabbage finely, put it into a large bowl with the salt and knead it for 10 minutes, until it is limp and stands in its own juice.
        > Mix in the caraway seeds and juniper berries. Press it layer by layer into a clean jar, so firmly that the juice covers it.
        > Lay the leaf on top with a clean weight so that nothing floats. Close loosely, stand the jar on a plate and leave it at 18 to 20 °C.
        > Open the lid briefly every day in the first week to let out gas. It is ready after about 3 weeks; then keep it in the fridge.
        ! The salt is 2 parts in 100 of the weight; keep to this, for it holds off unwanted growth.
        """
}
