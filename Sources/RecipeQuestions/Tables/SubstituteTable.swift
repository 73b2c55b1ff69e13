/// What can take the place of a food, as text that a person can read and add to.
///
/// ```
/// food | with | how much | dishes | what changes | source
/// ```
///
/// Foods are named as the kitchen tables name them; several that stand in together are joined by
/// ` + `. How much is `=` for the same amount, a fraction of it, or what goes in for so much of it.
/// Dishes are `any`, `baking`, `cooking` (all that isn't baked from dough or batter) or `raw`, or
/// several of them; `-whip` is none that whips, `-beat+butter` none of which a sentence beats butter. Sources are the names of `sources`; facts carry over, the words are our own.
enum SubstituteTable {
    /// Where a row is from.
    static let sources = [
        "NDSU": "North Dakota State University Extension, FN198 Ingredient Substitutions",
        "UNL": "University of Nebraska-Lincoln Extension, Ingredient Substitutions",
        "USU": "Utah State University Extension, Ingredient Substitutions",
        "KSRE": "K-State Research and Extension, L730 Ingredient Substitutions",
        "thesaurus": "The Cook's Thesaurus, Starch Thickeners (foodsubs.com)",
        "onions": "The Washington Post, Onions, shallots, scallions and leeks (2020)",
        "nuts": "The Washington Post, Ditching nuts? (2024)",
        "capper": "Capper's Farmer, Everything But the Kitchen Sink",
        "willan": "Anne Willan, La Varenne Pratique, Hard Cheeses (1989)",
        "molasses": "Wikipedia, Molasses",
        "yeast": "ckbk, Yeast Conversions: Fresh to Dry",
        "herbs": "The CSA Food Project, Spice and Herb Substitutes (2009)",
        "pascal": "Cybele Pascal, Ingredient Smarts",
        "squeeze": "Little Squeeze, Substitutions",
        "food52": "Food52 Hotline, substitute for Chinese cooking wine",
        "baker": "Brown Eyed Baker, Substitutions",
        "allergy": "Allergy & Asthma Network, Safe Food Substitutions",
        "missing": "Jimmy's Post, Missing an Ingredient? (2020)",
        "creamy": "GS Easy Recipes, Ingredients Substitution (2025)",
        "use": "common kitchen practice",
    ]

    static let text = pantry + "\n" + dairy + "\n" + fresh

