import Foundation

/// What makes a file this very file, whatever its name.
struct FileIdentity: Hashable {
    private let device: UInt64
    private let inode: UInt64

    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
    }

    /// The file that a name leads to now; nil when it leads to none.
    init?(path: String) {
        guard let status = try? fileStatus(path: path) else { return nil }
        self.init(status)
    }
}

/// What the system tells of the file that a name leads to.
func fileStatus(path: String) throws(SystemError) -> stat {
    var status = stat()
    try systemCall { stat(path, &status) }
    return status
}

extension stat {
    /// Whether it is a plain file: no folder, pipe, device or socket.
    var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }

    /// Why it cannot be used as a plain file: `EISDIR`, else 0.
    var kindCode: Int32 { st_mode & S_IFMT == S_IFDIR ? EISDIR : 0 }

    /// When its content was changed last.
    var changedAt: timespec {
        #if canImport(Darwin)
            st_mtimespec
        #else
            st_mtim
        #endif
    }
}

/// The folder part of a path.
func folder(ofPath path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}
