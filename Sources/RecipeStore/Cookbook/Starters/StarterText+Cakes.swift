extension StarterText {
    /// Cakes of several kitchens.
    static let cakes = """
        # Victoria sponge
        cuisine: british
        categories: cake, vegetarian
        servings: 10
        yield: 1 cake
        prep: 25
        cook: 25
        rest: 60
        - 225 g | butter | soft
        - 225 g | caster sugar
        - 4 | eggs
        - 1 tsp | vanilla extract
        - 225 g | plain flour
        - 3 tsp | baking powder
        - 2 tbsp | milk
        - 150 g | strawberry jam
        - 200 ml | double cream
        > Heat the oven to 180 °C and line two 20 cm round tins. Beat the butter and sugar for 5 minutes until almost white.
        > Beat in the eggs one at a time with the vanilla extract. Fold in the flour and baking powder and loosen with the milk.
        > Divide between the tins and bake for 25 minutes, until springy. Cool on a rack for 60 minutes.
        > Whip the cream. Spread one cake with the jam and the cream, set the other on top and dust with a little sugar.

        # Lemon drizzle cake
        cuisine: british
        categories: cake, vegetarian
        servings: 10
        yield: 1 loaf cake
        prep: 20
        cook: 50
        - 200 g | butter | soft
        - 200 g | caster sugar
        - 4 | eggs
        - 2 | lemons | zest and juice
        - 200 g | plain flour
        - 2 tsp | baking powder
        - 80 g | granulated sugar
        > Heat the oven to 170 °C and line a 1.5 litre loaf tin. Beat the butter and the caster sugar until fluffy, then beat in the eggs one at a time.
        > Fold in the flour, baking powder and the zest of the lemons. Scrape into the tin and bake for 50 minutes, until a skewer comes out clean.
        > Stir the juice of the lemons with the granulated sugar, just before the cake is done.
        > Prick the hot cake all over and spoon the juice on slowly. Let it cool in the tin, so that the sugar sets to a crust.

        # Black Forest gateau
        cuisine: german
        categories: cake, dessert
        servings: 12
        yield: 1 cake
        prep: 60
        cook: 40
        rest: 180
        group: For the sponge
        - 6 | eggs
        - 180 g | sugar
        - 130 g | plain flour
        - 50 g | cocoa powder
        - 50 g | butter | melted
        group: For the filling
        - 700 g | jarred sour cherries
        - 2 tbsp | cornflour
        - 80 ml | kirsch
        - 3 leaves | gelatine
        - 800 ml | double cream
        - 60 g | icing sugar
        - 80 g | dark chocolate | shaved
        > Heat the oven to 180 °C and line a 24 cm springform tin. Whisk the eggs and the 180 g of sugar for 8 minutes until thick, fold in the flour and cocoa powder and then the butter. Bake for 32 minutes and cool.
        > Drain the cherries. Mix the cornflour with a little of 250 ml of their juice, boil the rest, stir it in, simmer for 2 minutes, add the cherries and let cool.
        > Soak the gelatine for 5 minutes, melt it in 2 tablespoons of warm kirsch and stir in a little of the cream. Whip the rest of the cream with the icing sugar, beating in the gelatine.
        > Cut the sponge into three layers and sprinkle with the rest of the kirsch. Spread the first with the cherries and cream and the second with cream, set on the third and cover all with cream.
        > Strew with the chocolate and chill for 3 hours.

        # Sachertorte
        cuisine: austrian
        categories: cake, vegetarian
        servings: 12
        yield: 1 cake
        prep: 45
        cook: 60
        rest: 150
        - 280 g | dark chocolate | chopped
        - 140 g | butter | soft
        - 240 g | sugar
        - 6 | eggs | separated
        - 140 g | plain flour
        - 200 g | apricot jam
        - 120 ml | water
        > Heat the oven to 170 °C and line a 23 cm springform tin. Melt half of the chocolate and let it cool a little. Beat the butter with 60 g of the sugar, then beat in the yolks of the eggs and the melted chocolate.
        > Whisk the whites of the eggs with 80 g of the sugar until stiff. Fold them in by turns with the flour.
        > Bake for 50 minutes. Cool for 90 minutes, turn out and cut once through the middle.
        > Warm the jam, sieve it and spread it between the layers and over top and sides. Leave to dry for 30 minutes.
        > Boil the water with the last 100 g of sugar for 4 minutes, let it cool to lukewarm, stir in the rest of the chocolate until smooth and pour over the cake in one go. Let it set for 30 minutes.

        # Madeleines
        cuisine: french
        categories: cake, snack, vegetarian
        servings: 8
        yield: 24 madeleines
        prep: 20
        cook: 20
        rest: 120
        - 150 g | butter
        - 3 | eggs
        - 130 g | caster sugar
        - 1 tbsp | honey
        - 150 g | plain flour
        - 1 tsp | baking powder
        - 1 | lemon | zest only
        > Melt the butter, let it cool a little and set 1 tablespoon aside for the tin. Whisk the eggs with the sugar and honey for 5 minutes until pale.
        > Fold in the flour, baking powder and the zest of the lemon and then the butter. Cover and chill for 2 hours.
        > Heat the oven to 210 °C and brush a madeleine tin with the spare butter. Fill each shell three quarters full.
        > Bake for 9 to 10 minutes, until humped and brown at the rim. Turn out at once and bake the rest.

        # Tarta de Santiago
        cuisine: spanish
        categories: cake, dessert, vegetarian
        servings: 10
        yield: 1 cake
        prep: 15
        cook: 40
        - 250 g | ground almonds
        - 220 g | sugar
        - 5 | eggs
        - 1 | lemon | zest only
        - 1 | orange | zest only
        - 1/2 tsp | ground cinnamon
        - 1 tbsp | icing sugar
        > Heat the oven to 170 °C and line a 23 cm springform tin. Whisk the eggs with the 220 g of sugar for 5 minutes until pale and thick.
        > Mix the almonds with the cinnamon and the zest of the lemon and orange and fold them in.
        > Bake for 40 minutes until golden and firm in the middle. Cool in the tin.
        > Lay a paper cross on top, sift over the icing sugar and lift off the paper.
        ! There is no flour in it, so it suits those who avoid gluten.

        # Kladdkaka
        cuisine: swedish
        categories: cake, dessert, vegetarian
        servings: 8
        yield: 1 cake
        prep: 15
        cook: 18
        rest: 60
        - 110 g | butter
        - 2 | eggs
        - 220 g | sugar
        - 100 g | plain flour
        - 35 g | cocoa powder
        - 1 tsp | vanilla extract
        - 1 pinch | salt
        - 200 ml | double cream | whipped
        > Heat the oven to 175 °C. Melt the butter in a saucepan, take it off the heat and brush a 22 cm springform tin with a little of it.
        > Stir the sugar and eggs into the butter, then the flour, cocoa powder, vanilla extract and salt, just until smooth.
        > Pour into the tin and bake for 18 minutes: the top is dry and the middle still sticky.
        > Cool for 60 minutes, so that it sets like fudge, and serve with the cream.

        # Orange polenta cake
        cuisine: italian
        categories: cake, vegetarian
        servings: 10
        yield: 1 cake
        prep: 20
        cook: 50
        - 200 g | butter | soft
        - 200 g | caster sugar
        - 3 | eggs
        - 200 g | ground almonds
        - 100 g | fine polenta
        - 2 tsp | baking powder
        - 2 | oranges | zest and juice
        - 3 tbsp | honey
        > Heat the oven to 170 °C and line a 23 cm springform tin. Beat the butter and sugar until pale and beat in the eggs one by one.
        > Fold in the almonds, polenta, baking powder and the zest of the oranges. Spread in the tin and bake for 45 minutes, until the edge shrinks from the side.
        > Boil the juice of the oranges with the honey for 5 minutes.
        > Prick the hot cake all over, spoon the syrup on and let it cool in the tin.

        # Shortbread
        cuisine: scottish
        categories: cake, snack, vegetarian
        servings: 12
        yield: 24 fingers
        prep: 15
        cook: 40
        rest: 30
        - 250 g | butter | soft
        - 120 g | caster sugar
        - 320 g | plain flour
        - 50 g | rice flour
        - 1/2 tsp | salt
        > Beat the butter with 100 g of the sugar just until creamy. Work in both flours and the salt to a crumbly dough.
        > Press it evenly into a lined tin of about 20 by 30 cm, prick it all over with a fork, mark out 24 fingers and chill for 30 minutes.
        > Bake at 160 °C for 40 minutes until pale gold.
        > Cut along the marks while hot, sprinkle with the rest of the sugar and let cool in the tin.

        # Bakewell tart
        cuisine: british
        categories: cake, dessert, vegetarian
        servings: 10
        yield: 1 tart
        prep: 35
        cook: 55
        rest: 30
        group: For the pastry
        - 200 g | plain flour
        - 100 g | butter | cold, diced
        - 1 tbsp | sugar
        - 3 tbsp | water | cold
        group: For the filling
        - 120 g | butter | soft
        - 120 g | caster sugar
        - 2 | eggs
        - 120 g | ground almonds
        - 150 g | raspberry jam
        - 25 g | flaked almonds
        > Rub the cold butter into the flour, stir in the tablespoon of sugar and the water and press together. Chill for 30 minutes.
        > Heat the oven to 180 °C. Line a 23 cm tart tin with the pastry, cover with paper and dried beans and bake for 15 minutes, then take both out and bake for 5 minutes more.
        > Beat the soft butter with the caster sugar, beat in the eggs and fold in the ground almonds.
        > Spread the base with the jam and then with the almond mixture, strew with the flaked almonds and bake for 35 minutes, until golden and firm.
        """
}
