/// What a cook keeps, or a backup holds, by kind.
package struct BackupContents: Hashable, Sendable {
    package var favorites = 0
    /// Own recipes and imports, and starters that the cook changed or deleted.
    package var recipes = 0
    package var pantry = 0
    package var shopping = 0
    package var notes = 0
    package var tags = 0
    package var hasSettings = false
    package var hasStartupScript = false
    package var hasKeys = false

    package init() {}

    /// Whether there is nothing that somebody would miss.
    package var isEmpty: Bool { self == BackupContents() }
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
