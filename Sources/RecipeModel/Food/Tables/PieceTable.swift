/// What units and pieces weigh in grams, as text that a person can add to.
///
/// It decides which foods are the main ones of a recipe, and nothing else: a rough weight is
/// enough, and a food without a line of its own has that of its family.
enum PieceTable {
    /// Each line: grams: units.
    static let units = """
        1: g, gram, gramme, gr, ml, millilitre, milliliter, cc
        1000: kg, kilo, kilogram, kilogramme, l, litre, liter
        100: dl, decilitre, deciliter
        10: cl
        28: oz, ounce
        454: lb, lbs, pound
        15: tbsp, tablespoon, tbs, tbl, tblsp
        5: tsp, teaspoon, knob
        30: fl
        200: cup, mug
        470: pint, pt
        950: quart
        0.5: pinch, dash, drop, splash
        5: clove, sheet, strip
        35: slice, rasher
        2: sprig, leaf
        40: stick, rib
        15: stalk, handful
        400: can, tin, jar
        250: pack, packet, package, bag, bunch
        20: bulb
        """

    /// Each line: grams of one: foods.
    static let pieces = """
        50: egg
        18: egg yolk
        32: egg white
        130: onion
        15: spring onion, okra, lemongrass
        30: shallot, corn tortilla, bacon, gherkin, crumpet
        80: carrot, radish, lemon, plum, clementine
        60: lemon, pita, preserved lemon, tomatillo
        40: lime, apricot, flour tortilla
        150: orange, bell pepper, cod, fish, peach, beef, banana, steak, parsnip, turnip, beet
        100: tomato, kiwi
        180: potato, apple, pear, chicken breast
        10: chili, date, anchovy, mushroom, rice paper
        25: fig, prune
        200: zucchini, leek, sweet potato
        300: eggplant, cucumber, mango, romaine lettuce
        180: avocado, chicken
        250: lettuce, baguette, fennel
        100: little gem, chicken thigh, veal escalope, lamb chop
        200: pork chop
        600: cauliflower, squash, pineapple
        900: cabbage, pumpkin
        150: grapefruit
        70: burger bun, sausage, bread roll
        35: bread
        4: olive, clove
        0.2: bay leaf, cardamom, juniper berry, curry leaf, clove
        0.3: lime leaf
        1: star anise, almond
        2: vanilla, dried chili, peppercorn
        3: cinnamon
        8: dumpling wrapper, cracker, ladyfinger
        20: spring roll wrapper, water
        400: chickpea, bean
        """
}
