import KitchenLanguage
import Testing

/// The words that cooks write for units, each in a line of its own.
struct UnitWordTests {
    /// The unit's name, and words for it.
    static let words: [(unit: String, words: String)] = [
        ("milligram", "mg milligram milligrams"),
        ("gram", "g gr grm gm gms grs gram grams gramme grammes Gramm gramos grammi gramas г гр 克"),
        ("dekagram", "dag dkg deka Deka"),
        (
            "kilogram",
            "kg kgs kilo kilos kilogram kilogrammes Kilogramm kilogramos chili quilos кг 公斤"
        ),
        ("metric pound", "Pfund Pfd livre livres pond 斤"),
        ("ounce", "oz ozs ounce ounces onza onzas onces oncia"),
        ("pound", "lb lbs pound pounds libra libras libbra libbre"),
        ("millilitre", "ml mls milliliter milliliters millilitre millilitres Milliliter мл 毫升"),
        ("centilitre", "cl centiliter centiliters centilitre centilitres"),
        ("decilitre", "dl deciliter deciliters decilitre decilitres"),
        ("litre", "l lt ltr ltrs liter liters litre litres Liter litro litros litri л 升"),
        (
            "teaspoon",
            """
            tsp tsps teasp teaspoon teaspoons teaspoonful teaspoonfuls t TL Teelöffel KL cc càc cdta
            cdtas cucharadita cucharaditas cucchiaino cucchiaini theelepel tsk tesked teskedar ts
            łyżeczka lžička teáskanál 茶匙 小匙
            """
        ),
        ("dessertspoon", "dsp dessertspoon dessertspoons"),
        (
            "tablespoon",
            """
            T tbsp tbsps tbs tblsp tbl tb tablespoon tablespoons tablespoonful tablespoonfuls EL
            Esslöffel Eßlöffel cs càs cda cdas cucharada cucharadas cucchiaio cucchiai eetlepel
            eetlepels msk matsked matskedar spsk ss rkl łyżka lžíce evőkanál 汤匙 大匙
            """
        ),
        (
            "cup",
            """
            cup cups c cupful cupfuls Tasse Tassen tasses taza tazas tazza tazze xícara xícaras kop
            koppen kopp koppar kopper cană 杯
            """
        ),
        ("glass", "glass glasses Becher verre verres vaso vasos bicchiere bicchieri copo copos"),
        ("tumbler", "tumbler tumblers szklanka szklanki hrnek стакан bögre"),
        ("fluid ounce", "floz fl.oz. fl-oz"), ("pint", "pint pints pt pts"),
        ("quart", "quart quarts qt qts"), ("gallon", "gallon gallons gal"),
        ("spice measure", "krm kryddmått"),
        ("millimetre", "mm millimeter millimeters millimetre millimetres"),
        ("centimetre", "cm cms centimeter centimeters centimetre centimetres Zentimeter см"),
        ("inch", "inch inches pouce pouces pulgada pulgadas"),
        ("piece", "piece pieces pc pcs nos ea unit units Stück Stk stuk pezzi szt ks шт adet 个"),
        ("dozen", "dozen dozens doz Dutzend douzaine docena dozzina dúzia dozijn"),
        ("clove", "clove cloves Zehe Zehen gousse gousses diente dientes spicchio spicchi teentje"),
        ("slice", "slice slices Scheibe Scheiben tranche tranches rebanada fetta fette plak skiva"),
        ("rasher", "rasher rashers"), ("strip", "strip strips Streifen"),
        ("stick", "stick sticks Stange Stangen bâton"),
        ("stalk", "stalk stalks Stängel Stiel Stiele tige tiges tallo gambo"),
        ("stem", "stem stems"), ("rib", "rib ribs côte"), ("spear", "spear spears"),
        ("sprig", "sprig sprigs Zweig Zweige brin brins ramita ramitas rametto takje kvist"),
        ("bunch", "bunch bunches Bund Bd botte bottes manojo mazzo mazzetto maço bos bosje"),
        ("head", "head heads Kopf Köpfe tête cabeza testa krop główka"), ("ear", "ear ears"),
        ("bulb", "bulb bulbs Knolle Knollen bulbe"),
        ("leaf", "leaf leaves Blatt Blätter feuille feuilles hoja hojas foglia foglie blad"),
        ("sheet", "sheet sheets Platte Platten lámina vel"),
        ("cube", "cube cubes Würfel cubo cubos blokje"), ("block", "block blocks"),
        ("ball", "ball balls Kugel Kugeln boule"), ("fillet", "fillet fillets filets"),
        ("segment", "segment segments wedge wedges"), ("scoop", "scoop scoops"),
        ("ladle", "ladle ladles ladleful Kelle Kellen louche mestolo"), ("bowl", "bowl bowls bol"),
        ("part", "part parts Teil Teile parte"),
        ("portion", "portion portions serving servings Portionen"),
        ("drop", "drop drops Tropfen goutte gouttes gota gocce"),
        ("tin", "tin tins can cans Dose Dosen boîte lata latas scatola blik burk puszka 罐"),
        ("jar", "jar jars Glas Gläser bocal tarro vasetto potje słoik"),
        (
            "packet",
            "packet packets package packages pack packs pkg pkgs pkt pkts pk Packung Päckchen Pck paquet"
        ),
        ("sachet", "sachet sachets envelope envelopes Beutel Tüte bustina sobre zakje påse"),
        ("bag", "bag bags pouch pouches bolsa zak 袋"),
        ("box", "box boxes carton cartons punnet punnets caja caixa doos"),
        ("bottle", "bottle bottles Flasche Flaschen bouteille botella bottiglia fles flaska"),
        ("tub", "tub tubs container containers pot pots vaschetta bakje"),
        ("tube", "tube tubes tubo"),
        ("loaf", "loaf loaves"), ("pinch", "pinch pinches Prise Prisen pincée pizca pizzico Msp"),
        ("dash", "dash dashes Schuss Spritzer trait chorrito scheut"),
        ("handful", "handful handfuls Handvoll poignée puñado manciata handje näve"),
        ("knob", "knob knobs nub noix noisette nuez noce klont"),
        ("splash", "splash splashes glug glugs"), ("drizzle", "drizzle drizzles filo"),
        ("dollop", "dollop dollops Klecks"), ("squeeze", "squeeze squeezes"),
        ("sprinkle", "sprinkle sprinkles sprinkling smidgen smidge"), ("thumb", "thumb thumbs"),
    ]

