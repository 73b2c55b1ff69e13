import CEditLine
import Glibc

/// A pipe that wakes the thread which waits in `poll`, whoever writes to it.
///
/// Its bytes are signal numbers, written by the signal handlers, or `Byte.ring`.
final class WakePipe: Sendable {
    enum Byte {
        static let ring: UInt8 = 0xFF
    }

    let reading: Int32
    let writing: Int32

    /// Opens the pipe; where the system has no descriptors left both ends are -1, which `poll`
    /// takes as nothing to wait for.
    init() {
        var reading: Int32 = -1
        var writing: Int32 = -1
        if !cel_open_pipe(false, &reading, &writing) {
            reading = -1
            writing = -1
        }
        self.reading = reading
        self.writing = writing
    }

    deinit {
        if reading >= 0 { close(reading) }
        if writing >= 0 { close(writing) }
    }

    /// Wakes the waiting thread.
    func ring() {
        write(Byte.ring)
    }

    /// Writes one byte, as a signal handler does with its number.
    func write(_ byte: UInt8) {
        // A full pipe wakes as well, so a byte that finds no room is not missed.
        _ = withUnsafeBytes(of: byte) { Glibc.write(writing, $0.baseAddress, 1) }
    }

    /// Takes everything that was written since the last call.
    func drain() -> [UInt8] {
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64)
        while true {
            let count = Glibc.read(reading, &buffer, buffer.count)
            if count <= 0 { return all }
            all.append(contentsOf: buffer[..<count])
        }
    }
}
