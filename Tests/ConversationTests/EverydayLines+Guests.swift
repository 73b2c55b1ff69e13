extension EverydayLines {
    /// Talk before guests come: allergies, numbers, second thoughts.
    static let guests = """
        about | start | make twice as much | error
        about | results | how did 10 get on the list | why 10
        about | results | rework 6 for 2 people | scale 6 2
        about | results | have you others like 19? | similar 19
        about | opened | im cooking it for 14 of us | scale it 14
        about | opened | scale it down to 3 | scale it 3
        about | opened | times it by five | scale it x5
        about | opened | convert it to metric would you | units metric
        about | opened | which bits haven't i got | missing it
        about | opened | why's this come up | why it
        about | favs | is there anything similar to the last one | similar last
        cook | start | what on earth can i make with quince | cook quince
        cook | start | leftover rice and half a jar of pesto, what could i do with that | cook rice pesto
        cook | start | Could you tell me what to make with veal mince? | cook veal mince
        cook | start | got karela and drumsticks at home, kindly tell what can be cooked | cook karela drumsticks
        cook | start | what could i do using semolina & dates | cook semolina dates
        cook | start | what can i do for breakfast with crumpets | cook category:breakfast crumpets
        cook | start | these pears need eating, what can i make | cook pears
        cook | start | trying to finish off a bag of spinach | cook spinach
        cook | start | what can i make with lamb shanks, buying no more than three things | cook lamb shanks --max-missing 3
        cook | start | no shopping today - what can i make out of gammon | cook gammon --max-missing 0
        cook | start | is there a veggie meal i could make with puy lentils | cook category:vegetarian puy lentils
        cook | results | any thoughts on what to make with pak choi | cook pak choi
        cook | results | what can i make with ricotta, no wait, cottage cheese, and chives | cook cottage cheese chives
        cook | opened | and from a tin of crab what could be made | cook crab
        cook | opened | what should the kids have for tea | cook
        cook | favs | what do i do with all this rhubarb | cook rhubarb
        either | start | baklava or kunefe | search baklava or kunefe
        either | start | what can i cook with rabbit or hare and mustard | cook rabbit or hare mustard
        either | start | some kind of bake with celeriac, swede or turnip | search bake celeriac or swede or turnip
        either | results | has to have either thyme or sage | and thyme or sage
        either | results | scallops or langoustines instead | search scallops or langoustines
        either | opened | let me see something with bulgur or freekeh | search bulgur or freekeh
        exclude | start | caesar salad without any anchovy | search caesar salad -anchovy
        exclude | start | green curry, skip the fish sauce | search green curry -fish sauce
        exclude | start | being allergic to almonds, i need a macaroon recipe | search macaroon -almonds
        exclude | start | wheat free, egg free bread | search bread -wheat -egg
        exclude | start | nothing with pork please | search -pork
        exclude | start | cauliflower cheese but not with mustard | search cauliflower cheese -mustard
        exclude | start | pilaf, neither raisins nor cashews | search pilaf -raisins -cashews
        exclude | results | nan's allergic to mustard | without mustard
        exclude | results | i really detest okra | without okra
        exclude | results | we're a pork-free house | without pork
        exclude | results | apart from ones with sweetcorn | without sweetcorn
        exclude | results | leave the peas out, and the carrots | without peas carrots
        exclude | results | can't eat tomatoes, sorry | without tomatoes
        exclude | results | not too sweet | without sweet
        exclude | opened | bleurgh, no tripe | without tripe
        exclude | opened | he doesn't like beetroot | without beetroot
        exclude | favs | stroganoff, hold the brandy | search stroganoff -brandy
        keep | start | bring up my favorites | favs
        keep | start | have i saved anything with mackerel | favs mackerel
        keep | results | i love number 12, star it | fav 12
        keep | results | keep all of these | fav all
        keep | results | save numbers 2, 9 and 20 | fav 2,9,20
        keep | opened | favourite this please | fav it
        keep | opened | scribble a note: swap honey for maple syrup | note it swap honey for maple syrup
        keep | opened | tag this with camping | tag it camping
        keep | opened | take this out of my favourites | unfav it
        keep | favs | take out the second and the fourth | unfav 2,4
        keep | favs | only the ones tagged lunchbox | favs --tag lunchbox
        keep | favs | put a note on 3: double the chilli | note 3 double the chilli
        kind | start | anything swedish | search cuisine:swedish
        kind | start | peruvian recipes with fish | search cuisine:peruvian fish
        kind | start | starters, veggie | search category:starter category:vegetarian
        kind | start | a fast breakfast with kippers | search minutes:30 category:breakfast kippers
        kind | start | caribbean goat, not too spicy | search cuisine:caribbean goat -spicy
        kind | start | filipino pork in 50 minutes | search cuisine:filipino pork minutes:50
        kind | start | under two hours, oxtail | search minutes:120 oxtail
        kind | start | an egg-free dessert with cherries | search category:dessert cherries -egg
        kind | results | brazilian please | search cuisine:brazilian
        kind | results | just vegan, under half an hour | and category:vegan minutes:30
        kind | results | i want it done within the hour | and minutes:60
        kind | results | only italian, no pork | and cuisine:italian -pork
        kind | opened | make it a starter | and category:starter
        kind | favs | a lentil soup, and quick | search lentil soup minutes:30
        open | start | 4 please | error
        open | results | i'd like to see nine | open 9
        open | results | let's go for 1 | open 1
        open | results | the eighteenth if you please | open 18
        open | results | 10-12 please | list 10-12
        open | results | can i see both 5 and 14 | list 5,14
        open | results | steps for the eleventh | open 11 --steps
        open | results | open the first then tell me the ingredients | open 1 ; open it --ingredients
        open | results | pull up a pic of number 3 | picture 3
        open | results | 6, no hang on, 16 | open 16
        open | opened | what's the method | open it --steps
        open | opened | what's this got in it | open it --ingredients
        open | opened | show it in the web browser | open it --web
        open | opened | let me watch the video | open it --video
        open | opened | start cook mode | guide
        open | opened | go to the previous step | guide back
        open | favs | numbers 1 and 5 | list 1,5
        open | favs | could you walk me through making the third | guide 3
        open | favs | eight please | error
        page | results | show us some more | more
        page | results | what other ones are there | more
        page | results | go on to the next page | more
        page | results | let's have 4 more pages of these | more 4
        page | results | right, i want to start from scratch | reset
        page | results | new search please, pork pies | reset ; search pork pies
        page | results | back three goes please | back 3
        page | opened | let me see the list again | list
        page | opened | back please | back
        page | opened | show me what else there is | more
        page | favs | any more of them | more
        page | favs | oops, undo that last thing | undo
        pantry | start | there's always garlic granules and oregano in the house | pantry add garlic granules oregano --staple
        pantry | start | i bought 500g of mince and 2 peppers | pantry add mince peppers
        pantry | start | we've no cumin left | pantry remove cumin
        pantry | start | i have oats now but i'm out of raisins | pantry add oats ; pantry remove raisins
        pantry | start | tell me whats in the fridge | pantry list
        pantry | results | the pumpkin seeds have run out | pantry remove pumpkin seeds
        pantry | opened | put the leftover gravy in the fridge | pantry add gravy
        refine | results | need lentils in it too | and lentils
        refine | results | pop in some walnuts | and walnuts
        refine | results | bit of pineapple in it as well maybe | and pineapple
        refine | results | do any have mozzarella | and mozzarella
        refine | results | cheese is optional tbh | drop cheese
        refine | results | the garlic isn't important | drop garlic
        refine | results | lets replace cheese by nutritional yeast | drop cheese ; and nutritional yeast
        refine | results | i would have miso rather than garlic | drop garlic ; and miso
        refine | results | put silken tofu in instead of cheese | drop cheese ; and silken tofu
        refine | results | plus anchovies & lemon, without cream | and anchovies lemon -cream
        refine | results | beans as well, no i mean peas | and peas
        refine | results | how about duck instead | search duck
        refine | opened | i want it with spring onion too | and spring onion
        refine | opened | doesn't need to have cheese in | drop cheese
        refine | favs | can we change cheese for paneer | drop cheese ; and paneer
        search | start | hiya, do you know a good cullen skink | search cullen skink
        search | start | WHAT RECIPES HAVE YOU GOT FOR MUTTON | search mutton
        search | start | wld like to make momos | search momos
        search | start | how does one make a bearnaise | search bearnaise
        search | start | fancy trying some pani puri | search pani puri
        search | start | any ideas with persimmons | search persimmons
        search | start | a nice fish finger sandwich | search fish finger sandwich
        search | start | croque monsieur | search croque monsieur
        search | start | coconut milk, lime leaves, prawn | search coconut milk lime leaves prawn
        search | start | pecan pie 🥧 please | search pecan pie
        search | start | recpie for hummus | search hummus
        search | start | it's my birthday, i want a black forest gateau | search black forest gateau
        search | start | Something with wild boar, if you'd be so kind. | search wild boar
        search | results | i think i'd prefer a frittata | search frittata
        search | results | hmm, maybe chicken kiev | search chicken kiev
        search | opened | some bread with spelt | search bread spelt
        search | opened | teach me how to make ravioli | search ravioli
        search | favs | nope, show me croquetas | search croquetas
        shell | start | how does this thing work | help
        shell | start | what does the missing command do | help missing
        shell | start | layout cards please | set layout cards
        shell | start | could you turn links on | set links on
        shell | results | cheers, see ya | quit
        shell | opened | i'd like to write up a recipe of my own | create
        shop | start | what do we still have to get from the shops | shop list
        shop | start | got the lemons, cross them off | shop done lemons
        shop | results | add number 12's ingredients to the shopping list | shop add 12
        shop | opened | open 8 for me, then get it onto my shopping list | open 8 ; shop add it
        shop | favs | empty my shopping list | shop clear
        timer | start | is a timer running | timers
        timer | opened | set the timer: 40 minutes, crumble | timer 40m crumble
        timer | opened | 45 seconds on the timer please | timer 45s
        timer | opened | set a timer for 8, no, 9 minutes | timer 9m
        timer | opened | let me know when three quarters of an hour is up | timer 45m
        tricky | start | four cheese pizza | search four cheese pizza
        tricky | start | thousand island dressing | search thousand island dressing
        tricky | start | scotch eggs | search scotch eggs
        tricky | start | english muffins | search english muffins
        tricky | start | breakfast radishes | search breakfast radishes
        tricky | start | side of salmon with dill | search "side of salmon" dill
        tricky | start | bangers and mash | search "bangers and mash"
        tricky | start | eggs in purgatory | search "eggs in purgatory"
        tricky | start | twice baked potatoes | search twice baked potatoes
        tricky | start | bottle gourd | search bottle gourd
        tricky | start | pot stickers | search pot stickers
        tricky | start | no-churn ice cream | search no-churn ice cream
        tricky | start | picture perfect pavlova | error
        tricky | results | hold your horses | error
        tricky | results | next best thing | error
        tricky | results | no worries mate | error
        tricky | opened | wait for it | error
        tricky | favs | first things first | error
        typo | start | serach sprats | error
        typo | start | pnatry clear | error
        typo | results | mopre | error
        typo | opened | giude | error
        unclear | start | what day is it | error
        unclear | start | can you speak french | error
        unclear | start | i have a headache | error
        unclear | results | something a bit more exciting | error
        unclear | results | thats a lot of cheese | error
        unclear | opened | can i make it in advance | error
        unclear | opened | who came up with this | error
        unclear | favs | i made that one last week | error
        where | start | you decide for me | random
        where | start | which recipe services have you got set up | service
        where | start | ask themealdb if it has stroopwafels | search stroopwafels --service themealdb
        where | start | which cuisines do you cover | cuisines
        where | results | switch over to themealdb and find me bigos | service themealdb ; search bigos
        where | opened | just having a look around | browse
        """
}
