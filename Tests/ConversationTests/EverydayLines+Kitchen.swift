extension EverydayLines {
    static let kitchen = """
        pantry | start | we've got eggs, milk and half a lemon | pantry add eggs milk lemon
        pantry | start | i just bought leeks | pantry add leeks
        pantry | start | put rice in the cupboard | pantry add rice
        pantry | start | add honey to my pantry | pantry add honey
        pantry | start | the milk's gone off | pantry remove milk
        pantry | start | we're out of olive oil | pantry remove olive oil
        pantry | start | no more butter in the fridge | pantry remove butter
        pantry | start | used up the last of the cream | pantry remove cream
        pantry | start | i always have flour in | pantry add flour --staple
        pantry | start | soy sauce is a staple | pantry add soy sauce --staple
        pantry | start | whats in the larder | pantry list
        pantry | start | what have i got in | pantry list
        pantry | start | empty the pantry | pantry clear
        pantry | start | take the parsley out of the pantry | pantry remove parsley
        pantry | start | there are some potatoes left | pantry add potatoes
        pantry | start | bought carrots, onions and celery | pantry add carrots onions celery
        pantry | start | we have no eggs left | pantry remove eggs
        pantry | start | the kids finished the yoghurt | pantry remove yoghurt
        pantry | start | show me what's in the fridge | pantry list
        pantry | start | dont have any basil | pantry remove basil
        pantry | start | i have bacon | pantry add bacon
        pantry | start | got some leeks in | pantry add leeks
        pantry | start | add 2 tins of chopped tomatoes to the cupboard | pantry add chopped tomatoes
        pantry | start | there's no more sugar | pantry remove sugar
        pantry | start | ran out of cumin | pantry remove cumin
        pantry | start | finished the peanut butter | pantry remove peanut butter
        pantry | start | we never run out of pasta | error
        pantry | start | what ingredients do i have | pantry list
        pantry | start | what do i have at home | pantry list
        pantry | start | wipe the pantry | pantry clear
        pantry | start | just been shopping, got ham and cheddar | pantry add ham cheddar
        pantry | start | chuck the old rice out of the pantry | pantry remove rice
        pantry | start | do i have any flour | error
        pantry | start | there is milk in the fridge | pantry add milk
        pantry | start | i've bought two aubergines | pantry add aubergines
        pantry | start | we're all out of cheese | pantry remove cheese
        pantry | start | the flour is finished | pantry remove flour
        pantry | start | put eggs and butter in the fridge | pantry add eggs butter
        pantry | start | pantry please | pantry list
        pantry | start | remove yoghurt from the fridge | pantry remove yoghurt
        pantry | start | we always have rice | pantry add rice --staple
        pantry | start | put lentils in pantry | pantry add lentils
        pantry | start | no milk left | pantry remove milk
        pantry | start | theres no butter in the house | pantry remove butter
        pantry | start | we got leeks and a swede | pantry add leeks swede
        pantry | start | whats in the fridge now | pantry list
        pantry | start | i've run out of soy sauce | pantry remove soy sauce
        pantry | start | add leeks, carrots and thyme to the fridge | pantry add leeks carrots thyme
        pantry | start | what's left in the pantry | pantry list
        pantry | start | the eggs are all gone | pantry remove eggs
        pantry | start | picked up some salmon | pantry add salmon
        shop | results | put everything for number 2 on the shopping list | shop add 2
        shop | opened | add this to my shopping list | shop add it
        shop | results | shopping list for 1 and 4 | shop add 1,4
        shop | start | read me the shopping list | shop list
        shop | start | got the milk, tick it off | shop done milk
        shop | start | cross off the onions | shop done onions
        shop | start | take butter off the shopping list | shop remove butter
        shop | opened | buy the ingredients for this | shop add it
        shop | start | whats left to get at the shops | shop list
        shop | start | ticked off eggs and bread | shop done eggs bread
        shop | results | i need the stuff for number 3 | missing 3
        shop | start | cheese is in the trolley | shop done cheese
        shop | start | we don't need any more flour on the list | shop remove flour
        shop | opened | what do i still need for it | missing it
        shop | results | what am i missing for the third | missing 3
        shop | results | have i got everything for number 1 | missing 1
        shop | opened | can i make this with what i've got | missing it
        shop | opened | what's missing | missing it
        shop | opened | put the ingredients on my list | shop add it
        shop | results | shop for 2 and 5 | shop add 2,5
        shop | start | show my list | shop list
        shop | start | what's on the shopping list | shop list
        shop | start | delete eggs from the shopping list | shop remove eggs
        shop | start | i got the bread | pantry add bread
        shop | start | tick off milk and butter | shop done milk butter
        shop | start | start a new shopping list | shop clear
        shop | opened | what am i short of | missing it
        shop | opened | have i got all the stuff | missing it
        shop | opened | do i need to buy anything for this | missing it
        shop | results | what would i have to buy for 6 | missing 6
        shop | opened | shopping list for this please | shop add it
        shop | start | whats on my list | shop list
        shop | start | bought the eggs, cross them off | shop done eggs
        shop | start | remove the wine from my shopping list | shop remove wine
        shop | opened | what else do i need for this | missing it
        shop | results | do i have everything for 2 | missing 2
        shop | opened | add what's missing to the shopping list | shop add it
        shop | opened | shopping list for it | shop add it
        shop | start | tick off the cream | shop done cream
        shop | start | scrap the shopping list | shop clear
        shop | opened | add all of this to the shopping list | shop add it
        shop | results | get me the ingredients for 2 on my list | shop add 2
        shop | start | what have i still got to buy | shop list
        shop | start | ive bought the flour, tick it off | shop done flour
        shop | start | clear my list of groceries | shop clear
        timer | opened | set a timer for the rice, 12 minutes | timer 12m rice
        timer | opened | timer for twenty minutes | timer 20m
        timer | start | ten minute timer please | timer 10m
        timer | start | remind me in an hour | timer 1h
        timer | opened | put the eggs on for 6 minutes | timer 6m eggs
        timer | opened | another timer, 5 mins for the beans | timer 5m beans
        timer | opened | how long have the potatoes got | error
        timer | opened | how's the timer doing | timers
        timer | opened | stop the rice timer | timers stop rice
        timer | opened | cancel all timers | timers stop all
        timer | opened | what timers are on | timers
        timer | opened | give me a shout in quarter of an hour | timer 15m
        timer | opened | is the pasta timer finished | timers
        timer | opened | one hour thirty on the clock for the roast | timer 1h30m roast
        timer | opened | start the timer | error
        timer | opened | buzz me when 8 minutes are up | timer 8m
        timer | opened | timer 25 min for bread | timer 25m bread
        timer | opened | set timer 30 | error
        timer | opened | ping me in 45 seconds | timer 45s
        timer | opened | let me know in 10 min | timer 10m
        timer | opened | wake me in 2 hours | timer 2h
        timer | opened | pasta timer 9 minutes | timer 9m pasta
        timer | opened | time the eggs for 7 minutes | timer 7m eggs
        timer | opened | set two timers | error
        timer | opened | how many minutes left on the pasta | timers
        timer | opened | when will the timer go off | timers
        timer | opened | stop that timer | timers stop
        timer | opened | turn off the pasta timer | timers stop pasta
        timer | opened | forget the timer | timers stop
        timer | opened | 5 more minutes on the clock | error
        timer | opened | timer for half an hour for the bread | timer 30m bread
        timer | opened | start a timer for 3 minutes | timer 3m
        timer | opened | tell me when 20 minutes are over | timer 20m
        timer | opened | 15 min timer for the potatoes | timer 15m potatoes
        timer | opened | any timers running | timers
        timer | opened | kill the timer | timers stop
        timer | opened | how much longer for the rice | error
        timer | opened | timer 4 minutes for the egg | timer 4m egg
        timer | opened | remind me in 1h 15 | timer 1h15m
        timer | opened | set a thirty second timer | timer 30s
        timer | opened | stop the eggs timer | timers stop eggs
        timer | opened | timer please, 6 minutes | timer 6m
        timer | opened | set an alarm for an hour | timer 1h
        timer | opened | could you time 4 minutes for me | timer 4m
        timer | opened | how long till the timer rings | timers
        timer | opened | cancel the bread timer | timers stop bread
        guide | opened | ok lets cook | guide
        guide | opened | take me through it | guide
        guide | opened | start cooking | guide
        guide | guide | ok done, next | guide next
        guide | guide | and then | guide next
        guide | guide | say that again please | guide again
        guide | guide | sorry what was that | guide again
        guide | guide | go back a step | guide back
        guide | guide | whats next | guide next
        guide | results | walk me through number 2 | guide 2
        guide | results | cook the third one with me | guide 3
        guide | opened | step by step please | guide
        guide | guide | carry on | guide next
        guide | guide | repeat | guide again
        guide | guide | step 4 | step 4
        guide | guide | how long does this take | error
        guide | guide | next step please | guide next
        guide | guide | what was the step before | guide back
        guide | opened | begin | guide
        guide | opened | cook along | guide
        guide | opened | lets make this | guide it
        guide | opened | whats the first step | guide
        guide | guide | ok next | guide next
        guide | guide | what do i do now | guide next
        guide | guide | go on | guide next
        guide | guide | read that again | guide again
        guide | guide | one more time | guide again
        guide | guide | hang on, go back | guide back
        guide | guide | last step again | guide back
        guide | guide | i've done that | guide next
        guide | guide | moving on | guide next
        guide | opened | ready to cook | guide
        guide | opened | show me one step at a time | guide
        guide | guide | next one | guide next
        guide | guide | and now | guide next
        guide | guide | back one | guide back
        guide | guide | repeat that please | guide again
        guide | guide | skip | error
        undo | results | oops, undo that | undo
        undo | results | i didn't mean that | undo
        undo | results | put it back | undo
        undo | results | no, take that back | undo
        undo | results | redo | redo
        undo | results | do it again | redo
        undo | results | that was a mistake | undo
        undo | results | undo the last thing | undo
        undo | results | revert | undo
        undo | results | redo that | redo
        undo | results | undo please | undo
        undo | results | i take that back | undo
        undo | results | no, put it back | undo
        shell | start | turn pictures off | set pictures none
        shell | start | dark mode please | set theme dark
        shell | start | show 15 per page | set page-size 15
        shell | start | what settings are there | set
        shell | start | use the mealdb | service themealdb
        shell | start | ask spoonacular for pad thai | search pad thai --service spoonacular
        shell | start | where can i search | service
        shell | start | which cuisines do you know | cuisines
        shell | start | what categories are there | categories
        shell | start | you decide | random
        shell | start | show me everything | browse
        shell | start | help me with the pantry | help pantry
        shell | start | how do timers work | help timers
        shell | start | im stuck | help
        shell | start | quit please | quit
        shell | start | bye then | quit
        shell | start | thats all for tonight, thanks | quit
        shell | start | whats in your cookbook | cookbook
        shell | start | i want to write down my own recipe | create
        shell | results | try again | retry
        shell | results | stop loading | cancel
        shell | start | what did i type before | history
        shell | start | how many recipes have you got | cookbook
        shell | start | switch back to the cookbook | service cookbook
        shell | start | use ascii symbols | set symbols ascii
        shell | start | export number 2 to soup.md | error
        shell | results | export 2 to soup.md | export 2 soup.md
        shell | results | export my favourites to faves.md | export favorites faves.md
        shell | start | record this to evening.rcp | record evening.rcp
        shell | start | light theme | set theme light
        shell | start | see you later | quit
        shell | start | what can i say here | help
        shell | start | how does cook work | help cook
        shell | start | explain the pantry command | help pantry
        shell | start | show the settings | set
        shell | start | make the theme light | set theme light
        shell | start | switch off history | set history off
        shell | start | disable pictures | set pictures none
        shell | start | 20 results a page please | set page-size 20
        shell | start | search spoonacular for laksa | search laksa --service spoonacular
        shell | start | find gumbo on themealdb | search gumbo --service themealdb
        shell | start | which service am i using | service
        shell | start | give me a random recipe | random
        shell | start | dunno, you pick | random
        shell | start | let me browse | browse
        shell | start | what kinds of food are there | categories
        shell | start | list the cuisines | cuisines
        shell | start | how do i export | help export
        shell | results | save 3 as a file called pie.md | error
        shell | results | refresh | refresh
        shell | start | whats new | error
        shell | start | show 8 results per page | set page-size 8
        shell | start | turn on the bell | set bell on
        shell | start | theme dark | set theme dark
        shell | start | ask the mealdb for pierogi | search pierogi --service themealdb
        shell | start | what sources do you have | service
        shell | start | i need help with timers | help timers
        shell | start | good night | quit
        shell | start | how do i save a recipe | error
        shell | start | search spoonacular for rendang | search rendang --service spoonacular
        shell | start | look for haggis on themealdb | search haggis --service themealdb
        shell | start | go back to the cookbook service | service cookbook
        shell | start | turn history off | set history off
        shell | start | export the favourites to all.json | export favorites all.json
        shell | start | what else can you do | help
        shell | start | help with favourites | help favs
        shell | start | change the page size to 12 | set page-size 12
        shell | start | i'd like a random dish | random
        shell | start | show me all the recipes | browse
        shell | start | im off, bye | quit
        shell | start | ask all services for bouillabaisse | search bouillabaisse --service all
        shell | start | switch to the mealdb please | service themealdb
        """
}
