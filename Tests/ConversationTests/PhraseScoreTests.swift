import Foundation
import RecipeModel
import Testing

@testable import Conversation

/// How many of the lines in tables beside the package become the command that they mean, read as
/// the prompt reads them: commands, references, sentences, bare foods. Skipped where there are none.
///
/// `Scripts/score-phrases` runs it and shows what it prints. A table has the columns id, context,
/// said and means, parted by tabs; the id names the group, and `-hard` ends a hard one.
struct PhraseScoreTests {
    private static let folder: String = {
        if let named = ProcessInfo.processInfo.environment["PHRASES"] { return named }
        var root = URL(filePath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        return root.appending(path: "../shared/conversation").standardized.path
    }()

    private static let tables: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasPrefix("said") && $0.hasSuffix(".tsv") }.sorted()
    }()

    private struct Score {
        var lines = 0
        var exact = 0
        var wrong = 0
        var refused = 0
        var accepted = 0

        var share: Double { lines == 0 ? 1 : Double(exact) / Double(lines) }

        mutating func count(_ got: String, wanted: String) {
            lines += 1
            if got == wanted {
                exact += 1
            } else if got == "error" {
                refused += 1
            } else {
                wrong += 1
                if wanted == "error" { accepted += 1 }
            }
        }

        func line(_ name: String) -> String {
            let percent = (share * 1_000).rounded() / 10
            return "\(name): \(exact) of \(lines) (\(percent) %), wrong \(wrong), "
                + "refused \(refused), falsely accepted \(accepted)"
        }
    }

    @Test(.enabled(if: !tables.isEmpty), arguments: tables)
    func nearlyEveryLineIsUnderstood(table: String) throws {
        let text = try String(contentsOfFile: "\(Self.folder)/\(table)", encoding: .utf8)
        var all = Score()
        var hard = Score()
        var groups: [String: Score] = [:]
        for row in text.split(separator: "\n").dropFirst() {
            let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
                .map(String.init)
            guard fields.count == 4 else { continue }
            let got = PromptReading.meaning(fields[2], in: fields[1])
            all.count(got, wanted: fields[3])
            if fields[0].hasSuffix("-hard") { hard.count(got, wanted: fields[3]) }
            let group = fields[0].prefix { !$0.isNumber }
            groups[String(group), default: Score()].count(got, wanted: fields[3])
            if got != fields[3] { print("\(fields[0])\t\(fields[2])\t\(got)") }
        }
        for (name, score) in groups.sorted(by: { $0.key < $1.key }) { print(score.line(name)) }
        print(hard.line("hard"))
        print(all.line(table))
        #expect(all.share >= 0.97)
        #expect(Double(all.wrong) <= 0.03 * Double(all.lines))
    }
}

/// What becomes of a line at the prompt, by every rule of the reading order.
enum PromptReading {
    static func meaning(_ line: String, in place: String) -> String {
        let context = context(place)
        let source = SourceLine(line)
        guard let statements = try? StatementReader(mode: .prompt).statements(in: source),
            let commands = try? statements.flatMap({ try $0.commands(in: context) }),
            !commands.isEmpty
        else { return "error" }
        var names = NamedRecipes(place: place)
        for command in commands where !names.has(allOf: command) { return "error" }
        return commands.map { CommandText.canonical(of: $0) }.joined(separator: " ; ")
    }

    /// Why a line isn't run; nil where it is.
    static func mistake(_ line: String, in place: String) -> UsageError.Kind? {
        do {
            let statements = try StatementReader(mode: .prompt).statements(in: SourceLine(line))
            for statement in statements { _ = try statement.commands(in: context(place)) }
            return nil
        } catch {
            return error.kind
        }
    }

    private static func context(_ place: String) -> ConversationContext {
        let spoken = SpokenScreen.context(place)
        var screen = ScreenState(
            list: spoken.list == .results
                ? .results : spoken.list == .favorites ? .favorites : .nothing,
            resultCount: spoken.resultCount,
            favoriteCount: spoken.favoriteCount,
            services: spoken.services.compactMap { ServiceName(rawValue: $0) },
            settings: spoken.settings.map { .init(key: $0.key, words: $0.value) }
        )
        if spoken.hasQuery {
            screen.query = RecipeQuery(spoken.queryTerms.map { .has(Term($0)) })
        }
        if spoken.hasNamed { screen.it = .opened(title: "Cheese toast") }
        screen.isGuiding = spoken.isGuiding
        return ConversationContext(
            table: ShellTable.whole,
            screen: screen,
            spokenLanguage: PlainWords()
        )
    }
}

