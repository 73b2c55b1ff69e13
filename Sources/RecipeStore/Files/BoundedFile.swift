import Foundation

/// Why a file could not be read.
package enum FileReadError: Error, Hashable, Sendable {
    /// There is no file of this name.
    case notFound
    /// It is a folder, a pipe, a device or a socket, or made up by the system when it is read.
    case notRegular
    /// It has more bytes than are read.
    case tooLarge(limit: Int)
    /// The system does not let it be read; the reason is the system's (`EACCES`, …).
    case unreadable(code: Int32)
}

/// Files that are read as a whole, up to a size: nothing from outside may fill the memory or hang.
package enum BoundedFile {
    /// All bytes of a regular file, at most `limit`.
    ///
    /// A pipe without a writer is not waited for.
    package static func read(_ path: String, limit: Int) throws(FileReadError) -> [UInt8] {
        do {
            let file = try OpenFile(path, O_RDONLY)
            let status = try file.status()
            guard status.isRegularFile else { throw FileReadError.notRegular }
            guard status.st_size <= limit else { throw FileReadError.tooLarge(limit: limit) }
            // The size may have grown since.
            let bytes = try file.read(upTo: limit &+ 1 > limit ? limit + 1 : limit)
            guard bytes.count <= limit else { throw FileReadError.tooLarge(limit: limit) }
            // What the system makes up when it is read tells no size.
            if status.st_size == 0, !bytes.isEmpty, try file.status().st_size == 0 {
                throw FileReadError.notRegular
            }
            return bytes
        } catch let failure as FileReadError {
            throw failure
        } catch let failure as SystemError {
            throw FileReadError(failure)
        } catch {
            throw .unreadable(code: EIO)
        }
    }
}

extension FileReadError {
    fileprivate init(_ failure: SystemError) {
        switch failure.code {
        case ENOENT, ENOTDIR: self = .notFound
        // Opening a socket or a device without a driver.
        case ENXIO, ENODEV: self = .notRegular
        default: self = .unreadable(code: failure.code)
        }
    }
}
