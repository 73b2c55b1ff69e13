import LineEditor
import ShellAnswers
import ShellSession

/// Ctrl-R on the terminal: the lines that were typed before as a list, the last one first.
struct HistoryPick {
    let loop: TerminalLoop
    let appearance: AnswerStyle

    /// What the cook took, or that they left. Nil where the terminal can't show a list.
    ///
    /// - Parameters:
    ///   - lines: The lines, oldest first.
    ///   - typed: What stands at the prompt, which narrows the list at once.
    func run(_ lines: [String], typed: String) -> PromptEditor.LineChoice? {
        guard appearance.canPick else { return nil }
        let lines = Array(lines.reversed())
        var picker = Picker(lines.map { PickerItem(title: $0) })
        for letter in typed { _ = picker.press(.text(letter)) }
        let (outcome, _) = PickerRun(loop: loop, appearance: appearance, subject: .lines)
            .run(picker)
        guard case .opened(let item) = outcome else { return .nothing }
        return .line(lines[item])
    }
}
