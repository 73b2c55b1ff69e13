import Foundation
import Testing

@testable import LineEditor

struct SettingsFileTests {
    @Test(arguments: [
        ("", []), ("bind -v", [1]), ("\n\n  bind -v\n", [3]), ("# bind -e\n\t# x\nbind -v", [3]),
        ("bind -e\r\nbind -v\r\n", [1, 2]), ("a\0b\nc", [2]), (" \t\n \nx", [3]),
    ])
    func linesThatSaySomethingKeepTheirNumbers(_ text: String, _ numbers: [Int]) {
        #expect(SettingsFile.lines(of: text).map(\.number) == numbers)
    }

    @Test func blanksBeforeALineAreLeftOut() {
        #expect(SettingsFile.lines(of: " \tbind -v # keys \n").map(\.text) == ["bind -v # keys "])
    }

    @Test func aFileBeyondTheLimitIsLeftAlone() throws {
        let path = FileManager.default.temporaryDirectory
            .appending(path: "editrc-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        for (size, count) in [(256 * 1_024, 1), (256 * 1_024 + 1, 0)] {
            try Data(repeating: 0x61, count: size).write(to: URL(filePath: path))
            #expect(SettingsFile(path: path).lines.count == count)
        }
        #expect(SettingsFile(path: nil).lines.isEmpty)
        #expect(SettingsFile(path: path + "-missing").lines.isEmpty)
        #expect(SettingsFile(path: FileManager.default.temporaryDirectory.path).lines.isEmpty)
    }

    @Test(arguments: [
        ("up", "[A OA"), ("down", "[B OB"), ("right", "[C OC"), ("left", "[D OD"),
        ("home", "[H OH [1~ [7~"), ("end", "[F OF [4~ [8~"), ("delete", "[3~"), ("page", ""),
    ])
    func anArrowHasTheSequencesOfEveryTerminal(_ name: String, _ sequences: String) {
        let bound = SettingsLine("bind -k \(name) ed-prev-line", program: "recipe").boundSequences
        #expect(bound == Set(sequences.split(separator: " ").map { Array($0.utf8) }))
    }

    @Test(arguments: ["\\e[A", "\\E[A", "^[[A", "\\033[A", "\\33[A", "\u{1B}[A"])
    func escapeIsWrittenInAnyWay(_ key: String) {
        let line = SettingsLine("bind \"\(key)\" ed-prev-line", program: "recipe")
        #expect(line.boundSequences == [Array("[A".utf8)])
        #expect(!line.choosesKeys)
    }

    @Test(arguments: ["bind \\e x", "bind a x", "bind", "", "bind -k", "bind [A x"])
    func whatBindsNoSequenceHasNone(_ text: String) {
        let line = SettingsLine(text, program: "recipe")
        #expect(line.boundSequences.isEmpty && !line.choosesKeys)
    }
}
