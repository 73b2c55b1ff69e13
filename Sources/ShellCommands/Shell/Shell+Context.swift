import Conversation
import MealPlan
import RecipeCooking
import RecipeModel
import RecipeQuestions
import ShellAnswers
import ShellSession

extension Shell {
    /// What reading a line of a frame depends on now; what the cook has before them is part of it
    /// only where it is wanted, for it has to be put together.
    func context(in frame: Frame, withScreen: Bool = false) async -> ConversationContext {
        var script: String?
        if case .script(let file) = frame.origin { script = file }
        var context = ConversationContext(
            table: table.table,
            aliases: frame.isScript ? [:] : aliases,
            variables: ScriptVariables(
                script: script,
                arguments: frame.arguments,
                values: frame.variables
            ),
            bareWords: settings.bareWords == .error ? .error : .search,
            spokenLanguage: spokenLanguage
        )
        // Only sentences and `y` depend on it, and only plain words take them.
        guard withScreen, frame.readingMode == .prompt else { return context }
        if spokenLanguage != nil {
            context.screen = await screen()
            context.bearing = await bearing()
        }
        let answered = await session.answered?.paging.offer?.query
        context.screen.offer = offer ?? answered
        context.screen.choices = choices
        return context
    }

    /// What reading a statement of a frame depends on, with what is looked up for its words alone.
    func context(for statement: Statement, in frame: Frame) async -> ConversationContext {
        var context = await context(in: frame, withScreen: true)
        let (words, runs) = statement.mayNameTitles(in: context)
        if let title = await recipeLibrary.titles(at: runs, of: words).first {
            context.title = NamedTitle(Array(words[title.words]))
        }
        if statement.saysWhat {
            let meals = try? await surroundings.plan.meals(in: today...today)
            context.screen.hasDinnerToday = meals?.contains { $0.meal == .dinner } ?? false
        }
        return context
    }

    /// How the recipe before the cook bears on a line; nil where none is there.
    private func bearing() async -> (@Sendable (RecipeQuestion) -> RecipeAnswerer.Bearing)? {
        let recipe: Recipe
        let place: Int?
        if kitchen.isGuiding, let (cooked, guide) = kitchen.cooking {
            (recipe, place) = (cooked, guide.step.number)
        } else if kitchen.isReading, let opened = await session.opened {
            (recipe, place) = (opened, nil)
        } else {
            return nil
        }
        let toAsk = kitchen.asking(recipe, by: amountChange(of: recipe))
        return { RecipeAnswerer(toAsk.ready, at: place).bearing(on: $0) }
    }

    /// Keeps what a mistake suggests for the next line: a search for `y`, and the meanings of an
    /// unclear line for a letter. Nil forgets them.
    func takeOffer(of mistake: UsageError?) async {
        offer = nil
        choices = []
        if case .command(.severalMeanings(let lines)) = mistake?.kind { choices = lines }
        guard let line = mistake?.kind.offeredSearch,
            let statement = try? StatementReader(mode: .commandLine)
                .statements(in: SourceLine(line)).first,
            let command = try? statement.commands(in: await context(in: .commandLine)).first,
            let search = command.value as? SearchCommand
        else { return }
        offer = RecipeQuery(search.conditions)
    }

    /// What the cook has before them now.
    private func screen() async -> ScreenState {
        let view = await session.view
        let printed = await session.printedList
        var screen = ScreenState(
            query: view?.paging.query,
            rows: await recipeLibrary.printedRows().map { row in
                ScreenState.Row(
                    number: row.number,
                    title: row.recipe.title,
                    foods: row.recipe.ingredients.map { $0.name.lowercased() },
                    minutes: row.recipe.times.minutes
                )
            },
            resultCount: view?.paging.recipes.count ?? 0,
            favoriteCount: (try? await surroundings.favorites.counts().all) ?? 0,
            services: surroundings.services.names,
            settings: settings.definitions.map {
                ScreenState.Setting(key: $0.key, words: $0.kind.completions)
            }
        )
        screen.isGuiding = kitchen.isGuiding
        screen.keptList = kitchen.keptList
        screen.tried = await session.fruitless?.paging.query
        screen.list =
            switch printed {
            case .nothing: .nothing
            case .results: .results
            case .favorites: .favorites
            case .names(let kind, _): .names(kind)
            case .recipes: .results
            }
        if case .recipes(let recipes) = printed { screen.resultCount = recipes.count }
        // A recipe that a list has taken the place of is named, and no longer before the cook.
        if let opened = await session.opened {
            screen.it =
                kitchen.isReading ? .opened(title: opened.title) : .named(title: opened.title)
        } else if let named = await session.named {
            screen.it = .named(title: named.title)
        }
        return screen
    }
}

extension UsageError.Kind {
    /// The search that is offered instead.
    fileprivate var offeredSearch: String? {
        switch self {
        case .command(.readsAsFoods(_, let line)), .reference(.untitled(_, let line)),
            .reference(.titledAlike(_, let line)):
            line
        default: nil
        }
    }
}
