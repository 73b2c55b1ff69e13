import Conversation
import RecipeModel
import ShellAnswers
import Testing

@testable import Display

/// Nothing from outside reaches a terminal unclean, wherever it comes in.
struct HostileTextTests {
    static let poison =
        "a\u{1B}[31mred\u{1B}]0;title\u{7}\u{9B}2Jb\u{202E}c\u{2066}d\u{7F}\u{0}\r\ne\tf\u{2028}g"
        + "\u{1B}]8;;http://evil.example\u{1B}\\link\u{1B}]8;;\u{1B}\\\u{200F}"

    private var recipe: Recipe {
        let poison = HostileTextTests.poison
        var recipe = Recipe(
            id: RecipeID(service: ServiceName(rawValue: poison), key: poison),
            title: poison
        )
        recipe.author = poison
        recipe.site = poison
        recipe.language = poison
        recipe.yield = RecipeYield(text: poison, amount: nil)
        recipe.cuisines = [poison]
        recipe.categories = [poison]
        recipe.keywords = [poison]
        recipe.notes = [poison]
        recipe.nutrition = [NutritionFact(name: poison, amount: poison)]
        recipe.ingredientGroups = [
            IngredientGroup(title: poison, items: [Ingredient(text: poison, name: poison)])
        ]
        recipe.stepGroups = [StepGroup(title: poison, items: [poison])]
        return recipe
    }

    private var answers: [Answer] {
        let poison = HostileTextTests.poison
        let line = HelpAnswer.CommandLine(usage: poison, summary: poison)
        let setting = SettingRow(
            key: poison,
            value: poison,
            origin: .config,
            defaultValue: poison,
            choices: poison
        )
        let service = ServiceRow(
            name: ServiceName(rawValue: poison),
            address: poison,
            isCurrent: true,
            need: nil
        )
        var status = StatusAnswer(service: service)
        status.quota = .init(used: poison, left: poison)
        status.places = [.init(name: poison, path: poison)]
        var results = ResultsAnswer(
            query: RecipeQuery([.has(Term(poison)), .none(Term(poison))]),
            service: service.name,
            rows: [ResultRow(number: 1, recipe: recipe, isFavorite: true)],
            pages: [1],
            loaded: 1,
            hasMore: true
        )
        results.appliedHere = results.query.conditions
        return [
            .results(results),
            .recipe(RecipeAnswer(recipe: recipe, text: poison, pageState: .fetched)),
            .recipe(RecipeAnswer(recipe: recipe, part: .text, text: poison, pageState: .fetched)),
            .favorites(
                FavoritesAnswer(
                    query: RecipeQuery([.has(Term(poison))]),
                    rows: [
                        .init(
                            number: 1,
                            favorite: Favorite(recipe: recipe, savedAt: 0, isOffline: true)
                        )
                    ],
                    total: 1,
                    offline: 1,
                    hasMore: false
                )
            ),
            .names(
                NamesAnswer(
                    kind: .categories,
                    service: service.name,
                    names: [CountedName(name: poison)]
                )
            ), .services([service]), .settings([setting]),
            .aliases([AliasRow(name: poison, text: poison)]),
            .history([HistoryRow(number: 1, text: poison)]), .status(status),
            .help(.topic(title: poison, paragraphs: [poison])),
            .help(.found(word: poison, commands: [line])), .text(poison),
            .done(.kept(titles: [poison], already: [poison], pageMissing: [])),
            .done(.set(setting, isSaved: true)), .done(.wrote(file: poison)),
            .done(.exported(titles: [poison], files: [poison])),
        ]
    }

    private func check(_ text: String, allows: Set<Unicode.Scalar> = ["\n"]) {
        let dirty = text.unicodeScalars.filter { scalar in
            if allows.contains(scalar) { return false }
            switch scalar.value {
            case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
                return true
            default: return false
            }
        }
        #expect(dirty.isEmpty, "\(dirty.map { String($0.value, radix: 16) }) in \(text)")
    }

    @Test(arguments: EveryFormatTests.choices)
    func answersAreClean(_ format: FormatChoice) {
        let allowed: Set<Unicode.Scalar> =
            switch format {
            case .chosen(.csv): ["\n", "\r"]
            case .chosen(.tsv), .automatic: ["\n", "\t"]
            default: ["\n"]
            }
        for isTerminal in [true, false] {
            for answer in answers {
                let output = renderer(format: format, terminal: isTerminal)
                    .text(of: Reply(command: HostileTextTests.poison, answer: answer))
                check(output.output, allows: allowed)
                check(output.error)
            }
        }
    }

    @Test(arguments: EveryFormatTests.choices)
    func errorsAndNotesAreClean(_ format: FormatChoice) {
        let poison = HostileTextTests.poison
        let renderer = renderer(format: format)
        let source = SourceLine(
            poison,
            place: ScriptPlace(file: poison, line: 1),
            chain: [ScriptPlace(file: poison, line: 2)]
        )
        let kinds: [UsageError.Kind] = [
            .command(.unknown(word: poison, suggestion: poison)),
            .reference(.unreadable(word: poison)),
            .command(.missingArgument(command: poison, wanted: poison)),
            .setting(.bad(key: poison, value: poison, wanted: poison)),
            .query(.noSuchCondition(word: poison, conditions: [poison])),
            .query(.cannotAnswer(condition: poison, service: poison, able: [poison])),
            .reference(.singleRecipeWanted(command: poison)),
            .reference(.oneRecipeToAFile(ending: poison)),
            .service(
                .unknown(
                    word: poison,
                    known: [poison],
                    suggestion: nil
                )
            ),
            .option(.notAChoice(option: poison, word: poison, choices: [poison], suggestion: nil)),
        ]
        let reasons: [WorldError.Reason] = [
            .noInput(path: poison, code: 2), .nothingToOpen(title: poison), .internal(poison),
            .expectation(wanted: poison, found: poison), .notAllowed(poison),
            .programFailed(text: poison, status: 1),
            .service(.offline(host: poison), ServiceName(rawValue: poison)),
            .badConfig(
                SettingsFileError(path: poison, line: 1, key: poison, suggestion: poison)
            ),
            .badConfig(
                SettingsFileError(path: poison, line: 1, key: poison, wanted: .oneOf([poison]))
            ),
        ]
        let failures =
            kinds.map { CommandError.mistake(UsageError($0, at: 3..<9, in: source)) }
            + reasons.map { CommandError.world(WorldError($0, source: source)) }
        for failure in failures {
            let output = renderer.text(of: failure, command: poison)
            check(output.output + output.error)
        }
        let notes: [Note] = [
            .understood(poison), .cannotKeep(what: poison, path: poison),
            .badConfig(
                SettingsFileError(path: poison, line: 1, key: poison, suggestion: poison)
            ),
            .badConfig(
                SettingsFileError(path: poison, line: 1, key: poison, wanted: .oneOf([poison]))
            ),
            .setAside(SetAsideFile(path: poison, carriedOver: 1)),
            .partFailed(ServiceName(rawValue: poison), .notKept),
        ]
        check(renderer.text(of: notes).error)
        check(renderer.text(ofEcho: poison).output)
        check(renderer.text(of: Progress.recipe(title: poison), seconds: 1), allows: [])
    }
}
