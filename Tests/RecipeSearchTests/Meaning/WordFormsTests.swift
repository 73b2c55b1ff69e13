import Testing

@testable import KitchenLanguage
@testable import RecipeSearch

/// Words as they are typed, and the form in which they are compared.
struct WordFormsTests {
    private func word(_ text: String) -> String { FoodWords(text).words.joined(separator: " ") }

    /// Plurals with the singular that they have, whatever the letters before their end.
    @Test(arguments: [
        ("leaves", "leaf"), ("loaves", "loaf"), ("halves", "half"), ("calves", "calf"),
        ("knives", "knife"), ("shelves", "shelf"), ("hooves", "hoof"), ("octopuses", "octopus"),
        ("citruses", "citrus"), ("hibiscuses", "hibiscus"), ("paninis", "panini"),
        ("sloes", "sloe"),
        ("roes", "roe"), ("toes", "toe"), ("shoes", "shoe"), ("cookies", "cookie"),
        ("brownies", "brownie"), ("blondies", "blondie"), ("smoothies", "smoothie"),
        ("veggies", "veggie"), ("toasties", "toastie"), ("sarnies", "sarnie"),
        ("hoagies", "hoagie"),
        ("sweeties", "sweetie"), ("calories", "calorie"), ("whoopies", "whoopie"),
        ("munchies", "munchie"), ("chilies", "chili"), ("lassies", "lassi"), ("quiches", "quiche"),
        ("brioches", "brioche"), ("ceviches", "ceviche"), ("mousses", "mousse"),
        ("bouillabaisses", "bouillabaisse"), ("menus", "menu"), ("ragus", "ragu"),
        ("tofus", "tofu"),
        ("tiramisus", "tiramisu"), ("calamaris", "calamari"), ("yakitoris", "yakitori"),
        ("nigiris", "nigiri"), ("rotis", "roti"), ("samosas", "samosa"), ("pierogis", "pierogi"),
        ("pierogies", "pierogi"), ("kiwis", "kiwi"), ("kiwies", "kiwi"),
        // Italian and Japanese ones that have taken an English s.
        ("zucchinis", "zucchini"), ("ravioli", "ravioli"), ("raviolis", "ravioli"),
        ("cannellonis", "cannelloni"), ("salamis", "salami"), ("teriyakis", "teriyaki"),
        ("spaghettis", "spaghetti"), ("mochis", "mochi"),
        ("biryanis", "biryani"),
        // Ends that have taken es.
        ("tomatoes", "tomato"), ("peaches", "peach"), ("dishes", "dish"), ("boxes", "box"),
        ("glasses", "glass"), ("buzzes", "buzz"), ("cheeses", "cheese"), ("spices", "spice"),
        ("berries", "berry"), ("pies", "pie"), ("ties", "tie"), ("eggs", "egg"), ("peas", "pea"),
        ("leeks", "leek"),
        // An end is no whole word: she's.
        ("shes", "she"),
    ])
    func pluralsAreSingular(_ plural: String, _ singular: String) {
        #expect(SingularForm.of(plural) == singular)
        #expect(SingularForm.of(singular) == singular)
    }

    @Test(arguments: [
        "molasses", "christmas", "madras", "texas", "kansas", "series", "species", "greens",
        "sweets",
        "fries", "bitters", "grits", "schnapps", "anis", "afters", "elevenses", "gras", "speculoos",
        "wales", "calvados", "lachs", "brussels", "netherlands", "philippines", "always", "perhaps",
        "lens", "dolmades", "pancreas", "atlas", "bias", "bass", "bus", "gas", "asparagus",
        "couscous", "hummus", "haggis", "swiss", "s", "es", "yes", "ice", "rice", "oasis",
    ])
    func whatIsNoPluralStays(_ word: String) {
        #expect(SingularForm.of(word) == word)
        #expect(SingularForm.of(SingularForm.of(word)) == word)
    }

    @Test func aSingularHasNoOther() {
        for name in KnownFoods.shared.foods + KnownFoods.shared.dishes {
            for word in WordScanner.plainWords(in: name) {
                #expect(SingularForm.of(word) == word, "\(word)")
            }
        }
    }

