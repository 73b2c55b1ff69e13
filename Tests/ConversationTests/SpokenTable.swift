import Testing

/// Lines as cooks say them, each with where it is said and what it means.
enum SpokenTable {
    struct Row: Sendable, CustomTestStringConvertible {
        var place: String
        var said: String
        var means: String

        var testDescription: String { "\(place): \(said)" }
    }

    static let rows: [Row] = text.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: "|").map { part in
            part.split(separator: " ").joined(separator: " ")
        }
        return parts.count == 3 ? Row(place: parts[0], said: parts[1], means: parts[2]) : nil
    }

    private static let text = """
        shopping | number 3 is done | shop done 3
        plan | not that on friday, something else | plan swap friday
        opened | put what's in it on my shopping list | shop add it
        opened | i don't want to keep this anymore | unfav it
        opened | remove the tag weeknight | tag it weeknight --remove
        opened | delete this from the cookbook | delete it
        results | wednesday we have number 3 | plan add 3 wednesday
        results | not cheese, leeks | drop cheese ; and leeks
        guide | never mind the timer | timers stop
        start | got a bag of spinach, use by tuesday | pantry add spinach until tuesday
        start | shopping for the whole plan | shop add plan
        shopping | add two tins of tomatoes | shop add tomatoes
        shopping | and eggs | shop add eggs
        shopping | we also need bread | shop add bread
        shopping | got the milk | shop done milk
        shopping | i have milk already | pantry add milk
        shopping | no eggs | shop remove eggs
        shopping | bought the lot | shop done all
        shopping | take the oregano off, i've got some | shop remove oregano
        shopping | is bread on the list? | shop list
        pantry | also flour | pantry add flour
        plan | clear it all | plan clear
        plan | what do i need to buy for all that | shop add plan
        plan | export it for my phone calendar | export plan plan.ics
        plan | and next week? | plan next week
        plan | put everything for friday on the shopping list | shop add plan friday
        start | let's have fish on friday | plan fill fish for friday
        start | plan lasagne for friday | plan fill lasagne for friday
        start | curry on wednesday | plan fill curry for wednesday
        start | sort me out three veggie dinners | plan fill 3 category:vegetarian
        start | jonas is allergic to peanuts | household add Jonas avoids peanuts
        start | lena doesn't eat fish | household add Lena avoids fish
        start | karla has gone vegan | household add Karla vegan
        start | jonas can eat peanuts again | household remove Jonas peanuts
        start | take lena out of the household | household remove Lena
        start | there are five of us at home | household people 5
        start | tom's away on friday | household away tom friday
        start | milk's good til sunday | pantry add milk until sunday
        start | rice we always have | pantry add rice --staple
        start | my best rated | favs --sort rating
        start | make a backup | help backup
        start | back everything up | help backup
        start | turn the colours off | set theme none
        start | something sweet that doesn't take long | search sweet minutes:30
        results | sort by time | and --sort minutes
        results | quickest first please | and --sort minutes
        results | in alphabetical order | and --sort title
        results | is there one with rice | and rice
        results | put 3 on the plan for sunday | plan add 3 sunday
        favorites | order them by rating | favs --sort rating
        stove | i like the sound of the karahi, save that | fav 1
        stove | put the karahi on the plan for sunday | plan add 1 sunday
        stove | do the chicken karahi on friday for six people | plan add 1 friday for 6
        opened | start at step 3 | step 3
        opened | print this recipe | export it
        opened | change this recipe | edit it
        start | what can I cook with kale and bacon | cook kale bacon
        start | what could we make from lentils and carrots? | cook lentils carrots
        start | what should i do with a bag of parsnips | cook parsnips
        start | what can i make with rice but no egg | cook rice -egg
        start | something with prawns | search prawns
        start | show me recipes with turnips please | search turnips
        start | i fancy a stew tonight | search stew
        start | could you find me a trout recipe | search trout
        start | any recipes with swede? | search swede
        start | beetroot or fennel | search beetroot or fennel
        start | mussels, cod or crab | search mussels or cod or crab
        start | turkey without cream | search turkey -cream
        start | soup without going shopping | cook soup --max-missing 0
        start | dinner without going shopping | cook --max-missing 0
        start | something without fish for dinner | search dinner -fish
        start | lunch without leeks | search lunch -leeks
        start | anything without eggs for breakfast | search category:breakfast -eggs
        start | no nuts for dessert please | search category:dessert -nuts
        start | something with bacon for dinner | search bacon
        start | waffles, egg free | search waffles -egg
        start | plan dinners for the week | plan fill for the week
        start | plan meals for next week | plan fill for next week
        start | five quick dinners without fish | plan fill 5 minutes:30 -fish
        start | plan three vegetarian dinners | plan fill 3 category:vegetarian
        start | what's for dinner on friday | plan friday
        start | what are we having on friday | plan friday
        start | what's planned for next week | plan next week
        start | show me the meal plan | plan
        results | put 3 on friday | plan add 3 friday
        results | have the second one for lunch tomorrow | plan add 2 tomorrow lunch
        start | move friday to saturday | plan move friday saturday
        start | swap friday with sunday | plan move friday sunday
        start | something else for wednesday | plan swap wednesday
        start | no cooking on friday | plan remove friday
        start | clear the meal plan | plan clear
        start | what do I need for the week | shop add plan the week
        start | what do we need to buy for next week | shop add plan next week
        opened | something with eggs | search eggs
        start | how many grams is a cup of flour | ask how many grams is a cup of flour
        start | what can I use instead of buttermilk? | ask what can i use instead of buttermilk
        start | what could replace arrowroot | ask what could replace arrowroot
        start | what's a substitute for eggs | ask what is a substitute for eggs
        start | what can I make with pumpkin, no cinnamon | cook pumpkin -cinnamon
        opened | close | back
        start | close | quit
        results | can I use leeks instead of tofu | drop tofu ; and leeks
        opened | how much is 2 cups of milk in ml | ask how much is 2 cups of milk in ml
        start | shopping list for next week | shop add plan next week
        opened | we had it yesterday | cooked it yesterday
        results | we ate 2 on friday | cooked 2 friday
        start | Mia isn't here on friday | household away mia friday
        start | greek food with lamb | search cuisine:greek lamb
        start | a vegetarian breakfast | search category:vegetarian category:breakfast
        start | something under 40 minutes | search minutes:40
        start | quick salmon | search minutes:30 salmon
        start | toad in the hole | search "toad in the hole"
        start | french toast | search french toast
        start | 2nd soup | search soup
        start | what are you doing | error
        opened | set a timer for 5 minutes and a half | timer 5m30s
        opened | set a timer for two hours and a half | timer 2h30m
        opened | set a timer for 1h 30m | timer 1h30m
        opened | set a timer for 5m 30s please | timer 5m30s
        opened | set a timer for 2 1/2 hours | timer 2h30m
        opened | set a timer for 1½ hours | timer 1h30m
        opened | remind me in 2.5 minutes | timer 2m30s
        start | a stew in 1 1/2 hours | search stew minutes:90
        start | got nothing but rice and beans | cook rice beans
        start | we have nothing left but eggs | cook eggs
        start | the best way to use up half a jar of pesto | cook pesto
        opened | which things do i still have to buy for it | missing it
        opened | make it for to people | scale it 2
        start | may i trouble you for a lasagne | search lasagne
        start | just having a browse | browse
        results | the ones that don't have celery in | without celery
        results | something that doesn't use butter | without butter
        results | anything more substantial | error
        results | double the quantities for 4 | scale 4 x2
        results | halve the amounts in number 2 | scale 2 x1/2
        opened | how is it supposed to look | picture it
        start | what's quick for dinner tonight | search minutes:30 dinner
        start | what is a quick dinner | search minutes:30 dinner
        start | what are some quick soups | search minutes:30 soups
        start | what's fast tonight | search minutes:30
        results | what's quick for lunch | search minutes:30 lunch
        results | show me f1-3 please | list f1-3
        results | please open f2 | open f2
        results | please save r2 and r4 | fav 2,4
        opened | set a timer for 10 minutes, no, 12 | timer 12m
        opened | set a timer for 10 minutes, sorry, 2 hours | timer 2h
        start | can you drive a car | error
        start | i have leeks and barley | pantry add leeks barley
        start | we are out of flour | pantry remove flour
        start | what's in the fridge | pantry list
        start | surprise me | random
        start | search themealdb for dumplings | search dumplings --service themealdb
        results | and celery | and celery
        results | olives too | and olives
        results | no capers | without capers
        results | i'm allergic to peanuts | without peanuts
        results | ham instead of bacon | drop bacon ; and ham
        results | swap the onion for leek | drop onion ; and leek
        results | never mind the mustard | drop mustard
        results | the fourth one | open 4
        results | show me number 6 | open 6
        results | what's in 2? | open 2 --ingredients
        results | how do i make the third one | open 3 --steps
        results | keep 2 and 5 | fav 2,5
        results | save the first two | fav 1-2
        results | number 40 please | error
        results | number 20 please | open 20
        results | number 21 please | error
        results | number 0 please | error
        results | open f5 | open f5
        results | open f6 | error
        results | save 3 to 5 | fav 3-5
        results | save 5 to 3 | error
        results | save the last 20 | fav 1-20
        results | save the last 21 | error
        favorites | number 5 please | open 5
        favorites | number 6 please | error
        results | next page please | more
        results | go back | back
        results | start over | reset
        results | why is 3 first | why 3
        opened | save it | fav it
        opened | save the recipe | fav it
        opened | double the recipe | scale it x2
        opened | get rid of the recipe from my favorites | unfav it
        opened | why is the recipe first | why it
        opened | what does it look like | picture it
        opened | double it | scale it x2
        opened | double the amounts | scale it x2
        results | open 2 then tag as quick | open 2 ; tag it quick
        results | keep 1 and 3, then more | fav 1,3 ; more
        opened | make it for 5 people | scale it 5
        opened | set a timer for 7 minutes | timer 7m
        opened | remind me in half an hour | timer 30m
        opened | more like this | similar it
        favorites | any with lentils? | favs lentils
        favorites | the second result | open r2
        start | do you know any good recipes with aubergine | search aubergine
        start | what's a nice way to cook pork belly | search pork belly
        start | got some leftover rice, any ideas? | cook rice
        start | i need dinner ideas with chicken and no dairy | search chicken -dairy
        start | give me something with tofu but hold the peanuts | search tofu -peanuts
        start | what can we eat tonight | cook
        start | i want to use up some spinach | cook spinach
        start | feeling like pizza | search pizza
        start | any chance of a good chilli recipe | search chilli
        start | can you show me some japanese dishes | search cuisine:japanese
        start | i'd love a spicy noodle soup | search spicy noodle soup
        start | what could i bake with rhubarb and custard powder | cook rhubarb custard powder
        results | make it without the cream | without cream
        results | can we leave out the garlic please | without garlic
        results | add spinach and peas | and spinach peas
        results | just the vegetarian ones please | and category:vegetarian
        results | something quicker | and minutes:30
        results | replace cheese with tofu | drop cheese ; and tofu
        results | i don't care about the garlic | drop garlic
        results | let's see the third recipe | open 3
        results | tell me more about number 4 | open 4
        results | what do i need for number 2 | missing 2
        results | bookmark 1, 4 and 6 | fav 1,4,6
        results | show me the last one | open last
        results | can i see some more | more
        results | go back to the start | reset
        opened | can you read me the steps | open it --steps
        opened | how long is left | timers
        opened | scale it for twelve | scale it 12
        opened | add it to my favourites | fav it
        opened | put it on my shopping list | shop add it
        opened | start a 20 minute timer | timer 20m
        opened | convert to grams | units metric
        opened | show me a picture of it | picture it
        opened | anything similar? | similar it
        opened | remove it from my favorites | unfav it
        favorites | delete the third one | unfav 3
        favorites | show the ones with chicken | favs chicken
        favorites | back to the results | list
        start | we've run out of eggs and sugar | pantry remove eggs sugar
        start | add flour and butter to the pantry | pantry add flour butter
        start | what do we have in the cupboard | pantry list
        start | show me my shopping list | shop list
        start | switch to spoonacular | service spoonacular
        start | how do i use timers | help timers
        start | how do i use favorites | help favs
        start | pick a random recipe | random
        start | what's your favourite colour | error
        start | i love you | error
        start | are you a robot | error
        start | order me a pizza | error
        results | is it raining | error
        results | any without nuts? | without nuts
        results | which of these have mushrooms | and mushrooms
        results | what if i don't have garlic | error
        start | chicken and rice in under an hour | search chicken rice minutes:60
        start | a cake without eggs or butter | search cake -eggs -butter
        start | my daughter is vegan, what can i cook | cook category:vegan
        start | breakfast with eggs and no bacon | search category:breakfast eggs -bacon
        results | how do i cook number 3 | open 3 --steps
        results | open the second and the fifth | list 2,5
        opened | undo | undo
        opened | how many servings is it | error
        start | beef stew or lamb stew | search beef stew or lamb stew
        start | show me cheap dinners | error
        results | take off the cheese | without cheese
        start | what can i cook for 4 people with salmon | cook salmon --servings 4
        start | i'm in the mood for something spanish | search cuisine:spanish
        start | gluten free bread | search bread -gluten
        start | what goes with duck | ask what goes with duck
        results | no more cheese please | without cheese
        start | hello, do you have a recipe for carrot cake please | search carrot cake
        start | is there a soup with pumpkin but without cream | search soup pumpkin -cream
        start | i want pasta, no meat | search pasta -meat
        start | we feel like eating mexican tonight | search cuisine:mexican
        start | i only have 15 minutes and some eggs | search minutes:15 eggs
        start | dinner in 30 minutes | search minutes:30 dinner
        start | a starter with salmon | search category:starter salmon
        start | vegetarian lasagne | search category:vegetarian lasagne
        start | how long do eggs keep | error
        start | who are you | error
        results | do any of them have bacon | and bacon
        results | with mushrooms and no cream | and mushrooms -cream
        results | i don't want garlic | without garlic
        results | get rid of the cheese | without cheese
        results | and what about pumpkin | search pumpkin
        results | try leeks instead of garlic | drop garlic ; and leeks
        results | lamb would be nice | search lamb
        results | make it quick | and minutes:30
        results | under half an hour please | and minutes:30
        results | show them all again | list all
        results | open the first one and save it | open 1 ; fav it
        results | save number 3 then go back | fav 3 ; back
        results | what's the fourth one like | open 4
        results | which ingredients does number 2 need | open 2 --ingredients
        opened | could you double the recipe | scale it x2
        opened | we are eight tonight | scale it 8
        opened | only half please | scale it x1/2
        opened | wake me in 45 minutes | timer 45m
        opened | timer for the potatoes 20 minutes | timer 20m potatoes
        opened | stop the timer | timers stop
        opened | stop both timers | timers stop all
        opened | pause the timers | timers pause
        opened | pause the rice timer | timers pause rice
        opened | pause all timers | timers pause all
        opened | resume the timers | timers resume
        opened | resume the rice timer | timers resume rice
        opened | remind me in 5 minutes to stir | timer 5m stir
        opened | remind me to stir in 5 minutes | timer 5m stir
        opened | show me step 2 | step 2
        guide | go to step 3 | step 3
        guide | last step | step last
        guide | show me the last step | step last
        results | guide me through number 3 | guide 3
        guide | stop | guide stop
        guide | leave the guide | guide stop
        start | mine | search mine
        start | my own recipes | search mine
        results | garlic mine | search garlic mine
        opened | what do i have to buy for it | missing it
        opened | bring up the ingredients | open it --ingredients
        opened | go to the next step | guide
        opened | this looks good, save it | fav it
        opened | save it. save it. | fav it
        opened | save it. save it and go back | fav it ; back
        start | it's freezing out, zork nice | error
        start | it's freezing out, minestrone nice | search minestrone
        opened | tag this as christmas | tag it christmas
        opened | make a note that it needs more lemon | note it it needs more lemon
        favorites | open the newest | error
        favorites | which ones are tagged quick | favs --tag quick
        favorites | remove 2 and 3 | unfav 2,3
        start | put milk on the shopping list | shop add milk
        start | i just bought some cheese and ham | pantry add cheese ham
        start | there's no flour left in the cupboard | pantry remove flour
        start | we always have salt and oil | pantry add salt oil --staple
        start | use the light theme | set theme light
        start | turn off the bell | set bell off
        start | what services can i use | service
        start | show me all your recipes | browse
        start | can you help me | help
        start | that's all, bye | quit
        results | i changed my mind, show me risotto | search risotto
        """
}
