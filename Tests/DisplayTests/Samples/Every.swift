import Conversation
import RecipeModel
import ShellAnswers

/// One of every kind of value that is drawn, so that no kind is without words.
enum Every {
    static let address: WebAddress? = WebAddress("https://bread.example/11")

    static let serviceFailures: [ServiceError] =
        [
            .offline(host: "recipes.example"), .offline(host: "the proxy wall.example"), .notKept,
            .timedOut(seconds: 10), .timedOut(seconds: 0.5, tries: 3),
            .serverFailed(status: 500, tries: 3), .serverFailed(status: 404, tries: 1),
            .serverFailed(status: 503, tries: 2, opensAt: 1_778_752_800),
            .quotaUsed(opensAt: nil), .quotaUsed(opensAt: 1_778_810_400), .keyRefused(status: 401),
            .loginPage, .anotherProgram(), .anotherProgram(.tandoor),
            .tooLarge(limit: 16_777_216), .unsupported,
            .file(.cannotWrite(path: "/home/cook/.local/share/recipe", code: 30)),
            .file(.disk(path: "/home/cook/.local/share/recipe/cookbook.sqlite", code: 5)),
            .file(.newerFormat(path: "/home/cook/.local/share/recipe/cookbook.sqlite")),
            .file(.busy(path: "/home/cook/.local/share/recipe/cookbook.sqlite")),
        ]
        + [ReplyError.webPage, .notJSON, .wrongShape, .cutOff].map(ServiceError.malformedReply)
        + [
            AddressRule.scheme, .hostName, .insecureRedirect, .tooManyRedirects, .privateAddress,
            .linkLocal, .unsafeHost, .untrustedCertificate,
        ].map(ServiceError.forbidden) + cookbookFaults.map(ServiceError.cookbook)

    private static let cookbookFaults: [SharedCookbookError] = [
        SharedCookbookError.Reason.noLibrary, .badAddress, .unreachable(""),
        .unreachable("no route"),
        .tooLate, .noPassword, .wrongPassword, .noDatabase, .notAllowed, .readOnly, .noPrimary,
        .split, .busy, .overtaken, .lostWhileSaving, .newerTables, .damaged, .full,
        .other("57P03"),
    ].map { SharedCookbookError(server: "kitchen.local/recipes", reason: $0) }

    static let reasons: [WorldError.Reason] =
        serviceFailures.flatMap { failure -> [WorldError.Reason] in
            [
                .service(failure, .recipepuppy), .pages(2...4, failure, .spoonacular),
            ] + (address.map { [.webPage(failure, $0)] } ?? [])
        } + [
            .nothingToOpen(title: "Leek soup"), .noPicture(title: "Leek soup"),
            .store(.cannotWrite(path: "/home/cook/.local/share/recipe", code: 13)),
            .store(.disk(path: "/home/cook/favorites.sqlite", code: 28)),
            .store(.busy(path: "/home/cook/favorites.sqlite")),
            .store(.newerFormat(path: "/home/cook/favorites.sqlite")),
            .noInput(path: "supper.rcp", code: 2), .noInput(path: "supper.rcp", code: 0),
            .inputTooLarge(path: "supper.rcp", limit: 1_048_576), .badData(path: "soup.html"),
            .notABackup(path: "kitchen.sqlite"),
            .damagedBackup(
                path: "kitchen.sqlite",
                backup(recipes: 2, notes: 1, hasSettings: true, damaged: [.favorites, .tags])
            ),
            .damagedBackup(
                path: "kitchen.sqlite",
                backup(damaged: Set(BackupPart.allCases))
            ),
            .damagedBackup(path: "kitchen.sqlite", backup(favorites: 2, isUnproven: true)),
            .nothingImported(path: "box.json", nothingRead, first: importFaults),
            .cannotCreate(path: "list.txt", code: 21), .alreadyThere(path: "list.txt"),
            .disk(path: "list.txt", code: 28), .programFailed(text: "lesss", status: 127),
            .programFailed(text: "wc -l", status: 2),
            .programFailed(text: "list.txt", status: 126), .notAllowed("export"),
            .expectation(wanted: "count >= 3", found: "count is 1"),
            .expectation(wanted: "output is soup.txt", found: ""),
            .expectation(wanted: "1\n2\n3\n4\n5\n6\n7", found: "8"),
        ] + settingsFaults.map(WorldError.Reason.badConfig) + [
            .cancelled, .internal("an index was out of range"),
        ]

