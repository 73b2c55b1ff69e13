import RecipeModel

/// What the words of an answer depend on besides the answer.
struct Wording {
    let clock: LocalClock
    /// The names of the commands that there are, so that hints name no others; empty means all.
    let commands: Set<String>

    /// Whether a command is there to be hinted at.
    func has(_ command: String) -> Bool { commands.isEmpty || commands.contains(command) }
}

extension String {
    /// The text as one clean line.
    var clean: String { CleanText.line(self) }
}
