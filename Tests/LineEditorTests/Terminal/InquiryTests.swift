import RecipeTestSupport
import Testing

@testable import LineEditor

extension TerminalTests {
    struct InquiryTests {
        /// Asks for `ask`, waits for the answers, and notes what is known.
        private func makeSession(type: String = "xterm") throws -> EditorSession {
            try EditorSession(
                .init(onLine: { line, _, loop, log in
                    guard line == "ask" else { return }
                    TerminalInquiry(loop: loop, terminalType: type).ask()
                    // Generous: a busy machine is no slow terminal.
                    loop.awaitAnswers(for: .seconds(10))
                    log.note(loop.answers.background.map { "\($0)" } ?? "not known")
                })
            )
        }

        @Test(arguments: [
            ("rgb:0000/0000/0000", "dark"), ("rgb:ffff/ffff/ffff", "light"), (nil, "not known"),
        ])
        func theTerminalIsAskedForItsBackground(background: String?, answer: String) throws {
            let session = try makeSession()
            session.port.screen.background = background
            session.type("ask\r")
            session.see(notes: [answer])
            session.see(["recipe> ask", "recipe> ▏"])
        }

        @Test func whatIsTypedMeanwhileIsKept() throws {
            let session = try makeSession()
            session.port.screen.background = "rgb:0/0/0"
            session.type("ask\rnext\r")
            session.see(notes: ["dark"])
            session.see(events: [.line("ask"), .line("next")])
        }

        /// Asks at the beginning, and notes after each line what is known.
        private func makeAskingSession() throws -> EditorSession {
            try EditorSession(
                .init(
                    onLine: { _, _, loop, log in
                        log.note(loop.answers.background.map { "\($0)" } ?? "not known")
                    },
                    prepare: { _, loop, _ in
                        TerminalInquiry(loop: loop, terminalType: "xterm").ask()
                    }
                )
            )
        }

        @Test func askedWithoutWaitingItIsKnownWhenTheAnswerComes() throws {
            let session = try makeAskingSession()
            session.type("one\r")
            session.see(notes: ["not known"])
            session.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62ctwo\r")
            session.see(notes: ["not known", "light"])
            session.see(["recipe> one", "recipe> two", "recipe> ▏"])
        }

        /// A loop on a terminal that answers nothing by itself, just asked.
        private func makeAskedLoop() throws -> (port: TerminalScreenPort, loop: TerminalLoop) {
            let port = try #require(TerminalScreenPort(columns: 40, rows: 4))
            let loop = TerminalLoop(
                input: port.programDescriptor,
                output: port.programDescriptor,
                handlesSignals: false
            )
            loop.modes?.makeQuiet()
            #expect(TerminalInquiry(loop: loop, terminalType: "xterm").ask())
            port.screen.isSilent = true
            return (port, loop)
        }

        @Test func anAnswerStillDueIsTakenBeforeAnotherProgramCouldReadIt() throws {
            let (port, loop) = try makeAskedLoop()
            port.type("ab\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?62cc")
            #expect(loop.poll(port.programDescriptor, for: .seconds(20)).hasInput)
            let hasInput = loop.handOver { loop.poll(port.programDescriptor, for: .zero).hasInput }
            #expect(!hasInput)
            let typed = (0..<3).map { _ in loop.keys.next(isComplete: true) }
            #expect(typed == [.character("a"), .character("b"), .character("c")])
            #expect(loop.keys.next(isComplete: true) == nil)
        }

        @Test func afterItsTimeNothingIsWaitedForButWhatIsThereIsRead() throws {
            let (port, loop) = try makeAskedLoop()
            loop.askedAt = .now - .seconds(3_600)
            // It would never come back if it waited: nobody answers.
            loop.awaitAnswers(for: .seconds(1_800))
            #expect(loop.answers.background == nil)
            port.type("\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?62c")
            #expect(loop.poll(port.programDescriptor, for: .seconds(20)).hasInput)
            loop.awaitAnswers(for: .seconds(1_800))
            #expect(loop.answers.background == .dark)
            #expect(loop.askedAt == nil)
        }

