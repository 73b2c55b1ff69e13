import Testing

@testable import LineEditor

struct SettingsLineTests {
    static let cases: [(line: String, choosesKeys: Bool, sequences: Set<String>)] = [
        ("bind -v", true, []),
        ("bind -e", true, []),
        ("recipe:bind -v", true, []),
        ("bash:bind -v", false, []),
        ("bind -a -v", true, []),
        ("bind \"\\e[A\" ed-prev-line", false, ["[A"]),
        ("bind '^[[B' ed-next-line", false, ["[B"]),
        ("bind -a \\033OA vi-prev-line", false, ["OA"]),
        ("bind -r \"\\e[1;5C\"", false, ["[1;5C"]),
        ("bind -k delete ed-delete-next-char", false, ["[3~"]),
        ("bind ^W ed-delete-prev-word", false, []),
        ("bash:bind \"\\e[A\" ed-prev-line", false, []),
        ("settc li 3", false, []),
        // Only `bind` chooses keys and binds sequences; other commands have words like its own.
        ("setty -echo", false, []),
        ("setty -v", false, []),
        ("telltc \"\\e[A\"", false, []),
        ("edit on", false, []),
    ]

    @Test(arguments: cases.indices)
    func aLineDoesThisToTheKeys(_ place: Int) {
        let example = Self.cases[place]
        let line = SettingsLine(example.line, program: "recipe")
        #expect(line.choosesKeys == example.choosesKeys, "\(example.line)")
        #expect(line.boundSequences == Set(example.sequences.map { Array($0.utf8) }))
    }

    @Test func blankLinesAndCommentsSayNothing() {
        let lines = SettingsFile.lines(of: "# keys\n\n  bind -v\r\n\t\nbind ^W x\n")
        #expect(
            lines == [
                SettingsFile.Line(number: 3, text: "bind -v"),
                SettingsFile.Line(number: 5, text: "bind ^W x"),
            ]
        )
    }

    @Test(arguments: ["/dev/zero", "/", "/no/such/file"])
    func whatIsNoOrdinaryFileHasNoLines(path: String) {
        #expect(SettingsFile(path: path).lines.isEmpty)
    }
}
