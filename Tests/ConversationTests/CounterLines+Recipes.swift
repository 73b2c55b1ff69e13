extension CounterLines {
    static let recipes = """
        open | results | the second one please | open 2
        open | results | lets see number 4 | open 4
        open | results | open the third | open 3
        open | results | i'll take the first one | open 1
        open | results | can i see the last one | open last
        open | results | tell me more about 5 | open 5
        open | results | how do i make the second | open 2 --steps
        open | results | what goes into number 6 | open 6 --ingredients
        open | results | go with number seven | open 7
        open | results | ok the 3rd | open 3
        open | results | what do i need for 4 | missing 4
        open | results | no 5 | open 5
        open | results | show me 2 and 5 | list 2,5
        open | results | first three please | list 1-3
        open | results | what does number 3 look like | picture 3
        open | results | 21st one | error
        open | opened | show me the method | open it --steps
        open | opened | how long does it take | error
        open | opened | read me the recipe | open it
        open | opened | have you got a picture of that | picture it
        open | opened | open that on the web | open it --web
        open | opened | how is it made | open it --steps
        open | start | open number 2 | error
        open | favs | the second | open 2
        open | favs | show me the third favourite | open 3
        open | results | numero 3 | open 3
        open | results | i like the look of the fourth | open 4
        open | results | let's do 8 | open 8
        open | results | i want the fifth | open 5
        open | results | open up number twelve | open 12
        open | results | gimme the third one | open 3
        open | results | whats the first one like | open 1
        open | results | can you show me how to make number 4 | open 4 --steps
        open | results | what is in the second one | open 2 --ingredients
        open | results | number one please | open 1
        open | results | 2 please | open 2
        open | results | the 6th looks good | open 6
        open | results | lets make number 9 | guide 9
        open | results | just show me the last recipe | open last
        open | results | the first and the fourth | list 1,4
        open | results | numbers 2 to 5 | list 2-5
        open | results | photo of the third please | picture 3
        open | results | number 50 | error
        open | results | show it | error
        open | opened | what do i need for it | missing it
        open | opened | instructions please | open it --steps
        open | opened | show the recipe again | open it
        open | opened | what was the method | open it --steps
        open | opened | how do i cook this | open it --steps
        open | opened | tell me the steps | open it --steps
        open | opened | can i watch a video of it | open it --video
        open | opened | go to the website | open it --web
        open | opened | whats it look like | picture it
        open | favs | the fourth | open 4
        open | results | i'd like to read the eighth one | open 8
        open | results | number eleven looks nice | open 11
        open | results | i think the second | open 2
        open | results | let's try the one at the top | open 1
        open | results | could you read me number six | open 6
        open | results | steps for the fourth | open 4 --steps
        open | results | which ingredients does 2 need | open 2 --ingredients
        open | results | show three and five | list 3,5
        open | results | take the first | open 1
        open | opened | let me see a picture | picture it
        open | opened | what are the steps again | open it --steps
        open | opened | how much flour | error
        open | opened | open it in my browser | open it --web
        open | start | show me the second one | error
        open | results | have a look at number 3 | open 3
        open | results | okay the first | open 1
        open | results | how is the fifth one made | open 5 --steps
        open | results | what do you put in number 2 | open 2 --ingredients
        open | results | i'll go for the seventh | open 7
        open | results | show me the first four | list 1-4
        open | results | can you open the last one for me | open last
        open | opened | go through the method | open it --steps
        open | opened | just the ingredients please | open it --ingredients
        open | opened | the photo | picture it
        open | favs | show number 5 | open 5
        open | start | can i see the first one | error
        open | results | show me how to do the third | open 3 --steps
        open | results | read number two | open 2
        open | results | can i have a look at the first | open 1
        open | results | the 4th please | open 4
        open | results | picture of 2 | picture 2
        open | opened | what do i do | help
        open | opened | show it again | open it
        keep | results | save number 3 | fav 3
        keep | results | keep the first two | fav 1-2
        keep | opened | i like this one, save it | fav it
        keep | opened | put it in my favourites | fav it
        keep | opened | remember this recipe | fav it
        keep | opened | bookmark that please | fav it
        keep | results | star 2, 4 and 6 | fav 2,4,6
        keep | start | show me my favourites | favs
        keep | start | do i have any saved recipes with chicken | favs chicken
        keep | favs | remove the second | unfav 2
        keep | favs | get rid of number 4 | unfav 4
        keep | opened | dont save it after all | unfav it
        keep | opened | note that it needs more salt | note it it needs more salt
        keep | opened | tag it as christmas | tag it christmas
        keep | opened | make a note: use less sugar | note it use less sugar
        keep | start | favourites tagged quick | favs --tag quick
        keep | results | save all of them | fav all
        keep | results | i want to keep number 7 | fav 7
        keep | results | favourite the third | fav 3
        keep | opened | save this | fav it
        keep | opened | add to favourites please | fav it
        keep | results | save one and three | fav 1,3
        keep | start | where are my favourites | favs
        keep | start | which of my favourites have potatoes | favs potatoes
        keep | favs | take 3 out | unfav 3
        keep | favs | i don't want number 2 any more | unfav 2
        keep | opened | remove it from my favourites | unfav it
        keep | opened | make a note that the kids loved it | note it the kids loved it
        keep | opened | write down: half the chilli | note it half the chilli
        keep | opened | tag this sunday | tag it sunday
        keep | start | show favourites tagged kids | favs --tag kids
        keep | results | bookmark the last one | fav last
        keep | results | add the second one to my favourites | fav 2
        keep | opened | i want to keep this one | fav it
        keep | opened | unsave it | unfav it
        keep | start | list my favourites please | favs
        keep | start | my favourite soups | favs soups
        keep | opened | note: less sugar next time | note it less sugar next time
        keep | opened | give it the tag party | tag it party
        keep | results | put number two in my favourites | fav 2
        keep | opened | i love this save it | fav it
        keep | start | what's in my favourites | favs
        keep | start | anything with fish in my favourites | favs fish
        keep | opened | add note: serve with rice | note it serve with rice
        keep | favs | drop the last one | unfav last
        keep | results | i want to save the third | fav 3
        keep | opened | put a star on it | fav it
        keep | start | have i saved anything with lamb | favs lamb
        keep | opened | note to self: double the garlic | note it double the garlic
        about | results | why is 2 up there | why 2
        about | results | why did you show me the first one | why 1
        about | opened | why this | why it
        about | opened | what am i missing | missing it
        about | results | do i have everything for 3 | missing 3
        about | opened | what do i still need for this | missing it
        about | opened | anything similar | similar it
        about | opened | show me other recipes like this | similar it
        about | opened | make it for six | scale it 6
        about | opened | there will be eight of us | scale it 8
        about | opened | only half of it please | scale it x1/2
        about | results | number 3 for 4 people | scale 3 4
        about | opened | can i have that in cups | units us
        about | opened | for 2 adults and 2 kids | error
        about | opened | original amounts please | units original
        about | results | how come 4 is in there | why 4
        about | results | why number one | why 1
        about | opened | why did this come up | why it
        about | opened | do i have everything | missing it
        about | opened | what else do i need to get for this | missing it
        about | results | what am i missing for the second | missing 2
        about | opened | got anything else like this | similar it
        about | opened | similar recipes please | similar it
        about | opened | we are five | scale it 5
        about | opened | i need it for ten people | scale it 10
        about | opened | make twice as much | scale it x2
        about | opened | can you halve that | scale it x1/2
        about | opened | scale to 3 | scale it 3
        about | opened | what would that be in grams | units metric
        about | opened | i dont understand cups | error
        about | opened | in american measures | units us
        about | opened | just for me | error
        about | opened | triple it please | scale it x3
        about | results | why is the third one so high | why 3
        about | opened | anything along these lines | similar it
        about | opened | it should feed eight | scale it 8
        about | opened | i only need half | scale it x1/2
        about | opened | ounces please | units us
        about | opened | how does this match | why it
        about | opened | why was this suggested | why it
        about | opened | which things don't i have | missing it
        about | results | find something like number 5 | similar 5
        about | opened | i'm cooking for three | scale it 3
        about | opened | can you convert it to metric | units metric
        about | opened | make a double batch | scale it x2
        about | results | why is the last one here | why last
        about | opened | there are six of us | scale it 6
        about | opened | can i see it in metric | units metric
        page | results | show me some more | more
        page | opened | take me back to the results | list
        page | results | the list again please | list
        page | results | lets start over | reset
        page | results | scrap all that | reset
        page | results | go back two | back 2
        page | results | is that all there is | more
        page | results | oops go back | back
        page | opened | let me see the results again | list
        page | results | 10 more | more 10
        page | results | undo | undo
        page | results | undo that please | undo
        page | results | oh no, i didn't mean that | undo
        page | results | put it back how it was | undo
        page | results | whats next | more
        page | results | got any others | more
        page | results | and more | more
        page | results | see the rest | more
        page | results | ok go back please | back
        page | opened | show me the list | list
        page | results | where was i | error
        page | results | clear everything | reset
        page | results | 3 pages back | back 3
        page | results | not what i wanted, go back | back
        page | results | i changed my mind, take that back | undo
        page | results | five more please | more 5
        page | results | show me ten more | more 10
        page | results | is there anything else | more
        page | results | one step back | back
        page | results | forget it all and start again | reset
        page | opened | return to my results | list
        page | results | show me the next ones | more
        page | opened | go back to what i was looking at | back
        page | results | cancel that | undo
        page | results | lets try something completely different | reset
        page | results | carry on | more
        page | results | show me the previous results | back
        page | results | wipe the search | reset
        """
}
