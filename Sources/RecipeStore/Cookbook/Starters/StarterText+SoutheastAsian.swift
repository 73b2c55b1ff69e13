extension StarterText {
    /// Dishes of the Thai, Vietnamese, Indonesian, Malaysian and Filipino kitchens.
    static let southeastAsian = """
        # Thai green vegetable curry
        cuisine: thai
        categories: main, vegetarian, vegan
        servings: 4
        prep: 20
        cook: 20
        - 1 tbsp | vegetable oil
        - 4 tbsp | green curry paste
        - 400 ml | coconut milk
        - 150 ml | vegetable stock
        - 1 | aubergine | in 2 cm cubes
        - 150 g | green beans | halved
        - 120 g | bamboo shoots | drained
        - 300 g | firm tofu | in cubes
        - 4 | lime leaves | torn
        - 1 tbsp | soy sauce
        - 2 tsp | palm sugar
        - 20 g | thai basil
        - 1 | lime
        > Heat the oil in a wok and fry the curry paste for 2 minutes. Add a third of the coconut milk and simmer for 3 minutes until the oil parts from it.
        > Add the rest of the coconut milk, the stock, lime leaves and aubergine and simmer for 7 minutes.
        > Add the beans, bamboo shoots and tofu and simmer for 5 minutes until the vegetables are tender.
        > Season with the soy sauce, sugar and the juice of half the lime. Stir in the basil and serve with rice and the rest of the lime in wedges.
        ! Many ready-made pastes hold shrimp; read the label if the dish is to be vegan.

        # Pad thai
        cuisine: thai
        categories: main
        servings: 4
        prep: 30
        cook: 15
        - 300 g | flat rice noodles
        - 3 tbsp | tamarind paste
        - 3 tbsp | fish sauce
        - 3 tbsp | palm sugar
        - 4 tbsp | vegetable oil
        - 250 g | prawns | raw, peeled
        - 3 | shallots | sliced
        - 3 cloves | garlic | chopped
        - 150 g | firm tofu | in small cubes
        - 3 | eggs | beaten
        - 200 g | bean sprouts
        - 20 g | garlic chives | in short lengths
        - 60 g | roasted peanuts | chopped
        - 1 tsp | chilli flakes
        - 1 | lime | in wedges
        > Soak the noodles in warm water for 25 minutes until they bend but are still firm, and drain. Warm the tamarind paste, fish sauce and sugar with 3 tbsp of water until dissolved.
        > Cook in two batches. Heat half the oil in a wok, fry half the prawns for 2 minutes until pink and take them out. Fry half of the shallots, garlic and tofu for 2 minutes.
        > Add half the noodles and half the sauce and toss for 2 to 3 minutes until soft. Push aside, scramble half the eggs in the gap until set and mix in.
        > Toss in half of the bean sprouts and chives with the cooked prawns for 1 minute. Repeat with the other half.
        > Serve with the peanuts, chilli flakes and lime.

        # Tom yum soup
        cuisine: thai
        categories: soup, starter
        servings: 4
        prep: 15
        cook: 20
        - 1.2 l | chicken stock
        - 3 stalks | lemongrass | bruised, in lengths
        - 30 g | galangal | sliced
        - 6 | lime leaves | torn
        - 3 | red chillies | crushed
        - 200 g | oyster mushrooms | torn
        - 2 | tomatoes | in wedges
        - 1 tbsp | thai chilli paste
        - 400 g | prawns | raw, peeled
        - 3 tbsp | fish sauce
        - 4 tbsp | lime juice
        - 15 g | fresh coriander | leaves picked
        > Bring the stock to the boil with the lemongrass, galangal, lime leaves and chillies and simmer for 10 minutes.
        > Add the mushrooms, tomatoes and chilli paste and simmer for 4 minutes.
        > Slip in the prawns and cook for 2 to 3 minutes until pink throughout.
        > Take off the heat, stir in the fish sauce and lime juice, and taste: it should be sour, salty and hot. Scatter with the coriander.
        ! Leave the woody spices in the bowl, but do not eat them.

        # Som tam
        cuisine: thai
        categories: salad, starter
        servings: 4
        prep: 25
        - 2 cloves | garlic
        - 2 | red bird's-eye chillies
        - 1 tbsp | palm sugar
        - 100 g | long beans | in short lengths
        - 150 g | cherry tomatoes | halved
        - 2 tbsp | fish sauce
        - 3 tbsp | lime juice
        - 500 g | green papaya | peeled, in fine strips
        - 50 g | roasted peanuts
        > Pound the garlic and chillies to a rough paste in a large mortar, then pound in the sugar.
        > Add the beans and tomatoes and bruise them lightly. Stir in the fish sauce and lime juice.
        > Add the papaya and pound softly while turning it with a spoon, for about 2 minutes, until it takes up the dressing.
        > Mix in most of the peanuts, heap on a plate and scatter the others over.
        ! Without a large mortar, mix all in a bowl and crush the strips with your hands.

        # Mango sticky rice
        cuisine: thai
        categories: dessert, vegetarian, vegan
        servings: 4
        prep: 15
        cook: 30
        rest: 260
        - 250 g | glutinous rice
        - 400 ml | coconut milk
        - 90 g | sugar
        - 1/2 tsp | salt
        - 1 tsp | cornflour
        - 2 | mangoes | ripe, peeled and sliced
        - 1 tbsp | sesame seeds | toasted
        > Soak the rice in cold water for at least 4 hours and drain. Steam in a basket lined with muslin for 25 minutes, turning it once, until tender.
        > Warm 300 ml of the coconut milk with the sugar and half the salt until dissolved. Stir in the hot rice, cover and leave for 20 minutes.
        > Bring the remaining coconut milk to a simmer with the rest of the salt and the cornflour mixed with 1 tbsp of water, and stir for 1 minute until it thickens.
        > Serve the rice with the mangoes, spoon the coconut sauce over and sprinkle with the sesame seeds.

        # Thai iced tea
        cuisine: thai
        categories: drink, vegetarian
        servings: 4
        prep: 10
        cook: 5
        rest: 60
        - 1 l | water
        - 40 g | thai tea leaves
        - 60 g | sugar
        - 4 tbsp | condensed milk
        - 120 ml | evaporated milk
        - 500 g | ice cubes
        > Bring the water to the boil, add the tea leaves and sugar, simmer for 3 minutes and steep off the heat for 10 minutes.
        > Strain through a fine cloth, stir in the condensed milk while hot, and cool for 50 minutes.
        > Fill four tall glasses with ice cubes, pour in the tea and float the evaporated milk on top.

        # Beef pho
        cuisine: vietnamese
        categories: soup, main
        servings: 4
        prep: 30
        cook: 260
        group: For the broth
        - 1.5 kg | beef bones
        - 2 | onions | halved
        - 60 g | ginger | halved lengthways
        - 4 | star anise
        - 1 | cinnamon stick
        - 4 | cloves
        - 1 tbsp | coriander seeds
        - 3 l | water
        - 4 tbsp | fish sauce
        - 1 tbsp | sugar
        group: For the bowls
        - 400 g | flat rice noodles
        - 300 g | beef sirloin | sliced as thin as paper
        - 150 g | bean sprouts
        - 30 g | thai basil
        - 2 | red chillies | sliced
        - 1 | lime | in wedges
        > Cover the bones with cold water, boil for 10 minutes, drain and rinse. Blacken the onions and ginger under a hot grill for 10 minutes.
        > Toast the star anise, cinnamon stick, cloves and coriander seeds in a dry pan for 2 minutes and tie them in a cloth.
        > Put the bones, onions, ginger and spices in a large pot with the measured water and simmer very gently for 4 hours, skimming. Strain, and season with the fish sauce and sugar.
        > Cook the noodles as the packet says, drain and share between four large bowls. Lay the raw sirloin on top.
        > Bring the broth to a rolling boil and ladle it over, so that it cooks the beef. Serve with the bean sprouts, basil, chillies and lime.

        # Vietnamese summer rolls
        cuisine: vietnamese
        categories: starter, snack, vegetarian, vegan
        servings: 4
        yield: 12 rolls
        prep: 40
        cook: 5
        group: For the rolls
        - 100 g | rice vermicelli
        - 12 | rice paper sheets
        - 200 g | firm tofu | in thin strips
        - 2 | carrots | in matchsticks
        - 1 | cucumber | seeded, in matchsticks
        - 1 | lettuce | leaves separated
        - 20 g | mint | leaves picked
        group: For the dip
        - 4 tbsp | peanut butter
        - 2 tbsp | hoisin sauce
        - 2 tbsp | lime juice
        > Cook the vermicelli in boiling water for 3 minutes, rinse in cold water and drain well.
        > Stir the peanut butter, hoisin sauce and lime juice with about 4 tbsp of warm water to a smooth dip.
        > Dip one of the rice paper sheets in warm water for a few seconds and lay it on a damp board. Put some lettuce, vermicelli, tofu, carrots, cucumber and mint on the lower third.
        > Fold in the sides, roll up tightly and set under a damp cloth. Make the others in the same way and serve within 2 hours.

        # Lemongrass tofu banh mi
        cuisine: vietnamese
        categories: main, snack, vegetarian
        servings: 4
        yield: 4 sandwiches
        prep: 30
        cook: 15
        rest: 30
        - 2 | carrots | in matchsticks
        - 150 g | mooli radish | in matchsticks
        - 5 tbsp | rice vinegar
        - 2 tbsp | sugar
        - 1/2 tsp | salt
        - 2 stalks | lemongrass | tender part finely chopped
        - 3 cloves | garlic | crushed
        - 3 tbsp | soy sauce
        - 400 g | firm tofu | in slices 1 cm thick
        - 2 tbsp | vegetable oil
        - 4 | short baguettes
        - 4 tbsp | mayonnaise
        - 1/2 | cucumber | in long slices
        - 20 g | fresh coriander
        - 1 | red chilli | sliced
        > Mix the carrots and radish with the vinegar, salt and half the sugar. Leave for 30 minutes and drain.
        > Stir the lemongrass, garlic, soy sauce and the rest of the sugar together and turn the tofu in it; leave it meanwhile.
        > Heat the oil in a frying pan and fry the tofu for 4 minutes on each side until brown. Pour in what is left of the marinade for the last minute.
        > Warm the baguettes in the oven at 180 °C for 5 minutes and slit them. Spread with the mayonnaise and fill with tofu, pickles, cucumber, coriander and chilli.

        # Nasi goreng
        cuisine: indonesian
        categories: main, breakfast
        servings: 4
        prep: 20
        cook: 15
        - 3 | shallots | roughly chopped
        - 3 cloves | garlic | peeled
        - 2 | red chillies | roughly chopped
        - 1 tsp | shrimp paste
        - 5 tbsp | vegetable oil
        - 250 g | chicken thighs | boneless, in small strips
        - 300 g | long-grain rice | boiled, cooled quickly and chilled
        - 3 tbsp | sweet soy sauce
        - 4 | eggs
        - 1/2 | cucumber | sliced
        - 2 | tomatoes | sliced
        > Pound or blend the shallots, garlic, chillies and shrimp paste to a rough paste.
        > Heat 3 tbsp of the oil in a wok and fry the paste for 2 minutes. Add the chicken thighs and stir-fry for 5 minutes until cooked through.
        > Add the crumbled rice and the sweet soy sauce and toss over a high heat for 4 to 5 minutes, until steaming hot and evenly brown.
        > Fry the eggs in the rest of the oil until the whites are crisp at the edges. Serve an egg on each plate of rice with cucumber and tomatoes.

        # Gado-gado
        cuisine: indonesian
        categories: salad, main, vegetarian
        servings: 4
        prep: 30
        cook: 30
        group: For the salad
        - 500 g | waxy potatoes
        - 200 g | green beans | trimmed
        - 200 g | white cabbage | shredded
        - 150 g | bean sprouts
        - 4 | eggs
        - 250 g | firm tofu | in cubes
        - 2 tbsp | vegetable oil
        - 1/2 | cucumber | sliced
        group: For the sauce
        - 150 g | roasted peanuts
        - 2 cloves | garlic
        - 1 | red chilli
        - 200 ml | coconut milk
        - 1 tbsp | palm sugar
        - 1 tbsp | tamarind paste
        - 2 tbsp | soy sauce
        > Boil the potatoes for 20 minutes until tender, adding the eggs for the last 9 minutes. Cool, peel the eggs and cut both into quarters.
        > Boil the beans for 4 minutes, adding the cabbage and bean sprouts for the last minute. Rinse in cold water and drain.
        > Fry the tofu in the oil for 6 minutes until golden on all sides.
        > Blend the peanuts, garlic and chilli, then simmer with the coconut milk, sugar, tamarind paste and soy sauce for 5 minutes. Thin with hot water until it pours.
        > Arrange everything with the cucumber on a platter and pour the warm sauce over.

        # Curry laksa
        cuisine: malaysian
        categories: soup, main
        servings: 4
        prep: 35
        cook: 30
        group: For the paste
        - 8 | dried red chillies | soaked in hot water
        - 5 | shallots | chopped
        - 4 cloves | garlic
        - 20 g | galangal | chopped
        - 2 stalks | lemongrass | tender part chopped
        - 2 tsp | ground turmeric
        - 2 tsp | shrimp paste
        - 30 g | cashew nuts
        group: For the soup
        - 4 tbsp | vegetable oil
        - 800 ml | chicken stock
        - 400 ml | coconut milk
        - 2 tsp | sugar
        - 150 g | fried tofu puffs | halved
        - 250 g | prawns | raw, peeled
        - 300 g | rice noodles
        - 150 g | bean sprouts
        - 1 | lime | in wedges
        > Drain the chillies and blend them with the shallots, garlic, galangal, lemongrass, turmeric, shrimp paste, cashew nuts and a little water to a fine paste.
        > Heat the oil in a wide pot and fry the paste gently for 10 minutes, stirring, until dark and fragrant.
        > Add the stock, coconut milk, sugar and tofu puffs and simmer for 12 minutes.
        > Meanwhile cook the noodles as the packet says, drain, and share between four bowls with the bean sprouts.
        > Add the prawns to the soup and simmer for 3 minutes until pink throughout. Ladle over the noodles and serve with the lime.

        # Chicken adobo
        cuisine: filipino
        categories: main
        servings: 4
        prep: 10
        cook: 50
        rest: 30
        - 1 kg | chicken thighs | bone in
        - 100 ml | soy sauce
        - 100 ml | cane vinegar
        - 8 cloves | garlic | crushed
        - 3 | bay leaves
        - 1 tsp | black peppercorns
        - 1 tbsp | vegetable oil
        - 200 ml | water
        - 1 tbsp | brown sugar
        > Mix the chicken thighs with the soy sauce, vinegar, garlic, bay leaves and peppercorns and leave in the fridge for 30 minutes.
        > Lift out the chicken and pat it dry. Heat the oil in a wide pot and brown it skin side down for 6 minutes.
        > Pour in the marinade, the water and the sugar, bring to the boil and simmer uncovered for 35 minutes, turning once, until the meat is tender and its juice runs clear.
        > Take out the chicken, boil the sauce down for 5 minutes until glossy, and turn the pieces in it. Serve with plain rice.
        ! White wine vinegar can replace cane vinegar.

        # Pandesal
        cuisine: filipino
        categories: bread, breakfast, vegetarian
        servings: 8
        yield: 16 rolls
        prep: 30
        cook: 18
        rest: 120
        - 500 g | strong white flour
        - 7 g | dried yeast
        - 80 g | sugar
        - 1 1/2 tsp | salt
        - 240 ml | milk | warm
        - 1 | egg
        - 50 g | butter | soft
        - 40 g | fine breadcrumbs
        > Mix the flour, yeast, sugar and salt. Add the milk, egg and butter and knead for 10 minutes until smooth and elastic.
        > Cover and leave in a warm place for 75 minutes until doubled.
        > Divide the dough in half, roll each half into a log and cut each log into 8 pieces. Dip them in the breadcrumbs and set cut side up on a lined tray.
        > Cover and let them rise for 45 minutes. Heat the oven to 180 °C.
        > Bake for 16 to 18 minutes until light gold, and eat warm.
        """
}
