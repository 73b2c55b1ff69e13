extension StarterText {
    /// Dishes of the French kitchen.
    static let french = """
        # French onion soup
        cuisine: french
        categories: soup, starter
        servings: 4
        prep: 20
        cook: 80
        - 50 g | butter
        - 1 kg | onions | thinly sliced
        - 1 tsp | sugar
        - 2 cloves | garlic | crushed
        - 1 tbsp | plain flour
        - 200 ml | dry white wine
        - 1.2 l | beef stock
        - 3 sprigs | thyme
        - 8 slices | baguette
        - 120 g | gruyère cheese | grated
        - 1 tsp | salt
        > Melt the butter in a heavy pot. Add the onions, sugar and salt and cook over low heat for 40 minutes, stirring often, until deep brown and soft.
        > Stir in the garlic and the flour and cook for 2 minutes. Pour in the wine and scrape the bottom of the pot clean.
        > Add the stock and thyme and simmer, half covered, for 30 minutes. Fish out the thyme stalks.
        > Toast the baguette slices on both sides under a hot grill. Ladle the soup into four heatproof bowls, lay two slices on each and cover with the gruyère cheese.
        > Grill for 3 to 4 minutes until the cheese bubbles and browns.

        # Ratatouille
        cuisine: french
        categories: main, side, vegetarian, vegan
        servings: 4
        prep: 25
        cook: 60
        - 6 tbsp | olive oil
        - 2 | aubergines | in 2 cm cubes
        - 3 | courgettes | in thick slices
        - 2 | red peppers | in strips
        - 2 | onions | sliced
        - 4 cloves | garlic | sliced
        - 600 g | tomatoes | ripe, chopped
        - 4 sprigs | thyme
        - 10 g | basil | torn
        - 1.5 tsp | salt
        > Heat half the oil in a wide pan and fry the aubergines for 10 minutes until golden. Lift them out, fry the courgettes in the same way for 6 minutes and set both aside.
        > Add the rest of the oil and cook the onions and red peppers over medium heat for 12 minutes, until soft. Stir in the garlic for 1 minute.
        > Add the tomatoes, thyme and salt and simmer for 10 minutes.
        > Return the aubergines and courgettes, cover and cook gently for 20 minutes. Stir in the basil and serve warm or cold.
        ! It tastes better still on the next day.

        # Coq au vin
        cuisine: french
        categories: main
        servings: 4
        prep: 30
        cook: 90
        - 1.5 kg | chicken legs and thighs
        - 2 tbsp | plain flour
        - 2 tbsp | olive oil
        - 150 g | smoked bacon | cut into strips
        - 200 g | shallots | peeled
        - 250 g | button mushrooms
        - 2 cloves | garlic | crushed
        - 500 ml | red wine
        - 250 ml | chicken stock
        - 1 tbsp | tomato purée
        - 2 | bay leaves
        - 4 sprigs | thyme
        - 1 tsp | salt
        > Season the chicken legs and thighs with the salt and dust them with the flour. Brown them in the oil in a wide casserole, about 10 minutes in all, and set aside.
        > Fry the bacon, shallots and mushrooms in the same pot for 10 minutes. Stir in the garlic and tomato purée for 1 minute.
        > Pour in the wine and boil for 5 minutes, scraping the bottom. Add the stock, bay leaves and thyme and return the chicken.
        > Cover and simmer gently for 50 minutes, until the meat comes away from the bone and the juices run clear.
        > Lift out the chicken, boil the sauce for 10 minutes until it coats a spoon, and pour it back over.

        # Beef bourguignon
        cuisine: french
        categories: main
        servings: 6
        prep: 35
        cook: 195
        - 1.2 kg | braising beef | in 4 cm cubes
        - 3 tbsp | sunflower oil
        - 150 g | smoked bacon | cut into strips
        - 2 | onions | chopped
        - 3 | carrots | in thick slices
        - 3 cloves | garlic | crushed
        - 2 tbsp | plain flour
        - 750 ml | red wine
        - 300 ml | beef stock
        - 1 tbsp | tomato purée
        - 2 | bay leaves
        - 250 g | button mushrooms
        - 1.5 tsp | salt
        > Heat the oven to 150 °C. Pat the beef dry, season with the salt and brown it in the oil in a casserole in three batches, about 20 minutes in all. Set it aside.
        > Fry the bacon, onions and carrots in the same pot for 10 minutes. Add the garlic and the flour and stir for 2 minutes.
        > Pour in the wine and stock, add the tomato purée and bay leaves and return the beef. Bring to a simmer.
        > Cover and cook in the oven for 2 hours.
        > Stir in the mushrooms and cook, uncovered, for 40 minutes more, until the beef yields to a fork and the sauce has thickened.
        ! Serve with boiled potatoes or broad noodles.

        # Quiche lorraine
        cuisine: french
        categories: main
        servings: 6
        prep: 25
        cook: 60
        rest: 30
        group: For the pastry
        - 200 g | plain flour
        - 100 g | butter | cold, diced
        - 1 pinch | salt
        - 3 tbsp | water | cold
        group: For the filling
        - 200 g | smoked bacon | cut into strips
        - 4 | eggs
        - 300 ml | double cream
        - 1 pinch | nutmeg
        - | black pepper
        > Rub the butter into the flour and salt until it looks like crumbs, stir in the water and press together. Wrap and chill for 30 minutes.
        > Heat the oven to 190 °C. Roll the pastry out to line a 24 cm tart tin, prick it, cover with paper and dried beans and bake for 15 minutes. Take out paper and beans and bake for 5 minutes more.
        > Fry the bacon for 8 minutes until lightly browned, drain it and scatter it over the base.
        > Beat the eggs with the cream, nutmeg and some pepper and pour this over the bacon.
        > Bake at 180 °C for 30 minutes until puffed and just set in the middle. Serve warm.

        # Salade niçoise
        cuisine: french
        categories: salad, main
        servings: 4
        prep: 25
        cook: 20
        - 500 g | new potatoes
        - 200 g | green beans | trimmed
        - 4 | eggs
        - 250 g | tinned tuna | drained
        - 4 | tomatoes | quartered
        - 2 | little gem lettuces | leaves separated
        - 80 g | black olives
        - 8 | anchovy fillets
        - 5 tbsp | olive oil
        - 2 tbsp | red wine vinegar
        - 1 tsp | Dijon mustard
        - 1 clove | garlic | crushed
        - 1/2 tsp | salt
        > Boil the potatoes in salted water until tender, about 15 minutes, adding the green beans for the last 4. Drain, cool under cold water and halve the potatoes.
        > Boil the eggs for 9 minutes, cool, peel and quarter them.
        > Shake the oil, vinegar, mustard, garlic and salt in a jar to make the dressing.
        > Spread the lettuces on a large plate. Arrange the potatoes, beans, tomatoes, tuna, eggs and olives on top, lay the anchovy fillets over and pour on the dressing.

        # Gratin dauphinois
        cuisine: french
        categories: side
        servings: 6
        prep: 20
        cook: 75
        - 1.2 kg | waxy potatoes
        - 1 clove | garlic | halved
        - 20 g | butter
        - 400 ml | double cream
        - 250 ml | milk
        - 1 pinch | nutmeg
        - 80 g | gruyère cheese | grated
        - 1.5 tsp | salt
        - | black pepper
        > Heat the oven to 160 °C. Rub a shallow ovenproof dish with the cut garlic and then with the butter.
        > Peel the potatoes and cut them into slices 3 mm thick; do not rinse them.
        > Bring the cream, milk, salt, nutmeg, a little pepper and the used garlic to a simmer in a wide pan. Add the potatoes and cook gently for 8 minutes, turning them with care.
        > Tip everything into the dish, press flat and scatter the gruyère cheese on top.
        > Bake for 65 minutes until brown and soft right through when pierced. Let it rest for 10 minutes.

        # Crêpes
        cuisine: french
        categories: breakfast, dessert, vegetarian
        servings: 4
        yield: 12 crêpes
        prep: 10
        cook: 25
        rest: 30
        - 250 g | plain flour
        - 4 | eggs
        - 500 ml | milk
        - 50 g | butter | melted
        - 1 tbsp | sugar
        - 1 pinch | salt
        > Whisk the flour, sugar and salt with the eggs and a third of the milk until there are no lumps. Whisk in the rest of the milk and half the butter and leave for 30 minutes.
        > Heat a 24 cm frying pan over medium heat and brush it thinly with some of the remaining butter.
        > Pour in a small ladle of batter, tilting so that it covers the bottom. Cook for about 1 minute until the edge browns, turn and cook for 30 seconds more.
        > Stack the crêpes on a warm plate, brushing the pan with butter between them. Fill them with lemon and sugar, jam or chocolate.
        ! Leave out the sugar for a savoury filling such as mushrooms or ham.

        # Croque monsieur
        cuisine: french
        categories: snack, main
        servings: 2
        prep: 15
        cook: 15
        - 20 g | butter
        - 15 g | plain flour
        - 200 ml | milk
        - 1 pinch | nutmeg
        - 4 slices | white bread
        - 2 tsp | Dijon mustard
        - 120 g | cooked ham
        - 100 g | gruyère cheese | grated
        > Melt the butter in a small pan, stir in the flour for 1 minute and whisk in the milk. Simmer for 4 minutes until thick and season with the nutmeg. Heat the oven to 220 °C.
        > Toast the bread lightly. Spread two slices with the mustard, lay the ham on them with half the gruyère cheese and a spoonful of the sauce, and close with the other slices.
        > Spread the rest of the sauce on top, edge to edge, and scatter over the remaining cheese.
        > Bake on a lined tray for 10 minutes, until bubbling and patched with brown.
        ! With a fried egg on top it becomes a croque madame.

        # Moules marinières
        cuisine: french
        categories: main, starter
        servings: 4
        prep: 25
        cook: 12
        - 2 kg | mussels
        - 40 g | butter
        - 3 | shallots | finely chopped
        - 2 cloves | garlic | finely chopped
        - 300 ml | dry white wine
        - 100 ml | double cream
        - 20 g | parsley | chopped
        > Scrub the mussels in cold water and pull off the beards. Throw away any that are broken or stay open when tapped.
        > Melt the butter in a very large pot and soften the shallots and garlic for 4 minutes. Pour in the wine and bring it to a fierce boil.
        > Tip in the mussels, cover and cook over high heat for 4 to 5 minutes, shaking the pot twice, until they have opened. Throw away any that stay shut.
        > Lift the mussels into bowls. Stir the cream and parsley into the liquor, boil for 1 minute and pour it over.

        # Vichyssoise
        cuisine: french
        categories: soup, starter, vegetarian
        servings: 4
        prep: 15
        cook: 30
        rest: 180
        - 40 g | butter
        - 4 | leeks | white part, sliced
        - 400 g | floury potatoes | diced
        - 1 l | vegetable stock
        - 150 ml | double cream
        - 10 g | chives | snipped
        - 1 tsp | salt
        > Melt the butter in a pot and sweat the leeks with the salt under a lid for 10 minutes, without letting them colour.
        > Add the potatoes and the stock and simmer for 20 minutes, until very soft.
        > Blend until perfectly smooth, stir in the cream and let cool. Chill for at least 3 hours.
        > Taste again, since cold dulls salt, and serve in chilled bowls with the chives on top.
        ! Hot, the same soup is good on a winter evening.

        # Baked camembert with garlic
        cuisine: french
        categories: starter, snack
        servings: 4
        prep: 5
        cook: 20
        - 250 g | camembert cheese | a whole one in its wooden box
        - 1 clove | garlic | in slivers
        - 1 sprig | rosemary
        - 1 tsp | honey
        - 1 tbsp | dry white wine
        - 1 | baguette | sliced
        > Heat the oven to 180 °C. Unwrap the camembert cheese, put it back into the bottom of its box and stand this on a baking tray.
        > Score a lattice into the top rind and push the garlic and little tufts of the rosemary into the cuts. Spoon on the wine.
        > Bake for 20 minutes, until the middle feels liquid under the rind. Warm the baguette beside it for the last 5 minutes.
        > Trickle the honey over and eat at once, dipping the bread.

        # Celeriac remoulade
        cuisine: french
        categories: salad, side, starter, vegetarian
        servings: 4
        prep: 20
        rest: 30
        - 600 g | celeriac
        - 1 | lemon | juiced
        - 120 g | mayonnaise
        - 1 tbsp | Dijon mustard
        - 2 tbsp | crème fraîche
        - 10 g | parsley | chopped
        - 1/2 tsp | salt
        > Peel the celeriac thickly, cut it into matchsticks or grate it coarsely, and toss it at once with the juice of the lemon and the salt. Leave for 30 minutes.
        > Stir the mayonnaise, mustard and crème fraîche together.
        > Drain the celeriac of any liquid, fold it into the dressing with the parsley and serve cold.
        """
}
