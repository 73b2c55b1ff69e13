import Conversation
import ShellAnswers
import ShellCommands
import ShellSession
import Testing

@testable import ProgramManual

struct ManualPageTests {
    private let page = ManualPage(
        table: .standard,
        settings: CommandLineWordsTests.settings,
        version: "1.2.3"
    ).text

    @Test func everyCommandTopicSettingAndExitCodeIsInIt() {
        for row in CommandRegistry.standard.rows {
            #expect(
                page.contains("\\fB" + Roff.escaped(row.signature.usage) + "\\fR"),
                "\(row.name)"
            )
            for example in row.help.examples { #expect(page.contains(Roff.escaped(example.usage))) }
        }
        for topic in HelpTopic.allCases {
            #expect(page.contains(".SH " + topic.rawValue.uppercased()))
        }
        for setting in CommandLineWordsTests.settings {
            #expect(page.contains(Roff.escaped(setting.key)))
        }
        for name in ErrorName.allCases { #expect(page.contains(Roff.escaped(name.rawValue))) }
    }

    @Test func itBeginsWithItsTitleAndItsName() {
        let lines = page.split(separator: "\n").prefix(5).map(String.init)
        #expect(
            lines == [
                ".TH RECIPE 1 \"\" \"recipe 1.2.3\" \"User Commands\"", ".nh", ".ad l", ".SH NAME",
                "recipe \\- find, read and keep recipes at a terminal",
            ]
        )
    }

