/// Kinds of dishes, as text that a person can read and add to.
///
/// ```
/// kind = other name: title words, ~title words, @category
/// ```
///
/// A recipe is of a kind when its title has one of the rows of words, or when it has the category.
/// `~` marks what is near it, found after the others: a goulash among soups. Names are in the
/// form of `FoodWords`, and so are titles when they are compared.
enum DishTable {
    static let texts = [savoury, baked, sweet, drunk]

    static let savoury = """
        soup: @soup, soup, chowder, pho, laksa, borscht, minestrone, gazpacho, bisque, broth, corba, tom yum
        soup: tom kha, avgolemono, harira, vichyssoise, cullen skink, consomme, veloute, mulligatawny
        soup: bouillabaisse, pozole, menudo, caldo verde, cock a leekie, scotch broth, ramen, zuppa, ribollita
        soup: pasta e fagioli, fasolada, ajiaco, sancocho, shchi, solyanka, rassolnik, okroshka, potage
        soup: mercimek, egg drop, hot pot soup, gumbo, ~stew, ~goulash, ~congee, ~udon, ~hot pot
        stew = casserole = ragout = hot pot = hotpot = one pot: stew, casserole, bourguignon, goulash, tagine
        stew: coq au vin, bigo, feijoada, fesenjan, ratatouille, lecso, cassoulet, ragout, gumbo, stifado
        stew: osso buco, ossobuco, pot au feu, blanquette, daube, carbonnade, cioppino, caponata, chakchouka
        stew: hotpot, doro wat, nikujaga, sukiyaki, birria, bredie, potjieko, zigni, pepper pot, cholent
        stew: callaloo, kare kare, sinigang, jjigae, moqueca, waterzooi, fricassee, pot roast, tzimme
        stew: ~stroganoff, ~rouladen, ~chana masala, ~adobo, ~karahi, ~chili con carne, ~fasolada, ~dal
        stew: ~ful medame, ~harira, ~locro, ~misir wat, ~spinach chickpea, ~braised, ~rendang
        curry: curry, masala, korma, vindaloo, karahi, madras, jalfrezi, rendang, dal, palak paneer, laksa
        curry: katsu, bhuna, balti, makhani, butter chicken, rogan josh, saag, dopiaza, pasanda, dhansak
        curry: massaman, panang, tikka masala, mattar paneer, aloo gobi, sambar, keema, nihari, bunny chow
        curry: kadai, passanda, ~misir wat, ~bobotie, ~kedgeree, ~mulligatawny
        salad: @salad, salad, slaw, coleslaw, tabbouleh, fattoush, panzanella, som tam, remoulade, gado gado
        salad: waldorf, larb, caprese, nicoise, insalata, horiatiki, shirazi, kachumber, ~ceviche, ~poke
        dumpling = dim sum: dumpling, pierogi, gyoza, potsticker, wonton, momo, manti, mandu, khinkali
        dumpling: pelmeni, varenyky, vareniki, knodel, siu mai, shumai, har gow, bao, maultaschen, kroppkaka
        dumpling: ~gnocchi, ~ravioli, ~tortellini
        pizza: pizza, calzone, stromboli, pizzetta, pissaladiere, ~khachapuri, ~focaccia, ~flammkuchen
        pizza: ~lahmacun, ~tarte flambee, ~pide
        burger = hamburger = beefburger = cheeseburger: burger, hamburger, cheeseburger, smash burger, ~chapli kebab
        sandwich = sarnie = toastie = sub = butty: sandwich, croque monsieur, croque madame, banh mi, toastie
        sandwich: panini, blt, reuben, sub, hoagie, po boy, cubano, torta, bagel sandwich, melt, grilled cheese
        sandwich: club, muffuletta, philly cheesesteak, bocadillo, smorrebrod, sloppy joe, tramezzini
        sandwich: ~burger, ~rarebit, ~souvlaki, ~gyro, ~hot dog, ~doner
        wrap = burrito: wrap, burrito, fajita, shawarma, ~quesadilla, ~enchilada, ~taco
        quesadilla: quesadilla
        enchilada: enchilada
        nacho: nacho, ~chilaquile
        taco: taco, ~carnita
        fajita: fajita
        stir fry = stir fried = wok: stir fried, stir fry, kung pao, fried rice, nasi goreng, pad thai, chow mein, lo mein
        stir fry: japchae, sweet sour pork, chop suey, pad see ew, pad kra pao, mee goreng, char kway teow
        stir fry: yakisoba, yaki udon, beef broccoli, general tso, ~bulgogi, ~dakgalbi, ~mapo tofu
        fried rice: fried rice, nasi goreng, chahan, arroz chaufa, bokkeumbap
        omelet = frittata: omelet, tortilla espanola, frittata, tamagoyaki, kuku, spanish omelet, ~menemen, ~okonomiyaki
        scrambled egg: scrambled egg, menemen, miga, ~bacalhau a bra
        kebab = skewer = shish: kebab, souvlaki, satay, shashlik, kofta, yakitori, shish, brochette, anticucho, doner, skewer
        kebab: cevapi, cevapcici, tikka skewer, ~shawarma, ~gyro
        meatball = rissole: meatball, albondiga, kofte, kofta, polpette, frikadelle, frikadeller, bitterballen, ~keftede
        meatloaf: meatloaf, meat loaf
        gratin = casserole bake = bake: lasagna, moussaka, gratin, cauliflower cheese, mac cheese, parmesan eggplant, enchilada
        gratin: bobotie, tater tot casserole, pasta bake, pasticcio, pastitsio, scalloped, dauphinois, casserole
        gratin: eggplant parmesan, jansson, tartiflette, ~shepherd pie, ~baked feta, ~cottage pie
        lasagna: lasagna
        mac cheese = macaroni cheese: mac cheese, macaroni cheese
        spaghetti bolognese = bolognese = spag bol: bolognese, ~lasagna, ~ragu
        ragu = meat sauce: bolognese, ragu, ~lasagna
        pasta bake: lasagna, mac cheese, pasta bake, baked ziti, cannelloni, pastitsio
        noodle soup: pho, laksa, ramen, noodle soup, udon, ~tonkotsu
        ramen: ramen
        schnitzel = cutlet: schnitzel, milanesa, milanese, ~katsu, ~escalope
        fritter = croquette: bhaji, falafel, tempura, fritter, croquette, croqueta, pakora, acaraje, beignet, arancini
        fritter: hush puppy, bunuelo, aloo tikki, kibbeh, ~puff puff, ~reibekuchen, ~syrniki, ~latke
        fries = chip dish = french fries: fish chip, poutine, french fries, fries, chip, ~patata brava, ~wedge
        fish chip: fish chip
        fish cake = fishcake: fish cake, fishcake, crab cake
        fish pie: fish pie
        mashed potato = mash: colcannon, mashed, champ, mash, stoemp, ~shepherd pie, ~cottage pie
        roast potato: roast potato, ~garlic parmesan roast
        potato salad: potato salad
        egg roll = spring roll: spring roll, egg roll, lumpia, ~summer roll
        summer roll = rice paper roll: summer roll, ~spring roll
        samosa: samosa
        empanada: empanada, ~pasty
        pasty: pasty, ~empanada
        sushi: maki, sushi, nigiri, temaki, sashimi, onigiri, ~gravlax, ~poke
        risotto: risotto, ~paella
        paella: paella, ~jambalaya
        rice dish = pilaf = pilau = rice dish main: jollof, paella, risotto, jambalaya, fried rice, mexican red rice, kedgeree
        rice dish: rice pea, nasi goreng, biryani, pilaf, pilau, plov, arroz con pollo, donburi, gyudon, dirty rice
        rice dish: mujaddara, nasi lemak, claypot rice, congee, tahdig, ~bibimbap, ~koshari, ~risotto
        rice bean: rice pea, rice bean, gallo pinto, ~koshari
        biryani: biryani
        roast = sunday roast: roast, pot roast, porchetta, ~piri piri chicken, ~yorkshire
        roast chicken: roast chicken, piri piri chicken, ~jerk chicken
        fried chicken: fried chicken, karaage, nugget, ~katsu
        grilled chicken: piri piri chicken, jerk chicken, souvlaki, chicken satay, ~tikka
        chicken soup: chicken soup, chicken noodle soup, tom kha gai, ~avgolemono, ~cock a leekie
        barbecue = grill = cookout: barbecue, grilled, kebab, jerk, souvlaki, satay, asado, burger, ~piri piri, ~bulgogi
        chili con carne = chili bean dish: chili con carne, sin carne
        hot dog: hot dog, corn dog
        cottage pie: cottage pie, ~shepherd pie
        shepherd pie: shepherd pie, ~cottage pie
        pulled pork: pulled pork, ~carnita
        stuffed vegetable: stuffed pepper, stuffed, imam bayildi, dolma, golabki, sarma, gemista, chili relleno
        tapa: gamba al ajillo, patata brava, albondiga, tortilla espanola, pan con tomate, croqueta
        tapa: garlic mushroom manchego, pimiento de padron, pincho, pintxo
        mezze = meze: hummus, falafel, tabbouleh, tzatziki, imam bayildi, spanakopita, baba ganoush, dolma, labneh
        mezze: fattoush, muhammara, kibbeh, ~badrijani, ~baked feta, ~provoleta
        antipasto = antipasti: bruschetta, caprese, crostini, carpaccio, ~panzanella, ~baked camembert
        bruschetta = crostini: bruschetta, crostini, ~pan con tomate
        dip = spread: dip, hummus, guacamole, tzatziki, liptauer, aioli, raita, romesco, baba ganoush, muhammara
        dip: taramasalata, salsa, queso, tapenade, labneh, bagna cauda, ~harissa, ~pesto
        salsa: salsa, pico de gallo, ~guacamole, ~chimichurri
        hummus: hummus
        pate = terrine = rillette: pate, terrine, rillette, ~liptauer
        sauce = salad dressing = dressing = condiment: @sauce, sauce, salad dressing, dressing, vinaigrette, gravy, ketchup, salsa verde
        sauce: bechamel, hollandaise, bearnaise, veloute, mayonnaise, ~chutney
        tomato sauce = marinara: tomato sauce, marinara, ~arrabbiata
        white sauce = bechamel: bechamel, white sauce
        gravy: gravy, ~poutine
        pesto: pesto
        mayonnaise: mayonnaise, aioli
        pickle = pickled = preserve: @preserve, pickle, pickled, kimchi, sauerkraut, piccalilli, ~preserved lemon
        preserve = conserve: @preserve
        fermented = ferment: kimchi, sauerkraut, ~sourdough
        jam = marmalade = fruit spread: jam, marmalade, ~curd, ~chutney
        chutney = relish: chutney, relish, ~piccalilli
        ceviche: ceviche
        stuffing: stuffing
        hash: hash, corned beef hash, ~bubble squeak
        bubble squeak: bubble squeak, ~colcannon
        fry up = full english = fried breakfast = english breakfast = cooked breakfast: full english, ~huevo ranchero, ~shakshuka
        baked potato = jacket potato: baked potato, jacket potato
        egg dish = egg benedict: egg benedict, ~cilbir
        quiche: quiche, ~tart
        """

