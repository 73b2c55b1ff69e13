import Foundation
import GRDB
import RecipeModel
import Testing

@testable import RecipeStore

/// What each failure of the system or of SQLite is to a cook.
struct DatabaseTroubleTests {
    @Test(arguments: [
        (EWOULDBLOCK, DatabaseTrouble.busy), (EIO, .disk(EIO)), (ENOSPC, .disk(ENOSPC)),
        (EDQUOT, .disk(EDQUOT)), (EFBIG, .disk(EFBIG)), (ENOMEM, .disk(ENOMEM)),
        (EACCES, .forbidden), (EPERM, .forbidden), (EROFS, .forbidden), (ENOENT, .forbidden),
        (ENOTDIR, .forbidden), (EISDIR, .forbidden),
    ])
    func theSystemsFailures(_ code: Int32, _ trouble: DatabaseTrouble) {
        let met = DatabaseTrouble(SystemFailure(code: code))
        #expect(met == trouble)
        #expect(met.isOfDisk == (trouble == .disk(code)))
    }

    @Test(arguments: [
        (ResultCode.SQLITE_CORRUPT, DatabaseTrouble.damaged), (.SQLITE_NOTADB, .damaged),
        (.SQLITE_BUSY, .busy), (.SQLITE_LOCKED, .busy), (.SQLITE_READONLY, .forbidden),
        (.SQLITE_CANTOPEN, .forbidden), (.SQLITE_PERM, .forbidden), (.SQLITE_AUTH, .forbidden),
        (.SQLITE_FULL, .disk(ENOSPC)), (.SQLITE_TOOBIG, .disk(EFBIG)),
        (.SQLITE_NOMEM, .disk(ENOMEM)), (.SQLITE_IOERR, .disk(EIO)),
        (.SQLITE_CONSTRAINT, .disk(EIO)), (.SQLITE_ERROR, .disk(EIO)),
    ])
    func databaseFailures(_ code: ResultCode, _ trouble: DatabaseTrouble) {
        #expect(DatabaseTrouble(DatabaseError(resultCode: code)) == trouble)
    }

    @Test(arguments: [
        ("no such table: favorite", DatabaseTrouble.damaged),
        ("no such column: title", .damaged), ("near \"SELEC\": syntax error", .disk(EIO)),
        ("there is no such table", .disk(EIO)),
    ])
    func aLostTableIsDamage(_ message: String, _ trouble: DatabaseTrouble) {
        let error = DatabaseError(resultCode: .SQLITE_ERROR, message: message)
        #expect(DatabaseTrouble(error) == trouble)
        #expect(DatabaseTrouble(DamagedRecord()) == .damaged)
        #expect(DatabaseTrouble(CancellationError()) == .other)
    }

    @Test func eachIsToldWithItsFile() throws {
        let folder = try TemporaryFolder()
        let path = folder("a.sqlite")
        func told(_ error: any Error) -> StoreFailure? {
            DatabaseTrouble.failure(error, at: path) as? StoreFailure
        }
        #expect(told(DamagedRecord()) == .disk(path: path, code: EIO))
        #expect(told(SystemFailure(code: EWOULDBLOCK)) == .busy(path: path))
        #expect(told(SystemFailure(code: ENOSPC)) == .disk(path: path, code: ENOSPC))
        #expect(told(SystemFailure(code: EACCES)) == .cannotWrite(path: path, code: EACCES))
        #expect(told(DatabaseError(resultCode: .SQLITE_FULL)) == .disk(path: path, code: ENOSPC))
        #expect(told(StoreFailure.newerFormat(path: "b")) == .newerFormat(path: "b"))
        #expect(DatabaseTrouble.failure(CancellationError(), at: path) is CancellationError)
        // What SQLite does not say is looked for: here a folder stands in the file's place.
        let readOnly = DatabaseError(resultCode: .SQLITE_CANTOPEN)
        #expect(told(readOnly) == .cannotWrite(path: path, code: EACCES))
        try PrivateFolder.make(path)
        #expect(told(readOnly) == .cannotWrite(path: path, code: EISDIR))
        let unreadable = DatabaseTrouble.unreadable(SystemFailure(code: ELOOP), at: path)
        #expect(unreadable == .disk(path: path, code: ELOOP))
        #expect(
            DatabaseTrouble.unreadable(readOnly, at: folder("none"))
                == .disk(path: folder("none"), code: ENOENT)
        )
    }

    @Test func whoWasCalledOffIsNotToldOfALock() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            throw DatabaseTrouble.failure(SystemFailure(code: EWOULDBLOCK), at: "a")
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
