extension KnownFoods {
    /// Dishes by name: of one word, of several, and those with a small word inside.
    static let dishes = """
        adobo, chicken adobo, aloo gobi, apple crumble, apple pie, apple strudel, apple turnover
        arancini, arepa, arroz con pollo, arroz con leche, baba, baked alaska, baked apple
        baked beans on toast, baked ziti, bakewell tart, baklava, banana bread, banana split
        bangers and mash, banh mi, banoffee pie, bao, bao bun, battenberg cake, beans on toast
        beef bourguignon, boeuf bourguignon, beef rendang, beef stroganoff, beef wellington
        beignet, bhaji, onion bhaji, bibimbap, bigos, birthday cake, biryani, biscuits and gravy
        bisque, black forest cake, black forest gateau, blancmange, blini, blondie, bolognese
        ragù bolognese, spaghetti bolognese, borscht, bouillabaisse, bourekas, börek, burrito bowl
        poke bowl, buddha bowl, braise, bread and butter pudding, bread pudding, broth
        scotch broth, brownie, bruschetta, bubble and squeak, buffalo wings, bulgogi, burger
        cheeseburger, hamburger, veggie burger, burrito, breakfast burrito, butter chicken
        cacio e pepe, caesar salad, cake, cupcake, carrot cake, pound cake, sponge
        victoria sponge, victoria sandwich, lemon drizzle cake, lemon drizzle, coffee cake
        angel food cake, red velvet cake, fruit cake, christmas cake, simnel cake
        upside down cake, pineapple upside down cake, crab cake, calzone, canapé, caponata
        caprese salad, carbonara, spaghetti carbonara, carne asada, carnitas, casserole
        green bean casserole, cassoulet, cauliflower cheese, ceviche, chana masala, char siu
        cheese fondue, cheese straw, cheese on toast, cheesecake, no-bake, no-bake cheesecake
        new york cheesecake, basque cheesecake, cheesesteak, chicken alfredo, chicken cacciatore
        chicken chasseur, chicken cordon bleu, chicken fajita, chicken fricassee
        chicken fried rice, chicken fried steak, chicken kiev, chicken noodle soup
        chicken parmesan, chicken parmigiana, chicken piccata, chicken pot pie, chicken tikka
        chicken tikka masala, chilaquiles, chili con carne, chilli con carne, chimichanga, chips
        chocolate brownie, chocolate chip cookie, chocolate fondant, chocolate mousse
        chocolate truffle, chop, chop suey, chow mein, chowder, clam chowder, corn chowder
        churros, cinnamon roll, cinnamon bun, clafoutis, club sandwich, cobb salad, cobbler
        peach cobbler, cock-a-leekie, cock-a-leekie soup, coleslaw, slaw, colcannon, compote
        confit, consommé, cookie, coq au vin, corn bread, cornbread, corn dog, cornish pasty
        coronation chicken, cottage pie, country captain, cream tea, cream puff, creamed spinach
        crème brûlée, crème caramel, crème anglaise, crêpe, crepes suzette, croquembouche
        croque madame, croque monsieur, croquette, crostini, crumble, cullen skink, curry
        green curry, massaman curry, red curry, thai curry, thai green curry, thai red curry
        yellow curry, katsu curry, curried goat, cutlet, dal, tarka dal, dal makhani
        dauphinoise potatoes, gratin dauphinois, death by chocolate, deviled eggs, devilled eggs
        devils on horseback, angels on horseback, dip, artichoke dip, spinach dip, dirty rice
        dolmades, doner kebab, doughnut, dumpling, dum aloo, eccles cake, eclair, chocolate éclair
        egg custard, egg drop soup, egg foo young, egg mayonnaise, eggs benedict, eggs florentine
        egg roll, empanada, enchilada, escalope, eton mess, étouffée, fajita, falafel, fattoush
        feijoada, fettuccine alfredo, fish and chips, fish pie, flan, flapjack, florentine, fondue
        gooseberry fool, frangipane tart, french fries, french onion soup, french toast, fricassee
        fried chicken, fried rice, frittata, fritter, fruit salad, full english breakfast, fry up
        galette, gazpacho, general tso's chicken, gingerbread, gingerbread man, gingerbread house
        goulash, gougère, gratin, potato gratin, greek salad, grilled cheese
        grilled cheese sandwich, gumbo, gyoza, gyros, hash, hash brown, corned beef hash
        hoppin john, hot and sour soup, hot chocolate, hot cross bun, hot pot, hotpot
        huevos rancheros, hush puppies, irish stew, irish coffee, jalapeño popper, jam roly-poly
        jam tart, jambalaya, jerk chicken, jollof rice, kebab, kedgeree, key lime pie, khachapuri
        kibbeh, kofta, korma, kung pao chicken, laksa, lancashire hotpot, lasagna, lasagne, latke
        lemon chicken, lemon meringue pie, lo mein, lobster roll, lobster thermidor, loaf
        nut loaf, nut roast, macaron, macaroon, coconut macaroon, macaroni and cheese
        macaroni cheese, mac and cheese, mac n cheese, madeira cake, madeleine, manakish
        mapo tofu, mash, meatloaf, swedish meatballs, milk shake, milkshake, millefeuille
        millionaire's shortbread, mince pie, minestrone, miso soup, mississippi mud pie, moules
        moules frites, moussaka, mousse, mud pie, muffin, blueberry muffin, mulled wine
        mulligatawny, mushy peas, nachos, nasi goreng, nasi lemak, niçoise salad, salade niçoise
        okonomiyaki, omelette, omelet, spanish omelette, onigiri, onion ring, orange chicken
        osso buco, overnight oats, pad thai, paella, pain au chocolat, pain perdu, pakora
        palak paneer, pan bagnat, pancake, potato pancake, panna cotta, parfait, parkin
        pasta bake, tuna pasta bake, pasta e fagioli, pasta salad, pastel de nata, pasty, pâté
        chicken liver pâté, patty, pavlova, peach melba, pecan pie, peking duck, pease pudding
        pho, pie, fisherman's pie, pumpkin pie, steak and kidney pie, steak and kidney pudding
        pierogi, pigs in blankets, pigs in a blanket, pilaf, pilau, pilau rice, piri piri chicken
        peri peri chicken, pissaladière, pizza, margherita pizza, ploughman's lunch, poke, pone
        pop tart, popover, pork pie, porridge, posset, lemon posset, pot pie, pot roast, one pot
        pot noodle, pot sticker, potato salad, potstickers, poutine, prawn cocktail
        shrimp cocktail, shrimp scampi, pudding, black rice pudding, christmas pudding
        rice pudding, sago pudding, summer pudding, sticky toffee pudding, sussex pond pudding
        yorkshire pudding, pulled pork sandwich, punch, quesadilla, queen of puddings, quiche
        quiche lorraine, ragout, ragù, raita, ramen, rarebit, welsh rarebit, ratatouille, relish
        rendang, reuben sandwich, ribs, rice bowl, rillettes, risotto, roast, roast dinner
        rock cake, rocky road, rogan josh, rösti, roulade, rum baba, saag aloo, saag paneer
        sachertorte, salad, salisbury steak, salmon en croute, saltimbocca, samosa, sandwich
        open sandwich, satay, sauerbraten, sausage and mash, sausage roll, scone, cream scone
        scotch egg, scotch pancake, sesame chicken, shakshuka, shawarma, shepherd's pie, sherbet
        shortbread, shortcake, strawberry shortcake, sloppy joe, smoothie, smoothie bowl
        smørrebrød, snack, snickerdoodle, soda bread, irish soda bread, soufflé, soup
        cream of tomato soup, souvlaki, spanakopita, spaghetti aglio e olio
        spaghetti alle vongole, spag bol, split pea soup, spotted dick, spread, spring roll
        steak frites, steak tartare, steak diane, stew, stir fry, stromboli, strudel
        stuffed pepper, stuffed cabbage, stuffed mushroom, stuffing, succotash, summer roll
        sundae, surf and turf, sushi, sushi roll, california roll, swiss roll, sweet and sour
        sweet and sour pork, sweet and sour chicken, sweet potato fries, syllabub, sunday roast
        tabbouleh, taco, tagine, tamale, tandoori chicken, tart, treacle tart, custard tart
        tarte tatin, tartiflette, tempura, teriyaki, teriyaki chicken, terrine, thai basil chicken
        three bean salad, tikka masala, tiramisu, toad in the hole, toast, cinnamon toast
        mushrooms on toast, toastie, toffee apple, tom kha gai, tom yum, tom yum soup, torte
        tortilla soup, tostada, tres leches, tres leches cake, trifle, tuna melt, turnover
        vichyssoise, vindaloo, pork vindaloo, vol-au-vent, waffle, waldorf salad, welsh cake
        whoopie pie, wiener schnitzel, schnitzel, wonton soup, wrap, yakisoba, yakitori
        zabaglione, zucchini bread
        """
}
