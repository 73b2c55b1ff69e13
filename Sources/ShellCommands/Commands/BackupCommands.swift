package import Conversation
import RecipeModel
package import ShellAnswers

extension BackupCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "copy all that is kept into one file",
            details: [
                "Favorites with their pages and pictures, pantry, shopping list, notes and tags. "
                    + "Other shells may go on meanwhile. A file that is there stays as it is, unless "
                    + "--force is given."
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
        let path = surroundings.path(file, in: command.frame)
        guard command.value.replaces || surroundings.files.resolved(path) == nil else {
            throw WorldFailure(.alreadyThere(path: file))
        }
        guard let counts = try await surroundings.favorites.backUp(to: path) else {
            throw command.mistake(.reference(.noFavorites))
        }
        return .done(.backedUp(file: file, favorites: counts.all))
    }
}

extension RestoreCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "put what a backup holds in place of what is kept",
            details: [
                "At the prompt it asks first; elsewhere it wants --force. 'undo' brings back what was "
                    + "there before."
            ],
            examples: [
                "restore kitchen.sqlite": "after a question",
                "restore kitchen.sqlite --force": "without one",
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
            throw WorldFailure(.noInput(path: file, code: 2))
        }
        guard let counts = try await surroundings.favorites.counts(ofBackup: path) else {
            throw WorldFailure(.notABackup(path: file))
        }
        if !command.value.isSure {
            let now = try await surroundings.favorites.counts()
            let question =
                "Replace all you keep (favorites: \(now.all)) with the backup"
                + " (\(counts.all))? yes or no: "
            try await shell.confirm(
                question,
                elsewhere: "--force, for it replaces all that is kept",
                for: command
            )
        }
        guard let change = try await surroundings.favorites.restore(from: path, named: file) else {
            throw WorldFailure(.notABackup(path: file))
        }
        return .done(.restored(file: file, favorites: counts.all, changes: !change.names.isEmpty))
    }
}
