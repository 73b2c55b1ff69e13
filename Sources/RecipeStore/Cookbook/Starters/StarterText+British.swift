extension StarterText {
    /// Dishes of the British and Irish kitchens.
    static let british = """
        # Shepherd's pie
        cuisine: british
        categories: main
        servings: 4
        prep: 25
        cook: 80
        - 2 tbsp | sunflower oil
        - 1 | onion | chopped
        - 2 | carrots | diced
        - 600 g | minced lamb
        - 1 tbsp | plain flour
        - 1 tbsp | tomato purée
        - 1 tbsp | Worcestershire sauce
        - 400 ml | lamb stock
        - 900 g | floury potatoes | peeled, in chunks
        - 60 g | butter
        - 80 ml | milk
        - 1.5 tsp | salt
        > Heat the oil and soften the onion and carrots for 8 minutes. Add the lamb and brown it well, about 8 minutes.
        > Stir in the flour and tomato purée for 1 minute, then the Worcestershire sauce, stock and half the salt. Simmer for 30 minutes until thick.
        > Meanwhile boil the potatoes with the rest of the salt for 18 minutes until soft. Drain, let them steam dry and mash with the butter and the milk.
        > Heat the oven to 200 °C. Put the meat into a baking dish of 1.5 litres, spread the mash on top and rough it up with a fork.
        > Bake for 30 minutes until brown and bubbling at the edges.
        ! With minced beef and beef stock it is a cottage pie.

        # Fish and chips
        cuisine: british
        categories: main
        servings: 4
        prep: 25
        cook: 40
        - 1 kg | floury potatoes | cut into thick chips
        - 2 l | sunflower oil | for deep frying
        - 200 g | plain flour
        - 1 tsp | baking powder
        - 250 ml | beer | cold
        - 4 | cod fillets | thick
        - 1 tsp | salt
        - 1 | lemon | in wedges
        > Boil the cut potatoes in plenty of water for 4 minutes, drain and dry them on a cloth.
        > Heat the oil in a deep pan, no more than half full, to 140 °C. Fry the chips in two lots for 6 minutes until soft but pale, and drain.
        > Whisk 170 g of the flour with the baking powder, salt and cold beer to a batter like thick cream. Heat the oil to 180 °C.
        > Dry the cod fillets, dust them with the rest of the flour, dip in the batter and fry two at a time for 7 minutes, turning, until crisp and golden. Keep warm in the oven at 120 °C.
        > Fry the chips again at 190 °C for 3 minutes a lot until brown. Serve with the fish and the lemon.

        # Toad in the hole
        cuisine: british
        categories: main
        servings: 4
        prep: 15
        cook: 45
        rest: 30
        - 150 g | plain flour
        - 3 | eggs
        - 250 ml | milk
        - 1/2 tsp | salt
        - 8 | pork sausages
        - 2 tbsp | sunflower oil
        - 1 tsp | wholegrain mustard
        > Whisk the flour and salt with the eggs and a little of the milk until smooth, then whisk in the rest of the milk and the mustard. Leave for 30 minutes.
        > Heat the oven to 220 °C. Put the sausages and oil into a metal tin of about 20 by 30 cm and roast for 15 minutes, turning once.
        > Pull out the tin and, while the fat is smoking hot, pour in the batter all at once.
        > Bake for 30 minutes without opening the door, until the batter is high, brown and crisp. Serve with onion gravy.

        # Cauliflower cheese
        cuisine: british
        categories: main, side, vegetarian
        servings: 4
        prep: 15
        cook: 45
        - 1 | cauliflower | about 1 kg, in florets
        - 50 g | butter
        - 50 g | plain flour
        - 600 ml | milk
        - 2 tsp | English mustard
        - 180 g | cheddar cheese | grated
        - 30 g | breadcrumbs
        - 1 tsp | salt
        > Heat the oven to 200 °C. Boil the cauliflower in water with the salt for 6 minutes, drain it well and spread it in a baking dish.
        > Melt the butter, stir in the flour for 2 minutes and whisk in the milk bit by bit. Simmer for 5 minutes.
        > Take the sauce off the heat and stir in the mustard and three quarters of the cheddar cheese. Pour it over the florets.
        > Mix the rest of the cheese with the breadcrumbs, scatter over the top and bake for 25 minutes until golden.

        # Yorkshire puddings
        cuisine: british
        categories: side, vegetarian
        servings: 6
        yield: 12 puddings
        prep: 10
        cook: 30
        rest: 30
        - 140 g | plain flour
        - 4 | eggs
        - 200 ml | milk
        - 1/2 tsp | salt
        - 4 tbsp | sunflower oil
        > Beat the flour and salt with the eggs until smooth, then gradually beat in the milk. Rest the batter for 30 minutes.
        > Heat the oven to 230 °C. Put a teaspoon of the oil into each hole of a 12-hole metal tin and heat it in the oven for 10 minutes.
        > Quickly pour the batter into the hot oil and return the tin at once.
        > Bake for 20 minutes, keeping the door shut, until tall and deep brown. Serve straight away.

        # Garlic and parmesan roast potatoes
        cuisine: british
        categories: side
        servings: 4
        prep: 15
        cook: 65
        - 1.2 kg | floury potatoes | peeled, in large chunks
        - 5 tbsp | olive oil
        - 6 cloves | garlic | crushed
        - 60 g | parmesan cheese | finely grated
        - 2 sprigs | rosemary | chopped
        - 2 tsp | salt
        > Heat the oven to 210 °C with a large tray in it. Boil the potatoes in water with the salt for 8 minutes, drain them and shake the pot so that the edges turn floury.
        > Pour 4 tablespoons of the oil onto the hot tray, turn the potatoes in it and roast for 40 minutes, turning once.
        > Mix the rest of the oil with the garlic, rosemary and parmesan cheese. Toss this through the potatoes.
        > Roast for 12 minutes more, until crisp and golden all over.
        ! The garlic goes in late because it would burn in the full time.

        # Cornish pasties
        cuisine: british
        categories: main, snack
        servings: 4
        yield: 4 pasties
        prep: 45
        cook: 50
        rest: 60
        - 450 g | plain flour
        - 120 g | butter | cold, diced
        - 100 g | lard | diced
        - 1.5 tsp | salt
        - 150 ml | water | cold
        - 350 g | beef skirt | in small dice
        - 250 g | waxy potatoes | in small dice
        - 150 g | swede | in small dice
        - 1 | onion | finely chopped
        - 1 tsp | black pepper
        - 1 | egg | beaten
        > Rub the butter and lard into the flour with half the salt, bind with the water and knead briefly. Wrap and chill for 60 minutes.
        > Mix the beef skirt, potatoes, swede and onion with the pepper and the rest of the salt.
        > Heat the oven to 190 °C. Roll the dough out and cut four rounds of 22 cm. Heap the filling on one half of each, brush the edge with egg, fold over and crimp firmly along the side.
        > Brush the pasties with egg, cut a small slit in each and bake on a lined tray for 50 minutes until deep gold.

        # Welsh rarebit
        cuisine: british
        categories: snack, breakfast
        servings: 4
        prep: 10
        cook: 12
        - 25 g | butter
        - 25 g | plain flour
        - 120 ml | brown ale
        - 200 g | cheddar cheese | grated
        - 1 tsp | English mustard
        - 2 tsp | Worcestershire sauce
        - 1 | egg yolk
        - 4 slices | white bread | thick
        > Melt the butter, stir in the flour for 1 minute and whisk in the ale until thick.
        > Lower the heat and stir in the cheddar cheese until melted, then the mustard and Worcestershire sauce. Take off the heat, let cool for 2 minutes and beat in the egg yolk.
        > Toast the bread on both sides under a hot grill.
        > Spread the cheese thickly over the toast to the very edge and grill for 3 to 4 minutes until bubbling and spotted with brown.

        # Coronation chicken salad
        cuisine: british
        categories: salad, main
        servings: 4
        prep: 20
        cook: 20
        rest: 30
        - 600 g | chicken breasts
        - 150 g | mayonnaise
        - 150 g | natural yoghurt
        - 1 tbsp | mild curry powder
        - 2 tbsp | mango chutney
        - 40 g | sultanas
        - 1 tbsp | lemon juice
        - 30 g | flaked almonds
        - 1 | butterhead lettuce
        - 1 tsp | salt
        > Cover the chicken breasts with water, add the salt, bring to a simmer and poach gently for 15 minutes, until the juices run clear. Let them cool in the liquid for 30 minutes.
        > Toast the almonds in a dry pan for 3 minutes.
        > Stir the mayonnaise, yoghurt, curry powder, chutney, sultanas and lemon juice together.
        > Tear the chicken breasts into pieces, fold them into the sauce and serve on the leaves of the lettuce, with the almonds on top.

        # Pea and mint soup
        cuisine: british
        categories: soup, starter, vegetarian, vegan
        servings: 4
        prep: 10
        cook: 20
        - 2 tbsp | olive oil
        - 1 | onion | chopped
        - 1 | potato | diced small
        - 900 ml | vegetable stock
        - 600 g | frozen peas
        - 20 g | mint | leaves picked
        - 1 tsp | salt
        > Heat the oil and soften the onion for 6 minutes. Add the potato, stock and salt and simmer for 10 minutes until the potato is soft.
        > Add the peas, bring back to the boil and cook for 3 minutes. Take off the heat and stir in the mint.
        > Blend until smooth, taste for salt and serve hot or chilled.

        # Cullen skink
        cuisine: scottish
        categories: soup, main
        servings: 4
        prep: 15
        cook: 30
        - 40 g | butter
        - 2 | leeks | sliced
        - 500 g | floury potatoes | diced
        - 600 ml | milk
        - 300 ml | water
        - 450 g | smoked haddock | undyed
        - 1 | bay leaf
        - 10 g | chives | snipped
        > Melt the butter and cook the leeks gently under a lid for 8 minutes. Add the potatoes and water and simmer for 12 minutes, until soft.
        > Meanwhile warm the milk with the haddock and the bay leaf until just simmering, and poach for 6 minutes, until the fish flakes. Lift it out and remove skin and bones.
        > Crush a third of the potatoes in the pot. Pour in the milk through a sieve and heat through.
        > Stir in the haddock in large flakes, warm for 2 minutes and serve with the chives.

        # Irish stew
        cuisine: irish
        categories: main, soup
        servings: 6
        prep: 25
        cook: 120
        - 1 kg | lamb neck | in 4 cm chunks
        - 3 | onions | thickly sliced
        - 4 | carrots | in chunks
        - 1 kg | potatoes | peeled and halved
        - 1 l | lamb stock
        - 3 sprigs | thyme
        - 20 g | parsley | chopped
        - 2 tsp | salt
        - | black pepper
        > Heat the oven to 160 °C. Slice a quarter of the potatoes thinly and lay them in a casserole.
        > Put the lamb neck on top, then the onions, carrots and thyme, seasoning each layer with the salt and some pepper. Pour in the stock and bring to a simmer.
        > Cover and cook in the oven for 60 minutes.
        > Set the remaining potatoes on top, cover and cook for 50 minutes more, until meat and potatoes are tender. Skim off the fat and stir in the parsley.

        # Soda bread
        cuisine: irish
        categories: bread, breakfast, vegetarian
        servings: 8
        yield: 1 loaf
        prep: 10
        cook: 40
        - 250 g | wholemeal flour
        - 200 g | plain white flour
        - 50 g | rolled oats
        - 1 tsp | bicarbonate of soda
        - 1 tsp | salt
        - 420 ml | buttermilk
        - 1 tbsp | honey
        > Heat the oven to 200 °C and dust a tray with flour. Mix both flours with the oats, bicarbonate of soda and salt.
        > Stir the honey into the buttermilk, pour it in and bring everything together quickly with one hand to a soft dough. Do not knead.
        > Shape into a round 4 cm high on the tray and cut a deep cross in the top.
        > Bake for 40 minutes, until the loaf sounds hollow when tapped underneath. Cool on a rack, wrapped in a cloth for a soft crust.

        # Colcannon
        cuisine: irish
        categories: side, vegetarian
        servings: 4
        prep: 15
        cook: 30
        - 1 kg | floury potatoes | peeled, in chunks
        - 300 g | kale | shredded, without stalks
        - 6 | spring onions | sliced
        - 100 g | butter
        - 150 ml | milk
        - 1.5 tsp | salt
        > Boil the potatoes in water with 1 teaspoon of the salt for 20 minutes, until tender. Drain and leave to steam dry.
        > Meanwhile cook the kale in boiling water for 5 minutes, drain and press dry.
        > Warm the milk with half the butter and the spring onions for 4 minutes.
        > Mash the potatoes with the hot milk, beat in the kale and the rest of the salt, and serve with the other half of the butter melting in a hollow on top.
        """
}
