import RecipeTestSupport
import Testing

@testable import LineEditor

extension TerminalTests {
    struct HistoryTests {
        private static let lines = ["cook eggs", "search garlic", "open 3", "crème brûlée 日本"]
        private static let up = "\u{1B}[A"
        private static let down = "\u{1B}OB"

        private func makeSession() throws -> EditorSession {
            try EditorSession(.init(history: Self.lines))
        }

        @Test func upAndDownWalkThroughTheLines() throws {
            let session = try makeSession()
            session.type(Self.up)
            session.see(["recipe> crème brûlée 日本▏"])
            session.type(Self.up + Self.up)
            session.see(["recipe> search garlic▏"])
            session.type(Self.down + Self.down + Self.down)
            session.see(["recipe> ▏"])
        }

        @Test func onlyLinesWithTheTypedBeginningAreShown() throws {
            let session = try makeSession()
            session.type("c" + Self.up)
            session.see(["recipe> crème brûlée 日本▏"])
            session.type(Self.up)
            session.see(["recipe> cook eggs▏"])
            session.type(Self.up)
            session.see { $0.bells == 1 && $0.row(0) == "recipe> cook eggs" }
            session.type(Self.down + Self.down)
            session.see(["recipe> c▏"])
            session.type("rè" + Self.up + "!\r")
            session.see(events: [.line("crème brûlée 日本!")])
        }

        /// What stands behind the cursor is no part of the beginning, and comes back with it.
        @Test func theTypedLineComesBackWhole() throws {
            let session = try makeSession()
            session.type("cheese\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D" + Self.up)
            session.see(["recipe> crème brûlée 日本▏"])
            session.type(Self.down)
            session.see(["recipe> cheese▏"])
        }

        /// A line that was walked to and then changed is a beginning of its own.
        @Test func aChangedLineBeginsAnotherWalk() throws {
            let session = try makeSession()
            session.type("c" + Self.up)
            session.see(["recipe> crème brûlée 日本▏"])
            session.type("\u{15}o" + Self.up)
            session.see(["recipe> open 3▏"])
            session.type(Self.down)
            session.see(["recipe> o▏"])
            session.type(Self.up + "\u{15}cr" + Self.up)
            session.see(["recipe> crème brûlée 日本▏"])
        }

        /// The bell rings for the key that does nothing, and not for those after it.
        @Test func theBellRingsOnce() throws {
            let session = try makeSession()
            session.type("garlic" + Self.up)
            session.see { $0.bells == 1 }
            for number in 1...3 {
                session.type("\(number)")
                session.see { $0.row(0).hasSuffix("\(number)") && $0.bells == 1 }
            }
            session.type(Self.up)
            session.see { $0.bells == 2 }
        }

        @Test func aBeginningIsNoPatternAndNoMiddle() throws {
            let session = try makeSession()
            session.type("garlic" + Self.up)
            session.see { $0.bells == 1 }
            session.type("\u{15}.*" + Self.up)
            session.see { $0.bells == 2 && $0.row(0) == "recipe> .*" }
        }

        @Test func aLineJustTypedIsTheNewestAndItsOlderCopyGoes() throws {
            let session = try makeSession()
            session.type("open 3\r" + Self.up)
            session.see(["recipe> open 3", "recipe> open 3▏"])
            session.type(Self.up)
            session.see { $0.row(1) == "recipe> crème brûlée 日本" }
            session.type(Self.up)
            session.see { $0.row(1) == "recipe> search garlic" }
        }

        @Test func aTextOfSeveralRowsComesBackAsItWas() throws {
            let session = try EditorSession(
                .init(
                    history: ["note 3 \"less\nsalt\""],
                    configure: { $0.needsMore = RowEnds.needsMore }
                )
            )
            session.type(Self.up)
            session.see(["recipe> note 3 \"less", "salt\"▏"])
            session.type("\r")
            session.see(events: [.line("note 3 \"less\nsalt\"")])
        }

        @Test func withHistoryOffNothingIsKeptOrShown() throws {
            let session = try EditorSession(
                .init(history: Self.lines, configure: { $0.keepsHistory = false })
            )
            session.type("one\r" + Self.up)
            session.see { $0.bells == 1 && $0.row(1) == "recipe>" }
        }

        /// libedit's own command gets each line from us, and must find its end.
        @Test func aLineOfAnyLengthComesBackWithTheViKeys() throws {
            let lines = (1...16).map { String("abcdefghijklmnop".prefix($0)) }
            let session = try EditorSession(
                .init(history: lines, configure: { $0.keys = .vi })
            )
            session.type("\u{1B}")
            for line in lines.reversed() {
                session.type("k")
                session.see { $0.row(0) == "recipe> " + line }
            }
        }

        // MARK: Ctrl-R

        @Test func controlRShowsTheLineThatHasWhatIsTyped() throws {
            let session = try makeSession()
            session.type("\u{12}gar")
            session.see { $0.row(0) == "(search 'gar') search garlic" }
            session.type("\r")
            session.see(events: [.line("search garlic")])
        }

        @Test func controlRTakesLettersOfAllScripts() throws {
            let session = try makeSession()
            session.type("\u{12}č\u{7F}日")
            session.see { $0.row(0) == "(search '日') crème brûlée 日本" }
            session.type("\u{01}X")
            session.see(["recipe> X▏crème brûlée 日本"])
        }

        @Test func controlRAgainGoesToOlderLines() throws {
            let session = try makeSession()
            session.type("\u{12}e\u{12}\u{12}")
            session.see { $0.row(0) == "(search 'e') search garlic" }
            session.type("zz")
            session.see { $0.row(0) == "(not found 'ezz') search garlic" }
            session.type("\u{07}")
            session.see(["recipe> ▏"])
        }

        @Test func anArrowEndsTheSearchAndDoesItsWork() throws {
            let session = try makeSession()
            session.type("\u{12}eggs\u{1B}[D\u{1B}[D|")
            session.see(["recipe> cook eg|▏gs"])
        }

        @Test func controlCEndsTheSearchAndTheLine() throws {
            let session = try makeSession()
            session.type("\u{12}eggs")
            session.see { $0.row(0) == "(search 'eggs') cook eggs" }
            session.signal(2)
            session.see { $0.row(1) == "recipe>" }
            session.see(events: [.interrupted])
        }
    }
}
