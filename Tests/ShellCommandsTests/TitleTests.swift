import Conversation
import KitchenLanguage
import RecipeModel
import ShellAnswers
import ShellCommands
import Testing

/// Recipes that a command names by their titles, without a list.
struct TitleTests {
    /// Lines one after the other, and what the last one comes to: the title that is open, or what is
    /// wrong.
    private static let table = """
        open leek pie                                   | Leek pie
        open Leeks pie                                  | Leek pie
        open tart                                       | Leek tart
        open leek                                       | 1 open "Leek soup"; 2 open "Leek pie"; 3 open "Leek tart"
        open leek; 2                                    | Leek pie
        open garlic soup                                | Garlic soup
        search garlic; open soup                        | 1 open "Garlic soup"; 2 open "Leek soup"
        fav 'leek tart'; search garlic; open tart       | Leek tart
        open "puppy stew"                               | untitled: search puppy stew
        open "garlic whisky"                            | untitled: search garlic whisky
        open "bread and butter"                         | untitled: search bread butter
        service recipepuppy --url http://p.example; open stew | Puppy stew
        service recipepuppy --url http://p.example; open tart | Leek tart
        open "id:cookbook/leek%20pie"                   | Leek pie
        open id:cookbook/leek                           | gone: cookbook/leek
        open id:nowhere/leek                            | gone: nowhere/leek
        """

    @Test func aTitleNamesItsRecipe() async throws {
        for row in Self.table.split(separator: "\n") {
            let cells = row.split(separator: "|").map { $0.trimmingWhitespace() }
            let kitchen = TestKitchen()
            for line in cells[0].split(separator: ";") {
                await kitchen.type(line.trimmingWhitespace())
            }
            let outcome = kitchen.titles.count == 1 ? kitchen.titles[0] : Self.told(kitchen.mistake)
            #expect(outcome == cells[1], "\(row)")
        }
    }

    private static func told(_ mistake: Mistake.Kind?) -> String {
        switch mistake {
        case .command(.severalMeanings(let lines)):
            lines.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: "; ")
        case .reference(.untitled(_, let search)): "untitled: \(search)"
        case .reference(.titledAlike(_, let search)): "alike: \(search)"
        case .reference(.goneID(let id)): "gone: \(id)"
        default: "\(String(describing: mistake))"
        }
    }

    @Test func manyOfATitleAreAListAndNotAChoice() async {
        let kitchen = TestKitchen(
            recipes: (1...8).map { TestKitchen.recipe("Soup \($0)", ["leek"]) },
            pageSize: 10
        )
        await kitchen.type("open soup")
        #expect(
            kitchen.mistake == .reference(.titledAlike("soup", search: "search title:soup"))
        )
        await kitchen.type("y")
        #expect(kitchen.titles.count == 8)
    }

    @Test func twoOfOneTitleAreToldApartByTheirIds() async {
        var other = TestKitchen.recipe("Leek pie", ["leek", "ham"])
        other.id.key = "other"
        let kitchen = TestKitchen(recipes: [TestKitchen.recipe("Leek pie", ["leek"]), other])
        await kitchen.type("open leek pie")
        #expect(
            kitchen.mistake
                == .command(
                    .severalMeanings(["open id:cookbook/leek%20pie", "open id:cookbook/other"])
                )
        )
        await kitchen.type("2")
        #expect(kitchen.titles == ["Leek pie"])
        #expect(await kitchen.type("open it --ingredients").exitCode == 0)
    }
}
