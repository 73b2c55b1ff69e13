import RecipeModel
import Testing

@testable import PageReader

/// The lines under a heading of notes, and where such a heading is looked for.
struct NoteLineTests {
    private func headed(_ body: String) -> HeadedLines {
        HeadedLines(page: ParsedPage(utf8: Array("<body>\(body)</body>".utf8), address: nil))
    }

    private static let first = "<h3>Notes</h3><p>Keeps for three days.</p>"
    private static let last = "<p>Freezes well too.</p>"

    @Test(
        arguments: [
            ("\(first)\(last)", ["Keeps for three days.", "Freezes well too."]),
            (
                "\(first)<h4>More about it</h4>\(last)",
                ["Keeps for three days.", "More about it", "Freezes well too."]
            ),
            ("\(first)<h3>More about it</h3>\(last)", ["Keeps for three days."]),
            (
                "<p>Notes</p><p>Keeps for three days.</p><h6>More about it</h6>\(last)",
                ["Keeps for three days."]
            ),
            ("<h3>Notes</h3><p>Eat it soon</p><p>Eat it soon.</p>", ["Eat it soon."]),
            (
                "\(first)<p><a href=/x>More of our soups</a></p>\(last)",
                ["Keeps for three days."]
            ),
            ("<h3>Notes</h3><p hidden>Nobody sees this.</p>\(last)", ["Freezes well too."]),
            ("\(first)<aside><p>Buy our new book.</p></aside>\(last)", ["Keeps for three days."]),
            ("<h3>Notes</h3><p>Jump to recipe</p>\(last)", ["Freezes well too."]),
            ("<h3>Notes</h3><p>1. Keeps for three days.</p>", ["Keeps for three days."]),
            ("\(first)<p>Nutrition</p>\(last)", ["Keeps for three days."]),
            ("<h3>Notes</h3>", []),
        ] as [(String, [String])]
    )
    func notesReachToTheNextHeading(_ body: String, _ notes: [String]) {
        #expect(headed(body).notes(under: 0, limit: 16) == notes)
    }

    @Test(arguments: [(16, 16), (17, 0)])
    func manyNotesAreAnArticle(_ count: Int, _ kept: Int) {
        let lines = String(repeating: "<p>Keeps for three days.</p>", count: count)
        let body = "<h3>Notes</h3>\(lines)"
        #expect(headed(body).notes(under: 0, limit: 16).count == kept)
    }

    private static let step = "Fry the leeks in butter."

    @Test(arguments: [(0, true), (38, true), (39, false)])
    func notesBeginNearTheLastStep(_ between: Int, _ areFound: Bool) {
        let words = String(repeating: "<p>Words of no use</p>", count: between)
        let finder = NotesFinder(headed("<p>\(Self.step)</p>\(words)\(Self.first)"))
        let notes = finder.notes(ofRecipeWith: [Self.step], ingredients: [])
        #expect(notes == (areFound ? ["Keeps for three days."] : []))
    }

    /// The last three steps are looked for, then the ingredients.
    @Test func theEndOfTheRecipeIsItsLastLineOnThePage() {
        let finder = NotesFinder(headed("<p>\(Self.step)</p><p>200 g flour</p>\(Self.first)"))
        let notes = ["Keeps for three days."]
        let other = "Nobody does that with a leek."
        let two = [Self.step, other, other]
        #expect(finder.notes(ofRecipeWith: two, ingredients: []) == notes)
        #expect(finder.notes(ofRecipeWith: two + [other], ingredients: []).isEmpty)
        #expect(finder.notes(ofRecipeWith: two + [other], ingredients: ["200 g flour"]) == notes)
        #expect(finder.notes(ofRecipeWith: [], ingredients: []).isEmpty)
    }

    @Test(arguments: [
        ("recipeInstructions", ["Fry the leeks in butter.", "Stir them now and then."]),
        ("recipeIngredient", ["200 g flour", "2 leeks"]),
    ])
    func halfARecipeHasNotesToo(_ name: String, _ lines: [String]) {
        let list = "[\"" + lines.joined(separator: "\",\"") + "\"]"
        let page = linkedDataPage(
            #"{"@type":"Recipe","name":"Leeks","\#(name)":\#(list)}"#,
            body: lines.map { "<p>\($0)</p>" }.joined() + Self.first
        )
        #expect(content(page).recipe?.notes == ["Keeps for three days."])
    }

    @Test(arguments: [(87, true), (88, false)])
    func aStepInALongParagraphEndsNoRecipe(_ count: Int, _ isFound: Bool) {
        let rest = String(repeating: "x", count: count - Self.step.utf8.count - 1)
        let finder = NotesFinder(headed("<p>\(Self.step) \(rest)</p>\(Self.first)"))
        let notes = finder.notes(ofRecipeWith: [Self.step], ingredients: [])
        #expect(notes == (isFound ? ["Keeps for three days."] : []))
    }

    /// Spaces and signs do not count.
    @Test(arguments: [("Stir them.", true), ("Stir the.", false)])
    func aShortStepEndsNoRecipe(_ step: String, _ isFound: Bool) {
        let finder = NotesFinder(headed("<p>\(step)</p>\(Self.first)"))
        let notes = finder.notes(ofRecipeWith: [step], ingredients: [])
        #expect(notes == (isFound ? ["Keeps for three days."] : []))
    }

    @Test func aStepInACommentEndsNoRecipe() {
        let body = "<div class=comments><p>\(Self.step)</p></div>\(Self.first)"
        #expect(NotesFinder(headed(body)).notes(ofRecipeWith: [Self.step], ingredients: []).isEmpty)
    }

    @Test func notesOfCommentsAreNone() {
        let body = "<p>\(Self.step)</p><div class=comments>\(Self.first)</div>"
        #expect(NotesFinder(headed(body)).notes(ofRecipeWith: [Self.step], ingredients: []).isEmpty)
    }
}