    /// Each line: names of one food, as several Englishes, trades and hurried hands write them.
    @Test(arguments: [
        "scallions/green onions/salad onion/spring onions", "aubergines/brinjal/melanzane/eggplant",
        "courgettes/zucchini", "cilantro leaves/fresh coriander/fresh coriander leaves/cilantro",
        "rocket/rucola/roquette/arugula", "garbanzo/garbanzo beans/chick peas/chickpeas",
        "prawns/shrimp", "beetroots/beet root/beets", "yoghurt/yoghourt/joghurt/yogurt",
        "chilli/chile/chilly/chili", "maize/corn", "sweetcorn/sweet corn",
        "cornflour/corn flour/corn starch/cornstarch",
        "ground beef/minced beef/hamburger meat/ground chuck/minced steak/steak mince/beef mince",
        "ground lamb/minced lamb/lamb mince", "ground pork/minced pork/pork mince",
        "ground turkey/minced turkey/turkey mince", "ground chicken/minced chicken/chicken mince",
        "minced veal/ground veal/veal mince", "ground meat/minced meat/meat mince",
        "powdered sugar/confectioner's sugar/confectioners sugar/icing sugar",
        "castor sugar/superfine sugar/caster sugar",
        "bicarbonate of soda/bicarb of soda/bicarbonate soda/bicarb soda/bicarb/baking soda",
        "sodium bicarbonate/baking soda", "all-purpose flour/allpurpose flour/plain flour",
        "self rising flour/selfraising flour/selfrising flour/self-raising flour",
        "strong flour/strong white flour/strong bread flour/strong white bread flour/bread flour",
        "whole wheat/wholewheat/wholemeal", "swede/rutabaga", "mangetout/mange tout/snow peas",
        "broad beans/faba beans/fava beans", "haricot beans/navy beans", "butter beans/lima beans",
        "french beans/string beans/haricot vert/green beans", "capsicum/sweet peppers/bell peppers",
        "red peppers/red capsicum/sweet red pepper/red bell pepper",
        "green peppers/green capsicum/green bell pepper",
        "yellow pepper/yellow capsicum/yellow bell pepper",
        "orange pepper/orange capsicum/orange bell pepper", "ground red pepper/cayenne pepper",
        "flavour/flavor", "cos lettuce/romaine/romaine lettuce",
        "double cream/heavy whipping cream/thickened cream/heavy cream", "single cream/light cream",
        "soured cream/sour cream", "tinned/canned", "chicken broth/chicken stock",
        "beef broth/beef stock", "vegetable broth/veggie stock/veggie broth/vegetable stock",
        "fish broth/fish stock", "pawpaw/papaya", "filberts/hazelnuts", "groundnuts/peanuts",
        "linseed/flax seed/flaxseed", "catsup/ketchup", "soya/soy", "soybeans/soy beans",
        "bean curd/beancurd/tofu", "pak choi/pak choy/bok choi/bok choy",
        "chinese cabbage/chinese leaf/chinese leaves/wombok/napa cabbage",
        "mooli/white radish/daikon", "bhindi/okra", "jeera/cumin", "haldi/turmeric",
        "asafetida/hing/asafoetida", "methi/fenugreek", "ghee/clarified butter",
        "gram flour/besan/garbanzo flour/garbanzo bean flour/chickpea flour", "crawfish/crayfish",
        "ceps/porcini", "girolles/chanterelles",
        "chestnut mushrooms/crimini mushrooms/baby bella/baby bella mushrooms/cremini/crimini",
        "portabella/portobella/portabello/portobello",
        "bulgar/bulghur/burghul/bulgur wheat/bulgar wheat/bulgur", "cous cous/couscous",
        "houmous/humous/hommus/hummous/humus/hummus", "felafel/falafel", "pitta/pita",
        "nan bread/naan bread", "chapatti/chapati", "papadum/poppadum/papadam/papad/poppadom",
        "dhal/daal/dahl/dal", "kabob/kebap/kebab", "lasagne/lasagna", "bolognaise/bolognese",
        "donuts/doughnuts", "mayo/mayonnaise",
        "parmigiano reggiano/parmigiano/parmigiana/parmesan reggiano/parmesan",
        "mozarella/mozzarella", "haloumi/hellim/halloumi", "whiskey/whisky", "omelette/omelet",
        "caramelised/caramelized", "fillets/filet", "liquorice/licorice", "bbq/barbeque/barbecue",
        "cantaloup/rockmelon/cantaloupe", "kiwifruit/kiwi fruits/kiwi", "litchi/lychee",
        "sharon fruit/persimmon", "passion fruit/passionfruit", "black currants/blackcurrants",
        "red currants/redcurrants", "kumara/sweet potato", "jerusalem artichoke/sunchoke",
        "celery root/celeriac", "silverbeet/swiss chard",
        "cavolo nero/tuscan kale/black kale/lacinato kale",
        "tenderstem broccoli/tenderstem/broccolini",
        "skimmed milk/nonfat milk/non-fat milk/fat-free milk/skim milk",
        "full-fat milk/full cream milk/whole milk", "vanilla essence/vanilla extract",
        "vanilla pods/vanilla beans", "gelatine/gelatin", "parma ham/prosciutto",
        "lady fingers/sponge fingers/savoiardi/ladyfingers", "bread crumbs/breadcrumbs",
        "phyllo/fillo/filo", "worcester sauce/worcestershire sauce",
        "red pepper flakes/crushed red pepper/crushed red pepper flakes/chilli flakes",
        "porridge oats/rolled oats", "black treacle/molasses", "calamari/squid",
        "eschalots/shallots",
        "stir fries/stirfry/stir-fry", "waterchestnuts/water chestnuts", "beansprouts/bean sprouts",
        "french fry/french fries", "veg/vegetable", "spuds/potatoes", "geese/goose", "feet/foot",
        "teeth/tooth", "fungi/fungus", "octopi/octopus", "cacti/cactus", "panino/panini",
    ])
    func areOne(_ names: String) {
        let forms = names.split(separator: "/").map { word(String($0)) }
        #expect(forms.count > 1 && Set(forms).count == 1, "\(forms)")
    }

