/// Classes of words that the rules and the markers ask for, and turns of phrase made of them.
enum WordClasses {
    static let all = [small, verbs, things, people, softening, EverydayWords.all]

    /// Words that say nothing of their own, in a rule or among foods.
    private static let small = """
        SMALL: decent, tasty, nice, lovely, the, a, an, me, us, my, our, your, please, just, some, then, now, so, really, also, here, there, ok, okay, again, too, either, quite, very, bit, of, for me, for us, up, to, all, yet, already, still, else, one, ones, any, more of, own, today, tonight, with me, do
        DROPPED: another, foolproof, failsafe, easy peasy, arvo, loaf, loaves, batch, real, authentic, posh, ripe, overripe, wilting, wilted, soggy, best, easiest, nicest, tastiest, ultimate, perfect, kg, g, mg, ml, l, cl, dl, oz, lb, lbs, litre, ounces, ounce, like, the, a, an, some, any, my, our, your, me, us, all, something, anything, stuff, thing, things, idea, ideas, dish, dishes, meal, meals, recipe, recipes, food, foods, dinner, dinners, lunch, lunches, supper, suppers, tonight, today, cuisine, style, leftover, leftovers, remaining, spare, good, nice, great, lovely, tasty, decent, proper, simple, easy, delicious, yummy, favorite, new, different, interesting, fun, big, small, little, large, few, several, lot, lots, loads, plenty, bit, bits, lone, whole, half, quarter, old, random, sort, kind, of, tin, tins, sack, sacks, crate, crates, trug, glut, can, cans, jar, jars, bag, bags, packet, packets, pack, packs, box, boxes, carton, cartons, bottle, bottles, bunch, bunches, handful, handfuls, pinch, slice, slices, piece, pieces, cup, cups, spoon, tablespoon, tablespoons, tbsp, teaspoon, teaspoons, tsp, gram, grams, kilo, kilos, pound, pounds, pint, pints, litres, head, heads, knob, stick, sticks, tub, tubs, block, loads of, either, both, then, please, suggestions, suggestion, inspiration, couple, dozen, ones, one, options, more, version, very, really, quite, tinful, rest, kinda, sorts, kinds, types, type, bowl, bowls, plate, plates, jug, bar, bars, sachet, glass, pot, punnet, drop, dash, splash, clove, cloves, sprig, sprigs, stalk, stalks, hunk, lump, wedge, chunk, sheet, sheets, load, packet of, made, home made, homemade style, classic, traditional, bog standard, tonights, here, there, also please, just please, about, us all, me some, evening, weeknight, weekend, midweek, kids, family, everybody, everyone, guests
        """

