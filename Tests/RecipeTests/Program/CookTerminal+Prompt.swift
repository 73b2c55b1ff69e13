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

    /// Runs a line that may be too long for the terminal's row, and waits for the next prompt; the
    /// rows that were printed below the one in which it began.
    func rows(of line: String) async throws -> [String] {
        try await waitForPrompt()
        let start = screen.place
        type(line + "\r")
        try await wait {
            $0.screen.place > start && $0.screen.textBeforeCursor == Self.prompt
        }
        let rows = screen.everything
        return Array(rows[min(start + 1, rows.count)..<min(screen.place, rows.count)])
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
