import RecipeModel

@testable import ShellSession

// States, effects and reports as short texts, so that a test compares all of a state at once and a
// failure shows what differs. What is empty or nil is left out.

extension PagingReport {
    var text: String {
        switch self {
        case .arrived(let batch): batch.text
        case .ended(let skipped): (["ended"] + past(skipped)).joined(separator: " ")
        case .failed(let failure): "failed \(failure.text)"
        case .cancelled: "cancelled"
        }
    }
}

extension PagingError {
    var text: String {
        let range =
            pages.count == 1 ? "\(pages.lowerBound)" : "\(pages.lowerBound)-\(pages.upperBound)"
        return "\(range):\(failure.word)"
    }
}

extension PageBatch {
    var text: String {
        var parts = ["page \(page):"] + recipes.map(\.text)
        parts += past(skipped)
        if repeatsHidden > 0 { parts.append("repeats \(repeatsHidden)") }
        if takenOut > 0 { parts.append("out \(takenOut)") }
        if barrenPages > 0 { parts.append("barren \(barrenPages)") }
        if unusableEntries > 0 { parts.append("unusable \(unusableEntries)") }
        if let age { parts.append("age \(age)") }
        return parts.joined(separator: " ")
    }
}

extension NumberedRecipe {
    var text: String { number == 0 ? recipe.id.key : "\(number)\(recipe.id.key)" }
}

extension Paging {
    /// All of the state.
    var text: String {
        var parts = batches.map { "[\($0.text)]" } + past(skipped)
        if let total {
            switch total {
            case .exactly(let count): parts.append("total \(count)")
            case .moreThan(let count): parts.append("total \(count)+")
            }
        }
        if let failure { parts.append("failure \(failure.text)") }
        if let scan {
            parts.append("asking \(scan.cursor.number) \(scan.purpose)")
            if let met = scan.tally.text { parts.append("met (\(met))") }
        }
        if let untold = untold.text { parts.append("untold (\(untold))") }
        if let ahead {
            parts.append("ahead (\(ahead.report.text) next \(ahead.next.text))")
        }
        parts.append("next \(next.text)")
        return parts.joined(separator: " ")
    }
}

extension PageCursor? {
    var text: String { map { "\($0.number)" } ?? "none" }
}

extension ScanTally {
    var text: String? {
        var parts = past(bad.map(\.page))
        if badInARow > 0 { parts.append("row \(badInARow)") }
        if barrenPages > 0 { parts.append("barren \(barrenPages)") }
        if repeatsHidden > 0 { parts.append("repeats \(repeatsHidden)") }
        if takenOut > 0 { parts.append("out \(takenOut)") }
        if unusableEntries > 0 { parts.append("unusable \(unusableEntries)") }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}

private func past(_ pages: [SkippedPage]) -> [String] {
    guard !pages.isEmpty else { return [] }
    return ["past"] + pages.map { "\($0.page):\($0.failure?.word ?? "empty")" }
}
