import Glibc
import RecipeTestSupport
import Testing

@testable import LineEditor

struct PlainLineReaderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let id: String
        let bytes: [UInt8]
        let events: [LineEvent]
        var testDescription: String { id }

        init(_ id: String, _ text: String, _ lines: [String]) {
            self.init(id, bytes: Array(text.utf8), lines.map { .line($0) })
        }

        init(_ id: String, bytes: [UInt8], _ events: [LineEvent]) {
            (self.id, self.bytes, self.events) = (id, bytes, events)
        }
    }

    private static let limit = LineLimit.bytes
    private static let longest = String(repeating: "x", count: limit)

    static let cases = [
        Case("nothing", "", []),
        Case("lines", "one\ntwo\n", ["one", "two"]),
        Case("last line without its end", "one\ntwo", ["one", "two"]),
        Case("empty lines", "\n\n", ["", ""]),
        Case("carriage returns", "one\r\ntwo\r\n", ["one", "two"]),
        Case("carriage return inside", "o\rne\n", ["o\rne"]),
        Case("byte order mark", "\u{FEFF}one\n\u{FEFF}two\n", ["one", "\u{FEFF}two"]),
        Case("other scripts", "crème brûlée 日本\n", ["crème brûlée 日本"]),
        Case("NUL", "a\0b\n", ["a\u{FFFD}b"]),
        Case("Latin-1", bytes: [0x63, 0xE8, 0x0A], [.line("c\u{FFFD}")]),
        Case("as long as may be", longest + "\nnext\n", [longest, "next"]),
        Case(
            "as long as may be, with a carriage return",
            longest + "\r\nnext\n",
            [longest, "next"]
        ),
        Case("too long", bytes: Array((longest + "x\nnext").utf8), [.tooLong, .line("next")]),
        Case(
            "much too long",
            bytes: Array((longest + longest + longest + "\nnext\n").utf8),
            [.tooLong, .line("next")]
        ),
        Case("too long without an end", bytes: Array((longest + longest).utf8), [.tooLong]),
    ]

    @Test(arguments: cases)
    func aPipeHasTheseLines(_ example: Case) throws {
        #expect(try Self.events(of: example.bytes) == example.events)
    }

    @Test func tenThousandByteStringsHaveTheirLines() throws {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<10_000 {
            let bytes = RandomBytes.make(upTo: 60, using: &generator)
            let events = try Self.events(of: bytes)
            guard events == Self.expected(bytes) else {
                Issue.record("\(bytes) became \(events)")
                return
            }
        }
    }

    /// The rule said another way: split at newlines, then clean each line.
    private static func expected(_ bytes: [UInt8]) -> [LineEvent] {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.enumerated().map { place, line in
            var line = line
            if place == 0, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
            if line.last == 0x0D { line = line.dropLast() }
            let scalars = String(decoding: line, as: UTF8.self).unicodeScalars.map {
                $0 == "\0" ? "\u{FFFD}" : $0
            }
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars)
            return .line(String(view))
        }
    }

    @Test func aFolderCannotBeRead() throws {
        let descriptor = open("/", O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }
        #expect(PlainLineReader(descriptor: descriptor).readLine() == .failed(code: EISDIR))
    }

    @Test func theDeviceThatIsAlwaysEmptyHasNoLines() {
        let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }
        let reader = PlainLineReader(descriptor: descriptor)
        #expect(reader.readLine() == .endOfInput)
        #expect(reader.readLine() == .endOfInput)
    }

    @Test func aSecretIsTheNextLine() throws {
        let pipe = try Pipe()
        pipe.write("one\nkey\n")
        let reader = PlainLineReader(descriptor: pipe.reading)
        #expect(reader.readLine() == .line("one"))
        #expect(reader.readSecret(prompt: "Key: ") == "key")
        pipe.closeWriting()
        #expect(reader.readSecret(prompt: "Key: ") == nil)
    }

    @Test func anInterruptEndsTheWaitAndLosesNothing() throws {
        let pipe = try Pipe()
        let loop = TerminalLoop(input: pipe.reading, output: -1, handlesSignals: false)
        let reader = PlainLineReader(descriptor: pipe.reading, loop: loop)
        pipe.write("one\nhalf a li")
        #expect(reader.readLine() == .line("one"))
        loop.wake.write(UInt8(SIGINT))
        #expect(reader.readLine() == .interrupted)
        pipe.write("ne\n")
        #expect(reader.readLine() == .line("half a line"))
    }

    /// Hands the bytes over in one pipe, from another thread where they are more than it holds.
    private static func events(of bytes: [UInt8]) throws -> [LineEvent] {
        let pipe = try Pipe()
        pipe.feedAndClose(bytes)
        let reader = PlainLineReader(descriptor: pipe.reading)
        var events: [LineEvent] = []
        while true {
            let event = reader.readLine()
            if event == .endOfInput { return events }
            events.append(event)
            if events.count > bytes.count + 1 { return events }
        }
    }
}
