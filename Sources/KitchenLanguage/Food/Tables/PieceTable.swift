/// What units weigh in grams, as text that a person can add to.
///
/// It decides which foods are the main ones of a recipe, and nothing else: a rough weight is
/// enough.
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
}