    static let settingsFaults = [
        SettingsFileError(path: "/home/cook/config", line: 3, key: "them", suggestion: "theme"),
        SettingsFileError(path: "/home/cook/config", line: 4, key: "xyz"),
        SettingsFileError(
            path: "/home/cook/config",
            line: 5,
            key: "theme",
            wanted: .oneOf(["auto", "dark", "light"])
        ),
        SettingsFileError(
            path: "/home/cook/config",
            line: 6,
            key: "page-size",
            wanted: .form("5-50")
        ),
    ]

    static let notes: [Note] =
        [
            .understood("search garlic cheese -onion"), .nothingFound,
            .corrected(
                QueryOffer(
                    query: RecipeQuery([.has(Term("chicken"))]),
                    total: 19,
                    corrections: [.init(typed: "chiken", meant: "chicken")],
                    isTaken: true
                ),
                insteadOf: RecipeQuery([.has(Term("chiken"))])
            ),
            .pageSkipped(SkippedPage(page: 3, failure: .serverFailed(status: 500, tries: 3))),
            .pageSkipped(SkippedPage(page: 4, failure: nil)), .unusableEntries(1),
            .unusableEntries(3), .keptAnswer(age: 7_300), .numbersMeanFavorites,
            .setAside(SetAsideFile(path: "/home/cook/favorites.sqlite.damaged", carriedOver: 3)),
        ] + settingsFaults.map(Note.badConfig) + [
            .badVariable(name: "RECIPE_SERVICE", wanted: .oneOf(["cookbook", "feed"])),
            .partFailed(.spoonacular, .timedOut(seconds: 10)),
            .cannotKeep(what: "history", path: "/home/cook/.local/state/recipe"),
        ]

    static let setting = SettingRow(
        key: "theme",
        value: "auto",
        origin: .default,
        defaultValue: "auto",
        choices: "auto, dark, light, neutral, none"
    )

    static let settings: [SettingRow] = [
        setting,
        SettingRow(
            key: "service",
            value: "recipepuppy",
            origin: .environment,
            defaultValue: "cookbook",
            choices: "cookbook, themealdb, spoonacular, feed, recipepuppy, all"
        ),
        SettingRow(
            key: "timeout",
            value: "20s",
            origin: .set,
            defaultValue: "10s",
            choices: "10s (500ms to 5m)"
        ),
        SettingRow(key: "staples", value: "", origin: .config, defaultValue: "salt", choices: ""),
    ]

    static let history: [HistoryRow] = [
        HistoryRow(number: 9, text: "search garlic cheese"),
        HistoryRow(
            number: 10,
            text: "search garlic, \"goat cheese\", leek or chives -onion cuisine:french minutes:30"
        ),
    ]

