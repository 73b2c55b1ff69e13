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

    @Test(arguments: [
        (" secret", nil), (" \u{7}\u{301}a", nil), ("", nil), ("   ", nil), ("\t", nil),
        ("open 3", "open 3"), ("open 3 ", "open 3 "), ("search \"a\nb\"", "search \"a b\""),
        ("search garlic \\\ncheese", "search garlic  cheese"), ("open 3 \\", "open 3 \\"),
        ("a\\\nb\\", "a b\\"), ("a\nb\\\nc", "a b c"), ("a\\\\\nb", "a\\ b"), ("a\r\nb", "a b"),
        ("red\u{1B}[31m\u{0}\u{9F}", "red[31m"), ("a\tb", "a\tb"), ("\n", nil), ("\u{7}", nil),
        (String(repeating: "a", count: 65_536), String(repeating: "a", count: 65_536)),
        (String(repeating: "a", count: 65_537), nil),
        // A letter with so many marks is slow to compare.
        (
            "e" + String(repeating: "\u{301}", count: 4_000),
            "e" + String(repeating: "\u{301}", count: 30)
        ),
    ])
    func entriesAreKeptAsOneCleanLine(_ entry: String, _ kept: String?) throws {
        var history = history()
        #expect(history.append(entry) == (kept != nil))
        var later = self.history()
        #expect(later.load() == (kept.map { [$0] } ?? []))
    }

    @Test func aLineThatAnotherProgramWroteIsStreamSafe() throws {
        var history = history()
        history.append("open 3")
        let line = "e" + String(repeating: "\u{301}", count: 4_000) + "\n"
        try folder.write(Array(line.utf8), to: "state/history")
        #expect(history.load() == ["e" + String(repeating: "\u{301}", count: 30)])
    }

    @Test func ofEqualLinesTheLastIsRead() {
        var history = history()
        for line in ["a", "b", "a", "c", "b"] { history.append(line) }
        var later = self.history()
        #expect(later.load() == ["a", "c", "b"])
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

    @Test func aFileMadeAnewShowsOnlyWhatIsNew() {
        var one = history()
        var two = history()
        for line in ["a", "b", "a"] { one.append(line) }
        #expect(two.load() == ["b", "a"])
        one.append("c")
        one.tidy()
        #expect(two.linesOfOthers() == ["c"])
        two.append("d")
        #expect(one.linesOfOthers() == ["d"])
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

    @Test func anUnfinishedLineIsFinishedFirst() throws {
        try FileManager.default.createDirectory(
            atPath: folder("state"),
            withIntermediateDirectories: true
        )
        try folder.write(Array("cut off".utf8), to: "state/history")
        var history = history()
        history.append("next")
        #expect(try text == "cut off\nnext\n")
    }

    @Test func aFileOfRandomBytesIsReadWithoutControlSigns() throws {
        try FileManager.default.createDirectory(
            atPath: folder("state"),
            withIntermediateDirectories: true
        )
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
        try FileManager.default.createDirectory(
            atPath: folder("state"),
            withIntermediateDirectories: true
        )
        try FileManager.default.createSymbolicLink(
            atPath: folder("state/history"),
            withDestinationPath: "/dev/null"
        )
        var history = history()
        #expect(history.load() == [])
        #expect(history.append("a") == false)
        history.tidy()
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder("state/history"))
                == "/dev/null"
        )
    }

    @Test func aLinkedFileStaysALink() throws {
        try FileManager.default.createDirectory(
            atPath: folder("state"),
            withIntermediateDirectories: true
        )
        try folder.write(Array("a\na\n".utf8), to: "elsewhere")
        try FileManager.default.createSymbolicLink(
            atPath: folder("state/history"),
            withDestinationPath: "../elsewhere"
        )
        var history = history()
        history.append("b")
        history.tidy()
        #expect(String(decoding: try folder.bytes("elsewhere"), as: UTF8.self) == "a\nb\n")
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder("state/history"))
                == "../elsewhere"
        )
    }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(
            atPath: folder("state"),
            withIntermediateDirectories: true
        )
        try folder.write(Array(text.utf8), to: "state/history")
    }

    @Test(arguments: [
        (2, ["b", "c"]), (3, ["a", "b", "c"]), (4, ["a", "b", "c"]), (1, ["c"]), (0, []),
    ])
    func theLastLinesUpToTheLimitAreRead(_ limit: Int, _ lines: [String]) throws {
        try write("a\nb\na\nb\nc\n")
        var history = history(limit: limit)
        #expect(history.load() == lines)
    }

    @Test(arguments: [
        ("a\n\n\nb", ["a", "b"]), ("\n", []), ("", []), ("a\u{1B}b\u{7F}\n\u{7}\n", ["ab"]),
        ("a\tb\r\n", ["a\tb"]), (" a\n", [" a"]),
        (
            String(repeating: "é", count: 32_768) + "\nb",
            [String(repeating: "é", count: 32_768), "b"]
        ),
        (String(repeating: "é", count: 32_768) + "x\nb", ["b"]),
    ])
    func oddLinesOfAFileAreCleanedOrPassedOver(_ text: String, _ lines: [String]) throws {
        try write(text)
        var history = history()
        #expect(history.load() == lines)
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

    @Test func addingClosesTheFileToOthers() throws {
        try write("a\n")
        try folder.setMode(0o644, of: "state/history")
        var history = history()
        history.append("b")
        #expect(try folder.mode("state/history") == 0o600)
    }

    /// A line that another shell is still writing is shown when it is whole.
    @Test func halfALineOfOthersIsNotShown() throws {
        var history = history()
        try write("a\n")
        #expect(history.load() == ["a"])
        try write("a\nsearch gar")
        #expect(history.linesOfOthers() == [])
        try write("a\nsearch garlic\nb\n")
        #expect(history.linesOfOthers() == ["search garlic", "b"])
        #expect(history.linesOfOthers() == [])
    }

    /// A file that became shorter is read anew, and what was known before is not shown again.
    @Test func whatIsKnownIsNotShownAgain() throws {
        var history = history()
        try write("a\nb\nc\n")
        #expect(history.load() == ["a", "b", "c"])
        try write("b\nd\n")
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
}
