extension StarterText {
    /// Dishes of the Italian kitchen.
    static let italian = """
        # Spaghetti carbonara
        cuisine: italian
        categories: main
        servings: 4
        prep: 10
        cook: 15
        - 400 g | spaghetti
        - 150 g | guanciale | cut into short strips
        - 4 | egg yolks
        - 1 | egg
        - 80 g | pecorino cheese | finely grated
        - 1 tsp | black pepper | coarsely ground
        - 2 tsp | salt
        > Bring a large pot of water with the salt to the boil and cook the spaghetti until just firm, about 9 minutes.
        > Meanwhile put the guanciale into a cold wide pan and fry it over medium heat for 8 minutes, until its fat has run and the edges are crisp. Take the pan off the heat.
        > Beat the yolks and the whole egg with the pecorino cheese and the pepper to a thick cream.
        > Keep a cup of the pasta water. Drain the spaghetti and toss it in the pan with the guanciale and its fat for 1 minute, off the heat.
        > Pour in the egg cream and 4 tablespoons of the hot pasta water and toss quickly until the sauce is glossy and clings to every strand. Loosen with more water if it stiffens, and serve at once.
        ! Pancetta or unsmoked bacon will do in place of guanciale.
        ! The eggs set in the heat of the pasta alone; a pan over the flame would scramble them.

        # Spaghetti aglio e olio
        cuisine: italian
        categories: main, vegetarian, vegan
        servings: 4
        prep: 5
        cook: 15
        - 400 g | spaghetti
        - 6 cloves | garlic | thinly sliced
        - 100 ml | olive oil
        - 1/2 tsp | chilli flakes
        - 20 g | flat-leaf parsley | chopped
        - 2 tsp | salt
        > Cook the spaghetti in plenty of boiling water with the salt for 1 minute less than the packet says.
        > Warm the oil and the garlic together in a wide pan over low heat for 5 minutes, until the garlic is pale gold. Stir in the chilli flakes and take the pan off the heat.
        > Scoop out a cup of pasta water and drain the spaghetti.
        > Return the pan to medium heat, add the spaghetti and half the cup of water and toss for 1 to 2 minutes until oil and water have come together as a sauce. Toss in the parsley and serve.
        ! Brown garlic tastes bitter: begin again with fresh oil if it has gone too far.

        # Lasagne
        cuisine: italian
        categories: main
        servings: 6
        prep: 40
        cook: 150
        group: For the meat sauce
        - 2 tbsp | olive oil
        - 1 | onion | finely chopped
        - 1 | carrot | finely chopped
        - 1 stick | celery | finely chopped
        - 2 cloves | garlic | crushed
        - 300 g | minced beef
        - 300 g | minced pork
        - 150 ml | red wine
        - 800 g | tinned tomatoes
        - 1 tsp | salt
        group: For the white sauce and layers
        - 60 g | butter
        - 60 g | plain flour
        - 800 ml | milk
        - 1 pinch | nutmeg
        - 250 g | dried lasagne sheets
        - 100 g | parmesan cheese | grated
        > Heat the oil in a heavy pot and soften the onion, carrot and celery for 10 minutes. Add the garlic, then the beef and pork, and fry until browned, about 10 minutes.
        > Pour in the wine and let it bubble away. Add the tomatoes and salt, cover loosely and simmer gently for 75 minutes, until thick.
        > Melt the butter in a saucepan, stir in the flour and cook for 2 minutes. Whisk in the milk little by little, then simmer for 5 minutes and season with the nutmeg.
        > Heat the oven to 180 °C. In a dish of about 20 by 30 cm layer meat sauce, lasagne sheets, white sauce and a little parmesan cheese four times over, ending with white sauce and the rest of the cheese.
        > Bake for 40 minutes until brown and bubbling, and let it stand for 10 minutes before cutting.
        ! Both sauces can be made the day before; give the dish 10 minutes more in the oven if it goes in cold.

        # Margherita pizza
        cuisine: italian
        categories: main, vegetarian
        servings: 4
        yield: 4 pizzas
        prep: 35
        cook: 32
        rest: 120
        group: For the dough
        - 500 g | strong white flour
        - 325 ml | water | lukewarm
        - 5 g | dried yeast
        - 10 g | salt
        group: For the topping
        - 400 g | tinned tomatoes | crushed by hand
        - 300 g | mozzarella | torn and drained
        - 20 g | basil | leaves picked
        - 3 tbsp | olive oil
        > Mix the flour, water and yeast, leave for 10 minutes, then add the salt and knead for 10 minutes until smooth and springy. Cover and let rise for 75 minutes, until doubled.
        > Divide the dough into four balls, cover and rest for 45 minutes more. Put a heavy baking tray or stone in the oven and heat it to 250 °C or as hot as it goes.
        > Press one ball from the middle outwards to a round of 26 cm with a thicker rim. Lay it on baking paper.
        > Spread a quarter of the tomatoes over it, leaving the rim bare, scatter a quarter of the mozzarella and drizzle with a little oil.
        > Slide paper and pizza onto the hot tray and bake for 8 minutes until the rim is blistered. Top with basil and bake the others in the same way.
        ! The dough balls may rise overnight in the fridge instead; take them out an hour before shaping.

        # Minestrone
        cuisine: italian
        categories: soup, vegetarian, vegan
        servings: 6
        prep: 25
        cook: 50
        - 3 tbsp | olive oil
        - 1 | onion | chopped
        - 2 | carrots | diced
        - 2 sticks | celery | diced
        - 2 cloves | garlic | chopped
        - 2 | courgettes | diced
        - 2 | potatoes | diced
        - 400 g | tinned tomatoes
        - 1.5 l | vegetable stock
        - 400 g | tinned borlotti beans | drained
        - 200 g | savoy cabbage | shredded
        - 100 g | small pasta
        - 1 tsp | salt
        > Heat the oil in a large pot and cook the onion, carrots and celery gently for 10 minutes. Stir in the garlic for 1 minute.
        > Add the courgettes, potatoes, tomatoes, stock and salt. Bring to the boil and simmer for 20 minutes.
        > Add the beans and the cabbage and simmer for 10 minutes.
        > Stir in the pasta and cook until tender, about 9 minutes. Let the soup stand for a few minutes and thin it with a little water if it is too thick.
        ! Any vegetables of the season can go in; add the tender ones last.

        # Caprese salad
        cuisine: italian
        categories: salad, starter, vegetarian
        servings: 4
        prep: 10
        - 500 g | tomatoes | ripe, sliced
        - 250 g | mozzarella | sliced
        - 15 g | basil | leaves picked
        - 3 tbsp | olive oil
        - 1/2 tsp | salt
        - | black pepper | freshly ground
        > Take the tomatoes and mozzarella out of the fridge half an hour ahead so that they are at room temperature.
        > Lay the slices of tomato and mozzarella on a large plate, overlapping by turns, and sprinkle with the salt.
        > Tuck in the basil, pour over the oil, grind pepper on top and serve straight away with bread.

        # Mushroom risotto
        cuisine: italian
        categories: main
        servings: 4
        prep: 15
        cook: 40
        - 20 g | dried porcini
        - 1.2 l | vegetable stock | hot
        - 50 g | butter
        - 400 g | chestnut mushrooms | sliced
        - 2 cloves | garlic | finely chopped
        - 1 | onion | finely chopped
        - 320 g | risotto rice
        - 150 ml | dry white wine
        - 60 g | parmesan cheese | grated
        - 1 tsp | thyme leaves
        > Soak the porcini in 200 ml of the hot stock for 15 minutes. Lift them out and chop them; pour the soaking liquid back into the stock, leaving any grit behind.
        > Melt a third of the butter in a wide pan and fry the mushrooms over high heat for 8 minutes until brown. Add the garlic and thyme leaves for 1 minute, then set everything aside.
        > Soften the onion in another third of the butter for 5 minutes. Stir in the rice for 2 minutes, pour in the wine and let it be absorbed.
        > Add the hot stock a ladle at a time, stirring often and waiting until each has gone, for about 18 minutes. Add the porcini halfway.
        > When the rice is creamy with a slight bite, take it off the heat. Beat in the last of the butter and the parmesan cheese, fold in the mushrooms, cover for 2 minutes and serve.

        # Tomato bruschetta
        cuisine: italian
        categories: starter, snack, vegetarian, vegan
        servings: 4
        yield: 8 slices
        prep: 15
        cook: 5
        - 400 g | tomatoes | ripe, diced
        - 8 slices | country bread
        - 1 clove | garlic | halved
        - 4 tbsp | olive oil
        - 10 g | basil | torn
        - 1/2 tsp | salt
        > Mix the tomatoes with the salt in a sieve over a bowl and let them drain for 10 minutes.
        > Stir half the oil and the basil into the drained tomatoes.
        > Toast the bread on both sides on a griddle or under the grill, about 2 minutes a side, until crisp with dark edges.
        > Rub each hot slice with the cut garlic, drizzle with the rest of the oil, pile on the tomatoes and eat at once.

        # Panzanella
        cuisine: italian
        categories: salad, main, vegetarian, vegan
        servings: 4
        prep: 25
        rest: 30
        - 300 g | country bread | stale, in bite-sized pieces
        - 700 g | tomatoes | ripe, in chunks
        - 1 | cucumber | peeled and sliced
        - 1 | red onion | thinly sliced
        - 20 g | basil | torn
        - 6 tbsp | olive oil
        - 2 tbsp | red wine vinegar
        - 1 tsp | salt
        > Cover the onion with cold water for 10 minutes to take off its edge, then drain.
        > Put the tomatoes into a large bowl with the salt and press a few with your hand so that the juice runs.
        > Stir in the vinegar and the oil, then add the bread, cucumber and onion and turn everything well.
        > Leave for 30 minutes so that the bread drinks the juices. Fold in the basil and taste for salt.
        ! If the bread is very hard, sprinkle it with a few spoonfuls of water first.

        # Aubergine parmigiana
        cuisine: italian
        categories: main
        servings: 6
        prep: 30
        cook: 80
        - 1.5 kg | aubergines | in 1 cm slices
        - 6 tbsp | olive oil
        - 3 cloves | garlic | sliced
        - 800 g | tinned tomatoes
        - 15 g | basil
        - 300 g | mozzarella | sliced and drained
        - 90 g | parmesan cheese | grated
        - 1.5 tsp | salt
        > Heat the oven to 220 °C. Brush the aubergines with 4 tablespoons of the oil, sprinkle with half the salt and roast on two lined trays for 30 minutes, turning once, until soft and brown.
        > Meanwhile warm the rest of the oil with the garlic for 2 minutes. Add the tomatoes and the other half of the salt and simmer for 20 minutes until thick, then tear in the basil.
        > Turn the oven down to 190 °C. Spread a little sauce in a baking dish and layer aubergines, sauce, mozzarella and parmesan cheese three times, ending with the cheese.
        > Bake for 35 minutes until golden and bubbling round the edges. Let it settle for 15 minutes; it is best warm rather than hot.

        # Rosemary focaccia
        cuisine: italian
        categories: bread, side, vegetarian, vegan
        servings: 8
        yield: 1 loaf
        prep: 20
        cook: 25
        rest: 150
        - 500 g | strong white flour
        - 400 ml | water | lukewarm
        - 7 g | dried yeast
        - 10 g | salt
        - 6 tbsp | olive oil
        - 3 sprigs | rosemary | leaves picked
        - 1 tsp | flaky sea salt
        > Stir the flour, water, yeast and the 10 g of salt to a wet dough with 1 tablespoon of the oil. Cover for 15 minutes, then with wet hands fold the edges into the middle all the way round.
        > Cover and let rise for 90 minutes, until doubled and full of bubbles.
        > Pour 3 tablespoons of the oil into a tin of about 20 by 30 cm, tip in the dough, turn it over in the oil and ease it towards the corners. Let it rise for 45 minutes more.
        > Heat the oven to 220 °C. Press deep dimples into the dough with oiled fingers, scatter the rosemary and the flaky salt over it and sprinkle with the rest of the oil.
        > Bake for 25 minutes until golden. Cool on a rack so that the bottom stays crisp.

        # Tiramisu
        cuisine: italian
        categories: dessert, vegetarian
        servings: 8
        prep: 35
        cook: 6
        rest: 360
        - 5 | egg yolks
        - 100 g | caster sugar
        - 3 tbsp | marsala
        - 500 g | mascarpone
        - 250 ml | double cream
        - 300 ml | strong coffee | cooled
        - 250 g | sponge fingers
        - 2 tbsp | cocoa powder
        > Whisk the yolks, sugar and marsala in a bowl over a pan of barely simmering water for about 6 minutes, until thick, pale and hot to the touch. Take off the heat and whisk until cool.
        > Beat the mascarpone until smooth and stir it into the yolks. Whip the cream to soft peaks and fold it in.
        > Dip half the sponge fingers into the coffee, one second each side, and lay them side by side in a dish of about 20 by 25 cm. Spread half the mascarpone cream on top.
        > Repeat with the rest of the sponge fingers and cream. Cover and chill for at least 6 hours.
        > Sift the cocoa powder over the top just before serving.

        # Panna cotta
        cuisine: italian
        categories: dessert
        servings: 6
        prep: 15
        cook: 5
        rest: 300
        - 4 leaves | gelatine
        - 600 ml | double cream
        - 200 ml | milk
        - 90 g | caster sugar
        - 1 | vanilla pod | split
        - 250 g | raspberries
        > Soak the gelatine in cold water for 5 minutes.
        > Heat the cream, milk, sugar and the vanilla pod with its scraped seeds until steaming, but do not let it boil. Take it off the heat.
        > Squeeze out the gelatine and stir it into the hot cream until melted. Lift out the pod and let the mixture cool for 20 minutes, stirring now and then.
        > Pour into six small moulds and chill for at least 5 hours, until set.
        > Dip the moulds briefly into hot water, turn out onto plates and serve with the raspberries.

        # Basil pesto
        cuisine: italian
        categories: sauce
        servings: 4
        prep: 15
        - 80 g | basil | leaves only
        - 1 clove | garlic
        - 40 g | pine nuts
        - 60 g | parmesan cheese | finely grated
        - 120 ml | olive oil
        - 1/2 tsp | coarse salt
        > Pound the garlic with the salt in a mortar to a cream, then add the nuts and pound them to a paste.
        > Add the basil a handful at a time and work it against the sides until bruised to a green mass.
        > Stir in the parmesan cheese and beat in the oil little by little.
        > Thin with a spoonful of pasta water when you toss it with pasta.
        ! A food processor does it too: use short bursts, for heat dulls the basil.
        """
}
