import RecipeModel
import Testing

@testable import Conversation

/// References, options and other words behind a command's name.
struct ArgumentRulesTests {
    private func commands(_ line: String) throws(UsageError) -> [Command] {
        try LineReading(table: LineTable.table).commands(line)
    }

    @Test func partsHaveTheirPlaces() throws {
        let mine = try #require(try commands("search leek in my favorites").first)
        #expect(mine.places.spans(of: \SearchCommand.isMine) == [12..<27])
        let twice = try #require(try commands("search a1 --page 2 --page 3").first)
        #expect(twice.places.options == [19..<27])
        #expect(try commands("find leek rice --sort title").first?.argumentSpan == 5..<14)
        #expect(try commands("more").first?.argumentSpan == 0..<4)
        let note = try #require(try commands("note 3 less salt").first)
        #expect(note.places.spans(of: \NoteCommand.reference) == [5..<6])
        #expect(note.places.spans(of: \NoteCommand.text) == [7..<16])
        let scale = try #require(try commands("scale the second one x2").first)
        #expect(scale.places.spans(of: \ScaleCommand.reference) == [10..<16])
        #expect(scale.places.spans(of: \ScaleCommand.amount) == [21..<23])
        let tag = try #require(try commands("tag 1 and f2 quick").first)
        #expect(tag.places.spans(of: \TagCommand.references) == [4..<5, 10..<12])
        #expect(tag.places.spans(of: \TagCommand.tags) == [13..<18])
    }

    /// The farthest reach of several options is told.
    @Test func aServiceReachesAsFarAsItsOptions() {
        var service = ServiceCommand()
        #expect(service.reach == .inside)
        service.asksForKey = true
        #expect(service.reach == .outside("service --key"))
        service.address = ServiceAddress(typed: "http://a.example")
        #expect(service.reach == .outside("service --url"))
        service.authority = "a.pem"
        #expect(service.reach == .outside("service --ca"))
    }
}
