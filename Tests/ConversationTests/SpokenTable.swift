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
        start | waffles, egg free | search waffles -egg
        start | greek food with lamb | search cuisine:greek lamb
        start | a vegetarian breakfast | search category:vegetarian category:breakfast
        start | something under 40 minutes | search minutes:40
        start | quick salmon | search minutes:30 salmon
        start | toad in the hole | search "toad in the hole"
        start | french toast | search french toast
        start | what are you doing | error
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
        results | next page please | more
        results | go back | back
        results | start over | reset
        results | why is 3 first | why 3
        opened | save it | fav it
        opened | what does it look like | picture it
        opened | double it | scale it x2
        opened | make it for 5 people | scale it 5
        opened | set a timer for 7 minutes | timer 7m
        opened | remind me in half an hour | timer 30m
        opened | more like this | similar it
        favorites | any with lentils? | favs lentils
        favorites | the second result | open r2
        """
}
