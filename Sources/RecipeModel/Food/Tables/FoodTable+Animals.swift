extension FoodTable {
    /// Meat, poultry and what is made of them.
    static let meats = """
        meat: red meat, poultry, game, head cheese = brawn, sausage, bacon, ham, offal, cured meat, mince, meatball, bone
        red meat: beef, veal, lamb, pork, goat
        beef: steak, brisket, oxtail, beef mince, corned beef = salt beef, pastrami, beef cheek, ~veal
        beef: braising beef, stewing beef = stew beef, roast beef, short rib, beef skirt, beef bone
        beef: ~beef jerky, ~bresaola, ~biltong, ~beef sausage
        steak: rump steak = rump, rib eye = ribeye, sirloin = sirloin steak, filet steak, t bone steak
        steak: flank steak, skirt steak, braising steak, minute steak, filet mignon, entrecote
        veal: veal escalope, veal mince, veal shank
        lamb: mutton = hogget, lamb mince, lamb chop, lamb shank, lamb neck, lamb rack
        goat: kid goat
        pork: gammon, pork belly = belly pork, pork mince, pulled pork, spare rib = sparerib, pork rib
        pork: baby back rib, pork chop, suckling pig, crackling = pork scratching, ham hock, pork loin
        pork: ~sausage, ~bacon, ~ham, ~sausage meat, ~cured meat, ~lard, ~chicharron
        poultry: chicken, turkey, duck, goose, guinea fowl, quail, pheasant, partridge, pigeon = squab
        chicken: chicken mince, chicken breast, chicken thigh, chicken leg, chicken wing, poussin
        chicken: rotisserie chicken, chicken drumstick, capon, ~chicken liver, ~chicken sausage
        turkey: turkey mince, turkey breast, ~turkey bacon
        duck: duck breast, duck leg, duck confit = confit duck
        game: venison = deer, rabbit, hare, wild boar = boar, bison = buffalo meat, ostrich, pheasant
        game: partridge, grouse, elk, moose, reindeer, kangaroo
        sausage: chorizo, bratwurst, frankfurter = hot dog sausage = wiener, salami, pepperoni, merguez
        sausage: andouille, black pudding = blood sausage = morcilla, sausage meat, kielbasa, nduja
        sausage: boerewor, mortadella, linguica, pork sausage, beef sausage, chicken sausage
        sausage: lap cheong = chinese sausage, cumberland sausage, italian sausage, smoked sausage
        sausage: knackwurst, weisswurst, blood pudding, haggis, ~vegetarian sausage
        bacon: pancetta, lardon, back bacon, streaky bacon, smoked bacon, turkey bacon, speck
        bacon: ~guanciale, ~gammon
        ham: prosciutto, serrano ham = jamon = iberico ham, cooked ham, ham hock, black forest ham
        ham: ~gammon
        cured meat = charcuterie = cold cut: salami, pepperoni, prosciutto, serrano ham, bresaola, pastrami
        cured meat: corned beef, chorizo, mortadella, coppa = capocollo, biltong, beef jerky, pancetta
        cured meat: guanciale, speck, nduja, lap cheong
        offal: liver, kidney, tripe, heart, tongue, sweetbread, haggis, pate, foie gras, giblet
        liver: chicken liver, calf liver, foie gras, ~pate
        mince = meat mince = mincemeat beef: beef mince, lamb mince, pork mince, chicken mince
        mince: turkey mince, veal mince
        bone: beef bone, marrow bone, chicken carcass
        """

    /// What swims and what lives in shells.
    static let seafood = """
        seafood = sea food: fish, shellfish, squid, octopus, cuttlefish, ~fish roe
        fish: oily fish, white fish, flat fish, fish filet, fish finger, fish cake, smoked fish
        fish: sturgeon, eel, swordfish, shark, skate, carp, tilapia, catfish, barramundi, perch, pike
        fish: fish roe, ~bonito flake, ~surimi, whitebait, sprat, smelt, zander, arctic char, butterfish
        oily fish: salmon, tuna, mackerel, sardine = pilchard, anchovy, herring, trout, sprat
        white fish: cod, haddock, pollock = pollack, hake, coley, whiting, sea bass = seabass = bass
        white fish: sea bream = bream = dorade, halibut, monkfish, snapper = red snapper, grouper
        white fish: mahi mahi, tilapia, basa, catfish, barramundi, red mullet = mullet, john dory
        white fish: orange roughy, rockfish
        flat fish: sole = lemon sole = dover sole, plaice, flounder, turbot, brill, halibut, skate
        salmon: smoked salmon = lox, salmon filet, gravlax = gravadlax, canned salmon
        cod: salt cod = saltfish = bacalao = bacalhau, cod filet, black cod, ~coley
        haddock: smoked haddock = finnan haddie, haddock filet
        mackerel: smoked mackerel
        trout: smoked trout, rainbow trout
        herring: kipper, bloater, pickled herring = rollmop
        tuna: canned tuna, tuna steak, ~bonito flake
        anchovy: anchovy filet, ~anchovy paste
        smoked fish: smoked salmon, smoked haddock, smoked mackerel, smoked trout, kipper
        fish roe = roe: caviar, salmon roe = ikura, tobiko, bottarga, taramasalata
        shellfish: crustacean, mollusk = mollusc
        crustacean: shrimp, crab, lobster, crayfish, langoustine = scampi = dublin bay shrimp, krill
        shrimp = king shrimp = tiger shrimp = jumbo shrimp = gamba: dried shrimp, brown shrimp
        crab: crabmeat = crab meat, crab stick, soft shell crab
        mollusk: mussel, clam = vongole, oyster, scallop, cockle, whelk, winkle = periwinkle, abalone, conch
        mollusk: razor clam, snail = escargot, ~squid, ~octopus, ~cuttlefish
        squid: squid ring, squid ink
        """

    /// Milk, what is made of it, and eggs.
    static let dairyAndEggs = """
        dairy = dairy product = lactose: milk, cream, cheese, butter, yogurt, custard, ice cream, whey, kefir
        dairy: dulce de leche, creme anglaise, milk powder, condensed milk, evaporated milk, buttermilk
        dairy: casein, milk chocolate, white chocolate, malted milk, lassi, ayran, khoya = mawa, ~quark
        milk = cow milk: whole milk, skim milk, semi skim milk, goat milk, sheep milk, low fat milk
        milk: ~buttermilk, ~condensed milk, ~evaporated milk, ~milk powder, ~malted milk
        milk powder = powdered milk = dried milk: skim milk powder
        condensed milk = sweetened condensed milk
        cream: heavy cream = whipping cream, light cream = half half = pouring cream, sour cream
        cream: creme fraiche, clotted cream, whipped cream, creme anglaise, smetana, crema
        yogurt: greek yogurt, plain yogurt = natural yogurt, skyr, labneh, fruit yogurt
        butter: clarified butter, unsalted butter, salted butter, melted butter, brown butter
        butter: garlic butter, herb butter
        cheese: hard cheese, soft cheese, blue cheese, goat cheese = chevre, mozzarella, paneer, halloumi
        cheese: grated cheese, melting cheese, american cheese, queso fresco, cheese curd, cheese spread
        cheese: smoked cheese, processed cheese, cheese slice, string cheese, sheep cheese
        hard cheese: cheddar, parmesan, grana padano, pecorino = pecorino romano = romano cheese, gruyere
        hard cheese: emmental = emmenthal = emmentaler = swiss cheese, manchego, gouda, edam, provolone
        hard cheese: monterey jack = pepper jack = jack cheese, red leicester, double gloucester, comte
        hard cheese: kefalotyri = kefalograviera = graviera, raclette, fontina, asiago, cotija, mahon
        hard cheese: wensleydale, cheshire cheese, lancashire cheese, caerphilly, jarlsberg, havarti
        hard cheese: appenzeller, tilsit = tilsiter, colby, ricotta salata, kashkaval, idiazabal, beaufort
        hard cheese: leerdammer, mimolette, leicester cheese
        soft cheese: brie, camembert, ricotta, mascarpone, cream cheese = philadelphia, cottage cheese
        soft cheese: curd cheese = quark = twarog = tvorog = farmer cheese, feta, burrata, taleggio
        soft cheese: fromage frais = fromage blanc, reblochon, vacherin, stracchino, munster = muenster
        soft cheese: limburger, boursin, boursin cheese, bocconcini, epoisse, neufchatel, robiola, sirene
        mozzarella: buffalo mozzarella, burrata, bocconcini, scamorza
        feta: feta cheese
        blue cheese = danish blue: stilton, gorgonzola, roquefort, dolcelatte, cambozola, cabrale
        blue cheese: saint agur, shropshire blue
        goat cheese: crottin, garrotxa
        sheep cheese: pecorino, manchego, feta, roquefort
        ice cream: vanilla ice cream, gelato, soft serve
        egg: egg white, egg yolk, quail egg, duck egg, boiled egg, beaten egg, poached egg, fried egg
        egg: whole egg, hard boiled egg, free range egg, liquid egg
        """
}
