import Foundation
import RecipeTestSupport
import Testing

@testable import Conversation

/// What is run, asked and left where rules and words don't agree, or no rule fits.
struct SecondOpinionTests {
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
        let searches = ["pork", "lamb"].map { SpokenCommand("search \($0)") }
        let asked = Self.opinion("something with pork. actually lamb", in: "start")
            .doubt(about: searches, isLoose: false)
        #expect(asked == .either([[searches[1]], [searches[0]]]))
    }

    /// What is kept never changes by words in whatever order, without a rule that reads them.
    @Test func nothingKeptChangesWithoutARule() {
        for said in KindModelTests.shuffled(count: lawCases(150)) {
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
        let grammar = SpokenGrammar(context: SpokenScreen.context(place))
        let words = grammar.numbered(SpokenWordSplitter.words(of: said))
        return SecondOpinion(line: SpokenLine(words, context: grammar.context), typed: said)
    }
}
