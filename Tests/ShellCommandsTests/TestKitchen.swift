import Conversation
import RecipeModel
import ShellAnswers
import ShellCommands
import ShellSession
import Synchronization

/// A shell with everything outside it in memory, and what it showed.
struct TestKitchen {
    let shell: Shell
    let shown: ShownLog
    let files: MemoryFiles
    let favorites: MemoryFavorites
    let programs: ProgramLog
    let clock: HandClock
    let plan: MemoryPlan
    /// The pantry and the shopping list.
    let cupboard: MemoryKitchen
    let pages: MemoryPages

    init(
        recipes: [Recipe] = TestKitchen.recipes,
        pageSize: Int = 3,
        options: Shell.Options = Shell.Options(),
        files: [String: String] = [:],
        pages: [String: String] = [:],
        server: RecipeServer? = nil,
        services given: [any RecipeService] = [],
        showsParts: Bool = false,
        spokenLanguage: (any SpokenLanguage)? = nil,
        clock: HandClock = HandClock(1_000),
        changing change: (inout ShellSurroundings) -> Void = { _ in }
    ) {
        let shown = ShownLog(showsParts: showsParts)
        let memory = MemoryFiles(files)
        let kitchen = MemoryKitchen()
        plan = MemoryPlan(in: kitchen)
        cupboard = kitchen
        let favorites = MemoryFavorites(kitchen: kitchen)
        let programs = ProgramLog()
        self.clock = clock
        let pages = MemoryPages(pages)
        self.pages = pages
        let service =
            given.first { $0.name == .cookbook }
            ?? ListService(name: .cookbook, recipes: recipes, pageSize: pageSize)
        let other = ListService(
            name: .recipepuppy,
            recipes: [TestKitchen.recipe("Puppy stew", ["leek"])],
            pageSize: 10
        )
        let names = [.cookbook, .recipepuppy] + given.map(\.name).filter { $0 != .cookbook }
        let own = given.map(\.name).filter { [.mealie, .tandoor].contains($0) }
        let settings = Settings(services: names, addressed: [.recipepuppy] + own, own: own)
        let saved = memory
        var services = ServiceDirectory(
            names: names,
            state: { name, address in
                ServiceState(
                    address: address,
                    need: name == .recipepuppy && address == nil ? .address : nil,
                    takesAddress: name == .recipepuppy
                )
            },
            service: { name, address in
                if name == .cookbook { return service }
                if let other = given.first(where: { $0.name == name }) { return other }
                return address == nil ? nil : other
            },
            takeKey: { _, _ in GivenSecret() },
            activity: { _ in ServiceActivitySummary(requests: 7) },
            linkSource: { _, _ in .service }
        )
        services.knowsWord = { !$0.hasPrefix("zyzz") }
        services.meaningOfExclusion = { name in
            if name == "penuts" { return .slip(of: "peanuts") }
            return name.hasPrefix("zyzz") ? .unknown : .known
        }
        services.servers = [.mealie]
        services.server = { name, _ in name == .mealie ? server : nil }
        self.shown = shown
        self.files = memory
        self.favorites = favorites
        self.programs = programs
        var surroundings = ShellSurroundings(
            services: services,
            favorites: favorites,
            kitchen: kitchen,
            pages: pages,
            reader: LineReading(),
            writer: TitleWriting(),
            files: memory.access,
            programs: programs.access,
            records: ShellRecords(
                history: { ["search leek", "more", "open 20"] },
                saveSetting: { saved.set("saved:\($0)", to: $1 ?? "") },
                settingsChanged: { _ in },
                cacheBytes: { 12 },
                setCacheLimit: { _ in },
                places: [.init(name: "favorites", path: "/data")]
            ),
            output: shown.output,
            now: { clock.now },
            pause: { try await clock.pause($0) }
        )
        surroundings.backups = favorites.backupAccess
        surroundings.moment = HandClock.nextMoment
        surroundings.plan = plan
        change(&surroundings)
        shell = Shell(
            session: RecipeSession(service: service, prefetchPolicy: .off),
            surroundings: surroundings,
            settings: settings,
            options: options,
            table: .standard,
            spokenLanguage: spokenLanguage
        )
    }

    var interpreter: Interpreter { Interpreter(shell) }

    /// Runs a line as if it was typed.
    @discardableResult
    func type(_ line: String) async -> ScriptEnd { await interpreter.play(line: line, in: .prompt) }

    /// Runs a script's text.
    func play(
        _ text: String,
        arguments: [String] = [],
        mayReachOutside: Bool = false
    ) async -> ScriptEnd {
        await interpreter.play(
            script: Array(text.utf8),
            in: .script(
                named: "test.rcp",
                at: "/scripts/test.rcp",
                arguments: arguments,
                mayReachOutside: mayReachOutside
            )
        )
    }

    /// The last answer of a command.
    var answer: Answer? {
        for case .reply(let reply) in shown.contents.reversed() { return reply.answer }
        return nil
    }

    /// The last failure of a command.
    var failure: CommandError? {
        for case .failure(let failure, _) in shown.contents.reversed() { return failure }
        return nil
    }

    /// What is wrong with the last line, if it was the cook's mistake.
    var mistake: UsageError.Kind? {
        if case .mistake(let mistake)? = failure { mistake.kind } else { nil }
    }