/// Whether a command's recipes are there: a command that runs asks that first, and is an error else.
private struct NamedRecipes {
    private let context: SpokenContext
    private var hasNamed: Bool
    private var isOpenEnded = false

    init(place: String) {
        context = SpokenScreen.context(place)
        hasNamed = context.hasNamed
    }

    mutating func has(allOf command: Command) -> Bool {
        if let setting = command.value as? SetCommand {
            return setting.key.map { context.settings[$0] != nil } ?? true
        }
        // What a search of the same line finds is not known here.
        if command.value is SearchCommand || command.value is CookCommand { isOpenEnded = true }
        if command.value is ShopCommand { hasNamed = true }
        let syntax = type(of: command.value).signature
        guard let kind = syntax.arguments.first?.kind,
            [.references, .recipePlace, .referencesAndFile].contains(kind), !isOpenEnded
        else { return true }
        var words = CommandText.canonical(of: command).split(separator: " ").dropFirst()
        // What comes after the recipe is a number of servings.
        if command.value is ScaleCommand { words = words.prefix(1) }
        let named = words.prefix { !$0.hasPrefix("-") }.flatMap { $0.split(separator: ",") }
        let isThere = named.allSatisfy { word in
            switch ParsedReference(String(word)) {
            case .number(let number, let list): number >= 1 && number <= count(of: list)
            case .range(let first, let last, let list): first >= 1 && last <= count(of: list)
            case .other(.it): hasNamed
            case .other(.last), .other(.all): count(of: .shown) > 0
            case .other, nil: true
            }
        }
        if isThere, !named.isEmpty { hasNamed = true }
        return isThere
    }

    private func count(of list: Reference.List) -> Int {
        switch list {
        case .results: context.resultCount
        case .favorites: context.favoriteCount
        case .shown: context.shownCount
        }
    }
}

/// The places of the tables, with a full table of commands, and the grammar by itself.
enum SpokenScreen {
    static func meaning(_ line: String, in place: String) -> String {
        text(of: SpokenGrammar(context: context(place)).meaning(of: line))
    }

    static func text(of meaning: SpokenMeaning) -> String {
        switch meaning {
        case .commands(let commands): commands.map(\.text).joined(separator: " ; ")
        case .either, .noSuchRecipe, .notUnderstood: "error"
        }
    }

    static func context(_ place: String) -> SpokenContext {
        var context = SpokenContext(
            services: ["themealdb", "spoonacular", "cookbook", "recipepuppy", "feed", "all"],
            settings: settings,
            commands: commands
        )
        context.favoriteCount = 5
        context.keptList = shelves[place]
        if place == "stove" {
            context.shown = [
                .init(number: 1, title: "Chicken karahi", foods: ["chicken", "ghee"], minutes: 55),
                .init(number: 2, title: "Garlic soup", foods: ["garlic", "bread"], minutes: 30),
            ]
        }
        if place != "start", context.keptList == nil {
            context.list = place == "favs" ? .favorites : .results
            context.resultCount = 20
            context.hasQuery = true
            context.queryTerms = ["garlic", "cheese"]
            context.hasNamed = place == "opened" || place == "guide"
            context.isGuiding = place == "guide"
        }
        return context
    }

    private static let shelves: [String: ScreenState.KeptList] = [
        "shopping": .shopping, "pantry": .pantry, "plan": .plan,
    ]

    private static let settings: [String: [String]] = [
        "theme": ["auto", "dark", "light", "neutral", "none"],
        "layout": ["auto", "list", "cards", "split"], "links": ["auto", "on", "off"],
        "pictures": ["auto", "kitty", "sixel", "blocks", "none"], "accessible": ["on", "off"],
        "symbols": ["auto", "unicode", "ascii"], "editor": ["emacs", "vi"],
        "history": ["on", "off"], "bell": ["on", "off"], "pager": ["auto", "off"],
        "prefetch": ["on", "off", "always"], "format": ["auto", "list", "cards", "table"],
        "page-size": [],
    ]

    private static let commands: [String: String] = {
        let rows = """
            search s find; cook; browse; random; categories; cuisines; and with; without no; drop
            more m next; list ls results; back b; forward; reset; undo; redo; open o; guide; step
            picture pic; why; missing need; similar; fav f save; unfav; favs favorites; note; tag
            pantry; shop buy; scale; units; timer; timers; export; import; create; edit; delete
            cookbook; service; refresh; run; record; set; unset; alias; unalias; status; cancel
            wait; retry; history; clear cls; echo; help h; quit exit q
            """
        var commands: [String: String] = [:]
        for row in rows.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
            let names = row.split(separator: " ").map(String.init)
            for name in names { commands[name] = names[0] }
        }
        return commands
    }()
}