    private static let pantry = """
        allspice | cinnamon + cloves | for 1 tsp, 1/2 tsp cinnamon and 1/2 tsp ground cloves | any | | UNL
        apple pie spice | cinnamon + nutmeg + cardamom | for 1 tsp, 1/2 tsp cinnamon, 1/4 tsp nutmeg and 1/8 tsp cardamom | any | | UNL
        pumpkin pie spice | cinnamon + ginger + allspice + nutmeg | for 1 tsp, 1/2 tsp cinnamon, 1/4 tsp ginger, 1/8 tsp allspice and 1/8 tsp nutmeg | any | | UNL
        mixed spice | pumpkin pie spice | = | any | the balance of spices differs a little | use
        arrowroot | cornstarch | = | cooking | sauces turn less clear | thesaurus
        arrowroot | flour | for 1 tbsp, 2 tbsp flour | cooking | sauces turn cloudy and need a few minutes' simmering | thesaurus
        baking powder | baking soda + cream of tartar | for 1 tsp, 1/4 tsp baking soda and 5/8 tsp cream of tartar | baking | it works at once, so bake without delay | UNL
        baking powder | baking soda + buttermilk | for 1 tsp, 1/4 tsp baking soda and 120 ml buttermilk, with 120 ml less of other liquid | baking | | NDSU
        cream of tartar | lemon juice | for 1/2 tsp, 1 tsp lemon juice | any | | use
        cornstarch | flour | for 1 tbsp, 2 tbsp flour | cooking | sauces turn cloudy and need a few minutes' simmering | UNL
        cornstarch | potato starch | = | any | thickens sooner; don't boil it for long | use
        cornstarch | arrowroot | = | cooking | sauces stay clear; don't boil it for long | use
        potato starch | cornstarch | = | any | sauces turn less clear | use
        tapioca flour | cornstarch | 1/2 | cooking | sauces turn less glossy | use
        plain flour | cornstarch | 1/2 | cooking | for thickening only; sauces turn glossier | NDSU
        plain flour | gluten free flour | = | any | crumb is more tender and dries sooner | use
        plain flour | self raising flour | = | baking | leave out the baking powder and most of the salt | use
        plain flour | wholemeal flour | for 125 g, 65 g wholemeal and 60 g white flour | baking | denser and nuttier, and takes more liquid | UNL
        self raising flour | plain flour + baking powder | for 150 g, 150 g plain flour and 2 tsp baking powder | baking | | use
        self raising flour | gluten free flour + baking powder | for 150 g, 150 g gluten free flour and 2 tsp baking powder | baking | crumb is more tender and dries sooner | use
        cake flour | plain flour + cornstarch | for 125 g, 110 g plain flour and 15 g cornflour | baking | | USU
        bread flour | plain flour | = | baking | the loaf rises less and is softer | use
        wholemeal flour | plain flour | = | baking | lighter, and takes less liquid | use
        spelt flour | plain flour | = | baking | | use
        rye flour | wholemeal flour | = | baking | rises more and tastes milder | use
        semolina | polenta | = | cooking | coarser | use
        polenta | semolina | = | cooking | finer, and paler | use
        breadcrumb | cracker | 3/4 | any | crushed; saltier, so salt less | NDSU
        breadcrumb | oat | = | cooking | softer crust; for meat loaf and the like | NDSU
        breadcrumb | ground almond | = | any | browns sooner | use
        panko | breadcrumb | = | any | less crisp | use
        sugar | brown sugar | = | any | darker and moister, with a taste of molasses | NDSU
        sugar | honey | for 200 g, 180 ml honey with 60 ml less of other liquid | any | browns sooner | NDSU
        sugar | maple syrup | for 200 g, 180 ml maple syrup with 45 ml less of other liquid | any | browns sooner | use
        caster sugar | sugar | = | any | takes longer to dissolve | use
        brown sugar | sugar + molasses | for 220 g, 200 g sugar and 4 tbsp molasses or treacle | any | | NDSU
        brown sugar | sugar | = | any | paler, drier and without the taste of molasses | NDSU
        muscovado | brown sugar | = | any | milder | use
        demerara sugar | brown sugar | = | any | less crunch | use
        icing sugar | sugar + cornstarch | for 100 g, 100 g sugar ground fine with 2 tsp cornflour | any | slightly grainy | use
        palm sugar | brown sugar | = | any | | use
        jaggery | brown sugar | = | any | | use
        honey | sugar | for 250 ml, 265 g sugar and 60 ml of the liquid in the recipe | any | | UNL
        honey | maple syrup | = | any | thinner, with its own taste | use
        honey | golden syrup | = | any | | use
        maple syrup | honey | = | any | thicker and sweeter | NDSU
        golden syrup | honey | = | any | tastes of honey | use
        golden syrup | corn syrup | = | any | blander | use
        corn syrup | sugar + water | for 250 ml, 210 g sugar and 60 ml of the liquid in the recipe | any | not for sweets that must not crystallise | USU
        corn syrup | golden syrup | = | any | | use
        molasses | black treacle | = | any | | molasses
        molasses | honey | = | any | milder and paler | NDSU
        black treacle | molasses | = | any | | molasses
        yeast | instant yeast | 3/4 | baking | rises a little sooner | use
        instant yeast | yeast | 4/3 | baking | for dried yeast; let it foam in warm water first | use
        yeast | fresh yeast | 5/2 | baking | crumble it into the liquid first | yeast
        fresh yeast | yeast | 2/5 | baking | for dried yeast; let it foam in warm water first | yeast
        gelatin | agar | for 4 leaves, 2 tsp agar powder, boiled for 2 minutes | any | sets firmer and at room temperature | use
        vanilla | vanilla extract | for 1 pod, 2 to 3 tsp extract | any | | baker
        vanilla extract | vanilla | for 1 tbsp, the seeds of 1 pod | any | | use
        cocoa | dark chocolate | for 20 g, 30 g unsweetened chocolate, with 1/2 tbsp less fat | baking | | USU
        dark chocolate | cocoa + butter + sugar | for 30 g, 3 tbsp cocoa, 1 tbsp butter and 1 tbsp sugar | baking | | UNL
        dark chocolate | cocoa + oil + sugar | for 30 g, 3 tbsp cocoa, 1 tbsp oil and 1 tbsp sugar | baking | | UNL
        milk chocolate | dark chocolate | = | any | darker and less sweet | use
        white wine | chicken stock | = | cooking | less sharp; add a squeeze of lemon | NDSU
        white wine | vegetable stock | = | cooking | less sharp; add a squeeze of lemon | use
        white wine | apple juice | = | cooking | sweeter | NDSU
        red wine | beef stock | = | cooking | less sharp; add a little red wine vinegar | use
        red wine | vegetable stock | = | cooking | less sharp; add a little red wine vinegar | use
        red wine | grape juice | = | cooking | sweeter | NDSU
        beer | chicken stock | = | cooking | less bitter | NDSU
        beer | vegetable stock | = | cooking | less bitter | use
        sherry | apple juice | = | cooking | sweeter | use
        marsala | sherry | = | any | sweet sherry; less caramel | use
        rum | brandy | = | any | tastes of grapes | use
        brandy | rum | = | any | tastes of molasses | use
        mirin | rice vinegar + sugar | for 1 tbsp, 1 tbsp rice vinegar and 1/2 tsp sugar | any | sharper | use
        shaoxing wine | sherry | = | any | dry sherry; a little sweeter | food52
        sake | sherry | = | cooking | dry sherry | use
        wine vinegar | cider vinegar | = | any | milder and fruitier | use
        wine vinegar | lemon juice | = | any | fruitier | NDSU
        cider vinegar | wine vinegar | = | any | | use
        rice vinegar | cider vinegar | = | any | a little sharper | use
        vinegar | lemon juice | = | any | fruitier | NDSU
        balsamic vinegar | wine vinegar + sugar | for 1 tbsp, 1 tbsp red wine vinegar and 1/2 tsp sugar | any | thinner and paler | use
        sherry vinegar | wine vinegar | = | any | less nutty | use
        cane vinegar | cider vinegar | = | any | fruitier | use
        soy sauce | tamari | = | any | a little darker | use
        soy sauce | coconut aminos | = | any | sweeter and less salty | squeeze
        fish sauce | soy sauce | = | any | less savoury | use
        worcestershire sauce | soy sauce | = | any | less tang | use
        oyster sauce | hoisin sauce | = | any | sweeter | use
        tahini | peanut butter | = | any | tastes of peanut | use
        mayonnaise | yogurt | = | raw | thinner and tangier | UNL
        mayonnaise | sour cream | = | raw | tangier | UNL
        mustard | mustard powder | 1/3 | cooking | sharper | UNL
        mustard powder | mustard | for 1 tsp, 1 tbsp mustard | cooking | | UNL
        tomato paste | ketchup | = | cooking | sweeter | NDSU
        passata | tinned tomato | = | cooking | crush them first | use
        tinned tomato | tomato | = | cooking | skin them, and cook them a little longer | use
        ketchup | tomato sauce + sugar + vinegar | for 250 ml, 250 ml tomato sauce, 50 g brown sugar and 2 tbsp vinegar | cooking | | NDSU
        chicken stock | vegetable stock | = | cooking | lighter | NDSU
        beef stock | vegetable stock | = | cooking | lighter | use
        beef stock | chicken stock | = | cooking | lighter and paler | use
        fish stock | vegetable stock | = | cooking | less taste of the sea | use
        vegetable stock | chicken stock | = | cooking | | use
        dashi | vegetable stock | = | cooking | loses the smoky taste | use
        vegetable oil | sunflower oil | = | any | | use
        vegetable oil | melted butter | = | any | browns sooner and tastes of butter | use
        sunflower oil | vegetable oil | = | any | | use
        olive oil | vegetable oil | = | any | loses the taste of olives | use
        groundnut oil | vegetable oil | = | any | | use
        sesame oil | vegetable oil | = | cooking | loses the taste of sesame | use
        coconut oil | butter | = | any | tastes of butter | use
        peanut butter | almond butter | = | any | | use
        rice noodle | glass noodle | = | cooking | check the packet for the time | use
        egg noodle | spaghetti | = | cooking | firmer | use
        basmati rice | long grain rice | = | cooking | stickier and less fragrant | use
        arborio rice | carnaroli rice | = | cooking | | use
        couscous | bulgur | = | cooking | takes longer to soften | use
        bulgur | quinoa | = | cooking | cook it until its germ shows | use
        pearl barley | spelt | = | cooking | check the packet for the time | use
        chickpea | white bean | = | cooking | softer | use
        black bean | kidney bean | = | cooking | | use
        kidney bean | black bean | = | cooking | | use
        white bean | chickpea | = | cooking | firmer | use
        raisin | sultana | = | any | | NDSU
        raisin | dried cranberry | = | any | sharper | use
        sultana | raisin | = | any | | NDSU
        currant | raisin | = | any | chop them | NDSU
        pine nut | walnut | = | any | stronger | nuts
        pine nut | sunflower seed | = | any | | nuts
        walnut | pecan | = | any | milder and sweeter | nuts
        walnut | pumpkin seed | = | any | | nuts
        pecan | walnut | = | any | a little more bitter | nuts
        almond | hazelnut | = | any | | nuts
        almond | sunflower seed | = | any | | nuts
        hazelnut | almond | = | any | milder | nuts
        cashew | almond | = | any | firmer | nuts
        peanut | cashew | = | any | softer | use
        """
}