    private static let verbs = """
        WEAKCUE: like, likes, love, loves, need, needs, get, gets, have, has, got, do, go, see, take, buy
        SHOW: show, find, get, give, see, suggest, recommend, list, look for, search for, search, dig out, dig up, pull up, bring up, fetch, look up, hunt for, hunt down, hit, offer, tell, let see, let have, check for, bring, serve up, throw, find out, show off, point to, point at, hit with, do have, look at, share, send, pass, provide, supply, hook up with, get hold of, come up with, whip out, gather, put forward, rustle out, dish out, sort out with, bless with, treat to
        OPEN: look at, give a look at, a look at, give us a look at, give me a look at, closer look at, have a closer look at, take a closer look at, another look at, open, show, see, read, view, pull up, bring up, give, have, take, pick, choose, display, check out, go for, go with, try, tell about, about, look, get, want, do, let us try, let us see, let us have, let us do, let us go with, like, will have, will take, will try, i will have, i will take, i will go with, i will try, i will do, we will have, we will take, i want, i want to see, i would like, i would like to see, we want, go to, goto, select, what is, what about, how about, more about, expand, jump to, load, re open, reopen, return to, back to, let see, can see, let go with, let have a look at, have a look at, take a look at, see more of, details of, details for, details on, click, click on, recipe for, recipe, show recipe for, bring me, a gander at, have a gander at, let us have a gander at, let have a gander at, take a gander at, a peek at, have a peek at, let us have a peek at, take a peek at, a glance at, a peep at, a squiz at, have a squiz at, a butchers at, a nosy at, have a nosy at, have a read of, a read of, let us have a read of, have a proper look at, a proper look at, lets have a gander at, have another look at, let us take a look at, show us, zoom in on, dive into, get into, i fancy, fire up, let us hear about, hear about
        KEEP: save, keep, star, bookmark, fav, favorite, store, remember, hang on to, hold on to, hold onto, hang onto, f, like, love, stash, file, pin, heart, hold, mark, add, put
        KEEPHARD: keep hold of, save, keep, star, bookmark, fav, favorite, hang on to, hold on to, hold onto, hang onto, stash, pin, heart, mark, f, remember
        UNKEEP: unsave, unstar, unfav, unfavorite, unbookmark, unkeep, unpin, unheart, unlike
        TAKEOUT: scrap, cross, scratch, remove, delete, take, drop, lose, get rid of, bin, chuck, cut, kick, strike, scrub, wipe, forget, throw, take out, take off, kick out, throw out, boot out, chuck out, drop off, clear out, unsave, weed out, bin off
        PUT: put, add, stick, pop, chuck, throw, bung, place, stash, write, include, get, stock, whack, shove, sling
        ADD: add, put, stick, pop, chuck, throw, bung, include, toss, bring, mix, stir, sling, whack, work
        MAKE: make, cook, do, have, eat, prepare, fix, whip up, rustle up, throw together, knock up, knock together, put together, serve, bake, fry, roast, grill, boil, dish up, conjure up, get, use, try, cobble together, build, create, whip, rustle, feed, making, cooking, eating, having, baking, doing, brew, pull off, concoct, turn, start, produce, come up with, whisk up, cook up, rustle together, magic up, get out of, do for dinner, use up, turn out, use to make, create from, serve up, do together, simmer, steam, barbecue, bbq
        MADE: made, cooked, done, had, eaten, prepared, baked, whipped up, rustled up, thrown together, served, fixed, created, knocked up
        COOKIT: make, cook, do, whip up, rustle up, knock up, throw together, prepare, bake, fix, fry, roast, grill, making, cooking, making of
        USEUP: use the last of, use the rest of, use up, finish, finish off, using up, get through, finish up, finishing, finishing off, clear out, get rid of, eat up, do something with, used up, polish off, rescue, save from the bin
        USEUPHARD: use up, uses up, finish, finish off, using up, get through, finish up, polish off
        WANT: rather have, rather, rather eat, prefer, want, fancy, like, love, need, crave, feel like, want to make, want to cook, want to bake, want to eat, want to try, want to have, want to do, want some, could eat, could go for, could murder, could do with, could use, could really go for, could kill for, like to make, like to cook, like to bake, like to have, like to eat, like to try, love to make, love to cook, love to try, love to have, need to make, need to bake, need to cook, have a craving for, got a craving for, have a hankering for, feeling like, go for, murder, do with, kill for, demolish, fancying, fancy some, feel like eating, feel like making, feel like having, dream of, wish for, have to make, have to bake, have to cook, plan to make, have a go at, have a crack at, crave for, want a, like some, long for, make, eat, try, try making, kinda want, really want, do really fancy, am going to make, going to make, fancy trying, fancy making, fancy eating, fancy having, fancy a bit of, feel like trying, fancy cooking, want to try making, fancy baking, like to try making, would not say no to, would not mind, not say no to, not mind
        WANTING: looking for, after, hunting for, searching for, craving, in the mood for, up for, dying for, thinking of, thinking about, thinking, planning, planning on, planning to make, hoping for, hoping to make, going to make, keen on, making, cooking, hankering for, feeling, wanting, in need of, on the lookout for, dreaming of, desperate for, going for, having, tempted by, trying to make, looking to make, looking to cook, hungry for, wanting to make, longing for, on the hunt for, in search of, baking, trying to find, starving for, jonesing for, gagging for, dreaming about, daydreaming about, fantasising about, fantasizing about, lusting after, pining for, salivating over, drooling over, yearning for, itching for, itching to make, hankering after, getting a craving for, wanting some, partial to, mad for, raring to make, set on, leaning towards
        USING: that is got, that has got, that have got, with, from, out of, using, of, for, on, involving, that uses, which uses, that use, containing, including, featuring, that has, that have, with has, in, to go with, made with, made from, based on, around, if have, if i have, if have got, that takes, that includes
        WANTS: wants, wants some, wants a, would like, would love, would like some, would love some, would like a, would love a, is dying for, is hungry for, is asking for, keeps asking for, feels like, fancies, craves, asked for, has asked for, is after, is craving, requested, has requested, is hoping for
        EXCLUDE: leaves out, omits, skips, avoids, excludes, get shot of, do away with, steer clear of, stay away from, count out, without, no, not, except, minus, skip, hold, leave out, lose, omit, exclude, hold the, avoid, leave off, rule out, cut out, ditch, take out, filter out, remove, nothing with, no more, less the, take away, get rid of, strip out, pull out, keep out, leave, drop out, cut, sans, excluding, avoiding, skipping, nix, bar, anything but, anything without, anything except
        DISLIKE: react badly to, reacts badly to, are off, not eat, no eat, no like, not like, not want, hate, hates, dislike, dislikes, detest, detests, loathe, loathes, can not stand, can not bear, can not eat, can not have, can not do, do not like, does not like, do not eat, does not eat, do not want, does not want, do not fancy, do not do, do not love, does not do, will not eat, will not touch, am allergic to, is allergic to, are allergic to, allergic to, intolerant to, am intolerant to, not keen on, am not keen on, is not keen on, not a fan of, am not a fan of, no fan of, not fond of, am not fond of, not into, am not into, am off, avoid, avoids, am avoiding, avoiding, is off, refuse, refuses, refuses to eat, never eat, never eats, am not allowed to eat, is not allowed to eat, are not allowed to eat, not allowed to eat, am not allowed, is not allowed, are not allowed, am not supposed to eat, is not supposed to eat, not supposed to eat, must not eat, should not eat, have gone off, has gone off, gone off, not eating, am not eating, are not eating, is not eating, stopped eating, have given up, has given up, gave up, do not really like, not a big fan of, am not a big fan of, can not tolerate, can not handle, do not care for, does not care for, could not eat, would not eat, will not have, would rather not have, rather not have, am sick of, sick of, bored of, am bored of, am fed up with, tired of, am tired of, fed up with, had enough of, not too keen on, am not too keen on, not that keen on, not mad on, not mad about, do not tolerate, steer clear of, react to, reacts to, not so keen on, am not so keen on, is not a fan of, are not keen on, not crazy about, not wild about, do not have, had it with, gets ill from, am really not a fan of, are not fans of, can not abide, can not stomach, can not be doing with, can not take, can not face, could do without, can do without, am not having, have to avoid, has to avoid, needs to avoid, need to avoid, have to skip, is not having, are not having, can not digest, am done with, am over, am off eating, have sworn off, has sworn off, swore off
        SWAP: swap, change, replace, switch, exchange, trade, substitute, sub, swop, swap out, switch out, sub out
        HAVE: have, got, have got, has got, has, own, there is, there are, we have, also have, have some, do have
        HAVENT: used the last, ate the last, drank the last, have used the last, have had the last, do not have, have not got, have no, ran out of, have run out of, run out of, am out of, are out of, out of, have used up, used up, have finished, finished, have eaten, ate all, have no more, have not any, do not have any, have not got any, there is no, are all out of, am all out of, no longer have, threw out, have thrown out, threw away, have thrown away, have used, used all, have used all, just finished, just used up, just ran out of, have just run out of, have just finished, have just used up, lost, drank, have drunk, got no, am running out of, are low on, had the last of, used the last of, have used the last of, finished off, have finished off, ran out, have got no, ate the last of, polished off, that was the last of, was the last of, are out, am fresh out of, just had the last of, finished the last of, have eaten all
        BOUGHT: found, have found, picked, have picked, got given, was given, were given, been given, have been given, inherited, harvested, dug up, foraged, nabbed, treated myself to, been shopping, have been shopping, just been shopping, went shopping, bought, picked up, got, purchased, have bought, have just bought, just bought, have picked up, just picked up, have got in, stocked up on, have stocked up on, grabbed, just got, have just got, came home with, back from shops with, back from the shops with, home with, restocked, got hold of, went and bought, have restocked, got more, brought home, have brought home, have brought, brought, came back with, am back with, just grabbed
        READ: read, tell, show, give, list, what are, see, just, only, go through, read out, bring up, pull up, display, remind of, recite, read off, let see, let us see, show just, explain, describe
        TIMERSET: set, start, put, add, make, create, begin, run, give, have, need, set up, put on, kick off, want, do, fire up, i need, we need, i want, i will need, i would like, can i have, can i get, let us have, let us set, pop on, stick on, whack on, get, get going, trigger, launch, activate, need to set, please set
        REMIND: know, remind, tell, alert, ping, buzz, wake, beep, shout, call, poke, nudge, warn, give a shout, let know, notify, ring
        STOP: stop, cancel, kill, end, clear, turn off, switch off, delete, remove, dismiss, silence, scrap, forget, drop, halt, shut off, forget about, quit, abort
        GO: go, take, head, jump, get, return, bring, step, switch, move, flip
        SETTO: set, turn, switch, make, change, use, put, go
        BUY: buy, get, pick up, purchase, shop for, get from the shop, get at the shop, get from the shops, buy for, still need, need to buy
        PICKONE: pick, choose, decide, select, you choose, you pick, you decide
        """

