import Testing

@testable import Conversation

/// The options before a command, as the system's shell hands them over.
struct LeadingOptionsTests {
    private enum Form: String, CaseIterable {
        case list
        case json
    }

    private struct Options: Hashable {
        var form: Form?
        var width: Int?
        var config: String?
        var commands: String?
        var isQuiet = false
        var showsHelp = false
    }

    private static let options: [CommandOption<Options>] = [
        .choice("--format", \.form, summary: ""),
        .number("--width", \.width, in: 20...160, summary: ""),
        .word("--config", \.config, .file, summary: ""),
        .word("-c", \.commands, .word(placeholder: "COMMANDS"), summary: ""),
        .flag("--quiet", \.isQuiet, summary: ""),
        .flag("--help", \.showsHelp, summary: ""),
    ]

    private func read(_ arguments: String...) throws(UsageError) -> LeadingOptions<Options> {
        try LeadingOptions(
            arguments,
            of: LeadingOptionsTests.options,
            into: Options(),
            shortNames: ["-h": "--help"]
        )
    }

    @Test func theFirstOtherWordEndsThem() throws {
        let options = try read("--format=json", "--width", "40", "search", "--quiet", "a b", "--")
        #expect(options.value == Options(form: .json, width: 40))
        #expect(options.rest == ["search", "--quiet", "a b", "--"])
        #expect(!options.isEnded)
    }

    @Test func twoDashesEndThem() throws {
        let options = try read("--quiet", "--", "--format", "json")
        #expect(options.value == Options(isQuiet: true))
        #expect(options.rest == ["--format", "json"])
        #expect(options.isEnded)
    }

    @Test func valuesAreTakenAsTheyAre() throws {
        #expect(try read("--config", "/my files/a").value.config == "/my files/a")
        #expect(try read("-c", "search leek; -serch", "x").value.commands == "search leek; -serch")
        #expect(try read("-c", "-serch leek").value.commands == "-serch leek")
        #expect(try read("-c", "").value.commands?.isEmpty == true)
        #expect(try read("--width", "30", "--width", "50").value.width == 50)
    }

    @Test func lettersAreOptionsWhereTheyAreKnown() throws {
        #expect(try read("-h", "-h").value == Options(showsHelp: true))
        #expect(try read("-x", "--quiet").rest == ["-x", "--quiet"])
    }

    @Test(arguments: [
        (["--colour"], "unknown"), (["--all"], "unknown"), (["-c"], "missing"),
        (["--width", "--quiet"], "missing"), (["--width", "5"], "notANumber"),
        (["--format", "xml"], "notAChoice"), (["--quiet=yes"], "unexpected"),
    ])
    func aMistakeHasItsKind(_ arguments: [String], _ kind: String) {
        let mistake = #expect(throws: UsageError.self) {
            try LeadingOptions(arguments, of: LeadingOptionsTests.options, into: Options())
        }
        #expect(mistake.map { String(describing: $0.kind).contains(kind) } == true)
    }
}
