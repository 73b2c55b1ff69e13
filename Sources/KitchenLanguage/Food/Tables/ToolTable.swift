/// The tools of kitchens, by what the steps of recipes say, as text that a person can add to.
///
/// ```
/// tool = other name: words, two words, ~word/reason, !two words
/// ```
///
/// A word of steps, or two in a row, says that the tool is needed. What stands after `~` only
/// implies it, and doesn't in a sentence that has a word of the reason after `/`: who roasts spices
/// in a pan needs no oven. Two words after `!` say nothing, whatever each would: baking powder.
enum ToolTable {
    static let text = """
        oven: oven, ovenproof, gas mark, ~bake/machine, ~bakes/machine, ~baked/machine, ~baking/machine
        oven: ~roast/pan, ~roasting/pan, !dutch oven, !baking powder, !baking soda, !baking bicarbonate
        oven: !baking parchment, !baking paper, !no bake, !baked beans, !roasting juices, !not bake
        oven: !oven gloves, !oven mitts, !dry roast
        grill = broiler: grill, grills, grilling, broil, broiler, broiling, !grill pan
        barbecue = bbq = charcoal grill: barbecue, barbecues, barbecuing, bbq, charcoal
        barbecue: !barbecue sauce, !bbq sauce
        blender = liquidizer = liquidiser = smoothie maker = stick blender = hand blender = immersion blender: blender
        blender: blenders, liquidiser, liquidizer, liquidise, liquidize, ~blend/hand, ~blending/hand
        blender: ~blitz/hand, ~blitzed/hand, ~blitzing/hand, ~whizz/hand, ~whiz/hand, ~puree/hand, ~purée/hand
        blender: !spice blend, !tomato puree, !tomato purée, !garlic puree, !chestnut puree, !pumpkin puree
        blender: !the puree, !the purée, !apple puree, !fruit puree, !raspberry puree
        food processor = processor: processor, food processor
        mixer = hand mixer = stand mixer = electric mixer = electric whisk = kitchenaid: mixer, mixers
        mixer: beaters, electric whisk, electric beater, dough hook, kitchenaid
        freezer = deep freezer: freezer, ~freeze/storage, ~freezing/storage, !freezes well, !freeze well
        fridge = refrigerator: fridge, refrigerator, ~refrigerate/storage, ~refrigerated/storage, ~chill/storage
        microwave = microwave oven: microwave, microwaves, microwaved, microwaving
        slow cooker = crock pot = crockpot: slow cooker, crock pot, crockpot
        pressure cooker = instant pot: pressure cooker, instant pot, pressure cook
        air fryer = airfryer: air fryer, airfryer, air fry
        deep fryer = deep fat fryer: deep fryer, fat fryer
        wok: wok
        thermometer = sugar thermometer = meat thermometer = kitchen thermometer: thermometer
        rolling pin: rolling pin, roll out, rolled out
        stove = hob = stovetop = stove top: stove, stovetop, hob, saucepan, saucepans, skillet, griddle
        stove: frying pan, ~simmer/machine, ~simmering/machine, ~fry/machine, ~frying/machine, ~boil/machine
        stove: ~saute/machine, ~sauté/machine, ~sear/machine, ~poach/machine, wok
        mortar = pestle = pestle mortar = mortar pestle: mortar, pestle
        grater: grater, microplane
        sieve = strainer: sieve, strainer
        steamer: steamer
        rice cooker: rice cooker
        bread machine = bread maker: bread machine, bread maker
        pasta machine = pasta maker: pasta machine, pasta maker
        ice cream maker = ice cream machine: cream maker, cream machine
        waffle iron = waffle maker: waffle iron, waffle maker
        toaster: toaster
        kettle: kettle
        piping bag: piping bag
        blowtorch = blow torch: blowtorch, blow torch
        mandoline = mandolin: mandoline, mandolin
        """

    /// Words of sentences, by the reasons for which what they only imply isn't needed.
    static let reasons = """
        machine: fryer airfryer microwave machine barbecue bbq crockpot
        pan: pan frying skillet wok griddle tawa tava saucepan dry dried fryer airfryer barbecue bbq
        hand: fork spoon whisk hand hands cornflour cornstarch processor mixer mortar pestle butter knife
        storage: month months week weeks days keep keeps store stored storage leftover leftovers ahead
        """
}
