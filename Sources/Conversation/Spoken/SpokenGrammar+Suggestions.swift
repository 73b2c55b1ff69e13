extension SpokenGrammar {
    /// A misspelt command before what would be its arguments stays a mistake.
    func slipOfCommand(_ words: [SpokenWord], typed: String) -> SpokenMeaning? {
        guard let first = words.first, first.number == nil, !first.isQuoted, !first.isMark,
            first.id == nil, context.commands[first.text] == nil,
            !context.vocabulary.isKnown(first.text),
            let name = Closeness.closest(to: first.text, among: context.commands.keys.sorted())
        else { return nil }
        var mended = words
        mended[0].text = name
        mended[0].id = book.id(of: name)
        let line = SpokenLine(mended, context: context, book: book)
        guard let commands = try? ruled(line, typed: typed, follows: .nothing, mayBeBare: false),
            commands.first?.name == context.commands[name] || commands.count == 1
        else { return nil }
        return .notUnderstood(suggestion: commands.map(\.text).joined(separator: "; "))
    }

    /// The nearest thing that would work: a search for the foods that were named, else what there
    /// is on the subject.
    func suggestion(for words: [SpokenWord]) -> String? {
        let line = SpokenLine(words, context: context, book: book)
        var foods: [String] = []
        var index = 0
        while index < words.count {
            if line.nameLengths[index] > 0 {
                foods.append(line.text(of: index..<(index + line.nameLengths[index])))
                index += line.nameLengths[index]
                continue
            }
            if words[index].id == nil, context.vocabulary.isFood(words[index].text) {
                foods.append(words[index].text)
            }
            index += 1
        }
        // Nobody who says what they can't eat wants it found.
        let refusing = book.words(of: "REFUSING")
        let refuses = words.indices.contains { !refusing.ends(at: $0, in: words).isEmpty }
        if refuses, context.hasQuery, !foods.isEmpty, foods.count <= 8 {
            return "without " + foods.joined(separator: ", ")
        }
        if !foods.isEmpty, foods.count <= 8 {
            return "search " + foods.map { refuses ? "-\($0)" : $0 }.joined(separator: " ")
        }
        return SpokenRules.nearest.first { topic, command in
            let set = book.words(of: topic)
            let name = command.split(separator: " ").first.map(String.init) ?? ""
            return context.commands[name] != nil
                && words.indices.contains { !set.ends(at: $0, in: words).isEmpty }
        }?.command
    }
}
