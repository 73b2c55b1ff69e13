import Documents
import RecipeModel
import RecipeSearch
import Testing

/// Whole recipes as they are written: every part of them, and each part left out.
struct WholePageTests {
    private func file() -> Document {
        var page = PrintedRecipe(RecipeDocument(recipe: PageTable.full))
        page.isFile = true
        return page.document
    }

    @Test func asHTML() {
        #expect(
            HTMLWriter.article(of: file()) == """
                <article>
                <h1>Leek pie</h1>
                <p class="facts"><a href="https://a.example/pie" rel="noreferrer">a.example</a> · 1 \
                serving · 1 h 15 min (15 min preparation, 1 h cooking) · has lactose · \
                <a href="https://b.example/film" rel="noreferrer">film</a></p>
                <p class="facts">by Ann &lt;b&gt; · South African · Main course · quick · 4.25 of 5 \
                from 1 vote</p>
                <p><img src="https://a.example/pie.jpg" alt="Leek pie" \
                referrerpolicy="no-referrer"></p>
                <section>
                <h2>Ingredients</h2>
                <ul>
                <li>2 leeks</li>
                </ul>
                <h3>Crust:</h3>
                <ul>
                <li>butter</li>
                </ul>
                </section>
                <section>
                <h2>Steps</h2>
                <ol>
                <li>Cut.</li>
                <li>Fry</li>
                </ol>
                <h3>Crust:</h3>
                <ol start="3">
                <li>Bake!</li>
                </ol>
                </section>
                <section>
                <h2>Notes</h2>
                <ul>
                <li>Keeps</li>
                <li>Freezes well.</li>
                </ul>
                </section>
                <section>
                <h2>Nutrition</h2>
                <ul>
                <li>calories: 210 kcal</li>
                <li>fat: 3 g</li>
                </ul>
                </section>
                </article>
                """
        )
    }

    @Test func aFavoriteHasItsStar() {
        var page = PrintedRecipe(RecipeDocument(recipe: PageTable.full, isFavorite: true))
        page.isFile = true
        #expect(HTMLWriter.article(of: page.document).contains("<h1>Leek pie ★</h1>"))
    }
}
