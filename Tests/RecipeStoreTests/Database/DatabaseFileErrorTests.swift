import Foundation
import GRDB
import RecipeModel
import Testing

@testable import RecipeStore

/// What each failure of the system or of SQLite is to a cook.
struct DatabaseFileErrorTests {
    @Test(arguments: [
        (EWOULDBLOCK, DatabaseFileError.busy), (EIO, .disk(EIO)), (ENOSPC, .disk(ENOSPC)),
        (EDQUOT, .disk(EDQUOT)), (EFBIG, .disk(EFBIG)), (ENOMEM, .disk(ENOMEM)),
        (EACCES, .forbidden), (EPERM, .forbidden), (EROFS, .forbidden), (ENOENT, .forbidden),
        (ENOTDIR, .forbidden), (EISDIR, .forbidden),
    ])
    func theSystemsFailures(_ code: Int32, _ trouble: DatabaseFileError) {
        let met = DatabaseFileError(SystemError(code: code))
        #expect(met == trouble)
        #expect(met.isOfDisk == (trouble == .disk(code)))
    }

    @Test(arguments: [
        (ResultCode.SQLITE_CORRUPT, DatabaseFileError.damaged), (.SQLITE_NOTADB, .damaged),
        (.SQLITE_BUSY, .busy), (.SQLITE_LOCKED, .busy), (.SQLITE_READONLY, .forbidden),
        (.SQLITE_CANTOPEN, .forbidden), (.SQLITE_PERM, .forbidden), (.SQLITE_AUTH, .forbidden),
        (.SQLITE_FULL, .disk(ENOSPC)), (.SQLITE_TOOBIG, .disk(EFBIG)),
        (.SQLITE_NOMEM, .disk(ENOMEM)), (.SQLITE_IOERR, .disk(EIO)),
        (.SQLITE_CONSTRAINT, .disk(EIO)), (.SQLITE_ERROR, .disk(EIO)),
    ])
    func databaseFailures(_ code: ResultCode, _ trouble: DatabaseFileError) {
        #expect(DatabaseFileError(DatabaseError(resultCode: code)) == trouble)
    }

    @Test(arguments: [
        ("no such table: favorite", DatabaseFileError.damaged),
        ("no such column: title", .damaged), ("near \"SELEC\": syntax error", .disk(EIO)),
        ("there is no such table", .disk(EIO)),
    ])
    func aLostTableIsDamage(_ message: String, _ trouble: DatabaseFileError) {
        let error = DatabaseError(resultCode: .SQLITE_ERROR, message: message)
        #expect(DatabaseFileError(error) == trouble)
        #expect(DatabaseFileError(DamagedRecord()) == .damaged)
        #expect(DatabaseFileError(CancellationError()) == .other)
    }

    @Test func eachIsToldWithItsFile() throws {
        let folder = try TemporaryFolder()
        let path = folder("a.sqlite")
        func told(_ error: any Error) -> StoreError? {
            DatabaseFileError.failure(error, at: path) as? StoreError
        }
        #expect(told(DamagedRecord()) == .disk(path: path, code: EIO))
        #expect(told(SystemError(code: EWOULDBLOCK)) == .busy(path: path))
        #expect(told(SystemError(code: ENOSPC)) == .disk(path: path, code: ENOSPC))
        #expect(told(SystemError(code: EACCES)) == .cannotWrite(path: path, code: EACCES))
        #expect(told(DatabaseError(resultCode: .SQLITE_FULL)) == .disk(path: path, code: ENOSPC))
        #expect(told(StoreError.newerFormat(path: "b")) == .newerFormat(path: "b"))
        #expect(DatabaseFileError.failure(CancellationError(), at: path) is CancellationError)
        // What SQLite does not say is looked for: here a folder stands in the file's place.
        let readOnly = DatabaseError(resultCode: .SQLITE_CANTOPEN)
        #expect(told(readOnly) == .cannotWrite(path: path, code: EACCES))
        try PrivateFolder.make(path)
        #expect(told(readOnly) == .cannotWrite(path: path, code: EISDIR))
        let unreadable = DatabaseFileError.unreadable(SystemError(code: ELOOP), at: path)
        #expect(unreadable == .disk(path: path, code: ELOOP))
        #expect(
            DatabaseFileError.unreadable(readOnly, at: folder("none"))
                == .disk(path: folder("none"), code: ENOENT)
        )
    }

    @Test func whoWasCalledOffIsNotToldOfALock() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            throw DatabaseFileError.failure(SystemError(code: EWOULDBLOCK), at: "a")
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
