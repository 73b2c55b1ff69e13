import Foundation

/// Work on a file that others may replace by a new one under the same lock.
enum LockedFile {
    /// Opens the file of a name, making it with mode 0600 where it is not, and does something with
    /// it while it alone holds its lock.
    ///
    /// A file that was replaced while its lock was waited for is let go and the new one opened, so
    /// that nothing is ever written to a file without a name. Throws `SystemError`: with `EINVAL`
    /// when the name leads to something other than a regular file, with `EWOULDBLOCK` when another
    /// holds the lock for longer than `patience` milliseconds; and what `body` throws.
    static func hold<Result>(
        _ path: String,
        patience: Int,
        _ body: (borrowing OpenFile) throws -> Result
    ) throws -> Result {
        try PrivateFolder.make(folder(ofPath: path))
        while true {
            if let status = try? fileStatus(path: path), !status.isRegularFile {
                throw SystemError(code: EINVAL)
            }
            let file = try OpenFile(path, O_RDWR | O_CREAT | O_APPEND)
            try FileLock.take(.exclusive, of: file, patience: patience)
            let status = try file.status()
            guard FileIdentity(status) == FileIdentity(path: path) else { continue }
            let descriptor = file.descriptor
            if status.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
            return try body(file)
        }
    }
}
