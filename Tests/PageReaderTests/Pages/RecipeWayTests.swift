import RecipeModel
import RecipeTestSupport
import Testing

@testable import PageReader

/// One recipe reads the same in every way to write it that means the same.
struct RecipeWayTests {
    private typealias Ways = RecipeWays

    /// A page that tells the recipe with these ways for its parts; the plainest one for the others.
    private static func page(
        ingredients: String = Ways.ingredientWays[0].input,
        steps: String = Ways.stepWays[0].input,
        yield: String = Ways.yieldWays[0].input,
        time: String = Ways.timeWays[0].input,
        page: String = Ways.pageWays[0].input,
        body: String = Ways.bodies[0].input
    ) -> String {
        let members = """
            "name":"\(Ways.title)","recipeIngredient":\(ingredients),"recipeInstructions":\(steps),
            "recipeYield":\(yield),"totalTime":\(time)
            """
        let marks = [("@R", #"{"@type":"Recipe",\#(members)}"#), ("@M", members), ("⏎", "\n")]
        let head = marks.reduce(page) { text, mark in
            text.split(separator: mark.0, omittingEmptySubsequences: false)
                .joined(separator: mark.1)
        }
        return """
            <!doctype html><html lang="en"><head><meta charset="utf-8"><title>\(Ways.title)</title>\(head)
            </head><body><h1>\(Ways.title)</h1>\(body)</body></html>
            """
    }

    private func expectRecipe(in page: String, _ names: String...) {
        let recipe = content(page).recipe
        let told = Comment(rawValue: names.joined(separator: ", "))
        #expect(recipe?.title == Ways.title, told)
        #expect(recipe?.ingredients.map(\.text) == Ways.ingredients, told)
        #expect(recipe?.ingredientGroups.map(\.title) == [nil], told)
        #expect(recipe?.steps == Ways.steps, told)
        #expect(recipe?.yield?.amount == 8, told)
        #expect(recipe?.times.exactMinutes == 65, told)
    }

    @Test(arguments: Ways.ingredientWays)
    func ingredients(_ way: Case<String, Void>) {
        for body in Ways.bodies {
            expectRecipe(in: Self.page(ingredients: way.input, body: body.input), body.name)
        }
    }

    @Test(arguments: Ways.stepWays)
    func steps(_ way: Case<String, Void>) {
        for body in Ways.bodies {
            expectRecipe(in: Self.page(steps: way.input, body: body.input), body.name)
        }
    }

    @Test(arguments: Ways.yieldWays)
    func yields(_ way: Case<String, Void>) { expectRecipe(in: Self.page(yield: way.input)) }

    @Test(arguments: Ways.timeWays)
    func times(_ way: Case<String, Void>) { expectRecipe(in: Self.page(time: way.input)) }

    @Test(arguments: Ways.pageWays)
    func pages(_ way: Case<String, Void>) { expectRecipe(in: Self.page(page: way.input)) }

    @Test(arguments: Ways.markupWays)
    func marks(_ way: Case<String, Void>) {
        expectRecipe(in: "<!doctype html><title>\(Ways.title)</title>\(way.input)")
    }

    /// Ways of all parts together.
    @Test(arguments: 1...UInt64(lawCases(40)))
    func together(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let ways = [
            Ways.ingredientWays, Ways.stepWays, Ways.yieldWays, Ways.timeWays, Ways.pageWays,
            Ways.bodies,
        ].map { random.pick($0) }
        let page = Self.page(
            ingredients: ways[0].input,
            steps: ways[1].input,
            yield: ways[2].input,
            time: ways[3].input,
            page: ways[4].input,
            body: ways[5].input
        )
        expectRecipe(in: page, ways.map(\.name).joined(separator: ", "))
    }
}
