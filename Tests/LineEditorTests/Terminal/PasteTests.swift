import Glibc
import RecipeTestSupport
import Testing

@testable import LineEditor

extension TerminalTests {
    struct PasteTests {
        private func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }

        @Test func aBlockIsShownAsItWillRunAndWaitsForEnter() throws {
            let session = try EditorSession()
            session.type(paste("search garlic\nmore\nfav 1\n"))
            session.see(["recipe> search garlic", "more", "fav 1▏"])
            #expect(session.log.events.isEmpty)
            session.type("\r")
            session.see(events: [.line("search garlic"), .line("more"), .line("fav 1")])
            session.see([
                "recipe> search garlic", "more", "fav 1", "recipe> more", "recipe> fav 1",
                "recipe> ▏",
            ])
        }

        @Test func afterAnErrorTheRestOfABlockCanBeDropped() throws {
            let session = try EditorSession(
                .init(onLine: { line, editor, _, _ in if line == "bad" { editor.dropTypedAhead() } }
                )
            )
            session.type(paste("good\nbad\nworse"))
            session.see { $0.row(2) == "worse" }
            session.type("\r")
            session.see { $0.row(4) == "recipe>" }
            session.type("next\r")
            session.see(events: [.line("good"), .line("bad"), .line("next")])
        }

        @Test func aBlockGoesInWhereTheCursorIs() throws {
            let session = try EditorSession()
            session.type("ac\u{02}" + paste("b\u{1B}[31m\t日\0"))
            session.see(["recipe> ab[31m 日▏c"])
            session.type("\r")
            session.see(events: [.line("ab[31m 日c")])
        }

        @Test func aBlockWithAnOpenQuoteIsOneText() throws {
            let session = try EditorSession(
                .init(configure: { $0.needsMore = RowEnds.needsMore })
            )
            session.type(paste("note 3 \"less\nsalt\"\nmore"))
            session.see { $0.row(2) == "more" }
            session.type("\r")
            session.see(events: [.line("note 3 \"less\nsalt\""), .line("more")])
        }

        @Test func aBlockLongerThanTheScreenComesBackWhole() throws {
            let session = try EditorSession(.init(columns: 20, rows: 4))
            let lines = (1...300).map { "line \($0)" }
            session.type(paste(lines.joined(separator: "\n")))
            session.type("\u{01}\u{05}\r")
            session.see(events: lines.map { .line($0) })
        }

        @Test func aBlockBeyondTheLimitIsRefused() throws {
            let session = try EditorSession()
            session.type("a" + paste(String(repeating: "x", count: LineLimit.bytes + 1)) + "b\r")
            session.see(events: [.line("ab")])
            #expect(session.screen.bells > 0)
        }

        @Test func anInterruptEndsAPasteThatNeverEnds() throws {
            let session = try EditorSession()
            session.type("a\u{1B}[200~bc")
            session.see { $0.row(0) == "recipe> a" }
            session.signal(SIGINT)
            session.see(events: [.interrupted])
            session.type("next\r")
            session.see(events: [.interrupted, .line("next")])
        }

        @Test func aPasteThatIsTooLongIsToldWithItsSize() throws {
            let session = try EditorSession(.init(columns: 80))
            session.type("a" + paste(String(repeating: "x", count: 70 * 1_024)) + "b")
            session.see([
                "Nothing was pasted: it is 70 KiB long, and a line holds 64 KiB.", "recipe> ab▏",
            ])
        }

        @Test func pastesAreMarkedOnlyWhileALineIsRead() throws {
            let session = try EditorSession(
                .init(onLine: { _, _, loop, _ in loop.write("working\n") })
            )
            session.see { $0.modes.contains(2004) }
            session.type("one\r")
            session.see(["recipe> one", "working", "recipe> ▏"])
            let output = String(decoding: session.port.written, as: UTF8.self)
            let switches = output.split(separator: "\u{1B}[?2004", omittingEmptySubsequences: false)
            #expect(switches.dropFirst().map { $0.prefix(1) } == ["h", "l", "h"])
            let off = try #require(output.firstRange(of: "\u{1B}[?2004l"))
            let word = try #require(output.firstRange(of: "working"))
            #expect(off.upperBound <= word.lowerBound)
        }

        /// The Linux console would print what it does not know.
        @Test(arguments: [("xterm", true), ("screen", true), ("linux", false)])
        func theMarksAreAskedForWhereTheyDoNoHarm(_ type: String, _ areWanted: Bool) throws {
            let session = try EditorSession(.init(configure: { $0.terminalType = type }))
            session.type("one\r")
            session.see(["recipe> one", "recipe> ▏"])
            let written = String(decoding: session.port.written, as: UTF8.self)
            #expect(written.contains("?2004") == areWanted)
        }

        @Test func withoutTheMarksABlockRunsLineByLine() throws {
            let session = try EditorSession(.init(configure: { $0.terminalType = "dumb" }))
            session.type("one\ntwo\nthree\n")
            session.see(events: [.line("one"), .line("two"), .line("three")])
            #expect(!session.screen.modes.contains(2004))
        }

        @Test func whatIsTypedAfterAnErrorIsKept() throws {
            let session = try EditorSession(
                .init(onLine: { line, editor, _, log in
                    guard line == "bad" else { return }
                    log.note("failed")
                    while log.notes.count < 2 { usleep(500) }
                    editor.dropTypedAhead()
                })
            )
            session.type("bad\r")
            session.see(notes: ["failed"])
            session.type("next\r")
            session.log.note("typed")
            session.see(events: [.line("bad"), .line("next")])
        }

        @Test func withoutTheMarksAnErrorDropsTheRest() throws {
            let session = try EditorSession(
                .init(onLine: { line, editor, _, log in
                    if line == "bad" {
                        editor.dropTypedAhead()
                        log.note("dropped")
                    }
                })
            )
            session.type("good\nbad\nworse\nworst\n")
            session.see(notes: ["dropped"])
            session.type("next\r")
            session.see(events: [.line("good"), .line("bad"), .line("next")])
        }
    }
}
