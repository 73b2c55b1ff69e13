extension CounterLines {
    static let talk = """
        refine | results | i cant stand coriander | without coriander
        refine | results | no mushrooms or olives please | without mushrooms olives
        refine | results | my daughter is allergic to peanuts | without peanuts
        refine | results | nothing with shellfish | without shellfish
        refine | results | take out anything with pork | without pork
        refine | results | oh and no nuts | without nuts
        refine | results | not chicken again | without chicken
        refine | results | we don't eat beef | without beef
        refine | results | leave out the ones with anchovies | without anchovies
        refine | start | pasta but without cream | search pasta -cream
        refine | start | a curry, hold the coconut | search curry -coconut
        refine | start | gluten free brownies | search brownies -gluten
        refine | start | cake with no eggs in it | search cake -eggs
        refine | start | something for someone who can't have dairy | search -dairy
        refine | start | stew with beef, but my wife hates carrots | search stew beef -carrots
        refine | start | i'm lactose intolerant, what can i make with pasta | cook pasta -lactose
        refine | start | no meat | search -meat
        refine | start | dessert for a nut allergy | search category:dessert -nut
        refine | results | dairy free please | without dairy
        refine | results | except fish | without fish
        refine | results | can we lose the chilli | without chilli
        refine | results | and some bacon | and bacon
        refine | results | add basil please | and basil
        refine | results | also i have peas | and peas
        refine | results | only ones with tomato | and tomato
        refine | results | does any of them have spinach in it | and spinach
        refine | results | the ones with bread | and bread
        refine | results | put some ham in | and ham
        refine | results | use leek instead of garlic | drop garlic ; and leek
        refine | results | garlic doesn't matter after all | drop garlic
        refine | results | actually cheese is ok | drop cheese
        refine | results | what about beef instead of cheese | drop cheese ; and beef
        refine | results | turns out i have no cheese | pantry remove cheese
        refine | results | and ham but no cream | and ham -cream
        refine | results | they must have potatoes | and potatoes
        refine | results | i'd rather have onion than garlic | drop garlic ; and onion
        refine | results | none with raisins | without raisins
        refine | results | my husband doesn't eat mushrooms | without mushrooms
        refine | results | forget anything with tuna | without tuna
        refine | results | not spicy | without spicy
        refine | results | i don't want any with bacon | without bacon
        refine | results | please no seafood | without seafood
        refine | results | no sugar no butter | without sugar butter
        refine | results | drop the ones with walnuts | without walnuts
        refine | results | we're all out of cream so nothing with cream | pantry remove cream ; without cream
        refine | results | one of us is coeliac so no gluten | without gluten
        refine | results | can you hide anything with liver | without liver
        refine | results | minus the beetroot | without beetroot
        refine | start | chicken salad no mayo | search chicken salad -mayo
        refine | start | pancakes without milk or eggs | search pancakes -milk -eggs
        refine | start | i can't eat gluten, show me cakes | search cakes -gluten
        refine | start | egg free mayonnaise | search mayonnaise -egg
        refine | start | what can i cook with chicken that has no dairy | cook chicken -dairy
        refine | start | nothing with cheese please | search -cheese
        refine | start | my kid has an egg allergy | search -egg
        refine | start | dinner for a friend who is allergic to nuts | search dinner -nuts
        refine | start | curry not too hot | search curry -hot
        refine | results | with some rice | and rice
        refine | results | must have lemon | and lemon
        refine | results | could it have honey as well | and honey
        refine | results | chuck in some peas | and peas
        refine | results | i want ones with potato in | and potato
        refine | results | and a bit of chilli | and chilli
        refine | results | have any of those got celery | and celery
        refine | results | only if its got bacon | and bacon
        refine | results | replace garlic with ginger | drop garlic ; and ginger
        refine | results | rather feta than cheese | drop cheese ; and feta
        refine | results | i dont mind about the garlic | drop garlic
        refine | results | it doesnt need cheese | drop cheese
        refine | results | garlic is fine i guess | drop garlic
        refine | results | cheese isn't important | drop cheese
        refine | results | same but with ham | and ham
        refine | results | make that with tofu instead of cheese | drop cheese ; and tofu
        refine | results | okay and what if it has tomatoes too | and tomatoes
        refine | results | kill the olives | without olives
        refine | results | anything but lamb please | without lamb
        refine | results | i really don't like aubergine | without aubergine
        refine | results | no butter and no cream | without butter cream
        refine | results | which ones have no egg | without egg
        refine | results | also my son can't have soy | without soy
        refine | start | bread without yeast | search bread -yeast
        refine | start | pasta, no tomatoes please | search pasta -tomatoes
        refine | start | i need a nut free cake | search cake -nut
        refine | start | what can i make with beans if i don't like onions | cook beans -onions
        refine | start | we never eat pork | search -pork
        refine | results | and throw in a courgette | and courgette
        refine | results | do any have chickpeas | and chickpeas
        refine | results | it has to have beans | and beans
        refine | results | butter instead of cheese | drop cheese ; and butter
        refine | results | cheese is not important | drop cheese
        refine | results | ok lose the garlic requirement | error
        refine | results | with potatoes please | and potatoes
        refine | results | no wait, with rice | and rice
        refine | results | without any wine | without wine
        refine | results | get rid of the ones with bacon | without bacon
        refine | results | i'm not keen on fennel | without fennel
        refine | results | no dairy no eggs please | without dairy eggs
        refine | results | skip the prawns | without prawns
        refine | results | my guest is vegan | and category:vegan
        refine | start | a salad without lettuce | search salad -lettuce
        refine | start | dairy free lasagne | search lasagne -dairy
        refine | start | anything with chicken but not a curry | search chicken -curry
        refine | start | soup for someone with a milk allergy | search soup -milk
        refine | start | what can i make with pumpkin, no cinnamon | cook pumpkin -cinnamon
        refine | results | also with ginger | and ginger
        refine | results | plus some honey please | and honey
        refine | results | i have bacon too | and bacon
        refine | results | make sure theres spinach in it | and spinach
        refine | results | show the ones that have lemon | and lemon
        refine | results | onion instead of garlic please | drop garlic ; and onion
        refine | results | garlic isn't needed | drop garlic
        refine | results | what if i leave out the cheese | error
        refine | results | take the mushrooms out | without mushrooms
        refine | results | none of them should have nuts | without nuts
        refine | results | we can't do shellfish | without shellfish
        refine | results | no more tomatoes please | without tomatoes
        refine | start | burgers without meat | search burgers -meat
        refine | start | sugar free dessert | search category:dessert -sugar
        refine | start | anything without onions or garlic | search -onions -garlic
        refine | start | what can i cook that has no wheat | cook -wheat
        refine | results | i'd like spinach in it | and spinach
        refine | results | and olives please | and olives
        refine | results | use ham instead of garlic | drop garlic ; and ham
        refine | results | cheese is okay after all | drop cheese
        refine | results | they need to have carrots | and carrots
        talk | start | whats the weather | error
        talk | start | how many calories in an egg | error
        talk | start | i am bored | error
        talk | start | is that ok | error
        talk | start | blah blah | error
        talk | results | hmm | error
        talk | results | not sure | error
        talk | results | cheaper ones | error
        talk | opened | what oven temperature | error
        talk | start | who made you | error
        talk | results | the nice one | error
        talk | results | sounds good | error
        talk | start | can you cook for me | error
        talk | start | how much does it cost | error
        talk | start | i feel sick | error
        talk | start | less fat please | error
        talk | start | something cheap | error
        talk | start | what do you think | error
        talk | start | which is better | error
        talk | results | hmm no | error
        talk | results | maybe | error
        talk | results | none of these | error
        talk | results | the healthier one | error
        talk | opened | can i leave out the salt | error
        talk | opened | does it freeze well | error
        talk | opened | is that enough for two | error
        talk | start | what is umami | error
        talk | start | what should i wear | error
        talk | start | is cheese good for you | error
        talk | results | really? | error
        talk | results | these look boring | error
        talk | opened | can my kid help with it | error
        talk | start | play some music | error
        talk | start | i want something my grandma would like | error
        talk | results | why are there so many | error
        talk | opened | this looks hard | error
        talk | start | why | error
        talk | results | these are too complicated | error
        typos | start | chiken curry | search chiken curry
        typos | start | waht can i make with brocoli | cook brocoli
        typos | start | recipies with spinich | search spinich
        typos | start | serch garlic | error
        typos | results | wihtout onions | error
        typos | start | shwo me soup | search soup
        typos | start | anythng with leek | search leek
        typos | results | somehting with beef | search beef
        typos | start | pleese find me a lasagne | search lasagne
        typos | start | wat kan i cook wit egs | cook egs
        typos | results | teh second one | open 2
        typos | opened | ad it to the shoping list | shop add it
        typos | opened | set a tmer for 5 minuts | timer 5m
        typos | start | i fancey curry | search curry
        typos | start | brocolli soop | search brocolli soop
        typos | start | wat can i mke with onoins | cook onoins
        typos | start | recipies for lasange | search lasange
        typos | start | shw me chicken | search chicken
        typos | results | and musrooms | and musrooms
        typos | results | the secnd one | error
        typos | start | lookng for a curry | search curry
        typos | opened | savr it | error
        typos | start | vegitarian chilli | search category:vegetarian chilli
        typos | start | somthing wiht rice | search rice
        typos | start | i want too make bread | search bread
        typos | start | ingrediants please | error
        typos | start | spagetti wth clams | search spagetti clams
        typos | results | nothin with mushrooms | without mushrooms
        typos | opened | shwo the steps | open it --steps
        typos | start | what can i cok with rice | cook rice
        typos | start | show me recpies wiht tomatos | search tomatos
        typos | results | witout garlic | error
        typos | start | what can i amke with eggs | cook eggs
        typos | start | reciepes with aubergene | search aubergene
        typos | results | no onoin | without onoin
        correct | start | chicken, no wait, turkey soup | search turkey soup
        correct | start | pasta with ham, sorry, with bacon | search pasta bacon
        correct | opened | make it for four, no six | scale it 6
        correct | results | no, i meant leek not garlic | drop garlic ; and leek
        correct | opened | timer 10 minutes, make that 12 | timer 12m
        correct | opened | timer for 10 minutes for the pasta, no wait, 12 | timer 12m pasta
        correct | results | the second, no the third | open 3
        correct | start | beef stew i mean lamb stew | search lamb stew
        correct | start | beef curry, no wait, lamb curry | search lamb curry
        correct | opened | for 4 people, sorry, for 5 | scale it 5
        correct | results | open 3, i mean 4 | open 4
        correct | start | soup with leeks, no, with parsnips | search soup parsnips
        correct | opened | double it, no triple it | scale it x3
        correct | start | find rice pudding, actually make that bread pudding | search bread pudding
        correct | opened | timer for 5 min, no 7 min | timer 7m
        correct | start | pork chops, sorry, lamb chops | search lamb chops
        correct | opened | set it for 4, no wait 5 | scale it 5
        correct | start | chicken stew, no beef stew | search beef stew
        several | results | open the second one and save it | open 2 ; fav it
        several | results | save 2 and 4 and go back | fav 2,4 ; back
        several | start | find pad thai and open the first | search pad thai ; open 1
        several | opened | save it and put it on the shopping list | fav it ; shop add it
        several | start | we're out of eggs, and i bought flour | pantry remove eggs ; pantry add flour
        several | opened | double it and add it to the shopping list | scale it x2 ; shop add it
        several | results | no onion and under 30 minutes | and minutes:30 -onion
        several | results | open 4 and show me the ingredients | open 4 ; open it --ingredients
        several | opened | save it, then back to the list | fav it ; list
        several | start | i bought milk and we are out of eggs | pantry add milk ; pantry remove eggs
        several | opened | put it on the shopping list and set a timer for 5 minutes | shop add it ; timer 5m
        several | start | search for laksa and save the first one | search laksa ; fav 1
        several | results | without nuts, and only vegetarian | and category:vegetarian -nuts
        several | opened | make it for 6 and give me grams | scale it 6 ; units metric
        several | results | save the first and open it | fav 1 ; open it
        several | start | we have eggs and milk but we're out of butter | pantry add eggs milk ; pantry remove butter
        several | results | open 2 and start cooking | open 2 ; guide
        several | opened | save it, tag it quick | fav it ; tag it quick
        several | results | save 1 and open 2 | fav 1 ; open 2
        """
}
