import Testing

@testable import PageReader

/// The headings of a recipe's parts, as pages of many languages write them.
struct SectionHeadingTests {
    private func expect(_ headings: String, are section: SectionWords.Section) {
        for heading in headings.split(separator: "|").map({ String($0).cleanLine }) {
            #expect(SectionWords.section(headedBy: heading) == section, "\(heading)")
            let capitals = heading.uppercased()
            if capitals.lowercased() == heading.lowercased() {
                #expect(SectionWords.section(headedBy: capitals) == section, "\(capitals)")
            }
            #expect(SectionWords.section(headedBy: "\(heading):") == section, "\(heading)")
            #expect(SectionWords.isBare(heading), "\(heading)")
        }
    }

    @Test(arguments: [
        """
        Ingredients|Ingredient|Ingredient list|You will need|You'll need|You’ll need|What you need|What you'll need|
        What you will need|Shopping list|The ingredients|Zutaten|Die Zutaten|Zutatenliste|Das brauchst du|Du brauchst|
        Das brauchen Sie|Ingrédients|Les ingrédients|Liste des ingrédients|Il vous faut|Ingredientes|
        Los ingredientes|Ingredients for|Ingredienti|Gli ingredienti|Ingrediënten|Ingredienten|Benodigdheden|
        Wat heb je nodig|Dit heb je nodig|Ingredienser|Ingredienserne|Det skal du bruge|Du skal bruge|
        Dette trenger du|Du trenger|Detta behöver du|Ainekset|Ainesosat|Raaka-aineet|Składniki|Potrzebujesz|
        Ingredience|Suroviny|Budeme potřebovat|Na prípravu|Hozzávalók|Ingrediente|Sastojci|Potrebno|Sestavine|
        Namirnice
        """,
        """
        Ингредиенты|Продукты|Состав|Вам понадобится|Інгредієнти|Продукти|Складники|Съставки|Необходими продукти|
        Υλικά|Τα υλικά|Συστατικά|Malzemeler|Malzeme|Bahan|Bahan bahan|Bahan-bahan|Nguyên liệu|Thành phần|ส่วนผสม|วัตถุดิบ|
        المكونات|المقادير|مكونات|מצרכים|רכיבים|חומרים|מרכיבים|مواد لازم|مواد اولیه|اجزاء|اجزا|सामग्री|材料|食材|用料|原料|配料|
        재료|필요한 재료|Sangkap|Innihald|Hráefni|Osagaiak|Koostisosad|Sastāvdaļas|Ingredientai|Përbërësit
        """,
    ])
    func ingredients(headings: String) { expect(headings, are: .ingredients) }

    @Test(arguments: [
        """
        Instructions|Instruction|Directions|Direction|Method|Preparation|Steps|How to make|How to make it|How to cook|
        Cooking instructions|The method|Cooking method|Procedure|Step by step|Method of preparation|How to prepare|
        Recipe instructions|Preparation method|Let's cook|Cooking directions|Get started|Zubereitung|Die Zubereitung|
        So geht's|So geht es|Anleitung|Und so wird's gemacht|So wird's gemacht|Zubereitungsschritte|Arbeitsschritte|
        Préparation|La préparation|Instructions de préparation|Étapes|Réalisation|La recette|Les étapes|
        Étapes de préparation|Préparation de la recette|Recette|Progression|Preparación|Elaboración|Instrucciones|Pasos|
        Modo de preparación|Cómo hacer|Procedimiento|Paso a paso|Preparazione|Procedimento|Istruzioni|Come fare|
        Come preparare|Esecuzione|Passaggi|Modo de preparo|Modo de fazer|Preparo|Preparação|Instruções|
        Modo de preparação|Passo a passo|Elaboración paso a paso
        """,
        """
        Bereiding|Bereiden|Bereidingswijze|Zo maak je het|Aan de slag|Instructies|Werkwijze|Voorbereiding|Stappen|
        Zo maak je|Fremgangsmåde|Sådan gør du|Tilberedning|Framgangsmåte|Slik gjør du|Slik lager du|Gör så här|
        Tillagning|Instruktioner|Så här gör du|Sådan|Opskrift|Valmistus|Valmistusohje|Ohje|Ohjeet|Näin teet|
        Przygotowanie|Sposób przygotowania|Wykonanie|Jak przygotować|Przepis|Postup|Postup přípravy|Příprava|
        Postup prípravy|Príprava|Elkészítés|Elkészítése|Az elkészítés lépései|Mod de preparare|Preparare|Priprema|
        Postupak|Upute|Priprava|Način pripreme|Приготовление|Способ приготовления|Как приготовить|
        Рецепт приготовления|Инструкция|Инструкции|Приготування|Спосіб приготування|Пошаговый рецепт приготовления|
        Приготвяне|Начин на приготвяне|Εκτέλεση|Οδηγίες|Παρασκευή|Hazırlanışı|Yapılışı|Hazırlanış|Nasıl yapılır|Tarif
        """,
        """
        Cara membuat|Langkah|Langkah langkah|Cara memasak|Cách làm|Các bước thực hiện|Hướng dẫn|Cách chế biến|วิธีทำ|
        ขั้นตอนการทำ|طريقة التحضير|طريقة العمل|التحضير|الطريقة|خطوات التحضير|אופן ההכנה|הוראות הכנה|אופן הכנה|הכנה|طرز تهیه|
        دستور پخت|دستور تهیه|ترکیب|طریقہ|विधि|बनाने की विधि|作り方|つくり方|作法|做法|步骤|步驟|制作步骤|烹饪步骤|手順|Postopek|
        Valmistamine|Pagatavošana|Gaminimas|Gaminimo būdas|Paruošimas|Aðferð|Leiðbeiningar|Preparació|Elaboració|
        Prestaketa|Përgatitja|Paraan ng pagluluto|Cara pembuatan|Kochanleitung|Zubereitungsanleitung|만드는 법|만드는법|
        조리법|조리순서|만들기|Recipe
        """,
    ])
    func steps(headings: String) { expect(headings, are: .steps) }

