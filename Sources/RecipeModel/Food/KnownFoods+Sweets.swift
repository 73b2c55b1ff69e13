extension KnownFoods {
    /// What is baked with, sweets, snacks and drinks.
    static let sweets = """
        sugar, white sugar, granulated sugar, caster sugar, golden caster sugar, superfine sugar
        icing sugar, powdered sugar, confectioners' sugar, brown sugar, light brown sugar
        dark brown sugar, muscovado sugar, light muscovado sugar, dark muscovado sugar
        demerara sugar, raw sugar, cane sugar, turbinado sugar, coconut sugar, palm sugar, jaggery
        pearl sugar, sugar cube, sugar syrup, simple syrup, glucose syrup, corn syrup
        light corn syrup, dark corn syrup, golden syrup, maple syrup, agave syrup, agave nectar
        date syrup, rice syrup, treacle, black treacle, molasses, honey, clear honey, runny honey
        stevia, erythritol, sweetener, baking powder, baking soda, bicarbonate of soda, bicarb
        cream of tartar, yeast, dried yeast, dry yeast, active dry yeast, instant yeast
        fast-action yeast, fresh yeast, chocolate, dark chocolate, milk chocolate, white chocolate
        plain chocolate, semisweet chocolate, bittersweet chocolate, cooking chocolate
        unsweetened chocolate, chocolate chips, dark chocolate chips, milk chocolate chips
        white chocolate chips, chocolate chunks, chocolate sauce, chocolate spread
        chocolate syrup, chocolate shavings, cocoa, cocoa powder, cacao, cacao powder, cacao nibs
        cocoa butter, hot chocolate powder, nutella, marzipan, almond paste, praline, caramel
        salted caramel, caramel sauce, butterscotch, butterscotch chips, toffee, toffee sauce
        fudge, marshmallow, mini marshmallows, marshmallow fluff, candy cane, sprinkles
        hundreds and thousands, food colouring, food coloring, red food colouring, edible glitter
        fondant, fondant icing, royal icing, icing, frosting, buttercream, lemon curd, jam
        strawberry jam, raspberry jam, apricot jam, blackberry jam, blackcurrant jam
        red currant jelly, redcurrant jelly, jelly, grape jelly, mint jelly, fruit jelly
        marmalade, orange marmalade, peppermint extract, lemon extract, orange extract
        rum extract, coffee extract, pastry, puff pastry, shortcrust pastry
        sweet shortcrust pastry, filo pastry, phyllo dough, filo, choux pastry, pie crust
        pie shell, tart shell, pie dough, pizza dough, pizza base, bread dough, cookie dough
        biscuit dough, cake mix, yellow cake mix, brownie mix, pancake mix, sponge cake
        sponge finger, ladyfinger, amaretti, amaretti biscuit, biscuit, digestive biscuit
        digestive, shortbread biscuit, ginger biscuit, ginger nut, gingersnap, graham cracker
        graham cracker crumbs, oreo, oreo cookie, vanilla wafer, wafer, ice cream cone, meringue
        meringue nest, angel delight, instant pudding mix, vanilla pudding mix, pie filling
        cherry pie filling, apple pie filling, pumpkin purée, canned pumpkin, crisps, potato chips
        potato crisps, corn chips, pretzel, popcorn, popping corn, prawn cracker, trail mix
        cereal, breakfast cereal, protein powder, whey protein, matcha, matcha powder
        turkish delight, speculoos, biscoff spread
        """

    /// Drinks, with and without alcohol.
    static let drinks = """
        coffee, instant coffee, espresso, espresso powder, strong coffee, ground coffee, tea
        green tea, black tea, earl grey, earl grey tea, chamomile tea, tea bag, lemonade
        ginger ale, ginger beer, cola, coca cola, root beer, tonic water, club soda, apple juice
        cranberry juice, grape juice, grapefruit juice, carrot juice, pomegranate juice
        cherry juice, apple cider, cider, dry cider, beer, lager, ale, pale ale, stout, guinness
        wine, red wine, dry red wine, white wine, dry white wine, rosé wine, sparkling wine
        champagne, prosecco, port, ruby port, sherry, dry sherry, marsala, marsala wine, madeira
        vermouth, dry vermouth, sweet vermouth, rice wine, shaoxing wine, shaoxing rice wine, sake
        brandy, cognac, calvados, apple brandy, cherry brandy, kirsch, rum, dark rum, white rum
        spiced rum, coconut rum, vodka, gin, sloe gin, tequila, mezcal, whisky, whiskey
        scotch whisky, irish whiskey, bourbon, amaretto, orange liqueur, triple sec, cointreau
        grand marnier, coffee liqueur, kahlua, irish cream, baileys, limoncello, crème de cassis
        campari, aperol, pernod, ouzo, angostura bitters, orange bitters, grenadine
        elderflower cordial, lime cordial, cordial, kombucha
        """
}
