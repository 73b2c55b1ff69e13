import RecipeModel
import Testing

@testable import Conversation

/// What can stand at the cursor, for commands of the kitchen and for words in odd places.
struct CompletionRulesTests {
    private let context = ConversationContext(table: ShellTable.whole, foods: KnownNames())

    private func place(_ line: String, mode: ReadingMode = .prompt) -> CompletionPlace {
        CompletionPlace(in: line, cursor: line.count, context: context, mode: mode)
    }

    @Test(arguments: [
        ("pantry remove ⟦on", "kept pantryFood "), ("pantry REMOVE red ⟦on", "kept pantryFood red"),
        ("pantry --staple remove ⟦on", "kept pantryFood "), ("pantry add ⟦on", "term"),
        ("pantry ADD ⟦on", "term"), ("pantry ⟦on", "term"),
        ("pantry ⟦re", "choice add remove list clear"),
        ("shop remove ⟦le", "kept shoppingThing "), ("buy done ⟦le", "kept shoppingThing "),
        ("shop done red ⟦le", "kept shoppingThing red"), ("shop add ⟦le", "term"),
        ("timers stop ⟦pa", "kept timer "), ("timers pause ⟦pa", "kept timer "),
        ("timers ⟦st", "choice stop pause resume"),
        ("step ⟦l", "kept guideStep "), ("step 2 ⟦x", "nothing"),
        ("timer ⟦5", "kept timerTime "), ("timer 5m ⟦x", "nothing"),
        ("tag ⟦3", "reference"), ("tag 3 a ⟦q", "kept tag "), ("note 3 a ⟦x", "kept note a"),
        ("guide ⟦NE", "choice next back again stop"), ("guide ⟦3", "reference"),
        ("units ⟦me", "choice original metric us"), ("units metric ⟦x", "nothing"),
        ("cookbook move ⟦x", "nothing"), ("drop ⟦le", "condition"), ("drop leek ⟦ri", "condition"),
        ("drop ⟦--he", "option drop"),
    ])
    func whatACommandOfTheKitchenTakes(_ marked: String, _ subject: String) {
        check(marked, subject)
    }

    @Test(arguments: [
        ("echo ⟦--al", "option echo"), ("echo a ⟦--al", "nothing"),
        ("run a.rcp ⟦--al", "argument a.rcp"), ("run a.rcp b ⟦c", "argument a.rcp"),
        ("search a --sort=title ⟦x", "term"), ("search a ⟦--foo=x", "nothing"),
        ("search a --foo ⟦x", "term"), ("open ⟦--steps=x", "nothing"),
        ("search -- -⟦-so", "term"), ("search ⟦--", "option search"),
        ("service mealie --ca ⟦a", "file"), ("service mealie --ca=⟦a", "file"),
        ("favs --tag ⟦q", "value --tag"), ("record --expect ⟦a", "file"),
        ("set theme dark ⟦x", "setting theme"), ("more 2 ⟦x", "nothing"),
        ("service feed ⟦x", "nothing"), ("alias ⟦q", "alias"), ("alias q ⟦=", "nothing"),
        ("unalias q ⟦x", "nothing"), ("let ⟦x", "nothing"), ("expect ⟦co", "check "),
        ("expect title 1 ⟦ha", "check title 1"), ("help a ⟦b", "topic"), ("open ⟦~x", "file"),
        ("open ⟦a.b", "file"), ("export 3 ⟦~x", "file"), ("export ⟦./x", "reference"),
        ("list > a.txt ⟦x", "file"), ("\"search\" ⟦x", "term"), ("⟦\"sea", "term"),
    ])
    func whatAWordCanBecome(_ marked: String, _ subject: String) { check(marked, subject) }

    private func check(_ marked: String, _ subject: String) {
        let start = Array(marked).firstIndex(of: "⟦") ?? 0
        let line = marked.filter { $0 != "⟦" }
        let place = place(line)
        #expect(place.subject.described == subject, "\(marked)")
        #expect(place.span == start..<line.count, "\(marked)")
    }

    @Test(arguments: [
        ("red --page 2 goat ⟦ch", "", ["2 goat ch", "goat ch", "ch"]),
        ("red -- goat ⟦ch", "", ["goat ch", "ch"]),
        ("search \"red\" goat ⟦ch", "", ["goat ch", "ch"]),
        ("search peas title:goat ⟦ch", "", ["goat ch", "ch"]), ("search a,-⟦b", "-", ["b"]),
        ("search foo:⟦x", "", ["x"]), ("search TITLE:⟦x", "title", ["x"]),
        ("search peas,⟦", "", [""]),
    ])
    func aTermAndTheWordsBeforeIt(_ marked: String, _ sign: String, _ phrases: [String]) {
        let line = marked.filter { $0 != "⟦" }
        guard case .term(let term) = place(line).subject else {
            Issue.record("\(marked) is no term")
            return
        }
        let field = term.field == .anywhere ? "" : term.field.rawValue
        #expect((term.isExcluded ? "-" : "") + field == sign)
        #expect(term.phrases.map(\.text) == phrases)
        check(marked, "term")
    }

    @Test(arguments: [
        ("search \"goat ch\"", "goat cheese", "\"goat cheese\""), ("search a", "and", "\"and\""),
        ("search 'go", "goat cheese", "'goat cheese'"), ("sea", "search", "search"),
        ("search --so", "--sort", "--sort"), ("list > a", "a b.txt", "a\\ b.txt"),
        ("tag 3 a", "two words", "\"two words\""), ("timers stop a", "big pot", "big pot"),
        ("note 3 a", "less salt", "less salt"), ("pantry remove l", "lamb thing", "\"lamb thing\""),
        ("pantry remove g", "goat cheese", "goat cheese"),
        ("shop done l", "lamb thing", "\"lamb thing\""),
    ])
    func aCandidateIsPutIntoTheLine(_ line: String, _ candidate: String, _ text: String) {
        #expect(place(line).text(for: candidate) == text)
    }

    @Test func aScriptsLineMayBeginWithADash() {
        #expect(place("-sea", mode: .script).subject == .command)
        #expect(place("-sea", mode: .script).span == 1..<4)
        #expect(place("-sea").subject.described == "term")
        #expect(place("echo ${", mode: .script).subject == .nothing)
        #expect(place("open $x", mode: .script).typed == "$x")
        #expect(place("open $x", mode: .script).span == 5..<7)
    }

    @Test func beforeTheLineAndBehindTheLongestThereIsNothingTyped() {
        let before = CompletionPlace(in: "sea", cursor: -1, context: context)
        #expect(before.subject == .command)
        #expect(before.span == 0..<0)
        #expect(place(String(repeating: "a", count: 65_536)).subject == .command)
        #expect(place(String(repeating: "a", count: 65_537)).subject == .nothing)
    }

    @Test func anAliasCompletesAsTheShortNameInIt() {
        let context = ConversationContext(
            table: ShellTable.whole,
            aliases: ["mine": "S minutes:30"],
            foods: KnownNames()
        )
        let place = CompletionPlace(in: "MINE --so", cursor: 9, context: context)
        #expect(place.subject.described == "option search")
    }
}
