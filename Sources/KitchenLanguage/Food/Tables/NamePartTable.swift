/// What the words around a food's name make of it, as text that a person can add to.
///
/// `vegetable oil` only carries the vegetable's name, `lemon juice` holds the lemon, `chicken
/// thigh` is the chicken. A test holds every word to the form of `FoodWords`.
enum NamePartTable {
    /// Last words of names that only carry a food's name: what comes before was made into them.
    static let carriers = """
        oil stock broth bouillon consomme sauce paste powder vinegar flour starch extract essence salt
        seasoning cube gravy molasses ketchup puree syrup sugar wrapper noodle vermicelli crumb
        breadcrumb liqueur dressing jelly jam chutney marmalade curd ale beer cider wine water cracker
        blossom flavor flavoring aroma marinade rub soup mix spray brandy schnapps vodka gelatin
        seasoner base concentrate shortening margarine casing
        """

    /// Last words of what holds the food before them, though it is not that food alone.
    static let products = """
        juice zest peel rind tortilla cake milk cream butter bread chip pudding salsa salad relish
        dip spread pate pie burger sausage pesto granola crisp biscuit cookie bar smoothie
        yogurt custard
        """

    /// Last words that name a part or form: what comes before them is the food.
    static let parts = """
        thigh breast leg wing drumstick filet neck shin sirloin belly loin shoulder rib bone chop
        cutlet escalope skirt topside rump flake steak clove yolk white kernel leaf stalk stick floret
        heart sprig bulb wedge slice piece chunk head half strip root cheese nut pod shank cheek tail
        pastry pasta sheet finger puff starter bun seed mince carcass tenderloin tender cube round
        joint roast medallion strip segment quarter spear tip ear rasher knob ball block log meat
        flesh crown tentacle ring frond bunch bone hock trotter fat berry bean stem shoot sprout dice
        crumble shaving shred ribbon matchstick
        """

    /// Words that describe a food and change nothing of what it is.
    static let descriptors = """
        fresh dried canned jarred frozen chopped boneless skinless whole large small medium minced
        ground smoked streaky back bacon cooked raw roasted toasted flaked desiccated grated sliced
        peeled ripe baby fine coarse extra virgin strong light dark plain mild hot firm soft silken
        unwaxed unsalted salted floury waxy new long short flat cold dry sweet thick thin rustic
        country braising parboiled cracked blanched pitted stewing lean black white green red yellow
        brown wild organic free range good quality natural preserved fried mixed baked grilled boiled
        poached steamed braised barbecued barbecue stewed shredded crispy tender juicy creamed sauteed
        pan oven crushed diced finely roughly thinly freshly melted softened warm cooled big medium
        low fat reduced full sodium heaped level packed skin bone in on off deboned trimmed halved
        quartered cubed julienned mashed beaten separated washed rinsed drained soaked shelled
        unpeeled seeded deseeded cored leftover cheap day old stale instant  rolled
        unsweetened sweetened condensed semi skimmed vine ripened heirloom mini king jumbo
        bite size sized room temperature slow cooked pulled cured aged mature vintage extra
        """

    /// Those of them that make another food of it, which a cook who says so wants.
    static let changing = """
        black white green red yellow brown dark light wild sweet smoked preserved cured dried organic
        """

    /// Words before an animal's food that say that it is of plants.
    static let plantWords = "vegan vegetarian veggie meatless plant nondairy dairyfree mock faux"

    /// Plants of which milk, cream, cheese, butter and yogurt are made that have no milk in them.
    static let plantDairy = """
        almond cashew coconut hazelnut hemp macadamia nut oat peanut pecan pistachio soy spelt
        sunflower tiger tofu walnut rice barley bean chickpea flax flaxseed lupin pea potato banana
        pumpkin quinoa sesame seed cocoa shea apple
        """
    /// Those of which cheeses are made that have the name of an animal's: tofu feta.
    static let plantCheese = "tofu soy cashew almond coconut macadamia vegan"
    /// What is of milk unless one of those stands before it.
    static let dairyHeads = "milk cream cheese butter yogurt creamer spread buttermilk"
    /// What follows milk or cheese and makes it something else.
    static let replacing = "alternative substitute replacement replacer cloth"

    /// What a lone word of an ingredient means, where the same word in a query means another food.
    static let alone = """
        pepper: black pepper
        curd: yogurt
        """
}
