/// A kind of thing that a cook keeps, and a backup holds: each stands for itself in it.
package enum BackupPart: String, CaseIterable, Hashable, Sendable {
    case favorites
    /// Own recipes and imports, and starters that the cook changed or deleted.
    case recipes
    case pantry, shopping, notes, tags
    /// The meals that are planned.
    case plan
    /// What was cooked when, and the cook's own stars.
    case cooked
    /// Who eats here, and what they don't eat.
    case household
    case settings
    /// The startup script.
    case startup
    /// The keys of services.
    case keys
}

/// What a cook keeps, or a backup holds, by kind.
package struct BackupContents: Hashable, Sendable {
    package var favorites = 0
    /// Own recipes and imports, and starters that the cook changed or deleted.
    package var recipes = 0
    package var pantry = 0
    package var shopping = 0
    package var notes = 0
    package var tags = 0
    /// Meals of the plan.
    package var plan = 0
    /// Meals that were cooked, and recipes that the cook rated.
    package var cooked = 0
    /// Rules of the household.
    package var household = 0
    package var hasSettings = false
    package var hasStartupScript = false
    package var hasKeys = false
    /// The parts of a backup that aren't as they were written; the counts are without them.
    package var damaged: Set<BackupPart> = []
    /// Whether a backup's checksums can't be read, so that nothing tells what is as it was written.
    package var isUnproven = false

    package init() {}

    /// Whether there is nothing that somebody would miss.
    package var isEmpty: Bool {
        var counts = self
        counts.damaged = []
        counts.isUnproven = false
        return counts == BackupContents()
    }

    /// Whether all of a backup is as it was written, as far as it tells.
    package var isWhole: Bool { damaged.isEmpty && !isUnproven }

    /// Leaves parts out.
    package mutating func remove(_ parts: Set<BackupPart>) {
        for part in parts {
            switch part {
            case .favorites: favorites = 0
            case .recipes: recipes = 0
            case .pantry: pantry = 0
            case .shopping: shopping = 0
            case .notes: notes = 0
            case .tags: tags = 0
            case .plan: plan = 0
            case .cooked: cooked = 0
            case .household: household = 0
            case .settings: hasSettings = false
            case .startup: hasStartupScript = false
            case .keys: hasKeys = false
            }
        }
    }
}

/// What a restore did.
package struct RestoreOutcome: Hashable, Sendable {
    /// What the backup holds.
    package var contents: BackupContents
    /// Whether anything is other than before.
    package var changes: Bool
    /// What was added, where it was merged; nil where everything was replaced.
    package var added: BackupContents?

    package init(contents: BackupContents, changes: Bool, added: BackupContents? = nil) {
        self.contents = contents
        self.changes = changes
        self.added = added
    }
}
