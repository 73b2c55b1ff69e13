import Foundation

/// Folders that only their owner can look into.
enum PrivateFolder {
    /// Makes a folder and those above it that are not there, each with mode 0700, and waits until
    /// their names are on the disk.
    static func make(_ path: String) throws(SystemError) {
        if let status = try? fileStatus(path: path) {
            guard status.st_mode & S_IFMT == S_IFDIR else { throw SystemError(code: ENOTDIR) }
            return
        }
        let above = folder(ofPath: path)
        if above != path { try make(above) }
        do {
            try systemCall { mkdir(path, 0o700) }
        } catch  where error.code == EEXIST {
            return
        }
        try sync(above)
    }

    /// Waits until the names in a folder are on the disk.
    static func sync(_ path: String) throws(SystemError) {
        do {
            try OpenFile(path, O_RDONLY | O_DIRECTORY).sync()
        } catch  where error.code == EINVAL || error.code == EACCES {
            // Some file systems cannot do it, and a folder may be writable but not readable.
        }
    }
}