    private static let things = """
        MENU: plan, planner, menu, meal plan, dinner plan, meals, dinners, suppers, week
        FILLING: plan, fill, fill in, fill up, sort, sort out, organise, organize, make, suggest, think up, come up with, work out, choose, draw up
        MOVING: move, shift, swap, switch, push, change, exchange, trade, should be, should go
        LEAVING: leave, keep, off, do not need, do not buy
        ASKING_IDEAS: ideas, idea, suggestions, suggestion, inspiration, any thoughts, any tips, needs eating, need eating, needs using, need using, needs finishing, need finishing
        EXCESS: too much, too many, way too much, way too many
        WHAT: what, whatever, which, anything, something, what all, what else, what sort of thing, what kind of thing, what sort of things, what kinds of things, what meals, what dinner, what dish, what dishes, what recipes, which recipes, which dishes, what sort of meal, what kind of meal, what recipe, what nice thing, what good thing, how, what stuff, what on earth, what the heck, what meal, what food, what tasty thing, what sort of dish, what sort of dinner, what kind of dinner
        MEAL: dinner, lunch, supper, tea, tonight, breakfast tonight, this evening, dinner tonight, tea tonight, lunch today, the kids, tomorrow, dinner tomorrow, supper tonight, my dinner, our dinner, my tea, our tea, today, sunday, the weekend, brekkie, later, my lunch, our supper, this weekend, lunch tomorrow, sunday lunch, dinner today
        RECIPES: every recipe, all recipes, all the recipes, each recipe, recipes, recipe, ideas, idea, dishes, dish, meals, meal, suggestions, suggestion, inspiration, options, stuff, food, anything, something, things, thing, other recipes, ways
        LIST: list, results, the list, the results, search results, my results, all the results, all results, the recipes, recipe list, result list, those results, that list, what you found, what we had, the search results, last results
        PAGE: page, pages, results page, lot, batch, set, screen, bunch, ten, results, recipes, screenful, few, ones, options, dishes
        FAVS: recipes i have starred, recipes i bookmarked, recipes i have bookmarked, ones i have starred, ones i have bookmarked, recipes i liked, recipes i have liked, what i starred, what i have starred, what i kept, what i have kept, what i bookmarked, what i have bookmarked, favorites, favorite, favorites list, favs, favourites, saved, saved recipes, saved ones, favorite recipes, bookmarks, bookmarked, starred, kept, starred recipes, saved list, keepers, collection, bookmarked recipes, starred ones, kept recipes, ones saved, ones i saved, ones kept, ones i kept, recipes i saved, recipes i have saved, recipes i kept, recipes i have kept, saved stuff, saved dishes, favorite ones, favorite dishes, recipes i starred, ones i have saved, ones i have kept, ones i starred, saves, things i saved, things i have saved, everything i saved, everything i have saved, fav list, stars, fav recipes, fav, what i saved, what i have saved
        PANTRY: garden, allotment, veg drawer, veg box, pantry, cupboard, fridge, cupboards, kitchen, larder, freezer, store cupboard, house, pantry list, in stock, home, the house, shelves, shelf, kitchen cupboard, refrigerator, stock, veggie patch, vegetable patch, greenhouse, orchard, vegetable garden, fruit bowl, bread bin, crisper, chest freezer
        SHOPLIST: list to buy, list of groceries, list of shopping, shopping list, shopping, shop list, list, groceries, grocery list, shopping basket, basket, trolley, cart, to buy list, shop, groceries list
        SHOPHARD: list of groceries, shopping list, shop list, groceries, grocery list, shopping basket, basket, trolley, cart, to buy list, groceries list, shopping
        STEPS: steps, method, instructions, directions, preparation, how to, procedure, the method, cooking steps, cooking instructions, cooking method, prep, recipe steps, bit about cooking
        INGREDIENTS: ingredients, ingredient, ingredient list, ingredients list, list of ingredients, what is needed, quantities, amounts, stuff in it
        PICTURE: picture, photo, image, pic, photograph, snap, photos, pictures, pics, images
        NOTE: note, notes, comment, memo
        TIMER: timer, clock, alarm, countdown, stopwatch
        PEOPLE: people, persons, person, servings, portions, serving, portion, guests, of us, adults, diners, eaters, mouths, kids, heads, folks, plates, friends, children, hungry people, pax
        GRAMS: grams, metric, kilos, metric units, grammes, celsius, ml, litres, metric measurements, g, kilograms, metric amounts
        CUPS: cups, us, american units, imperial, ounces, us units, american measurements, us measurements, cups and spoons, american, fahrenheit, pounds, american cups, oz, us cups, american measures, us customary, pounds and ounces, imperial units
        BROWSER: browser, web browser, web, internet, website, web page, webpage, original page, site, original site, original, safari, chrome, firefox, web site, net, online, source
        ATMOST: fewer than, under, in, within, in under, less than, in less than, at most, no more than, max, up to, below, inside, in at most, not more than, in about, about, for, around, in around, maximum, in no more than, within about, in only, only, just, in just
        ORLESS: or less, or under, max, tops, at most, or fewer, maximum, or faster, or quicker, flat, or so, at the most, to make, to cook, start to finish, all in, total, or less ready
        THATTAKES: needing, taking, requiring, what takes, anything that takes, what is done, what can be done, the ones that take, that takes, takes, take, which takes, taking, ready, done, made, cooked, on the table, finished, that is ready, can be made, that can be made, that i can make, i can make, i can cook, that cooks, cooks, that is done, that can be done, that i can cook, that are ready, that take, which take, be ready, it must be ready, it has to be ready, to be ready, needs to be ready, that does not take more than, that will not take more than, does not take longer than, nothing longer than, no longer than, nothing over, not longer than, ready to eat
        NOCLUE: no clue, no idea, not a clue, have not a clue, not sure, i am not sure, not the foggiest, do not know, i do not know, have no idea, i have no idea, i have no clue, stuck for ideas, i am stuck, clueless, can not decide, can not think, i can not think, i can not decide, no inspiration, out of ideas, i am out of ideas
        HAVING: with, for, using, containing, having, featuring, including, involving, in, have, has, contain, contains, use, uses, got, need, needs, that have, that has, that contain, that contains, that use, that uses, that need, that include, which have, which has, which contain, which use, that have got, made with, that call for, with some, that i made with
        NOTHING: nothing, not anything, no shopping, without shopping
        """

