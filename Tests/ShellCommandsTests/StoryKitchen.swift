import Conversation
import Display
import KitchenLanguage
import MealPlan
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellCommands
import ShellSession

/// A kitchen of a story: everything outside the shell in memory, drawn as a terminal shows it.
final class StoryKitchen: Sendable {
    let kitchen: TestKitchen
    let book: CookbookInMemory
    let ownServer = RecipeTitlesServer()
    let server: MemoryServer
    let faults: StoryFaults
    /// Files of pictures that were drawn, by their length.
    private let drawn = Guarded<[Int]>([])
    private let showsWaiting: Bool
    private let options: Shell.Options
    private let marks = Guarded(StoryMarks())

    init(_ scenery: StoryWorld) {
        let faults = StoryFaults()
        let recipes = scenery.recipes.isEmpty ? TestKitchen.recipes : scenery.recipes
        let book = CookbookInMemory(MemoryCookbook(origins: scenery.origins, own: scenery.own))
        let drawn = drawn
        let server = MemoryServer(recipes: recipes.map(\.title))
        let settings = Guarded<Settings?>(nil)
        let clock = HandClock(1_000)
        (self.book, self.faults, self.server) = (book, faults, server)
        (showsWaiting, options) = (scenery.showsWaiting, scenery.options)
        kitchen = TestKitchen(
            recipes: recipes,
            options: scenery.options,
            files: scenery.files,
            pages: scenery.pages,
            server: scenery.hasServer ? ownServer.server(server) : nil,
            services: [
                FailingService(
                    service: ListService(
                        name: .cookbook,
                        recipes: recipes,
                        pageSize: scenery.pageSize
                    ),
                    faults: faults
                )
            ],
            spokenLanguage: PlainWords(),
            clock: clock
        ) {
            if scenery.hasCookbookFile {
                $0.cookbook = book.access
                $0.cookbook.text = { key in recipes.first { $0.id.key == key } }
            }
            $0.services.cookbook = { recipes }
            $0.records.history = { scenery.history }
            $0.records.settingsChanged = { now in settings.withLock { $0 = now } }
            $0.pictures = PictureAccess(
                means: { _ in .blocks },
                draw: { file, _ in
                    drawn.withLock { $0.append(file.count) }
                    return .unreadable
                }
            )
            let write = $0.files.write
            $0.files.write = { path, text, adding in
                if let code = faults.disk, adding {
                    throw WorldError(.disk(path: path, code: code))
                }
                try write(path, text, adding)
            }
            $0.output.draw = { presentation, options in
                var presentation = presentation
                presentation.options = options
                let text = StoryWords(settings: settings.withLock { $0 }, isTerminal: false)
                    .rendered(presentation)
                return DrawnText(output: text.output, error: text.error)
            }
        }
    }

    /// Everything that a cook sees after a line.
    func answer(to line: String) async -> [String] {
        let end = await kitchen.type(line)
        let words = StoryWords(settings: await kitchen.shell.settings, isTerminal: true)
        let text = newlyShown.map { words.text(of: $0) }.joined()
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        while lines.last == "" { lines.removeLast() }
        return await lines + effects(end)
    }

