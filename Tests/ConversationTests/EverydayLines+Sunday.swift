extension EverydayLines {
    /// A slow Sunday: plain wishes, pages turned, things kept.
    static let sunday = """
        cook | start | what could i make with butternut squash and sage | cook butternut squash sage
        cook | start | ive got a glut of runner beans, any ideas what to make? | cook runner beans
        cook | start | waht shoud i make wtih turnips n pearl barley | cook turnips pearl barley
        cook | start | what are we having tonight then | cook
        cook | start | tub of ricotta that needs using up | cook ricotta
        cook | start | How can I use up six egg whites? | cook egg whites
        cook | start | what can i rustle up with chorizo and butter beans in half an hour | cook chorizo butter beans minutes:30
        cook | start | what can i make without going shopping, ive got leeks and gruyere | cook leeks gruyere --max-missing 0
        cook | start | what can i do with duck legs, buying 3 things at most | cook duck legs --max-missing 3
        cook | start | what vegetarian dinners can i make from quinoa and sweet potatoes | cook category:vegetarian quinoa sweet potatoes
        cook | start | er so ive got some gammon, a cabbage and like half a swede, what can i do | cook gammon cabbage swede
        cook | start | what can i make with quail, sorry, poussin and grapes | cook poussin grapes
        cook | results | what can be done with a pint of buttermilk | cook buttermilk
        cook | results | what could i cook with skate wings but no capers | cook skate wings -capers
        cook | opened | what can i do with 500g of chicken livers | cook chicken livers
        cook | favs | what am i going to cook with all this rhubarb | cook rhubarb
        search | start | i want recipes with mackerel and gooseberries | search mackerel gooseberries
        search | start | got a nice recipe for soda bread? | search soda bread
        search | start | how d'you make yorkshire puddings | search yorkshire puddings
        search | start | i feel like some dumplings | search dumplings
        search | start | ceviche pls 🐟 | search ceviche
        search | start | Mapo tofu | search mapo tofu
        search | start | crème brûlée | search crème brûlée
        search | start | may i have a recipe for stollen please | search stollen
        search | start | celeriac & apple | search celeriac apple
        search | start | get me some jerk chicken recipes | search jerk chicken
        search | start | cassoulet w/ duck confit | search cassoulet duck confit
        search | start | im lookin for recipies with nettles | search nettles
        search | start | find me aloo gobi and open the second one | search aloo gobi ; open 2
        search | start | my mother in law is coming over. need a recipe for beef wellington | search beef wellington
        search | results | something with smoked haddock | search smoked haddock
        search | results | nah, id prefer jambalaya | search jambalaya
        search | results | could you look for moussaka, sorry, i mean pastitsio | search pastitsio
        search | opened | do you know a recipe for baklava | search baklava
        search | favs | fancy something with puy lentils and goats cheese | search puy lentils goats cheese
        exclude | start | i want a lasagne without mince | search lasagne -mince
        exclude | start | ramen, hold the egg | search ramen -egg
        exclude | start | a stir fry with cashews and no sugar snaps | search stir fry cashews -sugar snaps
        exclude | start | sugar free marmalade | search marmalade -sugar
        exclude | start | i can't stand aniseed but i want some biscotti | search biscotti -aniseed
        exclude | start | what can i make with broccoli, nothing with pasta | cook broccoli -pasta
        exclude | start | nothing with meat or fish in it | search -meat -fish
        exclude | results | my flatmate cant eat eggs | without eggs
        exclude | results | everything except beef | without beef
        exclude | results | leave the capers out | without capers
        exclude | results | ones with no sultanas or currants | without sultanas currants
        exclude | results | ugh, not with beetroot please | without beetroot
        exclude | results | i really dislike marzipan | without marzipan
        exclude | results | wheat-free only please | without wheat
        exclude | opened | the wife doesnt like turnip | without turnip
        exclude | opened | without the chilli flakes | without chilli flakes
        exclude | favs | a crumble, but not with apple | search crumble -apple
        either | start | show me halibut or turbot recipes | search halibut or turbot
        either | start | noodles with cashews or peanuts but no soy sauce | search noodles cashews or peanuts -soy sauce
        either | start | what could i cook with quail, pigeon or grouse | cook quail or pigeon or grouse
        either | start | either sorbet or granita with watermelon | search sorbet or granita watermelon
        either | results | also with cumin or caraway | and cumin or caraway
        either | results | not with almonds or hazelnuts | without almonds hazelnuts
        refine | results | lentils too please | and lentils
        refine | results | add in some chorizo | and chorizo
        refine | results | sorry, i meant onion not garlic | drop garlic ; and onion
        refine | results | it must have asparagus in it | and asparagus
        refine | results | just those with puff pastry | and puff pastry
        refine | results | which of these have squash in | and squash
        refine | results | replace the cheese with mascarpone | drop cheese ; and mascarpone
        refine | results | instead of cheese, hummus | drop cheese ; and hummus
        refine | results | the garlic is optional | drop garlic
        refine | results | it neednt have cheese | drop cheese
        refine | results | forget the cheese and add ham | drop cheese ; and ham
        refine | results | also broccoli but no nutmeg | and broccoli -nutmeg
        refine | opened | with peppers as well | and peppers
        refine | opened | use chives instead of the garlic | drop garlic ; and chives
        refine | opened | only ones with sweetcorn | and sweetcorn
        kind | start | anything japanese | search cuisine:japanese
        kind | start | vietnamese salad with beef | search cuisine:vietnamese salad beef
        kind | start | vegan starters | search category:vegan category:starter
        kind | start | a veggie side dish with fennel | search category:vegetarian category:side fennel
        kind | start | quick lunch with halloumi | search minutes:30 halloumi
        kind | start | something with mussels in 25 minutes or less | search mussels minutes:25
        kind | start | greek dessert with honey, no nuts | search cuisine:greek category:dessert honey -nuts
        kind | start | ive only got 40 minutes, anything with cod? | search minutes:40 cod
        kind | results | spanish food please | search cuisine:spanish
        kind | results | only desserts | and category:dessert
        kind | results | it cant take more than an hour | and minutes:60
        kind | results | only vegan and quick ones | and category:vegan minutes:30
        kind | opened | just the italian ones | and cuisine:italian
        page | results | another page please | more
        page | results | what else is there | more
        page | results | show me some more | more
        page | results | ok carry on | more
        page | results | give me 3 more pages | more 3
        page | results | the page before please | back
        page | results | right, scrap that | reset
        page | results | start again, find me something with crab | reset ; search crab
        page | opened | take me back to my list | list
        page | opened | show me the list | list
        page | opened | actually undo the last thing | undo
        page | favs | any more of them? | more
        open | start | show me the second one please | error
        open | results | the ninth please | open 9
        open | results | i'd like to see number twelve | open 12
        open | results | results 5, 6 and 9 | list 5,6,9
        open | results | show me 10 to 14 | list 10-14
        open | results | how's the seventh one made | open 7 --steps
        open | results | which ingredients are in 14 | open 14 --ingredients
        open | results | number 6, sorry, i mean 9 | open 9
        open | results | show me what number 2 looks like | picture 2
        open | results | number 23 please | error
        open | opened | show me the method | open it --steps
        open | opened | how is this one cooked | open it --steps
        open | opened | what ingredients are in this | open it --ingredients
        open | opened | is there a picture of it | picture it
        open | opened | open it on the web | open it --web
        open | opened | what's the next step | guide
        open | favs | lemme have a look at the second | open 2
        open | favs | ingredients for 3 | open 3 --ingredients
        open | favs | can i see the ninth result | open r9
        keep | start | which favourites have aubergine in them | favs aubergine
        keep | results | bookmark 5 please | fav 5
        keep | results | keep numbers 9 and 13 | fav 9,13
        keep | results | save the second and show me more | fav 2 ; more
        keep | opened | i want to keep this | fav it
        keep | opened | make a note: needs more lemon | note it needs more lemon
        keep | opened | tag this as picnic | tag it picnic
        keep | favs | take 1 and 3 out of my favourites | unfav 1,3
        keep | favs | which have peppers in | favs peppers
        keep | favs | only the ones tagged picnic | favs --tag picnic
        keep | favs | note for 3: double the garlic | note 3 double the garlic
        keep | favs | unstar 6 | error
        about | results | why did number 5 come up | why 5
        about | results | what would i have to buy for 11 | missing 11
        about | results | show me more like 9 | similar 9
        about | opened | make it for four | scale it 4
        about | opened | there are seven of us | scale it 7
        about | opened | can you double this for me | scale it x2
        about | opened | show it in cups | units us
        about | opened | original units please | units original
        about | opened | what's missing for this one | missing it
        about | opened | find me others like it | similar it
        about | favs | halve number 3 | scale 3 x1/2
        pantry | start | i've got tofu and spring greens in the fridge | pantry add tofu spring greens
        pantry | start | we ran out of flour | pantry remove flour
        pantry | start | i always have tins of chickpeas in | pantry add chickpeas --staple
        pantry | start | i bought two aubergines and some yoghurt today | pantry add aubergines yoghurt
        pantry | start | show me whats in my cupboard | pantry list
        pantry | results | we've no paprika left but there's some cumin in the cupboard | pantry remove paprika ; pantry add cumin
        pantry | opened | i put the feta in the fridge | pantry add feta
        shop | start | whats left to buy | shop list
        shop | start | tick off the bread and the coffee | shop done bread coffee
        shop | results | stick 7 and 8 on the shopping list | shop add 7,8
        shop | opened | add this recipe to the shopping list | shop add it
        shop | opened | remove the butter from the shopping list | shop remove butter
        timer | start | timer 45 minutes for the potatoes | timer 45m potatoes
        timer | opened | set the timer for a quarter of an hour | timer 15m
        timer | opened | let me know in 40 minutes | timer 40m
        timer | opened | rice timer 11 mins | timer 11m rice
        timer | opened | which timers are going | timers
        where | start | look on themealdb for empanadas | search empanadas --service themealdb
        where | start | which cuisines can i choose from | cuisines
        where | start | use spoonacular from now on | service spoonacular
        where | results | just show me everything | browse
        where | opened | pick one at random | random
        shell | start | what are you able to do | help
        shell | start | tell me how the guide works | help guide
        shell | start | set the theme to neutral | set theme neutral
        shell | start | i want 15 results per page | set page-size 15
        shell | results | ok thats all, bye | quit
        shell | opened | which settings do you have | set
        tricky | start | sage gnocchi | search sage gnocchi
        tricky | start | pico de gallo | search pico de gallo
        tricky | start | pastry cream | search pastry cream
        tricky | start | bangers and mash | search "bangers and mash"
        tricky | start | bread and butter pudding | search "bread and butter pudding"
        tricky | start | pigs in blankets | search "pigs in blankets"
        tricky | start | shoulder of mutton with mint | search "shoulder of mutton" mint
        tricky | start | cream of tartar | search "cream of tartar"
        tricky | start | seven layer dip | search seven layer dip
        tricky | start | thousand island dressing | search thousand island dressing
        tricky | start | english muffins | search english muffins
        tricky | start | tea loaf | search tea loaf
        tricky | start | chicken pot pie | search chicken pot pie
        tricky | start | no-churn ice cream | search no-churn ice cream
        tricky | results | next time use butter | error
        tricky | results | save some for me | error
        tricky | opened | open the window please | error
        typo | start | cuisnes | error
        typo | start | randmo | error
        typo | results | simialr 4 | error
        typo | opened | guied | error
        unclear | start | tell me a joke | error
        unclear | start | how are you | error
        unclear | start | i have two kids and a dog | error
        unclear | start | do you sell knives | error
        unclear | results | something less fattening | error
        unclear | results | these all look the same | error
        unclear | opened | will it keep till friday | error
        unclear | opened | can i use a slow cooker | error
        unclear | favs | who wrote these | error
        """
}
