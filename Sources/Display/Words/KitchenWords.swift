import KitchenLanguage
import RecipeModel
import ShellAnswers

/// What was done to the pantry, the shopping list and the cook's own words, in words.
enum KitchenWords {
    /// What a change did: `milk added to the pantry`.
    static func done(_ change: KeptChange) -> String {
        // Whoever was taken out has changed it too.
        change.kind == .household
            ? "household changed: \(names(change))"
            : "\(names(change)) \(words(of: change.kind))"
    }

    /// What is so again now that a change is undone: `milk removed from the pantry`.
    static func undone(_ change: KeptChange) -> String {
        let opposite: KeptChange.Kind
        switch change.kind {
        case .kept: opposite = .removed
        case .removed: opposite = .kept
        case .stocked: opposite = .unstocked
        case .unstocked: opposite = .stocked
        case .listed: opposite = .unlisted
        case .unlisted: opposite = .listed
        case .ticked: opposite = .unticked
        case .unticked: opposite = .ticked
        case .noted: opposite = .unnoted
        case .unnoted: opposite = .noted
        case .tagged: opposite = .untagged
        case .untagged: opposite = .tagged
        case .planned: opposite = .unplanned
        case .unplanned: opposite = .planned
        case .cooked: opposite = .uncooked
        case .uncooked: opposite = .cooked
        case .replanned: return "\(names(change)) planned as before"
        case .rated: return "\(names(change)) rated as before"
        case .household: return "the household is as it was before: \(names(change))"
        case .synced: return "as before 'sync' here: \(names(change))"
        case .created: opposite = .deleted
        case .deleted: opposite = .created
        case .refreshed: return "\(names(change)) as before the refresh"
        case .edited: return "\(names(change)) reads as before"
        case .restored: opposite = .restored
        case .originRemoved: return "recipes from \(names(change)) back in the cookbook"
        }
        return "\(names(change)) \(words(of: opposite))"
    }

    /// What a timer is called: by its number where the cook gave it no name.
    static func name(of timer: TimerRow) -> String {
        let name = timer.name.clean
        return name.allSatisfy(\.isNumber) ? "timer \(name)" : name
    }

    /// What is left of a timer: `04:10`, `04:10 paused`.
    static func time(left timer: TimerRow) -> String {
        TimerLength.clock(timer.left) + (timer.isPaused ? " paused" : "")
    }

    private static func names(_ change: KeptChange) -> String {
        // Leeks for two dishes are told once.
        var told: Set<String> = []
        let all = change.names.map(\.clean).filter { told.insert($0).inserted }
        // A person is named by what is said of them: `Mia: no nuts`.
        let names = all.filter { name in !all.contains { $0.hasPrefix(name + ": ") } }
        guard names.count > 4 else { return names.joined(separator: ", ") }
        return names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more"
    }

    private static func words(of kind: KeptChange.Kind) -> String {
        switch kind {
        case .kept: "added to favorites"
        case .removed: "removed from favorites"
        case .refreshed: "refreshed"
        case .stocked: "added to the pantry"
        case .unstocked: "removed from the pantry"
        case .listed: "added to the shopping list"
        case .unlisted: "removed from the shopping list"
        case .ticked: "ticked off"
        case .unticked: "back on the shopping list"
        case .noted: "has a note"
        case .unnoted: "has a note less"
        case .tagged: "tagged"
        case .untagged: "untagged"
        case .planned: "put on the plan"
        case .unplanned: "taken off the plan"
        case .replanned: "planned anew"
        case .cooked: "noted as cooked"
        case .uncooked: "no longer noted as cooked"
        case .rated: "rated"
        case .household: "noted for the household"
        case .synced: "brought in line"
        case .created: "added to the cookbook"
        case .edited: "changed"
        case .deleted: "deleted from the cookbook"
        case .originRemoved: "removed from the cookbook, with all its recipes"
        case .restored: "restored"
        }
    }
}
