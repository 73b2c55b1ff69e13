import Foundation

/// An open file, closed when it is let go.
struct OpenFile: ~Copyable {
    let descriptor: Int32

    /// Opens a file; never waits for a pipe's other end, and no child inherits it.
    init(_ path: String, _ flags: Int32, mode: mode_t = 0o600) throws(SystemError) {
        descriptor = try systemCall { open(path, flags | O_CLOEXEC | O_NONBLOCK, mode) }
    }

    deinit { close(descriptor) }

    /// What the system tells of it.
    func status() throws(SystemError) -> stat {
        var status = stat()
        try systemCall { fstat(descriptor, &status) }
        return status
    }

    /// Up to `limit` bytes from where it stands; fewer only at its end.
    func read(upTo limit: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: max(1, min(limit, 1 << 16)))
        while bytes.count < limit {
            let wanted = min(chunk.count, limit - bytes.count)
            let count = try systemCall { Foundation.read(descriptor, &chunk, wanted) }
            if count == 0 { break }
            bytes.append(contentsOf: chunk[..<count])
        }
        return bytes
    }

    /// Up to `count` bytes from a place on; fewer only at its end.
    func read(from place: Int, upTo count: Int) throws(SystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var length = 0
        while length < count {
            let start = length
            let got = try systemCall {
                bytes.withUnsafeMutableBytes { buffer in
                    pread(
                        descriptor,
                        buffer.baseAddress.map { $0 + start },
                        count - start,
                        off_t(place + start)
                    )
                }
            }
            if got == 0 { break }
            length += got
        }
        bytes.removeLast(count - length)
        return bytes
    }

    /// Writes all bytes.
    func write(_ bytes: some Collection<UInt8>) throws(SystemError) {
        let bytes = Array(bytes)
        var written = 0
        while written < bytes.count {
            let start = written
            written += try systemCall {
                bytes[start...].withUnsafeBytes { part in
                    Foundation.write(descriptor, part.baseAddress, part.count)
                }
            }
        }
    }

    /// Waits until all that was written is on the disk.
    func sync() throws(SystemError) {
        try systemCall { fsync(descriptor) }
    }
}
