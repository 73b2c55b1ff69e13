import Foundation
import RecipeModel

/// A lock that is held for as long as this lives, also while a network is waited for.
///
/// The system gives it back when the process ends, however that comes about.
package final class HeldLock: Sendable {
    private let file: OpenFile

    /// Takes the lock of a file of its own, which is made where it is not.
    ///
    /// Throws `StoreError.busy` when another holds it for longer than `patience`, another
    /// `StoreError` where the file cannot be made, and `CancellationError`.
    package init(_ path: String, patience: Duration) async throws {
        let file: OpenFile
        do throws(SystemError) {
            try PrivateFolder.make(folder(ofPath: path))
            file = try OpenFile(path, O_RDWR | O_CREAT)
        } catch {
            throw StoreError.cannotWrite(path: path, code: error.code)
        }
        let end = ContinuousClock.now + patience
        while true {
            do throws(SystemError) {
                try FileLock.take(.exclusive, of: file, patience: 0)
                break
            } catch  where error.code != EWOULDBLOCK {
                throw StoreError.cannotWrite(path: path, code: error.code)
            } catch {
                guard ContinuousClock.now < end else { throw StoreError.busy(path: path) }
            }
            try await Task.sleep(for: .milliseconds(20))
        }
        self.file = file
    }
}
