import CEditLine
import Foundation
import Glibc
import RecipeTestSupport
import Testing

@testable import LineEditor

struct TerminalLoopTests {
    private func makeLoop() -> TerminalLoop {
        TerminalLoop(input: -1, output: -1, handlesSignals: false)
    }

    @Test func workThatIsDoneIsNotWaitedFor() {
        let work = WorkToken()
        work.markDone()
        makeLoop().wait(for: work)
        #expect(work.isDone)
    }

    @Test func workDoneElsewhereEndsTheWait() {
        let work = WorkToken()
        Thread.detachNewThread { work.markDone() }
        makeLoop().wait(for: work)
        #expect(work.isDone)
    }

    @Test func everyInterruptIsToldAndThenTheWorkEnds() {
        let loop = makeLoop()
        let work = WorkToken()
        var interrupts = 0
        loop.wake.write(UInt8(SIGINT))
        loop.wait(
            for: work,
            onInterrupt: {
                interrupts += 1
                if interrupts < 2 { loop.wake.write(UInt8(SIGINT)) } else { work.markDone() }
            }
        )
        #expect(interrupts == 2)
        #expect(!loop.takeInterrupt())
    }

    @Test func anInterruptAfterTheEndIsNotTold() {
        let loop = makeLoop()
        let work = WorkToken()
        loop.wake.write(UInt8(SIGINT))
        work.markDone()
        loop.wait(for: work, onInterrupt: { Issue.record("told") })
        #expect(loop.takeInterrupt())
    }

    @Test func lookingForAnInterruptLeavesWhatWasPosted() {
        let loop = makeLoop()
        loop.suspendProcess = {}
        loop.mailbox.post(message: "the pasta is ready")
        #expect(!loop.takeInterrupt())
        loop.suspend()
        loop.handOver {}
        #expect(loop.poll(nil, for: .zero).events == [.rung])
    }

    @Test func ticksComeWithGrowingTimesAndNotBefore() {
        let work = WorkToken()
        var times: [Duration] = []
        makeLoop().wait(
            for: work,
            tick: { passed in
                times.append(passed)
                if times.count == 3 { work.markDone() }
            }
        )
        #expect(times.count == 3)
        #expect(times == times.sorted())
        #expect(times.first.map { $0 >= .milliseconds(150) } == true)
        #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= .milliseconds(100) })
    }

    @Test func messagesAreHandedOutWhileWorkGoesOn() {
        let loop = makeLoop()
        let work = WorkToken()
        var shown: [String] = []
        loop.mailbox.post(message: "before")
        let mailbox = loop.mailbox
        loop.wait(
            for: work,
            onMessages: { messages in
                shown += messages
                if shown.count == 1 {
                    Thread.detachNewThread { mailbox.post(message: "during") }
                } else {
                    work.markDone()
                }
            }
        )
        #expect(shown == ["before", "during"])
        #expect(loop.mailbox.takeMessages().isEmpty)
    }

    @Test func messagesWaitWhereNobodyAsksForThem() {
        let loop = makeLoop()
        let work = WorkToken()
        loop.mailbox.post(message: "later")
        work.markDone()
        loop.wait(for: work)
        #expect(loop.mailbox.takeMessages() == ["later"])
    }

    @Test func aStopSuspendsTheProcessAndTheWaitGoesOn() {
        let loop = makeLoop()
        let work = WorkToken()
        var stops = 0
        loop.suspendProcess = {
            stops += 1
            loop.wake.write(UInt8(SIGCONT))
            work.markDone()
        }
        loop.wake.write(UInt8(SIGTSTP))
        loop.wait(for: work)
        #expect(stops == 1)
    }

    @Test func aChangedSizeIsNoted() {
        let loop = makeLoop()
        loop.wake.write(UInt8(SIGWINCH))
        _ = loop.takeInterrupt()
        #expect(loop.sizeChanged)
    }

