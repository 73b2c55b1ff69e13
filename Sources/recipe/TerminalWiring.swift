import Display
import Foundation
import LineEditor
import Pictures
import ProgramCore
import RecipeStore
import ShellAnswers
import ShellCommands
import ShellSession

/// The terminal's part of the program, on top of the core: what draws answers, what shows pictures,
/// and the thread that owns the terminal.
struct TerminalWiring {
    let core: Core
    let main: MainThread
    let shell: Shell
    let appearance: AnswerStyle
    let pictures: LivePictures

    /// - Parameters:
    ///   - start: What the program was asked to do, and how.
    ///   - environment: The variables of the environment.
    ///   - loop: The terminal's loop.
    init(start: ProgramStart, environment: [String: String], loop: TerminalLoop) {
        core = Core(start.core, environment: environment)
        let (core, jobs, progress) = (core, MainThreadJobs(), ProgressBoard())
        let pictureCache = PictureCache(
            cache: DiskDrawingCache(
                folder: core.places.cache,
                limit: { core.settings.current.cacheLimit }
            )
        )
        let appearance = AnswerStyle(
            facts: start.styleFacts(environment: environment),
            settings: core.settings,
            commands: Set(core.table.rows.map(\.name)),
            showsProgress: start.showsProgress,
            clock: { LocalClock(now: time(nil), offset: LocalTime.offset) },
            picture: { pictureCache.picture($0, in: $1) }
        )
        pictures = LivePictures(pictureCache: pictureCache, core: core, mailbox: loop.mailbox)
        main = MainThread(
            loop: loop,
            printer: Printer(
                appearance: appearance,
                progress: progress,
                pager: { Pager(core.settings.current.pager, environment: environment) },
                pictures: pictures,
                terminalType: environment["TERM"] ?? "",
                // A prompt asks when it opens, without waiting.
                asksTerminal: !start.isPrompt
            ),
            jobs: jobs
        )
        let beside = PromptSide { [mailbox = loop.mailbox] prefetch, timers in
            mailbox.setRightPrompt(
                appearance.renderer().rightPrompt(of: prefetch, timers: timers)
            )
        }
        var output = ShellOutput(
            show: { presentation in await jobs.perform { $0.show(presentation) } },
            draw: { appearance.drawn($0, $1) },
            showsParts: { appearance.showsParts($0) },
            progress: { progress.set($0) },
            announce: { [mailbox = loop.mailbox] presentation, withWakeup in
                let text = appearance.rendered(presentation, by: appearance.renderer())
                let bell = withWakeup ? "\u{7}" : ""
                mailbox.post(message: bell + text.output.trimmingLineEnd)
            },
            showTimers: { beside.take($0) }
        )
        output.screenRows = { TerminalSize(of: StandardStream.output)?.rows }
        shell = core.shell(
            output: output,
            programs: .live(on: jobs, browser: environment["BROWSER"]),
            pictures: pictures.access(appearance: appearance, jobs: jobs),
            picker: .live(on: jobs, appearance: appearance),
            prefetchChanged: { beside.take($0) }
        )
        self.appearance = appearance
    }

    /// Plays what lines there are, until they end or the cook leaves; the exit code.
    ///
    /// - Parameters:
    ///   - editor: Where lines are typed; nil where the terminal cannot move its cursor.
    func play(
        _ start: ProgramStart,
        environment: [String: String],
        editor: PromptEditor?
    ) -> Int32 {
        defer { main.wait { [core] in await core.close() } }
        if start.isPrompt {
            // They wait for what the terminal answers.
            return PromptRun(wiring: self, start: start, environment: environment, editor: editor)
                .play()
        }
        main.show(start.notes)
        defer { main.finishPictures() }
        let interpreter = Interpreter(shell)
        switch start.lines {
        case .prompt, .standardInput: return main.playStandardInput(by: interpreter)
        case .given(let play): return main.wait { await play(interpreter) }.exitCode
        }
    }
}

extension ProgramStart {
    /// What the core is started with.
    var core: Core.Start {
        let trace: @Sendable (String) -> Void = { StandardStreams().writeError("trace: \($0)\n") }
        return Core.Start(
            settings: settings,
            options: shellOptions,
            configPath: configPath,
            logins: logins,
            trace: traces ? trace : nil
        )
    }
}

extension String {
    /// The text without the line end after it.
    fileprivate var trimmingLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
