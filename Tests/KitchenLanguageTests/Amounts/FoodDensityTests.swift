import KitchenLanguage
import Testing

/// The table of densities against the file WEIGHT of the USDA National Nutrient Database for Standard
/// Reference, release 28: NDB number, grams of one cup, and our name for the food.
struct FoodDensityTests {
    static let cups: [(ndb: String, grams: Double, food: String)] = [
        ("01001", 227, "butter"), ("01009", 113, "shredded cheddar"),
        ("01012", 225, "cottage cheese"),
        ("01017", 232, "cream cheese"), ("01019", 150, "crumbled feta"),
        ("01032", 100, "grated Parmesan"), ("01036", 246, "ricotta"),
        ("01049", 242, "half-and-half"),
        ("01053", 238, "heavy cream"), ("01056", 230, "sour cream"), ("01077", 244, "whole milk"),
        ("01088", 245, "buttermilk"), ("01095", 306, "sweetened condensed milk"),
        ("01096", 252, "evaporated milk"), ("01116", 245, "natural yogurt"),
        ("19165", 86, "cocoa powder"), ("19296", 339, "honey"), ("19297", 320, "jam"),
        ("19304", 337, "molasses"), ("19334", 220, "brown sugar"),
        ("19335", 200, "granulated sugar"),
        ("19336", 120, "powdered sugar"), ("19350", 341, "light corn syrup"),
        ("19353", 315, "maple syrup"), ("20005", 200, "pearl barley"),
        ("20011", 120, "buckwheat flour"),
        ("20012", 140, "bulgur"), ("20022", 157, "cornmeal"), ("20027", 128, "cornstarch"),
        ("20028", 173, "couscous"), ("20031", 200, "millet"), ("20033", 94, "oat bran"),
        ("20035", 170, "quinoa"), ("20036", 185, "brown rice"), ("20044", 185, "long-grain rice"),
        ("20045", 158, "cooked rice"), ("20052", 200, "short-grain rice"),
        ("20061", 158, "rice flour"),
        ("20064", 102, "rye flour"), ("20066", 167, "semolina"),
        ("20080", 120, "whole wheat flour"),
        ("20081", 125, "all-purpose flour"), ("20083", 137, "bread flour"),
    ]

    @Test(arguments: cups)
    func isThatOfTheSource(ndb: String, grams: Double, food: String) throws {
        let density = try #require(FoodDensity(of: food))
        #expect(abs(density.gramsPerMillilitre * 236.5882365 - grams) < 0.5)
    }
}