    /// What a line, or a script, comes to, in one line.
    func row(_ typed: String, isScript: Bool) async -> String {
        var lines = typed.split(separator: "␊", omittingEmptySubsequences: false).map(String.init)
        if !isScript, lines.last?.hasSuffix("⇥") == true { return await offered(by: &lines) }
        let end: ScriptEnd
        if isScript {
            end = await kitchen.play(
                lines.map { $0.trimmingWhitespace() }.joined(separator: "\n") + "\n",
                mayReachOutside: options.allowsShell
            )
        } else {
            for line in lines.dropLast() { _ = await answer(to: line.trimmingWhitespace()) }
            let line = lines.last?.trimmingWhitespace() ?? ""
            let frame = options.isOneCommand ? Frame.commandLine : .prompt
            end = await kitchen.interpreter.play(line: line, in: frame)
        }
        let words = StoryWords(settings: await kitchen.shell.settings, isTerminal: true)
        let told = [words.short(newlyShown)] + (await effects(end))
        await kitchen.shell.stopTimersAtTheEnd()
        return told.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func offered(by lines: inout [String]) async -> String {
        let line = String((lines.popLast() ?? "").dropLast()).drop { $0 == " " }
        for before in lines { _ = await answer(to: before.trimmingWhitespace()) }
        let knowledge = await kitchen.shell.completionKnowledge()
        let files = kitchen.files.all.keys.sorted()
        let completion = Completion(
            of: String(line),
            cursor: line.count,
            knowing: knowledge,
            folder: { folder in
                let path = folder == "." ? "/here/" : "/here/\(folder)"
                let names = files.compactMap { file -> String? in
                    guard file.hasPrefix(path) else { return nil }
                    let rest = file.dropFirst(path.count)
                    return rest.firstIndex(of: "/").map { String(rest[...$0]) } ?? String(rest)
                }
                return Array(Set(names)).sorted()
            }
        )
        let all = completion.candidates
        let some = all.prefix(14).map { candidate in
            let summary = candidate.summary.isEmpty ? "" : " (\(candidate.summary))"
            return candidate.text + (candidate.isWhole ? "" : "…") + summary
        }
        let rest = all.count > 14 ? ["\(all.count - 14) more"] : []
        return all.isEmpty ? "nothing" : (some + rest).joined(separator: ", ")
    }

    private var newlyShown: [Presentation] {
        let all = kitchen.shown.presentations
        return marks.withLock { marks in
            defer { marks.shown = all.count }
            return Array(all.dropFirst(marks.shown))
        }
    }

    /// What happened beside the answer.
    private func effects(_ end: ScriptEnd?) async -> [String] {
        var now = StoryMarks()
        now.shown = marks.withLock { $0.shown }
        now.lists = [
            "asked": kitchen.programs.questions, "ran": kitchen.programs.lines,
            "fetched": kitchen.pages.asked, "cookbook": await book.store.log,
            "removed draft": book.discarded.withLock { $0 },
            "drew": drawn.withLock { $0.map { "\($0) bytes" } },
            "imports": book.orders.withLock {
                $0.map { Self.text(of: $0.order, $0.intoFavorites) }
            },
            "moves the cookbook": book.moves.withLock { $0.map { "to \($0.text)" } },
        ]
        if showsWaiting {
            now.lists["waits"] = kitchen.shown.progress.map(StoryWords.waiting)
        }
        now.states = [
            "timers": kitchen.shown.timers.map(StoryWords.timer).joined(separator: ", "),
            "server": await self.there,
        ]
        now.files = kitchen.files.all
        let before = marks.withLock { marks in
            defer { marks = now }
            return marks
        }
        var told = now.changes(since: before)
        if let end, end.exitCode != 0 || end.quits {
            told.append("[\(end.quits ? "leaves, " : "")exit \(end.exitCode)]")
        }
        return told
    }

    private static func text(of order: ImportOrder, _ intoFavorites: Bool) -> String {
        let columns = order.columns.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return order.paths.map(\.path).joined(separator: ", ") + " as \(order.origin)"
            + (order.format.map { ", \($0.rawValue)" } ?? "")
            + (order.isRehearsal ? ", rehearsal" : "") + (intoFavorites ? ", into favorites" : "")
            + columns.map { ", \($0)" }.joined()
    }

    /// What the cook's server has.
    private var there: String {
        get async {
            let kept = await server.kept
            let meals = kept.meals.map { meal in
                "\(meal.day.iso) \(meal.meal.rawValue) \(meal.title)"
                    + (meal.recipe == nil ? " (title alone)" : "")
                    + (meal.servings.map { " for \($0)" } ?? "")
                    + (meal.note.map { " (\($0))" } ?? "")
            }
            let items = kept.items.map { ($0.isDone ? "✓ " : "") + $0.text }
            let cooked = kept.cookings.map {
                "\(kept.recipes[$0.recipe] ?? $0.recipe) cooked \($0.day.iso)"
            }
            let stars = kept.stars.sorted { $0.key < $1.key }.map {
                "\(kept.recipes[$0.key] ?? $0.key) \($0.value / 10) stars"
            }
            return (ownServer.titles + meals + items + cooked + stars).joined(separator: ", ")
        }
    }

    /// Notes what is so by now as told.
    func settle() async {
        _ = newlyShown
        _ = await effects(nil)
    }
}

/// What of a kitchen was told already.
struct StoryMarks: Sendable {
    var shown = 0
    /// What only grows.
    var lists: [String: [String]] = [:]
    /// What is told where it is another than before.
    var states: [String: String] = [:]
    var files: [String: String] = [:]

    func changes(since before: StoryMarks) -> [String] {
        var told = lists.sorted { $0.key < $1.key }.compactMap { name, list -> String? in
            let new = list.dropFirst(before.lists[name]?.count ?? 0)
            return new.isEmpty ? nil : "[\(name): \(Self.line(new.joined(separator: " · ")))]"
        }
        for (path, text) in files.sorted(by: { $0.key < $1.key }) where before.files[path] != text {
            let setting = path.hasPrefix("saved:") ? "saved \(path.dropFirst(6))" : "wrote \(path)"
            told.append("[\(setting): \(Self.line(text))]")
        }
        for (name, state) in states.sorted(by: { $0.key < $1.key })
        where (before.states[name] ?? "") != state {
            told.append("[\(name): \(state.isEmpty ? "none" : state)]")
        }
        return told
    }

    private static func line(_ text: String) -> String {
        let line = text.replacing("\r\n", with: "␊").replacing("\n", with: "␊")
        return line.count > 300 ? line.prefix(300) + "…" : line
    }
}
