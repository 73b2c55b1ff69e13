import KitchenLanguage
import RecipeTestSupport
import Testing

struct FoodWordsTests {
    @Test(arguments: [
        ("Crème fraîche", "creme fraiche"), ("Soßen-Würfel", "sossen wurfel"),
        ("Shepherd's pie", "shepherd pie"), ("Shepherds’ Pie", "shepherd pie"),
        ("SMØRREBRØD", "smorrebrod"), ("Phở bò", "pho bo"), ("œufs", "oeuf"),
        ("mac & cheese", "mac cheese"), ("Mac ’n’ Cheese", "mac cheese"), ("3 eggs!", "3 egg"),
        ("½ lemon", "lemon"), ("Борщ с чёрным хлебом", "борщ с черным хлебом"),
        ("ΦΈΤΑ", "φετα"), ("麻婆豆腐", "麻 婆 豆 腐"), ("ราดหน้า", "ราดหน้า"), ("दाल", "दाल"),
        ("cre\u{300}me", "creme"), ("й и\u{306}", "и и"), ("a\u{200D}b", "ab"), ("", ""),
        ("🍋 — …", ""), ("sun-dried\ttomatoes\n", "sun dried tomato"), ("Ｔｏｆｕ", "tofu"),
    ])
    func words(text: String, expected: String) {
        #expect(FoodWords(text).words.joined(separator: " ") == expected)
    }

    @Test(arguments: [
        "leaf leaves", "potato potatoes", "tomato tomatoes", "cherry cherries", "loaf loaves",
        "radish radishes", "pea peas", "olive olives", "chive chives", "clove cloves",
        "peach peaches", "quiche quiches", "brioche brioches", "anchovy anchovies",
        "cookie cookies", "brownie brownies", "sandwich sandwiches", "egg eggs",
        "mango mangoes", "mango mangos", "half halves", "knife knives", "cheese cheeses",
        "sauce sauces", "grape grapes", "date dates", "berry berries", "mousse mousses",
        "box boxes", "zucchini zucchinis", "kiwi kiwis", "chili chilies", "chilli chillies",
        "chile chiles", "squash squashes", "dish dishes", "glass glasses", "turkey turkeys",
        "goose geese", "octopus octopi", "panini paninis", "lentil lentils", "noodle noodles",
        "roe roes", "sloe sloes", "bay bays", "biryani biryanis", "fish fishes", "citrus citruses",
        "pie pies", "tie ties", "ragu ragus", "menu menus", "pizza pizzas", "taco tacos",
        "pasty pasties",
    ])
    func singularAndPluralAreOne(pair: String) {
        let words = pair.split(separator: " ")
        #expect(words.count == 2)
        #expect(FoodWords(words[0]) == FoodWords(words[1]))
    }

    @Test(arguments: [
        "molasses", "asparagus", "hummus", "couscous", "swiss", "watercress", "bass", "haggis",
        "cassis", "coulis", "clafoutis", "octopus", "citrus", "christmas", "greens", "fries", "gas",
        "anis", "grits", "cheese", "rice", "paste", "bus", "chard",
    ])
    func wordsThatAreNoPluralsStay(word: String) {
        #expect(FoodWords(word).words == [word])
    }

    @Test(arguments: [
        ("paste", "past"), ("green", "greens"), ("sweet", "sweets"), ("bitter", "bitters"),
        ("fry", "fries"), ("leek", "leaf"), ("ham", "hamburger"), ("coriander", "cilantro"),
        ("rice", "rye"), ("pea", "pear"), ("bean", "beet"), ("mince", "mint"), ("oat", "goat"),
    ])
    func othersStayApart(left: String, right: String) {
        #expect(FoodWords(left) != FoodWords(right))
    }

    @Test func wordsStandInARow() {
        let line: FoodWords = "2 tbsp red wine vinegar, aged"
        #expect(line.contains("vinegar"))
        #expect(line.contains("red wine"))
        #expect(line.contains("Wine Vinegars"))
        #expect(line.contains(line))
        #expect(!line.contains("red vinegar"))
        #expect(!line.contains("aged red"))
        #expect(!line.contains(""))
        #expect(!FoodWords("").contains(""))
        #expect(!FoodWords("wine").contains(line))
    }

    @Test func placesCoverTheirWords() throws {
        let text = "Crème: 2 scallions & rocket’s"
        let placed = PlacedFoodWord.all(in: text)
        #expect(placed.map(\.word) == ["creme", "2", "spring", "onion", "arugula"])
        #expect(
            placed.map { text[$0.range] } == ["Crème", "2", "scallions", "scallions", "rocket’s"]
        )
    }

    @Test func normalisingAgainChangesNothing() {
        var random = SeededGenerator(seed: 3)
        let pool = KnownFoods.shared.foods + KnownFoods.shared.dishes
        for _ in 0..<3_000 {
            let text = random.pick(pool) + random.pick([" ", ", ", "-"]) + random.pick(pool)
            let once = FoodWords(text)
            #expect(FoodWords(once.words.joined(separator: " ")) == once, "\(text)")
        }
    }

    @Test func placesAreInOrderAndInsideTheText() {
        var random = SeededGenerator(seed: 5)
        let signs = "aé\u{301}ß'’ -,½豆🍋👩\u{200D}🍳\u{200D}ส้ม\u{FE0F}SsIes"
        for _ in 0..<3_000 {
            let text = random.word(of: signs, upTo: 12)
            let placed = PlacedFoodWord.all(in: text)
            #expect(placed.map(\.word) == FoodWords(text).words)
            var end = text.startIndex
            for word in placed {
                #expect(word.range.lowerBound >= end && !word.range.isEmpty)
                #expect(!word.word.isEmpty)
                end = word.range.upperBound
            }
            #expect(end <= text.endIndex)
        }
    }
}
