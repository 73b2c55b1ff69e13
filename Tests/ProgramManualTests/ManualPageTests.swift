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
