import CPicture
import Glibc

/// The side of the child process: picture files come in, drawings go out, one after the other.
///
/// It is the program itself, started with ``argument``. Before the first byte is read it gives up
/// what a decoder does not need, so that a picture which takes a decoder over gains nothing: no
/// files, no processes, no terminal, little memory and little time.
package enum DrawingProgram {
    /// The first argument with which the program is started to draw, and do nothing else.
    package static let argument = "--draw-pictures"

    /// What a picture may use: memory beyond that of the program itself, and seconds in which it
    /// must be done. A picture from a telephone takes a tenth of either.
    private static let memory: UInt64 = 320 << 20
    private static let seconds: UInt32 = 10
    /// Seconds of the processor for all pictures of one child.
    private static let allSeconds: UInt64 = 60
    /// Libraries are opened while they are loaded, one at a time.
    private static let files: UInt64 = 16

    /// Draws until there is nothing more to draw; the exit code.
    package static func run() -> Int32 {
        var allowance = cp_allowance(memory: memory, seconds: allSeconds, files: files)
        guard cp_confine(&allowance) else { return 70 }
        while let (task, file) = nextTask() {
            cp_end_after(seconds)
            let result = Result { () throws(PictureError) in try Drawing(task, of: file) }
            guard write(Drawing.bytes(of: result.bounded)) else { return 0 }
            cp_end_after(0)
        }
        return 0
    }

    /// The next picture; nil at the end, or where what comes is not a task.
    private static func nextTask() -> (DrawingTask, [UInt8])? {
        guard let head = read(DrawingTask.byteCount), let task = DrawingTask(head),
            let length = read(4)
        else { return nil }
        var reader = ByteReader(length)
        guard let count = reader.long(), count <= DrawingProcess.fileLimit else { return nil }
        return read(count).map { (task, $0) }
    }

    private static func read(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let more = bytes.withUnsafeMutableBytes { buffer in
                Glibc.read(STDIN_FILENO, buffer.baseAddress.map { $0 + filled }, count - filled)
            }
            if more > 0 { filled += more } else if more == 0 || errno != EINTR { return nil }
        }
        return bytes
    }

    private static func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count)
            }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
        }
        return true
    }
}

extension Result<Drawing, PictureError> {
    /// The same, but for a drawing that is too large to be sent.
    fileprivate var bounded: Self {
        if case .success(let drawing) = self, drawing.content.count > Drawing.contentLimit {
            return .failure(.tooLarge)
        }
        return self
    }
}
