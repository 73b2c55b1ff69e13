import Foundation

/// Writing to the program's standard output and error, whole.
struct StandardStreams {
    /// Whether standard output's reader has gone away; there is nobody to write for any more.
    private(set) var readerHasGone = false

    /// Writes a text to standard output.
    mutating func write(_ text: String) {
        guard !readerHasGone else { return }
        readerHasGone = !StandardStreams.write(text, to: STDOUT_FILENO)
    }

    /// Writes a text to standard error; one that cannot be written is lost.
    func writeError(_ text: String) {
        _ = StandardStreams.write(text, to: STDERR_FILENO)
    }

    /// False when the reader has gone away.
    private static func write(_ text: String, to descriptor: Int32) -> Bool {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if errno == EAGAIN {
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&ready, 1, -1)
            } else if errno != EINTR {
                return errno != EPIPE
            }
        }
        return true
    }
}
