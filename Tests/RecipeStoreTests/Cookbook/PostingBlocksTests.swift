import Foundation
import GRDB
import RecipeModel
import RecipeSearch
import Testing

@testable import RecipeStore

/// Postings that came together, before they are brought into the table.
struct PostingBlocksTests {
    private static let low: UInt64 = 0x0100_0000_0000_0007
    private static let high: UInt64 = 0xFF00_0000_0000_0001

    private func blocks(_ recipes: [(UInt32, [UInt64])]) -> PostingBlocks {
        recipes.reduce(into: PostingBlocks()) { $0.add($1.0, to: $1.1) }
    }

    @Test func bytesThatAreNoBlockAreDamage() throws {
        let body = blocks([(3, [Self.low]), (4, [Self.low])]).bodies()[1]
        #expect(try PostingBlock(Data(body)).numbers(of: Self.low) == [3, 4])
        for count in 0..<body.count {
            #expect(throws: DamagedRecord.self) { try PostingBlock(Data(body.prefix(count))) }
        }
        #expect(throws: DamagedRecord.self) { try PostingBlock(Data(body + [0])) }
    }

    /// Each addition has its own rows, and settling a block leaves the others.
    @Test func aBlockIsSettledByItself() throws {
        let queue = try DatabaseQueue()
        try queue.write { db in
            try DatabaseSchema.cookbook.bringUp(db, from: 0)
            let rows = BlockRows(db: db)
            #expect(try rows.additions() == 0..<0)
            try rows.add(blocks([(3, [Self.low, Self.high])]))
            #expect(try rows.additions() == 0..<1)
            try rows.add(blocks([(70_000, [Self.low])]))
            #expect(try rows.additions() == 0..<2)
            #expect(try rows.term(Self.low, in: 0..<2).numbers == [3, 70_000])
            #expect(try rows.term(Self.low, in: 0..<1).numbers == [3])
            #expect(try PostingRows(db: db).term(Self.low).numbers == [])

            try rows.settle(1, of: 0..<2)
            #expect(try PostingRows(db: db).term(Self.low).numbers == [3, 70_000])
            #expect(try rows.term(Self.low, in: 0..<2).numbers == [])
            #expect(try PostingRows(db: db).term(Self.high).numbers == [])
            #expect(try rows.term(Self.high, in: 0..<2).numbers == [3])
            #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM block") == 510)
        }
    }
}
