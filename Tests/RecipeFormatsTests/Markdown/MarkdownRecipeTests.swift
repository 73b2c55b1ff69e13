import RecipeFormats
import RecipeModel
import Testing

struct MarkdownRecipeTests {
    @Test func recipeReadsWell() {
        #expect(
            Sample.text(Sample.grouped, as: .markdown) == """
                ---
                title: Leek soup
                source: https://kitchen.example/leek-soup
                site: Example Kitchen
                author: Ann Onion
                servings: 4 (Serves 4-6)
                prep time: 15m
                cook time: 1h15m
                time required: 1h30m
                course:
                  - soup
                  - starter
                cuisine: french
                tags:
                  - winter
                locale: en
                image: https://kitchen.example/soup.jpg
                video: https://films.example/7
                rating:
                  value: 4.5
                  best: 5
                  count: 12
                nutrition:
                  saturated fat: 8 g
                made with: recipe
                ---

                # Leek soup

                [kitchen.example](https://kitchen.example/leek-soup) · Serves 4-6 · 1 h 30 min \
                (15 min preparation, 1 h 15 min cooking) · has lactose · \
                [film](https://films.example/7)

                by Ann Onion · French · Soup · Starter · winter · 4.5 of 5 from 12 votes

                ![Leek soup](https://kitchen.example/soup.jpg)

                ## Ingredients

                ### For the soup

                - 2 leeks

                ### For the top

                - 100 g cheese
                - 1 tsp paprika

                ## Steps

                1. Boil the leeks.

                ### Top

                2. Strew the cheese.
                3. Dust with paprika.

                ## Notes

                - Keeps for 2 days.

                ## Nutrition

                - saturated fat: 8 g

                """
        )
    }

    @Test func aPageWithoutARecipeIsItsText() {
        #expect(
            RecipeFileWriter().text(of: [Sample.textOnly], as: .markdown) == ##"""
                ---
                title: "A <b>page</b>"
                made with: recipe
                ---

                # A \<b>page\</b>

                ## Text of the page

                First line \[1\]

                \# Second \*line\*

                ## Links

                - \[1\] [https://a.example/(x)?a=1\&lt;=2](https://a.example/%28x%29?a=1&amp;lt;=2)

                """##
        )
    }

    @Test func severalRecipesArePartedByARule() {
        let text = Sample.text(Sample.soup, Sample.grouped, as: .markdown)
        #expect(text.split(separator: "\n---\n").count == 2)
        #expect(text.hasPrefix("# Leek soup\n\n<!--\ntitle: Leek soup\n"))
    }

    /// Own words and the day it was kept are read by people and by programs.
    @Test func ownWordsAreThere() {
        var document = RecipeDocument(recipe: Sample.soup, isFavorite: true, savedAt: 1_778_576_700)
        document.own = OwnWords(
            notes: [RecipeNote(id: 1, text: "Less *salt*.", writtenAt: 1_778_576_700)],
            tags: ["quick"]
        )
        let text = RecipeFileWriter().text(of: [document], as: .markdown)
        for part in [
            "\ntags:\n  - winter\n  - quick\n", "\nmy tags:\n  - quick\n",
            "\nsaved: 2026-05-12T09:05:00Z\n", "· saved 2026-05-12 ·", "· \\#quick ·",
            "\nmy notes:\n  - text: \"Less *salt*.\"\n    written: 2026-05-12T09:05:00Z\n",
            "\n## My notes\n\n- Less \\*salt\\*.\n",
        ] {
            #expect(text.contains(part), "\(part)\n\(text)")
        }
    }

    /// What a cook changes in the page counts, and not what the front matter remembers of it.
    @Test func changesOfThePageAreRead() throws {
        var document = RecipeDocument(recipe: Sample.soup)
        document.own.notes = [RecipeNote(id: 1, text: "Less salt.", writtenAt: 7)]
        let text = RecipeFileWriter().text(of: [document], as: .markdown)
            .replacing("- 50 g soft butter", with: "- 60 g oil")
            .replacing("- Less salt.", with: "- Less salt.\n- More pepper.")
        let read = try #require(try ReadFile(text, named: "soup.md").documents.first)
        #expect(read.recipe.ingredients[1] == Ingredient(text: "60 g oil", name: "oil"))
        #expect(read.own.notes.map(\.text) == ["Less salt.", "More pepper."])
        #expect(read.own.notes.map(\.writtenAt) == [7, 0])
    }
}
