extension StarterText {
    /// Dishes of the Japanese and Korean kitchens.
    static let japaneseKorean = """
        # Miso soup
        cuisine: japanese
        categories: soup, starter, breakfast, vegetarian, vegan
        servings: 4
        prep: 10
        cook: 20
        rest: 30
        - 10 g | kombu
        - 3 | dried shiitake mushrooms
        - 1 l | water
        - 2 tbsp | dried wakame
        - 200 g | silken tofu | in 1 cm cubes
        - 4 tbsp | miso paste
        - 2 | spring onions | thinly sliced
        > Soak the kombu and the mushrooms in the water for 30 minutes. Heat slowly for 15 minutes, and lift out the kombu just before it boils.
        > Simmer the mushrooms for 3 minutes, take them out, slice the caps and put them back.
        > Add the wakame and tofu and warm for 2 minutes.
        > Take the pan off the heat. Thin the miso paste with a ladle of the hot stock, stir it in and serve at once with the spring onions.
        ! Miso loses its scent when it boils, so it always goes in last.

        # Chicken katsu curry
        cuisine: japanese
        categories: main
        servings: 4
        prep: 30
        cook: 50
        group: For the curry sauce
        - 2 tbsp | vegetable oil
        - 2 | onions | sliced
        - 2 | carrots | sliced
        - 2 cloves | garlic | crushed
        - 15 g | ginger | grated
        - 2 tbsp | curry powder
        - 2 tbsp | plain flour
        - 600 ml | chicken stock
        - 1 tbsp | soy sauce
        - 1 tbsp | honey
        group: For the chicken
        - 4 | chicken breasts | beaten out to 1.5 cm
        - 60 g | plain flour
        - 2 | eggs | beaten
        - 120 g | panko breadcrumbs
        - 300 ml | vegetable oil | for frying
        - 1/2 tsp | salt
        - 300 g | short-grain rice | rinsed
        > Heat the 2 tbsp of oil and cook the onions and carrots for 12 minutes until golden. Add the garlic, ginger, curry powder and 2 tbsp of flour and stir for 2 minutes.
        > Whisk in the stock, soy sauce and honey, simmer for 20 minutes and blend smooth.
        > Meanwhile put the rice with 370 ml of water in a lidded pan, bring to the boil, cook on the lowest heat for 12 minutes and leave covered for 10 minutes.
        > Season the chicken breasts with the salt and coat them in the rest of the flour, then the eggs, then the breadcrumbs, pressing them on.
        > Heat the frying oil to 170 °C in a deep pan and fry the chicken two pieces at a time for 3 to 4 minutes on each side, until brown and no longer pink inside. Slice, lay on the rice and pour the sauce beside it.

        # Teriyaki salmon
        cuisine: japanese
        categories: main
        servings: 4
        prep: 10
        cook: 15
        - 5 tbsp | soy sauce
        - 5 tbsp | mirin
        - 3 tbsp | sake
        - 2 tbsp | sugar
        - 600 g | salmon fillets | in 4 pieces
        - 1 tbsp | vegetable oil
        - 1 tbsp | sesame seeds | toasted
        > Stir the soy sauce, mirin, sake and sugar together until the sugar has gone.
        > Pat the salmon fillets dry. Heat the oil in a large frying pan and fry them skin side down for 5 minutes until crisp. Turn and fry for 2 minutes, then set aside on a plate.
        > Wipe out the pan, pour in the sauce and boil for 3 to 4 minutes until it thickens to a light syrup.
        > Return the fish and spoon the sauce over it for 2 minutes, until it shines and the middle is just cooked. Sprinkle with the sesame seeds.

        # Okonomiyaki
        cuisine: japanese
        categories: main, snack
        servings: 4
        yield: 4 pancakes
        prep: 20
        cook: 40
        - 160 g | plain flour
        - 1 tsp | baking powder
        - 180 ml | dashi
        - 4 | eggs
        - 500 g | white cabbage | finely chopped
        - 4 | spring onions | sliced
        - 4 tsp | vegetable oil
        - 150 g | pork belly | in thin slices
        - 5 tbsp | okonomiyaki sauce
        - 4 tbsp | mayonnaise
        - 10 g | bonito flakes
        > Whisk the flour, baking powder and dashi to a smooth batter and beat in the eggs. Fold in the cabbage and spring onions until just coated.
        > Heat 1 tsp of oil in a frying pan over a medium heat. Spread a quarter of the mixture to a thick round of 16 cm and lay a quarter of the pork belly on top.
        > Cook for 5 minutes until brown beneath, turn with a plate or two slices, and cook the pork side for 5 minutes until crisp and the middle is firm. Keep warm and make three more; two pans save time.
        > Brush with the okonomiyaki sauce, stripe with the mayonnaise and scatter with the bonito flakes.

        # Vegetable tempura
        cuisine: japanese
        categories: starter, vegetarian, vegan
        servings: 4
        prep: 20
        cook: 20
        group: For the tempura
        - 1 | sweet potato | in 5 mm slices
        - 1 | aubergine | in 5 mm slices
        - 1 | red pepper | in strips
        - 100 g | green beans | trimmed
        - 120 g | plain flour
        - 30 g | cornflour
        - 200 ml | sparkling water | ice-cold
        - 1 l | vegetable oil | for frying
        group: For the dip
        - 4 tbsp | soy sauce
        - 3 tbsp | mirin
        - 100 g | mooli radish | finely grated
        > Stir the soy sauce and mirin with 4 tbsp of warm water in small bowls and keep the radish beside them.
        > Dry all the vegetables well. Heat the oil to 175 °C in a deep pan.
        > Mix the flour and cornflour with the sparkling water in a few strokes; lumps are welcome, and the batter should be thin and cold.
        > Dip the sweet potato, aubergine, pepper and beans a few at a time, shake off the drips and fry for 2 to 4 minutes until pale gold and crisp; the potato takes the longest.
        > Drain on a rack and eat at once, stirring some of the grated radish into the dip.

        # Tamagoyaki
        cuisine: japanese
        categories: breakfast, side, vegetarian
        servings: 2
        prep: 5
        cook: 10
        - 4 | eggs
        - 1 tbsp | mirin
        - 1 tsp | soy sauce
        - 1 tsp | sugar
        - 2 tsp | vegetable oil
        > Beat the eggs with the mirin, soy sauce and sugar, without making foam, and strain them.
        > Wipe a small non-stick pan with oil and heat it gently. Pour in a quarter of the egg, and when it is nearly set, after about 1 minute, roll it up to one side.
        > Oil the bare part of the pan, pour in the next quarter, lifting the roll so that some egg flows beneath, and roll up again. Repeat until all is used and the egg is set throughout.
        > Shape the roll in a sushi mat or kitchen paper for 3 minutes and cut into thick slices.

        # Cucumber maki rolls
        cuisine: japanese
        categories: snack, starter, vegetarian, vegan
        servings: 4
        yield: 36 pieces
        prep: 40
        cook: 15
        rest: 30
        - 250 g | sushi rice
        - 310 ml | water
        - 4 tbsp | rice vinegar
        - 1 1/2 tbsp | sugar
        - 1 tsp | salt
        - 3 sheets | nori | halved
        - 1 | cucumber | seeded, in long sticks
        - 1 tbsp | sesame seeds | toasted
        - 2 tsp | wasabi
        - 3 tbsp | soy sauce
        > Wash the rice until the water stays clear and drain it. Bring to the boil with the measured water, cover, cook on the lowest heat for 12 minutes, and let it stand covered for 10 minutes.
        > Warm the vinegar with the sugar and salt until clear. Cut it into the rice with a spatula and fan until no more than lukewarm, about 20 minutes.
        > Lay half a sheet of nori on a bamboo mat, cover thinly with rice and leave 1 cm bare at the far edge. Add a sprinkling of sesame seeds and a line of cucumber.
        > Roll up firmly and seal the edge with a little water. Make five more and cut each with a wet knife into 6 pieces.
        > Serve with the wasabi and soy sauce.

        # Dorayaki
        cuisine: japanese
        categories: dessert, cake, snack, vegetarian
        servings: 8
        yield: 8 sandwiches
        prep: 15
        cook: 25
        rest: 15
        - 3 | eggs
        - 120 g | sugar
        - 1 tbsp | honey
        - 160 g | plain flour
        - 1 tsp | baking powder
        - 3 tbsp | water
        - 1 tsp | vegetable oil
        - 320 g | sweet red bean paste
        > Whisk the eggs, sugar and honey for 3 minutes until pale. Sift in the flour and baking powder, fold together and rest for 15 minutes. Loosen with the water.
        > Wipe a non-stick pan with a trace of oil and heat it over a medium to low heat. Pour in 2 tbsp of batter for each pancake, 8 cm wide.
        > Cook for 2 minutes until bubbles break on top, turn and cook for 1 minute. Make 16 in all and keep them under a damp cloth.
        > Put a good spoonful of bean paste on half of the pancakes, cover with the others and press the edges together.

        # Bibimbap
        cuisine: korean
        categories: main, vegetarian
        servings: 4
        prep: 35
        cook: 30
        group: For the bowls
        - 300 g | short-grain rice | rinsed
        - 200 g | spinach
        - 200 g | bean sprouts
        - 2 | carrots | in matchsticks
        - 1 | courgette | in matchsticks
        - 150 g | shiitake mushrooms | sliced
        - 3 tbsp | vegetable oil
        - 1 tbsp | soy sauce
        - 4 | eggs
        - 1 tbsp | sesame seeds | toasted
        group: For the sauce
        - 4 tbsp | gochujang
        - 1 tbsp | sesame oil
        - 1 tbsp | sugar
        - 1 tbsp | rice vinegar
        - 1 clove | garlic | crushed
        > Bring the rice to the boil with 370 ml of water, cover, cook on the lowest heat for 12 minutes and leave for 10 minutes.
        > Stir the gochujang, sesame oil, sugar, vinegar and garlic with 1 tbsp of water for the sauce.
        > Boil the bean sprouts for 3 minutes and the spinach for 30 seconds, rinse both in cold water and squeeze dry.
        > Heat 1 tbsp of the vegetable oil in a pan and fry the carrots, courgette and mushrooms one after another for 2 to 3 minutes each, with a little more oil. Season the mushrooms with the soy sauce.
        > Fry the eggs in the rest of the oil until the whites are firm. Put the rice in bowls with the vegetables in heaps, an egg on top, the sesame seeds and the sauce, and mix before eating.

        # Napa cabbage kimchi
        cuisine: korean
        categories: preserve, side, vegetarian, vegan
        servings: 20
        yield: 1 large jar
        prep: 60
        cook: 5
        rest: 3030
        - 1.5 kg | napa cabbage | in 4 cm pieces
        - 100 g | coarse salt
        - 1 tbsp | rice flour
        - 1 tbsp | sugar
        - 8 cloves | garlic | crushed
        - 20 g | ginger | grated
        - 60 g | gochugaru
        - 4 tbsp | soy sauce
        - 250 g | mooli radish | in matchsticks
        - 5 | spring onions | in short lengths
        > Toss the cabbage with the salt and 200 ml of water and leave for 2 hours, turning now and then, until the ribs bend without snapping. Rinse three times and drain for 30 minutes.
        > Whisk the rice flour and sugar into 200 ml of cold water, heat until it thickens, about 3 minutes, and cool.
        > Stir in the garlic, ginger, gochugaru and soy sauce to make a red paste.
        > Mix the paste with the cabbage, radish and spring onions, wearing gloves. Pack firmly into a clean 2 litre jar, press out the air and leave 5 cm free at the top.
        > Close loosely and stand on a plate at a cool room temperature for 2 days, pressing the cabbage under its juice daily, until it smells sour. Move to the fridge.
        ! It is good from the third day and keeps for three months in the fridge, growing sourer.

        # Bulgogi
        cuisine: korean
        categories: main
        servings: 4
        prep: 20
        cook: 10
        rest: 60
        - 5 tbsp | soy sauce
        - 2 tbsp | brown sugar
        - 1/2 | pear | grated
        - 4 cloves | garlic | crushed
        - 15 g | ginger | grated
        - 1 tbsp | sesame oil
        - 1/2 tsp | black pepper
        - 600 g | beef sirloin | very thinly sliced
        - 1 | onion | thinly sliced
        - 4 | spring onions | in short lengths
        - 2 tbsp | vegetable oil
        - 1 | lettuce | leaves separated
        - 1 tbsp | sesame seeds | toasted
        > Mix the soy sauce, sugar, pear, garlic, ginger, sesame oil and pepper. Turn the sirloin and the onion in it, cover and chill for 1 hour.
        > Heat a large frying pan until very hot with half the vegetable oil. Fry half of the beef without crowding for 2 to 3 minutes, until browned at the edges; repeat with the rest.
        > Return all of it to the pan, add the spring onions and toss for 1 minute.
        > Sprinkle with the sesame seeds and wrap in the lettuce leaves at the table, with rice beside.
        ! Half an hour in the freezer makes the meat easy to slice thinly.

        # Cheese dakgalbi
        cuisine: korean
        categories: main
        servings: 4
        prep: 20
        cook: 25
        rest: 30
        - 3 tbsp | gochujang
        - 1 tbsp | gochugaru
        - 2 tbsp | soy sauce
        - 1 tbsp | sugar
        - 4 cloves | garlic | crushed
        - 15 g | ginger | grated
        - 600 g | chicken thighs | boneless, in strips
        - 2 tbsp | vegetable oil
        - 1 | onion | sliced
        - 1 | sweet potato | in thin slices
        - 300 g | white cabbage | in large pieces
        - 200 g | rice cakes | soaked in warm water
        - 250 g | mozzarella cheese | grated
        > Stir the gochujang, gochugaru, soy sauce, sugar, garlic and ginger together. Mix two thirds of it with the chicken thighs and chill for 30 minutes.
        > Heat the oil in a wide, deep pan and fry the chicken over a medium heat for 5 minutes.
        > Add the onion, sweet potato, cabbage, drained rice cakes, the rest of the paste and 150 ml of water. Cook for 12 to 14 minutes, stirring often, until the chicken is done and the potato tender.
        > Push everything to the sides, heap the cheese in the middle, cover and heat gently for 3 minutes until it melts. Dip each mouthful in the cheese.

        # Japchae
        cuisine: korean
        categories: main, side, vegetarian, vegan
        servings: 4
        prep: 25
        cook: 20
        - 250 g | sweet potato noodles
        - 150 g | spinach
        - 3 tbsp | vegetable oil
        - 1 | onion | sliced
        - 1 | carrot | in matchsticks
        - 1 | red pepper | in thin strips
        - 150 g | shiitake mushrooms | sliced
        - 2 cloves | garlic | crushed
        - 4 tbsp | soy sauce
        - 2 tbsp | brown sugar
        - 2 tbsp | sesame oil
        - 1 tbsp | sesame seeds | toasted
        > Boil the noodles for 6 to 7 minutes until springy, rinse in cold water, drain and snip into shorter lengths.
        > Dip the spinach into boiling water for 30 seconds, rinse it and squeeze dry.
        > Heat the vegetable oil in a large pan. Fry the onion and carrot for 3 minutes, add the pepper, mushrooms and garlic and fry for 4 minutes.
        > Mix the soy sauce, sugar and half the sesame oil. Add it to the pan with the noodles and toss over a medium heat for 3 minutes until they drink it up.
        > Fold in the spinach, the rest of the sesame oil and the sesame seeds. Serve warm or at room temperature.

        # Tteokbokki
        cuisine: korean
        categories: snack, main, vegetarian
        servings: 4
        prep: 10
        cook: 25
        - 800 ml | water
        - 10 g | kombu
        - 4 | eggs
        - 3 tbsp | gochujang
        - 1 tbsp | gochugaru
        - 1 tbsp | soy sauce
        - 2 tbsp | sugar
        - 2 cloves | garlic | crushed
        - 600 g | rice cakes | rinsed
        - 4 | spring onions | in short lengths
        - 2 tsp | sesame oil
        > Simmer the kombu in the water for 10 minutes and take it out. In another pan boil the eggs for 9 minutes, cool and peel them.
        > Stir the gochujang, gochugaru, soy sauce, sugar and garlic into the stock and bring to the boil.
        > Add the rice cakes and simmer for 8 to 10 minutes, stirring so that they do not stick, until soft and the sauce coats them.
        > Add the spring onions and eggs, warm for 2 minutes and finish with the sesame oil.
        """
}
