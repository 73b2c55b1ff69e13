import Glibc
import RecipeTestSupport
import Synchronization
import Testing

@testable import LineEditor

extension TerminalTests {
    /// Drawing into what stands above the line while it is typed.
    struct DrawingAboveTests {
        /// Prints four rows after each line, for a drawing to go into.
        private func makeSession(rows: Int = 12) throws -> EditorSession {
            try EditorSession(
                .init(
                    rows: rows,
                    onLine: { _, _, loop, _ in loop.write("one\ntwo\nthree\nfour\n") }
                )
            )
        }

        /// Writes a word three rows above the line, in column 2, as a picture is put in its place.
        private func drawing(_ word: String) -> Mailbox.Drawing {
            { rows in rows < 3 ? nil : "\r\u{1B}7\u{1B}[3A\u{1B}[2C\(word)\u{1B}8\u{1B}[0m" }
        }

        @Test func aDrawingGoesIntoTheRowsAboveAndTheLineStays() throws {
            let session = try makeSession()
            session.type("list\r")
            session.see(["recipe> list", "one", "two", "three", "four", "recipe> ▏"])
            session.type("abc")
            session.see(["recipe> list", "one", "two", "three", "four", "recipe> abc▏"])
            session.mailbox.post(drawing: drawing("XY"))
            session.see(["recipe> list", "one", "twXY", "three", "four", "recipe> abc▏"])
            session.type("d\u{1B}[D\u{1B}[De")
            session.see(["recipe> list", "one", "twXY", "three", "four", "recipe> abe▏cd"])
        }

        @Test func aDrawingThatWaitsIsDoneWithTheNextPrompt() throws {
            let session = try EditorSession(
                .init(
                    onLine: { [drawing] _, _, loop, _ in
                        loop.write("one\ntwo\nthree\n")
                        loop.mailbox.post(drawing: drawing("!"))
                    }
                )
            )
            session.type("list\r")
            session.see(["recipe> list", "on!", "two", "three", "recipe> ▏"])
        }

        @Test func theCursorComesBackIntoALineOfSeveralRows() throws {
            let session = try makeSession()
            session.type("list\r")
            session.see(["recipe> list", "one", "two", "three", "four", "recipe> ▏"])
            let long = String(repeating: "x", count: 80)
            session.type(long + "\u{01}")
            session.see { $0.cursor == .init(row: 5, column: 8) }
            session.type("\u{05}")
            session.see { $0.cursor == .init(row: 6, column: 28) }
            session.mailbox.post(drawing: drawing("XY"))
            session.see { $0.row(2) == "twXY" && $0.cursor == .init(row: 6, column: 28) }
        }

        /// How many rows a drawing is told that it may go into.
        private func rows(in session: EditorSession) -> Int? {
            let told = Mutex<Int?>(nil)
            session.mailbox.post(drawing: { rows in
                told.withLock { $0 = rows }
                return nil
            })
            session.port.wait { _ in told.withLock { $0 } != nil }
            return told.withLock { $0 }
        }

        @Test func theRowsAreThoseThatSurelyStandAsTheyDid() throws {
            let session = try makeSession()
            #expect(rows(in: session) == 11)
            // Each further row of the line may push one off the screen, also when it is gone again.
            session.type(String(repeating: "x", count: 130))
            session.see { $0.cursor.row == 2 }
            #expect(rows(in: session) == 9)
            session.type("\u{15}")
            session.see(["recipe> ▏"])
            #expect(rows(in: session) == 9)
            session.type("list\r")
            session.see { $0.lines.count == 6 && $0.textBeforeCursor == "recipe> " }
            #expect(rows(in: session) == 11)
        }

        @Test func whatIsPrintedInBetweenEndsIt() throws {
            let session = try makeSession()
            session.mailbox.post(message: "the soup is ready")
            session.see(["the soup is ready", "recipe> ▏"])
            #expect(rows(in: session) == 0)
            session.type("list\r")
            session.see { $0.lines.count == 7 && $0.textBeforeCursor == "recipe> " }
            #expect(rows(in: session) == 11)
            session.type("\u{0C}")
            session.see(["recipe> ▏"])
            #expect(rows(in: session) == 0)
        }

        @Test func aNewSizeEndsIt() throws {
            let session = try makeSession()
            session.port.resize(columns: 50, rows: 12)
            session.signal(SIGWINCH)
            session.see { _ in rows(in: session) == 0 }
        }

        @Test func theSecondRowOfATextHasNothingAbove() throws {
            let session = try EditorSession(
                .init(configure: { $0.needsMore = { $0.hasSuffix("(") } })
            )
            session.type("begin (\r")
            session.see { $0.lines.count == 2 && $0.cursor.row == 1 }
            #expect(rows(in: session) == 0)
        }
    }
}