    @Test(arguments: [
        """
        Notes|Note|Recipe notes|Tips|Tip|Cook's notes|Cook's note|Chef's notes|Recipe tips|Variations|Variation|
        Chef's tip|Pro tips|Storage|To store|Hinweis|Hinweise|Tipp|Tipps|Notizen|Notas|Nota|Consejos|Consejo|Astuce|
        Astuces|Conseils|Conseil|Notes et astuces|Consigli|Consiglio|Dicas|Dica|Opmerkingen|Anteckningar|
        Tips og råd|Uwagi|Uwaga|Wskazówki|Porady|Tipy|Poznámka|Poznámky|Tippek|Tanácsok|Sfaturi|Savjet|Savjeti|Советы|
        Совет|Примечания|Примечание|Заметки|Поради|Σημειώσεις|Συμβουλές|Notlar|Püf noktası|Püf noktaları|Catatan|
        Ghi chú|เคล็ดลับ|ملاحظات|הערות|טיפים|نکات|टिप्स|コツ|ポイント|小贴士|小貼士|팁|메모|Noter|Vinkit|Vinkki
        """
    ])
    func notes(headings: String) { expect(headings, are: .notes) }

    @Test(arguments: [
        """
        Nutrition|Nutrition facts|Nutritional information|Nutrition information|Nutritional info|Nutrition info|
        Nutrients|Nährwerte|Nährwertangaben|Nutrição|Valeurs nutritionnelles|Valores nutricionales|
        Valori nutrizionali|Voedingswaarde|Voedingswaarden|Næringsindhold|Näringsvärde|Wartości odżywcze|Tápérték|
        Equipment|Special equipment|Tools|Utensils|Ustensiles|Matériel|Material|Zubehör|Küchengeräte|Utrustning|Equipo|
        Utensilios|Keukenspullen|Équipement|Verder nodig|Extra benodigd|Comments|Comment|Reviews|Leave a comment|
        Leave a reply|Leave a review|Leave a comment cancel reply|Ratings|Kommentare|Kommentarer|Commentaires|
        Comentarios|Comentários|Commenti|Reacties|Komentarze|Komentáře|Комментарии|Yorumlar
        """,
        """
        Related recipes|Related|Related posts|Similar recipes|You may also like|You might also like|More recipes|
        Ähnliche Rezepte|Weitere Rezepte|Recettes similaires|Recetas relacionadas|Ricette correlate|Share|Share this|
        Share this recipe|Print|Did you make this recipe|FAQ|FAQs|Frequently asked questions|About the author|About|
        Video|Watch|Keywords|Tags|Labels|Posted by|Printed from|Categories|Category|Filed under|Schlagwörter|
        Étiquettes|Etiquetas|Etichette|Libellés|Метки|ラベル|标签|Newsletter|Subscribe|Join our newsletter|
        Popular recipes|Latest recipes|Recent posts|Trending|Allergens|Allergènes|Cost breakdown|Vidéo|
        Details|Rate this recipe
        """,
    ])
    func whatEndsARecipe(headings: String) { expect(headings, are: .other) }

