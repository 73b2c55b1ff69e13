import Foundation
import RecipeModel
import RecipeSearch

extension PostgresPostings {
    /// The recipes of terms, in the order of the numbers given, in one round trip.
    func terms(_ numbers: [UInt64]) throws -> [IndexedTerm] {
        guard !numbers.isEmpty else { return [] }
        let answer = try connection.query(Self.whole, Self.values(numbers))
        return try TermRows(answer).terms(numbers)
    }

    /// The recipes of terms where they take no more than about so many bytes, else what chunks they
    /// have, in one round trip.
    func terms(_ numbers: [UInt64], within bytes: Int) throws -> TermReading {
        guard !numbers.isEmpty else { return .whole([]) }
        let answer: PostgresAnswer
        do {
            answer = try connection.query(Self.outlining, Self.values(numbers) + [.number(bytes)])
        } catch PostgresError.server("42883") {
            // A server before version 14 can't count bits.
            return .whole(try terms(numbers))
        }
        let rows = try TermRows(answer)
        return try rows.outlines(numbers).map { .outlined($0) } ?? .whole(rows.terms(numbers))
    }

    /// What terms have in some chunks of an index that is settled.
    func terms(_ numbers: [UInt64], ofChunks keys: [Int]) throws -> [IndexedTerm] {
        guard !numbers.isEmpty, !keys.isEmpty else { return numbers.map { _ in IndexedTerm() } }
        let places = keys.flatMap { key in
            (0..<PostingPieces.most).map { PostingPieces.place($0, of: key) }
        }
        let answer = try connection.query(
            """
            SELECT term, chunk, body, 0 FROM cookbook.posting
            WHERE term = ANY($1::bigint[]) AND chunk = ANY($2::integer[])
            """,
            [.numbers(numbers.map { Int64(bitPattern: $0) }), .numbers(places)]
        )
        return try TermRows(answer).terms(numbers)
    }

    private static func values(_ numbers: [UInt64]) -> [PostgresValue] {
        [
            .numbers(numbers.map { Int64(bitPattern: $0) }),
            .numbers(numbers.map { PostingBlocks.block(of: $0) }),
            .lists(numbers.map { withUnsafeBytes(of: $0.littleEndian) { Array($0) } }),
        ]
    }

    // MARK: Statements

    private static let whole = """
        SELECT term, chunk, body, 0 FROM cookbook.posting WHERE term = ANY($1::bigint[])
        UNION ALL
        \(blocks)
        """

    /// Finds the rows of terms, or where they are long, and there are no blocks, what chunks they
    /// have: each with its length, its first bytes and how many bits are set. A row costs about a
    /// hundred bytes itself.
    private static let outlining = """
        WITH size AS MATERIALIZED (
            SELECT coalesce(sum(octet_length(body)) - 100 * count(*) > $4::bigint, false)
                AND NOT EXISTS (SELECT FROM cookbook.block) AS is_long
            FROM cookbook.posting WHERE term = ANY($1::bigint[])
        )
        SELECT term, chunk, body, 0, 0::bigint, 0::bigint FROM cookbook.posting
        WHERE term = ANY($1::bigint[]) AND NOT (SELECT is_long FROM size)
        UNION ALL
        SELECT *, 0, 0 FROM (
        \(blocks)
        ) AS lists
        UNION ALL
        SELECT term, chunk & 65535,
            string_agg(
                CASE WHEN chunk < 65536 THEN substring(body FROM 1 FOR \(RecipeChunk.headLength)) END,
                ''::bytea
            ),
            2, sum(octet_length(body)), sum(bit_count(body))::bigint
        FROM cookbook.posting WHERE term = ANY($1::bigint[]) AND (SELECT is_long FROM size)
        GROUP BY 1, 2
        """

