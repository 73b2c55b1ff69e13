import RecipeModel
import ShellAnswers
import ShellCommands
import Testing

/// A page that says something else than the recipe: what a wall says is written nowhere.
struct WallTests {
    /// Reads every page as one of a kind.
    private struct KindReading: PageReading {
        var kind: PageKind

        func read(_ bytes: [UInt8], charset: String?, address: WebAddress?, status: Int)
            -> PageContent
        {
            PageContent(kind: kind, title: "Kitchen", text: "Subscribe to read on")
        }

        func plainText(ofMarkup markup: String) -> String { markup }

        func minutes(inWords text: String) -> Int? { nil }
    }

    /// Writes the texts of the pages.
    private struct TextWriting: RecipeWriting {
        func text(of documents: [RecipeDocument], as format: RecipeFileFormat) -> String {
            documents.map { "\($0.recipe.title): \($0.text)" }.joined(separator: "\n")
        }

        func text(forEditing recipe: Recipe) -> String { recipe.title }
    }

    private func kitchen(_ kind: PageKind, hasSteps: Bool) async -> TestKitchen {
        var far = TestKitchen.recipe("Far stew", ["leek"], link: "https://far.example/1")
        far.stepGroups = hasSteps ? [StepGroup(items: ["Cook it."])] : []
        let kitchen = TestKitchen(
            recipes: [far],
            pages: ["https://far.example/1": "A page"],
            changing: {
                $0.reader = KindReading(kind: kind)
                $0.writer = TextWriting()
            }
        )
        await kitchen.type("search leek; export 1 stew.txt")
        return kitchen
    }

    @Test(arguments: [PageKind.refused, .paywall, .empty])
    func whatAWallSaysIsNotExported(kind: PageKind) async {
        let kitchen = await kitchen(kind, hasSteps: true)
        #expect(kitchen.files["/here/stew.txt"] == "Far stew: ")
    }

    @Test(arguments: [PageKind.refused, .paywall, .empty])
    func withoutARecipeAWallIsNoExport(kind: PageKind) async {
        let kitchen = await kitchen(kind, hasSteps: false)
        #expect(kitchen.files["/here/stew.txt"] == nil)
        #expect(kitchen.failure != nil)
    }

    /// A page that was refused is not the recipe's, and is asked for again; what came is kept.
    @Test(arguments: [
        (PageKind.refused, true), (.empty, true), (.paywall, false), (.notRecipe, false),
    ])
    func whatAWallSaysIsNotKept(kind: PageKind, isMissing: Bool) async throws {
        let kitchen = await kitchen(kind, hasSteps: true)
        await kitchen.type("fav 1")
        #expect(
            kitchen.answer
                == .done(
                    .kept(
                        titles: ["Far stew"],
                        already: [],
                        pageMissing: isMissing ? ["Far stew"] : []
                    )
                )
        )
        let kept = try await kitchen.favorites.favorites()
        #expect(kept.map(\.isOffline) == [!isMissing])
        let id = RecipeID(service: .cookbook, key: "far stew")
        let content = try #require(try await kitchen.favorites.content(of: id))
        #expect((content.page == nil) == isMissing)
        #expect(content.text == (isMissing ? "" : "Subscribe to read on"))
    }

    @Test func anArticleIsExportedWithItsText() async {
        let kitchen = await kitchen(.notRecipe, hasSteps: true)
        #expect(kitchen.files["/here/stew.txt"] == "Far stew: Subscribe to read on")
    }
}
