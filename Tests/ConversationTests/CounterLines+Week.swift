extension CounterLines {
    /// A week of suppers, from the first idea to the shopping.
    static let week = """
        find | start | anything with courgette and ricotta in it? | search courgette ricotta
        find | start | could do with a decent curry tonight | search curry
        find | start | we fancy something with prawns | search prawns
        find | start | do you know a good lentil soup | search lentil soup
        find | start | I'd like to bake a cake with almonds | search cake almonds
        find | start | got any good recipes for a cold winter evening with beef | search beef
        find | start | how about a risotto | search risotto
        find | start | let's do something with chickpeas and spinach | cook chickpeas spinach
        find | start | what goes well with duck | search duck
        find | start | I need a pudding for sunday | search pudding
        find | start | find me a starter with beetroot | search category:starter beetroot
        find | start | mexican food please | search cuisine:mexican
        find | start | an indian curry without coconut | search cuisine:indian curry -coconut
        find | start | a quick lunch with eggs | search minutes:30 eggs
        find | start | no mushrooms please, my husband hates them | search -mushrooms
        find | start | something sweet but without nuts | search sweet -nuts
        find | start | my daughter is allergic to eggs | search -eggs
        find | start | I can't stand coriander | search -coriander
        find | start | pasta but hold the cheese | search pasta -cheese
        find | start | chicken thighs, garlic, lemon | search chicken thighs garlic lemon
        find | start | there's half a cabbage in the fridge that needs eating | cook cabbage
        find | start | I've only got eggs and potatoes | pantry add eggs potatoes
        find | start | I have some leftover rice, any ideas? | cook rice
        find | start | what would you do with a glut of tomatoes | cook tomatoes
        find | start | two ripe bananas and some oats, what now | cook bananas oats
        find | start | all I have is onions and bread | cook onions bread
        find | start | what can we eat without going shopping | cook --max-missing 0
        find | start | feed six people with a chicken | cook chicken
        find | start | what's quick and has salmon | search minutes:30 salmon
        find | start | ready in a quarter of an hour | search minutes:15
        find | start | I've got half an hour and some mince | search minutes:30 mince
        find | start | dinner in 20 minutes | search minutes:20 dinner
        find | start | something under 40 minutes with pork | search minutes:40 pork
        find | start | vegan chilli please | search category:vegan chilli
        find | start | gluten free brownies | search brownies -gluten
        find | start | dairy-free lasagne | search lasagne -dairy
        find | start | is there a recipe called shepherd's pie | search title:shepherd's pie
        find | start | surprise me | random
        find | start | I don't mind what, you decide | random
        find | start | add milk to the shopping list | shop add milk
        find | start | put eggs and butter on my list | shop add eggs butter
        find | start | we need more flour | shop add flour
        find | start | don't forget bread | shop add bread
        find | start | take the milk off the list | shop remove milk
        find | start | I got the eggs | pantry add eggs
        find | start | what do I have to buy | shop list
        find | start | read me the shopping list | shop list
        find | start | we don't need butter any more | shop remove butter
        find | start | empty the shopping list | shop clear
        find | start | I've bought tomatoes and feta | pantry add tomatoes feta
        find | start | we've run out of olive oil | pantry remove olive oil
        find | start | the rice is all gone | pantry remove rice
        find | start | there's flour in the cupboard | pantry add flour
        find | start | put salt in the pantry | pantry add salt
        find | start | what's in my larder | pantry list
        find | start | do we have any eggs | pantry list
        find | start | throw out everything in the pantry | pantry clear
        find | start | set a timer for ten minutes | timer 10m
        find | start | remind me in 5 minutes about the eggs | timer 5m eggs
        find | start | timer for the rice, 12 minutes | timer 12m rice
        find | start | how long is left on the timer | timers
        find | start | stop the rice timer | timers stop rice
        find | start | show my favourites | favs
        find | start | what did I save | favs
        find | start | my saved recipes with chicken | favs chicken
        find | start | which favourites are vegetarian | favs category:vegetarian
        find | start | undo that please | undo
        find | start | oops, put it back | undo
        find | start | that was a mistake, undo | undo
        find | start | do it again | redo
        find | start | thanks, that's lovely | error
        find | start | hello | error
        find | start | good morning, how are you | error
        find | start | you are useless | error
        find | start | what's the weather like | error
        find | start | tell me a joke | error
        find | start | I'm so hungry | cook
        find | start | my feet hurt | error
        find | start | who are you | help
        find | start | what can I say here | help
        find | start | how does this work | help
        find | start | bye then | quit
        find | start | I'm done for today | quit
        find | start | switch to metric | units metric
        find | start | I use cups | units us
        refine | results | the third one please | open 3
        refine | results | show me number 2 | open 2
        refine | results | let me see the fourth | open 4
        refine | results | I'll have number five | open 5
        refine | results | number 7 looks nice | open 7
        refine | results | what do I need for number 4 | missing 4
        refine | results | what would I have to buy for 3 | missing 3
        refine | results | how is number 2 made | open 2 --steps
        refine | results | how long does 3 take | error
        refine | results | only the quick ones | and minutes:30
        refine | results | only vegetarian ones | and category:vegetarian
        refine | results | but without onions | without onions
        refine | results | none of them with walnuts please | without walnuts
        refine | results | not those with cream | without cream
        refine | results | and something green too, spinach maybe | and spinach
        refine | results | with mushrooms as well | and mushrooms
        refine | results | nothing over an hour | and minutes:60
        refine | results | less than 45 minutes please | and minutes:45
        refine | results | I don't like garlic | without garlic
        refine | results | forget the cheese | drop cheese
        refine | results | cheese doesn't matter after all | drop cheese
        refine | results | use ham rather than cheese | drop cheese ; and ham
        refine | results | actually make it goat cheese | and goat cheese
        refine | results | next please | more
        refine | results | show me some more | more
        refine | results | what else have you got | more
        refine | results | anything else | more
        refine | results | none of these | error
        refine | results | back to the last list | back
        refine | results | go back one | back
        refine | results | let's start over | reset
        refine | results | scrap all that | reset
        refine | results | forget everything | reset
        refine | results | save 2 and 4 for later | fav 2,4
        refine | results | keep the first three | fav 1-3
        refine | results | I like number 6, keep it | fav 6
        refine | results | bookmark the last one | fav last
        refine | results | put 1, 2 and 5 on the shopping list | shop add 1,2,5
        refine | results | shop for 3 | shop add 3
        refine | results | get me the things for number 8 | shop add 8
        refine | results | buy everything for 2 | shop add 2
        refine | results | add the ingredients of 4 to my list | shop add 4
        refine | results | why is 3 on top | why 3
        refine | results | anything similar to 5 | similar 5
        refine | results | print the list again | list
        refine | results | show me a picture of 2 | picture 2
        refine | results | the one with butter | error
        refine | results | I don't want any of these | error
        refine | results | that's too many | error
        refine | results | hmm | error
        refine | results | these all look boring | error
        refine | results | nice | error
        refine | results | are there any without meat | without meat
        refine | results | do any of them have bacon | and bacon
        refine | results | which are under half an hour | and minutes:30
        refine | results | what about soup instead | search soup
        refine | results | new search: apple pie | reset ; search apple pie
        refine | results | let's try fish instead | search fish
        refine | results | Italian please | search cuisine:italian
        cook | opened | how do I make it | open it --steps
        cook | opened | what goes into it | open it --ingredients
        cook | opened | what do I need | missing it
        cook | opened | what am I missing | missing it
        cook | opened | what else do I need | missing it
        cook | opened | take me through it | guide
        cook | opened | start cooking | guide
        cook | opened | let's cook this | guide
        cook | opened | next step | guide
        cook | opened | previous step | guide back
        cook | opened | say that once more | guide again
        cook | opened | double it | scale it x2
        cook | opened | make it for six | scale it 6
        cook | opened | there'll be eight of us | scale it 8
        cook | opened | half the amount | scale it x1/2
        cook | opened | I like this one, keep it | fav it
        cook | opened | save this | fav it
        cook | opened | remember this one | fav it
        cook | opened | not a favourite any more | unfav it
        cook | opened | add it to the shopping list | shop add it
        cook | opened | I need the stuff for this | missing it
        cook | opened | put the missing things on my list | shop add it
        cook | opened | note: use less salt next time | note it use less salt next time
        cook | opened | remember: needs more garlic | note it needs more garlic
        cook | opened | tag it weeknight | tag it weeknight
        cook | opened | show me the picture | picture it
        cook | opened | is there a video | open it --video
        cook | opened | open it in the browser | open it --web
        cook | opened | back to the results | list
        cook | opened | show me something like this | similar it
        cook | opened | does it have nuts | ask it does it have nuts
        cook | opened | how much butter | ask it how much butter
        cook | opened | how hot should the oven be | ask it how hot should the oven be
        cook | opened | butter? | ask butter
        cook | opened | looks delicious | error
        cook | opened | I burnt it last time | error
        cook | opened | this is too much work | error
        cook | opened | close it | back
        cook | opened | save it as pie.md | export it pie.md
        cook | opened | write it to dinner.html | export it dinner.html
        cook | opened | in cups please | units us
        cook | opened | metric please | units metric
        keep | favs | open the second | open 2
        keep | favs | remove number 3 | unfav 3
        keep | favs | delete the last one | error
        keep | favs | which ones have chicken | favs chicken
        keep | favs | what did I write about 2 | note 2
        keep | favs | tag 1 as christmas | tag 1 christmas
        keep | favs | back to the results | list
        keep | favs | only those tagged quick | favs --tag quick
        keep | favs | the first result | open r1
        keep | favs | buy the things for 1 | shop add 1
        keep | favs | throw away all my favourites | unfav favorites
        """
}
