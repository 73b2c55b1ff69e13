extension EverydayLines {
    /// A weekday: what is left over, what is planned, and what is said by the way.
    static let weekday = """
        cook | start | random stuff in the fridge: half a leek, two eggs, some ham. what's dinner | cook leek eggs ham
        cook | start | what do people make with swede | cook swede
        cook | start | we've got heaps of zucchini, need ideas | cook zucchini
        cook | start | how do i get through a kilo of carrots | cook carrots
        cook | start | use up the last of the cabbage | cook cabbage
        cook | start | i only have rice, eggs and soy sauce what should i make | cook rice eggs soy sauce
        cook | start | what could i knock together with bacon and a tin of beans | cook bacon beans
        cook | start | I have ground turkey and bell peppers. What should I make for dinner? | cook ground turkey bell peppers
        cook | start | can you suggest a meal using pork mince and noodles | cook pork mince noodles
        cook | start | need to use this cream before tomorrow | cook cream
        cook | start | no idea what to cook | cook
        cook | start | recipes i can make with what's in my pantry | cook
        cook | start | what can i make if i buy just two things | cook --max-missing 2
        cook | results | ok what could i make with quinoa instead | cook quinoa
        cook | opened | something else to do with fennel? | cook fennel
        cook | start | anything i could make with stale baguette | cook stale baguette
        cook | start | got a bag of spinach on its last legs, help | cook spinach
        cook | start | chickpeas and feta, what can be done | cook chickpeas feta
        cook | start | ive 4 eggs and a courgette to use up | cook eggs courgette
        cook | start | whats a good thing to make from leftover roast chicken | cook roast chicken
        cook | start | any idea what i could do with three tins of sardines | cook sardines
        cook | start | i've bought too many aubergines what can i cook | cook aubergines
        cook | start | got nothing but potatoes and onions | cook potatoes onions
        cook | start | what's possible with lentils and one onion | cook lentils onion
        cook | start | there are six bananas going brown, what do i bake | cook bananas
        cook | start | what shall we have tonight | cook
        cook | start | feeding the family tonight, what can i do with mince | cook mince
        cook | start | i dont want to shop, what can i make | cook --max-missing 0
        cook | start | fridge is full of mushrooms | pantry add mushrooms
        cook | results | what about cooking with what i have | cook
        cook | start | half a pumpkin left over from halloween, what to make | cook pumpkin
        cook | start | got any ideas for a glut of runner beans | cook runner beans
        search | start | show me a few soups | search soups
        search | start | how does one make shortbread | search shortbread
        search | start | my son would like burgers | search burgers
        search | start | fish tacos anyone? | search fish tacos
        search | start | gonna make chili tonight, got a recipe? | search chili
        search | start | what recipes have you with buckwheat | search buckwheat
        search | start | plz give recipe of palak paneer | search palak paneer
        search | start | beetroot salad | search beetroot salad
        search | start | i could go for some dumplings right now | search dumplings
        search | start | recipe containing both leek and potato | search leek potato
        search | start | looking to do a beef stew on sunday | search beef stew
        search | start | teach me to make naan | search naan
        search | start | best brownies | search brownies
        search | start | search for muffins | search muffins
        search | start | banana bread, the easiest one you have | search banana bread
        search | start | show a recipe of moussaka with lamb | search moussaka lamb
        search | start | we're doing a barbecue, got any marinades | search marinades
        search | results | let's look for pancakes instead | search pancakes
        search | opened | find something with polenta | search polenta
        search | favs | search cabbage rolls | search cabbage rolls
        search | start | after a recipe for cinnamon rolls | search cinnamon rolls
        search | start | do we have a recipe for goulash | search goulash
        search | start | can you find that chicken tikka | search chicken tikka
        search | start | mum's coming, i need a nice roast lamb recipe | search roast lamb
        search | start | would love to try making bagels | search bagels
        search | start | pull up some cheesecake recipes for me | search cheesecake
        search | start | chicken & mushroom pie recipe pls | search chicken mushroom pie
        search | start | kindly share the recipe for rajma | search rajma
        search | start | wanna eat ramen | search ramen
        search | start | something with coconut milk and prawns maybe | search coconut milk prawns
        search | start | i'd quite like some gnocchi | search gnocchi
        search | start | is there anything with asparagus | search asparagus
        search | start | a hearty soup for a cold day | search soup
        search | start | find recipes that use tahini | search tahini
        search | start | toad in the hole | search "toad in the hole"
        search | results | actually i fancy a pie | search pie
        search | opened | look for an apple crumble | search apple crumble
        exclude | start | no nuts, no dairy, just a nice cake | search cake -nuts -dairy
        exclude | start | soup, not tomato | search soup -tomato
        exclude | start | allergic to peanuts so no peanuts please | search -peanuts
        exclude | start | lasagne without bechamel | search lasagne -bechamel
        exclude | start | a stew that leaves out celery | search stew -celery
        exclude | start | salad but hold the anchovies | search salad -anchovies
        exclude | start | she can't have lactose, any dessert ideas? | search category:dessert -lactose
        exclude | results | get rid of the ones containing cream | without cream
        exclude | results | not with peppers | without peppers
        exclude | results | im allergic to sesame by the way | without sesame
        exclude | results | but my mother hates coriander | without coriander
        exclude | results | without any nuts at all | without nuts
        exclude | results | avoid soy | without soy
        exclude | results | the kids won't touch spinach | without spinach
        exclude | results | less salty please | error
        exclude | start | gluten and dairy free cake | search cake -gluten -dairy
        exclude | start | my daughter doesn't like mushrooms, find me a risotto | search risotto -mushrooms
        exclude | start | pancakes but no milk | search pancakes -milk
        exclude | start | a chilli with no kidney beans in it | search chilli -kidney beans
        exclude | start | i want a curry that has no onion or garlic | search curry -onion -garlic
        exclude | start | everything except shellfish | search -shellfish
        exclude | start | we don't eat meat or fish | search -meat -fish
        exclude | start | biscuits, egg free | search biscuits -egg
        exclude | start | anything with chicken that isn't a curry | search chicken -curry
        exclude | start | can you do a pasta without cheese for me | search pasta -cheese
        exclude | results | leave out anything with pork | without pork
        exclude | results | nope, no beef | without beef
        exclude | results | hide recipes with bacon | without bacon
        exclude | results | does any of these not have onion | without onion
        exclude | results | could we skip the mushrooms | without mushrooms
        exclude | results | those without tomatoes please | without tomatoes
        exclude | opened | same but no garlic | without garlic
        exclude | results | ones with no egg in | without egg
        exclude | start | nothing with raisins | search -raisins
        exclude | start | vegan but no soy | search category:vegan -soy
        refine | results | which of them have spinach | and spinach
        refine | results | could you add chilli to that | and chilli
        refine | results | narrow it to ones with ham | and ham
        refine | results | show the vegetarian ones | and category:vegetarian
        refine | results | with a bit of parsley | and parsley
        refine | results | the garlic isn't a must | drop garlic
        refine | results | i don't need cheese in it | drop cheese
        refine | results | swap the cheese for ham | drop cheese ; and ham
        refine | results | instead of garlic use ginger | drop garlic ; and ginger
        refine | results | anything under a quarter of an hour | and minutes:15
        refine | results | and either thyme or rosemary | and thyme or rosemary
        refine | results | clear the search | reset
        refine | results | are any of these vegan | and category:vegan
        refine | results | more cheese | error
        refine | results | also needs to have leeks | and leeks
        refine | results | which of these need cream | and cream
        refine | results | must include lemon | and lemon
        refine | results | only those that take less than 20 min | and minutes:20
        refine | results | any of them with walnuts | and walnuts
        refine | results | cheese can go | drop cheese
        refine | results | drop the garlic condition | drop garlic
        refine | results | make it tofu instead of cheese | drop cheese ; and tofu
        refine | results | faster ones | and minutes:30
        refine | results | i only have 25 minutes | and minutes:25
        refine | results | now the same with beans | and beans
        refine | results | which can i make in half an hour | and minutes:30
        refine | results | start again from the beginning | reset
        refine | results | only italian | and cuisine:italian
        refine | results | garlic or shallots | search garlic or shallots
        refine | results | plus some olives | and olives
        kind | start | quick vegetarian dinner | search minutes:30 category:vegetarian
        kind | start | a side for roast chicken | search category:side roast chicken
        kind | start | lunch in 15 minutes | search minutes:15
        kind | start | is there a thai soup | search cuisine:thai soup
        kind | start | starters with smoked salmon | search category:starter smoked salmon
        kind | start | i've only got 10 minutes | search minutes:10
        kind | start | dinner for someone vegetarian | search category:vegetarian
        kind | start | salads that take under 20 mins | search salads minutes:20
        kind | start | 45 minutes or less chicken | search minutes:45 chicken
        kind | start | something korean | search cuisine:korean
        kind | start | mains with aubergine | search category:main aubergine
        kind | start | a french dessert | search cuisine:french category:dessert
        kind | start | indian food without onion | search cuisine:indian -onion
        kind | start | vegan cake | search category:vegan cake
        kind | start | breakfast ideas | search category:breakfast
        kind | start | a one hour roast | search minutes:60 roast
        kind | start | a fast pasta with tuna | search minutes:30 pasta tuna
        kind | start | an ethiopian stew | search cuisine:ethiopian stew
        page | results | keep going | more
        page | results | the rest please | more
        page | results | show the list once more | list
        page | opened | previous page | back
        page | results | forward again | forward
        page | results | i take that back | undo
        page | results | let me start a new search | reset
        page | results | can i see some more | more
        page | results | next 2 pages | more 2
        page | results | anything more? | more
        page | opened | back to my results | list
        page | results | go back two | back 2
        page | results | undo that please | undo
        page | results | redo it | redo
        page | results | 10 more | more
        page | opened | where was i, show me the list | list
        open | results | let's go with number 11 | open 11
        open | results | i'd like to see number 14 please | open 14
        open | results | 4 looks interesting | open 4
        open | results | bring up 7 | open 7
        open | results | tell me about the first one | open 1
        open | results | ingredients of the ninth | open 9 --ingredients
        open | results | instructions for number 2 please | open 2 --steps
        open | results | could i see 2 and 3 | list 2,3
        open | results | the last one | open last
        open | results | what does number 10 look like | picture 10
        open | opened | how is it done | open it --steps
        open | opened | open it on the web | open it --web
        open | opened | steps | open it --steps
        open | favs | number four | open 4
        open | results | one, three and nine | list 1,3,9
        open | results | you choose one | random
        open | results | that third recipe, show me | open 3
        open | results | the sixth one sounds tasty | open 6
        open | results | can i read the second one | open 2
        open | results | what's number 1 like | open 1
        open | results | what goes in 5 | open 5 --ingredients
        open | results | how's number 8 made | open 8 --steps
        open | results | take number 3 | open 3
        open | results | the first four | list 1-4
        open | results | show me a pic of 6 | picture 6
        open | opened | read the ingredients again | open it --ingredients
        open | opened | photo please | picture it
        open | favs | open my second favourite | open 2
        open | favs | the method for the first one | open 1 --steps
        open | results | pick one for me | random
        keep | opened | i love this one, save it | fav it
        keep | opened | stick a star on it | fav it
        keep | results | add the third to my favourites please | fav 3
        keep | results | keep all of these | fav all
        keep | start | my favourites please | favs
        keep | start | any saved recipes with salmon | favs salmon
        keep | favs | take 1 and 3 out | unfav 1,3
        keep | opened | don't keep it any more | unfav it
        keep | favs | which of these are vegetarian | favs category:vegetarian
        keep | opened | make a note, double the garlic next time | note it double the garlic next time
        keep | opened | tag this as quick | tag it quick
        keep | start | show everything tagged picnic | favs --tag picnic
        keep | opened | what are its tags | tag it
        keep | opened | i don't want to save this | error
        keep | opened | keep hold of this recipe | fav it
        keep | results | save the last one for another day | fav last
        keep | results | 2 and 7 are keepers | fav 2,7
        keep | start | what have i got saved | favs
        keep | start | pull up the recipes i've starred | favs
        keep | favs | bin the second one | unfav 2
        keep | opened | remove this from favourites | unfav it
        keep | opened | unstar it | unfav it
        keep | favs | are there any with mushrooms | favs mushrooms
        keep | opened | note: used half the sugar | note it used half the sugar
        keep | results | note for 4: too sweet | note 4 too sweet
        keep | results | tag 3 as christmas | tag 3 christmas
        keep | opened | what did i write about this | note it
        keep | results | don't save number 4 | error
        pantry | start | there's half a cabbage in the fridge | pantry add cabbage
        pantry | start | just got back from the shops with eggs and bread | pantry add eggs bread
        pantry | start | what have i got in | pantry list
        pantry | start | is there still butter in the fridge | pantry list
        pantry | start | remove yoghurt from the pantry | pantry remove yoghurt
        pantry | start | empty the pantry | pantry clear
        pantry | start | the cream has gone off | pantry remove cream
        pantry | start | i picked up some salmon on the way home | pantry add salmon
        pantry | start | finished the peanut butter | pantry remove peanut butter
        pantry | start | i've got flour, sugar and butter at home | pantry add flour sugar butter
        pantry | start | we're all out of milk | pantry remove milk
        pantry | start | i used the last eggs | pantry remove eggs
        pantry | start | do i have any flour | pantry list
        pantry | start | we always have garlic and onions in | pantry add garlic onions --staple
        pantry | start | put chickpeas in my cupboard | pantry add chickpeas
        pantry | start | the bread's gone mouldy | pantry remove bread
        pantry | start | we have yoghurt until friday | pantry add yoghurt until friday
        pantry | start | olive oil is something we always have | pantry add olive oil --staple
        pantry | start | add peas to the freezer | pantry add peas
        pantry | start | we still have rice | pantry add rice
        shop | start | can you put toilet paper on my list | shop add toilet paper
        shop | start | show the groceries | shop list
        shop | start | got the bread, cross it off | shop done bread
        shop | start | take the onions off the shopping list | shop remove onions
        shop | start | throw the shopping list away | shop clear
        shop | results | put the things for number 3 on my list | shop add 3
        shop | opened | i want to shop for this | shop add it
        shop | start | everything on the list is bought | shop done all
        shop | opened | what am i missing for this | missing it
        shop | start | coffee, add it to my list | shop add coffee
        shop | start | need milk and eggs from the shop | shop add milk eggs
        shop | start | add butter, sugar and vanilla to the list please | shop add butter sugar vanilla
        shop | start | what do i still have to buy | shop list
        shop | start | tick off the milk | shop done milk
        shop | start | we don't need eggs any more | shop remove eggs
        shop | opened | add what's missing to the shopping list | shop add it
        shop | results | shopping list for 2 and 5 | shop add 2,5
        shop | results | do i have all i need for 4 | missing 4
        plan | start | what's for dinner tomorrow | plan tomorrow
        plan | start | show me next week's meals | plan next week
        plan | opened | let's have this on wednesday | plan add it wednesday
        plan | results | 4 for saturday | plan add 4 saturday
        plan | start | find something else for tuesday | plan swap tuesday
        plan | start | take sunday off the plan | plan remove sunday
        plan | start | who's cooking tonight | error
        plan | opened | we ate this yesterday | cooked it yesterday
        plan | results | give 3 five stars | rate 3 5
        plan | opened | i'd give it 2 out of 5 | rate it 2
        plan | start | what are we eating tomorrow night | plan tomorrow
        plan | start | whats for supper on saturday | plan saturday
        plan | start | what did we have on tuesday | plan tuesday
        plan | results | put number 2 on friday | plan add 2 friday
        plan | opened | plan it for tomorrow | plan add it tomorrow
        plan | start | swap monday and thursday | plan move monday thursday
        plan | start | plan me four dinners for next week | plan fill 4 for next week
        plan | start | clear the meal plan | plan clear
        plan | start | is anything planned for thursday | plan thursday
        plan | start | what's on the menu for the weekend | plan weekend
        plan | opened | four stars | rate it 4
        plan | start | anna is away on friday | household away anna friday
        plan | start | what's planned | plan
        amount | opened | make half | scale it x1/2
        amount | opened | there are 5 of us | scale it 5
        amount | opened | show it in metric | units metric
        amount | opened | original amounts please | units original
        amount | opened | i need it for seven | scale it 7
        amount | opened | triple the amounts | scale it x3
        amount | results | scale number 4 to 10 people | scale 4 10
        amount | opened | i use ounces | units us
        amount | opened | can we do this for twelve guests | scale it 12
        timer | start | timer 8 minutes | timer 8m
        timer | opened | wake me in half an hour | timer 30m
        timer | opened | beep in 90 seconds | timer 90s
        timer | start | which timers are on | timers
        timer | start | set a twenty minute timer for the potatoes | timer 20m potatoes
        timer | start | how long till the timer goes off | timers
        timer | start | stop the potato timer | timers stop potato
        where | start | switch to my cookbook | service cookbook
        where | start | where do the recipes come from | service
        where | start | give me any recipe | random
        where | start | let me browse | browse
        where | start | list the categories | categories
        where | start | i want to write my own recipe | create
        where | start | look on spoonacular for ceviche | search ceviche --service spoonacular
        where | start | use themealdb | service themealdb
        where | start | surprise me please | random
        where | start | i can't decide, you pick something | random
        where | start | which cuisines are there | cuisines
        where | start | what's in my cookbook | cookbook
        where | start | import https://example.org/pie | import https://example.org/pie
        shell | start | how does the pantry work | help pantry
        shell | start | set the theme to light | set theme light
        shell | start | show 20 results per page | set page-size 20
        shell | start | exit please | quit
        shell | start | clear the screen | clear
        shell | results | export the first three to friday.md | export 1-3 friday.md
        shell | start | run party.rcp | run party.rcp
        shell | start | what can you do | help
        shell | start | show my settings | set
        shell | start | that's all, goodbye | quit
        shell | start | what did i type before | history
        shell | opened | save this as soup.cook | export it soup.cook
        shell | start | turn the bell on | set bell on
        guide | guide | go back one step | guide back
        guide | guide | once more please | guide again
        guide | guide | repeat that | guide again
        talk | start | i have a cold | error
        talk | start | that was yummy | error
        talk | start | the milk went everywhere | error
        talk | start | you're brilliant | error
        talk | start | my neighbour keeps chickens | error
        talk | start | who invented pizza | error
        talk | start | it's my birthday | error
        talk | start | don't touch anything | error
        talk | start | butter costs a fortune now | error
        talk | start | grandma never measured anything | error
        talk | start | rub the butter into the flour | error
        talk | start | drain the pasta and toss with the sauce | error
        talk | start | the kids are fighting again | error
        talk | results | hmm i'm not convinced | error
        talk | results | i've tried most of these | error
        talk | opened | mine always sinks | error
        talk | favs | we never make these | error
        talk | start | tea is ready | error
        talk | start | my back hurts | error
        talk | start | what a day | error
        talk | start | i hate cooking | error
        talk | start | do fish sleep | error
        talk | start | i used to love custard | error
        talk | start | the onions made me cry | error
        talk | start | can you sing | error
        talk | start | i dropped an egg on the cat | error
        talk | start | how old is the queen | error
        talk | start | is milk bad for you | error
        talk | start | bring a pan of salted water to the boil | error
        talk | start | we ate at my sister's | error
        talk | results | those are all boring | error
        talk | results | number 3 was awful last time | error
        talk | results | who writes these | error
        talk | opened | looks delicious | error
        talk | favs | i forgot about that one | error
        talk | start | i had soup for lunch | error
        talk | start | have you eaten | error
        """
}