    static let baked = """
        bread = loaf = homemade bread: @bread, bread, naan bread, focaccia, brioche, pretzel, soda bread, baguette, ciabatta
        bread: challah, loaf, pita, bagel, damper, ~bruschetta, ~pan con tomate
        bread roll = roll = bun: pandesal, bun, pampushky, bread roll, dinner roll, kolache, ~pao de queijo, ~brioche
        bun: bun, pandesal, pampushky, ~brioche
        flatbread = flat bread: naan bread, corn tortilla, flour tortilla, focaccia, lavash, pita, roti, chapati, lango, injera, paratha, flatbread
        flatbread: piadina, matzo, bazlama, ~pizza, ~spring onion pancake, ~khachapuri
        naan bread = naan: naan bread
        garlic bread: garlic bread, garlic cheese bread, ~cheese garlic naan
        sourdough = sourdough bread: sourdough, rye bread
        rye bread: rye bread, pumpernickel
        banana bread: banana bread
        cornbread: cornbread
        focaccia: focaccia
        scone: scone, ~biscuit sausage gravy
        pretzel: pretzel
        bagel: bagel, ~simit
        crumpet: crumpet
        english muffin: english muffin
        toast: rarebit, bruschetta, pan con tomate, toast, crostini, ~croque monsieur
        french toast = eggy bread: french toast, torrija
        pie = pot pie: pie, pasty, spanakopita, tourtiere, borek, pastilla, galette pie, ~bakewell, ~empanada, ~cobbler, ~quiche
        pie: ~tarte, ~tart, ~pirog
        tart = flan = tarte: tart, tarte, quiche, pasteis de nata, flan, tartlet, linzer, galette, ~pie, ~tarta
        pastry: spanakopita, baklava, croissant, strudel, empanada, pasty, pasteis de nata, danish, samosa, turnover
        pastry: profiterole, eclair, puff, borek, sausage roll, vol au vent, quiche, palmier, ~pie, ~tart, ~tarte, ~churro
        sausage roll: sausage roll, ~biscuit sausage gravy
        strudel: strudel
        yorkshire pudding: yorkshire pudding, ~toad in the hole
        """

