import Dispatch
import Foundation
package import RecipeModel
import RecipeSearch
import Synchronization

/// Brings the recipes of files into a cookbook.
///
/// A file is read piece by piece, a few thousand entries at a time: they are read and made ready on
/// all cores while those before are written. What is told to be in is on the disk.
package struct RecipeImport: Sendable {
    private let target: ImportTarget
    private let reader: any RecipeFileReading

    /// Imports into a cookbook or the favorites.
    package init(into target: ImportTarget, reader: any RecipeFileReading) {
        self.target = target
        self.reader = reader
    }

    /// How many of the faults are told one by one.
    package static let faultLimit = 1_000

    /// Imports what is ordered.
    ///
    /// - Parameters:
    ///   - report: Told each entry that could not be read, or of which something was cut.
    ///   - progress: Told how far it is.
    package func run(
        _ order: ImportOrder,
        report: @escaping @Sendable (ImportEntryError) -> Void = { _ in },
        progress: @escaping @Sendable (ImportProgress) -> Void
    ) async throws -> ImportResult {
        let start = ContinuousClock.now
        var done = ImportProgress()
        var faults: [ImportEntryError] = []
        var shortened: [EntryPlace] = []
        var columns: [ImportResult.ReadColumns] = []
        var isStopped = false
        // One batch is made ready while the one before is written.
        let gate = DispatchSemaphore(value: 1)
        do {
            for try await batch in batches(of: order, through: gate) {
                defer { gate.signal() }
                done.bytes = batch.bytes
                for fault in batch.faults {
                    report(fault)
                    if fault.fault == .shortened {
                        done.shortened += 1
                        if shortened.count < Self.faultLimit { shortened.append(fault.place) }
                    } else {
                        done.faults += 1
                        if faults.count < Self.faultLimit { faults.append(fault) }
                    }
                }
                columns += batch.columns
                if !batch.recipes.isEmpty {
                    try Task.checkCancellation()
                    let addition = try await target.add(
                        batch.recipes,
                        order.origin,
                        order.isRehearsal
                    )
                    done.added += addition.added
                    done.doubles += addition.doubles
                }
                done.bytesDone = batch.bytesDone
                done.milliseconds = Self.milliseconds(since: start)
                progress(done)
            }
            // Also where nothing is new: an import that was ended may have left it undone.
            if !order.isRehearsal {
                let all = done
                try await target.settle { settled in
                    var now = all
                    now.settled = settled
                    now.milliseconds = Self.milliseconds(since: start)
                    progress(now)
                    return !Task.isCancelled
                }
            }
        } catch is CancellationError {
            isStopped = true
        }
        if Task.isCancelled { isStopped = true }
        done.milliseconds = Self.milliseconds(since: start)
        var result = ImportResult(
            progress: done,
            faults: faults,
            shortened: shortened,
            isStopped: isStopped
        )
        result.columns = columns
        return result
    }

    private static func milliseconds(since start: ContinuousClock.Instant) -> Int {
        let parts = (ContinuousClock.now - start).components
        return Int(parts.seconds) * 1_000 + Int(parts.attoseconds / 1_000_000_000_000_000)
    }

    /// The batches of an import, read on a thread of their own.
    private func batches(
        of order: ImportOrder,
        through gate: DispatchSemaphore
    ) -> AsyncThrowingStream<ImportBatch, any Error> {
        let (reader, keepsOwnWords) = (reader, target.keepsOwnWords)
        return AsyncThrowingStream { stream in
            let isOver = ImportEnd()
            stream.onTermination = { _ in
                isOver.set()
                gate.signal()
            }
            DispatchQueue(label: "recipe.import").async {
                var reading = ImportReading(
                    order,
                    reader: reader,
                    keepsOwnWords: keepsOwnWords
                ) { batch in
                    gate.wait()
                    if isOver.isSet { throw CancellationError() }
                    stream.yield(batch)
                }
                do {
                    try reading.run()
                    stream.finish()
                } catch {
                    stream.finish(throwing: error)
                }
            }
        }
    }
}

/// Whether nobody waits for batches any more.
private final class ImportEnd: Sendable {
    private let state = Mutex(false)

    var isSet: Bool { state.withLock { $0 } }
    func set() { state.withLock { $0 = true } }
}
