import Testing

/// A small recipe as pages of many languages would have it, without any markup for recipes.
struct LanguagePage: Sendable, CustomTestStringConvertible {
    var language: String
    var title: String
    var ingredientsHeading: String
    var ingredients: [String]
    var stepsHeading: String
    var steps: [String]

    init(
        _ language: String,
        _ title: String,
        _ ingredientsHeading: String,
        _ ingredients: [String],
        _ stepsHeading: String,
        _ steps: [String]
    ) {
        self.language = language
        self.title = title
        self.ingredientsHeading = ingredientsHeading
        self.ingredients = ingredients
        self.stepsHeading = stepsHeading
        self.steps = steps
    }

    var testDescription: String { language }

    /// The page with its menu, its text and its foot.
    var markup: String {
        """
        <!doctype html><html lang="\(language)"><head><meta charset="utf-8"><title>\(title)</title></head>
        <body><nav><a href="/">A</a> <a href="/b">B</a></nav><main><h1>\(title)</h1><p>★★★</p>
        <h2>\(ingredientsHeading)</h2><ul>\(ingredients.map { "<li>\($0)</li>" }.joined())</ul>
        <h2>\(stepsHeading)</h2><ol>\(steps.map { "<li>\($0)</li>" }.joined())</ol></main>
        <footer><p>© 2026</p></footer></body></html>
        """
    }

