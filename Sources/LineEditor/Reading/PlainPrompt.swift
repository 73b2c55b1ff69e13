/// The prompt of a terminal that cannot move its cursor: the terminal itself edits the line, and
/// there is no history and no completion.
///
/// Nothing is drawn anew. A message that comes while the cook types begins a row of its own, and the
/// prompt is printed again below it.
package final class PlainPrompt: LineReader {
    /// The prompts; changes count from the next line on.
    package var configuration: PromptEditor.Configuration

    private let loop: TerminalLoop
    private let lines: PlainLineReader
    private var ready: [String] = []
    /// What stands before the cursor now.
    private var prompt = ""

    package init(
        loop: TerminalLoop,
        configuration: PromptEditor.Configuration = PromptEditor.Configuration()
    ) {
        TerminalText.prepare()
        self.loop = loop
        self.configuration = configuration
        lines = PlainLineReader(descriptor: loop.input, loop: loop)
        lines.onRing = { [weak self] in self?.showMessages() }
    }

    /// Prints the prompt and waits for a line.
    package func readLine() -> LineEvent {
        if !ready.isEmpty { return .line(ready.removeFirst()) }
        var assembler = LineAssembler()
        for message in loop.mailbox.takeMessages() { loop.write(message + "\n") }
        while true {
            show(configuration.prompt(after: assembler.unfinished))
            switch lines.readLine() {
            case .line(let row):
                let whole = assembler.add(
                    row,
                    needsMore: configuration.needsMore,
                    judge: configuration.unfinished
                )
                guard assembler.unfinished == nil, let first = whole.first else { continue }
                ready = Array(whole.dropFirst())
                return .line(first)
            case .endOfInput:
                loop.write("\n")
                return assembler.takeUnfinished().map(LineEvent.line) ?? .endOfInput
            case .interrupted:
                loop.write("\n")
                return .interrupted
            case let other: return other
            }
        }
    }

    /// A word that is typed unseen; nil after Ctrl-C.
    package func readSecret(prompt: String) -> String? { loop.readSecret(prompt: prompt) }

    /// Forgets what was read together with the line before.
    package func dropTypedAhead() {
        ready = []
        lines.forgetRest()
    }

    private func show(_ prompt: String) {
        self.prompt = prompt
        loop.write(prompt)
    }

    private func showMessages() {
        let messages = loop.mailbox.takeMessages()
        guard !messages.isEmpty else { return }
        loop.write("\n" + messages.map { $0 + "\n" }.joined() + prompt)
    }
}
