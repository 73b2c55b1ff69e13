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

        /// What is on the screen stays until there is a key, and is not drawn over and over.
        @Test func nothingIsDrawnWhileNothingHappens() throws {
            let session = try EditorSession(
                .init(onLine: { line, _, loop, log in
                    guard line == "look" else { return }
                    var (typed, draws) = ("", 0)
                    let count: Int? = loop.runFullScreen { _ in
                        draws += 1
                        return "\u{1B}[H\u{1B}[2Jtyped: \(typed)"
                    } take: { key in
                        guard case .character(let letter) = key else { return nil }
                        if letter == "\r" || letter == "\n" { return draws }
                        typed.unicodeScalars.append(letter)
                        return nil
                    }
                    log.note("\((count ?? 0) < 20)")
                })
            )
            session.type("look\r")
            session.see { $0.row(0) == "typed:" }
            for end in ["s", "so", "sou", "soup", "soups"] {
                session.type(String(end.suffix(1)))
                session.see { $0.row(0) == "typed: " + end }
            }
            session.type("\r")
            // Six of them, and one more for each signal that a test beside this one sends.
            session.see(notes: ["true"])
        }

        /// Keys that mean nothing on a screen are left out, and Escape alone is a key.
        @Test func everyKeyHasItsName() throws {
            let session = try EditorSession(
                .init(onLine: { line, _, loop, log in
                    guard line == "look" else { return }
                    var names: [String] = []
                    let all: String? = loop.runFullScreen { _ in
                        "\u{1B}[H\u{1B}[2Jkeys: \(names.count)"
                    } take: { key in
                        if case .character(let letter) = key {
                            names.append("\(letter.value)")
                        } else {
                            names.append("\(key)")
                        }
                        return names.last == "27" ? names.joined(separator: " ") : nil
                    }
                    log.note(all ?? "none")
                })
            )
            session.type("look\r")
            session.see { $0.row(0) == "keys: 0" }
            session.type("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D\u{1B}[H\u{1B}[F\u{1B}[3~")
            session.type("\u{1B}[3;5~\u{1B}[1;5C\u{1B}[15~é\t\u{7F}\u{1B}")
            session.see(notes: ["up down right left home end delete 233 9 127 27"])
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
