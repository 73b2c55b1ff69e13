/// The words that stand between a number and a food.
enum UnitWords {
    /// Whether a word is a unit, in any letter case and with a full stop behind it or not.
    static func isUnit(_ word: some StringProtocol) -> Bool {
        var word = word.lowercased()
        if word.last == "." { word.removeLast() }
        return all.contains(word)
    }

    private static let all = Set(
        """
        g gr gram grams gramme grammes gramm kg kilo kilos kilogram kilograms mg
        lb lbs pound pounds oz ounce ounces ml cl dl l liter liters litre litres
        milliliter milliliters millilitre millilitres deciliter decilitre
        cup cups tbsp tbsps tbs tb tablespoon tablespoons tsp tsps teaspoon teaspoons
        pint pints quart quarts gallon gallons pinch pinches dash dashes drop drops
        handful handfuls clove cloves slice slices stick sticks can cans tin tins jar jars
        package packages packet packets pack packs bag bags bottle bottles box boxes
        bunch bunches sprig sprigs stalk stalks stem stems head heads ear ears
        piece pieces sheet sheets cube cubes knob knobs scoop scoops
        el tl esslöffel teelöffel prise prisen bund dose dosen stück becher zehe zehen
        päckchen pck msp tasse tassen glas scheibe scheiben würfel
        cs cc càs càc pincée pincées gousse gousses tasses tranche tranches sachet sachets
        cucharada cucharadas cucharadita cucharaditas taza tazas diente dientes pizca
        cucchiaio cucchiai cucchiaino cucchiaini spicchio spicchi pizzico foglia foglie fetta fette
        colher colheres xícara xícaras dente dentes
        eetlepel eetlepels theelepel theelepels teen tenen teentje teentjes snufje blik blikje
        msk tsk krm spsk st knivsudd fed stk
        łyżka łyżki łyżeczka łyżeczki szklanka szklanki ząbek ząbki szczypta
        lžíce lžička hrnek stroužek evőkanál ek teáskanál tk csipet gerezd
        ст ч стакан стакана г кг мл л шт зубчик зубчика
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
}
