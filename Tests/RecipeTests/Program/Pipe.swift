import Foundation

/// A pipe whose ends programs do not inherit by themselves.
final class Pipe {
    /// The end to read from; -1 once it is closed, which `poll` leaves alone.
    private(set) var reading: Int32
    /// The end to write to; -1 once it is closed.
    private(set) var writing: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        (reading, writing) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    deinit {
        closeReading()
        closeWriting()
    }

    /// Whether the end to read from is open.
    var isReading: Bool { reading >= 0 }

    func closeReading() {
        if reading >= 0 { close(reading) }
        reading = -1
    }

    func closeWriting() {
        if writing >= 0 { close(writing) }
        writing = -1
    }

    /// What is there; nil at the end.
    func read() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(reading, &buffer, buffer.count)
        return count > 0 ? Array(buffer[..<count]) : nil
    }

    /// Writes; how many bytes were taken, or -1 when nobody reads any more.
    func write(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.withUnsafeBytes { Foundation.write(writing, $0.baseAddress, $0.count) }
    }
}
