import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// The files of settings and keys.
struct ConfigurationFileTests {
    let folder: TemporaryFolder
    private let file: ConfigurationFile
    private let keys: KeyFile

    init() throws {
        folder = try TemporaryFolder()
        file = ConfigurationFile(path: folder("home/config"))
        keys = KeyFile(path: folder("home/keys"))
    }

    @Test func aChangeMakesThePrivateFile() throws {
        #expect(try file.read() == ConfigurationText() && keys.keys() == [:])
        #expect(folder.names() == [])
        try keys.set(nil, of: "spoonacular")
        try file.change { $0.set("theme", to: "dark") }
        try keys.set("abc # \"1", of: "spoonacular")
        #expect(try file.read().entries.map(\.value) == ["dark"])
        #expect(folder.names(in: "home") == ["config", "keys"])
        #expect(try folder.mode("home") == 0o700)
        #expect(try folder.mode("home/config") == 0o600 && folder.mode("home/keys") == 0o600)
    }

    /// A letter with so many marks is slow to compare; a comment may be of another encoding.
    @Test func itsTextIsStreamSafe() throws {
        let marks = String(repeating: "\u{301}", count: 4_000)
        try file.change { $0.set("theme", to: "dark") }
        try folder.write(Array("e\(marks) = dark\ntheme = e\(marks)\n".utf8), to: "home/config")
        #expect(try file.read().text.unicodeScalars.count == "e = dark\ntheme = e\n".count + 60)
        try folder.write([0x23, 0x20, 0xE9, 0x74, 0xE9, 0x0A], to: "home/config")
        try file.change { $0.set("theme", to: "dark") }
        #expect(try file.read().text == "# été\ntheme = dark\n")
    }

    @Test func whatIsSetAlreadyWritesNothing() throws {
        try file.change { $0.set("theme", to: "dark") }
        let before = FileIdentity(path: file.path)
        try file.change { $0.set("theme", to: "dark") }
        #expect(FileIdentity(path: file.path) == before)
        try file.change { $0.set("theme", to: "light") }
        #expect(FileIdentity(path: file.path) != before)
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
        let entries = try file.read().entries.map { "\($0.key) \($0.value)" }
        #expect(entries.sorted() == (0..<8).map { "key\($0) 4" })
    }

    @Test func whoWasCalledOffIsToldThatTheFileIsHeld() async throws {
        let file = file
        try file.change { $0.set("a", to: "b") }
        let held = try OpenFile(file.path, O_RDWR)
        try FileLock.take(.exclusive, of: held, patience: 0)
        let changing = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try file.change { $0.set("a", to: "c") }
        }
        await #expect(throws: StoreError.busy(path: file.path)) { try await changing.value }
        #expect(try file.read().entries.map(\.value) == ["b"])
        // It was held all the while.
        _ = try held.status()
    }

    /// A file where its folder should be, a folder in its place, and a link that leads to itself.
    @Test func whatStandsInItsPlaceIsTold() throws {
        func failure(_ body: () throws -> Void) -> String {
            do { try body() } catch { return "\(error)" }
            return "-"
        }
        func change(_ code: Int32) -> String {
            "\(StoreError.cannotWrite(path: file.path, code: code))"
        }
        try folder.write([], to: "home")
        #expect(try file.read() == ConfigurationText())
        #expect(failure { try file.change { $0.set("a", to: "b") } } == change(ENOTDIR))
        try FileManager.default.removeItem(atPath: folder("home"))
        for path in [file.path, folder("home/keys")] { try PrivateFolder.make(path) }
        try folder.setMode(0o755, of: "home/keys")
        #expect(throws: FileReadError.notRegular) { try file.read() }
        #expect(throws: FileReadError.notRegular) { try keys.keys() }
        #expect(failure { try file.change { $0.set("a", to: "b") } } == change(EINVAL))
        #expect(try folder.mode("home/keys") == 0o755)
        try FileManager.default.removeItem(atPath: file.path)
        symlink("config", file.path)
        #expect(throws: FileReadError.unreadable(code: ELOOP)) { try file.read() }
        #expect(failure { try file.change { $0.set("a", to: "b") } } == change(ELOOP))
    }

    @Test func upToItsLimitAFileIsRead() throws {
        try file.change { $0.set("a", to: "b") }
        let line = "a = b\n"
        let rest = String(repeating: "#", count: ConfigurationFile.largest - line.utf8.count)
        try folder.write(Array((line + rest).utf8), to: "home/config")
        #expect(try file.read().entries.map(\.value) == ["b"])
        try folder.write(Array((line + rest + "#").utf8), to: "home/config")
        #expect(throws: FileReadError.tooLarge(limit: ConfigurationFile.largest)) {
            try file.read()
        }
        #expect(throws: StoreError.cannotWrite(path: file.path, code: EFBIG)) {
            try file.change { $0.set("a", to: "c") }
        }
    }

    // MARK: Keys

    @Test func keysAreKeptUnderTheirService() throws {
        try keys.set("abc # \"1", of: "spoonacular")
        try keys.set("1", of: "themealdb")
        #expect(try keys.keys() == ["spoonacular": "abc # \"1", "themealdb": "1"])
        try keys.set(nil, of: "themealdb")
        // The last line of a service counts, and all are taken back.
        let text = Array("spoonacular = old\nspoonacular = new\n# themealdb = 1\n".utf8)
        try folder.write(text, to: "home/keys")
        #expect(try keys.keys() == ["spoonacular": "new"])
        try keys.set(nil, of: "spoonacular")
        #expect(try keys.keys() == [:])
        #expect(try folder.bytes("home/keys") == Array("# themealdb = 1\n".utf8))
    }

    /// One right of anyone else is one too many.
    @Test func anOpenFileIsClosedToOthers() throws {
        try keys.set("abc", of: "spoonacular")
        for mode in [0o644, 0o640, 0o604, 0o620, 0o602, 0o610, 0o601, 0o777, 0o400] {
            try folder.setMode(mode, of: "home/keys")
            #expect(try keys.keys() == ["spoonacular": "abc"])
            #expect(try folder.mode("home/keys") == (mode == 0o400 ? 0o400 : 0o600))
        }
    }
}
