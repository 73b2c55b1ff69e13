extension StarterText {
    /// Dishes of the Middle East and of North Africa.
    static let middleEastern = """
        # Hummus
        cuisine: lebanese
        categories: starter, snack, sauce, vegetarian, vegan
        servings: 6
        prep: 15
        cook: 75
        rest: 720
        - 250 g | dried chickpeas
        - 1 tsp | bicarbonate of soda
        - 180 g | tahini
        - 4 tbsp | lemon juice
        - 2 cloves | garlic | crushed
        - 1 tsp | salt
        - 1/2 tsp | ground cumin
        - 100 ml | water | ice-cold
        - 2 tbsp | olive oil
        > Soak the chickpeas overnight in plenty of water and drain.
        > Put them in a pan with the bicarbonate of soda, cover well with fresh water, and boil, skimming, for 60 to 75 minutes until they crush at a touch. Drain, and keep a spoonful whole.
        > Mix the garlic with the lemon juice and salt and leave for 10 minutes. Blend the warm chickpeas to a paste, then blend in the tahini, the garlic mixture and the cumin.
        > With the machine running, pour in the ice-cold water until the hummus is pale and light. Spread on a plate, make a hollow, and fill it with the oil and the whole chickpeas.
        ! Two tins of chickpeas, simmered for 15 minutes, give a quicker version.

        # Tabbouleh
        cuisine: lebanese
        categories: salad, side, vegetarian, vegan
        servings: 4
        prep: 35
        - 60 g | fine bulgur wheat
        - 400 g | tomatoes | finely diced
        - 5 tbsp | lemon juice
        - 1 tsp | salt
        - 150 g | flat-leaf parsley
        - 30 g | mint
        - 4 | spring onions | thinly sliced
        - 5 tbsp | olive oil
        > Stir the bulgur wheat with the tomatoes, their juice, the lemon juice and the salt, and leave for 20 minutes until it is tender.
        > Wash the parsley and mint and dry them very well. Pick off the leaves and slice them finely with a sharp knife; a machine would bruise them.
        > Mix the herbs and spring onions with the wheat, dress with the oil and serve soon.

        # Falafel
        cuisine: lebanese
        categories: snack, starter, main, vegetarian, vegan
        servings: 4
        yield: 20 falafel
        prep: 30
        cook: 20
        rest: 780
        - 250 g | dried chickpeas
        - 1 | onion | quartered
        - 3 cloves | garlic | peeled
        - 30 g | flat-leaf parsley
        - 20 g | fresh coriander
        - 2 tsp | ground cumin
        - 1 1/2 tsp | salt
        - 2 tbsp | gram flour
        - 1 tsp | baking powder
        - 1 l | vegetable oil | for frying
        > Soak the raw chickpeas in plenty of cold water for 12 hours. Drain and dry them well; they are not boiled.
        > Chop them in a food processor with the onion, garlic, parsley, coriander, cumin and salt until the mass looks like damp sand and holds when squeezed. Mix in the gram flour and chill for 1 hour.
        > Stir in the baking powder and press into 20 balls or thick little cakes.
        > Heat the oil to 170 °C and fry in batches for 4 to 5 minutes until dark brown outside and cooked within. Drain and serve in bread with salad and tahini sauce.

        # Kuku sabzi
        cuisine: persian
        categories: main, breakfast, vegetarian
        servings: 4
        prep: 25
        cook: 25
        - 6 | eggs
        - 1 tsp | baking powder
        - 1 tbsp | plain flour
        - 1/2 tsp | ground turmeric
        - 1 tsp | salt
        - 70 g | flat-leaf parsley | finely chopped
        - 70 g | fresh coriander | finely chopped
        - 40 g | dill | finely chopped
        - 4 | spring onions | finely chopped
        - 50 g | walnuts | chopped
        - 2 tbsp | dried barberries | rinsed
        - 4 tbsp | olive oil
        > Beat the eggs with the baking powder, flour, turmeric and salt. Stir in the parsley, coriander, dill, spring onions, walnuts and barberries; there should be just enough egg to bind the herbs.
        > Heat 3 tbsp of the oil in a 24 cm non-stick pan. Spread the mixture in it, cover and cook over a low heat for 12 minutes until the top is nearly set.
        > Cut into quarters, turn each piece over, add the rest of the oil round the edge and cook uncovered for 6 to 8 minutes until set all through.
        > Serve warm or cold with bread and yoghurt.
        ! Dried cranberries, chopped and sharpened with lemon juice, can stand in for barberries.

        # Fesenjan
        cuisine: persian
        categories: main
        servings: 5
        prep: 20
        cook: 105
        - 300 g | walnuts
        - 2 tbsp | vegetable oil
        - 800 g | chicken thighs | boneless and skinless
        - 2 | onions | finely chopped
        - 1/2 tsp | ground turmeric
        - 1/2 tsp | ground cinnamon
        - 500 ml | chicken stock
        - 120 ml | pomegranate molasses
        - 1 tbsp | sugar
        - 1 tsp | salt
        - 80 g | pomegranate seeds
        > Toast the walnuts at 170 °C for 8 minutes and grind them as finely as you can.
        > Heat the oil in a casserole, brown the chicken thighs for 8 minutes and take them out. Cook the onions in the same pot for 10 minutes, then add the turmeric and cinnamon for 1 minute.
        > Add the walnuts, stock and molasses, bring to a simmer and cook half covered for 30 minutes, stirring often so that nothing catches.
        > Return the chicken with the sugar and salt and simmer gently for 45 minutes, until the meat is tender and the sauce dark and thick with oil on top. Taste for a balance of sweet and sour.
        > Scatter with the pomegranate seeds and serve with rice.

        # Chicken tagine with preserved lemon
        cuisine: moroccan
        categories: main
        servings: 4
        prep: 20
        cook: 65
        - 2 tbsp | olive oil
        - 1.2 kg | chicken thighs | bone in
        - 2 | onions | sliced
        - 3 cloves | garlic | crushed
        - 1 tsp | ground ginger
        - 1 tsp | ground turmeric
        - 1 pinch | saffron
        - 300 ml | chicken stock
        - 2 | preserved lemons
        - 120 g | green olives
        - 20 g | fresh coriander | chopped
        > Heat the oil in a wide casserole and brown the chicken thighs, skin side down, for 8 minutes. Lift them out.
        > Cook the onions in the fat for 8 minutes, then stir in the garlic, ginger, turmeric and saffron for 1 minute.
        > Return the chicken, pour in the stock, cover and simmer gently for 30 minutes.
        > Scrape the pulp from the preserved lemons, slice the peel and add it with the olives. Simmer uncovered for 12 to 15 minutes until the juice of the meat runs clear and the sauce has thickened.
        > Sprinkle with the coriander and serve with couscous. The lemons are salty, so taste before adding salt.

        # Harira
        cuisine: moroccan
        categories: soup, main, vegetarian, vegan
        servings: 6
        prep: 20
        cook: 60
        - 3 tbsp | olive oil
        - 1 | onion | chopped
        - 2 sticks | celery | diced
        - 1 tsp | ground ginger
        - 1 tsp | ground turmeric
        - 1 tsp | ground cinnamon
        - 150 g | brown lentils | rinsed
        - 800 g | tinned tomatoes
        - 1.6 l | vegetable stock
        - 240 g | tinned chickpeas | drained
        - 50 g | vermicelli | broken
        - 2 tbsp | plain flour
        - 20 g | fresh coriander | chopped
        - 20 g | flat-leaf parsley | chopped
        - 1 | lemon | in wedges
        - | salt
        > Heat the oil in a large pot and cook the onion and celery for 8 minutes. Stir in the ginger, turmeric and cinnamon for 1 minute.
        > Add the lentils, tomatoes and stock and simmer for 30 minutes until the lentils are soft.
        > Add the chickpeas and vermicelli and simmer for 8 minutes. Whisk the flour with 100 ml of cold water, stir it in and simmer for 5 minutes until velvety.
        > Add the coriander and parsley, salt to taste, and serve with the lemon.

        # Preserved lemons
        cuisine: moroccan
        categories: preserve, vegetarian, vegan
        servings: 24
        yield: 1 large jar
        prep: 20
        rest: 40320
        - 8 | unwaxed lemons | scrubbed
        - 200 g | coarse sea salt
        - 250 ml | lemon juice
        - 2 | bay leaves
        - 1 tsp | black peppercorns
        > Cut each of the lemons from the top almost to the base in four, so that the quarters hold together. Pack a heaped tablespoon of the salt into each.
        > Press the fruit into a sterilised 1.5 l jar with the bay leaves, peppercorns and the rest of the salt, so hard that the juice runs.
        > Pour in the lemon juice until the fruit is covered, and seal.
        > Leave in a cool dark place for 4 weeks, turning the jar every few days, until the peel is soft. Rinse before use; only the peel is eaten.
        ! An opened jar keeps in the fridge for six months if the lemons stay under their juice.

        # Moroccan mint tea
        cuisine: moroccan
        categories: drink, vegetarian, vegan
        servings: 4
        prep: 10
        cook: 3
        - 1 l | water | boiling
        - 1 tbsp | gunpowder green tea
        - 60 g | sugar
        - 40 g | mint | in sprigs
        > Put the tea in a pot that can go on the hob, pour over a cup of the boiling water, swirl for a minute and throw that water away.
        > Add the rest of the water, steep for 3 minutes, stir in the sugar and heat until it just simmers, about 3 minutes.
        > Take off the heat, push in the mint and leave for 3 minutes. Pour from a height into small glasses, so that it foams.

        # Koshari
        cuisine: egyptian
        categories: main, vegetarian, vegan
        servings: 6
        prep: 25
        cook: 60
        group: For the koshari
        - 6 tbsp | vegetable oil
        - 3 | onions | thinly sliced
        - 200 g | brown lentils | rinsed
        - 250 g | long-grain rice | rinsed
        - 200 g | small macaroni
        - 240 g | tinned chickpeas | drained
        - 1 tsp | salt
        group: For the sauce
        - 4 cloves | garlic | crushed
        - 1 tsp | ground cumin
        - 1 tsp | ground coriander
        - 1/2 tsp | chilli flakes
        - 500 g | passata
        - 2 tbsp | white wine vinegar
        > Heat the oil in a wide pan and fry the onions for 20 minutes, stirring, until dark brown and crisp. Drain on paper and keep the oil.
        > Meanwhile boil the lentils in 1 l of water for 15 minutes. Drain, put back with the rice, salt, 1 tbsp of the onion oil and 450 ml of fresh water, cover and cook on a low heat for 15 minutes. Rest for 10 minutes.
        > For the sauce fry the garlic in 2 tbsp of the onion oil for 1 minute, add the cumin, coriander and chilli flakes, then the passata, and simmer for 12 minutes. Sharpen with the vinegar.
        > Boil the macaroni as the packet says, adding the chickpeas for the last minute, and drain.
        > Layer the rice, macaroni and chickpeas in bowls, pour the sauce over and heap the onions on top.

        # Ful medames
        cuisine: egyptian
        categories: breakfast, main, vegetarian, vegan
        servings: 4
        prep: 15
        cook: 20
        - 800 g | tinned fava beans
        - 3 cloves | garlic | crushed
        - 1 1/2 tsp | ground cumin
        - 3 tbsp | lemon juice
        - 4 tbsp | olive oil
        - 2 | tomatoes | diced
        - 2 | spring onions | sliced
        - 15 g | flat-leaf parsley | chopped
        - 4 | flatbreads | warmed
        - | salt
        > Tip the beans with their liquid into a pan, add the garlic and cumin, and simmer for 15 minutes, adding a little water if they get dry.
        > Crush about half of the beans with a fork, stir in the lemon juice and 2 tbsp of the oil, and salt to taste.
        > Spoon into bowls, cover with the tomatoes, spring onions and parsley, pour over the rest of the oil and eat with the flatbreads.

        # Basbousa
        cuisine: egyptian
        categories: cake, dessert, vegetarian
        servings: 12
        yield: 24 pieces
        prep: 20
        cook: 45
        rest: 90
        group: For the cake
        - 350 g | coarse semolina
        - 120 g | sugar
        - 50 g | desiccated coconut
        - 1 1/2 tsp | baking powder
        - 130 g | butter | melted
        - 250 g | natural yoghurt
        - 24 | blanched almonds
        group: For the syrup
        - 250 g | sugar
        - 200 ml | water
        - 1 tbsp | lemon juice
        - 1 tsp | orange blossom water
        > Mix the semolina, 120 g of the sugar, the coconut and baking powder. Stir in the butter until all is coated, then the yoghurt. Spread in a greased tin of 20 by 30 cm and rest for 30 minutes.
        > Heat the oven to 180 °C. Mark 24 pieces with a knife, press a blanched almond into each, and bake for 35 to 40 minutes until deep gold.
        > Meanwhile boil the other sugar with the water for 6 minutes. Take off the heat, add the lemon juice and orange blossom water and let it cool.
        > Cut the hot cake along the lines and pour the syrup over it slowly. Leave for 1 hour before serving.

        # Harissa
        cuisine: tunisian
        categories: sauce, preserve, vegetarian, vegan
        servings: 20
        yield: 1 jar
        prep: 20
        cook: 3
        rest: 30
        - 100 g | dried red chillies | stalks and seeds removed
        - 2 tsp | caraway seeds
        - 2 tsp | coriander seeds
        - 1 tsp | cumin seeds
        - 4 cloves | garlic | peeled
        - 1 1/2 tsp | salt
        - 2 tbsp | lemon juice
        - 6 tbsp | olive oil
        > Cover the chillies with boiling water, leave for 30 minutes until soft, and squeeze them dry.
        > Toast the caraway, coriander and cumin seeds in a dry pan for 2 to 3 minutes and grind them.
        > Blend the chillies with the spices, garlic, salt, lemon juice and 4 tbsp of the oil to a thick paste.
        > Pack into a clean jar and cover with the rest of the oil.
        ! Keep it in the fridge and use it within two weeks.

        # Shakshuka with feta
        cuisine: israeli
        categories: breakfast, main, vegetarian
        servings: 3
        prep: 15
        cook: 35
        - 3 tbsp | olive oil
        - 1 | onion | sliced
        - 2 | red peppers | sliced
        - 3 cloves | garlic | sliced
        - 1 tsp | ground cumin
        - 2 tsp | sweet paprika
        - 1/2 tsp | chilli flakes
        - 800 g | tinned tomatoes
        - 150 g | feta cheese | crumbled
        - 6 | eggs
        - 10 g | flat-leaf parsley | chopped
        - | salt
        > Heat the oil in a wide frying pan and cook the onion and red peppers for 12 minutes until soft. Add the garlic, cumin, paprika and chilli flakes for 1 minute.
        > Add the tomatoes, crush them and simmer for 12 minutes until thick. Salt lightly, for the cheese is salty.
        > Stir in half the cheese. Make 6 hollows, break an egg into each, cover and cook over a low heat for 7 to 9 minutes until the whites are set.
        > Scatter with the rest of the cheese and the parsley and bring the pan to the table with bread.
        """
}
