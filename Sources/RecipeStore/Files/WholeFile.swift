import Foundation
package import RecipeModel

/// Files that are written as a whole: a reader finds the old file or the new one, never a part.
package enum WholeFile {
    /// Who may read a file that is written.
    package enum Access: Sendable {
        /// Only its owner, whoever could read it before: mode 0600.
        case ownerOnly
        /// Whoever could read the file before; for a new one what the user's mask allows.
        case asUsual
    }

    /// Writes bytes to a new file beside, waits until they are on the disk, and gives it the name.
    ///
    /// The folder must be there. Where the name is a symbolic link, the file that it leads to is
    /// replaced and the link stays.
    ///
    /// Throws `StoreError.cannotWrite` when the folder or the file does not allow it, or when the
    /// name leads to something other than a regular file; `StoreError.disk` when writing fails.
    package static func write(
        _ bytes: some Collection<UInt8>,
        to path: String,
        access: Access
    ) throws(StoreError) {
        let target = resolved(path)
        let before = try? fileStatus(path: target)
        if let before, !before.isRegularFile {
            throw .cannotWrite(
                path: path,
                code: before.kindCode
            )
        }
        let beside = "\(target).new-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        do {
            try create(beside, bytes, mode: mode(for: access, before: before), before: before)
        } catch {
            unlink(beside)
            throw failure(error, at: path)
        }
        do {
            try systemCall { rename(beside, target) }
            try PrivateFolder.sync(folder(ofPath: target))
        } catch {
            unlink(beside)
            throw failure(error, at: path)
        }
    }

    private static func create(
        _ path: String,
        _ bytes: some Collection<UInt8>,
        mode: mode_t?,
        before: stat?
    ) throws(SystemError) {
        let file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode ?? 0o666)
        let descriptor = file.descriptor
        // Root may write a user's file, which stays the user's; a file of a group stays the group's
        // also where its owner can't be given. What isn't allowed is left out.
        if let before, fchown(descriptor, before.st_uid, before.st_gid) != 0 {
            _ = fchown(descriptor, .max, before.st_gid)
        }
        // The user's mask does not count where the mode is settled.
        if let mode { try systemCall { fchmod(descriptor, mode) } }
        try file.write(bytes)
        try file.sync()
    }

    private static func mode(for access: Access, before: stat?) -> mode_t? {
        switch access {
        case .ownerOnly: 0o600
        case .asUsual: before.map { $0.st_mode & 0o777 }
        }
    }

    /// The path at the end of symbolic links, also when no file is there yet.
    static func resolved(_ path: String) -> String {
        var path = path
        for _ in 0..<16 {
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(path, &buffer, buffer.count)
            guard count > 0 else { break }
            let aim = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
            path = aim.hasPrefix("/") ? aim : "\(folder(ofPath: path))/\(aim)"
        }
        return path
    }

    private static func failure(_ failure: SystemError, at path: String) -> StoreError {
        switch failure.code {
        case EIO, ENOSPC, EDQUOT, EFBIG: .disk(path: path, code: failure.code)
        default: .cannotWrite(path: path, code: failure.code)
        }
    }
}
