import Dispatch
import LineEditor
import RecipeModel
import ShellAnswers
import ShellCommands
import ShellSession
import Synchronization

/// `pick` on the terminal: recipes are read elsewhere and arrive in the list while the cook types.
struct RecipePick {
    let loop: TerminalLoop
    let appearance: AnswerStyle
    let request: PickerRequest

    /// What the cook picked; nothing after Ctrl-C.
    func run() -> PickedRecipes {
        let arrivals = RecipeArrivals(loop.mailbox)
        let reading = Task { [request] in
            await request.recipes { await arrivals.add($0, favorites: request.favorites($0)) }
            arrivals.end()
        }
        defer {
            arrivals.close()
            reading.cancel()
        }
        // Keys that were typed ahead are meant for a list that is there.
        arrivals.waitForFirst()
        var ids: [RecipeID] = []
        var run = PickerRun(loop: loop, appearance: appearance, subject: .recipes)
        run.arrivals = { picker in
            guard let part = arrivals.next() else { return false }
            ids += part.ids
            picker.add(part.texts)
            return true
        }
        run.isFilling = { !arrivals.hasEnded }
        run.isFavorite = { arrivals.isFavorite(ids[$0]) }
        run.preview = { arrivals.preview(of: ids[$0], request.preview) }
        let (outcome, picker) = run.run(Picker())
        guard let outcome else { return PickedRecipes() }
        var opened: RecipeID?
        if case .opened(let item) = outcome { opened = ids[item] }
        return PickedRecipes(opened: opened, kept: picker.kept.sorted().map { ids[$0] })
    }
}

/// What was read for a list and isn't in it yet, and the recipe that stands beside it.
private final class RecipeArrivals: Sendable {
    struct Part: Sendable {
        var ids: [RecipeID]
        var texts: PickerTexts
    }

    private struct State {
        var parts: [Part] = []
        var favorites: Set<RecipeID> = []
        var isWanted = true
        var hasEnded = false
        /// The recipe that is shown, and the one that was asked for last.
        var shown: RecipeAnswer?
        var asked: RecipeID?
    }

    private let state = Mutex(State())
    private let first = DispatchSemaphore(value: 0)
    private let mailbox: Mailbox

    init(_ mailbox: Mailbox) {
        self.mailbox = mailbox
    }

    // MARK: For who reads

    /// Adds recipes; whether more are wanted.
    func add(_ recipes: [Recipe], favorites: Set<RecipeID>) -> Bool {
        var parts: [Part] = []
        for start in stride(from: 0, to: recipes.count, by: PickerTexts.most) {
            let some = recipes[start...].prefix(PickerTexts.most)
            let texts = PickerTexts(some.lazy.map { PickerItem($0) })
            parts.append(Part(ids: some.map(\.id), texts: texts))
        }
        let isWanted = state.withLock { [parts] state in
            state.parts += parts
            state.favorites.formUnion(favorites)
            return state.isWanted
        }
        first.signal()
        mailbox.nudge()
        return isWanted
    }

    func end() {
        state.withLock { $0.hasEnded = true }
        first.signal()
        mailbox.nudge()
    }

    // MARK: For the screen

    /// Waits until something has come, or nothing will; not for long, as a server may take its time.
    func waitForFirst() {
        _ = first.wait(timeout: .now() + .milliseconds(300))
    }

    func next() -> Part? {
        state.withLock { $0.parts.isEmpty ? nil : $0.parts.removeFirst() }
    }

    /// Whether nothing more will come.
    var hasEnded: Bool { state.withLock { $0.hasEnded && $0.parts.isEmpty } }

    func isFavorite(_ id: RecipeID) -> Bool { state.withLock { $0.favorites.contains(id) } }

    /// The recipe of an id, else the one before it until this one is known.
    func preview(
        of id: RecipeID,
        _ ask: @escaping @Sendable (RecipeID) async -> RecipeAnswer?
    ) -> RecipeAnswer? {
        let (shown, mustAsk) = state.withLock { state in
            defer { state.asked = id }
            return (state.shown, state.asked != id)
        }
        guard mustAsk else { return shown }
        Task {
            let answer = await ask(id)
            let isNews = state.withLock { state in
                guard state.isWanted, state.asked == id else { return false }
                state.shown = answer
                return true
            }
            if isNews { mailbox.nudge() }
        }
        return shown
    }

    func close() {
        state.withLock { $0.isWanted = false }
    }
}

extension PickerAccess {
    /// The screen of the terminal, where there is one that can be drawn on.
    static func live(on jobs: MainThreadJobs, appearance: AnswerStyle) -> PickerAccess {
        PickerAccess(
            isAvailable: { appearance.canPick },
            pick: { request in
                await jobs.perform { main in
                    main.printer.eraseProgress()
                    return RecipePick(loop: main.loop, appearance: appearance, request: request)
                        .run()
                }
            }
        )
    }
}
