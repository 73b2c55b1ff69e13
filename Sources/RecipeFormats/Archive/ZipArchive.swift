import CZLib
import RecipeModel

/// The entries of a zip file, unpacked one at a time.
///
/// What an entry claims is never trusted: unpacking ends at the limit for entries.
struct ZipArchive {
    /// An entry as the archive's directory tells it.
    struct Entry {
        var name: String
        fileprivate var method: UInt16
        fileprivate var isEncrypted: Bool
        fileprivate var packedSize: Int
        fileprivate var offset: Int
    }

    /// The entries in the order of the directory, without folders.
    let entries: [Entry]
    /// Whether the directory has as many records as it should, folders among them.
    let isWhole: Bool
    private let source: any ByteSource

    /// How many records of the directory are looked at.
    private static let recordLimit = 1_000_000
    private static let directoryLimit = 256 << 20

    /// Reads the directory. Throws `EntryError.malformed`.
    init(_ source: any ByteSource, format: ImportFormat) throws(EntryError) {
        self.source = source
        // The end record is followed by a comment of up to 65,535 bytes.
        let tailLength = min(source.size, 65_557)
        let tail = try source.bytes(from: source.size - tailLength, upTo: tailLength)
        guard let end = Self.endRecord(in: tail) else { throw .malformed(format) }
        let count = Int(tail.number16(at: end + 10))
        let size = Int(tail.number32(at: end + 12))
        let offset = Int(tail.number32(at: end + 16))
        guard size <= Self.directoryLimit, offset + size <= source.size else {
            throw .malformed(format)
        }
        let directory = try source.bytes(from: offset, upTo: size)
        var entries: [Entry] = []
        var records = 0
        var place = 0
        while place + 46 <= directory.count, directory.number32(at: place) == 0x0201_4B50,
            records < Self.recordLimit
        {
            let nameLength = Int(directory.number16(at: place + 28))
            let rest =
                Int(directory.number16(at: place + 30)) + Int(directory.number16(at: place + 32))
            let nameEnd = place + 46 + nameLength
            guard nameEnd + rest <= directory.count else { throw .malformed(format) }
            let name = String(decoding: directory[(place + 46)..<nameEnd], as: UTF8.self)
            if !name.hasSuffix("/") {
                entries.append(
                    Entry(
                        name: name,
                        method: directory.number16(at: place + 10),
                        isEncrypted: directory.number16(at: place + 8) & 1 != 0,
                        packedSize: Int(directory.number32(at: place + 20)),
                        offset: Int(directory.number32(at: place + 42))
                    )
                )
            }
            records += 1
            place = nameEnd + rest
        }
        guard records <= count || count == 0xFFFF else { throw .malformed(format) }
        isWhole = records == count || count == 0xFFFF
        self.entries = entries
    }

    /// The bytes of an entry, unpacked. Throws `EntryError`.
    func bytes(of entry: Entry, format: ImportFormat) throws(EntryError) -> [UInt8] {
        let head = try source.bytes(from: entry.offset, upTo: 30)
        guard head.count == 30, head.number32(at: 0) == 0x0403_4B50, !entry.isEncrypted else {
            throw .malformed(format)
        }
        let start =
            entry.offset + 30 + Int(head.number16(at: 26)) + Int(head.number16(at: 28))
        guard entry.packedSize <= RecipeFileReader.entryLimit else { throw .tooLong }
        let packed = try source.bytes(from: start, upTo: entry.packedSize)
        guard packed.count == entry.packedSize else { throw .malformed(format) }
        switch entry.method {
        case 0: return packed
        case 8: return try Inflation.unpack(packed, .raw, format: format)
        default: throw .malformed(format)
        }
    }

    private static func endRecord(in tail: [UInt8]) -> Int? {
        guard tail.count >= 22 else { return nil }
        for place in stride(from: tail.count - 22, through: 0, by: -1)
        where tail.number32(at: place) == 0x0605_4B50 {
            return place
        }
        return nil
    }
}

/// Unpacks what zlib packed, up to the limit for entries.
enum Inflation {
    enum Wrapping: Int32 {
        /// As in a zip file.
        case raw = -15
        /// As in a gzip file.
        case gzip = 31
    }

    static func unpack(_ packed: [UInt8], _ wrapping: Wrapping, format: ImportFormat)
        throws(EntryError) -> [UInt8]
    {
        var stream = z_stream()
        guard
            inflateInit2_(
                &stream,
                wrapping.rawValue,
                ZLIB_VERSION,
                Int32(MemoryLayout<z_stream>.size)
            ) == Z_OK
        else { throw .malformed(format) }
        defer { inflateEnd(&stream) }
        var input = packed
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let chunkCount = chunk.count
        var status = Z_OK
        input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            while status == Z_OK, output.count <= RecipeFileReader.entryLimit {
                chunk.withUnsafeMutableBufferPointer { chunk in
                    stream.next_out = chunk.baseAddress
                    stream.avail_out = UInt32(chunk.count)
                    status = inflate(&stream, Z_NO_FLUSH)
                }
                output.append(contentsOf: chunk[..<(chunkCount - Int(stream.avail_out))])
                if stream.avail_in == 0, stream.avail_out > 0 { break }
            }
        }
        guard output.count <= RecipeFileReader.entryLimit else { throw .tooLong }
        guard status == Z_STREAM_END else { throw .malformed(format) }
        return output
    }
}

extension [UInt8] {
    fileprivate func number16(at place: Int) -> UInt16 {
        place + 2 <= count ? UInt16(self[place]) | UInt16(self[place + 1]) << 8 : 0
    }

    fileprivate func number32(at place: Int) -> UInt32 {
        UInt32(number16(at: place)) | UInt32(number16(at: place + 2)) << 16
    }
}
