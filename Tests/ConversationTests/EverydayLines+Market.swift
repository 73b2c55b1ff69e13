extension EverydayLines {
    /// Talk of many kitchens: slang, half sentences, several wishes at once.
    static let market = """
        about | results | how come 9 made the cut | why 9
        about | opened | we're seven on saturday, can you adjust it | scale it 7
        about | opened | bump it up to ten servings | scale it 10
        about | results | double up number 14 would you | scale 14 x2
        about | opened | i only want half as much | scale it x1/2
        about | opened | american measurements please | units us
        about | opened | what would i have to buy to make this | missing it
        about | favs | am i short of anything for 3 | missing 3
        about | opened | got any others along these lines? | similar it
        about | results | recipes like number 17 please | similar 17
        about | opened | for 4, actually make that 5, and metric please | scale it 5 ; units metric
        cook | start | just leftover roast pork and some apples here, what could i make | cook roast pork apples
        cook | start | hello ji, what can be made from suji and curd | cook suji curd
        cook | start | what'll we have for lunch | cook
        cook | start | anything i can knock together out of chorizo and butter beans | cook chorizo butter beans
        cook | start | how can i use up a glut of runner beans | cook runner beans
        cook | start | half a tub of ricotta wants using up | cook ricotta
        cook | start | what can i make with hake and fennel without setting foot in a shop | cook hake fennel --max-missing 0
        cook | start | what can be done in 25 minutes with pork mince | cook minutes:25 pork mince
        cook | start | could i make anything with duck legs if i only buy one more thing | cook duck legs --max-missing 1
        cook | start | what gluten free things can i bake with ground almonds | cook ground almonds -gluten
        cook | results | righto, what could one do with brussels sprouts | cook brussels sprouts
        cook | results | whta can i make form haggis | cook haggis
        cook | opened | right i've lamb neck and barley in, what should i be cooking | cook lamb neck barley
        cook | opened | any suggestions for what to cook with paneer and spring greens | cook paneer spring greens
        cook | favs | so what are we eating this evening | cook
        either | start | gnudi or gnocchi with sage butter | search gnudi or gnocchi sage butter
        either | start | a tart with either plums or greengages | search tart plums or greengages
        either | start | pheasant, partridge or grouse please | search pheasant or partridge or grouse
        either | results | it needs to have celery or fennel in as well | and celery or fennel
        either | results | only ones with beef or venison | and beef or venison
        either | opened | neither capers nor olives for me | without capers olives
        exclude | start | moussaka that hasnt got lamb in | search moussaka -lamb
        exclude | start | chilli con carne but hold the kidney beans | search chilli con carne -kidney beans
        exclude | start | soy-free and sugar-free granola | search granola -soy -sugar
        exclude | start | my lad can't have eggs, got a sponge recipe? | search sponge -eggs
        exclude | start | fish pie, no prawns please and no hard boiled eggs | search fish pie -prawns -hard boiled eggs
        exclude | start | ratatouille not with peppers | search ratatouille -peppers
        exclude | start | anything except meat | search -meat
        exclude | start | what could i cook with swede apart from soup | cook swede -soup
        exclude | results | none with celery thanks | without celery
        exclude | results | we're not eating beef at the moment | without beef
        exclude | results | i can't abide goats cheese | without goats cheese
        exclude | results | minus anything with pine nuts | without pine nuts
        exclude | results | Leave out the chilli and ginger, would you? | without chilli ginger
        exclude | results | we have a strawberry allergy in the house | without strawberry
        exclude | opened | ooh no, not aubergine | without aubergine
        exclude | opened | sorry i should have said no lemongrass | without lemongrass
        exclude | favs | a slaw with no mayo | search slaw -mayo
        keep | start | can i see the ones i've starred | favs
        keep | results | bung 7 and 9 in my favourites | fav 7,9
        keep | results | bookmark the last one for me | fav last
        keep | results | 5 to 8 are keepers, save them | fav 5-8
        keep | opened | pop a star on this | fav it
        keep | opened | make a note: used brown rice flour instead | note it used brown rice flour instead
        keep | opened | give it the tag picnic | tag it picnic
        keep | opened | i'd like to keep this and see my favourites | fav it ; favs
        keep | favs | bin number 5 | unfav 5
        keep | favs | do any of these have barley in them | favs barley
        keep | favs | what notes have i got on the fourth one | note 4
        keep | favs | tag the first three as kids | tag 1-3 kids
        kind | start | moroccan please | search cuisine:moroccan
        kind | start | something greek with octopus | search cuisine:greek octopus
        kind | start | a vegan starter with beetroot | search category:vegan category:starter beetroot
        kind | start | have you a quick side with green beans | search minutes:30 category:side green beans
        kind | start | spanish, but no saffron | search cuisine:spanish -saffron
        kind | start | sweet potatoes in 40 minutes tops | search sweet potatoes minutes:40
        kind | start | something with cod that takes no more than a quarter of an hour | search cod minutes:15
        kind | start | vietnamese breakfast | search cuisine:vietnamese category:breakfast
        kind | results | just the desserts | and category:dessert
        kind | results | only polish ones, quick | and cuisine:polish minutes:30
        kind | results | i need it on the table in 35 minutes | and minutes:35
        kind | opened | how about something caribbean | search cuisine:caribbean
        kind | favs | a japanese side dish | search cuisine:japanese category:side
        open | start | gimme the second | error
        open | results | sixteen | open 16
        open | results | let's have a gander at 13 | open 13
        open | results | i'll try the twelfth | open 12
        open | results | could you bring up no. 9 please | open 9
        open | results | the first and the fourth | list 1,4
        open | results | 3 through 6 | list 3-6
        open | results | tell me how to make number 15 | open 15 --steps
        open | results | what do i put in number 7 | open 7 --ingredients
        open | results | show me what 18 looks like | picture 18
        open | results | open 6 then take me to its website | open 6 ; open it --web
        open | opened | how's it made | open it --steps
        open | opened | show the ingredient list | open it --ingredients
        open | opened | could you repeat that step | guide again
        open | opened | what's the next step | guide
        open | opened | any pictures of it | picture it
        open | favs | let me look at the fifth | open 5
        open | favs | ingredients in result 4 | open r4 --ingredients
        open | favs | number seven | error
        page | results | any others? | more
        page | results | whats on the next page | more
        page | results | show me another 2 pages | more 2
        page | results | the page before please | back
        page | results | let's begin again | reset
        page | results | scrap the lot and look for fishcakes | reset ; search fishcakes
        page | results | no leeks, and go to the next page | without leeks ; more
        page | opened | back we go | back
        page | opened | show that list again | list
        page | opened | can you undo what i just did | undo
        page | favs | carry on | more
        page | favs | return to the search results | list
        pantry | start | we've always got dried pasta and tinned tuna in | pantry add dried pasta tinned tuna --staple
        pantry | start | came home from the market with halibut and samphire | pantry add halibut samphire
        pantry | start | the honey's finished and so is the vinegar | pantry remove honey vinegar
        pantry | start | add toor dal and jeera to my pantry | pantry add toor dal jeera
        pantry | start | whats left in the cupboard | pantry list
        pantry | results | there's none of the ginger left | pantry remove ginger
        pantry | opened | used up the last of the creme fraiche | pantry remove creme fraiche
        refine | results | chestnuts as well if you can | and chestnuts
        refine | results | throw in a bit of prosciutto | and prosciutto
        refine | results | it really must have artichokes in | and artichokes
        refine | results | are there any of these with crab | and crab
        refine | results | garlic's optional | drop garlic
        refine | results | the cheese neednt be there | drop cheese
        refine | results | asparagus instead of the cheese | drop cheese ; and asparagus
        refine | results | replace garlic with wild garlic | drop garlic ; and wild garlic
        refine | results | no hang on, marjoram not garlic | drop garlic ; and marjoram
        refine | results | plus cabbage, minus the bacon | and cabbage -bacon
        refine | results | black olives, no i mean green olives, too | and green olives
        refine | results | let's have turbot instead | search turbot
        refine | opened | with pears and hazelnuts too but no honey | and pears hazelnuts -honey
        refine | opened | add a handful of tarragon | and tarragon
        refine | favs | could you swap in leeks for the garlic | drop garlic ; and leeks
        search | start | good morning, i'm looking for a kedgeree recipe | search kedgeree
        search | start | um, recipes using black lentils | search black lentils
        search | start | how would i make injera | search injera
        search | start | ive a hankering for pastitsio | search pastitsio
        search | start | could ya find us a good bobotie | search bobotie
        search | start | pls share recipe for misal pav | search misal pav
        search | start | afternoon all, got an anzac biscuit recipe? | search anzac biscuit
        search | start | monkey bread | search monkey bread
        search | start | clotted cream, strawberry jam, scone | search clotted cream strawberry jam scone
        search | start | rosemary n sea salt focaccia | search rosemary sea salt focaccia
        search | start | been dreaming about a sticky toffee pudding | search sticky toffee pudding
        search | start | Bibimbap!! 😋 | search bibimbap
        search | start | hunny glazed ham | search hunny glazed ham
        search | start | show me ways to cook swordfish steaks | search swordfish steaks
        search | start | look up khao soi and show me the first | search khao soi ; open 1
        search | results | we could try a chowder | search chowder
        search | results | arancini, no sorry, make that supplì | search supplì
        search | opened | can i see some recipes with cuttlefish | search cuttlefish
        search | favs | nah, something with gorgonzola | search gorgonzola
        shell | start | what sort of things can i ask you | help
        shell | start | tell me how the shopping list works | help shop
        shell | start | give me 15 recipes a page | set page-size 15
        shell | start | could you switch the bell on | set bell on
        shell | results | that's all for now, goodbye | quit
        shell | opened | export this one to stew.md | export it stew.md
        shop | start | read me my shopping list | shop list
        shop | start | the yoghurt's been bought, tick it off | shop done yoghurt
        shop | results | stick the first and the seventh on the shopping list | shop add 1,7
        shop | opened | add everything for this to my shopping list | shop add it
        shop | favs | take the spring onions off my shopping list | shop remove spring onions
        timer | start | i need a timer for twenty minutes | timer 20m
        timer | opened | give me a shout in 6 minutes | timer 6m
        timer | opened | start a timer of an hour and ten minutes for the ham | timer 1h10m ham
        timer | opened | you can cancel the custard timer now | timers stop custard
        timer | opened | how much longer on the timers | timers
        tricky | start | welsh rarebit | search welsh rarebit
        tricky | start | seven layer dip | search seven layer dip
        tricky | start | danish pastries | search danish pastries
        tricky | start | brazil nuts | search brazil nuts
        tricky | start | overnight oats | search overnight oats
        tricky | start | cup cakes | search cup cakes
        tricky | start | hot and sour soup | search "hot and sour soup"
        tricky | start | pigs in blankets | search "pigs in blankets"
        tricky | start | cream of tartar | search "cream of tartar"
        tricky | start | bread and butter pudding with marmalade | search "bread and butter pudding" marmalade
        tricky | start | hundreds and thousands | search "hundreds and thousands"
        tricky | start | one-pan sausages | search one-pan sausages
        tricky | start | random veg soup | error
        tricky | results | next door's cat got the salmon | error
        tricky | results | back in a minute | error
        tricky | results | set the table | error
        tricky | opened | open wide | error
        tricky | favs | save your breath | error
        typo | start | searhc plaice | error
        typo | start | coook kale | error
        typo | results | rseet | error
        typo | favs | exprot 2 lunch.md | error
        unclear | start | are you a robot | error
        unclear | start | i've got loads of time | error
        unclear | start | how long have you been doing this | error
        unclear | start | i need a lie down | error
        unclear | start | who ate all the pies | error
        unclear | results | a bit fancier please | error
        unclear | opened | will it keep till sunday | error
        unclear | opened | does it taste of much | error
        unclear | favs | these all take ages | error
        where | start | choose something for us | random
        where | start | which services do you know | service
        where | start | have a look on themealdb for katsu curry | search katsu curry --service themealdb
        where | start | could you use spoonacular | service spoonacular
        where | results | just show me everything | browse
        where | opened | tell me your categories | categories
        """
}
