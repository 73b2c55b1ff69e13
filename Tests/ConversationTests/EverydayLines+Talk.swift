extension EverydayLines {
    static let talk = """
        refine | results | without the feta then | without feta
        refine | results | no onion either | without onion
        refine | results | and no chilli | without chilli
        refine | results | not with fish though | without fish
        refine | results | actually add some spinach | and spinach
        refine | results | what about beef instead | search beef
        refine | results | with bacon as well | and bacon
        refine | results | it has to be vegetarian | and category:vegetarian
        refine | results | only the vegan ones | and category:vegan
        refine | results | something faster please | and minutes:30
        refine | results | in less than 25 minutes | and minutes:25
        refine | results | i don't like olives | without olives
        refine | results | my sister can't have dairy | without dairy
        refine | results | sod the garlic | drop garlic
        refine | results | forget about the cheese | drop cheese
        refine | results | cheese isn't necessary | drop cheese
        refine | results | garlic's fine after all | drop garlic
        refine | results | use leeks instead of garlic | drop garlic ; and leeks
        refine | results | swap cheese for tofu | drop cheese ; and tofu
        refine | results | could we have it with peas in | and peas
        refine | results | also needs potatoes | and potatoes
        refine | results | minus the anchovies | without anchovies
        refine | results | any with lemon? | and lemon
        refine | results | do any of these use a chorizo | and chorizo
        refine | results | less than an hour and no meat | and minutes:60 -meat
        refine | results | i'm not keen on capers | without capers
        refine | results | hold the mayo | without mayo
        refine | results | one of us is allergic to shellfish | without shellfish
        refine | results | nothing with raw egg | without raw egg
        refine | results | just the italian ones | and cuisine:italian
        refine | results | something japanese | search cuisine:japanese
        refine | results | make it spicy | and spicy
        refine | results | rather courgettes than garlic | drop garlic ; and courgettes
        refine | results | not so many carbs | error
        refine | results | can you make it healthier | error
        refine | results | plus mushrooms minus cream | and mushrooms -cream
        refine | results | with rice, without egg | and rice -egg
        refine | results | same but with prawns | and prawns
        refine | results | same again without garlic | without garlic
        refine | results | no nuts and no sesame | without nuts sesame
        refine | results | ooh and maybe some basil | and basil
        refine | results | throw some chickpeas in there | and chickpeas
        refine | results | no garlic, my breath | without garlic
        refine | results | could you leave the cheese out | without cheese
        refine | results | anything but fish | without fish
        refine | results | i meant without nuts | without nuts
        refine | results | are there any without eggs | without eggs
        refine | results | show only those under 30 minutes | and minutes:30
        refine | results | limit it to half an hour | and minutes:30
        refine | results | doesn't need cheese | drop cheese
        refine | results | garlic is optional | drop garlic
        refine | results | swap out the garlic for shallots | drop garlic ; and shallots
        refine | results | instead of cheese use tofu | drop cheese ; and tofu
        refine | results | how about without cheese | without cheese
        refine | results | ok but vegetarian | and category:vegetarian
        refine | results | and something sweet | and sweet
        refine | results | also no peppers please | without peppers
        refine | results | it should have rice in it | and rice
        refine | results | nah, no shellfish | without shellfish
        refine | results | which of them have spinach | and spinach
        refine | results | any quicker ones | and minutes:30
        refine | results | make that gluten free | without gluten
        refine | results | skip anything with pork | without pork
        refine | results | i want it with noodles too | and noodles
        refine | results | drop the minutes | error
        refine | results | actually i don't mind cheese | drop cheese
        refine | results | exclude celery and fennel | without celery fennel
        refine | results | cut the sugar | without sugar
        refine | results | nothing spicy please | without spicy
        refine | results | that but with lamb | and lamb
        refine | results | not that keen on peppers | without peppers
        refine | results | how about with ginger | and ginger
        refine | results | could it be vegan | and category:vegan
        refine | results | nothing with mayonnaise | without mayonnaise
        refine | results | can we skip the garlic | without garlic
        refine | results | chuck in some chorizo | and chorizo
        refine | results | without any dairy whatsoever | without dairy
        refine | results | i'd like lemon in it | and lemon
        refine | results | ditch the cheese | without cheese
        refine | results | max 20 min | and minutes:20
        refine | results | i've changed my mind, chicken | search chicken
        refine | results | let's try fish instead | search fish
        refine | results | and it should be quick | and minutes:30
        refine | results | only if it has tomatoes | and tomatoes
        refine | results | take the onions out | without onions
        refine | results | i hate mushrooms | without mushrooms
        refine | results | are any of these vegetarian | and category:vegetarian
        refine | results | without garlic or onion | without garlic onion
        refine | results | cheese doesn't matter any more | drop cheese
        refine | results | use parmesan rather than cheese | drop cheese ; and parmesan
        refine | results | no cucumber thx | without cucumber
        refine | results | hold the pickles and onions | without pickles onions
        refine | start | curry, my guest cant have peanuts | search curry -peanuts
        refine | results | i dont do dairy | without dairy
        refine | results | skip the chillies please | without chillies
        refine | start | stew w/o potatoes | search stew -potatoes
        refine | results | except ones with bacon | without bacon
        refine | results | neither olives nor capers | without olives capers
        refine | start | a pie with no pastry | search pie -pastry
        refine | results | nope, no aubergine | without aubergine
        refine | results | remove anything containing egg | without egg
        refine | start | pancakes that are gluten free | search pancakes -gluten
        refine | results | please do not use coconut | without coconut
        refine | results | cant stand celery | without celery
        refine | results | make it with lemon too | and lemon
        refine | results | swop garlic with onion | drop garlic ; and onion
        refine | results | the cheese is optional | drop cheese
        refine | results | needs more veg | error
        refine | results | put some ginger in there | and ginger
        refine | results | substitute leek for garlic | drop garlic ; and leek
        refine | opened | only quick ones | and minutes:30
        refine | results | under 1 hr | and minutes:60
        refine | results | they must have beans | and beans
        refine | results | no longer than 40 minutes | and minutes:40
        refine | results | no wait, thyme not garlic | drop garlic ; and thyme
        refine | results | let's add fennel | and fennel
        refine | results | with extra lemon | and lemon
        refine | results | but without any cream in it | without cream
        refine | results | and hold the cheese | without cheese
        refine | results | i would rather not have fish | without fish
        refine | results | no pork since we don't eat it | error
        refine | start | nothing with gluten | search -gluten
        refine | start | bread without yeast please | search bread -yeast
        refine | results | not the ones with beef | without beef
        refine | results | my mum is allergic to celery | without celery
        refine | results | leave the nuts out of it | without nuts
        refine | start | veggie chilli hold the beans | search category:vegetarian chilli -beans
        refine | results | it needs to have carrots | and carrots
        refine | results | could we add rice to that | and rice
        refine | results | the same with lamb | and lamb
        refine | results | narrow it down to thai | and cuisine:thai
        refine | results | change the cheese for feta | drop cheese ; and feta
        refine | results | i'd like it quicker | and minutes:30
        refine | results | forget about garlic | drop garlic
        refine | results | i take back the cheese | error
        refine | results | only things under 15 minutes | and minutes:15
        refine | results | with bacon and without cheese | and bacon -cheese
        refine | results | tofu instead please | search tofu
        talk | start | how are you today | error
        talk | start | you're useless | error
        talk | start | tell me a joke | error
        talk | results | ta very much | error
        talk | results | who wrote this | error
        talk | start | what time is it | error
        talk | start | how do i sharpen a knife | error
        talk | start | can dogs eat grapes | error
        talk | start | is butter better than margarine | error
        talk | opened | is it any good | error
        talk | opened | will it keep till tomorrow | error
        talk | start | call my mum | error
        talk | start | play some jazz | error
        talk | start | the oven's broken | without tool:oven
        talk | start | i burnt the toast | error
        talk | start | my knife is blunt | error
        talk | results | these all look boring | error
        talk | start | do you like cheese | error
        talk | start | what's the difference between stock and broth | error
        talk | start | wine pairing for lamb | error
        talk | start | good morning | error
        talk | start | what a day | error
        talk | start | who is the prime minister | error
        talk | start | how long do i boil an egg | error
        talk | start | is fish healthy | error
        talk | results | ok | error
        talk | results | hmm not sure | error
        talk | start | my cat ate the salmon | error
        talk | start | can you cook | error
        talk | start | what's your name | error
        talk | start | how old is this cheese | error
        talk | opened | does it taste good | error
        talk | start | can i substitute butter with oil | error
        talk | start | what is quinoa | error
        talk | start | dinner is burning | error
        talk | start | turn on the oven | error
        talk | start | sing a song | error
        talk | results | why | error
        talk | start | i'm bored | error
        talk | start | where do you live | error
        talk | start | i'm tired | error
        talk | start | are eggs good for you | error
        talk | start | how much is a pint | error
        talk | start | the kids are fighting | error
        talk | start | when does the shop close | error
        talk | opened | can i make this ahead | error
        talk | opened | is it spicy | error
        talk | opened | how many calories | error
        talk | start | remind me to call mum | error
        talk | start | do you ship to germany | error
        talk | results | meh | error
        talk | results | not bad | error
        talk | start | peel the potatoes | error
        talk | start | i'm not hungry | error
        talk | start | do you love me | error
        talk | results | is 3 healthy | error
        talk | opened | how hot should the oven be | error
        talk | start | book a table for two | error
        talk | start | what's for sale | error
        talk | results | these are rubbish | error
        talk | start | make it so | error
        talk | start | less meat | error
        talk | start | whats the time | error
        talk | start | how many cups in a litre | error
        talk | opened | who made this | error
        talk | results | none of them | error
        talk | start | my oven is broken | without tool:oven
        talk | start | clean the kitchen | error
        talk | opened | can i use butter instead | error
        typos | start | serach chicken | error
        typos | start | waht can i cook wiht lamb | cook lamb
        typos | start | recpies for brocoli | search brocoli
        typos | results | nxt page | error
        typos | results | witout onion | error
        correct | results | number 3, no wait, 4 | open 4
        correct | start | chicken, i mean turkey | search turkey
        correct | opened | make it for 4, no, 6 people | scale it 6
        correct | opened | timer 10 minutes sorry 12 minutes | timer 12m
        correct | start | leeks and ham, no sorry, bacon | search leeks bacon
        correct | results | open 5, sorry 6 | open 6
        correct | start | beef, no wait, lamb stew | search lamb stew
        correct | start | soup under 20 minutes, make that 30 | search soup minutes:30
        correct | results | without onions, i mean garlic | without garlic
        several | results | save 2 and show me more | fav 2 ; more
        several | results | open 4 and read me the steps | open 4 ; open it --steps
        several | start | find a fish pie and open the first | search fish pie ; open 1
        several | opened | double it and put it on the shopping list | scale it x2 ; shop add it
        several | results | keep the third one and then go back | fav 3 ; back
        several | opened | save it, then show me something similar | fav it ; similar it
        several | start | start again, chicken soup | reset ; search chicken soup
        several | results | open number 2 then show me a picture | open 2 ; picture it
        several | opened | save it and make it for 6 | fav it ; scale it 6
        several | results | keep 1 and 3, then more | fav 1,3 ; more
        several | start | we're out of eggs and milk, and add flour to the pantry | pantry remove eggs milk ; pantry add flour
        several | start | new search: carrot cake | reset ; search carrot cake
        several | results | open 2 and save it | open 2 ; fav it
        several | opened | save it and go back | fav it ; back
        several | results | fav 3 then show me my favourites | fav 3 ; favs
        """
}
