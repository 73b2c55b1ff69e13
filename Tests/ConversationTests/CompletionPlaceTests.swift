import RecipeModel
import Testing

@testable import Conversation

/// What is typed at the end of a line: `⟦` marks where the part begins that is replaced.
struct CompletionPlaceTests {
    private func place(_ line: String, aliases: [String: String] = [:]) -> CompletionPlace {
        let context = LineReading(aliases: aliases).context
        return CompletionPlace(in: line, cursor: line.count, context: context)
    }

    @Test(arguments: [
        ("nothing typed", "⟦", "command", ""),
        ("first word", "⟦sea", "command", "sea"),
        ("second command", "more; ⟦li", "command", "li"),
        ("option", "search garlic ⟦--so", "option search", "--so"),
        ("dashes", "open 3 ⟦--", "option open", "--"),
        ("one dash", "open 3 ⟦-", "option open", "-"),
        ("option of bare foods", "garlic ⟦--so", "option search", "--so"),
        ("choice", "search garlic --sort ⟦ti", "value --sort", "ti"),
        ("choice behind equals", "search garlic --sort=⟦ti", "value --sort", "ti"),
        ("number", "search garlic --page ⟦", "value --page", ""),
        ("service option", "search garlic --service ⟦coo", "service", "coo"),
        ("behind a flag", "open --steps ⟦fi", "place", "fi"),
        ("reference", "fav ⟦fi", "reference", "fi"),
        ("reference behind a comma", "fav 1,⟦f", "reference", "f"),
        ("reference behind several", "fav 1,2,⟦la", "reference", "la"),
        ("recipe to export", "export ⟦fi", "reference", "fi"),
        ("file behind a reference", "export 3 ⟦so", "place", "so"),
        ("path behind a reference", "export 3 ⟦./so", "file", "./so"),
        ("format", "export 3 soup --as ⟦m", "value --as", "m"),
        ("file to open", "open ⟦./my\\ pa", "file", "./my pa"),
        ("file in quotes", "open ⟦\"~/my pa", "file", "~/my pa"),
        ("output", "list > ⟦ou", "file", "ou"),
        ("command behind an output", "favs > a.txt; ⟦op", "command", "op"),
        ("reference behind an output", "favs > a.txt; fav ⟦fi", "reference", "fi"),
        ("second output", "favs > a.txt; list > ⟦ou", "file", "ou"),
        ("script", "run ⟦su", "file", "su"),
        ("argument of a script", "run supper.rcp ⟦ga", "argument supper.rcp", "ga"),
        ("recording", "record ⟦a", "file", "a"),
        ("setting", "set ⟦th", "key", "th"),
        ("setting behind an option", "set --save ⟦th", "key", "th"),
        ("value of a setting", "set Theme ⟦da", "setting theme", "da"),
        ("unset", "unset ⟦th", "key", "th"),
        ("alias", "unalias ⟦q", "alias", "q"),
        ("service", "service ⟦", "service", ""),
        ("topic", "help ⟦se", "topic", "se"),
        ("check", "expect count ⟦>", "check count", ">"),
        ("number as an argument", "more ⟦12", "nothing", "12"),
        ("too many arguments", "reset ⟦x", "nothing", "x"),
        ("comment", "more # and ⟦", "nothing", ""),
        ("system shell", "!ls ⟦", "nothing", ""),
        ("pipe", "list | so⟦", "nothing", ""),
    ])
    func kindAndSpan(id: String, marked: String, kind: String, typed: String) {
        let start = Array(marked).firstIndex(of: "⟦") ?? 0
        let line = marked.filter { $0 != "⟦" }
        let place = place(line)
        #expect(place.subject.described == kind, "\(id)")
        #expect(place.typed == typed, "\(id)")
        #expect(place.span == start..<line.count, "\(id)")
    }

