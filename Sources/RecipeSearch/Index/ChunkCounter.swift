/// Counts for each recipe of a chunk how many of some sets have it.
///
/// The bits of the counts lie in planes, the lowest first, each with one bit for every recipe: a set
/// is added to all counts at once with a few operations on whole words, as an adder in hardware does
/// (bit-sliced counters; D. E. Knuth, The Art of Computer Programming 4A, 7.1.3).
struct ChunkCounter {
    /// All planes in one array, the lowest bit of the counts first.
    private var planes: [UInt64] = []
    private var planeCount: Int { planes.count / RecipeChunk.wordCount }
    /// What an addition carries over to the next plane.
    private var carry = [UInt64](repeating: 0, count: RecipeChunk.wordCount)

    /// Sets all counts to nothing.
    mutating func clear() { planes.removeAll(keepingCapacity: true) }

    /// Counts the recipes of a set once more.
    mutating func add(_ recipes: RecipeChunk) {
        switch recipes.form {
        case .list(let numbers):
            for number in numbers { add(Int(number)) }
        case .bits(let bits):
            carry.withUnsafeMutableBufferPointer { carry in
                bits.withUnsafeBufferPointer { _ = carry.update(fromContentsOf: $0) }
            }
            addCarry()
        }
    }

    private mutating func add(_ number: Int) {
        let (word, bit) = (number >> 6, UInt64(1) << UInt64(number & 63))
        for plane in 0..<planeCount {
            planes[plane * RecipeChunk.wordCount + word] ^= bit
            if planes[plane * RecipeChunk.wordCount + word] & bit != 0 { return }
        }
        addPlane()
        planes[(planeCount - 1) * RecipeChunk.wordCount + word] = bit
    }

    private mutating func addCarry() {
        for plane in 0... {
            if plane == planeCount { addPlane() }
            let start = plane * RecipeChunk.wordCount
            let rest = planes.withUnsafeMutableBufferPointer { planes in
                carry.withUnsafeMutableBufferPointer { carry in
                    var rest: UInt64 = 0
                    for word in 0..<RecipeChunk.wordCount {
                        let (bits, added) = (planes[start &+ word], carry[word])
                        planes[start &+ word] = bits ^ added
                        carry[word] = bits & added
                        rest |= bits & added
                    }
                    return rest
                }
            }
            if rest == 0 { return }
        }
    }

    private mutating func addPlane() {
        planes.append(contentsOf: repeatElement(0, count: RecipeChunk.wordCount))
    }

    /// How often a recipe was counted, by its number in the chunk.
    func count(of number: Int) -> Int {
        (0..<planeCount).reduce(0) { count, plane in
            let word = planes[plane * RecipeChunk.wordCount + number >> 6]
            return count | Int(word >> UInt64(number & 63) & 1) << plane
        }
    }

    /// The bits of the recipes that were counted so often or oftener.
    func atLeast(_ count: Int) -> [UInt64] {
        guard count > 0 else { return [UInt64](repeating: ~0, count: RecipeChunk.wordCount) }
        guard planeCount > 0, count >> planeCount == 0 else {
            return [UInt64](repeating: 0, count: RecipeChunk.wordCount)
        }
        // From the lowest bit on: whether what stands so far is as much as that of the count.
        var isEnough = [UInt64](repeating: ~0, count: RecipeChunk.wordCount)
        for plane in 0..<planeCount {
            let start = plane * RecipeChunk.wordCount
            let isWanted = count >> plane & 1 == 1
            isEnough.withUnsafeMutableBufferPointer { isEnough in
                planes.withUnsafeBufferPointer { planes in
                    for word in 0..<RecipeChunk.wordCount {
                        let bits = planes[start &+ word]
                        isEnough[word] = isWanted ? bits & isEnough[word] : bits | isEnough[word]
                    }
                }
            }
        }
        return isEnough
    }
}
