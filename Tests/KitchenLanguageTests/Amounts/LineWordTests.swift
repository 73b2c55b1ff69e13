import KitchenLanguage
import Testing

/// What the small words of an ingredient line do: each is used in a line of its own.
struct LineWordTests {
    private func check(
        _ words: String,
        _ text: (String) -> String,
        is expected: (String) -> (amount: String, food: String, remarks: [String])
    ) {
        for word in words.split(separator: " ").map(String.init) {
            let line = IngredientLine(text(word))
            let expected = expected(word)
            #expect(line.amount?.text() ?? "" == expected.amount, "\(line.text)")
            #expect(line.food == expected.food, "\(line.text)")
            #expect(line.remarks == expected.remarks, "\(line.text)")
        }
    }

    /// How full a spoon is goes before it.
    @Test(arguments: [
        "heaped heaping rounded level scant generous good full packed loosely tightly lightly firmly",
        "overflowing gehäufter gehäufte gestrichener gestrichene gestr geh guter knapper knappe",
        "bonne rase bombée colmada rasa buena generosa colmo raso abbondante cheia volle afgestreken",
        "rågad stor liten large small more less thick thin extra",
    ])
    func howFullASpoonIs(words: String) {
        check(words, { "2 \($0) tbsp pesto" }) { ("2 tbsp", "pesto", [$0]) }
        check(words, { "2 (\($0)) tbsp pesto" }) { ("2 tbsp", "pesto", ["(\($0))"]) }
    }

    @Test(arguments: [
        "large medium small big little tiny fat jumbo xl xxl huge whole extra medium-sized",
        "große großer kleine kleiner mittelgroße gros grosse petit petite petits moyen moyenne",
        "grande grandes pequeña pequeño pequeños mediano mediana medianos medianas piccolo piccola",
        "grote kleine middelgrote stor stora store stort liten lille små duża duży mała mały nagy kis",
    ])
    func howLargeACountedFoodIs(words: String) {
        check(words, { "2 \($0) leeks" }) { ("2", "leeks", [$0]) }
        for word in words.split(separator: " ") {
            let line = IngredientLine("2 \(word) leeks")
            #expect(line.sizedFood == "\(word) leeks")
            #expect(line.others.isEmpty)
        }
    }

    @Test(arguments: [
        ("2 large chopped leeks", "large leeks"), ("2 large, chopped leeks", "large leeks"),
        ("2 extra-large leeks", "extra-large leeks"), ("200 g large leeks", "large leeks"),
    ])
    func aFoodWithItsSize(text: String, food: String) {
        #expect(IngredientLine(text).sizedFood == food)
    }

    /// The word that leads to another amount isn't part of the food.
    @Test(arguments: [
        ("1 cup flour or 8 oz", "flour", ["or 8 oz"]), ("1 cup flour", "flour", []),
        ("1 cup flour (plus 2 tbsp)", "flour", ["plus 2 tbsp"]),
    ])
    func theFoodBeforeAnotherAmount(text: String, food: String, others: [String]) {
        let line = IngredientLine(text)
        #expect(line.food == food)
        #expect(line.others == others)
    }

    @Test(arguments: [
        "about approximately approx around roughly circa ca cca c env environ etwa ungefähr rund",
        "knapp unos aprox aproximadamente cerca ung noin ok około asi mintegy maximum max minimum min",
        "generous scant nearly almost just up optional",
    ])
    func anAmountThatIsNotExact(words: String) {
        check(words, { "\($0) 300 g leeks" }) { ("300 g", "leeks", [$0]) }
        check(words, { "\($0). 300 g leeks" }) { ("300 g", "leeks", [$0]) }
        check(words, { "1 tin (\($0) 300 g) leeks" }) { ("1 tin", "leeks", [$0]) }
    }

    @Test(arguments: [
        "of de di da do du des del della dello dei degli delle d von vom der von na van af"
    ])
    func betweenAmountAndFood(words: String) {
        check(words, { "2 cups \($0) leeks" }) { _ in ("2 cups", "leeks", []) }
    }