    /// The numbers of the recipes that were listed last.
    var numbers: [Int] {
        switch answer {
        case .results(let results): results.rows.map(\.number)
        case .favorites(let favorites): favorites.rows.map(\.number)
        default: []
        }
    }

    /// The titles that were listed last.
    var titles: [String] {
        switch answer {
        case .results(let results): results.rows.map(\.recipe.title)
        case .favorites(let favorites): favorites.rows.map(\.favorite.recipe.title)
        case .recipe(let opened): [opened.recipe.title]
        default: []
        }
    }

    static func recipe(
        _ title: String,
        _ foods: [String],
        category: String = "main",
        link: String? = nil
    ) -> Recipe {
        var recipe = Recipe(
            id: RecipeID(service: .cookbook, key: title.lowercased()),
            title: title,
            link: link.flatMap { WebAddress($0) }
        )
        recipe.ingredientGroups = [
            IngredientGroup(items: foods.map { Ingredient(text: "some \($0)", name: $0) })
        ]
        recipe.stepGroups = [StepGroup(items: ["Cook it all."])]
        recipe.categories = [category]
        recipe.times.total = foods.count * 10
        return recipe
    }

    static let recipes: [Recipe] = [
        recipe("Leek soup", ["leek", "potato"], category: "soup"),
        recipe("Leek pie", ["leek", "cheddar cheese", "flour"]),
        recipe("Leek tart", ["leek", "egg", "flour", "butter"]),
        recipe("Leek salad", ["leek", "vinegar"], category: "salad"),
        recipe("Garlic bread", ["garlic", "bread", "butter"], category: "side"),
        recipe("Garlic soup", ["garlic", "stock"], category: "soup"),
        recipe("Garlic leek bake", ["garlic", "leek", "cream"]),
    ]
}

/// What a shell showed, in order.
final class ShownLog: Sendable {
    private let log = Mutex<[Presentation]>([])
    private let side = Mutex(Side())
    private let showsParts: Bool

    init(showsParts: Bool) { self.showsParts = showsParts }

    /// What is shown beside and above the prompt.
    private struct Side {
        var announced: [(presentation: Presentation, withWakeup: Bool)] = []
        var timers: [TimerRow] = []
        var progress: [Progress?] = []
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    /// What was said unasked, and whether with the bell.
    var announced: [(presentation: Presentation, withWakeup: Bool)] {
        side.withLock { $0.announced }
    }

    /// The timers beside the prompt.
    var timers: [TimerRow] { side.withLock { $0.timers } }

    /// What the cook was told to wait for, in order; nil where the wait was over.
    var progress: [Progress?] { side.withLock { $0.progress } }

    /// Waits until so many things were said unasked.
    func announced(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = side.withLock { side in
                guard side.announced.count < count else { return true }
                side.watchers.append((count, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    private func announce(_ presentation: Presentation, withWakeup: Bool) {
        let ready = side.withLock { side in
            side.announced.append((presentation, withWakeup))
            let count = side.announced.count
            defer { side.watchers.removeAll { $0.count <= count } }
            return side.watchers.filter { $0.count <= count }
        }
        for watcher in ready { watcher.continuation.resume() }
    }

    var presentations: [Presentation] { log.withLock { $0 } }

    var contents: [Presentation.Content] { presentations.map(\.content) }

    var output: ShellOutput {
        ShellOutput(
            show: { presentation in self.log.withLock { $0.append(presentation) } },
            draw: { presentation, options in
                DrawnText(
                    output: "\(presentation.content)|\(options.format?.rawValue ?? "auto")\n",
                    error: ""
                )
            },
            showsParts: { _ in self.showsParts },
            progress: { progress in self.side.withLock { $0.progress.append(progress) } },
            announce: { self.announce($0, withWakeup: $1) },
            showTimers: { timers in self.side.withLock { $0.timers = timers } }
        )
    }
}

/// Files in memory.
final class MemoryFiles: Sendable {
    private let files: Mutex<[String: String]>

    init(_ files: [String: String]) { self.files = Mutex(files) }

    subscript(path: String) -> String? { files.withLock { $0[path] } }

    /// All of them, by their paths.
    var all: [String: String] { files.withLock { $0 } }

    func set(_ path: String, to text: String) { files.withLock { $0[path] = text } }

    var access: FileAccess {
        FileAccess(
            read: { path, limit in
                guard let text = self[path] else {
                    throw WorldError(.noInput(path: path, code: 2))
                }
                guard text.utf8.count <= limit else {
                    throw WorldError(.inputTooLarge(path: path, limit: limit))
                }
                return Array(text.utf8)
            },
            write: { path, text, adding in
                guard !path.hasPrefix("/readonly") else {
                    throw WorldError(.cannotCreate(path: path, code: 13))
                }
                self.set(path, to: adding ? (self[path] ?? "") + text : text)
            },
            resolved: { path in
                self[path] != nil || path.hasSuffix("scripts") ? path : nil
            },
            isFolder: { path in
                let folder = path.hasSuffix("/") ? path : path + "/"
                return self.files.withLock { $0.keys.contains { $0.hasPrefix(folder) } }
            },
            makeFolder: { path in
                guard !path.hasPrefix("/readonly") else {
                    throw WorldError(.cannotCreate(path: path, code: 13))
                }
                self.set(path.hasSuffix("/") ? path : path + "/", to: "")
            },
            path: { path, folder in path.hasPrefix("/") ? path : (folder ?? "/here") + "/" + path }
        )
    }
}
