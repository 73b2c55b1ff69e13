import Foundation
import RecipeTestSupport
import Testing

@testable import RecipeStore

struct HistoryFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func history(limit: Int = 10_000) -> HistoryFile {
        HistoryFile(path: folder("state/history"), limit: limit)
    }

    private var text: String {
        get throws { String(decoding: try folder.bytes("state/history"), as: UTF8.self) }
    }

    @Test func linesAreInTheFileAtOnce() throws {
        var history = history()
        #expect(history.load() == [])
        #expect(folder.names() == [])
        #expect(history.append("search garlic") == true)
        #expect(history.append("crème brûlée 日本") == true)
        #expect(try text == "search garlic\ncrème brûlée 日本\n")
        #expect(try folder.mode("state") == 0o700)
        #expect(try folder.mode("state/history") == 0o600)
        var later = self.history()
        #expect(later.load() == ["search garlic", "crème brûlée 日本"])
    }

    /// Of a file of many megabytes the end is read, from where a line begins.
    @Test func aLineThatIsCutIsNoLine() throws {
        var history = history()
        history.append("search leek")
        let padding = String(repeating: "x", count: 30_000)
        let lines = (0..<600).map { "echo \($0) \(padding)" }
        let all = lines.joined(separator: "\n") + "\n"
        try Data(all.utf8).write(to: URL(fileURLWithPath: folder("state/history")))
        var later = self.history()
        let read = later.load()
        #expect(read.count > 500 && read.count < 600)
        #expect(read == Array(lines.suffix(read.count)))
    }

    /// What is kept of an entry, and read of a file, row by row in `Kept/history.txt`.
    @Test func rowsAreReadAsTheTableSays() async throws {
        try await KeptTable.compare(
            "history",
            [
                "entry": { HistoryText.line(of: $0).map { "[\($0)]" } ?? "-" },
                "file": { [folder] text in
                    let path = folder("file")
                    try? folder.write(Array(text.utf8), to: "file")
                    var history = HistoryFile(path: path)
                    return history.load().map { "[\($0)]" }.joined(separator: " ")
                },
                "tidy": { [folder] text in
                    try? folder.write(Array(text.utf8), to: "file")
                    var history = HistoryFile(path: folder("file"), limit: 3)
                    history.append("new")
                    history.tidy()
                    let bytes = try? folder.bytes("file")
                    return String(decoding: bytes ?? [], as: UTF8.self)
                },
            ]
        )
    }

    /// A letter with so many marks is slow to compare, and a line that is longer than any is none.
    @Test func aLineIsShort() throws {
        let (marks, few) = (
            String(repeating: "\u{301}", count: 4_000), String(repeating: "\u{301}", count: 30)
        )
        let longest = String(repeating: "é", count: 32_768)
        for (entry, line) in [("e" + marks, "e" + few), (longest, longest), (longest + "x", nil)] {
            #expect(HistoryText.line(of: entry) == line)
            try PrivateFolder.make(folder("state"))
            try folder.write(Array("\(entry)\nb\n".utf8), to: "state/history")
            var history = history()
            #expect(history.load() == [line, "b"].compactMap(\.self))
        }
    }

    @Test func theLastLinesUpToTheLimitAreRead() throws {
        try PrivateFolder.make(folder("state"))
        try folder.write(Array("a\nb\na\nb\nc\n".utf8), to: "state/history")
        for (limit, lines) in [
            (0, []), (1, ["c"]), (2, ["b", "c"]), (3, ["a", "b", "c"]), (4, ["a", "b", "c"]),
        ] {
            var history = history(limit: limit)
            #expect(history.load() == lines, "\(limit)")
        }
    }

    @Test func itBeginsOnce() throws {
        #expect(history().begin())
        #expect(try folder.mode("state") == 0o700)
        #expect(try folder.mode("state/history") == 0o600)
        #expect(!history().begin())
        var history = history()
        history.append("search leek")
        #expect(!self.history().begin())
        #expect(try text == "search leek\n")
    }

    @Test(arguments: ["/dev/null", "/dev/null/recipe/history"])
    func whereNoFileCanBeMadeItNeverBegins(_ path: String) {
        #expect(!HistoryFile(path: path).begin())
    }

    @Test func leavingMakesTheFileAnew() throws {
        var history = history(limit: 3)
        for line in ["a", "b", "a", "c", "b", "d"] { history.append(line) }
        #expect(try text == "a\nb\na\nc\nb\nd\n")
        // Whoever could read it before.
        try folder.setMode(0o644, of: "state/history")
        history.tidy()
        #expect(try text == "c\nb\nd\n")
        #expect(try folder.mode("state/history") == 0o600)
        #expect(folder.names(in: "state") == ["history"])
    }

    @Test func shellsSeeEachOthersLines() {
        var one = history()
        var two = history()
        #expect(one.load() == [])
        #expect(two.load() == [])
        one.append("a")
        #expect(one.linesOfOthers() == [])
        two.append("b")
        #expect(two.linesOfOthers() == ["a"])
        one.append("c")
        #expect(two.linesOfOthers() == ["c"])
        #expect(one.linesOfOthers() == ["b"])
        #expect(one.linesOfOthers() == [])
    }

    @Test func noLineIsLostWhileShellsLeave() throws {
        let path = folder("state/history")
        atTheSameTime(4) { shell in
            for round in 0..<25 {
                var history = HistoryFile(path: path)
                _ = history.load()
                history.append("shell \(shell) round \(round)")
                history.append("same")
                history.tidy()
            }
        }
        var last = history()
        let lines = last.load()
        #expect(lines.count == 101)
        for shell in 0..<4 {
            let own = lines.filter { $0.hasPrefix("shell \(shell) ") }
            #expect(own == (0..<25).map { "shell \(shell) round \($0)" })
        }
    }

    @Test func aFileOfRandomBytesIsReadWithoutControlSigns() throws {
        try PrivateFolder.make(folder("state"))
        var random = SeededGenerator(seed: 3)
        for _ in 0..<50 {
            let bytes = (0..<2_000).map { _ in UInt8.random(in: 0...255, using: &random) }
            try folder.write(bytes, to: "state/history")
            var history = history(limit: 5)
            let lines = history.load()
            #expect(lines.count <= 5)
            for line in lines {
                #expect(
                    line.unicodeScalars.allSatisfy {
                        $0 == "\t" || $0.properties.generalCategory != .control
                    }
                )
            }
            #expect(history.append("still works") == true)
            history.tidy()
        }
    }

    @Test func aFileThatCannotBeMadeIsNoFailure() throws {
        try folder.write([], to: "state")
        var history = history()
        #expect(history.load() == [])
        #expect(history.append("a") == false)
        #expect(history.linesOfOthers() == [])
        history.tidy()
    }

    @Test func aDeviceInItsPlaceIsLeftAlone() throws {
        try PrivateFolder.make(folder("state"))
        symlink("/dev/null", folder("state/history"))
        var history = history()
        #expect(history.load() == [])
        #expect(history.append("a") == false)
        history.tidy()
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder("state/history"))
                == "/dev/null"
        )
    }

    @Test func tidyingWhatIsTidyWritesNothing() throws {
        var history = history()
        history.tidy()
        #expect(folder.names() == [])
        for line in ["a", "b"] { history.append(line) }
        let before = FileIdentity(path: folder("state/history"))
        history.tidy()
        #expect(FileIdentity(path: folder("state/history")) == before)
        history.append("a")
        history.tidy()
        #expect(FileIdentity(path: folder("state/history")) != before)
        #expect(try text == "b\na\n")
    }

    /// A line that another shell is still writing is shown when it is whole.
    @Test func halfALineOfOthersIsNotShown() throws {
        var history = history()
        try put("a\n")
        #expect(history.load() == ["a"])
        try put("a\nsearch gar")
        #expect(history.linesOfOthers() == [])
        try put("a\nsearch garlic\nb\n")
        #expect(history.linesOfOthers() == ["search garlic", "b"])
        #expect(history.linesOfOthers() == [])
    }

    /// A file that became shorter is read anew, and what was known before is not shown again.
    @Test func whatIsKnownIsNotShownAgain() throws {
        var history = history()
        try put("a\nb\nc\n")
        #expect(history.load() == ["a", "b", "c"])
        try put("b\nd\n")
        #expect(history.linesOfOthers() == ["d"])
        try FileManager.default.removeItem(atPath: folder("state/history"))
        #expect(history.linesOfOthers() == [])
        history.append("own")
        #expect(history.linesOfOthers() == [])
        #expect(try text == "own\n")
    }

    @Test func loadingAgainForgetsWhatWasToBeShown() throws {
        var one = history()
        var two = history()
        _ = one.load()
        two.append("a")
        one.append("b")
        #expect(one.load() == ["a", "b"])
        #expect(one.linesOfOthers() == [])
    }

    private func put(_ text: String) throws {
        try PrivateFolder.make(folder("state"))
        try folder.write(Array(text.utf8), to: "state/history")
    }
}
