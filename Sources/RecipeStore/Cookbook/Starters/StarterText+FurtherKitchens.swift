extension StarterText {
    /// Dishes of Africa, eastern Europe, Canada and Australia.
    static let furtherKitchens = """
        # Misir wat
        cuisine: ethiopian
        categories: main, vegetarian, vegan
        servings: 4
        prep: 15
        cook: 60
        - 5 tbsp | vegetable oil
        - 3 | red onions | very finely chopped
        - 4 cloves | garlic | crushed
        - 20 g | ginger | grated
        - 3 tbsp | berbere
        - 2 tbsp | tomato purée
        - 300 g | red lentils | rinsed
        - 1 l | water
        - 1 tsp | salt
        > Cook the onions in a dry heavy pan over a low heat for 10 minutes, stirring, then add the oil and cook for 8 minutes more until golden and soft.
        > Add the garlic, ginger and berbere and fry gently for 3 minutes; add a spoonful of water if they catch. Stir in the tomato purée for 2 minutes.
        > Add the lentils and the water, bring to the boil and simmer for 30 minutes, stirring often, until thick and creamy.
        > Season with the salt, cook for 5 minutes more and serve with injera or flatbread.

        # Gomen be ayib
        cuisine: ethiopian
        categories: side, vegetarian
        servings: 4
        prep: 15
        cook: 30
        - 500 g | kale | stalks removed, leaves chopped
        - 40 g | butter
        - 1 | onion | finely chopped
        - 4 cloves | garlic | finely chopped
        - 15 g | ginger | grated
        - 1 | green chilli | chopped
        - 1/2 tsp | ground cardamom
        - 250 g | cottage cheese | drained
        - | salt
        > Boil the kale in salted water for 8 minutes, drain and press out the water.
        > Melt the butter and cook the onion for 8 minutes until soft. Add the garlic, ginger, chilli and half the cardamom and fry for 2 minutes.
        > Add the kale with 4 tbsp of water, cover and cook gently for 10 minutes until tender.
        > Season the cottage cheese with the rest of the cardamom and a pinch of salt. Serve the greens warm with the cool cheese heaped in the middle.

        # Jollof rice
        cuisine: nigerian
        categories: main, side, vegetarian, vegan
        servings: 6
        prep: 20
        cook: 65
        - 400 g | tinned tomatoes
        - 3 | red peppers | roughly chopped
        - 1 | scotch bonnet chilli | seeded
        - 2 | onions | one chopped, one sliced
        - 80 ml | vegetable oil
        - 3 tbsp | tomato purée
        - 2 tsp | curry powder
        - 1 tsp | dried thyme
        - 2 | bay leaves
        - 400 ml | vegetable stock
        - 400 g | parboiled long-grain rice | rinsed
        - 1 tsp | salt
        > Blend the tomatoes, peppers, chilli and the chopped onion until smooth.
        > Heat the oil in a wide pot and fry the sliced onion for 6 minutes. Add the tomato purée and fry for 4 minutes, then pour in the blended sauce and boil it down for 15 minutes, stirring, until the oil rises.
        > Stir in the curry powder, thyme, bay leaves, salt and stock, and bring to the boil. Add the rice, which should be barely covered.
        > Cover tightly with foil and a lid and cook on the lowest heat for 30 minutes, stirring once half way. Add a splash of water if the rice is not yet tender.
        > Turn up the heat for 3 minutes so that the bottom catches lightly, and fluff with a fork.

        # Puff-puff
        cuisine: nigerian
        categories: snack, dessert, vegetarian, vegan
        servings: 8
        yield: 30 pieces
        prep: 15
        cook: 25
        rest: 60
        - 400 g | plain flour
        - 90 g | sugar
        - 7 g | dried yeast
        - 1/2 tsp | salt
        - 1/2 tsp | nutmeg | grated
        - 320 ml | water | warm
        - 1 l | vegetable oil | for frying
        > Mix the flour, sugar, yeast, salt and nutmeg. Beat in the water for 2 minutes to a thick, stretchy batter, cover and leave in a warm place for 1 hour until full of bubbles.
        > Heat the oil to 170 °C in a deep pan.
        > Scoop up batter with a wet hand or two spoons and drop walnut-sized balls into the oil, eight at a time. Fry for 4 to 5 minutes, turning, until evenly brown and dry inside.
        > Drain on paper and eat warm, rolled in more sugar if you like.

        # Bobotie
        cuisine: south african
        categories: main
        servings: 6
        prep: 25
        cook: 65
        - 2 slices | white bread
        - 300 ml | milk
        - 2 tbsp | vegetable oil
        - 2 | onions | finely chopped
        - 2 cloves | garlic | crushed
        - 2 tbsp | mild curry powder
        - 1 tsp | ground turmeric
        - 800 g | beef mince
        - 50 g | raisins
        - 3 tbsp | apricot jam
        - 2 tbsp | lemon juice
        - 1 1/2 tsp | salt
        - 3 | eggs
        - 4 | bay leaves
        > Heat the oven to 180 °C. Soak the bread in the milk, then squeeze it out and keep the milk.
        > Heat the oil and cook the onions for 10 minutes. Add the garlic, curry powder and turmeric for 1 minute, then the mince, and fry for 8 minutes until no longer pink.
        > Off the heat mix in the bread, raisins, jam, lemon juice, salt and one of the eggs. Press into a 25 cm baking dish and bake for 15 minutes.
        > Whisk the other two eggs with the kept milk, pour over the meat and lay the bay leaves on top.
        > Bake for 25 to 30 minutes more until the custard is set and golden.

        # Beef stroganoff
        cuisine: russian
        categories: main
        servings: 4
        prep: 20
        cook: 30
        - 600 g | beef fillet | in finger-long strips
        - 1 tsp | salt
        - 50 g | butter
        - 1 | onion | thinly sliced
        - 300 g | mushrooms | sliced
        - 1 tbsp | plain flour
        - 1 tsp | sweet paprika
        - 200 ml | beef stock
        - 1 tbsp | dijon mustard
        - 200 g | soured cream
        - 10 g | parsley | chopped
        > Season the fillet with the salt. Heat a third of the butter in a large pan until it foams and sear the meat in two batches for 1 to 2 minutes each. Set aside.
        > Melt the rest of the butter and cook the onion for 7 minutes. Add the mushrooms and fry for 7 minutes until brown and dry.
        > Stir in the flour and paprika for 1 minute, pour in the stock and simmer for 4 minutes. Stir in the mustard and the soured cream over a low heat.
        > Return the meat with its juices and warm for 2 minutes without boiling. Sprinkle with the parsley and serve with noodles, rice or fried potatoes.

        # Syrniki
        cuisine: russian
        categories: breakfast, dessert, vegetarian
        servings: 4
        yield: 12 pancakes
        prep: 20
        cook: 20
        - 500 g | curd cheese | well drained
        - 1 | egg
        - 3 tbsp | sugar
        - 1 pinch | salt
        - 1 tsp | vanilla extract
        - 100 g | plain flour
        - 3 tbsp | vegetable oil
        - 150 g | soured cream
        - 150 g | raspberries
        > Mash the curd cheese with the egg, sugar, salt and vanilla extract, and stir in 70 g of the flour until the mass just holds together.
        > Form 12 cakes about 2 cm thick with wet hands and turn them in the rest of the flour.
        > Heat the oil in a frying pan over a medium to low heat and fry the cakes in two batches for 4 to 5 minutes on each side, until golden and hot in the middle.
        > Serve warm with the soured cream and raspberries.

        # Borscht
        cuisine: ukrainian
        categories: soup, main, vegetarian
        servings: 6
        prep: 30
        cook: 60
        - 3 tbsp | vegetable oil
        - 1 | onion | chopped
        - 1 | carrot | coarsely grated
        - 500 g | beetroot | peeled, in matchsticks
        - 2 tbsp | tomato purée
        - 2 tbsp | red wine vinegar
        - 1 tsp | sugar
        - 1.6 l | vegetable stock
        - 300 g | potatoes | diced
        - 2 | bay leaves
        - 250 g | white cabbage | shredded
        - 2 cloves | garlic | crushed
        - 20 g | dill | chopped
        - 150 g | soured cream
        - | salt
        > Heat the oil in a wide pan and cook the onion and carrot for 7 minutes. Add the beetroot, tomato purée, vinegar, sugar and 150 ml of the stock, cover and stew for 20 minutes.
        > Meanwhile simmer the potatoes with the bay leaves in the rest of the stock for 10 minutes in a large pot. Add the cabbage and simmer for 8 minutes.
        > Tip in the beetroot and simmer for 10 minutes until all is tender. Take off the heat, stir in the garlic and half the dill, and let it stand for 10 minutes.
        > Taste for salt and vinegar and serve with the soured cream and the rest of the dill.

        # Pampushky
        cuisine: ukrainian
        categories: bread, side, vegetarian
        servings: 6
        yield: 12 rolls
        prep: 30
        cook: 25
        rest: 90
        - 400 g | strong white flour
        - 7 g | dried yeast
        - 1 tbsp | sugar
        - 1 1/2 tsp | salt
        - 240 ml | water | warm
        - 5 tbsp | sunflower oil
        - 1 | egg | beaten
        - 4 cloves | garlic | crushed
        - 10 g | dill | finely chopped
        > Mix the flour, yeast, sugar and salt. Add the water and 2 tbsp of the oil, knead for 8 minutes, cover and leave in a warm place for 1 hour.
        > Shape 12 balls and set them close together in an oiled 26 cm round tin. Let them rise for 30 minutes. Heat the oven to 190 °C.
        > Brush with the egg and bake for 22 to 25 minutes until golden brown.
        > Stir the garlic and dill into the rest of the oil with 1 tbsp of water, and brush it over the rolls as they come out of the oven.
        ! They belong to a bowl of borscht.

        # Khachapuri with garlic butter
        cuisine: georgian
        categories: bread, main, vegetarian
        servings: 4
        yield: 4 breads
        prep: 35
        cook: 20
        rest: 90
        group: For the dough
        - 450 g | strong white flour
        - 7 g | dried yeast
        - 1 tsp | sugar
        - 1 1/2 tsp | salt
        - 280 ml | milk | warm
        - 2 tbsp | vegetable oil
        group: For the filling
        - 300 g | mozzarella cheese | grated
        - 250 g | feta cheese | crumbled
        - 4 | eggs
        - 50 g | butter
        - 2 cloves | garlic | crushed
        > Mix the flour, yeast, sugar and salt. Add the milk and oil, knead for 8 minutes and leave in a warm place for 75 minutes until doubled.
        > Heat the oven with a tray in it to 230 °C. Divide the dough into 4, roll each piece to an oval of 25 cm on baking paper, roll in the long edges and pinch the ends to make a boat. Rest for 15 minutes.
        > Mix the two kinds of cheese and fill the boats. Slide them on their paper onto the hot tray and bake for 12 to 14 minutes until golden.
        > Make a hollow in each, break an egg into it and bake for 4 to 5 minutes until the white is set.
        > Meanwhile melt the butter with the garlic for 2 minutes. Brush it over the crust and pour the rest into the middle. Tear off the crust and dip it in.

        # Badrijani nigvzit
        cuisine: georgian
        categories: starter, vegetarian, vegan
        servings: 4
        yield: 16 rolls
        prep: 25
        cook: 25
        rest: 20
        - 3 | aubergines | in long slices 6 mm thick
        - 1 1/2 tsp | salt
        - 5 tbsp | vegetable oil
        - 150 g | walnuts
        - 2 cloves | garlic | peeled
        - 1 tsp | ground coriander
        - 1/2 tsp | ground fenugreek
        - 1/4 tsp | chilli powder
        - 1 tbsp | white wine vinegar
        - 40 g | pomegranate seeds
        > Sprinkle the aubergines with 1 tsp of the salt, leave for 20 minutes and pat dry.
        > Fry the slices in the oil in batches for 3 minutes on each side until soft and brown, and drain on paper until cool.
        > Grind the walnuts and garlic finely with the coriander, fenugreek, chilli powder, vinegar and the rest of the salt. Work in 5 to 6 tbsp of water for a thick paste.
        > Spread each slice with the paste, roll up and strew with the pomegranate seeds. Serve at room temperature.

        # Poutine
        cuisine: canadian
        categories: main, snack
        servings: 4
        prep: 25
        cook: 45
        group: For the chips
        - 1 kg | floury potatoes | in finger-thick chips
        - 1.5 l | vegetable oil | for frying
        - 300 g | cheese curds | at room temperature
        - | salt
        group: For the gravy
        - 40 g | butter
        - 1 | shallot | finely chopped
        - 2 cloves | garlic | crushed
        - 3 tbsp | plain flour
        - 600 ml | beef stock
        - 1 tsp | cider vinegar
        - 1/2 tsp | black pepper
        > Soak the potatoes in cold water for 10 minutes, drain and dry them well. Fry in the oil at 140 °C in two batches for 6 minutes each until soft but pale. Drain.
        > Melt the butter and cook the shallot for 4 minutes and the garlic for 1 minute. Stir in the flour for 3 minutes until light brown, whisk in the stock and simmer for 10 minutes until it coats a spoon. Add the vinegar and pepper.
        > Heat the oil to 190 °C and fry the chips again in batches for 3 to 4 minutes until crisp and golden. Drain and salt them.
        > Heap the chips in bowls, scatter with the cheese curds and pour over the very hot gravy.
        ! Where no curds are sold, tear mozzarella into small lumps.

        # Lamingtons
        cuisine: australian
        categories: cake, snack, vegetarian
        servings: 16
        yield: 16 squares
        prep: 45
        cook: 30
        rest: 180
        group: For the sponge
        - 180 g | butter | soft
        - 180 g | sugar
        - 3 | eggs
        - 1 tsp | vanilla extract
        - 240 g | self-raising flour
        - 120 ml | milk
        group: For the coating
        - 350 g | icing sugar
        - 40 g | cocoa powder
        - 20 g | butter
        - 130 ml | milk
        - 250 g | desiccated coconut
        > Heat the oven to 175 °C and line a 20 cm square tin. Cream the soft butter and sugar for 4 minutes, beat in the eggs one by one and the vanilla extract, and fold in the flour and 120 ml of milk in turns.
        > Bake for 28 to 30 minutes until a skewer comes out clean. Cool, then chill for 2 hours and cut into 16 squares.
        > Sift the icing sugar and cocoa powder into a bowl. Warm the remaining milk with the 20 g of butter, whisk it in, and keep the icing runny over a pan of hot water.
        > Dip each square in the icing on two forks, let it drip, and roll it in the coconut. Leave on a rack for 1 hour to set.

        # Anzac biscuits
        cuisine: australian
        categories: snack, dessert, vegetarian
        servings: 10
        yield: 20 biscuits
        prep: 15
        cook: 15
        - 100 g | rolled oats
        - 150 g | plain flour
        - 80 g | desiccated coconut
        - 120 g | brown sugar
        - 125 g | butter
        - 2 tbsp | golden syrup
        - 1 tsp | bicarbonate of soda
        - 2 tbsp | water | boiling
        > Heat the oven to 165 °C and line two trays. Mix the oats, flour, coconut and sugar.
        > Melt the butter with the golden syrup. Stir the bicarbonate of soda into the boiling water, add it to the butter so that it foams, and pour over the dry mixture.
        > Roll into 20 balls, set them well apart on the trays and flatten a little.
        > Bake for 12 to 15 minutes until golden brown. They are soft at first; cool for 5 minutes on the tray and then on a rack.
        """
}
