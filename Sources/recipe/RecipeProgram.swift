import Conversation
import Display
import Foundation
import LineEditor
import Pictures
import ProgramCore
import ProgramManual
import RecipeModel
import RecipeServices
import RecipeStore
import ShellAnswers
import ShellCommands

/// The program `recipe`.
@main
enum RecipeProgram {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        // Before anything else: this one is to have as little as can be.
        if arguments.first == DrawingProgram.argument { exit(DrawingProgram.run()) }
        StandardStreams.fillMissing()
        leave(outcome(of: arguments))
    }

    /// Ends the program, when what it started has ended.
    static func leave(_ code: Int32) -> Never {
        Transport.stop()
        exit(code)
    }

    /// Says that standard output cannot be written; the exit code for it.
    static func lostOutput(_ code: Int32) -> Int32 {
        let failure = WorldError(.disk(path: "standard output", code: code))
        let renderer = Renderer(style: OutputStyle(), clock: LocalClock(now: 0))
        StandardStreams().writeError(renderer.text(of: .world(failure), command: "").error)
        return failure.name.exitCode
    }

    /// Runs what needs no shell; its exit code, nil where it is none of that.
    private static func runAlone(
        _ options: ProgramOptions,
        _ streams: inout StandardStreams
    ) -> Int32? {
        if options.version || options.help {
            let version = "recipe \(ProgramVersion.withCommit)\n"
            streams.write(options.version ? version : ProgramHelp.text)
            return 0
        }
        let words = Array(options.commandWords.dropFirst())
        if options.commands == nil, words.contains("--help") || words == ["-h"],
            let text = help(on: options.commandWords.first)
        {
            streams.write(text)
            return 0
        }
        switch options.commandWords.first {
        case "completions": return ManualRun.completions(words, &streams)
        case "manual": return ManualRun.manual(words, &streams)
        default: return nil
        }
    }

    /// The help on a word that starts something other than a command; nil for any other word.
    private static func help(on word: String?) -> String? {
        guard ProgramForm.all.contains(where: { $0.word == word }),
            let topic = word.flatMap(HelpTopic.init)
        else { return nil }
        let answer = HelpAnswer.topic(title: topic.title, paragraphs: topic.paragraphs)
        return Renderer(style: OutputStyle(), clock: LocalClock(now: 0))
            .text(of: Reply(command: "help", answer: .help(answer))).output
    }

    /// Does what the arguments say; the exit code.
    private static func outcome(of arguments: [String]) -> Int32 {
        var streams = StandardStreams()
        var style = OutputStyle()
        do {
            let options = try ProgramOptions(arguments)
            style.format = options.outputFormat
            if let code = runAlone(options, &streams) {
                if case .failed(let reason) = streams.end { return lostOutput(reason) }
                return code
            }
            let environment = ProcessInfo.processInfo.environment
            // First of all, so that the terminal does not show by itself what is typed meanwhile.
            let prompt = ProgramStart.isPrompt(options) ? OpenedPrompt(environment) : nil
            let start = try ProgramStart(options: options, environment: environment)
            if start.serves {
                return try ServeRun.run(
                    Array(options.commandWords.dropFirst()),
                    { Core(start.core, environment: environment) },
                    &streams
                )
            }
            if start.assists {
                let words = Array(options.commandWords.dropFirst())
                return try AssistantRun.run(words, start, environment: environment)
            }
            return TerminalWiring(
                start: start,
                environment: environment,
                loop: prompt?.loop ?? TerminalLoop()
            ).play(start, environment: environment, editor: prompt?.editor)
        } catch let mistake as ProgramUsageError {
            streams.writeError("error: \(mistake.text)\n  Try: recipe --help\n")
            return ErrorName.usage.exitCode
        } catch let failure as WorldError {
            let renderer = Renderer(style: style, clock: LocalClock(now: 0))
            let text = renderer.text(of: .world(failure), command: "")
            streams.write(text.output)
            streams.writeError(text.error)
            return failure.name.exitCode
        } catch {
            streams.writeError("error: \(error)\n")
            return ErrorName.internal.exitCode
        }
    }
}

/// The terminal, taken for a prompt.
private struct OpenedPrompt {
    let loop = TerminalLoop()
    /// Nil where the terminal cannot move its cursor.
    let editor: PromptEditor?

    init(_ environment: [String: String]) {
        editor = PromptEditor(
            loop: loop,
            configuration: PromptRun.firstConfiguration(environment)
        )
    }
}
