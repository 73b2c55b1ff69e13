import Testing

@testable import Conversation

/// What a rule takes by its words is looked at once more: nothing that was said may be left out.
struct AcceptanceGateTests {
    private static let lines = """
        start | fridge has half a cabbage some bacon and leftover mash, suggestions? | cook cabbage bacon mash
        start | ive got leeks and feta, any ideas | cook leeks feta
        start | got some salmon that needs eating | cook salmon
        start | i have eggs and flour | pantry add eggs flour
        start | i've eaten too much cheese | error
        start | i ate too much cake | error
        start | the chickens got out again | error
        start | the eggs are all gone | pantry remove eggs
        start | how do i get to the station | error
        start | i like turtles | error
        start | i would like garlic | search garlic
        start | i'd love some turtle soup | search turtle soup
        start | i need new pans | error
        start | my freezer is full of peas, what can i make with them | cook peas
        start | my freezer is full | without tool:freezer
        start | no idea whats for supper | cook
        start | got milk and cereal from the shop | pantry add milk cereal
        start | got the milk from the shopping list | shop done milk
        opened | what's left to buy for this one | missing it
        results | maybe later | error
        opened | that's too much butter | error
        results | drop everything | reset
        results | pick one for me | random
        results | choose one of these for me | random
        results | which of them need cream | and cream
        results | take back the last thing | undo
        start | i've got a cold | error
        start | my fish died | error
        start | melt the butter with the golden syrup | error
        opened | scatter with the olives and the parsley | error
        start | pour in the stock and the soy sauce | error
        opened | chill for 30 minutes | error
        start | pour the white sauce on top and scatter over the rest of the cheese | error
        opened | pour over any butter that is left | error
        start | i hate mondays | error
        start | i hate mushrooms | search -mushrooms
        opened | i've already got one | error
        opened | make it for one | scale it 1
        results | what do i need for the third one | missing 3
        start | dosa with potatoes | search dosa potatoes
        start | monkey bread | search monkey bread
        results | leave the onions out | without onions
        results | swap the cheese for nduja | drop cheese ; and nduja
        """

    @Test(arguments: lines.split(separator: "\n").map(String.init))
    func isReadWholeOrNotAtAll(line: String) {
        let parts = line.split(separator: "|").map {
            $0.split(separator: " ").joined(separator: " ")
        }
        #expect(PromptReading.meaning(parts[1], in: parts[0]) == parts[2])
    }
}
