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
        lard=saindoux=schweineschmalz=smalec=manteca de cerdo=strutto: ~16 1359
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
        vegetarian sausage: ~5 987
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
        hot dog: 5
        mincemeat
        seafood=sea food
        fish=poisson=fisch=ryba=ryby=pescado=pesce: 157
        shellfish: 157
        squid=calmar=encornet=tintenfisch=kalmary=calamare=calamaro: 157 ~249
        octopus=poulpe=oktopus=krake=osmiornica=pulpo=polpo: 157 ~249
        cuttlefish: 157 ~249
        fish roe=roe: ~157 158
        oily fish: 158
        white fish: 158
        flat fish: 158
        fish filet: 158
        fish finger: 158
        fish cake: 158
        smoked fish: 158
        sturgeon: 158
        eel=unagi=anago: 158
        prahok: ~158
        gurnard: 165
        ling: 165
        swordfish: 158
        shark: 158
        skate: 158 166
        carp: 158
        tilapia: 158 165
        catfish: 158 165
        barramundi: 158 165
        perch: 158
        pike: 158
        bonito flake=katsuobushi: ~158 ~194
        surimi: ~158
        whitebait: 158
        sprat: 158 164
        smelt: 158
        zander: 158
        arctic char: 158
        butterfish: 158
        salmon=saumon=saumon fume=lachs=lachsfilet=raucherlach=loso=lososia=salmone: 164
        tuna=thon=thunfisch=tunczyk=tunczyka=atun=tonno: 164
        mackerel=maquereau=makrele=makrela=caballa=sgombro: 164
        sardine=pilchard: 164
        anchovy=anchois=sardelle=sardellen=sardela=anchoa=acciuga=acciughe=alici: 164
        anchoiade: ~197
        herring=hareng=hering=sledz=sledzie=arenque=aringa: 164
        trout=truite=forelle=forellen=pstrag=trucha=trota: 164
        cod=cabillaud=kabeljau=dorsch=dorsz=dorsza=merluzzo: 165
        haddock: 165
        pollock=pollack: 165
        hake: 165
        coley: 165 ~201
        whiting: 165
        sea bass=bass=seabass: 165
        sea bream=bream=dorade: 165
        halibut: 165 166
        monkfish: 165
        snapper=red snapper: 165
        grouper: 165
        mahi mahi: 165
        basa: 165
        red mullet=mullet: 165
        john dory: 165
        orange roughy: 165
        rockfish: 165
        sole=lemon sole=dover sole: 166
        plaice: 166
        flounder: 166
        turbot: 166
        brill: 166
        smoked salmon=lox: 193 170
        salmon filet: 193
        gravlax=gravadlax: 193
        canned salmon: 193
        salt cod=bacalao=saltfish=bacalhau: 201
        cod filet: 201
        black cod: 201
        smoked haddock=finnan haddie=arbroath smokie=smokie: 202 170
        haddock filet: 202
        smoked mackerel: 195 170
        smoked trout: 200 170
        rainbow trout: 200
        kipper: 199 170
        bloater: 199
        pickled herring=rollmop: 199
        canned tuna: 194
        tuna steak: 194
        anchovy filet: 197
        anchovy paste: ~197
        caviar: 163
        salmon roe=ikura: 163
        tobiko: 163
        bottarga: 163
        taramasalata: 163
        crustacean: 159
        mollusk=mollusc: 159
        shrimp=jumbo shrimp=king shrimp=tiger shrimp=gamba=crevette=garnele=garnelen=krabben=krewetka=krewetki=krewetek=langostino=gambero=gamberi=gamberetti=ebi: 248
        crab=crabe=cangrejo=granchio=krebsfleisch=kreb: 248
        lobster=homard=hummer=homar=bogavante=aragosta=astice=langosta: 248
        crayfish=yabby=yabbie=crawdad: 248
        langoustine=scampi=dublin bay shrimp: 248
        krill: 248
        dried shrimp: 250
        brown shrimp: 250
        crabmeat=crab meat: 251
        crab stick: 251
        soft shell crab: 251
        mussel=miesmuscheln=muscheln=malze=mejillon=mejillone=cozze: 249
        clam=vongole=palourde=venusmuscheln=almeja=geoduck=quahog=cherrystone: 249
        oyster=huitre=auster=austern=ostra=ostriche: 249
        scallop=noix de saint jacque=coquille saint jacque=jakobsmuscheln=vieira=capesante: 249
        cockle: 249
        whelk: 249
        winkle=periwinkle: 249
        abalone: 249
        conch: 249
        razor clam: 249
        snail=escargot: 249
        squid ring: 160
        squid ink: 160
        dairy=dairy product
        lactose
        milk=cow milk=lait=milch=vollmilch=mleko=mleka=leche=latte=lait entier=lait demi ecreme=latte intero=leche entera=semi skimmed=skimmed: 274
        cream=creme=creme liquide=creme fleurette=creme entiere=sahne=schlagsahne=ober=smietana=smietany=smietanka=smietanki=nata=nata liquida=panna=panna fresca=crema di latte: 274
        cheese=fromage=fromage rape=kase=geriebener kase=ser zolty=zolty ser=queso=queso rallado=formaggio=sera zoltego=zoltego sera: 274
        butter=beurre=beurre doux=beurre demi sel=beurre fondu=maslo=masla=mantequilla=burro=noix de beurre=noisette de beurre=noce di burro=nuez de mantequilla=beurre noisette=beurre sale=burro fuso=lurpak=kerrygold: 274 1359
        yogurt=yaourt=yaourt nature=naturjoghurt=jogurt=jogurtu=jogurt naturalny=yogur=yogur natural: 274
        custard: 274
        ice cream: 274
        whey=lactalbumin=lactoglobulin: 274
        kefir: 274
        dulce de leche: 274 1533
        creme anglaise: 274 277
        milk powder=powdered milk=dried milk=lait en poudre=milchpulver=mleko w proszku=leche en polvo=latte in polvere: 274 ~276
        condensed milk=sweetened condensed milk=lait concentre=lait concentre sucre=kondensmilch=gezuckerte kondensmilch=leche condensada=latte condensato=mleko skondensowane=mleko skondensowane slodzone: 274 ~276
        evaporated milk: 274 ~276
        buttermilk=buttermilch=maslanka=maslanki=lait ribot=babeurre=latticello=suero de leche: 274 ~276
        casein=caseinate=sodium caseinate=calcium caseinate: 274
        milk chocolate=chocolat au lait=vollmilchschokolade=milchschokolade=mleczna czekolada=czekolada mleczna=chocolate con leche=cioccolato al latte: 274 1475
        white chocolate=chocolat blanc=weisse schokolade=biala czekolada=chocolate blanco=cioccolato bianco: 274 1475
        malted milk: 274 ~276
        lassi: 274
        ayran: 274
        khoya=mawa: 274
        quark=curd cheese=twarog=tvorog=farmer cheese=magerquark=speisequark=topfen=twarogu: ~274 327
        whole milk: 276
        skim milk: 276
        semi skim milk: 276
        goat milk: 276
        sheep milk: 276
        low fat milk: 276
        skim milk powder: 287
        heavy cream=whipping cream: 277
        light cream=half half=pouring cream: 277
        sour cream=saure sahne=sauerrahm=kwasna smietana=creme aigre=nata agria=crema agria=panna acida: 277
        creme fraiche=creme fraiche epaisse=schmand: 277
        clotted cream: 277
        whipped cream: 277
        smetana: 277
        crema: 277
        greek yogurt: 280
        plain yogurt=natural yogurt: 280
        skyr: 280
        labneh: 280
        fruit yogurt: 280
        clarified butter=butterschmalz=maslo klarowane=beurre clarifie=mantequilla clarificada=burro chiarificato: 279 1359
        unsalted butter: 279
        salted butter: 279
        melted butter: 279
        brown butter: 279
        garlic butter: 279 ~582
        herb butter: 279
        hard cheese: 278
        soft cheese: 278
        blue cheese=danish blue: 278
        goat cheese=chevre=fromage de chevre=ziegenkase=ser kozi=queso de cabra=formaggio di capra=caprino: 278
        mozzarella=mozzarelli: 278
        paneer: 278
        halloumi: 278
        grated cheese: 278
        melting cheese: 278
        american cheese: 278
        queso fresco: 278
        cheese curd: 278
        cheese spread: 278
        smoked cheese: 278
        processed cheese: 278
        cheese slice: 278
        string cheese: 278
        sheep cheese: 278
        cheddar: 326
        parmesan=parmezan=parmezanu=parmesano: 326
        grana padano: 326
        pecorino=pecorino romano=romano cheese: 326 343
        gruyere: 326
        emmental=swiss cheese=emmenthal=emmentaler: 326
        manchego: 326 343
        gouda: 326
        edam: 326
        babybel: 278
        provolone: 326
        monterey jack=pepper jack=jack cheese: 326
        red leicester: 326
        double gloucester: 326
        comte: 326
        kefalotyri=kefalograviera=graviera: 326
        raclette: 326
        fontina: 326
        asiago: 326
        cotija: 326
        mahon: 326
        wensleydale: 326
        cheshire cheese: 326
        lancashire cheese: 326
        caerphilly: 326
        jarlsberg: 326
        havarti: 326
        appenzeller: 326
        tilsit=tilsiter: 326
        colby: 326
        ricotta salata: 326
        kashkaval: 326
        idiazabal: 326
        beaufort: 326
        leerdammer: 326
        mimolette: 326
        leicester cheese: 326
        brie: 327
        camembert: 327
        ricotta: 327
        mascarpone: 327
        cream cheese=philadelphia=fromage a tartiner=frischkase=serek smietankowy=queso crema=formaggio spalmabile=formaggio fresco: 327
        cottage cheese: 327
        feta: 327 343
        burrata: 327 330
        taleggio: 327
        fromage frais=fromage blanc: 327
        reblochon: 327
        vacherin: 327
        stracchino: 327
        munster=muenster: 327
        limburger: 327
        boursin: 327
        boursin cheese: 327
        bocconcini: 327 330
        epoisse: 327
        neufchatel: 327
        robiola: 327
        sirene: 327
        buffalo mozzarella: 330
        scamorza: 330
        feta cheese: 387
        stilton: 328
        gorgonzola: 328
        roquefort: 328 343
        dolcelatte: 328
        cambozola: 328
        cabrale: 328
        saint agur: 328
        shropshire blue: 328
        crottin: 329
        garrotxa: 329
        vanilla ice cream: 282
        gelato: 282
        soft serve: 282
        egg=oeuf=ei=eier=jajko=jajka=jajek=jajo=jaja=jaj=huevo=uovo=uova
        egg white=blanc doeuf=eiweiss=eiklar=bialko=bialka=clara de huevo=albume=albumi: 419
        egg yolk=jaune doeuf=eigelb=eigelbe=eidotter=zoltko=zoltka=yema=yema de huevo=tuorlo=tuorli: 419
        quail egg: 419
        duck egg: 419
        boiled egg: 419
        beaten egg: 419
        poached egg: 419
        fried egg: 419
        whole egg: 419
        hard boiled egg: 419
        free range egg: 419
        liquid egg: 419
        sorbet
        frozen yogurt
        vegetable=veggie vegetable
        potato=pomme de terre=kartoffel=kartoffeln=erdapfel=ziemniak=ziemniaki=ziemniakow=patata=patate: ~434 ~436
        root vegetable=root: 434
        leafy green=green leaf=leafy greens=leaf vegetable: 434 547
        brassica: 434
        onion family: 434
        squash: 434
        bell pepper=pepper=poivron=paprikaschote=paprikaschoten=papryka=papryki=peperone=peperoni rossi=poivron rouge=rote paprika=papryka czerwona=czerwona papryka=pimiento rojo=peperone rosso=poivre=poivre noir=poivre moulu=pfeffer=schwarzer pfeffer=pieprz=pieprzu=czarny pieprz=pimienta=pimienta negra=pepe=pepe nero: 434
        tomato=tomate=tomaten=pomidor=pomidory=pomidorow=pomodoro=pomodori: 434
        eggplant=auberginen=baklazan=baklazany=berenjena=melanzana: 434
        zucchini=cukinia=cukinie=cukinii=calabacin=calabacine=zucchina=zucchine: 434 ~440
        cucumber=concombre=gurke=gurken=salatgurke=ogorek=ogorki=pepino=cetriolo=cetrioli: 434
        mushroom=champignon=pilze=pieczarka=pieczarki=pieczarek=grzyby=champinon=champinone=seta=funghi: 434
        celery=celeri=celeris=sellerie=staudensellerie=stangensellerie=seler=selera=selery=seler naciowy=apio=sedano=celeri branche: 434
        fennel=fenouil=fenchel=koper wloski=hinojo=finocchio: 434
        asparagus=asperge=spargel=szparagi=esparrago=asparagi: 434
        artichoke=artichaut=artischocke=artischocken=karczoch=alcachofa=carciofo=carciofi: 434
        corn=mais=kukurydza=kukurydzy=maiz: 434
        sweet corn=corn on the cob: 434 451
        pea=erbsen=groszek=zielony groszek=guisante=piselli: 434 ~930
        green bean=grune bohnen=fasolka szparagowa=judia verde=fagiolini=haricot beurre: 434 931
        yardlong bean=long bean: 434 931
        bean sprout: 434
        bamboo shoot: 434
        okra: 434
        avocado=avocat=awokado=aguacate: 434
        lettuce=laitue=kopfsalat=salata=salaty=lechuga=lattuga: 434 437
        tomatillo: 434
        water chestnut: 434
        samphire: 434
        palm heart: 434
        cassava=yuca=manioc: 434
        plantain: 434 753
        taro: 434
        jicama: 434
        edamame: 434 931 973 934
        fava bean: 434 931
        mixed vegetable: 434
        lotus root: 434 436
        cardoon: 434
        salad leaf: 434 437
        bitter gourd=bitter melon: 434
        chayote: 434
        nopal: 434
        celeriac=celeri rave=knollensellerie=sedano rapa: 434 436
        chili=chili pepper=hot pepper: ~434
        sauerkraut: ~434 ~543
        kimchi: ~434 ~543
        gherkin=pickle=cornichon=dill pickle: ~434 ~445 1399
        sweet potato=patate douce=susskartoffel=susskartoffeln=batat=bataty=batata=boniato=patata dolce=patate dolci: 434 436
        snow pea: 434 453
        rhubarb vegetable: 434
        frozen vegetable: 434
        stir fry vegetable: 434
        roasted vegetable: 434
        spring vegetable: 434
        breadfruit: 434
        new potato=baby potato: 435
        floury potato: 435
        waxy potato: 435
        russet potato: 435
        baking potato: 435
        mashed potato: 435
        roast potato: 435
        red potato: 435
        hash brown: 435
        french fries=oven chip: 435
        jacket potato: 435
        potato wedge: 435
        yukon gold potato: 435
        potato starch=potato flour=fecule de pomme de terre=kartoffelstarke=maka ziemniaczana=skrobia ziemniaczana=fecula de patata=fecola di patate=fecola=maki ziemniaczanej=skrobi ziemniaczanej: ~435 1170
        gnocchi: ~435 1048 ~1205
        carrot=carotte=karotte=karotten=mohre=mohren=marchew=marchewka=marchewki=zanahoria=carota=carote: 436
        parsnip: 436
        turnip: 436 438
        rutabaga: 436 438
        beet=betterave=rote bete=rote beete=burak=buraki=burakow=remolacha=barbabietola: 436
        radish: 436
        daikon: 436 511
        sunchoke: 436
        salsify: 436
        kohlrabi: 436 438
        horseradish: ~436 1399
        yam: 436
        burdock: 436
        sweet potato noodle=dangmyeon: ~483 1088
        baby carrot: 506
        golden beet: 510
        cooked beet: 510
        spinach=epinard=spinat=blattspinat=szpinak=szpinaku=espinaca=spinaci: 437
        kale: 437 438
        swiss chard=chard: 437
        spring green: 437 547 543
        collard green=collard: 437 547 438
        bok choy: 437 438 543
        watercress: 437
        arugula: 437
        mustard green: 437 547 438
        radicchio: 437
        chicory=endive: 437
        cress: 437
        nettle: 437
        dandelion: 437
        beet green: 437 547
        turnip green: 437
        lamb lettuce: 437 460
        mizuna: 437
        sorrel: 437 1209
        purslane: 437
        cabbage=chou=weisskohl=kohl=weisskraut=kapusta=kapusty=repollo=cavolo: 437 438
        water spinach=morning glory: 437
        tatsoi: 437
        baby leaf: 437
        greens
        salad greens: 547
        baby spinach: 523
        frozen spinach: 523
        leaf spinach: 523
        lacinato kale: 524
        curly kale: 524
        broccoli=brocoli=brokkoli=brokul=brokuly: 438
        cauliflower=chou fleur=choux fleur=blumenkohl=kalafior=coliflor=cavolfiore: 438
        brussels sprout: 438 ~543
        romanesco: 438
        choy sum: 438
        broccoli rabe=rapini: 438
        broccolini: 554
        calabrese: 554
        purple sprouting broccoli: 554
        chinese broccoli=gai lan=kai lan: 554
        cauliflower rice: 555
        red cabbage: 543
        white cabbage: 543
        savoy cabbage=savoy: 543
        napa cabbage: 543
        pointed cabbage=hispi cabbage: 543
        green cabbage: 543
        romaine lettuce: 460
        little gem=gem lettuce: 460
        butter lettuce=butterhead=butterhead lettuce: 460
        iceberg=iceberg lettuce: 460
        lettuce leaf: 460
        lollo rosso: 460
        little gem lettuce: 460
        onion=oignon=zwiebel=zwiebeln=cebula=cebule=cebuli=cebolla=cipolla=cipolle=oignon jaune=gemusezwiebel: 439
        spring onion=fruhlingszwiebel=fruhlingszwiebeln=lauchzwiebel=lauchzwiebeln=cebolleta=cipollotto=cipollotti=oignon nouveau=oignon nouveaux=oignon vert=szczypior=dymka: 439 ~578
        shallot=echalote=schalotte=schalotten=szalotka=szalotki=chalota=scalogno=scalogni: 439 ~578
        leek=poireau=poireaux=lauch=porree=puerro=porro=porri: 439
        garlic=ail=gousse dail=gouss dail=knoblauch=knoblauchzehe=knoblauchzehen=czosnek=czosnku=ajo=diente de ajo=aglio=spicchio daglio=spicchi daglio: ~439
        chive=ciboulette=schnittlauch=szczypiorek=cebollino=erba cipollina: ~439 1209
        ramp: ~439
        red onion=oignon rouge=rote zwiebel=rote zwiebeln=cebolla morada=cebolla roja=cipolla rossa=cipolle rosse=czerwona cebula: 578
        white onion: 578
        yellow onion: 578
        brown onion: 578
        pearl onion: 578
        pickling onion: 578
        sweet onion: 578
        spanish onion: 578
        caramelized onion: 578
        pickled onion: 578
        crispy onion: 578
        garlic clove: 582
        black garlic: 582
        wild garlic=ramson: 582
        smoked garlic: 582
        garlic powder: ~582
        garlic salt: ~582
        roasted garlic: 582
        garlic puree: 582
        baby leek: 581
        ginger=gingembre=ingwer=imbir=imbiru=jengibre=zenzero
        root ginger=ginger root: 605
        stem ginger: 605
        pickled ginger: 605
        fresh ginger: 605
        ground ginger: ~605 1254
        pumpkin=citrouille=potiron=kurbis=dynia=dyni=calabaza=zucca: 440
        butternut squash=butternut: 440
        acorn squash: 440
        spaghetti squash: 440
        kabocha squash: 440
        delicata squash: 440
        marrow=vegetable marrow: 440
        patty pan squash: 440
        summer squash: 440
        kabocha: 440
        winter squash: 440
        pumpkin puree: 611
        red bell pepper: 441
        green bell pepper: 441
        yellow bell pepper: 441
        orange bell pepper: 441
        pointed pepper=romano pepper: 441
        pimento=pimiento: 441
        roasted pepper: 441
        mixed pepper: 441
        roasted red bell pepper: 623
        piquillo pepper: 623
        cherry tomato=kirschtomaten=cherrytomaten=tomate cerise=tomate cherry=pomodorino=pomodorini=pomidorki koktajlowe: 442
        plum tomato: 442
        sun dried tomato=sundried tomato: 442
        canned tomato: 442
        tomato puree: 442
        chopped tomato: 442
        crushed tomato: 442
        vine tomato: 442
        beefsteak tomato: 442
        roma tomato: 442
        grape tomato: 442
        passata: 442
        green tomato: 442
        heirloom tomato: 442
        diced tomato: 442
        stewed tomato: 442
        whole tomato: 442
        baby tomato: 442
        zucchini flower=squash flower: 444 741
        baby zucchini: 444
        baby eggplant: 443
        thai eggplant: 443
        pickling cucumber: 445
        lebanese cucumber: 445
        cremini mushroom: 446
        button mushroom: 446
        portobello: 446
        portobello mushroom: 446
        shiitake: 446
        oyster mushroom: 446
        porcini: 446
        enoki: 446
        chanterelle: 446
        morel: 446
        dried mushroom: 446
        wild mushroom: 446
        truffle: 446
        shiitake mushroom: 446
        porcini mushroom: 446
        enoki mushroom: 446
        king oyster mushroom: 446
        wood ear=wood ear mushroom: 446
        shimeji: 446
        maitake: 446
        white mushroom: 446
        mixed mushroom: 446
        flat mushroom: 446
        straw mushroom: 446
        field mushroom: 446
        baby corn: 451 452
        sweet corn kernel: 451 452
        corn cob: 451 452
        popcorn: 451
        hominy: 451
        polenta=cornmeal=semoule de mais=maisgriess=kasza kukurydziana=farine de mais=maismehl=maka kukurydziana=maki kukurydzianej=harina de maiz=farina di mais: ~451 992
        masa harina: ~451 1170
        corn tortilla: ~451 1117
        tortilla chip=nacho: ~451 1201
        grit=grits: ~451 992 ~687
        creamed corn: 451
        green pea: 453
        frozen pea: 453
        sugar snap pea=sugar snap: 453
        garden pea: 453
        petit pois: 453
        mushy pea: 453
        split pea: ~453 930 ~932
        pea shoot: ~453
        red chili: 479
        green chili: 479
        jalapeno: 479
        scotch bonnet: 479
        habanero: 479
        bird eye chili: 479
        thai chili: 479
        dried chili: 479
        serrano pepper: 479
        serrano chili: 479
        poblano: 479
        ancho: 479
        pasilla chili: 479
        guajillo: 479
        aji amarillo: 479 1686
        pickled jalapeno: 479
        padron pepper: 479
        kashmiri chili: 479
        cayenne chili: 479
        chipotle: 479
        chili flake: ~479 1254
        chili powder: ~479 1254
        cayenne pepper=cayenne: ~479 1254
        gochugaru: ~479 1254
        pul biber=aleppo pepper: ~479 1254
        chili oil: ~479 1367
        chili paste: ~479
        banana pepper: 479
        shishito: 479
        seaweed
        nori: 730
        kombu=kelp: 730
        wakame: 730
        dulse: 730
        sea lettuce: 730
        olive=oliven=oliwki=oliwek=aceituna
        black olive: 736
        green olive: 736
        kalamata olive: 736
        tapenade: ~736 1399
        edible flower
        hibiscus: 741
        elderflower: 741
        lavender: 741
        rose petal: 741
        violet: 741
        fruit
        apple=pomme=apfel=jablko=jablka=jablek=manzana=mela=mele: 747
        pear=poire=birne=birnen=gruszka=gruszki=pera=pere: 747
        berry: 747
        citrus=citrus fruit: 747
        stone fruit: 747
        tropical fruit: 747
        banana=banane=bananen=banan=banany=platano: 747 753
        grape: 747
        melon: 747
        fig: 747
        pomegranate: 747
        rhubarb: 747
        kiwi: 747 753
        quince: 747
        persimmon: 747
        dried fruit: ~747
        coconut=noix de coco=noix de coco rapee=kokosnuss=kokosraspel=kokosflocken=koko=wiorki kokosowe=coco rallado=cocco=cocco grattugiato=farina di cocco grattugiato: ~747 753
        mixed fruit: 747
        fresh fruit: 747
        frozen fruit: 747
        summer fruit: 747
        prickly pear: 747
        medlar: 747
        crabapple=crab apple: 747
        strawberry=fraise=erdbeere=erdbeeren=truskawka=truskawki=fresa=fragola=fragole: 750
        raspberry=framboise=himbeere=himbeeren=malina=maliny=frambuesa=lampone=lamponi: 750
        blueberry=myrtille=heidelbeere=heidelbeeren=blaubeeren=borowka=borowki=jagody=arandano=mirtillo=mirtilli: 750
        blackberry=bramble: 750
        gooseberry: 750
        cranberry: 750
        elderberry: 750
        redcurrant: 750
        blackcurrant: 750
        mulberry: 750
        lingonberry: 750
        bilberry: 750
        boysenberry: 750
        mixed berry: 750
        frozen berry: 750
        cloudberry: 750
        sea buckthorn: 750
        goji berry: 750
        acai: 750
        barberry: ~750 763
        juniper berry berry: ~750
        lemon=citron=zitrone=zitronen=cytryna=cytryny=limon=limone=limoni: 751
        lime=citron vert=limette=limetten=limonka=limonki: 751
        orange=orangen=apfelsine=apfelsinen=pomarancza=pomarancze=naranja=arancia=arance: 751
        grapefruit: 751
        clementine=satsuma=mandarin=tangerine: 751
        yuzu: 751
        pomelo: 751
        kumquat: 751
        bergamot: 751
        calamansi: 751
        preserved lemon: 793
        unwaxed lemon: 793
        blood orange: 795
        mandarin orange: 795
        marmalade: ~795 1521
        candied orange: ~795
        cherry=cerise=kirsche=kirschen=wisnie=czeresnie=cereza=ciliegia=ciliegie: 752
        plum=damson=pflaume=pflaumen=zwetschge=zwetschgen=sliwka=sliwki=ciruela=susina=prugna=prugne: 752
        peach=peche=pech=pfirsich=pfirsiche=brzoskwinia=brzoskwinie=melocoton=melocotone=pesca=pesche: 752
        nectarine: 752
        apricot=abricot=aprikose=aprikosen=marille=marillen=morela=morele=albaricoque=albicocca=albicocche: 752
        greengage: 752
        mango: ~752 753
        sour cherry=morello cherry: 809
        maraschino cherry=glace cherry: 809
        kirsch: ~809 1567
        prune: ~810 763
        dried apricot: 813 763
        canned peach: 811
        white peach: 811
        pineapple=anana=pina: 753
        papaya: 753
        passionfruit: 753
        guava: 753
        lychee: 753
        dragon fruit: 753
        jackfruit: 753
        ackee: 753
        durian: 753
        rambutan: 753
        mangosteen: 753
        starfruit: 753
        soursop: 753
        custard apple: 753
        green mango: 815
        mango chutney: ~815
        green papaya: 824
        watermelon: 756
        cantaloupe: 756
        honeydew=honeydew melon: 756
        galia melon: 756
        cooking apple=bramley apple=bramley: 748
        green apple=granny smith: 748
        eating apple: 748
        red apple: 748
        apple sauce=applesauce: ~748
        dried apple: ~748 763
        asian pear=nashi pear: 749
        pomegranate seed=pomegranate aril: 758 ~915
        red grape: 755
        green grape: 755
        raisin=raisin sec=rosine=rosinen=rodzynki=pasa=uvetta=uva passa=rodzynek=rodzynkami: ~755 763
        sultana=golden raisin: 763
        currant: 763
        date: 763
        dried cranberry: 763
        dried fig: 763
        mixed peel=candied peel: 763
        dried cherry: 763
        dried mango: 763
        mixed dried fruit: 763
        medjool date: 763 857
        desiccated coconut=shredded coconut: 764
        coconut milk=lait de coco=kokosmilch=kokosnussmilch=mleko kokosowe=mleka kokosowego=mleczko kokosowe=leche de coco=latte di cocco: 764 1667
        coconut cream=creme de coco=kokoscreme=krem kokosowy=crema de coco=crema di cocco: 764
        coconut flake: 764
        coconut water: 764
        grated coconut: 764
        creamed coconut: 764
        coconut chip: 764
        coconut oil=huile de coco=kokosol=olej kokosowy=aceite de coco=olio di cocco=oleju kokosowego: ~764 1367
        coconut sugar: ~764 1486
        nut=noix melangee=nusse=orzechy=orzechow=fruto seco=nuece=noci
        tree nut: 875
        peanut=cacahuete=arachide=erdnuss=erdnusse=orzeszki ziemne=orzechy ziemne=mani=arachidi=goober: 875 ~930
        mixed nut: 875
        chopped nut: 875
        nut butter: ~875
        nougat: ~875 1530
        almond=amande=amande effilee=mandel=mandeln=mandelblattchen=migdal=migdaly=migdalow=platki migdalowe=almendra=mandorla=mandorle=migdalami=platkow migdalowych: 876
        walnut=cerneaux de noix=walnuss=walnusse=walnusskerne=orzechy wloskie=orzechow wloskich=nuez=noce=noix=noix de grenoble: 876
        hazelnut=noisette=haselnuss=haselnusse=orzechy laskowe=orzechow laskowych=avellana=nocciola=nocciole: 876
        pecan=noix de pecan=pekannuss=pekannusse=orzechy pekan=nuez pecana=nuece pecana=noci pecan: 876
        cashew=noix de cajou=cashewkerne=cashewnusse=orzechy nerkowca=nerkowce=anacardo=anacardi=cashewnut=nerkowcow: 876
        pistachio=pistache=pistach=pistazie=pistazien=pistacje=pistacho=pistacchi=pistacchio: 876
        pine nut=pignon=pignon de pin=pinienkerne=orzeszki piniowe=orzeszki pinii=pinone=pinon=pinoli=pine kernel=pinenut=pignoli=pignolia=pinyon: 876
        macadamia=noix de macadamia=macadamianusse: 876
        brazil nut=noix du bresil=paranuss=paranusse=brazil: 876
        chestnut=chataigne=marron=maronen=esskastanien=kasztany=castana=castagne=creme de marron=farine de chataigne: 876
        marzipan=pate damande=pasta di mandorle=mazapan=marcepan=marcepanu: ~876 ~882 1530
        praline: ~876 ~884
        nutella=chocolate spread=chocolate hazelnut spread: ~876 ~884 ~1475
        frangipane: ~876 ~882
        gianduja: ~876
        ground almond=almond meal: 882
        flaked almond: 882
        slivered almond: 882
        blanched almond: 882
        almond flour=poudre damande=amande en poudre=gemahlene mandeln=mielone migdaly=maka migdalowa=almendra molida=harina de almendra=farina di mandorle: ~882 1170
        amaretti: ~882
        toasted almond: 882
        ground hazelnut: 884
        cashew nut: 886
        pecan nut: 885
        roasted peanut=salted peanut: 877
        peanut butter=beurre de cacahuete=beurre darachide=erdnussbutter=erdnussmus=maslo orzechowe=mantequilla de cacahuete=mantequilla de mani=burro di arachidi=pb2=powdered peanut butter=peanut powder=masla orzechowego: ~877 880
        satay sauce: ~877 1686
        monkey nut: 877
        almond butter: 880
        cashew butter: 880
        cooked chestnut: 891
        chestnut puree: 891
        seed
        sesame seed=sesame=graine de sesame=sesam=sesamsamen=sezam=sezamu=semilla de sesamo=sesamo=semi di sesamo=benne seed=benne=gingelly seed=simsim: 915
        sunflower seed=graine de tournesol=sonnenblumenkerne=pestki slonecznika=slonecznik=pipa de girasol=semi di girasole: 915
        pumpkin seed=pepita=graine de courge=kurbiskerne=pestki dyni=pipa de calabaza=semi di zucca: 915
        flaxseed=flax=graine de lin=leinsamen=siemie lniane=semilla de lino=semi di lino: 915
        chia seed=chia: 915
        poppy seed=poppyseed=graine de pavot=mohn=semilla de amapola=semi di papavero: 915
        hemp seed: 915
        melon seed: 915
        mixed seed: 915
        black sesame seed: 916
        white sesame seed: 916
        tahini=tahin=tahina=sesampaste=pate de sesame=puree de sesame=crema di sesamo: ~916 1399
        sesame paste: ~916 1686
        sesame oil=huile de sesame=sesamol=olej sezamowy=aceite de sesamo=olio di sesamo: ~916 1367
        pulse=legume
        bean=bohnen=fasola=fasoli=alubia=judia=frijol=frijole=fagioli: 930
        lentil=lentille=linsen=soczewica=soczewicy=lenteja=lenticchie: 930
        chickpea=chana=ceci=pois chiche=pois chich=kichererbsen=ciecierzyca=ciecierzycy: 930
        soy bean=soja=sojabohnen=soia: 930 931 973
        tofu: ~930 973 987
        black bean: 931
        kidney bean=red bean: 931
        white bean: 931
        lima bean: 931
        borlotti bean=cranberry bean: 931
        baked bean: 931
        pinto bean: 931
        refried bean: 931
        mung bean: 931
        adzuki bean=red bean paste=sweet red bean paste: 931
        black eyed pea=black eyed bean: 931
        flageolet bean: 931
        mixed bean: 931
        canned bean: 931
        dried bean: 931
        fermented black bean: ~931
        runner bean: 931 454
        wax bean: 931 454
        lupin bean: 931
        cannellini bean=cannellini: 938
        navy bean=haricot: 938
        great northern bean: 938
        fine bean: 454
        red lentil: 932
        brown lentil: 932
        green lentil=puy lentil: 932
        dal: 932
        beluga lentil=black lentil: 932
        toor dal: 932 962
        urad dal: 932 962
        moong dal: 932 962
        masoor dal: 932 962
        yellow lentil: 932
        canned chickpea: 933
        chana dal: 933 962
        chickpea flour=farine de pois chich=farine de pois chiche=kichererbsenmehl=maka z ciecierzycy=harina de chickpea=farina di ceci: ~933 1170
        hummus: ~933
        soy
        tempeh: 973 987
        miso=miso paste: ~973 1399
        soy sauce=tamari=shoyu=sauce soja=sojasauce=sojasosse=sos sojowy=sosu sojowego=salsa de soja=salsa di soia: ~973 1399
        soy milk=lait de soja=boisson au soja=sojamilch=sojadrink=mleko sojowe=leche de soja=bebida de soja=latte di soia: ~973 1667
        textured vegetable protein=tvp: 973 987
        soy yogurt: ~973 1675
        natto: ~973 934
        yuba: ~973 ~935
        silken tofu: 935
        firm tofu: 935
        soft tofu: 935
        fried tofu=tofu puff=fried tofu puff: 935
        smoked tofu: 935
        meat substitute=meat alternative
        seitan: 987
        quorn: 987
        jackfruit meat: 987
        plant mince: 987
        grain=cereal grain
        rice=riz=reis=ryz=ryzu=arroz=riso: 992
        oat=flocon davoine=avoine=haferflocken=hafer=platki owsiane=platkow owsianych=copo de avena=avena=fiocchi davena: 992 1190
        barley=pearl barley=orge=gerste=jeczmien=kasza jeczmienna=cebada=orzo perlato: 992
        wheat=ble=weizen=pszenica=trigo=grano duro: 992
        quinoa: 992
        bulgur: 992 996
        couscous: 992 ~996
        millet: 992
        buckwheat=sarrasin=buchweizen=kasza gryczana=gryka=trigo sarraceno=grano saraceno: 992
        rye=seigle=roggen=zyto=centeno=segale: 992
        spelt: 992
        einkorn: 992
        emmer: 992
        triticale: 992
        farro: 992
        freekeh: 992
        semolina=semoule=semoule de ble=griess=hartweizengriess=kasza manna=kaszy manny=semola=semola di grano duro: 992 996 1170
        amaranth: 992
        sorghum: 992
        teff: 992
        giant couscous=israeli couscous: 992 999
        cracked rye: 992
        fonio: 992
        kamut: 992
        wheat berry: 992 996
        basmati=basmati rice: 993
        jasmine rice: 993
        long grain rice: 993
        short grain rice: 993
        risotto rice: 993
        arborio=arborio rice: 993
        carnaroli: 993
        sushi rice: 993
        paella rice=bomba rice: 993
        brown rice: 993
        wild rice: 993
        glutinous rice=sticky rice: 993
        pudding rice: 993
        red rice: 993
        black rice: 993
        rice cake: ~993
        rice flour=farine de riz=reismehl=maka ryzowa=harina de arroz=farina di riso=maki ryzowej: ~993 1170
        puffed rice: ~993 1190
        parboiled rice: 993
        rice noodle: ~993 1088
        rice vermicelli: ~993 1088 1037
        rice paper=rice paper sheet: ~993 1686
        rolled oat=oat flake: 994
        oatmeal: 994
        steel cut oat=pinhead oatmeal: 994
        oat bran: 994
        granola: ~994 1190
        muesli: ~994 1190
        wheat germ: 996
        bran: 996
        pasta=nudeln=teigwaren=makaron=makaronu=fideo
        spaghetti=espaguetis=spaghettini: 1048
        macaroni: 1048
        penne: 1048
        rigatoni: 1048
        ziti: 1048
        lasagna sheet=lasagna noodle: 1048
        tagliatelle: 1048
        fettuccine: 1048
        pappardelle: 1048
        linguine: 1048
        fusilli: 1048
        farfalle: 1048
        orzo: 1048
        ravioli: 1048
        tortellini: 1048
        agnolotti: 1048
        vermicelli: 1048 ~1088
        cannelloni: 1048
        small pasta: 1048
        orecchiette: 1048
        conchiglie=pasta shell: 1048
        angel hair=capellini: 1048
        bucatini: 1048
        rotini: 1048
        elbow pasta: 1048
        ditalini: 1048
        cavatappi: 1048
        fresh pasta: 1048
        spaetzle: 1048
        short pasta: 1048
        lasagna pasta: 1048
        fregola: 1048
        tortelloni: 1048
        stelline: 1048
        wholemeal pasta: 1048
        egg pasta: 1048
        casarecce: 1048
        trofie: 1048
        manicotti: 1048
        noodle
        egg noodle: 1088
        wheat noodle: 1088
        glass noodle=cellophane noodle: 1088
        udon: 1088
        udon noodle: 1088
        soba: 1088
        soba noodle: 1088
        ramen noodle=ramen: 1088
        flat rice noodle: 1088 1037
        instant noodle: 1088
        bean thread noodle: 1088
        chow mein noodle: 1088
        shirataki noodle: 1088
        somen: 1088
        hokkien noodle: 1088
        mung bean noodle: 1088
        vermicelli rice noodle: 1037
        bread=brot=chleb=chleba=pain de mie=pain de campagne=toastbrot=weissbrot=pan de molde=pane=pane raffermo
        white bread: 1106
        brown bread: 1106
        wholemeal bread: 1106
        sourdough=sourdough bread: 1106
        baguette=french stick: 1106
        pita: 1106
        pita bread: 1106
        naan bread=naan: 1106
        flatbread=flat bread: 1106
        chapati=roti: 1106
        tortilla: 1106
        ciabatta: 1106
        focaccia: 1106
        brioche: 1106
        rye bread: 1106
        country bread=crusty bread=rustic bread: 1106
        bagel: 1106
        burger bun=hamburger bun: 1106
        bread roll=dinner roll: 1106
        english muffin: 1106
        toast: 1106
        croissant: 1106
        challah: 1106
        soda bread: 1106
        cornbread: 1106
        lavash: 1106
        crumpet: 1106
        hot dog bun: 1106
        bread slice: 1106
        stale bread: 1106
        panettone: 1106
        crouton: ~1106
        breadcrumb=chapelure=semmelbrosel=paniermehl=bulka tarta=bulki tartej=pan rallado=pangrattato=pane grattugiato: ~1106
        french bread: 1106
        garlic bread: 1106
        pumpernickel: 1106
        paratha: 1106
        bun: 1106
        sandwich bread: 1106
        bread dough: 1106
        pretzel: 1106
        breadstick=grissini: 1106
        multigrain bread: 1106
        flour tortilla=tortilla wrap=wrap bread: 1117
        tostada shell: 1117
        taco shell: 1117
        panko: 1139
        panko breadcrumb: 1139
        stuffing: ~1139
        pastry
        puff pastry=pate feuilletee=blatterteig=ciasto francuskie=hojaldre=pasta sfoglia=pate levee feuilletee: 1156
        shortcrust=shortcrust pastry=pate brisee=murbeteig=ciasto kruche=masa quebrada=pasta frolla: 1156
        filo=filo pastry=pate filo=filoteig=pasta filo=masa filo: 1156
        choux=choux pastry: 1156
        spring roll wrapper: 1156
        dumpling wrapper=wonton wrapper=gyoza wrapper: 1156
        pie crust: 1156
        pie dough: 1156
        pastry dough: 1156
        kataifi: 1156
        pizza dough: 1156
        samosa wrapper: 1156
        sweet pastry: 1156
        flour=farine=farine de ble=mehl=weizenmehl=maka=maka pszenna=maki pszennej=harina=harina de trigo=farina=farina 00=farina di grano tenero
        plain flour=white flour: 1170
        bread flour: 1170
        self raising flour: 1170
        wholemeal flour: 1170
        cornstarch=fecule de mais=maizena=maisstarke=speisestarke=skrobia kukurydziana=maicena=fecula de maiz=amido di mais: 1170
        buckwheat flour=farine de sarrasin=buchweizenmehl=maka gryczana=harina de trigo sarraceno=farina di grano saraceno=maki gryczanej: 1170
        tapioca flour=tapioca starch: 1170
        rye flour=farine de seigle=roggenmehl=maka zytnia=harina de centeno=farina di segale=maki zytniej: 1170
        spelt flour=farine depeautre=dinkelmehl=maka orkiszowa=harina de espelta=farina di farro=maki orkiszowej: 1170
        oat flour: 1170
        cake flour: 1170
        coconut flour=farine de coco=kokosmehl=maka kokosowa=harina de coco=farina di cocco: 1170
        wheat flour=maida=atta=atta flour=chapati flour: 1170
        pastry flour: 1170
        gluten free flour: 1170
        cassava flour: 1170
        arrowroot: 1170
        glutinous rice flour: 1170
        00 flour: 1170
        cereal=breakfast cereal
        cornflake: 1190
        bran flake: 1190
        cracker
        cream cracker: 1193
        saltine: 1193
        oatcake: 1193
        crispbread: 1193
        rice cracker: 1193
        graham cracker: 1193 1538
        matzo: 1193
        crisp
        potato crisp=potato chip: 1201
        shrimp cracker: 1201
        pork rind: 1201
        dumpling
        gyoza: 1205
        wonton: 1205
        potsticker: 1205
        herb=fresh herb
        basil=basilic=basilikum=bazylia=bazylii=albahaca=basilico: 1209
        parsley=persil=petersilie=pietruszka=natka pietruszki=natki pietruszki=perejil=prezzemolo: 1209
        mint=menthe=minze=mieta=miety=hierbabuena=menta: 1209
        dill=aneth=koperek=koperku=eneldo=aneto: 1209
        coriander leaf: 1209 1215
        coriander=coriandre=koriander=kolendra=kolendry=coriandolo: 1209
        thyme=thym=thymian=tymianek=tymianku=tomillo=timo: 1209
        rosemary=romarin=rosmarin=rozmaryn=romero=rosmarino: 1209
        oregano=origan=origano: 1209
        sage: 1209
        tarragon: 1209
        bay leaf=bay=feuille de laurier=laurier=lorbeerblatt=lorbeerblatter=lisc laurowy=liscie laurowe=hoja de laurel=laurel=foglia di alloro=foglie di alloro=alloro: 1209
        marjoram: 1209
        chervil: 1209
        lemongrass=lemon grass: 1209
        thai basil: 1209 1210
        curry leaf: 1209
        lime leaf=kaffir lime leaf=makrut lime leaf: 1209
        garlic chive: 1209
        lovage: 1209
        mixed herb=italian herb=herbe de provence: 1209
        bouquet garni: 1209
        lemon balm: 1209
        savory: 1209
        epazote: 1209
        dried herb: 1209
        shiso: 1209
        borage: 1209
        flat leaf parsley: 1211
        curly parsley: 1211
        dried parsley: 1211
        dried basil: 1210
        pesto: ~1210 1399
        dried thyme: 1216
        lemon thyme: 1216
        thyme leaf: 1216
        dried oregano: 1218
        dried mint: 1212
        mint leaf: 1212
        peppermint: 1212
        spearmint: 1212
        dried rosemary: 1217
        dried dill: 1213
        dried sage: 1219
        spice
        cumin=kreuzkummel=kmin rzymski=kumin=comino=cumino: 1254
        coriander seed=ground coriander: 1254
        cinnamon=cannelle=zimt=cynamon=cynamonu=canela=cannella: 1254
        nutmeg=noix de muscade=muscade=muskatnuss=muskat=galka muszkatolowa=galki muszkatolowej=nuez moscada=noce moscata: 1254
        mace: 1254
        clove: 1254
        cardamom: 1254
        turmeric: 1254
        paprika=paprika en poudre=paprikapulver=edelsuss paprikapulver=papryka slodka=papryka w proszku=pimenton=pimenton dulce=paprica: 1254
        saffron=safran=szafran=azafran=zafferano: 1254
        star anise: 1254
        anise: 1254
        allspice=pimento berry: 1254
        fenugreek: 1254
        caraway: 1254
        mustard seed: 1254 ~1401
        fennel seed: 1254
        celery seed: 1254
        dill seed: 1254
        peppercorn: 1254
        sichuan peppercorn: 1254
        vanilla=vanille=gousse de vanille=gouss de vanille=vanilleschote=vanilleschoten=vanillemark=wanilia=laska wanilii=vainilla=vaina de vainilla=vaniglia=baccello di vaniglia: 1254
        juniper berry: 1254
        garam masala: 1254
        curry powder: 1254
        sumac: 1254
        five spice=chinese five spice: 1254
        zaatar: 1254
        ras el hanout: 1254
        baharat: 1254
        berbere: 1254
        cajun seasoning=creole seasoning=cajun spice: 1254
        mixed spice=pumpkin spice: 1254
        celery salt: 1254
        nigella seed=kalonji: 1254
        asafoetida: 1254
        taco seasoning: 1254
        jerk seasoning: 1254
        dukkah: 1254
        amchur: 1254
        annatto=achiote: 1254
        black pepper: 1254 1274
        white pepper: 1254 1274
        pink peppercorn: 1254
        mahleb: 1254
        tonka bean: 1254
        grain of paradise: 1254
        urfa biber: 1254
        gingerbread spice: 1254
        panch phoron: 1254
        shichimi togarashi=togarashi: 1254
        old bay seasoning: 1254
        black peppercorn: 1274
        white peppercorn: 1274
        green peppercorn: 1274
        cumin seed: 1255
        ground cumin: 1255
        cardamom pod: 1261
        ground cardamom: 1261
        ground turmeric: 1262
        caraway seed: 1269
        ground caraway: 1269
        ground fenugreek: 1268
        fenugreek leaf: 1268
        fenugreek seed: 1268
        ground allspice: 1267
        whole clove: 1260
        ground clove: 1260
        ground nutmeg: 1258
        smoked paprika: 1263
        sweet paprika: 1263
        hot paprika: 1263
        cinnamon stick: 1257
        ground cinnamon: 1257
        vanilla extract=extrait de vanille=vanilleextrakt=ekstrakt waniliowy=ekstraktu waniliowego=extracto de vainilla=esencia de vainilla=estratto di vaniglia: 1276
        vanilla bean: 1276
        vanilla paste: 1276
        vanilla powder: 1276
        dried ginger: 610
        salt=added salt=sel=fleur de sel=sel fin=gro sel=salz=meersalz=sol=soli=sal=sale fino=sale grosso=sal marina
        sea salt=flaky salt=flaky sea salt: 1334
        kosher salt: 1334
        table salt: 1334
        coarse salt: 1334
        rock salt: 1334
        coarse sea salt: 1334
        black salt: 1334
        himalayan salt: 1334
        stock=bouillon=broth=bouillon de legume=bouillon de poulet=bouillon de volaille=bouillon de boeuf=bruhe=gemusebruhe=huhnerbruhe=rinderbruhe=bulion=bulionu=bulion warzywny=rosol=caldo=caldo de pollo=caldo de verdura=brodo=brodo vegetale=brodo di pollo=brodo di carne
        chicken stock: 1343
        beef stock: 1343
        vegetable stock: 1343
        fish stock: 1343
        lamb stock: 1343
        dashi: 1343
        bone broth: 1343
        veal stock: 1343
        mushroom stock: 1343
        ham stock: 1343
        stock cube=bouillon cube: 1343
        oxo cube: 1354
        bovril
        demi glace=demiglace
        turkey stock: 1343
        fat=cooking fat
        suet=tallow=beef tallow=beef dripping: 1359
        dripping: 1359
        margarine=margaryna=margaryny=margarina: 1359
        goose fat: 1359
        duck fat: 1359
        shortening: 1359
        bacon fat: 1359
        oil=cooking oil=huile=huile vegetale=huile neutre=ol=pflanzenol=olej=oleju=aceite=aceite vegetal=olio=olio di semi: ~1359
        schmaltz: 1359
        olive oil=extra virgin olive oil=huile dolive=olivenol=oliwa=oliwy=oliwa z oliwek=aceite de oliva=olio doliva=olio extravergine=olio extravergine doliva=olio evo=olio di oliva: 1367
        vegetable oil: 1367
        sunflower oil=huile de tournesol=sonnenblumenol=olej slonecznikowy=aceite de girasol=olio di semi di girasole=olio di girasole: 1367
        rapeseed oil=canola oil: 1367
        peanut oil=arachi oil=huile darachide=erdnussol=olej arachidowy=aceite de cacahuete=olio di arachidi=olio di semi di arachide: 1367
        corn oil: 1367
        avocado oil: 1367
        walnut oil: 1367
        hazelnut oil: 1367
        truffle oil: 1367
        grapeseed oil: 1367
        flaxseed oil: 1367
        palm oil: 1367
        mustard oil: 1367
        toasted sesame oil: 1367
        garlic oil: 1367
        vinegar=vinaigre=vinaigre de vin=vinaigre de cidre=essig=weissweinessig=apfelessig=rotweinessig=ocet=octu=ocet winny=ocet jablkowy=vinagre=vinagre de vino=vinagre de manzana=aceto=aceto di vino=aceto di mele
        wine vinegar: 1385
        red wine vinegar: 1385 1386
        white wine vinegar: 1385 1386
        cider vinegar=apple cider vinegar: 1385
        rice vinegar=rice wine vinegar: 1385
        black rice vinegar=chinkiang vinegar: 1385
        sherry vinegar: 1385
        balsamic=balsamic vinegar=vinaigre balsamique=balsamico=balsamicoessig=ocet balsamiczny=vinagre balsamico=aceto balsamico: 1385
        cane vinegar: 1385
        malt vinegar: 1385
        white vinegar=distilled vinegar: 1385
        champagne vinegar: 1385
        coconut vinegar: 1385
        condiment
        ketchup=tomato ketchup: 1399
        mustard=moutarde=moutarde de dijon=senf=musztarda=musztardy=mostaza=senape: 1399
        mayonnaise=majonase=majonez=majonezu=mayonesa=maionese: 1399
        fish sauce=nam pla=nuoc mam=garum=patis=colatura=fermented fish: 1399
        hoisin sauce=hoisin: 1399
        oyster sauce: 1399
        worcestershire sauce: 1399
        hot sauce=hot pepper sauce=pepper sauce: 1399
        brown sauce=hp sauce: 1399
        harissa: 1399 727
        gochujang: 1399 727
        wasabi: 1399
        chutney: 1399
        relish: 1399
        caper=capre=kapern=kapary=alcaparra=capperi: 1399
        salsa: 1399
        sambal oelek: 1399 727
        barbecue sauce: 1399
        sweet chili sauce: 1399
        teriyaki sauce: 1399
        tartar sauce: 1399
        aioli: 1399
        hollandaise: 1399
        cranberry sauce: 1399
        mint sauce: 1399
        chimichurri: 1399
        dark soy sauce: 976
        light soy sauce: 976
        sweet soy sauce=kecap mani=ketjap: 976
        tabasco: 1407
        sriracha: 1407
        pickled cucumber: 482
        dijon mustard: 1401
        english mustard: 1401
        wholegrain mustard: 1401
        german mustard: 1401
        swedish mustard: 1401
        yellow mustard: 1401
        honey mustard: 1401
        mustard powder: ~1401
        white miso: 975
        red miso: 975
        curry paste
        red curry paste: 1442
        green curry paste: 1442
        yellow curry paste: 1442
        massaman paste=massaman curry paste: 1442
        tikka paste: 1442
        thai chili paste: 727
        chipotle paste: 727
        chili bean paste=doubanjiang: 727
        aji amarillo paste: 727
        chili garlic sauce: 727
        shrimp paste=belacan=terasi=trassi=blachan=kapi
        tamarind=tamarind paste
        caperberry: 1414
        salad dressing=dressing
        vinaigrette: 1456
        ranch dressing: 1456
        caesar dressing: 1456
        ranch: 1456
        raising agent=leavening
        baking powder=levure chimique=backpulver=proszek do pieczenia=proszku do pieczenia=polvo de hornear=levadura quimica=lievito per dolci=lievito in polvere: 1461
        baking soda=bicarbonate de soude=bicarbonate=natron=soda oczyszczona=sody oczyszczonej=bicarbonato=bicarbonato de sodio=bicarbonato di sodio: 1461
        yeast=levure=levure de boulanger=levure fraiche=hefe=frische hefe=trockenhefe=drozdze=drozdzy=levadura=levadura fresca=lievito di birra=lievito=lievito fresco: 1461
        dried yeast=instant yeast=active dry yeast: 1464
        fresh yeast: 1464
        nutritional yeast: 1464
        gelatin=zelatyna=zelatyny=gelatina=feuille de gelatin=gelatina in fogli
        gelatin sheet: 1468
        gelatin powder: 1468
        sourdough starter
        rye sourdough starter: 1471
        plum sauce
        chili crisp: 1399
        chocolate=chocolat=schokolade=czekolada=czekolady=cioccolato
        dark chocolate=plain chocolate=bittersweet chocolate=semisweet chocolate=chocolat noir=chocolat patissier=zartbitterschokolade=dunkle schokolade=bitterschokolade=gorzka czekolada=gorzkiej czekolady=chocolate negro=cioccolato fondente: 1475
        chocolate chip=chocolate drop: 1475
        cocoa=cocoa powder=cacao en poudre=kakao=kakaopulver=backkakao=kakaa=cacao en polvo=cacao in polvere=cacao amaro: 1475
        chocolate sprinkle: 1475
        chocolate bar: 1475
        chocolate sauce: 1475
        chocolate shaving: 1475
        cacao: 1475
        chocolate biscuit: ~1475
        drinking chocolate: 1475
        sugar=sucre=sucre en poudre=zucker=kristallzucker=cukier=cukru=azucar=zucchero=zucchero semolato=sucre semoule: 1505
        caster sugar: 1486
        icing sugar=sucre glace=puderzucker=staubzucker=cukier puder=azucar gla=azucar glase=zucchero a velo: 1486
        brown sugar=sucre roux=cassonade=sucre brun=brauner zucker=rohrzucker=cukier brazowy=brazowy cukier=cukier trzcinowy=azucar moreno=azucar morena=zucchero di canna: 1486
        muscovado=muscovado sugar: 1486 1489
        demerara=demerara sugar: 1486 1489
        granulated sugar: 1486
        palm sugar=jaggery: 1486
        jam sugar=preserving sugar: 1486
        pearl sugar: 1486
        white sugar: 1486
        golden caster sugar: 1486
        cane sugar: 1486
        vanilla sugar=sucre vanille=vanillezucker=vanillinzucker=cukier wanilinowy=cukier waniliowy=azucar vainillado=zucchero vanigliato: 1486
        light brown sugar: 1486 1489
        dark brown sugar: 1486 1489
        rock sugar: 1486
        raw sugar: 1486
        piloncillo: 1486
        sweetener=added sugar
        honey=miel=honig=miod=miodu=miele: 1505
        maple syrup=sirop derable=ahornsirup=syrop klonowy=jarabe de arce=sirope de arce=sciroppo dacero: 1505 1518
        golden syrup: 1505 1518
        molasses=treacle: 1505
        agave=agave syrup: 1505 1518
        dark syrup: 1505 1518
        corn syrup: 1505 1518
        date syrup: 1505 1518
        stevia: 1505
        glucose syrup=glucose: 1505
        rice syrup: 1505 1518
        simple syrup: 1505 1518
        syrup=sirup
        grenadine: 1518
        rose syrup: 1518
        jam=jelly=fruit preserve=confiture=marmelade=konfiture=dzem=dzemu=mermelada=marmellata=confettura
        strawberry jam: 1521
        raspberry jam: 1521
        apricot jam: 1521
        redcurrant jelly: 1521
        blackcurrant jam: 1521
        fig jam: 1521
        cranberry jelly: 1521
        lemon curd: ~1521
        sweet confectionery=confectionery
        marshmallow: 1530
        toffee: 1530 1533
        caramel: 1530
        fudge: 1530
        sprinkle: 1530
        turkish delight: 1530
        caramel sauce: 1533
        biscuit crumb
        digestive=digestive biscuit: 1538
        cookie crumb: 1538
        ladyfinger
        ladyfinger biscuit: 1541
        agave nectar
        unsweetened chocolate: 1475
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
        trail mix
        alcohol=booze
        wine=vin=wein=wino=vino: 1564
        beer=biere=bier=piwo=piwa=cerveza=birra: 1564
        spirit=liquor: 1564
        sherry: 1564
        marsala: 1564
        port: 1564
        sake: 1564
        mirin: 1564
        rice wine=shaoxing wine=shaoxing: 1564
        cider=hard cider: 1564
        vermouth: 1564
        liqueur: 1564
        madeira: 1564
        mead: 1564
        bitters: ~1564
        red wine=vin rouge=rotwein=czerwone wino=czerwonego wina=vino tinto=vino rosso: 1565
        white wine=dry white wine=vin blanc=vin blanc sec=weisswein=biale wino=bialego wina=vino blanco=vino bianco: 1565
        sparkling wine: 1565
        champagne: 1565 1582
        prosecco: 1565 1582
        rose wine: 1565
        cava: 1565 1582
        dessert wine: 1565
        mulled wine: 1565
        ale=pale ale=brown ale: 1566
        lager=cold lager: 1566
        stout=guinness: 1566
        dark beer: 1566
        wheat beer: 1566
        rum=rhum: 1567
        brandy=cognac: 1567
        whisky=irish whisky: 1567
        bourbon: 1567
        vodka: 1567
        gin: 1567
        tequila: 1567
        cachaca: 1567
        calvados: 1567
        schnapps: 1567
        grappa: 1567
        pisco: 1567
        ouzo: 1567
        mezcal: 1567
        aquavit: 1567
        armagnac: 1567
        scotch: 1567
        dry sherry: 1568
        dark rum: 1594
        white rum: 1594
        spiced rum: 1594
        kahlua=coffee liqueur: 1576
        cointreau=triple sec=grand marnier=orange liqueur: 1576
        amaretto: 1576
        bailey=irish cream: 1576
        limoncello: 1576
        campari: 1576
        aperol: 1576
        creme de cassis: 1576
        sambuca: 1576
        coffee
        espresso: 1624
        strong coffee: 1624
        instant coffee: 1624
        ground coffee: 1624
        cold brew: 1624
        tea
        green tea: 1630
        matcha: 1630 1631
        black tea: 1630
        tea leaf=thai tea leaf: 1630
        chai: 1630
        earl grey: 1630
        tea bag: 1630
        herbal tea: 1630
        gunpowder green tea: 1631
        water=eau=wasser=woda=wody=agua=acqua=eau tiede=eau froide
        sparkling water: 1640
        soda water=club soda: 1640
        ice cube=ice: 1640
        boiling water: 1640
        warm water: 1640
        cold water: 1640
        hot water: 1640
        ice water: 1640
        tonic water: 1640 1650
        soft drink
        cola: 1650
        lemonade: 1650
        ginger ale: 1650
        ginger beer: 1650
        orange soda: 1650
        juice=fruit juice
        orange juice: 1656
        apple juice: 1656
        lemon juice=jus de citron=zumo de limon=jugo de limon=succo di limone=sok z cytryny=soku z cytryny: 1656
        lime juice: 1656
        tomato juice: 1656
        pineapple juice: 1656
        cranberry juice: 1656
        grapefruit juice: 1656
        pomegranate juice: 1656
        carrot juice: 1656
        plant milk=non dairy milk=vegan milk
        oat milk=lait davoine=boisson a lavoine=hafermilch=haferdrink=mleko owsiane=leche de avena=bebida de avena=latte davena=latte di avena: 1667
        almond milk=lait damande=mandelmilch=mleko migdalowe=leche de almendra=latte di mandorla=latte di mandorle: 1667
        rice milk=lait de riz=reismilch=mleko ryzowe=leche de arroz=latte di riso: 1667
        cashew milk: 1667
        hazelnut milk: 1667
        hemp milk: 1667
        pea milk: 1667
        vegan dairy
        vegan cheese: 1675
        vegan butter: 1675
        oat cream: 1675
        soy cream: 1675
        coconut yogurt: 1675
        soy butter: 1675
        coconut whipped cream: 1675
        vegan cream: 1675
        vegan cream cheese: 1675
        cashew cream: 1675
        other food
        pomegranate molasses: 1686
        grape molasses: 1686
        orange blossom water: 1686
        rose water: 1686
        citric acid: 1686
        galangal: 1686
        insect: 1686
        tomato paste=tomatenmark=concentre de tomate=koncentrat pomidorowy=concentrato di pomodoro: 1686
        okonomiyaki sauce: 1686
        pumpkin pie filling: 1686
        food coloring: 1686
        liquid smoke: 1686
        msg: 1686
        lemon zest: 1686
        peanut sauce: 1686
        black bean sauce: 1686
        gluten: 1686
        rennet: 1686
        meringue: 1686
        sulfite=sulphite=sulfur dioxide=sulphur dioxide: 1686
        jelly sweets=jelly sweet: 1686
        piri piri: 1686
        quince cheese=quince paste: 1686 1712
        damson cheese: 1686 1712
        guava cheese=guava paste: 1686 1712
        name only
        cream of tartar: 1712
        cocoa butter=beurre de cacao=kakaobutter=manteca de cacao=burro di cacao=maslo kakaowe: 1712
        apple butter: 1712
        shea butter: 1712
        cream of coconut: 1712
        mince pie: 1712
        milk thistle: 1712
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
        fish finger, fish cake, eel, gurnard, swordfish, skate, carp, tilapia, catfish
        barramundi, perch, pike, bonito flakes, surimi, whitebait, sprat, arctic char, salmon
        tuna, mackerel, sardine, pilchard, anchovy, herring, trout, cod, haddock, pollock
        hake, coley, whiting, sea bass, bass, sea bream, bream, halibut, monkfish, snapper
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
        bulgur wheat, couscous, millet, buckwheat, spelt, einkorn, emmer, triticale, farro
        freekeh, semolina, amaranth, sorghum, teff, giant couscous, israeli couscous
        basmati rice, jasmine rice, long-grain rice, short-grain rice, risotto rice
        arborio rice, sushi rice, paella rice, brown rice, wild rice, glutinous rice
        sticky rice, pudding rice, red rice, black rice, rice cake, rice flour, puffed rice
        rice noodle, rice vermicelli, rice paper, rolled oats, porridge oats, oatmeal
        steel-cut oats, oat bran, granola, muesli, wheat germ, pasta, spaghetti, macaroni
        penne, rigatoni, ziti, lasagne sheets, lasagna noodles, tagliatelle, fettuccine
        pappardelle, linguine, fusilli, farfalle, orzo, ravioli, tortellini, vermicelli
        cannelloni, orecchiette, conchiglie, pasta shells, capellini, bucatini, ditalini
        fresh pasta, wholewheat pasta, noodle, egg noodle, glass noodle, cellophane noodle
        udon, udon noodle, soba, soba noodle, ramen noodle, instant noodles, bread
        white bread, brown bread, wholemeal bread, whole wheat bread, sourdough
        sourdough bread, baguette, pita, pita bread, pitta bread, naan bread, naan, flatbread
        chapati, roti, tortilla, ciabatta, focaccia, brioche, rye bread, crusty bread, bagel
        burger bun, hamburger bun, bread roll, dinner roll, english muffin, croissant, crumpet
        hot dog bun, stale bread, crouton, breadcrumbs, french bread, paratha, bun
        bread dough, pretzel, breadstick, flour tortilla, tortilla wrap, taco shell, panko
        panko breadcrumbs, pastry, puff pastry, shortcrust pastry, filo, filo pastry
        choux pastry, spring roll wrapper, dumpling wrapper, wonton wrapper, pie crust
        pie dough, pizza dough, flour, plain flour, all-purpose flour, bread flour
        strong flour, strong white flour, strong bread flour, self-raising flour
        self-rising flour, wholemeal flour, whole wheat flour, wholewheat flour, cornstarch
        cornflour, corn flour, corn starch, buckwheat flour, tapioca flour, tapioca starch
        rye flour, spelt flour, oat flour, cake flour, coconut flour, pastry flour
        gluten-free flour, arrowroot, glutinous rice flour, 00 flour, cereal, breakfast cereal
        cornflakes, bran flakes, cracker, cream cracker, oatcake, crispbread, graham cracker
        matzo, crisps, potato crisps, potato chips, prawn cracker, pork rind, cracked wheat
        quick oats, wheat bran, corn flakes, rice krispies, red quinoa, white rice
        cooked rice, egg fried rice, rice flakes, tapioca, tapioca pearls, semolina flour
        matzo meal, dried pasta, gluten-free pasta, elbow macaroni, jumbo shells
        angel hair pasta, cannelloni tubes, spätzle, vermicelli noodle, rice paper wrapper
        brioche bun, poppadom, dried breadcrumbs, fresh breadcrumbs, melba toast, texas toast
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
        34: 1703
        68: 1703
        69: 16
        90: 1703
        115: 1703
        121: 1703
        123: 1703
        129: 1703 15
        149: 143
        156: 1486
        168: 1703
        169: 1703
        185: 194
        186: 251
        198: 197
        247: 201
        259: 165
        274: 276 275
        275: 276
        281: 276 419 1486
        282: 276 419 1486
        285: 276 1486
        286: 276 419
        288: 1486
        292: 276 1486
        293: 276 1486
        294: 1703
        328: 1704
        345: 1704
        346: 1704
        347: 1704
        348: 1704
        349: 1704
        350: 1704
        354: 1704
        358: 1704
        359: 1704
        360: 1704
        361: 1704
        362: 1704
        381: 1704
        382: 1704
        389: 1704
        407: 1704
        408: 1704
        419: 420 421
        420: !421
        421: !420
        432: 1486
        433: 1486
        478: 447
        481: 197 479
        482: 1270
        496: 276
        504: !1703
        505: 419
        519: !1703
        688: !1703
        689: !1703
        726: 479
        740: 197
        763: 1706
        807: 1486
        808: 1486
        817: 1706
        860: 1486
        865: 1706
        878: 882 884 883 886 877
        879: 882 884 883 886 877
        881: 882 419
        892: 882 1486
        893: 884
        894: 884 276 1486
        895: 882 419 279
        896: 884
        901: 882 !1703
        902: 882 419 1703 1486
        909: 877
        924: 916
        927: 916
        928: 916
        929: 916
        951: 934
        971: !1703
        972: 916
        973: 934
        974: 934
        975: 934 1703
        976: 1703 934
        978: 934
        988: 1703
        989: 419
        994: 1703
        995: 1703
        996: 1703
        998: 1703
        999: 1703
        1002: 1703
        1003: 1703
        1004: 1703
        1005: 1703
        1006: 1703
        1007: 1703
        1008: 1703
        1009: 1703
        1014: 1703
        1016: 1703
        1034: !1703
        1037: !1703
        1038: !1703
        1039: !1703
        1044: 882 884 1486
        1045: 882 884
        1046: 1703
        1048: 1703
        1055: 419
        1076: 419
        1077: 419
        1084: 419
        1088: 1703
        1089: 419
        1091: !1703
        1097: !1703
        1099: !1703
        1100: 419
        1101: !1703
        1104: !1703
        1106: 1703
        1114: 280
        1120: 419 279 1486
        1124: 916
        1128: 279
        1129: 419
        1137: 419 279 1486
        1141: 279
        1156: 1703
        1157: 279
        1160: 419 279
        1170: 1703
        1175: !1703
        1176: !1703
        1177: !1703
        1182: !1703
        1185: !1703
        1186: !1703
        1187: !1703
        1188: !1703
        1190: 1703
        1193: 1703
        1198: !1703
        1199: 1486
        1203: 250
        1205: 1703
        1242: 345 888
        1272: 447
        1279: 479 1270
        1282: 916
        1293: 916 884 877
        1304: 1270
        1305: 916
        1306: 1270 1272
        1343: 447
        1344: 71
        1345: 13
        1347: 165
        1348: 15
        1349: 185 !447
        1350: 13
        1351: 14
        1353: 7
        1354: 1703
        1355: 13
        1356: 13
        1357: 13
        1358: 72
        1360: 13
        1361: 13
        1363: 74
        1364: 73
        1366: 6
        1368: 71
        1373: 877
        1385: !1564
        1386: 1706
        1389: 1706
        1392: 1706
        1393: 1706
        1395: 1703
        1400: 1486
        1401: 1270
        1402: 419 1401
        1403: 197
        1404: 1703 934 916 1486
        1405: 263 1703 934
        1406: 197 1703
        1408: 1703
        1409: 479
        1410: 1703 934
        1412: 1486
        1417: 197 1401 1486
        1418: 1486
        1419: 1703 934 1486
        1420: 419 1401
        1421: 419
        1422: 419 279
        1423: 1486
        1428: 1486
        1430: 479
        1442: 250 1270
        1446: 877
        1450: 1703 934
        1453: 250
        1456: 1401
        1458: 419 290 1401
        1459: 419 197 345 1401
        1468: 12
        1471: 1703
        1473: 1486
        1474: 479
        1475: 1486
        1477: 1486
        1478: !1486
        1479: 276 1486
        1480: 1486
        1481: 1486
        1483: !1486
        1484: 1486
        1485: 1486
        1506: 1486
        1509: 1486
        1510: 1486
        1515: 1486
        1518: 1486
        1521: 1486
        1529: 419 279 1486
        1530: 1486
        1531: 1468
        1532: 279
        1534: 279
        1537: 277
        1538: 1703 279
        1539: 1486
        1540: 1486
        1541: 1703 419 1486
        1543: 1486
        1544: !1486
        1545: 1486
        1546: 1486
        1547: 1486
        1548: 1486
        1549: 1486
        1550: 1486
        1551: 1486
        1552: 1486
        1553: 1486
        1554: 1486
        1555: 1486
        1556: 1486
        1557: 1486
        1558: 1486
        1559: 1486
        1560: 1486
        1561: 1486
        1562: 1486
        1563: 882 884 883 886 877
        1565: 1706
        1566: 1703 1706
        1568: 1706
        1569: 1706
        1570: 1706
        1574: 1706
        1575: 1706
        1577: 1706
        1617: 882
        1618: 277
        1649: 1486
        1651: 1486
        1652: 1486
        1653: 1486
        1654: 1486
        1695: 1703 197 934
        1701: 877
        1702: 1703 934
        1703: 996
        1705: 419 1486
        1707: 1468
        1720: 1486
        """

    /// A food: the food that it is.
    package static let sames = """
        315: 280
        322: 279
        333: 278
        341: 278
        405: 387
        425: 419
        428: 419
        430: 419
        452: 451
        606: 605
        609: 605
        656: 445
        693: 453
        694: 453
        696: 453
        804: 793
        899: 898
        905: 886
        906: 885
        1093: 1092
        1095: 1094
        1214: 1215
        1245: 1216
        1248: 1212
        1307: 1296
        1311: 1255
        1314: 1262
        1320: 1267
        1321: 1260
        1323: 1258
        """

    /// A food: those whose plain name means it.
    package static let plain = """
        239: 194
        250: 250
        299: 276
        300: 276
        301: 276
        304: 276
        320: 279
        321: 279
        492: 435
        493: 435
        551: 523
        586: 578
        587: 578
        588: 578
        592: 578
        640: 442
        649: 442
        658: 446
        677: 446
        701: 479
        702: 479
        969: 933
        1020: 993
        1107: 1106
        1135: 1106
        1171: 1170
        1183: 1170
        1238: 1211
        1239: 1211
        1246: 1218
        1315: 1269
        1325: 1263
        1328: 1257
        1335: 1334
        1336: 1334
        1337: 1334
        1338: 1334
        1339: 1334
        1340: 1334
        1369: 1367
        1370: 1367
        1371: 1367
        1372: 1367
        1374: 1367
        1379: 1367
        1396: 1385
        1427: 976
        1487: 1486
        1492: 1486
        1496: 1486
        """

    /// A food: those whose plain name does not mean it.
    package static let apart = """
        22: 13
        23: 13
        224: 193
        226: 193
        227: 193
        228: 201
        231: 202
        233: 195
        234: 200
        238: 199
        256: 250
        259: 251
        273: 160
        286: 277
        302: 276
        303: 276
        308: 277
        309: 277
        310: 277
        312: 277
        313: 277
        318: 280
        324: 279
        325: 279
        327: 278
        328: 278
        329: 278
        331: 278
        332: 278
        336: 278
        337: 278
        338: 278
        343: 278
        420: 419
        421: 419
        454: 931
        469: 931
        504: 1170
        505: 1048
        593: 578
        594: 578
        595: 578
        597: 582
        603: 582
        607: 605
        608: 605
        622: 611
        635: 442
        637: 442
        644: 442
        645: 442
        669: 446
        685: 451
        686: 451
        688: 1170
        726: 1367
        803: 793
        817: 809
        866: 764
        867: 764
        869: 764
        871: 764
        873: 1367
        929: 1367
        934: 931
        941: 931
        943: 931
        945: 931
        1009: 1170
        1023: 993
        1024: 993
        1026: 993
        1029: 993
        1054: 1048
        1062: 1048
        1063: 1048
        1064: 1048
        1066: 1048
        1077: 1048
        1081: 1048
        1087: 1048
        1112: 1106
        1114: 1106
        1115: 1106
        1116: 1106
        1117: 1106
        1120: 1106
        1123: 1106
        1124: 1106
        1126: 1106
        1128: 1106
        1129: 1106
        1131: 1106
        1132: 1106
        1133: 1106
        1134: 1106
        1137: 1106
        1138: 1106
        1139: 1106
        1141: 1106
        1143: 1106
        1146: 1106
        1147: 1106
        1148: 1106
        1175: 1170
        1177: 1170
        1187: 1170
        1347: 1343
        1349: 1343
        1376: 1367
        1377: 1367
        1378: 1367
        1380: 1367
        1382: 1367
        1383: 1367
        1384: 1367
        1390: 1385
        1393: 1385
        1478: 1475
        1479: 1475
        1481: 1475
        1483: 1475
        1485: 1475
        1488: 1486
        1493: 1486
        1494: 1486
        1495: 1486
        1499: 1486
        1502: 1486
        1504: 1486
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
        fish: gambero, gamberi, gamberetti, ebi, crab, crabe, cangrejo, granchio, krebsfleisch, kreb
        fish: lobster, homard, hummer, homar, bogavante, aragosta, astice, langosta, crayfish, yabby
        fish: yabbie, crawdad, mussel, miesmuscheln, muscheln, malze, mejillon, mejillone, cozze
        fish: clam, vongole, palourde, venusmuscheln, almeja, geoduck, quahog, cherrystone, oyster
        fish: huitre, auster, austern, ostra, ostriche, scallop, noix de saint jacque
        fish: coquille saint jacque, jakobsmuscheln, vieira, capesante, bonito, smoked eel
        fish: sea urchin
        dairy: yolk, lard, saindoux, schweineschmalz, smalec, manteca de cerdo, strutto, dairy
        dairy: dairy product, milk, cow milk, lait, milch, vollmilch, mleko, mleka, leche, latte
        dairy: lait entier, lait demi ecreme, latte intero, leche entera, semi skimmed, skimmed
        dairy: cream, creme, creme liquide, creme fleurette, creme entiere, sahne, schlagsahne, ober
        dairy: smietana, smietany, smietanka, smietanki, nata, nata liquida, panna, panna fresca
        dairy: crema di latte, cheese, fromage, fromage rape, kase, geriebener kase, ser zolty
        dairy: zolty ser, queso, queso rallado, formaggio, sera zoltego, zoltego sera, butter, beurre
        dairy: beurre doux, beurre demi sel, beurre fondu, maslo, masla, mantequilla, burro
        dairy: noix de beurre, noisette de beurre, noce di burro, nuez de mantequilla
        dairy: beurre noisette, beurre sale, burro fuso, lurpak, kerrygold, yogurt, yaourt
        dairy: yaourt nature, naturjoghurt, jogurt, jogurtu, jogurt naturalny, yogur, yogur natural
        dairy: custard, kefir, buttermilk, buttermilch, maslanka, maslanki, lait ribot, babeurre
        dairy: latticello, suero de leche, quark, curd cheese, twarog, tvorog, farmer cheese
        dairy: magerquark, speisequark, topfen, twarogu, sour cream, saure sahne, sauerrahm
        dairy: kwasna smietana, creme aigre, nata agria, crema agria, panna acida, creme fraiche
        dairy: creme fraiche epaisse, schmand, clarified butter, butterschmalz, maslo klarowane
        dairy: beurre clarifie, mantequilla clarificada, burro chiarificato, goat cheese, chevre
        dairy: fromage de chevre, ziegenkase, ser kozi, queso de cabra, formaggio di capra, caprino
        dairy: mozzarella, mozzarelli, paneer, halloumi, cheddar, parmesan, parmezan, parmezanu
        dairy: parmesano, pecorino, pecorino romano, romano cheese, gruyere, emmental, swiss cheese
        dairy: emmenthal, emmentaler, gouda, brie, camembert, ricotta, mascarpone, cream cheese
        dairy: philadelphia, fromage a tartiner, frischkase, serek smietankowy, queso crema
        dairy: formaggio spalmabile, formaggio fresco, cottage cheese, feta, stilton, gorgonzola, egg
        dairy: oeuf, ei, eier, jajko, jajka, jajek, jajo, jaja, jaj, huevo, uovo, uova, egg white
        dairy: blanc doeuf, eiweiss, eiklar, bialko, bialka, clara de huevo, albume, albumi
        dairy: colby jack, pastry, dripping, margarine, margaryna, margaryny, margarina, schmaltz
        dairy: phyllo dough, vegan dairy
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
        tins: soup, mincemeat, bonito flake, katsuobushi, tuna, thon, thunfisch, tunczyk, tunczyka
        tins: atun, tonno, sardine, pilchard, anchovy, anchois, sardelle, sardellen, sardela, anchoa
        tins: acciuga, acciughe, alici, dulce de leche, aquafaba, bamboo shoot, water chestnut
        tins: palm heart, sauerkraut, kimchi, gherkin, pickle, cornichon, dill pickle, plum tomato
        tins: sun dried tomato, sundried tomato, canned tomato, tomato puree, chopped tomato
        tins: passata, hominy, pickled jalapeno, seaweed, olive, oliven, oliwki, oliwek, aceituna
        tins: artichoke heart, heart of palm, nori sheet, marmalade, ackee, apple sauce, applesauce
        tins: coconut milk, lait de coco, kokosmilch, kokosnussmilch, mleko kokosowe
        tins: mleka kokosowego, mleczko kokosowe, leche de coco, latte di cocco, coconut cream
        tins: creme de coco, kokoscreme, krem kokosowy, crema de coco, crema di cocco, peanut butter
        tins: beurre de cacahuete, beurre darachide, erdnussbutter, erdnussmus, maslo orzechowe
        tins: mantequilla de cacahuete, mantequilla de mani, burro di arachidi, pb2
        tins: powdered peanut butter, peanut powder, masla orzechowego, tahini, tahin, tahina
        tins: sesampaste, pate de sesame, puree de sesame, crema di sesamo, sesame paste, baked bean
        tins: hummus, miso, miso paste, pesto, stock, bouillon, broth, bouillon de legume
        tins: bouillon de poulet, bouillon de volaille, bouillon de boeuf, bruhe, gemusebruhe
        tins: huhnerbruhe, rinderbruhe, bulion, bulionu, bulion warzywny, rosol, caldo
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
        oils: majonez, majonezu, mayonesa, maionese, fish sauce, nam pla, nuoc mam, garum, patis
        oils: colatura, fermented fish, oyster sauce, worcestershire sauce, harissa, gochujang
        oils: sambal oelek, tabasco, sriracha, dijon mustard, chili bean paste, doubanjiang
        oils: salad dressing, dressing, cooking spray, balsamic glaze, liquid aminos, ponzu
        oils: chili crisp, salsa verde, pico de gallo, guacamole, tzatziki, demi-glace, gravy
        oils: gravy granules, ssamjang, doenjang, remoulade, chermoula, zhoug, amba, mirin
        oils: liquid smoke
        spices: ground pepper, seasoning, powder, garlic powder, ground ginger, ancho, guajillo
        spices: chipotle, chili flake, chili powder, cayenne pepper, cayenne, gochugaru, pul biber
        spices: aleppo pepper, sesame seed, sesame, graine de sesame, sesam, sesamsamen, sezam, sezamu
        spices: semilla de sesamo, sesamo, semi di sesamo, benne seed, benne, gingelly seed, simsim
        spices: oregano, origan, origano, bay leaf, bay, feuille de laurier, laurier, lorbeerblatt
        spices: lorbeerblatter, lisc laurowy, liscie laurowe, hoja de laurel, laurel, foglia di alloro
        spices: foglie di alloro, alloro, marjoram, curry leaf, mixed herb, italian herb
        spices: herbe de provence, dried basil, dried thyme, dried oregano, dried mint, dried rosemary
        spices: spice, cumin, kreuzkummel, kmin rzymski, kumin, comino, cumino, coriander seed
        spices: ground coriander, cinnamon, cannelle, zimt, cynamon, cynamonu, canela, cannella
        spices: nutmeg, noix de muscade, muscade, muskatnuss, muskat, galka muszkatolowa
        spices: galki muszkatolowej, nuez moscada, noce moscata, clove, cardamom, turmeric, paprika
        spices: paprika en poudre, paprikapulver, edelsuss paprikapulver, papryka slodka
        spices: papryka w proszku, pimenton, pimenton dulce, paprica, saffron, safran, szafran
        spices: azafran, zafferano, star anise, allspice, pimento berry, fenugreek, caraway
        spices: mustard seed, fennel seed, peppercorn, vanilla, vanille, gousse de vanille
        spices: gouss de vanille, vanilleschote, vanilleschoten, vanillemark, wanilia, laska wanilii
        spices: vainilla, vaina de vainilla, vaniglia, baccello di vaniglia, garam masala
        spices: curry powder, sumac, five spice, chinese five spice, zaatar, mixed spice
        spices: pumpkin spice, black pepper, white pepper, cumin seed, ground cinnamon, vanilla bean
        spices: salt, added salt, sel, fleur de sel, sel fin, gro sel, salz, meersalz, sol, soli, sal
        spices: sale fino, sale grosso, sal marina, aniseed, fines herbes, furikake, hyssop, old bay
        spices: shichimi, chaat masala, tandoori masala, sazón, kala namak, msg, piri piri
        baking: starch, agar, sweets, vegetable suet, vegetable shortening, popcorn, masa harina
        baking: tortilla chip, nacho, coconut, noix de coco, noix de coco rapee, kokosnuss
        baking: kokosraspel, kokosflocken, koko, wiorki kokosowe, coco rallado, cocco
        baking: cocco grattugiato, farina di cocco grattugiato, prune, dried apricot, raisin
        baking: raisin sec, rosine, rosinen, rodzynki, pasa, uvetta, uva passa, rodzynek, rodzynkami
        baking: sultana, golden raisin, date, mixed peel, candied peel, desiccated coconut
        baking: shredded coconut, nut, noix melangee, nusse, orzechy, orzechow, fruto seco, nuece
        baking: noci, peanut, cacahuete, arachide, erdnuss, erdnusse, orzeszki ziemne, orzechy ziemne
        baking: mani, arachidi, goober, almond, amande, amande effilee, mandel, mandeln
        baking: mandelblattchen, migdal, migdaly, migdalow, platki migdalowe, almendra, mandorla
        baking: mandorle, migdalami, platkow migdalowych, walnut, cerneaux de noix, walnuss, walnusse
        baking: walnusskerne, orzechy wloskie, orzechow wloskich, nuez, noce, noix, noix de grenoble
        baking: hazelnut, noisette, haselnuss, haselnusse, orzechy laskowe, orzechow laskowych
        baking: avellana, nocciola, nocciole, pecan, noix de pecan, pekannuss, pekannusse
        baking: orzechy pekan, nuez pecana, nuece pecana, noci pecan, cashew, noix de cajou
        baking: cashewkerne, cashewnusse, orzechy nerkowca, nerkowce, anacardo, anacardi, cashewnut
        baking: nerkowcow, pistachio, pistache, pistach, pistazie, pistazien, pistacje, pistacho
        baking: pistacchi, pistacchio, pine nut, pignon, pignon de pin, pinienkerne, orzeszki piniowe
        baking: orzeszki pinii, pinone, pinon, pinoli, pine kernel, pinenut, pignoli, pignolia, pinyon
        baking: marzipan, pate damande, pasta di mandorle, mazapan, marcepan, marcepanu, ground almond
        baking: almond meal, seed, flour, farine, farine de ble, mehl, weizenmehl, maka, maka pszenna
        baking: maki pszennej, harina, harina de trigo, farina, farina 00, farina di grano tenero
        baking: cornstarch, fecule de mais, maizena, maisstarke, speisestarke, skrobia kukurydziana
        baking: maicena, fecula de maiz, amido di mais, cracker, crisp, roasted chestnuts
        baking: vanilla extract, extrait de vanille, vanilleextrakt, ekstrakt waniliowy
        baking: ekstraktu waniliowego, extracto de vainilla, esencia de vainilla, estratto di vaniglia
        baking: suet, tallow, beef tallow, beef dripping, shortening, raising agent, leavening
        baking: baking powder, levure chimique, backpulver, proszek do pieczenia, proszku do pieczenia
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
        244 | liquid | milk, cow milk, lait, milch, vollmilch, mleko, mleka, leche, latte, lait entier, lait demi ecreme, latte intero, leche entera, semi skimmed, skimmed, Milch, lait, leche, latte, leite, melk, mjölk, mælk, whole milk, lemon juice, jus de citron, zumo de limon, jugo de limon, succo di limone, sok z cytryny, soku z cytryny, Zitronensaft, lime juice
        238 | liquid | cream, creme, creme liquide, creme fleurette, creme entiere, sahne, schlagsahne, ober, smietana, smietany, smietanka, smietanki, nata, nata liquida, panna, panna fresca, crema di latte, Sahne, crème, nata, panna, slagroom, grädde, heavy cream, whipping cream
        227 | dry | butter, beurre, beurre doux, beurre demi sel, beurre fondu, maslo, masla, mantequilla, burro, noix de beurre, noisette de beurre, noce di burro, nuez de mantequilla, beurre noisette, beurre sale, burro fuso, lurpak, kerrygold, beurre, mantequilla, burro, manteiga, boter, roomboter, smör, smør, masło, máslo, vaj, unsalted butter, salted butter, marzipan, pate damande, pasta di mandorle, mazapan, marcepan, marcepanu, margarine, margaryna, margaryny, margarina, almond paste
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
        146 | dry | peanut, cacahuete, arachide, erdnuss, erdnusse, orzeszki ziemne, orzechy ziemne, mani, arachidi, goober
        143 | dry | almond, amande, amande effilee, mandel, mandeln, mandelblattchen, migdal, migdaly, migdalow, platki migdalowe, almendra, mandorla, mandorle, migdalami, platkow migdalowych, whole almonds, Mandeln
        117 | dry | walnut, cerneaux de noix, walnuss, walnusse, walnusskerne, orzechy wloskie, orzechow wloskich, nuez, noce, noix, noix de grenoble, chopped walnuts, Walnüsse
        135 | dry | hazelnut, noisette, haselnuss, haselnusse, orzechy laskowe, orzechow laskowych, avellana, nocciola, nocciole, Haselnüsse, pine nut, pignon, pignon de pin, pinienkerne, orzeszki piniowe, orzeszki pinii, pinone, pinon, pinoli, pine kernel, pinenut, pignoli, pignolia, pinyon
        109 | dry | pecan, noix de pecan, pekannuss, pekannusse, orzechy pekan, nuez pecana, nuece pecana, noci pecan, chopped pecans, pecan nut
        137 | dry | cashew, noix de cajou, cashewkerne, cashewnusse, orzechy nerkowca, nerkowce, anacardo, anacardi, cashewnut, nerkowcow, cashew nut, bread flour
        123 | dry | pistachio, pistache, pistach, pistazie, pistazien, pistacje, pistacho, pistacchi, pistacchio
        95 | dry | ground almond, almond meal, almond flour, poudre damande, amande en poudre, gemahlene mandeln, mielone migdaly, maka migdalowa, almendra molida, harina de almendra, farina di mandorle
        92 | dry | flaked almond, sliced almonds
        108 | dry | slivered almond, breadcrumb, chapelure, semmelbrosel, paniermehl, bulka tarta, bulki tartej, pan rallado, pangrattato, pane grattugiato, dry breadcrumbs, Semmelbrösel, Paniermehl, dried breadcrumbs
        258 | dry | peanut butter, beurre de cacahuete, beurre darachide, erdnussbutter, erdnussmus, maslo orzechowe, mantequilla de cacahuete, mantequilla de mani, burro di arachidi, pb2, powdered peanut butter, peanut powder, masla orzechowego
        144 | dry | sesame seed, sesame, graine de sesame, sesam, sesamsamen, sezam, sezamu, semilla de sesamo, sesamo, semi di sesamo, benne seed, benne, gingelly seed, simsim, Sesam
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
        125 | dry | flour, farine, farine de ble, mehl, weizenmehl, maka, maka pszenna, maki pszennej, harina, harina de trigo, farina, farina 00, farina di grano tenero, Mehl, Weizenmehl, farine, harina, farina, farinha, farinha de trigo, bloem, tarwebloem, vetemjöl, hvetemel, hvedemel, mąka, mouka, liszt, plain flour, white flour, self raising flour, wheat flour, maida, atta, atta flour, chapati flour
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
        288 | liquid | fish sauce, nam pla, nuoc mam, garum, patis, colatura, fermented fish
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
        70: 5 1124 1125
        30: 6 482 580 689 1133
        150: 13 18 158 201 441 507 508 510 754 795 796 811
        100: 46 51 82 442 572 760
        200: 63 444 483 581
        180: 71 81 435 459 748 749
        10: 197 446 479 857 1039
        50: 419
        32: 420
        18: 421
        600: 440 555 823
        300: 443 445 571 815
        250: 448 460 1111
        15: 458 579 1224
        60: 461 803 1112
        80: 506 511 793 797 810
        900: 543 611
        130: 578
        2: 708 1274 1276
        4: 736 1260
        25: 757 819
        40: 794 813 1150
        1: 882 1265
        400: 931 933
        35: 1106
        20: 1161 1640
        8: 1162 1193 1541
        0.2: 1221 1226 1261 1277
        0.3: 1227
        3: 1257
        """

    /// The heat of a gram: foods.
    package static let heats = """
        0.1: 479 701 702 709 720 724 1275 1326 1429 1708
        0.07: 703 726 1285 1292 1409 1416 1449
        0.3: 704 705 706 707
        0.25: 708 721
        0.03: 712 716 1451
        0.05: 713 714 727 1407 1430 1442 1448 1450 1452
        0.15: 718
        0.12: 722
        0.8: 723
        0.08: 725
        0.04: 1410
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
        158: pescado, poisson, pesce
        160: calamar
        193: lachs, saumon
        228: bacalhau, bacalao, saltfish
        250: gamba, ebi, camaron, camarone, gambero
        261: moule, cozze
        262: vongole, almeja
        276: leche, lait
        277: crema, panna, nata
        278: queijo, fromage, queso, formaggio, kase, kasespatzle
        279: makhani, beurre
        419: huevo, tamago, oeuf, uovo
        435: papa, patata, aloo, dauphinois, batata, pomme de terre, kartoffel
        442: tomate, pomodoro
        443: imam, moussaka, badrijani
        446: champignon, funghi, fungus, seta
        451: elote, esquite, maiz
        453: mattar, matar
        470: ful
        479: aji
        523: palak, saag, spanakopita, florentine
        543: kohl, chou
        555: gobi
        578: cebolla, oignon
        582: aglio, ajillo, ajo
        748: apfel, pomme
        749: poire
        793: limone, citron
        795: naranja, arancia
        882: santiago, amande
        931: frijole, feijoada, fasolada, haricot
        932: mercimek, dal, misir, masoor
        933: chana, ceci
        993: arroz, riso, riz, risotto, biryani, pilaf, paella
        1049: spag
        1054: lasagna
        1077: kasespatzle
        1106: pan, brot, pain
        1475: cioccolata, cioccolato, chocolat, schokolade
        1478: cioccolata, chocolate
        1565: vin, vino
        """
}
