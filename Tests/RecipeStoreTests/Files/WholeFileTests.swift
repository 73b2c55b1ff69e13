import Foundation
import RecipeModel
import Testing

@testable import RecipeStore

struct WholeFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func bytesAreWrittenAsTheyAre() throws {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
        try WholeFile.write(bytes, to: folder("a"), access: .ownerOnly)
        #expect(try folder.bytes("a") == bytes)
        try WholeFile.write([], to: folder("a"), access: .ownerOnly)
        #expect(try folder.bytes("a") == [])
        #expect(folder.names() == ["a"])
    }

    @Test func permissionsAreAsAsked() throws {
        try folder.write([1], to: "open")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o640],
            ofItemAtPath: folder("open")
        )
        try WholeFile.write([2], to: folder("open"), access: .asUsual)
        #expect(try folder.mode("open") == 0o640)
        try WholeFile.write([3], to: folder("open"), access: .ownerOnly)
        #expect(try folder.mode("open") == 0o600)
        try WholeFile.write([4], to: folder("new"), access: .ownerOnly)
        #expect(try folder.mode("new") == 0o600)
    }

    /// A group that the cook may give a file to, besides the cook's first.
    private static var otherGroup: gid_t? {
        if geteuid() == 0 { return getegid() + 1 }
        var groups = [gid_t](repeating: 0, count: 256)
        let count = getgroups(Int32(groups.count), &groups)
        return groups.prefix(max(0, Int(count))).first { $0 != getegid() }
    }

    /// Its readers are the group's.
    @Test(.enabled(if: otherGroup != nil, "The cook is in one group only."))
    func theGroupStays() throws {
        let group = try #require(WholeFileTests.otherGroup)
        try folder.write([1], to: "shared")
        try folder.setMode(0o640, of: "shared")
        try #require(chown(folder("shared"), .max, group) == 0)
        try WholeFile.write([2], to: folder("shared"), access: .asUsual)
        var status = stat()
        let code = stat(folder("shared"), &status)
        #expect(code == 0 && status.st_gid == group)
        #expect(try folder.mode("shared") == 0o640)
        #expect(try folder.bytes("shared") == [2])
    }

    @Test func aLinkStaysAndItsFileIsReplaced() throws {
        try folder.write([1], to: "real")
        for (link, aim) in [("direct", "real"), ("round", "direct"), ("ahead", "not yet")] {
            symlink(aim, folder(link))
        }
        try WholeFile.write([2], to: folder("round"), access: .asUsual)
        #expect(try folder.bytes("real") == [2])
        try WholeFile.write([3], to: folder("ahead"), access: .asUsual)
        #expect(try folder.bytes("not yet") == [3])
        #expect(folder.names() == ["ahead", "direct", "not yet", "real", "round"])
    }

    @Test func whatIsNoRegularFileIsRefused() throws {
        try PrivateFolder.make(folder("folder"))
        #expect(mkfifo(folder("pipe"), 0o600) == 0)
        #expect(throws: StoreError.cannotWrite(path: folder("folder"), code: EISDIR)) {
            try WholeFile.write([1], to: folder("folder"), access: .asUsual)
        }
        #expect(throws: StoreError.cannotWrite(path: folder("pipe"), code: 0)) {
            try WholeFile.write([1], to: folder("pipe"), access: .asUsual)
        }
        #expect(throws: StoreError.cannotWrite(path: folder("none/a"), code: ENOENT)) {
            try WholeFile.write([1], to: folder("none/a"), access: .asUsual)
        }
        #expect(folder.names() == ["folder", "pipe"])
    }
}