    private static let people = """
        DESCRIBING: home, fresh, dark, baked, flat, round, long, short, wild, overnight, oven, microwave, slow, cold, night, day, house, garden, school, birthday, party, sunday, friday, baby, burnt, fire, smoke, wedding, world, country, city, spoon, pan, open, pull, market, store, shop, hot, dirty, cheat, cheats, twice, faced, cooked, roast, life, bear, easter, christmas, tray, dump, fridge, stir, deep, pot, supper, dutch, hand, double, triple, single, no
        SHAPE: loaf, loaves, slice, slices, bowl, bowls, bar, bars, stick, sticks, pot, pots, cup, cups, glass, plate, sheet, wedge, wedges, chunk, chunks, drop, drops, pieces, heads
        PRON: me and my wife, me and my husband, me and the kids, me and my family, my wife and i, my husband and i, me and my partner, me and my mate, me and the family, i, we, you, one, they, he, she, i all, we all, you all, people, a person, somebody, someone, y'all, us, a body, anyone
        OTHERS: kids, children, husband, wife, partner, boyfriend, girlfriend, mum, mom, dad, mother, father, son, daughter, guests, family, everyone, everybody, anyone, anybody, people, toddler, friends, friend, mother in law, father in law, grandma, gran, lad, lads, lass, missus, mrs, nephew, niece, nephews, nieces, grandson, granddaughter, grandchild, grandchildren, grandkids, daughter in law, son in law, wee one, bairn, bairns, roomie, hubs, fella, bloke, nana, nanna, granny, grandmother, grandfather, kiddo, kiddos, teen, teens, teenager, teenagers, baby, twins, eldest, youngest, visitor, visitors, flatmates, roommates, housemates, mates, mum in law, wife and i, lodger, stepson, stepdaughter, coworker, coworkers, colleagues, tenant, aunty, auntie, amma, mama, papa, pa, ma, bf, gf, nan
        EATER: OTHERS, mate, i, we, they, he, she, guest, flatmate, housemate, roommate, nobody, someone, somebody, brother, sister, grandad, grandpa, other half, boss, neighbours, kid, one of us, one of them, my lot, half of us, sister in law, colleague, girls, boys, little one, little ones, hubby, fiance, parents, half the family, kid one, he really, she really, i really, we really, one guest, one of the guests, one of my guests, a guest, aunt, uncle, cousin, in laws
        THEY: the kids, kids, children, the children, guests, they, everyone, everybody, family, the family, husband, wife, toddler, teenagers, friends, boys, girls
        OWNER: i, we, us, they, he, she, the kids, my wife, my husband, i all, we all
        MODAL: can, could, should, shall, would, will, may, might, must, do, did, ought, ought to, does, be able to, to, can possibly, need to
        BE: is, are, am, be, was, were, being, been
        """

