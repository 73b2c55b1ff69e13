import KitchenLanguage
import MealPlan
import RecipeModel
import ShellAnswers

/// What is said of a plan that was brought in line with a server of the cook's own.
struct SyncWords {
    private let answer: SyncAnswer
    private let place: String
    private let days: PlanWords

    init(_ answer: SyncAnswer) {
        self.answer = answer
        place = answer.service.rawValue.clean
        days = PlanWords(today: answer.today)
    }

    /// What went where, then what didn't, a sentence each.
    var sentences: [String] {
        var lines: [String] = []
        let (taken, sent) = (
            answer.syncedChanges.filter(\.isTaken), answer.syncedChanges.filter { !$0.isTaken }
        )
        let would = answer.isRehearsal
        if !taken.isEmpty {
            let head = would ? "\(place) would change here" : "From \(place)"
            lines += [head + ":"] + taken.map { "  \(words($0))" }
        }
        if !sent.isEmpty {
            let head = would ? "Here would change on \(place)" : "To \(place)"
            lines += [head + ":"] + sent.map { "  \(words($0))" }
        }
        if taken.isEmpty, sent.isEmpty, answer.conflicts.isEmpty {
            lines.append("Plan, shopping list, log and stars are the same here and on \(place)")
        }
        let alone = sent.filter(\.isTitleAlone).compactMap { title(of: $0.thing) }
        if !alone.isEmpty {
            let them = alone.count == 1 ? "it" : "them"
            lines.append(
                "\(place) doesn't have \(PerformedActionWords.named(alone)), so only the title went there; "
                    + "'send' puts \(them) there"
            )
        }
        return lines + conflicts
    }

    /// What was changed on both sides, and how to decide it.
    private var conflicts: [String] {
        guard !answer.conflicts.isEmpty else { return [] }
        let lines = answer.conflicts.map { conflict in
            switch (conflict.here, conflict.there) {
            case (let here?, let there?):
                "  \(subject(here)): \(words(here)) here, \(words(there)) on \(place)"
            case (let here?, nil): "  \(subject(here)): \(words(here)) here, removed on \(place)"
            case (nil, let there?):
                "  \(subject(there)): removed here, \(words(there)) on \(place)"
            case (nil, nil): "  removed on both sides"
            }
        }
        return ["Changed here and on \(place), and left as it is:"] + lines + [
            "'sync --here' takes what is here, 'sync --there' what \(place) has"
        ]
    }

    private func words(_ syncedChange: SyncedChange) -> String {
        switch syncedChange.thing {
        case .cooked(let day, let title):
            let when = "cooked on \(days.short(day))"
            return syncedChange.isRemoval
                ? "\(title.clean), not \(when)" : "\(title.clean), \(when)"
        case .meal, .item, .stars:
            let name = subject(syncedChange.thing).isEmpty ? "" : "\(subject(syncedChange.thing)): "
            return syncedChange.isRemoval
                ? "\(name)\(words(syncedChange.thing)) removed"
                : "\(name)\(words(syncedChange.thing))"
        }
    }

    /// What a thing is, apart from what it says.
    private func subject(_ thing: SyncThing) -> String {
        switch thing {
        case .meal(let day, .dinner, _): days.short(day)
        case .meal(let day, let meal, _): "\(days.short(day)), \(meal.rawValue)"
        case .item: ""
        case .cooked(_, let title), .stars(let title, _): title.clean
        }
    }

    private func words(_ thing: SyncThing) -> String {
        switch thing {
        case .meal(_, _, let title): title.clean
        case .item(let text, let isDone): isDone ? "\(text.clean) (bought)" : text.clean
        case .cooked(let day, _): "cooked on \(days.short(day))"
        case .stars(_, let tenths?): PlanWords.stars(tenths)
        case .stars(_, nil): "no stars"
        }
    }

    private func title(of thing: SyncThing) -> String? {
        if case .meal(_, _, let title) = thing { title } else { nil }
    }
}
