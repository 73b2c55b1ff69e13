import Conversation
import ProgramCore
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellCommands

/// A shell on a core, and what it showed.
final class CoreKitchen: Sendable {
    let shell: Shell
    let interpreter: Interpreter
    private let shown: Guarded<[Presentation.Content]>

    init(_ core: Core, programs: ProgramAccess = .none) {
        let shown = Guarded<[Presentation.Content]>([])
        self.shown = shown
        shell = core.shell(
            output: ShellOutput(
                show: { presentation in shown.withLock { $0.append(presentation.content) } },
                draw: { _, _ in DrawnText(output: "", error: "") },
                showsParts: { _ in false },
                progress: { _ in },
                announce: { _, _ in },
                showTimers: { _ in }
            ),
            programs: programs
        )
        interpreter = Interpreter(shell)
    }

    func play(_ line: String) async -> ScriptEnd {
        await interpreter.play(line: line, in: .commandLine)
    }

    var answers: [Answer] {
        shown.withLock({ $0 }).compactMap {
            if case .reply(let reply) = $0 { reply.answer } else { nil }
        }
    }

    /// The results shown last.
    var results: ResultsAnswer? {
        answers.reversed().lazy.compactMap {
            if case .results(let answer) = $0 { answer } else { nil }
        }
        .first
    }

    /// The recipe opened last.
    var opened: RecipeAnswer? {
        answers.reversed().lazy.compactMap {
            if case .recipe(let answer) = $0 { answer } else { nil }
        }
        .first
    }

    /// The titles of the favorites listed last.
    var favorites: [String] {
        answers.reversed().lazy.compactMap {
            if case .favorites(let answer) = $0 {
                answer.rows.map(\.favorite.recipe.title)
            } else {
                nil
            }
        }
        .first ?? []
    }

    /// Why the last command failed that did.
    var failure: WorldError? {
        shown.withLock({ $0 }).reversed().lazy.compactMap {
            if case .failure(.world(let failure), _) = $0 { failure } else { nil }
        }
        .first
    }

    var mistakes: [UsageError.Kind] {
        shown.withLock({ $0 }).compactMap {
            if case .failure(.mistake(let mistake), _) = $0 { mistake.kind } else { nil }
        }
    }
}
