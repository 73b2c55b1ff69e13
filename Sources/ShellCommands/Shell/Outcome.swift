import Conversation
import RecipeModel
package import ShellAnswers

/// What a command came to.
package struct Outcome: Sendable {
    /// The command's own name.
    package var command: String
    /// Its reply, or why there is none.
    package var result: Result<Reply, CommandError>
    /// Whether it is that of an `expect`.
    var isCheck = false
    /// How the command itself asked to be drawn.
    var drawing = DrawingOptions()

    init(command: String, result: Result<Reply, CommandError>) {
        self.command = command
        self.result = result
    }

    init(_ call: CommandCall, _ result: Result<Reply, CommandError>) {
        self.init(command: call.name, result: result)
        drawing = call.drawing
        isCheck = call.command.value is ExpectCommand
    }

    /// Whether it found nothing, which is a failure for `recipe CMD` only.
    package var foundNothing: Bool {
        if case .success(let reply) = result { reply.notes.contains(.nothingFound) } else { false }
    }

    /// The exit code of a program that ends with it.
    package var exitCode: Int32 {
        switch result {
        case .success(let reply):
            if case .played(let end) = reply.answer {
                end.exitCode
            } else {
                errorName?.exitCode ?? 0
            }
        case .failure(let failure): failure.name.exitCode
        }
    }

    /// Whether it is not what an `expect` looks at: an `expect` itself, and a script that was
    /// played, for then its last command is.
    var isAboutOthers: Bool {
        if isCheck { return true }
        if case .success(let reply) = result, case .played = reply.answer { return true }
        return false
    }

    /// Its error's name, if it failed, or did only a part of what was asked.
    package var errorName: ErrorName? {
        switch result {
        case .success(let reply):
            switch reply.answer {
            case .played(let end): end.errorName
            // What could be read is in; what could not, or not whole, is a failure all the same.
            case .cookbook(.imported(let report)) where !report.result.isWhole: .badData
            default: nil
            }
        case .failure(let failure): failure.name
        }
    }
}
