import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

/// What is known of a term of which not all was read.
struct TermOutlineTests {
    /// Chunks of every form: lists, packed ones, packed ones of what is missing, and bits.
    @Test func aChunkIsCountedByItsBeginning() throws {
        var generator = SeededGenerator(seed: 6)
        var forms: Set<Int> = []
        for _ in 0..<lawCases(90) {
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

    /// Recipes shared out among three terms, some of them deleted, in random chunks.
    @Test func countsByOutlinesAreThoseOfWholeTerms() {
        var generator = SeededGenerator(seed: 12)
        var (settled, read) = (0, 0)
        for _ in 0..<lawCases(60) {
            var terms = [IndexedTerm](repeating: IndexedTerm(), count: 3)
            var deleted = IndexedTerm()
            for key in 0..<Int.random(in: 0...6, using: &generator) where key != 2 {
                var parts = [[UInt16]](repeating: [], count: 4)
                let shares = Int.random(in: 3...40, using: &generator)
                for low in 0..<UInt16.random(in: 0 ... .max, using: &generator) {
                    let share = Int.random(in: 0..<shares, using: &generator)
                    if share < 3 { parts[share].append(low) }
                    if share % 7 == 2, key % 2 == 0 { parts[3].append(low) }
                }
                for (place, part) in parts.dropLast().enumerated() {
                    terms[place].append(RecipeChunk(sorted: part), key: key)
                }
                deleted.append(RecipeChunk(sorted: parts[3]), key: key)
            }
            let outlines = terms.map { TermOutline($0) }
            let told = OutlinedCount(of: outlines, but: TermOutline(deleted))
            func unread(_ term: IndexedTerm) -> IndexedTerm {
                told.unread.reduce(into: IndexedTerm()) { $0.append(term.chunk($1), key: $1) }
            }
            let count = told.count(with: terms.map(unread), but: unread(deleted))
            #expect(count == terms[0].union(terms[1]).union(terms[2]).count(but: deleted))
            settled += told.count(with: [], but: deleted)
            read += told.unreadBytes
            #expect(told.unread.allSatisfy { $0 % 2 == 0 })
        }
        #expect(settled > 100_000 && read > 100_000)
    }
}
