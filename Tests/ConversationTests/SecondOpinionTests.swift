import Foundation
import RecipeTestSupport
import Testing

@testable import Conversation

/// What is run, asked and left where rules and words don't agree, or no rule fits.
struct SecondOpinionTests {
    private static let rows = """
        results | can there be aubergine in it | and aubergine
        start | are there any soups among my favourites | favs soups
        start | what's left on the list | shop list
        start | i saw something with figs here last week | try search figs
        start | forget the yoghurt, we don't need it | try shop remove yoghurt
        start | already got the flour, tick that | try shop done flour
        results | make them french | and cuisine:french
        start | take thursday's meal off | 1 plan remove thursday 2 search -thursday's
        start | we should eat more vegetables | error
        start | italian or french dishes with rice | search cuisine:italian or cuisine:french rice
        start | thai or vietnamese | search cuisine:thai or cuisine:vietnamese
        start | vegan or vegetarian pancakes | search category:vegan or category:vegetarian pancakes
        start | turnips. what on earth does one do with turnips | cook turnips
        start | black sesame + matcha | search black sesame matcha
        start | gado gado | search gado gado
        start | soup no cream | search soup -cream
        start | something sweet | search sweet
        start | serch leek | error
        start | any lentils at home? | try search lentils
        start | tell me in half an hour | timer 30m
        results | also some bacon would be good | and bacon
        start | no one ate the fish | try search -fish
        start | my fridge smells of cheese | try pantry add cheese
        start | new in the fridge: cream, leeks | 1 pantry add cream leeks 2 search cream leeks
        start | what goes in first | error
        start | why did you pick thursday | plan thursday
        start | why are we having fish on friday | plan friday
        start | who eats here | household
        start | who are we cooking for | household
        start | export the plan to a calendar | help serve
        start | put our menu in my google calendar | help serve
        start | swap saturday for something vegetarian | plan remove saturday ; plan fill category:vegetarian for saturday
        start | change friday to something with fish | plan remove friday ; plan fill fish for friday
        start | what did we cook this week | browse --sort cooked
        start | what have we cooked lately | browse --sort cooked
        start | i'm so hungry | cook
        """

    @Test(arguments: rows.split(separator: "\n").map(String.init))
    func linesAreRunOrAsked(row: String) {
        let parts = row.components(separatedBy: " | ").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        #expect(Self.outcome(of: parts[1], in: parts[0]) == parts[2], "\(row)")
    }

    /// A day that was named is none of a recipe that is shown.
    @Test func aDayIsNotPassedOver() {
        let opinion = Self.opinion("let's see number 6 on monday", in: "results")
        let open = SpokenCommand(name: "open", arguments: ["6"])
        #expect(opinion.doubt(about: [open], isLoose: false) != nil)
        #expect(
            Self.opinion("let's see number 6", in: "results").doubt(about: [open], isLoose: false)
                == nil
        )
    }

    @Test func aSearchThatTheNextOnePutsAwayIsAskedAbout() {
        let searches = ["pork", "lamb"].map { SpokenCommand(name: "search", arguments: [$0]) }
        let asked = Self.opinion("something with pork. actually lamb", in: "start")
            .doubt(about: searches, isLoose: false)
        #expect(asked == .either([[searches[1]], [searches[0]]]))
    }

    /// What is kept never changes by words in whatever order, without a rule that reads them.
    @Test func nothingKeptChangesWithoutARule() {
        for said in KindModelTests.shuffled(count: lawCases(400)) {
            for place in ["start", "results", "opened", "favs"] {
                guard case .commands(let commands)? = Self.opinion(said, in: place).reading() else {
                    continue
                }
                #expect(!commands.changeWhatIsKept, "\(place): \(said)")
            }
        }
    }

    /// Lines that nothing was fitted to: a lower bound of what carries over.
    @Test func mostLinesNeverSeenAreReadAndFewAsSomethingElse() {
        var (right, wrong, asked) = (0, 0, 0)
        for line in TalkLines.unseen {
            let got = PromptReading.meaning(line.said, in: line.place)
            if line.means(got) {
                right += 1
            } else if got != "error" {
                wrong += 1
            } else if case .command(.severalMeanings)? = PromptReading.mistake(
                line.said,
                in: line.place
            ) {
                asked += 1
            }
        }
        let count = TalkLines.unseen.count
        print("never seen: \(right) of \(count) right, \(wrong) wrong, \(asked) asked")
        #expect(right * 100 >= count * 70)
        #expect(wrong * 100 <= count * 7)
    }

    private static func opinion(_ said: String, in place: String) -> SecondOpinion {
        let grammar = SpokenGrammar(context: SpokenScene.context(place))
        let words = grammar.numbered(SpokenWordSplitter.words(of: said))
        return SecondOpinion(line: SpokenLine(words, context: grammar.context), typed: said)
    }

    private static func outcome(of said: String, in place: String) -> String {
        switch PromptReading.mistake(said, in: place) {
        case .command(.severalMeanings(let lines)):
            lines.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: " ")
        case .command(.unclearSentence(let suggestion?, _)): "try \(suggestion)"
        case .some: "error"
        case nil: PromptReading.meaning(said, in: place)
        }
    }
}