    /// Cuts are called both ways, of every animal.
    @Test(arguments: [
        "belly", "breast", "cheek", "crown", "fillet", "haunch", "hock", "joint", "knuckle", "leg",
        "loin", "neck", "rack", "rib", "saddle", "shank", "shin", "shoulder", "side", "tail",
    ])
    func everyCut(_ cut: String) {
        #expect(FoodWords("\(cut)s of lamb") == FoodWords("lamb \(cut)"))
        #expect(FoodWords("\(cut) of gloop") != FoodWords("gloop \(cut)"))
    }

    @Test(arguments: [
        "beef", "boar", "chicken", "cod", "duck", "goat", "goose", "haddock", "hake", "halibut",
        "ham",
        "hare", "hogget", "kid", "lamb", "monkfish", "mutton", "ox", "pork", "rabbit", "salmon",
        "trout", "tuna", "turkey", "veal", "venison",
    ])
    func everyAnimal(_ animal: String) {
        #expect(FoodWords("2 legs of \(animal), boned") == FoodWords("2 \(animal) leg, boned"))
        #expect(FoodWords("gloop of \(animal)") != FoodWords("\(animal) gloop"))
        #expect(FoodWords("leg with \(animal)") != FoodWords("\(animal) leg"))
    }

    @Test(arguments: [
        (["leg", "of", "lamb"], true), (["leg", "of"], false), (["leg"], false), ([], false),
        (["lamb", "of", "leg"], false), (["filet", "of", "cod"], true),
        (["leg", "or", "lamb"], false),
    ])
    func threeWordsAreACut(_ words: [String], _ isCut: Bool) {
        #expect(MeatCuts.isCut(words) == isCut)
    }

    // MARK: Letters

    /// Letters with the ASCII that a cook types for them.
    @Test(arguments: [
        ("a", "àáâãäåāăąǎǟǡǻȁȃȧᶏạảấầẩẫậắằẳẵặḁẚⱥªａÀÁÂÃÄÅĀ"), ("ae", "æǣǽÆ"), ("b", "ƀɓḃḅḇｂ"),
        ("c", "çćĉċčƈȼḉｃÇ"), ("d", "ďđðɖɗḋḍḏḑḓȡｄ"), ("e", "èéêëēĕėęěȅȇȩɇẹẻẽếềểễệḕḗḙḛḝｅÉ"),
        ("f", "ƒḟｆ"), ("g", "ĝğġģǧǵɠǥḡｇ"), ("h", "ĥħȟḣḥḧḩḫẖｈ"), ("i", "ìíîïĩīĭįıǐȉȋɨḭḯỉịｉ"),
        ("ij", "ĳ"), ("j", "ĵǰɉｊ"), ("k", "ķĸǩƙḱḳḵｋ"), ("l", "ĺļľŀłƚɫḷḹḻḽｌ"), ("m", "ḿṁṃｍ"),
        ("n", "ñńņňŉŋǹƞṅṇṉṋｎÑ"), ("o", "òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱọỏốồổỗộớờởỡợṍṏṑṓºｏØ"), ("oe", "œŒ"),
        ("p", "ƥṕṗｐ"), ("q", "ɋｑ"), ("r", "ŕŗřȑȓɍṙṛṝṟｒ"), ("s", "śŝşšșſṡṣṥṧṩẛｓ"), ("ss", "ß"),
        ("t", "ţťŧțƫƭʈṫṭṯṱẗｔ"), ("th", "þ"), ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗʉụủứừửữựṳṵṷṹṻｕÜ"),
        ("v", "ʋṽṿｖ"), ("w", "ŵẁẃẅẇẉẘｗ"), ("x", "ẋẍｘ"), ("y", "ýÿŷƴȳɏẏỳỵỷỹẙｙ"),
        ("z", "źżžƶȥẑẓẕｚ"), ("α", "άΆ"), ("ε", "έ"), ("η", "ή"), ("ι", "ίϊΐ"), ("ο", "ό"),
        ("υ", "ύϋΰ"), ("ω", "ώ"), ("σ", "ς"), ("е", "ёЁ"), ("и", "й"), ("і", "ї"), ("г", "ѓґ"),
        ("к", "ќ"), ("у", "ў"), ("б", "б"), ("a", "aA"), ("z", "zZ"), ("", "\u{301}"),
    ])
    func lettersFold(_ plain: String, _ letters: String) {
        for letter in letters.unicodeScalars {
            #expect(FoodSpellings.folded(String(letter)) == plain, "\(letter)")
        }
    }