    @Test(arguments: [
        "chopped diced sliced crushed melted softened peeled grated shredded cubed trimmed washed torn",
        "cored pitted seeded deseeded halved quartered beaten drained rinsed divided sifted crumbled",
        "mashed julienned squeezed packed zested juiced stemmed hulled shelled thawed",
        "gehackt gehackte gewürfelt gewürfelte geschnitten gerieben geriebener zerdrückt geschmolzen",
        "haché hachée hachés hachées émincé émincée émincés râpé râpée râpés fondu fondue",
        "picado picada picados picadas rallado rallada ralado ralada cortado cortada tritato tritata",
        "tagliato tagliata grattugiato grattugiata sbucciato fijngehakt fijngesneden gesnipperd geraspt",
        "hakket revet finhakket hackad hackade riven finhackad smält smeltet posiekany starty nasekaný",
        "reszelt нарезанный тёртый измельченный",
    ])
    func whatWasDoneWithAFood(words: String) {
        check(words, { "300 g \($0) leeks" }) { ("300 g", "leeks", [$0]) }
        check(words, { "300 g leeks \($0)" }) { ("300 g", "leeks", [$0]) }
        for word in words.split(separator: " ") {
            #expect(IngredientLine("300 g leeks, \(word)").possibleFood == "leeks")
        }
    }

    @Test(arguments: [
        "finely roughly coarsely thinly freshly lightly thickly very loosely firmly fein"
    ])
    func anAdverbGoesWithWhatFollows(words: String) {
        for participle in ["chopped", "ground", "minced", "cut", "milled", "cracked", "pressed"] {
            check(words, { "300 g \($0) \(participle) leeks" }) {
                ("300 g", "leeks", ["\($0) \(participle)"])
            }
        }
    }

    @Test(arguments: [
        "to for at cut plus as if not until each per such like preferably about zum zur für nach pour",
        "para per voor om naar till att til по для",
    ])
    func aTailSaysWhatTheFoodIsFor(words: String) {
        check(words, { "300 g leeks \($0) xyz" }) { ("300 g", "leeks", ["\($0) xyz"]) }
    }

    @Test(arguments: [
        "some few several little bit etwas einige wenig quelques algunos algunas unos unas couple paar",
        "beetje alcuni alcune alguns algumas wat enkele lite några noget litt",
    ])
    func anAmountThatNobodyMeasures(words: String) {
        check(words, { "\($0) leeks" }) { ("", "leeks", [$0]) }
    }

