import Glibc
import RecipeTestSupport
import Testing

/// The screen that other tests trust.
struct TerminalScreenTests {
    static let cases: [(written: String, lines: [String])] = [
        ("abc", ["abc"]),
        ("one\r\ntwo", ["one", "two"]),
        ("abcdefghij", ["abcdefghij"]),
        ("abcdefghijk", ["abcdefghij", "k"]),
        ("abcdefghij\r\nk", ["abcdefghij", "k"]),
        ("abcdefghij\rX", ["Xbcdefghij"]),
        ("123456789日x", ["123456789", "日x"]),
        ("日本\u{8}\u{8}x", ["日x"]),
        ("日本\rx", ["x 本"]),
        ("e\u{301}x", ["e\u{301}x"]),
        ("abc\u{1B}[2Dx", ["axc"]),
        ("abc\r\u{1B}[K", []),
        ("abc\u{1B}[1;1H\u{1B}[Px", ["xc"]),
        ("abc\r\u{1B}[2@x", ["x abc"]),
        ("a\r\nb\r\nc\u{1B}[2A\u{1B}[J", ["a"]),
        ("a\tb", ["a       b"]),
        ("a\u{1B}[5Gb", ["a   b"]),
        ("\u{1B}[31ma\u{1B}[0m\u{1B}]0;title\u{7}b\u{1B}(B", ["ab"]),
        ("1\r\n2\r\n3\r\n4\r\n5", ["2", "3", "4", "5"]),
        ("a\r\nb\u{1B}[H\u{1B}[L", ["", "a", "b"]),
        ("a\r\nb\u{1B}[H\u{1B}[M", ["b"]),
        ("a\u{1B}[4mb\u{1B}[4h\rc\u{1B}[4ld", ["cdb"]),
    ]

    @Test(arguments: cases.indices)
    func theScreenShows(_ place: Int) {
        let example = Self.cases[place]
        var whole = TerminalScreen(columns: 10, rows: 4)
        whole.write(example.written.utf8)
        #expect(whole.lines == example.lines, "\(example.written.debugDescription)")
        var inPieces = TerminalScreen(columns: 10, rows: 4)
        for byte in example.written.utf8 { inPieces.write([byte]) }
        #expect(inPieces.lines == whole.lines)
        #expect(inPieces.cursor == whole.cursor)
    }

    @Test func aProgramHasTheTerminalForItsOwn() throws {
        let program = try #require(TerminalScreenProgram("/bin/cat", environment: [:]))
        program.port.type("garlic\r")
        #expect(program.port.wait { $0.lines == ["garlic", "garlic"] })
        program.port.type("\u{03}")
        #expect(program.waitForEnd() == SIGINT)
    }
}
