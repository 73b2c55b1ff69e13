import Conversation
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import Testing

@testable import Display

/// The law of widths: no drawn line is wider than asked, whatever is drawn.
struct LineWidthLawTests {
    /// All narrow widths, those at which something changes, and some of the others; in a thorough run
    /// every width that a screen may have.
    static let widths = OutputStyle.widths.filter { width in
        width < 28 || width.isMultiple(of: 7) || borders.contains(width) || lawCases(1) > 1
    }
    /// Widths at which a layout changes, and those beside them.
    static let borders = [20, 21, 39, 40, 41, 59, 60, 61, 80, 119, 120, 121, 159, 160]

    private func check(_ text: String, _ width: Int, _ what: String) {
        // One expectation for all lines: there are hundreds of thousands of them.
        let wide = text.split(separator: "\n").filter { TextWidth.of($0) > width }
        #expect(wide.isEmpty, "\(what) at \(width)")
    }

    @Test(arguments: widths)
    func randomRecipesKeepTheWidth(_ width: Int) {
        var dice = Dice(seed: UInt64(width))
        let renderers = [
            renderer(width: width), renderer(width: width, ascii: true),
            renderer(width: width, accessible: true),
            renderer(width: width, format: .automatic, layout: .split),
            renderer(width: width, format: .automatic, layout: .cards),
            renderer(width: width, format: .chosen(.cards), pictures: .cells),
            renderer(width: width, format: .chosen(.table)),
        ]
        for renderer in renderers {
            for answer in dice.answers(with: dice.recipe()) {
                check(renderer.output(answer), width, "recipe")
            }
        }
    }

    @Test(arguments: borders)
    func everyAnswerKeepsTheWidth(_ width: Int) {
        for isAccessible in [false, true] {
            for format in [OutputFormat.list, .cards, .table] {
                let renderer = renderer(
                    width: width,
                    accessible: isAccessible,
                    format: .chosen(format)
                )
                for answer in Every.answers { check(renderer.output(answer), width, "answer") }
            }
            let renderer = renderer(width: width, accessible: isAccessible)
            check(renderer.text(of: Every.notes).error, width, "note")
            for reason in Every.reasons {
                let failure = CommandError.world(WorldError(reason, loaded: 20, favorites: 3))
                check(renderer.text(of: failure, command: "open").error, width, "failure")
            }
        }
    }

    @Test(arguments: widths)
    func everyMistakeKeepsTheWidth(_ width: Int) {
        var dice = Dice(seed: UInt64(width))
        let renderer = renderer(width: width)
        for said in Every.mistakes {
            let line = dice.line(upTo: 30)
            let start = dice.number(in: 0...line.count)
            let source = SourceLine(
                line,
                place: ScriptPlace(file: "scripts/supper for the whole week.rcp", line: 12),
                chain: [ScriptPlace(file: dice.line(), line: 3)]
            )
            let mistake = UsageError(said.kind, at: start..<line.count, in: source)
            let text = renderer.text(of: .mistake(mistake), command: "open").error
            check(text, width, "mistake")
        }
    }

    @Test(arguments: widths)
    func progressKeepsTheWidthAndOneColumnFree(_ width: Int) {
        var dice = Dice(seed: UInt64(width))
        let waits =
            Every.progress + [
                .recipe(title: dice.line()),
                .page(number: 2, of: RecipeQuery([.has(Term(dice.line(upTo: 30)))])),
            ]
        for wait in waits {
            let line = renderer(width: width).text(of: wait, seconds: 1_234.56)
            #expect(TextWidth.of(line) < width)
        }
    }
}

