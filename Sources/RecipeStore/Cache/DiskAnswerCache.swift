import Foundation
import KitchenLanguage
package import RecipeModel

/// Answers, pages and pictures in files of the cache folder, held to a size.
///
/// Files named by a hash were chosen over a database: nothing here is worth a lock, a damaged file
/// loses one answer, and the folder can be deleted while a shell runs. What was used longest ago
/// goes first. With a size of 0 bytes the folder is emptied and nothing is written to it.
package actor DiskAnswerCache: AnswerCache {
    /// Runs on a queue of its own, for files make it wait.
    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    /// The largest answer that is read back, in bytes: a page of 16 MiB with its header.
    private static let largestFile = 17 << 20

    private let executor = QueueExecutor(label: "recipe.cache")
    private let folder: CacheFolder
    private var limit: Int
    /// What the folder held when it was last looked through, and what was written since.
    private var measured: (bytes: Int, writtenSince: Int)?
    /// Refusals of this run, which are known also where nothing can be written.
    private var refusals: [String: Int] = [:]
    private var wasEmptied = false

    /// A cache in a folder, which is made when something is kept.
    ///
    /// - Parameters:
    ///   - folder: The cache folder; only this cache writes to it.
    ///   - limit: The size in bytes that all answers together are held to.
    package init(folder: String, limit: Int) {
        self.folder = CacheFolder(path: folder + "/answers")
        self.limit = max(0, limit)
    }

    /// Changes the size that the cache is held to; what is too much goes at once.
    package func setLimit(_ bytes: Int) {
        limit = max(0, bytes)
        wasEmptied = false
        makeRoom()
    }

    /// How much is kept now, by all shells together.
    package func usage() -> CacheUsage {
        let items = folder.items()
        return CacheUsage(
            entries: items.count,
            bytes: items.reduce(0) { $0 + $1.size },
            limit: limit
        )
    }

    /// What is kept under a key.
    package func answer(for key: String) -> KeptAnswer? {
        guard keepsAnything() else { return nil }
        let name = CacheFolder.name(for: key)
        guard let bytes = folder.read(name, limit: DiskAnswerCache.largestFile) else { return nil }
        guard let cached = CachedAnswer(bytes) else {
            folder.remove(name)
            return nil
        }
        // Two keys may share a name.
        guard cached.key == key else { return nil }
        folder.markUsed(name)
        return cached.answer
    }

    /// Keeps an answer under a key, in place of an older one.
    package func keep(_ answer: KeptAnswer, for key: String) {
        guard keepsAnything() else { return }
        let name = CacheFolder.name(for: key)
        guard let bytes = try? CachedAnswer(key: key, answer: answer).bytes(),
            bytes.count <= min(limit, DiskAnswerCache.largestFile)
        else {
            folder.remove(name)
            return
        }
        if folder.write(bytes, to: name) { noteWritten(bytes.count) }
    }

    /// Forgets what is kept under a key.
    package func forget(_ key: String) { folder.remove(CacheFolder.name(for: key)) }

    /// Until when a service refuses to serve, in seconds since 1970; the name says which one, and for which key.
    package func refusal(by name: String) -> Int? {
        let file = CacheFolder.name(for: name, "refusal")
        let kept = folder.read(file, limit: 64).flatMap { bytes in
            Int(String(decoding: bytes, as: UTF8.self).trimmingWhitespace())
        }
        return kept ?? refusals[name]
    }

    /// Remembers until when somebody refuses; nil when it is over.
    ///
    /// With a size of 0 bytes it is remembered only while this program runs.
    package func setRefusal(by name: String, until time: Int?) {
        let file = CacheFolder.name(for: name, "refusal")
        refusals[name] = time
        if let time, keepsAnything() {
            _ = folder.write(Array("\(time)\n".utf8), to: file)
        } else {
            folder.remove(file)
        }
    }
}

extension DiskAnswerCache {
    /// Whether the cache may hold something; empties it once where it may not.
    private func keepsAnything() -> Bool {
        if limit > 0 { return true }
        if !wasEmptied { makeRoom() }
        return false
    }

    /// Counts what was written, and looks through the folder before the limit can be passed.
    ///
    /// Other shells write too, so it is looked through at every sixteenth of the limit as well.
    private func noteWritten(_ bytes: Int) {
        if let before = measured {
            let written = before.writtenSince + bytes
            measured = (before.bytes, written)
            if before.bytes + written <= limit, written <= limit / 16 { return }
        }
        makeRoom()
    }

    /// Removes what was used longest ago until a tenth of the limit is free, if it was passed.
    private func makeRoom() {
        wasEmptied = limit == 0
        if limit == 0 {
            folder.removeAll()
            measured = nil
            return
        }
        let items = folder.items()
        var bytes = items.reduce(0) { $0 + $1.size }
        if bytes > limit {
            for item in items.sorted(by: { $0.usedAt < $1.usedAt }) {
                if bytes <= limit - limit / 10 { break }
                folder.remove(item.name)
                bytes -= item.size
            }
        }
        measured = (bytes, 0)
    }
}
