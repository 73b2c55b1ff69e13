import Glibc
import RecipeTestSupport
import Testing

@testable import LineEditor

extension TerminalTests {
    struct FullScreenTests {
        /// A prompt whose line `look` shows the letters typed so far, until Enter.
        private func makeSession(
            onKey: @escaping @Sendable (TerminalLoop) -> Void = { _ in }
        ) throws -> EditorSession {
            try EditorSession(
                .init(onLine: { line, _, loop, log in
                    guard line == "look" else { return }
                    var typed = ""
                    let result: String? = loop.runFullScreen { _ in
                        "\u{1B}[H\u{1B}[2Jtyped: \(typed)"
                    } take: { key in
                        guard case .character(let letter) = key else { return nil }
                        onKey(loop)
                        if letter == "\r" || letter == "\n" { return typed }
                        typed.unicodeScalars.append(letter)
                        return nil
                    }
                    log.note(result ?? "none")
                })
            )
        }

        @Test func keysAreShownAndTheOldScreenComesBack() throws {
            let session = try makeSession()
            session.type("look\r")
            session.see { $0.row(0) == "typed:" }
            session.type("soup")
            session.see { $0.row(0) == "typed: soup" }
            session.type("\r")
            session.see(notes: ["soup"])
            session.see(["recipe> look", "recipe> ▏"])
        }

        @Test func controlCLeaves() throws {
            let session = try makeSession()
            session.type("look\r")
            session.see { $0.row(0) == "typed:" }
            session.signal(SIGINT)
            session.see(notes: ["none"])
            session.see(["recipe> look", "recipe> ▏"])
        }

        @Test func controlCWhileAKeyIsAnsweredLeavesToo() throws {
            let session = try makeSession { $0.wake.write(UInt8(SIGINT)) }
            session.type("look\r")
            session.see { $0.row(0) == "typed:" }
            session.type("a")
            session.see(notes: ["none"])
        }

        @Test func aStopGivesTheScreenBackUntilItGoesOn() throws {
            let session = try makeSession { loop in
                loop.suspendProcess = { loop.write("stopped\r\n") }
                loop.wake.write(UInt8(SIGTSTP))
            }
            session.type("look\r")
            session.see { $0.row(0) == "typed:" }
            session.type("a")
            session.see { $0.row(0) == "typed: a" }
            session.type("\r")
            session.see(notes: ["a"])
            session.see { $0.lines.contains { $0.hasPrefix("stopped") } }
        }
    }
}
