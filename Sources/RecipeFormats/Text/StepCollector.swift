import PageReader
import RecipeModel

/// Makes steps of lines: items of a list, or paragraphs, whose lines may be wrapped.
struct StepCollector {
    private struct Step {
        var lines: [TextLine]
    }
    private struct Group {
        var title: String?
        var steps: [Step] = []
    }

    private var groups: [Group] = []
    private var isAfterBlank = true

    var isEmpty: Bool { groups.allSatisfy(\.steps.isEmpty) }

    mutating func blank() { isAfterBlank = true }

    mutating func openGroup(_ title: String?) {
        if title == nil, let last = groups.last, last.steps.isEmpty, last.title == nil { return }
        groups.append(Group(title: title))
        isAfterBlank = true
    }

    mutating func add(_ line: TextLine) {
        if groups.isEmpty { groups.append(Group()) }
        let last = groups.count - 1
        // Its first line alone, for a copy of the step would be copied with each line.
        let above = groups[last].steps.last?.lines.first
        // What stands further right than an item goes on with it, also after a blank line.
        let isInItem = above.map { $0.isItem && line.indent > $0.indent } ?? false
        let continues = !line.isItem && above != nil && (!isAfterBlank || isInItem)
        isAfterBlank = false
        if continues {
            groups[last].steps[groups[last].steps.count - 1].lines.append(line)
        } else {
            groups[last].steps.append(Step(lines: [line]))
        }
    }

    /// The steps in their groups.
    ///
    /// - Parameter keepsNumbers: Whether every text is a step as it stands.
    func groups(keepsNumbers: Bool) -> [StepGroup] {
        groups.map { group in
            StepGroup(
                title: group.title,
                items: group.steps.flatMap { keepsNumbers ? $0.lines.map(\.text) : steps(of: $0) }
                    .filter { !$0.isEmpty }
            )
        }.filter { !$0.items.isEmpty }
    }

    /// Steps of lines of which some begin with 1, 2 and so on and a capital letter, as a text that was
    /// copied from a printed page has them; else nil.
    private static func stepsByBareNumbers(_ lines: [String]) -> [String]? {
        var steps: [String] = []
        for line in lines {
            let mark = "\(steps.count + 1) "
            if line.hasPrefix(mark), line.dropFirst(mark.count).first?.isUppercase == true {
                steps.append(String(line.dropFirst(mark.count)))
            } else if steps.isEmpty {
                return nil
            } else {
                steps[steps.count - 1] += " " + line
            }
        }
        return steps.count > 1 ? steps : nil
    }

    private func steps(of step: Step) -> [String] {
        let texts = step.lines.map { line in
            line.isItem ? line.text : RecipeLine.withoutStepNumber(line.text)
        }
        if let steps = Self.stepsByBareNumbers(texts) { return steps }
        let numbered = step.lines.count { RecipeLine.isNumbered($0.text) && !$0.isItem }
        // Lines that each end a sentence, or each have a number, are steps; others are wrapped.
        let areSentences =
            texts.count > 1 && !step.lines[0].isItem
            && texts.allSatisfy { $0.last.map { ".!?。！？".contains($0) } ?? false }
        guard areSentences || numbered > 1 else { return [texts.joined(separator: " ")] }
        guard numbered > 1 else { return texts }
        var steps: [String] = []
        for (line, text) in zip(step.lines, texts) {
            if steps.isEmpty || RecipeLine.isNumbered(line.text) {
                steps.append(text)
            } else {
                steps[steps.count - 1] += " " + text
            }
        }
        return steps
    }
}
