import RecipeModel
import ShellAnswers
import ShellCommands
import Testing

/// `pick` where there is no screen: the same recipes as a list.
struct PickCommandTests {
    @Test func withoutAScreenItPrintsTheList() async {
        let kitchen = TestKitchen()
        await kitchen.type("pick")
        #expect(kitchen.titles.count == 3)
        await kitchen.type("search leek; pick")
        #expect(kitchen.titles == ["Leek soup", "Leek pie", "Leek tart"])
        await kitchen.type("fav 2; pick favorites")
        #expect(kitchen.titles == ["Leek pie"])
        await kitchen.type("pick results")
        #expect(kitchen.titles == ["Leek soup", "Leek pie", "Leek tart"])
    }
}
