import AssistantServer
import Conversation
import Dispatch
import Display
import Foundation
import LineEditor
import ProgramCore
import RecipeModel
import ShellAnswers
import ShellCommands
import Synchronization

/// `recipe mcp`: lets an assistant use the cook's kitchen, over standard input and output.
enum AssistantRun {
    /// A longer line of the protocol isn't read.
    private static let longestLine = 1 << 20
    private static let writeOption = "--write"

    /// Talks until standard input ends; the exit code.
    static func run(
        _ words: [String],
        _ start: ProgramStart,
        environment: [String: String]
    ) throws -> Int32 {
        if let stranger = words.first(where: { $0 != writeOption }) {
            throw ProgramUsageError(text: "mcp takes no '\(stranger)'")
        }
        let mayChange = words.contains(writeOption)
        let core = Core(start.core, environment: environment)
        let appearance = AnswerStyle(
            facts: start.styleFacts(environment: environment),
            settings: core.settings,
            commands: Set(core.table.rows.map(\.name)),
            showsProgress: false,
            clock: { LocalClock(now: time(nil), offset: LocalTime.offset) },
            picture: { _, _ in nil }
        )
        let shown = ShownAnswers(draw: { appearance.drawn($0, $1) })
        let interpreter = Interpreter(core.shell(output: shown.output))
        let talk = AssistantTalk(
            AssistantSession(
                tools: AssistantTool.all(in: core.table, mayChange: mayChange),
                programVersion: ProgramVersion.current
            ),
            perform: { words in
                // What it names outside of the kitchen is read only to be imported.
                let isImport = mayChange && words.first == ImportCommand.name
                let origin = Frame.Origin.script(file: "mcp")
                let frame = Frame(origin: origin, mayReachOutside: isImport)
                let end = await interpreter.play(words: words, in: frame)
                return shown.result(isError: end.exitCode != 0)
            },
            write: { line in
                var streams = StandardStreams()
                streams.write(line + "\n")
                // Nobody is there any more.
                if streams.end != nil { exit(0) }
            }
        )
        let ended = DispatchSemaphore(value: 0)
        let lines = AsyncStream<[UInt8]?>.makeStream()
        Task.detached {
            for await line in lines.stream { await talk.take(line) }
            await talk.finish()
            await core.close()
            ended.signal()
        }
        let reader = PlainLineReader(limit: longestLine)
        input: while true {
            switch reader.readLine() {
            case .line(let line): if !line.isEmpty { lines.continuation.yield(Array(line.utf8)) }
            case .tooLong: lines.continuation.yield(nil)
            case .endOfInput, .interrupted, .failed: break input
            }
        }
        lines.continuation.finish()
        ended.wait()
        return 0
    }
}

/// What a shell showed for a command, gathered.
private final class ShownAnswers: Sendable {
    private let draw: @Sendable (Presentation, DrawingOptions) -> DrawnText
    private let shown = Mutex<[Presentation]>([])

    init(draw: @escaping @Sendable (Presentation, DrawingOptions) -> DrawnText) {
        self.draw = draw
    }

    var output: ShellOutput {
        ShellOutput(
            show: { [self] presentation in
                if case .echo = presentation.content { return }
                shown.withLock { $0.append(presentation) }
            },
            draw: draw,
            showsParts: { _ in false },
            progress: { _ in },
            announce: { _, _ in },
            showTimers: { _ in }
        )
    }

    /// What was shown since it was asked for last.
    func result(isError: Bool) -> ToolResult {
        let shown = shown.withLock { shown in
            defer { shown = [] }
            return shown
        }
        let texts = shown.map { presentation in
            let drawn = draw(presentation, DrawingOptions(format: .plain))
            return drawn.output + drawn.error
        }
        let data = shown.lazy.compactMap { presentation -> JSONValue? in
            guard case .reply = presentation.content else { return nil }
            let line = self.draw(presentation, DrawingOptions(format: .json)).output
            return try? JSONReader.value(of: Array(line.utf8))
        }.first
        return ToolResult(text: texts.joined(), data: data, isError: isError)
    }
}
