import Testing

@testable import Conversation

/// How a line is begun and ended, and what joins it to the one before, changes nothing of what is asked.
struct RequestFormsTests {
    private static let lines = """
        results | would you open the second one and save it | open 2 ; fav it
        results | is it possible to bookmark the last one | fav last
        results | would you add the second one to the shopping list | shop add 2
        opened | can we add what's missing to the shopping list | shop add it
        opened | can we add a note: too much salt | note it too much salt
        results | why don't you save 1 | fav 1
        results | would you go with number seven | open 7
        guide | would you go on | guide next
        opened | oh and begin | guide
        start | oh and pantry please | pantry list
        start | oh and recipes i can make without shopping | cook --max-missing 0
        results | oh and skip anything with pork | without pork
        results | oh and bacon | and bacon
        start | hello there's no rice left | pantry remove rice
        opened | hello there'll be nine of us | scale it 9
        start | please let me know what can be made with paneer and kale | cook paneer kale
        opened | let me know in 5 minutes | timer 5m
        opened | make it for 8 persons | scale it 8
        start | how would i rustle up injera | search injera
        start | soup with leeks although no cream | search soup leeks -cream
        results | find me 8, 12 and 20 | list 8,12,20
        results | open 3, we mean 4 | open 4
        start | something with pork. actually lamb | search lamb
        start | pumpkin. soup. please. | search pumpkin soup
        start | hi bot! do you have a recipe with fish | search fish
        start | we need more olive oil, pop it on the list | shop add olive oil
        results | export 2 to soup.md please! | export 2 soup.md
        """

    @Test(arguments: lines.split(separator: "\n").map(String.init))
    func changesNothing(line: String) {
        let parts = line.split(separator: "|").map {
            $0.split(separator: " ").joined(separator: " ")
        }
        #expect(PromptReading.meaning(parts[1], in: parts[0]) == parts[2])
    }
}
