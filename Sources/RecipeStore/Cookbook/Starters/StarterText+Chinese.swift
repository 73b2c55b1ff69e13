extension StarterText {
    /// Dishes of the Chinese kitchen.
    static let chinese = """
        # Kung pao chicken
        cuisine: chinese
        categories: main
        servings: 4
        prep: 20
        cook: 10
        group: For the chicken
        - 500 g | chicken breast | in 2 cm cubes
        - 1 tbsp | soy sauce
        - 1 tbsp | rice wine
        - 2 tsp | cornflour
        group: For the stir-fry
        - 2 tbsp | soy sauce
        - 2 tbsp | black rice vinegar
        - 1 tbsp | sugar
        - 1 tsp | cornflour
        - 3 tbsp | vegetable oil
        - 8 | dried red chillies | halved and shaken free of seeds
        - 1 tsp | sichuan peppercorns
        - 3 cloves | garlic | sliced
        - 15 g | ginger | in fine strips
        - 5 | spring onions | white parts in short lengths
        - 75 g | roasted peanuts
        > Mix the chicken breast with 1 tbsp of soy sauce, the rice wine and 2 tsp of cornflour and leave for 10 minutes. In a cup, stir the vinegar, sugar, the remaining soy sauce and cornflour and 2 tbsp of water.
        > Heat the oil in a wok. Fry the chillies and Sichuan peppercorns for 20 seconds, until the chillies darken.
        > Add the chicken and stir-fry over a high heat for 4 to 5 minutes until cooked through.
        > Add the garlic, ginger and spring onions for 1 minute. Pour in the sauce from the cup, toss until it is glossy, and stir in the peanuts.

        # Mapo tofu
        cuisine: chinese
        categories: main
        servings: 4
        prep: 15
        cook: 15
        - 450 g | soft tofu | in 2 cm cubes
        - 2 tbsp | vegetable oil
        - 150 g | pork mince
        - 2 tbsp | chilli bean paste
        - 1 tbsp | fermented black beans | rinsed and chopped
        - 3 cloves | garlic | finely chopped
        - 15 g | ginger | finely chopped
        - 300 ml | chicken stock
        - 1 tbsp | soy sauce
        - 1 tsp | sugar
        - 1 tbsp | cornflour
        - 1 tsp | sichuan peppercorns | toasted and ground
        - 3 | spring onions | sliced
        > Slide the tofu into barely simmering salted water and leave it there while you begin the sauce; it firms up and keeps its shape.
        > Heat the oil in a wok and fry the mince until brown and crisp, about 4 minutes. Add the chilli bean paste, black beans, garlic and ginger and fry for 1 minute until the oil turns red.
        > Pour in the stock, soy sauce and sugar. Lift the tofu in with a slotted spoon and simmer for 5 minutes, moving the pan rather than stirring.
        > Mix the cornflour with 2 tbsp of water, add it in two goes and simmer until the sauce clings. Scatter with the ground peppercorns and spring onions.
        ! Finely chopped mushrooms and vegetable stock make a vegan dish of it.

        # Egg fried rice
        cuisine: chinese
        categories: side, main, vegetarian
        servings: 4
        prep: 10
        cook: 10
        - 250 g | long-grain rice | boiled, cooled quickly and chilled
        - 3 tbsp | vegetable oil
        - 4 | eggs | beaten
        - 2 cloves | garlic | finely chopped
        - 6 | spring onions | sliced
        - 100 g | frozen peas | thawed
        - 2 tbsp | soy sauce
        - 1 tsp | sesame oil
        > Break up the cold rice with your fingers so that no lumps are left.
        > Heat 1 tbsp of the vegetable oil in a wok, scramble the eggs softly for 1 minute and tip them out.
        > Heat the rest of the oil and fry the garlic and half the spring onions for 30 seconds. Add the rice and toss over a high heat for 3 to 4 minutes until steaming hot throughout.
        > Add the peas, eggs and soy sauce and toss for 2 minutes. Finish with the sesame oil and the other spring onions.
        ! Cool boiled rice within an hour, keep it in the fridge and use it within a day.

        # Hot and sour soup
        cuisine: chinese
        categories: soup, starter, vegetarian
        servings: 4
        prep: 25
        cook: 20
        - 20 g | dried shiitake mushrooms
        - 1 l | vegetable stock
        - 150 g | bamboo shoots | in fine strips
        - 20 g | ginger | in fine strips
        - 200 g | firm tofu | in strips
        - 3 tbsp | soy sauce
        - 4 tbsp | rice vinegar
        - 1 tsp | white pepper | ground
        - 3 tbsp | cornflour
        - 2 | eggs | beaten
        - 2 tsp | sesame oil
        - 3 | spring onions | sliced
        > Soak the mushrooms in 250 ml of boiling water for 20 minutes. Slice the caps thinly, throw away the stalks and strain the liquid into the stock.
        > Bring the stock to the boil with the mushrooms, bamboo shoots and ginger and simmer for 8 minutes.
        > Add the tofu, soy sauce, vinegar and pepper. Mix the cornflour with 4 tbsp of water and stir it in; simmer for 2 minutes until the soup thickens.
        > Turn off the heat, wait a moment, and pour in the eggs in a thin stream while stirring slowly, so that they set in threads. Add the sesame oil and spring onions.

        # Sweet and sour pork
        cuisine: chinese
        categories: main
        servings: 4
        prep: 25
        cook: 20
        group: For the pork
        - 500 g | pork loin | in 2 cm cubes
        - 1/2 tsp | salt
        - 1 | egg | beaten
        - 90 g | cornflour
        - 500 ml | vegetable oil | for frying
        group: For the sauce
        - 4 tbsp | tomato ketchup
        - 4 tbsp | rice vinegar
        - 4 tbsp | sugar
        - 1 tbsp | soy sauce
        - 1 | onion | in wedges
        - 2 | green peppers | in squares
        - 250 g | pineapple | in chunks
        > Season the pork loin with the salt, turn it in the egg and then in the cornflour until well coated.
        > Heat the oil to 170 °C and fry the pork in batches for 4 to 5 minutes until crisp and cooked through. Drain on paper.
        > Stir the ketchup, vinegar, sugar and soy sauce with 4 tbsp of water.
        > Pour off all but 1 tbsp of the oil. Stir-fry the onion and peppers for 2 minutes, add the pineapple for 1 minute, then the sauce, and boil for 2 minutes until syrupy.
        > Toss the pork in the sauce and serve at once, while the crust is crisp.

        # Vegetable spring rolls
        cuisine: chinese
        categories: starter, snack, vegetarian, vegan
        servings: 4
        yield: 16 rolls
        prep: 40
        cook: 20
        - 1 tbsp | vegetable oil
        - 2 cloves | garlic | finely chopped
        - 200 g | white cabbage | finely shredded
        - 2 | carrots | in matchsticks
        - 100 g | shiitake mushrooms | thinly sliced
        - 100 g | bean sprouts
        - 1 tbsp | soy sauce
        - 1 tsp | sesame oil
        - 1 tbsp | plain flour
        - 16 | spring roll wrappers | about 20 cm square
        - 750 ml | sunflower oil | for frying
        > Heat the vegetable oil in a wok and fry the garlic, cabbage, carrots and mushrooms for 4 minutes. Add the bean sprouts, soy sauce and sesame oil for 1 minute, then drain in a sieve and let it cool.
        > Stir the flour with 2 tbsp of water to a paste.
        > Put a heaped tablespoon of filling near one corner of each wrapper. Roll over once, fold in the sides, roll up tightly and seal the tip with the paste.
        > Heat the sunflower oil to 175 °C and fry the rolls, five at a time, for 4 minutes until golden. Drain on paper.

        # Pork and cabbage dumplings
        cuisine: chinese
        categories: starter, main
        servings: 4
        yield: 40 dumplings
        prep: 60
        cook: 20
        - 300 g | chinese cabbage | finely chopped
        - 1 tsp | salt
        - 350 g | pork mince
        - 3 | spring onions | finely chopped
        - 15 g | ginger | grated
        - 5 tbsp | soy sauce
        - 1 tbsp | sesame oil
        - 40 | dumpling wrappers
        - 2 tbsp | black rice vinegar
        > Mix the cabbage with the salt, leave for 15 minutes and squeeze out as much water as you can.
        > Stir the pork mince hard in one direction with the spring onions, ginger, 2 tbsp of the soy sauce and the sesame oil until sticky. Work in the cabbage.
        > Put a teaspoon of filling on each of the wrappers, wet the edge, fold over and pleat or press tightly shut.
        > Boil the dumplings in two batches in plenty of water, stirring once. When they float, pour in a cup of cold water and bring back to the boil; do this once more, about 8 minutes in all, until the pork is cooked through.
        > Mix the vinegar with the remaining soy sauce for dipping and serve at once.
        ! Raw dumplings freeze well on a tray. Boil them from frozen for 2 minutes longer.

        # Smacked cucumber salad
        cuisine: chinese
        categories: salad, side, vegetarian, vegan
        servings: 4
        prep: 15
        rest: 20
        - 2 | cucumbers
        - 1 tsp | salt
        - 2 cloves | garlic | finely chopped
        - 1 tbsp | black rice vinegar
        - 1 tbsp | soy sauce
        - 1 tsp | sugar
        - 2 tsp | sesame oil
        - 1 tsp | chilli flakes
        - 1 tbsp | sesame seeds | toasted
        > Hit the cucumbers with a rolling pin until they crack, tear or cut them into bite-sized pieces, and mix with the salt. Leave in a sieve for 20 minutes and drain.
        > Stir the garlic, vinegar, soy sauce, sugar, sesame oil and chilli flakes until the sugar has gone.
        > Toss the cucumbers with the dressing, strew with the sesame seeds and serve straight away.

        # Dan dan noodles
        cuisine: chinese
        categories: main
        servings: 4
        prep: 15
        cook: 15
        - 3 tbsp | sesame paste
        - 3 tbsp | soy sauce
        - 1 tbsp | black rice vinegar
        - 3 tbsp | chilli oil
        - 2 tsp | sugar
        - 2 cloves | garlic | crushed
        - 1 tbsp | vegetable oil
        - 250 g | pork mince
        - 50 g | preserved mustard greens | rinsed and chopped
        - 1 tsp | sichuan peppercorns | toasted and ground
        - 200 g | pak choi | leaves separated
        - 500 g | fresh wheat noodles
        - 40 g | roasted peanuts | chopped
        > Whisk the sesame paste with 2 tbsp of the soy sauce, the vinegar, chilli oil, sugar, garlic and 5 tbsp of hot water. Share between four bowls.
        > Heat the vegetable oil in a wok and fry the pork mince for 5 minutes until crisp. Add the mustard greens, ground peppercorns and the rest of the soy sauce and fry for 2 minutes.
        > Boil the noodles for 3 to 4 minutes or as the packet says, adding the pak choi for the last minute. Drain, keeping a cup of the water.
        > Put the noodles and leaves into the bowls, loosen with a spoonful of the water, and top with the pork and peanuts. Everyone stirs at the table.

        # Spring onion pancakes
        cuisine: chinese
        categories: bread, snack, vegetarian, vegan
        servings: 4
        yield: 4 pancakes
        prep: 30
        cook: 20
        rest: 30
        - 300 g | plain flour
        - 180 ml | water | boiling
        - 5 tbsp | vegetable oil
        - 1 tsp | salt
        - 6 | spring onions | thinly sliced
        > Stir the water into the flour with chopsticks, knead to a smooth, soft dough when cool enough, cover and rest for 30 minutes.
        > Divide into 4. Roll each piece out to a thin 20 cm round on an oiled board, brush with a teaspoon of oil, and sprinkle with salt and spring onions.
        > Roll up like a carpet, coil the roll into a snail, press flat and roll out again to 16 cm.
        > Heat 2 tsp of oil in a frying pan for each pancake and cook over a medium heat for 2 to 3 minutes on each side, until crisp and brown. Cut into wedges.

        # Stir-fried pak choi with garlic
        cuisine: chinese
        categories: side, vegetarian, vegan
        servings: 4
        prep: 5
        cook: 5
        - 500 g | pak choi | quartered lengthways, washed
        - 2 tbsp | vegetable oil
        - 4 cloves | garlic | sliced
        - 10 g | ginger | in fine strips
        - 1 tbsp | soy sauce
        - 1 tsp | sesame oil
        > Shake the pak choi dry. Heat the vegetable oil in a wok and fry the garlic and ginger for 20 seconds without browning.
        > Add the pak choi and toss over a high heat for 2 minutes until the leaves wilt.
        > Add the soy sauce and 2 tbsp of water, cover and steam for 1 minute. Stir in the sesame oil and serve.

        # Rice congee
        cuisine: chinese
        categories: breakfast, soup, vegetarian, vegan
        servings: 4
        prep: 5
        cook: 75
        - 150 g | jasmine rice | rinsed
        - 1.8 l | vegetable stock
        - 20 g | ginger | in fine strips
        - 3 | spring onions | sliced
        - 50 g | roasted peanuts
        - 2 tbsp | soy sauce
        - 2 tsp | sesame oil
        - | salt
        > Put the rice, stock and half the ginger in a large pan and bring to the boil.
        > Turn down low, set the lid ajar and simmer for 70 minutes, stirring now and then, until the grains have burst into a thick soup. Add hot water if it gets stiff, and salt to taste.
        > Ladle into bowls and top with the rest of the ginger, the spring onions, peanuts, soy sauce and sesame oil.

        # Hong Kong egg tarts
        cuisine: chinese
        categories: dessert, snack, vegetarian
        servings: 12
        yield: 12 tarts
        prep: 35
        cook: 25
        rest: 45
        group: For the pastry
        - 220 g | plain flour
        - 120 g | butter | cold, diced
        - 40 g | icing sugar
        - 1 | egg
        group: For the custard
        - 75 g | sugar
        - 150 ml | water | hot
        - 3 | eggs
        - 120 ml | evaporated milk
        - 1/2 tsp | vanilla extract
        > Rub the butter into the flour and icing sugar, bind with one egg, and knead briefly. Chill for 30 minutes.
        > Press or roll the dough into 12 greased tart tins, right up to the rim, and chill for 15 minutes. Heat the oven to 200 °C.
        > Dissolve the sugar in the hot water and let it cool. Stir in the eggs, evaporated milk and vanilla extract without making froth, and strain into a jug.
        > Fill the cases four fifths full. Bake for 10 minutes, lower the heat to 180 °C and bake for 12 to 15 minutes more, until the custard is set but still trembles.
        > Cool for 10 minutes in the tins and serve lukewarm.

        # Sichuan chilli oil
        cuisine: chinese
        categories: sauce, preserve, vegetarian, vegan
        servings: 24
        yield: 1 jar
        prep: 10
        cook: 30
        rest: 720
        - 350 ml | rapeseed oil
        - 20 g | ginger | sliced
        - 2 | star anise
        - 1 | cinnamon stick
        - 2 | bay leaves
        - 1 tbsp | sichuan peppercorns
        - 45 g | chilli flakes
        - 2 tbsp | sesame seeds
        - 1 tsp | salt
        > Put the oil in a small pan with the ginger, star anise, cinnamon stick, bay leaves and Sichuan peppercorns. Keep at about 110 °C, with lazy bubbles, for 25 minutes.
        > Mix the chilli flakes, sesame seeds and salt in a deep heatproof bowl.
        > Strain the oil, throw the spices away, and heat it again to 170 °C. Pour a third over the chilli flakes, let the foam settle, and add the rest in two goes.
        > Cool, pour into a clean dry jar and leave overnight before use.
        ! Keep it in the fridge and use it within two months; always take it with a dry spoon.
        """
}
