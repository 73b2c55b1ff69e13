/// Finds the notes and tips that stand after a recipe's steps.
struct NotesFinder {
    /// Notes begin within so many lines of the last step.
    private static let reach = 40
    /// More lines than this are an article.
    private static let lineLimit = 16

    private let source: HeadedLines

    init(_ source: HeadedLines) { self.source = source }

    /// The notes of the recipe with these lines, in the page's order; none where it has none.
    func notes(ofRecipeWith steps: [String], ingredients: [String]) -> [String] {
        guard let end = end(of: steps) ?? end(of: ingredients) else { return [] }
        let last = min(source.lines.count, end + NotesFinder.reach)
        guard
            let heading = (end + 1..<max(last, end + 1)).first(where: {
                source.headed[$0] == .notes && source.lines[$0].region < .comments
            })
        else { return [] }
        let known = Set((steps + ingredients).map { ComparisonKey($0) })
        return source.notes(under: heading, limit: NotesFinder.lineLimit).filter { note in
            !known.contains(ComparisonKey(note))
        }
    }

    /// Where on the page a list ends.
    private func end(of items: [String]) -> Int? {
        for item in items.reversed().prefix(3) {
            let key = ComparisonKey(item)
            guard key.text.utf8.count >= 8 else { continue }
            let place = source.lines.lastIndex { line in
                line.region < .comments && line.text.utf8.count < 2 * item.utf8.count + 40
                    && ComparisonKey(line.text).text.utf8Contains(key.text)
            }
            if let place { return place }
        }
        return nil
    }
}

extension HeadedLines {
    /// The lines under a heading that say something, up to the next heading.
    func notes(under heading: Int, limit: Int) -> [String] {
        let level = lines[heading].headingLevel
        var notes: [String] = []
        for index in (heading + 1)..<max(lines.count, heading + 1) {
            let line = lines[index]
            if line.region == .hidden { continue }
            if line.region > lines[heading].region || headed[index] != nil { break }
            if line.headingLevel > 0, level == 0 || line.headingLevel <= level { break }
            if line.linkShare > 0.8 || NutritionWords.isFact(line.text) { break }
            if line.text.utf8.count < 12 || InterfaceWords.isControl(line.text) { continue }
            notes.append(LineRules.withoutStepNumber(line.text))
            if notes.count > limit { return [] }
        }
        return notes
    }
}