    private static let softening = """
        WRITE: write, add, make, put, leave, jot, take, stick, scribble, jot down, type, pen, scrawl, write down, note down, leave me, make me
        TICK: tick, ticked, cross, crossed, check, checked, bought, got, done, mark, strike
        EMPTYING: empty, clear, wipe, reset, delete everything, remove everything, delete all, remove all, start over, new, throw away, bin, scrap
        PUTTING: put, add, stick, pop, chuck, throw, bung, place, stash, save, keep, move, send, include, get, want, write, copy, have, bought, got, belongs, goes
        ASKING: show, see, what, which, open, read, list, look, give, tell, bring up, pull up, view, check, how, display, go to, where, any, let see, find, have, know, get, want
        FAVSHARD: favorites, favorite, bookmarks, saved recipes, favorite recipes, starred recipes, saved ones, keepers
        PANTRYHARD: pantry, cupboard, fridge, cupboards, larder, freezer, store cupboard, refrigerator
        TIMERS: timer, timers, alarms, countdowns
        LEFTOVER: left, remaining, to go, how long, how much longer, done, finished, how much time
        BROWSERHARD: web, browser, web browser, website, web page, webpage, original page, original site, web site, safari, chrome, firefox
        LACKING: missing, lack, lacking, short of, still need, need to buy, have to buy, need to get, buy for, have everything, got everything, have all, got all
        SCALING: make, cook, scale, serve, serves, feed, feeds, for, enough, need, stretch, adjust, change, do, cooking, feeding, portions, servings, bump, bump up, increase, raise, push, boost, reduce, bring down, upscale, rework, adapt, rescale, resize, recalculate
        SCALINGHARD: adjust, scale, stretch, resize, adapt, bump, bump up, rescale, work out, rework, upscale, recalculate
        CONVERTING: have, rather, prefer, convert, change, switch, show, use, in, into, to, give, want, put, display, units, measurements, turn
        LISTHARD: list, results, search results, the results, results list
        LOOKING: show, find, open, see, look, try, take, have, pick, choose, go for, go with, want, like, read, view, cook, make, do, bring up, pull up, about, details
        COMMON: idea, way, ways, anything, something, rather, prefer, preferably, looks, sounds, it, that, this, them, these, those, for, of, on, in, to, with, from, at, about, into, all, now, then, out, here, there, is, are, be, will, please, like, have, got, going, tell, know, think, find, what, which, how, any, thing, too, actually, maybe, dinner, tonight, today, later, am, been, over, whole, people, kids, family, friends, bit, kind, left, new, good, nice, great, quick, moment, ask, cook, able, absolutely, almost, alone, alongside, although, altogether, always, among, anyway, apart, appreciate, around, arrange, aside, asking, available, based, become, beginning, behind, believe, beside, besides, between, body, both, bothered, came, carry, case, chance, check, chef, choice, choose, clear, clearly, close, collection, come, comes, coming, complete, completely, contents, counter, couple, cover, covered, crowd, definitely, describe, details, display, each, earlier, effort, either, else, end, enjoy, entire, entirely, every, everybody, everyone, everything, exactly, explain, extra, eye, fed, feed, feeding, feeling, fetch, final, finally, fine, folks, following, found, further, gather, gently, given, glance, goes, guys, half, hand, handle, handy, happy, having, hear, heard, help, helpful, hit, honest, hope, hopefully, house, household, hungry, immediately, include, included, includes, information, inside, interesting, items, itself, job, kindly, kitchen, knows, lads, lately, leaves, listed, little, loads, looking, lying, main, many, meanwhile, mention, mentioned, mess, mine, mostly, moving, myself, nearly, need be, needed, nicely, normal, obviously, odd, offer, often, option, others, otherwise, ought, outside, part, partner, per, person, place, plan, planned, planning, plans, plenty, plus, point, pop, possible, possibly, present, pretty, properly, provide, reckon, related, remind, reminder, result, round, running, seems, seen, select, serious, seriously, several, share, shared, short, side by side, since, sitting, somehow, someone, sort, sorted, spare, spend, spot, spotted, stand, standing, start, started, stay, step, straight, strictly, suitable, suits, supply, suppose, supposed, takes, taking, thank, thanks, thinking, though, thought, through, throughout, till, together, told, took, top, total, totally, towards, treat, trying, turn, turned, type, understand, upon, used, usual, usually, view, wait, waiting, walk, wanted, wanting, wants, well, went, whichever, while, wish, wonder, wondering, working, world, worth, write down, yourself, monday, tuesday, wednesday, thursday, friday, saturday, sunday, morning, afternoon, evening, night, weekend, tomorrow, week, dinner party, party, christmas, easter, birthday, picnic, set up, be able, cooked, being, tea time, dinner time
        AROUND: COMMON, ideas, suggestions, inspiration, list, results, order, earth, heck, hell, sound, look, number, recipe, i, we, me, us, you, my, our, your, the, a, an, onto, as, by, just, only, again, back, up, do, does, did, was, would, could, can, should, shall, may, might, want, need, has, had, get, give, go, let, show, see, take, bring, read, make, put, where, some, one, ones, things, recipes, dish, dishes, also, so, and, right, ready, quickly, really, soon, when, off, down, next, first, own, mum, wife, husband, lot, if, very, much, still, more, already, yet, use, using, whatever, stuff, try, love, feel, minute, second, screen, page, say, says, said, cooking, made, done, buy, original
        PURPOSE: for, because, since, as, when, while, before, after, at, so
        DETERMINER: this, that, these, those, all this, all that, all these, all those, all of this, all of that, all of these, all the, all my, so many, so much, too much, too many, way too many, way too much, such a lot of, that last, this last, the rest of the, the rest of my, what is left of the, the remains of the, a glut of, a load of, a heap of, heaps of, tons of, piles of, masses of, oodles of, a surplus of, a mountain of, some of that, some of this, some of those
        ADRIFT: in, on, at, to, of, for, with, up, out, off, down, back, over, there, here, also, too, even, still, yet, now, then, away, around, about, along, together, really, very, much, quite, bit, lot, so, as, well, my, our, their, his, her, kind, sort, i, we, me, us, can, could, would, will, should, may, might, got, go, come, get, them, thing, things, stuff, one, ones, today, tonight, later, soon, ever, maybe, actually, right, ready, and, but, like, properly, quickly, that, this, these, those, the, its, your, both, all, just, only, please, some, any, again, whole, own, else, already
        COOKCUE: what can, what could, what should, what shall, what to, what might, how can, how could, how should, anything i can make, anything i can cook, something i can make, something i can cook, anything we can make, use up, using up, do with, make with, make from, make out of, cook with, make of, do about, whip up, rustle up, knock up, throw together, ideas, suggestions, inspiration, use, need using, need eating, need using up
        WISHCUE: show, find, search, look, looking, recipe, recipes, fancy, want, craving, crave, need, after, fancying, hungry for, dying for, love, feel like, feeling like, mood, rather have, could eat, could go for, hankering, keen, up for, hunting, searching, give, suggest, recommend, would like, serve, how do i make, how do you make, how to make, know how, teach
        FRAME: COMMON, COOKCUE, WISHCUE, PRON, MODAL, MAKE, RECIPES, MEAL, USING, WANT, WANTING, OPENING, CLOSING, tasty, best, girl, guy, woman, guests, proper, decent, homemade, big, perhaps, ever, time, afterwards, ahead, consider, copy, decide, depending, far, fill, forward, full, holds, late, long, miss, name, named, run, simple, simply, speak, talk, talking, within reach
        FILLER: no faff, no fuss, no nonsense, no frills, ideally, hopefully, preferably, if at all possible, where possible, as far as possible, whatsoever, happen to, for like, you know what, for like a, please, pls, kindly, um, umm, uh, uhh, er, erm, ah, ahh, hmm, hmmm, hm, mmm, mm, if you do not mind, if possible, if you would, if you can, if you could, if that is ok, by any chance, maybe, perhaps, possibly, probably, basically, literally, honestly, for me, for us, for now, for the moment, at the moment, right now, right away, straight away, quickly please, i guess, i suppose, i reckon, reckon, i think, i say, sort of, kind of like, mate, dear, darling, sweetheart, buddy, pal, dude, bruv, luv, lol, haha, cheers, thanks, thank you, ta, xx, xo, sighs, ugh, yum, yummy, for a change, as usual, if there is any, somehow, simply, do the needful, no rush, when you get a chance, thanks a lot, thank you very much, many thanks, like for real, actually just, instead please, gosh, blimey, crikey, well well, at all, for the love of god, exactly, really, so far, if you please, if you would be so kind, if you will, would you kindly, at your leisure, there is a dear, when you are ready, if it is no trouble, if it is not too much trouble, if you like, i beg you, be a dear, be a love
        OPENING: let me know, let us know, never mind that, ill, nah, nope, meh, bah, no wait, wait no, no hang on, no hold on, no sorry, sorry no, no no, no no no, turns out, it turns out, apparently, as it happens, by the way, btw, fyi, just so you know, i forgot to say, i forgot, forgot to say, listen, look here, question, quick question, one more thing, you know, sorry, actually, not again, ooh, oooh, aww, aye, i meant, feel free to, be sure to, remember to, exist, exists, wait, hold on, hang on, hold up, wait a minute, wait a sec, be so kind as to, would you be kind enough to, i said, i already said, i told you, it is possible, is it possible, for heavens sake, for heaven's sake, for goodness sake, for god's sake, for crying out loud, for the love of god, for pete's sake, what i want is, what i need is, all i want is, what i would like is, whoops, oops, hi, hello, hey, hiya, yo, hey there, hi there, hello there, good morning, good evening, good afternoon, morning, evening, ok, okay, right, so, well, oh, oh no, alright, all right, now, then, and then, yes, yeah, yep, sure, cool, great, perfect, lovely, brilliant, excellent, nice, awesome, fine, wow, go ahead and, would you mind, do you mind, can i, could i, may i, can we, could we, might i, you could, you can, let us, let me, help me make, help me cook, help me to, help me find, go and, i want to see, i would like to see, i want to know, i would like to know, tell me, do you know, i wonder, i was wondering, i am wondering, any idea, be a dear and, be a love and, what if we, should we, shall we, let me have, can you tell, try to, i am going to, i have to, like, like um, hey um, please to, it is time for, you know what, know what, you should, guess what, sorry but, excuse me, also can you, also could you, and can you, and could you, next up, anyway, anyways, alexa, siri, computer, chef, dude, man, oi, welp, yay, phew, i will, we will, righto, rightio, right ho, right o, righty ho, okey dokey, okie dokie, alrighty, hola, howdy, ello, gday, greetings, namaste, ji, yaar, arre, accha, achha, hullo, hallo, wotcha, ahoy, sup, aloha, bonjour, i should have said, should have said, i should have mentioned, i should say, did i mention, i ought to have said, forgot to mention, i forgot to mention, i should add, meant to say, i meant to say, i meant to add, also forgot, good day, evening all, hey you, hey recipe, bleurgh, bleugh, bleh, blech, yuk, eww, ew, urgh, argh, oof, ick, eek, pfft, tsk, hurrah, woohoo, whoa, aha, huh, mhm, yikes, jeez, geez, damn, dang, darn, heck, hell, bloody hell, sheesh, gee, golly, cor, cripes, struth, oy, oy vey, wowzers, ooft, yippee, hurray, hooray, ace, smashing, splendid, marvellous, wonderful, super, amazing, fantastic, terrific, sweet as, good good, deal, sounds good, right you are, very well, no bother, no worries, no problem, not bad, on second thoughts, on second thought, thinking about it, come to think of it, on reflection
        OPENINGWISH: i need to, we need to, i want to, we want to, i would like to, we would like to, i would love to
        WISHED: cook, get rid of
        NOTWISHED: cook something, cook anything, cook dinner, cook lunch, cook supper, cook tea
        REFUSING: DISLIKE, hardly, barely, scarcely, less, fewer, not, no, never, allergic, allergy, allergies, intolerant, intolerance, coeliac, celiac, free, without, none
        CLOSING: by the way, btw, all day, all week, for ages, lately, for days, these days, please, now, then, again please, for later, for now, for tonight, tonight, today, though, tho, right, ok, will you, would you, could you, can you, can we, huh, eh, mate, man, instead please, this evening, on my phone, for the kids, for my family, for the family, at home, i guess, after all, yeah, yes, no, do you, for me, me thinks, anyone, or something, or whatever, or so, or what, and stuff, and so on, of course, obviously, in the end, for a party, for guests, for a crowd, x, bro, sorry, im afraid, i am afraid, i am sorry, unfortunately, sadly, my friend, my dear, good sir, my good man, if that is all right, if that works, alas
        CORRECTION: no wait, wait no, no sorry, sorry no, sorry i mean, sorry i meant, i mean, i meant, no i mean, no i meant, make that, no make that, scratch that, oops, whoops, or rather, no actually, actually no, correction, no hang on, hang on no, wait, no not that, no no, sorry, actually make that, no hold on, wait make that, sorry make that, wait i mean, i mean to say, uh no, er no, better make that, let us say, no let us say, no better, sorry we mean, sorry we meant, we mean, we meant, no we mean, no we meant, wait we mean, we mean to say
        NAMECOUNT: upside, next, last, million, double, triple, single, marry, two, three, four, five, six, seven, eight, nine, ten, twelve, twenty, thirty, forty, one, first, second, half, hundred
        NAMENOUN: down, level, minute, dollar, me, ingredient, layer, clove, pot, pan, tin, bowl, way, ways, tray, seasons, season, star, tier, step, alarm, baked, pounder
        LEADIN: next, then, first, firstly, secondly, lastly, finally, also, now, afterwards, and, but, plus
        NAMELESS: second, third, another, new, and, or, no, not, but, so, oh, quickly, set, start, then, please, also, next, stop, cancel, can, could, would, will
        WHY: why, how come, reason, reasons, what makes, what made, justify, explain why
        WHYTALK: beat, beats, win, wins, won, others, rest, on earth, the heck, the hell, explain, tell, know, is, was, are, were, does, did, do, has, have, you, i, we, it, recipe, dish, number, in, on, at, up, to, among, the, list, results, top, bottom, first, last, so, high, low, here, there, come, comes, came, get, got, show, shows, appear, appears, shown, listed, ranked, rank, above, before, ahead, of, for, chosen, picked, suggested, pick, suggest, recommend, recommended, good, match, matched, cut, place, put, that
        REASON: give, gives, make, makes, me, us, him, her, them, ill, sick, heartburn, wind, gas, hives, a rash, rash, migraines, kill, kills, hate, hates, disagree, with, bring, brings, out, in, spots, upset, upsets, stomach, tummy, disgusting, horrible, vile, bloat, swell, up, EATER, it, is, are, my, taste, like, soap, allergic, to, can not, stand, really, a, the, too, not, keen, on
        GOINGOFF: going brown, turning brown, going wrinkly, getting soft, wilting, spoiling, past their prime, past its prime, coming out of my ears, coming out of our ears, about to go off, going off, about to expire, past their best, past its best, on the turn, near their date, about to turn, nearly off, going soft, going bad, about to go bad, on their last legs, on its last legs, out of date tomorrow, close to expiring, starting to go, looking sad, looking tired, going manky, going over, past it, getting old, nearly out of date
        ADDCUE: and, also, plus, add, with, including, include, has to, have to, must, needs, needs to, it needs, they need, should, make it, make sure, as long as, only, just, narrow it, narrow, limit it, limit, keep only, leave only, keep just, leave just, keep the ones, keep those, show only, only show, show just, filter by, filter for, filter, restrict, throw in, chuck in, bung in, pop in, toss in, put in, add in, work in, mix in, i also, we also, any of them, any of these, any of those, do any, does any, have any got, any with, any that, are any, is any, which have, which has, which use, which contain, which are, which ones, which one has, the ones, those with, ones with, ones that, with some, that has, that have, i need it, i want it, some with, and some, along with, is any of them, are any of them
        ADDTALK: it, they, to, be, have, has, contain, include, use, uses, with, that, them, these, those, ones, of, is, are, there, sure, want, like, down, only, either, some, the, extra, added, also, and, maybe, in, for
        INIT: in it, in them, in there, in, in too, to it, to that, to the search, to my search, to the mix, to the list of foods, recipes, ones, then, now, though, tho, dishes, too, on top, involved, somewhere, please
        TAKEAWAY: apart from, except for, other than, take off, leave off, hold back, kill the, ban, banish, weed out, spare me, enough of, enough with, hide, say no to, no to, no thanks to, go without, going without, nothing, anything without, anything but, anything except, anything that is not, anything that does not have, do not give me, do not use, do not add, do not put, do not include, do not show, do not show me, can not have, can not contain, can not include, rather no, preferably no, drop, remove, lose, skip
        LIFTTALK: i, we, it, that, they, do, does, is, are, am, there, this, can, could
        LIFT: changed my mind about, have changed my mind about, went off the idea of, never mind, nevermind, never mind about, sod, screw, bugger, forget, forget about, scrap, do not worry about, do not bother with, do not bother about, do not need, do not insist on, ignore, no need for, no need of, does not need, does not have to have, does not have to be, need not, not necessarily, stop asking for, do not have to, does not need to, no longer need, can live without, could live without, can do without, can be without, not set on, do not require
        LIFTMILD: not fussed about, not bothered about, not fussy about, lift, lose the condition, relax, do not mind about, do not care about, with or without
        LIFTTAIL: condition, bit, after all, then, requirement, part, too, in it, any more, thing, anymore, to
        NECESSARY: needed, necessary, important, essential, a must, must, required, a requirement, compulsory, mandatory, vital, crucial, critical, a dealbreaker, obligatory, a condition, non negotiable
        SAMEAGAIN: without it, without them, without any, without, free of it, free of them, free of those, free of that, minus it, minus them, with none, with none of it, with none of them, i can eat, we can eat, she can eat, he can eat, they can eat, i can have, we can have, she can have, he can have, they can have
        SCOPE: take, takes, taking, see, hear, smell, have, having, has, eat, eats, eating, eaten, like, liked, likes, want, wanting, touch, use, using, used, uses, contain, containing, contains, include, including, includes, got, be, being, any, the, a, some, kind, kinds, sort, sorts, type, ones, one, recipes, dishes, thing, things, that, which, with, of, in, for, it, them, is, are, made with, made from, made of, keen on, into, fan of, call for, calls for, involve, involves, involving, allowed, going to, to, feel like, fancy, taste of, tastes of, featuring, much, many, really
        DENIALS: not, no, without, never, none, nothing, neither
        DENYTALK: absolutely, definitely, certainly, strictly, seriously, EATER, is, am, are, was, have, has, do, does, did, will, would, could, can, should, must, anything, something, everything, whatever, as long as, so long as, provided, it, that, there, this, them, these, those, make sure, so, want, like, prefer, rather, ones, recipes, dishes, show, give, find, get, only, just, if, because, ideally, preferably, needs to be, has to be, to, be, which, and
        DENYTAIL: in it, in them, in there, in, this week, this time, today, tonight, at all, any more, anymore, at the moment, for now, these days, either, then, ever, again, though, thanks, thank you, whatsoever, if possible, for me, for us, at home, for dinner
        KEPT: starred, kept, bookmarked, saved, favorited, faved, stored, hearted, pinned, stashed
        JOINING: and, then, and then, also, plus, but, before, after that, afterwards, so
        """