    @Test(arguments: ["each apiece jeweils je chacun chacune cadauno elk"])
    func whatEachOfSeveralHas(words: String) {
        for word in words.split(separator: " ") {
            let line = IngredientLine("2 tins tomatoes (400 g \(word))")
            #expect(line.amounts.map(\.meaning) == [.total, .each], "\(word)")
            #expect(
                line.text(AmountChange(factor: Fraction(2))) == "4 tins tomatoes (400 g \(word))"
            )
        }
    }

    /// The food before a comma is only named after it.
    @Test(arguments: [
        "boneless skinless ripe firm fresh dried dry cold warm hot raw frozen young old good unsalted",
        "salted sweet sour red green yellow white black lean plump crisp soft hard free organic unwaxed",
    ])
    func anAdjectiveNeedsItsFood(words: String) {
        for word in words.split(separator: " ") {
            let line = IngredientLine("300 g \(word), tender leeks")
            #expect(line.food == "\(word), tender leeks")
        }
    }

    /// `a gosto` is no amount of one.
    @Test(arguments: ["gosto gusto piacere volonté discretion taste plaisir"])
    func toTasteIsNoAmount(words: String) {
        for word in words.split(separator: " ") {
            let line = IngredientLine("sal a \(word)")
            #expect(line.amount == nil)
            #expect(line.food == "sal")
            #expect(line.remarks == ["a \(word)"])
        }
    }

    @Test(arguments: ["clove cloves stalk stalks sprig sprigs rasher rashers"])
    func whatIsCountedMayComeLast(words: String) {
        for word in words.split(separator: " ") {
            let line = IngredientLine("2 thyme \(word)")
            let singular = word.last == "s" ? String(word.dropLast()) : String(word)
            #expect(line.amount?.unit?.name == singular)
            #expect(line.food == "thyme")
        }
    }

    @Test(arguments: [
        "juice zest Saft Schale Abrieb jus zeste zumo jugo ralladura succo scorza suco raspas sap rasp"
    ])
    func whatIsTakenOfACountedFood(words: String) {
        for word in words.split(separator: " ") {
            let line = IngredientLine("\(word) 2 limes")
            #expect(line.amount?.text() == "2", "\(word)")
            #expect(line.food == "limes", "\(word)")
            #expect(line.remarks == [String(word)])
        }
    }

    @Test(arguments: [
        "• 2 leeks", "· 2 leeks", "* 2 leeks", "- 2 leeks", "– 2 leeks", "— 2 leeks", "▢ 2 leeks",
        "□ 2 leeks", "☐ 2 leeks", "◯ 2 leeks", "○ 2 leeks", "● 2 leeks", "◦ 2 leeks", "‣ 2 leeks",
        "✓ 2 leeks", "✔ 2 leeks", "■ 2 leeks", "◆ 2 leeks", "＊2 leeks", " -  * 2 leeks",
    ])
    func aBulletIsNoPartOfALine(text: String) {
        let line = IngredientLine(text)
        #expect(line.amount?.text() == "2")
        #expect(line.food == "leeks")
        #expect(line.remarks.isEmpty)
        #expect(
            line.text(AmountChange(factor: Fraction(2)))
                == text.split(separator: "2").joined(separator: "4")
        )
    }

    @Test(arguments: [
        ("1 onion (or leek), chopped", "onion (or leek)"),
        ("butter or margarine", "butter or margarine"),
        ("1 cup milk, plus more", "milk"), ("1 cup milk (about 240 ml)", "milk"),
        ("2 eggs", "eggs"), ("", ""), ("  12 ", "12"),
        ("200 g butter, oil or lard", "butter, oil or lard"),
        ("1 onion (optional)", "onion"), ("1 onion; sliced", "onion"),
        ("100 g cheese (Gouda) for topping", "cheese (Gouda) for topping"),
        ("salt to taste", "salt"),
    ])
    func whatMayBeFood(text: String, food: String) {
        #expect(IngredientLine(text).possibleFood == food)
    }

    @Test(arguments: [
        ("2 large cloves garlic, crushed", "cloves", ["large", "crushed"]),
        ("1 cup (240 ml) milk, warm", "cup", ["240 ml", "warm"]), ("2 eggs", "", []),
        ("salt", "", []), ("2 EL Öl zum Braten", "EL", ["zum Braten"]),
        ("2 large eggs", "", []), ("1 c. à soupe de miel", "c. à soupe", []),
    ])
    func theUnitAsWrittenAndAllElse(text: String, unit: String, others: [String]) {
        #expect(IngredientLine(text).unitText == unit)
        #expect(IngredientLine(text).others == others)
    }

    /// What follows an amount, and what it then is.
    @Test(arguments: [
        ("1 cup/8 oz flour", [IngredientLine.Meaning.total, .alternative]),
        ("1 cup | 8 oz flour", [.total, .alternative]),
        ("1 cup = 8 oz flour", [.total, .alternative]),
        ("1 cup or 8 oz flour", [.total, .alternative]),
        ("1 EL oder 8 g Mehl", [.total, .alternative]),
        ("1 cup [8 oz] flour", [.total, .alternative]),
        ("1 cup & 2 tbsp flour", [.total, .addition]),
        ("1 cup, plus 2 tbsp flour", [.total, .addition]),
        ("1 EL und 2 TL Mehl", [.total, .addition]),
        ("1 cup flour plus 2 tbsp", [.total, .addition]),
        ("1 cup flour + 2 tbsp", [.total, .addition]),
        ("1 cup flour (8 oz)", [.total, .alternative]),
        ("1 cup flour or 8 oz", [.total, .alternative]),
        ("1 cup flour, 2 tbsp sifted", [.total, .share]), ("1 tin beans (8 oz)", [.total, .each]),
        ("2 leeks, 8 oz each", [.total, .each]), ("2 leeks, each 8 oz", [.total, .each]),
        ("2 leeks, cut at 5 cm", [.total, .aside]), ("1 l water at 40 °C", [.total, .aside]),
        ("2 x 8 oz tins beans", [.total, .each]), ("2 × 8 oz tins beans", [.total, .each]),
        ("2 * 8 oz tins beans", [.total, .each]), ("1 tin of 400 g beans", [.total, .each]),
        ("1 Dose von 400 g Bohnen", [.total, .each]), ("2 Dosen je 400 g Bohnen", [.total, .each]),
        ("8 oz 1 cup flour", [.total, .alternative]), ("1 cup 8 oz flour", [.total, .alternative]),
        ("1 cup 2 sticks butter", [.total, .alternative]), ("1 cup 2 cloves garlic", [.total]),
        ("1 tasse et 2 càs farine", [.total, .addition]),
        ("1 tasse ou 2 càs farine", [.total, .alternative]),
        ("1 EL bis 2 EL Mehl", [.total, .alternative]),
        ("1 cup to 2 cups flour", [.total, .alternative]),
        ("1 cup - 8 oz flour", [.total, .alternative]),
        ("1 cup — 8 oz flour", [.total, .alternative]),
        ("1 cup ~ 8 oz flour", [.total, .alternative]),
        ("1 cup, 8 oz flour", [.total, .alternative]),
        ("1 cup or about 8 oz flour", [.total, .alternative]),
        ("1 cup or ca. 8 oz flour", [.total, .alternative]),
        ("2 cups (8 oz each) flour", [.total, .each]),
        ("2 fillets (8 oz) cod", [.total, .each]),
        ("2 14 oz/400 g cans beans", [.total, .each, .each]),
        ("1 tin beans (about 8 oz)", [.total, .each]), ("1 tin beans (8 oz net)", [.total, .each]),
        ("1 cup flour (about 8 oz)", [.total, .alternative]),
    ])
    func severalAmounts(text: String, meanings: [IngredientLine.Meaning]) {
        let found = IngredientLine(text).amounts.map(\.meaning)
        #expect(
            found.sorted { "\($0)" < "\($1)" } == meanings.sorted { "\($0)" < "\($1)" },
            "\(text)"
        )
    }

    @Test(arguments: ["or", "a", "oder", "to", "plus", "and", "total", "in"])
    func aWordBesideAmountsInParentheses(word: String) {
        let line = IngredientLine("1 cup (8 oz \(word)) flour")
        #expect(line.amounts.map(\.meaning) == [.total, .alternative])
        #expect(line.food == "flour")
        #expect(line.remarks == [word])
    }

    @Test(arguments: [
        (["or", "oder", "ou", "o", "of"], IngredientLine.Meaning.alternative),
        (["plus", "und", "and"], .addition), (["with"], .share),
    ])
    func aWordBeforeAnAmountAfterTheFood(words: [String], meaning: IngredientLine.Meaning) {
        for word in words {
            let line = IngredientLine("1 cup flour \(word) 8 oz")
            #expect(line.amounts.map(\.meaning) == [.total, meaning], "\(word)")
            if meaning != .share { #expect(line.food == "flour", "\(word)") }
        }
    }

    /// A sign parts even a long name from its amount.
    @Test(arguments: [":", "–", "—", "-", "=", "~", "≈"])
    func aSignBeforeAnAmountAfterTheFood(sign: String) {
        #expect(IngredientLine("raw brown hen eggs \(sign) 2").amount?.text() == "2")
        #expect(IngredientLine("raw hen eggs \(sign) 200 g, beaten").amount?.text() == "200 g")
    }

    @Test func aCommaOrAParenthesisBeforeAnAmountAfterTheFood() {
        #expect(IngredientLine("raw brown hen eggs, 2").amount?.text() == "2")
        #expect(IngredientLine("raw brown hen eggs (2)").amount?.text() == "2")
        #expect(IngredientLine("raw hen eggs (200 g), beaten").amount?.text() == "200 g")
    }

    /// Thirty is the most that a bare number after a food counts.
    @Test(arguments: [
        ("eggs 30", "30", "eggs"), ("eggs 31", nil, "eggs 31"), ("eggs, 30", "30", "eggs"),
        ("eggs: 31", nil, "eggs"), ("raw brown hen eggs 2", nil, ""),
        ("large brown eggs 2", "2", "brown eggs"), ("eggs x 2", "2", "eggs"),
        ("vitamin B12", nil, "vitamin B12"),
    ])
    func aCountAfterTheFood(text: String, count: String?, food: String) {
        let line = IngredientLine(text)
        #expect(line.amount?.text() == count)
        if count != nil { #expect(line.food == food) }
    }
}
