extension KnownFoods {
    /// Meat, poultry and what is made of them.
    static let meats = """
        bacon, back bacon, streaky bacon, smoked bacon, bacon bits, bacon lardons, turkey bacon
        canadian bacon, baby back ribs, beef, beef mince, minced beef, ground beef
        lean ground beef, beef brisket, beef cheek, beef short ribs, beef shin, stewing beef
        braising steak, corned beef, roast beef, beef jerky, beef sausage, beef stock, beef broth
        beef bouillon, black pudding, white pudding, bockwurst, boudin, bratwurst, bresaola
        brisket, capon, chicken, whole chicken, chicken breast, chicken thigh, chicken leg
        chicken drumstick, chicken wing, chicken liver, chicken mince, ground chicken
        chicken carcass, cooked chicken, rotisserie chicken, roast chicken, shredded chicken
        chicken tender, chicken fillet, chicken nugget, chicken sausage, chicken stock
        chicken broth, chicken bouillon, chicken fat, chicken skin, chicken feet, chipolata
        chorizo, cooking chorizo, chuck steak, chuck roast, cocktail sausage, cumberland sausage
        duck, duck breast, duck leg, duck fat, duck confit, duck liver, chopped ham, flank steak
        flat iron steak, fillet steak, foie gras, frankfurter, gammon, gammon steak, gizzard, goat
        goat meat, goose, goose fat, guanciale, guinea fowl, haggis, ham, cooked ham, smoked ham
        serrano ham, parma ham, black forest ham, iberico ham, ham hock, ham bone, hanger steak
        hare, hot dog, hot dog sausage, italian sausage, kangaroo, kidney, lamb kidney, kielbasa
        lamb, lamb mince, minced lamb, ground lamb, lamb chop, lamb shank, lamb shoulder
        shoulder of lamb, leg of lamb, lamb leg, lamb neck, neck of lamb, lamb cutlet
        rack of lamb, lamb liver, lamb stock, lard, lardon, linguiça, liver, calf's liver
        pig's liver, liver sausage, liverwurst, luncheon meat, marrow bone, meatball, merguez
        minced meat, mince, mincemeat, morcilla, mortadella, mutton, nduja, offal, ostrich
        ox cheek, ox tongue, oxtail, pancetta, partridge, pastrami, pepperoni, pheasant, pigeon
        pig's trotter, pork, pork mince, minced pork, ground pork, pork belly, pork chop
        pork loin, pork tenderloin, pork fillet, pork shoulder, pork butt, pork rib, pork cheek
        pork sausage, pork rind, pork crackling, pork fat, pork steak, pulled pork, prosciutto
        poussin, quail, rabbit, rib-eye steak, ribeye steak, rump steak, salami, salt pork
        sausage, sausage meat, breakfast sausage, veggie sausage, short rib, sirloin
        sirloin steak, skirt steak, smoked sausage, soppressata, spam, spare ribs, speck, steak
        suet, beef suet, vegetable suet, sweetbread, t-bone steak, topside of beef, tripe, turkey
        turkey breast, turkey mince, ground turkey, minced turkey, turkey leg, turkey thigh
        turkey sausage, turkey stock, veal, veal escalope, veal shank, veal mince, veal chop
        venison, venison steak, wild boar, bone broth, bone marrow, andouille sausage, andouille
        lap cheong, chinese sausage, blood sausage, salt beef, smoked turkey, pork knuckle
        """

