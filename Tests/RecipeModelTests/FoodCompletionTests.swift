import RecipeModel
import RecipeTestSupport
import Testing

struct FoodCompletionTests {
    private let few = FoodCompletion([
        "onion", "spring onion", "red onion", "scallion", "crème fraîche", "broccoli", "lionfish",
        "onion ring", "milk", "onion",
    ])

    @Test func beginningsComeFirstThenLaterWordsThenInsides() {
        #expect(
            few.completions(of: "onion")
                == ["onion", "onion ring", "red onion", "spring onion"]
        )
        #expect(
            few.completions(of: "ion") == [
                "onion", "lionfish", "scallion", "red onion",
                "onion ring", "spring onion",
            ]
        )
    }

    @Test(arguments: [
        ("creme f", "crème fraîche"), ("CRÈ", "crème fraîche"), ("brocoli", "broccoli"),
        ("borcc", "broccoli"), ("brrocc", "broccoli"), ("brxcco", "broccoli"),
        ("spring o", "spring onion"), ("  red   on", "red onion"),
    ])
    func first(typed: String, expected: String) {
        #expect(few.completions(of: typed).first == expected)
    }

    @Test(arguments: ["", "   ", "xyz", "bxyccoli", "mlk"])
    func none(typed: String) {
        #expect(few.completions(of: typed).isEmpty)
    }

    @Test func noMoreThanTheLimit() {
        #expect(few.completions(of: "o", limit: 2).count == 2)
        #expect(few.completions(of: "o", limit: 0).isEmpty)
    }

    @Test(arguments: [
        ("brocolli", "broccoli"), ("mlik", "milk"), ("onoin", "onion"), ("milk", "milk"),
        ("creme fraiche", "crème fraîche"),
    ])
    func nearest(misspelt: String, expected: String) {
        #expect(few.nearest(to: misspelt) == expected)
    }

    @Test(arguments: ["", "mi", "silky", "weather", "bread"])
    func nothingNear(text: String) {
        #expect(few.nearest(to: text) == nil)
    }

    @Test func aKnownFoodCompletesToItself() {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<200 {
            let food = random.pick(foods)
            #expect(FoodCompletion.shared.completions(of: food, limit: 1) == [food])
        }
    }

    @Test func noFoodIsListedTwice() {
        #expect(Set(foods).count == foods.count)
    }

    private let foods = KnownFoods.shared.foods
}
