import Glibc
import Testing

@testable import LineEditor

/// The prompt of a terminal that edits by itself, with a pipe in the terminal's place.
struct PlainPromptTests {
    private let pipe: Pipe
    private let loop: TerminalLoop
    private let prompt: PlainPrompt

    init() throws {
        pipe = try Pipe()
        loop = TerminalLoop(input: pipe.reading, output: -1, handlesSignals: false)
        var configuration = PromptEditor.Configuration()
        configuration.needsMore = RowEnds.needsMore
        prompt = PlainPrompt(loop: loop, configuration: configuration)
    }

    @Test func whatCameWithAFailedLineCanBeDropped() {
        pipe.write("good\nbad\nworse\nnote \"wor")
        #expect(prompt.readLine() == .line("good"))
        #expect(prompt.readLine() == .line("bad"))
        prompt.dropTypedAhead()
        pipe.write("next\n")
        #expect(prompt.readLine() == .line("next"))
    }

    @Test func theEndOfTheInputGivesWhatThereIs() {
        pipe.write("note \"a\nb")
        pipe.closeWriting()
        #expect(prompt.readLine() == .line("note \"a\nb"))
        #expect(prompt.readLine() == .endOfInput)
        #expect(prompt.readLine() == .endOfInput)
    }

    /// An interrupt is told before what has been typed; the messages that wait were shown.
    @Test func anInterruptComesFirst() {
        pipe.write("note \"a\n")
        loop.mailbox.post(message: "the pasta is ready")
        loop.wake.write(UInt8(SIGINT))
        #expect(prompt.readLine() == .interrupted)
        #expect(loop.mailbox.takeMessages().isEmpty)
        pipe.write("b\"\n")
        #expect(prompt.readLine() == .line("note \"a\nb\""))
    }

    @Test func aRowThatIsTooLongIsTold() {
        pipe.feedAndClose(Array((String(repeating: "x", count: 70_000) + "\nnext\n").utf8))
        #expect(prompt.readLine() == .tooLong)
        #expect(prompt.readLine() == .line("next"))
        #expect(prompt.readLine() == .endOfInput)
    }
}
