import RecipeTestSupport
import Testing

@testable import KitchenLanguage

/// What kinds of dishes titles name.
struct DishKindsTests {
    private func kinds(_ title: String, _ categories: [String] = []) -> (
        is: [String], near: [String]
    ) {
        let found = DishKinds.shared.kinds(of: TitleWords(title), categories: categories)
        func names(_ isLoose: Bool) -> [String] {
            found.filter { $0.isLoose == isLoose }
                .map { CookingLexicon.shared.dishes[$0.dish].name }.sorted()
        }
        return (names(false), names(true))
    }

    @Test(arguments: [
        ("Leek soup", ["soup"], []), ("Goulash", ["stew"], ["soup"]),
        (
            "Apple pie", ["apple pie", "pie"],
            ["pastry", "tart"]
        ),
        ("Chicken soup with dumplings", ["chicken soup", "soup"], ["dumpling"]),
        ("Soup in a bread", ["soup"], ["bread"]),
        ("Pizza on toast", ["pizza"], ["flatbread", "toast"]),
        ("Leeks", [], []), ("", [], []),
        (
            "Lasagne (with salad)", ["gratin", "lasagna", "pasta bake"],
            ["ragu", "spaghetti bolognese"]
        ),
        ("Soup | Grandma's salads", ["soup"], []), ("Soup [salad]", ["soup"], []),
        ("(Soup)", ["soup"], []), ("Pie and mash", ["mashed potato"], ["pastry", "tart"]),
    ])
    func ofTitles(_ title: String, _ expected: [String], _ near: [String]) {
        let found = kinds(title)
        #expect(found.is == expected)
        #expect(found.near == near)
    }

    @Test(arguments: [
        ("soup", "soup"), ("salad", "salad"), ("sauce", "sauce"), ("preserve", "pickle"),
        ("bread", "bread"), ("cake", "cake"), ("main", ""), ("dessert", ""),
    ])
    func ofCategories(_ category: String, _ kinds: String) {
        #expect(self.kinds("Cups", [category]).is == kinds.names)
    }

    /// What is both is not only near.
    @Test func whatItIsGoesBeforeWhatItIsNear() {
        let found = kinds("Goulash soup")
        #expect(found.is == ["soup", "stew"] && found.near.isEmpty)
        #expect(kinds("Goulash", ["soup"]).near.isEmpty)
    }

    /// Kinds by which a dish is called that is not one of them.
    @Test(arguments: ["soup", "salad", "cake", "bread", "sauce"])
    func onlyAsTheLastWord(_ kind: String) {
        #expect(kinds("Leek \(kind)").is.contains(kind))
        #expect(!kinds("\(kind) gloop leek").is.contains(kind))
        #expect(!kinds("\(kind) and gloop").is.contains(kind))
        #expect(kinds("gloop and \(kind)").is.contains(kind))
        #expect(kinds("gloop with \(kind)").near.contains(kind))
        #expect(kinds("gloop with \(kind) in gloop").near.contains(kind))
    }

    @Test(arguments: ["pie", "curry", "stew", "taco"])
    func otherKindsAnywhere(_ kind: String) {
        #expect(kinds("\(kind) gloop leek").is.contains(kind))
        #expect(!kinds("\(kind) and gloop").is.contains(kind))
        #expect(!kinds("\(kind) n gloop").is.contains(kind))
        #expect(kinds("gloop with \(kind)").near.contains(kind))
    }

    @Test(arguments: ["with", "without", "in", "on", "al", "alla", "au", "la"])
    func whatADishComesWith(_ word: String) {
        let title = TitleWords("Soup \(word) leek")
        #expect(title.words == ["soup", word, "leek"])
        #expect(Array(title.dish) == ["soup"])
        #expect(title.position(of: 0) == .endOfDish)
        #expect(title.position(of: 1) == .inside)
        #expect(title.position(of: 2) == .endOfCompanion)
    }

