import RecipeTestSupport
import Testing

@testable import PageReader

struct NumberedTextTests {
    @Test(arguments: [
        Case("full stops", "1. Heat the oven. 2. Bake the bread.", 2),
        Case("brackets", "1) Heat the oven 2) Bake the bread 3) Eat it all", 3),
        Case("words", "Step 1: Heat the oven. Step 2: Bake the bread.", 2),
        Case("words without a colon", "Schritt 1 Ofen heizen. Schritt 2 Brot backen.", 2),
        Case("no spaces", "1.番茄切丁，洋葱切丝 2.土豆切丁，青椒切丝", 2),
        Case("amounts are no numbers", "Bake for 2. Then for 3. hours", 1),
        Case("a decimal is no number", "1. Take 2.5 cups and stir them well", 1),
        Case("nothing to tell", "Heat the oven and bake the bread", 1),
        Case("numbers that do not count", "1. Heat the oven. 3. Bake the bread.", 1),
        Case("pieces that are too short", "1. a 2. b", 1),
        Case("empty", "", 1),
    ])
    func textIsTakenApartWhereNumbersCountFromOne(_ row: Case<String, Int>) {
        let steps = NumberedText.steps(of: row.input)
        #expect(steps.count == row.expected)
        #expect(row.expected > 1 || steps == [row.input])
    }

    @Test func aDecimalIsNoMark() {
        let text = "1. Roll the dough out to 2.5 cm thick. 2. Bake until golden."
        let steps = ["Roll the dough out to 2.5 cm thick.", "Bake until golden."]
        #expect(NumberedText.steps(of: text) == steps)
    }
}