    static let sweet = """
        pancake = crepe = hotcake: pancake, crepe, blini, poffertje, kaiserschmarrn, latke, dosa, galette, palatschinken, oladi
        pancake: rosti, reibekuchen, hotteok, injera, dutch baby, ~dorayaki, ~okonomiyaki, ~syrniki, ~clafouti
        potato pancake = hash brown = rosti = latke: reibekuchen, latke, rosti, hash brown, potato pancake, boxty
        waffle: waffle
        cookie = biscuit: cookie, shortbread, anzac biscuit, snickerdoodle, florentine, amaretti, macaroon, speculoos, gingerbread
        cookie: biscotti, vanillekipferl, digestive, garibaldi, ginger nut, springerle, lebkuchen, pizzelle, ~madeleine, ~brownie
        flapjack = oat bar = granola bar: flapjack, oat bar, granola bar, ~anzac biscuit
        cake = gateau = torte = sponge = bake cake: @cake, cake, gateau, sponge, torte, kladdkaka, lamington, brownie, muffin
        cake: cupcake, pound, bundt, genoise, stollen, panforte, tarta de, savarin, ~cheesecake
        cheesecake: cheesecake
        brownie = blondie: brownie, blondie, ~kladdkaka
        muffin = cupcake = cup cake = fairy cake: muffin, cupcake, fairy cake, ~crumpet
        doughnut = beignet: doughnut, puff puff, beignet, berliner, krapfen, sufganiyot, loukoumade, ~churro, ~lango
        pudding: pudding, sticky toffee, kheer, spotted dick, syllabub, posset, ~yorkshire, ~clafouti, ~crumble, ~mousse, ~panna cotta
        rice pudding: kheer, rice pudding, arroz con leche, riz au lait, ~mango sticky rice
        bread pudding: bread pudding, bread butter pudding
        ice cream = gelato = sorbet = frozen dessert = sherbet: ice cream, gelato, sorbet, kulfi, semifreddo, parfait, sherbet, ~granita
        granita = slush: granita
        custard = creme caramel = egg custard: creme brulee, custard, pasteis de nata, creme caramel, egg tart, flan, ~panna cotta
        creme brulee: creme brulee
        mousse: mousse
        trifle: trifle
        crumble = crisp dessert = cobbler: crumble, cobbler, apple crisp, betty, ~clafouti
        meringue = pavlova: meringue, pavlova, eton mess
        fudge = toffee = caramel = truffle candy: fudge, toffee, caramel, brigadeiro
        candy = confectionery: fudge, toffee, brigadeiro, truffle, nougat, praline, turkish delight, marshmallow, barfi
        fruit dessert: crumble, cobbler, tarte tatin, pear in red wine, clafouti, strudel, fruit salad, baked apple, ~mango sticky rice
        fruit salad: fruit salad
        swiss roll = roulade: swiss roll, roulade, yule log
        gingerbread: gingerbread, lebkuchen, parkin
        cinnamon roll = cinnamon bun: cinnamon bun, cinnamon roll
        turkish delight: turkish delight
        macaron: macaron
        porridge = oatmeal = congee: porridge, congee, oatmeal, overnight oat, grits, ~muesli, ~upma
        congee: congee
        muesli = granola = cereal = overnight oat: muesli, granola, overnight oat, ~porridge
        chocolate cake: chocolate cake, sachertorte, kladdkaka, black forest, brownie, devil food, lava cake, ~lamington, ~chocolate mousse
        apple pie: apple pie, ~tarte tatin, ~apple crumble, ~apple strudel
        birthday cake = celebration cake: victoria sponge, birthday cake, layer cake, ~sachertorte, ~black forest, ~chocolate cake
        fruit cake = fruitcake: fruit cake, fruitcake, christmas cake, dundee cake
        tre leche: tre leche
        """

    static let drunk = """
        smoothie = milkshake = shake: lassi, smoothie, milkshake
        milkshake: milkshake, ~lassi
        lassi: lassi
        cocktail = mixed drink: caipirinha, sangria, mojito, margarita cocktail, daiquiri, negroni, spritz, pina colada, martini
        cocktail: bloody mary, cosmopolitan, mai tai, punch, michelada, ~irish coffee, ~gluhwein
        mulled wine: gluhwein, mulled wine
        hot chocolate = cocoa drink: cioccolata calda, hot chocolate, champurrado
        tea = cup of tea: mint tea, iced tea, chai, bubble tea, tea
        iced tea = ice tea: iced tea
        coffee = iced coffee: coffee, latte, cappuccino, espresso, affogato, frappe
        lemonade = squash drink = cordial = soft drink: cordial, agua de, lemonade, agua fresca, limonada, horchata
        juice = fruit juice: juice, ~lemonade, ~agua de
        punch: punch, sangria
        """
}
