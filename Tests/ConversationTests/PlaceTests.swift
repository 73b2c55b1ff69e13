import Testing

@testable import Conversation

/// Where the parts of a command stand, by what the line has there.
struct PlaceTests {
    @Test(arguments: [
        (
            "terms", "find garlic, goat cheese or leek -red onion --sort title",
            ["find"], ["garlic, goat cheese or leek", "-red onion"], ["--sort title"]
        ),
        ("exclusions last", "search no onion with garlic", ["search"], ["garlic", "onion"], []),
        (
            "quotes", "search \"goat cheese\" title:'a b',x --page=2",
            ["search"], ["\"goat cheese\"", "title:'a b'", "x"], ["--page=2"]
        ),
        ("references", "fav 1-3, the last and #7", ["fav"], ["1-3", "last", "#7"], []),
        ("range in words", "fav 1 to 3", ["fav"], ["1 to 3"], []),
        ("words", "set theme 'dark  x'", ["set"], ["theme", "'dark  x'"], []),
        ("text", "echo  a  b # c", ["echo"], ["a  b"], []),
        ("assignment", "alias q2=more 2", ["alias"], ["q2", "more 2"], []),
        ("check", "expect  count >= 1", ["expect"], ["count >= 1"], []),
        ("check of a recipe", "expect title the first has leek", ["expect"], ["the first"], []),
        ("check of a badge", "expect not lactose 12", ["expect"], ["12"], []),
        ("second command", "more; open it", ["open"], ["it"], []),
        ("bare foods", "red onion soup", ["red onion soup"], ["red onion", "soup"], []),
        ("system shell", "more; ! ls -l", ["!"], ["ls -l"], []),
    ])
    func parts(
        id: String,
        line: String,
        names: [String],
        arguments: [String],
        options: [String]
    ) throws {
        let command = try #require(try LineReading().commands(line).last)
        let characters = Array(line)
        func text(_ span: Span) -> String { String(characters[span]) }
        #expect([text(command.nameSpan)] == names, "\(id)")
        #expect(command.places.arguments.map(text) == arguments, "\(id)")
        #expect(command.places.options.map(text) == options, "\(id)")
    }

    @Test(arguments: [("--sort title", "title"), ("--sort=title", "title")])
    func anOptionsValueHasItsPlace(option: String, value: String) throws {
        let line = "search garlic \(option)"
        let command = try #require(try LineReading().commands(line).last)
        let span = try #require(command.places.valueSpan(of: \SearchCommand.sort))
        #expect(String(Array(line)[span]) == value)
    }

    @Test func redirectionHasItsPlace() throws {
        let command = try #require(try LineReading().commands("list >> 'a b' # x").last)
        #expect(command.redirection == .append(file: "a b", at: 8..<13))
    }

    @Test func variableIsAtItsPlace() throws {
        let reading = LineReading(
            mode: .script,
            variables: ScriptVariables(arguments: ["goat cheese,leek", "few"])
        )
        let command = try #require(try reading.commands("search $1 garlic").last)
        #expect(command.places.arguments == [7..<9, 10..<16])
        #expect(reading.mistake("more $2")?.span == 5..<7)
    }
}
