import Foundation
import GRDB
import RecipeModel

/// What an error of the system, of SQLite or of the records says about a database.
enum DatabaseFileError: Hashable {
    /// The file is damaged, or is none of ours.
    case damaged
    /// The system does not let it be opened or written.
    case forbidden
    /// Another shell holds it.
    case busy
    /// Reading or writing failed; the code is the system's.
    case disk(Int32)
    /// None of these.
    case other

    init(_ error: any Error) {
        switch error {
        case is DamagedRecord: self = .damaged
        case let error as SystemError: self.init(code: error.code)
        case let error as DatabaseError: self.init(error)
        default: self = .other
        }
    }

    /// Whether the disk failed or is full.
    var isOfDisk: Bool {
        if case .disk = self { true } else { false }
    }

    private init(code: Int32) {
        switch code {
        case EWOULDBLOCK: self = .busy
        case EIO, ENOSPC, EDQUOT, EFBIG, ENOMEM: self = .disk(code)
        default: self = .forbidden
        }
    }

    private init(_ error: DatabaseError) {
        switch error.resultCode {
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged
        // The version is right, so that a table or column that is not there was lost.
        case .SQLITE_ERROR where error.tellsOfLostTable: self = .damaged
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
        case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: self = .forbidden
        case .SQLITE_FULL: self = .disk(ENOSPC)
        case .SQLITE_TOOBIG: self = .disk(EFBIG)
        case .SQLITE_NOMEM: self = .disk(ENOMEM)
        default: self = .disk(EIO)
        }
    }

    /// The error as the interface of the store tells it.
    static func failure(_ error: any Error, at path: String) -> any Error {
        switch DatabaseFileError(error) {
        case .damaged: return StoreError.disk(path: path, code: EIO)
        case .busy: return Task.isCancelled ? CancellationError() : StoreError.busy(path: path)
        case .disk(EIO) where isFull(path): return StoreError.disk(path: path, code: ENOSPC)
        case .disk(let code): return StoreError.disk(path: path, code: code)
        case .forbidden:
            let code = (error as? SystemError)?.code ?? reason(for: path)
            return StoreError.cannotWrite(path: path, code: code)
        case .other: return error
        }
    }

    /// The error of a file that the system does not let be read.
    static func unreadable(_ error: any Error, at path: String) -> StoreError {
        let code = (error as? SystemError)?.code ?? (access(path, R_OK) == 0 ? EACCES : errno)
        return .disk(path: path, code: code)
    }

    /// Whether its disk has no room for what SQLite puts beside a file.
    private static func isFull(_ path: String) -> Bool {
        var disk = statvfs()
        guard statvfs(folder(ofPath: path), &disk) == 0 else { return false }
        return UInt64(disk.f_bavail) * UInt64(disk.f_frsize) < 64 << 10
    }

    /// Why a file cannot be written, since SQLite does not tell.
    private static func reason(for path: String) -> Int32 {
        for place in [path, folder(ofPath: path)] where access(place, W_OK) != 0 {
            if errno != ENOENT { return errno }
        }
        if let status = try? fileStatus(path: path), !status.isRegularFile {
            return status.kindCode
        }
        return EACCES
    }
}

extension DatabaseError {
    fileprivate var tellsOfLostTable: Bool {
        guard let message else { return false }
        return message.hasPrefix("no such table") || message.hasPrefix("no such column")
    }
}
