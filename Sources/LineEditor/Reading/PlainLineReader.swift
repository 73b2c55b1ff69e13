import Glibc

/// Lines from a pipe or a file: no prompt, no editing.
///
/// A last line without a newline counts. `\r\n` ends a line as well, and a byte order mark at the
/// beginning is left out. Text that is not UTF-8 has U+FFFD for each wrong part, and so has each
/// NUL. A line longer than its limit is told as ``LineEvent/tooLong`` and skipped to its end, in
/// bounded memory.
package final class PlainLineReader: LineReader {
    private let descriptor: Int32
    private let loop: TerminalLoop?
    /// The most bytes of a line.
    private let limit: Int
    private var buffer: [UInt8] = []
    private var head = 0
    /// What has been read of a line, and whether it was too much to keep.
    private var begun: [UInt8] = []
    private var isTooLong = false
    private var isAtStart = true
    private var hasEnded = false
    /// Called while a line is waited for, when there is something in the loop's mailbox.
    var onRing: () -> Void = {}

    /// Makes a reader of a descriptor, which stays the caller's to close.
    ///
    /// - Parameters:
    ///   - descriptor: What to read.
    ///   - loop: The process's loop, so that Ctrl-C ends the wait for a line; nil to only read.
    ///   - limit: The most bytes of a line.
    package init(
        descriptor: Int32 = StandardStream.input,
        loop: TerminalLoop? = nil,
        limit: Int = LineLimit.bytes
    ) {
        self.descriptor = descriptor
        self.loop = loop
        self.limit = limit
    }

    /// Reads the next line.
    package func readLine() -> LineEvent {
        if loop?.takeInterrupt() == true { return .interrupted }
        while true {
            if let newline = buffer[head...].firstIndex(of: 0x0A) {
                begun += buffer[head..<newline]
                head = newline + 1
                return takeLine()
            }
            begun += buffer[head...]
            (buffer, head) = ([], 0)
            if begun.count > limit + Self.roomForEnds {
                isTooLong = true
                begun = []
            }
            if hasEnded { return begun.isEmpty && !isTooLong ? .endOfInput : takeLine() }
            if let end = fill() { return end }
        }
    }

    /// Reads the next line; the prompt is not printed.
    package func readSecret(prompt: String) -> String? {
        guard case .line(let line) = readLine() else { return nil }
        return line
    }

    /// Does nothing: what a file or a pipe holds was not typed by mistake.
    package func dropTypedAhead() {}

    /// Forgets what was read and is not handed out yet, as a prompt does.
    func forgetRest() { (buffer, head, begun, isTooLong) = ([], 0, [], false) }

    /// A byte order mark and a carriage return are not part of the line.
    private static let roomForEnds = 4

    /// Reads more; gives an event if the wait for it was ended.
    private func fill() -> LineEvent? {
        if let loop {
            let wakeup = loop.poll(descriptor, for: nil)
            if wakeup.events.contains(.interrupt) { return .interrupted }
            if wakeup.events.contains(.stop) { loop.suspend() }
            if wakeup.events.contains(.rung) { onRing() }
            guard wakeup.hasInput else { return nil }
        }
        var bytes = [UInt8](repeating: 0, count: 16 * 1024)
        let count = read(descriptor, &bytes, bytes.count)
        if count > 0 {
            buffer = Array(bytes[..<count])
        } else if count == 0 {
            hasEnded = true
        } else if errno == EAGAIN {
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            poll(&waiting, 1, -1)
        } else if errno != EINTR {
            return .failed(code: errno)
        }
        return nil
    }

    private func takeLine() -> LineEvent {
        defer { (begun, isTooLong) = ([], false) }
        var line = begun[...]
        if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
        isAtStart = false
        if line.last == 0x0D { line = line.dropLast() }
        guard !isTooLong, line.count <= limit else { return .tooLong }
        let text = String(decoding: line, as: UTF8.self)
        guard line.contains(0) else { return .line(text) }
        return .line(String(scalars: text.unicodeScalars.map { $0 == "\0" ? 0xFFFD : $0.value }))
    }
}