extension Dice {
    /// A recipe with random texts everywhere.
    mutating func recipe() -> Recipe {
        var recipe = Recipe(
            id: RecipeID(service: ServiceName(rawValue: line(upTo: 2)), key: "1"),
            title: line(upTo: 20),
            link: number(in: 0...1) == 0 ? nil : WebAddress("https://www.example.org/\(line())")
        )
        for _ in 0..<number(in: 0...3) {
            let items = (0..<number(in: 0...4)).map { _ in
                Ingredient(text: line(), name: line(upTo: 2))
            }
            recipe.ingredientGroups.append(
                IngredientGroup(title: number(in: 0...1) == 0 ? nil : line(), items: items)
            )
            recipe.stepGroups.append(
                StepGroup(
                    title: number(in: 0...1) == 0 ? nil : line(),
                    items: (0..<number(in: 0...12)).map { _ in line(upTo: 40) }
                )
            )
        }
        recipe.ingredientGroups.append(IngredientGroup(items: [Ingredient(text: "milk")]))
        recipe.yield = RecipeYield(text: line(upTo: 4), amount: 4)
        recipe.times.total = number(in: 1...3_000)
        recipe.author = line()
        recipe.cuisines = [line(), line()]
        recipe.notes = [line(upTo: 40)]
        if number(in: 0...1) == 0 { recipe.picture = WebAddress("https://photo.example/1.jpg") }
        recipe.nutrition = [NutritionFact(name: line(), amount: line())]
        return recipe
    }

    /// The recipe in all lists and screens that it can stand in.
    mutating func answers(with recipe: Recipe) -> [Answer] {
        var answers: [Answer] = []
        let word = Dice.words.randomElement(using: &self) ?? "x"
        let query = RecipeQuery([.has(Term(word)), .none(Term(line(upTo: 3)))])
        let numbers = [1, 9, number(in: 10...99_999)]
        let rows = numbers.map { ResultRow(number: $0, recipe: recipe, isFavorite: $0 != 9) }
        var results = ResultsAnswer(
            query: query,
            service: .recipepuppy,
            rows: rows,
            pages: [1, 3, 5, 7, 9],
            loaded: 123_456,
            hasMore: true
        )
        results.appliedHere = query.conditions
        results.repeatsHidden = 2
        results.emptyPages = 5
        results.total = .moreThan(1_000)
        answers.append(.results(results))
        results.rows = []
        results.loaded = 0
        results.hints = [DropHint(condition: .has(Term(word)), total: .exactly(1))]
        answers.append(.results(results))
        for part in [RecipeAnswer.Part.whole, .ingredients, .steps, .text] {
            var opened = RecipeAnswer(
                number: 7,
                recipe: recipe,
                part: part,
                text: "\(line(upTo: 60))\n\n  \(line(upTo: 60))",
                links: [recipe.link, recipe.link].compactMap { $0 },
                pageState: .saved,
                isFavorite: true,
                savedAt: Sample.savedAt,
                query: query
            )
            opened.list = rows
            answers.append(.recipe(opened))
        }
        let favorites = numbers.map {
            FavoritesAnswer.Row(
                number: $0,
                favorite: Favorite(recipe: recipe, savedAt: Sample.savedAt, isOffline: $0 == 9)
            )
        }
        answers.append(
            .favorites(
                FavoritesAnswer(
                    query: RecipeQuery([.has(Term(line(upTo: 3)))]),
                    rows: favorites,
                    total: 3,
                    offline: 1,
                    hasMore: true,
                    refreshed: RefreshReport(
                        fetched: 1,
                        failed: [.init(title: line(), reason: .timedOut(seconds: 10))]
                    )
                )
            )
        )
        answers.append(
            .names(
                NamesAnswer(
                    kind: .cuisines,
                    service: .feed,
                    names: (0..<20).map { _ in CountedName(name: line(upTo: 3), count: 12) }
                )
            )
        )
        answers.append(.history([HistoryRow(number: 1, text: line(upTo: 40))]))
        answers.append(.aliases([AliasRow(name: line(upTo: 2), text: line(upTo: 40))]))
        answers.append(.text(line(upTo: 60)))
        answers.append(
            .settings([
                SettingRow(
                    key: "theme",
                    value: line(upTo: 3),
                    origin: .environment,
                    defaultValue: "auto",
                    choices: line(upTo: 20)
                )
            ])
        )
        answers.append(.help(.topic(title: line(), paragraphs: [line(upTo: 50)])))
        answers.append(
            .help(
                .found(word: "x", commands: [.init(usage: line(upTo: 8), summary: line(upTo: 20))])
            )
        )
        return answers
    }
}
