import Display
import Foundation
import RecipeFormats
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import Testing

struct JSONRecipeTests {
    private func object(_ text: String) throws -> [String: Any] {
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return try #require(value as? [String: Any])
    }

    private func json(_ value: Any?) throws -> Data {
        try JSONSerialization.data(
            withJSONObject: try #require(value),
            options: [.sortedKeys, .fragmentsAllowed]
        )
    }

    /// The file has what `open --format json` prints, but for where it stood in a list, how its page
    /// was loaded or changed, and what is said of its diet.
    @Test(arguments: [Sample.soup, Sample.grouped])
    func keysAndValuesAreThoseOfOpen(recipe: Recipe) throws {
        let links = [WebAddress("https://a.example/1")].compactMap { $0 }
        let document = RecipeDocument(
            recipe: recipe,
            origins: ["title": .jsonLD, "steps": .page],
            text: "Some text\n\nand more",
            links: links,
            isFavorite: true,
            savedAt: 1_778_576_700
        )
        let answer = RecipeAnswer(
            number: 3,
            recipe: recipe,
            origins: document.origins,
            text: document.text,
            links: links,
            pageState: .saved,
            isFavorite: true,
            savedAt: document.savedAt
        )
        var style = OutputStyle()
        style.format = .chosen(.json)
        let reply = Reply(command: "open", answer: .recipe(answer))
        let shown = Renderer(style: style, clock: LocalClock(now: 0)).text(of: reply).output
        var open = try #require(try object(shown)["recipe"] as? [String: Any])
        open["page"] = nil
        open["changed"] = nil
        open["cooked"] = nil
        open["dietNotes"] = nil
        open["n"] = NSNull()
        let file = try object(RecipeFileWriter().text(of: [document], as: .json))
        #expect(file["v"] as? Int == 1 && file.count == 2)
        // A file has the names of the foods besides.
        var kept = try #require(file["recipe"] as? [String: Any])
        let groups = try #require(kept["ingredientGroups"] as? [[String: Any]])
        for group in groups {
            #expect((group["names"] as? [String])?.count == (group["items"] as? [String])?.count)
        }
        for key in ["totalMinutes", "stepIngredients", "notes", "tags"] {
            #expect(kept.removeValue(forKey: key) != nil)
        }
        kept["ingredientGroups"] = groups.map { group in group.filter { $0.key != "names" } }
        #expect(try json(kept) == json(open))
    }

    @Test func datesAreISO() throws {
        let document = RecipeDocument(recipe: Sample.soup, savedAt: 1_778_576_700)
        let file = try object(RecipeFileWriter().text(of: [document], as: .json))
        let recipe = try #require(file["recipe"] as? [String: Any])
        #expect(recipe["savedAt"] as? String == "2026-05-12T09:05:00Z")
    }

    @Test func severalRecipesAreAList() throws {
        let file = try object(Sample.text(Sample.soup, Sample.grouped, as: .json))
        #expect((file["recipes"] as? [Any])?.count == 2 && file["recipe"] == nil)
    }

    @Test(arguments: 0..<lawCases(50, orAs: "RECIPE_ROUND_TRIPS"))
    func textComesBackAsItWas(seed: Int) throws {
        var generator = RecipeGenerator(seed: UInt64(seed))
        let recipe = generator.recipe()
        let file = try object(Sample.text(recipe, as: .json))
        let read = try #require(file["recipe"] as? [String: Any])
        #expect(read["title"] as? String == recipe.title)
        #expect(read["ingredients"] as? [String] == recipe.ingredients.map(\.text))
        #expect(read["steps"] as? [String] == recipe.steps)
        #expect(read["url"] as? String == recipe.link?.text)
    }
}