    @Test func itsSectionsStandInTheirOrder() {
        let sections = page.split(separator: "\n").filter { $0.hasPrefix(".SH ") }
        #expect(
            sections.map { String($0.dropFirst(4)) } == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "TERMS", "REFERENCES",
                "SCRIPTS", "SERVICES", "KEYS", "FORMATS", "SERVE", "MCP", "COMPLETIONS", "MANUAL",
                "SETTINGS", "ENVIRONMENT", "FILES", "EXIT STATUS", "SEE ALSO",
            ]
        )
    }

    static let beginnings: [(String, [String])] = [
        (
            "DESCRIPTION",
            [
                ".PP",
                "You type what you have, it lists what you can cook; you open a recipe and read "
                    + "it, and what you like you keep, with its whole page. A command does the "
                    + "same at the prompt, in a script, in a pipe and on the command line.",
                ".TP", "\\fBrecipe\\fR", "the shell; from a pipe, its lines as a script",
            ]
        ),
        (
            "OPTIONS",
            [
                ".PP", "These stand before the command; \\-\\- ends them.",
                ".TP", "\\fB\\-\\-service NAME\\fR", "ask this service",
            ]
        ),
        (
            "SETTINGS",
            [
                ".PP",
                "The first of these that sets a key wins: an option, the command set, a variable "
                    + "of the environment, the file config, the default. The default is listed "
                    + "first.",
            ]
        ),
        ("SEE ALSO", ["less(1), the commands help and help \\-\\-all at the prompt"]),
    ]

    @Test(arguments: beginnings)
    func aSectionBegins(_ title: String, _ lines: [String]) throws {
        let all = page.split(separator: "\n").map(String.init)
        let start = try #require(all.firstIndex(of: ".SH " + title))
        #expect(Array(all[(start + 1)...].prefix(lines.count)) == lines)
    }

    /// The terms that stand in each part of a section, those inside an entry left out.
    private func terms(ofSection title: String) throws -> [(part: String, terms: [String])] {
        let lines = page.split(separator: "\n").map(String.init)
        let start = try #require(lines.firstIndex(of: ".SH " + title))
        var parts: [(part: String, terms: [String])] = [("", [])]
        var depth = 0
        var isTerm = false
        for line in lines[(start + 1)...].prefix(while: { !$0.hasPrefix(".SH ") }) {
            if isTerm, depth == 0 { parts[parts.count - 1].terms.append(line) }
            isTerm = line == ".TP"
            if line.hasPrefix(".SS ") { parts.append((String(line.dropFirst(4)), [])) }
            if line.hasPrefix(".RS") { depth += 1 }
            if line.hasPrefix(".RE") { depth -= 1 }
        }
        return parts
    }

    @Test func eachCommandStandsInThePartOfItsGroupAlone() throws {
        let parts = try terms(ofSection: "COMMANDS").dropFirst()
        #expect(
            parts.map { $0.part } == [
                "\"Find\"", "\"See\"", "\"Keep\"", "\"Shell\"", "\"Scripts\"",
            ]
        )
        let groups = HelpGroup.allCases.map { group in
            CommandRegistry.standard.rows.filter { $0.help.group == group }
                .map { "\\fB" + Roff.escaped($0.signature.usage) + "\\fR" }
        }
        #expect(parts.map { $0.terms } == groups)
    }

    @Test func whatItReadsAndLeavesIsListed() throws {
        #expect(
            try terms(ofSection: "FILES").flatMap { $0.terms } == [
                "\\fB\\(ti/.config/recipe/config\\fR", "\\fB\\(ti/.config/recipe/startup.rcp\\fR",
                "\\fB\\(ti/.local/share/recipe/\\fR", "\\fB\\(ti/.local/state/recipe/history\\fR",
                "\\fB\\(ti/.cache/recipe/\\fR",
            ]
        )
        #expect(
            try terms(ofSection: "EXIT STATUS").flatMap { $0.terms }
                == [
                    "0", "1", "64", "65", "66", "69", "70", "73", "74", "75", "76", "77", "78",
                    "130",
                ].map { "\\fB\($0)\\fR" }
        )
        let variables = try terms(ofSection: "ENVIRONMENT").flatMap { $0.terms }
        for name in [
            "RECIPE_CONFIG", "RECIPE_OFFLINE", "RECIPE_SPOONACULAR_KEY", "RECIPE_DEBUG",
            "NO_COLOR, CLICOLOR_FORCE, TERM, COLORTERM, COLORFGBG", "EDITRC", "BROWSER",
            "XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_STATE_HOME, XDG_CACHE_HOME",
        ] {
            #expect(variables.contains("\\fB\(name)\\fR"), "\(name)")
        }
    }

    /// One command whole: its usage, what it does, its options, its examples, its exit codes.
    @Test func aCommandIsToldWhole() throws {
        let lines = page.split(separator: "\n").map(String.init)
        let start = try #require(lines.firstIndex(of: "\\fBbrowse\\fR"))
        #expect(
            Array(lines[(start - 1)...].prefix(28)) == [
                ".TP", "\\fBbrowse\\fR", "everything that the service lists, in its order",
                ".RS", ".TP",
                "\\fB\\-\\-sort best|title|missing|minutes|rating|cooked\\fR",
                "the order: best (the service\\(aqs own), title (on each page), missing (fewest "
                    + "things to buy), minutes (quickest first), rating (your stars) or cooked (the "
                    + "one cooked last first)",
                ".TP", "\\fB\\-\\-all\\fR", "go through every page, 100 at most",
                ".TP", "\\fB\\-\\-limit N\\fR", "list so many recipes at most",
                ".TP", "\\fB\\-\\-fields NAME,...\\fR",
                "write these of each recipe, such as title,minutes,id",
                ".TP", "\\fBbrowse\\fR", "page by page through the whole book",
                ".TP", "\\fBbrowse \\-\\-sort title\\fR", "each page by title",
                ".TP", "\\fBbrowse \\-\\-format md > book.md\\fR",
                "the first page into a file", ".RE",
                ".IP",
                "Exit codes: server\\-failed (69), offline (75), timeout (75), "
                    + "malformed\\-reply (76)",
            ]
        )
    }

    @Test func itHasOnlyRequestsThatAreMeant() {
        let known = [
            ".TH", ".nh", ".ad", ".SH", ".SS", ".PP", ".TP", ".IP", ".RS", ".RE", ".nf", ".fi",
        ]
        for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
            let request = line.prefix { $0 != " " }
            #expect(known.contains(String(request)), "\(line)")
        }
        let others = page.filter { !$0.isASCII }
        #expect(others.isEmpty, "a terminal without UTF-8 shows it too")
    }

    @Test(arguments: [
        ("a-b", "a\\-b"), ("back\\slash", "back\\eslash"), ("it's", "it\\(aqs"),
        ("TERM…", "TERM..."), ("two\nlines", "two lines"),
    ])
    func aTextMeansNothingToRoff(text: String, escaped: String) {
        #expect(Roff.escaped(text) == escaped)
    }

    @Test(arguments: [".SH trap", "'quote"])
    func aLineOfTextIsNoRequest(_ text: String) {
        var page = Roff(title: "T", section: 1, version: "", about: "")
        page.add(text)
        let last = page.lines.last ?? ""
        #expect(last.first == "\\")
    }
}
