import CZLib
import Foundation
import RecipeModel

/// An answer as a file of the cache: a mark, a check sum, a header in JSON, and the body as sent.
///
/// ```
/// recipe-answer 1 <check sum of all after this line, hex> <length of the header>\n
/// {"key": …, "address": …}<body>
/// ```
struct CachedAnswer {
    let key: String
    let answer: KeptAnswer

    private struct Header: Codable {
        var key: String
        var address: WebAddress
        var status: Int
        var mediaType: String?
        var charset: String?
        var fetchedAt: Int
        var etag: String?
        var lastModified: String?
    }

    /// An answer under its key.
    init(key: String, answer: KeptAnswer) {
        self.key = key
        self.answer = answer
    }

    /// Reads a file's bytes; nil when they are not as they were written.
    init?(_ bytes: [UInt8]) {
        guard let lineEnd = bytes.prefix(64).firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let words = bytes[..<lineEnd].split(separator: UInt8(ascii: " "))
            .map { String(decoding: $0, as: UTF8.self) }
        let content = bytes[(lineEnd + 1)...]
        guard words.count == 4, words[0] == "recipe-answer", words[1] == "1",
            words[2] == CachedAnswer.checkSum(content),
            let length = Int(words[3]), (0...content.count).contains(length),
            let header = try? JSONDecoder().decode(Header.self, from: Data(content.prefix(length)))
        else { return nil }
        key = header.key
        let document = FetchedDocument(
            address: header.address,
            status: header.status,
            mediaType: header.mediaType,
            charset: header.charset,
            body: Array(content.dropFirst(length)),
            fetchedAt: header.fetchedAt
        )
        answer = KeptAnswer(
            document: document,
            etag: header.etag,
            lastModified: header.lastModified
        )
    }

    /// The bytes of its file.
    func bytes() throws -> [UInt8] {
        let document = answer.document
        // The same answer has the same bytes, and so the same size.
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let header = try encoder.encode(
            Header(
                key: key,
                address: document.address,
                status: document.status,
                mediaType: document.mediaType,
                charset: document.charset,
                fetchedAt: document.fetchedAt,
                etag: answer.etag,
                lastModified: answer.lastModified
            )
        )
        let content = Array(header) + document.body
        let sum = CachedAnswer.checkSum(content[...])
        return Array("recipe-answer 1 \(sum) \(header.count)\n".utf8) + content
    }

    /// CRC-32, in hexadecimal digits.
    static func checkSum(_ bytes: ArraySlice<UInt8>) -> String {
        let sum = bytes.withUnsafeBytes { bytes in
            crc32_z(0, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
        }
        return String(sum, radix: 16)
    }
}
