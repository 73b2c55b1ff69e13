import KitchenLanguage
import Testing

/// Numbers as they are written in recipes of many languages, and as we write them.
struct NumberWritingTests {
    private func read(_ text: String) -> String? { Amount(text)?.quantity.text() }

    /// Unicode itself says what each fraction sign is worth.
    @Test func everyFractionSignIsReadAndWritten() throws {
        for (upper, lower) in [
            (1, 2), (1, 3), (2, 3), (1, 4), (3, 4), (1, 5), (2, 5), (3, 5), (4, 5), (1, 6), (5, 6),
            (1, 7), (1, 8), (3, 8), (5, 8), (7, 8), (1, 9), (1, 10),
        ] {
            let fraction = try #require(Fraction(upper, lower))
            let sign = Quantity(fraction).text()
            let scalar = try #require(sign.unicodeScalars.first)
            #expect(sign.unicodeScalars.count == 1)
            let value = try #require(scalar.properties.numericValue)
            #expect(abs(value - fraction.value) < 1e-6, "\(sign)")
            #expect(Amount(sign)?.quantity == Quantity(fraction))
            #expect(Amount("\(upper)/\(lower) cup")?.quantity == Quantity(fraction))
            #expect(Quantity(fraction).text(in: .slashes) == "\(upper)/\(lower)")
        }
    }

    /// One to ten, as a cook of each language writes them in a list of ingredients.
    @Test(arguments: [
        "one two three four five six seven eight nine ten eleven twelve",
        "eins|ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
        "un deux trois quatre cinq six sept huit neuf dix onze douze",
        "un dos tres cuatro cinco seis siete ocho nueve diez once doce",
        "uno due tre quattro cinque sei sette otto nove dieci undici dodici",
        "um dois três quatro cinco seis sete oito nove dez onze doze",
        "een twee drie vier vijf zes zeven acht negen tien elf twaalf",
        "en två tre fyra fem sex sju åtta nio tio elva tolv",
        "jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć",
        "jeden dva tri ctyri pet sest sedm osm devet deset",
        "один два три четыре пять шесть семь восемь девять десять",
        "egy kettő|ket három negy öt hat het|seven nyolc kilenc tíz",
        "yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen",
        "bir iki üç dört beş altı yedi sekiz dokuz on|ten",
    ])
    func numbersInWords(list: String) {
        for (place, words) in list.split(separator: " ").enumerated() {
            // A second word stands where the first is not among the words that are known.
            let word = words.split(separator: "|").last ?? ""
            #expect(read("\(word) g") == "\(place + 1)", "\(word)")
        }
    }

    @Test(arguments: [
        ("a", "1"), ("an", "1"), ("eine", "1"), ("einen", "1"), ("einem", "1"), ("einer", "1"),
        ("une", "1"), ("una", "1"), ("uma", "1"), ("ett", "1"), ("et", "1"), ("jedna", "1"),
        ("одна", "1"), ("ena", "1"), ("zwo", "2"), ("duas", "2"), ("tva", "2"), ("dwie", "2"),
        ("dve", "2"), ("две", "2"), ("二", "2"), ("两", "2"), ("兩", "2"), ("三", "3"), ("四", "4"),
        ("五", "5"), ("六", "6"), ("fifteen", "15"), ("quinze", "15"), ("twenty", "20"),
        ("zwanzig", "20"), ("vingt", "20"), ("veinte", "20"), ("venti", "20"), ("twintig", "20"),
        ("halbe", "½"), ("halber", "½"), ("halbes", "½"), ("halben", "½"), ("demi", "½"),
        ("medio", "½"), ("media", "½"), ("mezzo", "½"), ("mezza", "½"), ("meio", "½"),
        ("meia", "½"), ("halve", "½"), ("halv", "½"), ("pół", "½"), ("půl", "½"), ("fél", "½"),
        ("yarım", "½"), ("половина", "½"), ("viertel", "¼"), ("anderthalb", "1½"),
        ("eineinhalb", "1½"), ("anderhalve", "1½"), ("полтора", "1½"), ("полторы", "1½"),
    ])
    func otherNumberTable(word: String, number: String) {
        #expect(read("\(word) g") == number)
    }

