import Foundation
import RecipeTestSupport
import Testing

@testable import Conversation

/// What a line is by its words alone. `Scripts/fit-kinds` fits the weights anew.
struct KindModelTests {
    /// Packed by hand: `u:next` weighs 1 for `more` and -1 for `search`; two words were heard.
    @Test func weightsAreReadAsTheyAreWritten() {
        let model = KindModel(
            kinds: "search|more",
            weights: PackedWeights(#"06C3D000:d>gG004W?c4E004ooooo004"#, "%W$K")
        )
        #expect(model.kinds == ["search", "more"])
        let next = model.likelihoods(of: line("next", in: "results")).shares
        // e² is 7.4.
        #expect(abs((next["more"] ?? 0) - 0.88) < 0.01)
        let other = model.likelihoods(of: line("leek", in: "results")).shares
        #expect(other["more"] == 0.5)
        #expect(model.knows("next") && model.knows("maybe") && !model.knows("leek"))
    }

    /// The places of features go up, and each begins where the weights of the one before end.
    @Test func everyFeatureHasItsPlace() {
        let weights = PackedWeights(KindWeights.places, KindWeights.weights)
        let classes = KindWeights.classes.split(whereSeparator: \.isWhitespace)
        #expect(classes.count > 50)
        for name in classes { #expect(weights.has("c:" + name), "\(name)") }
        for place in ["start", "results", "opened", "favs", "guide"] {
            #expect(weights.has("p:" + place), "\(place)")
        }
        for said in Self.shuffled(count: 50) { #expect(!weights.has("x:" + said), "\(said)") }
    }

    @Test func sharesMakeOneWhateverIsSaid() {
        for said in Self.shuffled(count: 200) {
            let shares = KindModel.shared.likelihoods(of: line(said, in: "opened")).shares
            #expect(abs(shares.values.reduce(0, +) - 1) < 0.001, "\(said)")
            #expect(shares.values.allSatisfy { $0 >= 0 && $0 <= 1 }, "\(said)")
        }
    }

    @Test func everyKindWithAFrameIsOneThatIsTold() {
        for kind in KindFrames.byKind.keys.sorted() {
            #expect(KindModel.shared.kinds.contains(kind), "\(kind)")
        }
    }

    @Test func classesThatWeighAreInTheBook() {
        let known = Set(RuleBook.shared.named.map(\.name))
        for name in KindWeights.classes.split(whereSeparator: \.isWhitespace) {
            #expect(known.contains(String(name)), "\(name)")
        }
    }

    /// The model knows none of the rules, and of lines that nobody fitted it to it tells most.
    @Test func mostKindsAreToldOfLinesNeverSeen() {
        var right = 0
        for unseen in TalkLines.unseen {
            let best = KindModel.shared.likelihoods(of: line(unseen.said, in: unseen.place)).ranked
            if unseen.meanings.contains(where: { kind(of: $0) == best.first?.kind }) { right += 1 }
        }
        print("kinds told by words alone: \(right) of \(TalkLines.unseen.count)")
        #expect(TalkLines.unseen.count >= 150)
        #expect(right * 100 >= TalkLines.unseen.count * 88)
    }

    /// What the weights are fitted to, for `Scripts/fit-kinds`: a kind, the line's weight and its
    /// features in each row.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["RECIPE_WRITE_KINDS"] != nil))
    func featuresAreWritten() throws {
        let path = try #require(ProcessInfo.processInfo.environment["RECIPE_WRITE_KINDS"])
        let tables = [
            (TalkLines.everyday + TalkLines.counter, 2), (TalkLines.sentences, 3),
            (TalkLines.fitted, 3), (PhrasesTests.lines, 1),
        ]
        let rows = tables.flatMap { lines, weight in
            lines.map { row in
                let line = line(row.said, in: row.place)
                let names = LineFeatures(line, classes: RuleBook.shared.named).names.sorted()
                return ([kind(of: row.meaning), "\(weight)"] + names).joined(separator: "\t")
            }
        }
        try Data((rows.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: path))
    }

    private func line(_ said: String, in place: String) -> SpokenLine {
        let grammar = SpokenGrammar(context: SpokenScreen.context(place))
        let words = grammar.numbered(SpokenWordSplitter.words(of: said))
        return SpokenLine(words, context: grammar.context)
    }

    /// The kind of commands as they are written in tables.
    private func kind(of means: String) -> String {
        if means == "error" { return means }
        return means.components(separatedBy: " ; ").map { SpokenCommand($0) }.kind
    }

    /// Words of lines in any order.
    static func shuffled(count: Int) -> [String] {
        var generator = SeededGenerator(seed: 351)
        let words = TalkLines.fitted.flatMap { $0.said.split(separator: " ").map(String.init) }
        return (0..<count).map { _ in
            (0..<Int.random(in: 1...9, using: &generator)).map { _ in generator.pick(words) }
                .joined(separator: " ")
        }
    }
}
