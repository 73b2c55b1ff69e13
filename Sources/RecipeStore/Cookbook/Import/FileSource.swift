import Foundation
import RecipeModel

/// A regular file, read piece by piece.
final class FileSource: ByteSource {
    let size: Int
    private let file: OpenFile

    /// Opens a file. Throws `EntryError.unreadable`, also for what is not a regular file.
    init(_ path: String) throws(EntryError) {
        do throws(SystemError) {
            // A named pipe must not be waited for.
            file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
            let status = try file.status()
            guard status.isRegularFile else { throw SystemError(code: status.kindCode) }
            size = Int(status.st_size)
            // What the system makes up when it is read tells no size.
            if size == 0, try !file.read(from: 0, upTo: 1).isEmpty { throw SystemError(code: 0) }
        } catch {
            throw .unreadable(code: error.code)
        }
    }

    func bytes(from place: Int, upTo count: Int) throws(EntryError) -> [UInt8] {
        do throws(SystemError) {
            return try file.read(from: place, upTo: count)
        } catch {
            throw .unreadable(code: error.code)
        }
    }
}

/// The files that an import goes through: those named, and all in the folders named.
struct ImportFiles {
    /// The files in the order of their names, with the bytes that they have.
    private(set) var files: [(path: ImportOrder.Path, size: Int)] = []
    private(set) var faults: [ImportEntryError] = []

    /// How deep folders are gone into.
    private static let depthLimit = 16

    init(_ paths: [ImportOrder.Path]) {
        for path in paths { add(path, depth: 0) }
    }

    private mutating func add(_ path: ImportOrder.Path, depth: Int) {
        let status: stat
        do throws(SystemError) {
            status = try fileStatus(path: path.path)
        } catch {
            fault(path, code: error.code)
            return
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            files.append((path, Int(status.st_size)))
            return
        }
        guard depth < Self.depthLimit else { return }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path.path) else {
            fault(path, code: EACCES)
            return
        }
        let folder = path.name.hasSuffix("/") ? path.name : path.name + "/"
        for name in names.sorted() where name.first != "." {
            let inner = ImportOrder.Path(path: "\(path.path)/\(name)", name: folder + name)
            var status = stat()
            // A link in a folder may lead anywhere, also back into it.
            guard lstat(inner.path, &status) == 0 else { continue }
            let kind = status.st_mode & S_IFMT
            if kind == S_IFDIR || kind == S_IFREG, !Self.isBeside(name) {
                add(inner, depth: depth + 1)
            }
        }
    }

    /// Whether a file of a folder is a picture or the look of a page, which nobody misses.
    private static func isBeside(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        return endings.contains(name[dot...].dropFirst().lowercased())
    }

    private static let endings: Set<String> = [
        "jpg", "jpeg", "png", "gif", "webp", "avif", "heic", "svg", "bmp", "tif", "tiff", "ico",
        "css", "js", "woff", "woff2", "ttf", "mp4", "mov",
    ]

    private mutating func fault(_ path: ImportOrder.Path, code: Int32) {
        faults.append(
            ImportEntryError(place: EntryPlace(file: path.name), fault: .unreadable(code: code))
        )
    }
}