    /// Fish, shellfish and what is made of them.
    static let fish = """
        anchovy, anchovy fillet, anchovy paste, arctic char, barramundi, basa, bass, sea bass
        black cod, bonito, bonito flakes, bream, sea bream, calamari, carp, catfish, caviar, clam
        baby clam, canned clams, clam juice, cockle, cod, cod fillet, cod loin, cod roe, salt cod
        bacalao, coley, conch, crab, crab meat, crabmeat, crab stick, dressed crab
        soft shell crab, crayfish, cuttlefish, dover sole, eel, smoked eel, fish, white fish
        white fish fillet, oily fish, fish fillet, fish finger, fish stick, fish ball, fish cake
        fish stock, fish pie mix, fish roe, flounder, grouper, haddock, smoked haddock, hake
        halibut, herring, pickled herring, rollmop, john dory, kipper, langoustine, lemon sole
        lobster, lobster tail, mackerel, smoked mackerel, mahi mahi, monkfish, mullet, red mullet
        mussel, octopus, baby octopus, oyster, smoked oyster, perch, pike, pilchard, plaice
        pollock, prawn, king prawn, tiger prawn, cooked prawns, raw prawns, dried shrimp, shrimp
        jumbo shrimp, brown shrimp, shrimp paste, salmon, salmon fillet, salmon steak
        smoked salmon, canned salmon, hot smoked salmon, salmon roe, sardine, canned sardines
        scallop, king scallop, scampi, sea urchin, seafood, mixed seafood, seafood stock, skate
        skate wing, snapper, red snapper, sole, sprat, squid, squid ink, squid ring, surimi
        swordfish, tilapia, trout, rainbow trout, sea trout, smoked trout, tuna, tuna steak
        canned tuna, tinned tuna, tuna chunks, turbot, whelk, whitebait, whiting, taramasalata
        """

    /// Milk, cheese, eggs, butter, and what stands in for them.
    static let dairy = """
        almond milk, oat milk, soya milk, soy milk, rice milk, coconut milk, light coconut milk
        coconut cream, cashew milk, hemp milk, hazelnut milk, plant milk, coconut yogurt
        soy yogurt, vegan butter, vegan cheese, vegan mayonnaise, butter, unsalted butter
        salted butter, melted butter, softened butter, clarified butter, brown butter
        garlic butter, ghee, margarine, vegetable shortening, shortening, milk, whole milk
        skimmed milk, skim milk, semi-skimmed milk, low-fat milk, 2% milk, goat milk, sheep's milk
        evaporated milk, condensed milk, sweetened condensed milk, milk powder, powdered milk
        dried milk, malted milk powder, buttermilk, buttermilk powder, chocolate milk, cream
        double cream, single cream, heavy cream, whipping cream, heavy whipping cream, light cream
        whipped cream, clotted cream, sour cream, soured cream, crème fraîche, squirty cream
        half and half, custard, custard powder, vanilla custard, ice cream, vanilla ice cream
        chocolate ice cream, sorbet, lemon sorbet, frozen yogurt, kefir, yogurt, yoghurt
        natural yogurt, plain yogurt, greek yogurt, greek yoghurt, vanilla yogurt, low-fat yogurt
        skyr, labneh, dulce de leche, whey powder, cheese, grated cheese, shredded cheese
        hard cheese, soft cheese, melted cheese, mexican cheese blend, american cheese, cheddar
        cheddar cheese, mature cheddar, sharp cheddar, white cheddar, parmesan, parmesan cheese
        parmesan rind, grated parmesan, parmigiano reggiano, pecorino, pecorino romano
        grana padano, mozzarella, mozzarella cheese, buffalo mozzarella, mozzarella ball
        mozzarella stick, fresh mozzarella, burrata, bocconcini, ricotta, ricotta cheese
        mascarpone, mascarpone cheese, cream cheese, philadelphia cheese, cottage cheese, quark
        fromage frais, feta, feta cheese, halloumi, halloumi cheese, paneer, goat cheese
        sheep's cheese, blue cheese, stilton, gorgonzola, roquefort, dolcelatte, danish blue, brie
        camembert, gouda, smoked gouda, edam, emmental, gruyère, comté, swiss cheese, raclette
        raclette cheese, reblochon, fontina, taleggio, provolone, asiago, manchego, monterey jack
        pepper jack, colby, colby jack, havarti, jarlsberg, munster, wensleydale, red leicester
        double gloucester, caerphilly, queso fresco, cotija, cotija cheese, oaxaca cheese
        string cheese, cheese slice, cheese curds, kashkaval, boursin, smoked cheese, cheese sauce
        egg, free-range egg, large egg, egg white, egg yolk, boiled egg, hard-boiled egg
        soft-boiled egg, poached egg, fried egg, scrambled egg, quail egg, duck egg, egg wash
        egg replacer, aquafaba, tofu, silken tofu, firm tofu, extra firm tofu, smoked tofu
        tofu skin, tempeh, seitan, textured vegetable protein, veggie mince, quorn
        meat-free mince
        """
}
