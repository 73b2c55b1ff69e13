import Conversation
import Display
import Foundation
import LineEditor
import PageReader
import Pictures
import RecipeFormats
import RecipeModel
import RecipeServices
import RecipeStore
import ShellAnswers
import ShellCommands
import ShellSession

/// The rooms of the program, put together: the one place that knows all of them.
struct ProgramWiring {
    let main: MainThread
    let shell: Shell
    let appearance: Appearance
    let settings: SettingsBoard
    let places: RecipePlaces
    let pictures: LivePictures

    /// - Parameters:
    ///   - start: What the program was asked to do, and how.
    ///   - environment: The variables of the environment.
    init(start: ProgramStart, environment: [String: String]) {
        let places = RecipePlaces(environment: environment, accountHome: NSHomeDirectory())
        let board = SettingsBoard(start.settings)
        let commands = CommandRegistry.standard
        let loop = TerminalLoop()
        let shelf = PictureShelf(
            cache: DiskDrawingCache(folder: places.cache, limit: { board.current.cacheLimit })
        )
        let appearance = Appearance(
            facts: start.styleFacts(environment: environment),
            settings: board,
            commands: Set(commands.rows.map(\.name)),
            showsProgress: start.showsProgress,
            clock: { LocalClock(now: time(nil), offset: localOffset) },
            picture: { shelf.picture($0, in: $1) }
        )
        let progress = ProgressBoard()
        let jobs = MainThreadJobs()
        let beside = PromptSide { [mailbox = loop.mailbox] prefetch, timers in
            mailbox.setRightPrompt(
                appearance.renderer().rightPrompt(of: prefetch, timers: timers)
            )
        }

        let cache = DiskAnswerCache(folder: places.cache, limit: start.settings.cacheLimit)
        let client = HTTPClient(
            settings: httpSettings(start.settings, start: start, environment: environment),
            cache: cache
        )
        let reader = RecipePageReader()
        let services = LiveServices(
            client: client,
            cookbook: StarterCookbook(pageSize: { board.current.pageSize }),
            reader: reader,
            settings: board,
            keys: KeyRing(environment: environment, path: places.keyFile)
        )
        let directory = services.directory
        let mailbox = loop.mailbox
        let favorites = SQLiteFavoriteStore(folder: places.data, session: UUID().uuidString)
        let pages = WebPageFetcher(client: client)
        let pictures = LivePictures(
            shelf: shelf,
            favorites: favorites,
            pages: pages,
            source: { name in
                guard name != .web else { return .cook }
                return await directory.linkSource(name, board.current.address(of: name))
            },
            mailbox: mailbox
        )
        let printer = Printer(
            appearance: appearance,
            progress: progress,
            pager: Pager(command: { Pager.command(for: board.current.pager) }),
            pictures: pictures,
            terminalType: environment["TERM"] ?? "",
            // A prompt asks when it opens, without waiting.
            asksTerminal: start.run != .prompt
        )
        main = MainThread(loop: loop, printer: printer, jobs: jobs)
        let session = RecipeSession(
            service: directory.service(
                start.settings.service,
                start.settings.address(of: start.settings.service)
            )
                ?? services.cookbook,
            prefetchPolicy: start.settings.prefetch,
            prefetchChanged: { beside.take($0) }
        )
        shell = Shell(
            session: session,
            surroundings: ShellSurroundings(
                services: directory,
                favorites: favorites,
                kitchen: favorites,
                pages: pages,
                reader: reader,
                writer: RecipeFileWriter(),
                files: .live(home: environment["HOME"]),
                programs: .live(on: jobs, browser: environment["BROWSER"]),
                pictures: pictures.access(appearance: appearance, jobs: jobs),
                records: ShellRecords(
                    history: {
                        var file = HistoryFile(path: places.historyFile)
                        return file.load()
                    },
                    saveSetting: { key, value in
                        try ConfigurationFile(path: start.configPath ?? places.configFile)
                            .change { text in
                                if let value { text.set(key, to: value) } else { text.remove(key) }
                            }
                    },
                    settingsChanged: { changed in
                        board.take(changed)
                        let http = httpSettings(changed, start: start, environment: environment)
                        Task { await client.change(to: http) }
                    },
                    cacheBytes: { await cache.usage().bytes },
                    setCacheLimit: { await cache.setLimit($0) },
                    places: [
                        .init(name: "favorites", path: places.data),
                        .init(name: "history", path: places.historyFile),
                        .init(name: "settings", path: start.configPath ?? places.configFile),
                        .init(name: "cache", path: places.cache),
                    ]
                ),
                output: ShellOutput(
                    show: { presentation in
                        await jobs.perform { $0.show(presentation) }
                    },
                    draw: { appearance.drawn($0, $1) },
                    showsParts: { appearance.showsParts($0) },
                    progress: { progress.set($0) },
                    announce: { presentation, withBell in
                        let text = appearance.rendered(presentation, by: appearance.renderer())
                        let bell = withBell ? "\u{7}" : ""
                        mailbox.post(message: bell + text.output.trimmingLineEnd)
                    },
                    showTimers: { beside.take($0) }
                ),
                now: { time(nil) },
                pause: { try await Task.sleep(for: .seconds($0)) }
            ),
            settings: start.settings,
            options: start.shellOptions,
            table: commands,
            spokenLanguage: PlainWords()
        )
        self.appearance = appearance
        self.settings = board
        self.places = places
        self.pictures = pictures
    }
}

