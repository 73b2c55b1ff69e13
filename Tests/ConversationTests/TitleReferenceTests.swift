import KitchenLanguage
import Testing

@testable import Conversation

/// Recipes that are named by their titles, or by their ids, where a number could stand.
struct TitleReferenceTests {
    /// A line, and the command that it is; `-` where it is none.
    ///
    /// At the prompt each word without quotes has to be one of a food's or a dish's name: a sentence
    /// may begin with a command's name as well.
    private static let atThePrompt = """
        open cottage pie                    | open "cottage pie"
        fav leg of lamb                     | fav "leg of lamb"
        unfav mac and cheese                | unfav "mac and cheese"
        open "Aunt May's surprise"          | open "Aunt May's surprise"
        open 'St. Clement pie'              | open "St. Clement pie"
        plan add leek pie friday            | plan add "leek pie" friday
        cooked leek pie yesterday           | cooked "leek pie" yesterday
        cooked leek pie                     | cooked "leek pie"
        rate "Leek pie" 5                   | rate "Leek pie" 5
        scale "Leek pie" x2                 | scale "Leek pie" x2
        export leek pie pie.md              | export "leek pie" pie.md
        export leek pie                     | export "leek pie"
        send leek pie mealie                | send "leek pie" mealie
        open tea.html                       | open tea.html
        open id:cookbook/leek-pie           | open id:cookbook/leek-pie
        fav 2,id:cookbook/leek-pie          | fav 2,id:cookbook/leek-pie
        id:cookbook/leek-pie                | open id:cookbook/leek-pie
        open the window                     | -
        fav colour is red                   | -
        open id:leek                        | -
        """

    /// In a script, all words are the title.
    private static let inAScript = """
        open aunt mays surprise             | open "aunt mays surprise"
        plan add grandmas roast friday      | plan add "grandmas roast" friday
        open --steps "Leek pie"             | open "Leek pie" --steps
        open                                | open
        """

    @Test(arguments: [(ReadingMode.prompt, atThePrompt), (.script, inAScript)])
    func namesRecipes(mode: ReadingMode, table: String) {
        let commands = CommandTable(ShellTable.whole.commands + [SendCommand.self])
        for row in table.split(separator: "\n") {
            let cells = row.split(separator: "|").map { $0.trimmingWhitespace() }
            let read = try? LineReading(mode: mode, table: commands).canonical(cells[0])
            #expect(read ?? "-" == cells[1], "\(row)")
        }
    }
}
