import RecipeModel
package import ShellAnswers

/// What a command came to.
package struct Outcome: Sendable {
    /// The command's own name.
    package var command: String
    /// Its reply, or why there is none.
    package var result: Result<Reply, CommandFailure>
    /// Whether it is that of an `expect`.
    var isCheck = false
    /// The format that the command itself asked for.
    var format: OutputFormat?

    /// Whether it found nothing, which is a failure for `recipe CMD` only.
    package var foundNothing: Bool {
        if case .success(let reply) = result { reply.notes.contains(.nothingFound) } else { false }
    }

    /// The exit code of a program that ends with it.
    package var exitCode: Int32 {
        switch result {
        case .success(let reply):
            if case .played(let end) = reply.answer { end.exitCode } else { 0 }
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

    /// Its error's name, if it failed.
    package var errorName: ErrorName? {
        switch result {
        case .success(let reply):
            if case .played(let end) = reply.answer { end.errorName } else { nil }
        case .failure(let failure): failure.name
        }
    }
}

/// What running a line or a script came to.
package struct RunResult: Hashable, Sendable {
    /// The exit code of the first failure, else 0.
    package var exitCode: Int32
    /// The name of the first failure.
    package var errorName: ErrorName?
    /// Whether the shell is to be left.
    package var quits: Bool

    package init(exitCode: Int32 = 0, errorName: ErrorName? = nil, quits: Bool = false) {
        self.exitCode = exitCode
        self.errorName = errorName
        self.quits = quits
    }
}
