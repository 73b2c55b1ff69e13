extension StarterText {
    /// Dishes of the Indian and Pakistani kitchens.
    static let indian = """
        # Chicken tikka masala
        cuisine: indian
        categories: main
        servings: 4
        prep: 25
        cook: 40
        rest: 120
        group: For the chicken
        - 600 g | chicken thighs | boneless and skinless, in large pieces
        - 150 g | natural yoghurt
        - 2 cloves | garlic | crushed
        - 2 tsp | garam masala
        - 1 tsp | salt
        group: For the sauce
        - 2 tbsp | vegetable oil
        - 1 | onion | finely chopped
        - 3 cloves | garlic | crushed
        - 20 g | ginger | grated
        - 2 tsp | ground cumin
        - 1 tsp | paprika
        - 400 g | tinned tomatoes
        - 100 ml | double cream
        > Stir the chicken thighs with the yoghurt, 2 cloves of garlic, the garam masala and the salt. Cover and chill for 2 hours.
        > Heat the grill to its highest setting. Spread the chicken on a lined tray and grill for 12 to 15 minutes, turning once, until charred at the edges and nearly done.
        > Heat the oil in a wide pan and cook the onion gently for 10 minutes until golden. Add the ginger and the rest of the garlic and fry for 1 minute.
        > Stir in the cumin and paprika, then the tomatoes, and simmer for 10 minutes until thick.
        > Add the chicken with its juices and simmer for 5 minutes until no pink remains inside. Stir in the cream, warm through and taste for salt.
        ! Serve with plain basmati rice or naan.

        # Palak paneer
        cuisine: indian
        categories: main, vegetarian
        servings: 4
        prep: 15
        cook: 25
        - 500 g | spinach | washed
        - 2 tbsp | vegetable oil
        - 225 g | paneer cheese | in 2 cm cubes
        - 1 tsp | cumin seeds
        - 1 | onion | finely chopped
        - 4 cloves | garlic | finely chopped
        - 15 g | ginger | grated
        - 2 | green chillies | finely chopped
        - 1 tsp | garam masala
        - 4 tbsp | single cream
        - | salt
        > Wilt the spinach in a large pan of boiling water for 1 minute, drain, cool under the tap and press out the water. Blend to a coarse purée with 4 tbsp of fresh water.
        > Heat half the oil in a frying pan and brown the paneer cheese on two or three sides, about 5 minutes. Lift out and leave in a bowl of warm salted water to stay soft.
        > Add the rest of the oil and the cumin seeds. When they crackle, cook the onion for 8 minutes until golden, then add the garlic, ginger and chillies for 2 minutes more.
        > Stir in the garam masala and the spinach and simmer for 5 minutes. Drain the paneer, fold it in with the cream, season with salt and heat for 2 minutes.
        ! Frozen leaf spinach works as well; thaw 450 g and press it dry.

        # Dal tadka
        cuisine: indian
        categories: main, side, vegetarian, vegan
        servings: 4
        prep: 10
        cook: 45
        - 250 g | toor dal | rinsed until the water runs clear
        - 1 tsp | ground turmeric
        - 1 tsp | salt
        - 2 | tomatoes | chopped
        - 3 tbsp | vegetable oil
        - 1 tsp | cumin seeds
        - 1 tsp | mustard seeds
        - 2 | dried red chillies
        - 4 cloves | garlic | thinly sliced
        - 1 | onion | finely chopped
        - 15 g | fresh coriander | chopped
        > Put the dal in a pan with 1 litre of water and the turmeric. Bring to the boil, skim, and simmer half covered for 30 to 35 minutes until soft.
        > Add the salt and tomatoes and cook for 10 minutes, beating with a whisk until creamy. Thin with a little hot water if it sets too thick.
        > Meanwhile heat the oil in a small pan. Fry the onion for 8 minutes until brown, then add the mustard seeds, cumin seeds and chillies and let them pop.
        > Add the garlic and fry for 1 minute until it is just golden. Tip everything over the dal at once and scatter with the coriander.
        ! Red lentils can replace the toor dal and are soft in 20 minutes.

        # Chana masala
        cuisine: indian
        categories: main, vegetarian, vegan
        servings: 4
        prep: 10
        cook: 35
        - 3 tbsp | vegetable oil
        - 2 | onions | finely chopped
        - 3 cloves | garlic | crushed
        - 20 g | ginger | grated
        - 1 | green chilli | finely chopped
        - 2 tsp | ground coriander
        - 1 tsp | ground cumin
        - 1/2 tsp | ground turmeric
        - 400 g | tinned tomatoes
        - 480 g | tinned chickpeas | drained
        - 1 tsp | garam masala
        - 1 tbsp | lemon juice
        - | salt
        > Heat the oil and fry the onions over a medium heat for 12 minutes until deep golden.
        > Add the garlic, ginger and chilli and stir for 2 minutes. Add the coriander, cumin and turmeric with a splash of water and fry for 1 minute.
        > Stir in the tomatoes and cook for 8 minutes until the oil shows at the edges.
        > Add the chickpeas and 200 ml of water and simmer for 12 minutes, crushing a few chickpeas to thicken the sauce. Finish with the garam masala, lemon juice and salt.

        # Cheese and garlic naan
        cuisine: indian
        categories: bread, side, vegetarian
        servings: 6
        yield: 6 naan
        prep: 30
        cook: 20
        rest: 75
        - 400 g | strong white flour
        - 7 g | dried yeast
        - 1 tsp | sugar
        - 1 tsp | salt
        - 150 g | natural yoghurt
        - 150 ml | water | warm
        - 150 g | mozzarella cheese | grated
        - 50 g | butter
        - 3 cloves | garlic | crushed
        - 1 tsp | nigella seeds
        > Mix the flour, yeast, sugar and salt, then work in the yoghurt and water. Knead for 8 minutes to a soft dough, cover and leave in a warm place for 1 hour.
        > Divide into 6 balls. Flatten each, put a spoonful of cheese in the middle, gather the edges over it and pinch shut. Rest for 15 minutes.
        > Roll each ball gently into an oval about 1 cm thick and press in the nigella seeds.
        > Melt the butter with the garlic over a low heat for 2 minutes without browning it.
        > Heat a heavy frying pan until very hot. Cook each naan for 1 to 2 minutes on each side until puffed and spotted brown, and brush at once with the garlic butter.

        # Vegetable samosas
        cuisine: indian
        categories: starter, snack, vegetarian, vegan
        servings: 8
        yield: 16 samosas
        prep: 60
        cook: 45
        rest: 30
        group: For the pastry
        - 250 g | plain flour
        - 1/2 tsp | salt
        - 4 tbsp | vegetable oil
        - 90 ml | water
        group: For the filling
        - 500 g | potatoes | peeled, in 1 cm dice
        - 100 g | frozen peas
        - 1 tsp | cumin seeds
        - 15 g | ginger | grated
        - 1 | green chilli | finely chopped
        - 1 tsp | garam masala
        - 1 tbsp | lemon juice
        - 1 tsp | salt
        - 1 l | vegetable oil | for frying
        > Rub the 4 tbsp of oil into the flour and salt, add the water and knead to a firm, smooth dough. Wrap and rest for 30 minutes.
        > Boil the potatoes for 8 minutes, adding the peas for the last minute. Drain well.
        > Fry the cumin seeds in 1 tbsp of the frying oil until they crackle, add the ginger and chilli for 1 minute, then the potatoes, peas, garam masala, lemon juice and salt. Crush roughly and cool.
        > Cut the dough into 8 balls. Roll each to a 16 cm round and halve it. Wet the straight edge, form a cone, fill it and pinch the top shut.
        > Heat the rest of the oil to 160 °C and fry a few samosas at a time for 7 to 8 minutes, turning, until crisp and golden. Drain on paper.

        # Onion bhajis
        cuisine: indian
        categories: starter, snack, vegetarian, vegan
        servings: 4
        yield: 12 bhajis
        prep: 15
        cook: 20
        - 350 g | onions | halved and thinly sliced
        - 1 tsp | salt
        - 120 g | gram flour
        - 1 tsp | cumin seeds
        - 1/2 tsp | ground turmeric
        - 1/2 tsp | chilli powder
        - 15 g | fresh coriander | chopped
        - 90 ml | water
        - 750 ml | vegetable oil | for frying
        > Toss the onions with the salt and leave for 10 minutes, so that they soften and give up some juice.
        > Add the gram flour, cumin seeds, turmeric, chilli powder and coriander. Pour in the water little by little, until the flour just coats the onions in a thick batter.
        > Heat the oil to 175 °C in a deep pan. Lower in heaped tablespoons of the mixture, four at a time, and fry for 4 to 5 minutes, turning, until brown and cooked in the middle.
        > Drain on kitchen paper and serve hot.

        # Cucumber raita
        cuisine: indian
        categories: side, sauce, vegetarian
        servings: 6
        prep: 10
        - 1 | cucumber | coarsely grated
        - 1/2 tsp | salt
        - 300 g | natural yoghurt
        - 1 tsp | cumin seeds
        - 10 g | mint | leaves chopped
        > Mix the cucumber with the salt, leave for 5 minutes and squeeze out the water with your hands.
        > Toast the cumin seeds in a dry pan for 1 minute until they smell nutty, then crush them roughly.
        > Stir the cucumber, mint and most of the seeds into the yoghurt. Sprinkle with the rest and serve cold.

        # Mango lassi
        cuisine: indian
        categories: drink, breakfast, vegetarian
        servings: 2
        prep: 5
        - 250 g | mango | peeled and diced
        - 250 g | natural yoghurt
        - 100 ml | milk | cold
        - 1 tbsp | sugar
        - 1 pinch | ground cardamom
        - 6 | ice cubes
        > Put the mango, yoghurt, milk, sugar and cardamom in a blender.
        > Blend for 1 minute until smooth, and taste: sour fruit may want more sugar.
        > Pour into two tall glasses over the ice cubes.
        ! Tinned mango pulp may stand in for fresh fruit; leave out the sugar then.

        # Upma
        cuisine: indian
        categories: breakfast, vegetarian, vegan
        servings: 4
        prep: 10
        cook: 20
        - 200 g | coarse semolina
        - 3 tbsp | vegetable oil
        - 1 tsp | mustard seeds
        - 30 g | cashew nuts
        - 10 | curry leaves
        - 1 | onion | finely chopped
        - 15 g | ginger | grated
        - 1 | green chilli | finely chopped
        - 100 g | frozen peas
        - 1 tsp | salt
        - 1 tbsp | lemon juice
        > Toast the semolina in a dry pan over a medium heat for 4 minutes, stirring, until it smells sweet but has not browned. Tip into a bowl.
        > Heat the oil in the same pan. Add the mustard seeds; when they pop, add the cashew nuts and curry leaves and fry for 1 minute.
        > Add the onion, ginger and chilli and cook for 5 minutes until soft. Add the peas, salt and 650 ml of water and bring to the boil.
        > Pour in the semolina in a thin stream, stirring all the time. Cover and cook on the lowest heat for 3 minutes, then fluff with a fork and stir in the lemon juice.

        # Mango chutney
        cuisine: indian
        categories: preserve, sauce, vegetarian, vegan
        servings: 30
        yield: 3 jars
        prep: 30
        cook: 65
        - 1 kg | mango | peeled and diced, weighed without the stones
        - 350 g | sugar
        - 300 ml | white wine vinegar
        - 30 g | ginger | grated
        - 3 cloves | garlic | finely chopped
        - 2 tsp | salt
        - 1 tsp | nigella seeds
        - 1 tsp | chilli flakes
        > Put the sugar, vinegar and salt in a wide heavy pan and stir over a low heat until clear.
        > Add the mango, ginger, garlic, nigella seeds and chilli flakes and bring to a gentle boil.
        > Simmer for about 55 minutes, stirring often towards the end, until the fruit is glassy and a spoon drawn over the base leaves a path.
        > Spoon while hot into sterilised jars of about 300 ml and seal at once.
        ! It tastes best after two weeks. Keep an opened jar in the fridge and finish it within a month.

        # Kheer
        cuisine: indian
        categories: dessert, vegetarian
        servings: 4
        prep: 5
        cook: 55
        - 80 g | basmati rice | rinsed
        - 1.2 l | whole milk
        - 6 | cardamom pods | lightly crushed
        - 1 pinch | saffron
        - 80 g | sugar
        - 30 g | raisins
        - 30 g | pistachios | chopped
        > Bring the milk with the rice, cardamom pods and saffron to the boil in a wide heavy pan, stirring.
        > Simmer gently for 45 minutes, stirring often and scraping the sides, until the rice is very soft and the milk has shrunk by about a third.
        > Add the sugar and raisins and cook for 5 minutes. Fish out the cardamom pods.
        > Serve warm or well chilled, sprinkled with the pistachios.

        # Chicken karahi
        cuisine: pakistani
        categories: main
        servings: 4
        prep: 15
        cook: 40
        - 3 tbsp | ghee
        - 750 g | chicken thighs | boneless, in chunks
        - 5 cloves | garlic | crushed
        - 30 g | ginger | half grated, half in fine strips
        - 600 g | tomatoes | halved
        - 1 tsp | salt
        - 1 tsp | coriander seeds | crushed
        - 1 tsp | black pepper | coarsely ground
        - 3 | green chillies | slit lengthways
        - 1 tsp | garam masala
        > Heat the ghee in a karahi or wok and fry the chicken thighs over a high heat for 6 minutes until they have lost their pink colour. Add the garlic and the grated ginger and fry for 2 minutes.
        > Lay the tomatoes on top, skin side up, add the salt, cover and cook for 10 minutes. Pull off the loosened skins and crush the tomatoes.
        > Add the coriander seeds and pepper and cook uncovered over a lively heat for 15 minutes, stirring, until the sauce clings and the fat comes out of it.
        > Stir in the chillies and garam masala and cook for 3 minutes. Scatter the ginger strips over and serve with bread.

        # Chapli kebabs
        cuisine: pakistani
        categories: main, snack
        servings: 4
        yield: 8 kebabs
        prep: 20
        cook: 20
        rest: 30
        - 500 g | beef mince
        - 1 | onion | finely chopped and squeezed dry
        - 1 | tomato | seeded and diced
        - 2 | green chillies | finely chopped
        - 15 g | fresh coriander | chopped
        - 1 tbsp | coriander seeds | coarsely crushed
        - 1 tsp | cumin seeds
        - 3 tbsp | gram flour
        - 1 | egg
        - 1 tsp | salt
        - 6 tbsp | vegetable oil
        > Toast the gram flour in a dry pan for 2 minutes until it smells nutty.
        > Knead the mince with the flour, onion, tomato, chillies, fresh coriander, both kinds of seeds, the egg and the salt for 3 minutes. Chill for 30 minutes.
        > With wet hands form 8 thin, wide patties.
        > Heat the oil in a frying pan over a medium heat and fry the kebabs in two batches for 4 to 5 minutes on each side, until dark and cooked right through.
        ! Serve with raita, sliced onion and warm bread.
        """
}
