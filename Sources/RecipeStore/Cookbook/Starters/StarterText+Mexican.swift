extension StarterText {
    /// Dishes of the Mexican kitchen.
    static let mexican = """
        # Black bean quesadillas
        cuisine: mexican
        categories: main, snack, vegetarian
        servings: 4
        yield: 4 quesadillas
        prep: 15
        cook: 25
        - 2 tbsp | olive oil
        - 1 | red onion | finely chopped
        - 3 cloves | garlic | crushed
        - 1 tsp | ground cumin
        - 1 tsp | smoked paprika
        - 240 g | tinned black beans | drained
        - 1 | lime
        - 15 g | fresh coriander | chopped
        - 8 | flour tortillas | about 20 cm across
        - 250 g | cheddar cheese | grated
        > Heat half the oil and cook the onion for 6 minutes until soft. Add the garlic, cumin and paprika and fry for 1 minute.
        > Stir in the beans with 3 tbsp of water, cook for 3 minutes and crush roughly with a fork. Season with the juice of half the lime and the coriander.
        > Spread the beans on 4 of the tortillas, scatter with the cheese and cover with the other 4, pressing down.
        > Brush a frying pan with a little of the remaining oil and cook each quesadilla for 2 minutes on each side until crisp and melted. Cut in wedges and serve with the rest of the lime.

        # Chicken enchiladas
        cuisine: mexican
        categories: main
        servings: 4
        yield: 8 enchiladas
        prep: 30
        cook: 55
        group: For the filling
        - 500 g | chicken breasts
        - 1 | onion | finely chopped
        - 150 g | soured cream
        - 100 g | monterey jack cheese | grated
        - 8 | corn tortillas
        group: For the sauce
        - 3 tbsp | vegetable oil
        - 2 tbsp | plain flour
        - 2 tbsp | mild chilli powder
        - 4 cloves | garlic | crushed
        - 1 tsp | ground cumin
        - 1 tsp | dried oregano
        - 500 g | passata
        - 1 tsp | salt
        - 100 g | monterey jack cheese | grated
        > Cover the chicken breasts with 700 ml of water, simmer gently for 15 minutes until cooked through, and shred. Keep 300 ml of the broth. Heat the oven to 190 °C.
        > Heat the oil and cook the onion for 8 minutes; set half of it aside. Stir the garlic, flour, chilli powder, cumin and oregano into the rest for 1 minute, whisk in the broth, passata and salt, and simmer for 10 minutes.
        > Mix the chicken with the onion set aside, the soured cream, 100 g of the cheese and 4 tbsp of the sauce.
        > Spread a ladle of sauce in a 30 cm baking dish. Warm the tortillas in a dry pan until they bend, dip them in sauce, fill, roll and lay them in the dish.
        > Cover with the rest of the sauce and cheese and bake for 20 minutes until bubbling.

        # Chilaquiles verdes
        cuisine: mexican
        categories: breakfast, vegetarian
        servings: 4
        prep: 15
        cook: 35
        - 500 g | tomatillos | husked
        - 2 | green chillies
        - 1 | onion | half in wedges, half in thin rings
        - 3 cloves | garlic | unpeeled
        - 20 g | fresh coriander
        - 200 ml | vegetable stock
        - 12 | corn tortillas | each in 6 wedges
        - 6 tbsp | vegetable oil
        - 4 | eggs
        - 4 tbsp | soured cream
        - 120 g | feta cheese | crumbled
        - | salt
        > Heat the oven to 200 °C. Turn the tortilla wedges in 3 tbsp of the oil on two trays and bake for 12 to 15 minutes until crisp.
        > Meanwhile char the tomatillos, chillies, onion wedges and garlic in a dry heavy pan for 10 minutes, turning. Peel the garlic and blend all with the coriander and stock.
        > Heat 1 tbsp of oil in a wide pan, pour in the sauce, salt it and simmer for 6 minutes.
        > Fry the eggs in the rest of the oil until the whites are firm.
        > Fold the crisp tortillas into the hot sauce for 1 minute. Top with the eggs, soured cream, cheese and onion rings and serve straight away.
        ! Queso fresco is the cheese used in Mexico; mild feta comes near to it.

        # Huevos rancheros
        cuisine: mexican
        categories: breakfast, main, vegetarian
        servings: 4
        prep: 10
        cook: 25
        - 4 tbsp | vegetable oil
        - 1 | onion | finely chopped
        - 2 cloves | garlic | crushed
        - 1 | green chilli | finely chopped
        - 500 g | tomatoes | chopped
        - 400 g | refried beans
        - 4 | corn tortillas
        - 8 | eggs
        - 1 | avocado | sliced
        - 10 g | fresh coriander | chopped
        - | salt
        > Heat 1 tbsp of the oil and cook the onion for 5 minutes. Add the garlic and chilli for 1 minute, then the tomatoes and a little salt, and simmer for 12 minutes to a thick sauce.
        > Warm the beans in a small pan with a splash of water.
        > Fry the tortillas in 1 tbsp of oil for 30 seconds on each side and put one on each plate.
        > Fry the eggs in the rest of the oil until the whites are set. Spread the tortillas with beans, lay two eggs on each, spoon the sauce round them and finish with the avocado and coriander.

        # Guacamole
        cuisine: mexican
        categories: starter, sauce, snack, vegetarian, vegan
        servings: 6
        prep: 15
        - 1/2 | white onion | finely chopped
        - 1 | green chilli | finely chopped
        - 15 g | fresh coriander | chopped
        - 1/2 tsp | salt
        - 3 | avocados | ripe
        - 2 tbsp | lime juice
        - 1 | tomato | seeded and diced
        > Crush the onion, chilli and half the coriander with the salt in a mortar or with the back of a spoon until juicy.
        > Scoop in the avocados, add the lime juice and mash, leaving some lumps.
        > Fold in the tomato and the rest of the coriander and taste for salt. Serve soon, with tortilla chips.
        ! Press cling film onto the surface to keep it green for a few hours in the fridge.

        # Tortilla soup
        cuisine: mexican
        categories: soup, main, vegetarian
        servings: 4
        prep: 20
        cook: 40
        - 2 | dried pasilla chillies
        - 6 | corn tortillas | in thin strips
        - 6 tbsp | vegetable oil
        - 1 | onion | chopped
        - 4 cloves | garlic | peeled
        - 600 g | tomatoes | halved
        - 1.2 l | vegetable stock
        - 1 tsp | dried oregano
        - 1 | avocado | diced
        - 150 g | feta cheese | crumbled
        - 1 | lime | in wedges
        - | salt
        > Cut open the chillies, shake out the seeds, toast them for 20 seconds in a dry pan and soak for 10 minutes in hot water.
        > Heat the oil in a wide pan and fry the tortilla strips in batches for 2 minutes until crisp. Drain on paper.
        > Pour off all but 2 tbsp of the oil and cook the onion and garlic for 8 minutes until golden. Blend with the tomatoes and the drained chillies until smooth.
        > Return the purée to the pan and cook for 8 minutes, stirring, until dark. Add the stock and oregano, simmer for 15 minutes and season with salt.
        > Put most of the strips in bowls, ladle the soup over, and top with the avocado, cheese and the other strips. Serve with the lime.

        # Pork carnitas
        cuisine: mexican
        categories: main
        servings: 8
        prep: 20
        cook: 210
        - 1.5 kg | pork shoulder | boneless, in 6 cm chunks
        - 2 tsp | salt
        - 1 tbsp | ground cumin
        - 1 tbsp | dried oregano
        - 1 | onion | quartered
        - 6 cloves | garlic | peeled
        - 2 | bay leaves
        - 2 | oranges
        - 60 g | lard
        - 24 | corn tortillas | small
        - 2 | limes | in wedges
        > Heat the oven to 150 °C. Rub the pork shoulder with the salt, cumin and oregano and pack it into a casserole with the onion, garlic and bay leaves.
        > Squeeze the oranges over, tuck in one of the empty halves, dot with the lard and add 150 ml of water. Cover and cook in the oven for 3 hours until the meat falls apart.
        > Lift the meat onto a tray and pull it into large shreds. Skim the fat from the juices and spoon some of each over the meat.
        > Turn the oven up to 220 °C and roast the shreds for 15 to 20 minutes until the edges are crisp.
        > Warm the tortillas in a dry pan and serve with the pork and the limes.

        # Fish tacos
        cuisine: mexican
        categories: main, snack
        servings: 4
        yield: 12 tacos
        prep: 30
        cook: 15
        group: For the fish
        - 600 g | cod fillet | in 12 strips
        - 180 g | plain flour
        - 1 tsp | baking powder
        - 1 tsp | salt
        - 220 ml | cold lager
        - 750 ml | vegetable oil | for frying
        group: To serve
        - 300 g | red cabbage | finely shredded
        - 2 | limes
        - 120 g | mayonnaise
        - 1 tbsp | chipotle paste
        - 12 | corn tortillas | small
        > Mix the cabbage with the juice of one lime and a pinch of the salt. Stir the mayonnaise with the chipotle paste and a squeeze from the other lime.
        > Keep back 3 tbsp of the flour. Whisk the rest with the baking powder, salt and lager to a batter like thick cream.
        > Heat the oil to 180 °C. Dust the cod fillet with the flour kept back, dip it in the batter and fry in batches for 4 minutes until golden and flaking. Drain on a rack.
        > Warm the tortillas in a dry pan. Fill with cabbage and fish, spoon the chipotle mayonnaise over, and serve with the rest of the lime in wedges.

        # Esquites
        cuisine: mexican
        categories: side, salad, snack, vegetarian
        servings: 4
        prep: 15
        cook: 12
        - 30 g | butter
        - 600 g | sweetcorn kernels | cut from 5 cobs, or frozen and thawed
        - 2 cloves | garlic | crushed
        - 3 tbsp | mayonnaise
        - 2 tbsp | soured cream
        - 1 | lime
        - 120 g | feta cheese | finely crumbled
        - 1/2 tsp | chilli powder
        - 10 g | fresh coriander | chopped
        > Melt the butter in a wide pan over a high heat. Add the kernels and leave them alone for 3 minutes, then stir and cook for 5 to 7 minutes until charred in spots.
        > Stir in the garlic for 1 minute and take off the heat.
        > Mix in the mayonnaise, soured cream, the juice of half the lime and two thirds of the cheese.
        > Spoon into cups, sprinkle with the chilli powder, coriander and remaining cheese and serve warm with the other half of the lime in wedges.

        # Mexican red rice
        cuisine: mexican
        categories: side, vegetarian, vegan
        servings: 6
        prep: 15
        cook: 30
        - 300 g | tomatoes | roughly chopped
        - 1/2 | onion | roughly chopped
        - 2 cloves | garlic
        - 3 tbsp | vegetable oil
        - 300 g | long-grain rice | rinsed and drained
        - 1 | carrot | diced
        - 400 ml | vegetable stock
        - 1 tsp | salt
        - 100 g | frozen peas
        > Blend the tomatoes, onion and garlic until smooth.
        > Heat the oil in a wide pan and fry the rice over a medium heat for 6 minutes, stirring, until pale gold. Add the carrot and the tomato purée and cook for 4 minutes until nearly dry.
        > Pour in the stock, add the salt, bring to the boil, cover and cook on the lowest heat for 15 minutes.
        > Scatter the peas on top, cover again and leave off the heat for 10 minutes. Fluff with a fork.

        # Corn tortillas
        cuisine: mexican
        categories: bread, side, vegetarian, vegan
        servings: 4
        yield: 16 tortillas
        prep: 25
        cook: 25
        rest: 15
        - 250 g | masa harina
        - 1/2 tsp | salt
        - 350 ml | water | warm
        > Stir the masa harina and salt together, add the water and knead for 2 minutes to a soft dough that does not crack when pressed. Cover and rest for 15 minutes.
        > Divide into 16 balls and keep them under a damp cloth.
        > Press each ball between two sheets of baking paper, in a press or under a heavy pan, to a round of about 14 cm.
        > Heat a dry heavy pan until very hot. Cook each tortilla for 40 seconds, turn for 40 seconds, and turn once more for 15 seconds until it puffs. Keep warm in a cloth.
        ! Masa harina is maize treated with lime; ordinary cornmeal will not hold together.

        # Tres leches cake
        cuisine: mexican
        categories: cake, dessert, vegetarian
        servings: 12
        prep: 30
        cook: 35
        rest: 240
        group: For the sponge
        - 150 g | plain flour
        - 1 1/2 tsp | baking powder
        - 5 | eggs | separated
        - 180 g | sugar
        - 80 ml | milk
        - 1 tsp | vanilla extract
        group: For the soaking and topping
        - 400 g | condensed milk
        - 350 ml | evaporated milk
        - 400 ml | double cream
        - 1 tbsp | icing sugar
        - 1 tsp | ground cinnamon
        > Heat the oven to 175 °C and line a baking dish of 23 by 33 cm with buttered paper.
        > Beat the egg yolks with 120 g of the sugar for 3 minutes until pale; stir in the milk and vanilla extract, then the flour sifted with the baking powder. Whisk the egg whites stiff with the rest of the sugar and fold them in.
        > Bake for 30 to 35 minutes until springy. Cool for 30 minutes in the dish and prick all over with a fork.
        > Mix the condensed milk, evaporated milk and 100 ml of the double cream, pour slowly over the cake and chill for at least 3 1/2 hours.
        > Whip the rest of the cream with the icing sugar, spread it on top and dust with the cinnamon.

        # Agua de jamaica
        cuisine: mexican
        categories: drink, vegetarian, vegan
        servings: 8
        prep: 10
        cook: 10
        rest: 120
        - 40 g | dried hibiscus flowers | rinsed
        - 15 g | ginger | sliced
        - 2 l | water
        - 130 g | sugar
        - 1 | lime
        > Bring half the water to the boil with the hibiscus flowers and ginger, simmer for 5 minutes and steep off the heat for 20 minutes.
        > Strain into a jug, pressing the flowers, and stir in the sugar while the liquid is warm.
        > Add the rest of the water and the juice of the lime and chill until cold, about 100 minutes. Serve over ice.

        # Pickled jalapeños
        cuisine: mexican
        categories: preserve, side, vegetarian, vegan
        servings: 20
        yield: 2 jars
        prep: 20
        cook: 15
        rest: 1440
        - 400 g | jalapeños | sliced
        - 2 | carrots | thinly sliced
        - 1 | onion | thinly sliced
        - 3 cloves | garlic | halved
        - 1 tbsp | vegetable oil
        - 350 ml | cider vinegar
        - 250 ml | water
        - 1 1/2 tbsp | salt
        - 1 tbsp | sugar
        - 2 | bay leaves
        - 1 tsp | dried oregano
        > Heat the oil in a wide pan and fry the onion, carrots and garlic for 3 minutes without colouring.
        > Add the vinegar, water, salt, sugar, bay leaves and oregano and boil for 3 minutes.
        > Stir in the jalapeños and simmer for 4 minutes until they turn olive green.
        > Pack into two clean 500 ml jars, cover with the hot liquid, close and cool. Leave in the fridge for a day before eating.
        ! They keep in the fridge for two months.
        """
}
