extension StarterText {
    /// Dishes of the American kitchen.
    static let american = """
        # Mac and cheese with garlic crumbs
        cuisine: american
        categories: main, vegetarian
        servings: 6
        prep: 20
        cook: 45
        group: For the pasta
        - 400 g | macaroni
        - 60 g | butter
        - 60 g | plain flour
        - 1 l | whole milk
        - 1 tsp | mustard powder
        - 300 g | cheddar cheese | grated
        - 100 g | mozzarella cheese | grated
        - | salt
        group: For the crumbs
        - 30 g | butter
        - 3 cloves | garlic | crushed
        - 80 g | breadcrumbs
        - 10 g | parsley | chopped
        > Heat the oven to 190 °C. Boil the macaroni in salted water for 2 minutes less than the packet says, and drain.
        > Melt the 60 g of butter, stir in the flour and mustard powder for 2 minutes, then whisk in the milk little by little. Simmer for 5 minutes until smooth and thick.
        > Off the heat stir in the cheddar cheese and mozzarella cheese until melted, salt to taste, and fold in the macaroni. Tip into a 30 cm baking dish.
        > Melt the 30 g of butter with the garlic for 1 minute, mix with the breadcrumbs and parsley and scatter over the top.
        > Bake for 20 to 25 minutes until golden and bubbling at the edges.

        # New England clam chowder
        cuisine: american
        categories: soup, main
        servings: 4
        prep: 25
        cook: 40
        - 1.2 kg | clams | scrubbed
        - 120 g | smoked streaky bacon | diced
        - 20 g | butter
        - 1 | onion | finely chopped
        - 2 sticks | celery | finely diced
        - 2 tbsp | plain flour
        - 500 g | potatoes | in 1.5 cm dice
        - 1 | bay leaf
        - 2 sprigs | thyme
        - 300 ml | whole milk
        - 150 ml | double cream
        - 1/2 tsp | black pepper
        > Bring 500 ml of water to the boil, add the clams, cover and steam for 5 to 6 minutes until open. Throw away any that stay shut, shell the rest, chop them roughly, and strain the broth through a cloth.
        > Fry the bacon in the butter for 6 minutes until crisp. Add the onion and celery and cook for 8 minutes, then stir in the flour for 1 minute.
        > Pour in the clam broth, add the potatoes, bay leaf and thyme and simmer for 12 to 15 minutes until tender.
        > Stir in the milk, cream, pepper and clams and heat for 3 minutes without boiling. Remove the bay leaf and thyme.

        # Chilli con carne
        cuisine: american
        categories: main
        servings: 6
        prep: 20
        cook: 120
        - 3 tbsp | vegetable oil
        - 800 g | beef mince
        - 2 | onions | chopped
        - 1 | red pepper | diced
        - 4 cloves | garlic | crushed
        - 2 tbsp | mild chilli powder
        - 1 tbsp | ground cumin
        - 1 tsp | dried oregano
        - 2 tbsp | tomato purée
        - 800 g | tinned tomatoes
        - 400 ml | beef stock
        - 480 g | tinned kidney beans | drained
        - 20 g | dark chocolate
        - | salt
        > Heat half the oil in a large casserole and brown the mince in two batches, about 5 minutes each. Set aside.
        > Cook the onions and red pepper in the rest of the oil for 10 minutes. Add the garlic, chilli powder, cumin and oregano and stir for 1 minute, then the tomato purée.
        > Return the meat, add the tomatoes and stock and simmer, half covered, for 75 minutes, stirring now and then.
        > Add the kidney beans and simmer for 15 minutes more until thick. Melt in the chocolate and season with salt.
        ! It tastes even better the next day, and freezes well.

        # Jambalaya
        cuisine: american
        categories: main
        servings: 6
        prep: 25
        cook: 50
        - 2 tbsp | vegetable oil
        - 250 g | smoked sausage | sliced
        - 400 g | chicken thighs | boneless, in chunks
        - 1 | onion | chopped
        - 1 | green pepper | diced
        - 2 sticks | celery | diced
        - 3 cloves | garlic | crushed
        - 1 tbsp | cajun seasoning
        - 400 g | tinned tomatoes
        - 650 ml | chicken stock
        - 300 g | long-grain rice
        - 250 g | prawns | raw, peeled
        - 3 | spring onions | sliced
        > Heat the oil in a large casserole and brown the sausage for 4 minutes; take it out. Brown the chicken thighs in the fat for 6 minutes.
        > Add the onion, green pepper and celery and cook for 8 minutes. Stir in the garlic and Cajun seasoning for 1 minute.
        > Add the tomatoes, stock and sausage, bring to the boil and stir in the rice. Cover and cook on a low heat for 20 minutes.
        > Lay the prawns on top, cover and cook for 5 minutes until they are pink throughout and the rice is tender. Fork through, rest for 5 minutes and scatter with the spring onions.

        # Buffalo wings with blue cheese dip
        cuisine: american
        categories: starter, snack
        servings: 4
        prep: 20
        cook: 50
        group: For the wings
        - 1.2 kg | chicken wings | halved at the joint
        - 1 tbsp | baking powder
        - 1 tsp | salt
        - 60 g | butter
        - 120 ml | hot pepper sauce
        group: For the dip
        - 100 g | blue cheese | crumbled
        - 120 g | soured cream
        - 80 g | mayonnaise
        - 1 clove | garlic | crushed
        - 1 tbsp | lemon juice
        - 4 sticks | celery | in lengths
        > Heat the oven to 220 °C. Dry the wings very well, toss with the baking powder and salt and spread on a rack over a lined tray.
        > Bake for 45 to 50 minutes, turning once, until crisp, brown and cooked to the bone.
        > Meanwhile mash the blue cheese into the soured cream and stir in the mayonnaise, garlic and lemon juice.
        > Melt the butter with the hot pepper sauce, pour over the wings in a bowl and toss. Serve at once with the dip and the celery.

        # Spinach and artichoke dip
        cuisine: american
        categories: starter, snack, vegetarian
        servings: 8
        prep: 15
        cook: 35
        - 1 tbsp | olive oil
        - 3 cloves | garlic | crushed
        - 300 g | spinach | washed
        - 280 g | tinned artichoke hearts | drained and chopped
        - 200 g | cream cheese
        - 150 g | soured cream
        - 120 g | cheddar cheese | grated
        - 80 g | mozzarella | grated
        - 1/2 tsp | black pepper
        > Heat the oven to 190 °C. Warm the oil in a large pan, fry the garlic for 1 minute, add the spinach and wilt it for 3 minutes. Cool, squeeze dry and chop.
        > Stir the cream cheese and soured cream smooth. Mix in the spinach, artichoke hearts, pepper and three quarters of the cheddar cheese.
        > Spread in a 20 cm baking dish and cover with the mozzarella and the rest of the cheddar.
        > Bake for 25 minutes until bubbling and brown in spots. Serve hot with toast or tortilla chips.

        # Caesar salad
        cuisine: american
        categories: salad, starter
        servings: 4
        prep: 20
        cook: 12
        - 150 g | white bread | in 2 cm cubes
        - 120 ml | olive oil
        - 2 cloves | garlic | crushed
        - 4 | anchovy fillets
        - 2 | egg yolks | very fresh
        - 1 tsp | dijon mustard
        - 2 tbsp | lemon juice
        - 60 g | parmesan cheese | finely grated
        - 2 | romaine lettuces | in wide strips
        - 1/4 tsp | black pepper
        > Heat the oven to 190 °C. Toss the bread with 3 tbsp of the oil and half the garlic and bake for 10 to 12 minutes, turning once, until golden.
        > Mash the anchovy fillets with the rest of the garlic. Whisk in the egg yolks, mustard and lemon juice, then the remaining oil in a thin stream. Stir in half the cheese and the pepper.
        > Turn the lettuces in the dressing until every leaf shines, and add the croutons and the rest of the cheese.
        ! The dressing holds raw egg: use 4 tbsp of mayonnaise instead for small children, the pregnant and the frail.

        # Coleslaw
        cuisine: american
        categories: side, salad, vegetarian
        servings: 6
        prep: 20
        rest: 30
        - 500 g | white cabbage | finely shredded
        - 2 | carrots | coarsely grated
        - 1/2 | red onion | thinly sliced
        - 1 tsp | salt
        - 120 g | mayonnaise
        - 80 g | natural yoghurt
        - 1 tbsp | cider vinegar
        - 2 tsp | sugar
        - 1 tsp | dijon mustard
        > Knead the cabbage, carrots and onion with the salt for a minute and leave for 30 minutes. Pour off the liquid.
        > Stir the mayonnaise, yoghurt, vinegar, sugar and mustard together.
        > Mix the dressing into the vegetables and taste for seasoning. It keeps for two days in the fridge.

        # Skillet cornbread
        cuisine: american
        categories: bread, side, vegetarian
        servings: 8
        yield: 1 loaf
        prep: 10
        cook: 25
        - 200 g | fine cornmeal
        - 130 g | plain flour
        - 2 tbsp | sugar
        - 1 tbsp | baking powder
        - 1 tsp | salt
        - 2 | eggs
        - 350 ml | buttermilk
        - 80 g | butter
        > Put a 25 cm ovenproof frying pan in the oven and heat it to 220 °C.
        > Mix the cornmeal, flour, sugar, baking powder and salt. Whisk the eggs with the buttermilk.
        > Melt the butter in the hot pan and swirl it round. Pour most of it into the buttermilk and stir quickly into the dry mixture.
        > Scrape the batter into the sizzling pan and bake for 20 to 22 minutes until golden and firm in the middle. Cut in wedges and serve warm.

        # Biscuits and sausage gravy
        cuisine: american
        categories: breakfast, main
        servings: 4
        yield: 8 biscuits
        prep: 20
        cook: 35
        group: For the biscuits
        - 300 g | plain flour
        - 1 tbsp | baking powder
        - 1 tsp | salt
        - 100 g | butter | cold, diced
        - 200 ml | buttermilk
        group: For the gravy
        - 400 g | pork sausage meat
        - 40 g | plain flour
        - 700 ml | whole milk
        - 1 tsp | black pepper | coarsely ground
        > Heat the oven to 220 °C. Rub the butter into 300 g of the flour, the baking powder and the salt until it looks like coarse crumbs, and stir in the buttermilk with a fork.
        > Pat the dough out on a floured board, fold it in three, pat out to 2.5 cm and cut 8 rounds. Bake close together for 14 to 16 minutes until risen and golden.
        > Meanwhile fry the sausage meat for 8 minutes, breaking it up, until brown and cooked through. Stir in the 40 g of flour for 2 minutes.
        > Pour in the milk gradually and simmer for 6 to 8 minutes until thick. Season with the pepper, and salt if needed.
        > Split the biscuits and pour the gravy over.

        # Black bean burgers
        cuisine: american
        categories: main, vegetarian
        servings: 4
        yield: 4 burgers
        prep: 20
        cook: 20
        rest: 30
        - 3 tbsp | vegetable oil
        - 1 | onion | finely chopped
        - 2 cloves | garlic | crushed
        - 1 tsp | ground cumin
        - 1 tsp | smoked paprika
        - 480 g | tinned black beans | drained and patted dry
        - 80 g | breadcrumbs
        - 1 | egg
        - 1 tsp | salt
        - 4 | burger buns
        - 4 | lettuce leaves
        - 1 | tomato | sliced
        - 4 tbsp | tomato ketchup
        > Heat 1 tbsp of the oil and cook the onion for 7 minutes. Add the garlic, cumin and paprika for 1 minute and let it cool a little.
        > Mash three quarters of the beans. Mix in the onion, breadcrumbs, egg, salt and the whole beans, shape into 4 patties 2 cm thick and chill for 30 minutes.
        > Fry the burgers in the rest of the oil over a medium heat for 5 minutes on each side, until crusty and hot in the middle.
        > Toast the cut sides of the buns and build up with lettuce leaves, burgers, slices of tomato and ketchup.

        # Bread and butter pickles
        cuisine: american
        categories: preserve, side, vegetarian, vegan
        servings: 20
        yield: 3 jars
        prep: 25
        cook: 15
        rest: 120
        - 1 kg | small cucumbers | in 4 mm slices
        - 2 | onions | thinly sliced
        - 50 g | coarse salt
        - 450 ml | cider vinegar
        - 250 g | sugar
        - 1 tbsp | mustard seeds
        - 1/2 tsp | celery salt
        - 1/2 tsp | ground turmeric
        > Layer the cucumbers and onions with the coarse salt, cover with ice cubes and leave for 2 hours. Rinse twice and drain well.
        > Bring the vinegar, sugar, mustard seeds, celery salt and turmeric to the boil, stirring, and simmer for 3 minutes.
        > Add the vegetables and heat until the liquid just begins to boil again.
        > Pack into three hot sterilised 400 ml jars, cover with the liquid and seal. Cool and keep in the fridge.
        ! They are ready after two days and keep for two months in the fridge.

        # Pecan pie
        cuisine: american
        categories: dessert, vegetarian
        servings: 10
        yield: 1 pie
        prep: 30
        cook: 70
        rest: 60
        group: For the pastry
        - 200 g | plain flour
        - 110 g | butter | cold, diced
        - 1 tbsp | icing sugar
        - 3 tbsp | water | cold
        group: For the filling
        - 3 | eggs
        - 160 g | brown sugar
        - 200 g | golden syrup
        - 75 g | butter | melted
        - 1 tsp | vanilla extract
        - 1/2 tsp | salt
        - 250 g | pecan nuts
        > Rub the cold butter into the flour and icing sugar, bind with the cold water, and chill for 30 minutes. Roll out, line a 23 cm pie tin and chill for 30 minutes more.
        > Heat the oven to 190 °C. Line the pastry with paper and baking beans, bake for 15 minutes, remove them and bake for 8 minutes until pale gold.
        > Whisk the eggs with the brown sugar, golden syrup, melted butter, vanilla extract and salt. Chop two thirds of the pecan nuts and stir them in.
        > Pour into the case and arrange the other nuts on top. Lower the oven to 170 °C and bake for 40 to 45 minutes until set with a slight wobble.
        > Cool fully before cutting.

        # Peach cobbler
        cuisine: american
        categories: dessert, vegetarian
        servings: 6
        prep: 20
        cook: 45
        group: For the fruit
        - 1 kg | peaches | stoned and sliced
        - 80 g | sugar
        - 1 tbsp | cornflour
        - 1 tbsp | lemon juice
        - 1/2 tsp | ground cinnamon
        group: For the topping
        - 200 g | plain flour
        - 60 g | sugar
        - 2 tsp | baking powder
        - 1/2 tsp | salt
        - 90 g | butter | cold, diced
        - 150 ml | buttermilk
        > Heat the oven to 190 °C. Mix the peaches with 80 g of sugar, the cornflour, lemon juice and cinnamon in a 25 cm baking dish and bake for 10 minutes.
        > Rub the butter into the flour, baking powder, salt and the remaining sugar. Stir in the buttermilk to make a soft, rough dough.
        > Drop spoonfuls of dough on the hot fruit, leaving gaps for the steam.
        > Bake for 30 to 35 minutes until the topping is golden and the juice bubbles thickly. Cool for 10 minutes before serving.
        """
}
