import RecipeModel
import ShellAnswers
import Testing

@testable import Display

/// What services tell beside their recipes: foods asked for, descriptions, films, late details.
struct ServiceFactsTests {
    private static func covered(_ used: [String], _ missed: [String]) -> Recipe {
        var recipe = Sample.bread
        recipe.coverage = IngredientCoverage(used: used, missed: missed)
        return recipe
    }

    private static let bread = covered(["garlic", "cheddar cheese"], ["butter", "parsley"])

    private func results(_ recipe: Recipe, lacking: Int = 0) -> Answer {
        var answer = ResultsAnswer(
            query: Sample.query,
            service: .spoonacular,
            rows: [ResultRow(number: 1, recipe: recipe, isFavorite: false)],
            pages: [1],
            loaded: 1,
            hasMore: false
        )
        answer.lacking = lacking
        return .results(answer)
    }

    private func opened(_ recipe: Recipe) -> Answer {
        .recipe(RecipeAnswer(recipe: recipe, pageState: .fetched))
    }

    // MARK: - Foods asked for

    @Test(arguments: [
        (["garlic", "cheese"], ["salt"], "uses 2 of yours, needs 1 more"),
        (["garlic"], [], "uses 1 of yours, needs nothing more"),
        ([], ["salt", "oil"], "uses 0 of yours, needs 2 more"),
    ])
    func howIngredientsMeetTheFoodsAskedFor(_ used: [String], _ missed: [String], _ words: String) {
        let recipe = Self.covered(used, missed)
        #expect(renderer().output(results(recipe)).contains(" · \(words)\n"))
        let cards = renderer(layout: .cards).output(results(recipe))
        #expect(cards.split(whereSeparator: \.isWhitespace).contains("yours,"))
    }

    @Test(arguments: [FormatChoice.chosen(.list), .chosen(.plain), .chosen(.md)])
    func everyFormatToReadTellsWhatIsNeeded(_ format: FormatChoice) {
        let list = renderer(width: 160, format: format).output(results(Self.bread))
        #expect(list.lowercased().contains("uses 2 of yours, needs 2 more"), "\(list)")
        let page = renderer(width: 160, format: format).output(opened(Self.bread))
        #expect(page.lowercased().contains("uses 2 of yours, needs 2 more"), "\(page)")
        #expect(page.contains("Also needs: butter, parsley"))
    }

    @Test func programsReadTheNumbersAndTheNames() {
        let format = FormatChoice.chosen(.json)
        for answer in [results(Self.bread), opened(Self.bread)] {
            let text = renderer(format: format).output(answer)
            #expect(text.contains(#""have":2,"need":4,"missing":["butter","parsley"]"#), "\(text)")
        }
        for answer in [results(Sample.bread), opened(Sample.bread)] {
            let text = renderer(format: format).output(answer)
            #expect(text.contains(#""have":null,"need":null,"missing":null"#), "\(text)")
        }
    }

    @Test func bothSizesOfAPictureAreThere() {
        var recipe = Sample.bread
        recipe.picture = WebAddress("https://bread.example/large.jpg")
        recipe.thumbnail = WebAddress("https://bread.example/small.jpg")
        let keys = """
            "picture":"https://bread.example/large.jpg",\
            "thumbnail":"https://bread.example/small.jpg"
            """
        for answer in [results(recipe), opened(recipe)] {
            #expect(renderer(format: .chosen(.json)).output(answer).contains(keys))
        }
    }

    // MARK: - Descriptions, films, late details

    @Test func aLongSentenceIsCut() {
        let text = Array(repeating: "meat", count: 200).joined(separator: " ")
        let sentence = NamesAnswer.firstSentence(of: text)
        #expect(sentence.count <= 200)
        #expect(sentence.hasSuffix("meat…"))
    }

