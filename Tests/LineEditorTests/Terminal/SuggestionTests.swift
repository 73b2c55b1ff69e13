import RecipeTestSupport
import Testing

@testable import LineEditor

extension TerminalTests {
    /// What is shown of an older line after the one that is typed, and words that find nothing.
    struct SuggestionTests {
        private static let grey = "\u{1B}[38;5;246m"

        private func session(
            _ history: [String] = ["search leek", "search garlic cheese", "favs"],
            columns: Int = 40,
            style: String? = grey
        ) throws -> EditorSession {
            try EditorSession(
                .init(
                    columns: columns,
                    history: history,
                    configure: { $0.suggestionStyle = style }
                )
            )
        }

        @Test func theNewestLineThatBeginsSoIsShownAfterTheCursor() throws {
            let session = try session()
            session.type("search")
            session.see(["recipe> search▏ garlic cheese"])
            session.type(" l")
            session.see(["recipe> search l▏eek"])
            session.type("x")
            session.see(["recipe> search lx▏"])
            session.type("\u{7F}\r")
            // What was not taken is not part of the line, nor left behind on the screen.
            session.see(events: [.line("search l")])
            session.see { $0.row(0) == "recipe> search l" }
        }

        @Test(arguments: ["\u{1B}[C", "\u{05}", "\u{06}", "\u{1B}[F"])
        func rightAndEndTakeIt(key: String) throws {
            let session = try session()
            session.type("se" + key)
            session.see(["recipe> search garlic cheese▏"])
            session.type("\r")
            session.see(events: [.line("search garlic cheese")])
        }

        @Test func insideTheLineTheseKeysOnlyMove() throws {
            let session = try session()
            session.type("se\u{02}")
            session.see(["recipe> s▏e"])
            session.type("\u{05}x\r")
            session.see(events: [.line("sex")])
        }

        @Test func itIsCutAtTheEndOfTheRow() throws {
            let session = try session(columns: 20)
            session.type("se")
            session.see(["recipe> se▏arch gar…"])
        }

        @Test func thereIsNoneWithoutAStyleOrWhileSearching() throws {
            let plain = try session(style: nil)
            plain.type("se")
            plain.see(["recipe> se▏"])
            let session = try session()
            session.type("\u{12}lee")
            session.see { $0.lines == ["(search 'lee') search leek"] }
        }

        @Test func thereIsNoneOfSeveralRowsNorInTheSecondOne() throws {
            let session = try EditorSession(
                .init(
                    columns: 40,
                    history: ["search \"leek\nsoup\"", "set theme"],
                    configure: {
                        $0.suggestionStyle = Self.grey
                        $0.needsMore = RowEnds.needsMore
                    }
                )
            )
            session.type("sea")
            session.see(["recipe> sea▏"])
            session.type("\u{15}note \"a\rse")
            session.see(["recipe> note \"a", "   ...> se▏"])
        }

        @Test func thereIsNoneWhereNoHistoryIsKept() throws {
            let session = try EditorSession(
                .init(
                    columns: 40,
                    history: ["search leek"],
                    configure: {
                        $0.suggestionStyle = Self.grey
                        $0.keepsHistory = false
                    }
                )
            )
            session.type("sea")
            session.see(["recipe> sea▏"])
        }

        @Test func anEmptyLineHasNone() throws {
            let session = try session()
            session.type("x")
            session.see(["recipe> x▏"])
            session.type("\u{7F}")
            session.see(["recipe> ▏"])
            session.type("\u{05}\r")
            session.see(events: [.line("")])
        }

        @Test func unknownWordsAreUnderlinedOnceTheyAreWhole() throws {
            let session = try EditorSession(
                .init(configure: { configuration in
                    configuration.unknownWords = { request in
                        request.text.hasPrefix("chiken ") ? [0..<6] : []
                    }
                })
            )
            session.type("chiken")
            session.see(["recipe> chiken▏"])
            #expect(!String(decoding: session.port.written, as: UTF8.self).contains("\u{1B}[4m"))
            session.type(" leek")
            session.see(["recipe> chiken leek▏"])
            let written = String(decoding: session.port.written, as: UTF8.self)
            #expect(written.contains("\u{1B}[4mchiken\u{1B}[24m leek"))
            session.type("\r")
            session.see(events: [.line("chiken leek")])
        }

        /// A place counts characters, of which one may be several to the terminal; one beyond the
        /// line is none.
        @Test func theirPlacesAreThoseOfCharacters() throws {
            let session = try EditorSession(
                .init(configure: { configuration in
                    configuration.unknownWords = { request in
                        request.text.count < 12 ? [0..<99] : [6..<11]
                    }
                })
            )
            session.type("cre\u{301}me")
            session.see(["recipe> cre\u{301}me▏"])
            session.type(" blorf leek")
            session.see(["recipe> cre\u{301}me blorf leek▏"])
            let written = String(decoding: session.port.written, as: UTF8.self)
            #expect(written.contains("\u{1B}[4mblorf\u{1B}[24m"))
            #expect(!written.contains("\u{1B}[4mc"))
        }
    }
}
