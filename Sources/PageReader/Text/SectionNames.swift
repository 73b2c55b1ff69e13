/// Headings of a recipe's parts in lower case, without punctuation, language by language.
enum SectionNames {
    static let ingredients = Set(
        words: """
            ingredients, ingredient, ingredient list, you will need, you'll need, what you need
            what you'll need, what you will need, shopping list, the ingredients, zutaten, die zutaten
            zutatenliste, das brauchst du, du brauchst, das brauchen sie, ingrédients, les ingrédients
            liste des ingrédients, il vous faut, ingredientes, los ingredientes, ingredients for
            ingredienti, gli ingredienti, ingrediënten, ingredienten, benodigdheden, wat heb je nodig
            dit heb je nodig, ingredienser, ingredienserne, det skal du bruge, du skal bruge
            dette trenger du, du trenger, detta behöver du, ainekset, ainesosat, raaka aineet
            składniki, potrzebujesz, ingredience, suroviny, budeme potřebovat, na prípravu, hozzávalók
            ingrediente, sastojci, potrebno, sestavine, namirnice, ингредиенты, продукты, состав
            вам понадобится, інгредієнти, продукти, складники, съставки, необходими продукти, υλικά
            τα υλικά, συστατικά, malzemeler, malzeme, bahan, bahan bahan, bahan-bahan, nguyên liệu
            thành phần, ส่วนผสม, วัตถุดิบ, المكونات, المقادير, مكونات, מצרכים, רכיבים, חומרים, מרכיבים
            مواد لازم, مواد اولیه, اجزاء, اجزا, सामग्री, 材料, 食材, 用料, 原料, 配料, 재료, 필요한 재료, sangkap
            innihald, hráefni, osagaiak, koostisosad, sastāvdaļas, ingredientai, ingredientit
            përbërësit
            """
    )

    static let steps = Set(
        words: """
            instructions, instruction, directions, direction, method, preparation, steps, how to make
            how to make it, how to cook, cooking instructions, the method, cooking method, procedure
            step by step, method of preparation, how to prepare, recipe instructions
            preparation method, let's cook, cooking directions, get started, zubereitung
            die zubereitung, so geht's, so geht es, anleitung, und so wird's gemacht, so wird's gemacht
            zubereitungsschritte, arbeitsschritte, préparation, la préparation
            instructions de préparation, étapes, réalisation, la recette, les étapes
            étapes de préparation, préparation de la recette, recette, progression, preparación
            elaboración, instrucciones, pasos, modo de preparación, cómo hacer, procedimiento
            paso a paso, preparazione, procedimento, istruzioni, come fare, come preparare, esecuzione
            passaggi, modo de preparo, modo de fazer, preparo, preparação, instruções
            modo de preparação, passo a passo, elaboración paso a paso, bereiding, bereiden
            bereidingswijze, zo maak je het, aan de slag, instructies, werkwijze, voorbereiding
            stappen, zo maak je, fremgangsmåde, sådan gør du, tilberedning, framgangsmåte, slik gjør du
            slik lager du, gör så här, tillagning, instruktioner, så här gör du, sådan, opskrift
            valmistus, valmistusohje, ohje, ohjeet, näin teet, przygotowanie, sposób przygotowania
            wykonanie, jak przygotować, przepis, postup, postup přípravy, příprava, postup prípravy
            príprava, elkészítés, elkészítése, az elkészítés lépései, mod de preparare, preparare
            priprema, postupak, upute, priprava, način pripreme, приготовление, способ приготовления
            как приготовить, рецепт приготовления, инструкция, инструкции, приготування
            спосіб приготування, пошаговый рецепт приготовления, приготвяне, начин на приготвяне
            εκτέλεση, οδηγίες, παρασκευή, hazırlanışı, yapılışı, hazırlanış, nasıl yapılır, tarif
            cara membuat, langkah, langkah langkah, cara memasak, langkah-langkah, cách làm
            các bước thực hiện, hướng dẫn, cách chế biến, วิธีทำ, ขั้นตอนการทำ, طريقة التحضير
            طريقة العمل, التحضير, الطريقة, خطوات التحضير, אופן ההכנה, הוראות הכנה, אופן הכנה, הכנה
            طرز تهیه, دستور پخت, دستور تهیه, ترکیب, طریقہ, विधि, बनाने की विधि, 作り方, つくり方, 作法, 做法, 步骤
            步驟, 制作步骤, 烹饪步骤, 手順, postopek, valmistamine, pagatavošana, gaminimas, gaminimo būdas
            paruošimas, aðferð, leiðbeiningar, preparació, elaboració, prestaketa, përgatitja
            paraan ng pagluluto, cara pembuatan, kochanleitung, zubereitungsanleitung, 만드는 법, 만드는법, 조리법
            조리순서, 만들기, recipe
            """
    )

    /// Words that head the steps where they stand alone, and the dish with others before them:
    /// `Why you'll love this recipe`.
    static let dishes: Set<String> = [
        "recipe", "recette", "la recette", "opskrift", "przepis", "tarif", "ohje", "sådan",
    ]

    static let notes = Set(
        words: """
            notes, note, recipe notes, tips, tip, cook's notes, cook's note, chef's notes, recipe tips
            variations, variation, chef's tip, pro tips, storage, to store, hinweis, hinweise, tipp
            tipps, notizen, notas, nota, consejos, consejo, astuce, astuces, conseils, conseil
            notes et astuces, consigli, consiglio, dicas, dica, opmerkingen, anteckningar, tips og råd
            uwagi, uwaga, wskazówki, porady, tipy, poznámka, poznámky, tippek, tanácsok, sfaturi
            savjet, savjeti, советы, совет, примечания, примечание, заметки, поради, σημειώσεις
            συμβουλές, tips & tricks, notlar, püf noktası, püf noktaları, catatan, ghi chú, เคล็ดลับ
            ملاحظات, הערות, טיפים, نکات, टिप्स, コツ, ポイント, 小贴士, 小貼士, 팁, 메모, noter, vinkit, vinkki
            """
    )

    static let other = Set(
        words: """
            nutrition, nutrition facts, nutritional information, nutrition information
            nutritional info, nutrition info, nutritional values, nutrition values, nutrients
            nährwerte, nährwertangaben, nutrição, valeurs nutritionnelles, valores nutricionales
            valori nutrizionali, voedingswaarde, voedingswaarden, næringsindhold, näringsvärde
            wartości odżywcze, tápérték, equipment, special equipment, tools, utensils, ustensiles
            matériel, material, zubehör, besonderes zubehör, hardware, specialized hardware, udstyr, utstyr, küchengeräte, utrustning, equipo, utensilios, keukenspullen
            équipement, verder nodig, extra benodigd, comments, comment, reviews, leave a comment
            leave a reply, leave a review, leave a comment cancel reply, ratings, kommentare
            kommentarer, commentaires, comentarios, comentários, commenti, reacties, komentarze
            komentáře, комментарии, yorumlar, related recipes, related, related posts, similar recipes
            you may also like, you might also like, more recipes, ähnliche rezepte, weitere rezepte
            recettes similaires, recetas relacionadas, ricette correlate, share, share this
            share this recipe, print, did you make this recipe, faq, faqs, frequently asked questions
            about the author, about, video, watch, keywords, tags, labels, posted by, printed from
            categories, category, filed under, schlagwörter, étiquettes, etiquetas, etichette, libellés
            метки, ラベル, 标签, newsletter, subscribe, join our newsletter, popular recipes, latest recipes
            recent posts, trending, allergens, allergènes, cost breakdown, vidéo, details
            rate this recipe
            """
    )
}