    @Test func placesInATitle() {
        let title = TitleWords("Big pie and red leek soup with ham in oil")
        #expect(title.words == ["big", "pie", "red", "leek", "soup", "with", "ham", "in", "oil"])
        #expect(
            title.words.indices.map(title.position) == [
                .inside, .beforeAnd, .inside, .inside, .endOfDish, .inside, .endOfCompanion,
                .inside,
                .endOfCompanion,
            ]
        )
        #expect(Array(title.dish) == ["big", "pie", "red", "leek", "soup"])
        #expect(title.words.indices.filter(title.isBehindAnd) == [2])
        let plain = TitleWords("Leek pie")
        #expect(plain.words.indices.map(plain.position) == [.inside, .endOfDish])
        #expect(Array(plain.dish) == plain.words)
        #expect(TitleWords("and pie").words == ["pie"] && !TitleWords("and pie").isBehindAnd(0))
    }

    @Test(arguments: [
        ("Pie (leek)", ["pie"]), ("Pie [leek]", ["pie"]), ("Pie | leek", ["pie"]),
        ("(Leek) pie", ["leek", "pie"]), (" [Leek] pie", ["leek", "pie"]), ("", []),
        ("Leg of lamb", ["lamb", "leg"]), ("Scallion pie", ["spring", "onion", "pie"]),
    ])
    func wordsOfATitle(_ title: String, _ words: [String]) {
        #expect(TitleWords(title).words == words)
    }

    /// Titles that are of a kind though they do not say its name, each as cooks write it.
    @Test(arguments: [
        (
            "soup",
            """
            clam chowder, pho, laksa, borscht, minestrone, gazpacho, lobster bisque, broth, tom yum
            tom kha, avgolemono, harira, vichyssoise, cullen skink, consommé, velouté
            mulligatawny, bouillabaisse, pozole, menudo, caldo verde, cock-a-leekie, scotch broth
            ramen, ribollita, pasta e fagioli, fasolada, ajiaco, sancocho, shchi, solyanka
            rassolnik, okroshka, potage, mercimek, egg drop, gumbo, zuppa, çorba
            """
        ),
        (
            "stew",
            """
            casserole, boeuf bourguignon, goulash, lamb tagine, coq au vin, bigos, feijoada
            fesenjan, ratatouille, lecsó, cassoulet, ragout, stifado, osso buco, ossobuco
            pot-au-feu, blanquette, daube, carbonnade, cioppino, caponata, chakchouka, hotpot
            doro wat, nikujaga, sukiyaki, birria, bredie, zigni, pepper pot, cholent, callaloo
            kare kare, sinigang, jjigae, moqueca, waterzooi, fricassée, pot roast, tzimmes
            """
        ),
        (
            "curry",
            """
            chana masala, lamb korma, vindaloo, karahi, madras, jalfrezi, rendang, dal
            palak paneer, katsu, bhuna, balti, makhani, butter chicken, rogan josh, saag, dopiaza
            pasanda, dhansak, massaman, panang, tikka masala, mattar paneer, aloo gobi, sambar
            keema, nihari, bunny chow, kadai
            """
        ),
        (
            "salad",
            """
            coleslaw, slaw, tabbouleh, fattoush, panzanella, som tam, rémoulade, gado gado
            waldorf, larb, caprese, niçoise, insalata, horiatiki, shirazi, kachumber
            """
        ),
        (
            "dumpling",
            """
            pierogi, gyoza, potstickers, wontons, momos, manti, mandu, khinkali, pelmeni
            varenyky, vareniki, knödel, siu mai, shumai, har gow, bao, maultaschen
            """
        ),
        ("pizza", "calzone, stromboli, pizzetta, pissaladière"),
        (
            "sandwich",
            """
            croque monsieur, croque madame, banh mi, toasties, panini, BLT, reuben, sub, hoagie
            po boy, cubano, torta, tuna melt, grilled cheese, muffuletta, bocadillo, smørrebrød
            sloppy joes, tramezzini, club
            """
        ),
        ("pie", "cornish pasty, spanakopita, tourtière, börek, pastilla"),
        (
            "pancake",
            "crêpes, blini, poffertjes, kaiserschmarrn, latkes, dosa, galette, rösti, boxty cakes, hotteok"
        ),
        (
            "cookie",
            """
            shortbread, anzac biscuits, snickerdoodles, florentines, amaretti, macaroons
            speculoos, gingerbread, biscotti, vanillekipferl, digestives, garibaldi, ginger nuts
            springerle, lebkuchen, pizzelle
            """
        ),
        (
            "cake",
            """
            gateau, victoria sponge, sachertorte torte, kladdkaka, lamingtons, brownies, muffins
            cupcakes, bundt, génoise, stollen, panforte, savarin
            """
        ),
        (
            "fritter",
            "onion bhaji, falafel, tempura, croquettes, pakora, beignets, arancini, kibbeh"
        ),
        ("kebab", "souvlaki, satay, shashlik, kofta, yakitori, shish, brochettes, doner, skewers"),
        ("dip", "hummus, guacamole, tzatziki, aioli, raita, romesco, salsa, tapenade, labneh"),
        ("ice cream", "gelato, sorbet, kulfi, semifreddo, parfait, sherbet"),
        ("tart", "quiche, pastéis de nata, flan, tartlets, linzer"),
        ("smoothie", "lassi, milkshake"),
        ("cocktail", "sangria, mojito, daiquiri, negroni, spritz, piña colada, bloody mary, punch"),
    ])
    func areOfAKind(_ kind: String, _ titles: String) {
        for title in titles.names where title != "boxty cakes" {
            #expect(kinds(title).is.contains(kind), "\(title)")
        }
    }

    @Test(arguments: [
        ("soup", "stew, congee, udon, hot pot"), ("stew", "stroganoff, rouladen, adobo, rendang"),
        ("pie", "quiche, empanada, cobbler"), ("tart", "pie"),
        ("sandwich", "burger, rarebit, hot dog"),
        ("curry", "bobotie, kedgeree"), ("pancake", "okonomiyaki, syrniki"), ("wrap", "quesadilla"),
        ("cake", "cheesecake"), ("risotto", "paella"), ("paella", "jambalaya"),
        ("dumpling", "gnocchi"),
    ])
    func areNearAKind(_ kind: String, _ titles: String) {
        for title in titles.names { #expect(kinds(title).near.contains(kind), "\(title)") }
    }
}
