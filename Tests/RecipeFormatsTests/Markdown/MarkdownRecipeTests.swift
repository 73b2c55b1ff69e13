import RecipeFormats
import RecipeModel
import Testing

struct MarkdownRecipeTests {
    @Test func recipeReadsWell() {
        #expect(
            Sample.text(Sample.grouped, as: .markdown) == """
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
    }
}
