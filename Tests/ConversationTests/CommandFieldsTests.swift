import RecipeModel
import Testing

@testable import Conversation

/// Every option and choice of every command, in a line, with what it sets and how far it reaches.
struct CommandFieldsTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var line: String
        var canonical: String
        var value: any CommandValue
        /// What a script may not do with it; nil where it may.
        var outside: String?

        init(
            _ line: String,
            _ value: any CommandValue,
            as canonical: String? = nil,
            outside: String? = nil
        ) {
            (self.line, self.value, self.outside) = (line, value, outside)
            self.canonical = canonical ?? line
        }

        var testDescription: String { line }
    }

    private static let table = CommandTable(
        ShellTable.whole.commands + [
            PickCommand.self, SendCommand.self, BackupCommand.self, RestoreCommand.self,
        ]
    )

    private func read(_ line: String) throws(Mistake) -> [Command] {
        let context = ConversationContext(table: Self.table, foods: KnownNames())
        var commands: [Command] = []
        for statement in try StatementReader(mode: .prompt).statements(in: SourceLine(line)) {
            commands += try statement.commands(in: context)
        }
        return commands
    }

    static let leek: [Condition] = [.has(Term("leek"))]

    static let finding: [Case] = [
        Case(
            "search leek --sort title --max-missing 2 --page 3",
            SearchCommand {
                $0.conditions = leek
                $0.sort = .title
                $0.maxMissing = 2
                $0.page = 3
            }
        ),
        Case("search leek --sort best", SearchCommand { ($0.conditions, $0.sort) = (leek, .best) }),
        Case(
            "search leek --sort missing",
            SearchCommand {
                ($0.conditions, $0.sort) = (leek, .missing)
            }
        ),
        Case("find leek", SearchCommand { $0.conditions = leek }, as: "search leek"),
        Case("s leek", SearchCommand { $0.conditions = leek }, as: "search leek"),
        Case("search mine", SearchCommand { $0.isMine = true }),
        Case("browse --sort title", BrowseCommand { $0.sort = .title }),
        Case("random", RandomCommand()), Case("categories", CategoriesCommand()),
        Case("cuisines", CuisinesCommand()),
        Case("with leek", AndCommand { $0.conditions = leek }, as: "and leek"),
        Case(
            "no leek",
            WithoutCommand { $0.conditions = [.none(Term("leek"))] },
            as: "without leek"
        ),
        Case("drop leek", DropCommand { $0.conditions = leek }),
        Case(
            "cook leek --max-missing 0",
            CookCommand {
                ($0.conditions, $0.maxMissing) = (leek, 0)
            }
        ),
    ]

    static let seeing: [Case] = [
        Case("m 2", MoreCommand { $0.pages = 2 }, as: "more 2"),
        Case("next", MoreCommand(), as: "more"), Case("ls", ListCommand(), as: "list"),
        Case("results", ListCommand(), as: "list"),
        Case(
            "list 2 --long",
            ListCommand {
                $0.references = [.number(2, in: .shown)]
                $0.isLong = true
            }
        ),
        Case("o 2", OpenCommand { $0.place = .references([.number(2, in: .shown)]) }, as: "open 2"),
        Case(
            "open it --ingredients",
            OpenCommand {
                ($0.place, $0.part) = (.references([.it]), .ingredients)
            }
        ),
        Case("open it --steps", OpenCommand { ($0.place, $0.part) = (.references([.it]), .steps) }),
        Case("open it --text", OpenCommand { ($0.place, $0.part) = (.references([.it]), .text) }),
        Case(
            "open it --web",
            OpenCommand {
                ($0.place, $0.inBrowser) = (.references([.it]), .page)
            },
            outside: "open --web"
        ),
        Case(
            "open it --video",
            OpenCommand {
                ($0.place, $0.inBrowser) = (.references([.it]), .video)
            },
            outside: "open --video"
        ),
        Case(
            "open ./a.html --url https://a.example/b",
            OpenCommand {
                $0.place = .file("./a.html")
                $0.from = WebAddress("https://a.example/b")
            }
        ),
        Case("pick", PickCommand()), Case("pick results", PickCommand { $0.source = .results }),
        Case("pick favorites", PickCommand { $0.source = .favorites }),
        Case("pick cookbook", PickCommand { $0.source = .cookbook }),
        Case("pic 2", PictureCommand { $0.references = [.number(2, in: .shown)] }, as: "picture 2"),
        Case("b 2", BackCommand { $0.steps = 2 }, as: "back 2"), Case("forward", ForwardCommand()),
        Case("reset", ResetCommand()),
        Case(
            "need 2",
            MissingCommand { $0.references = [.number(2, in: .shown)] },
            as: "missing 2"
        ),
        Case("similar it", SimilarCommand { $0.references = [.it] }),
        Case("why last", WhyCommand { $0.references = [.last] }),
    ]

    static let keeping: [Case] = [
        Case("f 2", FavCommand { $0.references = [.number(2, in: .shown)] }, as: "fav 2"),
        Case("save", FavCommand(), as: "fav"), Case("unfav", UnfavCommand()),
        Case("favorites leek", FavsCommand { $0.conditions = leek }, as: "favs leek"),
        Case("favs --tag quick", FavsCommand { $0.tag = "quick" }),
        Case("favs --sort cooked", FavsCommand { $0.sort = .cooked }),
        Case("favs --refresh", FavsCommand { $0.refreshes = true }),
        Case("favs --there", FavsCommand { $0.areThere = true }),
        Case(
            "send it mealie --force",
            SendCommand {
                ($0.references, $0.service, $0.isSure) = ([.it], "mealie", true)
            },
            outside: "send"
        ),
        Case("sync", SyncCommand(), outside: "sync"),
        Case(
            "sync tandoor --there --dry-run",
            SyncCommand { ($0.service, $0.prefersThere, $0.isRehearsal) = ("tandoor", true, true) },
            outside: "sync"
        ),
        Case("sync --here", SyncCommand { $0.prefersHere = true }, outside: "sync"),
        Case(
            "export --as html --force it soup.md",
            ExportCommand {
                ($0.references, $0.file, $0.format, $0.replaces) = ([.it], "soup.md", .html, true)
            },
            outside: "export"
        ),
        Case(
            "backup --force a.sqlite",
            BackupCommand {
                ($0.file, $0.replaces) = ("a.sqlite", true)
            },
            outside: "backup"
        ),
        Case(
            "restore --force --damaged a.sqlite",
            RestoreCommand {
                ($0.file, $0.isSure, $0.takesDamaged) = ("a.sqlite", true, true)
            },
            outside: "restore"
        ),
        Case("undo", UndoCommand()), Case("redo", RedoCommand()),
        Case(
            "import --as mealmaster --favorites a.json",
            ImportCommand {
                ($0.file, $0.format, $0.keepsAsFavorites) = ("a.json", .mealmaster, true)
            },
            outside: "import"
        ),
        Case(
            "import --dry-run --report b.txt a.json",
            ImportCommand {
                ($0.file, $0.isRehearsal, $0.report) = ("a.json", true, "b.txt")
            },
            outside: "import"
        ),
        Case(
            "import --columns \"Gericht=title, Was=ingredients\" a.csv",
            ImportCommand {
                ($0.file, $0.columns) = ("a.csv", "Gericht=title, Was=ingredients")
            },
            outside: "import"
        ),
        Case("create", CreateCommand(), outside: "create"),
        Case("create a.cook", CreateCommand { $0.file = "a.cook" }, outside: "create"),
        Case("edit it", EditCommand { $0.references = [.it] }, outside: "edit"),
        Case("delete it", DeleteCommand { $0.references = [.it] }),
        Case("cookbook", CookbookCommand()),
        Case(
            "cookbook remove a.json",
            CookbookCommand {
                ($0.action, $0.origin) = (.remove, "a.json")
            }
        ),
        Case(
            "cookbook move none",
            CookbookCommand {
                ($0.action, $0.origin) = (.move, "none")
            },
            outside: "cookbook move"
        ),
        Case(
            "note --clear it",
            NoteCommand { ($0.reference, $0.clears) = (.it, true) }
        ),
        Case("note it less salt", NoteCommand { ($0.reference, $0.text) = (.it, "less salt") }),
        Case(
            "tag it quick soup --remove",
            TagCommand {
                ($0.references, $0.tags, $0.removes) = ([.it], ["quick", "soup"], true)
            }
        ),
    ]

    @Test(arguments: finding + seeing + keeping + kitchen + shell)
    func aLineSetsTheseFields(_ example: Case) throws {
        let command = try #require(try read(example.line).first)
        #expect(AnyHashable(command.value) == AnyHashable(example.value))
        #expect(CommandText.canonical(of: command, foods: KnownNames()) == example.canonical)
        #expect(command.value.reach == example.outside.map(CommandReach.outside) ?? .inside)
        if example.outside != nil { #expect(type(of: command.value).canReachOutside) }
    }

    /// As scripts are read, which know no plain words.
    @Test(arguments: [
        ("tag 1 and 3 quick", "tag 1,3 quick"), ("tag 1, 3 quick", "tag 1,3 quick"),
        ("tag 1 & 3 quick", "tag 1,3 quick"), ("tag 1 to 3 quick", "tag 1-3 quick"),
        ("tag 1 - 3 quick", "tag 1-3 quick"), ("tag 1 3 quick", "tag 1 3 quick"),
        ("tag 1 3 4 quick", "tag 1 3 4 quick"),
        ("tag 1 and quick", "tag 1 and quick"), ("tag 1 and 2 and 4 to 6 a b", "tag 1,2,4-6 a b"),
    ])
    func oneReferenceLeadsOnToAnother(_ line: String, _ means: String) throws {
        let command = try #require(try read(line).first)
        #expect(CommandText.canonical(of: command, foods: KnownNames()) == means)
    }

    @Test func anAliasReachesAsFarAsItsText() throws {
        let command = try #require(try read("alias a = open 3 --web").first)
        #expect(command.value.reach == .line("open 3 --web", for: "alias"))
        #expect(try read("alias").first?.value.reach == .inside)
        #expect(RecordCommand { $0.file = "stop" }.stops)
        #expect(!RecordCommand { $0.file = "stop.rcp" }.stops)
    }

    @Test(arguments: [
        "mine", "of mine", "in my favorites", "in my favourites", "from my favorites",
        "from my favourites", "in my recipes", "from my recipes", "OF MINE",
    ])
    func theCooksOwnRecipesAreSearched(_ words: String) throws {
        let command = try #require(try read("search leek \(words)").first)
        #expect(CommandText.canonical(of: command, foods: KnownNames()) == "search leek mine")
    }

    @Test(arguments: ["\"mine\"", "in \"my\" recipes", "my recipes", "mine leek"])
    func otherWordsAreFoods(_ words: String) throws {
        let command = try #require(try read("search leek \(words)").first)
        #expect((command.value as? SearchCommand)?.isMine == false)
    }

    // MARK: - Numbers

    @Test(arguments: [
        ("search leek --page", 1, 9_999), ("search leek --max-missing", 0, 99),
        ("more --width", 20, 160), ("quit", 0, 255), ("more", 1, 999_999_999),
        ("back", 1, 999_999_999), ("retry", 1, 999_999_999),
    ])
    func numbersHaveTheirRange(_ line: String, _ least: Int, _ most: Int) throws {
        for number in [least, least + 1, most] {
            #expect(try !read("\(line) \(number)").isEmpty, "\(number)")
        }
        for number in [least - 1, most + 1] {
            #expect(throws: Mistake.self, "\(number)") { try read("\(line) \(number)") }
        }
    }

    @Test(arguments: [("set a", 31), ("help", 8)])
    func wordsHaveTheirLimit(_ line: String, _ limit: Int) throws {
        let words = Array(repeating: "b", count: limit).joined(separator: " ")
        #expect(try !read("\(line) \(words)").isEmpty)
        let mistake = #expect(throws: Mistake.self) { try read("\(line) \(words) c") }
        let name = line.prefix { $0 != " " }
        #expect(mistake?.kind == .command(.unexpectedArgument(command: String(name), word: "c")))
    }

    @Test func everyCommandTakesTheCommonOptions() throws {
        let line = "more --service feed --format json --width 80 --all"
        let common = try #require(try read(line).first).common
        var expected = CommonOptions()
        expected.service = "feed"
        expected.format = .json
        expected.width = 80
        expected.all = true
        #expect(common == expected)
        expected = CommonOptions()
        expected.help = true
        #expect(try read("more --help").first?.common == expected)
        // What is explained needs nothing after it.
        #expect(try read("unset --help").first?.common.help == true)
    }
}
