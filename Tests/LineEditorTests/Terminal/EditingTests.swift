import Glibc
import RecipeTestSupport
import Testing

@testable import LineEditor

extension TerminalTests {
    struct EditingTests {
        @Test func textInManyScriptsComesBackAsTyped() throws {
            let session = try EditorSession()
            session.type("crème brûlée 日本")
            session.see(["recipe> crème brûlée 日本▏"])
            session.type("\r")
            session.see(events: [.line("crème brûlée 日本")])
        }

        @Test func backspaceTakesAWideCharacterWhole() throws {
            let session = try EditorSession()
            session.type("a日本\u{7F}")
            session.see(["recipe> a日▏"])
            session.type("\u{7F}\u{7F}b\r")
            session.see(events: [.line("b")])
        }

        @Test func bytesThatAreNotUTF8BecomeReplacementCharacters() throws {
            let session = try EditorSession()
            session.port.type(
                Array("cr".utf8) + [0xE8] + Array("me".utf8) + [0xFF] + Array("!\r".utf8)
            )
            session.see(events: [.line("cr\u{FFFD}me\u{FFFD}!")])
        }

        @Test func aTypedNULDoesNoHarm() throws {
            let session = try EditorSession()
            session.port.type(Array("a".utf8) + [0] + Array("b\r".utf8))
            session.see(events: [.line("ab")])
        }

        @Test func arrowsHomeAndEndMoveInTheLine() throws {
            let session = try EditorSession()
            session.type("bc\u{1B}[Ha\u{1B}OFd\u{1B}[D\u{1B}[D!\u{1B}[1~>\u{1B}[4~<")
            session.see(["recipe> >ab!cd<▏"])
            session.type("\u{1B}[H\u{1B}[3~\u{1B}[1;5C\u{1B}[C\u{1B}OC|")
            session.see(["recipe> ab!c|▏d<"])
            session.type("\r")
            session.see(events: [.line("ab!c|d<")])
        }

        @Test func keysWithoutMeaningLeaveNothing() throws {
            let session = try EditorSession()
            session.type("a\u{1B}[15~\u{1B}[5~\u{1B}[I\u{1B}[2~b")
            session.see(["recipe> ab▏"])
        }

        @Test func controlSDoesNotFreezeThePrompt() throws {
            let session = try EditorSession()
            session.type("a\u{13}b")
            session.see(["recipe> ab▏"])
        }

        @Test func undoBringsADeletedWordBackAndYankAKilledLine() throws {
            let session = try EditorSession()
            session.type("garlic cheese\u{17}")
            session.see(["recipe> garlic ▏"])
            session.type("\u{1F}")
            session.see { $0.row(0) == "recipe> garlic cheese" }
            session.type("\u{05}\u{15}")
            session.see(["recipe> ▏"])
            session.type("\u{19}!")
            session.see(["recipe> garlic cheese!▏"])
        }

        @Test func clearingTheScreenKeepsTheLine() throws {
            let session = try EditorSession()
            session.type("one\rtwo")
            session.see(["recipe> one", "recipe> two▏"])
            session.type("\u{0C}")
            session.see(["recipe> two▏"])
            session.type("\u{02}\u{0C}")
            session.see { $0.cursor == .init(row: 0, column: 10) }
        }

        @Test func controlDOnAnEmptyLineEndsTheInput() throws {
            let session = try EditorSession()
            session.type("one\r\u{04}")
            session.see(events: [.line("one"), .endOfInput])
            session.see { $0.cursor == .init(row: 2, column: 0) }
        }

        @Test func controlDInALineEndsNothing() throws {
            let session = try EditorSession()
            session.type("on\u{04}e\r")
            session.see(events: [.line("one")])
        }

        @Test func anEmptyLineIsALine() throws {
            let session = try EditorSession()
            session.type("\r\r")
            session.see(events: [.line(""), .line("")])
        }

        @Test func theEndOfTheTerminalEndsTheInput() throws {
            let session = try EditorSession()
            session.type("half")
            session.see(["recipe> half▏"])
            session.port.hangUp()
            session.see(events: [.endOfInput])
        }

        @Test func aLongLineComesBackWhole() throws {
            let session = try EditorSession(.init(columns: 20, rows: 4))
            let line = String((0..<5000).map { Character(Unicode.Scalar(UInt8(97 + $0 % 26))) })
            session.type(line)
            session.type("\u{01}<\u{05}>\u{02}\u{02}|\r")
            session.see(events: [.line("<" + line.dropLast() + "|" + line.suffix(1) + ">")])
            session.type("next")
            session.see { $0.row(3) == "recipe> next" }
        }

        @Test func aLineBeyondTheLimitIsToldAndTheNextIsFine() throws {
            let session = try EditorSession(.init(columns: 80))
            let most = String(repeating: "x", count: LineLimit.bytes)
            session.type("\u{1B}[200~\(most)\u{1B}[201~")
            session.type(String(repeating: "y", count: 500))
            session.type("\rnext\r")
            session.see(events: [.tooLong, .line("next")])
        }

        @Test func typedAheadBeforeThePromptIsNotShownTwice() throws {
            let session = try EditorSession(
                .init(onLine: { line, _, loop, log in
                    if line == "work" {
                        log.note("working")
                        let work = WorkToken()
                        // The test marks the work done by its interrupt.
                        loop.wait(for: work, onInterrupt: { work.markDone() })
                    }
                })
            )
            session.type("work\r")
            session.see(notes: ["working"])
            session.type("one\rtw\u{7F}\u{7F}two")
            session.signal(SIGINT)
            session.see(["recipe> work", "recipe> one", "recipe> two▏"])
            session.see(events: [.line("work"), .line("one")])
        }
    }
}
