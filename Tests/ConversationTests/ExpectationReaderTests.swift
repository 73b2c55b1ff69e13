import Testing

@testable import Conversation

/// Each form of a check, what it is written as, and the place of what it is about.
struct ExpectationReaderTests {
    private func read(_ line: String) throws -> ExpectCommand {
        let command = try LineReading(mode: .script).commands("expect " + line).first
        return try #require(command?.value as? ExpectCommand)
    }

    @Test(arguments: [
        ("ok", "ok"), ("OK", "ok"), ("error usage", "error usage"), ("error USAGE", "error usage"),
        ("exit 0", "exit 0"), ("exit 64", "exit 64"), ("count = 3", "count = 3"),
        ("count != 3", "count != 3"), ("pages < 3", "pages < 3"), ("pages <= 3", "pages <= 3"),
        ("favorites > 3", "favorites > 3"), ("favorites >= 3", "favorites >= 3"),
        ("count>=1", "count >= 1"), ("count=1", "count = 1"), ("pages!=2", "pages != 2"),
        ("favorites<9", "favorites < 9"), ("count >=1", "count >= 1"), ("count>= 1", "count >= 1"),
        ("title 3 has soup", "title 3 has soup"),
        ("title the last one HAS soup", "title last has soup"),
        ("title it has has", "title it has has"),
        ("output has two  words", "output has \"two  words\""),
        ("output lacks x", "output lacks x"), ("output LACKS x", "output lacks x"),
        ("output is a.txt", "output is a.txt"), ("all have garlic", "all have garlic"),
        ("all has garlic", "all have garlic"), ("none have garlic", "none have garlic"),
        ("none has title:pie", "none have title:pie"), ("lactose 3", "lactose 3"),
        ("favorite it", "favorite it"), ("offline f2", "offline f2"),
        ("not lactose 3", "not lactose 3"),
        ("NOT Favorite last", "not favorite last"), ("not offline it", "not offline it"),
    ])
    func isWrittenAsItReads(_ line: String, _ text: String) throws {
        #expect(try read(line).expectation?.text(foods: KnownNames()) == text)
    }

    @Test(
        arguments: [
            ("count ⟦3⟧", "count OP N"), ("count == ⟦3⟧", nil), ("exit ⟦x⟧", "exit N"),
            ("exit 3 ⟦4⟧", "exit N"), ("error usage ⟦now⟧", "error NAME"), ("⟦error⟧", nil),
            ("count > 3 ⟦4⟧", "count OP N"), ("title ⟦has soup⟧", "title REF has TEXT"),
            ("title ⟦3 soup⟧", "title REF has TEXT"), ("title 3 \"has\" soup", nil),
            ("output ⟦has⟧", "output has|lacks TEXT"),
            ("output ⟦lacks⟧ ''", "output has|lacks TEXT"),
            ("output ⟦is⟧", "output is FILE"), ("output is a.txt ⟦b⟧", "output is FILE"),
            ("all ⟦with⟧ garlic", "all have TERM"), ("all ⟦have⟧", nil),
            ("none have ⟦-garlic⟧", "none have TERM"), ("none have ⟦a1 or b1⟧", "none have TERM"),
            ("⟦lactose⟧", "lactose REF"), ("not ⟦offline⟧", "offline REF"), ("⟦not⟧", "ok"),
        ] as [(String, String?)]
    )
    func isRefusedAtItsPlace(_ marked: String, _ form: String?) {
        let line = MarkedLine("expect " + marked)
        let mistake = LineReading(mode: .script).mistake(line.text)
        #expect(mistake != nil)
        guard let form else { return }
        #expect(mistake?.kind == .script(.badExpectation(wanted: form)))
        #expect(mistake?.span == line.span, "\(marked)")
    }
}
