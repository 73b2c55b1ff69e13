package import RecipeModel

/// Backups of all that the cook keeps.
package struct BackupAccess: Sendable {
    /// What is kept now. Throws `StoreError`.
    package var current: @Sendable () async throws -> BackupContents
    /// What a backup holds; nil for a file that is none. Throws `StoreError`.
    package var contents: @Sendable (_ path: String) async throws -> BackupContents?
    /// Copies all into a file, in place of one that is there. Throws `StoreError`.
    package var write: @Sendable (_ path: String, _ withKeys: Bool) async throws -> BackupContents
    /// Puts what a backup holds in place of what is kept, or adds it; nil for a file that is none.
    /// The name is the file's as the cook typed it. Throws `StoreError`.
    package var restore:
        @Sendable (_ path: String, _ name: String, _ isMerging: Bool) async throws ->
            RestoreOutcome?
    /// Brings back the files of before the last restore, or those of the restore again. Throws
    /// `StoreError`.
    package var turn: @Sendable (_ isUndoing: Bool, _ backup: String) async throws -> Void

    package init(
        current: @escaping @Sendable () async throws -> BackupContents,
        contents: @escaping @Sendable (String) async throws -> BackupContents?,
        write: @escaping @Sendable (String, Bool) async throws -> BackupContents,
        restore: @escaping @Sendable (String, String, Bool) async throws -> RestoreOutcome?,
        turn: @escaping @Sendable (Bool, String) async throws -> Void = { _, _ in }
    ) {
        self.current = current
        self.contents = contents
        self.write = write
        self.restore = restore
        self.turn = turn
    }

    /// Where nothing can be backed up.
    package static let none = BackupAccess(
        current: { BackupContents() },
        contents: { _ in nil },
        write: { _, _ in BackupContents() },
        restore: { _, _, _ in nil }
    )
}
