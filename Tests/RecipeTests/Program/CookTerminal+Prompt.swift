import RecipeTestSupport

/// What a cook does at the prompt.
extension CookTerminal {
    /// The prompt as it stands on the screen.
    static let prompt = "recipe> "

    /// Waits for an empty prompt.
    func waitForPrompt() async throws {
        try await wait { $0.screen.textBeforeCursor == Self.prompt }
    }

    /// Types text at the prompt and waits until it stands there.
    func enter(_ text: String) async throws {
        type(text)
        try await wait { $0.screen.textBeforeCursor.hasSuffix(text) }
    }

    /// Runs a line at the prompt and waits for the next one; what was printed in between.
    @discardableResult
    func command(_ line: String) async throws -> String {
        try await waitForPrompt()
        try await enter(line)
        let start = screen.place
        type("\r")
        try await wait {
            $0.screen.place > start && $0.screen.textBeforeCursor == Self.prompt
        }
        let rows = screen.everything
        return rows[min(start + 1, rows.count)..<min(screen.place, rows.count)]
            .joined(separator: "\n")
    }

    /// Leaves the shell with `quit`; its exit code.
    func quit() async throws -> Int32 {
        try await waitForPrompt()
        type("quit\r")
        return try await waitForEnd()
    }
}

extension TerminalScreen {
    /// The row of the cursor, counted over all that was ever printed.
    var place: Int { scrolledOff.count + cursor.row }
}
