extension PromptEditor {
    /// Reads a word typed unseen; nil after Ctrl-C, and after Ctrl-D on nothing.
    ///
    /// However it ends, the terminal echoes again where it did before.
    package func readSecret(prompt: String) -> String? {
        loop.readSecret(prompt: prompt)
    }
}
