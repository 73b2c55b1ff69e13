extension FoodKind {
    /// The kind that a term means beside its own words, also when it is wanted: cheeses.
    static func wanted(by term: FoodWords) -> FoodKind? {
        switch term.words {
        case ["cheese"]: cheese
        case ["blue", "cheese"]: blueCheese
        case ["goat", "cheese"]: goatCheese
        default: nil
        }
    }

    /// The kind that a term means when it is not wanted. It reaches further than what is wanted:
    /// a cook who says no nuts wants no walnuts, and a cook who says no gluten no bread.
    static func unwanted(by term: FoodWords) -> FoodKind? {
        guard term.words.count == 1, let word = term.words.first else { return wanted(by: term) }
        return byWord[word] ?? wanted(by: term)
    }

    private static let byWord: [String: FoodKind] = [
        "alcohol": alcohol, "dairy": dairy, "lactose": dairy, "egg": egg, "fish": fish,
        "gluten": gluten, "wheat": gluten, "meat": meat, "milk": milk, "nut": nut,
        "poultry": FoodKind(poultryNames), "seafood": seafood, "shellfish": shellfish,
    ]

    /// Every cheese by name, and what says in one word that cheese is in it.
    static let cheese = FoodKind(
        blueCheeses,
        goatCheeses,
        otherCheeses,
        "cheesy, cheeseburger, cheesesteak"
    )
    /// Milk and cheese, but not those of plants.
    static let milkOrCheese = FoodKind(
        milkAndCheese,
        blueCheeses,
        goatCheeses,
        otherCheeses,
        "cheesy, cheeseburger, cheesesteak",
        notBefore: replacing,
        notAfter: plants
    )
    private static let dairy = FoodKind(
        milkAndCheese,
        blueCheeses,
        goatCheeses,
        otherCheeses,
        """
        cream > tartar, yogurt, butter > bean squash lettuce < cocoa shea apple seed pecan
        clarified butter, half half, kefir, skyr, labneh, dulce de leche, custard, whey
        creme fraiche, fromage frais
        """,
        notBefore: replacing,
        notAfter: plants
    )
    private static let blueCheese = FoodKind(blueCheeses)
    private static let goatCheese = FoodKind(goatCheeses)
    private static let milk = FoodKind("buttermilk, milkshake")
    private static let egg = FoodKind(
        "mayonnaise, meringue, omelet, frittata, custard, aioli, hollandaise"
    )
    private static let nut = FoodKind(
        """
        almond, walnut, pecan, cashew, hazelnut, pistachio, macadamia, peanut, brazil nut
        pine nut, chestnut < water, marzipan, praline, frangipane, nutella, nougat, gianduja
        satay
        """
    )
    private static let shellfish = FoodKind(shellfishNames)
    private static let fish = FoodKind(fishNames)
    private static let seafood = FoodKind(shellfishNames, fishNames, "fish, shellfish")
    private static let meat = FoodKind(poultryNames, meatNames)
    private static let alcohol = FoodKind(
        """
        wine > vinegar, beer < ginger root, ale < ginger, lager, stout, cider > vinegar, brandy
        cognac, rum, vodka, gin, whisky, bourbon, tequila, sherry > vinegar, port, marsala
        madeira, vermouth, liqueur, amaretto, kahlua, cointreau, limoncello, sake, mirin
        champagne > vinegar, prosecco, kirsch, calvados, baileys, schnapps
        """
    )
    private static let gluten = FoodKind(
        """

        flour < rice almond coconut corn chickpea potato tapioca buckwheat free millet oat cassava
        bread < free, breadcrumb < free, pasta < free
        noodle < rice glass free shirataki kelp zucchini, wheat, barley, rye, spelt, bulgur
        couscous, semolina, seitan, panko, filo, malt, spaghetti < free squash, macaroni < free
        penne < free, fettuccine, linguine, lasagna, tagliatelle, ravioli, tortellini
        cannelloni, orzo, gnocchi, rigatoni, fusilli, farfalle, vermicelli < rice, udon, ramen
        baguette, brioche, croissant, ciabatta, focaccia, pita, naan, bagel, crouton
        puff pastry, shortcrust, pastry < rice, wonton, crumpet, muffin, biscuit, cracker < rice
        cookie, soy sauce < free, beer, freekeh, farro, digestive, flour tortilla, sponge
        """
    )

    /// Brawn and jellies of fruit are called cheese and have no milk in them.
    private static let milkAndCheese = """
        milk < rice barley bean chickpea flax flaxseed lupin pea potato banana pumpkin quinoa sesame
        buttermilk, milkshake, cheese < head quince damson guava
        """
    /// Words behind milk or a cheese that make it something else.
    private static let replacing = "free alternative substitute replacement replacer thistle cloth"
    /// Words before milk or a cheese that say that it is of plants, or that there is none.
    private static let plants = """
        almond cashew coconut hazelnut hemp macadamia nut oat peanut pecan pistachio soy spelt
        sunflower tiger tofu walnut vegan nondairy plant faux no without not
        """
    private static let blueCheeses = """
        stilton, gorgonzola, roquefort, cambozola, dolcelatte, danish blue, saint agur
        bleu d'auvergne, cabrales, maytag blue, shropshire blue, bavaria blu
        """
    private static let goatCheeses = "chevre, chevrot, bucheron, garrotxa, crottin"
    private static let otherCheeses = """
        mozzarella, mozarella, feta, parmesan, cheddar, ricotta, mascarpone, gruyere, emmental, emmentaler
        emmenthal, brie, camembert, gouda, edam, halloumi, paneer, pecorino
        romano > bean pepper tomato, grana padano, provolone, asiago, fontina, taleggio
        manchego, mahon, idiazabal, tetilla, monterey jack, pepper jack, colby jack, colby
        havarti, jarlsberg, munster, muenster, limburger, tilsit, tilsiter, appenzeller
        raclette, reblochon, comte, cantal, tomme, beaufort, vacherin, epoisse, livarot
        neufchatel, boursin, port salut, mimolette, morbier, chaource, saint nectaire
        boulette d'avesnes, burrata, bocconcini, scamorza, caciocavallo, provola, stracchino
        crescenza, robiola, quark, queso, cotija, requeson, fromage blanc, fromage frais
        wensleydale, red leicester, double gloucester, caerphilly, yarg, cheshire cheese
        lincolnshire poacher, leerdammer, maasdam, maasdamer, gjetost, brunost, kefalotyri
        kefalograviera, graviera, kasseri, mizithra, myzithra, manouri, anthotyro, akkawi
        nabulsi, sulguni, bryndza, oscypek, velveeta, chhena, kashkaval, liptauer, obatzda
        ricotta salata
        """
    private static let shellfishNames = """
        shrimp, crab > apple, crabmeat, lobster, crayfish, langoustine, scampi, mussel, clam
        oyster > mushroom, scallop, cockle, whelk, winkle, periwinkle, squid, octopus
        cuttlefish, abalone, conch, krill, king prawn, tiger prawn
        """
    private static let fishNames = """
        salmon, tuna, cod, haddock, trout, anchovy, sardine, mackerel, halibut, herring, kipper
        bloater, pilchard, sprat, whitebait, eel, bass, seabass, bream, sole, plaice, pollock
        pollack, hake, coley, tilapia, snapper, catfish, mahi, turbot, brill, sturgeon, caviar
        roe, swordfish, monkfish, grouper, perch, pike, carp, mullet, skate, barramundi, bonito
        rockfish, flounder, surimi, basa, pangasius, john dory, whiting, smelt, char > siu
        arctic char, red snapper, sea bream, bacalao
        """
    private static let poultryNames = """
        chicken, turkey, duck, goose > fat berry, quail > egg, poussin, pheasant, partridge
        guinea fowl, pigeon
        """
    private static let meatNames = """
        beef > tomato, pork, lamb > lettuce, mutton, veal, venison, bacon, ham, gammon, sausage
        salami, chorizo, prosciutto, pancetta, lardon, mince > pie, steak, oxtail, brisket
        sirloin, pepperoni, pastrami, mortadella, bresaola, speck, nduja, guanciale, bratwurst
        frankfurter, hot dog, meatball, haggis, black pudding, rabbit, hare, boar, bison
        goat < milk, spare rib, baby back rib, tripe, sweetbread, bone broth, lard, suet
        foie gras, liver, andouille, kielbasa, merguez, spam, jerky
        """
}
