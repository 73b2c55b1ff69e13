package import Conversation
import KitchenLanguage
import RecipeModel
import ShellSession

extension CompletionKnowledge {
    /// The words of a line that no recipe of the cookbook has and that mean nothing else, in
    /// characters; without the one at the cursor, which may still become another.
    ///
    /// Only lines that look for something have any: bare words, and commands that take terms.
    package func unknownWords(in text: String, cursor: Int) -> [Span] {
        guard settings.service == .cookbook, text.utf8.count <= UnknownWords.longestLine else {
            return []
        }
        let words = UnknownWords.words(of: text)
        guard let first = words.first else { return [] }
        let command = table.table.command(called: first.text.lowercased())
        if let command {
            guard command.signature.arguments.first?.kind == .terms,
                UnknownWords.searching.contains(command.name)
            else { return [] }
        }
        return words.dropFirst(command == nil ? 0 : 1).filter { word in
            word.span.upperBound != cursor && UnknownWords.canBeFood(word.text)
                && !isKnown(word.text.lowercased())
        }.map(\.span)
    }

    private func isKnown(_ word: String) -> Bool {
        SmallWord(word) != nil || Vocabulary.shared.isDropped(word)
            || Vocabulary.shared.isEnglish(word) || knowsWord(word)
            || !Vocabulary.shared.senses(of: word).isDisjoint(with: [.course, .diet, .time])
    }
}

/// A line as the prompt looks at it while it is typed.
private enum UnknownWords {
    /// Longer lines are texts, not searches.
    static let longestLine = 200
    static let searching: Set<String> = ["search", "cook", "and", "without"]

    static func words(of text: String) -> [(text: String, span: Span)] {
        var words: [(text: String, span: Span)] = []
        var start: Int?
        let characters = Array(text)
        for place in 0...characters.count {
            let isInside = place < characters.count && !" ,;\t\n".contains(characters[place])
            if isInside, start == nil { start = place }
            if !isInside, let begun = start {
                words.append((String(characters[begun..<place]), begun..<place))
                start = nil
            }
        }
        return words
    }

    /// Whether it is letters only: numbers, references, options and qualified terms are not looked
    /// at.
    static func canBeFood(_ word: String) -> Bool {
        word.count > 2 && word.allSatisfy { $0.isLetter || "-'’".contains($0) }
            && word.first != "-"
    }
}
