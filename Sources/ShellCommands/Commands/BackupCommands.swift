package import Conversation
import RecipeModel
package import ShellAnswers
import ShellSession

extension BackupCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "copy all that is yours into one file",
            details: [
                "Favorites with their pages and pictures, your own recipes and imports, pantry, "
                    + "shopping list, notes, tags, settings and the startup script; keys of services "
                    + "only with --keys. A cookbook that you share on PostgreSQL and copies of your "
                    + "own servers are not in it.",
                "Other shells may go on meanwhile. A file that is there stays as it is, unless "
                    + "--force is given.",
            ],
            examples: [
                "backup kitchen.sqlite": "everything, in one file",
                "backup ~/kitchen.sqlite --force": "in place of the one from last week",
                "restore kitchen.sqlite": "back again",
            ],
            errors: [.cannotCreate, .disk, .notAllowed]
        )
    }

    package static func answer(
        to command: Invocation<BackupCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let surroundings = shell.surroundings
        let file = command.value.file
        let path = surroundings.path(toWrite: file)
        guard command.value.replaces || surroundings.files.resolved(path) == nil else {
            throw WorldError(.alreadyThere(path: file))
        }
        let keeps = try await surroundings.backups.current()
        let contents = try await surroundings.backups.write(path, command.value.withKeys)
        var left: Set<BackupGap> = []
        if keeps.hasKeys, !contents.hasKeys { left.insert(.keys) }
        if shell.settings.address(of: .cookbook) != nil { left.insert(.sharedCookbook) }
        if await !shell.copies().isEmpty { left.insert(.copies) }
        return .done(.backedUp(file: file, contents, without: left))
    }
}

extension RestoreCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "put what a backup holds in place of what is kept",
            details: [
                "Where there is something to replace, it says what, and asks at the prompt; elsewhere "
                    + "that wants --force. Own recipes, settings, startup script and keys stay where "
                    + "the backup has none. 'undo' brings back what was there before.",
                "--merge adds what isn't here, and replaces and deletes nothing; 'undo' takes out again "
                    + "what it added, but for recipes of the cookbook.",
                "A backup has a checksum of each of its parts. One in which something has changed "
                    + "since is refused, and what is damaged in it is said. --damaged restores the "
                    + "rest of it; what is damaged stays as it is here.",
            ],
            examples: [
                "restore kitchen.sqlite": "after a question",
                "restore kitchen.sqlite --merge": "only what is missing here",
                "undo": "as it was before",
            ],
            errors: [.noInput, .badData, .cannotCreate, .disk, .notAllowed]
        )
    }

    package static func answer(
        to command: Invocation<RestoreCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let surroundings = shell.surroundings
        let file = command.value.file
        let path = surroundings.path(file, in: command.frame)
        guard surroundings.files.resolved(path) != nil else {
            throw WorldError(.noInput(path: file, code: 2))
        }
        guard let contents = try await surroundings.backups.contents(path) else {
            throw WorldError(.notABackup(path: file))
        }
        // Nothing takes the place of what is here where nothing of the backup is whole.
        guard contents.isWhole || command.value.takesDamaged && !contents.isEmpty else {
            throw WorldError(.damagedBackup(path: file, contents))
        }
        if !command.value.isSure, !command.value.merges {
            let replaced = try await surroundings.backups.current().replaced(by: contents)
            if !replaced.isEmpty {
                let words = replaced.inWords
                try await shell.confirm(
                    "This replaces \(words).\nThe backup has \(contents.inWords).\nRestore it? yes or no: ",
                    elsewhere: "--force, for it replaces \(words)",
                    for: command
                )
            }
        }
        guard
            let outcome = try await surroundings.backups.restore(path, file, command.value.merges)
        else { throw WorldError(.notABackup(path: file)) }
        await shell.followCookbook()
        return .done(.restored(file: file, outcome))
    }
}

extension BackupContents {
    /// What of this a backup would replace.
    fileprivate func replaced(by backup: BackupContents) -> BackupContents {
        var replaced = self
        replaced.remove(backup.damaged)
        if backup.recipes == 0 { replaced.recipes = 0 }
        replaced.hasSettings = hasSettings && backup.hasSettings
        replaced.hasStartupScript = hasStartupScript && backup.hasStartupScript
        replaced.hasKeys = hasKeys && backup.hasKeys
        return replaced
    }
}
