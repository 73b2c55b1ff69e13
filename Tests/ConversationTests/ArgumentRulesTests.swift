import RecipeModel
import Testing

@testable import Conversation

/// References, options and other words behind a command's name.
struct ArgumentRulesTests {
    private let context = ConversationContext(
        table: CommandTable(ShellTable.whole.commands + [SendCommand.self]),
        foods: KnownNames()
    )

    private func commands(_ line: String) throws(Mistake) -> [Command] {
        var commands: [Command] = []
        for statement in try StatementReader(mode: .prompt).statements(in: SourceLine(line)) {
            commands += try statement.commands(in: context)
        }
        return commands
    }

    @Test(arguments: [
        ("fav first second third fourth fifth sixth", "fav 1,2,3,4,5,6"),
        ("fav seventh eighth ninth tenth eleventh twelfth", "fav 7,8,9,10,11,12"),
        ("fav two, three, four, five, six, seven", "fav 2,3,4,5,6,7"),
        ("fav eight, nine, ten, eleven, twelve", "fav 8,9,10,11,12"),
        ("fav first 0", "fav 1,0"), ("fav last, 3", "fav last,3"), ("fav last and 3", "fav last,3"),
        ("fav first f3", "fav 1,f3"), ("fav 3?!", "fav 3"), ("fav the second ones", "fav 2"),
        ("fav 999999999", "fav 999999999"), ("fav that", "fav it"),
        ("fav favorites, all", "fav favorites,all"), ("fav 5 to 5", "fav 5"),
        ("tag the second one quick", "tag 2 quick"),
        ("tag the first and second ones quick", "tag 1,2 quick"),
        ("tag 1 ,3 quick", "tag 1,3 quick"), ("tag 1 , 3 quick", "tag 1,3 quick"),
        ("tag 1 – 3 quick", "tag 1-3 quick"), ("tag 1, quick", "tag 1 quick"),
        ("scale x2", "scale x2"), ("scale", "scale"), ("scale 4", "scale 4"),
        ("scale the second one x2", "scale 2 x2"), ("units METRIC", "units metric"),
        ("guide NEXT", "guide next"), ("pantry leek", "pantry leek"), ("buy 1 and 3", "shop 1,3"),
        ("shop leek 2", "shop leek 2"), ("send mealie", "send mealie"), ("send 3", "send 3"),
        ("send 1 and 3 tandoor", "send 1,3 tandoor"), ("export soup.md", "export soup.md"),
        ("export ./3", "export ./3"), ("1-3 --long", "list 1-3 --long"),
        ("search garlic --SORT title", "search garlic --sort title"),
        ("search \"--sort\" title", "search \"--sort\" title"),
        ("favs --tag -x", "favs --tag \"-x\""), ("echo --foo x", "echo \"--foo x\""),
        ("echo -- --all", "echo \"--all\""), ("echo --all x", "echo --all x"),
        ("echo x --all", "echo \"x --all\""), ("\\more cheese", "search more cheese"),
        ("\"serch\" leek", "search serch leek"),
    ])
    func aLineMeans(_ line: String, _ means: String) throws {
        let read = try commands(line).map { CommandText.canonical(of: $0, foods: KnownNames()) }
        #expect(read == [means])
    }

    @Test(arguments: [
        ("unset", "KEY"), ("run", "FILE [ARG…]"), ("edit", "REF"), ("note", "REF [TEXT]"),
        ("tag", "REF [WORD…]"), ("import", "FILE|URL"), ("delete", "REF"),
        ("unalias", "NAME"), ("and", "TERM…"), ("without", "TERM…"), ("drop", "TERM…"),
    ])
    func whatIsMissingIsToldAtTheName(_ name: String, _ wanted: String) {
        let found = #expect(throws: Mistake.self) { try commands(name) }
        #expect(found?.kind == .command(.missingArgument(command: name, wanted: wanted)))
        #expect(found?.span == 0..<name.count)
    }

    @Test(arguments: [("import", "FILE|URL"), ("record", "FILE|stop"), ("run", "FILE [ARG…]")])
    func aFileHasAName(_ name: String, _ wanted: String) {
        let found = #expect(throws: Mistake.self) { try commands("\(name) ''") }
        #expect(found?.kind == .command(.missingArgument(command: name, wanted: wanted)))
        #expect(found?.span == 0..<name.count)
    }

    @Test(arguments: [
        (
            "units ⟦foo⟧",
            Mistake.Kind.option(
                .notAChoice(
                    option: "units",
                    word: "foo",
                    choices: ["original", "metric", "us"],
                    suggestion: nil
                )
            )
        ),
        ("units ⟦foo⟧ bar", .command(.unexpectedArgument(command: "units", word: "foo"))),
        ("note ⟦garlic⟧ x", .reference(.unreadable(word: "garlic"))),
        ("export ⟦colour⟧", .reference(.unreadable(word: "colour"))),
        ("open a.html ⟦b⟧", .command(.unexpectedArgument(command: "open", word: "b"))),
        ("open ⟦a+b.c-d://x⟧", .option(.notAnAddress(word: "a+b.c-d://x"))),
        ("open ⟦s3://x⟧", .option(.notAnAddress(word: "s3://x"))),
        ("open ⟦A://x⟧", .option(.notAnAddress(word: "A://x"))),
        (
            "more ⟦--hlep⟧",
            .option(.unknown(option: "--hlep", command: "more", suggestion: "--help"))
        ),
        (
            "search garlic ⟦--sort⟧ -- title",
            .option(
                .missingValue(option: "--sort", wanted: RecipeSort.words.joined(separator: "|"))
            )
        ),
        ("⟦serve⟧", .command(.systemOnly(word: "serve"))),
        ("⟦mcp⟧ --write", .command(.systemOnly(word: "mcp"))),
        ("⟦SERVE⟧ --port 9", .command(.systemOnly(word: "serve"))),
        ("⟦serch!⟧ leek", .command(.unknown(word: "serch!", suggestion: "search"))),
    ])
    func aWrongWordIsToldAtItsPlace(_ marked: String, _ kind: Mistake.Kind) {
        let line = MarkedLine(marked)
        let found = #expect(throws: Mistake.self) { try commands(line.text) }
        #expect(found?.kind == kind)
        #expect(found?.span == line.span)
    }

    @Test(arguments: ["1a://b", "é://x", "a_b://x", "a/b", "1.5"])
    func whatIsNoAddressIsAFile(_ text: String) throws {
        let open = try #require(try commands("open \(text)").first?.value as? OpenCommand)
        #expect(open.place == .file(text))
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

    @Test(arguments: [
        (" Pager ", true), ("FEED.URL", true), ("a.ca", true), ("url", false), ("pagers", false),
        ("a.urls", false), ("theme", false),
    ])
    func aSettingOfAProgramOrAnAddressReachesOutside(_ key: String, _ isOutside: Bool) {
        let set = SetCommand { ($0.key, $0.value) = (key, ["x"]) }
        #expect((set.reach != .inside) == isOutside)
        #expect(SetCommand { $0.key = key }.reach == .inside)
    }
}
