import RecipeTestSupport
import Testing

@testable import LineEditor

extension TerminalTests {
    struct PromptTests {
        @Test func aColouredPromptTakesItsVisibleWidth() throws {
            let session = try EditorSession(
                .init(configure: {
                    $0.prompt = "recipe❯ "
                    $0.promptStyle = "\u{1B}[1;32m"
                })
            )
            session.type("abc\u{01}X")
            session.see(["recipe❯ X▏abc"])
            #expect(session.port.written.count { $0 == 0x1B } > 0)
            let output = String(decoding: session.port.written, as: UTF8.self)
            #expect(output.contains("\u{1B}[1;32mrecipe❯\u{1B}[0m "))
        }

        @Test func textGoesOnInTheNextRowAtTheRightPlace() throws {
            let session = try EditorSession(.init(columns: 20))
            session.type("garlic and 日本 cheese")
            session.see(["recipe> garlic and", "日本 cheese▏"])
            session.type("\u{01}\u{06}\u{06}X")
            session.see(["recipe> gaX▏rlic and", "日本 cheese"])
        }

        @Test func theRightPromptHasItsOwnColour() throws {
            let session = try EditorSession(.init(configure: { $0.rightPromptStyle = "\u{1B}[2m" }))
            session.mailbox.setRightPrompt("offline")
            session.see { $0.row(0).hasSuffix("offline") && $0.textBeforeCursor == "recipe> " }
            let output = String(decoding: session.port.written, as: UTF8.self)
            #expect(output.contains("\u{1B}[2moffline\u{1B}[0m"))
        }

        @Test func theRightPromptHidesWhenTheLineReachesIt() throws {
            let session = try EditorSession()
            session.mailbox.setRightPrompt("page 3 ready")
            let right = "page 3 ready"
            session.see { $0.row(0).hasSuffix(right) && $0.cursor.column == 8 }
            session.type(String(repeating: "x", count: 38))
            session.see { $0.row(0).hasSuffix(right) && $0.cursor.column == 46 }
            session.type("yz")
            session.see(["recipe> " + String(repeating: "x", count: 38) + "yz▏"])
            session.type("\u{7F}\u{7F}\u{7F}")
            session.see { $0.row(0).hasSuffix(right) && $0.cursor.column == 45 }
        }

        @Test func aChangedRightPromptIsDrawnWhileTyping() throws {
            let session = try EditorSession()
            session.type("garlic")
            session.mailbox.setRightPrompt("pasta 04:10")
            session.see {
                $0.row(0).hasSuffix("pasta 04:10") && $0.textBeforeCursor == "recipe> garlic"
            }
            session.mailbox.setRightPrompt("pasta 04:09")
            session.see {
                $0.row(0).hasSuffix("pasta 04:09") && $0.textBeforeCursor == "recipe> garlic"
            }
            session.mailbox.setRightPrompt("")
            session.see(["recipe> garlic▏"])
        }

        @Test func aNarrowTerminalHasNoRightPrompt() throws {
            let session = try EditorSession(.init(columns: 59))
            session.mailbox.setRightPrompt("page 3 ready")
            session.mailbox.post(message: "shown")
            session.see(["shown", "recipe> ▏"])
        }

        @Test func anOpenQuoteGoesOnBehindTheOtherPrompt() throws {
            let session = try EditorSession(
                .init(configure: { $0.needsMore = RowEnds.needsMore })
            )
            session.type("note 3 \"less\rsalt\"\r")
            session.see(["recipe> note 3 \"less", "   ...> salt\"", "recipe> ▏"])
            session.type("cook eggs \\\rrice\r")
            session.see(events: [.line("note 3 \"less\nsalt\""), .line("cook eggs \\\nrice")])
        }

        @Test func controlDInAContinuationGivesWhatThereIs() throws {
            let session = try EditorSession(
                .init(configure: { $0.needsMore = RowEnds.needsMore })
            )
            session.type("note \"a\r\u{04}")
            session.see(events: [.line("note \"a")])
        }

        @Test(arguments: ["vt100", "linux", "screen"])
        func everyTypeOfTerminalCanBeTypedOn(type: String) throws {
            let session = try EditorSession(.init(configure: { $0.terminalType = type }))
            session.type("crème 日本x\u{7F}\u{02}!")
            session.mailbox.post(message: "the pasta is ready")
            session.see { $0.lines.contains { $0.contains("the pasta is ready") } }
            session.type("\r")
            session.see(events: [.line("crème 日!本")])
        }

        @Test(arguments: ["dumb", "no-such-terminal"])
        func withoutCursorMovementTheTerminalItselfEdits(type: String) throws {
            let session = try EditorSession(
                .init(configure: {
                    $0.terminalType = type
                    $0.needsMore = RowEnds.needsMore
                })
            )
            session.see(["recipe> ▏"])
            session.type("crème 日本x\u{7F}\r")
            session.see(events: [.line("crème 日本")])
            session.mailbox.post(message: "the pasta is ready")
            session.see { screen in
                screen.lines.contains("the pasta is ready") && screen.textBeforeCursor == "recipe> "
            }
            session.type("note 3 \"less\r")
            session.see { $0.textBeforeCursor == "   ...> " }
            session.type("salt\"\r\u{04}")
            session.see(
                events: [.line("crème 日本"), .line("note 3 \"less\nsalt\""), .endOfInput]
            )
            #expect(!session.port.written.contains(0x1B))
        }

        /// Nobody presses a key in between: each message is shown when it comes.
        @Test func everyMessageComesAtOnceWhereTheTerminalEdits() throws {
            let session = try EditorSession(.init(configure: { $0.terminalType = "dumb" }))
            session.see(["recipe> ▏"])
            session.mailbox.post(message: "the pasta is ready")
            session.see(["recipe> ", "the pasta is ready", "recipe> ▏"])
            session.mailbox.post(message: "the soup is ready")
            session.see([
                "recipe> ", "the pasta is ready", "recipe> ", "the soup is ready", "recipe> ▏",
            ])
            session.type("one\r")
            session.see(events: [.line("one")])
        }
    }
}
