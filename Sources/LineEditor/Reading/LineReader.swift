/// A place that lines come from: a terminal, a pipe or a file.
///
/// A reader is used from one thread, the one that owns the terminal.
package protocol LineReader: AnyObject {
    /// The next line, waited for as long as it takes.
    func readLine() -> LineEvent

    /// A word that must not be seen, such as a key; nil at the end of input or after Ctrl-C.
    ///
    /// On a terminal the prompt is printed and nothing that is typed is echoed. From a pipe or a
    /// file it is the next line, and the prompt is not printed.
    func readSecret(prompt: String) -> String?

    /// Forgets what was typed or pasted but not yet handed out.
    ///
    /// Called after an error or a cancelled command, so that the rest of a pasted block does not
    /// run. Lines of a file or a pipe are not dropped, nor is what was typed since the line that
    /// failed.
    func dropTypedAhead()
}

/// What came of asking for a line.
package enum LineEvent: Equatable, Sendable {
    /// A line, or several joined by `\n`; without the newline at its end.
    case line(String)
    /// Ctrl-C: whatever was typed has been dropped.
    case interrupted
    /// There are no more lines: the file ended, or Ctrl-D was typed on an empty line.
    case endOfInput
    /// A line longer than ``LineLimit/bytes``, of which nothing was kept.
    case tooLong
    /// The input cannot be read, with the system's error number.
    case failed(code: Int32)
}

/// How long a line may be.
package enum LineLimit {
    /// The most bytes of UTF-8 that a line may have, without its newline.
    package static let bytes = 64 * 1024
}
