import Testing

@testable import PageReader

/// What a line of a page is, by its words and signs alone.
struct LineKindTests {
    @Test(arguments: [
        "Step", "Schritt", "Stap", "Étape", "Etape", "Paso", "Passo", "Passaggio", "Steg", "Trin",
        "Trinn", "Krok",
        "Vaihe", "Крок", "Шаг", "Βήμα", "Adım", "Lépés", "Korak", "Pasul", "Bước", "Langkah",
        "ステップ", "手順", "步骤",
        "步驟", "단계", "الخطوة", "שלב", "ขั้นตอนที่",
    ])
    func theWordBeforeAStepsNumber(word: String) {
        #expect(LineRules.withoutStepNumber("\(word) 2: Xyz.") == "Xyz.")
        #expect(LineRules.isStepLabel("\(word) 2") && LineRules.isWordedStepLabel("\(word) 2"))
        #expect(!LineRules.isStep("\(word) 2"))
        #expect(LineRules.isLabelledStep("\(word) 2: Xyz."))
        #expect(!LineRules.isLabelledStep("\(word) 2"))
    }

    @Test(arguments: [
        ("Step 12. Xyz", "Xyz"), ("Step 123. Xyz", "Step 123. Xyz"), ("Step #2 Xyz", "Xyz"),
        ("Step 2) Xyz", "Xyz"),
        ("Step 2 – Xyz", "Xyz"), ("Step 2 — Xyz", "Xyz"), ("Step 2 | Xyz", "Xyz"),
        ("Step 2Xyz", "Step 2Xyz"),
        ("Step Xyz", "Step Xyz"), ("(2) Xyz", "Xyz"), ("99. Xyz", "Xyz"), ("2． Xyz", "Xyz"),
        ("2 — Xyz", "Xyz"),
        ("2 -Xyz", "2 -Xyz"), ("2.5 Xyz", "2.5 Xyz"), ("* ▢ Xyz", "Xyz"), ("·Xyz", "Xyz"), ("", ""),
        ("•", ""),
        ("2. ) Xyz", "Xyz"), ("2.- Xyz", "Xyz"), ("2)- Xyz", "- Xyz"),
    ])
    func theNumberGoes(line: String, rest: String) {
        #expect(LineRules.withoutStepNumber(line) == rest)
    }

    @Test(arguments: [
        "•", "◦", "‣", "▢", "☐", "□", "▪", "▫", "●", "○", "■", "◻", "✓", "✔", "·", "*", "–", "—",
        "-", "▪️",
    ])
    func aBullet(mark: String) {
        #expect(LineRules.withoutBullet("\(mark) 2 eggs") == "2 eggs")
        #expect(LineRules.withoutBullet("\(mark) \(mark)  2 eggs") == "2 eggs")
        #expect(LineRules.withoutBullet("\(mark)2 eggs") == "\(mark)2 eggs")
        #expect(LineRules.withoutBullet("\(mark)") == "\(mark)")
        #expect(LineRules.withoutStepNumber("\(mark) Xyz") == "Xyz")
    }

    @Test(arguments: [
        ("flour", true), ("2", true), ("½", true), ("二", true), ("—", false), ("", false),
        ("* *", false), ("é", true),
    ])
    func anIngredientHasALetterOrANumber(line: String, isIngredient: Bool) {
        #expect(LineRules.isIngredient(line) == isIngredient)
    }

    @Test(arguments: [
        ("Stir.", true), ("2.", false), ("Step 2", false), ("3/8", false), ("Step 2 of 8", false),
        ("", false), ("!", false),
        ("Step 2 Stir", true), ("2", false), ("煮る", true), ("Step 1 2 3 4 5", false),
        ("Step 2 of 8 then stir", true),
    ])
    func aStepSaysWhatToDo(line: String, isStep: Bool) {
        #expect(LineRules.isStep(line) == isStep)
    }

    @Test(arguments: [
        ("* Amounts are examples and depend on the dish", true), ("*See below.", true),
        ("*See 2 below.", false),
        ("*See below", false), ("※ 好みで.", true), ("Amounts are examples.", false), ("", false),
    ])
    func aFootnote(line: String, isFootnote: Bool) {
        #expect(LineRules.isFootnote(line) == isFootnote)
    }

    @Test(arguments: [
        ("3. Stir", true), ("123. Stir", true), ("1234. Stir", false), ("3.Stir", false),
        ("Stir 3. ", false), ("3) Stir", false),
    ])
    func aNumberedLine(line: String, isNumbered: Bool) {
        #expect(LineRules.isNumbered(line) == isNumbered)
    }

    @Test(arguments: [
        ("1. Stir the milk in, all of it", true), ("1. Stir the milk in, all it.", false),
        ("1 cup of milk, warm, and sugar", false),
        ("Step 1: stir the milk in, slowly", true), ("Stir the milk in, and 1. the sugar", false),
    ])
    func aNumberedStep(line: String, isStep: Bool) {
        #expect(LineRules.isNumberedStep(line) == (isStep && line.utf8.count >= 30))
    }

    @Test(arguments: [
        ("For the sauce:", "For the sauce"), ("1. Sauce：", "Sauce"), ("Sauce –", "Sauce"),
        ("Sauce —:", "Sauce"), (":", nil),
        ("Step 1:", nil), ("", nil), ("Sauce - ", "Sauce"), ("Sauce", "Sauce"),
    ])
    func aHeadingsTitle(line: String, title: String?) {
        #expect(LineRules.headingTitle(line) == title)
    }

    // MARK: Amounts

