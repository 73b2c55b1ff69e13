import CEditLine

/// The character set that text has on the terminal.
package enum TerminalText {
    /// Sets the process's character set from the environment, or to `C.UTF-8` if that is not
    /// UTF-8, and says whether it is UTF-8 now.
    ///
    /// Call it first thing in the program; prompts must be ASCII where the answer is false. Only
    /// the character set is taken over: numbers keep their decimal point.
    @discardableResult
    package static func prepare() -> Bool {
        isUTF8
    }

    /// Whether the process's character set is UTF-8; the first use sets it.
    static let isUTF8 = cel_use_utf8()
}
