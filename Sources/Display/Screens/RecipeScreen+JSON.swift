import RecipeModel
import ShellAnswers

extension RecipeScreen {
    var members: [JSONMember] { [JSONMember("recipe", .object(recipeMembers))] }

    var table: Table? {
        let row = RecipeRow(
            number: answer.number ?? 1,
            recipe: recipe,
            isFavorite: answer.isFavorite,
            query: answer.query
        )
        return Table(header: RecipeRow.header, rows: [row.fields])
    }

    private var recipeMembers: [JSONMember] {
        let document = RecipeDocument(
            recipe: recipe,
            origins: answer.origins,
            text: answer.text,
            links: answer.links,
            isFavorite: answer.isFavorite,
            savedAt: answer.savedAt
        )
        return document.jsonMembers(number: answer.number)
            + [JSONMember("page", .string(pageName))]
    }

    /// The fixed name of what became of the page.
    private var pageName: String {
        switch answer.pageState {
        case .fetched: "fetched"
        case .saved: "saved"
        case .notNeeded: "not-needed"
        case .missing: "missing"
        case .without(let kind): kind.rawValue
        }
    }
}
