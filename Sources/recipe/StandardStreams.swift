import Foundation

/// Writing to the program's standard output and error, whole.
struct StandardStreams {
    /// Why standard output takes nothing more; nil as long as it does.
    private(set) var end: End?

    /// Why a stream takes nothing more.
    enum End: Hashable {
        /// Its reader has gone away; there is nobody to write for any more.
        case readerHasGone
        /// Writing failed, for this reason of the system's.
        case failed(code: Int32)
    }

    /// Whether standard output's reader has gone away.
    var readerHasGone: Bool { end == .readerHasGone }

    /// Writes a text to standard output.
    mutating func write(_ text: String) {
        guard end == nil else { return }
        end = StandardStreams.write(text, to: STDOUT_FILENO)
    }

    /// Writes a text to standard error; one that cannot be written is lost.
    func writeError(_ text: String) {
        _ = StandardStreams.write(text, to: STDERR_FILENO)
    }

    /// Gives the standard streams that the program was started without an end of their own, so that
    /// no file that is opened later takes their place: nothing to read, nowhere to write.
    static func fillMissing() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            guard fcntl(descriptor, F_GETFD) < 0, errno == EBADF else { continue }
            // The lowest free number is taken. Output that is read-only says so when it is written.
            _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Nil when all was written.
    private static func write(_ text: String, to descriptor: Int32) -> End? {
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
                return errno == EPIPE ? .readerHasGone : .failed(code: errno)
            }
        }
        return nil
    }
}