    static let all: [LanguagePage] = [
        .init(
            "de",
            "Kräuterquark",
            "Zutaten",
            ["250 g Quark", "2 EL Schnittlauch"],
            "Zubereitung",
            ["Den Schnittlauch schneiden.", "Alles verrühren."]
        ),
        .init(
            "fr",
            "Œufs au plat",
            "Ingrédients",
            ["2 œufs", "10 g de beurre"],
            "Préparation",
            ["Faire fondre le beurre.", "Casser les œufs dessus."]
        ),
        .init(
            "es",
            "Pan con tomate",
            "Ingredientes",
            ["2 rebanadas de pan", "1 tomate maduro"],
            "Preparación",
            ["Tostar el pan.", "Rallar el tomate encima."]
        ),
        .init(
            "it",
            "Bruschetta",
            "Ingredienti",
            ["4 fette di pane", "2 pomodori"],
            "Procedimento",
            ["Tostare il pane.", "Aggiungere i pomodori."]
        ),
        .init(
            "pt",
            "Vitamina de banana",
            "Ingredientes",
            ["2 bananas", "300 ml de leite"],
            "Modo de preparo",
            ["Corte as bananas.", "Bata tudo no liquidificador."]
        ),
        .init(
            "nl",
            "Appelmoes",
            "Ingrediënten",
            ["6 appels", "2 el suiker"],
            "Bereiding",
            ["Schil de appels.", "Kook ze zacht met de suiker."]
        ),
        .init(
            "da",
            "Agurkesalat",
            "Ingredienser",
            ["1 agurk", "1 dl eddike"],
            "Fremgangsmåde",
            ["Skær agurken i skiver.", "Hæld eddiken over."]
        ),
        .init(
            "nb",
            "Havregrøt",
            "Ingredienser",
            ["1 dl havregryn", "2 dl melk"],
            "Slik gjør du",
            ["Kok opp melken.", "Rør inn grynene."]
        ),
        .init(
            "sv",
            "Stekt ägg",
            "Ingredienser",
            ["2 ägg", "1 msk smör"],
            "Gör så här",
            ["Smält smöret.", "Stek äggen."]
        ),
        .init(
            "fi",
            "Kaurapuuro",
            "Ainekset",
            ["1 dl kaurahiutaleita", "3 dl vettä"],
            "Valmistus",
            ["Keitä vesi.", "Lisää hiutaleet ja sekoita."]
        ),
        .init(
            "pl",
            "Jajecznica",
            "Składniki",
            ["3 jajka", "1 łyżka masła"],
            "Przygotowanie",
            ["Rozpuść masło.", "Wbij jajka i mieszaj."]
        ),
        .init(
            "cs",
            "Bramborová kaše",
            "Ingredience",
            ["1 kg brambor", "200 ml mléka"],
            "Postup",
            ["Uvařte brambory.", "Rozmačkejte je s mlékem."]
        ),
        .init(
            "sk",
            "Vaječná omeleta",
            "Suroviny",
            ["3 vajcia", "1 lyžica masla"],
            "Postup prípravy",
            ["Vajcia rozšľahajte.", "Upečte na masle."]
        ),
        .init(
            "hu",
            "Rántotta",
            "Hozzávalók",
            ["3 tojás", "1 ek vaj"],
            "Elkészítés",
            ["A vajat felolvasztjuk.", "A tojásokat megsütjük benne."]
        ),
        .init(
            "ro",
            "Mămăligă",
            "Ingrediente",
            ["200 g mălai", "1 l apă"],
            "Mod de preparare",
            ["Fierbe apa cu sare.", "Adaugă mălaiul treptat."]
        ),
        .init(
            "hr",
            "Zobena kaša",
            "Sastojci",
            ["50 g zobenih pahuljica", "2 dl mlijeka"],
            "Priprema",
            ["Zakuhajte mlijeko.", "Umiješajte pahuljice."]
        ),
        .init(
            "ru",
            "Гречневая каша",
            "Ингредиенты",
            ["200 г гречки", "400 мл воды"],
            "Приготовление",
            ["Промойте крупу.", "Варите двадцать минут."]
        ),
        .init(
            "uk",
            "Вівсянка",
            "Інгредієнти",
            ["100 г вівсянки", "300 мл молока"],
            "Приготування",
            ["Закип'ятіть молоко.", "Додайте вівсянку."]
        ),
        .init(
            "bg",
            "Таратор",
            "Продукти",
            ["400 г кисело мляко", "1 краставица"],
            "Начин на приготвяне",
            ["Настържете краставицата.", "Разбъркайте с млякото."]
        ),
        .init(
            "el",
            "Τζατζίκι",
            "Υλικά",
            ["200 γρ γιαούρτι", "1 αγγούρι"],
            "Εκτέλεση",
            ["Τρίβουμε το αγγούρι.", "Ανακατεύουμε με το γιαούρτι."]
        ),
        .init(
            "tr",
            "Cacık",
            "Malzemeler",
            ["2 su bardağı yoğurt", "1 salatalık"],
            "Yapılışı",
            ["Salatalığı rendeleyin.", "Yoğurtla karıştırın."]
        ),
        .init(
            "ar",
            "حمص بالطحينة",
            "المقادير",
            ["200 غرام حمص", "2 ملعقة طحينة"],
            "طريقة التحضير",
            ["اسلقي الحمص جيدا.", "اخلطي المكونات معا."]
        ),
        .init(
            "he",
            "סלט ירקות",
            "מצרכים",
            ["2 עגבניות", "1 מלפפון"],
            "אופן ההכנה",
            ["חותכים את הירקות לקוביות.", "מערבבים ומגישים."]
        ),
        .init(
            "fa",
            "سالاد شیرازی",
            "مواد لازم",
            ["2 عدد خیار", "3 عدد گوجه"],
            "طرز تهیه",
            ["خیارها را خرد کنید.", "همه را مخلوط کنید."]
        ),
        .init(
            "hi",
            "मसाला चाय",
            "सामग्री",
            ["2 कप पानी", "1 चम्मच चायपत्ती"],
            "विधि",
            ["पानी उबालें।", "चायपत्ती डालकर पकाएं।"]
        ),
        .init(
            "th",
            "ไข่เจียว",
            "ส่วนผสม",
            ["ไข่ไก่ 3 ฟอง", "น้ำปลา 1 ช้อนชา"],
            "วิธีทำ",
            ["ตีไข่ให้เข้ากัน", "ทอดในน้ำมันร้อน"]
        ),
        .init(
            "vi",
            "Trứng chiên",
            "Nguyên liệu",
            ["3 quả trứng", "1 thìa nước mắm"],
            "Cách làm",
            ["Đánh tan trứng.", "Chiên vàng hai mặt."]
        ),
        .init(
            "id",
            "Telur dadar",
            "Bahan-bahan",
            ["3 butir telur", "1 sdt garam"],
            "Cara membuat",
            ["Kocok telur dan garam.", "Goreng hingga matang."]
        ),
        .init("ja", "味噌汁", "材料（2人分）", ["豆腐 150g", "味噌 大さじ2"], "作り方", ["豆腐を切ります。", "味噌を溶いて温めます。"]),
        .init("zh-CN", "番茄炒蛋", "用料", ["番茄 2个", "鸡蛋 3个"], "做法", ["番茄切块，鸡蛋打散。", "先炒鸡蛋再放番茄。"]),
        .init("zh-TW", "蔥油餅", "材料", ["麵粉 300克", "蔥 2根"], "作法", ["麵粉加水揉成團。", "包入蔥花後煎熟。"]),
        .init("ko", "계란말이", "재료", ["계란 4개", "소금 약간"], "만드는 법", ["계란을 풀어 줍니다.", "약한 불에서 말아 줍니다."]),
    ]
}
