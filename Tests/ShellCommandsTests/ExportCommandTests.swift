import Conversation
import RecipeModel
import ShellAnswers
import ShellCommands
import Testing

struct ExportCommandTests {
    private func kitchen(files: [String: String] = [:]) async -> TestKitchen {
        let kitchen = TestKitchen(files: files)
        await kitchen.type("search leek")
        return kitchen
    }

    @Test(arguments: [
        ("export 1 soup.md", "soup.md", "md: Leek soup\n"),
        ("export 1 soup.HTML", "soup.HTML", "html: Leek soup\n"),
        ("export 1-2,3 all.json", "all.json", "json: Leek soup, Leek pie, Leek tart\n"),
        ("export the second one \"my pie.cook\"", "my pie.cook", "cook: Leek pie\n"),
        ("export 2 and 3 soup", "soup", "md: Leek pie, Leek tart\n"),
        ("export 1 soup.txt --as html", "soup.txt", "html: Leek soup\n"),
        ("export --as=json 1 soup.md", "soup.md", "json: Leek soup\n"),
        ("export all x.md", "x.md", "md: Leek soup, Leek pie, Leek tart\n"),
    ])
    func fileHasTheRecipes(line: String, file: String, text: String) async {
        let kitchen = await kitchen()
        #expect(await kitchen.type(line).exitCode == 0)
        #expect(kitchen.files["/here/\(file)"] == text)
    }