    /// Many threads, many messages: none is lost, and each thread's stay in order.
    @Test func noMessageIsLost() {
        let loop = makeLoop()
        let work = WorkToken()
        let mailbox = loop.mailbox
        for thread in 0..<4 {
            Thread.detachNewThread {
                for number in 0..<200 { mailbox.post(message: "\(thread) \(number)") }
            }
        }
        var shown: [String] = []
        loop.wait(
            for: work,
            onMessages: { messages in
                shown += messages
                if shown.count == 800 { work.markDone() }
            }
        )
        for thread in 0..<4 {
            let own = shown.filter { $0.hasPrefix("\(thread) ") }
            #expect(own == (0..<200).map { "\(thread) \($0)" })
        }
    }

    /// One ring is enough for all that is posted before something is taken, whatever that is; what
    /// is posted after it rings again.
    @Test func whatIsPostedAfterTakingRingsAgain() {
        let takings: [(Mailbox) -> Void] = [
            { _ = $0.takeMessages() }, { _ = $0.takeDrawings() }, { _ = $0.takeRightPrompt() },
        ]
        for (place, take) in takings.enumerated() {
            let wake = WakePipe()
            let mailbox = Mailbox(wake: wake)
            mailbox.post(message: "one")
            mailbox.post(drawing: { _ in nil })
            mailbox.setRightPrompt("two")
            #expect(wake.drain() == [WakePipe.Byte.ring], "\(place)")
            take(mailbox)
            mailbox.post(message: "three")
            #expect(wake.drain() == [WakePipe.Byte.ring], "\(place)")
        }
    }

    /// A loop that never sleeps between two ticks would use the machine up.
    @Test func untilTheNextTickThereIsTimeToSleep() {
        #expect((0..<100).contains { _ in Ticker().untilNext > .zero })
    }

    // MARK: Children

    /// A loop on a terminal whose modes a child changes; how they are for the cook afterwards.
    private func modes(afterAChild change: (inout termios) -> Void) throws -> termios {
        let port = try #require(TerminalScreenPort(columns: 40, rows: 4))
        let descriptor = port.programDescriptor
        let loop = TerminalLoop(input: descriptor, output: descriptor, handlesSignals: false)
        loop.modes?.makeQuiet()
        var modes = termios()
        loop.handOver {
            tcgetattr(descriptor, &modes)
            change(&modes)
            tcsetattr(descriptor, TCSANOW, &modes)
        }
        #expect(!port.isOrdinary, "the prompt has the terminal again")
        loop.modes?.makeOrdinary()
        tcgetattr(descriptor, &modes)
        return modes
    }

    @Test func whatAChildChangesOfTheTerminalStays() throws {
        for isOn in [true, false] {
            let modes = try modes { modes in
                modes.c_iflag &= ~tcflag_t(IXANY)
                if isOn { modes.c_iflag |= tcflag_t(IXANY) }
            }
            #expect((modes.c_iflag & tcflag_t(IXANY) != 0) == isOn)
        }
    }

    /// As a program leaves it that was killed in the middle of its work.
    @Test(arguments: [tcflag_t(ECHO), tcflag_t(ICANON)])
    func aTerminalLeftUnfitForTypingIsPutBack(_ flag: tcflag_t) throws {
        let modes = try modes { $0.c_lflag &= ~flag }
        #expect(modes.c_lflag & flag != 0)
    }

    @Test(arguments: [
        ("exit 3", TerminalLoop.ChildEnd.exited(3)), ("true", .exited(0)),
        ("kill -9 $$", .killed(signal: 9)),
    ])
    func theEndOfAChildIsTold(command: String, end: TerminalLoop.ChildEnd) {
        #expect(makeLoop().runInShell(command, feeding: "") == end)
    }

    @Test func aChildReadsWhatItIsFed() {
        let end = makeLoop().runInShell("test \"$(cat)\" = 'crème'", feeding: "crème\n")
        #expect(end == .exited(0))
    }

    @Test func aChildThatCannotBeStartedIsTold() {
        let end = makeLoop().runInShell("true", feeding: "", shell: "/no/such/shell")
        guard case .notStarted(let reason) = end else {
            Issue.record("\(end)")
            return
        }
        #expect(!reason.isEmpty)
    }
}
