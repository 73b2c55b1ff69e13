import KitchenLanguage
import Testing

/// Which amounts in a step grow with the eaters, and how they are written in other units.
struct StepAmountTests {
    private func doubled(_ step: String) -> String {
        AmountsInText(step).text(AmountChange(factor: Fraction(2)), keepsOriginal: false)
    }

    /// A pan keeps its size, and so do pieces that things are cut into.
    @Test(arguments: [
        "pan saucepan frypan skillet pot casserole dish tin mould mold bowl jug jar jars bottle",
        "ramekin ramekins dariole loaf cooker processor container basin wok tray form springform bundt",
        "can cans packet piece pieces ball balls portion portions patty patties wedges chunks",
        "Kastenform Topf Pfanne Schüssel moule bol molde cazuela teglia",
    ])
    func whatHasASizeKeepsIt(words: String) {
        for word in words.split(separator: " ") {
            #expect(doubled("Take a 2 litre \(word).") == "Take a 2 litre \(word).")
            #expect(
                doubled("Take a 2 litre deep old \(word).") == "Take a 2 litre deep old \(word)."
            )
            #expect(
                doubled("Take 2 litre very cold old \(word).") == "Take 4 l very cold old \(word)."
            )
            #expect(doubled("Take 2 litre, \(word).") == "Take 4 l, \(word).")
        }
    }

    /// What something is stirred in is no amount of it.
    @Test(arguments: [
        ("In a cup, stir the vinegar and sugar.", nil),
        ("Beat the egg in a cup with a fork.", nil), ("Pour it into a cup.", nil),
        ("Drink it from a pint and smile.", nil),
        ("Stir in a cup of milk.", "Stir in 2 cups of milk."),
        ("Stir in a cup milk.", "Stir in 2 cups milk."), ("Add a cup, cold.", "Add 2 cups, cold."),
        ("In 1 cup, stir.", "In 2 cups, stir."),
        ("Pour into two cups.", "Pour into 4 cups."),
    ])
    func aCupToStirInIsNoAmount(_ step: String, _ doubledStep: String?) {
        #expect(doubled(step) == doubledStep ?? step)
    }

    @Test(arguments: [". ", ", ", "; ", ": ", " (", ") "])
    func aSignPartsAVesselFromTheAmount(sign: String) {
        #expect(doubled("Take 2 litre\(sign)pot") == "Take 4 l\(sign)pot")
    }

    @Test(arguments: ["(", "/", "[", "–", "—", "~", "≈", "\"", "'", "’", "“", "=", ":", "+", " "])
    func anAmountMayFollowASign(sign: String) {
        #expect(doubled("Add\(sign)200 g") == "Add\(sign)400 g")
    }

    @Test(arguments: ["-", "*", "#", ",", "x"])
    func otherSignsBeginNoAmount(sign: String) {
        #expect(doubled("Add\(sign)200 g") == "Add\(sign)200 g")
    }

    @Test(arguments: [
        "each", "apiece", "jeweils", "je", "chacun", "chacune", "elk", "every", "per",
    ])
    func whatIsForEachStays(word: String) {
        #expect(doubled("Put 50 g rice \(word) cup.") == "Put 50 g rice \(word) cup.")
        #expect(doubled("Put \(word) cup 50 g rice.") == "Put \(word) cup 50 g rice.")
    }

    @Test(arguments: ["side", "sides", "other", "time", "batch", "lot"])
    func aTurnIsNoShare(word: String) {
        #expect(
            doubled("Fry in 50 g lard on each \(word).") == "Fry in 100 g lard on each \(word)."
        )
        #expect(
            doubled("On each \(word) put 50 g lard.") == "On each \(word) put 100 g lard."
        )
    }

    @Test(arguments: ["between", "among", "amongst", "across", "over"])
    func whatIsSharedOutGrows(word: String) {
        #expect(doubled("Put 50 g rice \(word) each cup.") == "Put 100 g rice \(word) each cup.")
    }

    /// The end of a phrase ends what `each` reaches, as do words.
    @Test(arguments: [
        ".", ",", ";", ":", " (", ")", " and", " then", " until", " 3",
    ])
    func aPhraseEndsWhatEachReaches(end: String) {
        let step = "Put 50 g rice\(end) into each cup"
        #expect(doubled(step) == "Put 100 g rice\(end) into each cup")
        let before = "Into each cup\(end) put 50 g rice"
        #expect(doubled(before) == "Into each cup\(end) put 100 g rice")
    }

    /// After a length, a name makes it an adjective; a preposition does not.
    @Test(arguments: [
        "across", "long", "wide", "deep", "high", "tall", "apart", "of", "and", "or", "in", "up",
        "from", "by", "to", "at",
    ])
    func aLengthBeforeAnExtentIsNoAdjective(word: String) {
        let change = AmountChange(system: .us)
        let step = AmountsInText("Roll it 30 cm \(word)").text(change, keepsOriginal: false)
        #expect(step == "Roll it 12 inches \(word)")
        let noun = AmountsInText("Take a 30 cm plank").text(change, keepsOriginal: false)
        #expect(noun == "Take a 12-inch plank")
    }

    @Test(arguments: [
        ("Bake at 180 °C.", "Bake at 350 °F (180 °C)."),
        ("Bake (180 °C)", "Bake (350 °F (180 °C))"),
        ("Bake/180 °C", "Bake/350 °F (180 °C)"), ("~200 g", "~7 oz (200 g)"),
        ("x200 g", "x200 g"), ("\"200 g\"", "\"7 oz (200 g)\""),
        ("200 g or 7 oz", "200 g or 7 oz"), ("200 g. 7 oz", "7 oz (200 g). 7 oz"),
        ("200 g and then 7 oz", "7 oz (200 g) and then 7 oz"),
        ("200 g of it (7 oz)", "200 g of it (7 oz)"),
        ("200 g of the best long rice (7 oz)", "200 g of the best long rice (7 oz)"),
        ("200 g of the best longer rice (7 oz)", "7 oz (200 g) of the best longer rice (7 oz)"),
        ("200 g (or 7 oz)", "200 g (or 7 oz)"), ("200 g plus 7 oz", "7 oz (200 g) plus 7 oz"),
        ("200 g or 250 g", "7 oz (200 g) or 9 oz (250 g)"),
        ("two x 30 cm", "two x 12 inches (30 cm)"), ("20x30x5x2 cm", "20x30x5x2 cm"),
        ("200 g or 7 inches", "7 oz (200 g) or 7 inches"), ("250 ml / 9 oz", "250 ml / 9 oz"),
        ("180 °C/350 °F", "180 °C/350 °F"), ("20 by 30 cm tin", "8 x 12-inch (20 by 30 cm) tin"),
        ("20x30x5 cm tin", "8 x 12 x 2-inch (20x30x5 cm) tin"),
        ("20 × 30 cm", "8 x 12 inches (20 × 30 cm)"),
        ("20 * 30 cm", "8 x 12 inches (20 * 30 cm)"),
        ("20 mal 30 cm", "8 x 12 inches (20 mal 30 cm)"),
        ("20 x 30 g", "20 x 1 oz (30 g)"),
        ("2 cloves of 3", "2 cloves of 3"), ("two 5 cm sticks", "two 2-inch (5 cm) sticks"),
        ("1,5 l water", "6½ cups (1,5 l) water"), ("", ""), ("no number", "no number"),
        ("100–200 g", "3½–7 oz (100–200 g)"),
    ])
    func inTheUnitsOfTheUnitedStates(step: String, expected: String) {
        #expect(AmountsInText(step).text(AmountChange(system: .us)) == expected)
    }

    @Test(arguments: [
        ("Add 1,5 dl.", 3, 1, "Add 4,5 dl."), ("Add 1.5 dl.", 3, 1, "Add 4.5 dl."),
        ("Add 2 cloves.", 2, 1, "Add 2 cloves."), ("Add 1 cup.", 2, 1, "Add 2 cups."),
        ("Add 2 cups.", 1, 2, "Add 1 cup."), ("Add 600 g.", 2, 1, "Add 1.2 kg."),
        ("Heat to 60 °C.", 2, 1, "Heat to 60 °C."), ("Cut at 5 cm.", 2, 1, "Cut at 5 cm."),
    ])
    func scaled(step: String, times: Int, by: Int, expected: String) throws {
        let change = AmountChange(factor: try #require(Fraction(times, by)))
        #expect(AmountsInText(step).text(change, keepsOriginal: false) == expected)
    }
}
