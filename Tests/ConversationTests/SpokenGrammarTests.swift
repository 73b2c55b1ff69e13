import RecipeTestSupport
import Testing

@testable import Conversation

/// What sentences mean, in words of our own; and that no line of words breaks the grammar.
struct SpokenGrammarTests {
    @Test func noLineOfWordsBreaksIt() {
        var random = SystemRandomNumberGenerator()
        let words = TalkLines.sentences.flatMap { $0.said.split(separator: " ").map(String.init) }
        for _ in 0..<lawCases(20) {
            let length = Int.random(in: 1...14, using: &random)
            let line = (0..<length).compactMap { _ in words.randomElement(using: &random) }
                .joined(separator: " ")
            for place in ["start", "results", "opened"] {
                let meaning = SpokenScreen.meaning(line, in: place)
                #expect(
                    !meaning.isEmpty && SpokenScreen.meaning(line, in: place) == meaning,
                    "\(line)"
                )
            }
        }
    }

    /// What is asked of one recipe beside a list of which none is open.
    @Test func aQuestionBesideAListTellsHowToOpenOne() {
        let grammar = SpokenGrammar(context: SpokenScreen.context("results"))
        for (line, offer) in [
            ("how much butter", "open 1; ask how much butter"),
            ("how long does it take?", "open 1; ask how long does it take"),
        ] {
            #expect(grammar.meaning(of: line) == .notUnderstood(suggestion: offer), "\(line)")
        }
    }

    @Test func whatIsOfferedInsteadCanBeTyped() throws {
        for (line, meaning) in zip(TalkLines.everyday, TalkLines.everydayMeanings) {
            guard case .notUnderstood(let offer?) = meaning else { continue }
            let name = try #require(offer.split(separator: " ").first)
            let command = ShellTable.whole.command(called: String(name))
            #expect(command != nil, "\(line.said): \(offer)")
        }
    }

    @Test func aLineOfMoreThan4096BytesIsNotRead() {
        let grammar = SpokenGrammar(context: SpokenScreen.context("opened"))
        let begin = "make a note that "
        let text = String(repeating: "z", count: 4_096 - begin.utf8.count)
        let note = SpokenCommand(name: "note", arguments: ["it", .word(text)])
        #expect(grammar.meaning(of: begin + text) == .commands([note]))
        #expect(grammar.meaning(of: begin + text + "z") == .notUnderstood(suggestion: nil))
    }

    @Test func aLongListOfFoodsIsOneSearch() {
        let foods = Array(repeating: "leeks", count: 400).joined(separator: ", ")
        #expect(SpokenScreen.meaning(foods, in: "start").hasPrefix("search leeks leeks"))
    }
}

/// What one line says of the one before.
struct SpokenMemoryTests {
    @Test func whatFoundNothingIsMendedByTheNextLine() {
        var context = SpokenScreen.context("results")
        context.triedTerms = ["feta", "olives"]
        let grammar = SpokenGrammar(context: context)
        let drop = SpokenCommand("drop feta")
        #expect(grammar.meaning(of: "without the feta then") == .commands([drop]))
        let without = SpokenCommand("without capers")
        #expect(grammar.meaning(of: "without the capers then") == .commands([without]))
        let both = SpokenCommand("drop feta olives")
        #expect(grammar.meaning(of: "without the feta and olives then") == .commands([both]))
        let other = SpokenCommand("without feta capers")
        #expect(grammar.meaning(of: "without the feta and capers then") == .commands([other]))
    }

    @Test(arguments: [
        (20, "something faster", "minutes:15"), (60, "something faster", "minutes:30"),
        (30, "anything quicker", "minutes:20"), (5, "something faster", "minutes:5"),
        (20, "something quick", "minutes:20"), (nil, "something faster", "minutes:30"),
    ])
    func aWishForLessTimeNeverAllowsMore(limit: Int?, said: String, means: String) {
        var context = SpokenScreen.context("results")
        context.minutesLimit = limit
        guard case .commands(let commands) = SpokenGrammar(context: context).meaning(of: said)
        else {
            Issue.record("\(said) isn't understood")
            return
        }
        #expect(commands.flatMap(\.arguments).map(\.text) == [means])
    }

    @Test func oneFoodTakesThePlaceOfAnotherOfItsKind() {
        var context = SpokenScreen.context("results")
        context.queryTerms = ["chicken", "rice"]
        let grammar = SpokenGrammar(context: context)
        let beef = SpokenCommand("and beef")
        let swap = [SpokenCommand("drop chicken"), beef]
        #expect(grammar.meaning(of: "what about beef instead") == .commands(swap))
        let anew = SpokenCommand("search beef")
        #expect(grammar.meaning(of: "beef instead") == .commands([anew]))
        let plums = SpokenCommand("search plums")
        #expect(grammar.meaning(of: "what about plums instead") == .commands([plums]))
    }

    /// Where it is not one food for one other, it is a new search.
    @Test(arguments: [
        (["chicken", "pork", "rice"], "what about beef instead", "search beef"),
        (["chicken", "rice"], "what about beef and lamb instead", "search beef lamb"),
        (["chicken", "rice"], "what about beef", "search beef"),
        // Another recipe is what was spoken of last.
        (["chicken", "rice"], "open 2 then what about beef instead", "open 2 ; search beef"),
    ])
    func otherwiseNoFoodIsDropped(terms: [String], said: String, means: String) {
        var context = SpokenScreen.context("results")
        context.queryTerms = terms
        let meaning = SpokenGrammar(context: context).meaning(of: said)
        #expect(SpokenScreen.text(of: meaning) == means)
    }
}

/// Recipes of the list that a cook points at by what they are.
struct RecipePickTests {
    private func meaning(_ line: String) -> String {
        var context = SpokenScreen.context("results")
        context.shown = [
            .init(number: 1, title: "Leek soup", foods: ["leeks", "cream"], minutes: 40),
            .init(number: 2, title: "Carrot cake", foods: ["carrots", "walnuts"], minutes: 75),
            .init(number: 3, title: "Pea soup", foods: ["peas", "mint"], minutes: 20),
        ]
        guard case .commands(let commands) = SpokenGrammar(context: context).meaning(of: line)
        else { return "error" }
        return commands.map(\.text).joined(separator: " ; ")
    }

    @Test(arguments: [
        ("the one with the walnuts", "open 2"), ("open the one with mint", "open 3"),
        ("the quick one", "open 3"), ("the cake one please", "open 2"),
        ("the quickest one", "open 3"), ("the cake", "open 2"), ("open the cake please", "open 2"),
    ])
    func theOneThatFitsIsOpened(said: String, means: String) {
        #expect(meaning(said) == means)
    }

    @Test func whereSeveralFitTheCookIsAsked() {
        #expect(meaning("the one with soup") == "error")
    }

    @Test func whatNobodyCanEatIsNotOffered() {
        let line = "dinner for six guests, one of whom gets a terrible nut allergy at school"
        let meaning = SpokenGrammar(context: SpokenScreen.context("start")).meaning(of: line)
        guard case .notUnderstood(let offer) = meaning else {
            #expect(SpokenScreen.text(of: meaning).contains("-nut"))
            return
        }
        #expect(offer == "search -nut")
    }
}
