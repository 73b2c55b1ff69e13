import RecipeModel
import Testing

@testable import PageReader

/// One recipe that many pages tell in their own shape; whatever the shape, it is the same recipe.
enum LeekTart {
    static let title = "Leek tart"
    static let ingredients = [
        "3 leeks, sliced", "200 g flour", "100 g cold butter", "2 eggs", "150 ml cream",
        "Salt and pepper",
    ]
    static let steps = [
        "Rub the butter into the flour and chill the dough.",
        "Soften the leeks in a little butter for ten minutes.",
        "Whisk the eggs with the cream, pour over the leeks and bake for 35 minutes.",
    ]

    /// The recipe as JSON-LD; members that are given come instead of its own.
    static func linkedData(
        ingredients: String = quoted(ingredients),
        steps: String = quoted(steps)
    ) -> String {
        #"{"@type":"Recipe","name":"Leek tart","recipeIngredient":\#(ingredients),"#
            + #""recipeInstructions":\#(steps)}"#
    }

    /// Texts as a JSON list.
    static func quoted(_ texts: [String]) -> String {
        "[" + texts.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    }

    /// Each text in an element: `<li>…</li>` and so on.
    static func wrapped(_ texts: [String], in open: String, _ close: String) -> String {
        texts.map { open + $0 + close }.joined()
    }

    static func list(_ texts: [String]) -> String { wrapped(texts, in: "<li>", "</li>") }

    /// A page with a body and what else its head has.
    static func page(_ body: String, head: String = "") -> String {
        """
        <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Leek tart</title>\(head)
        </head><body>\(body)</body></html>
        """
    }

    static func script(_ content: String, _ attributes: String = "") -> String {
        "<script \(attributes)>\(content)</script>"
    }

    /// Expects the recipe, and nothing else, from a page.
    static func expect(
        in markup: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = content(markup)
        #expect(found.kind == .recipe, sourceLocation: sourceLocation)
        #expect(found.recipe?.title == title, sourceLocation: sourceLocation)
        #expect(
            found.recipe?.ingredients.map(\.text) == ingredients,
            sourceLocation: sourceLocation
        )
        #expect(found.recipe?.steps == steps, sourceLocation: sourceLocation)
    }
}