    /// Finds in the blocks that aren't brought into their table yet no more than the numbers of some
    /// terms: a block has those of thousands.
    ///
    /// The server looks for a term's eight bytes among the terms of a block, and cuts out its list.
    /// `OFFSET 0` has each step done once for a row.
    private static let blocks = """
        SELECT term, place, CASE WHEN is_whole THEN body ELSE substring(
            body FROM (5 + count * 12 + start * 4)::integer FOR ((stop - start) * 4)::integer
        ) END, is_whole::integer
        FROM (SELECT *, ends IS NULL OR start > stop
                OR 4 + count * 12 + stop * 4 > octet_length(body) AS is_whole
            FROM (SELECT *, CASE WHEN at > 1 THEN \(number(at: "ends - 4")) ELSE 0 END AS start,
                    \(number(at: "ends")) AS stop
                FROM (SELECT *, CASE WHEN at > 0 AND (at - 1) % 8 = 0
                        THEN (4 + count * 8 + (at - 1) / 8 * 4)::integer END AS ends
                    FROM (SELECT *, CASE WHEN octet_length(body) < 4 + count * 12 THEN -1
                            ELSE position(
                                bytes IN substring(body FROM 5 FOR (count * 8)::integer)
                            ) END AS at
                        FROM (SELECT *, CASE WHEN octet_length(body) < 4 THEN 1::bigint << 40
                                ELSE \(number(at: "0")) END AS count
                            FROM (SELECT wanted.term, wanted.bytes, -1 - b.addition AS place,
                                    b.body || ''::bytea AS body
                                FROM unnest($1::bigint[], $2::integer[], $3::bytea[])
                                    AS wanted (term, place, bytes)
                                JOIN cookbook.block AS b USING (place) OFFSET 0
                            ) AS blocks OFFSET 0
                        ) AS counted OFFSET 0
                    ) AS sought WHERE at <> 0 OFFSET 0
                ) AS found OFFSET 0
            ) AS bounded OFFSET 0
        ) AS lists
        """

    /// A number of four bytes in a block, the lowest first.
    private static func number(at place: String) -> String {
        (0..<4).map { "(get_byte(body, \(place) + \($0))::bigint << \($0 * 8))" }
            .joined(separator: " | ")
    }
}

/// What a server sends of terms.
private struct TermRows {
    private let answer: PostgresAnswer
    private var pieces: [UInt64: [(place: Int, row: Int)]] = [:]
    private var blocks: [UInt64: [(addition: Int, row: Int)]] = [:]
    private var chunks: [UInt64: [(key: Int, row: Int)]] = [:]

    /// What is in a row.
    private enum Kind: Int { case piece, wholeBlock, outline }

    init(_ answer: PostgresAnswer) throws {
        self.answer = answer
        for row in 0..<answer.count {
            let term = UInt64(bitPattern: Int64(try answer.number(row, 0)))
            let place = try answer.number(row, 1)
            if try answer.number(row, 3) == Kind.outline.rawValue {
                chunks[term, default: []].append((place, row))
            } else if place < 0 {
                blocks[term, default: []].append((-1 - place, row))
            } else {
                pieces[term, default: []].append((place, row))
            }
        }
    }

    func terms(_ numbers: [UInt64]) throws -> [IndexedTerm] {
        try numbers.map { number in
            var collector = PieceCollector()
            for (place, row) in (pieces[number] ?? []).sorted(by: { $0.place < $1.place }) {
                try answer.withData(row, 2) { try collector.add($0, at: place) }
            }
            let term = try collector.term()
            guard let rows = blocks[number] else { return term }
            var lists = ChunkLists()
            // Of a chunk the later block has the higher numbers.
            for (_, row) in rows.sorted(by: { $0.addition < $1.addition }) {
                lists.add(try list(of: number, row))
            }
            var added = IndexedTerm()
            for change in lists.changes(of: number) { added.append(change.chunk, key: change.key) }
            return term.union(added)
        }
    }

    /// The numbers that a block has for a term.
    private func list(of term: UInt64, _ row: Int) throws -> [UInt32] {
        let bytes = try answer.data(row, 2)
        // What isn't a block as it should be comes whole, and is read as one.
        if try answer.number(row, 3) == Kind.wholeBlock.rawValue {
            return try PostingBlock(Data(bytes)).numbers(of: term)
        }
        guard bytes.count.isMultiple(of: 4) else { throw DamagedRecord() }
        return bytes.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: 4).map {
                UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self))
            }
        }
    }

    /// What chunks terms have; nil where they were sent whole.
    func outlines(_ numbers: [UInt64]) throws -> [TermOutline]? {
        if chunks.isEmpty { return nil }
        return try numbers.map { number in
            var outline = TermOutline()
            for (key, row) in (chunks[number] ?? []).sorted(by: { $0.key < $1.key }) {
                let bytes = try answer.number(row, 4)
                let count = RecipeChunk.count(
                    ofBytes: bytes,
                    from: try answer.data(row, 2),
                    bits: try answer.number(row, 5)
                )
                guard let count else { throw DamagedRecord() }
                outline.append(.init(key: key, count: count, bytes: bytes))
            }
            return outline
        }
    }
}
