import Foundation
import RecipeModel

/// Where a database lies in its folder, and the names of what may lie beside it.
struct DatabasePlaces {
    let folder: String
    /// The file's name without its ending.
    let name: String

    /// The file itself.
    var database: String { "\(folder)/\(name).sqlite" }
    /// The changes that SQLite did not carry into the file yet, where there are any.
    var log: String { database + "-wal" }
    /// Held shared while the file is written, and alone while it is made, brought up or replaced.
    var lock: String { "\(folder)/\(name).lock" }

    /// The file while it is made.
    var draft: String { database + "-new" }

    /// A free name for the copy that is made before a file is brought up from an older version.
    func copy(ofVersion version: Int, at time: Int) -> String {
        free("version-\(version)", at: time)
    }

    /// A free name with a date: `favorites-damaged-2026-05-12T101500Z.sqlite`.
    private func free(_ state: String, at time: Int) -> String {
        let date = CivilTime.iso8601(time).replacing(":", with: "")
        let names = sequence(first: 1) { $0 + 1 }.lazy.map { number in
            "\(folder)/\(name)-\(state)-\(date)\(number == 1 ? "" : "-\(number)").sqlite"
        }
        return names.first { FileIdentity(path: $0) == nil } ?? "\(database)-\(state)"
    }
}

// MARK: - Repair

extension DatabasePlaces {
    private var workshopPrefix: String { "\(name)-repair-" }

    /// Works on another file of the same name in a folder of its own, which is removed afterwards.
    func inWorkshop<Result>(_ body: (DatabasePlaces) throws -> Result) throws -> Result {
        let number = UInt64.random(in: 0 ... .max)
        let workshop = DatabasePlaces(folder: "\(folder)/\(workshopPrefix)\(number)", name: name)
        try PrivateFolder.make(workshop.folder)
        defer { try? FileManager.default.removeItem(atPath: workshop.folder) }
        return try body(workshop)
    }

    /// Removes what a shell left that was killed at work; the lock is held alone.
    func removeWorkshops() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix(workshopPrefix) {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    /// Copies a database with the changes that are still in its journal. The journal's index isn't
    /// copied: SQLite makes it anew.
    ///
    /// Throws `StoreError.disk` with the name of what cannot be read, and `SystemError` where
    /// the copy cannot be written.
    static func copy(_ database: String, to copy: String) throws {
        for part in ["", "-wal"] where FileIdentity(path: database + part) != nil {
            try copyFile(database + part, to: copy + part)
        }
    }

    /// Copies what is in a file, also where a link leads to it; only its owner may read the copy.
    private static func copyFile(_ path: String, to copy: String) throws {
        let target = try OpenFile(copy, O_WRONLY | O_CREAT | O_EXCL)
        var failure: SystemError?
        do {
            let source = try OpenFile(path, O_RDONLY)
            while failure == nil {
                let bytes = try source.read(upTo: 1 << 20)
                if bytes.isEmpty { break }
                do { try target.write(bytes) } catch { failure = error }
            }
        } catch {
            throw StoreError.disk(path: path, code: error.code)
        }
        if let failure { throw failure }
    }

    /// Gives the damaged file a name with its date and puts a new one in its place. Returns where
    /// the damaged file now is.
    func replaceDamaged(by new: String, at time: Int) throws -> String {
        let aside = free("damaged", at: time)
        for part in ["-shm", "-wal"] where FileIdentity(path: database + part) != nil {
            try systemCall { rename(database + part, aside + part) }
        }
        // A second name for the damaged file keeps a file in its place at every moment.
        if link(database, aside) != 0 { try systemCall { rename(database, aside) } }
        try systemCall { rename(new, database) }
        try PrivateFolder.sync(folder)
        return aside
    }
}
