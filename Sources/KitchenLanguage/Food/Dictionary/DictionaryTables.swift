// swift-format-ignore-file
// Written by Scripts/dictionary from Sources/Dictionary/Tables: change those files.

/// What the dictionary says of foods; a food is its number, the place of its line in `foods`.
package enum DictionaryTables {
    /// Names: families, `~` before those that it only is near.
    package static let foods = """
        meat
        red meat: 0
        poultry: 0
        game: 0
        head cheese=brawn: 0
        sausage=saucisse=sauciss=wurst=wurstchen=kielbasy=salchicha=salsiccia=salsicce: 0 ~16
        bacon=lard fume=speckwurfel=boczek=boczku=tocino=panceta: 0 ~16
        ham=jambon=jambon blanc=schinken=kochschinken=szynka=szynki=jamon serrano=prosciutto cotto: 0 ~16
        offal: 0
        cured meat=charcuterie=cold cut: 0 ~16
        mince=meat mince=mincemeat beef=viande hachee=hackfleisch=mieso mielone=miesa mielonego=carne picada=carne macinata: 0
        meatball: 0
        bone: 0
        beef=boeuf=rindfleisch=wolowina=wolowiny=ternera=carne de res=carne de vaca=manzo: 1
        veal=veau=kalbfleisch=cielecina=vitello: 1 ~13
        lamb=agneau=lammfleisch=jagniecina=cordero=agnello: 1
        pork=porc=schweinefleisch=wieprzowina=wieprzowiny=cerdo=carne de cerdo=maiale: 1
        goat: 1
        steak: 13
        brisket: 13
        oxtail: 13
        beef mince=rinderhackfleisch=rinderhack=boeuf hache=mieso mielone wolowe=carne picada de ternera=macinato di manzo: 13 10
        corned beef=salt beef: 13 9
        pastrami: 13 9
        beef cheek: 13
        braising beef: 13
        stewing beef=stew beef: 13
        roast beef: 13
        short rib: 13
        beef skirt: 13
        beef bone: 13 12
        beef jerky: ~13 9
        bresaola: ~13 9
        biltong: ~13 9
        beef sausage: ~13 5
        rump steak=rump: 18
        rib eye=ribeye: 18
        sirloin=sirloin steak: 18
        filet steak: 18
        t bone steak: 18
        flank steak: 18
        skirt steak: 18
        braising steak: 18
        minute steak: 18
        filet mignon: 18
        entrecote: 18
        veal escalope: 14
        veal mince: 14 10
        veal shank: 14
        mutton=hogget: 15
        lamb mince: 15 10
        lamb chop: 15
        lamb shank: 15
        lamb neck: 15
        lamb rack: 15
        kid goat: 17
        gammon: 16 ~6 ~7
        pork belly=belly pork: 16
        pork mince: 16 10
        pulled pork: 16
        spare rib=sparerib: 16
        pork rib: 16
        baby back rib: 16
        pork chop: 16
        suckling pig: 16
        crackling=pork scratching: 16
        ham hock: 16 7
        pork loin: 16
        sausage meat: ~16 5
        lard=saindoux=schweineschmalz=smalec=manteca de cerdo=strutto: ~16 1346
        chicharron: ~16
        chicken=poulet=huhn=hahnchen=huhnchen=kurczak=kurczaka=pollo: 2
        turkey=dinde=pute=truthahn=indyk=indyka=pavo=tacchino: 2
        duck=canard=ente=kaczka=kaczki=pato=anatra: 2
        goose: 2
        guinea fowl: 2
        quail: 2
        pheasant: 2 3
        partridge: 2 3
        pigeon=squab: 2
        chicken mince: 71 10
        chicken breast=blanc de poulet=filet de poulet=hahnchenbrust=hahnchenbrustfilet=huhnerbrust=pier z kurczaka=piersi z kurczaka=pechuga de pollo=petto di pollo: 71
        chicken thigh: 71
        chicken leg: 71
        chicken wing: 71
        poussin: 71
        rotisserie chicken: 71
        chicken drumstick: 71
        capon: 71
        chicken liver: ~71 143
        chicken sausage: ~71 5
        turkey mince: 72 10
        turkey breast: 72
        turkey bacon: ~72 6
        duck breast: 73
        duck leg: 73
        duck confit=confit duck: 73
        venison=deer: 3
        rabbit: 3
        hare: 3
        wild boar=boar: 3
        bison=buffalo meat: 3
        ostrich: 3
        grouse: 3
        elk: 3
        moose: 3
        reindeer: 3
        kangaroo: 3
        chorizo: 5 9
        bratwurst: 5
        frankfurter=hot dog sausage=wiener: 5
        salami: 5 9
        pepperoni: 5 9
        merguez: 5
        andouille: 5
        black pudding=blood sausage=morcilla: 5
        kielbasa: 5
        nduja: 5 9
        boerewor: 5
        mortadella: 5 9
        linguica: 5
        pork sausage: 5
        lap cheong=chinese sausage: 5 9
        cumberland sausage: 5
        italian sausage: 5
        smoked sausage: 5
        knackwurst: 5
        weisswurst: 5
        blood pudding: 5
        haggis: 5 8
        vegetarian sausage: ~5 980
        pancetta: 6 9
        lardon: 6
        back bacon: 6
        streaky bacon: 6
        smoked bacon: 6
        speck: 6 9
        guanciale: ~6 9
        prosciutto: 7 9
        serrano ham=iberico ham=jamon: 7 9
        cooked ham: 7
        black forest ham: 7
        coppa=capocollo: 9
        liver: 8
        kidney: 8
        tripe: 8
        heart: 8
        tongue: 8
        sweetbread: 8
        pate: 8 ~143
        foie gras: 8 143
        giblet: 8
        calf liver: 143
        marrow bone: 12
        chicken carcass: 12
        mincemeat
        seafood=sea food
        fish=poisson=fisch=ryba=ryby=pescado=pesce: 156
        shellfish: 156
        squid=calmar=encornet=tintenfisch=kalmary=calamare=calamaro: 156 ~244
        octopus=poulpe=oktopus=krake=osmiornica=pulpo=polpo: 156 ~244
        cuttlefish: 156 ~244
        fish roe=roe: ~156 157
        oily fish: 157
        white fish: 157
        flat fish: 157
        fish filet: 157
        fish finger: 157
        fish cake: 157
        smoked fish: 157
        sturgeon: 157
        eel: 157
        swordfish: 157
        shark: 157
        skate: 157 165
        carp: 157
        tilapia: 157 164
        catfish: 157 164
        barramundi: 157 164
        perch: 157
        pike: 157
        bonito flake: ~157 ~190
        surimi: ~157
        whitebait: 157
        sprat: 157 163
        smelt: 157
        zander: 157
        arctic char: 157
        butterfish: 157
        salmon=saumon=saumon fume=lachs=lachsfilet=raucherlach=loso=lososia=salmone: 163
        tuna=thon=thunfisch=tunczyk=tunczyka=atun=tonno: 163
        mackerel=maquereau=makrele=makrela=caballa=sgombro: 163
        sardine=pilchard: 163
        anchovy=anchois=sardelle=sardellen=sardela=anchoa=acciuga=acciughe=alici: 163
        herring=hareng=hering=sledz=sledzie=arenque=aringa: 163
        trout=truite=forelle=forellen=pstrag=trucha=trota: 163
        cod=cabillaud=kabeljau=dorsch=dorsz=dorsza=merluzzo: 164
        haddock: 164
        pollock=pollack: 164
        hake: 164
        coley: 164 ~196
        whiting: 164
        sea bass=bass=seabass: 164
        sea bream=bream=dorade: 164
        halibut: 164 165
        monkfish: 164
        snapper=red snapper: 164
        grouper: 164
        mahi mahi: 164
        basa: 164
        red mullet=mullet: 164
        john dory: 164
        orange roughy: 164
        rockfish: 164
        sole=lemon sole=dover sole: 165
        plaice: 165
        flounder: 165
        turbot: 165
        brill: 165
        smoked salmon=lox: 189 169
        salmon filet: 189
        gravlax=gravadlax: 189
        canned salmon: 189
        salt cod=bacalao=saltfish=bacalhau: 196
        cod filet: 196
        black cod: 196
        smoked haddock=finnan haddie: 197 169
        haddock filet: 197
        smoked mackerel: 191 169
        smoked trout: 195 169
        rainbow trout: 195
        kipper: 194 169
        bloater: 194
        pickled herring=rollmop: 194
        canned tuna: 190
        tuna steak: 190
        anchovy filet: 193
        anchovy paste: ~193
        caviar: 162
        salmon roe=ikura: 162
        tobiko: 162
        bottarga: 162
        taramasalata: 162
        crustacean: 158
        mollusk=mollusc: 158
        shrimp=jumbo shrimp=king shrimp=tiger shrimp=gamba=crevette=garnele=garnelen=krabben=krewetka=krewetki=krewetek=langostino=gambero=gamberi=gamberetti: 243
        crab=crabe=cangrejo=granchio=krebsfleisch=kreb: 243
        lobster=homard=hummer=homar=bogavante=aragosta=astice=langosta: 243
        crayfish: 243
        langoustine=scampi=dublin bay shrimp: 243
        krill: 243
        dried shrimp: 245
        brown shrimp: 245
        crabmeat=crab meat: 246
        crab stick: 246
        soft shell crab: 246
        mussel=miesmuscheln=muscheln=malze=mejillon=mejillone=cozze: 244
        clam=vongole=palourde=venusmuscheln=almeja: 244
        oyster=huitre=auster=austern=ostra=ostriche: 244
        scallop=noix de saint jacque=coquille saint jacque=jakobsmuscheln=vieira=capesante: 244
        cockle: 244
        whelk: 244
        winkle=periwinkle: 244
        abalone: 244
        conch: 244
        razor clam: 244
        snail=escargot: 244
        squid ring: 159
        squid ink: 159
        dairy=dairy product=lactose
        milk=cow milk=lait=milch=vollmilch=mleko=mleka=leche=latte=lait entier=lait demi ecreme=latte intero=leche entera: 269
        cream=creme=creme liquide=creme fleurette=creme entiere=sahne=schlagsahne=ober=smietana=smietany=smietanka=smietanki=nata=nata liquida=panna=panna fresca=crema di latte: 269
        cheese=fromage=fromage rape=kase=geriebener kase=ser zolty=zolty ser=queso=queso rallado=formaggio=sera zoltego=zoltego sera: 269
        butter=beurre=beurre doux=beurre demi sel=beurre fondu=maslo=masla=mantequilla=burro=noix de beurre=noisette de beurre=noce di burro=nuez de mantequilla=beurre noisette=beurre sale=burro fuso: 269 1346
        yogurt=yaourt=yaourt nature=naturjoghurt=jogurt=jogurtu=jogurt naturalny=yogur=yogur natural: 269
        custard: 269
        ice cream: 269
        whey: 269
        kefir: 269
        dulce de leche: 269 1520
        creme anglaise: 269 271
        milk powder=powdered milk=dried milk=lait en poudre=milchpulver=mleko w proszku=leche en polvo=latte in polvere: 269 ~270
        condensed milk=sweetened condensed milk=lait concentre=lait concentre sucre=kondensmilch=gezuckerte kondensmilch=leche condensada=latte condensato=mleko skondensowane=mleko skondensowane slodzone: 269 ~270
        evaporated milk: 269 ~270
        buttermilk=buttermilch=maslanka=maslanki=lait ribot=babeurre=latticello=suero de leche: 269 ~270
        casein: 269
        milk chocolate=chocolat au lait=vollmilchschokolade=milchschokolade=mleczna czekolada=czekolada mleczna=chocolate con leche=cioccolato al latte: 269 1462
        white chocolate=chocolat blanc=weisse schokolade=biala czekolada=chocolate blanco=cioccolato bianco: 269 1462
        malted milk: 269 ~270
        lassi: 269
        ayran: 269
        khoya=mawa: 269
        quark=curd cheese=twarog=tvorog=farmer cheese=magerquark=speisequark=topfen=twarogu: ~269 321
        whole milk: 270
        skim milk: 270
        semi skim milk: 270
        goat milk: 270
        sheep milk: 270
        low fat milk: 270
        skim milk powder: 281
        heavy cream=whipping cream: 271
        light cream=half half=pouring cream: 271
        sour cream=saure sahne=sauerrahm=kwasna smietana=creme aigre=nata agria=crema agria=panna acida: 271
        creme fraiche=creme fraiche epaisse=schmand: 271
        clotted cream: 271
        whipped cream: 271
        smetana: 271
        crema: 271
        greek yogurt: 274
        plain yogurt=natural yogurt: 274
        skyr: 274
        labneh: 274
        fruit yogurt: 274
        clarified butter=butterschmalz=maslo klarowane=beurre clarifie=mantequilla clarificada=burro chiarificato: 273 1346
        unsalted butter: 273
        salted butter: 273
        melted butter: 273
        brown butter: 273
        garlic butter: 273 ~575
        herb butter: 273
        hard cheese: 272
        soft cheese: 272
        blue cheese=danish blue: 272
        goat cheese=chevre=fromage de chevre=ziegenkase=ser kozi=queso de cabra=formaggio di capra=caprino: 272
        mozzarella=mozzarelli: 272
        paneer: 272
        halloumi: 272
        grated cheese: 272
        melting cheese: 272
        american cheese: 272
        queso fresco: 272
        cheese curd: 272
        cheese spread: 272
        smoked cheese: 272
        processed cheese: 272
        cheese slice: 272
        string cheese: 272
        sheep cheese: 272
        cheddar: 320
        parmesan=parmezan=parmezanu=parmesano: 320
        grana padano: 320
        pecorino=pecorino romano=romano cheese: 320 337
        gruyere: 320
        emmental=swiss cheese=emmenthal=emmentaler: 320
        manchego: 320 337
        gouda: 320
        edam: 320
        provolone: 320
        monterey jack=pepper jack=jack cheese: 320
        red leicester: 320
        double gloucester: 320
        comte: 320
        kefalotyri=kefalograviera=graviera: 320
        raclette: 320
        fontina: 320
        asiago: 320
        cotija: 320
        mahon: 320
        wensleydale: 320
        cheshire cheese: 320
        lancashire cheese: 320
        caerphilly: 320
        jarlsberg: 320
        havarti: 320
        appenzeller: 320
        tilsit=tilsiter: 320
        colby: 320
        ricotta salata: 320
        kashkaval: 320
        idiazabal: 320
        beaufort: 320
        leerdammer: 320
        mimolette: 320
        leicester cheese: 320
        brie: 321
        camembert: 321
        ricotta: 321
        mascarpone: 321
        cream cheese=philadelphia=fromage a tartiner=frischkase=serek smietankowy=queso crema=formaggio spalmabile=formaggio fresco: 321
        cottage cheese: 321
        feta: 321 337
        burrata: 321 324
        taleggio: 321
        fromage frais=fromage blanc: 321
        reblochon: 321
        vacherin: 321
        stracchino: 321
        munster=muenster: 321
        limburger: 321
        boursin: 321
        boursin cheese: 321
        bocconcini: 321 324
        epoisse: 321
        neufchatel: 321
        robiola: 321
        sirene: 321
        buffalo mozzarella: 324
        scamorza: 324
        feta cheese: 380
        stilton: 322
        gorgonzola: 322
        roquefort: 322 337
        dolcelatte: 322
        cambozola: 322
        cabrale: 322
        saint agur: 322
        shropshire blue: 322
        crottin: 323
        garrotxa: 323
        vanilla ice cream: 276
        gelato: 276
        soft serve: 276
        egg=oeuf=ei=eier=jajko=jajka=jajek=jajo=jaja=jaj=huevo=uovo=uova
        egg white=blanc doeuf=eiweiss=eiklar=bialko=bialka=clara de huevo=albume=albumi: 412
        egg yolk=jaune doeuf=eigelb=eigelbe=eidotter=zoltko=zoltka=yema=yema de huevo=tuorlo=tuorli: 412
        quail egg: 412
        duck egg: 412
        boiled egg: 412
        beaten egg: 412
        poached egg: 412
        fried egg: 412
        whole egg: 412
        hard boiled egg: 412
        free range egg: 412
        liquid egg: 412
        sorbet
        frozen yogurt
        vegetable=veggie vegetable
        potato=pomme de terre=kartoffel=kartoffeln=erdapfel=ziemniak=ziemniaki=ziemniakow=patata=patate: ~427 ~429
        root vegetable=root: 427
        leafy green=green leaf=leafy greens=leaf vegetable: 427 540
        brassica: 427
        onion family: 427
        squash: 427
        bell pepper=pepper=poivron=paprikaschote=paprikaschoten=papryka=papryki=peperone=peperoni rossi=poivron rouge=rote paprika=papryka czerwona=czerwona papryka=pimiento rojo=peperone rosso=poivre=poivre noir=poivre moulu=pfeffer=schwarzer pfeffer=pieprz=pieprzu=czarny pieprz=pimienta=pimienta negra=pepe=pepe nero: 427
        tomato=tomate=tomaten=pomidor=pomidory=pomidorow=pomodoro=pomodori: 427
        eggplant=auberginen=baklazan=baklazany=berenjena=melanzana: 427
        zucchini=cukinia=cukinie=cukinii=calabacin=calabacine=zucchina=zucchine: 427 ~433
        cucumber=concombre=gurke=gurken=salatgurke=ogorek=ogorki=pepino=cetriolo=cetrioli: 427
        mushroom=champignon=pilze=pieczarka=pieczarki=pieczarek=grzyby=champinon=champinone=seta=funghi: 427
        celery=celeri=celeris=sellerie=staudensellerie=stangensellerie=seler=selera=selery=seler naciowy=apio=sedano=celeri branche: 427
        fennel=fenouil=fenchel=koper wloski=hinojo=finocchio: 427
        asparagus=asperge=spargel=szparagi=esparrago=asparagi: 427
        artichoke=artichaut=artischocke=artischocken=karczoch=alcachofa=carciofo=carciofi: 427
        corn=mais=kukurydza=kukurydzy=maiz: 427
        sweet corn=corn on the cob: 427 444
        pea=erbsen=groszek=zielony groszek=guisante=piselli: 427 ~923
        green bean=grune bohnen=fasolka szparagowa=judia verde=fagiolini=haricot beurre: 427 924
        yardlong bean=long bean: 427 924
        bean sprout: 427
        bamboo shoot: 427
        okra: 427
        avocado=avocat=awokado=aguacate: 427
        lettuce=laitue=kopfsalat=salata=salaty=lechuga=lattuga: 427 430
        tomatillo: 427
        water chestnut: 427
        samphire: 427
        palm heart: 427
        cassava=yuca=manioc: 427
        plantain: 427 746
        taro: 427
        jicama: 427
        edamame: 427 924 966 927
        fava bean: 427 924
        mixed vegetable: 427
        lotus root: 427 429
        cardoon: 427
        salad leaf: 427 430
        bitter gourd=bitter melon: 427
        chayote: 427
        nopal: 427
        celeriac=celeri rave=knollensellerie=sedano rapa: 427 429
        chili=chili pepper=hot pepper: ~427
        sauerkraut: ~427 ~536
        kimchi: ~427 ~536
        gherkin=pickle=cornichon=dill pickle: ~427 ~438 1386
        sweet potato=patate douce=susskartoffel=susskartoffeln=batat=bataty=batata=boniato=patata dolce=patate dolci: 427 429
        snow pea: 427 446
        rhubarb vegetable: 427
        frozen vegetable: 427
        stir fry vegetable: 427
        roasted vegetable: 427
        spring vegetable: 427
        breadfruit: 427
        new potato=baby potato: 428
        floury potato: 428
        waxy potato: 428
        russet potato: 428
        baking potato: 428
        mashed potato: 428
        roast potato: 428
        red potato: 428
        hash brown: 428
        french fries=oven chip: 428
        jacket potato: 428
        potato wedge: 428
        yukon gold potato: 428
        potato starch=potato flour=fecule de pomme de terre=kartoffelstarke=maka ziemniaczana=skrobia ziemniaczana=fecula de patata=fecola di patate=fecola=maki ziemniaczanej=skrobi ziemniaczanej: ~428 1160
        gnocchi: ~428 1038 ~1195
        carrot=carotte=karotte=karotten=mohre=mohren=marchew=marchewka=marchewki=zanahoria=carota=carote: 429
        parsnip: 429
        turnip: 429 431
        rutabaga: 429 431
        beet=betterave=rote bete=rote beete=burak=buraki=burakow=remolacha=barbabietola: 429
        radish: 429
        daikon: 429 504
        sunchoke: 429
        salsify: 429
        kohlrabi: 429 431
        horseradish: ~429 1386
        yam: 429
        burdock: 429
        sweet potato noodle=dangmyeon: ~476 1078
        baby carrot: 499
        golden beet: 503
        cooked beet: 503
        spinach=epinard=spinat=blattspinat=szpinak=szpinaku=espinaca=spinaci: 430
        kale: 430 431
        swiss chard=chard: 430
        spring green: 430 540 536
        collard green=collard: 430 540 431
        bok choy: 430 431 536
        watercress: 430
        arugula: 430
        mustard green: 430 540 431
        radicchio: 430
        chicory=endive: 430
        cress: 430
        nettle: 430
        dandelion: 430
        beet green: 430 540
        turnip green: 430
        lamb lettuce: 430 453
        mizuna: 430
        sorrel: 430 1199
        purslane: 430
        cabbage=chou=weisskohl=kohl=weisskraut=kapusta=kapusty=repollo=cavolo: 430 431
        water spinach=morning glory: 430
        tatsoi: 430
        baby leaf: 430
        greens
        salad greens: 540
        baby spinach: 516
        frozen spinach: 516
        leaf spinach: 516
        lacinato kale: 517
        curly kale: 517
        broccoli=brocoli=brokkoli=brokul=brokuly: 431
        cauliflower=chou fleur=choux fleur=blumenkohl=kalafior=coliflor=cavolfiore: 431
        brussels sprout: 431 ~536
        romanesco: 431
        choy sum: 431
        broccoli rabe=rapini: 431
        broccolini: 547
        calabrese: 547
        purple sprouting broccoli: 547
        chinese broccoli=gai lan=kai lan: 547
        cauliflower rice: 548
        red cabbage: 536
        white cabbage: 536
        savoy cabbage=savoy: 536
        napa cabbage: 536
        pointed cabbage=hispi cabbage: 536
        green cabbage: 536
        romaine lettuce: 453
        little gem=gem lettuce: 453
        butter lettuce=butterhead=butterhead lettuce: 453
        iceberg=iceberg lettuce: 453
        lettuce leaf: 453
        lollo rosso: 453
        little gem lettuce: 453
        onion=oignon=zwiebel=zwiebeln=cebula=cebule=cebuli=cebolla=cipolla=cipolle=oignon jaune=gemusezwiebel: 432
        spring onion=fruhlingszwiebel=fruhlingszwiebeln=lauchzwiebel=lauchzwiebeln=cebolleta=cipollotto=cipollotti=oignon nouveau=oignon nouveaux=oignon vert=szczypior=dymka: 432 ~571
        shallot=echalote=schalotte=schalotten=szalotka=szalotki=chalota=scalogno=scalogni: 432 ~571
        leek=poireau=poireaux=lauch=porree=puerro=porro=porri: 432
        garlic=ail=gousse dail=gouss dail=knoblauch=knoblauchzehe=knoblauchzehen=czosnek=czosnku=ajo=diente de ajo=aglio=spicchio daglio=spicchi daglio: ~432
        chive=ciboulette=schnittlauch=szczypiorek=cebollino=erba cipollina: ~432 1199
        ramp: ~432
        red onion=oignon rouge=rote zwiebel=rote zwiebeln=cebolla morada=cebolla roja=cipolla rossa=cipolle rosse=czerwona cebula: 571
        white onion: 571
        yellow onion: 571
        brown onion: 571
        pearl onion: 571
        pickling onion: 571
        sweet onion: 571
        spanish onion: 571
        caramelized onion: 571
        pickled onion: 571
        crispy onion: 571
        garlic clove: 575
        black garlic: 575
        wild garlic=ramson: 575
        smoked garlic: 575
        garlic powder: ~575
        garlic salt: ~575
        roasted garlic: 575
        garlic puree: 575
        baby leek: 574
        ginger=gingembre=ingwer=imbir=imbiru=jengibre=zenzero
        root ginger=ginger root: 598
        stem ginger: 598
        pickled ginger: 598
        fresh ginger: 598
        ground ginger: ~598 1244
        pumpkin=citrouille=potiron=kurbis=dynia=dyni=calabaza=zucca: 433
        butternut squash=butternut: 433
        acorn squash: 433
        spaghetti squash: 433
        kabocha squash: 433
        delicata squash: 433
        marrow=vegetable marrow: 433
        patty pan squash: 433
        summer squash: 433
        kabocha: 433
        winter squash: 433
        pumpkin puree: 604
        red bell pepper: 434
        green bell pepper: 434
        yellow bell pepper: 434
        orange bell pepper: 434
        pointed pepper=romano pepper: 434
        pimento=pimiento: 434
        roasted pepper: 434
        mixed pepper: 434
        roasted red bell pepper: 616
        piquillo pepper: 616
        cherry tomato=kirschtomaten=cherrytomaten=tomate cerise=tomate cherry=pomodorino=pomodorini=pomidorki koktajlowe: 435
        plum tomato: 435
        sun dried tomato=sundried tomato: 435
        canned tomato: 435
        tomato puree: 435
        chopped tomato: 435
        crushed tomato: 435
        vine tomato: 435
        beefsteak tomato: 435
        roma tomato: 435
        grape tomato: 435
        passata: 435
        green tomato: 435
        heirloom tomato: 435
        diced tomato: 435
        stewed tomato: 435
        whole tomato: 435
        baby tomato: 435
        zucchini flower=squash flower: 437 734
        baby zucchini: 437
        baby eggplant: 436
        thai eggplant: 436
        pickling cucumber: 438
        lebanese cucumber: 438
        cremini mushroom: 439
        button mushroom: 439
        portobello: 439
        portobello mushroom: 439
        shiitake: 439
        oyster mushroom: 439
        porcini: 439
        enoki: 439
        chanterelle: 439
        morel: 439
        dried mushroom: 439
        wild mushroom: 439
        truffle: 439
        shiitake mushroom: 439
        porcini mushroom: 439
        enoki mushroom: 439
        king oyster mushroom: 439
        wood ear=wood ear mushroom: 439
        shimeji: 439
        maitake: 439
        white mushroom: 439
        mixed mushroom: 439
        flat mushroom: 439
        straw mushroom: 439
        field mushroom: 439
        baby corn: 444 445
        sweet corn kernel: 444 445
        corn cob: 444 445
        popcorn: 444
        hominy: 444
        polenta=cornmeal=semoule de mais=maisgriess=kasza kukurydziana=farine de mais=maismehl=maka kukurydziana=maki kukurydzianej=harina de maiz=farina di mais: ~444 985
        masa harina: ~444 1160
        corn tortilla: ~444 1107
        tortilla chip=nacho: ~444 1191
        grit=grits: ~444 985 ~680
        creamed corn: 444
        green pea: 446
        frozen pea: 446
        sugar snap pea=sugar snap: 446
        garden pea: 446
        petit pois: 446
        mushy pea: 446
        split pea: ~446 923 ~925
        pea shoot: ~446
        red chili: 472
        green chili: 472
        jalapeno: 472
        scotch bonnet: 472
        habanero: 472
        bird eye chili: 472
        thai chili: 472
        dried chili: 472
        serrano pepper: 472
        serrano chili: 472
        poblano: 472
        ancho: 472
        pasilla chili: 472
        guajillo: 472
        aji amarillo: 472 1672
        pickled jalapeno: 472
        padron pepper: 472
        kashmiri chili: 472
        cayenne chili: 472
        chipotle: 472
        chili flake: ~472 1244
        chili powder: ~472 1244
        cayenne pepper=cayenne: ~472 1244
        gochugaru: ~472 1244
        pul biber=aleppo pepper: ~472 1244
        chili oil: ~472 1354
        chili paste: ~472
        banana pepper: 472
        shishito: 472
        seaweed
        nori: 723
        kombu=kelp: 723
        wakame: 723
        dulse: 723
        sea lettuce: 723
        olive=oliven=oliwki=oliwek=aceituna
        black olive: 729
        green olive: 729
        kalamata olive: 729
        tapenade: ~729 1386
        edible flower
        hibiscus: 734
        elderflower: 734
        lavender: 734
        rose petal: 734
        violet: 734
        fruit
        apple=pomme=apfel=jablko=jablka=jablek=manzana=mela=mele: 740
        pear=poire=birne=birnen=gruszka=gruszki=pera=pere: 740
        berry: 740
        citrus=citrus fruit: 740
        stone fruit: 740
        tropical fruit: 740
        banana=banane=bananen=banan=banany=platano: 740 746
        grape: 740
        melon: 740
        fig: 740
        pomegranate: 740
        rhubarb: 740
        kiwi: 740 746
        quince: 740
        persimmon: 740
        dried fruit: ~740
        coconut=noix de coco=noix de coco rapee=kokosnuss=kokosraspel=kokosflocken=koko=wiorki kokosowe=coco rallado=cocco=cocco grattugiato=farina di cocco grattugiato: ~740 746
        mixed fruit: 740
        fresh fruit: 740
        frozen fruit: 740
        summer fruit: 740
        prickly pear: 740
        medlar: 740
        crabapple=crab apple: 740
        strawberry=fraise=erdbeere=erdbeeren=truskawka=truskawki=fresa=fragola=fragole: 743
        raspberry=framboise=himbeere=himbeeren=malina=maliny=frambuesa=lampone=lamponi: 743
        blueberry=myrtille=heidelbeere=heidelbeeren=blaubeeren=borowka=borowki=jagody=arandano=mirtillo=mirtilli: 743
        blackberry=bramble: 743
        gooseberry: 743
        cranberry: 743
        elderberry: 743
        redcurrant: 743
        blackcurrant: 743
        mulberry: 743
        lingonberry: 743
        bilberry: 743
        boysenberry: 743
        mixed berry: 743
        frozen berry: 743
        cloudberry: 743
        sea buckthorn: 743
        goji berry: 743
        acai: 743
        barberry: ~743 756
        juniper berry berry: ~743
        lemon=citron=zitrone=zitronen=cytryna=cytryny=limon=limone=limoni: 744
        lime=citron vert=limette=limetten=limonka=limonki: 744
        orange=orangen=apfelsine=apfelsinen=pomarancza=pomarancze=naranja=arancia=arance: 744
        grapefruit: 744
        clementine=satsuma=mandarin=tangerine: 744
        yuzu: 744
        pomelo: 744
        kumquat: 744
        bergamot: 744
        calamansi: 744
        preserved lemon: 786
        unwaxed lemon: 786
        blood orange: 788
        mandarin orange: 788
        marmalade: ~788 1508
        candied orange: ~788
        cherry=cerise=kirsche=kirschen=wisnie=czeresnie=cereza=ciliegia=ciliegie: 745
        plum=damson=pflaume=pflaumen=zwetschge=zwetschgen=sliwka=sliwki=ciruela=susina=prugna=prugne: 745
        peach=peche=pech=pfirsich=pfirsiche=brzoskwinia=brzoskwinie=melocoton=melocotone=pesca=pesche: 745
        nectarine: 745
        apricot=abricot=aprikose=aprikosen=marille=marillen=morela=morele=albaricoque=albicocca=albicocche: 745
        greengage: 745
        mango: ~745 746
        sour cherry=morello cherry: 802
        maraschino cherry=glace cherry: 802
        kirsch: ~802 1553
        prune: ~803 756
        dried apricot: 806 756
        canned peach: 804
        white peach: 804
        pineapple=anana=pina: 746
        papaya: 746
        passionfruit: 746
        guava: 746
        lychee: 746
        dragon fruit: 746
        jackfruit: 746
        ackee: 746
        durian: 746
        rambutan: 746
        mangosteen: 746
        starfruit: 746
        soursop: 746
        custard apple: 746
        green mango: 808
        mango chutney: ~808
        green papaya: 817
        watermelon: 749
        cantaloupe: 749
        honeydew=honeydew melon: 749
        galia melon: 749
        cooking apple=bramley apple=bramley: 741
        green apple=granny smith: 741
        eating apple: 741
        red apple: 741
        apple sauce=applesauce: ~741
        dried apple: ~741 756
        asian pear=nashi pear: 742
        pomegranate seed=pomegranate aril: 751 ~908
        red grape: 748
        green grape: 748
        raisin=raisin sec=rosine=rosinen=rodzynki=pasa=uvetta=uva passa=rodzynek=rodzynkami: ~748 756
        sultana=golden raisin: 756
        currant: 756
        date: 756
        dried cranberry: 756
        dried fig: 756
        mixed peel=candied peel: 756
        dried cherry: 756
        dried mango: 756
        mixed dried fruit: 756
        medjool date: 756 850
        desiccated coconut=shredded coconut: 757
        coconut milk=lait de coco=kokosmilch=kokosnussmilch=mleko kokosowe=mleka kokosowego=mleczko kokosowe=leche de coco=latte di cocco: 757 1653
        coconut cream=creme de coco=kokoscreme=krem kokosowy=crema de coco=crema di cocco: 757
        coconut flake: 757
        coconut water: 757
        grated coconut: 757
        creamed coconut: 757
        coconut chip: 757
        coconut oil=huile de coco=kokosol=olej kokosowy=aceite de coco=olio di cocco=oleju kokosowego: ~757 1354
        coconut sugar: ~757 1473
        nut=noix melangee=nusse=orzechy=orzechow=fruto seco=nuece=noci
        tree nut: 868
        peanut=cacahuete=arachide=erdnuss=erdnusse=orzeszki ziemne=orzechy ziemne=mani=arachidi: 868 ~923
        mixed nut: 868
        chopped nut: 868
        nut butter: ~868
        nougat: ~868 1517
        almond=amande=amande effilee=mandel=mandeln=mandelblattchen=migdal=migdaly=migdalow=platki migdalowe=almendra=mandorla=mandorle=migdalami=platkow migdalowych: 869
        walnut=cerneaux de noix=walnuss=walnusse=walnusskerne=orzechy wloskie=orzechow wloskich=nuez=noce=noix=noix de grenoble: 869
        hazelnut=noisette=haselnuss=haselnusse=orzechy laskowe=orzechow laskowych=avellana=nocciola=nocciole: 869
        pecan=noix de pecan=pekannuss=pekannusse=orzechy pekan=nuez pecana=nuece pecana=noci pecan: 869
        cashew=noix de cajou=cashewkerne=cashewnusse=orzechy nerkowca=nerkowce=anacardo=anacardi=nerkowcow: 869
        pistachio=pistache=pistach=pistazie=pistazien=pistacje=pistacho=pistacchi=pistacchio: 869
        pine nut=pignon=pignon de pin=pinienkerne=orzeszki piniowe=orzeszki pinii=pinone=pinon=pinoli: 869
        macadamia=noix de macadamia=macadamianusse: 869
        brazil nut=noix du bresil=paranuss=paranusse: 869
        chestnut=chataigne=marron=maronen=esskastanien=kasztany=castana=castagne=creme de marron=farine de chataigne: 869
        marzipan=pate damande=pasta di mandorle=mazapan=marcepan=marcepanu: ~869 ~875 1517
        praline: ~869 ~877
        nutella=chocolate spread=chocolate hazelnut spread: ~869 ~877 ~1462
        frangipane: ~869 ~875
        gianduja: ~869
        ground almond=almond meal: 875
        flaked almond: 875
        slivered almond: 875
        blanched almond: 875
        almond flour=poudre damande=amande en poudre=gemahlene mandeln=mielone migdaly=maka migdalowa=almendra molida=harina de almendra=farina di mandorle: ~875 1160
        amaretti: ~875
        toasted almond: 875
        ground hazelnut: 877
        cashew nut: 879
        pecan nut: 878
        roasted peanut=salted peanut: 870
        peanut butter=beurre de cacahuete=beurre darachide=erdnussbutter=erdnussmus=maslo orzechowe=mantequilla de cacahuete=mantequilla de mani=burro di arachidi=masla orzechowego: ~870 873
        satay sauce: ~870 1672
        monkey nut: 870
        almond butter: 873
        cashew butter: 873
        cooked chestnut: 884
        chestnut puree: 884
        seed
        sesame seed=sesame=graine de sesame=sesam=sesamsamen=sezam=sezamu=semilla de sesamo=sesamo=semi di sesamo: 908
        sunflower seed=graine de tournesol=sonnenblumenkerne=pestki slonecznika=slonecznik=pipa de girasol=semi di girasole: 908
        pumpkin seed=pepita=graine de courge=kurbiskerne=pestki dyni=pipa de calabaza=semi di zucca: 908
        flaxseed=flax=graine de lin=leinsamen=siemie lniane=semilla de lino=semi di lino: 908
        chia seed=chia: 908
        poppy seed=poppyseed=graine de pavot=mohn=semilla de amapola=semi di papavero: 908
        hemp seed: 908
        melon seed: 908
        mixed seed: 908
        black sesame seed: 909
        white sesame seed: 909
        tahini=tahin=tahina=sesampaste=pate de sesame=puree de sesame=crema di sesamo: ~909 1386
        sesame paste: ~909 1672
        sesame oil=huile de sesame=sesamol=olej sezamowy=aceite de sesamo=olio di sesamo: ~909 1354
        pulse=legume
        bean=bohnen=fasola=fasoli=alubia=judia=frijol=frijole=fagioli: 923
        lentil=lentille=linsen=soczewica=soczewicy=lenteja=lenticchie: 923
        chickpea=chana=ceci=pois chiche=pois chich=kichererbsen=ciecierzyca=ciecierzycy: 923
        soy bean=soja=sojabohnen=soia: 923 924 966
        tofu: ~923 966 980
        black bean: 924
        kidney bean=red bean: 924
        white bean: 924
        lima bean: 924
        borlotti bean=cranberry bean: 924
        baked bean: 924
        pinto bean: 924
        refried bean: 924
        mung bean: 924
        adzuki bean=red bean paste=sweet red bean paste: 924
        black eyed pea=black eyed bean: 924
        flageolet bean: 924
        mixed bean: 924
        canned bean: 924
        dried bean: 924
        fermented black bean: ~924
        runner bean: 924 447
        wax bean: 924 447
        lupin bean: 924
        cannellini bean=cannellini: 931
        navy bean=haricot: 931
        great northern bean: 931
        fine bean: 447
        red lentil: 925
        brown lentil: 925
        green lentil=puy lentil: 925
        dal: 925
        beluga lentil=black lentil: 925
        toor dal: 925 955
        urad dal: 925 955
        moong dal: 925 955
        masoor dal: 925 955
        yellow lentil: 925
        canned chickpea: 926
        chana dal: 926 955
        chickpea flour=farine de pois chich=farine de pois chiche=kichererbsenmehl=maka z ciecierzycy=harina de chickpea=farina di ceci: ~926 1160
        hummus: ~926
        soy
        tempeh: 966 980
        miso=miso paste: ~966 1386
        soy sauce=tamari=shoyu=sauce soja=sojasauce=sojasosse=sos sojowy=sosu sojowego=salsa de soja=salsa di soia: ~966 1386
        soy milk=lait de soja=boisson au soja=sojamilch=sojadrink=mleko sojowe=leche de soja=bebida de soja=latte di soia: ~966 1653
        textured vegetable protein=tvp: 966 980
        soy yogurt: ~966 1661
        natto: ~966 927
        yuba: ~966 ~928
        silken tofu: 928
        firm tofu: 928
        soft tofu: 928
        fried tofu=tofu puff=fried tofu puff: 928
        smoked tofu: 928
        meat substitute=meat alternative
        seitan: 980
        quorn: 980
        jackfruit meat: 980
        plant mince: 980
        grain=cereal grain
        rice=riz=reis=ryz=ryzu=arroz=riso: 985
        oat=flocon davoine=avoine=haferflocken=hafer=platki owsiane=platkow owsianych=copo de avena=avena=fiocchi davena: 985 1180
        barley=pearl barley=orge=gerste=jeczmien=kasza jeczmienna=cebada=orzo perlato: 985
        wheat=ble=weizen=pszenica=trigo=grano duro: 985
        quinoa: 985
        bulgur: 985 989
        couscous: 985 ~989
        millet: 985
        buckwheat=sarrasin=buchweizen=kasza gryczana=gryka=trigo sarraceno=grano saraceno: 985
        rye=seigle=roggen=zyto=centeno=segale: 985
        spelt: 985
        farro: 985
        freekeh: 985
        semolina=semoule=semoule de ble=griess=hartweizengriess=kasza manna=kaszy manny=semola=semola di grano duro: 985 989 1160
        amaranth: 985
        sorghum: 985
        teff: 985
        giant couscous=israeli couscous: 985 992
        cracked rye: 985
        fonio: 985
        kamut: 985
        wheat berry: 985 989
        basmati=basmati rice: 986
        jasmine rice: 986
        long grain rice: 986
        short grain rice: 986
        risotto rice: 986
        arborio=arborio rice: 986
        carnaroli: 986
        sushi rice: 986
        paella rice=bomba rice: 986
        brown rice: 986
        wild rice: 986
        glutinous rice=sticky rice: 986
        pudding rice: 986
        red rice: 986
        black rice: 986
        rice cake: ~986
        rice flour=farine de riz=reismehl=maka ryzowa=harina de arroz=farina di riso=maki ryzowej: ~986 1160
        puffed rice: ~986 1180
        parboiled rice: 986
        rice noodle: ~986 1078
        rice vermicelli: ~986 1078 1027
        rice paper=rice paper sheet: ~986 1672
        rolled oat=oat flake: 987
        oatmeal: 987
        steel cut oat=pinhead oatmeal: 987
        oat bran: 987
        granola: ~987 1180
        muesli: ~987 1180
        wheat germ: 989
        bran: 989
        pasta=nudeln=teigwaren=makaron=makaronu=fideo
        spaghetti=espaguetis=spaghettini: 1038
        macaroni: 1038
        penne: 1038
        rigatoni: 1038
        ziti: 1038
        lasagna sheet=lasagna noodle: 1038
        tagliatelle: 1038
        fettuccine: 1038
        pappardelle: 1038
        linguine: 1038
        fusilli: 1038
        farfalle: 1038
        orzo: 1038
        ravioli: 1038
        tortellini: 1038
        agnolotti: 1038
        vermicelli: 1038 ~1078
        cannelloni: 1038
        small pasta: 1038
        orecchiette: 1038
        conchiglie=pasta shell: 1038
        angel hair=capellini: 1038
        bucatini: 1038
        rotini: 1038
        elbow pasta: 1038
        ditalini: 1038
        cavatappi: 1038
        fresh pasta: 1038
        spaetzle: 1038
        short pasta: 1038
        lasagna pasta: 1038
        fregola: 1038
        tortelloni: 1038
        stelline: 1038
        wholemeal pasta: 1038
        egg pasta: 1038
        casarecce: 1038
        trofie: 1038
        manicotti: 1038
        noodle
        egg noodle: 1078
        wheat noodle: 1078
        glass noodle=cellophane noodle: 1078
        udon: 1078
        udon noodle: 1078
        soba: 1078
        soba noodle: 1078
        ramen noodle: 1078
        flat rice noodle: 1078 1027
        instant noodle: 1078
        bean thread noodle: 1078
        chow mein noodle: 1078
        shirataki noodle: 1078
        somen: 1078
        hokkien noodle: 1078
        mung bean noodle: 1078
        vermicelli rice noodle: 1027
        bread=brot=chleb=chleba=pain de mie=pain de campagne=toastbrot=weissbrot=pan de molde=pane=pane raffermo
        white bread: 1096
        brown bread: 1096
        wholemeal bread: 1096
        sourdough=sourdough bread: 1096
        baguette=french stick: 1096
        pita: 1096
        pita bread: 1096
        naan bread=naan: 1096
        flatbread=flat bread: 1096
        chapati=roti: 1096
        tortilla: 1096
        ciabatta: 1096
        focaccia: 1096
        brioche: 1096
        rye bread: 1096
        country bread=crusty bread=rustic bread: 1096
        bagel: 1096
        burger bun=hamburger bun: 1096
        bread roll=dinner roll: 1096
        english muffin: 1096
        toast: 1096
        croissant: 1096
        challah: 1096
        soda bread: 1096
        cornbread: 1096
        lavash: 1096
        crumpet: 1096
        hot dog bun: 1096
        bread slice: 1096
        stale bread: 1096
        panettone: 1096
        crouton: ~1096
        breadcrumb=chapelure=semmelbrosel=paniermehl=bulka tarta=bulki tartej=pan rallado=pangrattato=pane grattugiato: ~1096
        french bread: 1096
        garlic bread: 1096
        pumpernickel: 1096
        paratha: 1096
        bun: 1096
        sandwich bread: 1096
        bread dough: 1096
        pretzel: 1096
        breadstick=grissini: 1096
        multigrain bread: 1096
        flour tortilla=tortilla wrap=wrap bread: 1107
        tostada shell: 1107
        taco shell: 1107
        panko: 1129
        panko breadcrumb: 1129
        stuffing: ~1129
        pastry
        puff pastry=pate feuilletee=blatterteig=ciasto francuskie=hojaldre=pasta sfoglia=pate levee feuilletee: 1146
        shortcrust=shortcrust pastry=pate brisee=murbeteig=ciasto kruche=masa quebrada=pasta frolla: 1146
        filo=filo pastry=pate filo=filoteig=pasta filo=masa filo: 1146
        choux=choux pastry: 1146
        spring roll wrapper: 1146
        dumpling wrapper=wonton wrapper=gyoza wrapper: 1146
        pie crust: 1146
        pie dough: 1146
        pastry dough: 1146
        kataifi: 1146
        pizza dough: 1146
        samosa wrapper: 1146
        sweet pastry: 1146
        flour=farine=farine de ble=mehl=weizenmehl=maka=maka pszenna=maki pszennej=harina=harina de trigo=farina=farina 00=farina di grano tenero
        plain flour=white flour: 1160
        bread flour: 1160
        self raising flour: 1160
        wholemeal flour: 1160
        cornstarch=fecule de mais=maizena=maisstarke=speisestarke=skrobia kukurydziana=maicena=fecula de maiz=amido di mais: 1160
        buckwheat flour=farine de sarrasin=buchweizenmehl=maka gryczana=harina de trigo sarraceno=farina di grano saraceno=maki gryczanej: 1160
        tapioca flour=tapioca starch: 1160
        rye flour=farine de seigle=roggenmehl=maka zytnia=harina de centeno=farina di segale=maki zytniej: 1160
        spelt flour=farine depeautre=dinkelmehl=maka orkiszowa=harina de espelta=farina di farro=maki orkiszowej: 1160
        oat flour: 1160
        cake flour: 1160
        coconut flour=farine de coco=kokosmehl=maka kokosowa=harina de coco=farina di cocco: 1160
        wheat flour: 1160
        pastry flour: 1160
        gluten free flour: 1160
        cassava flour: 1160
        arrowroot: 1160
        glutinous rice flour: 1160
        00 flour: 1160
        cereal=breakfast cereal
        cornflake: 1180
        bran flake: 1180
        cracker
        cream cracker: 1183
        saltine: 1183
        oatcake: 1183
        crispbread: 1183
        rice cracker: 1183
        graham cracker: 1183 1525
        matzo: 1183
        crisp
        potato crisp=potato chip: 1191
        shrimp cracker: 1191
        pork rind: 1191
        dumpling
        gyoza: 1195
        wonton: 1195
        potsticker: 1195
        herb=fresh herb
        basil=basilic=basilikum=bazylia=bazylii=albahaca=basilico: 1199
        parsley=persil=petersilie=pietruszka=natka pietruszki=natki pietruszki=perejil=prezzemolo: 1199
        mint=menthe=minze=mieta=miety=hierbabuena=menta: 1199
        dill=aneth=koperek=koperku=eneldo=aneto: 1199
        coriander leaf: 1199 1205
        coriander=coriandre=koriander=kolendra=kolendry=coriandolo: 1199
        thyme=thym=thymian=tymianek=tymianku=tomillo=timo: 1199
        rosemary=romarin=rosmarin=rozmaryn=romero=rosmarino: 1199
        oregano=origan=origano: 1199
        sage: 1199
        tarragon: 1199
        bay leaf=bay=feuille de laurier=laurier=lorbeerblatt=lorbeerblatter=lisc laurowy=liscie laurowe=hoja de laurel=laurel=foglia di alloro=foglie di alloro=alloro: 1199
        marjoram: 1199
        chervil: 1199
        lemongrass=lemon grass: 1199
        thai basil: 1199 1200
        curry leaf: 1199
        lime leaf=kaffir lime leaf=makrut lime leaf: 1199
        garlic chive: 1199
        lovage: 1199
        mixed herb=italian herb=herbe de provence: 1199
        bouquet garni: 1199
        lemon balm: 1199
        savory: 1199
        epazote: 1199
        dried herb: 1199
        shiso: 1199
        borage: 1199
        flat leaf parsley: 1201
        curly parsley: 1201
        dried parsley: 1201
        dried basil: 1200
        pesto: ~1200 1386
        dried thyme: 1206
        lemon thyme: 1206
        thyme leaf: 1206
        dried oregano: 1208
        dried mint: 1202
        mint leaf: 1202
        peppermint: 1202
        spearmint: 1202
        dried rosemary: 1207
        dried dill: 1203
        dried sage: 1209
        spice
        cumin=kreuzkummel=kmin rzymski=kumin=comino=cumino: 1244
        coriander seed=ground coriander: 1244
        cinnamon=cannelle=zimt=cynamon=cynamonu=canela=cannella: 1244
        nutmeg=noix de muscade=muscade=muskatnuss=muskat=galka muszkatolowa=galki muszkatolowej=nuez moscada=noce moscata: 1244
        mace: 1244
        clove: 1244
        cardamom: 1244
        turmeric: 1244
        paprika=paprika en poudre=paprikapulver=edelsuss paprikapulver=papryka slodka=papryka w proszku=pimenton=pimenton dulce=paprica: 1244
        saffron=safran=szafran=azafran=zafferano: 1244
        star anise: 1244
        anise: 1244
        allspice=pimento berry: 1244
        fenugreek: 1244
        caraway: 1244
        mustard seed: 1244 ~1388
        fennel seed: 1244
        celery seed: 1244
        dill seed: 1244
        peppercorn: 1244
        sichuan peppercorn: 1244
        vanilla=vanille=gousse de vanille=gouss de vanille=vanilleschote=vanilleschoten=vanillemark=wanilia=laska wanilii=vainilla=vaina de vainilla=vaniglia=baccello di vaniglia: 1244
        juniper berry: 1244
        garam masala: 1244
        curry powder: 1244
        sumac: 1244
        five spice=chinese five spice: 1244
        zaatar: 1244
        ras el hanout: 1244
        baharat: 1244
        berbere: 1244
        cajun seasoning=creole seasoning=cajun spice: 1244
        mixed spice=pumpkin spice: 1244
        celery salt: 1244
        nigella seed=kalonji: 1244
        asafoetida: 1244
        taco seasoning: 1244
        jerk seasoning: 1244
        dukkah: 1244
        amchur: 1244
        annatto=achiote: 1244
        black pepper: 1244 1264
        white pepper: 1244 1264
        pink peppercorn: 1244
        mahleb: 1244
        tonka bean: 1244
        grain of paradise: 1244
        urfa biber: 1244
        gingerbread spice: 1244
        panch phoron: 1244
        shichimi togarashi=togarashi: 1244
        old bay seasoning: 1244
        black peppercorn: 1264
        white peppercorn: 1264
        green peppercorn: 1264
        cumin seed: 1245
        ground cumin: 1245
        cardamom pod: 1251
        ground cardamom: 1251
        ground turmeric: 1252
        caraway seed: 1259
        ground caraway: 1259
        ground fenugreek: 1258
        fenugreek leaf: 1258
        fenugreek seed: 1258
        ground allspice: 1257
        whole clove: 1250
        ground clove: 1250
        ground nutmeg: 1248
        smoked paprika: 1253
        sweet paprika: 1253
        hot paprika: 1253
        cinnamon stick: 1247
        ground cinnamon: 1247
        vanilla extract=extrait de vanille=vanilleextrakt=ekstrakt waniliowy=ekstraktu waniliowego=extracto de vainilla=esencia de vainilla=estratto di vaniglia: 1266
        vanilla bean: 1266
        vanilla paste: 1266
        vanilla powder: 1266
        dried ginger: 603
        salt=added salt=sel=fleur de sel=sel fin=gro sel=salz=meersalz=sol=soli=sal=sale fino=sale grosso=sal marina
        sea salt=flaky salt=flaky sea salt: 1324
        kosher salt: 1324
        table salt: 1324
        coarse salt: 1324
        rock salt: 1324
        coarse sea salt: 1324
        black salt: 1324
        himalayan salt: 1324
        stock=bouillon=broth=bouillon de legume=bouillon de poulet=bouillon de volaille=bouillon de boeuf=bruhe=gemusebruhe=huhnerbruhe=rinderbruhe=bulion=bulionu=bulion warzywny=rosol=caldo=caldo de pollo=caldo de verdura=brodo=brodo vegetale=brodo di pollo=brodo di carne
        chicken stock: 1333
        beef stock: 1333
        vegetable stock: 1333
        fish stock: 1333
        lamb stock: 1333
        dashi: 1333
        bone broth: 1333
        veal stock: 1333
        mushroom stock: 1333
        ham stock: 1333
        stock cube=bouillon cube: 1333
        turkey stock: 1333
        fat=cooking fat
        suet: 1346
        dripping: 1346
        margarine=margaryna=margaryny=margarina: 1346
        goose fat: 1346
        duck fat: 1346
        shortening: 1346
        bacon fat: 1346
        oil=cooking oil=huile=huile vegetale=huile neutre=ol=pflanzenol=olej=oleju=aceite=aceite vegetal=olio=olio di semi: ~1346
        schmaltz: 1346
        olive oil=extra virgin olive oil=huile dolive=olivenol=oliwa=oliwy=oliwa z oliwek=aceite de oliva=olio doliva=olio extravergine=olio extravergine doliva=olio evo=olio di oliva: 1354
        vegetable oil: 1354
        sunflower oil=huile de tournesol=sonnenblumenol=olej slonecznikowy=aceite de girasol=olio di semi di girasole=olio di girasole: 1354
        rapeseed oil=canola oil: 1354
        peanut oil=huile darachide=erdnussol=olej arachidowy=aceite de cacahuete=olio di arachidi=olio di semi di arachide: 1354
        corn oil: 1354
        avocado oil: 1354
        walnut oil: 1354
        hazelnut oil: 1354
        truffle oil: 1354
        grapeseed oil: 1354
        flaxseed oil: 1354
        palm oil: 1354
        mustard oil: 1354
        toasted sesame oil: 1354
        garlic oil: 1354
        vinegar=vinaigre=vinaigre de vin=vinaigre de cidre=essig=weissweinessig=apfelessig=rotweinessig=ocet=octu=ocet winny=ocet jablkowy=vinagre=vinagre de vino=vinagre de manzana=aceto=aceto di vino=aceto di mele
        wine vinegar: 1372
        red wine vinegar: 1372 1373
        white wine vinegar: 1372 1373
        cider vinegar=apple cider vinegar: 1372
        rice vinegar=rice wine vinegar: 1372
        black rice vinegar=chinkiang vinegar: 1372
        sherry vinegar: 1372
        balsamic=balsamic vinegar=vinaigre balsamique=balsamico=balsamicoessig=ocet balsamiczny=vinagre balsamico=aceto balsamico: 1372
        cane vinegar: 1372
        malt vinegar: 1372
        white vinegar=distilled vinegar: 1372
        champagne vinegar: 1372
        coconut vinegar: 1372
        condiment
        ketchup=tomato ketchup: 1386
        mustard=moutarde=moutarde de dijon=senf=musztarda=musztardy=mostaza=senape: 1386
        mayonnaise=majonase=majonez=majonezu=mayonesa=maionese: 1386
        fish sauce=nam pla: 1386
        hoisin sauce=hoisin: 1386
        oyster sauce: 1386
        worcestershire sauce: 1386
        hot sauce=hot pepper sauce=pepper sauce: 1386
        brown sauce=hp sauce: 1386
        harissa: 1386 720
        gochujang: 1386 720
        wasabi: 1386
        chutney: 1386
        relish: 1386
        caper=capre=kapern=kapary=alcaparra=capperi: 1386
        salsa: 1386
        sambal oelek: 1386 720
        barbecue sauce: 1386
        sweet chili sauce: 1386
        teriyaki sauce: 1386
        tartar sauce: 1386
        aioli: 1386
        hollandaise: 1386
        cranberry sauce: 1386
        mint sauce: 1386
        chimichurri: 1386
        dark soy sauce: 969
        light soy sauce: 969
        sweet soy sauce=kecap mani=ketjap: 969
        tabasco: 1394
        sriracha: 1394
        pickled cucumber: 475
        dijon mustard: 1388
        english mustard: 1388
        wholegrain mustard: 1388
        german mustard: 1388
        swedish mustard: 1388
        yellow mustard: 1388
        honey mustard: 1388
        mustard powder: ~1388
        white miso: 968
        red miso: 968
        curry paste
        red curry paste: 1429
        green curry paste: 1429
        yellow curry paste: 1429
        massaman paste=massaman curry paste: 1429
        tikka paste: 1429
        thai chili paste: 720
        chipotle paste: 720
        chili bean paste=doubanjiang: 720
        aji amarillo paste: 720
        chili garlic sauce: 720
        shrimp paste=belacan
        tamarind=tamarind paste
        caperberry: 1401
        salad dressing=dressing
        vinaigrette: 1443
        ranch dressing: 1443
        caesar dressing: 1443
        ranch: 1443
        raising agent=leavening
        baking powder=levure chimique=backpulver=proszek do pieczenia=proszku do pieczenia=polvo de hornear=levadura quimica=lievito per dolci=lievito in polvere: 1448
        baking soda=bicarbonate de soude=bicarbonate=natron=soda oczyszczona=sody oczyszczonej=bicarbonato=bicarbonato de sodio=bicarbonato di sodio: 1448
        yeast=levure=levure de boulanger=levure fraiche=hefe=frische hefe=trockenhefe=drozdze=drozdzy=levadura=levadura fresca=lievito di birra=lievito=lievito fresco: 1448
        dried yeast=instant yeast=active dry yeast: 1451
        fresh yeast: 1451
        nutritional yeast: 1451
        gelatin=zelatyna=zelatyny=gelatina=feuille de gelatin=gelatina in fogli
        gelatin sheet: 1455
        gelatin powder: 1455
        sourdough starter
        rye sourdough starter: 1458
        plum sauce
        chili crisp: 1386
        chocolate=chocolat=schokolade=czekolada=czekolady=cioccolato
        dark chocolate=plain chocolate=bittersweet chocolate=semisweet chocolate=chocolat noir=chocolat patissier=zartbitterschokolade=dunkle schokolade=bitterschokolade=gorzka czekolada=gorzkiej czekolady=chocolate negro=cioccolato fondente: 1462
        chocolate chip=chocolate drop: 1462
        cocoa=cocoa powder=cacao en poudre=kakao=kakaopulver=backkakao=kakaa=cacao en polvo=cacao in polvere=cacao amaro: 1462
        chocolate sprinkle: 1462
        chocolate bar: 1462
        chocolate sauce: 1462
        chocolate shaving: 1462
        cacao: 1462
        chocolate biscuit: ~1462
        drinking chocolate: 1462
        sugar=sucre=sucre en poudre=zucker=kristallzucker=cukier=cukru=azucar=zucchero=zucchero semolato=sucre semoule: 1492
        caster sugar: 1473
        icing sugar=sucre glace=puderzucker=staubzucker=cukier puder=azucar gla=azucar glase=zucchero a velo: 1473
        brown sugar=sucre roux=cassonade=sucre brun=brauner zucker=rohrzucker=cukier brazowy=brazowy cukier=cukier trzcinowy=azucar moreno=azucar morena=zucchero di canna: 1473
        muscovado=muscovado sugar: 1473 1476
        demerara=demerara sugar: 1473 1476
        granulated sugar: 1473
        palm sugar=jaggery: 1473
        jam sugar=preserving sugar: 1473
        pearl sugar: 1473
        white sugar: 1473
        golden caster sugar: 1473
        cane sugar: 1473
        vanilla sugar=sucre vanille=vanillezucker=vanillinzucker=cukier wanilinowy=cukier waniliowy=azucar vainillado=zucchero vanigliato: 1473
        light brown sugar: 1473 1476
        dark brown sugar: 1473 1476
        rock sugar: 1473
        raw sugar: 1473
        piloncillo: 1473
        sweetener=added sugar
        honey=miel=honig=miod=miodu=miele: 1492
        maple syrup=sirop derable=ahornsirup=syrop klonowy=jarabe de arce=sirope de arce=sciroppo dacero: 1492 1505
        golden syrup: 1492 1505
        molasses=treacle: 1492
        agave=agave syrup: 1492 1505
        dark syrup: 1492 1505
        corn syrup: 1492 1505
        date syrup: 1492 1505
        stevia: 1492
        glucose syrup=glucose: 1492
        rice syrup: 1492 1505
        simple syrup: 1492 1505
        syrup=sirup
        grenadine: 1505
        rose syrup: 1505
        jam=jelly=fruit preserve=confiture=marmelade=konfiture=dzem=dzemu=mermelada=marmellata=confettura
        strawberry jam: 1508
        raspberry jam: 1508
        apricot jam: 1508
        redcurrant jelly: 1508
        blackcurrant jam: 1508
        fig jam: 1508
        cranberry jelly: 1508
        lemon curd: ~1508
        sweet confectionery=confectionery
        marshmallow: 1517
        toffee: 1517 1520
        caramel: 1517
        fudge: 1517
        sprinkle: 1517
        turkish delight: 1517
        caramel sauce: 1520
        biscuit crumb
        digestive=digestive biscuit: 1525
        cookie crumb: 1525
        ladyfinger
        ladyfinger biscuit: 1528
        agave nectar
        unsweetened chocolate: 1462
        almond paste
        salted caramel
        butterscotch
        toffee sauce
        marshmallow fluff
        candy cane
        fondant
        fondant icing
        royal icing
        icing
        frosting
        buttercream
        cookie dough
        cake mix
        sponge cake
        amaretti biscuit
        oreo
        oreo cookie
        alcohol=booze
        wine=vin=wein=wino=vino: 1550
        beer=biere=bier=piwo=piwa=cerveza=birra: 1550
        spirit=liquor: 1550
        sherry: 1550
        marsala: 1550
        port: 1550
        sake: 1550
        mirin: 1550
        rice wine=shaoxing wine=shaoxing: 1550
        cider=hard cider: 1550
        vermouth: 1550
        liqueur: 1550
        madeira: 1550
        mead: 1550
        bitters: ~1550
        red wine=vin rouge=rotwein=czerwone wino=czerwonego wina=vino tinto=vino rosso: 1551
        white wine=dry white wine=vin blanc=vin blanc sec=weisswein=biale wino=bialego wina=vino blanco=vino bianco: 1551
        sparkling wine: 1551
        champagne: 1551 1568
        prosecco: 1551 1568
        rose wine: 1551
        cava: 1551 1568
        dessert wine: 1551
        mulled wine: 1551
        ale=pale ale=brown ale: 1552
        lager=cold lager: 1552
        stout=guinness: 1552
        dark beer: 1552
        wheat beer: 1552
        rum=rhum: 1553
        brandy=cognac: 1553
        whisky=irish whisky: 1553
        bourbon: 1553
        vodka: 1553
        gin: 1553
        tequila: 1553
        cachaca: 1553
        calvados: 1553
        schnapps: 1553
        grappa: 1553
        pisco: 1553
        ouzo: 1553
        mezcal: 1553
        aquavit: 1553
        armagnac: 1553
        scotch: 1553
        dry sherry: 1554
        dark rum: 1580
        white rum: 1580
        spiced rum: 1580
        kahlua=coffee liqueur: 1562
        cointreau=triple sec=grand marnier=orange liqueur: 1562
        amaretto: 1562
        bailey=irish cream: 1562
        limoncello: 1562
        campari: 1562
        aperol: 1562
        creme de cassis: 1562
        sambuca: 1562
        coffee
        espresso: 1610
        strong coffee: 1610
        instant coffee: 1610
        ground coffee: 1610
        cold brew: 1610
        tea
        green tea: 1616
        matcha: 1616 1617
        black tea: 1616
        tea leaf=thai tea leaf: 1616
        chai: 1616
        earl grey: 1616
        tea bag: 1616
        herbal tea: 1616
        gunpowder green tea: 1617
        water=eau=wasser=woda=wody=agua=acqua=eau tiede=eau froide
        sparkling water: 1626
        soda water=club soda: 1626
        ice cube=ice: 1626
        boiling water: 1626
        warm water: 1626
        cold water: 1626
        hot water: 1626
        ice water: 1626
        tonic water: 1626 1636
        soft drink
        cola: 1636
        lemonade: 1636
        ginger ale: 1636
        ginger beer: 1636
        orange soda: 1636
        juice=fruit juice
        orange juice: 1642
        apple juice: 1642
        lemon juice=jus de citron=zumo de limon=jugo de limon=succo di limone=sok z cytryny=soku z cytryny: 1642
        lime juice: 1642
        tomato juice: 1642
        pineapple juice: 1642
        cranberry juice: 1642
        grapefruit juice: 1642
        pomegranate juice: 1642
        carrot juice: 1642
        plant milk=non dairy milk=vegan milk
        oat milk=lait davoine=boisson a lavoine=hafermilch=haferdrink=mleko owsiane=leche de avena=bebida de avena=latte davena=latte di avena: 1653
        almond milk=lait damande=mandelmilch=mleko migdalowe=leche de almendra=latte di mandorla=latte di mandorle: 1653
        rice milk=lait de riz=reismilch=mleko ryzowe=leche de arroz=latte di riso: 1653
        cashew milk: 1653
        hazelnut milk: 1653
        hemp milk: 1653
        pea milk: 1653
        vegan dairy
        vegan cheese: 1661
        vegan butter: 1661
        oat cream: 1661
        soy cream: 1661
        coconut yogurt: 1661
        soy butter: 1661
        coconut whipped cream: 1661
        vegan cream: 1661
        vegan cream cheese: 1661
        cashew cream: 1661
        other food
        pomegranate molasses: 1672
        grape molasses: 1672
        orange blossom water: 1672
        rose water: 1672
        citric acid: 1672
        galangal: 1672
        insect: 1672
        tomato paste=tomatenmark=concentre de tomate=koncentrat pomidorowy=concentrato di pomodoro: 1672
        okonomiyaki sauce: 1672
        pumpkin pie filling: 1672
        food coloring: 1672
        liquid smoke: 1672
        msg: 1672
        lemon zest: 1672
        peanut sauce: 1672
        black bean sauce: 1672
        gluten: 1672
        rennet: 1672
        meringue: 1672
        sulfite=sulphite=sulfur dioxide=sulphur dioxide: 1672
        jelly sweets=jelly sweet: 1672
        piri piri: 1672
        quince cheese=quince paste: 1672 1698
        damson cheese: 1672 1698
        guava cheese=guava paste: 1672 1698
        name only
        cream of tartar: 1698
        cocoa butter=beurre de cacao=kakaobutter=manteca de cacao=burro di cacao=maslo kakaowe: 1698
        apple butter: 1698
        shea butter: 1698
        cream of coconut: 1698
        mince pie: 1698
        milk thistle: 1698
        coca cola
        """

    /// Words that stand for a food: others that mean the same.
    package static let spellings = """
        beef mince: ground beef, minced beef, hamburger meat, ground chuck, minced steak, steak mince
        veal mince: ground veal, minced veal
        lamb mince: ground lamb, minced lamb
        pork mince: ground pork, minced pork
        goose: geese
        chicken mince: ground chicken, minced chicken
        turkey mince: ground turkey, minced turkey
        prosciutto: parma ham
        squid: calamari
        octopus: octopi
        shrimp: prawn
        crayfish: crawfish
        yogurt: yoghurt, yoghourt, joghurt
        whole milk: full fat milk, full cream milk
        skim milk: skimmed milk, nonfat milk, non fat milk, fat free milk
        heavy cream: double cream, heavy whipping cream, thickened cream
        light cream: single cream
        sour cream: soured cream
        clarified butter: ghee
        mozzarella: mozarella
        halloumi: haloumi, hellim
        parmesan: parmigiano reggiano, parmigiano, parmigiana, parmesan reggiano
        vegetable: veg
        potato: spud
        bell pepper: capsicum, sweet pepper
        eggplant: aubergine, brinjal, melanzane
        zucchini: courgette
        corn: maize
        sweet corn: sweetcorn
        green bean: french bean, string bean, haricot vert
        bean sprout: beansprout
        okra: bhindi
        water chestnut: waterchestnut
        fava bean: broad bean, faba bean
        celeriac: celery root
        chili: chilli, chile, chilly
        sweet potato: kumara
        snow pea: mangetout, mange tout
        french fries: french fry
        rutabaga: swede
        beet: beetroot, beet root
        daikon: mooli, white radish
        sunchoke: jerusalem artichoke
        swiss chard: silverbeet
        bok choy: pak choi, pak choy, bok choi
        arugula: rocket, rucola, roquette
        lacinato kale: cavolo nero, tuscan kale, black kale
        broccolini: tenderstem broccoli, tenderstem
        napa cabbage: chinese cabbage, chinese leaf, wombok
        romaine lettuce: cos lettuce, romaine
        spring onion: scallion, green onion, salad onion
        shallot: eschalot
        red bell pepper: red pepper, red capsicum, sweet red pepper
        green bell pepper: green pepper, green capsicum
        yellow bell pepper: yellow pepper, yellow capsicum
        orange bell pepper: orange pepper, orange capsicum
        cremini mushroom: chestnut mushroom, crimini mushroom, baby bella, baby bella mushroom, cremini, crimini
        portobello: portabella, portobella, portabello
        porcini: cep
        chanterelle: girolle
        chili flake: red pepper flake, crushed red pepper, crushed red pepper flake
        cayenne pepper: ground red pepper
        kiwi: kiwi fruit, kiwifruit
        persimmon: sharon fruit
        redcurrant: red currant
        blackcurrant: black currant
        papaya: pawpaw
        passionfruit: passion fruit
        lychee: litchi
        cantaloupe: cantaloup, rockmelon
        peanut: groundnut
        hazelnut: filbert
        flaxseed: linseed, flax seed
        chickpea: garbanzo bean, garbanzo, chick pea
        soy bean: soybean
        tofu: bean curd, beancurd
        lima bean: butter bean
        navy bean: haricot bean
        dal: dhal, daal, dahl
        chickpea flour: gram flour, besan, garbanzo flour, garbanzo bean flour
        hummus: houmous, humous, hommus, hummous, humus
        soy: soya
        bulgur: bulgur wheat, bulgar, bulghur, burghul, bulgar wheat
        couscous: cous cous
        rolled oat: porridge oat
        pita: pitta
        naan bread: nan bread
        chapati: chapatti
        breadcrumb: bread crumb
        filo: phyllo, fillo
        plain flour: all purpose flour, allpurpose flour
        bread flour: strong flour, strong white flour, strong bread flour, strong white bread flour
        self raising flour: self rising flour, selfraising flour, selfrising flour
        cornstarch: cornflour, corn flour, corn starch
        poppadom: papadum, poppadum, papadam, papad
        coriander leaf: cilantro, fresh coriander, cilantro leaf, fresh coriander leaf
        cumin: jeera
        turmeric: haldi
        fenugreek: methi
        asafoetida: asafetida, hing
        vanilla extract: vanilla essence
        vanilla bean: vanilla pod
        chicken stock: chicken broth
        beef stock: beef broth
        vegetable stock: vegetable broth, veggie stock, veggie broth
        fish stock: fish broth
        ketchup: catsup
        mayonnaise: mayo
        worcestershire sauce: worcester sauce
        baking soda: bicarbonate of soda, bicarb, bicarb of soda, bicarbonate soda, bicarb soda, sodium bicarbonate
        gelatin: gelatine
        licorice: liquorice
        chili crisp: chilli crisp
        caster sugar: superfine sugar, castor sugar
        icing sugar: powdered sugar, confectioner sugar
        molasses: black treacle
        ladyfinger: sponge finger, lady finger, savoiardi
        whisky: whiskey
        meat mince: ground meat, minced meat
        wholemeal: whole wheat, wholewheat
        flavor: flavour
        flavoring: flavouring
        coloring: colouring
        canned: tinned
        falafel: felafel
        kebab: kabob, kebap
        lasagna: lasagne
        bolognese: bolognaise
        doughnut: donut
        omelet: omelette
        caramelized: caramelised
        filet: fillet
        barbecue: bbq, barbeque
        stir fry: stir fries, stirfry
        foot: feet
        tooth: teeth
        fungus: fungi
        cactus: cacti
        panini: panino
        """

    /// Foods as cooks say them.
    package static let said = """
        sausage, bacon, ham, offal, mince, minced meat, meatball, beef, veal, lamb, pork, goat
        steak, brisket, oxtail, beef mince, ground beef, minced beef, corned beef, salt beef
        pastrami, beef cheek, stewing beef, roast beef, short rib, beef jerky, bresaola
        beef sausage, rump steak, sirloin, sirloin steak, fillet steak, t-bone steak
        flank steak, skirt steak, braising steak, veal escalope, veal mince, veal shank
        mutton, lamb mince, ground lamb, minced lamb, lamb chop, lamb shank, lamb neck
        neck of lamb, rack of lamb, gammon, pork belly, pork mince, ground pork, minced pork
        pulled pork, spare ribs, pork rib, baby back ribs, pork chop, ham hock, pork loin
        sausage meat, lard, chicken, turkey, duck, goose, guinea fowl, quail, pheasant
        partridge, pigeon, chicken mince, ground chicken, chicken breast, chicken thigh
        chicken leg, chicken wing, poussin, rotisserie chicken, chicken drumstick, capon
        chicken liver, chicken sausage, turkey mince, ground turkey, minced turkey
        turkey breast, turkey bacon, duck breast, duck leg, duck confit, venison, rabbit, hare
        wild boar, ostrich, kangaroo, chorizo, bratwurst, frankfurter, hot dog sausage, salami
        pepperoni, merguez, andouille, black pudding, blood sausage, morcilla, kielbasa, nduja
        mortadella, linguiça, pork sausage, lap cheong, chinese sausage, cumberland sausage
        italian sausage, smoked sausage, haggis, pancetta, lardon, back bacon, streaky bacon
        smoked bacon, speck, guanciale, prosciutto, parma ham, serrano ham, iberico ham
        cooked ham, black forest ham, liver, kidney, tripe, sweetbread, foie gras
        calf's liver, marrow bone, chicken carcass, bacon bits, bacon lardons, canadian bacon
        lean ground beef, beef brisket, beef short ribs, beef shin, beef bouillon
        white pudding, bockwurst, boudin, whole chicken, cooked chicken, roast chicken
        shredded chicken, chicken tender, chicken fillet, chicken nugget, chicken bouillon
        chicken fat, chicken skin, chicken feet, chipolata, cooking chorizo, chuck steak
        chuck roast, cocktail sausage, duck liver, chopped ham, flat iron steak, gammon steak
        gizzard, goat meat, smoked ham, ham bone, hanger steak, hot dog, lamb kidney
        lamb shoulder, shoulder of lamb, leg of lamb, lamb leg, lamb cutlet, lamb liver
        pig's liver, liver sausage, liverwurst, luncheon meat, mincemeat, ox cheek, ox tongue
        pig's trotter, pork tenderloin, pork fillet, pork shoulder, pork butt, pork cheek
        pork crackling, pork fat, pork steak, rib-eye steak, ribeye steak, salt pork
        breakfast sausage, veggie sausage, soppressata, spam, beef suet, vegetable suet
        topside of beef, turkey leg, turkey thigh, turkey sausage, veal chop, venison steak
        bone marrow, andouille sausage, smoked turkey, pork knuckle, seafood, fish, squid
        calamari, octopus, cuttlefish, fish roe, oily fish, white fish, fish fillet
        fish finger, fish cake, eel, swordfish, skate, carp, tilapia, catfish, barramundi
        perch, pike, bonito flakes, surimi, whitebait, sprat, arctic char, salmon, tuna
        mackerel, sardine, pilchard, anchovy, herring, trout, cod, haddock, pollock, hake
        coley, whiting, sea bass, bass, sea bream, bream, halibut, monkfish, snapper
        red snapper, grouper, mahi mahi, basa, red mullet, mullet, john dory, sole, lemon sole
        dover sole, plaice, flounder, turbot, smoked salmon, salmon fillet, canned salmon
        salt cod, bacalao, cod fillet, black cod, smoked haddock, smoked mackerel
        smoked trout, rainbow trout, kipper, pickled herring, rollmop, canned tuna
        tinned tuna, tuna steak, anchovy fillet, anchovy paste, caviar, salmon roe
        taramasalata, shrimp, jumbo shrimp, prawn, king prawn, tiger prawn, crab, lobster
        crayfish, langoustine, scampi, dried shrimp, brown shrimp, crabmeat, crab meat
        crab stick, soft shell crab, mussel, clam, oyster, scallop, cockle, whelk, conch
        squid ring, squid ink, bonito, baby clam, canned clams, clam juice, cod loin, cod roe
        dressed crab, smoked eel, white fish fillet, fish stick, fish ball, fish pie mix
        lobster tail, baby octopus, smoked oyster, cooked prawns, raw prawns, salmon steak
        hot smoked salmon, canned sardines, king scallop, sea urchin, mixed seafood
        seafood stock, skate wing, sea trout, tuna chunks, milk, cream, cheese, butter, yogurt
        yoghurt, custard, ice cream, kefir, dulce de leche, milk powder, powdered milk
        dried milk, condensed milk, sweetened condensed milk, evaporated milk, buttermilk
        milk chocolate, white chocolate, quark, whole milk, skim milk, skimmed milk
        semi-skimmed milk, goat milk, sheep's milk, low-fat milk, heavy cream, whipping cream
        double cream, heavy whipping cream, light cream, single cream, half and half
        sour cream, soured cream, crème fraîche, clotted cream, whipped cream, greek yogurt
        greek yoghurt, plain yogurt, natural yogurt, skyr, labneh, clarified butter, ghee
        unsalted butter, salted butter, melted butter, brown butter, garlic butter
        hard cheese, soft cheese, blue cheese, danish blue, goat cheese, mozzarella, paneer
        halloumi, grated cheese, american cheese, queso fresco, cheese curds, smoked cheese
        cheese slice, string cheese, sheep's cheese, cheddar, parmesan, parmigiano reggiano
        grana padano, pecorino, pecorino romano, gruyère, emmental, swiss cheese, manchego
        gouda, edam, provolone, monterey jack, pepper jack, red leicester, double gloucester
        comté, raclette, fontina, asiago, cotija, wensleydale, caerphilly, jarlsberg, havarti
        colby, kashkaval, brie, camembert, ricotta, mascarpone, cream cheese, cottage cheese
        feta, burrata, taleggio, fromage frais, reblochon, munster, boursin, bocconcini
        buffalo mozzarella, feta cheese, stilton, gorgonzola, roquefort, dolcelatte
        vanilla ice cream, egg, egg white, egg yolk, quail egg, duck egg, boiled egg
        poached egg, fried egg, hard-boiled egg, free-range egg, light coconut milk
        vegan mayonnaise, softened butter, vegetable shortening, 2% milk, malted milk powder
        buttermilk powder, chocolate milk, squirty cream, custard powder, vanilla custard
        chocolate ice cream, sorbet, lemon sorbet, frozen yogurt, vanilla yogurt
        low-fat yogurt, whey powder, shredded cheese, melted cheese, mexican cheese blend
        cheddar cheese, mature cheddar, sharp cheddar, white cheddar, parmesan cheese
        parmesan rind, grated parmesan, mozzarella cheese, mozzarella ball, mozzarella stick
        fresh mozzarella, ricotta cheese, mascarpone cheese, philadelphia cheese
        halloumi cheese, smoked gouda, raclette cheese, colby jack, cotija cheese
        oaxaca cheese, cheese sauce, large egg, soft-boiled egg, scrambled egg, egg wash
        egg replacer, aquafaba, extra firm tofu, tofu skin, veggie mince, meat-free mince
        potato, root vegetables, squash, bell pepper, pepper, capsicum, tomato, eggplant
        aubergine, zucchini, courgette, cucumber, mushroom, celery, fennel, asparagus
        artichoke, corn, sweet corn, corn on the cob, sweetcorn, pea, green bean, french bean
        string bean, bean sprout, bamboo shoot, okra, avocado, lettuce, tomatillo
        water chestnut, samphire, palm heart, cassava, yuca, plantain, taro, jicama, edamame
        fava bean, broad bean, mixed vegetables, lotus root, cardoon, salad leaves
        bitter gourd, bitter melon, chayote, nopal, celeriac, celery root, chili, chilli
        sauerkraut, kimchi, gherkin, pickle, cornichon, dill pickle, sweet potato, snow pea
        mangetout, frozen vegetables, stir fry vegetables, new potato, baby potato
        floury potato, waxy potato, russet potato, baking potato, mashed potato, roast potato
        red potato, jacket potato, potato wedge, yukon gold potato, potato starch
        potato flour, gnocchi, carrot, parsnip, turnip, rutabaga, swede, beet, beetroot
        radish, daikon, mooli, sunchoke, jerusalem artichoke, salsify, kohlrabi, horseradish
        yam, baby carrot, golden beetroot, spinach, kale, swiss chard, chard, bok choy
        pak choi, watercress, arugula, rocket, radicchio, chicory, endive, cress, nettle
        lamb's lettuce, mizuna, sorrel, cabbage, water spinach, morning glory, salad greens
        baby spinach, frozen spinach, lacinato kale, cavolo nero, curly kale, broccoli
        cauliflower, brussels sprouts, romanesco, broccoli rabe, broccolini
        tenderstem broccoli, purple sprouting broccoli, cauliflower rice, red cabbage
        white cabbage, savoy cabbage, napa cabbage, chinese cabbage, pointed cabbage
        hispi cabbage, green cabbage, romaine lettuce, cos lettuce, butter lettuce
        iceberg lettuce, lollo rosso, little gem lettuce, onion, spring onion, scallion
        green onion, salad onion, shallot, leek, garlic, chive, red onion, white onion
        yellow onion, brown onion, pearl onion, sweet onion, spanish onion, caramelized onion
        pickled onion, crispy onion, garlic clove, black garlic, wild garlic, smoked garlic
        garlic powder, garlic salt, baby leek, ginger, root ginger, ginger root, stem ginger
        pickled ginger, fresh ginger, ground ginger, pumpkin, butternut squash, acorn squash
        spaghetti squash, kabocha squash, delicata squash, marrow, patty pan squash
        summer squash, pumpkin purée, red bell pepper, red pepper, green bell pepper
        green pepper, yellow bell pepper, yellow pepper, orange bell pepper, orange pepper
        pointed pepper, romano pepper, roasted red pepper, cherry tomato, plum tomato
        sun-dried tomato, canned tomatoes, tinned tomatoes, tomato purée, chopped tomatoes
        crushed tomatoes, vine tomato, beefsteak tomato, roma tomato, grape tomato, passata
        green tomato, heirloom tomato, diced tomatoes, pickling cucumber, cremini mushroom
        chestnut mushroom, button mushroom, portobello mushroom, shiitake, oyster mushroom
        porcini, enoki, chanterelle, morel, dried mushroom, wild mushroom, truffle
        shiitake mushroom, porcini mushroom, enoki mushroom, king oyster mushroom
        wood ear mushroom, maitake, mixed mushrooms, straw mushroom, field mushroom, baby corn
        corn cob, popcorn, hominy, polenta, cornmeal, masa harina, corn tortilla
        tortilla chips, grits, green pea, frozen pea, sugar snap pea, sugar snap, garden pea
        petit pois, split pea, pea shoot, red chilli, green chilli, jalapeño, scotch bonnet
        habanero, bird's eye chilli, thai chili, dried chilli, serrano pepper, poblano
        pasilla chile, pickled jalapeño, padrón pepper, chipotle, chilli flakes, chili flakes
        chili powder, chilli powder, cayenne pepper, cayenne, gochugaru, aleppo pepper
        chilli oil, chilli paste, seaweed, nori, kombu, kelp, wakame, dulse, olive
        black olive, green olive, kalamata olive, tapenade, elderflower, lavender
        artichoke heart, white asparagus, green asparagus, beet greens, spring cabbage
        celery stick, celery stalk, celery heart, rainbow chard, belgian endive
        collard greens, spring greens, mustard greens, turnip greens, dandelion greens
        yellow squash, fennel bulb, fiddlehead, garlic scape, green garlic, loofah
        rocket leaf, mixed leaves, microgreens, button onion, silverskin onion, vidalia onion
        fried onion, banana shallot, heart of palm, jersey royal, maris piper, king edward
        baked potato, fingerling potato, nori sheet, kelp noodle, beef tomato
        whole peeled tomatoes, sun-blushed tomato, purple yam, dried shiitake, dried porcini
        mirepoix, sofrito, crudités, apple, pear, banana, grape, melon, fig, pomegranate
        rhubarb, kiwi, kiwi fruit, quince, persimmon, dried fruit, coconut, summer fruits
        prickly pear, medlar, crab apple, strawberry, raspberry, blueberry, blackberry
        gooseberry, cranberry, elderberry, redcurrant, blackcurrant, mulberry, lingonberry
        bilberry, boysenberry, mixed berries, frozen berries, cloudberry, sea buckthorn, acai
        lemon, lime, orange, grapefruit, clementine, satsuma, mandarin, tangerine, yuzu
        pomelo, kumquat, preserved lemon, unwaxed lemon, blood orange, mandarin orange
        marmalade, cherry, plum, damson, peach, nectarine, apricot, greengage, mango
        sour cherry, morello cherry, maraschino cherry, glacé cherry, kirsch, prune
        dried apricot, canned peaches, white peach, pineapple, papaya, passion fruit, guava
        lychee, dragon fruit, jackfruit, durian, soursop, green mango, mango chutney
        green papaya, watermelon, cantaloupe, honeydew melon, galia melon, cooking apple
        bramley apple, green apple, red apple, apple sauce, applesauce, dried apple
        asian pear, pomegranate seeds, red grape, green grape, raisin, sultana, golden raisin
        currant, date, dried cranberry, dried fig, mixed peel, candied peel, dried cherry
        dried mango, mixed dried fruit, medjool date, desiccated coconut, shredded coconut
        coconut milk, coconut cream, coconut flakes, coconut water, coconut oil, coconut sugar
        nut, peanut, mixed nuts, almond, walnut, hazelnut, pecan, cashew, pistachio, pine nut
        brazil nut, chestnut, marzipan, praline, nutella, chocolate spread, ground almonds
        flaked almonds, slivered almonds, blanched almonds, almond flour, amaretti, cashew nut
        pecan nut, roasted peanuts, salted peanuts, peanut butter, satay sauce, almond butter
        cashew butter, sesame seed, sunflower seed, pumpkin seed, flaxseed, linseed, chia seed
        poppy seed, hemp seed, melon seed, mixed seeds, black sesame seed, white sesame seed
        tahini, sesame oil, granny smith apple, ripe banana, banana leaf, black cherry
        toasted coconut, pink grapefruit, huckleberry, lemon peel, meyer lemon, lime zest
        key lime, kaffir lime, loganberry, loquat, ripe mango, mango purée, orange zest
        orange peel, seville orange, mandarin segments, conference pear, dried pear, physalis
        pineapple chunks, pineapple rings, green plantain, dried plum, freeze-dried raspberry
        rosehip, sloe, star fruit, frozen strawberry, red berries, tamarillo, ugli fruit, bean
        lentil, chickpea, garbanzo bean, soy bean, soya bean, tofu, black bean, kidney bean
        white bean, lima bean, butter bean, borlotti bean, baked beans, pinto bean
        refried beans, mung bean, adzuki bean, black-eyed pea, black-eyed bean, flageolet bean
        mixed beans, runner bean, cannellini bean, navy bean, haricot bean
        great northern bean, red lentil, brown lentil, green lentil, puy lentil, beluga lentil
        black lentil, toor dal, urad dal, moong dal, canned chickpeas, chana dal
        chickpea flour, gram flour, hummus, tempeh, miso, miso paste, soy sauce, tamari
        soy milk, soya milk, textured vegetable protein, soy yogurt, silken tofu, firm tofu
        smoked tofu, seitan, quorn, rice, oat, barley, pearl barley, quinoa, bulgur
        bulgur wheat, couscous, millet, buckwheat, spelt, farro, freekeh, semolina, amaranth
        sorghum, teff, giant couscous, israeli couscous, basmati rice, jasmine rice
        long-grain rice, short-grain rice, risotto rice, arborio rice, sushi rice, paella rice
        brown rice, wild rice, glutinous rice, sticky rice, pudding rice, red rice, black rice
        rice cake, rice flour, puffed rice, rice noodle, rice vermicelli, rice paper
        rolled oats, porridge oats, oatmeal, steel-cut oats, oat bran, granola, muesli
        wheat germ, pasta, spaghetti, macaroni, penne, rigatoni, ziti, lasagne sheets
        lasagna noodles, tagliatelle, fettuccine, pappardelle, linguine, fusilli, farfalle
        orzo, ravioli, tortellini, vermicelli, cannelloni, orecchiette, conchiglie
        pasta shells, capellini, bucatini, ditalini, fresh pasta, wholewheat pasta, noodle
        egg noodle, glass noodle, cellophane noodle, udon, udon noodle, soba, soba noodle
        ramen noodle, instant noodles, bread, white bread, brown bread, wholemeal bread
        whole wheat bread, sourdough, sourdough bread, baguette, pita, pita bread, pitta bread
        naan bread, naan, flatbread, chapati, roti, tortilla, ciabatta, focaccia, brioche
        rye bread, crusty bread, bagel, burger bun, hamburger bun, bread roll, dinner roll
        english muffin, croissant, crumpet, hot dog bun, stale bread, crouton, breadcrumbs
        french bread, paratha, bun, bread dough, pretzel, breadstick, flour tortilla
        tortilla wrap, taco shell, panko, panko breadcrumbs, pastry, puff pastry
        shortcrust pastry, filo, filo pastry, choux pastry, spring roll wrapper
        dumpling wrapper, wonton wrapper, pie crust, pie dough, pizza dough, flour
        plain flour, all-purpose flour, bread flour, strong flour, strong white flour
        strong bread flour, self-raising flour, self-rising flour, wholemeal flour
        whole wheat flour, wholewheat flour, cornstarch, cornflour, corn flour, corn starch
        buckwheat flour, tapioca flour, tapioca starch, rye flour, spelt flour, oat flour
        cake flour, coconut flour, pastry flour, gluten-free flour, arrowroot
        glutinous rice flour, 00 flour, cereal, breakfast cereal, cornflakes, bran flakes
        cracker, cream cracker, oatcake, crispbread, graham cracker, matzo, crisps
        potato crisps, potato chips, prawn cracker, pork rind, cracked wheat, quick oats
        wheat bran, corn flakes, rice krispies, red quinoa, white rice, cooked rice
        egg fried rice, rice flakes, tapioca, tapioca pearls, semolina flour, matzo meal
        dried pasta, gluten-free pasta, elbow macaroni, jumbo shells, angel hair pasta
        cannelloni tubes, spätzle, vermicelli noodle, rice paper wrapper, brioche bun
        poppadom, dried breadcrumbs, fresh breadcrumbs, melba toast, texas toast
        red kidney bean, yellow split pea, green split pea, almond extract, roasted chestnuts
        macadamia nut, crunchy peanut butter, smooth peanut butter, walnut halves
        toasted sesame seeds, soy mince, lupin, basil, parsley, mint, dill, coriander leaf
        cilantro, fresh coriander, coriander, thyme, rosemary, oregano, sage, tarragon
        bay leaf, bay, marjoram, chervil, lemongrass, lemon grass, thai basil, curry leaf
        kaffir lime leaf, makrut lime leaf, garlic chive, lovage, mixed herbs, italian herbs
        herbes de provence, bouquet garni, lemon balm, savory, epazote, borage
        flat leaf parsley, curly parsley, dried basil, pesto, dried thyme, lemon thyme
        dried oregano, dried mint, mint leaf, peppermint, spearmint, cumin, coriander seed
        ground coriander, cinnamon, nutmeg, mace, clove, cardamom, turmeric, paprika, saffron
        star anise, anise, allspice, fenugreek, caraway, mustard seed, fennel seed
        celery seed, peppercorn, sichuan peppercorn, vanilla, juniper berry, garam masala
        curry powder, sumac, five spice, chinese five spice, za'atar, ras el hanout, baharat
        berbere, cajun seasoning, creole seasoning, mixed spice, pumpkin spice, celery salt
        nigella seed, asafoetida, taco seasoning, jerk seasoning, dukkah, amchur, annatto
        black pepper, white pepper, pink peppercorn, grains of paradise, black peppercorn
        green peppercorn, cumin seed, ground cumin, cardamom pod, ground cardamom
        ground turmeric, caraway seed, fenugreek leaf, fenugreek seed, whole cloves
        ground cloves, smoked paprika, sweet paprika, hot paprika, cinnamon stick
        ground cinnamon, vanilla extract, vanilla essence, vanilla bean, vanilla pod
        vanilla paste, salt, sea salt, flaky salt, kosher salt, table salt, rock salt
        himalayan salt, stock, bouillon, chicken stock, chicken broth, beef stock, beef broth
        vegetable stock, vegetable broth, fish stock, lamb stock, dashi, bone broth
        stock cube, bouillon cube, turkey stock, suet, margarine, goose fat, duck fat
        shortening, oil, cooking oil, olive oil, extra virgin olive oil, vegetable oil
        sunflower oil, rapeseed oil, canola oil, peanut oil, groundnut oil, corn oil
        avocado oil, walnut oil, truffle oil, grapeseed oil, palm oil, mustard oil
        toasted sesame oil, garlic oil, vinegar, red wine vinegar, white wine vinegar
        cider vinegar, apple cider vinegar, rice vinegar, rice wine vinegar, sherry vinegar
        balsamic vinegar, malt vinegar, white vinegar, distilled vinegar, champagne vinegar
        ketchup, tomato ketchup, mustard, mayonnaise, fish sauce, hoisin sauce, oyster sauce
        worcestershire sauce, hot sauce, brown sauce, harissa, gochujang, wasabi, chutney
        caper, salsa, sambal oelek, barbecue sauce, bbq sauce, sweet chili sauce
        sweet chilli sauce, teriyaki sauce, tartar sauce, aioli, hollandaise, cranberry sauce
        mint sauce, chimichurri, dark soy sauce, light soy sauce, kecap manis, tabasco
        sriracha, dijon mustard, english mustard, wholegrain mustard, yellow mustard
        honey mustard, mustard powder, white miso, red miso, curry paste, red curry paste
        green curry paste, yellow curry paste, massaman curry paste, tikka paste
        chipotle paste, doubanjiang, chilli bean paste, chili garlic sauce, shrimp paste
        tamarind, tamarind paste, salad dressing, vinaigrette, ranch dressing, caesar dressing
        baking powder, baking soda, bicarbonate of soda, bicarb, yeast, dried yeast
        instant yeast, active dry yeast, fresh yeast, nutritional yeast, gelatin, gelatine
        sourdough starter, allspice berry, aniseed, basil leaf, holy basil, purple basil
        green cardamom, black cardamom, chipotle chilli, ancho chili, ancho chile
        guajillo chile, jalapeño pepper, poblano pepper, black cumin, madras curry powder
        dill weed, filé powder, fines herbes, five spice powder, furikake, garlic granules
        hyssop, italian seasoning, old bay, fajita seasoning, harissa paste, shichimi
        lemon verbena, lemon pepper, liquorice, black mustard seed, grated nutmeg
        onion powder, onion granules, mexican oregano, ground black pepper, pink pepper
        sichuan pepper, szechuan pepper, perilla, pickling spice, rosemary sprig
        saffron threads, sage leaf, smoked salt, steak seasoning, szechuan peppercorn
        thyme sprig, fresh turmeric, chaat masala, tandoori masala, kasuri methi
        achiote paste, adobo seasoning, sazón, kala namak, cooking spray, balsamic glaze
        black vinegar, low-sodium soy sauce, coconut aminos, liquid aminos, ponzu, plum sauce
        chilli sauce, tabasco sauce, chili crisp, chilli crisp, buffalo sauce, steak sauce
        enchilada sauce, taco sauce, salsa verde, pico de gallo, guacamole, mole sauce
        adobo sauce, chipotles in adobo, tartare sauce, cocktail sauce, hollandaise sauce
        béarnaise sauce, béchamel sauce, white sauce, parsley sauce, bread sauce
        horseradish sauce, whole grain mustard, basil pesto, green pesto, red pesto
        sun-dried tomato pesto, tzatziki, ranch seasoning, italian dressing, salad cream
        thousand island dressing, blue cheese dressing, tomato sauce, tomato soup
        marinara sauce, pasta sauce, pizza sauce, spaghetti sauce, alfredo sauce
        arrabbiata sauce, curry sauce, stir fry sauce, sweet and sour sauce, tomato chutney
        lime pickle, piccalilli, pickle relish, sweet pickle relish, caper berry
        stuffed olive, pickled beetroot, pickled cabbage, giardiniera, stock powder
        bouillon powder, vegetable bouillon, vegetable stock cube, chicken stock cube
        beef stock cube, demi-glace, gravy, gravy granules, onion soup mix
        cream of mushroom soup, cream of chicken soup, mushroom soup, condensed soup
        coconut butter, yeast extract, marmite, vegemite, xanthan gum, agar agar
        gelatine leaf, pectin, mineral water, orange flower water, ssamjang, doenjang, ajvar
        mushroom ketchup, baba ganoush, remoulade, chermoula, romesco sauce, zhoug, amba
        chocolate, dark chocolate, plain chocolate, bittersweet chocolate, semisweet chocolate
        chocolate chips, cocoa, cocoa powder, chocolate sauce, chocolate shavings, cacao
        sugar, caster sugar, superfine sugar, icing sugar, powdered sugar
        confectioners' sugar, brown sugar, muscovado sugar, demerara sugar, granulated sugar
        palm sugar, jaggery, pearl sugar, white sugar, golden caster sugar, cane sugar
        vanilla sugar, light brown sugar, dark brown sugar, raw sugar, sweetener, honey
        maple syrup, golden syrup, molasses, treacle, black treacle, agave syrup, corn syrup
        date syrup, stevia, glucose syrup, rice syrup, simple syrup, grenadine, jam, jelly
        strawberry jam, raspberry jam, apricot jam, redcurrant jelly, red currant jelly
        blackcurrant jam, lemon curd, marshmallow, toffee, caramel, fudge, sprinkles
        turkish delight, caramel sauce, digestive, digestive biscuit, ladyfinger
        sponge finger, light muscovado sugar, dark muscovado sugar, turbinado sugar
        sugar cube, sugar syrup, light corn syrup, dark corn syrup, agave nectar, clear honey
        runny honey, erythritol, dry yeast, fast-action yeast, cooking chocolate
        unsweetened chocolate, dark chocolate chips, milk chocolate chips
        white chocolate chips, chocolate chunks, chocolate syrup, cacao powder, cacao nibs
        hot chocolate powder, almond paste, salted caramel, butterscotch, butterscotch chips
        toffee sauce, mini marshmallows, marshmallow fluff, candy cane, hundreds and thousands
        red food colouring, edible glitter, fondant, fondant icing, royal icing, icing
        frosting, buttercream, blackberry jam, grape jelly, mint jelly, fruit jelly
        orange marmalade, peppermint extract, lemon extract, orange extract, rum extract
        coffee extract, sweet shortcrust pastry, phyllo dough, pie shell, tart shell
        pizza base, cookie dough, biscuit dough, cake mix, yellow cake mix, brownie mix
        pancake mix, sponge cake, amaretti biscuit, biscuit, shortbread biscuit
        ginger biscuit, ginger nut, gingersnap, graham cracker crumbs, oreo, oreo cookie
        vanilla wafer, wafer, ice cream cone, meringue nest, angel delight
        instant pudding mix, vanilla pudding mix, pie filling, cherry pie filling
        apple pie filling, canned pumpkin, corn chips, popping corn, trail mix, protein powder
        whey protein, matcha powder, speculoos, biscoff spread, wine, beer, sherry, marsala
        port, sake, mirin, rice wine, shaoxing wine, cider, vermouth, madeira, red wine
        white wine, dry white wine, sparkling wine, champagne, prosecco, rosé wine, ale
        pale ale, lager, stout, guinness, rum, brandy, cognac, whisky, whiskey, irish whiskey
        bourbon, vodka, gin, tequila, calvados, ouzo, mezcal, dry sherry, dark rum, white rum
        spiced rum, kahlua, coffee liqueur, cointreau, triple sec, grand marnier
        orange liqueur, amaretto, irish cream, baileys, limoncello, campari, aperol
        crème de cassis, coffee, espresso, strong coffee, instant coffee, ground coffee, tea
        green tea, matcha, black tea, earl grey, tea bag, water, sparkling water, soda water
        club soda, ice cube, ice, boiling water, warm water, cold water, hot water, ice water
        tonic water, cola, lemonade, ginger ale, ginger beer, orange juice, apple juice
        lemon juice, lime juice, tomato juice, pineapple juice, cranberry juice
        grapefruit juice, pomegranate juice, carrot juice, plant milk, oat milk, almond milk
        rice milk, cashew milk, hazelnut milk, hemp milk, vegan cheese, vegan butter
        coconut yogurt, pomegranate molasses, orange blossom water, rose water, galangal
        tomato paste, food coloring, food colouring, liquid smoke, msg, lemon zest
        peanut sauce, black bean sauce, meringue, piri piri, cream of tartar, cocoa butter
        apple butter, espresso powder, earl grey tea, chamomile tea, coca cola, root beer
        grape juice, cherry juice, apple cider, dry cider, dry red wine, ruby port
        marsala wine, dry vermouth, sweet vermouth, shaoxing rice wine, apple brandy
        cherry brandy, coconut rum, sloe gin, scotch whisky, pernod, angostura bitters
        orange bitters, elderflower cordial, lime cordial, cordial, kombucha
        """

    /// Dishes as cooks say them.
    package static let dishes = """
        adobo, chicken adobo, aloo gobi, apple crumble, apple pie, apple strudel
        apple turnover, arancini, arepa, arroz con pollo, arroz con leche, baba, baked alaska
        baked apple, baked beans on toast, baked ziti, bakewell tart, baklava, banana bread
        banana split, bangers and mash, banh mi, banoffee pie, bao, bao bun, battenberg cake
        beans on toast, beef bourguignon, boeuf bourguignon, beef rendang, beef stroganoff
        beef wellington, beignet, bhaji, onion bhaji, bibimbap, bigos, birthday cake, biryani
        biscuits and gravy, bisque, black forest cake, black forest gateau, blancmange, blini
        blondie, bolognese, ragù bolognese, spaghetti bolognese, borscht, bouillabaisse
        bourekas, börek, burrito bowl, poke bowl, buddha bowl, braise
        bread and butter pudding, bread pudding, broth, scotch broth, brownie, bruschetta
        bubble and squeak, buffalo wings, bulgogi, burger, cheeseburger, hamburger
        veggie burger, burrito, breakfast burrito, butter chicken, cacio e pepe, caesar salad
        cake, cupcake, carrot cake, pound cake, sponge, victoria sponge, victoria sandwich
        lemon drizzle cake, lemon drizzle, coffee cake, angel food cake, red velvet cake
        fruit cake, christmas cake, simnel cake, upside down cake, pineapple upside down cake
        crab cake, calzone, canapé, caponata, caprese salad, carbonara, spaghetti carbonara
        carne asada, carnitas, casserole, green bean casserole, cassoulet, cauliflower cheese
        ceviche, chana masala, char siu, cheese fondue, cheese straw, cheese on toast
        cheesecake, no-bake, no-bake cheesecake, new york cheesecake, basque cheesecake
        cheesesteak, chicken alfredo, chicken cacciatore, chicken chasseur
        chicken cordon bleu, chicken fajita, chicken fricassee, chicken fried rice
        chicken fried steak, chicken kiev, chicken noodle soup, chicken parmesan
        chicken parmigiana, chicken piccata, chicken pot pie, chicken tikka
        chicken tikka masala, chilaquiles, chili con carne, chilli con carne, chimichanga
        chips, chocolate brownie, chocolate chip cookie, chocolate fondant, chocolate mousse
        chocolate truffle, chop, chop suey, chow mein, chowder, clam chowder, corn chowder
        churros, cinnamon roll, cinnamon bun, clafoutis, club sandwich, cobb salad, cobbler
        peach cobbler, cock-a-leekie, cock-a-leekie soup, coleslaw, slaw, colcannon, compote
        confit, consommé, cookie, coq au vin, corn bread, cornbread, corn dog, cornish pasty
        coronation chicken, cottage pie, country captain, cream tea, cream puff
        creamed spinach, crème brûlée, crème caramel, crème anglaise, crêpe, crepes suzette
        croquembouche, croque madame, croque monsieur, croquette, crostini, crumble
        cullen skink, curry, green curry, massaman curry, red curry, thai curry
        thai green curry, thai red curry, yellow curry, katsu curry, curried goat, cutlet, dal
        tarka dal, dal makhani, dauphinoise potatoes, gratin dauphinois, death by chocolate
        deviled eggs, devilled eggs, devils on horseback, angels on horseback, dip
        artichoke dip, spinach dip, dirty rice, dolmades, doner kebab, doughnut, dumpling
        dum aloo, eccles cake, eclair, chocolate éclair, egg custard, egg drop soup
        egg foo young, egg mayonnaise, eggs benedict, eggs florentine, egg roll, empanada
        enchilada, escalope, eton mess, étouffée, fajita, falafel, fattoush, feijoada
        fettuccine alfredo, fish and chips, fish pie, flan, flapjack, florentine, fondue
        gooseberry fool, frangipane tart, french fries, french onion soup, french toast
        fricassee, fried chicken, fried rice, frittata, fritter, fruit salad
        full english breakfast, fry up, galette, gazpacho, general tso's chicken, gingerbread
        gingerbread man, gingerbread house, goulash, gougère, gratin, potato gratin
        greek salad, grilled cheese, grilled cheese sandwich, gumbo, gyoza, gyros, hash
        hash brown, corned beef hash, hoppin john, hot and sour soup, hot chocolate
        hot cross bun, hot pot, hotpot, huevos rancheros, hush puppies, irish stew
        irish coffee, jalapeño popper, jam roly-poly, jam tart, jambalaya, jerk chicken
        jollof rice, kebab, kedgeree, key lime pie, khachapuri, kibbeh, kofta, korma
        kung pao chicken, laksa, lancashire hotpot, lasagna, lasagne, latke, lemon chicken
        lemon meringue pie, lo mein, lobster roll, lobster thermidor, loaf, nut loaf
        nut roast, macaron, macaroon, coconut macaroon, macaroni and cheese, macaroni cheese
        mac and cheese, mac n cheese, madeira cake, madeleine, manakish, mapo tofu, mash
        meatloaf, swedish meatballs, milk shake, milkshake, millefeuille
        millionaire's shortbread, mince pie, minestrone, miso soup, mississippi mud pie
        moules, moules frites, moussaka, mousse, mud pie, muffin, blueberry muffin
        mulled wine, mulligatawny, mushy peas, nachos, nasi goreng, nasi lemak, niçoise salad
        salade niçoise, okonomiyaki, omelette, omelet, spanish omelette, onigiri, onion ring
        orange chicken, osso buco, overnight oats, pad thai, paella, pain au chocolat
        pain perdu, pakora, palak paneer, pan bagnat, pancake, potato pancake, panna cotta
        parfait, parkin, pasta bake, tuna pasta bake, pasta e fagioli, pasta salad
        pastel de nata, pasty, pâté, chicken liver pâté, patty, pavlova, peach melba
        pecan pie, peking duck, pease pudding, pho, pie, fisherman's pie, pumpkin pie
        steak and kidney pie, steak and kidney pudding, pierogi, pigs in blankets
        pigs in a blanket, pilaf, pilau, pilau rice, piri piri chicken, peri peri chicken
        pissaladière, pizza, margherita pizza, ploughman's lunch, poke, pone, pop tart
        popover, pork pie, porridge, posset, lemon posset, pot pie, pot roast, one pot
        pot noodle, pot sticker, potato salad, potstickers, poutine, prawn cocktail
        shrimp cocktail, shrimp scampi, pudding, black rice pudding, christmas pudding
        rice pudding, sago pudding, summer pudding, sticky toffee pudding, sussex pond pudding
        yorkshire pudding, pulled pork sandwich, punch, quesadilla, queen of puddings, quiche
        quiche lorraine, ragout, ragù, raita, ramen, rarebit, welsh rarebit, ratatouille
        relish, rendang, reuben sandwich, ribs, rice bowl, rillettes, risotto, roast
        roast dinner, rock cake, rocky road, rogan josh, rösti, roulade, rum baba, saag aloo
        saag paneer, sachertorte, salad, salisbury steak, salmon en croute, saltimbocca
        samosa, sandwich, open sandwich, satay, sauerbraten, sausage and mash, sausage roll
        scone, cream scone, scotch egg, scotch pancake, sesame chicken, shakshuka, shawarma
        shepherd's pie, sherbet, shortbread, shortcake, strawberry shortcake, sloppy joe
        smoothie, smoothie bowl, smørrebrød, snack, snickerdoodle, soda bread
        irish soda bread, soufflé, soup, cream of tomato soup, souvlaki, spanakopita
        spaghetti aglio e olio, spaghetti alle vongole, spag bol, split pea soup, spotted dick
        spread, spring roll, steak frites, steak tartare, steak diane, stew, stir fry
        stromboli, strudel, stuffed pepper, stuffed cabbage, stuffed mushroom, stuffing
        succotash, summer roll, sundae, surf and turf, sushi, sushi roll, california roll
        swiss roll, sweet and sour, sweet and sour pork, sweet and sour chicken
        sweet potato fries, syllabub, sunday roast, tabbouleh, taco, tagine, tamale
        tandoori chicken, tart, treacle tart, custard tart, tarte tatin, tartiflette, tempura
        teriyaki, teriyaki chicken, terrine, thai basil chicken, three bean salad
        tikka masala, tiramisu, toad in the hole, toast, cinnamon toast, mushrooms on toast
        toastie, toffee apple, tom kha gai, tom yum, tom yum soup, torte, tortilla soup
        tostada, tres leches, tres leches cake, trifle, tuna melt, turnover, vichyssoise
        vindaloo, pork vindaloo, vol-au-vent, waffle, waldorf salad, welsh cake, whoopie pie
        wiener schnitzel, schnitzel, wonton soup, wrap, yakisoba, yakitori, zabaglione
        zucchini bread, american cheese, american mustard, american pancake, angel food cake
        ants on a log, bacon and egg pie, bacon and eggs, baked alaska, bangers and mash
        beans on toast, beer can chicken, belgian chocolate, belgian endive, belgian waffle
        biscuits and gravy, black and white cookie, boston baked beans
        bread and butter pickles, bread and butter pudding, breakfast burrito
        breakfast cereal, breakfast muffin, breakfast tea, brussels sprout, bubble and squeak
        canadian bacon, cheese and crackers, cheese and onion pie, chicken and dumplings
        chicken and waffles, chicken in a basket, chinese broccoli, chinese cabbage
        chinese five spice, chinese leaf, chips and dip, chips and gravy, chips and salsa
        cookies and cream, corn on the cob, cornish pasty, cream of asparagus soup
        cream of celery soup, cream of chicken soup, cream of mushroom soup, cream of tartar
        cuban sandwich, cup cake, cup noodles, danish blue, danish pastry, dessert apple
        dessert wine, devil's food cake, dinner roll, double cream, double gloucester
        drop biscuit, drop scone, dutch baby, dutch pancake, egg and chips, egg and soldiers
        egg in a hole, eggs in a basket, eggs in purgatory, eggs on toast, eight treasure rice
        english breakfast, english breakfast tea, english muffin, english mustard
        everything bagel, everything bagel seasoning, fairy food, five bean salad, five spice
        flourless chocolate cake, food colouring, four bean salad, four cheese pizza
        franks and beans, french bean, french beans, french bread, french dressing
        french mustard, french onion dip, french stick, full english, german chocolate cake
        german potato salad, gin and tonic, glass noodles, good king henry, greek yoghurt
        green tea, half and half, half fat creme fraiche, ham and cheese toastie, ham and eggs
        ham and pea soup, hawaiian pizza, hearts of palm, hole in one, hot pot
        hundreds and thousands, indian tonic, instant noodles, irish soda bread
        italian dressing, italian parsley, italian sausage, italian seasoning
        italian wedding soup, jamaican patty, japanese mayonnaise, korean chilli paste
        korean fried chicken, lebanese bread, leek and potato soup, liver and onions
        lunch meat, mexican rice, milk and cookies, million dollar pie, mince and tatties
        minute rice, minute steak, minute noodles, mixed bean salad, mongolian beef
        neeps and tatties, new potatoes, new york cheesecake, nice biscuit, no-churn
        no-churn ice cream, no-knead, no-knead bread, one egg cake, one pan, one pot, open pie
        overnight oats, oil and vinegar, pea and ham soup, peaches and cream, persian cucumber
        pie and chips, pie and mash, polish sausage, pork and beans, pork and leek sausage
        portuguese tart, pot noodle, pound cake, pull apart bread, quarter pounder
        quick bread, quick oats, quick pickles, red beans and rice, rice and peas
        rum and coke, russian dressing, russian salad, salt and vinegar, sausage and chips
        sausage and mash, sausage and egg mcmuffin, save all, self raising flour
        seven layer dip, seven layer salad, seven spice, seven up cake, shrimp and grits
        side bacon, singapore noodles, single cream, snack bar, sourdough starter
        spaghetti and meatballs, spanish onion, spanish rice, steak and ale pie
        steak and chips, steak and eggs, strawberries and cream, sweet and sour, swiss chard
        swiss cheese, swiss steak, tea bread, tea cake, tea egg, tea loaf, tex-mex rice
        thai basil, thai chilli, thai curry paste, thousand island, thousand island dressing
        three bean salad, three cheese pasta, three milk cake, toad in the hole, triple sec
        tv dinner, two ingredient dough, turkish bread, turkish delight, two minute noodles
        upside down cake, vegan butter, vegan cheese, vegan mayonnaise, vegetarian haggis
        vegetarian sausage, veggie burger, vietnamese coriander, vietnamese mint, welsh rabbit
        chicken chop, cold brew, cold cuts, cold noodles, double chocolate
        double chocolate cookie, fish in a bag, garlic knots, kitchen sink cookie, lady finger
        love apple, pot au feu, half moon cookie, haunch of venison, hen of the woods
        chicken of the woods, triple chocolate, black eyed peas, black-eyed peas, star anise
        sea bream, free range eggs, free-range eggs, oven chips, deep dish pizza
        free range chicken, free range, vanilla slice, custard slice, baby back ribs
        tiger prawn, mole poblano, thick cut bacon, sweet and sour pork, vine leaf, grape leaf
        fig leaf, betel leaf, drumstick leaf, bottle gourd, breakfast radish
        twice baked potato, open sandwich, open faced sandwich, tray bake, dutch oven bread
        spanish tortilla, swiss meringue, italian meringue, french meringue, vienna sausage
        bath bun, long life milk, burnt ends, scrag end, morning glory, party ring, easter egg
        home fries, dan dan noodles, tom yum, tom kha, pad see ew, pav bhaji, chow fun
        doro wat, pan haggerty, dump cake, fridge cake, german pancake, canele
        """

    /// A food: what is in it unseen, `!` what is not.
    package static let contents = """
        34: 1689
        68: 1689
        69: 16
        90: 1689
        115: 1689
        121: 1689
        123: 1689
        129: 1689 15
        149: 143
        155: 1473
        167: 1689
        168: 1689
        181: 190
        182: 246
        242: 196
        254: 164
        269: 270
        275: 270 412 1473
        276: 270 412 1473
        279: 270 1473
        280: 270 412
        282: 1473
        286: 270 1473
        287: 270 1473
        288: 1689
        322: 1690
        339: 1690
        340: 1690
        341: 1690
        342: 1690
        343: 1690
        344: 1690
        347: 1690
        351: 1690
        352: 1690
        353: 1690
        354: 1690
        355: 1690
        374: 1690
        375: 1690
        382: 1690
        400: 1690
        401: 1690
        412: 413 414
        413: !414
        414: !413
        425: 1473
        426: 1473
        471: 440
        474: 193 472
        475: 1260
        489: 270
        497: !1689
        498: 412
        512: !1689
        681: !1689
        682: !1689
        719: 472
        733: 193
        756: 1692
        800: 1473
        801: 1473
        810: 1692
        853: 1473
        858: 1692
        871: 875 877 876 879 870
        872: 875 877 876 879 870
        874: 875 412
        885: 875 1473
        886: 877
        887: 877 270 1473
        888: 875 412 273
        889: 877
        894: 875 !1689
        895: 875 412 1689 1473
        902: 870
        917: 909
        920: 909
        921: 909
        922: 909
        944: 927
        964: !1689
        965: 909
        966: 927
        967: 927
        968: 927 1689
        969: 1689 927
        971: 927
        981: 1689
        982: 412
        987: 1689
        988: 1689
        989: 1689
        991: 1689
        992: 1689
        995: 1689
        996: 1689
        997: 1689
        998: 1689
        999: 1689
        1004: 1689
        1006: 1689
        1024: !1689
        1027: !1689
        1028: !1689
        1029: !1689
        1034: 875 877 1473
        1035: 875 877
        1036: 1689
        1038: 1689
        1045: 412
        1066: 412
        1067: 412
        1074: 412
        1078: 1689
        1079: 412
        1081: !1689
        1087: !1689
        1089: !1689
        1090: 412
        1091: !1689
        1094: !1689
        1096: 1689
        1104: 274
        1110: 412 273 1473
        1114: 909
        1118: 273
        1119: 412
        1127: 412 273 1473
        1131: 273
        1146: 1689
        1147: 273
        1150: 412 273
        1160: 1689
        1165: !1689
        1166: !1689
        1167: !1689
        1172: !1689
        1175: !1689
        1176: !1689
        1177: !1689
        1178: !1689
        1180: 1689
        1183: 1689
        1188: !1689
        1189: 1473
        1193: 245
        1195: 1689
        1232: 339 881
        1262: 440
        1269: 472 1260
        1272: 909
        1283: 909 877 870
        1294: 1260
        1295: 909
        1296: 1260 1262
        1333: 440
        1334: 71
        1335: 13
        1337: 164
        1338: 15
        1339: 181 !440
        1340: 13
        1341: 14
        1343: 7
        1344: 1689
        1345: 72
        1347: 13
        1348: 13
        1350: 74
        1351: 73
        1353: 6
        1355: 71
        1372: !1550
        1373: 1692
        1376: 1692
        1379: 1692
        1380: 1692
        1382: 1689
        1387: 1473
        1388: 1260
        1389: 412 1388
        1390: 193
        1391: 1689 927 909 1473
        1392: 258 1689 927
        1393: 193 1689
        1395: 1689
        1396: 472
        1397: 1689 927
        1399: 1473
        1404: 193 1388 1473
        1405: 1473
        1406: 1689 927 1473
        1407: 412 1388
        1408: 412
        1409: 412 273
        1410: 1473
        1415: 1473
        1417: 472
        1429: 245 1260
        1433: 870
        1437: 1689 927
        1440: 245
        1443: 1388
        1445: 412 284 1388
        1446: 412 193 339 1388
        1455: 12
        1458: 1689
        1460: 1473
        1461: 472
        1462: 1473
        1464: 1473
        1465: !1473
        1466: 270 1473
        1467: 1473
        1468: 1473
        1470: !1473
        1471: 1473
        1472: 1473
        1493: 1473
        1496: 1473
        1497: 1473
        1502: 1473
        1505: 1473
        1508: 1473
        1516: 412 273 1473
        1517: 1473
        1518: 1455
        1519: 273
        1521: 273
        1524: 271
        1525: 1689 273
        1526: 1473
        1527: 1473
        1528: 1689 412 1473
        1530: 1473
        1531: !1473
        1532: 1473
        1533: 1473
        1534: 1473
        1535: 1473
        1536: 1473
        1537: 1473
        1538: 1473
        1539: 1473
        1540: 1473
        1541: 1473
        1542: 1473
        1543: 1473
        1544: 1473
        1545: 1473
        1546: 1473
        1547: 1473
        1548: 1473
        1549: 1473
        1551: 1692
        1552: 1689 1692
        1554: 1692
        1555: 1692
        1556: 1692
        1560: 1692
        1561: 1692
        1563: 1692
        1603: 875
        1604: 271
        1635: 1473
        1637: 1473
        1638: 1473
        1639: 1473
        1640: 1473
        1681: 1689 193 927
        1687: 870
        1688: 1689 927
        1689: 989
        1691: 412 1473
        1693: 1455
        1706: 1473
        """

    /// A food: the food that it is.
    package static let sames = """
        309: 274
        316: 273
        327: 272
        335: 272
        398: 380
        418: 412
        421: 412
        423: 412
        445: 444
        599: 598
        602: 598
        649: 438
        686: 446
        687: 446
        689: 446
        797: 786
        892: 891
        898: 879
        899: 878
        1083: 1082
        1085: 1084
        1204: 1205
        1235: 1206
        1238: 1202
        1297: 1286
        1301: 1245
        1304: 1252
        1310: 1257
        1311: 1250
        1313: 1248
        """

    /// A food: those whose plain name means it.
    package static let plain = """
        234: 190
        245: 245
        293: 270
        294: 270
        295: 270
        298: 270
        314: 273
        315: 273
        485: 428
        486: 428
        544: 516
        579: 571
        580: 571
        581: 571
        585: 571
        633: 435
        642: 435
        651: 439
        670: 439
        694: 472
        695: 472
        962: 926
        1010: 986
        1097: 1096
        1125: 1096
        1161: 1160
        1173: 1160
        1228: 1201
        1229: 1201
        1236: 1208
        1305: 1259
        1315: 1253
        1318: 1247
        1325: 1324
        1326: 1324
        1327: 1324
        1328: 1324
        1329: 1324
        1330: 1324
        1356: 1354
        1357: 1354
        1358: 1354
        1359: 1354
        1361: 1354
        1366: 1354
        1383: 1372
        1414: 969
        1474: 1473
        1479: 1473
        1483: 1473
        """

    /// A food: those whose plain name does not mean it.
    package static let apart = """
        22: 13
        23: 13
        219: 189
        221: 189
        222: 189
        223: 196
        226: 197
        228: 191
        229: 195
        233: 194
        251: 245
        254: 246
        268: 159
        280: 271
        296: 270
        297: 270
        302: 271
        303: 271
        304: 271
        306: 271
        307: 271
        312: 274
        318: 273
        319: 273
        321: 272
        322: 272
        323: 272
        325: 272
        326: 272
        330: 272
        331: 272
        332: 272
        337: 272
        413: 412
        414: 412
        447: 924
        462: 924
        497: 1160
        498: 1038
        586: 571
        587: 571
        588: 571
        590: 575
        596: 575
        600: 598
        601: 598
        615: 604
        628: 435
        630: 435
        637: 435
        638: 435
        662: 439
        678: 444
        679: 444
        681: 1160
        719: 1354
        796: 786
        810: 802
        859: 757
        860: 757
        862: 757
        864: 757
        866: 1354
        922: 1354
        927: 924
        934: 924
        936: 924
        938: 924
        999: 1160
        1013: 986
        1014: 986
        1016: 986
        1019: 986
        1044: 1038
        1052: 1038
        1053: 1038
        1054: 1038
        1056: 1038
        1067: 1038
        1071: 1038
        1077: 1038
        1102: 1096
        1104: 1096
        1105: 1096
        1106: 1096
        1107: 1096
        1110: 1096
        1113: 1096
        1114: 1096
        1116: 1096
        1118: 1096
        1119: 1096
        1121: 1096
        1122: 1096
        1123: 1096
        1124: 1096
        1127: 1096
        1128: 1096
        1129: 1096
        1131: 1096
        1133: 1096
        1136: 1096
        1137: 1096
        1138: 1096
        1165: 1160
        1167: 1160
        1177: 1160
        1337: 1333
        1339: 1333
        1363: 1354
        1364: 1354
        1365: 1354
        1367: 1354
        1369: 1354
        1370: 1354
        1371: 1354
        1377: 1372
        1380: 1372
        1465: 1462
        1466: 1462
        1468: 1462
        1470: 1462
        1472: 1462
        1475: 1473
        1480: 1473
        1481: 1473
        1482: 1473
        1486: 1473
        1489: 1473
        1491: 1473
        """

    /// An aisle: foods that are there.
    package static let aisles = """
        produce: sprout, salad, vegetable, veggie vegetable, potato, pomme de terre, kartoffel
        produce: kartoffeln, erdapfel, ziemniak, ziemniaki, ziemniakow, patata, patate, squash
        produce: bell pepper, pepper, poivron, paprikaschote, paprikaschoten, papryka, papryki
        produce: peperone, peperoni rossi, poivron rouge, rote paprika, papryka czerwona
        produce: czerwona papryka, pimiento rojo, peperone rosso, poivre, poivre noir, poivre moulu
        produce: pfeffer, schwarzer pfeffer, pieprz, pieprzu, czarny pieprz, pimienta, pimienta negra
        produce: pepe, pepe nero, tomato, tomate, tomaten, pomidor, pomidory, pomidorow, pomodoro
        produce: pomodori, eggplant, auberginen, baklazan, baklazany, berenjena, melanzana, zucchini
        produce: cukinia, cukinie, cukinii, calabacin, calabacine, zucchina, zucchine, cucumber
        produce: concombre, gurke, gurken, salatgurke, ogorek, ogorki, pepino, cetriolo, cetrioli
        produce: mushroom, champignon, pilze, pieczarka, pieczarki, pieczarek, grzyby, champinon
        produce: champinone, seta, funghi, celery, celeri, celeris, sellerie, staudensellerie
        produce: stangensellerie, seler, selera, selery, seler naciowy, apio, sedano, celeri branche
        produce: fennel, fenouil, fenchel, koper wloski, hinojo, finocchio, asparagus, asperge, spargel
        produce: szparagi, esparrago, asparagi, artichoke, artichaut, artischocke, artischocken
        produce: karczoch, alcachofa, carciofo, carciofi, corn, mais, kukurydza, kukurydzy, maiz
        produce: sweet corn, corn on the cob, pea, erbsen, groszek, zielony groszek, guisante, piselli
        produce: green bean, grune bohnen, fasolka szparagowa, judia verde, fagiolini, haricot beurre
        produce: bean sprout, okra, avocado, avocat, awokado, aguacate, lettuce, laitue, kopfsalat
        produce: salata, salaty, lechuga, lattuga, cassava, yuca, manioc, plantain, celeriac
        produce: celeri rave, knollensellerie, sedano rapa, chili, chili pepper, hot pepper
        produce: sweet potato, patate douce, susskartoffel, susskartoffeln, batat, bataty, batata
        produce: boniato, patata dolce, patate dolci, snow pea, carrot, carotte, karotte, karotten
        produce: mohre, mohren, marchew, marchewka, marchewki, zanahoria, carota, carote, parsnip
        produce: turnip, rutabaga, beet, betterave, rote bete, rote beete, burak, buraki, burakow
        produce: remolacha, barbabietola, radish, kohlrabi, yam, spinach, epinard, spinat, blattspinat
        produce: szpinak, szpinaku, espinaca, spinaci, kale, swiss chard, chard, bok choy, watercress
        produce: arugula, chicory, endive, cress, cabbage, chou, weisskohl, kohl, weisskraut, kapusta
        produce: kapusty, repollo, cavolo, greens, lacinato kale, broccoli, brocoli, brokkoli, brokul
        produce: brokuly, cauliflower, chou fleur, choux fleur, blumenkohl, kalafior, coliflor
        produce: cavolfiore, onion, oignon, zwiebel, zwiebeln, cebula, cebule, cebuli, cebolla, cipolla
        produce: cipolle, oignon jaune, gemusezwiebel, spring onion, fruhlingszwiebel
        produce: fruhlingszwiebeln, lauchzwiebel, lauchzwiebeln, cebolleta, cipollotto, cipollotti
        produce: oignon nouveau, oignon nouveaux, oignon vert, szczypior, dymka, shallot, echalote
        produce: schalotte, schalotten, szalotka, szalotki, chalota, scalogno, scalogni, leek, poireau
        produce: poireaux, lauch, porree, puerro, porro, porri, garlic, ail, gousse dail, gouss dail
        produce: knoblauch, knoblauchzehe, knoblauchzehen, czosnek, czosnku, ajo, diente de ajo, aglio
        produce: spicchio daglio, spicchi daglio, chive, ciboulette, schnittlauch, szczypiorek
        produce: cebollino, erba cipollina, ginger, gingembre, ingwer, imbir, imbiru, jengibre, zenzero
        produce: pumpkin, citrouille, potiron, kurbis, dynia, dyni, calabaza, zucca, sugar snap pea
        produce: sugar snap, edible flower, fiddlehead, loofah, mixed leaves, microgreens, jersey royal
        produce: maris piper, king edward, dried shiitake, dried porcini, mirepoix, sofrito, crudités
        produce: fruit, apple, pomme, apfel, jablko, jablka, jablek, manzana, mela, mele, pear, poire
        produce: birne, birnen, gruszka, gruszki, pera, pere, berry, banana, banane, bananen, banan
        produce: banany, platano, grape, melon, fig, pomegranate, rhubarb, kiwi, strawberry, fraise
        produce: erdbeere, erdbeeren, truskawka, truskawki, fresa, fragola, fragole, raspberry
        produce: framboise, himbeere, himbeeren, malina, maliny, frambuesa, lampone, lamponi, blueberry
        produce: myrtille, heidelbeere, heidelbeeren, blaubeeren, borowka, borowki, jagody, arandano
        produce: mirtillo, mirtilli, blackberry, bramble, gooseberry, cranberry, redcurrant
        produce: blackcurrant, lemon, citron, zitrone, zitronen, cytryna, cytryny, limon, limone
        produce: limoni, lime, citron vert, limette, limetten, limonka, limonki, orange, orangen
        produce: apfelsine, apfelsinen, pomarancza, pomarancze, naranja, arancia, arance, grapefruit
        produce: clementine, satsuma, mandarin, tangerine, cherry, cerise, kirsche, kirschen, wisnie
        produce: czeresnie, cereza, ciliegia, ciliegie, plum, damson, pflaume, pflaumen, zwetschge
        produce: zwetschgen, sliwka, sliwki, ciruela, susina, prugna, prugne, peach, peche, pech
        produce: pfirsich, pfirsiche, brzoskwinia, brzoskwinie, melocoton, melocotone, pesca, pesche
        produce: nectarine, apricot, abricot, aprikose, aprikosen, marille, marillen, morela, morele
        produce: albaricoque, albicocca, albicocche, mango, pineapple, anana, pina, papaya
        produce: passionfruit, watermelon, currant, huckleberry, loganberry, loquat, orange zest
        produce: physalis, rosehip, sloe, red berries, tamarillo, tofu, meat substitute
        produce: meat alternative, herb, fresh herb, basil, basilic, basilikum, bazylia, bazylii
        produce: albahaca, basilico, parsley, persil, petersilie, pietruszka, natka pietruszki
        produce: natki pietruszki, perejil, prezzemolo, mint, menthe, minze, mieta, miety, hierbabuena
        produce: menta, dill, aneth, koperek, koperku, eneldo, aneto, coriander leaf, coriander
        produce: coriandre, koriander, kolendra, kolendry, coriandolo, thyme, thym, thymian, tymianek
        produce: tymianku, tomillo, timo, rosemary, romarin, rosmarin, rozmaryn, romero, rosmarino
        produce: sage, tarragon, lemongrass, lemon grass, perilla, orange juice, lemon juice
        produce: jus de citron, zumo de limon, jugo de limon, succo di limone, sok z cytryny
        produce: soku z cytryny, lime juice, galangal, lemon zest
        bakery: roll, wrap, muffin, bread, brot, chleb, chleba, pain de mie, pain de campagne
        bakery: toastbrot, weissbrot, pan de molde, pane, pane raffermo, white bread, sourdough
        bakery: sourdough bread, baguette, french stick, pita, naan bread, naan, flatbread, flat bread
        bakery: tortilla, ciabatta, focaccia, brioche, bagel, toast, croissant, crumpet, crouton
        bakery: breadcrumb, chapelure, semmelbrosel, paniermehl, bulka tarta, bulki tartej
        bakery: pan rallado, pangrattato, pane grattugiato, bun, pizza base
        meat: breast, thigh, drumstick, wing, rib, chop, meat, sausage, saucisse, sauciss, wurst
        meat: wurstchen, kielbasy, salchicha, salsiccia, salsicce, bacon, lard fume, speckwurfel
        meat: boczek, boczku, tocino, panceta, ham, jambon, jambon blanc, schinken, kochschinken
        meat: szynka, szynki, jamon serrano, prosciutto cotto, mince, meat mince, mincemeat beef
        meat: viande hachee, hackfleisch, mieso mielone, miesa mielonego, carne picada
        meat: carne macinata, beef, boeuf, rindfleisch, wolowina, wolowiny, ternera, carne de res
        meat: carne de vaca, manzo, veal, veau, kalbfleisch, cielecina, vitello, lamb, agneau
        meat: lammfleisch, jagniecina, cordero, agnello, pork, porc, schweinefleisch, wieprzowina
        meat: wieprzowiny, cerdo, carne de cerdo, maiale, steak, brisket, oxtail, mutton, hogget
        meat: gammon, chicken, poulet, huhn, hahnchen, huhnchen, kurczak, kurczaka, pollo, turkey
        meat: dinde, pute, truthahn, indyk, indyka, pavo, tacchino, duck, canard, ente, kaczka
        meat: kaczki, pato, anatra, goose, venison, deer, rabbit, chorizo, salami, black pudding
        meat: blood sausage, morcilla, pancetta, lardon, prosciutto, liver, kidney, white pudding
        meat: bockwurst, boudin, chipolata, chuck roast, gizzard, hot dog, liverwurst, ox cheek
        meat: ox tongue, pig's trotter, soppressata, spam, bone marrow
        fish: fillet of fish, seafood, sea food, fish, poisson, fisch, ryba, ryby, pescado, pesce
        fish: squid, calmar, encornet, tintenfisch, kalmary, calamare, calamaro, octopus, poulpe
        fish: oktopus, krake, osmiornica, pulpo, polpo, tilapia, salmon, saumon, saumon fume, lachs
        fish: lachsfilet, raucherlach, loso, lososia, salmone, mackerel, maquereau, makrele, makrela
        fish: caballa, sgombro, trout, truite, forelle, forellen, pstrag, trucha, trota, cod
        fish: cabillaud, kabeljau, dorsch, dorsz, dorsza, merluzzo, haddock, hake, sea bass, bass
        fish: seabass, sea bream, bream, dorade, halibut, monkfish, sole, lemon sole, dover sole
        fish: plaice, smoked salmon, lox, kipper, shrimp, jumbo shrimp, king shrimp, tiger shrimp
        fish: gamba, crevette, garnele, garnelen, krabben, krewetka, krewetki, krewetek, langostino
        fish: gambero, gamberi, gamberetti, crab, crabe, cangrejo, granchio, krebsfleisch, kreb
        fish: lobster, homard, hummer, homar, bogavante, aragosta, astice, langosta, crayfish
        fish: mussel, miesmuscheln, muscheln, malze, mejillon, mejillone, cozze, clam, vongole
        fish: palourde, venusmuscheln, almeja, oyster, huitre, auster, austern, ostra, ostriche
        fish: scallop, noix de saint jacque, coquille saint jacque, jakobsmuscheln, vieira
        fish: capesante, bonito, smoked eel, sea urchin
        dairy: yolk, lard, saindoux, schweineschmalz, smalec, manteca de cerdo, strutto, dairy
        dairy: dairy product, lactose, milk, cow milk, lait, milch, vollmilch, mleko, mleka, leche
        dairy: latte, lait entier, lait demi ecreme, latte intero, leche entera, cream, creme
        dairy: creme liquide, creme fleurette, creme entiere, sahne, schlagsahne, ober, smietana
        dairy: smietany, smietanka, smietanki, nata, nata liquida, panna, panna fresca
        dairy: crema di latte, cheese, fromage, fromage rape, kase, geriebener kase, ser zolty
        dairy: zolty ser, queso, queso rallado, formaggio, sera zoltego, zoltego sera, butter, beurre
        dairy: beurre doux, beurre demi sel, beurre fondu, maslo, masla, mantequilla, burro
        dairy: noix de beurre, noisette de beurre, noce di burro, nuez de mantequilla
        dairy: beurre noisette, beurre sale, burro fuso, yogurt, yaourt, yaourt nature, naturjoghurt
        dairy: jogurt, jogurtu, jogurt naturalny, yogur, yogur natural, custard, kefir, buttermilk
        dairy: buttermilch, maslanka, maslanki, lait ribot, babeurre, latticello, suero de leche
        dairy: quark, curd cheese, twarog, tvorog, farmer cheese, magerquark, speisequark, topfen
        dairy: twarogu, sour cream, saure sahne, sauerrahm, kwasna smietana, creme aigre, nata agria
        dairy: crema agria, panna acida, creme fraiche, creme fraiche epaisse, schmand
        dairy: clarified butter, butterschmalz, maslo klarowane, beurre clarifie
        dairy: mantequilla clarificada, burro chiarificato, goat cheese, chevre, fromage de chevre
        dairy: ziegenkase, ser kozi, queso de cabra, formaggio di capra, caprino, mozzarella
        dairy: mozzarelli, paneer, halloumi, cheddar, parmesan, parmezan, parmezanu, parmesano
        dairy: pecorino, pecorino romano, romano cheese, gruyere, emmental, swiss cheese, emmenthal
        dairy: emmentaler, gouda, brie, camembert, ricotta, mascarpone, cream cheese, philadelphia
        dairy: fromage a tartiner, frischkase, serek smietankowy, queso crema, formaggio spalmabile
        dairy: formaggio fresco, cottage cheese, feta, stilton, gorgonzola, egg, oeuf, ei, eier
        dairy: jajko, jajka, jajek, jajo, jaja, jaj, huevo, uovo, uova, egg white, blanc doeuf
        dairy: eiweiss, eiklar, bialko, bialka, clara de huevo, albume, albumi, colby jack, pastry
        dairy: dripping, margarine, margaryna, margaryny, margarina, schmaltz, phyllo dough
        dairy: vegan dairy
        grains: lasagne, gnocchi, polenta, cornmeal, semoule de mais, maisgriess, kasza kukurydziana
        grains: farine de mais, maismehl, maka kukurydziana, maki kukurydzianej, harina de maiz
        grains: farina di mais, grit, grits, split pea, pulse, legume, bean, bohnen, fasola, fasoli
        grains: alubia, judia, frijol, frijole, fagioli, lentil, lentille, linsen, soczewica
        grains: soczewicy, lenteja, lenticchie, chickpea, chana, ceci, pois chiche, pois chich
        grains: kichererbsen, ciecierzyca, ciecierzycy, kidney bean, red bean, dal, soy
        grains: textured vegetable protein, tvp, grain, cereal grain, rice, riz, reis, ryz, ryzu
        grains: arroz, riso, oat, flocon davoine, avoine, haferflocken, hafer, platki owsiane
        grains: platkow owsianych, copo de avena, avena, fiocchi davena, barley, pearl barley, orge
        grains: gerste, jeczmien, kasza jeczmienna, cebada, orzo perlato, quinoa, bulgur, couscous
        grains: millet, buckwheat, sarrasin, buchweizen, kasza gryczana, gryka, trigo sarraceno
        grains: grano saraceno, spelt, semolina, semoule, semoule de ble, griess, hartweizengriess
        grains: kasza manna, kaszy manny, semola, semola di grano duro, rice paper, rice paper sheet
        grains: oatmeal, pasta, nudeln, teigwaren, makaron, makaronu, fideo, spaghetti, espaguetis
        grains: spaghettini, macaroni, penne, lasagna sheet, lasagna noodle, tagliatelle, fettuccine
        grains: linguine, orzo, ravioli, tortellini, vermicelli, noodle, cereal, breakfast cereal
        grains: cracked wheat, wheat bran, tapioca, tapioca pearls, matzo meal, jumbo shells
        grains: cannelloni tubes, spätzle, poppadom, lupin
        tins: soup, mincemeat, bonito flake, tuna, thon, thunfisch, tunczyk, tunczyka, atun, tonno
        tins: sardine, pilchard, anchovy, anchois, sardelle, sardellen, sardela, anchoa, acciuga
        tins: acciughe, alici, dulce de leche, aquafaba, bamboo shoot, water chestnut, palm heart
        tins: sauerkraut, kimchi, gherkin, pickle, cornichon, dill pickle, plum tomato
        tins: sun dried tomato, sundried tomato, canned tomato, tomato puree, chopped tomato
        tins: passata, hominy, pickled jalapeno, seaweed, olive, oliven, oliwki, oliwek, aceituna
        tins: artichoke heart, heart of palm, nori sheet, marmalade, ackee, apple sauce, applesauce
        tins: coconut milk, lait de coco, kokosmilch, kokosnussmilch, mleko kokosowe
        tins: mleka kokosowego, mleczko kokosowe, leche de coco, latte di cocco, coconut cream
        tins: creme de coco, kokoscreme, krem kokosowy, crema de coco, crema di cocco, peanut butter
        tins: beurre de cacahuete, beurre darachide, erdnussbutter, erdnussmus, maslo orzechowe
        tins: mantequilla de cacahuete, mantequilla de mani, burro di arachidi, masla orzechowego
        tins: tahini, tahin, tahina, sesampaste, pate de sesame, puree de sesame, crema di sesamo
        tins: sesame paste, baked bean, hummus, miso, miso paste, pesto, stock, bouillon, broth
        tins: bouillon de legume, bouillon de poulet, bouillon de volaille, bouillon de boeuf, bruhe
        tins: gemusebruhe, huhnerbruhe, rinderbruhe, bulion, bulionu, bulion warzywny, rosol, caldo
        tins: caldo de pollo, caldo de verdura, brodo, brodo vegetale, brodo di pollo
        tins: brodo di carne, stock cube, bouillon cube, chutney, relish, caper, capre, kapern
        tins: kapary, alcaparra, capperi, curry paste, chipotle paste, aji amarillo paste, tamarind
        tins: tamarind paste, achiote paste, chipotles in adobo, piccalilli, giardiniera, marmite
        tins: vegemite, ajvar, baba ganoush, honey, miel, honig, miod, miodu, miele, jam, jelly
        tins: fruit preserve, confiture, marmelade, konfiture, dzem, dzemu, mermelada, marmellata
        tins: confettura, tomato paste, tomatenmark, concentre de tomate, koncentrat pomidorowy
        tins: concentrato di pomodoro, quince cheese, quince paste, damson cheese, guava cheese
        tins: guava paste
        oils: sauce, horseradish, soy sauce, tamari, shoyu, sauce soja, sojasauce, sojasosse
        oils: sos sojowy, sosu sojowego, salsa de soja, salsa di soia, oil, cooking oil, huile
        oils: huile vegetale, huile neutre, ol, pflanzenol, olej, oleju, aceite, aceite vegetal
        oils: olio, olio di semi, olive oil, extra virgin olive oil, huile dolive, olivenol, oliwa
        oils: oliwy, oliwa z oliwek, aceite de oliva, olio doliva, olio extravergine
        oils: olio extravergine doliva, olio evo, olio di oliva, vinegar, vinaigre, vinaigre de vin
        oils: vinaigre de cidre, essig, weissweinessig, apfelessig, rotweinessig, ocet, octu
        oils: ocet winny, ocet jablkowy, vinagre, vinagre de vino, vinagre de manzana, aceto
        oils: aceto di vino, aceto di mele, condiment, ketchup, tomato ketchup, mustard, moutarde
        oils: moutarde de dijon, senf, musztarda, musztardy, mostaza, senape, mayonnaise, majonase
        oils: majonez, majonezu, mayonesa, maionese, fish sauce, nam pla, oyster sauce
        oils: worcestershire sauce, harissa, gochujang, sambal oelek, tabasco, sriracha
        oils: dijon mustard, chili bean paste, doubanjiang, salad dressing, dressing, cooking spray
        oils: balsamic glaze, liquid aminos, ponzu, chili crisp, salsa verde, pico de gallo
        oils: guacamole, tzatziki, demi-glace, gravy, gravy granules, ssamjang, doenjang, remoulade
        oils: chermoula, zhoug, amba, mirin, liquid smoke
        spices: ground pepper, seasoning, powder, garlic powder, ground ginger, ancho, guajillo
        spices: chipotle, chili flake, chili powder, cayenne pepper, cayenne, gochugaru, pul biber
        spices: aleppo pepper, sesame seed, sesame, graine de sesame, sesam, sesamsamen, sezam, sezamu
        spices: semilla de sesamo, sesamo, semi di sesamo, oregano, origan, origano, bay leaf, bay
        spices: feuille de laurier, laurier, lorbeerblatt, lorbeerblatter, lisc laurowy
        spices: liscie laurowe, hoja de laurel, laurel, foglia di alloro, foglie di alloro, alloro
        spices: marjoram, curry leaf, mixed herb, italian herb, herbe de provence, dried basil
        spices: dried thyme, dried oregano, dried mint, dried rosemary, spice, cumin, kreuzkummel
        spices: kmin rzymski, kumin, comino, cumino, coriander seed, ground coriander, cinnamon
        spices: cannelle, zimt, cynamon, cynamonu, canela, cannella, nutmeg, noix de muscade, muscade
        spices: muskatnuss, muskat, galka muszkatolowa, galki muszkatolowej, nuez moscada
        spices: noce moscata, clove, cardamom, turmeric, paprika, paprika en poudre, paprikapulver
        spices: edelsuss paprikapulver, papryka slodka, papryka w proszku, pimenton, pimenton dulce
        spices: paprica, saffron, safran, szafran, azafran, zafferano, star anise, allspice
        spices: pimento berry, fenugreek, caraway, mustard seed, fennel seed, peppercorn, vanilla
        spices: vanille, gousse de vanille, gouss de vanille, vanilleschote, vanilleschoten
        spices: vanillemark, wanilia, laska wanilii, vainilla, vaina de vainilla, vaniglia
        spices: baccello di vaniglia, garam masala, curry powder, sumac, five spice
        spices: chinese five spice, zaatar, mixed spice, pumpkin spice, black pepper, white pepper
        spices: cumin seed, ground cinnamon, vanilla bean, salt, added salt, sel, fleur de sel
        spices: sel fin, gro sel, salz, meersalz, sol, soli, sal, sale fino, sale grosso, sal marina
        spices: aniseed, fines herbes, furikake, hyssop, old bay, shichimi, chaat masala
        spices: tandoori masala, sazón, kala namak, msg, piri piri
        baking: starch, agar, sweets, vegetable suet, vegetable shortening, popcorn, masa harina
        baking: tortilla chip, nacho, coconut, noix de coco, noix de coco rapee, kokosnuss
        baking: kokosraspel, kokosflocken, koko, wiorki kokosowe, coco rallado, cocco
        baking: cocco grattugiato, farina di cocco grattugiato, prune, dried apricot, raisin
        baking: raisin sec, rosine, rosinen, rodzynki, pasa, uvetta, uva passa, rodzynek, rodzynkami
        baking: sultana, golden raisin, date, mixed peel, candied peel, desiccated coconut
        baking: shredded coconut, nut, noix melangee, nusse, orzechy, orzechow, fruto seco, nuece
        baking: noci, peanut, cacahuete, arachide, erdnuss, erdnusse, orzeszki ziemne, orzechy ziemne
        baking: mani, arachidi, almond, amande, amande effilee, mandel, mandeln, mandelblattchen
        baking: migdal, migdaly, migdalow, platki migdalowe, almendra, mandorla, mandorle, migdalami
        baking: platkow migdalowych, walnut, cerneaux de noix, walnuss, walnusse, walnusskerne
        baking: orzechy wloskie, orzechow wloskich, nuez, noce, noix, noix de grenoble, hazelnut
        baking: noisette, haselnuss, haselnusse, orzechy laskowe, orzechow laskowych, avellana
        baking: nocciola, nocciole, pecan, noix de pecan, pekannuss, pekannusse, orzechy pekan
        baking: nuez pecana, nuece pecana, noci pecan, cashew, noix de cajou, cashewkerne, cashewnusse
        baking: orzechy nerkowca, nerkowce, anacardo, anacardi, nerkowcow, pistachio, pistache
        baking: pistach, pistazie, pistazien, pistacje, pistacho, pistacchi, pistacchio, pine nut
        baking: pignon, pignon de pin, pinienkerne, orzeszki piniowe, orzeszki pinii, pinone, pinon
        baking: pinoli, marzipan, pate damande, pasta di mandorle, mazapan, marcepan, marcepanu
        baking: ground almond, almond meal, seed, flour, farine, farine de ble, mehl, weizenmehl, maka
        baking: maka pszenna, maki pszennej, harina, harina de trigo, farina, farina 00
        baking: farina di grano tenero, cornstarch, fecule de mais, maizena, maisstarke, speisestarke
        baking: skrobia kukurydziana, maicena, fecula de maiz, amido di mais, cracker, crisp
        baking: roasted chestnuts, vanilla extract, extrait de vanille, vanilleextrakt
        baking: ekstrakt waniliowy, ekstraktu waniliowego, extracto de vainilla, esencia de vainilla
        baking: estratto di vaniglia, suet, shortening, raising agent, leavening, baking powder
        baking: levure chimique, backpulver, proszek do pieczenia, proszku do pieczenia
        baking: polvo de hornear, levadura quimica, lievito per dolci, lievito in polvere, baking soda
        baking: bicarbonate de soude, bicarbonate, natron, soda oczyszczona, sody oczyszczonej
        baking: bicarbonato, bicarbonato de sodio, bicarbonato di sodio, yeast, levure
        baking: levure de boulanger, levure fraiche, hefe, frische hefe, trockenhefe, drozdze, drozdzy
        baking: levadura, levadura fresca, lievito di birra, lievito, lievito fresco, gelatin
        baking: zelatyna, zelatyny, gelatina, feuille de gelatin, gelatina in fogli, licorice
        baking: xanthan gum, pectin, chocolate, chocolat, schokolade, czekolada, czekolady, cioccolato
        baking: cocoa, cocoa powder, cacao en poudre, kakao, kakaopulver, backkakao, kakaa
        baking: cacao en polvo, cacao in polvere, cacao amaro, sugar, sucre, sucre en poudre, zucker
        baking: kristallzucker, cukier, cukru, azucar, zucchero, zucchero semolato, sucre semoule
        baking: icing sugar, sucre glace, puderzucker, staubzucker, cukier puder, azucar gla
        baking: azucar glase, zucchero a velo, brown sugar, sucre roux, cassonade, sucre brun
        baking: brauner zucker, rohrzucker, cukier brazowy, brazowy cukier, cukier trzcinowy
        baking: azucar moreno, azucar morena, zucchero di canna, sweetener, added sugar, maple syrup
        baking: sirop derable, ahornsirup, syrop klonowy, jarabe de arce, sirope de arce
        baking: sciroppo dacero, golden syrup, molasses, treacle, syrup, sirup, sweet confectionery
        baking: confectionery, marshmallow, sprinkle, digestive, digestive biscuit, ladyfinger
        baking: agave nectar, erythritol, cacao nibs, salted caramel, butterscotch, butterscotch chips
        baking: candy cane, hundreds and thousands, edible glitter, fondant, fondant icing
        baking: royal icing, icing, frosting, buttercream, peppermint extract, pie shell, tart shell
        baking: cookie dough, cake mix, yellow cake mix, brownie mix, pancake mix, sponge cake
        baking: biscuit, gingersnap, oreo, oreo cookie, wafer, meringue nest, angel delight
        baking: instant pudding mix, pie filling, trail mix, whey protein, speculoos, biscoff spread
        baking: citric acid, food coloring, meringue, cream of tartar
        drinks: tonic, kirsch, alcohol, booze, wine, vin, wein, wino, vino, beer, biere, bier, piwo
        drinks: piwa, cerveza, birra, sherry, marsala, port, sake, rice wine, shaoxing wine, shaoxing
        drinks: cider, hard cider, vermouth, liqueur, red wine, vin rouge, rotwein, czerwone wino
        drinks: czerwonego wina, vino tinto, vino rosso, white wine, dry white wine, vin blanc
        drinks: vin blanc sec, weisswein, biale wino, bialego wina, vino blanco, vino bianco, ale
        drinks: pale ale, brown ale, stout, guinness, rum, rhum, brandy, cognac, whisky, irish whisky
        drinks: vodka, gin, coffee, tea, water, eau, wasser, woda, wody, agua, acqua, eau tiede
        drinks: eau froide, sparkling water, soft drink, cola, lemonade, juice, fruit juice, pernod
        drinks: angostura bitters, elderflower cordial, cordial, kombucha
        frozen: frozen corn, ice cream, sorbet, frozen vegetable, hash brown, french fries, oven chip
        frozen: frozen spinach, frozen pea, frozen berry, quorn, dumpling, ice cube, ice
        """

    /// Grams of a cup | how it is measured | names.
    package static let densities = """
        205 | dry | lard, saindoux, schweineschmalz, smalec, manteca de cerdo, strutto, vegetable shortening, shortening
        244 | liquid | milk, cow milk, lait, milch, vollmilch, mleko, mleka, leche, latte, lait entier, lait demi ecreme, latte intero, leche entera, Milch, lait, leche, latte, leite, melk, mjölk, mælk, whole milk, lemon juice, jus de citron, zumo de limon, jugo de limon, succo di limone, sok z cytryny, soku z cytryny, Zitronensaft, lime juice
        238 | liquid | cream, creme, creme liquide, creme fleurette, creme entiere, sahne, schlagsahne, ober, smietana, smietany, smietanka, smietanki, nata, nata liquida, panna, panna fresca, crema di latte, Sahne, crème, nata, panna, slagroom, grädde, heavy cream, whipping cream
        227 | dry | butter, beurre, beurre doux, beurre demi sel, beurre fondu, maslo, masla, mantequilla, burro, noix de beurre, noisette de beurre, noce di burro, nuez de mantequilla, beurre noisette, beurre sale, burro fuso, beurre, mantequilla, burro, manteiga, boter, roomboter, smör, smør, masło, máslo, vaj, unsalted butter, salted butter, marzipan, pate damande, pasta di mandorle, mazapan, marcepan, marcepanu, margarine, margaryna, margaryny, margarina, almond paste
        245 | dry | yogurt, yaourt, yaourt nature, naturjoghurt, jogurt, jogurtu, jogurt naturalny, yogur, yogur natural, yaourt, greek yogurt, plain yogurt, natural yogurt
        133 | produce | ice cream
        306 | liquid | condensed milk, sweetened condensed milk, lait concentre, lait concentre sucre, kondensmilch, gezuckerte kondensmilch, leche condensada, latte condensato, mleko skondensowane, mleko skondensowane slodzone
        252 | liquid | evaporated milk
        245 | liquid | buttermilk, buttermilch, maslanka, maslanki, lait ribot, babeurre, latticello, suero de leche, Buttermilch, passata, tomato sauce
        242 | liquid | light cream, half half, pouring cream
        230 | dry | sour cream, saure sahne, sauerrahm, kwasna smietana, creme aigre, nata agria, crema agria, panna acida, Schmand, creme fraiche, creme fraiche epaisse, schmand
        113 | dry | mozzarella, mozzarelli, grated cheese, cheddar, shredded cheddar, grated cheddar, shredded mozzarella, shredded cheese, cheddar cheese
        100 | dry | parmesan, parmezan, parmezanu, parmesano, parmesan cheese, grated parmesan
        246 | dry | ricotta
        232 | dry | cream cheese, philadelphia, fromage a tartiner, frischkase, serek smietankowy, queso crema, formaggio spalmabile, formaggio fresco, Frischkäse
        225 | dry | cottage cheese
        150 | dry | feta, crumbled feta, feta cheese
        154 | produce | corn, mais, kukurydza, kukurydzy, maiz, sweet corn, corn on the cob, corn kernels
        145 | produce | pea, erbsen, groszek, zielony groszek, guisante, piselli, green pea, frozen pea
        128 | dry | potato starch, potato flour, fecule de pomme de terre, kartoffelstarke, maka ziemniaczana, skrobia ziemniaczana, fecula de patata, fecola di patate, fecola, maki ziemniaczanej, skrobi ziemniaczanej, cornstarch, fecule de mais, maizena, maisstarke, speisestarke, skrobia kukurydziana, maicena, fecula de maiz, amido di mais, Speisestärke, Maizena, maïzena
        110 | produce | carrot, carotte, karotte, karotten, mohre, mohren, marchew, marchewka, marchewki, zanahoria, carota, carote, grated carrot
        30 | produce | spinach, epinard, spinat, blattspinat, szpinak, szpinaku, espinaca, spinaci, baby spinach
        160 | produce | onion, oignon, zwiebel, zwiebeln, cebula, cebule, cebuli, cebolla, cipolla, cipolle, oignon jaune, gemusezwiebel, chopped onion
        245 | produce | pumpkin puree
        262 | dry | tomato puree, tomato paste, tomatenmark, concentre de tomate, koncentrat pomidorowy, concentrato di pomodoro, Tomatenmark
        157 | dry | polenta, cornmeal, semoule de mais, maisgriess, kasza kukurydziana, farine de mais, maismehl, maka kukurydziana, maki kukurydzianej, harina de maiz, farina di mais
        196 | dry | split pea, yellow split pea, green split pea
        166 | produce | strawberry, fraise, erdbeere, erdbeeren, truskawka, truskawki, fresa, fragola, fragole, sliced strawberries
        123 | produce | raspberry, framboise, himbeere, himbeeren, malina, maliny, frambuesa, lampone, lamponi
        148 | produce | blueberry, myrtille, heidelbeere, heidelbeeren, blaubeeren, borowka, borowki, jagody, arandano, mirtillo, mirtilli
        144 | produce | blackberry, bramble
        100 | produce | cranberry
        320 | dry | marmalade, jam, jelly, fruit preserve, confiture, marmelade, konfiture, dzem, dzemu, mermelada, marmellata, confettura, Marmelade, confiture
        130 | dry | dried apricot
        244 | dry | apple sauce, applesauce
        145 | dry | raisin, raisin sec, rosine, rosinen, rodzynki, pasa, uvetta, uva passa, rodzynek, rodzynkami, Rosinen, raisins secs, sultana, golden raisin, currant
        120 | dry | dried cranberry, wholemeal flour, Dinkelmehl, buckwheat flour, farine de sarrasin, buchweizenmehl, maka gryczana, harina de trigo sarraceno, farina di grano saraceno, maki gryczanej, spelt flour, farine depeautre, dinkelmehl, maka orkiszowa, harina de espelta, farina di farro, maki orkiszowej, icing sugar, sucre glace, puderzucker, staubzucker, cukier puder, azucar gla, azucar glase, zucchero a velo, Puderzucker, sucre glace, poedersuiker, florsocker, melis
        93 | dry | desiccated coconut, shredded coconut, sweetened coconut
        226 | liquid | coconut milk, lait de coco, kokosmilch, kokosnussmilch, mleko kokosowe, mleka kokosowego, mleczko kokosowe, leche de coco, latte di cocco, Kokosmilch
        296 | dry | coconut cream, creme de coco, kokoscreme, krem kokosowy, crema de coco, crema di cocco
        218 | liquid | coconut oil, huile de coco, kokosol, olej kokosowy, aceite de coco, olio di cocco, oleju kokosowego, sesame oil, huile de sesame, sesamol, olej sezamowy, aceite de sesamo, olio di sesamo, oil, cooking oil, huile, huile vegetale, huile neutre, ol, pflanzenol, olej, oleju, aceite, aceite vegetal, olio, olio di semi, Öl, huile, aceite, olio, óleo, olie, olja, olje, vegetable oil, sunflower oil, huile de tournesol, sonnenblumenol, olej slonecznikowy, aceite de girasol, olio di semi di girasole, olio di girasole, rapeseed oil, canola oil, corn oil
        146 | dry | peanut, cacahuete, arachide, erdnuss, erdnusse, orzeszki ziemne, orzechy ziemne, mani, arachidi
        143 | dry | almond, amande, amande effilee, mandel, mandeln, mandelblattchen, migdal, migdaly, migdalow, platki migdalowe, almendra, mandorla, mandorle, migdalami, platkow migdalowych, whole almonds, Mandeln
        117 | dry | walnut, cerneaux de noix, walnuss, walnusse, walnusskerne, orzechy wloskie, orzechow wloskich, nuez, noce, noix, noix de grenoble, chopped walnuts, Walnüsse
        135 | dry | hazelnut, noisette, haselnuss, haselnusse, orzechy laskowe, orzechow laskowych, avellana, nocciola, nocciole, Haselnüsse, pine nut, pignon, pignon de pin, pinienkerne, orzeszki piniowe, orzeszki pinii, pinone, pinon, pinoli
        109 | dry | pecan, noix de pecan, pekannuss, pekannusse, orzechy pekan, nuez pecana, nuece pecana, noci pecan, chopped pecans, pecan nut
        137 | dry | cashew, noix de cajou, cashewkerne, cashewnusse, orzechy nerkowca, nerkowce, anacardo, anacardi, nerkowcow, cashew nut, bread flour
        123 | dry | pistachio, pistache, pistach, pistazie, pistazien, pistacje, pistacho, pistacchi, pistacchio
        95 | dry | ground almond, almond meal, almond flour, poudre damande, amande en poudre, gemahlene mandeln, mielone migdaly, maka migdalowa, almendra molida, harina de almendra, farina di mandorle
        92 | dry | flaked almond, sliced almonds
        108 | dry | slivered almond, breadcrumb, chapelure, semmelbrosel, paniermehl, bulka tarta, bulki tartej, pan rallado, pangrattato, pane grattugiato, dry breadcrumbs, Semmelbrösel, Paniermehl, dried breadcrumbs
        258 | dry | peanut butter, beurre de cacahuete, beurre darachide, erdnussbutter, erdnussmus, maslo orzechowe, mantequilla de cacahuete, mantequilla de mani, burro di arachidi, masla orzechowego
        144 | dry | sesame seed, sesame, graine de sesame, sesam, sesamsamen, sezam, sezamu, semilla de sesamo, sesamo, semi di sesamo, Sesam
        140 | dry | sunflower seed, graine de tournesol, sonnenblumenkerne, pestki slonecznika, slonecznik, pipa de girasol, semi di girasole, bulgur
        129 | dry | pumpkin seed, pepita, graine de courge, kurbiskerne, pestki dyni, pipa de calabaza, semi di zucca
        168 | dry | flaxseed, flax, graine de lin, leinsamen, siemie lniane, semilla de lino, semi di lino, chocolate chip, chocolate drop, semisweet chocolate chips, dark chocolate chips
        134 | dry | poppy seed, poppyseed, graine de pavot, mohn, semilla de amapola, semi di papavero, Mohn
        240 | dry | tahini, tahin, tahina, sesampaste, pate de sesame, puree de sesame, crema di sesamo, ketchup, tomato ketchup, mustard, moutarde, moutarde de dijon, senf, musztarda, musztardy, mostaza, senape
        192 | dry | lentil, lentille, linsen, soczewica, soczewicy, lenteja, lenticchie, Linsen, lentilles, red lentil, brown lentil, green lentil, puy lentil
        184 | dry | dried bean, dried kidney beans
        255 | liquid | soy sauce, tamari, shoyu, sauce soja, sojasauce, sojasosse, sos sojowy, sosu sojowego, salsa de soja, salsa di soia
        185 | dry | rice, riz, reis, ryz, ryzu, arroz, riso, Reis, riz, arroz, riso, rijst, ris, basmati, basmati rice, jasmine rice, long grain rice, brown rice, white rice
        81 | dry | oat, flocon davoine, avoine, haferflocken, hafer, platki owsiane, platkow owsianych, copo de avena, avena, fiocchi davena, Haferflocken, flocons d'avoine, havregryn, rolled oat, oat flake, oatmeal
        200 | dry | barley, pearl barley, orge, gerste, jeczmien, kasza jeczmienna, cebada, orzo perlato, millet, short grain rice, risotto rice, arborio, arborio rice, Milchreis, sushi rice, pudding rice, dried chickpeas, sugar, sucre, sucre en poudre, zucker, kristallzucker, cukier, cukru, azucar, zucchero, zucchero semolato, sucre semoule, Zucker, sucre, azúcar, zucchero, açúcar, suiker, socker, sukker, cukier, cukr, cukor, caster sugar, granulated sugar, white sugar
        170 | dry | quinoa
        173 | dry | couscous
        167 | dry | semolina, semoule, semoule de ble, griess, hartweizengriess, kasza manna, kaszy manny, semola, semola di grano duro, Grieß, semoule
        158 | dry | rice flour, farine de riz, reismehl, maka ryzowa, harina de arroz, farina di riso, maki ryzowej, glutinous rice flour
        94 | dry | oat bran
        125 | dry | flour, farine, farine de ble, mehl, weizenmehl, maka, maka pszenna, maki pszennej, harina, harina de trigo, farina, farina 00, farina di grano tenero, Mehl, Weizenmehl, farine, harina, farina, farinha, farinha de trigo, bloem, tarwebloem, vetemjöl, hvetemel, hvedemel, mąka, mouka, liszt, plain flour, white flour, self raising flour, wheat flour
        102 | dry | rye flour, farine de seigle, roggenmehl, maka zytnia, harina de centeno, farina di segale, maki zytniej
        104 | dry | oat flour
        158 | produce | cooked rice
        147 | dry | chopped dates
        225 | produce | mashed banana
        292 | dry | salt, added salt, sel, fleur de sel, sel fin, gro sel, salz, meersalz, sol, soli, sal, sale fino, sale grosso, sal marina, fine salt, Salz, table salt
        240 | liquid | stock, bouillon, broth, bouillon de legume, bouillon de poulet, bouillon de volaille, bouillon de boeuf, bruhe, gemusebruhe, huhnerbruhe, rinderbruhe, bulion, bulionu, bulion warzywny, rosol, caldo, caldo de pollo, caldo de verdura, brodo, brodo vegetale, brodo di pollo, brodo di carne, Brühe, caldo, brodo, chicken stock, beef stock, vegetable stock
        216 | liquid | olive oil, extra virgin olive oil, huile dolive, olivenol, oliwa, oliwy, oliwa z oliwek, aceite de oliva, olio doliva, olio extravergine, olio extravergine doliva, olio evo, olio di oliva, Olivenöl, huile d'olive, aceite de oliva, olio d'oliva, olijfolie
        239 | liquid | vinegar, vinaigre, vinaigre de vin, vinaigre de cidre, essig, weissweinessig, apfelessig, rotweinessig, ocet, octu, ocet winny, ocet jablkowy, vinagre, vinagre de vino, vinagre de manzana, aceto, aceto di vino, aceto di mele, Essig, vinaigre, wine vinegar, cider vinegar, apple cider vinegar, rice vinegar, rice wine vinegar, white vinegar, distilled vinegar
        220 | dry | mayonnaise, majonase, majonez, majonezu, mayonesa, maionese, brown sugar, sucre roux, cassonade, sucre brun, brauner zucker, rohrzucker, cukier brazowy, brazowy cukier, cukier trzcinowy, azucar moreno, azucar morena, zucchero di canna, farinsocker, muscovado, muscovado sugar, demerara, demerara sugar, light brown sugar, dark brown sugar
        288 | liquid | fish sauce, nam pla
        221 | dry | baking powder, levure chimique, backpulver, proszek do pieczenia, proszku do pieczenia, polvo de hornear, levadura quimica, lievito per dolci, lievito in polvere, Backpulver, baking soda, bicarbonate de soude, bicarbonate, natron, soda oczyszczona, sody oczyszczonej, bicarbonato, bicarbonato de sodio, bicarbonato di sodio
        86 | dry | cocoa, cocoa powder, cacao en poudre, kakao, kakaopulver, backkakao, kakaa, cacao en polvo, cacao in polvere, cacao amaro, unsweetened cocoa powder, Kakao, cacao
        339 | liquid | honey, miel, honig, miod, miodu, miele, Honig, miel, miele, mel, honing, honung, honning
        315 | liquid | maple syrup, sirop derable, ahornsirup, syrop klonowy, jarabe de arce, sirope de arce, sciroppo dacero
        341 | liquid | golden syrup, corn syrup, syrup, sirup, light corn syrup
        337 | liquid | molasses, treacle
        235 | liquid | wine, vin, wein, wino, vino, red wine, vin rouge, rotwein, czerwone wino, czerwonego wina, vino tinto, vino rosso, white wine, dry white wine, vin blanc, vin blanc sec, weisswein, biale wino, bialego wina, vino blanco, vino bianco
        237 | liquid | beer, biere, bier, piwo, piwa, cerveza, birra, coffee, water, eau, wasser, woda, wody, agua, acqua, eau tiede, eau froide, Wasser, eau, agua, acqua, água, vatten, vann, vand
        248 | liquid | juice, fruit juice, orange juice, apple juice
        """

    /// Grams of one: foods.
    package static let pieces = """
        70: 5 1114 1115
        30: 6 475 573 682 1123
        150: 13 18 157 196 434 500 501 503 747 788 789 804
        100: 46 51 82 435 565 753
        200: 63 437 476 574
        180: 71 81 428 452 741 742
        10: 193 439 472 850 1029
        50: 412
        32: 413
        18: 414
        600: 433 548 816
        300: 436 438 564 808
        250: 441 453 1101
        15: 451 572 1214
        60: 454 796 1102
        80: 499 504 786 790 803
        900: 536 604
        130: 571
        2: 701 1264 1266
        4: 729 1250
        25: 750 812
        40: 787 806 1140
        1: 875 1255
        400: 924 926
        35: 1096
        20: 1151 1626
        8: 1152 1183 1528
        0.2: 1211 1216 1251 1267
        0.3: 1217
        3: 1247
        """

    /// The heat of a gram: foods.
    package static let heats = """
        0.1: 472 694 695 702 713 717 1265 1316 1416 1694
        0.07: 696 719 1275 1282 1396 1403 1436
        0.3: 697 698 699 700
        0.25: 701 714
        0.03: 705 709 1438
        0.05: 706 707 720 1394 1417 1429 1435 1437 1439
        0.15: 711
        0.12: 715
        0.8: 716
        0.08: 718
        0.04: 1397
        """

    /// A food: words of titles that mean it.
    package static let titles = """
        0: carne, viande
        7: jambon, jamon
        10: keema
        13: boeuf, bourguignon, res, rind
        15: agneau, cordero, gosht, mutton
        16: cerdo, porco, schwein, maiale
        71: pollo, coq, poulet, murgh, ayam, gai
        73: canard, pato
        157: pescado, poisson, pesce
        159: calamar
        189: lachs, saumon
        223: bacalhau, bacalao, saltfish
        245: gamba, ebi, camaron, camarone, gambero
        256: moule, cozze
        257: vongole, almeja
        270: leche, lait
        271: crema, panna, nata
        272: queijo, fromage, queso, formaggio, kase, kasespatzle
        273: makhani, beurre
        412: huevo, tamago, oeuf, uovo
        428: papa, patata, aloo, dauphinois, batata, pomme de terre, kartoffel
        435: tomate, pomodoro
        436: imam, moussaka, badrijani
        439: champignon, funghi, fungus, seta
        444: elote, esquite, maiz
        446: mattar, matar
        463: ful
        472: aji
        516: palak, saag, spanakopita, florentine
        536: kohl, chou
        548: gobi
        571: cebolla, oignon
        575: aglio, ajillo, ajo
        741: apfel, pomme
        742: poire
        786: limone, citron
        788: naranja, arancia
        875: santiago, amande
        924: frijole, feijoada, fasolada, haricot
        925: mercimek, dal, misir, masoor
        926: chana, ceci
        986: arroz, riso, riz, risotto, biryani, pilaf, paella
        1039: spag
        1044: lasagna
        1067: kasespatzle
        1096: pan, brot, pain
        1462: cioccolata, cioccolato, chocolat, schokolade
        1465: cioccolata, chocolate
        1551: vin, vino
        """
}
