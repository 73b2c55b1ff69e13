import Foundation
import RecipeModel
import RecipeStore
import Testing

struct ConfigurationFileTests {
    let folder: TemporaryFolder
    private let file: ConfigurationFile

    init() throws {
        folder = try TemporaryFolder()
        file = ConfigurationFile(path: folder("home/recipe/config"))
    }

    @Test func noFileIsAnEmptyText() throws {
        #expect(try file.read() == ConfigurationText())
        #expect(folder.names() == [])
    }

    @Test func aChangeMakesThePrivateFile() throws {
        try file.change { $0.set("theme", to: "dark") }
        #expect(try file.read().entries.map(\.value) == ["dark"])
        #expect(try folder.mode("home/recipe") == 0o700)
        #expect(try folder.mode("home/recipe/config") == 0o600)
        #expect(folder.names(in: "home/recipe") == ["config"])
    }

    /// A letter with so many marks is slow to compare.
    @Test func itsTextIsStreamSafe() throws {
        let marks = String(repeating: "\u{301}", count: 4_000)
        let text = "e\(marks) = dark\ntheme = e\(marks)\n"
        try file.change { $0.set("theme", to: "dark") }
        try folder.write(Array(text.utf8), to: "home/recipe/config")
        #expect(try file.read().text.unicodeScalars.count == "e = dark\ntheme = e\n".count + 60)
    }

    @Test func whatIsSetAlreadyWritesNothing() throws {
        try file.change { $0.set("theme", to: "dark") }
        func number() throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
        }
        let before = try number()
        try file.change { $0.set("theme", to: "dark") }
        #expect(try number() == before)
        try file.change { $0.set("theme", to: "light") }
        #expect(try number() != before)
    }

    @Test func shellsThatChangeItAtOnceLoseNothing() throws {
        let file = file
        atTheSameTime(8) { shell in
            for round in 0..<5 {
                #expect(throws: Never.self) {
                    try file.change { $0.set("key\(shell)", to: "\(round)") }
                }
            }
        }
        let entries = try file.read().entries
        #expect(Set(entries.map(\.key)) == Set((0..<8).map { "key\($0)" }))
        #expect(entries.count == 8)
        #expect(entries.allSatisfy { $0.value == "4" })
    }

    @Test func aFolderInItsPlaceIsTold() throws {
        try FileManager.default.createDirectory(
            atPath: file.path,
            withIntermediateDirectories: true
        )
        #expect(throws: FileReadFailure.notRegular) { try file.read() }
        #expect(throws: StoreFailure.cannotWrite(path: file.path, code: EINVAL)) {
            try file.change { $0.set("a", to: "b") }
        }
    }

    @Test func aFileThatIsFarTooLargeIsTold() throws {
        try file.change { $0.set("a", to: "b") }
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file.path))
        try handle.truncate(atOffset: UInt64(ConfigurationFile.largest) + 1)
        try handle.close()
        #expect(throws: FileReadFailure.tooLarge(limit: ConfigurationFile.largest)) {
            try file.read()
        }
    }

    @Test func commentsInLatin1Stay() throws {
        try FileManager.default.createDirectory(
            atPath: folder("home/recipe"),
            withIntermediateDirectories: true
        )
        try folder.write([0x23, 0x20, 0xE9, 0x74, 0xE9, 0x0A], to: "home/recipe/config")
        try file.change { $0.set("theme", to: "dark") }
        #expect(try file.read().text == "# été\ntheme = dark\n")
    }

    @Test func upToItsLimitAFileIsRead() throws {
        try file.change { $0.set("a", to: "b") }
        let line = "a = b\n"
        let rest = String(repeating: "#", count: ConfigurationFile.largest - line.utf8.count)
        try folder.write(Array((line + rest).utf8), to: "home/recipe/config")
        #expect(try file.read().entries.map(\.value) == ["b"])
        try folder.write(Array((line + rest + "#").utf8), to: "home/recipe/config")
        #expect(throws: StoreFailure.cannotWrite(path: file.path, code: EFBIG)) {
            try file.change { $0.set("a", to: "c") }
        }
    }

    @Test func aFileWhereItsFolderShouldBeIsTold() throws {
        try folder.write([], to: "home")
        #expect(try file.read() == ConfigurationText())
        #expect(throws: StoreFailure.cannotWrite(path: file.path, code: ENOTDIR)) {
            try file.change { $0.set("a", to: "b") }
        }
    }
}