    /// Turns of phrase, each with the ways to say it.
    static let turns = """
        OPENER: can|could|would|will|might|may you possibly|please|quickly|kindly|maybe|perhaps|just|also|go|then|now|first|and*
        OPENER: PRON? was|am|were|have_been? just|only? hoping|wondering|thinking if|whether|that? you|i|we could|can|would|might|may
        OPENER: i|we would|will be so|very|really|most|ever* grateful|happy|delighted|pleased|obliged|thankful|glad if_you|to? could|can|would?
        OPENER: i|we? would? really? appreciate|love|like it? if you could|can|would
        OPENER: it|that? would be so|really? great|nice|good|lovely|helpful|wonderful|fab|brilliant|handy if you|i|we could|can|would
        OPENER: what if it|this|that|they was|were|is|had|has
        OPENER: would|is it|that be? possible|ok|okay|alright|all_right|fine to|for_you_to|for_me_to|if_you|if_i|if_we could|can|would?
        OPENER: do me|us? a|the? favor|favour|kindness|solid and?
        OPENER: how|what about you|we|i
        OPENER: why do not you|we|i just?
        OPENER: any|is_there_any|is_there_a chance|hope|way|possibility of|you|we|i|that|to* could|can|might|would?
        OPENER: i|we want|need|would_like|would_love|expect|will_need you to go_ahead_and?
        OPENER: it_is|is_it? time to|for_you_to|for_us_to
        OPENER: when|whenever|once you get|have|are|can a? chance|moment|minute|sec|second|ready|free|time
        OPENER: if you could|can|would|do_not_mind|please just|maybe|possibly*
        OPENER: NOCLUE ,
        OPENER: no? not that|this|those|these|it one|ones? ,
        OPENER: go|come on then? ,
        OPENER: PRON BE? trying|tryna|aiming|wishing|intending|attempting to
        OPENER: i|we think|reckon|guess|suppose|believe|figure that? i|we|you will|should|might|would|could|shall|can
        CLOSER: when|whenever|as_soon_as|if|once you can|could|get|have|are|would|do_not_mind|like|want|please a? chance|moment|minute|sec|second|ready|free|time|able?
        CLOSER: if it|that is|not no|not|too|any|ok|okay|alright|possible|much|trouble|bother|allowed|easy|you*
        CLOSER: thank|thanks|cheers|ta you|so|very|much|a|lot|loads|million|bunch|again|in|advance*
        CLOSER: that|it would|will be great|lovely|nice|good|perfect|brilliant|all|fab|ideal|super
        COOKQ: WHAT MODAL PRON MAKE|MADE MEAL? for? MEAL?
        COOKQ: WHAT am|are|is PRON able_to|allowed_to|supposed_to|meant_to MAKE for? MEAL?
        COOKQ: WHAT MODAL PRON MAKE|MADE for? MEAL? together?
        COOKQ: WHAT MODAL|can|could be MADE
        COOKQ: WHAT to MAKE for? MEAL?
        COOKQ: WHAT is|are there to MAKE for? MEAL?
        COOKQ: WHAT am|are i|we cooking|making|having|eating|baking|preparing for? MEAL?
        COOKQ: WHAT PRON MODAL MAKE for? MEAL?
        COOKQ: WHAT MODAL MEAL|i be
        COOKQ: WHAT is|are for MEAL
        COOKQ: WHAT is a|the good|best|nice thing|use to|for MAKE|USEUP?
        COOKQ: what|any|some good|best? uses|use|ideas|recipes? for|of USEUP|leftover
        COOKQ: ways to USEUP
        COOKQ: WHAT? is? a|the|any|some? best|good|nice|quick|easy|better|tastiest? way|ways|method of|to USEUP
        COOKQ: what is|are possible|doable|feasible
        COOKQ: RECIPES to|for USEUP|MAKE|using_up
        COOKQ: RECIPES that USEUPHARD
        COOKQ: any? way|how to USEUP
        COOKQ: PRON? NOCLUE what to MAKE for? MEAL?
        COOKQ: NOCLUE what PRON MODAL MAKE for? MEAL?
        COOKQ: NOCLUE what? is|are? for MEAL
        COOKQ: how MODAL PRON USEUP
        COOKQ: WHAT MODAL PRON fancy|want|feel_like for MEAL
        COOKQ: WHAT MODAL you suggest|recommend|advise|propose
        COOKQ: WHAT MODAL OTHERS MAKE for? MEAL?
        COOKQ: WHAT am|are PRON going_to|gonna MAKE for? MEAL?
        COOKQ: WHAT would|do|did you MAKE
        COOKQ: now what
        COOKQ: WHAT goes|works together
        COOKQ: WHAT MEAL MODAL PRON MAKE|MADE
        COOKQ: WHAT MODAL PRON MAKE MEAL? if_i_have|if_i_only_have|if_we_have|if_i_have_got|given
        NEEDUSE: PRON? BE|MODAL? need|have|got|want|trying|must|should|ought|has to? USEUP
        NEEDUSE: USEUP
        NEEDUSE: PRON MODAL USEUP
        WHATIHAVE: what|whatever|stuff|food|things|ingredients PRON BE? HAVE in? PANTRY?
        WHATIHAVE: what|whatever|stuff is in PANTRY
        WHATIHAVE: PANTRY
        WISH: SHOW
        WISH: does anyone|anybody|someone|somebody have|know RECIPES for|with?
        WISH: where do|did you keep|put|have
        WISH: SHOW how PRON? to? MAKE
        WISH: PRON? MODAL? BE? not? WANT
        WISH: PRON MODAL WANT
        WISH: PRON? BE? WANTING
        WISH: what|how is? about
        WISH: how to COOKIT
        WISH: how MODAL|do|does PRON COOKIT
        WISH: MODAL? PRON? HAVE any|anything|something|some
        WISH: MODAL PRON HAVE
        WISH: got|any
        WISH: is|are there
        WISH: RECIPES for|with
        WISH: let_us|lets MAKE|try
        WISH: i|we am|are? in_the_mood_for
        WISH: teach how? to? MAKE
        WISH: give PRON? RECIPES
        WISH: recipe for
        WISH: need RECIPES for|with?
        WISH: search|s|find|look
        WISH: SHOW RECIPES for|with|using|to_make?
        WISH: maybe|perhaps
        WISH: tell about|how_to_make
        WISH: WHAT RECIPES MODAL|are|is PRON|there HAVE? for|with|using?
        WISH: none of those|these|them SHOW
        WISH: anything|something
        WISH: have PRON got? any|anything|something|some|RECIPES
        WISH: do|can|could|would PRON do|make|know|have|stock|offer|serve|got|suggest|recommend any|anything|something|some|RECIPES with|for|using?
        WISH: WHAT have|do|has PRON got|have? in_the_way_of|by_way_of|along_the_lines_of|like
        WISH: SHOW what|whatever there|you|we|i is|are|have|has|got got? with|for|using|containing|featuring?
        WISH: PRON? have? been WANTING
        WISH: PRON can_not|could_not stop thinking_about|dreaming_about|dreaming_of|thinking_of
        WISH: it_is? time for
        WISH: PRON? BE? going_to|about_to try|have_a_go_at? MAKE?
        WISH: where is|are|did
        WISH: where MODAL PRON find|get|see|have RECIPES? for|with|of?
        WISH: where is|are|did the|that|those? RECIPES for|with|of
        WISH: have you got? RECIPES?
        WISH: know|knows any|some RECIPES? for|with?
        WISH: EATER WANTS
        WISH: PRON? BE? thinking|dreaming|talking|hoping|planning|considering|tempted of|about|on|to|by? MAKE?
        WISH: let_us|lets go|do|have|eat|make|cook|try|go_for|bake for?
        WISH: WHAT do|have|has PRON got|have|know with|for|using|containing|featuring|involving
        WISH: what is the? RECIPES|one|dish with|using|made_of|made_from
        WISH: have|got|get|need|want RECIPES for|with|using|of
        WISH: PRON? MODAL? have|get|need|want RECIPES for|with|using|of
        """
}
