import Glibc
import Testing

@testable import LineEditor

/// The process's own signals, which only one loop at a time may handle.
@Suite(.serialized)
struct SignalHandlingTests {
    @Test(arguments: [(SIGINT, TerminalLoop.Event.interrupt), (SIGWINCH, .resized)])
    func aSignalReachesTheWaitingThread(number: Int32, event: TerminalLoop.Event) {
        let loop = TerminalLoop(input: -1, output: -1)
        kill(getpid(), number)
        #expect(loop.poll(nil, for: .seconds(300)).events == [event])
    }

    @Test func stopsAreOursOnceAPromptIsShown() {
        let loop = TerminalLoop(input: -1, output: -1)
        loop.beginEditing()
        var stops = 0
        let work = WorkToken()
        loop.suspendProcess = {
            stops += 1
            work.markDone()
        }
        kill(getpid(), SIGTSTP)
        loop.wait(for: work)
        #expect(stops == 1)
    }

    @Test func aReaderThatHasGoneIsAnErrorAndNotTheEnd() throws {
        let loop = TerminalLoop(input: -1, output: -1)
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        close(ends[0])
        #expect(write(ends[1], "x", 1) == -1 && errno == EPIPE)
        close(ends[1])
        withExtendedLifetime(loop) {}
    }

    @Test func aChildHasTheUsualSignals() {
        let loop = TerminalLoop(input: -1, output: -1)
        #expect(loop.runInShell("kill -PIPE $$", feeding: "") == .killed(signal: SIGPIPE))
        #expect(loop.runInShell("kill -INT $$", feeding: "") == .killed(signal: SIGINT))
    }

    @Test func anInterruptMeantForAChildIsNotOurs() {
        let loop = TerminalLoop(input: -1, output: -1)
        loop.handOver {
            kill(getpid(), SIGINT)
            var wake = pollfd(fd: loop.wake.reading, events: Int16(POLLIN), revents: 0)
            #expect(poll(&wake, 1, 20_000) == 1)
        }
        #expect(!loop.takeInterrupt())
    }
}
