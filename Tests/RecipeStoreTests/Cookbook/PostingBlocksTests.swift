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

    @Test func termsRiseAndEachRecipeIsThereOnce() {
        let blocks = blocks([(1, [9, 5, 5]), (2, [5, 7, 5]), (70_000, [9])])
        var found: [String] = []
        blocks.forEachTerm { term, numbers in
            found.append("\(term): " + numbers.map(String.init).joined(separator: " "))
        }
        #expect(found == ["5: 1 2", "7: 2", "9: 1 70000"])
    }

    @Test(
        arguments: [
            (0, 0), (0x00FF_FFFF_FFFF_FFFF, 0), (0x0100_0000_0000_0000, 1), (.max, 255),
            (0x8000_0000_0000_0001, 128),
        ] as [(UInt64, Int)]
    )
    func theFirstBitsOfATermTellItsBlock(_ term: UInt64, _ block: Int) {
        #expect(PostingBlocks.block(of: term) == block)
    }

    @Test func aBlockIsReadAsItWasWritten() throws {
        let second = Self.low + 1
        let bodies = blocks([(3, [Self.low, second]), (9, [second, Self.high])]).bodies()
        #expect(bodies.count == 256)
        let read = try bodies.map { try PostingBlock(Data($0)) }
        #expect(read.map(\.count).reduce(0, +) == 3)
        #expect(read[1].count == 2 && read[255].count == 1)
        #expect(read[1].term(0) == Self.low && read[1].term(1) == second)
        #expect(try read[1].numbers(0) == [3])
        #expect(try read[1].numbers(1) == [3, 9])
        #expect(try read[1].numbers(of: second) == [3, 9])
        for term in [Self.low - 1, second + 1, Self.high] {
            #expect(try read[1].numbers(of: term) == [])
        }
        #expect(try read[255].numbers(of: Self.high) == [9])
        #expect(try read[0].numbers(of: 1) == [])
    }

    @Test func bytesThatAreNoBlockAreDamage() throws {
        let body = blocks([(3, [Self.low]), (4, [Self.low])]).bodies()[1]
        #expect(try PostingBlock(Data(body)).numbers(of: Self.low) == [3, 4])
        for count in 0..<body.count {
            #expect(throws: DamagedRecord.self) { try PostingBlock(Data(body.prefix(count))) }
        }
        #expect(throws: DamagedRecord.self) { try PostingBlock(Data(body + [0])) }
    }

    /// Blocks of several imports are one list for each term and chunk.
    @Test func blocksAreJoinedTermByTerm() throws {
        let bodies = [
            blocks([(3, [Self.low]), (65_540, [Self.low + 1, Self.low])]),
            blocks([(7, [Self.low]), (9, [Self.low + 1])]),
        ].map { $0.bodies()[1] }
        let joined = try PostingBlock.joined(bodies.map { try PostingBlock(Data($0)) })
        #expect(joined.map(\.term) == [Self.low, Self.low, Self.low + 1, Self.low + 1])
        #expect(joined.map(\.key) == [0, 1, 0, 1])
        #expect(joined.map(\.chunk.numbers) == [[3, 7], [4], [9], [4]])
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
