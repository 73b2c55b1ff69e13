import Foundation
import RecipeTestSupport
import Testing

/// What searches find among the program's own recipes: how many, the first three, and a number that
/// stands for all of them in their order.
@Suite(.aFewAtOnce)
struct GoldenSearchTests {
    @Test func threeHundredSearches() async throws {
        let cook = try Cook()
        let searches = GoldenSearches.all
        #expect(Set(searches).count == searches.count && searches.count >= 300)
        var lines: [String] = []
        // A script ends at its first error, and a search that is refused is an answer here.
        for part in stride(from: 0, to: searches.count, by: 50) {
            let asked = searches[part..<min(part + 50, searches.count)]
            let answers = try await cook.script(asked.map { "-\($0) --all" })
            #expect(answers.count == asked.count)
            lines += zip(asked, answers).map(Self.line)
        }
        try StarterReadings.compare(lines, with: "searches")
    }

    private static func line(_ search: String, _ answer: JSONObject) -> String {
        if let error = answer.object("error") {
            return "\(search): \(error.text("name") ?? "") (\(error.text("message") ?? ""))"
        }
        let titles = answer.objects("recipes").compactMap { $0.text("title") }
        guard !titles.isEmpty else { return "\(search): nothing" }
        let first = titles.prefix(3).joined(separator: ", ")
        return "\(search): \(titles.count), \(KeptLines.digest(titles)): \(first)"
    }
}

/// Searches of all kinds: foods, families, dishes, courses, diets, cuisines, times, what is left out,
/// and several of these together.
enum GoldenSearches {
    static let all: [String] =
        (one + excluded.map { "-\($0)" }).map { "search \($0)" }
        + pairs + wishes.map { "search \($0)" } + cooking.map { "cook \($0)" }

    private static let one = words(
        """
        garlic onion egg eggs rice pasta spaghetti potato potatoes tomato leek spinach mushroom
        aubergine courgette carrot cabbage beetroot pumpkin corn peas chickpeas lentils beans tofu
        chicken beef pork lamb bacon sausage mince fish salmon cod tuna prawns mussels shellfish
        cheese feta mozzarella parmesan cream butter milk yoghurt flour yeast sugar honey chocolate
        almonds walnuts nuts peanuts sesame coconut apple banana lemon orange berries cherries plums
        basil coriander mint ginger chilli cumin cinnamon saffron vanilla wine beer rum coffee tea
        oil vinegar mustard soy miso stock water salt meat vegetables fruit dairy seafood poultry
        grains pulses herbs spices alcohol noodles dumplings bread pancakes soup stew curry salad
        pie cake biscuits pizza omelette sauce dip drink cocktail breakfast starter main side
        dessert snack vegan vegetarian italian french indian chinese japanese mexican greek turkish
        spanish british american german polish thai korean moroccan ethiopian spicy sweet savoury
        quick easy cold warm durian zebra
        """
    )

    private static let excluded = words(
        """
        garlic onion egg milk cheese lactose gluten nuts peanuts fish shellfish soy sesame mustard
        celery meat pork beef alcohol sugar chilli dairy wheat butter vinegar mushrooms
        """
    )

    private static let pairs: [String] = {
        let wanted = words("garlic cheese chicken potato rice tomato chocolate lemon egg beans")
        let without = words("onion lactose nuts gluten meat")
        var pairs = wanted.flatMap { food in without.map { "search \(food) -\($0)" } }
        for (place, food) in wanted.enumerated() {
            for other in wanted[(place + 1)...] { pairs.append("search \(food) \(other)") }
        }
        return pairs
    }()

    private static let wishes = lines(
        """
        "soy sauce"
        "goat cheese" or feta
        leek or onion
        title:soup
        ingredient:rice
        cuisine:italian
        category:dessert
        minutes:20
        minutes:30 vegetarian
        vegetarian -egg
        vegan minutes:45
        cuisine:indian -lactose
        category:main -meat -fish
        dessert -egg -lactose
        soup -cream
        quick vegetarian pasta
        title:bread -yeast
        "red wine" beef
        "olive oil" lemon
        "chicken stock"
        stock -chicken
        "coconut milk" -fish
        italian -cheese
        breakfast -egg
        cake -flour
        """
    )

    private static let cooking = lines(
        """
        eggs rice
        eggs rice -milk
        chicken rice carrots
        potatoes onions
        tomato pasta garlic
        flour butter sugar eggs
        lentils onion -meat
        bread cheese
        """
    )

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static func lines(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map(String.init)
    }
}
