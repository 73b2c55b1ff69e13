extension CounterLines {
    static let kitchen = """
        pantry | start | i've got milk, butter and eggs in the fridge | pantry add milk butter eggs
        pantry | start | we are out of flour | pantry remove flour
        pantry | start | just used the last of the butter | pantry remove butter
        pantry | start | i bought tomatoes and basil | pantry add tomatoes basil
        pantry | start | whats in my cupboard | pantry list
        pantry | start | i always have garlic and olive oil | pantry add garlic olive oil --staple
        pantry | start | there's no rice left | pantry remove rice
        pantry | start | the eggs are finished | pantry remove eggs
        pantry | start | put chickpeas in the pantry | pantry add chickpeas
        pantry | start | also got a tin of coconut milk | pantry add coconut milk
        pantry | start | milk's gone off | pantry remove milk
        pantry | start | i have a lot of zucchini | pantry add zucchini
        pantry | start | we've still got carrots and celery | pantry add carrots celery
        pantry | start | no more milk | search -milk
        pantry | start | i used up the yoghurt | pantry remove yoghurt
        pantry | start | the butter is all gone | pantry remove butter
        pantry | start | add salt and pepper to my pantry | pantry add salt pepper
        pantry | start | just been shopping: bread, ham and apples | pantry add bread ham apples
        pantry | start | do i have any rice | pantry list
        pantry | start | remove lentils from the cupboard | pantry remove lentils
        pantry | start | there is flour, sugar and cocoa in the cupboard | pantry add flour sugar cocoa
        pantry | start | soy sauce is something we always have | pantry add soy sauce --staple
        pantry | start | i've run out of onions | pantry remove onions
        pantry | start | we ate the last of the cheese | pantry remove cheese
        pantry | start | in my freezer i have peas and prawns | pantry add peas prawns
        pantry | start | we bought some leeks today | pantry add leeks
        pantry | start | there's no sugar in the house | pantry remove sugar
        pantry | start | i've finished the jam | pantry remove jam
        pantry | start | is there any butter | search butter
        pantry | start | flour is always in the house | pantry add flour --staple
        pantry | start | the tomatoes have gone off | pantry remove tomatoes
        pantry | start | i've just bought mushrooms, cream and parsley | pantry add mushrooms cream parsley
        pantry | start | we dont have any eggs left | pantry remove eggs
        pantry | start | what's left in the fridge | pantry list
        pantry | start | got milk | pantry add milk
        pantry | start | used all the eggs | pantry remove eggs
        pantry | start | what have we got in the cupboard | pantry list
        shop | opened | add it to the shopping list | shop add it
        shop | opened | put this on my shopping list | shop add it
        shop | results | add 1 and 3 to the list | shop add 1,3
        shop | results | buy what i need for 2 | shop add 2
        shop | start | i got the onions | pantry add onions
        shop | start | cross off butter | shop done butter
        shop | start | take milk off the shopping list | shop remove milk
        shop | start | clear my shopping list | shop clear
        shop | opened | i need to buy the things for this | shop add it
        shop | start | show me the shopping | shop list
        shop | opened | i'll need to shop for this | shop add it
        shop | results | add the second one to the shopping list | shop add 2
        shop | results | shopping list for 1, 2 and 3 | shop add 1,2,3
        shop | start | read me my shopping list | shop list
        shop | start | what was i supposed to buy | shop list
        shop | start | cross the eggs off | shop done eggs
        shop | start | bought the butter, cross it off | shop done butter
        shop | start | we dont need the sugar any more, take it off the list | shop remove sugar
        shop | start | throw the list away | shop clear
        shop | start | empty the basket | shop clear
        shop | start | got the flour and the eggs off the list | shop done flour eggs
        shop | opened | buy everything for this | shop add it
        shop | results | i need to buy stuff for 4 | shop add 4
        shop | start | tick off the carrots | shop done carrots
        shop | start | take the lemons off my list | shop remove lemons
        shop | start | what is left to buy | shop list
        shop | opened | add what's missing to my shopping list | shop add it
        shop | start | ive got the milk, tick it off | shop done milk
        shop | start | show me what to buy | shop list
        shop | results | get me the ingredients for number 3 | shop add 3
        shop | opened | can you add it to my list | shop add it
        shop | start | bought eggs and butter | pantry add eggs butter
        shop | start | remove flour from the shopping list | shop remove flour
        timer | opened | set a timer for ten minutes | timer 10m
        timer | opened | 12 minute timer for the pasta | timer 12m pasta
        timer | opened | time me 5 minutes | timer 5m
        timer | opened | remind me in half an hour to check the oven | timer 30m oven
        timer | opened | how long is left | timers
        timer | opened | start a timer 90 seconds eggs | timer 90s eggs
        timer | opened | eggs 4 minutes | timer 4m eggs
        timer | opened | whats cooking on the timers | timers
        timer | opened | cancel the timer | timers stop
        timer | opened | rice timer, 18 mins | timer 18m rice
        timer | opened | give me 25 minutes on the oven | timer 25m oven
        timer | opened | timer for 8 minutes please | timer 8m
        timer | opened | set 45 seconds | timer 45s
        timer | opened | remind me in 20 minutes | timer 20m
        timer | opened | start a ten minute timer for the rice | timer 10m rice
        timer | opened | call me when the 15 minutes are up | timer 15m
        timer | opened | kill the rice timer | timers stop rice
        timer | opened | stop all timers | timers stop all
        timer | opened | one hour and ten minutes for the roast | timer 1h10m roast
        timer | opened | quarter of an hour please on the timer | timer 15m
        timer | opened | wake me in 5 | error
        timer | opened | boil the eggs for 7 minutes | timer 7m eggs
        timer | opened | tell me when 7 minutes are over | timer 7m
        timer | opened | another timer for the bread, 40 minutes | timer 40m bread
        timer | opened | is the timer still running | timers
        timer | opened | stop the bread one | error
        timer | opened | 3 minute egg timer | timer 3m egg
        timer | opened | set the timer to 25 minutes for the bread | timer 25m bread
        timer | opened | give me a shout in 5 minutes | timer 5m
        timer | opened | how much longer for the eggs | timers
        timer | opened | set timer 3 min | timer 3m
        timer | opened | cancel the egg timer | timers stop egg
        guide | opened | lets cook it | guide
        guide | guide | done, next step | guide next
        guide | guide | the step before | guide back
        guide | guide | ok whats next | guide next
        guide | results | guide me through number 2 | guide 2
        guide | guide | repeat that | guide again
        guide | guide | which step was that | guide again
        guide | opened | cook with me | guide
        guide | opened | guide me | guide
        guide | opened | lets start | guide
        guide | opened | read it to me one step at a time | guide
        guide | guide | ok done | guide next
        guide | guide | pardon? | guide again
        guide | guide | i missed that | guide again
        guide | guide | go to step 2 | step 2
        guide | guide | what comes after this | guide
        guide | results | take me through the third one | guide 3
        guide | guide | wait what was that | guide again
        guide | opened | talk me through the steps | guide
        guide | guide | i'm done with that | guide next
        guide | guide | repeat please | guide again
        guide | guide | and what do i do now | guide next
        guide | guide | next one please | guide next
        guide | guide | can you repeat the last step | guide again
        guide | opened | what do i do first | guide
        guide | guide | skip to step 5 | step 5
        guide | guide | once more please | guide again
        shell | start | search themealdb for arrabiata | search arrabiata --service themealdb
        shell | start | use spoonacular | service spoonacular
        shell | start | look on all of them for pho | search pho --service all
        shell | start | look for it in my own recipes | error
        shell | start | curry in my favourites | favs curry
        shell | start | ask themealdb about beef wellington | search beef wellington --service themealdb
        shell | start | how does the shopping list work | help shop
        shell | start | how do i use scale | help scale
        shell | start | thats all for today, goodbye | quit
        shell | start | turn off the bell | set bell off
        shell | start | ten per page please | set page-size 10
        shell | start | dark theme | set theme dark
        shell | start | what can i say | help
        shell | start | what cuisines do you know | cuisines
        shell | start | find sushi on spoonacular | search sushi --service spoonacular
        shell | start | switch to themealdb | service themealdb
        shell | start | where do the recipes come from | service
        shell | start | ask all of them for goulash | search goulash --service all
        shell | start | is there a chilli in my favourites | favs chilli
        shell | start | use my cookbook again | service cookbook
        shell | start | what services can i use | service
        shell | start | how do you work | help
        shell | start | help with timers | help timers
        shell | start | whats the command for saving | error
        shell | start | ok bye thanks | quit
        shell | start | make it dark | set theme dark
        shell | start | no more pictures | set pictures none
        shell | start | switch accessible mode on | set accessible on
        shell | start | just pick something for me | random
        shell | start | list cuisines | cuisines
        shell | start | which recipe sites can you search | service
        shell | start | spoonacular: pad see ew | error
        shell | start | search everywhere for laksa | search laksa --service all
        shell | start | i need some help please | help
        shell | start | that's it, bye | quit
        shell | start | dark mode | set theme dark
        shell | start | anything you like | random
        shell | start | what kinds of food do you have | categories
        shell | start | have a look on spoonacular for ramen | search ramen --service spoonacular
        shell | start | go back to using the cookbook | service cookbook
        shell | start | what commands do you have | help
        shell | start | explain the pantry | help pantry
        shell | start | make the text plain | error
        shell | start | choose for me | random
        shell | start | look up dumplings on themealdb | search dumplings --service themealdb
        shell | start | what can this thing do | help
        shell | start | turn the pictures on | error
        shell | start | im done thanks | quit
        """
}
