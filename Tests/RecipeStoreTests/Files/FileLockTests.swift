import Foundation
import RecipeModel
import Testing

@testable import RecipeStore

struct FileLockTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func sharedHoldersDoNotWaitForEachOther() throws {
        let lock = FileLock(path: folder("lock"), patience: 0)
        let both = try lock.hold(.shared) { try lock.hold(.shared) { true } }
        #expect(both)
        #expect(try folder.mode("lock") == 0o600)
    }

    @Test(arguments: [
        (FileLock.Kind.exclusive, FileLock.Kind.shared), (.shared, .exclusive),
        (.exclusive, .exclusive),
    ])
    func anExclusiveHolderIsAlone(_ held: FileLock.Kind, _ asked: FileLock.Kind) throws {
        let lock = FileLock(path: folder("lock"), patience: 10)
        try lock.hold(held) {
            #expect(throws: SystemError(code: EWOULDBLOCK)) { try lock.hold(asked) {} }
        }
        try lock.hold(asked) {}
    }

    @Test func itIsGivenBackWhenTheWorkFails() throws {
        let lock = FileLock(path: folder("lock"), patience: 0)
        #expect(throws: SystemError(code: EIO)) {
            try lock.hold(.exclusive) { throw SystemError(code: EIO) }
        }
        try lock.hold(.exclusive) {}
    }

    /// It is held across waits, and given back when nobody has it any more.
    @Test func aHeldLockIsOnesOwnUntilItIsLetGo() async throws {
        let path = folder("new/lock")
        var first: HeldLock? = try await HeldLock(path, patience: .zero)
        await #expect(throws: StoreError.busy(path: path)) {
            try await HeldLock(path, patience: .zero)
        }
        async let second = HeldLock(path, patience: .seconds(60))
        await Task.yield()
        withExtendedLifetime(first) {}
        first = nil
        _ = try await second
    }

    @Test func whereNoFileCanBeThereIsNoLock() async {
        await #expect(throws: StoreError.cannotWrite(path: "/dev/null/x/lock", code: ENOTDIR)) {
            try await HeldLock("/dev/null/x/lock", patience: .zero)
        }
    }

    @Test func aReplacedFileIsOpenedAnew() throws {
        let path = folder("file")
        atTheSameTime(6) { number in
            for round in 0..<20 {
                #expect(throws: Never.self) {
                    try LockedFile.hold(path, patience: 30_000) { file in
                        let old = try BoundedFile.read(path, limit: 1 << 20)
                        let line = Array("\(number) \(round)\n".utf8)
                        if number == 0 {
                            try WholeFile.write(old + line, to: path, access: .ownerOnly)
                        } else {
                            try file.write(line)
                        }
                    }
                }
            }
        }
        let text = String(decoding: try folder.bytes("file"), as: UTF8.self)
        #expect(text.split(separator: "\n").count == 120)
        for number in 0..<6 {
            let own = text.split(separator: "\n").filter { $0.hasPrefix("\(number) ") }
            #expect(own.map(String.init) == (0..<20).map { "\(number) \($0)" })
        }
    }

    @Test func whoWasCalledOffWaitsNoLonger() async throws {
        let path = folder("lock")
        let held = try OpenFile(path, O_RDWR | O_CREAT)
        try FileLock.take(.exclusive, of: held, patience: 0)
        let waiting = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try FileLock(path: path, patience: 600_000).hold(.shared) {}
        }
        await #expect(throws: SystemError(code: EWOULDBLOCK)) { try await waiting.value }
        // It was held all the while.
        _ = try held.status()
    }

    @Test(arguments: [0o644, 0o640, 0o604, 0o660, 0o601, 0o600, 0o700])
    func aLockedFileIsClosedToOthers(_ mode: Int) throws {
        try folder.write([1], to: "a")
        try folder.setMode(mode, of: "a")
        try LockedFile.hold(folder("a"), patience: 0) { _ in }
        #expect(try folder.mode("a") == (mode == 0o700 ? mode : 0o600))
    }

    @Test func aLockedFileIsMadeInItsFolderAndNothingElseIsLocked() throws {
        try LockedFile.hold(folder("new/a"), patience: 0) { try $0.write([7]) }
        #expect(try folder.bytes("new/a") == [7])
        #expect(try folder.mode("new") == 0o700)
        #expect(throws: SystemError(code: EINVAL)) {
            try LockedFile.hold(folder("new"), patience: 0) { _ in }
        }
        #expect(throws: SystemError(code: ENOTDIR)) {
            try LockedFile.hold(folder("new/a/b"), patience: 0) { _ in }
        }
    }
}
