extension CounterLines {
    static let wishes = """
        find | start | hiya, got any recipes for fishcakes? | search fishcakes
        find | start | im looking for something with aubergine | search aubergine
        find | start | recipe for a nice moist carrot cake | search moist carrot cake
        find | start | i'd love a good ramen | search ramen
        find | start | do you know how to make focaccia | search focaccia
        find | start | show me what you have got with squid | search squid
        find | start | we want tacos | search tacos
        find | start | could i get a recipe for risotto please | search risotto
        find | start | how would one make a hollandaise | search hollandaise
        find | start | i am in the mood for dumplings | search dumplings
        find | start | find me some ideas for rhubarb | search rhubarb
        find | start | what soups do you have | search soups
        find | start | give me chicken recipes | search chicken
        find | start | my mum used to make a lovely treacle tart, do you have it | search treacle tart
        find | start | how to make the pancakes | search pancakes
        find | start | i want cook a fish today | search fish
        find | start | please to show recipe with buckwheat | search buckwheat
        find | start | search for something using fennel and orange | search fennel orange
        find | results | show me pork chops instead | search pork chops
        find | results | what about duck | search duck
        find | results | forget that, find me a pie | search pie
        find | results | hmm maybe noodles | search noodles
        find | results | how about something with beetroot | search beetroot
        find | start | have you anything with sweet potatoes and black beans | search sweet potatoes black beans
        find | start | lamb shanks | search lamb shanks
        find | start | prawn linguine pls | search prawn linguine
        find | start | the kids want pizza | search pizza
        find | start | i need a birthday cake | search birthday cake
        find | start | is there anything with quinoa | search quinoa
        find | start | what can you do with cauliflower | cook cauliflower
        find | start | something indian tonight | search cuisine:indian
        find | start | a vegetarian curry please | search curry category:vegetarian
        find | start | i want a quick pasta | search minutes:30 pasta
        find | start | any vegan desserts | search category:vegan category:dessert
        find | start | show me greek starters | search cuisine:greek category:starter
        find | start | dinner in under half an hour | search minutes:30
        find | start | a soup that takes less than 40 minutes | search soup minutes:40
        find | start | i only have 20 minutes | search minutes:20
        find | start | mexican, no beans | search cuisine:mexican -beans
        find | start | what puddings have you got | search puddings
        find | start | easy thai curry under 45 min | error
        find | results | just the quick ones | and minutes:30
        find | results | something japanese instead | search cuisine:japanese
        find | results | make it vegan | and category:vegan
        find | results | under an hour please | and minutes:60
        find | results | can you make it italian | and cuisine:italian
        find | results | nothing over 30 minutes | and minutes:30
        find | results | which of these are vegetarian | and category:vegetarian
        find | start | i need a dessert for tomorrow | search category:dessert
        find | start | side dish for roast lamb | search roast lamb category:side
        find | start | something with chicken or turkey | search chicken or turkey
        find | start | got any recipes with beef or lamb or pork | search beef or lamb or pork
        find | start | what can i make with either rice or pasta | cook rice or pasta
        find | results | leek or onion | search leek or onion
        find | start | i could eat fish or prawns, with lemon | search fish or prawns lemon
        find | results | with spinach or kale please | and spinach or kale
        find | start | crumble with apple or rhubarb | search crumble apple or rhubarb
        find | start | show me something nice with goats cheese | search goats cheese
        find | start | id like to see recipes with turnips | search turnips
        find | start | you got anything for pulled pork | search pulled pork
        find | start | need a recipe for yorkshire puddings quick | search yorkshire puddings minutes:30
        find | start | cinnamon rolls pls and thank you | search cinnamon rolls
        find | start | looking to make a chicken pie | search chicken pie
        find | start | where's that recipe for gumbo | search gumbo
        find | start | do we have recipes for pancakes | search pancakes
        find | start | ramen | search ramen
        find | start | sausage casserole | search sausage casserole
        find | start | anything warming with lentils | search warming lentils
        find | start | what have you got with chorizo in it | search chorizo
        find | start | i'd kill for a burger | search burger
        find | start | tell me how to cook a steak | search steak
        find | start | let's have fish tonight | search fish
        find | start | a cake for my sisters birthday | search cake
        find | start | please give recipe cucumber salad | search cucumber salad
        find | start | i search recipe of cabbage | search cabbage
        find | start | can you find me a good stuffing | search stuffing
        find | start | something like a stew | search stew
        find | start | are there any recipes with chickpeas and tahini in here | search chickpeas tahini
        find | results | no no i want soup | search soup
        find | results | ok then show me salads | search salads
        find | results | let me look at curries instead | search curries
        find | results | what about something with cabbage | search cabbage
        find | results | different idea: meatballs | search meatballs
        find | results | never mind, just show me omelettes | search omelettes
        find | results | find bread | search bread
        find | results | right, pudding now. something with cherries | search cherries
        find | results | how do you make gravy | search gravy
        find | favs | look for kebabs | search kebabs
        find | start | quick vegetarian dinner | search minutes:30 category:vegetarian
        find | start | something vietnamese with noodles | search cuisine:vietnamese noodles
        find | start | low effort dinner | error
        find | start | we fancy chinese | search cuisine:chinese
        find | start | vegan breakfast ideas | search category:vegan category:breakfast
        find | start | half hour meals | search minutes:30
        find | start | any soups i can do in twenty minutes | search soups minutes:20
        find | start | is there a spanish rice dish | search spanish rice
        find | start | show me desserts with chocolate | search category:dessert chocolate
        find | start | cuisine moroccan | search cuisine:moroccan
        find | start | what indian recipes do you know | search cuisine:indian
        find | start | a starter with prawns | search category:starter prawns
        find | start | something for breakfast that isnt eggs | search category:breakfast -eggs
        find | start | dish called shakshuka | search title:shakshuka
        find | results | show just the french ones | and cuisine:french
        find | results | anything quicker | and minutes:30
        find | results | i need it in 25 minutes | and minutes:25
        find | results | only desserts | and category:dessert
        find | results | which ones are vegan | and category:vegan
        find | results | thats too slow, under 40 minutes please | and minutes:40
        find | results | actually lets go mexican | search cuisine:mexican
        find | start | soup or stew | search soup or stew
        find | start | either salmon or trout, with potatoes | search salmon or trout potatoes
        find | start | something with kale or chard or spinach | search kale or chard or spinach
        find | start | what can i make with pork or chicken and rice | cook pork or chicken rice
        find | results | and mushrooms or peppers | and mushrooms or peppers
        find | results | show me lamb or beef | search lamb or beef
        find | start | got a good pavlova recipe? | search pavlova
        find | start | i want chilli con carne | search chilli con carne
        find | start | show me all your curries | search curries
        find | start | let me see recipes that use buttermilk | search buttermilk
        find | start | how about a nice fish pie | search fish pie
        find | start | looking for the best brownies | search brownies
        find | start | um, meatloaf | search meatloaf
        find | start | could you look for something with pomegranate please | search pomegranate
        find | start | my daughter wants spaghetti | search spaghetti
        find | start | biscuits for the school fair | search biscuits
        find | results | ok, another thing: soda bread | search soda bread
        find | results | now show me something with figs | search figs
        find | results | scrap that, tacos | search tacos
        find | results | any stews? | search stews
        find | results | i'd rather see risottos | search risottos
        find | start | pulled pork buns | search pulled pork buns
        find | start | ethiopian food | search cuisine:ethiopian
        find | start | a quick dessert | search minutes:30 category:dessert
        find | start | what can you show me thats vegan | search category:vegan
        find | start | dinner under 45 minutes with chicken | search minutes:45 chicken
        find | start | some french classics | search cuisine:french
        find | start | polish dumplings please | search cuisine:polish dumplings
        find | results | vegetarian ones please | and category:vegetarian
        find | results | make that italian | search cuisine:italian
        find | results | how about something korean | search cuisine:korean
        find | start | pasta with clams or mussels | search pasta clams or mussels
        find | results | just the ones with chicken or turkey | and chicken or turkey
        find | start | veal or pork chops | search veal or pork chops
        find | start | a recipe for shortbread would be great | search shortbread
        find | start | id really like some soup | search soup
        find | start | anything good with black pudding? | search black pudding
        find | start | do you know any good bean recipes | search bean
        find | start | whats the best way to cook a leg of lamb | search "leg of lamb"
        find | start | find chicken and mushroom pie | search chicken mushroom pie
        find | start | could we have fajitas | search fajitas
        find | start | tell me about tagines | search tagines
        find | start | how about waffles | search waffles
        find | start | i need ideas for cauliflower | search cauliflower
        find | start | im craving something sweet with caramel | search sweet caramel
        find | results | and what about mussels | search mussels
        find | results | lets look for quiche instead | search quiche
        find | results | i meant lentil soup | search lentil soup
        find | results | give me something else with ham | search ham
        find | opened | do you also have a recipe for naan | search naan
        find | start | something lebanese please | search cuisine:lebanese
        find | start | vegetarian main courses | search category:vegetarian category:main
        find | start | what's a quick breakfast | search minutes:30 category:breakfast
        find | start | puddings i can make in 15 minutes | search puddings minutes:15
        find | start | vegan chocolate cake | search category:vegan chocolate cake
        find | start | italian soup | search cuisine:italian soup
        find | results | only the italian ones | and cuisine:italian
        find | results | can i see quick ones | and minutes:30
        find | results | something vegan instead | search category:vegan
        find | results | what about starters | search category:starter
        find | start | anything with figs or dates | search figs or dates
        find | start | chicken or veg curry | search chicken or veg curry
        find | start | show me recipes with tofu or tempeh but no peanuts | search tofu or tempeh -peanuts
        find | start | show me some fish recipes | search fish
        find | start | i want to make my own bagels | search bagels
        find | start | do you have anything with rabbit in | search rabbit
        find | start | recipes using ricotta please | search ricotta
        find | start | can i get a good gravy recipe | search gravy
        find | start | fancy making a cheesecake | search cheesecake
        find | start | what about crab cakes | search crab cakes
        find | start | something hearty with barley | search hearty barley
        find | start | carrot soup with coriander | search carrot soup coriander
        find | results | new search: hot dogs | reset ; search hot dogs
        find | results | now for a drink, something with rum | search rum
        find | start | we're having salmon on sunday | error
        find | start | anything portuguese | search cuisine:portuguese
        find | start | vegetarian pasta bake | search category:vegetarian pasta bake
        find | start | give me a fast supper | search minutes:30 supper
        find | start | caribbean chicken | search cuisine:caribbean chicken
        find | start | something i can make in 10 minutes | cook minutes:10
        find | results | are there any vegan ones | and category:vegan
        find | results | something quicker please | and minutes:30
        find | results | just desserts | and category:dessert
        find | start | leek or potato soup | search leek or potato soup
        find | results | with ham or bacon too | and ham or bacon
        cook | start | right, whats in the house is leeks potatoes and cream, what can i make | cook leeks potatoes cream
        cook | start | could you tell me what i can make using only eggs and flour | cook eggs flour
        cook | start | we've got tons of courgettes, any ideas | cook courgettes
        cook | start | what can i throw together from tinned tuna and pasta | cook tinned tuna pasta
        cook | start | my fridge has cabbage carrots and ginger. dinner? | cook cabbage carrots ginger
        cook | start | what do i do with all these apples | cook apples
        cook | start | what is possible to cook with the lentils and the spinach | cook lentils spinach
        cook | start | what could i make for the kids with mince | cook mince
        cook | start | anything i can do with a glut of tomatoes? | cook tomatoes
        cook | start | need to get rid of some old bananas | cook bananas
        cook | results | okay what about if i've got chicken thighs and rice | cook chicken thighs rice
        cook | start | these mushrooms need eating, what can i make | cook mushrooms
        cook | start | what am i able to cook without buying anything | cook --max-missing 0
        cook | start | what can i cook if i only buy one thing | cook --max-missing 1
        cook | start | eggs, ham, half a pepper... supper? | cook eggs ham pepper
        cook | start | can u suggest smth with potato and egg for dinner | search potato egg
        cook | start | what shall we eat tonight | cook
        cook | start | whats for tea then | cook
        cook | start | what can i bake with wholemeal flour and dates, nothing with nuts | cook wholemeal flour dates -nuts
        cook | opened | what else could i make with the leftover rice | cook rice
        cook | start | evening, ive got a bit of salmon and some dill, what would you do with it | cook salmon dill
        cook | start | leftover roast chicken ideas | search roast chicken
        cook | start | what can be made out of oats and yoghurt | cook oats yoghurt
        cook | start | ok so in the fridge there is halloumi, peppers and half a cucumber. what now | cook halloumi peppers cucumber
        cook | start | any way to use up buttermilk | cook buttermilk
        cook | start | I am having three eggs and bread, please say what to cook | cook eggs bread
        cook | start | got nothing but rice and beans | pantry add rice beans
        cook | start | dinner ideas with mince that don't need onions | search mince -onions
        cook | start | what shall i do for lunch with tuna | cook tuna
        cook | start | can i make anything with just flour water and salt | cook flour water salt
        cook | start | what could you make me out of pears and blue cheese | cook pears blue cheese
        cook | start | something to use the last of the spinach | cook spinach
        cook | start | wots for dinner | cook
        cook | start | what can i cook that uses only what i have | cook
        cook | start | recipes i can make without shopping | cook --max-missing 0
        cook | results | and if i only have eggs? | cook eggs
        cook | start | whatll go with this pork and the apples | error
        cook | start | help me use up my sour cream | cook sour cream
        cook | start | no idea what to make, have potatoes | cook potatoes
        cook | start | i only have half an hour and some noodles, what can i cook | cook minutes:30 noodles
        cook | start | so I opened the fridge and there's bacon, eggs and a tomato, any thoughts? | cook bacon eggs tomato
        cook | start | what dinner can i do with tofu | cook tofu
        cook | start | use up cherries | cook cherries
        cook | start | we have mince again, surprise me | pantry add mince ; random
        cook | start | cooking for one with eggs and mushrooms, ideas | search eggs mushrooms
        cook | start | what would go nicely in a pan with sausages and apples | error
        cook | start | give me an idea for these two aubergines | search aubergines
        cook | start | what can i make, i've got rice, peas and no meat | cook rice peas -meat
        cook | start | what do you make with polenta | cook polenta
        cook | start | please what to cook with potato and herring | cook potato herring
        cook | start | half a leek, some ham and a bit of cream, go | cook leek ham cream
        cook | start | what would you cook with lamb mince and aubergine | cook lamb mince aubergine
        cook | start | we need to eat up the beetroot | cook beetroot
        cook | start | what can i make that doesnt need an oven with tuna and beans | cook tuna beans -tool:oven
        cook | start | there's a lot of rhubarb in the garden, what should i do | cook rhubarb
        cook | start | dinner from potatoes, cabbage and sausages please | cook potatoes cabbage sausages
        cook | start | how can i use stale bread | cook stale bread
        cook | start | what can we throw together tonight | cook
        cook | start | show me what i can make right now | cook
        cook | results | ok so what can i do with sardines | cook sardines
        cook | start | ive got a butternut squash, what shall i do with it | cook butternut squash
        cook | start | what can you make from chicken livers and bacon | cook chicken livers bacon
        cook | start | any ideas what to do with a kilo of plums | cook plums
        cook | start | what could i bake with what's in the cupboard | cook
        cook | start | i have some leftover mash and cabbage | pantry add mash cabbage
        cook | results | and what can i cook with mackerel | cook mackerel
        cook | start | nothing in but pasta and an onion, help | error
        cook | start | what do i make for dinner if i have peppers and no rice | cook peppers -rice
        names | start | egg in a hole | search "egg in a hole"
        names | start | more cheese | error
        names | start | next day stew | error
        names | start | no-knead bread | search no-knead bread
        names | start | back bacon sandwich | error
        names | start | i have a headache | error
        names | start | im out of ideas | error
        names | start | i want to eat less sugar | error
        names | start | save money | error
        names | opened | is it healthy | error
        names | start | i love you | error
        names | start | hundreds and thousands cake | search "hundreds and thousands" cake
        names | start | angel delight | search angel delight
        names | start | ants on a log | search "ants on a log"
        names | start | surf and turf | search "surf and turf"
        names | start | more garlic | error
        names | start | seven layer salad | search seven layer salad
        names | start | save the whales | error
        names | start | i have no time | error
        names | start | we are leaving now | error
        names | start | open a restaurant | error
        names | start | how old are you | error
        names | opened | can i make it ahead | error
        names | opened | will it keep | error
        names | opened | is it vegetarian | error
        names | start | one pot pasta | search one pot pasta
        names | start | devils food cake | search devils food cake
        names | start | i hate cooking | error
        names | start | back in five minutes | error
        names | results | this is great | error
        names | results | these all look awful | error
        names | start | open the window | error
        names | start | my back hurts | error
        names | start | i could use a drink | error
        names | opened | does it need to rest | error
        names | opened | how spicy is it | error
        names | start | eggs benedict | search eggs benedict
        names | start | bread and butter pudding | search "bread and butter pudding"
        names | start | keep calm | error
        names | start | list my sins | error
        names | opened | can i double it if i use less butter | error
        names | opened | how do i know its done | error
        names | opened | can i use a different pan | error
        names | start | drop it | error
        """
}
