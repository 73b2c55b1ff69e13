extension StarterText {
    /// Dishes of the Greek and Turkish kitchens.
    static let greek = """
        # Moussaka
        cuisine: greek
        categories: main
        servings: 6
        prep: 45
        cook: 110
        group: For the filling
        - 1 kg | aubergines | in 1 cm slices
        - 5 tbsp | olive oil
        - 1 | onion | finely chopped
        - 3 cloves | garlic | crushed
        - 600 g | minced lamb
        - 400 g | tinned tomatoes
        - 100 ml | red wine
        - 1 tsp | ground cinnamon
        - 1.5 tsp | salt
        group: For the white sauce
        - 60 g | butter
        - 60 g | plain flour
        - 600 ml | milk
        - 2 | egg yolks
        - 80 g | kefalotyri cheese | grated
        > Heat the oven to 210 °C. Brush the aubergines with 3 tablespoons of the oil, sprinkle with half the salt and roast on two trays for 30 minutes, until soft.
        > Soften the onion in the rest of the oil for 8 minutes. Add the garlic and lamb and brown for 8 minutes. Add the wine, tomatoes, cinnamon and the other half of the salt and simmer for 25 minutes until almost dry.
        > Melt the butter, stir in the flour for 2 minutes, whisk in the milk and simmer for 5 minutes. Off the heat beat in the yolks and half the kefalotyri cheese.
        > Turn the oven to 180 °C. In a deep dish layer half the aubergines, all the lamb and the other aubergines. Pour the white sauce on top and scatter over the rest of the cheese.
        > Bake for 45 minutes until well browned. Rest for 20 minutes so that it cuts cleanly.
        ! Parmesan or pecorino can stand in for kefalotyri.

        # Greek salad
        cuisine: greek
        categories: salad, side, vegetarian
        servings: 4
        prep: 15
        - 600 g | tomatoes | ripe, in wedges
        - 1 | cucumber | thickly sliced
        - 1 | green pepper | in rings
        - 1 | red onion | thinly sliced
        - 100 g | kalamata olives
        - 200 g | feta cheese | in one or two slabs
        - 1 tsp | dried oregano
        - 5 tbsp | olive oil
        - 1 tbsp | red wine vinegar
        - 1/2 tsp | salt
        > Toss the tomatoes, cucumber, pepper and onion with the salt and vinegar in a wide bowl.
        > Scatter in the olives and lay the feta cheese on top.
        > Sprinkle with the oregano, pour the oil over everything and serve with bread for the juices.

        # Spanakopita
        cuisine: greek
        categories: main, snack, vegetarian
        servings: 6
        prep: 35
        cook: 60
        - 800 g | spinach
        - 6 | spring onions | sliced
        - 20 g | dill | chopped
        - 3 | eggs
        - 300 g | feta cheese | crumbled
        - 100 ml | olive oil
        - 250 g | filo pastry
        - 1 pinch | nutmeg
        > Heat 2 tablespoons of the oil in a large pot and soften the spring onions for 3 minutes. Wilt the spinach in it by handfuls, tip into a sieve and press out as much water as you can. Chop and let cool.
        > Mix the spinach with the dill, eggs, feta cheese and nutmeg.
        > Heat the oven to 180 °C. Line a dish of about 20 by 30 cm with half the filo pastry, brushing each sheet with some of the remaining oil and letting the edges hang over.
        > Spread in the filling, fold the edges in and cover with the other sheets, oiling each. Score the top into 6 pieces.
        > Bake for 45 minutes until crisp and golden. Let it cool for 15 minutes before cutting through.

        # Tzatziki
        cuisine: greek
        categories: sauce, starter, vegetarian
        servings: 6
        prep: 15
        rest: 60
        - 1 | cucumber
        - 500 g | Greek yoghurt
        - 2 cloves | garlic | crushed
        - 2 tbsp | olive oil
        - 1 tbsp | lemon juice
        - 10 g | dill | chopped
        - 1 tsp | salt
        > Grate the cucumber coarsely, mix it with half the salt and leave in a sieve for 20 minutes. Squeeze it hard in a cloth until dry.
        > Stir the yoghurt with the garlic, oil, lemon juice, dill and the rest of the salt.
        > Fold in the cucumber and chill for 40 minutes so that the garlic mellows.

        # Chicken souvlaki
        cuisine: greek
        categories: main
        servings: 4
        yield: 8 skewers
        prep: 25
        cook: 15
        rest: 120
        - 800 g | boneless chicken thighs | in 3 cm cubes
        - 4 tbsp | olive oil
        - 1 | lemon | juiced
        - 2 cloves | garlic | crushed
        - 2 tsp | dried oregano
        - 1.5 tsp | salt
        - 4 | pitta breads
        - 2 | tomatoes | sliced
        - 1 | red onion | thinly sliced
        - 200 g | Greek yoghurt
        > Mix the oil, juice of the lemon, garlic, oregano and salt and turn the chicken thighs in it. Cover and chill for 2 hours.
        > Thread the meat onto 8 skewers; soak wooden ones in water first.
        > Grill over hot charcoal or under a hot grill for 12 to 15 minutes, turning often, until charred in places and no longer pink inside.
        > Warm the breads for a minute a side and fill them with the meat, tomatoes, onion and spoonfuls of yoghurt.

        # Baked feta with garlic and tomatoes
        cuisine: greek
        categories: starter, main, vegetarian
        servings: 4
        prep: 10
        cook: 30
        - 500 g | cherry tomatoes
        - 5 cloves | garlic | sliced
        - 4 tbsp | olive oil
        - 400 g | feta cheese | in two blocks
        - 1 tsp | dried oregano
        - 1/2 tsp | chilli flakes
        - 1 tbsp | honey
        - 1/2 tsp | salt
        > Heat the oven to 200 °C. Tip the tomatoes and garlic into a baking dish with the salt and 3 tablespoons of the oil and roast for 12 minutes.
        > Make two hollows in the tomatoes and set the feta cheese in them. Sprinkle with the oregano and chilli flakes and the rest of the oil.
        > Bake for 18 minutes, until the tomatoes have burst and the corners of the cheese are brown.
        > Trickle the honey over and serve hot with crusty bread.

        # Avgolemono soup
        cuisine: greek
        categories: soup
        servings: 4
        prep: 10
        cook: 45
        - 4 | chicken thighs | bone in
        - 1.5 l | water
        - 1 | onion | halved
        - 2 | bay leaves
        - 120 g | short-grain rice
        - 3 | eggs
        - 2 | lemons | juiced
        - 2 tsp | salt
        - | black pepper
        > Simmer the chicken thighs in the water with the onion, bay leaves and salt for 30 minutes, skimming once, until cooked through. Lift out the thighs, discard the onion and leaves and shred the meat.
        > Add the rice to the broth and simmer for 15 minutes until soft. Take the pot off the heat.
        > Whisk the eggs until frothy, then whisk in the juice of the lemons. Slowly whisk in three ladles of hot broth.
        > Pour this back into the pot, stirring, and warm over the lowest heat for 3 minutes until it thickens; do not let it boil. Stir in the meat and season with pepper.

        # Fasolada
        cuisine: greek
        categories: soup, main, vegetarian, vegan
        servings: 6
        prep: 15
        cook: 95
        rest: 720
        - 400 g | dried white beans
        - 100 ml | olive oil
        - 2 | onions | chopped
        - 3 | carrots | sliced
        - 3 sticks | celery | sliced, with the leaves
        - 2 cloves | garlic | sliced
        - 2 tbsp | tomato purée
        - 2 | bay leaves
        - 2 tsp | salt
        > Soak the beans overnight in plenty of cold water. Drain, cover with fresh water, boil hard for 10 minutes and drain again.
        > Warm half the oil in the pot and soften the onions, carrots and celery for 10 minutes. Stir in the garlic and the tomato purée for 1 minute.
        > Add the beans, bay leaves and 1.8 litres of water and simmer, partly covered, for 70 minutes or until the beans are creamy inside.
        > Stir in the salt and the rest of the oil and simmer for 5 minutes more, so that the broth turns thick and glossy.

        # Menemen
        cuisine: turkish
        categories: breakfast, main, vegetarian
        servings: 2
        prep: 10
        cook: 18
        - 2 tbsp | butter
        - 1 | onion | finely chopped
        - 2 | green peppers | long, sliced
        - 400 g | tomatoes | ripe, grated or chopped
        - 4 | eggs
        - 1 tsp | pul biber
        - 1/2 tsp | salt
        > Melt the butter in a frying pan and soften the onion and peppers for 7 minutes.
        > Add the tomatoes, pul biber and salt and cook for 7 minutes, until no longer watery.
        > Break in the eggs and stir them loosely through the tomatoes. Cook over low heat for 3 to 4 minutes, until set but still soft, and bring the pan to the table with bread.
        ! Pul biber is Turkish red pepper; mild chilli flakes will serve.

        # Çılbır
        cuisine: turkish
        categories: breakfast, vegetarian
        servings: 2
        prep: 10
        cook: 8
        - 300 g | Greek yoghurt
        - 1 clove | garlic | crushed
        - 4 | eggs
        - 1 tbsp | white wine vinegar
        - 40 g | butter
        - 1 tsp | pul biber
        - 5 g | dill | chopped
        - 1/2 tsp | salt
        > Stir the yoghurt with the garlic and salt and divide it between two shallow bowls. Let it come to room temperature.
        > Bring a wide pan of water to a bare simmer and add the vinegar. Slip in the eggs one by one and poach for 4 minutes, until the whites are firm. Drain on kitchen paper.
        > Melt the butter in a small pan until it foams and smells nutty, and stir in the pul biber off the heat.
        > Set the eggs on the yoghurt, pour over the red butter and scatter with the dill.

        # Mercimek çorbası
        cuisine: turkish
        categories: soup, starter, vegetarian, vegan
        servings: 4
        prep: 10
        cook: 35
        - 3 tbsp | olive oil
        - 1 | onion | chopped
        - 1 | carrot | diced
        - 1 | potato | diced
        - 1 tbsp | tomato purée
        - 1 tsp | ground cumin
        - 250 g | red lentils | rinsed
        - 1.4 l | vegetable stock
        - 1 tsp | dried mint
        - 1 tsp | sweet paprika
        - 1 | lemon | in wedges
        - 1 tsp | salt
        > Heat 1 tablespoon of the oil in a pot and soften the onion, carrot and potato for 7 minutes. Stir in the tomato purée and the cumin for 1 minute.
        > Add the lentils, stock and salt and simmer for 25 minutes until everything is soft. Blend until smooth and loosen with water if it is too thick.
        > Warm the rest of the oil in a small pan with the mint and paprika for 30 seconds.
        > Ladle the soup into bowls, swirl the spiced oil on top and serve with the lemon to squeeze over.

        # Imam bayildi
        cuisine: turkish
        categories: main, starter, vegetarian, vegan
        servings: 4
        prep: 25
        cook: 80
        - 4 | aubergines | small
        - 120 ml | olive oil
        - 3 | onions | thinly sliced
        - 5 cloves | garlic | sliced
        - 500 g | tomatoes | ripe, chopped
        - 1 tsp | sugar
        - 20 g | parsley | chopped
        - 1 | lemon | juiced
        - 1.5 tsp | salt
        > Heat the oven to 180 °C. Peel stripes from the aubergines and fry them whole in half the oil in a large pan for 10 minutes, turning, until soft outside. Set them in a baking dish.
        > Cook the onions in the same pan with a little more of the oil over low heat for 15 minutes. Add the garlic, tomatoes, sugar and salt, simmer for 8 minutes and stir in the parsley.
        > Slit each aubergine lengthways without cutting through, open it up and fill it with the onions.
        > Pour the rest of the oil, the juice of the lemon and 100 ml of water round them, cover and bake for 45 minutes until meltingly soft. Let cool and serve at room temperature.

        # Baklava
        cuisine: turkish
        categories: dessert, snack, vegetarian
        servings: 16
        yield: 32 pieces
        prep: 45
        cook: 45
        rest: 240
        - 400 g | filo pastry
        - 200 g | butter | melted
        - 300 g | walnuts | finely chopped
        - 1 tsp | ground cinnamon
        - 300 g | sugar
        - 200 ml | water
        - 1 tbsp | lemon juice
        > Heat the oven to 170 °C. Mix the walnuts with the cinnamon.
        > Brush a tin of about 20 by 30 cm with some of the butter. Lay in half the filo pastry sheet by sheet, brushing each with butter, and strew the nuts over it.
        > Cover with the other sheets, buttering each, and cut through to the bottom into 32 diamonds with a sharp knife. Pour over any butter that is left.
        > Bake for 45 minutes, until golden all through.
        > Meanwhile boil the sugar, water and lemon juice for 10 minutes to a syrup and let it cool.
        > Pour the cold syrup over the hot baklava and leave it for at least 4 hours before lifting out the pieces.
        ! Pistachios, or half of each nut, are just as usual.

        # Simit
        cuisine: turkish
        categories: bread, breakfast, snack, vegetarian, vegan
        servings: 8
        yield: 8 rings
        prep: 35
        cook: 20
        rest: 80
        - 500 g | strong white flour
        - 300 ml | water | lukewarm
        - 7 g | dried yeast
        - 2 tbsp | sunflower oil
        - 10 g | salt
        - 80 ml | grape molasses
        - 150 g | sesame seeds
        > Knead the flour, water, yeast, oil and salt for 10 minutes. Cover and let rise for 60 minutes.
        > Toast the sesame seeds in a dry pan for 5 minutes until golden. Stir the molasses with 80 ml of water in a wide dish.
        > Divide the dough into 16 and roll to ropes of 40 cm. Twist two ropes together at a time and join the ends to a ring.
        > Dip each ring into the molasses and then press all sides into the sesame seeds. Let rise on lined trays for 20 minutes.
        > Heat the oven to 220 °C meanwhile and bake for 15 minutes until deep brown.
        """
}
