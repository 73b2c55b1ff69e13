extension EverydayLines {
    static let recipes = """
        open | results | the second | open 2
        open | results | number four please | open 4
        open | results | give us a look at the third one | open 3
        open | results | lets see 12 | open 12
        open | results | i'll go for number 5 | open 5
        open | results | what's number 7 like | open 7
        open | results | can i read the last recipe | open last
        open | results | what goes into the fifth one | open 5 --ingredients
        open | results | ingredients for 9 | open 9 --ingredients
        open | results | show me 2 and 6 | list 2,6
        open | results | the fourteenth recipe looks nice | open 14
        open | results | number 33 | error
        open | results | 8 looks good | open 8
        open | results | go with the first | open 1
        open | opened | how's it done | open it --steps
        open | opened | read me the method again | open it --steps
        open | opened | just the ingredients | open it --ingredients
        open | opened | open it in the browser | open it --web
        open | opened | is there a video | open it --video
        open | opened | show me what it looks like | picture it
        open | results | have you got a photo of the second one | picture 2
        open | results | pic of 3 pls | picture 3
        open | start | the third one | error
        open | start | open it | error
        open | favs | the first favourite | open 1
        open | favs | result number 3 | open r3
        open | opened | take me back to the recipe | open it
        open | results | lets have a look at number eight | open 8
        open | results | can we do the second one | open 2
        open | results | tell me about the fifth | open 5
        open | results | 4 sounds good | open 4
        open | results | i like the look of 7 | open 7
        open | results | the top one | open 1
        open | results | open up #3 | open 3
        open | results | and the next one after that | error
        open | results | steps for 5 | open 5 --steps
        open | results | how do you make the sixth one | open 6 --steps
        open | results | what do i need for 11 | missing 11
        open | results | whats in number 4 | open 4 --ingredients
        open | results | compare 2 and 3 | list 2,3
        open | results | show numbers 5 to 8 | list 5-8
        open | results | can you read out the ingredients of the first | open 1 --ingredients
        open | opened | give me the full text | open it --text
        open | opened | read the steps out | open it --steps
        open | opened | what goes in | open it --ingredients
        open | opened | open the original page | open it --web
        open | opened | what does the finished dish look like | picture it
        open | results | snap of number 6 | picture 6
        open | opened | how much flour do i need | error
        open | results | that one | error
        open | results | twenty | open 20
        open | favs | number one | open 1
        open | results | i'd like to see the second one | open 2
        open | results | number 3 please | open 3
        open | results | can you open the last one | open last
        open | results | pull up 7 | open 7
        open | results | the seventh looks interesting | open 7
        open | results | lets cook number two | guide 2
        open | results | what are the ingredients of the second one | open 2 --ingredients
        open | results | how long does number 3 take | error
        open | results | method for 4 please | open 4 --steps
        open | opened | can i see the ingredients again | open it --ingredients
        open | opened | what was in it again | open it --ingredients
        open | opened | show me the video | open it --video
        open | opened | look at it on the web | open it --web
        open | results | the 2nd and the 4th | list 2,4
        open | results | picture of the third please | picture 3
        open | results | let me see the first five | list 1-5
        open | results | nummer 4 | error
        open | results | show the 10th | open 10
        open | results | can i have a closer look at 3 | open 3
        open | opened | the recipe again pls | open it
        open | results | how to make no 5 | open 5 --steps
        open | opened | steps pls | open it --steps
        open | results | 2, 4 and 9 | list 2,4,9
        open | opened | photo? | picture it
        open | favs | the 2nd fav | open 2
        open | results | my 3rd favourite | open f3
        open | results | the fourth please | open 4
        open | results | let's open up number 9 | open 9
        open | results | give me 6 | open 6
        open | results | i'd like number 2 and 3 | list 2,3
        open | results | show what's in 8 | open 8 --ingredients
        open | results | what steps does 3 have | open 3 --steps
        open | opened | how do you cook it | open it --steps
        open | opened | and the ingredients | open it --ingredients
        open | opened | got a pic of it | picture it
        open | results | what does the second look like | picture 2
        open | favs | read me the third | open 3
        page | results | next lot please | more
        page | results | show me some others | more
        page | results | have you got anything else | more
        page | results | 3 more pages | more 3
        page | results | keep them coming | more
        page | results | go back a page | back
        page | results | show the list again | list
        page | results | what were the results again | list
        page | results | start from scratch | reset
        page | results | forget all that | reset
        page | results | new search please | reset
        page | opened | back to my results | list
        page | opened | ok go back | back
        page | results | take me back two | back 2
        page | results | forward | forward
        page | results | the previous list | back
        page | results | none of these, more | more
        page | results | what have we got so far | pantry list
        page | results | what else is there | more
        page | results | scroll on | more
        page | results | i dont like any of these | error
        page | results | another page | more
        page | results | back to the results please | list
        page | results | lets begin again | reset
        page | results | scrap it all | reset
        page | opened | close this | back
        page | opened | return to the list | list
        page | results | a few more | more
        page | results | two steps back | back 2
        page | results | ok what else | more
        page | results | give me more | more
        page | results | show more results | more
        page | results | next please | more
        page | results | the page before | back
        page | results | can we go back | back
        page | opened | back | back
        page | results | i want to start over | reset
        page | results | clear all that | reset
        page | results | let me see the list | list
        page | opened | where was i | error
        page | results | moar | error
        page | results | and the next 10 | more
        page | results | what else have you | more
        page | results | prev | back
        page | results | go 2 back | back 2
        page | opened | back to search results | list
        page | results | more of those | more
        page | results | let me see more | more
        page | results | next batch | more
        page | results | one page back please | back
        page | results | i want to go back to the list | list
        page | results | show me that list again | list
        page | opened | wipe everything and start fresh | reset
        keep | results | save the second and third | fav 2,3
        keep | results | stick number 4 in my favourites | fav 4
        keep | results | bookmark the first three | fav 1-3
        keep | results | i want to keep 6 | fav 6
        keep | opened | save this for later | fav it
        keep | opened | that's a keeper | fav it
        keep | opened | i love this one, save it | fav it
        keep | opened | favourite it | fav it
        keep | favs | take the second one out of my favourites | unfav 2
        keep | favs | get rid of number 3 | unfav 3
        keep | favs | i dont want the last one any more | unfav last
        keep | start | what have i saved | favs
        keep | start | open my saved recipes | favs
        keep | start | any of my favourites with salmon | favs salmon
        keep | favs | which ones have chickpeas | favs chickpeas
        keep | start | favourites tagged christmas | favs --tag christmas
        keep | opened | tag this as sunday | tag it sunday
        keep | results | tag number 2 as party food | tag 2 party food
        keep | opened | make a note that it needs more salt | note it it needs more salt
        keep | opened | note to self: use less sugar | note it use less sugar
        keep | results | add a note to 3: mum loves it | note 3 mum loves it
        keep | results | note on number 5 saying double the garlic | note 5 double the garlic
        keep | opened | what did i write about this one | note it
        keep | opened | what tags does it have | tag it
        keep | start | any favourites that contain rice | favs rice
        keep | results | fav the lot | fav all
        keep | opened | remove it from favourites | unfav it
        keep | opened | add to favourites | fav it
        keep | results | can you save number 3 for me | fav 3
        keep | results | number 2 is a keeper | fav 2
        keep | favs | unsave the last one | unfav last
        keep | favs | delete 1 and 2 | unfav 1,2
        keep | opened | this isn't a favourite any more | unfav it
        keep | start | let me see what i've starred | favs
        keep | start | which of my favourites use tofu | favs tofu
        keep | opened | tag it quick and easy | tag it quick and easy
        keep | opened | put a christmas tag on it | tag it christmas
        keep | results | label 3 as weeknight | tag 3 weeknight
        keep | opened | jot down that dad hated it | note it dad hated it
        keep | opened | write on it: needs an extra egg | note it needs an extra egg
        keep | opened | read me my notes | note it
        keep | start | recipes i tagged summer | favs --tag summer
        keep | results | i love number 4, keep it | fav 4
        keep | results | add 2 to the favourites | fav 2
        keep | opened | bookmark | fav it
        keep | opened | put this one with my favourites | fav it
        keep | favs | remove the first | unfav 1
        keep | start | list my favourites | favs
        keep | start | got any saved soups | favs soups
        keep | opened | write down: use less sugar | note it use less sugar
        keep | opened | remember it needs 10 more minutes | error
        keep | opened | tag as comfort | tag it comfort
        keep | results | pls save number 6 and 8 | fav 6,8
        keep | opened | star this one | fav it
        keep | favs | throw out number 4 | unfav 4
        keep | favs | any with squash | favs squash
        keep | opened | note: use half the sugar | note it use half the sugar
        keep | results | tag 1 to 3 as picnic | tag 1-3 picnic
        keep | results | favourite number 5 | fav 5
        keep | results | can i keep 2, 3 and 7 | fav 2,3,7
        keep | opened | i'd like to save this recipe | fav it
        keep | opened | take it off my favourites | unfav it
        keep | start | what are my favourites | favs
        keep | favs | do any of them have beans | favs beans
        keep | opened | add the tag weeknight | tag it weeknight
        keep | opened | note down that it was too sweet | note it it was too sweet
        about | results | why is number 1 at the top | why 1
        about | results | why did you show me 6 | why 6
        about | results | how come 3 is here | why 3
        about | opened | anything like this | similar it
        about | results | similar to the fourth | similar 4
        about | opened | we're six tonight | scale it 6
        about | opened | make it for two | scale it 2
        about | opened | can you double that | scale it x2
        about | opened | half of it please | scale it x1/2
        about | opened | three times the amount | scale it x3
        about | results | scale number 2 for 8 people | scale 2 8
        about | opened | cooking for one tonight | scale it 1
        about | opened | enough for a dozen | scale it 12
        about | opened | i only have cups, convert it | units us
        about | opened | show it in ounces | units us
        about | opened | back to the original units | units original
        about | opened | how many calories is it | error
        about | results | how does number 3 match | why 3
        about | opened | what about doing it for ten | scale it 10
        about | opened | for four people please | scale it 4
        about | opened | can you make that for 3 | scale it 3
        about | opened | double the recipe | scale it x2
        about | opened | i only want half | scale it x1/2
        about | opened | quarter the recipe | error
        about | opened | make one and a half times as much | error
        about | opened | can i see that in cups | units us
        about | opened | celsius please | units metric
        about | opened | what's this in grams | units metric
        about | opened | use metric from now on | units metric
        about | results | what made you pick 2 | why 2
        about | results | explain number 4 | why 4
        about | opened | others like it | similar it
        about | results | find me things similar to 5 | similar 5
        about | opened | make it for eight | scale it 8
        about | opened | there are five of us | scale it 5
        about | opened | twice as much please | scale it x2
        about | opened | halve the amounts | scale it x1/2
        about | opened | change it to metric | units metric
        about | opened | give me american measurements | units us
        about | results | why did 5 come up | why 5
        about | opened | got anything similar | similar it
        about | opened | serve 10 | scale it 10
        about | opened | make this for 10 guests | scale it 10
        about | opened | can you halve the recipe | scale it x1/2
        about | results | why is that first one there | why 1
        about | opened | what don't i have for this | missing it
        about | opened | show me similar recipes | similar it
        about | opened | i need it in ounces | units us
        """
}
