/// What is in dishes and bought things that are used as ingredients, but are no foods of the tables:
/// for leaving out, diets and the badge only.
///
/// Each line: names, then foods that are in them. The longest name that an ingredient ends with
/// counts, so `fudge brownies` have eggs, and a line without foods takes a name out: rice cakes are
/// no cakes.
enum PreparedFoodTable {
    static let text = """
        biscuit = wafer = cone = pie = tart = pasty = turnover = strudel = pizza = dough: gluten
        weetabix = triticale = malt = malt extract = malt syrup = malt powder: gluten
        gravy = gravy granule = gravy powder: gluten, celery
        cake = pancake = crepe = waffle = muffin = brownie = sponge = doughnut = madeleine: gluten, egg
        cupcake = batter = profiterole: gluten, egg
        rice cake = corn cake = cattle cake:
        cookie = cookie dough = scone = shortbread = shortbread biscuit: gluten, butter
        cheesecake: cheese, egg, gluten
        tiramisu: mascarpone, egg, gluten
        quiche: egg, cream, gluten
        yorkshire pudding: egg, milk, gluten
        omelet = frittata = scotch egg = royal icing = advocaat: egg
        eggnog: egg, milk
        macaron = macaroon: egg, almond
        baklava: gluten, butter, walnut, pistachio
        carbonara = carbonara sauce: egg, parmesan
        bechamel = bechamel sauce = white sauce = parsley sauce: milk, butter, gluten
        alfredo sauce = vodka sauce = tikka masala sauce = ganache: cream
        korma paste = korma sauce: almond, cashew, cream
        bearnaise = bearnaise sauce: egg, butter
        butterscotch = butterscotch sauce: butter
        tzatziki = raita: yogurt
        horlick = ovaltine: malted milk
        salad cream = remoulade = remoulade sauce = coleslaw = tartare sauce: egg, mustard
        thousand island = thousand island dressing = marie rose sauce = burger sauce: egg, mustard
        vinaigrette = french dressing = piccalilli: mustard
        nuoc cham = gentleman relish = isinglass: anchovy
        tonkatsu sauce: anchovy, soy bean, gluten
        ponzu = ponzu sauce: soy sauce, bonito flake
        furikake: sesame seed, bonito flake
        xo sauce: scallop, shrimp
        seafood stick: white fish, crab
        mixed seafood = seafood mix = seafood medley = seafood cocktail: shrimp, mussel, squid, white fish
        liquid amino = soy lecithin = soy protein: soy bean
        coconut amino:
        doenjang = ssamjang = stir fry sauce: soy bean, gluten, sesame seed
        vegetarian mince = veggie mince = vegan mince = meatless mince: soy bean, gluten
        vegetarian sausage = veggie sausage = vegan sausage: soy bean, gluten, egg
        bombay mix: peanut, cashew
        romesco = romesco sauce: almond, hazelnut
        orgeat = ajo blanco: almond
        frangelico: hazelnut
        turron: almond, egg
        battenberg: almond, egg, gluten
        bakewell tart: almond, egg, gluten, butter
        nut roast: walnut, cashew
        mincemeat: almond, suet
        halva = halvah = gomasio = gomashio = simit = everything bagel seasoning: sesame seed
        baba ganoush = baba ghanoush: sesame seed
        soffritto = mirepoix = vegetable juice = waldorf salad = clamato: celery
        """
}