    static let actions: [PerformedAction] =
        [
            .kept(titles: ["Leek soup"], already: [], pageMissing: []),
            .kept(titles: ["Leek soup", "Bread"], already: ["Soup"], pageMissing: ["Bread"]),
            .kept(titles: ["A", "B", "C", "D"], already: [], pageMissing: []),
            .kept(titles: [], already: [], pageMissing: []), .removed(titles: ["Leek soup"]),
            .removed(titles: []), .tookBack(KeptChange(kind: .kept, names: ["Leek soup"])),
            .tookBack(KeptChange(kind: .removed, names: ["Leek soup", "Bread"])),
            .didAgain(KeptChange(kind: .kept, names: ["Leek soup"])),
            .didAgain(KeptChange(kind: .removed, names: ["Leek soup"])), .nothingToUndo,
            .nothingToRedo, .reset, .usingService(.cookbook, address: nil),
            .usingService(.recipepuppy, address: "http://127.0.0.1:8080", until: .always),
            .usingService(.mealie, address: nil, until: .thisRun),
            .alreadyExcluded([Term("nuts"), Term("oven", in: .tool)]),
            .serviceChanged(.recipepuppy, address: "http://127.0.0.1:8080"),
            .keyKept(.spoonacular), .set(setting, isSaved: false), .set(setting, isSaved: true),
            .aliased(AliasRow(name: "quick", text: "search minutes:20")), .unaliased("quick"),
            .recording(file: "supper.rcp"), .recorded(file: "supper.rcp", commands: 3),
            .stopped(page: 3), .stopped(page: nil), .waited(.idle), .waited(.fetching(page: 3)),
            .waited(.ready(page: 3)), .waited(.failed(page: 3)), .wrote(file: "list.txt"),
            .exported(titles: ["Leek soup"], files: ["soup.md"]),
            .exported(titles: ["A", "B", "C", "D"], files: ["all/A.md", "all/B.md"]),
        ] + (address.map { [.openedInBrowser($0)] } ?? [])

    static let status: StatusAnswer = {
        var status = StatusAnswer(
            service: ServiceRow(
                name: .recipepuppy,
                address: "http://127.0.0.1:8080",
                isCurrent: true,
                need: nil
            )
        )
        status.query = Sample.query
        status.pages = [1, 2, 4]
        status.loaded = 28
        status.skippedPages = [SkippedPage(page: 3, failure: .serverFailed(status: 500, tries: 3))]
        status.prefetch = .ready(page: 5)
        status.favorites = 3
        status.favoritesOffline = 2
        status.requests = 6
        status.answersKept = 1
        status.lastFailure = .init(
            service: .recipepuppy,
            reason: .serverFailed(status: 500, tries: 3),
            at: 1_778_749_080
        )
        status.quota = .init(used: "118.5", left: "31.5")
        status.cacheBytes = 5_242_880
        status.cacheLimit = 100_000_000
        status.places = [.init(name: "favorites", path: "/home/cook/.local/share/recipe")]
        return status
    }()

    static let helpLines: [HelpAnswer.CommandLine] = [
        .init(usage: "search TERM…", summary: "new query, all must match"),
        .init(
            usage: "open REF|URL|FILE --ingredients --steps",
            summary: "the recipe's page as text, here, from any address or saved page"
        ),
    ]

    static let helpGroups: [HelpAnswer.Group] = [
        .init(title: "Find", commands: helpLines),
        .init(
            title: "Keep",
            commands: [.init(usage: "fav REF", summary: "keep the whole page offline")]
        ),
    ]

    static let helpPage = HelpAnswer.CommandPage(
        name: "search",
        usage: "search TERM…",
        aliases: ["s", "find"],
        summary: "new query, all must match",
        details: ["A term is a food.\nIt may have several words."],
        options: [.init(usage: "--sort best|title", summary: "the order inside each page")],
        examples: helpLines,
        errors: [.usage, .offline]
    )

    static let services: [ServiceRow] = [
        ServiceRow(name: .cookbook, address: nil, isCurrent: true, need: nil),
        ServiceRow(
            name: .themealdb,
            address: "https://www.themealdb.example",
            isCurrent: false,
            need: nil
        ),
        ServiceRow(name: .spoonacular, address: nil, isCurrent: false, need: .key),
        ServiceRow(name: .recipepuppy, address: nil, isCurrent: false, need: .address),
    ]

    static let names = NamesAnswer(
        kind: .categories,
        service: .cookbook,
        names: [
            CountedName(name: "breakfast", count: 24), CountedName(name: "dessert", count: 1_240),
            CountedName(name: "side dish"), CountedName(name: "soup", count: 80),
            CountedName(name: "vegetarian main dish", count: 61),
        ]
    )

