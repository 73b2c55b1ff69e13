import Testing

@testable import Conversation

struct ScriptReaderTests {
    private func lines(_ bytes: [UInt8]) -> [String] {
        ScriptReader(file: "a.rcp").lines(of: bytes).map { line in
            switch line {
            case .success(let source): "\(source.place?.line ?? 0): \(source.text)"
            case .failure(let mistake):
                "\(mistake.source.place?.line ?? 0): "
                    + String(describing: mistake.kind)
                    .replacing("Conversation.UsageError.LineError", with: "")
                    + " \(mistake.span ?? 0..<0)"
            }
        }
    }

    /// What a reader makes of bytes that come a piece at a time.
    private func lines(of bytes: [UInt8], inPiecesOf size: Int) -> [Result<SourceLine, UsageError>]
    {
        var reader = ScriptReader(file: "a.rcp")
        var read: [Result<SourceLine, UsageError>] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            reader.push(bytes[start..<min(start + size, bytes.count)])
            while let line = reader.next() { read.append(line) }
        }
        reader.finish()
        while let line = reader.next() { read.append(line) }
        return read
    }

    @Test(arguments: [
        ("line ends of both kinds", "more\nlist\r\nback", ["1: more", "2: list", "3: back"]),
        ("blank lines count", "\n\nmore\n \t\nlist\n", ["3: more", "5: list"]),
        (
            "an interpreter line",
            "#!/usr/bin/env recipe\nmore",
            ["1: #!/usr/bin/env recipe", "2: more"]
        ),
        (
            "a final backslash", "search garlic \\\n cheese\nmore",
            ["1: search garlic   cheese", "3: more"]
        ),
        ("several backslashes", "search a\\\nb\\\nc\nmore", ["1: search a b c", "4: more"]),
        (
            "an open quote", "echo \"one\ntwo\nthree\"\nmore",
            ["1: echo \"one", "2: two", "3: three\"", "4: more"]
        ),
        ("backslash in an open quote", "echo \"one\\\ntwo\"", ["1: echo \"one two\""]),
        ("a comment does not go on", "# it's \"so\\\nmore", ["1: # it's \"so\\", "2: more"]),
        (
            "text for the system's shell", "list | sort \\\n -r; ls 'a\nmore",
            ["1: list | sort   -r; ls 'a", "3: more"]
        ),
        ("an open quote at the end", "echo 'one\ntwo", ["1: echo 'one", "2: two"]),
        ("a backslash at the end", "more \\", ["1: more "]),
        ("nothing", "", []),
        ("leading minus and quote", "-echo 'a \\\nb'", ["1: -echo 'a \\", "2: b'"]),
    ])
    func numbersLines(id: String, script: String, expected: [String]) {
        #expect(lines(Array(script.utf8)) == expected, "\(id)")
    }

    @Test func byteOrderMarkIsDropped() {
        #expect(lines([0xEF, 0xBB, 0xBF] + Array("more\n".utf8)) == ["1: more"])
    }

    @Test func wrongBytesAreToldWithTheirPlaceAndTheRestIsRead() {
        let bytes = Array("more\nsearch caf".utf8) + [0xE9, 0x20] + Array("noir\nlist\n".utf8)
        #expect(lines(bytes) == ["1: more", "2: line(.notUTF8) 10..<11", "3: list"])
    }

    @Test func wrongBytesInAJoinedLineAreToldWhereItBegan() {
        let bytes = Array("more\nsearch \\\n".utf8) + [0xFF] + Array("\nlist\n".utf8)
        #expect(lines(bytes) == ["1: more", "2: line(.notUTF8) 8..<9", "4: list"])
    }

    @Test func longLineIsRefusedAndTheRestIsRead() {
        let long = String(repeating: "a", count: 70_000)
        let expected = ["1: more", "2: line(.tooLong(limit: 65536)) 0..<0", "3: list"]
        #expect(lines(Array("more\n\(long)\nlist".utf8)) == expected)
        var reader = ScriptReader(file: "a.rcp")
        var found: [String] = []
        // Byte by byte, nothing of the long line is kept.
        for byte in "more\n\(long)\nlist".utf8 {
            reader.push(CollectionOfOne(byte))
            while let line = reader.next() { found.append(describe(line)) }
        }
        reader.finish()
        while let line = reader.next() { found.append(describe(line)) }
        #expect(found == ["1: more", "2: lineTooLong", "3: list"])
    }

    /// The longest line is taken whatever ends it, and one byte more is not.
    @Test(arguments: ["", "\n", "\r\n", "\nmore", "\r\nmore"])
    func theLongestLine(end: String) {
        for (length, isTaken) in [(StatementReader.lineLimit, true), (65_537, false)] {
            let line = "echo " + String(repeating: "a", count: length - 5)
            let bytes = Array((line + end).utf8)
            for size in [bytes.count, 7] {
                let read = lines(of: bytes, inPiecesOf: size)
                let first = try? read.first?.get()
                #expect((first?.text == line) == isTaken, "\(length) in pieces of \(size)")
                #expect(read.count == (end.hasSuffix("more") ? 2 : 1))
            }
        }
    }

    /// Neither the mark before the first line nor the return at its end is a part of it.
    @Test func theLongestLineBetweenAMarkAndAReturn() {
        let line = "echo " + String(repeating: "a", count: StatementReader.lineLimit - 5)
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array((line + "\r\n").utf8)
        for size in [bytes.count, 1] {
            let read = lines(of: bytes, inPiecesOf: size)
            let first = try? read.first?.get()
            #expect(read.count == 1 && first?.text == line, "in pieces of \(size)")
        }
    }

    @Test func manyJoinedLinesAreRefusedWhenTheyAreTooLong() {
        let script = String(repeating: "search garlic \\\n", count: 6_000) + "\nmore"
        let read = lines(Array(script.utf8))
        #expect(read.first == "1: line(.tooLong(limit: 65536)) 0..<0")
        #expect(read.last?.hasSuffix(": more") == true)
    }

    @Test func piecesOfAnySizeGiveTheSameLines() {
        let script = "\u{FEFF}# head\r\nsearch \"a b\" \\\r\n é\\\n c\n\n-more 2; list\necho 'x"
        let bytes = Array(script.utf8)
        let whole = ScriptReader(file: "a.rcp").lines(of: bytes)
        #expect(whole.count == 4)
        for size in 1...bytes.count {
            let read = lines(of: bytes, inPiecesOf: size)
            #expect(read == whole, "pieces of \(size)")
        }
    }

    @Test func lineIsGivenAsSoonAsItIsWhole() throws {
        var reader = ScriptReader(file: "-", chain: [ScriptPlace(file: "b.rcp", line: 3)])
        reader.push("mo".utf8)
        #expect(reader.next() == nil)
        reader.push("re\nli".utf8)
        let next = reader.next()
        let line = try #require(next).get()
        #expect(
            line
                == SourceLine(
                    "more",
                    place: ScriptPlace(file: "-", line: 1),
                    chain: [ScriptPlace(file: "b.rcp", line: 3)]
                )
        )
        #expect(reader.next() == nil)
    }

    private func describe(_ line: Result<SourceLine, UsageError>) -> String {
        switch line {
        case .success(let source): "\(source.place?.line ?? 0): \(source.text)"
        case .failure(let mistake):
            if case .line(.tooLong) = mistake.kind {
                "\(mistake.source.place?.line ?? 0): lineTooLong"
            } else {
                "\(mistake.kind)"
            }
        }
    }
}
