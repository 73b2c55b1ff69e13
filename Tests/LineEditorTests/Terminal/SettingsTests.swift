import Foundation
import RecipeTestSupport
import Testing

@testable import LineEditor

extension TerminalTests {
    struct SettingsTests {
        private static let up = "\u{1B}[A"

        /// A session with the cook's own settings in a file.
        private func makeSession(
            _ settings: String = "",
            keys: PromptEditor.Configuration.Keys = .emacs,
            onLine: @escaping @Sendable (String, PromptEditor, TerminalLoop, SessionLog) -> Void = {
                _,
                _,
                _,
                _ in
            }
        ) throws -> EditorSession {
            let folder = FileManager.default.temporaryDirectory
            let file = folder.appendingPathComponent("editrc-\(UUID().uuidString)")
            try Data(settings.utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            return try EditorSession(
                .init(
                    columns: 40,
                    history: ["cook eggs", "open 3"],
                    configure: {
                        $0.settingsFile = file.path
                        $0.keys = keys
                        $0.complete = CompletionTests.complete
                    },
                    onLine: onLine,
                    prepare: { editor, _, log in
                        log.note("refused \(editor.refusedSettings)")
                    }
                )
            )
        }

        /// Tab, Up, Ctrl-R and pasting work.
        private func expectOurKeys(in session: EditorSession) {
            session.type("sea\t")
            session.see(["recipe> search ▏"])
            session.type("\u{1B}[200~garlic\u{1B}[201~\r")
            session.see(events: [.line("search garlic")])
            session.type("co" + Self.up)
            session.see { $0.row(1) == "recipe> cook eggs" }
            session.type("\u{12}op")
            session.see { $0.row(1) == "(search 'op') open 3" }
        }

        @Test(arguments: ["", "bind -e", "bind -v", "recipe:bind -v", "# bind -v"])
        func choosingTheKeysKeepsOurs(settings: String) throws {
            expectOurKeys(in: try makeSession(settings))
        }

        @Test func theViKeysHaveOursToo() throws {
            expectOurKeys(in: try makeSession(keys: .vi))
        }

        @Test func theCooksOwnBindingsWin() throws {
            let session = try makeSession(
                "bind -e\nbind ^I ed-move-to-beg\nbind \"\\e[A\" ed-move-to-end\n"
            )
            session.type("abc\t<" + Self.up + ">")
            session.see(["recipe> <abc>▏"])
        }

        @Test func bindingsBeforeTheChoiceOfKeysAreGone() throws {
            let session = try makeSession("bind ^I ed-move-to-beg\nbind -v\n")
            session.type("sea\t")
            session.see(["recipe> search ▏"])
        }

        @Test func settingsForOtherProgramsSayNothing() throws {
            let session = try makeSession("bind ^I ed-move-to-beg\nbash:bind -v\n")
            session.type("abc\t<")
            session.see(["recipe> <▏abc"])
        }

        @Test func linesThatLibeditRefusesAreTold() throws {
            let session = try makeSession(
                "bind ^W no-such-command\n\nbind 'x\nbind ^X ed-newline\nnonsense\n"
            )
            session.see(notes: ["refused [1, 3, 5]"])
        }

        @Test func editingCanBeTurnedOff() throws {
            let session = try makeSession("edit off\n")
            session.type("one\n")
            session.see(events: [.line("one")])
            session.see(["recipe> one", "recipe> ▏"])
        }

        // MARK: vi

        @Test func viMovesAndChangesInItsCommandMode() throws {
            let session = try makeSession(keys: .vi)
            session.type("search leek")
            session.see { $0.row(0) == "recipe> search leek" }
            session.type("\u{1B}")
            session.see { $0.cursor.column == 18 }
            session.type("0cwcook\u{1B}")
            session.see { $0.row(0) == "recipe> cook leek" }
            session.type("$x:\"\r")
            session.see(events: [.line("cook lee")])
            session.type("\u{1B}k")
            session.see { $0.row(1) == "recipe> cook lee" }
            session.type("/egg\r")
            session.see { $0.row(1) == "recipe> cook eggs" }
            session.type("A\u{1B}[3~!\r")
            session.see(events: [.line("cook lee"), .line("cook eggs!")])
        }

        @Test func arrowsStayInViInsertMode() throws {
            let session = try makeSession(keys: .vi)
            session.type("bc\u{1B}[H" + "a" + "\u{1B}[F" + "d\u{1B}OD!")
            session.see(["recipe> abc!▏d"])
        }

        @Test func deleteOnAnEmptyLineEndsNothingWithTheViKeys() throws {
            let session = try makeSession(keys: .vi)
            session.type("\u{1B}[3~abc\u{1B}[D\u{1B}[3~\r")
            session.see(events: [.line("ab")])
        }

        @Test func theKeysCanBeChangedBetweenTwoLines() throws {
            let session = try makeSession(
                "bind -e\nbind ^T ed-move-to-beg\n",
                onLine: { line, editor, _, _ in if line == "vi" { editor.configuration.keys = .vi }
                }
            )
            session.type("vi\rabc\u{1B}")
            session.see { $0.cursor == .init(row: 1, column: 10) }
            session.type("0iX\u{14}Y\r")
            session.see(events: [.line("vi"), .line("YXabc")])
        }

        @Test(arguments: ["bind ^T ed-clear-screen", "bind -v\nbind ^T recipe-clear-screen"])
        func anotherKeyCanClearTheScreen(settings: String) throws {
            let session = try makeSession(settings + "\n")
            session.see(notes: ["refused []"])
            session.type("one\rtwo")
            session.see(["recipe> one", "recipe> two▏"])
            session.type("\u{14}")
            session.see(["recipe> two▏"])
        }
    }
}
