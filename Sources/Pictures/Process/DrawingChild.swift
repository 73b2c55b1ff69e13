import CPicture
import Glibc

/// A child process that draws, seen from the program that started it.
///
/// It is started when it is made and ended when it is let go of. It belongs to one thread at a time.
final class DrawingChild {
    /// Its process.
    let number: Int32
    private let socket: Int32

    /// What is started: a program and its arguments.
    struct Program: Hashable, Sendable {
        var path: String
        var arguments: [String]
    }

    /// Starts a child; nil where the system does not let it.
    init?(_ program: Program) {
        let words = ([program.path] + program.arguments).map { strdup($0) }
        defer { for word in words { free(word) } }
        var socket: Int32 = -1
        let pointers = words.map { $0.map { UnsafePointer($0) } } + [nil]
        let process = cp_start_child(program.path, pointers, &socket)
        guard process > 0 else { return nil }
        (number, self.socket) = (process, socket)
    }

    deinit {
        close(socket)
        cp_end_child(number)
    }

    /// Has a file drawn; nil when the child broke down, sent nonsense or took too long, and is of no
    /// use any more.
    func draw(
        _ task: DrawingTask,
        of file: [UInt8],
        within time: Duration
    ) -> Result<Drawing, PictureError>? {
        let deadline = ContinuousClock.now + time
        var writer = ByteWriter()
        writer.put(task.bytes)
        writer.put(UInt32(clamping: file.count))
        writer.put(file)
        guard send(writer.bytes, until: deadline),
            let head = receive(Drawing.headCount, until: deadline),
            let count = Drawing.contentCount(behind: head),
            let content = receive(count, until: deadline)
        else { return nil }
        return Drawing.result(head + content)
    }

    private func send(_ bytes: [UInt8], until deadline: ContinuousClock.Instant) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            // A child that is gone must not end the program with SIGPIPE.
            let count = rest.withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if !canWait(errno) || !wait(for: POLLOUT, until: deadline) {
                return false
            }
        }
        return true
    }

    private func receive(_ count: Int, until deadline: ContinuousClock.Instant) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let more = bytes.withUnsafeMutableBytes { buffer in
                read(socket, buffer.baseAddress.map { $0 + filled }, count - filled)
            }
            if more > 0 {
                filled += more
            } else if more == 0 || !canWait(errno) || !wait(for: POLLIN, until: deadline) {
                return nil
            }
        }
        return bytes
    }

    private func canWait(_ code: Int32) -> Bool { code == EAGAIN || code == EINTR }

    /// Waits until the socket is ready; false when the time is over.
    private func wait(for what: Int32, until deadline: ContinuousClock.Instant) -> Bool {
        let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
        guard left > 0 else { return false }
        var request = pollfd(fd: socket, events: Int16(what), revents: 0)
        return poll(&request, 1, Int32(clamping: Int(left) + 1)) > 0 || errno == EINTR
    }
}
