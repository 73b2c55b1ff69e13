import KitchenLanguage
import MealPlan
import RecipeModel

/// Reads a line as a kind of command whose rules don't fit it: what the command takes is looked for
/// wherever it stands, and all that the line tells must be in it.
///
/// Foods, numbers, times, days, denials and names in quotes tell something; other words may be left
/// over, for they are how the kind was known.
struct KindReader {
    let line: SpokenLine
    let typed: String
    var model = KindModel.shared

    /// The commands of that kind; nil where the line has more or less to tell.
    func commands(of kind: String) -> [SpokenCommand]? {
        let builder = RuleBuilder(line: line, typed: typed)
        for template in KindFrames.byKind[kind] ?? [] {
            guard let captured = captures(for: template),
                tellsNothing(
                    besides: captured.map(\.range),
                    takesAway: Self.takingAway.contains(kind)
                ),
                let commands = try? builder.commands(template, captured), commands.kind == kind
            else { continue }
            return commands
        }
        return nil
    }

    /// Whether all words that commands leave over were heard before. `Sell` in `sell the leeks` may
    /// be what is wanted.
    func knowsAllWords(besides commands: [SpokenCommand]) -> Bool {
        let taken = Set(commands.flatMap(\.arguments).flatMap { FoodWords($0.text).words })
        return line.words.allSatisfy { word in
            word.isMark || word.number != nil || word.time != nil || model.knows(word.text)
                || !taken.isDisjoint(with: FoodWords(word.text).words)
        }
    }

    /// Kinds of which a denial in the line may be the reason.
    private static let takingAway: Set<String> = [
        "search -", "without", "drop", "unfav", "pantry remove", "shop remove", "plan remove",
        "plan swap",
    ]

    /// What a template takes, each where it is found first; nil where one is missing.
    private func captures(for template: RuleTemplate) -> [RuleMatcher.Captured]? {
        var captured: [RuleMatcher.Captured] = []
        for part in template.commands.flatMap(\.parts) {
            guard case .capture(let capture, let index, let otherwise, _) = part else { continue }
            let taken = captured.filter { $0.capture == capture }.map(\.range.upperBound)
            if let range = range(of: capture, from: index > 0 ? taken.last ?? 0 : 0) {
                captured.append(RuleMatcher.Captured(capture: capture, range: range))
            } else if otherwise == nil {
                return nil
            }
        }
        return captured
    }

    private func range(of capture: RulePattern.Capture, from start: Int) -> Range<Int>? {
        switch capture {
        case .foods, .known, .items: foods(capture)
        case .reference:
            first { place in
                line.ends(of: .reference, at: place, in: all)
                    .first { line.words[place..<$0].contains { $0.number != nil } }
            }
        case .day, .days:
            first(from: start) { place in
                guard line.words[place].number == nil else { return nil }
                return line.ends(of: capture, at: place, in: all)
                    .first { line.words[place..<$0].contains { LineFeatures.isDay($0.text) } }
            }
        // `The best one` counts nothing.
        case .number:
            first { place in
                line.words[place].text == "one"
                    ? nil : line.ends(of: .number, at: place, in: all).first
            }
        default: first { line.ends(of: capture, at: $0, in: all).first }
        }
    }

    private var all: Range<Int> { 0..<line.words.count }

    private func first(from start: Int = 0, _ end: (Int) -> Int?) -> Range<Int>? {
        for place in all.dropFirst(start) {
            if let end = end(place) { return place..<end }
        }
        return nil
    }

    /// The part of the line in which most words are known foods.
    private func foods(_ capture: RulePattern.Capture) -> Range<Int>? {
        var best: (range: Range<Int>, known: Int)?
        var start = 0
        while start < line.words.count {
            let ends = line.ends(of: capture, at: start, in: all)
            guard let end = ends.first, let wish = line.wish(in: start..<end), wish.knownCount > 0,
                wish.unknownCount == 0
            else {
                start += 1
                continue
            }
            if wish.knownCount > best?.known ?? 0 { best = (start..<end, wish.knownCount) }
            start = end
        }
        return best?.range
    }

    /// Whether a number says how much there is of what a part begins with: `three sad carrots`.
    private func isAmount(_ place: Int, beside parts: [Range<Int>]) -> Bool {
        !line.words[place].isOrdinal
            && parts.contains { (place + 1...place + 3).contains($0.lowerBound) }
    }

    /// Whether the words outside some parts of the line tell nothing of their own.
    private func tellsNothing(besides parts: [Range<Int>], takesAway: Bool) -> Bool {
        line.words.indices.allSatisfy { place in
            let word = line.words[place]
            if parts.contains(where: { $0.contains(place) }) || word.isMark { return true }
            if word.number != nil, word.text != "one", !isAmount(place, beside: parts) {
                return false
            }
            if word.time != nil || word.isQuoted || word.isExcluded { return false }
            if NegationGuard.denials.contains(word.text) || word.text == "free" { return takesAway }
            if line.nameLengths[place] > 0 || line.qualifier(at: place) != nil { return false }
            let names = line.context.vocabulary
            if names.isFood(word.text), !names.isSort(word.text), !line.isDropped(place) {
                return false
            }
            if LineFeatures.isDay(word.text) { return false }
            return word.id != nil || !line.context.vocabulary.isKnown(word.text)
        }
    }
}
