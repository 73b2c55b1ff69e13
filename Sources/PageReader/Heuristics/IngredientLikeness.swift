/// How much a line looks like a line of an ingredient list, and whether it is an amount alone.
enum IngredientLikeness {
    /// Whether the line begins or ends with an amount, as ingredients do.
    static func hasAmount(_ line: String) -> Bool {
        guard line.utf8.count <= 200, let first = line.first else { return false }
        if isAmountCharacter(first) { return !isStepNumber(line) && !isPrice(line) }
        let words = line.lowercased().split(separator: " ")
        if let last = words.last, words.count >= 2 {
            if last.first.map(isAmountCharacter) == true { return true }
            if words.count >= 3, units.contains(String(last.filter(\.isLetter))),
                words[words.count - 2].first.map(isAmountCharacter) == true
            {
                return true
            }
        }
        if let word = words.first.map({ String($0.filter(\.isLetter)) }), !line.hasSuffix("."),
            amountWords.contains(word) || unmeasuredFoods.contains(word)
        {
            return words.count <= 12
        }
        return false
    }

    /// Whether the line is an amount without a food: `200 g`, `½ tsp`, `3x`.
    static func isAmountAlone(_ line: String) -> Bool {
        guard line.utf8.count <= 40, line.contains(where: isAmountCharacter) else { return false }
        let words = line.lowercased().split {
            !$0.isLetter && !isAmountCharacter($0)
        }
        return words.allSatisfy { word in
            let letters = word.filter(\.isLetter)
            return letters.isEmpty || units.contains(String(letters)) || letters == "x"
                || amountWords.contains(String(letters))
        }
    }

    /// Whether the line has an amount with a unit: `200 g flour`.
    static func hasMeasure(_ line: String) -> Bool {
        guard hasAmount(line) else { return false }
        return LineWords.words(of: line.lowercased(), limit: 6).contains { isUnit($0.text) }
    }

    /// Whether the line is a number and at most one word: `4 stalks`.
    static func isShortAmount(_ line: String) -> Bool {
        guard line.utf8.count <= 24, line.first.map(isAmountCharacter) == true else { return false }
        return LineWords.words(of: line, limit: 3).count <= 1
    }

    /// Whether a word in lower case is a unit.
    static func isUnit(_ word: String) -> Bool { units.contains(word) }

    static func isAmountCharacter(_ character: Character) -> Bool {
        guard character.unicodeScalars.count == 1 else { return false }
        return character.isASCII
            ? character.isNumber
            : NumberText.vulgarFractions[character] != nil
                || character.wholeNumberValue.map { _ in !isHan(character) } ?? false
    }

    private static func isHan(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) }
    }

    private static func isPrice(_ line: String) -> Bool {
        line.prefix { $0 != " " }.contains { "€$£¥₽₹".contains($0) }
            || line.drop { isAmountCharacter($0) || ".,".contains($0) }.drop { $0 == " " }.first
                .map { "€$£¥₽₹".contains($0) } ?? false
    }

    /// `1. Heat the oven` begins with a number, but not with an amount.
    private static func isStepNumber(_ line: String) -> Bool {
        let tail = line.drop { $0.isASCII && $0.isNumber }
        guard tail.count < line.count, let mark = tail.first, ".)".contains(mark) else {
            return false
        }
        return tail.dropFirst().first.map { !$0.isNumber } ?? true
    }

    /// Words that stand for an amount, or before one.
    private static let amountWords: Set<String> = [
        "a", "an", "one", "two", "three", "four", "half", "pinch", "dash", "handful", "some", "few",
        "splash", "drizzle", "knob", "ein", "eine", "einen", "etwas", "prise", "un", "une",
        "quelques", "una", "uma", "un'", "pincée", "pizca", "pitada", "pizzico", "een", "snufje",
        "scheutje", "et", "en", "ett", "knivspids", "nypa", "szczypta", "špetka", "csipet",
        "щепотка", "about", "ca", "approx", "optional",
    ]

    /// Words that begin an ingredient of which nobody says how much.
    private static let unmeasuredFoods: Set<String> = [
        "salt", "juice", "zest", "соль", "сіль", "sel", "sal", "sale", "salz", "zout", "freshly",
        "kosher", "garnish", "só", "sól", "soľ", "sůl", "tuz", "γαρνίρισμα",
    ]

    private static let units: Set<String> = [
        "g", "gr", "gram", "grams", "gramm", "grammes", "gramos", "kg", "mg", "dag", "dkg", "deka",
        "ml", "l", "dl", "cl", "liter", "litre", "litres", "litro", "litros", "oz", "ounce",
        "ounces",
        "lb", "lbs", "pound", "pounds", "cup", "cups", "c", "tbsp", "tbsps", "tbs", "tablespoon",
        "tablespoons", "tsp", "tsps", "teaspoon", "teaspoons", "t", "el", "tl", "msp", "prise",
        "prisen",
        "pinch", "stk", "stück", "stuk", "stuks", "st", "pck", "packung", "päckchen", "pkg",
        "package",
        "bund", "zehe", "zehen", "dose", "dosen", "glas", "scheibe", "scheiben", "cs", "cc", "càs",
        "càc",
        "cuillère", "cuillères", "soupe", "café", "cucchiai", "cucchiaio", "cucchiaini",
        "cucchiaino",
        "cucharada", "cucharadas", "cucharadita", "cucharaditas", "taza", "tazas", "colher",
        "colheres",
        "xícara", "xícaras", "sopa", "chá", "spsk", "tsk", "dsk", "ss", "ts", "msk", "krm", "ks",
        "lžíce",
        "lžička", "lyžica", "łyżka", "łyżki", "łyżeczka", "łyżeczki", "szklanka", "szklanki", "szt",
        "sztuka", "sztuki", "ek", "tk", "evőkanál", "teáskanál", "mk", "csomag", "db", "fej",
        "gerezd",
        "г", "гр", "кг", "мл", "л", "шт", "ст", "ч", "ложка", "ложки", "ложек", "стакан", "стакана",
        "克", "千克", "毫升", "升", "个", "個", "只", "勺", "茶匙", "汤匙", "大匙", "小匙", "片", "根", "颗",
        "本", "枚", "カップ", "大さじ", "小さじ", "適量", "少々", "그램", "큰술", "작은술", "컵", "개",
        "kop", "kopje", "eetlepel", "eetlepels", "theelepel", "theelepels", "teen", "tenen",
        "snufje",
        "bunch", "clove", "cloves", "can", "cans", "slice", "slices", "piece", "pieces", "stick",
        "sticks",
        "head", "heads", "sprig", "sprigs", "stalk", "stalks", "whole", "jar", "bag", "packet",
        "large",
        "medium", "small", "yemek", "kaşığı", "su", "bardağı", "çay", "tatlı", "adet", "paket",
        "gram",
        "kilogram", "κ", "σ", "γρ", "κιλό", "φλιτζάνι", "goutte", "sachet", "gousse", "gousses",
        "pincée",
        "brin", "brins", "tranche", "tranches", "qq", "pièce", "pièces", "pitada", "unidade",
        "unidades",
        "dente", "dentes", "lata", "fette", "spicchio", "spicchi", "pizzico", "bustina", "båt",
        "båter",
        "fedd", "knippe", "klyfta", "burk", "dåse", "fed", "plátek", "stroužek", "stroužky",
        "strúčik", "kom",
        "žlica", "žlice", "žličica", "šalica", "vrećica", "unit", "units", "each", "ea", "pt", "qt",
        "fl",
    ]
}