    /// However few are fetched at the same time.
    @Test func manyRecipesAreAllWritten() async {
        let kitchen = TestKitchen(pageSize: 10)
        await kitchen.type("search leek; export all all.md")
        #expect(
            kitchen.files["/here/all.md"]
                == "md: Leek soup, Leek pie, Leek tart, Leek salad, Garlic leek bake\n"
        )
    }

    @Test func aPageThatIsKeptIsNotAskedForAgain() async {
        let page = "https://far.example/1"
        let far = TestKitchen.recipe("Far stew", ["leek"], link: page)
        let kitchen = TestKitchen(recipes: [far], pages: [page: "Far stew\nleek"])
        await kitchen.type("search leek; fav 1")
        let asked = kitchen.pages.asked
        #expect(await kitchen.type("export f1 far.md").exitCode == 0)
        #expect(kitchen.files["/here/far.md"] == "md: Far stew *\n")
        #expect(kitchen.pages.asked == asked)
    }

    @Test func answerNamesRecipesAndFile() async {
        let kitchen = await kitchen()
        await kitchen.type("export 1-2 two.md")
        #expect(
            kitchen.answer
                == .done(.exported(titles: ["Leek soup", "Leek pie"], files: ["two.md"]))
        )
    }

    @Test func aFileThatIsThereStaysUnlessForced() async {
        let kitchen = await kitchen(files: ["/here/soup.md": "my own"])
        #expect(await kitchen.type("export 1 soup.md").exitCode == 73)
        guard case .world(let failure)? = kitchen.failure else {
            Issue.record("no failure")
            return
        }
        #expect(failure.reason == .alreadyThere(path: "soup.md"))
        #expect(kitchen.files["/here/soup.md"] == "my own")
        #expect(await kitchen.type("export 1 soup.md --force").exitCode == 0)
        #expect(kitchen.files["/here/soup.md"] == "md: Leek soup\n")
    }

    @Test func redirectionReplacesAndItsEndingTellsTheFormat() async {
        let kitchen = await kitchen(files: ["/here/soup.html": "old"])
        #expect(await kitchen.type("export 1 > soup.html").exitCode == 0)
        #expect(kitchen.files["/here/soup.html"]?.contains("html: Leek soup") == true)
        await kitchen.type("export 1 --as json | cat")
        #expect(kitchen.programs.lines.last?.contains("json: Leek soup") == true)
    }

    @Test func withoutAFileTheTextIsTheAnswer() async {
        let kitchen = await kitchen()
        await kitchen.type("export 2")
        #expect(kitchen.answer == .text("md: Leek pie"))
    }

    @Test func aFolderTakesAFileForEach() async {
        let kitchen = await kitchen()
        #expect(await kitchen.type("export 1-2 box/ --as cook").exitCode == 0)
        #expect(kitchen.files["/here/box/Leek soup.cook"] == "cook: Leek soup\n")
        #expect(kitchen.files["/here/box/Leek pie.cook"] == "cook: Leek pie\n")
        // It is there now, so it needs no slash.
        #expect(await kitchen.type("export 3 box").exitCode == 0)
        #expect(kitchen.files["/here/box/Leek tart.md"] == "md: Leek tart\n")
        // One file of several that is there stops all.
        #expect(await kitchen.type("export 3,1 box --as cook").exitCode == 73)
        #expect(kitchen.files["/here/box/Leek tart.cook"] == nil)
    }

    @Test func aCooklangFileHoldsOneRecipe() async {
        let kitchen = await kitchen()
        #expect(await kitchen.type("export 1-2 two.cook").exitCode == 64)
        #expect(kitchen.mistake == .reference(.oneRecipeToAFile(ending: "cook")))
        #expect(await kitchen.type("export 1-2 --as cook").exitCode == 64)
        #expect(kitchen.files["/here/two.cook"] == nil)
    }

    @Test func whatCannotBeWrittenIsSaidWithItsCode() async {
        let kitchen = await kitchen()
        #expect(await kitchen.type("export 1 /readonly/soup.md").exitCode == 73)
        #expect(await kitchen.type("export 1 /readonly/box/").exitCode == 73)
    }

    @Test func badReferencesAndFormatsAreTheCooksMistake() async {
        let kitchen = await kitchen()
        for line in [
            "export", "export soup.md", "export 42 soup.md", "export 1 soup.md --as pdf",
            "export onion soup.md",
        ] {
            #expect(await kitchen.type(line).exitCode == 64, "\(line)")
        }
        #expect(kitchen.files["/here/soup.md"] == nil)
    }

    @Test func aScriptNeedsLeave() async {
        let kitchen = TestKitchen()
        let script = "search leek\nexport 1 soup.md\n"
        #expect(await kitchen.play(script).errorName == .notAllowed)
        #expect(kitchen.files["/here/soup.md"] == nil)
        #expect(await kitchen.play(script, mayReachOutside: true).exitCode == 0)
        #expect(kitchen.files["/here/soup.md"] == "md: Leek soup\n")
    }

    @Test func favoritesGoOutAsTheyAreKept() async {
        let kitchen = await kitchen()
        await kitchen.type("fav 1,3")
        await kitchen.type("export favorites mine.md")
        #expect(kitchen.files["/here/mine.md"] == "md: Leek tart *, Leek soup *\n")
    }

    @Test func aRecipeThatCannotBeHadWholeIsNotWritten() async {
        var gone = TestKitchen.recipe("Gone stew", ["leek"], link: "https://far.example/gone")
        gone.stepGroups = []
        let kitchen = TestKitchen(recipes: [TestKitchen.recipes[0], gone])
        await kitchen.type("search leek")
        #expect(await kitchen.type("export 1-2 both.md").exitCode == 69)
        #expect(kitchen.files["/here/both.md"] == nil)
        // Kept, it is the cook's own, page or not.
        await kitchen.type("fav 2")
        #expect(await kitchen.type("export f1 kept.md").exitCode == 0)
        #expect(kitchen.files["/here/kept.md"] == "md: Gone stew *\n")
    }

    @Test func aWebPageThatWasOpenedIsItAndGoesOut() async {
        let kitchen = TestKitchen(pages: ["https://a.example/soup": "Web soup\nleek"])
        await kitchen.type("open https://a.example/soup")
        #expect(await kitchen.type("export it soup.md").exitCode == 0)
        #expect(kitchen.files["/here/soup.md"] == "md: Web soup\n")
    }
}
