import Glibc

/// Lines from a pipe or a file: no prompt, no editing.
///
/// A last line without a newline counts. `\r\n` ends a line as well, and a byte order mark at the
/// beginning is left out. Text that is not UTF-8 has U+FFFD for each wrong part, and so has each
/// NUL. A line longer than ``LineLimit/bytes`` is told as ``LineEvent/tooLong`` and skipped to its
/// end, in bounded memory.
public final class PlainLineReader: LineReader {
    private let descriptor: Int32
    private let loop: TerminalLoop?
    private var buffer: [UInt8] = []
    private var head = 0
    private var isAtStart = true
    private var hasEnded = false

    /// Makes a reader of a descriptor, which stays the caller's to close.
    ///
    /// - Parameters:
    ///   - descriptor: What to read.
    ///   - loop: The process's loop, so that Ctrl-C ends the wait for a line; nil to only read.
    public init(descriptor: Int32 = StandardStream.input, loop: TerminalLoop? = nil) {
        self.descriptor = descriptor
        self.loop = loop
    }

    public func readLine() -> LineEvent {
        if loop?.takeInterrupt() == true { return .interrupted }
        var line: [UInt8] = []
        var isTooLong = false
        while true {
            if let newline = buffer[head...].firstIndex(of: 0x0A) {
                line += buffer[head..<newline]
                head = newline + 1
                return isTooLong ? .tooLong : event(for: line)
            }
            line += buffer[head...]
            (buffer, head) = ([], 0)
            if line.count > LineLimit.bytes + Self.roomForEnds {
                isTooLong = true
                line = []
            }
            if hasEnded {
                if isTooLong { return .tooLong }
                return line.isEmpty ? .endOfInput : event(for: line)
            }
            if let end = fill() { return end }
        }
    }

    public func readSecret(prompt: String) -> String? {
        guard case .line(let line) = readLine() else { return nil }
        return line
    }

    public func dropTypedAhead() {}

    /// A byte order mark and a carriage return are not part of the line.
    private static let roomForEnds = 4

    /// Reads more; gives an event if the wait for it was ended.
    private func fill() -> LineEvent? {
        if let loop {
            let wakeup = loop.poll(descriptor, for: nil)
            if wakeup.events.contains(.interrupt) { return .interrupted }
            if wakeup.events.contains(.stop) { loop.suspend() }
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
            return .failed(String(cString: strerror(errno)))
        }
        return nil
    }

    private func event(for bytes: [UInt8]) -> LineEvent {
        var line = bytes[...]
        if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
        isAtStart = false
        if line.last == 0x0D { line = line.dropLast() }
        guard line.count <= LineLimit.bytes else { return .tooLong }
        let text = String(decoding: line, as: UTF8.self)
        guard line.contains(0) else { return .line(text) }
        return .line(String(scalars: text.unicodeScalars.map { $0 == "\0" ? 0xFFFD : $0.value }))
    }
}