    /// What may stand beside the word, and what makes another thing of it.
    @Test(arguments: [
        ("Ingredients for 4", SectionWords.Section.ingredients),
        ("Zutaten (2 Personen)", .ingredients),
        ("Ingredients (serves 4 to 6 people)", .ingredients),
        ("Ingredients 1 2 3 4 5", .ingredients),
        ("Ingredients 1 2 3 4 5 6", nil), ("Ingredients für 4", .ingredients),
        ("Ingrédients pour 4", .ingredients),
        ("Ingredients list", .ingredients), ("Ingredients and equipment", .ingredients),
        ("Ingredients US", .ingredients),
        ("Ingredients galore", nil), ("Ingredients abcd", .ingredients), ("Ingredients abcde", nil),
        ("Pie ingredients", .ingredients), ("My very best pie ingredients", .ingredients),
        ("My own very best pie ingredients", nil), ("Comments 12", .other),
        ("Comments or questions", .other),
        ("Comments or some questions", nil), ("Why you'll love this recipe", nil),
        ("Best recipe", nil),
        ("Preparation: 20 min", nil), ("Preparation 20", .steps), ("Preparation min", .steps),
        ("材料（2人分）", .ingredients), ("材料2人分とても簡単に作れる", .ingredients), ("作り方のポイント", .steps),
        ("小窍门", .notes), ("主料牛肉", .ingredients), ("製作過程", .steps), ("烹饪", .steps),
        ("조리 과정", .steps),
        ("", nil), ("...", nil), ("Pie", nil),
        ("one two three four five six seven eight nine ingredients", nil),
        ("3 thoughts on “Leek tart”", .other), ("12 Kommentare", .other), ("2 leeks", nil),
        ("Nutritional values", .other), ("Advertisement", nil), ("Love our comments", nil),
        ("Pie method", .steps), ("Method to use", .steps),
    ])
    func moreThanTheWord(line: String, section: SectionWords.Section?) {
        #expect(SectionWords.section(headedBy: line) == section)
    }

    /// With more words behind them.
    @Test(arguments: [
        "for", "für", "pour", "para", "per", "voor", "til", "till", "dla", "na", "pentru", "serves",
        "list", "you", "needed", "and", "to", "makes", "yield", "liste", "steps", "sur", "de",
        "sind", "einer", "ca.", "Personen", "from", "cups", "US", "metric", "on", "in",
    ])
    func whatMayFollowTheWord(word: String) {
        #expect(SectionWords.section(headedBy: "Ingredients \(word) xyzzyx") == .ingredients)
    }

    @Test(arguments: [
        ("材料 食材 用料 原料 配料 主料 재료 ส่วนผสม วัตถุดิบ", SectionWords.Section.ingredients),
        (
            "作り方 つくり方 作法 做法 步骤 步驟 制作 製作 烹饪 手順 만드는 조리 วิธีทำ ขั้นตอน",
            .steps
        ), ("コツ ポイント 小贴士 小貼士 小窍门", .notes),
    ])
    func headingsWithoutSpaces(starts: String, section: SectionWords.Section) {
        for start in starts.split(separator: " ") {
            #expect(SectionWords.section(headedBy: "\(start)xyz") == section, "\(start)")
            let long = String(repeating: "x", count: 17 - start.count)
            #expect(SectionWords.section(headedBy: "\(start)\(long)") == nil, "\(start)")
        }
    }

    @Test(arguments: [
        "How to make lentil soup", "How to cook rice", "How to bake bread", "How to prepare leeks",
        "So machst du Suppe",
        "So gelingt Brot", "Comment faire une tarte", "Comment préparer le riz", "Cómo hacer pan",
        "Cómo preparar pan",
        "Como fazer pão", "Como preparar pão", "Come fare il pane", "Come preparare il pane",
        "Hoe maak je soep",
        "Zo maak je soep", "Så gör du soppa", "Sådan laver du suppe", "Slik lager du suppe",
        "Jak zrobić zupę",
        "Jak przygotować zupę", "Как приготовить суп", "Linzensoep maken", "Soep bereiden",
        "Brood bakken",
        "Rijst koken", "Suppe zubereiten", "Een heel lekkere soep maken",
    ])
    func makingTheDish(line: String) {
        #expect(SectionWords.isMaking(line))
    }

    @Test(arguments: [
        "How to make", "How to make it", "How to make ahead", "How to make them",
        "How to make this", "How to store",
        "Een heel erg lekkere soep maken", "Maken soep", "Soup", "",
    ])
    func notMakingTheDish(line: String) {
        #expect(SectionWords.isMaking(line) == (line == "Maken"))
    }

    @Test(arguments: [
        "recipe-ingredients", "ingrédients", "ingrediens-list", "ingredienten", "zutaten-box",
        "skladniki", "składniki",
        "hozzavalok", "sastojci", "malzemeler", "suroviny", "zaizoryou", "zairyo", "material-list",
        "RecipeIngredient",
    ])
    func aNameForIngredients(name: String) {
        #expect(SectionWords.section(ofName: name) == .ingredients)
    }

    @Test(arguments: [
        "instructions", "directions", "preparation", "preparazione", "preparacion", "zubereitung",
        "method",
        "modo-preparo", "modo-de-preparo", "recipe-step", "recipe_step", "recipeStep", "steps",
        "bereiding",
        "fremgangsmaade", "framgangssatt", "tillagning", "przygotowanie", "elkeszites", "postup",
        "priprema",
        "hazirlanisi", "yapilisi", "anleitung", "elaboracion", "procedimiento", "procedimento",
        "cooking-step",
        "gor-sa-har",
    ])
    func aNameForSteps(name: String) {
        #expect(SectionWords.section(ofName: name) == .steps)
    }

    @Test func aNameForNothing() {
        #expect(SectionWords.section(ofName: "content") == nil)
        #expect(SectionWords.section(ofName: "ingredient-method") == .ingredients)
    }
}
