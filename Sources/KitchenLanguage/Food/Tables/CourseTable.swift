/// Courses, occasions and other wishes for a sort of dish, as text that a person can add to.
///
/// ```
/// course = other name: what it means most > what else it may mean > what is near
/// ```
///
/// Each of them is a list of alternatives between commas; of one alternative all words must be true
/// of a recipe, and those with `-` must not. The words are categories, kinds of `DishTable` and the
/// traits that `RecipeTrait` names; `stir-fry` is the kind of two words.
enum CourseTable {
    static let text = """
        dessert = afters = postre = sweet course = pud: dessert -drink > cake, dessert
        sweet = sweets = sweet tooth = sweet treat = sweet thing = treat = sugary: dessert, cake > sugary
        starter = appetizer = first course = hor d oeuvre = hor doeuvre = entree starter = small plate: starter > soup, salad -main, snack savoury -bread
        aperitif = canape = nibble = finger food = party food = buffet food = bite: snack savoury -breakfast, starter -soup > starter, snack
        antipasto platter: starter > snack savoury
        snack = picnic = picnic food = finger snack = munchie: snack > starter -soup
        main = main course = main dish = main meal = dinner = supper = evening meal = family dinner = weeknight dinner = entree: main -breakfast -snack -starter -salad > main -breakfast > main, soup starter, salad starter, soup
        lunch = light lunch = light meal = midday meal: soup, salad -side, sandwich, snack main > main, salad > starter, snack savoury
        pudding course: dessert
        breakfast = brunch = brekkie = brekky = morning meal: breakfast -preserve -drink -sauce > breakfast
        side = side dish = accompaniment = trimming: side > salad, bread
        drink = beverage = thirsty: drink
        hot drink = warm drink = cuppa = winter drink: drink hot-dish
        cold drink = soft drink = refreshing drink = summer drink = iced drink: drink -hot-dish
        alcoholic drink = boozy = boozy drink: drink alcoholic
        non alcoholic drink = alcohol free drink = mocktail = soft beverage: drink -alcoholic
        baking = baked good = bake sale = home baking: cake, bread > dessert oven
        cold soup = chilled soup: soup cold
        savory = savoury: savoury
        no cook = nocook = raw dish = uncooked: no-cook
        no bake = nobake = no bake dessert: no-oven sugary, no-oven dessert
        comfort = comfort food = winter warmer = hearty= hearty food = filling = winter food: stew, gratin, pie > soup main, curry
        light = lighter = fresh tasting = refreshing = summer food: salad, soup starter > soup, starter no-oven
        elevenses = afternoon tea = tea time = teatime = high tea = cream tea = coffee morning: cake, scone, cookie > snack sugary
        packed lunch = lunchbox = lunch box = bento: sandwich, salad, snack savoury
        one pot meal = one pan = sheet pan: stew > main no-oven
        street food = takeaway = take out = fast food: burger, taco, kebab, stir-fry, pizza, dumpling, fritter -dessert, sandwich > snack main
        kid friendly = for kid: pasta main, burger, pizza, pancake
        hot = warm = hot dish: hot-dish
        cold = chilled = iced = cold dish: cold, salad
        easy = simple = beginner = effortless = no fuss: simple > > simple-enough
        spicy = fiery = hot spicy = piquant = with a kick = kick = extra hot = spiced hot: spicy > > some-heat
        mild = not spicy: -some-heat savoury
        sugar free: -sweetened
        """
}
