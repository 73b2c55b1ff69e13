import Foundation
import Glibc
import Testing

/// A pipe, closed when it is no longer used.
final class Pipe {
    let reading: Int32
    private var writing: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        close(reading)
        closeWriting()
    }

    func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Glibc.write(writing, bytes, bytes.count)
    }

    func closeWriting() {
        if writing >= 0 { close(writing) }
        writing = -1
    }

    /// Writes and closes; what does not fit into the pipe is written from another thread.
    func feedAndClose(_ bytes: [UInt8]) {
        let descriptor = writing
        writing = -1
        let feed = { @Sendable in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes {
                    Glibc.write(descriptor, $0.baseAddress, $0.count)
                }
                if count <= 0 { break }
                rest = rest.dropFirst(count)
            }
            close(descriptor)
        }
        if bytes.count < 4096 {
            feed()
        } else {
            Thread.detachNewThread(feed)
        }
    }
}
