import CZLib
import Foundation
import RecipeModel

/// Drawn pictures in files of the cache folder, beside the answers and held to the same size.
///
/// A file has a line with a mark, a check sum of all after the line and the length of the key; then
/// the key and the drawing.
package struct DiskDrawingCache: DrawingCache {
    /// The largest drawing that is read back, in bytes.
    private static let largestFile = 9 << 20

    private let folder: CacheFolder
    private let limit: @Sendable () -> Int

    /// A cache in a folder, which is made when something is kept.
    ///
    /// - Parameters:
    ///   - folder: The cache folder.
    ///   - limit: The size in bytes of the whole cache, at the moment; with 0 nothing is kept. What
    ///     is too much is removed by the `DiskAnswerCache` of the same folder.
    package init(folder: String, limit: @escaping @Sendable () -> Int) {
        self.folder = CacheFolder(path: folder + "/answers")
        self.limit = limit
    }

    /// What is kept under a key.
    package func drawing(for key: String) -> [UInt8]? {
        let name = CacheFolder.name(for: key, CacheFolder.drawing)
        guard limit() > 0,
            let bytes = folder.read(name, limit: DiskDrawingCache.largestFile),
            let lineEnd = bytes.prefix(64).firstIndex(of: UInt8(ascii: "\n"))
        else { return nil }
        let words = bytes[..<lineEnd].split(separator: UInt8(ascii: " "))
            .map { String(decoding: $0, as: UTF8.self) }
        let content = bytes[(lineEnd + 1)...]
        guard words.count == 4, words[0] == "recipe-drawing", words[1] == "1",
            words[2] == CachedAnswer.checkSum(content), let length = Int(words[3]),
            (0...content.count).contains(length)
        else {
            folder.remove(name)
            return nil
        }
        // Two keys may share a name.
        guard content.prefix(length).elementsEqual(key.utf8) else { return nil }
        folder.markUsed(name)
        return Array(content.dropFirst(length))
    }

    /// Keeps a drawing under a key, in place of an older one.
    package func keep(_ drawing: [UInt8], for key: String) {
        let content = Array(key.utf8) + drawing
        guard content.count < min(limit(), DiskDrawingCache.largestFile) else { return }
        let sum = CachedAnswer.checkSum(content[...])
        let head = "recipe-drawing 1 \(sum) \(key.utf8.count)\n"
        _ = folder.write(
            Array(head.utf8) + content,
            to: CacheFolder.name(for: key, CacheFolder.drawing)
        )
    }
}
