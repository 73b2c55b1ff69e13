import RecipeModel
import RecipeTestSupport

@testable import Conversation

/// What is said and its parts, for `talk.txt`.
enum TalkTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "prompt": { row in
            let fields = row.fields(by: " | ")
            return outcome(of: fields[1], in: fields[0])
        },
        "words": words, "number": number, "times": times, "recipes": recipes, "mended": mended,
        "corrected": corrected, "shorter": shorter, "wish": wish, "frame": frame, "joined": joined,
        "tools": tools, "name": name, "amount": { Amounts.isAmount($0) ? "yes" : "no" },
        "length of a name": lengthOfName,
    ]

    /// What becomes of a line: commands, what is offered or asked, or what is wrong with it.
    static func outcome(of said: String, in place: String) -> String {
        switch PromptReading.mistake(said, in: place) {
        case .command(.severalMeanings(let lines)):
            lines.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: " ")
        case .command(.unclearSentence(let suggestion?, _)): "try \(suggestion)"
        case .command(.unclearSentence(nil, _)): "error"
        case let kind?: "\(kind)".untyped
        case nil: PromptReading.meaning(said, in: place)
        }
    }

    private static let book = RuleBook.shared

    private static func spoken(_ text: String) -> [SpokenWord] {
        SpokenWordSplitter.words(of: text).map { word in
            var word = word
            if !word.isQuoted, !word.isExcluded, word.time == nil {
                word.id = book.id(of: word.text)
            }
            return word
        }
    }

    private static func line(_ text: String, in place: String = "start") -> SpokenLine {
        SpokenLine(spoken(text), context: SpokenScreen.context(place), book: book)
    }

    private static func text(_ words: [SpokenWord]) -> String {
        words.map { $0.time?.text ?? $0.text }.joined(separator: " ")
    }

    private static func words(_ said: String) -> String {
        SpokenWordSplitter.words(of: said).map { $0.isQuoted ? "[\($0.text)]" : $0.text }
            .joined(separator: " ")
    }

    /// Each word's number, and whether it says a place.
    private static func number(_ said: String) -> String {
        SpokenWordSplitter.words(of: said).map { word in
            guard let number = word.number else { return "none" }
            return "\(number)" + (word.isOrdinal ? " in order" : "")
        }.joined(separator: ", ")
    }

    /// Each word that is a time, and the others.
    private static func times(_ said: String) -> String {
        SpokenWordSplitter.words(of: said).map { $0.time?.text ?? "_" }.joined(separator: " ")
    }

    /// The recipes that are pointed at, and the list where it is named.
    private static func recipes(_ said: String) -> String {
        let line = line(said, in: "results")
        let reader = SpokenReferenceReader(line: line)
        guard let reading = reader.reading(of: line.words.indices) else { return "none" }
        let pointers = reading.pointers.map { "\($0)".untyped }.joined(separator: ", ")
        return pointers + (reading.list.isEmpty ? "" : " of \(reading.list)")
    }

    private static func mended(_ said: String) -> String {
        let words = SpokenWordSplitter.words(of: said).map { word in
            var word = word
            word.id = book.id(of: word.text)
            return word
        }
        let repair = SlipRepair(book: book, vocabulary: KitchenVocabulary())
        return repair.mended(words).map(\.text).joined(separator: " ")
    }

    private static func corrected(_ said: String) -> String {
        text(
            Corrections(book: book).applied(
                to: spoken(said),
                context: SpokenScreen.context("start")
            )
        )
    }

    /// The line without one word or two neighbours of those that say little.
    private static func shorter(_ said: String) -> String {
        LineRepair(book: book).shorter(than: spoken(said)).map(text).joined(separator: " | ")
    }

    /// A wish as tables have it: `soup rice|noodles !nuts`; a name of several words stands in `[]`.
    private static func wish(_ said: String) -> String {
        let line = line(said)
        guard let wish = line.wish(in: line.words.indices) else { return "none" }
        let wanted = wish.wanted.map { wanted in
            wanted.minutes.map { "minutes:\($0)" }
                ?? wanted.choices.map(\.typed)
                .map { $0.contains(" ") ? "[\($0)]" : $0 }.joined(separator: "|")
        }
        return (wanted + wish.excluded.map { "!" + $0.typed }).joined(separator: " ")
    }

    /// Where no rule fits, what the words around the foods tell of what is wanted.
    private static func frame(_ said: String) -> String {
        FramedWish(line: line(said)).readings().map { $0.map(\.text).joined(separator: " ; ") }
            .joined(separator: " | ")
    }

    /// `commands | commands`: two clauses of a sentence as one command, or both.
    private static func joined(_ row: String) -> String {
        let sides = row.fields(by: " | ").map { side in
            side.fields(by: " ; ").map { SpokenCommand($0) }
        }
        return JoinedWishes.of(sides[0], sides[1]).map(\.text).joined(separator: " ; ")
    }

    /// The tools that are ruled out, and what else is said.
    private static func tools(_ said: String) -> String {
        guard let talk = ToolTalk(said) else { return "none" }
        let tools = talk.tools.joined(separator: ", ")
        return talk.rest.isEmpty ? tools : "\(tools): \(talk.rest)"
    }

    private static let names = NameList(["themealdb", "recipepuppy", "feed", "all", "page-size"])

    /// The name that the words are, and how many words the names at the beginning have.
    private static func name(_ said: String) -> String {
        let line = SpokenLine(
            SpokenWordSplitter.words(of: said),
            context: SpokenScreen.context("start")
        )
        let name = names.name(at: line.words.indices, in: line) ?? "none"
        return "\(name) \(names.ends(at: 0, in: line))"
    }

    private static func lengthOfName(_ text: String) -> String {
        let words = text.split(separator: " ").map(String.init)
        return "\(KitchenVocabulary().lengthOfName(at: 0, in: words))"
    }
}