    @Test(arguments: [
        ("2 eggs", true), ("½ lemon", true), ("• 2 eggs", true), ("eggs 2", true),
        ("flour 200 g", true), ("milk 2 cups", true),
        ("flour g", false), ("1. Heat", false), ("1) Heat", false), ("1.5 cups milk", true),
        ("2", true), ("1.", false),
        ("€2 each", false), ("2 € each", false), ("2.50$", false), ("2₽", false), ("a leek", true),
        ("2£", false), ("2 ¥", false), ("2 ₹", false), ("milk 2 cups.", true),
        ("Pinch of salt", true),
        ("salt", true), ("Salt.", false), ("Salz und Pfeffer", true), ("etwas Öl", true),
        ("leek", false), ("", false),
        ("freshly ground pepper", true), ("optional toppings", true), ("二つ", false),
        ("２ eggs", true),
        ("some a b c d e f g h i j k", true), ("some a b c d e f g h i j k l", false),
    ])
    func anAmount(line: String, hasAmount: Bool) {
        #expect(IngredientLikeness.hasAmount(line) == hasAmount)
    }

    @Test(arguments: [
        "A", "An", "One", "Two", "Three", "Four", "Half", "Pinch", "Dash", "Handful", "Some", "Few",
        "Splash", "Drizzle", "Knob",
        "Ein", "Eine", "Einen", "Etwas", "Prise", "Un", "Une", "Quelques", "Una", "Uma", "Pincée",
        "Pizca", "Pitada", "Pizzico",
        "Een", "Snufje", "Scheutje", "Et", "En", "Ett", "Knivspids", "Nypa", "Szczypta", "Špetka",
        "Csipet", "Щепотка", "About",
        "ca.", "Approx.", "Optional", "Salt", "Juice", "Zest", "Соль", "Сіль", "Sel", "Sal", "Sale",
        "Salz", "Zout", "Freshly",
        "Kosher", "Garnish", "Só", "Sól", "Soľ", "Sůl", "Tuz", "Γαρνίρισμα",
    ])
    func aWordForAnAmount(word: String) {
        #expect(IngredientLikeness.hasAmount("\(word) xyz"))
    }

    @Test(arguments: [
        ("200 g", true), ("½ tsp", true), ("3x", true), ("3 x", true), ("a 200 g", true),
        ("200 g flour", false), ("3", true),
        ("g", false), ("", false), ("2 Esslöffel", true), ("2 large", true),
    ])
    func anAmountAlone(line: String, isAlone: Bool) {
        #expect(IngredientLikeness.isAmountAlone(line) == isAlone)
    }

    @Test(arguments: [(0, true), (1, false)])
    func anAmountStandsInAShortLine(more: Int, isAmount: Bool) {
        func line(_ start: String, _ letter: String, _ count: Int) -> String {
            start + String(repeating: letter, count: count + more - start.utf8.count)
        }
        #expect(IngredientLikeness.hasAmount(line("2 ", "x", 200)) == isAmount)
        #expect(IngredientLikeness.isAmountAlone(line("2 ", "1", 40)) == isAmount)
        #expect(IngredientLikeness.isShortAmount(line("2 ", "x", 24)) == isAmount)
    }

    @Test(arguments: [
        ("200 g flour", true), ("2 eggs", false), ("g flour", false), ("flour 200 g", true),
    ])
    func aMeasure(line: String, hasMeasure: Bool) {
        #expect(IngredientLikeness.hasMeasure(line) == hasMeasure)
    }

    @Test(arguments: [
        ("4 stalks", true), ("4", true), ("4 long stalks", false), ("stalks", false), ("½ x", true),
    ])
    func aShortAmount(line: String, isShort: Bool) {
        #expect(IngredientLikeness.isShortAmount(line) == isShort)
    }

    @Test(arguments: [
        ("100 g flour, 2 eggs, 1 tsp salt, milk", ["100 g flour", "2 eggs", "1 tsp salt, milk"]),
        ("100 g flour, 2 eggs, 1 tsp salt", ["100 g flour, 2 eggs, 1 tsp salt"]),
        ("flour, 2 eggs, 1 leek, milk, oil", ["flour, 2 eggs, 1 leek, milk, oil"]),
        ("flour; eggs; milk", ["flour", "eggs", "milk"]), ("flour; eggs", ["flour; eggs"]),
        ("a; ; b; -", ["a", "b"]),
        ("2 a, 2 b, 2 c, x, y", ["2 a", "2 b", "2 c, x, y"]), ("", [""]),
    ])
    func aListInOneLine(line: String, items: [String]) {
        #expect(IngredientLists.apart(line) == items)
    }

    @Test(arguments: [
        ("1. Heat it. 2. Stir it.", ["Heat it.", "Stir it."]),
        ("1) Heat it. 2) Stir it.", ["Heat it.", "Stir it."]),
        ("Step 1 Heat it. Step 2 Stir it.", ["Heat it.", "Stir it."]),
        ("1. Heat it.2. Stir it.", ["Heat it.", "Stir it."]),
        ("1. Heat. 2. Stir it.", ["1. Heat. 2. Stir it."]),
        ("2. Heat it. 3. Stir it.", ["2. Heat it. 3. Stir it."]),
        ("1. Heat 2.5 cups of it.", ["1. Heat 2.5 cups of it."]),
        ("Heat it. 2. Stir it.", ["Heat it. 2. Stir it."]),
        ("1、煮る煮る。2、焼く焼く。", ["煮る煮る。", "焼く焼く。"]),
        ("1. Heat it in the oven.", ["1. Heat it in the oven."]), ("", [""]),
    ])
    func numbersInOneText(text: String, steps: [String]) {
        #expect(NumberedText.steps(of: text) == steps)
    }
}
