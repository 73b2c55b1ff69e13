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
    private var cookbook: DatabasePlaces {
        DatabasePlaces(folder: places.data, name: DatabaseSchema.cookbook.name)
    }

    var folder: String { places.data + "/restore-staged" }
    /// The files that were there before, for `undo`.
    var before: String { places.data + "/restore-before" }
    /// What was exchanged so far while the last restore is undone or redone.
    private var turning: String { places.data + "/restore-turning" }
    private var doneMark: String { folder + "/exchanged" }

    /// Whether something was begun and not ended, by this program or one before it.
    var isThere: Bool { access(folder, F_OK) == 0 || access(turning, F_OK) == 0 }

    /// Keeps others away until it is let go; nil where others have it for longer than the patience.
    func lock(patience: Int) throws -> RestoreLock? {
        try PrivateFolder.make(places.data)
        do {
            return try RestoreLock(path: places.data + "/restore.lock", patience: patience)
        } catch let error as SystemError where error.code == EWOULDBLOCK {
            return nil
        }
    }

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

    /// Leaves a staged file out.
    func remove(_ name: BackupParts.Name) {
        for part in ["", "-wal", "-shm"] { unlink("\(folder)/\(name.rawValue)\(part)") }
    }

    /// Brings the staged files to their places, and what was there into the folder of before.
    ///
    /// Started again where it was ended: what was exchanged already is no longer staged.
    func finish() throws {
        guard access(folder, F_OK) == 0 else { return }
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
            try write(names, to: before + "/names")
        }
        for name in names { try exchange(name, from: folder, keeping: before) }
        drop()
        try PrivateFolder.sync(places.data)
    }

    /// Exchanges what the last restore brought for what was there before it, or the other way round
    /// again; nothing where the last one was of another backup, or is undone or redone already.
    func turn(undoing: Bool, of backup: String) throws {
        try finishTurn()
        guard lastRestore == LastRestore(backup: backup, isUndone: !undoing) else { return }
        let names = names(in: before, "names")
        let back = names.filter { access("\(before)/\($0.rawValue)", F_OK) == 0 }
        try PrivateFolder.make(turning)
        try note(LastRestore(backup: backup, isUndone: undoing), in: turning)
        try write(names, to: turning + "/names")
        // With its last file the exchange is decided, and is ended by whoever comes next.
        try write(back, to: turning + "/back")
        try finishTurn()
    }

    /// Ends an exchange that was begun, and forgets one that was only prepared.
    func finishTurn() throws {
        guard access(turning, F_OK) == 0 else { return }
        guard access(turning + "/back", F_OK) == 0 else {
            return try FileManager.default.removeItem(atPath: turning)
        }
        if access(before, F_OK) == 0 {
            let back = names(in: turning, "back")
            for name in names(in: turning, "names") {
                // What came back already is no longer there.
                if back.contains(name), access("\(before)/\(name.rawValue)", F_OK) != 0 { continue }
                try exchange(name, from: before, keeping: turning)
            }
            try FileManager.default.removeItem(atPath: before)
        }
        unlink(turning + "/back")
        try systemCall { rename(turning, before) }
        try PrivateFolder.sync(places.data)
    }

    private func names(in folder: String, _ list: String) -> [BackupParts.Name] {
        let text = (try? String(contentsOfFile: "\(folder)/\(list)", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { BackupParts.Name(rawValue: "\($0)") }
    }

    private func write(_ names: [BackupParts.Name], to path: String) throws {
        let text = names.map(\.rawValue).joined(separator: "\n")
        try WholeFile.write(text.utf8, to: path, access: .ownerOnly)
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
        switch name {
        case .cookbook:
            try FileLock(path: cookbook.lock, patience: 5_000).hold(.exclusive) {
                try moveDatabase(target, to: kept)
                try moveDatabase(new, to: target)
                DatabaseMark.leave(at: cookbook)
            }
        case .settings, .startupScript, .keys:
            try PrivateFolder.make(places.config)
            // Copied, for the folder may be on another disk and the file a link.
            if access(target, F_OK) == 0, access(kept, F_OK) != 0 { try copy(target, to: kept) }
            if access(new, F_OK) == 0 {
                try copy(new, to: target)
                unlink(new)
            } else {
                unlink(target)
            }
        }
    }

    /// Moves a database with what is beside it, the file itself last; nothing where there is none.
    private func moveDatabase(_ path: String, to target: String) throws {
        guard access(path, F_OK) == 0 else { return }
        for part in ["-wal", "-shm", ""] where access(path + part, F_OK) == 0 {
            try systemCall { rename(path + part, target + part) }
        }
    }

    private func copy(_ path: String, to target: String) throws {
        let bytes = try BoundedFile.read(path, limit: .max)
        try WholeFile.write(bytes, to: target, access: .ownerOnly)
    }
}

/// That a program restores, so that no other one takes its files for left ones. The system gives it
/// back when the program ends, however that comes about.
final class RestoreLock {
    private let file: OpenFile

    init(path: String, patience: Int) throws {
        file = try OpenFile(path, O_RDWR | O_CREAT)
        try FileLock.take(.exclusive, of: file, patience: patience)
    }
}
