import Foundation
import RecipeModel
import RecipeStore
import ShellAnswers
import Testing

@testable import ProgramCore
@testable import ShellCommands

/// Files as the commands have them: what is read and written, and what is said where it can't be.
final class LiveFilesTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("recipe-files-\(UUID().uuidString)").path
    private let files = FileAccess.live(home: "/home/cook")

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func text(_ name: String) -> String? {
        try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }

    private func reason(_ body: () throws -> Void) -> WorldError.Reason? {
        do {
            try body()
            return nil
        } catch {
            return (error as? WorldError)?.reason
        }
    }

    // MARK: Paths

    @Test(
        arguments: [
            ("a.txt", nil, "a.txt"), ("a.txt", "/x", "/x/a.txt"), ("a.txt", "/", "/a.txt"),
            ("a.txt", "/x/", "/x/a.txt"), ("/a.txt", "/x", "/a.txt"), ("~", "/x", "/home/cook"),
            ("~/a.txt", "/x", "/home/cook/a.txt"), ("~me/a.txt", "/x", "/x/~me/a.txt"),
            ("x/~/a.txt", nil, "x/~/a.txt"), ("", "/x", "/x/"),
        ] as [(String, String?, String)]
    )
    func aPathIsFromTheFolderOrTheHome(_ path: String, _ folder: String?, _ whole: String) {
        #expect(files.path(path, folder) == whole)
    }

    @Test func withoutAHomeTheSignIsAName() {
        #expect(FileAccess.live(home: nil).path("~/a.txt", "/x") == "/x/~/a.txt")
    }

    // MARK: Writing

    @Test func aFileIsWrittenReplacedAndGoneOnWith() throws {
        let path = "\(folder)/a.txt"
        try files.write(path, "one\n", false)
        try files.write(path, "two\n", false)
        #expect(text("a.txt") == "two\n")
        try files.write(path, "three\n", true)
        try files.write("\(folder)/b.txt", "new\n", true)
        #expect(text("a.txt") == "two\nthree\n" && text("b.txt") == "new\n")
        try files.write(path, "", false)
        #expect(text("a.txt") == "")
    }

    @Test(arguments: [true, false])
    func whereNothingCanBeWrittenItSaysWhy(_ adding: Bool) throws {
        let missing = "\(folder)/none/a.txt"
        #expect(
            reason { try files.write(missing, "x", adding) }
                == .cannotCreate(path: missing, code: ENOENT)
        )
        #expect(
            reason { try files.write(folder, "x", adding) }
                == .cannotCreate(path: folder, code: EISDIR)
        )
        #expect(reason { try files.write("/dev/null", "x", adding) } == nil)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func aFullDiskIsSaid() {
        #expect(
            reason { try files.write("/dev/full", "x", true) }
                == .disk(path: "/dev/full", code: ENOSPC)
        )
    }

    /// Nobody reads the pipe: it is said and not waited for.
    @Test func aPipeThatNobodyReadsIsNotWaitedFor() {
        let path = "\(folder)/pipe"
        mkfifo(path, 0o600)
        #expect(reason { try files.write(path, "x", true) } == .cannotCreate(path: path, code: 0))
    }

    // MARK: Reading

    @Test(arguments: [(3, true), (4, true), (2, false)])
    func aFileIsReadUpToItsLimit(_ limit: Int, _ isRead: Bool) throws {
        let path = "\(folder)/a.txt"
        try files.write(path, "abc", false)
        var bytes: [UInt8]?
        let reason = reason { bytes = try files.read(path, limit) }
        #expect(bytes == (isRead ? Array("abc".utf8) : nil))
        #expect(reason == (isRead ? nil : .inputTooLarge(path: path, limit: limit)))
    }

    @Test func whatCannotBeReadIsSaid() {
        let missing = "\(folder)/none.txt"
        #expect(
            reason { _ = try files.read(missing, 9) } == .noInput(path: missing, code: ENOENT)
        )
        #expect(reason { _ = try files.read(folder, 9) } == .noInput(path: folder, code: 0))
        struct Other: Error {}
        #expect(
            FileAccess.failure(Other(), reading: "x").reason == .noInput(path: "x", code: 0)
        )
    }

    // MARK: Folders

    @Test func aFolderIsMadeOnce() throws {
        let path = "\(folder)/box"
        #expect(!files.isFolder(path))
        try files.makeFolder(path)
        try files.makeFolder(path)
        #expect(files.isFolder(path) && files.isFolder(path + "/"))
        try files.write("\(folder)/a.txt", "x", false)
        #expect(!files.isFolder("\(folder)/a.txt"))
        #expect(
            reason { try files.makeFolder("\(folder)/a.txt") }
                == .cannotCreate(path: "\(folder)/a.txt", code: EEXIST)
        )
        #expect(
            reason { try files.makeFolder("\(folder)/x/y") }
                == .cannotCreate(path: "\(folder)/x/y", code: ENOENT)
        )
    }

    @Test func whatIsThereIsResolved() throws {
        try files.write("\(folder)/a.txt", "x", false)
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/link",
            withDestinationPath: "\(folder)/a.txt"
        )
        #expect(files.resolved("\(folder)/none") == nil)
        let whole = try #require(files.resolved("\(folder)/a.txt"))
        #expect(files.resolved("\(folder)/link") == whole)
        #expect(files.resolved("\(folder)/./x/../a.txt") == nil, "x is not there")
        #expect(whole.hasSuffix("/a.txt"))
    }

    // MARK: What was sent

    @Test func whatWasSentIsKeptForTheNextShell() throws {
        let file = SentFile(folder: folder)
        #expect(file.recipes().isEmpty)
        func recipes(_ title: String) -> SentRecipes {
            SentRecipes(
                service: .mealie,
                address: "http://nas.example",
                recipes: [.init(key: "\(title)=1", title: title)],
                time: 7
            )
        }
        try file.change { $0.append(recipes("Leek \"soup\" # 1")) }
        try file.change { $0.append(recipes("Pie\nwith a line")) }
        #expect(
            SentFile(folder: folder).recipes() == [
                recipes("Leek \"soup\" # 1"), recipes("Pie\nwith a line"),
            ]
        )
        try file.change { $0.removeFirst() }
        #expect(SentFile(folder: folder).recipes() == [recipes("Pie\nwith a line")])
        try "sent = nonsense\n".write(toFile: folder + "/sent", atomically: true, encoding: .utf8)
        #expect(file.recipes().isEmpty)
    }
}