    /// A search of favorites that found none of those that are kept.
    private static func noneFound(_ query: RecipeQuery, tagged tag: String? = nil)
        -> FavoritesAnswer
    {
        var answer = FavoritesAnswer(query: query, rows: [], total: 0, offline: 0, hasMore: false)
        (answer.tag, answer.areOthersKept) = (tag, true)
        return answer
    }

    /// Every kind of answer, and the forms that look different.
    static let answers: [Answer] =
        [
            .results(Sample.results), .results(Sample.nothing), .recipe(Sample.opened),
            .favorites(Sample.favorites),
            .favorites(FavoritesAnswer(rows: [], total: 0, offline: 0, hasMore: false)),
            .favorites(noneFound(RecipeQuery([.has(Term("leek"))]))),
            .favorites(noneFound(RecipeQuery(), tagged: "quick")), .names(names),
            .names(NamesAnswer(kind: .cuisines, service: .feed, names: [])),
            .services(services), .settings([setting]), .aliases([]),
            .aliases([AliasRow(name: "quick", text: "search minutes:20")]), .history([]),
            .history([HistoryRow(number: 7, text: "search garlic")]), .status(status),
            .help(.overview), .help(.commands([.init(title: "Find", commands: helpLines)])),
            .help(.command(helpPage)),
            .help(.topic(title: "Terms", paragraphs: ["A term is a food.", "So is this."])),
            .help(.found(word: "leek", commands: helpLines)),
            .help(.found(word: "leek", commands: [])), .text("Supper is ready"),
        ] + parts.map(Answer.recipe) + actions.map(Answer.done) + pictures.map(Answer.picture)

    /// A picture that can be seen, and those that can only be spoken of.
    static let pictures: [PictureAnswer] = {
        guard let address = WebAddress("https://photo.example/0.jpg") else { return [] }
        let cells = [[PictureCell]](repeating: [PictureCell("▀"), PictureCell("▀")], count: 3)
        let views: [PictureAnswer.View] = [
            .drawn(.cells(cells), size: CellSize(columns: 2, rows: 3)), .described, .unreadable,
            .notInstalled,
        ]
        return views.map {
            PictureAnswer(number: 3, recipe: Sample.bread, address: address, view: $0)
        }
    }()

    /// An opened recipe in all its parts and states.
    static let parts: [RecipeAnswer] = {
        var answers: [RecipeAnswer] = []
        for part in [RecipeAnswer.Part.ingredients, .steps, .text] {
            var answer = Sample.opened
            answer.part = part
            answer.list = Sample.results.rows
            answers.append(answer)
        }
        let states: [RecipeAnswer.PageState] =
            serviceFailures.map(RecipeAnswer.PageState.missing)
            + [PageKind.notRecipe, .refused, .paywall, .empty].map(RecipeAnswer.PageState.without)
            + [.fetched, .notNeeded]
        for state in states {
            answers.append(RecipeAnswer(recipe: Sample.spaghetti, pageState: state))
        }
        var cookbook = Sample.wholeBread
        cookbook.link = nil
        answers.append(RecipeAnswer(recipe: cookbook, pageState: .notNeeded))
        cookbook.stepGroups = []
        answers.append(
            RecipeAnswer(recipe: cookbook, text: "Soup\n\n\n\nBread\n", pageState: .fetched)
        )
        cookbook.ingredientGroups = []
        answers.append(RecipeAnswer(recipe: cookbook, text: "\n\nSoup\n\n\n", pageState: .fetched))
        return answers
    }()

    /// Answers that have nothing to say to a reader.
    static let silent: [Answer] = [
        .silence, .clearScreen, .quit(code: 3), .done(.held),
        .played(ScriptEnd(exitCode: 64, errorName: .usage)),
    ]

    static let progress: [Progress] = [
        .page(number: 2, of: Sample.query), .recipe(title: "Leek soup"),
        .favorites(done: 3, of: 12),
        .recipes(done: 2, of: 5), .random(.themealdb), .pages(3, of: RecipeQuery()),
        .names(.categories, .themealdb), .background,
    ]
}
