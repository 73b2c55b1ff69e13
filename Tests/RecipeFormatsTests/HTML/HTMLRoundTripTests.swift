import PageReader
import RecipeFormats
import RecipeModel
import RecipeTestSupport
import Testing

/// What is written as a web page is read back as it was.
struct HTMLRoundTripTests {
    private func readBack(_ recipe: Recipe) -> Recipe? {
        RecipePageReader().read(
            Array(Sample.text(recipe, as: .html).utf8),
            charset: nil,
            address: nil,
            status: 200
        ).recipe
    }

    @Test(arguments: 0..<lawCases(40, orAs: "RECIPE_ROUND_TRIPS"))
    func recipeComesBackEqual(seed: Int) throws {
        var generator = RecipeGenerator(seed: UInt64(seed))
        let recipe = generator.recipe()
        let page = Comment(rawValue: Sample.text(recipe, as: .html))
        let read = try #require(readBack(recipe), page)
        #expect(read.title == recipe.title, page)
        if recipe.yield != nil { #expect(read.yield == recipe.yield, page) }
        if recipe.times.minutes != nil {
            #expect(read.times.minutes == recipe.times.minutes, page)
            #expect(read.times.preparation == recipe.times.preparation, page)
            #expect(read.times.cooking == recipe.times.cooking, page)
        }
        #expect(
            read.ingredientGroups.map(\.title) == recipe.ingredientGroups.map(\.title),
            page
        )
        #expect(
            read.ingredientGroups.map { $0.items.map(\.text) }
                == recipe.ingredientGroups.map { $0.items.map(\.text) },
            page
        )
        #expect(read.stepGroups == recipe.stepGroups, page)
        #expect(read.author == recipe.author && read.cuisines == recipe.cuisines, page)
        #expect(read.rating == recipe.rating, page)
    }

    @Test func everyOtherFieldComesBack() throws {
        let read = try #require(readBack(Sample.soup))
        #expect(read.picture == Sample.soup.picture && read.video == Sample.soup.video)
        #expect(read.site == Sample.soup.site && read.language == Sample.soup.language)
        #expect(read.categories == Sample.soup.categories)
        #expect(read.keywords == Sample.soup.keywords)
        #expect(read.nutrition == Sample.soup.nutrition)
    }
}
