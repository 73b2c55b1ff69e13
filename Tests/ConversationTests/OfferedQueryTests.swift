import RecipeModel
import Testing

@testable import Conversation

/// `y` takes what the program offered, and nothing else does.
struct OfferedQueryTests {
    private func commands(_ line: String, offer: RecipeQuery?) throws -> [String] {
        var context = LineReading().context
        context.screen.offer = offer
        return try StatementReader(mode: .prompt).statements(in: SourceLine(line)).flatMap {
            try $0.commands(in: context).map { CommandText.canonical(of: $0, foods: KnownNames()) }
        }
    }

    @Test func yTakesTheOffer() throws {
        let offer = RecipeQuery([.has(Term("chicken")), .none(Term("onion"))])
        for line in ["y", "Y", "yes"] {
            #expect(try commands(line, offer: offer) == ["search chicken -onion"])
        }
        #expect(try commands("y leek", offer: offer) == ["search y leek"])
        var sorted = offer
        sorted.sort = .title
        #expect(try commands("y", offer: sorted) == ["search chicken -onion --sort title"])
    }

    @Test func withoutAnOfferItIsAWord() throws {
        #expect(try commands("yes", offer: nil) == ["search yes"])
    }
}
