extension StarterText {
    /// Desserts of several kitchens.
    static let desserts = """
        # Apple strudel
        cuisine: austrian
        categories: dessert, cake, vegetarian
        servings: 8
        yield: 1 strudel
        prep: 35
        cook: 50
        - 80 g | breadcrumbs
        - 100 g | butter
        - 1 kg | apples | tart, peeled and thinly sliced
        - 80 g | sugar
        - 1 tsp | ground cinnamon
        - 60 g | raisins
        - 1 tbsp | lemon juice
        - 6 sheets | filo pastry
        - 1 tbsp | icing sugar
        > Fry the breadcrumbs in 30 g of the butter for 5 minutes until golden. Melt the rest of the butter.
        > Mix the apples with the white sugar, cinnamon, raisins and lemon juice. Heat the oven to 190 °C.
        > On a cloth overlap the sheets of filo pastry to a rectangle of about 40 by 50 cm two sheets thick, brushing each with butter. Strew the crumbs over two thirds, heap the apples on them, fold in the ends and roll up with the help of the cloth.
        > Lay it on a lined tray, seam down, brush with butter and bake for 45 minutes until crisp and brown, brushing once more. Dust with the icing sugar and serve warm.

        # Kaiserschmarrn
        cuisine: austrian
        categories: dessert, breakfast, vegetarian
        servings: 4
        prep: 15
        cook: 15
        rest: 30
        - 50 g | raisins
        - 3 tbsp | rum
        - 4 | eggs | separated
        - 200 g | plain flour
        - 300 ml | milk
        - 50 g | sugar
        - 1 pinch | salt
        - 50 g | butter
        - 1 tbsp | icing sugar
        > Soak the raisins in the rum for 30 minutes. Whisk the yolks of the eggs with the flour, milk and salt until smooth.
        > Whisk the whites of the eggs stiff with half of the white sugar and fold them in.
        > Melt half of the butter in a 28 cm pan, pour in the batter, scatter with the raisins and cook over medium heat, covered, for 5 minutes. Cut into quarters, turn them and cook for 4 minutes more.
        > Tear into bite-sized pieces with two forks, add the rest of the butter and white sugar and toss for 3 minutes until caramelised. Dust with the icing sugar.
        ! Stewed plums or apple sauce belong beside it.

        # Chocolate mousse
        cuisine: french
        categories: dessert, vegetarian
        servings: 6
        prep: 20
        cook: 8
        rest: 180
        - 200 g | dark chocolate | chopped
        - 3 | egg yolks
        - 50 g | caster sugar
        - 120 ml | milk
        - 300 ml | double cream
        > Whisk the yolks with the sugar. Heat the milk until steaming, pour it on slowly, return to the pan and stir over low heat for 5 minutes, until it coats a spoon; it must not boil.
        > Pour this hot custard through a sieve over the chocolate, leave for 1 minute and stir until smooth. Let cool to lukewarm.
        > Whip the cream to soft peaks and fold it into the chocolate in three lots.
        > Fill six glasses and chill for 3 hours.
        ! Made this way the eggs are cooked, unlike in the classic with raw whites.

        # Crème brûlée
        cuisine: french
        categories: dessert, vegetarian
        servings: 6
        prep: 20
        cook: 45
        rest: 240
        - 600 ml | double cream
        - 1 | vanilla pod | split
        - 6 | egg yolks
        - 130 g | caster sugar
        > Heat the oven to 150 °C. Warm the cream with the vanilla pod and its seeds until steaming and let it stand for 10 minutes.
        > Stir the yolks with 80 g of the sugar, pour on the cream, strain and divide between six shallow dishes.
        > Stand them in a roasting tin, pour in hot water to half their height and bake for 35 minutes, until set with a slight tremble. Chill for 4 hours.
        > Sprinkle the tops evenly with the rest of the sugar and brown it with a blowtorch until it is amber and hard.

        # Tarte tatin
        cuisine: french
        categories: dessert, cake, vegetarian
        servings: 8
        yield: 1 tart
        prep: 25
        cook: 60
        - 1.2 kg | apples | firm, peeled, cored and quartered
        - 150 g | sugar
        - 80 g | butter
        - 1 pinch | salt
        - 320 g | puff pastry
        > Heat the oven to 190 °C. Melt the sugar in a 24 cm ovenproof pan over medium heat until amber, about 8 minutes, and stir in the butter and salt off the heat.
        > Pack the apples tightly into the caramel, round side down, and cook over low heat for 20 minutes.
        > Roll the pastry to a round a little wider than the pan, lay it over, tuck in the edge and prick it.
        > Bake for 30 minutes until deep brown. Wait for 10 minutes, then set a plate on top and turn over boldly.

        # Cherry clafoutis
        cuisine: french
        categories: dessert, vegetarian
        servings: 6
        prep: 20
        cook: 40
        - 500 g | cherries | stoned
        - 15 g | butter
        - 3 | eggs
        - 100 g | sugar
        - 90 g | plain flour
        - 300 ml | milk
        - 1 tsp | vanilla extract
        - 1 pinch | salt
        > Heat the oven to 180 °C. Grease a shallow 26 cm dish with the butter, sprinkle with a spoonful of the sugar and spread the cherries in it.
        > Whisk the eggs with the rest of the sugar, then whisk in the flour and salt and lastly the milk and vanilla extract.
        > Pour the batter over the fruit and bake for 40 minutes, until puffed and golden with a just firm middle. Serve lukewarm.

        # Sticky toffee pudding
        cuisine: british
        categories: dessert, cake, vegetarian
        servings: 8
        prep: 25
        cook: 45
        group: For the pudding
        - 200 g | dates | stoned and chopped
        - 200 ml | water | boiling
        - 1 tsp | bicarbonate of soda
        - 85 g | butter | soft
        - 150 g | brown sugar
        - 2 | eggs
        - 180 g | plain flour
        - 2 tsp | baking powder
        group: For the toffee sauce
        - 150 g | brown sugar
        - 80 g | butter
        - 250 ml | double cream
        > Pour the water over the dates, stir in the bicarbonate of soda and leave for 10 minutes. Heat the oven to 180 °C and butter a 20 cm square dish.
        > Beat the soft butter with the sugar for the pudding and beat in the eggs. Fold in the flour and baking powder and then the dates with their liquid.
        > Bake in the dish for 35 minutes, until springy.
        > Simmer the sugar and butter for the sauce with the cream for 5 minutes, stirring.
        > Prick the hot pudding, pour a third of the sauce over it and serve the rest in a jug.

        # Apple crumble
        cuisine: british
        categories: dessert, vegetarian
        servings: 6
        prep: 20
        cook: 45
        - 1 kg | cooking apples | peeled, cored and sliced
        - 160 g | brown sugar
        - 1 tsp | ground cinnamon
        - 180 g | plain flour
        - 120 g | butter | cold, diced
        - 60 g | rolled oats
        > Heat the oven to 180 °C. Toss the apples with 60 g of the sugar and the cinnamon in a baking dish of 1.5 litres.
        > Rub the butter into the flour until it looks like coarse crumbs, then stir in the oats and the rest of the sugar.
        > Spread the crumble over the fruit without pressing and bake for 45 minutes, until brown and bubbling at the edge. Serve with custard or cream.

        # Pears in red wine
        cuisine: french
        categories: dessert, vegetarian, vegan
        servings: 4
        prep: 15
        cook: 50
        rest: 120
        - 4 | pears | firm, peeled, stalks left on
        - 750 ml | red wine
        - 150 g | sugar
        - 1 | cinnamon stick
        - 1 strip | orange peel
        > Heat the wine with the sugar, cinnamon stick and orange peel in a pan just large enough for the pears.
        > Add the pears, cover with a round of paper and simmer gently for 25 minutes, turning them now and then, until a knife slips in.
        > Lift them out and boil the wine for 20 minutes, until syrupy.
        > Pour the syrup over the fruit and chill for 2 hours.

        # Lemon granita
        cuisine: italian
        categories: dessert, vegetarian, vegan
        servings: 6
        prep: 20
        cook: 5
        rest: 270
        - 600 ml | water
        - 180 g | sugar
        - 5 | lemons | zest of two, juice of all
        - 1 sprig | mint
        > Warm the water with the sugar and the zest for 5 minutes, until the sugar has melted. Let cool for 30 minutes and strain.
        > Stir in the juice of the lemons and pour into a shallow metal dish.
        > Freeze for 4 hours, scraping the ice crystals from the edge to the middle with a fork every 30 minutes.
        > Fork the granita through once more, fill cold glasses and top each with leaves of the mint.
        """
}
