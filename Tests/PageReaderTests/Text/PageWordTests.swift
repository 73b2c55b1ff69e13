import RecipeModel
import Testing

@testable import PageReader

/// The words of pages: times, yields, buttons, banners, walls.
struct PageWordTests {
    private func words(_ list: String) -> [String] {
        list.split(separator: "|").map { String($0).cleanLine }
    }

    private func times(_ line: String, next: String? = nil) -> RecipeFields {
        let text = "<p>\(line)</p>" + (next.map { "<p>\($0)</p>" } ?? "")
        let page = ParsedPage(utf8: Array(text.utf8), address: nil)
        return LabelledFacts(lines: page.lines).fields
    }

    @Test(arguments: [
        """
        Total|Total time|Total cooking time|Total cook time|Ready in|Time required|Gesamtzeit|Gesamt|Temps total|
        Durée totale|Tiempo total|Tempo total|Tempo totale|Totale tijd|Total tid|Tid i alt|Tidsmængde|Całkowity czas|
        Czas przygotowania|Celkový čas|Teljes idő|Общее время|Время приготовления|Час приготування|Συνολικός χρόνος|
        Toplam süre|所要時間|合計時間|总时间|烹饪时间|조리시간|الوقت الكلي|Tilberedningstid|Tillagningstid|Tid|Tijd|Time|Zeit|Dauer|
        Temps|Durée|Tiempo|Tempo|Čas|Время
        """
    ])
    func theWholeTime(labels: String) {
        for label in words(labels) {
            #expect(times("\(label): 35 min").total == 35, "\(label)")
            #expect(times(label, next: "35 min").total == 35, "\(label)")
        }
    }

    @Test(arguments: [
        """
        Preparation time|Prep time|Prep|Vorbereitungszeit|Arbeitszeit|Zubereitungszeit|Temps de préparation|
        Préparation|Tiempo de preparación|Tempo de preparo|Tempo di preparazione|Preparazione|Voorbereidingstijd|
        Bereidingstijd|Voorbereiding|Forberedelse|Arbejdstid|Förberedelse|Doba přípravy|Előkészítés|Hazırlama|
        Hazırlık|Подготовка|Προετοιμασία|Preparación|Preparo|下準備
        """
    ])
    func theTimeBefore(labels: String) {
        for label in words(labels) {
            #expect(times("\(label): 35 min").preparation == 35, "\(label)")
        }
    }

