import RecipeModel
import ShellAnswers

extension Answer {
    /// What is to be said beside it.
    var notes: [Note] {
        switch self {
        case .results(let answer):
            var notes = answer.skippedPages.map(Note.pageSkipped)
            notes += answer.failedParts.map { Note.partFailed($0.service, $0.failure) }
            if answer.unusableEntries > 0 { notes.append(.unusableEntries(answer.unusableEntries)) }
            if let age = answer.age { notes.append(.keptAnswer(age: age)) }
            if answer.loaded == 0, !answer.hasMore { notes.append(.nothingFound) }
            return notes
        case .favorites(let answer):
            if answer.rows.isEmpty, !answer.query.conditions.isEmpty { return [.nothingFound] }
            return answer.rows.isEmpty ? [] : [.numbersMeanFavorites]
        default:
            return []
        }
    }
}
