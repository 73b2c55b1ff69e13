import Glibc
import RecipeTestSupport
import Testing

@testable import LineEditor

extension TerminalTests {
    struct SecretTests {
        private func makeSession() throws -> EditorSession {
            try EditorSession(
                .init(onLine: { line, editor, _, log in
                    guard line == "key" else { return }
                    log.note("asked")
                    log.note(editor.readSecret(prompt: "Key: ") ?? "none")
                })
            )
        }

        @Test(arguments: [
            ("s3cret\r", "s3cret"), ("crème日本\n", "crème日本"), ("ab\u{7F}\u{8}c\r", "c"),
            ("wrong\u{15}right\r", "right"), ("one two\u{17}three\r", "one three"),
            ("a\u{1B}[A\u{1B}[200~b\u{1B}[201~c\r", "abc"), ("\r", ""), ("\u{4}", "none"),
            ("a\u{4}b\r", "ab"),
        ])
        func whatIsTypedUnseenComesBack(typed: String, secret: String) throws {
            let session = try makeSession()
            session.type("key\r")
            session.see { $0.row(1) == "Key:" }
            session.type(typed)
            session.see(notes: ["asked", secret])
            session.see(["recipe> key", "Key:", "recipe> ▏"])
            session.type("visible")
            session.see { $0.row(2) == "recipe> visible" }
        }

        @Test func controlCGivesUp() throws {
            let session = try makeSession()
            session.type("key\r")
            session.see { $0.row(1) == "Key:" }
            session.type("half")
            session.signal(SIGINT)
            session.see(notes: ["asked", "none"])
            session.type("visible\r")
            session.see(events: [.line("key"), .line("visible")])
        }

        @Test func aStopAsksAgainAndTheSecretGoesOn() throws {
            let session = try makeSession()
            session.type("key\r")
            session.see { $0.row(1) == "Key:" }
            session.signal(SIGTSTP)
            session.see(notes: ["asked", "suspended"])
            session.see { $0.row(2) == "Key:" }
            session.type("s3cret\r")
            session.see(notes: ["asked", "suspended", "s3cret"])
            session.see(["recipe> key", "Key:", "Key:", "recipe> ▏"])
        }

        @Test func beingContinuedHidesTheSecretAgain() throws {
            let session = try makeSession()
            session.type("key\r")
            session.see { $0.row(1) == "Key:" }
            // A stop that could not be caught; the shell has put its own modes in force.
            session.port.makeOrdinary()
            session.signal(SIGCONT)
            session.see { _ in !session.port.isOrdinary }
            session.type("s3cret\r")
            session.see(notes: ["asked", "s3cret"])
            session.see(["recipe> key", "Key:", "recipe> ▏"])
        }

        @Test func aLongQuestionBreaksBetweenWords() {
            let question = "This replaces 12 favorites and the pantry.\nRestore it? yes or no: "
            let broken = question.brokenBetweenWords(columns: 16)
            #expect(broken.split(separator: "\n").allSatisfy { $0.count <= 16 })
            #expect(
                broken.replacing("\n", with: " ") == question.replacing("\n", with: " ")
            )
            #expect(question.brokenBetweenWords(columns: 80) == question)
        }

        @Test func aSecretTypedAheadIsNeverShown() throws {
            let session = try makeSession()
            session.type("key\rs3cret\rnext\r")
            session.see(events: [.line("key"), .line("next")])
            session.see(notes: ["asked", "s3cret"])
            #expect(!String(decoding: session.port.written, as: UTF8.self).contains("s3cret"))
        }
    }
}
