import KitchenLanguage
import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

struct FoodCompletionTests {
    private let few = FoodCompletion([
        "onion", "spring onion", "red onion", "scallion", "crème fraîche", "broccoli", "lionfish",
        "onion ring", "milk", "onion",
    ])

    @Test func theMostUsedNamesComeFirstOfThoseThatFitAsWell() {
        let foods = FoodCompletion(counted: [
            CountedName(name: "chive", count: 3), CountedName(name: "cherry"),
            CountedName(name: "chicken", count: 22), CountedName(name: "garlic chive", count: 90),
        ])
        #expect(foods.completions(of: "ch") == ["chicken", "chive", "cherry"])
        #expect(foods.countedCompletions(of: "chick").map(\.count) == [22])
        #expect(foods.countedCompletions(of: "cherr").map(\.count) == [nil])
    }

    @Test func noMoreThanTheLimit() {
        #expect(few.completions(of: "o", limit: 2).count == 2)
        #expect(few.completions(of: "o", limit: 0).isEmpty)
    }

    @Test func addedNamesComeBehindTheFirstThatFitAsWell() {
        var foods = FoodCompletion(["onion ring", "milk"])
        foods.add(["onion", "red onion", "Milk", "milkweed"])
        #expect(foods.completions(of: "oni") == ["onion ring", "onion"])
        #expect(foods.completions(of: "milk") == ["milk", "milkweed"])
        #expect(foods.completions(of: "mkwi") == [])
        #expect(foods.completions(of: "milkwed") == ["milkweed"])
    }

    /// However many names fit, the best are those that sorting all of them would give.
    @Test(arguments: [1, 5, 60])
    func theBestOfManyAreFound(limit: Int) {
        var random = SeededGenerator(seed: 9)
        let names = (0..<2_000).map { _ in
            String(
                (0..<Int.random(in: 1...9, using: &random)).map { _ in random.pick(["a", "b"]) }
            )
        }
        let foods = FoodCompletion(names)
        for typed in ["a", "b", "ab", "bab"] {
            let all = foods.completions(of: typed, limit: names.count)
            #expect(Array(all.prefix(limit)) == foods.completions(of: typed, limit: limit))
            // What has the letters inside comes only where nothing begins with them.
            let beginnings = names.filter { $0.hasPrefix(typed) }
            let fitting = beginnings.isEmpty ? names.filter { $0.contains(typed) } : beginnings
            #expect(Set(all) == Set(fitting))
        }
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
