import RecipeModel
import RecipeTestSupport
import Testing

/// What is known of a term of which not all was read.
struct TermOutlineTests {
    /// Chunks of every form: lists, packed ones, packed ones of what is missing, and bits.
    @Test func aChunkIsCountedByItsBeginning() throws {
        var generator = SeededGenerator(seed: 6)
        var forms: Set<Int> = []
        for _ in 0..<300 {
            let span = UInt32.random(in: 1...65_536, using: &generator)
            let share = [0.0001, 0.001, 0.01, 0.1, 0.4, 0.9, 0.999].randomElement(using: &generator)
            let numbers = (0..<span).filter { _ in
                Double.random(in: 0..<1, using: &generator) < share ?? 0
            }.map { UInt16($0) }
            let bytes = RecipeChunk(sorted: numbers).bytes
            let count = RecipeChunk.count(
                ofBytes: bytes.count,
                from: Array(bytes.prefix(RecipeChunk.headLength)),
                bits: bytes.reduce(0) { $0 + $1.nonzeroBitCount }
            )
            #expect(count == numbers.count)
            forms.insert(
                bytes.count == RecipeChunk.bitsLength
                    ? 0 : bytes.count.isMultiple(of: 2) ? 1 : 2 + Int(bytes[0] >> 4)
            )
        }
        #expect(forms == [0, 1, 2, 3])
        #expect(RecipeChunk.count(ofBytes: 7, from: [1, 2], bits: 3) == nil)
    }
}
