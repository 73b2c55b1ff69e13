import RecipeTestSupport
import Testing

@testable import KitchenLanguage

/// Names of several words that a cook types as one thing to look for.
struct NamesOfSeveralWordsTests {
    /// Followed by another word, in capitals as in small letters, each is one name.
    @Test func eachIsOneName() {
        for name in Self.names.names {
            for text in [name, name.uppercased()] {
                let words = text.split(separator: " ").map(String.init)
                let found = KnownFoods.shared.longestName(in: words + ["gloop"])
                #expect(found?.wordCount == words.count, "\(name)")
                #expect(
                    !Vocabulary.shared.senses(of: text).isDisjoint(with: [.food, .dish]),
                    "\(name)"
                )
            }
        }
    }

    private static let names = """
        aloo gobi, american cheese, american mustard, american pancake, angel food cake
        angels on horseback, ants on a log, apple crumble, apple pie, apple strudel
        apple turnover, arroz con leche, arroz con pollo, artichoke dip, baby back ribs
        bacon and egg pie, bacon and eggs, baked alaska, baked apple, baked beans on toast
        baked ziti, bakewell tart, banana bread, banana split, bangers and mash, banh mi
        banoffee pie, bao bun, basque cheesecake, bath bun, battenberg cake, beans on toast
        beef bourguignon, beef rendang, beef stroganoff, beef wellington, beer can chicken
        belgian chocolate, belgian endive, belgian waffle, betel leaf, birthday cake
        biscuits and gravy, black and white cookie, black eyed peas, black forest cake
        black forest gateau, black rice pudding, black-eyed peas, blueberry muffin
        boeuf bourguignon, boston baked beans, bottle gourd, bread and butter pickles
        bread and butter pudding, bread pudding, breakfast burrito, breakfast cereal
        breakfast muffin, breakfast radish, breakfast tea, brussels sprout, bubble and squeak
        buddha bowl, buffalo wings, burnt ends, burrito bowl, butter chicken, cacio e pepe
        caesar salad, california roll, canadian bacon, caprese salad, carne asada, carrot cake
        cauliflower cheese, chana masala, char siu, cheese and crackers, cheese and onion pie
        cheese fondue, cheese on toast, cheese straw, chicken adobo, chicken alfredo
        chicken and dumplings, chicken and waffles, chicken cacciatore, chicken chasseur
        chicken chop, chicken cordon bleu, chicken fajita, chicken fricassee, chicken fried rice
        chicken fried steak, chicken in a basket, chicken kiev, chicken liver pâté
        chicken noodle soup, chicken of the woods, chicken parmesan, chicken parmigiana
        chicken piccata, chicken pot pie, chicken tikka, chicken tikka masala, chili con carne
        chilli con carne, chinese broccoli, chinese cabbage, chinese five spice, chinese leaf
        chips and dip, chips and gravy, chips and salsa, chocolate brownie, chocolate chip cookie
        chocolate fondant, chocolate mousse, chocolate truffle, chocolate éclair, chop suey
        chow fun, chow mein, christmas cake, christmas pudding, cinnamon bun, cinnamon roll
        cinnamon toast, clam chowder, club sandwich, cobb salad, cock-a-leekie soup
        coconut macaroon, coffee cake, cold brew, cold cuts, cold noodles, cookies and cream
        coq au vin, corn bread, corn chowder, corn dog, corn on the cob, corned beef hash
        cornish pasty, coronation chicken, cottage pie, country captain, crab cake
        cream of asparagus soup, cream of celery soup, cream of chicken soup
        cream of mushroom soup, cream of tartar, cream of tomato soup, cream puff, cream scone
        cream tea, creamed spinach, crepes suzette, croque madame, croque monsieur, crème anglaise
        crème brûlée, crème caramel, cuban sandwich, cullen skink, cup cake, cup noodles
        curried goat, custard slice, custard tart, dal makhani, dan dan noodles, danish blue
        danish pastry, dauphinoise potatoes, death by chocolate, deep dish pizza, dessert apple
        dessert wine, devil's food cake, deviled eggs, devilled eggs, devils on horseback
        dinner roll, dirty rice, doner kebab, doro wat, double chocolate, double chocolate cookie
        double cream, double gloucester, drop biscuit, drop scone, drumstick leaf, dum aloo
        dump cake, dutch baby, dutch oven bread, dutch pancake, easter egg, eccles cake
        egg and chips, egg and soldiers, egg custard, egg drop soup, egg foo young, egg in a hole
        egg mayonnaise, egg roll, eggs benedict, eggs florentine, eggs in a basket
        eggs in purgatory, eggs on toast, eight treasure rice, english breakfast
        english breakfast tea, english muffin, english mustard, eton mess, everything bagel
        everything bagel seasoning, fairy food, fettuccine alfredo, fig leaf, fish and chips
        fish in a bag, fish pie, fisherman's pie, five bean salad, five spice
        flourless chocolate cake, food colouring, four bean salad, four cheese pizza
        frangipane tart, franks and beans, free range, free range chicken, free range eggs
        free-range eggs, french bean, french beans, french bread, french dressing, french fries
        french meringue, french mustard, french onion dip, french onion soup, french stick
        french toast, fridge cake, fried chicken, fried rice, fruit cake, fruit salad, fry up
        full english, full english breakfast, garlic knots, general tso's chicken
        german chocolate cake, german pancake, german potato salad, gin and tonic
        gingerbread house, gingerbread man, glass noodles, good king henry, gooseberry fool
        grape leaf, gratin dauphinois, greek salad, greek yoghurt, green bean casserole
        green curry, green tea, grilled cheese, grilled cheese sandwich, half and half
        half fat creme fraiche, half moon cookie, ham and cheese toastie, ham and eggs
        ham and pea soup, hash brown, haunch of venison, hawaiian pizza, hearts of palm
        hen of the woods, hole in one, home fries, hoppin john, hot and sour soup, hot chocolate
        hot cross bun, hot pot, huevos rancheros, hundreds and thousands, hush puppies
        indian tonic, instant noodles, irish coffee, irish soda bread, irish stew
        italian dressing, italian meringue, italian parsley, italian sausage, italian seasoning
        italian wedding soup, jalapeño popper, jam roly-poly, jam tart, jamaican patty
        japanese mayonnaise, jerk chicken, jollof rice, katsu curry, key lime pie
        kitchen sink cookie, korean chilli paste, korean fried chicken, kung pao chicken
        lady finger, lancashire hotpot, lebanese bread, leek and potato soup, lemon chicken
        lemon drizzle, lemon drizzle cake, lemon meringue pie, lemon posset, liver and onions
        lo mein, lobster roll, lobster thermidor, long life milk, love apple, lunch meat
        mac and cheese, mac n cheese, macaroni and cheese, macaroni cheese, madeira cake
        mapo tofu, margherita pizza, massaman curry, mexican rice, milk and cookies, milk shake
        million dollar pie, millionaire's shortbread, mince and tatties, mince pie, minute noodles
        minute rice, minute steak, miso soup, mississippi mud pie, mixed bean salad, mole poblano
        mongolian beef, morning glory, moules frites, mud pie, mulled wine, mushrooms on toast
        mushy peas, nasi goreng, nasi lemak, neeps and tatties, new potatoes, new york cheesecake
        nice biscuit, niçoise salad, no-bake cheesecake, no-churn ice cream, no-knead bread
        nut loaf, nut roast, oil and vinegar, one egg cake, one pan, one pot, onion bhaji
        onion ring, open faced sandwich, open pie, open sandwich, orange chicken, osso buco
        oven chips, overnight oats, pad see ew, pad thai, pain au chocolat, pain perdu
        palak paneer, pan bagnat, pan haggerty, panna cotta, party ring, pasta bake
        pasta e fagioli, pasta salad, pastel de nata, pav bhaji, pea and ham soup, peach cobbler
        peach melba, peaches and cream, pease pudding, pecan pie, peking duck, peri peri chicken
        persian cucumber, pie and chips, pie and mash, pigs in a blanket, pigs in blankets
        pilau rice, pineapple upside down cake, piri piri chicken, ploughman's lunch, poke bowl
        polish sausage, pop tart, pork and beans, pork and leek sausage, pork pie, pork vindaloo
        portuguese tart, pot au feu, pot noodle, pot pie, pot roast, pot sticker, potato gratin
        potato pancake, potato salad, pound cake, prawn cocktail, pull apart bread
        pulled pork sandwich, pumpkin pie, quarter pounder, queen of puddings, quiche lorraine
        quick bread, quick oats, quick pickles, ragù bolognese, red beans and rice, red curry
        red velvet cake, reuben sandwich, rice and peas, rice bowl, rice pudding, roast dinner
        rock cake, rocky road, rogan josh, rum and coke, rum baba, russian dressing, russian salad
        saag aloo, saag paneer, sago pudding, salade niçoise, salisbury steak, salmon en croute
        salt and vinegar, sausage and chips, sausage and egg mcmuffin, sausage and mash
        sausage roll, save all, scotch broth, scotch egg, scotch pancake, scrag end, sea bream
        self raising flour, sesame chicken, seven layer dip, seven layer salad, seven spice
        seven up cake, shepherd's pie, shrimp and grits, shrimp cocktail, shrimp scampi
        side bacon, simnel cake, singapore noodles, single cream, sloppy joe, smoothie bowl
        snack bar, soda bread, sourdough starter, spag bol, spaghetti aglio e olio
        spaghetti alle vongole, spaghetti and meatballs, spaghetti bolognese, spaghetti carbonara
        spanish omelette, spanish onion, spanish rice, spanish tortilla, spinach dip
        split pea soup, spotted dick, spring roll, star anise, steak and ale pie, steak and chips
        steak and eggs, steak and kidney pie, steak and kidney pudding, steak diane, steak frites
        steak tartare, sticky toffee pudding, stir fry, strawberries and cream
        strawberry shortcake, stuffed cabbage, stuffed mushroom, stuffed pepper, summer pudding
        summer roll, sunday roast, surf and turf, sushi roll, sussex pond pudding
        swedish meatballs, sweet and sour, sweet and sour chicken, sweet and sour pork
        sweet potato fries, swiss chard, swiss cheese, swiss meringue, swiss roll, swiss steak
        tandoori chicken, tarka dal, tarte tatin, tea bread, tea cake, tea egg, tea loaf
        teriyaki chicken, tex-mex rice, thai basil, thai basil chicken, thai chilli, thai curry
        thai curry paste, thai green curry, thai red curry, thick cut bacon, thousand island
        thousand island dressing, three bean salad, three cheese pasta, three milk cake
        tiger prawn, tikka masala, toad in the hole, toffee apple, tom kha, tom kha gai, tom yum
        tom yum soup, tortilla soup, tray bake, treacle tart, tres leches, tres leches cake
        triple chocolate, triple sec, tuna melt, tuna pasta bake, turkish bread, turkish delight
        tv dinner, twice baked potato, two ingredient dough, two minute noodles, upside down cake
        vanilla slice, vegan butter, vegan cheese, vegan mayonnaise, vegetarian haggis
        vegetarian sausage, veggie burger, victoria sandwich, victoria sponge, vienna sausage
        vietnamese coriander, vietnamese mint, vine leaf, waldorf salad, welsh cake, welsh rabbit
        welsh rarebit, whoopie pie, wiener schnitzel, wonton soup, yellow curry, yorkshire pudding
        zucchini bread
        """
}
