import Foundation
import RecipeModel

/// The files of a backup on their way to their places, and those that they took the place of.
///
/// A restore is one step although it is several files: they are first written whole into a folder
/// beside, `restore-staged`. The favorites' transaction, which names that folder, decides; after it
/// each file is exchanged for the one in its place, also by the next program where this one is
/// ended in between. `undo` exchanges them back.
struct RestoreStage {
    let places: RecipePlaces
    private var cookbook: DatabasePlaces { CookbookFile.places(in: places.data) }

    var folder: String { places.data + "/restore-staged" }
    /// The files that were there before, for `undo`.
    var before: String { places.data + "/restore-before" }
    private var doneMark: String { folder + "/exchanged" }

    var isThere: Bool { access(folder, F_OK) == 0 }

    /// Makes the empty folder.
    ///
    /// - Parameter backup: The backup as the cook names it.
    func begin(_ backup: String) throws {
        try? FileManager.default.removeItem(atPath: folder)
        try PrivateFolder.make(places.data)
        try PrivateFolder.make(folder)
        try note(LastRestore(backup: backup, isUndone: false), in: folder)
    }

    func drop() { try? FileManager.default.removeItem(atPath: folder) }

    /// Brings the staged files to their places, and what was there into the folder of before.
    ///
    /// Started again where it was ended: what was exchanged already is no longer staged.
    func finish() throws {
        guard isThere else { return }
        let names = staged()
        if access(before, F_OK) == 0, access(doneMark, F_OK) != 0 {
            try FileManager.default.removeItem(atPath: before)
        }
        try PrivateFolder.make(before)
        // From here on the folder of before is this restore's.
        if access(doneMark, F_OK) != 0 {
            if let text = try? String(contentsOfFile: folder + "/restore", encoding: .utf8) {
                try WholeFile.write(text.utf8, to: before + "/restore", access: .ownerOnly)
            }
            try WholeFile.write([], to: doneMark, access: .ownerOnly)
            try WholeFile.write(
                names.map(\.rawValue).joined(separator: "\n").utf8,
                to: before + "/names",
                access: .ownerOnly
            )
        }
        for name in names { try exchange(name, from: folder, keeping: before) }
        drop()
        try PrivateFolder.sync(places.data)
    }

    /// Exchanges what the last restore brought for what was there before it, or the other way round
    /// again; nothing where the last one was of another backup, or is undone or redone already.
    func turn(undoing: Bool, of backup: String) throws {
        guard lastRestore == LastRestore(backup: backup, isUndone: !undoing) else { return }
        let now = places.data + "/restore-turning"
        try? FileManager.default.removeItem(atPath: now)
        try PrivateFolder.make(now)
        let text = (try? String(contentsOfFile: before + "/names", encoding: .utf8)) ?? ""
        for name in text.split(separator: "\n").compactMap({ BackupParts.Name(rawValue: "\($0)") })
        {
            try exchange(name, from: before, keeping: now)
        }
        try WholeFile.write(text.utf8, to: now + "/names", access: .ownerOnly)
        try FileManager.default.removeItem(atPath: before)
        try systemCall { rename(now, before) }
        try note(LastRestore(backup: backup, isUndone: undoing), in: before)
    }

    /// What the folder of before belongs to.
    private struct LastRestore: Equatable {
        var backup: String
        var isUndone: Bool
    }

    private var lastRestore: LastRestore? {
        guard let text = try? String(contentsOfFile: before + "/restore", encoding: .utf8) else {
            return nil
        }
        return LastRestore(backup: String(text.dropFirst(2)), isUndone: text.hasPrefix("u"))
    }

    private func note(_ last: LastRestore, in folder: String) throws {
        let text = (last.isUndone ? "u " : "d ") + last.backup
        try WholeFile.write(text.utf8, to: folder + "/restore", access: .ownerOnly)
    }

    /// Forgets what was before the last restore.
    func forgetBefore() { try? FileManager.default.removeItem(atPath: before) }

    private func staged() -> [BackupParts.Name] {
        BackupParts.Name.allCases.filter { access("\(folder)/\($0.rawValue)", F_OK) == 0 }
    }

    private func place(of name: BackupParts.Name) -> String {
        switch name {
        case .cookbook: cookbook.database
        case .settings: places.configFile
        case .startupScript: places.startupScript
        case .keys: places.keyFile
        }
    }

    /// Moves what is in a file's place into one folder, and the file of another folder to its place;
    /// where that has none, none is there afterwards.
    private func exchange(
        _ name: BackupParts.Name,
        from folder: String,
        keeping old: String
    ) throws {
        let new = "\(folder)/\(name.rawValue)"
        let kept = "\(old)/\(name.rawValue)"
        let target = place(of: name)
        let move = {
            if access(target, F_OK) == 0 {
                for part in name == .cookbook ? ["-wal", "-shm", ""] : [""]
                where access(target + part, F_OK) == 0 {
                    try systemCall { rename(target + part, kept + part) }
                }
            }
            guard access(new, F_OK) == 0 else { return }
            for part in name == .cookbook ? ["-wal", "-shm"] : []
            where access(new + part, F_OK) == 0 {
                try systemCall { rename(new + part, target + part) }
            }
            try moveAcross(new, to: target)
        }
        switch name {
        case .cookbook:
            try FileLock(path: cookbook.lock, patience: 5_000).hold(.exclusive) {
                try move()
                DatabaseMark.leave(at: cookbook)
            }
        case .settings, .startupScript, .keys:
            try PrivateFolder.make(places.config)
            try move()
        }
    }

    /// Renames, or copies where the other place is on another disk.
    private func moveAcross(_ path: String, to target: String) throws {
        if rename(path, target) == 0 { return }
        guard errno == EXDEV else { throw SystemFailure.last }
        let bytes = try BoundedFile.read(path, limit: .max)
        try WholeFile.write(bytes, to: target, access: .ownerOnly)
        unlink(path)
    }
}