        @Test func anAnswerThatComesLateIsLeftOut() throws {
            let session = try EditorSession()
            session.type("ab\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62;22cc\r")
            session.see(events: [.line("abc")])
        }

        @Test(arguments: [
            ("xterm-kitty", true), ("xterm-256color", true), ("tmux-256color", true),
            ("linux", false), ("screen.xterm", false), ("vt220", false),
        ])
        func onlyATerminalThatLeavesOutWhatItDoesNotKnowIsAskedAboutKitty(
            type: String,
            isAsked: Bool
        ) throws {
            let port = try #require(TerminalScreenPort(columns: 40, rows: 4))
            port.screen.knowsKittyGraphics = true
            port.screen.cellPixels = (width: 10, height: 20)
            let loop = TerminalLoop(
                input: port.programDescriptor,
                output: port.programDescriptor,
                handlesSignals: false
            )
            loop.modes?.makeQuiet()
            TerminalInquiry(loop: loop, terminalType: type).ask(about: [.background, .pictures])
            #expect(port.wait { _ in port.written.suffix(3) == Array("\u{1B}[c".utf8) })
            loop.awaitAnswers(for: .seconds(20))
            #expect(loop.answers.knowsKittyGraphics == isAsked)
            #expect(loop.answers.cell == CellPixels(width: 10, height: 20))
            #expect(loop.answers.attributes == [62, 22])
            #expect(port.screen.lines.isEmpty)
        }

        /// Only what is wanted, and last what every terminal answers.
        @Test(
            arguments: [
                (.background, "\u{1B}]11;?\u{1B}\\"),
                (
                    .pictures,
                    "\u{1B}[16t\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\r\u{1B}[K"
                ),
                ([], ""),
            ] as [(TerminalInquiry.Subjects, String)]
        )
        func theTerminalIsAskedWhatIsWanted(
            _ subjects: TerminalInquiry.Subjects,
            _ questions: String
        ) throws {
            let port = try #require(TerminalScreenPort(columns: 40, rows: 4))
            port.screen.isSilent = true
            let loop = TerminalLoop(
                input: port.programDescriptor,
                output: port.programDescriptor,
                handlesSignals: false
            )
            loop.modes?.makeQuiet()
            #expect(TerminalInquiry(loop: loop, terminalType: "xterm").ask(about: subjects))
            #expect(port.wait { _ in port.written.suffix(3) == Array("\u{1B}[c".utf8) })
            #expect(String(decoding: port.written, as: UTF8.self) == questions + "\u{1B}[c")
        }

        @Test func whereNoPromptIsOpenTheTerminalIsLeftAsItWasAndWithoutAnswers() throws {
            let port = try #require(TerminalScreenPort(columns: 40, rows: 4))
            port.screen.isSilent = true
            let loop = TerminalLoop(
                input: port.programDescriptor,
                output: port.programDescriptor,
                handlesSignals: false
            )
            TerminalInquiry(loop: loop, terminalType: "xterm").askForOneAnswer(about: .pictures)
            #expect(!port.isOrdinary)
            #expect(!loop.answers.knowsKittyGraphics)
            // It answers late, and not in one piece.
            loop.askedAt = .now
            port.type("\u{1B}[6;20;10t\u{1B}_Gi=31;O")
            port.type("K\u{1B}\\\u{1B}[?62;4c")
            loop.endInquiry()
            #expect(port.isOrdinary)
            #expect(loop.answers.knowsKittyGraphics)
            #expect(!loop.poll(port.programDescriptor, for: .zero).hasInput)
        }

        @Test(arguments: ["dumb", ""])
        func aTerminalThatCannotKnowIsNotAsked(type: String) throws {
            let session = try makeSession(type: type)
            session.port.screen.background = "rgb:0/0/0"
            session.type("ask\r")
            session.see(notes: ["not known"])
            #expect(!String(decoding: session.port.written, as: UTF8.self).contains("]11"))
        }

        @Test func aPipeIsNotAsked() {
            let loop = TerminalLoop(input: -1, output: -1, handlesSignals: false)
            #expect(!TerminalInquiry(loop: loop, terminalType: "xterm").ask())
        }
    }
}