    @Test(arguments: [
        """
        Cooking time|Cook time|Cooking|Cook|Bake time|Baking time|Kochzeit|Garzeit|Backzeit|Koch-/Backzeit|
        Temps de cuisson|Cuisson|Tiempo de cocción|Cocción|Tempo de cozimento|Cottura|Tempo di cottura|Kooktijd|
        Oventijd|Stegetid|Bagetid|Koketid|Koktid|Czas gotowania|Pečení|Vaření|Főzés|Sütés|Pişirme|Pişme|Варка|Выпечка|
        Ψήσιμο|Μαγείρεμα
        """
    ])
    func theTimeAtTheStove(labels: String) {
        for label in words(labels) { #expect(times("\(label): 35 min").cooking == 35, "\(label)") }
    }

    @Test func timesStandInManyPlaces() {
        #expect(times("35 min", next: "Cooking time").cooking == 35)
        #expect(times("35 min cooking time").cooking == 35)
        #expect(
            times("Cooking time", next: "Stir it for 35 min, and then for as long again").cooking
                == nil
        )
        #expect(times("Cooking time: 35").cooking == 35)
        #expect(times("35 minutes").total == 35)
        #expect(times("35 eggs").total == nil)
        #expect(times("1 h and 5 min to go").total == 65)
        #expect(times("1 h und 5 min in etwa").total == 65)
        #expect(times("1 h et 5 min en tout").total == 65)
        #expect(times("35 min until it is really done").total == nil)
        #expect(times("5 extra minutes").total == nil)
        #expect(times("about 35 min cooking time").cooking == 35)
        #expect(times("in about 35 min cooking time").cooking == nil)
        #expect(times("Prep 5 min · Cook 1 h | Serves 4").preparation == 5)
        #expect(times("Prep 5 min · Cook 1 h | Serves 4").cooking == 60)
        #expect(
            times("Prep 5 min — Cook 1 h • Serves 4").yield
                == RecipeYield(text: "Serves 4", amount: 4)
        )
        #expect(times("Prep: 5 min", next: "Prep: 6 min").preparation == 5)
        #expect(times("Cook: 5 min", next: "Cook: 6 min").cooking == 5)
        #expect(times("Total: 5 min", next: "Total: 6 min").total == 5)
    }

    /// A line, a value beside its label, a time without a word, and what stands behind a label.
    @Test(arguments: [(0, 35), (1, nil)] as [(Int, Int?)])
    func aTimeStandsInAShortLine(more: Int, minutes: Int?) {
        func padded(_ start: String, _ count: Int) -> String {
            start + String(repeating: "x", count: count + more - start.utf8.count)
        }
        #expect(times(padded("Prep: 35 min ", 90)).preparation == minutes)
        #expect(times(padded("35 minutes ", 40)).total == minutes)
        #expect(times("Cooking time", next: padded("35 min ", 40)).cooking == minutes)
        #expect(times(padded("Cooking time of ", 24), next: "35 min").cooking == minutes)
    }

    @Test(arguments: [
        "Serves 4", "Servings: 4", "Serving 4", "Makes 4", "Yield: 4", "Yields 4", "For 4",
        "Portions: 4", "Portionen: 4",
        "Für 4 Personen", "Pour 4 personnes", "Para 4 personas", "Rinde 4", "Rende 4",
        "Rendimento: 4", "Raciones: 4",
        "Porciones: 4", "Porções: 4", "Dosi per 4", "Per 4 persone", "Voor 4 personen",
        "Til 4 personer", "Antal: 4",
        "Porce: 4", "Porcí: 4", "Porcje: 4", "Porcja 4", "Adag: 4", "Порций: 4", "Порции: 4",
        "На 4", "Μερίδες: 4",
        "4 kişilik", "分量 4", "人数 4", "4 servings", "4 portions", "4 pessoas", "4 porties",
        "4 portioner", "4 porsjoner",
        "4 porcji", "4 porcie", "4 fő részére", "4 porții", "4 порція", "4 порцій", "4 персоны",
        "4 человек", "4 άτομα",
        "4 porção", "4 comensales", "4 porzioni", "4 annosta", "4 人分", "4 人份", "4 인분", "4 คน",
        "4 người", "4 pers",
        "4 pieces", "4 cookies", "4 muffins", "4 os", "4 stk", "Mængde: 4", "4 people", "4 osób",
        "4 osoby", "4 osob", "4 osôb",
        "4 portion", "4 Stück", "4 porcií",
    ])
    func aYield(line: String) {
        #expect(LabelledFacts.yield(in: line, next: nil) == RecipeYield(text: line, amount: 4))
    }

    @Test(
        arguments: [
            ("Serves", "4", RecipeYield(text: "4", amount: 4)),
            ("Serves", "4 hungry cooks", RecipeYield(text: "4 hungry cooks", amount: 4)),
            ("Serves", "4 min", nil), ("Serves", nil, nil), ("Serves", "many", nil),
            ("Serves all of us", "4", nil),
            ("Serves: about", "4", nil), ("Serves about", "4", RecipeYield(text: "4", amount: 4)),
            ("Serves 0", nil, nil), ("Serves", "0", nil),
            ("Serves", "1000", RecipeYield(text: "1000", amount: 1_000)),
            ("Serves 1000", nil, RecipeYield(text: "Serves 1000", amount: 1_000)),
            ("Serves 1001", nil, nil),
            ("Serves", "1001", nil),
            ("Serves 6/8", nil, RecipeYield(text: "Serves 6-8", amount: 6)),
            ("Serves 4. Eat it", nil, nil), ("Serves 4 of us and you and them and me", nil, nil),
            (
                "Serves 4 of us and you and them and", nil,
                RecipeYield(text: "Serves 4 of us and you and them and", amount: 4)
            ),
            ("Pie 4", nil, nil),
        ] as [(String, String?, RecipeYield?)]
    )
    func whatIsAYield(line: String, next: String?, yield: RecipeYield?) {
        #expect(LabelledFacts.yield(in: line, next: next) == yield)
    }

    @Test(arguments: [
        ("Serves 4", true), ("4 servings of it", true), ("For 4 cups of milk", false),
        ("Serves 4 of us and you all", false), ("Serves", false), ("For 4 Cups of milk", false),
    ])
    func aYieldAndNothingElse(line: String, isYield: Bool) {
        #expect(LabelledFacts.isYield(line) == isYield)
    }

    @Test(arguments: [(40, true), (41, false)])
    func aYieldBehindItsLabelIsAShortLine(count: Int, isYield: Bool) {
        let next = "4 " + String(repeating: "x", count: count - 2)
        let yield = isYield ? RecipeYield(text: next, amount: 4) : nil
        #expect(LabelledFacts.yield(in: "Serves", next: next) == yield)
    }

    @Test(arguments: [
        "yield", "yields", "serving", "servings", "serves", "portion", "portions", "portionen",
        "persons", "personnes",
        "personen", "raciones", "porciones", "porcoes", "rendimento", "porzioni", "porties",
        "porsjoner", "portioner", "person",
    ])
    func aClassThatHoldsTheYield(name: String) {
        func yield(_ markup: String) -> RecipeYield? {
            NamedFacts.yield(in: ParsedPage(utf8: Array(markup.utf8), address: nil))
        }
        let found = RecipeYield(text: "4", amount: 4)
        #expect(yield("<p class='x-\(name)'>4</p>") == found)
        #expect(yield("<div><i class='\(name)_icon'></i><b>4</b></div>") == found)
        #expect(yield("<p class='\(name)x'>4</p>") == nil)
        #expect(yield("<p class='\(name)'>4 min</p>") == nil)
        #expect(yield("<p class='\(name)'>200</p>")?.amount == 200)
        #expect(yield("<p class='\(name)'>201</p>") == nil)
        #expect(yield("<p class='\(name)'>0</p>") == nil)
        #expect(yield("<p class='\(name)'>four</p>") == nil)
    }

    /// The number stands in the element of that name, or in the one right behind it.
    @Test(arguments: [
        ("<div><i class=serves></i><b>4</b></div>", true),
        ("<div><i class=serves></i></div><b>4</b>", false),
        ("<div><i class=serves></i> <b>4</b></div>", true),
        ("<div><i class=serves></i> 4</div>", true), ("<p><i class=serves></i>4</p>", true),
        ("<div><i class=serves>x</i> <b>4</b></div>", false),
        ("<p><i class=serves>x</i>4</p>", false), ("<p><i class=serves></i> <b>x</b>4</p>", false),
        ("<p class=serves>4 \(String(repeating: "x", count: 28))</p>", true),
        ("<p class=serves>4 \(String(repeating: "x", count: 29))</p>", false),
        ("<p class=serves>4\(String(repeating: "<span></span>", count: 22))</p>", true),
        ("<p class=serves>4\(String(repeating: "<span></span>", count: 23))</p>", false),
    ])
    func theNumberOfAClassIsNear(markup: String, isYield: Bool) {
        let page = ParsedPage(utf8: Array(markup.utf8), address: nil)
        #expect((NamedFacts.yield(in: page)?.amount == 4) == isYield)
    }

    @Test(arguments: [
        """
        x|2x|Scale|US|Metric|US customary|Imperial|Units: cups grams ounces|Print|Print recipe|Save|Save recipe|Pin|
        Pin recipe|Share|Reset|Copy ingredients|Zutaten kopieren|Copier les ingrédients|Copiar ingredientes|
        Copia ingredienti|Kopieer ingrediënten|Kopiera ingredienser|Add to cart|Add to shopping list|Shopping list|
        View recipe|Start cooking|Jump to recipe|Rate this recipe|Watch video|Get ingredients|Drucken|Speichern|
        Teilen|Imprimer|Partager|Imprimir|Compartir|Stampa|Condividi|Afdrukken|Bewaren|Delen|Drukuj|Udostępnij|Tisk|
        Udskriv|Skriv ut|Zur Einkaufsliste|Einkaufsliste|Add all to list|Deselect all|Select all|Back to top|
        Mark as complete|Check all|Collapse all
        """,
        """
        Cook mode is on|Prevent your screen from going dark|Keep your device on|Keep screen awake|Keep the screen on|
        Your device does not|Cooking mode|Photo credit Jo|Click here to see|This post may contain links|
        Did you make this one|Add ingredients to list|Posted in Soups|Filed under Soups|Recipe adapted from Jo|
        Tag me|Copy to clipboard|Double tap it|Photo by Jo|Photos by Jo|Photography by Jo|Recipe by Jo|
        Recipe created by Jo|Recipe courtesy of Jo|Recipe and photo Jo|Written by Jo|Post views 7|Reader ratings 5
        """,
        """
        Photo: Jo|Rezept: Jo Muster|Foto von Jo|Recette par Jo|Ricetta creata da Jo|Text: Jo|Recept av Jo|Source: Jo|
        With love, Jo|Originally published in 2015|Copyright 2002 Jo|How would you rate this?
        """,
    ])
    func aButton(lines: String) {
        for line in words(lines) { #expect(InterfaceWords.isControl(line), "\(line)") }
    }

    @Test(arguments: [
        "2 cups milk", "Print the leeks", "Save some oil", "", "2", "Photo Jo",
        "Share the dough out", "Add to the pan",
        "Recipe", "Source", "Keep the dough warm", "Cook the leeks", "Recipe:", "Rezept für 4",
        "Recipe: mix the eggs and the milk, then bake it", "Image of a leek",
    ])
    func noButton(line: String) {
        #expect(!InterfaceWords.isControl(line))
    }

    @Test(arguments: [
        """
        Calories 5|5 kcal|kJ 5|Kilojoule 5|Cholesterol 5 mg|Carbohydrate|Carbohydrates|Carbs|Sodium|Saturated fat|
        Unsaturated fat|Saturates|Polyunsaturated|Monounsaturated|Dietary fibre|Kohlenhydrate|Eiweiß|Brennwert|Glucides|
        Lipides|Protéines|Calorías|Carbohidratos|Grasas|Proteínas|Calorie|Carboidrati|Grassi|Calorias|Carboidratos|
        Gorduras|Koolhydraten|Energie|Energi|Kulhydrat|Kolhydrater|Karbohydrater|Węglowodany|Białko|Sacharidy|
        Bílkoviny|Белки|Жиры|Углеводы|Калорийность|5 ккал|Kalori|Protein|Proteins|Fibre|Fiber|Vitamin C|Potassium|
        Calcium|Energy|Fat|Total fat|Sugars|Iron|Fett|Fibres|Zuccheri
        """
    ])
    func aNutrient(lines: String) {
        for line in words(lines) { #expect(NutritionWords.isFact(line), "\(line)") }
    }

    @Test(arguments: ["200 g flour", "2 tbsp goose fat", "a cast iron pan", "", "Fat of a goose"])
    func noNutrient(line: String) {
        #expect(!NutritionWords.isFact(line))
    }
}
