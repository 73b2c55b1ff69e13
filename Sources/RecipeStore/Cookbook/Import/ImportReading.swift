import Dispatch
import RecipeModel
package import RecipeSearch
import Synchronization

/// A recipe of an import that is ready to be written.
package struct ImportedRecipe: Sendable {
    package var prepared: PreparedRecipe
    /// All that its file has of it, where the target asks for that.
    var document: RecipeDocument?
}

/// Recipes of an import that are ready to be written, with what could not be read among them.
struct ImportBatch: Sendable {
    var recipes: [ImportedRecipe] = []
    var faults: [ImportEntryError] = []
    var columns: [ImportResult.ReadColumns] = []
    /// Bytes gone through up to here, and all there are.
    var bytesDone = 0
    var bytes = 0
}

/// Reads the files of an import, a slab of entries at a time on all cores.
struct ImportReading {
    private let order: ImportOrder
    private let reader: any RecipeFileReading
    private let keepsOwnWords: Bool
    private let take: (ImportBatch) throws -> Void
    private let workers: [Worker]
    private var entries: [FileEntry] = []
    private var entryBytes = 0
    private var batch = ImportBatch()

    /// What one core works with. Sendable without the compiler's check because each worker is used
    /// by one iteration at a time.
    private final class Worker: @unchecked Sendable {
        private let memory = ReadingMemory()

        /// Reads a few entries.
        func share(
            of entries: ArraySlice<FileEntry>,
            _ reader: any RecipeFileReading,
            keepsOwnWords: Bool
        ) -> Share {
            var share = Share()
            for entry in entries {
                do throws(EntryError) {
                    let read = try reader.recipe(in: entry)
                    let document = read.document
                    let recipe = keepsOwnWords ? document.recipe : document.recipeWithOwnWords
                    share.recipes.append(
                        ImportedRecipe(
                            prepared: PreparedRecipe(recipe, memory: memory),
                            document: keepsOwnWords ? document : nil
                        )
                    )
                    if read.isShortened {
                        share.faults.append(ImportEntryError(place: entry.place, fault: .shortened))
                    }
                } catch {
                    share.faults.append(ImportEntryError(place: entry.place, fault: error))
                }
            }
            return share
        }
    }

    /// What a few entries, one after the other, came to.
    private struct Share {
        var recipes: [ImportedRecipe] = []
        var faults: [ImportEntryError] = []
    }

    /// How many recipes are written together.
    static let batchLength = 8_192
    private static let slabLength = 2_048
    private static let slabBytes = 8 << 20
    /// How many entries a core takes at a time, so that none waits long for another at the end.
    private static let shareLength = 64

    init(
        _ order: ImportOrder,
        reader: any RecipeFileReading,
        keepsOwnWords: Bool = false,
        take: @escaping (ImportBatch) throws -> Void
    ) {
        self.order = order
        self.reader = reader
        self.keepsOwnWords = keepsOwnWords
        self.take = take
        workers = (0..<max(1, min(ProcessorCount.online, 8))).map { _ in Worker() }
    }

    mutating func run() throws {
        let found = ImportFiles(order.paths)
        batch.bytes = found.files.reduce(0) { $0 + $1.size }
        batch.faults = found.faults
        var before = 0
        for (path, size) in found.files {
            do {
                try cut(FileSource(path.path), path, before: before)
            } catch let fault as EntryError {
                batch.faults.append(
                    ImportEntryError(place: EntryPlace(file: path.name), fault: fault)
                )
            }
            before += size
            batch.bytesDone = before
        }
        try readSlab()
        try pass()
    }

    private mutating func cut(
        _ source: FileSource,
        _ path: ImportOrder.Path,
        before: Int
    ) throws {
        try reader.cut(source, named: path.name, as: order.format) { content, place in
            switch content {
            case .fault(let fault, let entry):
                batch.faults.append(ImportEntryError(place: entry, fault: fault))
            case .columns(let columns, let entry):
                batch.columns.append(
                    ImportResult.ReadColumns(file: entry.file, columns: columns)
                )
            case .entry(let entry):
                entries.append(entry)
                entryBytes += entry.bytes.count
                batch.bytesDone = before + place
                if entries.count >= Self.slabLength || entryBytes >= Self.slabBytes {
                    try readSlab()
                }
            }
        }
    }

    /// Reads the entries so far on all cores; their order stays.
    private mutating func readSlab() throws {
        let entries = entries
        self.entries.removeAll(keepingCapacity: true)
        entryBytes = 0
        guard !entries.isEmpty else { return }
        let (reader, workers, keepsOwnWords) = (reader, workers, keepsOwnWords)
        let next = Atomic(0)
        let shares = Mutex<[Int: Share]>([:])
        DispatchQueue.concurrentPerform(iterations: workers.count) { number in
            while true {
                let start = next.wrappingAdd(Self.shareLength, ordering: .relaxed).oldValue
                guard start < entries.count else { return }
                let end = min(start + Self.shareLength, entries.count)
                let share = workers[number].share(
                    of: entries[start..<end],
                    reader,
                    keepsOwnWords: keepsOwnWords
                )
                shares.withLock { $0[start] = share }
            }
        }
        for (_, share) in shares.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
            batch.recipes += share.recipes
            batch.faults += share.faults
        }
        if batch.recipes.count >= Self.batchLength { try pass() }
    }

    private mutating func pass() throws {
        try take(batch)
        batch.recipes.removeAll()
        batch.faults.removeAll()
        batch.columns.removeAll()
    }
}
