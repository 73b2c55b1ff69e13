extension EverydayLines {
    /// A busy evening: short words, corrections, two things in a line.
    static let evening = """
        cook | start | what shall i do with all these plums | cook plums
        cook | start | there's filo, spinach and pine nuts here, what can i make | cook filo spinach pine nuts
        cook | start | what is there to eat | cook
        cook | start | got nothing planned for supper, what can we have | cook
        cook | start | how do i use up a load of radishes | cook radishes
        cook | start | want to finish off the creme fraiche | cook creme fraiche
        cook | start | What can I cook with gammon steaks in an hour? | cook gammon steaks minutes:60
        cook | start | im not going to the shops, what can i make with eggs and noodles | cook eggs noodles --max-missing 0
        cook | start | what could i make with haddock buying one thing at most | cook haddock --max-missing 1
        cook | start | what gluten free stuff can i bake with ground almonds | cook ground almonds -gluten
        cook | start | ok so i have like two beetroots and um a bit of goats cheese what can i do | cook beetroots goats cheese
        cook | start | what to make with cavolo nero + cannellini beans, no pasta | cook cavolo nero cannellini beans -pasta
        cook | results | what might i make with a kilo of gooseberries | cook gooseberries
        cook | results | 3 bananas and a tub of yoghurt, what could i make | cook bananas yoghurt
        cook | opened | what can we do with the leftover rice | cook rice
        cook | favs | what shall we make with the sardines | cook sardines
        search | start | what i really want is kedgeree | search kedgeree
        search | start | have you got any recipes for chutney | search chutney
        search | start | want to make a quiche | search quiche
        search | start | how should i cook a pork shoulder | search pork shoulder
        search | start | dying for a katsu curry | search katsu curry
        search | start | any nice dishes with figs and parma ham | search figs parma ham
        search | start | Spanakopita | search spanakopita
        search | start | sweet potato fries | search sweet potato fries
        search | start | smørrebrød | search smørrebrød
        search | start | recipies for sauerkraut pls | search sauerkraut
        search | start | prawn toast 🍤 | search prawn toast
        search | start | hiya, id like a recipe with cottage cheese please | search cottage cheese
        search | start | are there any recipes with horseradish and mackerel | search horseradish mackerel
        search | results | on second thoughts, show me fondue | search fondue
        search | results | now something with white chocolate | search white chocolate
        search | results | what about pork and clams | search pork clams
        search | opened | chicken kiev please | search chicken kiev
        search | opened | find a recipe with marmalade in the title | search title:marmalade
        search | favs | im after a fish curry | search fish curry
        exclude | start | a burger without gherkins | search burger -gherkins
        exclude | start | yeast free bread | search bread -yeast
        exclude | start | tuna salad no mayo no onion | search tuna salad -mayo -onion
        exclude | start | waldorf salad minus the celery | search waldorf salad -celery
        exclude | start | i dont like cumin, show me a chilli | search chilli -cumin
        exclude | start | what can i cook with lamb, but not with apricots or prunes | cook lamb -apricots -prunes
        exclude | start | traybake with sausages, leave out the peppers | search traybake sausages -peppers
        exclude | results | mum doesnt like goats cheese | without goats cheese
        exclude | results | no bacon or lardons thanks | without bacon lardons
        exclude | results | i cant eat anything with oats 😬 | without oats
        exclude | results | apart from the ones with tuna | without tuna
        exclude | results | skip the ones with chilli | without chilli
        exclude | results | none with cabbage please | without cabbage
        exclude | results | soya free please | without soya
        exclude | opened | but leave the peas out | without peas
        exclude | opened | i hate mustard | without mustard
        exclude | favs | pancakes but not with buckwheat | search pancakes -buckwheat
        either | start | recipes with mint or dill and yoghurt | search mint or dill yoghurt
        either | start | have you got naan, roti or paratha | search naan or roti or paratha
        either | start | vegetarian chilli or curry | search category:vegetarian chilli or curry
        either | results | add either pears or apples | and pears or apples
        either | results | either gnocchi or spaetzle with mushrooms | search gnocchi or spaetzle mushrooms
        either | opened | how about some scallops or crab | search scallops or crab
        refine | results | oh and fennel too | and fennel
        refine | results | can you put some olives in it | and olives
        refine | results | must have walnuts in it | and walnuts
        refine | results | plus some green beans and a bit of tarragon | and green beans tarragon
        refine | results | which have beef in them | and beef
        refine | results | only show me those with noodles | and noodles
        refine | results | doesnt need to have cheese | drop cheese
        refine | results | we can forget the garlic | drop garlic
        refine | results | put horseradish in place of the garlic | drop garlic ; and horseradish
        refine | results | i'd have ricotta rather than cheese | drop cheese ; and ricotta
        refine | results | make that shallots not garlic | drop garlic ; and shallots
        refine | results | must have turkey, no cranberries | and turkey -cranberries
        refine | opened | add a bit of saffron | and saffron
        refine | opened | only those that have potato in | and potato
        refine | favs | garlic neednt be in it | drop garlic
        kind | start | got any moroccan recipes | search cuisine:moroccan
        kind | start | swedish food with dill | search cuisine:swedish dill
        kind | start | vegetarian sides | search category:vegetarian category:side
        kind | start | a vegan breakfast without oats | search category:vegan category:breakfast -oats
        kind | start | half hour pasta | search minutes:30 pasta
        kind | start | ive got an hour, something with chicken thighs | search minutes:60 chicken thighs
        kind | start | a quick dessert thats gluten free | search minutes:30 category:dessert -gluten
        kind | start | russian fish dishes | search cuisine:russian fish
        kind | results | only french ones without wine | and cuisine:french -wine
        kind | results | anything under 15 minutes? | and minutes:15
        kind | results | starters please | search category:starter
        kind | opened | 50 minutes at most | and minutes:50
        kind | favs | american desserts | search cuisine:american category:dessert
        page | results | lets see the next page | more
        page | results | have you got any others | more
        page | results | continue | more
        page | results | four more pages please | more 4
        page | results | two steps back please | back 2
        page | results | new search please | reset
        page | results | scrap all that, i want cornbread | reset ; search cornbread
        page | opened | can we go back | back
        page | opened | list the results again | list
        page | favs | i didn't mean that, undo it | undo
        page | favs | show me the results | list
        open | results | open number 8 and double it | open 8 ; scale it x2
        open | results | the thirteenth one | open 13
        open | results | let's look at 17 | open 17
        open | results | can i see 1-5 | list 1-5
        open | results | 6, 9 & 15 please | list 6,9,15
        open | results | how do i make the fourth one | open 4 --steps
        open | results | give me the ingredients of 10 | open 10 --ingredients
        open | results | open the last one in my browser | open last --web
        open | results | can you walk me through the second one | guide 2
        open | results | how is it made | error
        open | opened | can i see the steps | open it --steps
        open | opened | what goes into this | open it --ingredients
        open | opened | show me what it looks like | picture it
        open | opened | step by step please | guide
        open | opened | hang on, what was that | guide again
        open | opened | show me the video | open it --video
        open | favs | the method for 5 please | open 5 --steps
        open | favs | open result 14 for me | open r14
        open | favs | let me see 1 and 3 | list 1,3
        keep | start | let me see all my favourites | favs
        keep | start | any favourites with chickpeas | favs chickpeas
        keep | results | save numbers 2 to 5 please | fav 2-5
        keep | results | put 10 in my favourites and open it | fav 10 ; open it
        keep | opened | star this | fav it
        keep | opened | write a note: use smoked paprika | note it use smoked paprika
        keep | opened | label this one as bbq | tag it bbq
        keep | opened | take it out of my favourites | unfav it
        keep | favs | get rid of 1 and 2 | unfav 1,2
        keep | favs | those tagged bbq please | favs --tag bbq
        keep | favs | what does my note on 3 say | note 3
        keep | favs | do any have pork | favs pork
        about | results | make it for ten of us | error
        about | results | what dont i have for 12 | missing 12
        about | results | recipes similar to 16 | similar 16
        about | opened | cut the recipe in half | scale it x1/2
        about | opened | i need enough for 11 people | scale it 11
        about | opened | four times the recipe please | scale it x4
        about | opened | can i have it in metric | units metric
        about | opened | why did i get this one | why it
        about | opened | do i have everything for this | missing it
        about | opened | triple it and save it | scale it x3 ; fav it
        about | favs | scale the fifth one to three people | scale 5 3
        pantry | start | i've got some ginger beer and two limes | pantry add ginger beer limes
        pantry | start | the yeast has run out | pantry remove yeast
        pantry | start | we finished the peanut butter | pantry remove peanut butter
        pantry | start | we've always got frozen spinach and lentils in | pantry add frozen spinach lentils --staple
        pantry | start | tell me whats in the fridge | pantry list
        pantry | results | bought a pot of hummus and some pittas | pantry add hummus pittas
        pantry | favs | i used up the sour cream | pantry remove sour cream
        shop | start | read me the shopping list | shop list
        shop | start | ive bought the carrots, tick them off | shop done carrots
        shop | results | put the ingredients for 9 on my shopping list | shop add 9
        shop | opened | add it to the shopping list and bookmark it | shop add it ; fav it
        shop | favs | put the last one on my shopping list | shop add last
        timer | opened | set a timer for 6, sorry, 7 minutes | timer 7m
        timer | opened | timer for the dough, an hour | timer 1h dough
        timer | opened | 75 seconds on the timer please | timer 75s
        timer | opened | stop the timer for the eggs | timers stop eggs
        timer | favs | are any timers running | timers
        where | start | i dont mind, choose for me | random
        where | start | can you ask themealdb for arepas | search arepas --service themealdb
        where | start | which services do you know | service
        where | start | what categories have you got | categories
        where | start | im just looking around | browse
        where | results | switch to the cookbook | service cookbook
        shell | start | i need help | help
        shell | start | explain how the shopping list works | help shop
        shell | start | change the theme to light | set theme light
        shell | start | i'd like to write down my own recipe | create
        shell | results | turn prefetch off | set prefetch off
        shell | opened | cheers, bye for now | quit
        shell | favs | export these to weekend.md | export all weekend.md
        tricky | start | sake | search sake
        tricky | start | bay leaf custard | search bay leaf custard
        tricky | start | brownie cheesecake | search brownie cheesecake
        tricky | start | surf and turf | search "surf and turf"
        tricky | start | eggs in purgatory | search "eggs in purgatory"
        tricky | start | hearts of palm | search "hearts of palm"
        tricky | start | upside down cake | search upside down cake
        tricky | start | four cheese pizza | search four cheese pizza
        tricky | start | russian dressing | search russian dressing
        tricky | start | bottle gourd | search bottle gourd
        tricky | start | quarter pounder | search quarter pounder
        tricky | start | no-cook pasta sauce | search no-cook pasta sauce
        tricky | start | lemon drop cookies | search lemon drop cookies
        tricky | start | squid with thai basil | search squid thai basil
        tricky | results | back in five minutes | error
        tricky | results | keep your hair on | error
        tricky | opened | open to suggestions | error
        typo | start | categroies | error
        typo | start | searhc trout | error
        typo | results | nxet | error
        typo | favs | ntoe 2 too dry | error
        unclear | start | are you a robot | error
        unclear | start | whats the time | error
        unclear | start | i have a question | error
        unclear | start | what should i wear tonight | error
        unclear | results | fewer calories | error
        unclear | opened | is it suitable for toddlers | error
        unclear | opened | who wrote this recipe | error
        unclear | favs | im bored of all of these | error
        """
}
