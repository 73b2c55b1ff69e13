import RecipeModel
import RecipeStore
import ShellCommands

extension BackupAccess {
    /// Backups of what lies on this machine.
    static func live(_ backup: KitchenBackup) -> BackupAccess {
        BackupAccess(
            current: { try await backup.current() },
            contents: { try await backup.contents(of: $0) },
            write: { try await backup.write(to: $0, withKeys: $1) },
            restore: { path, name, isMerging in
                isMerging
                    ? try await backup.merge(from: path, named: name)
                    : try await backup.restore(from: path, named: name)
            },
            turn: { try await backup.turn(undoing: $0, of: $1) }
        )
    }
}
