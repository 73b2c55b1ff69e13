extension SubstituteTable {
    /// Milk, eggs, fats.
    static let dairy = """
        butter | margarine | = | any | the hard kind that is sold for baking; tastes less of butter | UNL
        butter | oil | 3/4 | cooking baking -whisk+butter -beat+butter -beat+sugar -cream+butter -rub+butter -rub+flour -pastry -spread+butter | moister | use
        butter | coconut oil | = | any -spread+butter | tastes of coconut unless it is refined | use
        butter | ghee | = | cooking | browns later and tastes nuttier | use
        butter | shortening | = | baking | paler, without the taste of butter; add a pinch of salt | UNL
        ghee | butter | = | cooking | browns sooner | use
        ghee | oil | = | cooking | tastes less rich | use
        clarified butter | oil | = | cooking | tastes less rich | use
        lard | butter | = | any | less flaky pastry | NDSU
        lard | shortening | = | any | | NDSU
        suet | butter | = | baking | freeze it and grate it; a little heavier | use
        shortening | butter | = | baking | softer, and tastes of butter | NDSU
        margarine | butter | = | any | tastes richer | NDSU
        dripping | oil | = | cooking | tastes less of meat | use
        goose fat | oil | = | cooking | tastes less rich | use
        duck fat | oil | = | cooking | tastes less rich | use
        milk | oat milk | = | any | a little sweeter | allergy
        milk | soy milk | = | any | curdles more easily in hot and sour liquids | use
        milk | evaporated milk + water | for 250 ml, 125 ml evaporated milk and 125 ml water | any | | NDSU
        milk | milk powder + water | for 250 ml, 4 tbsp milk powder and 230 ml water | any | | NDSU
        buttermilk | milk + lemon juice | for 250 ml, 1 tbsp lemon juice or vinegar topped up with milk; leave for 5 minutes | any | | UNL
        buttermilk | yogurt | = | any | plain; thicker, so thin it with a little milk or water | NDSU
        buttermilk | soy milk + lemon juice | for 250 ml, 1 tbsp lemon juice topped up with soy milk; leave for 5 minutes | any | | use
        yogurt | sour cream | = | any | richer | NDSU
        yogurt | buttermilk | = | baking | thinner | NDSU
        yogurt | coconut yogurt | = | any | tastes of coconut | use
        greek yogurt | yogurt | = | any | drain it in a cloth; thinner otherwise | use
        sour cream | yogurt | = | any | thinner; stir it in off the heat | UNL
        sour cream | creme fraiche | = | any | richer and milder | creamy
        creme fraiche | sour cream | = | any | sharper; stir it in off the heat | NDSU
        heavy cream | milk + butter | for 250 ml, 190 ml milk and 80 g melted butter | cooking baking -whip -whisk+cream -beat+cream | won't whip | NDSU
        heavy cream | evaporated milk | = | cooking -whip -whisk+cream -beat+cream | tastes of boiled milk | use
        heavy cream | coconut cream | = | any | tastes of coconut | use
        single cream | milk + butter | for 250 ml, 220 ml milk and 45 g melted butter | cooking baking | | NDSU
        single cream | oat cream | = | cooking | | use
        half and half | milk + butter | for 250 ml, 230 ml milk and 20 g melted butter | cooking baking | | NDSU
        evaporated milk | single cream | = | any | | use
        coconut milk | single cream | = | cooking | loses the taste of coconut | use
        coconut milk | coconut cream + water | for 400 ml, 200 ml coconut cream and 200 ml water | any | | use
        coconut cream | coconut milk | = | any | use the thick part | use
        egg | flaxseed + water | for 1, 1 tbsp ground flaxseed stirred into 3 tbsp water; leave for 5 minutes | baking -egg+white -yolk -meringue -custard -whisk+egg -curd | binds but doesn't rise | USU
        egg | apple sauce | for 1, 60 ml unsweetened apple sauce | baking -egg+white -yolk -meringue -custard -whisk+egg -curd | moister | pascal
        egg | banana | for 1, 60 ml mashed banana | baking -egg+white -yolk -meringue -custard -whisk+egg -curd | tastes of banana | squeeze
        egg | silken tofu | for 1, 60 ml blended silken tofu | baking -egg+white -yolk -meringue -custard -whisk+egg -curd | denser | use
        egg white | aquafaba | for 1, 2 tbsp aquafaba (the liquid of tinned chickpeas) | any | whips, but sets less firmly | squeeze
        mascarpone | cream cheese | = | any | firmer and sharper | use
        cream cheese | mascarpone | = | any | softer and milder | use
        ricotta | cottage cheese | = | any | blend it smooth | NDSU
        cottage cheese | ricotta | = | any | smoother | NDSU
        quark | yogurt | = | any | thick, or drained in a cloth | creamy
        parmesan | pecorino | = | any | sharper and saltier | willan
        parmesan | grana padano | = | any | milder | use
        pecorino | parmesan | = | any | milder | use
        cheddar | gouda | = | any | milder | use
        gruyere | emmental | = | any | milder | use
        emmental | gruyere | = | any | stronger | use
        mozzarella | provolone | = | cooking | stronger | use
        feta | goat cheese | = | any | creamier | use
        halloumi | paneer | = | cooking | less salty | use
        paneer | tofu | = | cooking | firm tofu; press it first | use
        mozzarella | scamorza | = | cooking | drier | use
        """

    /// Vegetables, herbs, spices, meat.
    static let fresh = """
        garlic | garlic powder | for 1 clove, 1/8 tsp garlic powder | cooking | less fresh | UNL
        onion | shallot | = | any | milder and sweeter | onions
        onion | leek | = | cooking | milder | onions
        onion | onion powder | for 1, 1 tsp onion powder | cooking | loses the bite | NDSU
        shallot | onion | = | any | stronger | onions
        red onion | onion | = | any | sharper | onions
        scallion | chive | = | any | milder | NDSU
        chive | scallion | = | any | the green tops | NDSU
        leek | onion | = | cooking | stronger | onions
        ginger | ground ginger | for 1 tbsp, 1/8 tsp ground ginger | any | less fresh | NDSU
        ground ginger | ginger | for 1/8 tsp, 1 tbsp grated fresh ginger | any | fresher | NDSU
        lemon juice | lime juice | = | any | | use
        lime juice | lemon juice | = | any | | use
        lemon juice | vinegar | 1/2 | cooking | less fruity | NDSU
        lemon zest | lime zest | = | any | | use
        lemon | lime | = | any | | use
        lime | lemon | = | any | | use
        orange juice | apple juice | = | any | less sharp | use
        spinach | chard | = | any | the leaves only | missing
        kale | cabbage | = | cooking | savoy cabbage; milder | use
        chard | spinach | = | cooking | cooks sooner | missing
        aubergine | zucchini | = | cooking | wetter, and cooks sooner | missing
        zucchini | summer squash | = | any | | missing
        butternut squash | pumpkin | = | cooking | | capper
        pumpkin | butternut squash | = | cooking | sweeter | capper
        sweet potato | butternut squash | = | cooking | wetter | capper
        celery | fennel | = | any | tastes of aniseed | missing
        celeriac | parsnip | = | cooking | sweeter | missing
        parsnip | carrot | = | cooking | | missing
        bell pepper | pointed pepper | = | any | sweeter | use
        chili | chili flake | for 1, 1/2 tsp chilli flakes | any | taste, and add more if need be | use
        chili flake | cayenne | 1/2 | any | hotter | use
        basil | dried basil | 1/3 | cooking | add it sooner; less fresh | UNL
        oregano | dried oregano | 1/3 | any | add it sooner | UNL
        thyme | dried thyme | 1/3 | any | add it sooner | UNL
        rosemary | dried rosemary | 1/3 | any | add it sooner | UNL
        sage | dried sage | 1/3 | any | add it sooner | UNL
        parsley | dried parsley | 1/3 | cooking | less fresh | UNL
        dill | dried dill | 1/3 | any | less fresh | UNL
        mint | dried mint | 1/3 | any | less fresh | UNL
        marjoram | oregano | = | any | stronger | NDSU
        oregano | marjoram | = | any | milder | NDSU
        coriander leaf | parsley | = | any | loses the taste of coriander | herbs
        coriander | parsley | = | any | loses the taste of coriander | use
        parsley | chervil | = | any | tastes a little of aniseed | NDSU
        bay leaf | thyme | for 1, 1/4 tsp dried thyme | cooking | | use
        lemongrass | lemon zest | for 1 stalk, the zest of 1/2 lemon | any | loses the floral taste | use
        saffron | turmeric | for 1 pinch, 1/4 tsp turmeric | cooking | gives the colour, and not the taste | NDSU
        nutmeg | mace | = | any | | NDSU
        mace | nutmeg | = | any | | NDSU
        cloves | allspice | = | any | milder | NDSU
        cardamom | ginger | = | any | ground; warmer | NDSU
        cinnamon | allspice | 1/4 | any | taste, and add more if need be | herbs
        caraway | fennel seed | = | any | sweeter | use
        fennel seed | aniseed | = | any | stronger | use
        star anise | aniseed | for 1, 1/2 tsp aniseed | cooking | | use
        white pepper | black pepper | = | any | shows as dark specks | NDSU
        smoked paprika | paprika | = | any | loses the smoke | use
        pancetta | bacon | = | cooking | smokier | use
        bacon | pancetta | = | cooking | less smoky | use
        guanciale | pancetta | = | cooking | leaner and milder | use
        prosciutto | ham | = | any | moister and milder | use
        caper | olive | = | any | green ones, chopped | use
        anchovy | anchovy paste | for 1, 1/2 tsp anchovy paste | any | | use
        tofu | tempeh | = | cooking | firmer and nuttier | use
        """

    /// What a food does in a dish, for whoever wants to leave it out.
    ///
    /// ```
    /// food | dishes | what it does
    /// ```
    static let roles = """
        salt | baking | Salt gives taste; in a yeast dough it also slows the yeast and firms the crumb.
        salt | cooking raw | Salt is there for the taste.
        yeast | baking | Yeast makes the dough rise.
        baking powder | baking | Baking powder makes it rise.
        baking soda | baking | Baking soda makes it rise and brown.
        self raising flour | baking | The raising agent in it makes it rise.
        egg | baking | Eggs bind it, help it rise and set it.
        egg white | any | Beaten egg white holds the air.
        sugar | baking | Sugar sweetens, keeps it moist and helps it brown.
        butter | baking | Butter makes it tender and carries taste.
        flour | baking | Flour gives it its structure.
        cornstarch | cooking | Cornflour thickens it.
        gelatin | any | Gelatine sets it.
        pectin | any | Pectin sets it.
        lemon juice | any | Lemon juice gives sharpness, and keeps cut fruit from browning.
        vinegar | any | Vinegar gives sharpness.
        bay leaf | cooking | Bay leaves are there for the taste.
        pepper | any | Pepper is there for the taste.
        chili | any | Chilli is there for the heat.
        garlic | any | Garlic is there for the taste.
        parsley | any | Parsley is there for the taste and the look.
        coriander leaf | any | Coriander is there for the taste and the look.
        vanilla | any | Vanilla is there for the taste.
        cinnamon | any | Cinnamon is there for the taste.
        cream of tartar | any | Cream of tartar is an acid: it steadies egg white and wakes baking soda.
        """
}
