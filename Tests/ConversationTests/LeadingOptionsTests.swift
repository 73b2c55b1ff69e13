import Testing

@testable import Conversation

/// The options before a command, as the system's shell hands them over.
struct LeadingOptionsTests {
    private static let shapes = [
        OptionShape("--format", .choice(["list", "json"]), summary: ""),
        OptionShape("--width", .number(20...160), summary: ""),
        OptionShape("--config", .file, summary: ""),
        OptionShape("-c", .word(placeholder: "COMMANDS"), summary: ""),
        OptionShape("--quiet", summary: ""),
        OptionShape("--help", summary: ""),
    ]

    private func read(_ arguments: String...) throws(Mistake) -> LeadingOptions {
        try LeadingOptions(
            arguments,
            knowing: LeadingOptionsTests.shapes,
            shortNames: ["-h": "--help"]
        )
    }

    @Test func theFirstOtherWordEndsThem() throws {
        let options = try read("--format=json", "--width", "40", "search", "--quiet", "a b", "--")
        #expect(options.values == ["--format": "json", "--width": "40"])
        #expect(options.rest == ["search", "--quiet", "a b", "--"])
        #expect(!options.isEnded)
    }

    @Test func twoDashesEndThem() throws {
        let options = try read("--quiet", "--", "--format", "json")
        #expect(options.values == ["--quiet": ""])
        #expect(options.rest == ["--format", "json"])
        #expect(options.isEnded)
    }

    @Test func valuesAreTakenAsTheyAre() throws {
        #expect(try read("--config", "/my files/a").values["--config"] == "/my files/a")
        #expect(try read("-c", "search leek; -serch", "x").values["-c"] == "search leek; -serch")
        #expect(try read("-c", "-serch leek").values["-c"] == "-serch leek")
        #expect(try read("-c", "").values["-c"]?.isEmpty == true)
        #expect(try read("--width", "30", "--width", "50").values["--width"] == "50")
    }

    @Test func lettersAreOptionsWhereTheyAreKnown() throws {
        #expect(try read("-h", "-h").values == ["--help": ""])
        #expect(try read("-x", "--quiet").rest == ["-x", "--quiet"])
    }

    @Test(arguments: [
        (["--colour"], "unknownOption"), (["--all"], "unknownOption"), (["-c"], "missing"),
        (["--width", "--quiet"], "missing"), (["--width", "5"], "notANumber"),
        (["--format", "xml"], "notAChoice"), (["--quiet=yes"], "unexpected"),
    ])
    func aMistakeHasItsKind(_ arguments: [String], _ kind: String) {
        let mistake = #expect(throws: Mistake.self) {
            try LeadingOptions(arguments, knowing: LeadingOptionsTests.shapes)
        }
        #expect(mistake.map { String(describing: $0.kind).contains(kind) } == true)
    }
}
