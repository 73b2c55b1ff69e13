extension StarterText {
    /// Dishes of the Caribbean and of South America.
    static let caribbeanSouthAmerican = """
        # Jerk chicken
        cuisine: jamaican
        categories: main
        servings: 6
        prep: 20
        cook: 50
        rest: 480
        - 6 | spring onions | roughly chopped
        - 2 | scotch bonnet chillies | seeded
        - 4 cloves | garlic | peeled
        - 20 g | ginger | sliced
        - 1 tbsp | ground allspice
        - 1 tsp | ground cinnamon
        - 1/2 tsp | nutmeg | grated
        - 4 sprigs | thyme | leaves picked
        - 2 tbsp | brown sugar
        - 3 tbsp | soy sauce
        - 2 | limes
        - 2 tbsp | vegetable oil
        - 1.5 kg | chicken legs | slashed to the bone
        > Blend the spring onions, chillies, garlic, ginger, allspice, cinnamon, nutmeg, thyme, sugar, soy sauce, oil and the juice of one lime to a paste.
        > Rub it well into the chicken legs, wearing gloves, cover and leave in the fridge for 8 hours or overnight.
        > Heat the oven to 200 °C. Spread the chicken skin side up on a rack over a lined tray and roast for 45 to 50 minutes, until dark and the juice at the bone runs clear.
        > Rest for 5 minutes and serve with the other lime cut in wedges.
        ! On a covered barbecue over moderate heat it takes about the same time; turn it often.

        # Rice and peas
        cuisine: jamaican
        categories: side, vegetarian, vegan
        servings: 6
        prep: 10
        cook: 30
        - 300 g | long-grain rice | rinsed
        - 240 g | tinned kidney beans | drained
        - 400 ml | coconut milk
        - 250 ml | water
        - 3 | spring onions | chopped
        - 2 cloves | garlic | crushed
        - 3 sprigs | thyme
        - 1/2 tsp | ground allspice
        - 1 tsp | salt
        - 1 | scotch bonnet chilli | left whole
        > Bring the coconut milk and water to the boil in a lidded pan with the spring onions, garlic, thyme, allspice, salt and beans, and simmer for 5 minutes.
        > Stir in the rice and lay the whole chilli on top. Cover and cook on the lowest heat for 15 minutes.
        > Turn off the heat and leave covered for 10 minutes. Lift out the chilli without bursting it, and the thyme stalks, and fluff with a fork.

        # Festival dumplings
        cuisine: jamaican
        categories: bread, snack, side, vegetarian, vegan
        servings: 5
        yield: 10 dumplings
        prep: 20
        cook: 20
        rest: 20
        - 200 g | plain flour
        - 100 g | fine cornmeal
        - 50 g | sugar
        - 1 1/2 tsp | baking powder
        - 1/2 tsp | salt
        - 1 tsp | vanilla extract
        - 150 ml | water
        - 750 ml | vegetable oil | for frying
        > Mix the flour, cornmeal, sugar, baking powder and salt. Add the vanilla extract and enough of the water for a soft dough, knead briefly, cover and rest for 20 minutes.
        > Divide into 10 and roll each piece with floured hands into a finger about 12 cm long, slightly flattened.
        > Heat the oil to 165 °C and fry a few at a time for 6 to 7 minutes, turning, until deep gold and cooked through. Drain on paper and serve warm.

        # Ackee and saltfish
        cuisine: jamaican
        categories: breakfast, main
        servings: 4
        prep: 20
        cook: 35
        rest: 720
        - 300 g | salt cod
        - 2 tbsp | vegetable oil
        - 1 | onion | sliced
        - 1 | red pepper | sliced
        - 2 cloves | garlic | crushed
        - 1/2 | scotch bonnet chilli | finely chopped
        - 2 sprigs | thyme | leaves picked
        - 2 | tomatoes | chopped
        - 540 g | tinned ackee | drained
        - 1/2 tsp | black pepper
        > Soak the salt cod in cold water overnight in the fridge, changing the water twice.
        > Cover the cod with fresh water, simmer for 15 minutes, drain, and flake it, taking out bones and skin.
        > Heat the oil and cook the onion and red pepper for 8 minutes. Add the garlic, chilli and thyme for 1 minute, then the tomatoes for 3 minutes.
        > Stir in the fish and black pepper and cook for 3 minutes. Fold in the ackee gently and heat for 4 minutes without breaking it up.
        ! Use tinned ackee only: the unripe fresh fruit is poisonous.

        # Feijoada
        cuisine: brazilian
        categories: main
        servings: 8
        prep: 30
        cook: 150
        rest: 720
        - 500 g | dried black beans
        - 2 tbsp | vegetable oil
        - 200 g | smoked bacon | in strips
        - 500 g | pork ribs | cut apart
        - 300 g | smoked sausage | in thick slices
        - 2 | onions | chopped
        - 6 cloves | garlic | crushed
        - 3 | bay leaves
        - 2 | oranges
        - | salt
        > Soak the beans overnight in plenty of cold water and drain.
        > Heat the oil in a very large pot. Brown the bacon and the pork ribs for 10 minutes and take them out. Cook the onions in the fat for 8 minutes and the garlic for 1 minute.
        > Add the beans, ribs, bacon, bay leaves, half an orange and 2 l of water. Boil hard for 10 minutes, then simmer, half covered, for 90 minutes.
        > Add the sausage and cook for 30 minutes more until beans and meat are very tender. Crush a ladle of beans to thicken the stew.
        > Take out the orange half and bay leaves, salt to taste, and serve with rice and the remaining oranges in slices.

        # Pão de queijo
        cuisine: brazilian
        categories: bread, snack, breakfast, vegetarian
        servings: 6
        yield: 24 rolls
        prep: 20
        cook: 25
        rest: 15
        - 160 ml | milk
        - 80 ml | vegetable oil
        - 1 tsp | salt
        - 300 g | tapioca flour
        - 2 | eggs
        - 150 g | cheddar cheese | finely grated
        - 50 g | mozzarella cheese | finely grated
        > Bring the milk, oil and salt to the boil. Pour over the tapioca flour, stir to a lumpy paste and cool for 15 minutes. Heat the oven to 200 °C.
        > Beat in the eggs one at a time until the dough is smooth and sticky, then knead in both kinds of cheese.
        > With oiled hands roll 24 balls and set them well apart on two lined trays.
        > Bake for 20 to 22 minutes until puffed and spotted with gold. Eat while warm and chewy.
        ! The raw balls can be frozen; bake them from frozen for 4 minutes longer.

        # Brigadeiros
        cuisine: brazilian
        categories: dessert, snack, vegetarian
        servings: 10
        yield: 20 sweets
        prep: 25
        cook: 12
        rest: 60
        - 400 g | condensed milk
        - 30 g | cocoa powder
        - 35 g | butter
        - 1 pinch | salt
        - 80 g | chocolate sprinkles
        > Whisk the condensed milk, cocoa powder, salt and 25 g of the butter in a heavy pan. Cook over a medium to low heat for 10 to 12 minutes, stirring all the time, until the mass comes away from the base.
        > Scrape onto a buttered plate, cool and chill for 1 hour.
        > Grease your hands with the rest of the butter, roll 20 balls and turn them in the sprinkles.

        # Caipirinha
        cuisine: brazilian
        categories: drink, vegetarian, vegan
        servings: 2
        prep: 5
        - 2 | limes | each in 8 wedges, white core removed
        - 4 tsp | sugar
        - 120 ml | cachaça
        - 200 g | ice cubes
        > Put the limes in two sturdy glasses, sprinkle with the sugar and crush with a pestle until the juice has run out.
        > Crack the ice cubes in a cloth and fill the glasses with them.
        > Pour in the cachaça and stir well from the bottom up.

        # Ceviche
        cuisine: peruvian
        categories: starter
        servings: 4
        prep: 25
        cook: 25
        - 1 | sweet potato | unpeeled
        - 150 g | sweetcorn kernels
        - 1 | red onion | very thinly sliced
        - 500 g | sea bass fillets | skinned, in 1.5 cm cubes
        - 1 tsp | salt
        - 1 | red chilli | seeded and finely chopped
        - 150 ml | lime juice
        - 20 g | fresh coriander | chopped
        > Boil the sweet potato for 25 minutes until tender, adding the sweetcorn kernels for the last 3 minutes. Cool, peel and slice the potato.
        > Soak the onion in iced water for 10 minutes and drain it well.
        > Season the fillets with the salt and chilli in a chilled bowl, leave for 2 minutes, then pour over the lime juice and leave for 8 to 10 minutes until white outside.
        > Mix in the coriander and most of the onion. Serve at once with some of the juice, the sweet potato, the corn and the rest of the onion.
        ! Lime juice does not cook the fish: buy it very fresh and frozen beforehand for safety.

        # Papa a la huancaína
        cuisine: peruvian
        categories: starter, salad, vegetarian
        servings: 6
        prep: 20
        cook: 30
        - 1 kg | waxy potatoes
        - 3 | eggs
        - 4 tbsp | vegetable oil
        - 1 | onion | chopped
        - 2 cloves | garlic | sliced
        - 3 tbsp | ají amarillo paste
        - 200 ml | evaporated milk
        - 200 g | feta cheese
        - 6 | cream crackers
        - 6 | lettuce leaves
        - 12 | black olives
        > Boil the potatoes in their skins for 20 to 25 minutes until tender, and the eggs for 10 minutes. Cool, peel and slice both.
        > Heat 1 tbsp of the oil and cook the onion for 7 minutes. Add the garlic and the ají amarillo paste and fry for 2 minutes.
        > Blend with the evaporated milk, cheese, crackers and the rest of the oil to a smooth sauce that coats a spoon; thin with water if needed.
        > Lay the potatoes on the lettuce leaves, pour the sauce over and garnish with the eggs and olives. Serve cool.

        # Chimichurri
        cuisine: argentinian
        categories: sauce, vegetarian, vegan
        servings: 6
        prep: 10
        rest: 30
        - 50 g | flat-leaf parsley | finely chopped
        - 1 tbsp | dried oregano
        - 4 cloves | garlic | finely chopped
        - 1/2 tsp | chilli flakes
        - 3 tbsp | red wine vinegar
        - 1/2 tsp | salt
        - 120 ml | olive oil
        > Mix the parsley, oregano, garlic, chilli flakes, vinegar and salt with 1 tbsp of warm water.
        > Stir in the oil and leave for 30 minutes for the flavours to blend.
        > Stir once more and spoon over grilled meat, fish or vegetables. Keep leftovers in the fridge for up to 3 days.

        # Beef empanadas
        cuisine: argentinian
        categories: snack, main
        servings: 8
        yield: 16 empanadas
        prep: 60
        cook: 50
        rest: 45
        group: For the dough
        - 500 g | plain flour
        - 1 tsp | salt
        - 120 g | lard
        - 220 ml | water | warm
        group: For the filling
        - 2 tbsp | vegetable oil
        - 2 | onions | finely chopped
        - 2 cloves | garlic | crushed
        - 450 g | beef mince
        - 1 tbsp | sweet paprika
        - 2 tsp | ground cumin
        - 1/2 tsp | chilli flakes
        - 1 tsp | salt
        - 80 g | green olives | chopped
        - 3 | eggs
        > Rub the lard into the flour and salt, add the water and knead smooth. Wrap and chill for 45 minutes.
        > Heat the oil and cook the onions for 10 minutes. Add the garlic and mince and fry for 8 minutes. Stir in the paprika, cumin, chilli flakes and salt and let it cool. Boil 2 of the eggs for 9 minutes, peel and chop them, and mix in with the olives.
        > Heat the oven to 200 °C. Roll out the dough 3 mm thick and cut 16 rounds of 13 cm, rolling out the trimmings again.
        > Fill each with a heaped tablespoon, wet the edge, fold over and crimp. Lay on lined trays and brush with the last egg, beaten.
        > Bake for 20 to 25 minutes until golden brown.

        # Provoleta
        cuisine: argentinian
        categories: starter
        servings: 4
        prep: 5
        cook: 10
        - 300 g | provolone cheese | in one slice 2.5 cm thick
        - 2 cloves | garlic | finely chopped
        - 1 tbsp | olive oil
        - 1 tsp | dried oregano
        - 1/2 tsp | chilli flakes
        - 1 | baguette | sliced
        > Leave the cheese uncovered in the fridge until it is wanted, so that its surface dries. Heat the grill, and a small cast-iron pan on the hob.
        > Stir the garlic, oil, oregano and chilli flakes together.
        > Lay the cheese in the hot pan for 3 minutes until the underside is brown. Spoon the garlic oil over and put under the grill for 3 to 5 minutes until it bubbles and just begins to flow.
        > Toast the baguette meanwhile and bring the pan to the table with it.

        # Locro de papa
        cuisine: ecuadorian
        categories: soup, main, vegetarian
        servings: 4
        prep: 20
        cook: 40
        - 2 tbsp | vegetable oil
        - 1 | onion | finely chopped
        - 3 cloves | garlic | crushed
        - 1 tsp | ground cumin
        - 1 tsp | sweet paprika
        - 1.2 kg | floury potatoes | peeled, in chunks
        - 1 l | vegetable stock
        - 250 ml | milk
        - 180 g | feta cheese | crumbled
        - 1 | avocado | sliced
        - 10 g | fresh coriander | chopped
        - | salt
        > Heat the oil and cook the onion for 8 minutes. Add the garlic, cumin and paprika and stir for 1 minute.
        > Add the potatoes, turn them in the onion for 3 minutes, pour in the stock and simmer for 25 minutes until they fall apart.
        > Crush with a masher, leaving some pieces whole. Stir in the milk and simmer for 3 minutes, then melt in two thirds of the cheese and salt to taste.
        > Serve with the avocado, coriander and the rest of the cheese.
        """
}