    @Test func categoriesAreDescribedWhereTheServiceTells() {
        let answer = Answer.names(
            NamesAnswer(
                kind: .categories,
                service: .themealdb,
                names: [
                    CountedName(name: "Beef", summary: "Beef is meat. It is red."),
                    CountedName(name: "Side", count: 3),
                ]
            )
        )
        let list = renderer().output(answer)
        #expect(list.contains("  1  Beef\n     Beef is meat.\n  2  Side  3\n"), "\(list)")
        let plain = renderer(format: .chosen(.plain)).output(answer)
        #expect(plain.contains("1: Beef. Beef is meat.\n2: Side, 3 recipes.\n"), "\(plain)")
        let rows = renderer(format: .chosen(.tsv)).output(answer)
        #expect(rows.hasPrefix("n\tname\tcount\tsummary\n1\tBeef\t\tBeef is meat. It is red.\n"))
        let json = renderer(format: .chosen(.json)).output(answer)
        #expect(json.contains(#""name":"Beef","count":null,"summary":"Beef is meat. It is red.""#))
    }

    @Test func aFilmIsNamedUnlessItIsThePageItself() {
        var recipe = Sample.bread
        recipe.video = WebAddress("https://films.example/7")
        #expect(renderer().output(opened(recipe)).contains("Film: https://films.example/7\n"))
        recipe.link = recipe.video
        #expect(!renderer().output(opened(recipe)).contains("Film:"))
    }

    @Test func whatIsStillWithoutIngredientsIsSaid() {
        let some = renderer(width: 120).output(results(Sample.bread, lacking: 6))
        #expect(some.contains("6 still without ingredients, 'list' shows what has come"), "\(some)")
        #expect(!renderer(width: 120).output(results(Sample.bread)).contains("still without"))
    }

    // MARK: - Failures

    @Test func ofSeveralServicesEachIsNamed() {
        let offline = ServiceError.offline(host: "meals.example")
        var failure = WorldError(.service(offline, .themealdb), page: 1, favorites: 2)
        failure.parts = [
            PagePart(service: .cookbook), PagePart(service: .themealdb, failure: offline),
            PagePart(service: .feed, failure: .serverFailed(status: 500, tries: 3)),
            PagePart(service: .recipepuppy),
        ]
        let text = renderer(width: 160).text(of: .world(failure), command: "search").error
        #expect(
            text == """
                error: themealdb: no connection to the recipe service
                  Nothing found in cookbook and recipepuppy.
                  feed left out as well (500).
                  Still here: 2 favorites with their pages.
                  Try: retry     or: favs

                """
        )
        let json = renderer(format: .chosen(.json)).text(of: .world(failure), command: "search")
        #expect(json.output.contains(#""service":"themealdb""#))
    }

    @Test func aSkippedPageNamesWhoFailed() {
        let page = SkippedPage(
            page: 2,
            failure: .serverFailed(status: 500, tries: 3),
            parts: [PagePart(service: .feed, failure: .serverFailed(status: 500, tries: 3))]
        )
        let text = renderer(width: 160).text(of: [.pageSkipped(page)]).error
        #expect(text.contains("page 2 was skipped (feed: 500)."), "\(text)")
    }

    @Test(arguments: [
        (ServiceError.timedOut(seconds: 0.25, tries: 3), "within 0.25 seconds, tried 3 times"),
        (.timedOut(seconds: 1), "within 1 second\n"),
        (.timedOut(seconds: 10, tries: 3), "within 10 seconds, tried 3 times"),
        (.quotaUsed(opensAt: nil), "accepts no more requests for now"),
        (.quotaUsed(opensAt: 1_778_803_200), "daily limit reached; requests work again at"),
    ])
    func waitsAndLimitsAreToldAsTheyAre(_ failure: ServiceError, _ words: String) {
        let reason = WorldError.Reason.service(failure, .feed)
        let text = renderer(width: 160).text(of: .world(WorldError(reason)), command: "search")
        #expect(text.error.contains(words), "\(text.error)")
    }

    @Test func aServicesOwnRecipeIsShownWhereThePageHasNone() {
        var recipe = Sample.bread
        recipe.stepGroups = [StepGroup(items: ["Bake it."])]
        for kind in [PageKind.notRecipe, .refused, .paywall, .empty] {
            let answer = Answer.recipe(RecipeAnswer(recipe: recipe, pageState: .without(kind)))
            let text = renderer(width: 160).output(answer)
            #expect(text.contains("; shown instead: what the list has."), "\(text)")
            #expect(text.contains("Bake it."))
        }
    }
}
