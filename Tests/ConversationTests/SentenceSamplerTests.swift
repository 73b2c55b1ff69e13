import Foundation
import RecipeTestSupport
import Testing

@testable import Conversation

/// Laws that need no labels: a sentence with one thing changed that changes nothing is the same
/// command, and one with a word more that says something is not.
///
/// Sentences are drawn from the tables of lines and from the forms of the rules; what is changed is a
/// greeting, a request, thanks, a word for another of its class, an apostrophe, a pronoun, how a
/// number is said. The usual run draws some hundreds, the same ones each time; `RECIPE_CASES=400`
/// draws 100,000.
struct SentenceSamplerTests {
    private static let count = lawCases(250, orAs: "RECIPE_SAMPLES")

    @Test func whatChangesNothingLeavesTheCommand() {
        var generator = SeededGenerator(seed: 35)
        var (same, other, samples) = (0, 0, 0)
        while samples < Self.count {
            let line = generator.pick(Self.lines)
            let change = generator.pick(Change.all)
            guard let said = change.applied(to: line.said), said != line.said else { continue }
            let before = PromptReading.meaning(line.said, in: line.place)
            // What is not read as it is meant is counted elsewhere.
            guard before == line.meaning, before != "error" else { continue }
            samples += 1
            let after = PromptReading.meaning(said, in: line.place)
            if after == before {
                same += 1
            } else {
                if after != "error" { other += 1 }
                print("\(change.name): [\(line.place)] \(said) -> \(after), before \(before)")
            }
        }
        print("sampled: \(same) of \(samples) the same, \(other) another command")
        #expect(same * 1_000 >= samples * 990)
        #expect(other * 1_000 <= samples * 6)
    }

    @Test func noWordThatSaysSomethingIsPassedOver() {
        var generator = SeededGenerator(seed: 36)
        var (passed, samples) = (0, 0)
        while samples < Self.count {
            let line = generator.pick(Self.lines)
            var words = line.said.split(separator: " ").map(String.init)
            words.insert(
                generator.pick(Self.telling),
                at: Int.random(in: 0...words.count, using: &generator)
            )
            guard PromptReading.meaning(line.said, in: line.place) == line.meaning,
                line.meaning != "error"
            else { continue }
            samples += 1
            let said = words.joined(separator: " ")
            if PromptReading.meaning(said, in: line.place) == line.meaning {
                passed += 1
                print("passed over: [\(line.place)] \(said) -> \(line.meaning)")
            }
        }
        print("passed over: \(passed) of \(samples)")
        #expect(passed * 1_000 <= samples * 30)
    }

    /// Words that no line of the tables has and no command does, and that would change any of them.
    private static let telling = [
        "sell", "burn", "email", "translate", "pronounce", "calculate", "paint", "zanzibar",
        "flurble", "yesterweek", "kilometre", "borrow",
    ]

    /// Lines of the tables, and a form of each row of the rules' phrases. A note and a file are taken
    /// as typed, thanks and all.
    private static let lines: [TalkLines.Line] = {
        let forms = PhrasesTests.rows.map(\.first)
        return (TalkLines.everyday + TalkLines.counter + forms).filter { line in
            !["note ", "tag ", "timer ", "export ", "run ", "record ", "import ", "help"]
                .contains { line.meaning.contains($0) }
        }
    }()
}

/// Something that a cook may say in another way.
private struct Change: Sendable {
    enum Kind: Sendable {
        case before
        case request
        case after
        case word(String)
        case allOf(String)
    }

    var name: String
    var kind: Kind
    var text: String

    /// The line in the other way; nil where it has nothing to change.
    func applied(to line: String) -> String? {
        switch kind {
        case .before: return "\(text) \(line)"
        case .request:
            let isDeed = line.split(separator: " ").first.map { Self.actions.contains(String($0)) }
            return isDeed == true ? "\(text) \(line)" : nil
        case .after:
            let isEnded = line.last.map { "?.!".contains($0) } ?? true
            return (isEnded ? String(line.dropLast()) : line) + text
        case .allOf(let sign):
            return line.contains(sign) ? line.replacing(sign, with: text) : nil
        case .word(let word):
            var words = line.split(separator: " ").map(String.init)
            guard let place = words.firstIndex(of: word) else { return nil }
            words[place] = text
            return words.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    static let all: [Change] =
        beforeLine.map { Change(name: "before", kind: .before, text: $0) }
        + requests.map { Change(name: "request", kind: .request, text: $0) }
        + afterLine.map { Change(name: "after", kind: .after, text: $0) }
        + words.split(separator: ",").map { pair in
            let sides = pair.split(separator: ">", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            return Change(name: pair.description, kind: .word(sides[0]), text: sides[1])
        }
        + [Change(name: "typographic", kind: .allOf("'"), text: "’")]

    private static let beforeLine = [
        "hi,", "hey,", "ok,", "so", "well,", "um", "ooh", "please", "good evening,", "right,",
        "sorry,", "alright", "listen,", "erm,", "yeah",
    ]

    private static let requests = [
        "can you", "could you", "would you", "will you", "please could you", "can you just",
        "is it possible to", "i'd like you to", "i want you to", "why don't you", "oh and",
        "any chance you could", "go ahead and",
    ]

    /// What a line that tells the shell what to do may begin with.
    private static let actions: Set<String> = [
        "show", "find", "give", "open", "read", "save", "keep", "star", "bookmark", "put", "add",
        "stick", "pop", "remove", "take", "delete", "clear", "empty", "set", "start", "stop",
        "cancel", "scale", "double", "halve", "convert", "switch", "turn", "swap", "leave", "undo",
    ]

    private static let afterLine = [
        " please", " thanks", " for me", " if you can", " mate", ", cheers", " if possible",
        ", thank you very much", "!", "?", ".", " when you can", " pls", " if you don't mind",
        ", would you",
    ]

    /// Words for others, each in place of the first such word.
    private static let words = """
        i've > i have, i've > ive, what's > what is, what's > whats, don't > do not, don't > dont,
        i'm > i am, i'm > im, i'd > i would, i'll > i will, can't > cannot, can't > cant,
        let's > lets, that's > that is, isn't > is not, doesn't > doesnt, haven't > havent,
        favourites > favorites, favorites > favourites, without > w/o, with > w/, minutes > mins,
        minutes > min, three > 3, two > 2, third > 3rd, second > 2nd, first > 1st, 4 > four,
        5 > five, 6 > six, my > our, wife > husband, son > daughter, fridge > cupboard,
        cupboard > larder, and > &, could > can, please > pls, wife > partner, kids > children,
        people > persons, but > although, i > we, i've > we've, i'm > we're,
        photo > picture, something > smth, tonight > tonite, recipes > recipies
        """
}
