import Foundation
import GRDB
import KitchenLanguage
import RecipeSearch

/// Postings of many recipes that came together, in blocks by the first bits of their terms.
///
/// A row for each term would cost an import most of its time. These take 256 rows, are searched like
/// the others, and `settle` brings them into the table of postings, each row written once.
struct PostingBlocks {
    /// How many blocks there are of each addition.
    static let count = 256

    /// The block that a term is in.
    static func block(of term: UInt64) -> Int { Int(term >> 56) }

    private var table = NumberTable()
    private var terms: [UInt64] { table.numbers }
    /// For each term the number that came last.
    private var last: [UInt32] = []
    private var pairs: [(term: UInt32, number: UInt32)] = []

    /// Adds a recipe; its number is above those before. A term may be among its terms twice.
    mutating func add(_ number: UInt32, to terms: [UInt64]) {
        for term in terms {
            let (place, isNew) = table.insert(term)
            if isNew {
                last.append(number)
            } else if last[place] == number {
                continue
            } else {
                last[place] = number
            }
            pairs.append((UInt32(place), number))
        }
    }

    /// The terms in rising order with the numbers of each.
    func forEachTerm(_ body: (UInt64, ArraySlice<UInt32>) throws -> Void) rethrows {
        let terms = terms
        var starts = [Int](repeating: 0, count: terms.count + 1)
        for pair in pairs { starts[Int(pair.term) + 1] += 1 }
        for place in terms.indices { starts[place + 1] += starts[place] }
        var next = starts
        var numbers = [UInt32](repeating: 0, count: pairs.count)
        for pair in pairs {
            numbers[next[Int(pair.term)]] = pair.number
            next[Int(pair.term)] += 1
        }
        for place in terms.indices.sorted(by: { terms[$0] < terms[$1] }) {
            try body(terms[place], numbers[starts[place]..<starts[place + 1]])
        }
    }

    /// The bodies of the blocks.
    func bodies() -> [[UInt8]] {
        var blocks = [BlockWriter](repeating: BlockWriter(), count: Self.count)
        forEachTerm { term, numbers in blocks[Self.block(of: term)].add(term, numbers) }
        return blocks.map(\.bytes)
    }
}

/// Writes a block: how many terms there are; for each its number and where its list ends; the lists.
/// All numbers have their lowest byte first.
private struct BlockWriter {
    private var heads: [(term: UInt64, end: UInt32)] = []
    private var numbers: [UInt32] = []

    mutating func add(_ term: UInt64, _ list: ArraySlice<UInt32>) {
        numbers.append(contentsOf: list)
        heads.append((term, UInt32(numbers.count)))
    }

    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 + heads.count * 12 + numbers.count * 4)
        func append(_ value: some FixedWidthInteger) {
            withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
        }
        append(UInt32(heads.count))
        for head in heads { append(head.term) }
        for head in heads { append(head.end) }
        numbers.withUnsafeBytes { bytes.append(contentsOf: $0) }
        return bytes
    }
}

/// A block that was kept.
struct PostingBlock {
    private let bytes: Data
    let count: Int

    /// Throws `DamagedRecord` where the bytes are not a block.
    init(_ bytes: Data) throws {
        self.bytes = bytes
        guard bytes.count >= 4 else { throw DamagedRecord() }
        count = Int(bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) })
        guard bytes.count >= 4 + count * 12 else { throw DamagedRecord() }
        let last = count == 0 ? 0 : end(count - 1)
        guard bytes.count == 4 + count * 12 + last * 4 else { throw DamagedRecord() }
    }

    func term(_ place: Int) -> UInt64 {
        bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 4 + place * 8, as: UInt64.self) }
    }

    private func end(_ place: Int) -> Int {
        Int(
            bytes.withUnsafeBytes {
                $0.loadUnaligned(fromByteOffset: 4 + count * 8 + place * 4, as: UInt32.self)
            }
        )
    }

    /// The numbers of a term's place.
    func numbers(_ place: Int) throws -> [UInt32] {
        let (start, end) = (place == 0 ? 0 : end(place - 1), end(place))
        guard start <= end, 4 + count * 12 + end * 4 <= bytes.count else { throw DamagedRecord() }
        return bytes.withUnsafeBytes { bytes in
            (start..<end).map {
                bytes.loadUnaligned(fromByteOffset: 4 + count * 12 + $0 * 4, as: UInt32.self)
            }
        }
    }

    /// What blocks hold together, the earlier ones first: for each term its chunks, in rising order.
    static func joined(_ blocks: [PostingBlock]) throws -> [PostingChange] {
        var entries: [(term: UInt64, block: Int, place: Int)] = []
        for (number, block) in blocks.enumerated() {
            for place in 0..<block.count { entries.append((block.term(place), number, place)) }
        }
        entries.sort { ($0.term, $0.block) < ($1.term, $1.block) }
        var changes: [PostingChange] = []
        var start = 0
        while start < entries.count {
            let term = entries[start].term
            var lists = ChunkLists()
            while start < entries.count, entries[start].term == term {
                lists.add(try blocks[entries[start].block].numbers(entries[start].place))
                start += 1
            }
            changes += lists.changes(of: term)
        }
        return changes
    }

    /// The numbers of a term; none where it is not in the block.
    func numbers(of term: UInt64) throws -> [UInt32] {
        let place = (0..<count).sortedPlace { self.term($0) < term }
        return place < count && self.term(place) == term ? try numbers(place) : []
    }
}

/// Blocks as rows; each method is a part of the transaction under way.
struct BlockRows {
    let db: Database

    /// The numbers of the additions that are not in the table of postings yet.
    func additions() throws -> Range<Int> {
        let row = try Row.fetchOne(
            db.cachedStatement(sql: "SELECT min(id), max(id) FROM block"),
            arguments: []
        )
        guard let row, let first = row[0] as Int?, let last = row[1] as Int? else { return 0..<0 }
        return first / PostingBlocks.count..<last / PostingBlocks.count + 1
    }

    /// Keeps the postings of one more addition.
    func add(_ blocks: PostingBlocks) throws {
        let addition = try additions().upperBound
        let statement = try db.cachedStatement(sql: "INSERT INTO block (id, body) VALUES (?, ?)")
        for (place, body) in blocks.bodies().enumerated() {
            try statement.execute(arguments: [addition * PostingBlocks.count + place, Data(body)])
        }
    }

    /// The block of an addition; nil where it was brought into the table.
    func block(_ block: Int, of addition: Int) throws -> PostingBlock? {
        let data = try Data.fetchOne(
            db.cachedStatement(sql: "SELECT body FROM block WHERE id = ?"),
            arguments: [addition * PostingBlocks.count + block]
        )
        return try data.map { try PostingBlock($0) }
    }

    /// The recipes of a term that are not in the table of postings yet.
    func term(_ number: UInt64, in additions: Range<Int>) throws -> IndexedTerm {
        let place = PostingBlocks.block(of: number)
        return try IndexedTerm(number, in: additions.compactMap { try block(place, of: $0) })
    }

    /// Brings one block of all additions into the table of postings.
    func settle(_ place: Int, of additions: Range<Int>) throws {
        let blocks = try additions.compactMap { try block(place, of: $0) }
        let rows = PostingRows(db: db)
        for change in try PostingBlock.joined(blocks) { try rows.add(change) }
        let statement = try db.cachedStatement(sql: "DELETE FROM block WHERE id = ?")
        for addition in additions {
            try statement.execute(arguments: [addition * PostingBlocks.count + place])
        }
    }
}
