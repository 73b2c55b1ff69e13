extension EverydayLines {
    /// Wishes for food by several speakers: terse, chatty, polite, with slips.
    static let supper = """
        cook | start | what to eat tonight? | cook
        cook | start | i want to use up the spinach and the feta | cook spinach feta
        cook | start | any suggestions what to do with a glut of tomatoes | cook tomatoes
        cook | start | what dishes can i prepare with okra and tomatoes please | cook okra tomatoes
        cook | start | what can i make that needs nothing from the shop | cook --max-missing 0
        cook | results | ok what would you do with a cabbage | cook cabbage
        cook | start | i have some leftover ham - any idea what i could do with it? | cook ham
        cook | start | what can I make with minced beef if I don't want to go shopping | cook minced beef --max-missing 0
        cook | start | what could you do with half a tin of coconut milk and some prawns | cook coconut milk prawns
        cook | opened | so what else can i do with leftover rice | cook rice
        cook | results | other ideas for what to make with mushrooms | cook mushrooms
        cook | favs | not those. what can i cook with pork and apples | cook pork apples
        cook | start | the kids are hungry, what can i make with pasta and tuna | cook pasta tuna
        cook | start | i got eggs i got bacon what can i make | cook eggs bacon
        cook | start | what might be nice with leftover pork | cook pork
        cook | favs | what can i cook with salmon and leeks but without cream | cook salmon leeks -cream
        cook | start | what could i bake using almonds and oranges | cook almonds oranges
        cook | start | gotta use up some mascarpone before it goes off | cook mascarpone
        cook | start | what is there to make with plums and almonds | cook plums almonds
        cook | start | i need to cook something using chickpeas and spinach | cook chickpeas spinach
        cook | start | what could i use this cream cheese for | cook cream cheese
        cook | favs | what can we make with two courgettes | cook courgettes
        cook | start | Tell me what I can make with eggplant and minced lamb | cook eggplant minced lamb
        cook | start | dinner with what's in the fridge? | cook
        cook | start | what can i make with cod or salmon and new potatoes | cook cod or salmon new potatoes
        cook | start | what is possible with cabbage and sausage | cook cabbage sausage
        cook | opened | is there anything else i can cook with aubergine and yoghurt | cook aubergine yoghurt
        cook | start | what's a tasty thing i can make from pears | cook pears
        cook | start | what can i make thats got sweet potato and black beans in it | cook sweet potato black beans
        cook | start | what can i make with 500g of chicken thighs and a lime, without coconut milk | cook chicken thighs lime -coconut milk
        cook | start | can i make something with eggs, milk and flour | cook eggs milk flour
        cook | opened | can you tell me what i could make with squash and sage | cook squash sage
        cook | start | hi there, what could I cook with a leg of lamb? | cook "leg of lamb"
        cook | start | what can be done with a bunch of radishes | cook radishes
        cook | start | what could the kids eat tonight | cook
        cook | results | what could i do with a head of broccoli and some blue cheese | cook broccoli blue cheese
        cook | start | what can i make with pumpkin if i buy at most 3 things | cook pumpkin --max-missing 3
        cook | start | dinner tonight: what can I make? | cook
        cook | start | what can we make for lunch with what we have | cook
        cook | start | what do i make with ricotta | cook ricotta
        cook | start | ok what am i having for dinner tonight | cook
        cook | start | what can i make with quark without buying anything else | cook quark --max-missing 0
        cook | start | so i bought way too many carrots, what do i do with them | cook carrots
        cook | start | anything i can make out of stale bread and eggs | cook stale bread eggs
        cook | start | what can i make with tofu but without soy sauce | cook tofu -soy sauce
        cook | results | is there something i can make with lentils and no tomatoes | cook lentils -tomatoes
        cook | opened | and with lentils, what could i make | cook lentils
        cook | start | how can i use up some buttermilk | cook buttermilk
        cook | start | please suggest what i can cook with mutton | cook mutton
        search | start | spinach and ricotta cannelloni pls | search spinach ricotta cannelloni
        search | results | ok show me cauliflower cheese instead | search cauliflower cheese
        search | opened | i think i want to make focaccia | search focaccia
        search | start | show me your recipes for meatballs | search meatballs
        search | start | lemon drizzle cake pls | search lemon drizzle cake
        search | start | im really craving dumplings rn | search dumplings
        search | start | looking for a nice roast chicken recipe | search roast chicken
        search | start | i am looking for recipe with eggplant | search eggplant
        search | start | got a recipe for carrot cake? | search carrot cake
        search | opened | now find me a good potato salad | search potato salad
        search | start | need inspiration for butternut squash | search butternut squash
        search | results | try tofu and peanuts | search tofu peanuts
        search | start | i want to cook with fennel tonight | search fennel
        search | results | can you find hummus | search hummus
        search | start | how about some fried rice | search fried rice
        search | results | what have you got with asparagus | search asparagus
        search | results | not really what i wanted, show me pancakes | search pancakes
        search | start | i'm in the mood for something with lamb | search lamb
        search | start | something with pork and pineapple would be nice | search pork pineapple
        search | start | do you have a recipe for vindaloo | search vindaloo
        search | start | can you give me a recipe for cornbread | search cornbread
        search | opened | this isnt it, look for pad thai | search pad thai
        search | start | stuff with chickpeas in it | search chickpeas
        search | favs | find me recipes with sweet potato and chickpeas | search sweet potato chickpeas
        search | start | cabbage, bacon & potatoes | search cabbage bacon potatoes
        search | results | lets see what there is with pears | search pears
        search | start | i'd love to bake some brownies | search brownies
        search | opened | nah, lets look for chicken noodle soup | search chicken noodle soup
        search | start | is there a recipe for lemon curd | search lemon curd
        search | start | i've been craving biryani all day | search biryani
        search | start | how do i go about making croissants | search croissants
        search | start | i am craving for noodles | search noodles
        search | start | best recipe for brownies | search brownies
        search | start | my mother in law is coming, i need a good beef wellington | search beef wellington
        search | start | wheres the recipe for gingerbread | search gingerbread
        search | start | let me have something with figs and goat cheese | search figs goat cheese
        search | start | please give me recipes for samosas | search samosas
        search | start | got anything good with leeks | search leeks
        search | start | pls find pancake recipe | search pancake
        search | start | lookin for a gumbo recipe | search gumbo
        search | start | we would like to try a risotto | search risotto
        search | start | smoked mackerel, beetroot, horseradish | search smoked mackerel beetroot horseradish
        search | start | i could really eat a burrito | search burrito
        search | start | can you look up banoffee pie | search banoffee pie
        search | favs | any ideas with aubergine | search aubergine
        search | start | let's make some bagels | search bagels
        search | start | could you show me some recipes for fish pie please | search fish pie
        search | start | a good recipe for sourdough bread please | search sourdough bread
        search | start | we feel like sushi tonight | search sushi
        search | start | thinking of making enchiladas | search enchiladas
        search | results | ok what about something with turkey | search turkey
        search | results | right then, how about a nice trifle | search trifle
        search | start | i am searching a recipe for goulash | search goulash
        search | start | do you happen to have a recipe for baklava | search baklava
        search | start | id like to cook a moussaka this evening | search moussaka
        search | start | my kids want pizza | search pizza
        search | start | may i have some recipes with quinoa | search quinoa
        search | start | whats the best recipe for guacamole | search guacamole
        search | start | a recipe that uses buttermilk | search buttermilk
        search | start | whats a good recipe for meatloaf | search meatloaf
        exclude | results | and no vinegar either | without vinegar
        exclude | results | i don't do mushrooms | without mushrooms
        exclude | start | omelette, not with cheese | search omelette -cheese
        exclude | start | vegetable soup w/o potatoes | search vegetable soup -potatoes
        exclude | results | the little one is allergic to eggs | without eggs
        exclude | results | except the ones with ham | without ham
        exclude | opened | must not contain sesame | without sesame
        exclude | opened | i'd prefer it without capers | without capers
        exclude | results | no celery in it please | without celery
        exclude | results | no peanuts, i'm allergic | without peanuts
        exclude | results | she can't eat nuts | without nuts
        exclude | results | ok but no chilli, its for the kids | without chilli
        exclude | start | i'm after a salad without tomatoes | search salad -tomatoes
        exclude | start | bread without yeast or sugar | search bread -yeast -sugar
        exclude | results | leave the onions out | without onions
        exclude | results | remove the ones with raisins | without raisins
        exclude | results | i cant have milk | without milk
        exclude | results | take out anything with pork | without pork
        exclude | start | my son can't have eggs, any pancakes? | search pancakes -eggs
        exclude | opened | without any wine please | without wine
        exclude | start | a cake without butter, eggs or milk | search cake -butter -eggs -milk
        exclude | start | muffins without eggs please | search muffins -eggs
        exclude | opened | im allergic to peanuts and cashews | without peanuts cashews
        exclude | results | my boyfriend is allergic to strawberries | without strawberries
        exclude | opened | get rid of the ones with tuna | without tuna
        exclude | results | not the ones with wine | without wine
        exclude | start | cake with no dairy and no nuts | search cake -dairy -nuts
        exclude | start | stew without beef or lamb | search stew -beef -lamb
        exclude | results | my daughter's allergic to nuts | without nuts
        exclude | start | curry that has no coconut in it | search curry -coconut
        exclude | start | nut free brownies please | search brownies -nut
        exclude | results | none of that blue cheese | without blue cheese
        exclude | start | something with beef but nothing with wine | search beef -wine
        exclude | results | i really hate fennel | without fennel
        exclude | opened | i've gone off tuna | without tuna
        exclude | results | could we do without the bacon | without bacon
        exclude | results | nothing with prawns please | without prawns
        exclude | results | drop the ones with pork | without pork
        exclude | results | i'd rather not have olives | without olives
        exclude | start | fish but no salmon or tuna | search fish -salmon -tuna
        exclude | results | none with bacon please | without bacon
        exclude | opened | we can't do gluten | without gluten
        exclude | start | anything with duck but not orange | search duck -orange
        exclude | start | tacos, hold the cilantro | search tacos -cilantro
        exclude | results | all but the ones with lamb | without lamb
        exclude | start | bolognese but no wine in it | search bolognese -wine
        exclude | start | fish curry, we dont eat coconut | search fish curry -coconut
        exclude | opened | we're not eating beef | without beef
        exclude | start | i want lasagne but without mushrooms | search lasagne -mushrooms
        exclude | results | without the cream or the butter | without cream butter
        exclude | results | my wife doesn't like coriander | without coriander
        exclude | start | something with chicken, just no coconut please | search chicken -coconut
        exclude | start | noodles, i cant have peanuts | search noodles -peanuts
        exclude | start | curry with no onions | search curry -onions
        either | start | i want either soup or stew | search soup or stew
        either | start | spaghetti or linguine with clams | search spaghetti or linguine clams
        either | start | what can i do with either kale or spinach | cook kale or spinach
        either | results | only the ones with thyme or rosemary | and thyme or rosemary
        either | start | pork chops or lamb chops | search pork chops or lamb chops
        either | opened | how about sausages or bacon | search sausages or bacon
        either | start | what can i do with turnips or swede | cook turnips or swede
        either | results | also some carrots or parsnips | and carrots or parsnips
        either | start | cherries, plums or apricots | search cherries or plums or apricots
        either | start | anything i can make with beef or pork? | cook beef or pork
        either | results | with thyme or sage | and thyme or sage
        either | start | rice or noodles with chicken | search rice or noodles chicken
        either | start | strawberries or raspberries with cream | search strawberries or raspberries cream
        either | start | cake with walnuts or pecans | search cake walnuts or pecans
        either | results | plus basil or mint | and basil or mint
        either | results | without nuts or raisins | without nuts raisins
        either | start | some kind of pie or tart | search pie or tart
        kind | start | a quick one with eggs | search minutes:30 eggs
        kind | results | do you have any greek ones | and cuisine:greek
        kind | start | do you have any vegetarian curries | search category:vegetarian curries
        kind | start | fish in 25 mins | search fish minutes:25
        kind | start | vegetarian curry in half an hour | search category:vegetarian curry minutes:30
        kind | start | a quick vegetarian soup | search minutes:30 category:vegetarian soup
        kind | start | i've 30 minutes, something with rice | search minutes:30 rice
        kind | results | only korean ones please | and cuisine:korean
        kind | results | can you show only the vegan ones | and category:vegan
        kind | results | nothing over 45 minutes | and minutes:45
        kind | start | i only have 25 minutes | search minutes:25
        kind | start | a starter with scallops | search category:starter scallops
        kind | start | something quick with shrimp | search minutes:30 shrimp
        kind | start | any greek recipes with lamb? | search cuisine:greek lamb
        kind | start | some vegan soup ideas | search category:vegan soup
        kind | start | vegetarian food with mushrooms please | search category:vegetarian mushrooms
        kind | results | must be done in 40 minutes | and minutes:40
        kind | start | show me some sides | search category:side
        kind | start | lamb curry that takes under an hour | search lamb curry minutes:60
        kind | start | pudding in 20 minutes | search pudding minutes:20
        kind | start | irish stew in under 2 hours | search irish stew minutes:120
        kind | results | are there any vegan ones | and category:vegan
        kind | start | noodles in a quarter of an hour | search noodles minutes:15
        kind | start | what vegan recipes do you have | search category:vegan
        kind | start | desserts with no eggs | search category:dessert -eggs
        kind | start | a brazilian dish with black beans | search cuisine:brazilian black beans
        kind | start | a side dish with green beans | search category:side green beans
        kind | start | quick pasta without cream | search minutes:30 pasta -cream
        kind | start | what italian desserts are there | search cuisine:italian category:dessert
        kind | start | i fancy something moroccan | search cuisine:moroccan
        kind | results | that take less than 20 minutes | and minutes:20
        kind | start | show me vegetarian starters | search category:vegetarian category:starter
        tricky | start | how about a walk | error
        tricky | start | hot and sour soup | search "hot and sour soup"
        tricky | start | bread and butter pudding | search "bread and butter pudding"
        typo | start | wat can i mak with corn | cook corn
        typo | start | somthing with aubergine pleas | search aubergine
        typo | start | wich recipes have lamb and mint | search lamb mint
        typo | start | sohw me recipes with pears | search pears
        typo | results | only teh ones with ham | and ham
        typo | start | shwo me recipes wth plums | search plums
        unclear | results | are any of these good | error
        unclear | start | do you like cooking | error
        unclear | opened | what can i serve it with | error
        unclear | start | where is my phone | error
        unclear | opened | what does blanch mean | error
        unclear | opened | is this good for diabetics | error
        unclear | start | my oven is broken | without tool:oven
        unclear | favs | do they taste good | error
        unclear | results | i dont like any of these | error
        unclear | results | you're not very helpful | error
        unclear | opened | can i leave out the salt | error
        unclear | opened | will my kids like this | error
        unclear | start | i broke my leg | error
        unclear | opened | can i use a different pan | error
        unclear | opened | can i make it the day before | error
        unclear | start | what time is it | error
        unclear | results | which one is the cheapest | error
        unclear | start | where do i buy saffron | error
        unclear | start | is the shop open today | error
        unclear | results | these are all boring | error
        """
}
