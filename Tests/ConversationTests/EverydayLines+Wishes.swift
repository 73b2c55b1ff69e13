extension EverydayLines {
    static let wishes = """
        find | start | have we got anything with swordfish | search swordfish
        find | start | do you have a decent recipe for cauliflower cheese | search cauliflower cheese
        find | start | im craving something with peanut butter | search peanut butter
        find | start | thai please | search cuisine:thai
        find | start | something sweet | search sweet
        find | start | comfort food | search comfort food
        find | start | feel like soup tonight | search soup
        find | start | we're vegan | search category:vegan
        find | start | i'd quite like a nice fish pie | search fish pie
        find | start | lets do tacos | search tacos
        find | start | how about a risotto | search risotto
        find | start | got anything korean | search cuisine:korean
        find | start | any breakfast ideas that use oats | search category:breakfast oats
        find | start | somthing with celeriac pls | search celeriac
        find | start | i want to bake a lemon drizzle cake | search lemon drizzle cake
        find | start | whats a good starter with crab | search category:starter crab
        find | start | could i have a recipe for sourdough bread please | search sourdough bread
        find | start | salmon or trout, nothing with dill | search salmon or trout -dill
        find | start | a pudding without gelatine | search pudding -gelatine
        find | start | veggie burgers | search category:vegetarian burgers
        find | start | beans on toast | search "beans on toast"
        find | start | who's got a good gravy recipe | search gravy
        find | start | quick vegetarian curry | search minutes:30 category:vegetarian curry
        find | start | pasta in under 20 mins | search pasta minutes:20
        find | start | i have half an hour and some chicken thighs | search minutes:30 chicken thighs
        find | start | dairy free mac and cheese | search "mac and cheese" -dairy
        find | start | lamb with apricots, no nuts please | search lamb apricots -nuts
        find | start | oh go on then, chocolate brownies | search chocolate brownies
        find | start | i could murder a kebab | search kebab
        find | start | show us some greek salads | search greek salads
        find | start | want ramen | search ramen
        find | start | need a recipe for eight people with beef | search beef --servings 8
        find | start | how do you make hollandaise | search hollandaise
        find | start | recipe called midnight pasta | search title:"midnight pasta"
        find | start | hungarian | search cuisine:hungarian
        find | start | a spicy lentil soup without coconut | search spicy lentil soup -coconut
        find | start | gluten-free brownies or blondies | search brownies or blondies -gluten
        find | start | my husband hates coriander, any curry ideas | search curry -coriander
        find | start | the kids are coming over, something with sausages | search sausages
        find | start | it's raining. let's have a stew | search stew
        find | start | morning! porridge please | search porridge
        find | start | evening, looking for something with venison | search venison
        find | start | do you do any polish food | search cuisine:polish
        find | start | anything moroccan with lamb but no raisins | search cuisine:moroccan lamb -raisins
        find | start | is there a cake that doesn't have eggs | search cake -eggs
        find | start | i'm in the mood for dumplings | search dumplings
        find | start | what desserts have you got | search category:dessert
        find | start | which soups do you know | search soups
        find | start | side dishes with fennel | search category:side fennel
        find | start | is there a way to make bagels at home | search bagels
        find | start | after a good recipe for short ribs | search short ribs
        find | start | i feel like making gnocchi from scratch | search gnocchi
        find | start | let me have something with halloumi | search halloumi
        find | start | me and my wife fancy sushi | search sushi
        find | start | you know what, i could go for a burrito | search burrito
        find | start | what's good with asparagus | search asparagus
        find | start | do you by any chance have a recipe for baklava | search baklava
        find | start | something my kids will eat with broccoli | search broccoli
        find | start | dinner party starter with scallops | search category:starter scallops
        find | start | recipes featuring miso please | search miso
        find | start | anything with black pudding in it | search black pudding
        find | start | trying to find a nice bread and butter pudding | search "bread and butter pudding"
        find | start | give me every recipe with figs | search figs
        find | start | i'm hosting tonight, need a pavlova | search pavlova
        find | start | got a hankering for jambalaya | search jambalaya
        find | start | ramen or udon but not too salty | search ramen or udon -salty
        find | start | shortbread, and quick | search shortbread minutes:30
        find | start | 20 minute meals with prawns | search minutes:20 prawns
        find | start | takes less than 45 min, has lentils | search minutes:45 lentils
        find | start | pad thai but vegan | search pad thai category:vegan
        find | start | a cuisine i never tried, maybe georgian | search cuisine:georgian
        find | start | soup. no cream. no onion. | search soup -cream -onion
        find | start | egg-free pancakes | search pancakes -egg
        find | start | tofu scramble, hold the turmeric | search tofu scramble -turmeric
        find | start | i'd kill for a cinnamon roll right now | search cinnamon roll
        find | start | whaddya got with rhubarb | search rhubarb
        find | start | let's see some goulash | search goulash
        find | start | suggest a light lunch with quinoa | search light lunch quinoa
        find | start | french or italian, with mushrooms | search cuisine:french or cuisine:italian mushrooms
        find | start | want sth warming with barley | search warming barley
        find | start | my nan used to make bread pudding, have you got that | search bread pudding
        find | start | can you find me a dish that uses up celery leaves | cook celery leaves
        find | start | cooking for vegetarians tonight, any ideas | search category:vegetarian
        find | start | we are six and one is coeliac | error
        find | start | need a bday cake recipe | search bday cake
        find | start | a dessert, but no chocolate | search category:dessert -chocolate
        find | start | cheap eats | error
        find | start | whats that dish with aubergine and mozzarella | search aubergine mozzarella
        find | start | i don't eat meat, show me some mains | search category:main -meat
        find | start | id like to try cooking rabbit | search rabbit
        find | start | looking 4 a gd chilli con carne | search chilli con carne
        find | start | sausage rolls, thx | search sausage rolls
        find | start | got anything italian for two | search cuisine:italian --servings 2
        find | start | need inspiration, something with kale | search kale
        find | start | i could really do with a good laksa | search laksa
        find | start | is there anything with plums in here | search plums
        find | start | bring me some ideas for sweet potato | search sweet potato
        find | start | what have you got in the way of curries | search curries
        find | start | wheres the carbonara recipe | search carbonara
        find | start | do a search for tahini | search tahini
        find | start | type of cake without flour | search cake -flour
        find | start | recipe w/ mussels & white wine | search mussels white wine
        find | start | pumpkin. soup. please. | search pumpkin soup
        find | start | i'd prefer something lebanese | search cuisine:lebanese
        find | start | maybe a tagine? | search tagine
        find | start | let's go mexican tonight | search cuisine:mexican
        find | start | how about indian | search cuisine:indian
        find | start | can u show me vegan desserts pls | search category:vegan category:dessert
        find | start | i've 25 minutes, some chicken | search minutes:25 chicken
        find | start | anything done in a quarter of an hour | search minutes:15
        find | start | nut-free granola | search granola -nut
        find | start | no bake cheesecake | search no-bake cheesecake
        find | start | whole roast chicken without potatoes | search roast chicken -potatoes
        find | start | the best lasagne you've got | search lasagne
        find | start | easiest bread recipe | search bread
        find | start | my boyfriend is vegetarian, something with halloumi | search category:vegetarian halloumi
        find | start | search for duck but not confit | search duck -confit
        find | start | cake or pie | search cake or pie
        find | start | find recipes that have both leek and bacon | search leek bacon
        find | start | would love some pho | search pho
        find | start | any decent recipes using tinned mackerel | search tinned mackerel
        find | start | something to go with roast beef | search roast beef
        find | start | kindly suggest biryani | search biryani
        find | start | me want cookies | search cookies
        find | start | do you have some recipe of momos | search momos
        find | start | id love a slice of key lime pie | search key lime pie
        find | start | lookin for gumbo yall | search gumbo
        find | results | ooh what about samosas | search samosas
        find | start | something with both pear and blue cheese | search pear blue cheese
        find | start | pls show chicken recipes 🙏 | search chicken
        find | start | arvo tea ideas, scones maybe | search scones
        find | start | how does one make a proper bechamel | search bechamel
        find | start | recipe for 12 cupcakes | search cupcakes
        find | start | half a kilo of mussels, ideas? | search mussels
        find | start | a nice bit of haddock | search haddock
        find | start | pork chops with apple & sage | search pork chops apple sage
        find | start | either crab or lobster | search crab or lobster
        find | start | plums, peaches or apricots | search plums or peaches or apricots
        find | start | pasta with peas or broad beans | search pasta peas or broad beans
        find | results | and kale or cabbage | and kale or cabbage
        find | start | spanish starters | search cuisine:spanish category:starter
        find | start | vegan breakfast in 15 minutes | search category:vegan category:breakfast minutes:15
        find | start | greek mains with lamb | search cuisine:greek category:main lamb
        find | results | just the desserts | and category:dessert
        find | start | something swedish | search cuisine:swedish
        find | start | quick snacks | search minutes:30 category:snack
        find | start | caribbean food no fish | search cuisine:caribbean -fish
        find | start | french toast with berries | search french toast berries
        find | start | i was thinking pizza | search pizza
        find | start | know any good dumpling recipes | search dumpling
        find | start | gimme a curry with cauliflower | search curry cauliflower
        find | start | we want burgers | search burgers
        find | start | is there something with tempeh | search tempeh
        find | start | any suggestions with red cabbage | search red cabbage
        find | start | pull up recipes with gnocchi | search gnocchi
        find | start | my friend wants something with octopus | search octopus
        find | start | a big pot of chilli | search chilli
        find | start | how do you go about making focaccia | search focaccia
        find | start | maybe something with duck tonight | search duck
        find | start | salmon teriyaki pls and thank you | search salmon teriyaki
        find | start | please could you look for goose recipes for me | search goose
        find | start | show me how to cook a ham | search ham
        find | start | quiche. the one with leeks | search quiche leeks
        find | start | vegan lunch | search category:vegan
        find | start | fast desserts without nuts | search minutes:30 category:dessert -nuts
        find | start | a light starter | search light category:starter
        find | start | some korean side dishes | search cuisine:korean category:side
        find | start | japanese breakfast | search cuisine:japanese category:breakfast
        find | start | easy vegetarian mains | search category:vegetarian category:main
        cook | start | what can i knock up with a tin of tuna | cook tuna
        cook | start | im hungry what can we have | cook
        cook | start | wot can i make wiv eggs and spuds | cook eggs spuds
        cook | start | what's for supper tonight then | cook
        cook | start | ive only got onions and carrots, ideas? | cook onions carrots
        cook | start | what could i do with leftover roast chicken | cook roast chicken
        cook | start | need to use up half a cauliflower and some cream | cook cauliflower cream
        cook | start | these bananas need eating | cook bananas
        cook | start | how can i use up stale bread | cook stale bread
        cook | start | what can i make without going shopping | cook --max-missing 0
        cook | start | what can i cook if i buy at most two things | cook --max-missing 2
        cook | start | something i can make with just flour and butter | cook flour butter
        cook | start | what to make with mince and no tomatoes | cook mince -tomatoes
        cook | start | can i make anything with chard and feta | cook chard feta
        cook | start | what should we eat, there's a bit of ham left | cook ham
        cook | start | whats cooking good looking | error
        cook | start | i've got rhubarb coming out of my ears | error
        cook | start | no idea what to cook with this pork shoulder | cook pork shoulder
        cook | start | what does one make with quinces | cook quinces
        cook | start | any way to use up egg whites | cook egg whites
        cook | start | what vegan stuff can i make with black beans | cook category:vegan black beans
        cook | start | what could we throw together in 15 minutes | cook minutes:15
        cook | start | what can one person make with two eggs | cook eggs
        cook | start | ive some feta thats about to expire | error
        cook | start | how might i use a whole celeriac | cook celeriac
        cook | start | what on earth do i do with kohlrabi | cook kohlrabi
        cook | start | all i have is rice and a tin of beans | cook rice beans
        cook | start | can't be bothered to shop, what can i eat | cook
        cook | start | what could i make for lunch w/ leftover turkey | cook turkey
        cook | start | there's half a butternut squash to use up | cook butternut squash
        cook | start | any suggestions for using up stale croissants | cook stale croissants
        cook | start | what's possible with eggs, flour and milk | cook eggs flour milk
        cook | start | what dinner can i do with salmon and no dairy | cook salmon -dairy
        cook | start | fridge is full of peppers, help | error
        cook | start | cook something with what i have | cook
        cook | start | make me something | error
        cook | start | what does my fridge allow | error
        cook | start | what can you do with pearl barley | cook pearl barley
        cook | start | which dishes can i make with turnips and cream | cook turnips cream
        cook | start | help me use up this cabbage | cook cabbage
        cook | start | what shall we have tonight | cook
        cook | start | i need dinner from eggs and potatoes | search eggs potatoes
        cook | start | got 3 carrots n a leek, what now | error
        cook | start | ideas for leftover ham please | cook ham
        cook | start | what's doable without a shop | cook --max-missing 0
        cook | start | what could i make if i only buy one thing | cook --max-missing 1
        cook | start | what can we cook with a swede and some mince | cook swede mince
        cook | start | got eggs n cheese wot can i make | cook eggs cheese
        cook | start | hav a bag of spinach what to do | cook spinach
        cook | start | what you can make from old bread | cook bread
        cook | results | what can i whip up with chickpeas and no onion | cook chickpeas -onion
        cook | start | dinner with what i've got | cook
        cook | start | can you tell me what i can cook with okra | cook okra
        cook | start | i need to finish this yoghurt | cook yoghurt
        cook | start | what can be cooked with plantain | cook plantain
        cook | start | what's quick to make with tuna | cook minutes:30 tuna
        cook | start | what could my kids and i bake with honey | cook honey
        cook | start | i've some cod that needs cooking, ideas? | cook cod
        cook | start | anything i could make with just eggs | cook eggs
        cook | start | whats possible for dinner with pork belly | cook pork belly
        cook | start | what's there to make with sardines | cook sardines
        cook | start | got loads of courgettes, what do i do with them | cook courgettes
        cook | start | so what am i cooking tonight | cook
        cook | start | cook something using lentils and no cream | cook lentils -cream
        names | start | back bacon and eggs | error
        names | start | open sandwiches with smoked salmon | error
        names | start | more tea vicar | error
        names | start | upside down cake | search upside down cake
        names | start | spotted dick | search spotted dick
        names | start | eton mess | search eton mess
        names | start | one pot orzo | search one pot orzo
        names | start | two bean chilli | search two bean chilli
        names | start | english muffins | search english muffins
        names | start | swiss chard and cannellini beans | search swiss chard cannellini beans
        names | start | french onion soup | search french onion soup
        names | start | next level beans | error
        names | start | welsh cakes | search welsh cakes
        names | start | devilled eggs | search devilled eggs
        names | start | no knead bread | search no-knead bread
        names | start | monkey bread | search monkey bread
        names | start | quick pickled onions | search minutes:30 pickled onions
        names | start | half baked potatoes | error
        names | start | pulled pork | search pulled pork
        names | start | next door's lasagne | error
        names | start | undo sushi | error
        names | start | back of the fridge soup | error
        names | start | million dollar pasta | search million dollar pasta
        names | start | marry me chicken | search marry me chicken
        names | start | open face sandwich | error
        names | start | clear soup with noodles | error
        names | start | drop scones | error
        names | start | list of soups | search soups
        names | results | more bacon | error
        names | start | open pie | error
        names | start | clear broth | error
        names | start | three cheese pasta | search three cheese pasta
        names | start | next door neighbour casserole | error
        names | start | seven layer dip | search seven layer dip
        names | start | pound cake with lemon | search pound cake lemon
        names | start | hot dog rolls | search hot dog rolls
        names | start | cold brew coffee | search cold brew coffee
        names | start | sunday roast | search sunday roast
        names | start | save the date cookies | error
        names | start | forward planning | error
        names | start | drop biscuits | error
        names | start | four seasons pizza | search four seasons pizza
        names | results | open sesame chicken | error
        names | start | half and half cream | error
        """
}
