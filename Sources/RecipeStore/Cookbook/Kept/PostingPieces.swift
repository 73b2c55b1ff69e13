import KitchenLanguage
import RecipeSearch

/// A chunk of a term as rows.
///
/// Both databases keep four rows of this length in a page of 8 KiB; one that is longer goes to
/// pages of its own, which are never full and have to be looked for. So a chunk that is longer is
/// cut into pieces. Each has a place: the chunk's key, and above it how many pieces are before it.
enum PostingPieces {
    /// The most bytes of a piece.
    static let length = 1_980
    /// The most pieces of a chunk.
    static let most = (RecipeChunk.bitsLength + length - 1) / length

    /// The first place that no piece can have.
    static let placeLimit = most << keyBits

    private static let keyBits = 16

    /// The rows of a chunk in the order of its pieces; a chunk without recipes has one too.
    static func rows(of chunk: RecipeChunk, key: Int) -> [(place: Int, body: ArraySlice<UInt8>)] {
        let bytes = chunk.bytes
        let starts = bytes.isEmpty ? [0] : Array(stride(from: 0, to: bytes.count, by: length))
        return starts.enumerated().map { piece, start in
            (place(piece, of: key), bytes[start..<min(start + length, bytes.count)])
        }
    }

    /// The place of a piece.
    static func place(_ piece: Int, of key: Int) -> Int { piece << keyBits | key }

    /// The places of pieces that a chunk had and has no more.
    static func places(from count: Int, to earlier: Int, of key: Int) -> [Int] {
        (count..<max(count, earlier)).map { place($0, of: key) }
    }

    /// The key of the chunk that a place is of.
    static func key(of place: Int) -> Int { place & (1 << keyBits - 1) }

    /// Whether more pieces may follow one of so many bytes.
    static func mayGoOn(after count: Int) -> Bool { count >= length }
}

/// Puts chunks together from the rows of one term, which come in the order of their places.
struct PieceCollector {
    private var chunks: [(key: Int, bytes: [UInt8])] = []

    /// Takes the next row. Throws `DamagedRecord` for a place that no chunk can have.
    mutating func add(_ bytes: UnsafeRawBufferPointer, at place: Int) throws {
        guard place >= 0, place < PostingPieces.placeLimit else { throw DamagedRecord() }
        let key = PostingPieces.key(of: place)
        guard place != key else { return chunks.append((key, Array(bytes))) }
        let first = chunks.sortedPlace { $0.key < key }
        guard first < chunks.count, chunks[first].key == key else { throw DamagedRecord() }
        chunks[first].bytes += bytes
    }

    /// The recipes of all rows. Throws `DamagedRecord` where bytes are not a chunk.
    func term() throws -> IndexedTerm {
        var term = IndexedTerm()
        for (key, bytes) in chunks {
            guard let chunk = bytes.withUnsafeBytes({ RecipeChunk(bytes: $0) }) else {
                throw DamagedRecord()
            }
            term.append(chunk, key: key)
        }
        return term
    }
}
