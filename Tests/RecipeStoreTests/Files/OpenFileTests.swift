import Foundation
import Testing

@testable import RecipeStore

struct OpenFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func onlyItsOwnerMayReadItAndNoChildInheritsIt() throws {
        let file = try OpenFile(folder("a"), O_RDWR | O_CREAT)
        #expect(fcntl(file.descriptor, F_GETFD) & FD_CLOEXEC != 0)
        #expect(try folder.mode("a") == 0o600)
    }

    @Test(
        arguments: [
            (0, 5, [1, 2, 3, 4, 5]), (0, 6, [1, 2, 3, 4, 5]), (1, 3, [2, 3, 4]), (4, 1, [5]),
            (5, 1, []), (9, 2, []), (2, 0, []),
        ] as [(Int, Int, [UInt8])]
    )
    func aPieceIsReadFromItsPlace(_ place: Int, _ count: Int, _ bytes: [UInt8]) throws {
        try folder.write([1, 2, 3, 4, 5], to: "a")
        let file = try OpenFile(folder("a"), O_RDONLY)
        #expect(try file.read(from: place, upTo: count) == bytes)
    }

    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
    func upToALimitAllIsRead(_ count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        try folder.write(bytes, to: "a")
        #expect(try OpenFile(folder("a"), O_RDONLY).read(upTo: 200_001) == bytes)
        let some = max(0, count - 1)
        #expect(try OpenFile(folder("a"), O_RDONLY).read(upTo: some) == Array(bytes.prefix(some)))
    }

    @Test(arguments: [
        ("a", "."), ("/a", "/"), ("/a/b", "/a"), ("a/b", "a"), ("/a/b/", "/a/b"), ("", "."),
    ])
    func thePathOfAFolder(_ path: String, _ expected: String) {
        #expect(RecipeStore.folder(ofPath: path) == expected)
    }

    @Test func privateFoldersAreMadeOneInAnother() throws {
        try PrivateFolder.make(folder("a/b/c"))
        #expect(try folder.mode("a") == 0o700 && folder.mode("a/b/c") == 0o700)
        try folder.setMode(0o755, of: "a")
        try PrivateFolder.make(folder("a/b"))
        #expect(try folder.mode("a") == 0o755)
        try folder.write([], to: "file")
        for path in ["file", "file/a"] {
            #expect(throws: SystemError(code: ENOTDIR)) { try PrivateFolder.make(folder(path)) }
        }
    }

    // MARK: - Names beside a database

    @Test func copiesHaveTheirTimeAndANumberOfTheirOwn() throws {
        let places = DatabasePlaces(folder: folder.path, name: "kept")
        #expect(places.database == folder("kept.sqlite"))
        #expect(places.lock == folder("kept.lock"))
        #expect(places.draft == folder("kept.sqlite-new"))
        var names: [String] = []
        for _ in 0..<3 {
            let path = places.copy(ofVersion: 4, at: 1_700_000_000)
            names.append(String(path.dropFirst(folder.path.count + 1)))
            try Data().write(to: URL(fileURLWithPath: path))
        }
        let stem = "kept-version-4-2023-11-14T221320Z"
        #expect(names == ["\(stem).sqlite", "\(stem)-2.sqlite", "\(stem)-3.sqlite"])
    }

    @Test func aWorkshopGoesWithItsWork() throws {
        let places = DatabasePlaces(folder: folder.path, name: "kept")
        try places.inWorkshop { workshop in
            #expect(folder.names().count == 1)
            #expect(workshop.database.hasPrefix(folder("kept-repair-")))
            #expect(workshop.database.hasSuffix("/kept.sqlite"))
        }
        #expect(throws: SystemError(code: EIO)) {
            try places.inWorkshop { _ in throw SystemError(code: EIO) }
        }
        #expect(folder.names() == [])
        for name in ["kept-repair-1", "kept-repair-22", "other-repair-1", "kept.sqlite"] {
            try PrivateFolder.make(folder(name))
        }
        places.removeWorkshops()
        #expect(folder.names() == ["kept.sqlite", "other-repair-1"])
    }

    /// There is a file of the name at every moment, also when nothing can be put in its place.
    @Test func aDamagedDatabaseStaysWhereNoneTakesItsPlace() throws {
        let places = DatabasePlaces(folder: folder.path, name: "kept")
        try folder.write([0], to: "kept.sqlite")
        #expect(throws: SystemError(code: ENOENT)) {
            try places.replaceDamaged(by: folder("new"), at: 1_700_000_000)
        }
        #expect(try folder.bytes("kept.sqlite") == [0])
    }
}
