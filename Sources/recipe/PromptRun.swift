import Conversation
import Display
import Foundation
import LineEditor
import ProgramCore
import RecipeStore
import ShellAnswers
import ShellCommands
import ShellSession

/// The prompt: asks for lines and has them played, until the cook leaves.
final class PromptRun {
    private let wiring: TerminalWiring
    private let start: ProgramStart
    private let environment: [String: String]
    private let editor: PromptEditor?
    private let completion: CompletionSource
    private let preparation = PromptPreparation()
    private var history: HistoryFile
    private var hasAsked = false

    init(
        wiring: TerminalWiring,
        start: ProgramStart,
        environment: [String: String],
        editor: PromptEditor?
    ) {
        self.wiring = wiring
        self.start = start
        self.environment = environment
        self.editor = editor
        history = HistoryFile(path: wiring.core.places.historyFile)
        completion = CompletionSource()
    }

    /// Plays lines until the cook leaves; the exit code.
    func play() -> Int32 {
        let (main, shell) = (wiring.main, wiring.shell)
        let interpreter = Interpreter(shell)
        editor?.begin(with: configuration())
        defer { editor?.close() }
        let reader: any LineReader =
            editor ?? PlainPrompt(loop: main.loop, configuration: configuration())
        main.reader = reader
        askTerminal()
        welcome()
        main.show(start.notes)
        if start.runsStartup, let code = playStartup(by: interpreter) { return code }
        main.wait { [completion] in await completion.update(from: shell) }
        preparation.begin(for: shell)
        // While the cook reads and types, so that the first Tab need not wait for it.
        Task.detached(priority: .background) { CompletionKnowledge.prepare() }
        editor?.setHistory(wiring.core.settings.current.keepsHistory ? history.load() : [])
        while true {
            prepare()
            let event = reader.readLine()
            // What is printed from here on moves the places of pictures that are still to come.
            wiring.pictures.filling.end()
            switch event {
            case .line(let text):
                remember(text)
                let result = main.wait { [completion] in
                    let result = await interpreter.play(line: text, in: .prompt)
                    await completion.update(from: shell)
                    return result
                }
                preparation.begin(for: shell)
                if result.quits { return leave(result.exitCode) }
                if result.exitCode != 0 { reader.dropTypedAhead() }
            case .interrupted:
                continue
            case .tooLong:
                let mistake = UsageError(
                    .line(.tooLong(limit: StatementReader.lineLimit)),
                    at: nil,
                    in: SourceLine("")
                )
                main.show(Presentation(.failure(.mistake(mistake), command: ""), mayPage: false))
            case .endOfInput:
                wiring.main.wait { await shell.stopTimersAtTheEnd() }
                return leave(0)
            case .failed:
                return leave(0)
            }
        }
    }

    private func leave(_ code: Int32) -> Int32 {
        wiring.main.wait { [preparation] in await preparation.stop() }
        history.tidy()
        return code
    }

    /// Asks the terminal what would settle how answers look, once; nobody waits for it here.
    private func askTerminal() {
        var subjects: TerminalInquiry.Subjects = []
        if wiring.appearance.wantsBackground { subjects.insert(.background) }
        if wiring.appearance.wantsPictureAnswers { subjects.insert(.pictures) }
        guard !hasAsked, !subjects.isEmpty else { return }
        hasAsked = true
        TerminalInquiry(loop: wiring.main.loop, terminalType: environment["TERM"] ?? "")
            .ask(about: subjects)
    }

    /// Greets at the very first start. Where no history can be kept nobody knows whether it is the
    /// first, so nothing is said.
    private func welcome() {
        guard !start.shellOptions.isQuiet, wiring.appearance.style().isTerminal, history.begin()
        else { return }
        let cookbook = StarterCookbook()
        let welcome = Welcome(
            service: wiring.core.settings.current.service,
            recipes: cookbook.count,
            cuisines: cookbook.cuisineCount
        )
        wiring.main.printer.write(wiring.appearance.renderer().text(of: welcome))
    }

    /// Plays `startup.rcp`; a code when it asked to leave.
    private func playStartup(by interpreter: Interpreter) -> Int32? {
        let path = wiring.core.places.startupScript
        let bytes: [UInt8]
        do {
            bytes = try BoundedFile.read(path, limit: Shell.scriptLimit)
        } catch {
            // It need not be there.
            guard error != .notFound else { return nil }
            let failure = FileAccess.failure(error, reading: path)
            wiring.main.show(
                Presentation(.failure(.world(failure), command: "run"), mayPage: false)
            )
            return nil
        }
        let frame = Frame.script(named: "startup.rcp", at: path, mayReachOutside: true)
        let shell = wiring.shell
        let options = start.settings
        let result = wiring.main.wait {
            let result = await interpreter.play(script: bytes, in: frame)
            await shell.takeOptions(from: options)
            return result
        }
        return result.quits ? result.exitCode : nil
    }

    private func remember(_ text: String) {
        guard wiring.core.settings.current.keepsHistory else { return }
        // First what others have typed meanwhile, so that Up brings back one's own line.
        for line in history.linesOfOthers() { editor?.addToHistory(line) }
        let text = SecretWords.covered(text)
        if history.append(text) { editor?.addToHistory(text) }
    }

    /// Brings the editor up to the settings, and to what other shells have typed.
    private func prepare() {
        editor?.configuration = configuration()
        askTerminal()
        guard wiring.core.settings.current.keepsHistory else { return }
        for line in history.linesOfOthers() { editor?.addToHistory(line) }
    }

    /// What a prompt is opened with before settings are known.
    static func firstConfiguration(_ environment: [String: String]) -> PromptEditor.Configuration {
        var configuration = PromptEditor.Configuration()
        configuration.settingsFile = environment["EDITRC"]
        return configuration
    }

    private func configuration() -> PromptEditor.Configuration {
        let settings = wiring.core.settings.current
        let style = wiring.appearance.style()
        var configuration = PromptRun.firstConfiguration(environment)
        configuration.keys = settings.editor == .vi ? .vi : .emacs
        configuration.keepsHistory = settings.keepsHistory
        configuration.dimsDescriptions = style.hasEscapes
        configuration.suggestionStyle = style.suggestionStyle
        if style.suggestionStyle != nil {
            configuration.unknownWords = { [completion] in completion.unknownWords($0) }
        }
        let reader = StatementReader(mode: .prompt)
        configuration.needsMore = { reader.continuation(of: $0) != .complete }
        configuration.waitingPrompt = { text in
            guard case .openQuote(let quote) = reader.continuation(of: text) else { return nil }
            return OutputStyle.prompt(waitingFor: quote)
        }
        configuration.unfinished = { [table = wiring.core.table] begun, row in
            guard case .openQuote = reader.continuation(of: begun) else { return .goesOn }
            guard let word = row.split(whereSeparator: \.isWhitespace).first else {
                return .dropped
            }
            // What still has no end and reads as a command is meant as one.
            let isCommand = table.row(named: word.lowercased()) != nil
            let isOpen = reader.continuation(of: begun + "\n" + row) != .complete
            return isCommand && isOpen ? .ends : .goesOn
        }
        configuration.chooseLine = { [loop = wiring.main.loop, appearance = wiring.appearance] in
            HistoryPick(loop: loop, appearance: appearance).run($0, typed: $1)
        }
        configuration.complete = { [completion] in completion.answer($0) }
        return configuration
    }
}
