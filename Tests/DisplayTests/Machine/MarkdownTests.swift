import RecipeModel
import ShellAnswers
import Testing

@testable import Display

struct MarkdownTests {
    @Test func recipeIsADocument() throws {
        let text = renderer(format: .chosen(.md)).output(.recipe(Sample.opened))
        try KeptScreen.compare(text, with: "open-md")
    }

    @Test func listIsAList() throws {
        let text = renderer(format: .chosen(.md)).output(.results(Sample.results))
        try KeptScreen.compare(text, with: "list-md")
    }
}