    @Test(arguments: [
        "-", "–", "—", "~", "〜", "～", "−", "‐", "‑", " - ", " to ", " or ", " bis ", " oder ",
        " a ", " à ", " ou ", " o ", " tot ", " till ", " til ", " eller ", " do ", " до ", " или ",
    ])
    func aRange(sign: String) {
        #expect(read("2\(sign)3 g") == "2–3")
    }

    @Test(arguments: [
        ("2-3 g", "2–3"), ("2-2 g", nil), ("14-5 g", nil), ("1-1/2 g", "1½"), ("1 - 1/2 g", nil),
        ("1½-¾ g", nil), ("three-½ g", nil), ("2と1/2 g", "2½"), ("1,000,00 g", nil),
        ("1,000,000,000,000,000,000,000 g", nil), ("1234567891/2 g", nil),
        ("123456789 g", "123456789"), ("1234567890 g", nil), ("１２３４５６７８９０ g", nil),
        ("1-½ g", "1½"), ("½-1 g", "½–1"), ("1-0.5 g", nil), ("two to three g", "2–3"),
        ("two to 3 g", nil), ("1.5-1½ g", nil), ("1–1½ g", "1–1½"),
        ("4/1 g", nil), ("7/2 g", "3½"), ("8/2 g", nil), ("64/64 g", "1"), ("65/64 g", nil),
        ("1/64 g", "0.016"), ("1/65 g", nil), ("0/2 g", "0"), ("1/0 g", nil),
        ("1 3/2 g", nil), ("1 1/2 g", "1½"), ("1 / 2 g", "½"), ("1∕2 g", "½"), ("１／２ g", nil),
        ("00 g", nil), ("0 g", "0"), ("0.5 g", "½"), ("05 g", nil), (".5 g", "½"), (".25 g", "¼"),
        (". 5 g", nil), ("1,000 g", "1000"), ("1.000 g", "1000"), ("1,250 kg", "1¼"),
        ("1.250 kg", "1¼"), ("1,250 g", "1250"), ("0,250 kg", "¼"), ("0.125 g", "⅛"),
        ("1.25 g", "1¼"), ("1.2500 g", "1¼"), ("1,000,000 g", "1000000"),
        ("1.000,5 g", nil), ("1000,250 g", "1000¼"), ("999,250 g", "999250"), ("１２ g", "12"),
        ("1,125 tsp", "1⅛"), ("1,125 l", "1⅛"), ("1,125 dl", "1⅛"), ("1,125 cl", "1125"),
    ])
    func digits(text: String, number: String?) {
        #expect(read(text) == number)
    }

    @Test(arguments: ["5%", "5 %", "5％", "5‰", "5 ％"])
    func aShareIsNoAmount(text: String) {
        #expect(Amount(text) == nil)
        #expect(IngredientLine("\(text) cream").amount == nil)
    }

    @Test(arguments: [
        (1, 100, "0.01"), (9, 100, "0.09"), (1, 11, "0.091"), (11, 100, "0.11"), (1, 3, "0.33"),
        (1, 8, "0.125"), (3, 40, "0.075"), (999, 1000, "0.999"), (9999, 10000, "1"),
        (1001, 1000, "1"), (1006, 1000, "1.01"), (-3, 2, "-1.5"), (-3, 1, "-3"), (0, 1, "0"),
    ])
    func decimals(upper: Int, lower: Int, text: String) throws {
        let number = try #require(Fraction(upper, lower))
        #expect(Quantity(number).text(in: .decimalPoint) == text)
    }

    @Test(arguments: [
        (NumberStyle.glyphs, "1½–2¼"), (.slashes, "1 1/2–2 1/4"), (.decimalPoint, "1.5–2.25"),
        (.decimalComma, "1,5–2,25"),
    ])
    func aRangeIsWrittenInOneStyle(style: NumberStyle, text: String) throws {
        let low = try #require(Fraction(3, 2))
        let high = try #require(Fraction(9, 4))
        #expect(Quantity(high, to: low).text(in: style) == text)
        #expect(Quantity(low, to: high) == Quantity(high, to: low))
        #expect((Quantity(low) + Quantity(low, to: high)).text() == "3–3¾")
        #expect((Quantity(low, to: high) * Fraction(-1)).text() == "-2¼–-1½")
    }
}
