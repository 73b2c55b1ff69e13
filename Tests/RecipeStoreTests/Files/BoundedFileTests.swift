import Foundation
import RecipeStore
import Testing

struct BoundedFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func upToTheLimitAllIsRead() throws {
        try folder.write([1, 2, 3], to: "a")
        #expect(try BoundedFile.read(folder("a"), limit: 3) == [1, 2, 3])
        #expect(throws: FileReadError.tooLarge(limit: 2)) {
            try BoundedFile.read(folder("a"), limit: 2)
        }
        #expect(try BoundedFile.read(folder("a"), limit: .max) == [1, 2, 3])
    }

    @Test func whatTellsNoSizeIsBoundedToo() {
        // Its size is told as 0, though there is text in it.
        #expect(throws: FileReadError.tooLarge(limit: 1)) {
            try BoundedFile.read("/proc/self/status", limit: 1)
        }
    }

    @Test func onlyRegularFilesAreRead() throws {
        #expect(mkfifo(folder("pipe"), 0o600) == 0)
        #expect(throws: FileReadError.notRegular) {
            try BoundedFile.read(folder("pipe"), limit: 9)
        }
        // A socket cannot even be opened.
        try #require(mknod(folder("socket"), S_IFSOCK | 0o600, 0) == 0)
        #expect(throws: FileReadError.notRegular) {
            try BoundedFile.read(folder("socket"), limit: 9)
        }
        #expect(throws: FileReadError.notRegular) { try BoundedFile.read("/dev/zero", limit: 9) }
        #expect(throws: FileReadError.notRegular) {
            try BoundedFile.read("/proc/self/status", limit: 1 << 20)
        }
        #expect(throws: FileReadError.notRegular) { try BoundedFile.read(folder.path, limit: 9) }
        #expect(throws: FileReadError.notFound) { try BoundedFile.read(folder("no"), limit: 9) }
        try folder.write([], to: "a")
        #expect(throws: FileReadError.notFound) { try BoundedFile.read(folder("a/b"), limit: 9) }
    }
}
