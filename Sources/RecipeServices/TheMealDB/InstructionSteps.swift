import KitchenLanguage
import RecipeModel

/// TheMealDB's instructions, parted into steps.
///
/// They are one text whose lines end in `\r\n`. Some have a line `STEP 1` before each step, some a
/// number before it; neither is part of the step. `STEP 1 - MAKING THE SOUP` is a heading.
enum InstructionSteps {
    /// The steps in their sections; none where the text has no words.
    static func groups(in text: String) -> [StepGroup] {
        var groups: [StepGroup] = []
        var current = StepGroup(items: [])
        func endSection() {
            // A heading with nothing under it is a step in capitals.
            if let title = current.title, current.items.isEmpty {
                current = StepGroup(items: [title])
            }
            if !current.items.isEmpty { groups.append(current) }
        }
        for line in text.split(whereSeparator: \.isNewline) {
            let (rest, isMarked) = withoutStepMark(CleanText.line(line))
            let step = withoutNumber(rest)
            guard step.contains(where: \.isLetter) else { continue }
            if isMarked && isHeading(step) {
                endSection()
                current = StepGroup(title: step, items: [])
            } else {
                current.items.append(step)
            }
        }
        endSection()
        return groups
    }

    /// A line without `STEP 1` and the signs after it.
    private static func withoutStepMark(_ line: String) -> (rest: String, isMarked: Bool) {
        let word = line.prefix(4)
        guard word.lowercased() == "step" else { return (line, false) }
        let number = line.dropFirst(4).drop { $0 == " " }
        let digits = number.prefix { $0.isASCIIDigit }
        guard (1...2).contains(digits.count) else { return (line, false) }
        let rest = number.dropFirst(digits.count).drop { " .:)-–—".contains($0) }
        return (String(rest), true)
    }

    /// A line without the number or bullet before it. A number is an amount where nothing parts it
    /// from what follows, or a digit follows (`2.5 kg`).
    private static func withoutNumber(_ line: String) -> String {
        if let first = line.first, "•▢*-–".contains(first) {
            return line.dropFirst().trimmingWhitespace()
        }
        let digits = line.prefix { $0.isASCIIDigit }
        guard (1...2).contains(digits.count) else { return line }
        let rest = line.dropFirst(digits.count)
        guard let mark = rest.first, ".)".contains(mark) else { return line }
        let step = rest.dropFirst()
        if let next = step.first, next.isNumber { return line }
        return step.trimmingWhitespace()
    }

    /// Whether a line is all capitals and no sentence.
    private static func isHeading(_ line: String) -> Bool {
        line == line.uppercased() && line.last != "." && line.count <= 60
    }
}
