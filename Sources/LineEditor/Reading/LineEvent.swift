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
    /// The input cannot be read, with the system's reason.
    case failed(String)
}

/// How long a line may be.
package enum LineLimit {
    /// The most bytes of UTF-8 that a line may have, without its newline.
    package static let bytes = 64 * 1024
}
