extension EverydayLines {
    /// What is said of a list, a recipe or the kitchen by the same speakers.
    static let table = """
        refine | opened | i need it to have spinach | and spinach
        refine | results | use leeks instead of garlic | drop garlic ; and leeks
        refine | results | exchange the garlic for leek | drop garlic ; and leek
        refine | results | plus rice, minus cream | and rice -cream
        refine | results | show only the ones with chicken | and chicken
        refine | results | just those with chicken please | and chicken
        refine | results | and throw some olives in | and olives
        refine | results | those with tomatoes only | and tomatoes
        refine | results | with lemon but not with butter | and lemon -butter
        refine | results | pork too, sorry i mean beef | and beef
        refine | results | needs to have tomatoes too | and tomatoes
        refine | favs | change the cheese to feta | drop cheese ; and feta
        refine | results | no cheese, tofu instead | drop cheese ; and tofu
        refine | results | add in some bacon as well | and bacon
        refine | results | i also want potatoes in there | and potatoes
        refine | results | i don't need garlic after all | drop garlic
        refine | results | could you replace the garlic by onions | drop garlic ; and onions
        refine | results | the cheese can go | drop cheese
        refine | opened | it should have peas as well | and peas
        refine | results | which ones use cream | and cream
        refine | results | can it have bacon in it | and bacon
        refine | results | honey would be good too | and honey
        refine | results | the garlic isn't important | drop garlic
        refine | results | instead of the cheese, some ham | drop cheese ; and ham
        refine | results | and also some peas | and peas
        refine | opened | add chickpeas to that | and chickpeas
        refine | results | never mind the garlic | drop garlic
        refine | favs | onions rather than garlic | drop garlic ; and onions
        refine | results | let's add some ginger | and ginger
        refine | results | forget about the cheese | drop cheese
        refine | results | i'd rather have shallots than garlic | drop garlic ; and shallots
        refine | results | i want peas in it as well | and peas
        refine | results | could you add mushrooms | and mushrooms
        refine | results | parsley as well as thyme | search parsley thyme
        refine | results | i want lemon in it | and lemon
        refine | opened | throw in some spinach too | and spinach
        refine | results | what about beef instead | search beef
        refine | results | which of these have rice in them | and rice
        refine | results | ok but with rice | and rice
        refine | results | let me see just the ones with eggs | and eggs
        refine | results | with potatoes as well please | and potatoes
        page | results | what else is there | more
        page | favs | i made a mistake, undo that | undo
        page | results | go to the previous page | back
        page | results | i want to see more recipes | more
        page | results | can you go back one | back
        page | results | can we start from the beginning | reset
        page | results | what's on the next page | more
        page | opened | take me back to the results | list
        page | results | actually forget it, start from scratch | reset
        page | results | what other ones are there | more
        page | results | back to the page before | back
        page | results | go back 3 steps | back 3
        page | results | give me the next page | more
        page | results | can you show me a few more | more
        page | results | never mind, let's start again | reset
        page | results | 3 more pages please | more 3
        page | results | and the next ones | more
        page | results | show me some more of those | more
        page | results | clear everything and start again | reset
        page | opened | i want to see the list again | list
        page | results | start a new search | reset
        page | favs | undo the last one | undo
        page | results | show me more recipes | more
        page | opened | show the results again please | list
        page | favs | i didnt mean that, undo it | undo
        page | results | where was i before | back
        open | opened | and what are the ingredients | open it --ingredients
        open | results | show me numbers 2 and 3 | list 2,3
        open | results | how do i cook the last one | open last --steps
        open | opened | how long does it take | error
        open | results | the tenth one please | open 10
        open | results | let me have a look at the third one | open 3
        open | results | second from the list | open 2
        open | results | let's go with 2 | open 2
        open | results | open the first result | open 1
        open | results | what ingredients are in number 8 | open 8 --ingredients
        open | opened | give me the steps | open it --steps
        open | opened | whats the next step | guide
        open | results | what are the steps for number 1 | open 1 --steps
        open | results | show me one to three | list 1-3
        open | results | whats the method for number 2 | open 2 --steps
        open | results | show me the ingredients of 6 | open 6 --ingredients
        open | opened | show me the instructions | open it --steps
        open | opened | is there a photo | picture it
        open | opened | and the ingredients please | open it --ingredients
        open | results | can i see the fourth one | open 4
        open | results | the one at number 4 | open 4
        open | results | can you open 10 for me | open 10
        open | favs | lets have a look at number 2 | open 2
        open | results | show me the second recipe please | open 2
        open | results | could i see 5 and 6 | list 5,6
        open | results | open up number 12 please | open 12
        open | start | the first one please | error
        open | results | number 6 looks nice | open 6
        open | results | what's in number 3 please | open 3 --ingredients
        open | results | tell me about the third | open 3
        open | results | the one before last | error
        open | results | ingredient list for 4 please | open 4 --ingredients
        open | results | i like the look of number 5 | open 5
        open | results | can you tell me more about number 7 | open 7
        open | results | show me how to make the first one | open 1 --steps
        keep | opened | note that it needs more lemon | note it it needs more lemon
        keep | start | where are my saved recipes | favs
        keep | results | number 2 is one to keep | fav 2
        keep | start | list my saved recipes | favs
        keep | favs | take 1 and 3 out | unfav 1,3
        keep | results | add number 8 to my favourites please | fav 8
        keep | opened | i like this one, save it | fav it
        keep | start | search my favourites for chicken | favs chicken
        keep | favs | are there any with beans | favs beans
        keep | opened | make a note: next time use brown butter | note it next time use brown butter
        keep | results | i want to save the last one | fav last
        keep | start | do i have any favourites with salmon | favs salmon
        keep | favs | what's the note on number 3 | note 3
        keep | opened | that's a keeper, save it | fav it
        keep | favs | delete number 2 from my favourites | unfav 2
        keep | opened | add a note that it needs more salt | note it it needs more salt
        keep | results | keep the first and the fourth | fav 1,4
        keep | opened | add a note saying use less sugar | note it use less sugar
        keep | results | save 3, 5 and 7 | fav 3,5,7
        keep | favs | take the last one off | unfav last
        keep | favs | show me only the ones tagged easy | favs --tag easy
        keep | opened | add this to favourites | fav it
        keep | start | show me what i saved | favs
        keep | favs | just the ones tagged winter | favs --tag winter
        keep | opened | please tag this comfort | tag it comfort
        keep | opened | write down that we loved it | note it we loved it
        keep | results | please save 1 and 2 | fav 1,2
        keep | favs | which of these has lemon | favs lemon
        keep | opened | my note: used half the chilli | note it used half the chilli
        keep | favs | remove it from my favourites, number 5 | unfav 5
        keep | opened | this goes into my favourites | fav it
        keep | opened | tag this as birthday | tag it birthday
        keep | opened | i want to keep this recipe | fav it
        keep | opened | give it the tag picnic | tag it picnic
        about | opened | do you have something similar | similar it
        about | results | why did number 2 come up | why 2
        about | results | what am i missing to make number 9 | missing 9
        about | results | whats missing for the second one | missing 2
        about | results | more recipes like number 6 | similar 6
        about | opened | back to the original units | units original
        about | opened | what do i still need for this | missing it
        about | results | why is number 7 on the list | why 7
        about | favs | scale the first for 3 people | scale 1 3
        about | opened | i only understand grams | units metric
        about | favs | make the second one for 12 | scale 2 12
        about | opened | can you double this recipe | scale it x2
        about | opened | can we do half | scale it x1/2
        about | opened | convert it to metric | units metric
        about | opened | show amounts in grams | units metric
        about | results | why is number 5 listed | why 5
        about | results | recipes like number 5 please | similar 5
        about | favs | make 3 for 6 people | scale 3 6
        about | opened | half the amounts please | scale it x1/2
        about | results | what would i have to buy for number 2 | missing 2
        about | results | why is 4 in there | why 4
        about | opened | i want three times as much | scale it x3
        about | opened | can i have it in ounces | units us
        about | opened | i need it for ten | scale it 10
        about | opened | do i have everything for it | missing it
        about | opened | i'm cooking for 5 | scale it 5
        about | opened | we are seven tonight | scale it 7
        pantry | start | what's in the cupboards | pantry list
        pantry | start | put garlic in the pantry | pantry add garlic
        pantry | start | i bought some feta and cucumbers | pantry add feta cucumbers
        pantry | start | i always have olive oil at home | pantry add olive oil --staple
        pantry | results | theres some parmesan in the fridge | pantry add parmesan
        pantry | results | we always have garlic | pantry add garlic --staple
        pantry | start | we've eaten all the cheese | pantry remove cheese
        pantry | opened | the flour's run out | pantry remove flour
        pantry | start | what do i have at home | pantry list
        pantry | start | i no longer have any eggs | pantry remove eggs
        pantry | start | can you show me my pantry | pantry list
        pantry | start | i have 12 eggs, some ham and a cucumber | pantry add eggs ham cucumber
        pantry | opened | no more flour in the house | pantry remove flour
        pantry | start | add salt and cumin to my pantry | pantry add salt cumin
        pantry | start | there's no more rice | pantry remove rice
        pantry | start | i just bought a dozen eggs and some yoghurt | pantry add eggs yoghurt
        pantry | start | i used the last of the butter | pantry remove butter
        pantry | opened | there isn't any butter left | pantry remove butter
        pantry | start | put down onions and garlic in the pantry | pantry add onions garlic
        pantry | start | we got new potatoes, cream and chives | pantry add new potatoes cream chives
        pantry | start | do we have anything in the cupboard | pantry list
        pantry | start | we have plenty of onions | pantry add onions
        shop | start | i got the bread already, cross it off | shop done bread
        shop | start | empty my shopping list | shop clear
        shop | results | shopping list for 1 and 2 | shop add 1,2
        shop | start | take butter off my list | shop remove butter
        shop | results | add numbers 1 and 3 to the shopping list | shop add 1,3
        shop | start | show me my shopping list | shop list
        shop | opened | put everything for this on my list | shop add it
        shop | opened | i need to shop for this | shop add it
        shop | start | remove milk from the shopping list | shop remove milk
        shop | start | what is on my list | shop list
        shop | start | whats on the list to buy | shop list
        shop | start | i've got the onions, cross them off | shop done onions
        shop | start | got the tomatoes, tick them off | shop done tomatoes
        shop | results | add the first recipe to the shopping list | shop add 1
        shop | results | i want to buy the things for number 2 | shop add 2
        shop | opened | add the ingredients to my shopping list | shop add it
        timer | opened | is the timer still running | timers
        timer | opened | timer please, ten minutes | timer 10m
        timer | opened | how many minutes left | timers
        timer | opened | start a 45 min timer for the roast | timer 45m roast
        timer | opened | can you set a timer for 10 minutes please | timer 10m
        timer | opened | 20 minutes timer please | timer 20m
        timer | opened | set timer 25 minutes | timer 25m
        timer | opened | 15 min timer for the rice pls | timer 15m rice
        timer | opened | how long does the timer have left | timers
        timer | start | which timers do i have | timers
        timer | opened | remind me in 2 hours | timer 2h
        timer | opened | stop the eggs timer please | timers stop eggs
        timer | opened | tell me when 7 minutes are up | timer 7m
        timer | opened | wake me up in an hour | timer 1h
        where | start | choose something for me please | random
        where | start | which cuisines are in there | cuisines
        where | start | what cuisines can i choose from | cuisines
        where | results | just show me everything | browse
        where | start | what sites do you search | service
        where | start | give me something random | random
        where | start | can we use spoonacular | service spoonacular
        where | start | find satay on themealdb | search satay --service themealdb
        where | start | does themealdb have lasagne | search lasagne --service themealdb
        where | start | show me all the recipes | browse
        where | start | search spoonacular for beef ribs | search beef ribs --service spoonacular
        where | start | what kinds of cuisine do you know | cuisines
        where | start | try spoonacular for ribs | search ribs --service spoonacular
        where | start | search with spoonacular from now on | service spoonacular
        where | start | i'm feeling adventurous, surprise me | random
        shell | start | set the theme to light | set theme light
        shell | start | i need help with timers | help timers
        shell | opened | turn accessible mode off | set accessible off
        shell | start | how does the shopping list work | help shop
        shell | start | can you help me | help
        shell | start | what are the commands | help
        shell | start | what does the scale command do | help scale
        shell | start | what can i say to you | help
        shell | start | how do i use this | help
        """
}
