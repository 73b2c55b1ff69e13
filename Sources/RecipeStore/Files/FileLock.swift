import Foundation

/// A lock that processes take on a file of its own, beside what it guards.
///
/// The system gives it back when its holder ends, however that comes about.
struct FileLock {
    /// Whether others may hold it too.
    enum Kind {
        case shared
        case exclusive

        fileprivate var flag: Int32 { self == .shared ? LOCK_SH : LOCK_EX }
    }

    let path: String
    /// How long it is waited for, in milliseconds.
    let patience: Int

    /// Does something while the lock is held. Throws `SystemError` with `EWOULDBLOCK` when
    /// another holds it for too long or the task is cancelled, and what `body` throws.
    @discardableResult
    func hold<Result>(_ kind: Kind, _ body: () throws -> Result) throws -> Result {
        let file = try OpenFile(path, O_RDWR | O_CREAT)
        try FileLock.take(kind, of: file, patience: patience)
        // Closing gives the lock back.
        return try body()
    }

    /// Takes the lock of an open file; it is held until the file is closed.
    static func take(_ kind: Kind, of file: borrowing OpenFile, patience: Int)
        throws(SystemError)
    {
        let descriptor = file.descriptor
        let pause = 5
        var waited = 0
        while true {
            do {
                try systemCall { flock(descriptor, kind.flag | LOCK_NB) }
                return
            } catch  where error.code == EWOULDBLOCK && waited < patience && !Task.isCancelled {
                usleep(useconds_t(pause * 1_000))
                waited += pause
            }
        }
    }
}