    @Test(arguments: [
        ("first term", "search ⟦gar", "", ["gar"]),
        ("name of two words", "search peas goat ⟦ch", "", ["peas goat ch", "goat ch", "ch"]),
        ("not begun", "search goat ⟦", "", ["goat ", ""]),
        ("excluded", "search peas -⟦on", "-", ["on"]),
        ("a dash alone", "search peas -⟦", "-", [""]),
        ("excluded name", "search peas -goat ⟦ch", "", ["goat ch", "ch"]),
        ("qualified", "search peas ingredient:⟦on", "ingredient", ["on"]),
        ("excluded and qualified", "search -title:⟦on", "-title", ["on"]),
        ("behind a comma", "search peas, goat ⟦ch", "", ["goat ch", "ch"]),
        ("comma in the word", "search peas,⟦goat", "", ["goat"]),
        ("bare foods", "red ⟦oni", "", ["red oni", "oni"]),
        ("bare and excluded", "-⟦oni", "-", ["oni"]),
        ("in a quote", "search ⟦\"goat ch", "", ["goat ch"]),
        ("quote behind a qualifier", "search title:⟦\"goat ch", "title", ["goat ch"]),
        ("small words reach over", "search mac and ⟦ch", "", ["mac and ch", "and ch", "ch"]),
        ("four words", "search a b c d ⟦e", "", ["b c d e", "c d e", "d e", "e"]),
    ])
    func terms(id: String, marked: String, sign: String, phrases: [String]) throws {
        let start = Array(marked).firstIndex(of: "⟦") ?? 0
        let line = marked.filter { $0 != "⟦" }
        let place = place(line)
        guard case .term(let term) = place.subject else {
            Issue.record("\(id): \(place.subject)")
            return
        }
        let field = term.field == .anywhere ? "" : term.field.rawValue
        #expect((term.isExcluded ? "-" : "") + field == sign, "\(id)")
        #expect(term.phrases.map(\.text) == phrases, "\(id)")
        #expect(term.phrases.last?.span == place.span, "\(id)")
        #expect(place.span == start..<line.count, "\(id)")
        let characters = Array(line)
        for phrase in term.phrases where place.quote == nil {
            #expect(String(characters[phrase.span]) == phrase.text, "\(id)")
        }
    }

    @Test(arguments: [
        ("bare word", "open ./a", "./a b.html", true, "./a\\ b.html"),
        ("folder", "open ./a", "./a b/", false, "./a\\ b/"),
        ("open quote", "open \"./a", "./a b.html", true, "\"./a b.html\""),
        ("folder in an open quote", "open './a", "./a b/", false, "'./a b/"),
        ("apostrophe in an open quote", "open './a", "./a's", true, "\"./a's\""),
        ("known name", "search goa", "goat cheese", true, "goat cheese"),
        ("name with a small word", "search ma", "mac and cheese", true, "\"mac and cheese\""),
        ("unknown name", "search la", "lamb thing", true, "\"lamb thing\""),
        ("word", "set theme ", "my theme", true, "\"my theme\""),
    ])
    func candidateText(id: String, line: String, candidate: String, isWhole: Bool, text: String) {
        #expect(place(line).text(for: candidate, isWhole: isWhole) == text, "\(id)")
    }

    @Test func aliasOfTheCookCompletesAsItsCommand() {
        let place = place("mine --so", aliases: ["mine": "search minutes:30"])
        #expect(place.subject.described == "option search")
    }

    @Test func cursorInTheMiddleCompletesUpToIt() {
        let place = CompletionPlace(in: "sea garlic", cursor: 3, context: LineReading().context)
        #expect(place.subject == .command)
        #expect(place.span == 0..<3)
    }

    @Test func joinedLinesKeepTheirPlaces() {
        let text = "search garlic \\\nchee"
        let place = CompletionPlace(in: text, cursor: text.count, context: LineReading().context)
        #expect(place.typed == "chee")
        #expect(place.span == 16..<20)
    }

    /// Comparing one letter with a hundred thousand marks would take minutes, wherever it is done.
    @Test func marksThatNoLetterHasAreLeftOut() {
        let marks = String(repeating: "\u{301}\u{323}", count: 30_000)
        let place = place("set e" + marks)
        #expect(place.typed.unicodeScalars.count == 31 && place.typed.count == 1)
        #expect(place.span == 4..<5)
    }
}