    @Test(arguments: words)
    func aLineHasItsUnit(unit: String, words: String) {
        for word in words.split(whereSeparator: \.isWhitespace) {
            let line = IngredientLine("3 \(word) pesto")
            #expect(line.amount?.unit?.name == unit, "\(word)")
            #expect(line.food == "pesto", "\(word)")
            #expect(line.amount?.quantity == Quantity(Fraction(3)), "\(word)")
        }
    }

    /// Units of several words, and those with a meaning beside a number only.
    @Test(arguments: [
        ("2 fl oz", "fluid ounce"), ("2 fl. oz.", "fluid ounce"), ("2 fluid oz", "fluid ounce"),
        ("2 fluid ounces", "fluid ounce"), ("2 liquid ounces", "fluid ounce"),
        ("2 c. à soupe", "tablespoon"), ("2 cuillères à soupe", "tablespoon"),
        ("2 cuil. à café", "teaspoon"), ("2 cuillères à café", "teaspoon"),
        ("2 colheres de sopa", "tablespoon"), ("2 colheres de chá", "teaspoon"),
        ("2 su bardağı", "glass"), ("2 çay bardağı", "tea glass"), ("2 yemek kaşığı", "tablespoon"),
        ("2 çay kaşığı", "teaspoon"), ("2 tatlı kaşığı", "dessertspoon"),
        ("2 ст. л.", "tablespoon"),
        ("2 ч. л.", "teaspoon"), ("2 Hand voll", "handful"), ("2\"", "inch"), ("2″", "inch"),
        ("2”", "inch"), ("2 \"", nil), ("180 °C", "celsius"), ("180ºC", "celsius"),
        ("180 degrees C", "celsius"), ("180 degrees Celsius", "celsius"), ("180 deg C", "celsius"),
        ("180 degrees centigrade", "celsius"), ("180 Grad", "celsius"), ("180 degrés", "celsius"),
        ("180 grados", "celsius"), ("180 gradi", "celsius"), ("180 ℃", "celsius"),
        ("180 °", "degree"), ("180 º", "degree"), ("350 °F", "fahrenheit"), ("350ºF", "fahrenheit"),
        ("350 degrees F", "fahrenheit"), ("350 degrees Fahrenheit", "fahrenheit"),
        ("350 deg F", "fahrenheit"), ("350 ℉", "fahrenheit"), ("gas 4", "gas mark"),
        ("gas mark 4", "gas mark"), ("gasmark 4", "gas mark"), ("2-inch", "inch"),
        ("2 in.", "inch"), ("2-in", "inch"), ("2in", "inch"), ("2 in", nil),
    ])
    func aTextIsOfTheUnit(text: String, unit: String?) {
        #expect(Amount(text)?.unit?.name == unit)
    }

    /// One, and more than one, as we write them ourselves.
    @Test(arguments: [
        ("gram", "g", "g"), ("ounce", "oz", "oz"), ("pound", "lb", "lb"), ("cup", "cup", "cups"),
        ("tablespoon", "tbsp", "tbsp"), ("teaspoon", "tsp", "tsp"), ("pint", "pint", "pints"),
        ("clove", "clove", "cloves"), ("bunch", "bunch", "bunches"), ("leaf", "leaf", "leaves"),
        ("inch", "inch", "inches"), ("loaf", "loaf", "loaves"), ("pinch", "pinch", "pinches"),
        ("box", "box", "boxes"), ("dash", "dash", "dashes"), ("sheet", "sheet", "sheets"),
        ("tin", "tin", "tins"), ("dozen", "dozen", "dozen"),
    ])
    func theWordForOneAndForMore(name: String, one: String, more: String) throws {
        let unit = try #require(CookingUnit.named(name))
        #expect(Amount(.one, unit).text() == "1 \(one)")
        #expect(Amount(Fraction(2), unit).text() == "2 \(more)")
        #expect(Amount(try #require(Fraction(1, 2)), unit).text().hasSuffix(" \(one)"))
        #expect(Amount(Quantity(.one, to: Fraction(2)), unit).text().hasSuffix(" \(more)"))
    }

    @Test(arguments: [
        ("soupe", true), ("Tbsp", true), ("large", true), ("each", true), ("PRISE", true),
        ("of", false), ("de", false), ("a", false), ("voll", false), ("flour", false), ("", false),
        ("celsius", false), ("serving", false),
    ])
    func aWordBesideAFoodIsOfAUnit(word: String, isUnit: Bool) {
        #expect(CookingUnit.isUnitWord(word) == isUnit)
    }
}
