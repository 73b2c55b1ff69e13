import Foundation
import KitchenLanguage

/// The files of the cache, each named by a hash of its key.
///
/// Every file is written whole under a new name and then gets its own, and is removed at once, so
/// any number of shells can use the folder without a lock, and a file that is damaged or gone is
/// one answer lost. A file's date of change is when it was used last.
struct CacheFolder {
    let path: String

    /// What the name of a drawn picture's file ends with.
    static let drawing = "drawing"

    /// A file of the folder that holds an answer or a drawing.
    struct Item {
        let name: String
        let size: Int
        /// In nanoseconds since 1970.
        let usedAt: Int64
    }

    /// The name of a key's file: 128 bits of FNV-1a, and what it is.
    static func name(for key: String, _ suffix: String = "answer") -> String {
        var (first, second) = (FNV1a(), FNV1a())
        second.value = 0x9AE1_6A3B_2F90_404F
        for byte in key.utf8 {
            first.add(byte)
            second.add(byte)
            second.value = second.value &* 31 &+ first.value
        }
        return first.digits + second.digits + "." + suffix
    }

    /// The bytes of a file; nil where it cannot be read.
    func read(_ name: String, limit: Int) -> [UInt8]? {
        try? BoundedFile.read(path + "/" + name, limit: limit)
    }

    /// Writes a file whole, and tells whether it could be.
    func write(_ bytes: [UInt8], to name: String) -> Bool {
        do {
            try PrivateFolder.make(path)
            let beside = "\(path)/\(UInt64.random(in: 0 ... .max)).new"
            do {
                // It need not outlive a power cut, so the disk is not waited for.
                try OpenFile(beside, O_WRONLY | O_CREAT | O_EXCL).write(bytes)
                touch(beside)
                try systemCall { rename(beside, path + "/" + name) }
            } catch {
                unlink(beside)
                throw error
            }
            return true
        } catch {
            return false
        }
    }

    /// Notes that a file was used now.
    func markUsed(_ name: String) { touch(path + "/" + name) }

    /// Removes a file, if it is there.
    func remove(_ name: String) { unlink(path + "/" + name) }

    /// Removes all files of the cache, and nothing that is not its own.
    func removeAll() {
        for name in names
        where [".answer", ".drawing", ".refusal", ".new"].contains(where: name.hasSuffix) {
            remove(name)
        }
    }

    /// All answers and drawings. What was left half-written by a shell that died is removed.
    func items() -> [Item] {
        names.compactMap { name in
            guard let status = try? fileStatus(path: path + "/" + name), status.isRegularFile else {
                return nil
            }
            let usedAt = status.changedAt
            if name.hasSuffix(".new"), usedAt.tv_sec < time(nil) - 3_600 { remove(name) }
            guard name.hasSuffix(".answer") || name.hasSuffix(".drawing") else { return nil }
            return Item(
                name: name,
                size: Int(status.st_size),
                usedAt: Int64(usedAt.tv_sec) * 1_000_000_000 + Int64(usedAt.tv_nsec)
            )
        }
    }

    private var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }

    /// The system's own clock for files ticks too slowly to tell which of two came first.
    private func touch(_ path: String) {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        utimensat(AT_FDCWD, path, [now, now], 0)
    }
}