    @Test(arguments: [
        ("Crème Brûlée 3!", "creme brulee 3!"), ("ABC xyz", "abc xyz"), ("", ""), ("[@`{", "[@`{"),
        ("İ", "i"), ("日本", "日本"), ("cre\u{300}me", "creme"),
    ])
    func wholeTextsFold(_ text: String, _ folded: String) {
        #expect(FoodSpellings.folded(text) == folded)
    }

    @Test(arguments: [
        ("Courgettes", ["courgettes", "zucchini", "courgette"]),
        ("zucchini", ["zucchini", "courgette"]), ("Gloop", ["gloop"]),
        (
            "beef mince",
            [
                "beef mince", "ground beef", "minced beef", "hamburger meat", "ground chuck",
                "minced steak",
                "steak mince",
            ]
        ),
    ])
    func spellingsOfAName(_ name: String, _ all: [String]) {
        #expect(FoodSpellings.all(of: name) == all)
    }

    // MARK: Words of a text

    @Test(arguments: [
        ("don't", ["dont"]), ("don`t", ["dont"]), ("don’t", ["dont"]), ("don‘t", ["dont"]),
        ("don´t", ["dont"]), ("donʼt", ["dont"]), ("don＇t", ["dont"]), ("a\u{AD}b", ["ab"]),
        ("a\u{200C}b\u{FE0F}", ["ab"]), ("a×b÷c", ["a", "b", "c"]), ("a·b", ["a", "b"]),
        ("豆腐2", ["豆", "腐", "2"]), ("ひらカナ", ["ひ", "ら", "カ", "ナ"]), ("x豆", ["x", "豆"]),
        ("٣ 5", ["٣", "5"]), ("a_b/c.d", ["a", "b", "c", "d"]), ("ŒUF", ["oeuf"]), ("é", ["e"]),
        ("a — b", ["a", "b"]), ("🍋", []), ("½", []), ("''", []), ("mac'n'cheese", ["macncheese"]),
        ("가지", ["가지"]), ("𠀀", ["𠀀"]),
    ])
    func wordsAreScanned(_ text: String, _ words: [String]) {
        #expect(WordScanner.plainWords(in: text) == words)
    }

    @Test func wordsHavePlaces() {
        let found = WordScanner.words(in: "é Œufs, 豆!")
        #expect(found.map(\.word) == ["e", "oeuf", "豆"])
        #expect(found.map(\.start) == [0, 3, 10])
        #expect(found.map(\.end) == [2, 8, 13])
    }

    @Test(arguments: [
        (["a", "b", "c"], ["b", "c"], true), (["a", "b", "c"], ["a", "c"], false),
        (["a", "b"], ["a", "b"], true), (["a", "b"], ["a", "b", "c"], false), (["a"], [], false),
        ([], [], false), (["a", "b"], ["b"], true), (["a", "b", "a", "c"], ["a", "c"], true),
    ])
    func aRowStandsInAnother(_ words: [String], _ row: [String], _ isThere: Bool) {
        #expect(words.containsRow(row) == isThere)
        #expect((["x"] + words)[1...].containsRow(row) == isThere)
        #expect(words.indices.contains { !row.isEmpty && words.hasRow(row, at: $0) } == isThere)
    }
}
