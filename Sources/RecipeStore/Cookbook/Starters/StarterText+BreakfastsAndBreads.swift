extension StarterText {
    /// Breakfasts and breads of several kitchens.
    static let breakfastsAndBreads = """
        # Full English breakfast
        cuisine: british
        categories: breakfast, main
        servings: 2
        prep: 10
        cook: 30
        - 4 | pork sausages
        - 4 slices | back bacon
        - 150 g | mushrooms | halved
        - 2 | tomatoes | halved
        - 200 g | tinned baked beans
        - 2 | eggs
        - 2 tbsp | sunflower oil
        - 2 slices | bread
        - 10 g | butter
        > Heat the oven to 120 °C with a dish in it. Fry the sausages in half the oil over medium heat for 15 minutes, turning often, until cooked right through. Move them to the dish.
        > Fry the bacon in the same pan for 4 minutes until the fat is crisp and keep it warm with the sausages.
        > Put the mushrooms and the tomatoes, cut side down, into the pan and fry for 6 minutes. Warm the baked beans in a small pan.
        > Wipe the pan, heat the rest of the oil and fry the eggs for 3 minutes, basting the whites until set. Toast the bread, spread it with the butter and serve everything together.

        # Scottish porridge
        cuisine: scottish
        categories: breakfast, vegetarian, vegan
        servings: 2
        prep: 2
        cook: 12
        - 100 g | medium oatmeal
        - 600 ml | water
        - 1/4 tsp | salt
        - 1 tbsp | brown sugar
        - 100 ml | oat milk
        > Bring the water to the boil in a saucepan and rain in the oatmeal with one hand while stirring with the other.
        > Simmer over low heat for 8 minutes, stirring often. Add the salt and cook for 2 minutes more, until thick and creamy.
        > Pour into two bowls, sprinkle with the sugar and serve with the milk poured round the edge.
        ! Rolled oats need only about 5 minutes; any milk will do.

        # Bircher muesli
        cuisine: swiss
        categories: breakfast, vegetarian
        servings: 4
        prep: 10
        rest: 480
        - 150 g | rolled oats
        - 250 ml | milk
        - 200 g | natural yoghurt
        - 2 | apples
        - 1 tbsp | lemon juice
        - 50 g | hazelnuts | chopped
        - 150 g | blueberries
        - 2 tbsp | honey
        > Stir the oats with the milk and the yoghurt, cover and keep in the fridge overnight.
        > In the morning grate the apples with their skin and mix them at once with the lemon juice.
        > Fold the apples, honey and half of the hazelnuts into the oats, loosening with a little more milk if you like.
        > Serve topped with the blueberries and the other hazelnuts.

        # Kedgeree
        cuisine: british
        categories: breakfast, main
        servings: 4
        prep: 15
        cook: 35
        - 400 g | smoked haddock | undyed
        - 500 ml | water
        - 250 g | basmati rice | rinsed
        - 50 g | butter
        - 1 | onion | chopped
        - 1 tbsp | mild curry powder
        - 4 | eggs
        - 20 g | parsley | chopped
        - 1 | lemon | in wedges
        > Poach the haddock in the water for 7 minutes until it flakes. Lift it out, keep the liquid and remove skin and bones.
        > Melt the butter and soften the onion for 7 minutes. Stir in the curry powder and the rice for 1 minute, add 450 ml of the liquid, cover and cook on low heat for 12 minutes. Leave covered for 5 minutes.
        > Meanwhile boil the eggs for 9 minutes, cool, peel and quarter them.
        > Fork the haddock and parsley through the rice, top with the eggs and serve with the lemon.

        # Scrambled eggs with chives
        cuisine: british
        categories: breakfast, vegetarian
        servings: 2
        prep: 5
        cook: 5
        - 5 | eggs
        - 2 tbsp | double cream
        - 25 g | butter
        - 10 g | chives | snipped
        - 2 slices | sourdough bread
        - 1/4 tsp | salt
        > Beat the eggs with the salt just until the yolks and whites are streaked together. Toast the bread.
        > Melt two thirds of the butter in a small pan over low heat, pour in the eggs and stir slowly with a spatula, scraping the bottom, for 3 to 4 minutes.
        > When they are softly set, take the pan off the heat and stir in the cream and chives.
        > Butter the toast with the rest and pile the eggs on top.

        # Poffertjes
        cuisine: dutch
        categories: breakfast, snack, dessert, vegetarian
        servings: 4
        yield: 50 small pancakes
        prep: 10
        cook: 25
        rest: 60
        - 125 g | buckwheat flour
        - 125 g | plain flour
        - 5 g | dried yeast
        - 350 ml | milk | lukewarm
        - 1 | egg
        - 1/2 tsp | salt
        - 60 g | butter
        - 40 g | icing sugar
        > Whisk both flours with the yeast, milk, egg and salt to a smooth batter. Cover and leave in a warm place for 60 minutes, until bubbly.
        > Heat a poffertjes pan or frying pan over medium heat and grease it with a little of the butter.
        > Drop in small rounds of batter of about 4 cm, cook for 2 minutes until the edges are dry, turn with a fork and cook for 1 to 2 minutes more. Go on with the rest of the batter.
        > Serve hot with the remaining butter melting over them and the sugar sifted on top.

        # Brussels waffles
        cuisine: belgian
        categories: breakfast, dessert, vegetarian
        servings: 4
        yield: 8 waffles
        prep: 15
        cook: 35
        rest: 60
        - 300 g | plain flour
        - 7 g | dried yeast
        - 450 ml | milk | lukewarm
        - 2 | eggs | separated
        - 100 g | butter | melted
        - 2 tbsp | sugar
        - 1/2 tsp | salt
        - 300 g | strawberries | sliced
        - 200 ml | double cream | whipped
        > Whisk the flour, yeast, sugar and salt with the milk, the yolks of the eggs and the butter until smooth. Cover and leave for 60 minutes, until frothy.
        > Beat the whites of the eggs stiff and fold them in.
        > Heat a waffle iron well, fill it with batter and bake each waffle for 4 minutes, until no more steam comes out and it is crisp and golden.
        > Serve straight away with the strawberries and the cream.

        # Danish rye bread
        cuisine: danish
        categories: bread, vegetarian, vegan
        servings: 16
        yield: 1 loaf
        prep: 25
        cook: 75
        rest: 900
        - 300 g | cracked rye
        - 100 g | sunflower seeds
        - 50 g | linseeds
        - 400 ml | water
        - 150 g | rye sourdough starter | active
        - 350 g | wholemeal rye flour
        - 200 ml | dark beer
        - 1 tbsp | dark syrup
        - 12 g | salt
        > Soak the cracked rye, sunflower seeds and linseeds in the water overnight, about 12 hours.
        > Stir in the starter, flour, beer, syrup and salt with a wooden spoon for 5 minutes, to a mass like thick porridge.
        > Scrape it into an oiled 2 litre loaf tin, smooth the top with a wet spatula, prick it and let it rise for 3 hours, until nearly at the rim.
        > Bake at 180 °C for 75 minutes, until the middle is at 97 °C. Turn out and let it cool fully; it slices best on the next day.

        # Swedish cinnamon buns
        cuisine: swedish
        categories: bread, cake, snack, vegetarian
        servings: 16
        yield: 16 buns
        prep: 40
        cook: 12
        rest: 100
        group: For the dough
        - 250 ml | milk | lukewarm
        - 7 g | dried yeast
        - 500 g | strong white flour
        - 75 g | sugar
        - 75 g | butter | soft
        - 1 tsp | ground cardamom
        - 1/2 tsp | salt
        group: For the filling
        - 80 g | butter | soft
        - 80 g | brown sugar
        - 1 tbsp | ground cinnamon
        - 1 | egg | beaten
        - 2 tbsp | pearl sugar
        > Mix the milk, yeast, flour, white sugar, cardamom and salt, work in the 75 g of butter and knead for 10 minutes. Cover and let rise for 60 minutes.
        > Roll out to 30 by 50 cm. Spread with the 80 g of butter and strew with the brown sugar and cinnamon.
        > Fold in half to a long band, cut it into 16 strips, twist each and wind it into a knot. Set on lined trays, cover and let rise for 40 minutes.
        > Heat the oven to 220 °C. Brush the buns with the egg, sprinkle with the pearl sugar and bake for 10 to 12 minutes until brown.

        # Bavarian pretzels
        cuisine: german
        categories: bread, snack, vegetarian, vegan
        servings: 8
        yield: 8 pretzels
        prep: 40
        cook: 22
        rest: 100
        - 500 g | strong white flour
        - 280 ml | water | lukewarm
        - 7 g | dried yeast
        - 2 tbsp | sunflower oil
        - 10 g | salt
        - 60 g | bicarbonate of soda
        - 1 tbsp | coarse pretzel salt
        > Knead the flour, water, yeast, oil and the 10 g of salt for 10 minutes to a firm dough. Cover and let rise for 60 minutes.
        > Divide into 8, roll each to a rope of 50 cm with thin ends, cross the ends twice and press them onto the belly. Rest for 20 minutes, then chill uncovered for 20 minutes.
        > Heat the oven to 220 °C. Bring 2 litres of water to a simmer in a large pot and stir in the bicarbonate of soda little by little, for it foams.
        > Dip the pretzels one by one for 20 seconds, drain and lay on a lined tray. Slash the thick part, sprinkle with the coarse salt and bake for 16 to 18 minutes until chestnut brown.

        # Garlic cheese bread
        cuisine: british
        categories: bread, side, snack, vegetarian
        servings: 4
        yield: 1 baguette
        prep: 10
        cook: 17
        - 1 | baguette
        - 80 g | butter | soft
        - 3 cloves | garlic | crushed
        - 15 g | parsley | finely chopped
        - 100 g | cheddar cheese | grated
        - 80 g | mozzarella | grated
        - 1/4 tsp | salt
        > Heat the oven to 200 °C. Mash the butter with the garlic, parsley and salt.
        > Cut the baguette into slices 2 cm thick without going through the bottom crust. Spread both sides of every cut with the garlic butter.
        > Mix the cheddar cheese with the mozzarella and push it into the cuts, keeping a handful for the top.
        > Wrap loosely in foil and bake for 10 minutes. Open the foil, strew with the last of the cheese and bake for 7 minutes more until crisp.

        # Cheese scones
        cuisine: british
        categories: bread, snack, breakfast, vegetarian
        servings: 8
        yield: 8 scones
        prep: 15
        cook: 15
        - 300 g | plain flour
        - 4 tsp | baking powder
        - 1/2 tsp | salt
        - 1 tsp | mustard powder
        - 70 g | butter | cold, diced
        - 150 g | cheddar cheese | mature, grated
        - 170 ml | milk
        > Heat the oven to 210 °C. Mix the flour, baking powder, salt and mustard powder and rub in the butter.
        > Stir in all but a handful of the cheddar cheese. Pour in most of the milk and bring together quickly with a knife to a soft dough.
        > Pat out 3 cm thick and cut into 8 rounds of 6 cm, pressing the scraps together once.
        > Set on a lined tray, brush with the last of the milk, top with the rest of the cheese and bake for 15 minutes until risen and golden.

        # Brioche
        cuisine: french
        categories: bread, breakfast, vegetarian
        servings: 10
        yield: 1 loaf
        prep: 35
        cook: 35
        rest: 720
        - 400 g | strong white flour
        - 50 g | sugar
        - 7 g | dried yeast
        - 8 g | salt
        - 4 | eggs
        - 60 ml | milk
        - 200 g | butter | soft, in cubes
        - 1 | egg yolk
        > Knead the flour, sugar, yeast, salt, eggs and milk in a mixer for 8 minutes. Add the butter a cube at a time and knead for 10 minutes more, until the dough shines and leaves the bowl clean.
        > Cover and let rise for 90 minutes, then knock it back and chill for 8 hours or overnight.
        > Divide the cold dough into six balls, set them in two rows in a buttered 1.5 litre loaf tin and let rise for 150 minutes, until puffy.
        > Heat the oven to 180 °C. Brush with the yolk and bake for 35 minutes until deep gold, covering with foil if it browns too soon.

        # Crumpets
        cuisine: british
        categories: breakfast, bread, snack, vegetarian
        servings: 5
        yield: 10 crumpets
        prep: 15
        cook: 30
        rest: 75
        - 200 g | strong white flour
        - 150 g | plain white flour
        - 5 g | dried yeast
        - 1 tsp | sugar
        - 1 tsp | salt
        - 350 ml | milk | lukewarm
        - 150 ml | water | lukewarm
        - 1/2 tsp | bicarbonate of soda
        - 20 g | butter
        > Beat both flours with the yeast, sugar and milk for 3 minutes until smooth. Cover and leave for 60 minutes, until it has risen and begins to sink.
        > Stir the salt and bicarbonate of soda into the water, beat this in and leave for 15 minutes.
        > Grease a heavy pan and four metal rings of 9 cm with some of the butter and heat them over low heat. Fill the rings 1.5 cm deep and cook for 9 minutes, until the top is full of holes and nearly dry.
        > Take off the rings, turn the crumpets for 1 minute, and go on with the rest of the butter and batter. Toast before eating.
        """
}