extension String {
    /// The text without the line end after it.
    fileprivate var trimmingLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}

/// Seconds that local time is ahead of UTC at a time.
private func localOffset(at time: Int) -> Int {
    var seconds = time_t(time)
    var parts = tm()
    return localtime_r(&seconds, &parts) == nil ? 0 : parts.tm_gmtoff
}

private func httpSettings(
    _ settings: Settings,
    start: ProgramStart,
    environment: [String: String]
) -> HTTPClient.Settings {
    let trace: @Sendable (String) -> Void = { StandardStreams().writeError("trace: \($0)\n") }
    return HTTPClient.Settings(
        timeout: .milliseconds(settings.timeoutMilliseconds),
        userAgent: "recipe/\(ProgramVersion.current)",
        isOffline: start.shellOptions.isOffline,
        proxies: ProxySettings(environment: environment),
        trace: start.traces ? trace : nil
    )
}

extension MainThread {
    /// Shows something that a command says; leaves the program when nobody reads it any more, or
    /// when it cannot be written.
    func show(_ presentation: Presentation) {
        if case .reply(let reply) = presentation.content, reply.answer == .clearScreen {
            printer.clearScreen()
        } else {
            printer.show(presentation, on: loop)
        }
        switch printer.outputEnd {
        case .readerHasGone: RecipeProgram.leave(0)
        case .failed(let code): RecipeProgram.leave(RecipeProgram.lostOutput(code))
        case nil: break
        }
    }
}

extension MainThread {
    /// Shows notes, if there are any.
    func show(_ notes: [Note]) {
        if !notes.isEmpty { show(Presentation(.notes(notes), mayPage: false)) }
    }
}

extension ProgramAccess {
    /// The system's programs; each has the terminal while it runs, on the main thread.
    static func live(on jobs: MainThreadJobs, browser: String?) -> ProgramAccess {
        ProgramAccess(
            run: { text, input in
                await jobs.perform { main in
                    main.printer.eraseProgress()
                    return main.loop.runInShell(text, feeding: input).status
                }
            },
            browse: { address in
                await jobs.perform { $0.loop.runInShell(browserCommand(browser, address)).status }
            },
            secret: { prompt in
                await jobs.perform { main in
                    main.printer.eraseProgress()
                    return main.reader?.readSecret(prompt: prompt)
                }
            }
        )
    }

    /// The command that opens an address. The address is quoted, for it comes from outside.
    private static func browserCommand(_ browser: String?, _ address: WebAddress) -> String {
        let quoted =
            "'"
            + address.text.split(separator: "'", omittingEmptySubsequences: false)
            .joined(separator: "'\\''") + "'"
        let program = browser.map { $0.isEmpty ? "xdg-open" : $0 } ?? "xdg-open"
        return "\(program) \(quoted) >/dev/null 2>&1"
    }
}

extension TerminalLoop.ChildEnd {
    /// The exit status as a shell has it: 128 and the signal for a program that one ended.
    fileprivate var status: Int32 {
        switch self {
        case .exited(let code): code
        case .killed(let signal): 128 + signal
        case .notStarted: 127
        }
    }
}
