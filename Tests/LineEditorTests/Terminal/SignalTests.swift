import Glibc
import RecipeTestSupport
import Testing

@testable import LineEditor

extension TerminalTests {
    struct SignalTests {
        @Test func controlCDropsTheLine() throws {
            let session = try EditorSession()
            session.type("search gar\u{02}\u{02}")
            session.see { $0.textBeforeCursor == "recipe> search g" }
            session.signal(SIGINT)
            session.see(["recipe> search gar^C", "recipe> ▏"])
            session.type("one\r")
            session.see(events: [.interrupted, .line("one")])
        }

        @Test func controlCOnAnEmptyLineGivesANewPrompt() throws {
            let session = try EditorSession()
            session.signal(SIGINT)
            session.see(["recipe> ^C", "recipe> ▏"])
            session.see(events: [.interrupted])
        }

        @Test func controlCDropsAWholeTextOfSeveralRows() throws {
            let session = try EditorSession(
                .init(configure: { $0.needsMore = RowEnds.needsMore })
            )
            session.type("note \"a\rb")
            session.see { $0.row(1) == "   ...> b" }
            session.signal(SIGINT)
            session.type("one\r")
            session.see(events: [.interrupted, .line("one")])
        }

        @Test func controlCBelowAWrappedLineLeavesItWhole() throws {
            let session = try EditorSession(.init(columns: 20))
            session.type("garlic and cheese and rice\u{01}")
            session.see(["recipe> ▏garlic and c", "heese and rice"])
            session.signal(SIGINT)
            session.see(["recipe> garlic and c", "heese and rice^C", "recipe> ▏"])
        }

        @Test func aStopPutsTheTerminalBackAndTheLineComesAgain() throws {
            let session = try EditorSession(
                .init(prepare: { _, loop, log in
                    loop.suspendProcess = {
                        log.note("suspended")
                        while log.notes.count < 2 { usleep(500) }
                        loop.write("\r\n[1]+  Stopped\r\nfg\r\n")
                        loop.wake.write(UInt8(SIGCONT))
                    }
                })
            )
            session.type("half a li")
            session.see(["recipe> half a li▏"])
            session.signal(SIGTSTP)
            session.see(notes: ["suspended"])
            #expect(session.port.isOrdinary)
            session.see { !$0.modes.contains(2004) }
            session.log.note("continued")
            session.see(["recipe> half a li^Z", "[1]+  Stopped", "fg", "recipe> half a li▏"])
            session.see { $0.modes.contains(2004) }
            session.type("ne\r")
            session.see(events: [.line("half a line")])
        }

        @Test func beingContinuedDrawsTheLineAgain() throws {
            let session = try EditorSession()
            session.type("half a li")
            session.see(["recipe> half a li▏"])
            // A stop that could not be caught; the shell has put its own modes in force.
            session.port.makeOrdinary()
            session.signal(SIGCONT)
            session.type("ne\r")
            session.see(events: [.line("half a line")])
            session.see { $0.row(0) == "recipe> half a line" }
        }

        /// What the shell has written meanwhile is not taken for the line.
        @Test func beingContinuedDrawsTheLineBelowTheShellsWords() throws {
            let session = try EditorSession()
            session.type("half a li")
            session.see(["recipe> half a li▏"])
            let said = Array("\r\u{1B}[Kfg\r\n".utf8)
            #expect(write(session.port.programDescriptor, said, said.count) == said.count)
            session.see { $0.lines == ["fg"] && $0.cursor.row == 1 }
            session.signal(SIGCONT)
            session.see(["fg", "recipe> half a li▏"])
            session.type("ne\r")
            session.see(events: [.line("half a line")])
            session.see { $0.row(1) == "recipe> half a line" }
        }

        @Test func aNarrowerScreenIsDrawnAnew() throws {
            let session = try EditorSession(.init(columns: 40))
            session.type("search garlic and cheese")
            session.see(["recipe> search garlic and cheese▏"])
            session.port.resize(columns: 20, rows: 12)
            session.signal(SIGWINCH)
            session.see {
                $0.lines.suffix(2) == ["recipe> search garli", "c and cheese"]
                    && $0.textBeforeCursor == "c and cheese"
            }
            session.type("\u{01}X\r")
            session.see(events: [.line("Xsearch garlic and cheese")])
        }

        @Test func aWiderScreenIsDrawnAnew() throws {
            let session = try EditorSession(.init(columns: 20))
            session.type("garlic and cheese and rice")
            session.see(["recipe> garlic and c", "heese and rice▏"])
            session.port.resize(columns: 60, rows: 12)
            session.signal(SIGWINCH)
            session.see(["recipe> garlic and cheese and rice▏"])
            session.type("\u{01}X")
            session.see(["recipe> X▏garlic and cheese and rice"])
            session.type("\r")
            session.see(events: [.line("Xgarlic and cheese and rice")])
        }

        /// A line of three rows, with the cursor in each of them.
        @Test(arguments: [0, 15, 30, 50])
        func growingNeverShowsThePromptTwice(left: Int) throws {
            let session = try EditorSession(.init(columns: 20))
            let text = "one two three four five six seven eight nine ten el"
            session.type(text)
            session.see { $0.lines.count == 3 }
            session.type(String(repeating: "\u{02}", count: left))
            session.port.resize(columns: 90, rows: 12)
            session.signal(SIGWINCH)
            session.see {
                $0.lines == ["recipe> " + text]
                    && $0.textBeforeCursor == "recipe> " + text.dropLast(left)
            }
        }

        @Test func afterTheEndTheTerminalIsAsItWas() throws {
            let session = try EditorSession()
            session.type("one\r\u{04}")
            session.see(events: [.line("one"), .endOfInput])
            let log = session.log
            #expect(session.port.wait { _ in log.hasEnded })
            session.port.drawPending()
            #expect(session.port.isOrdinary)
            #expect(!session.screen.modes.contains(2004))
        }
    }
}
