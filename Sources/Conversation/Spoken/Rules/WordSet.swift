/// A set of words and of rows of words, as one part of a rule allows them.
struct WordSet: Sendable {
    private var bits: [UInt64] = []
    /// Rows of several words, by their first.
    private var phrases: [Int: [[Int]]] = [:]
    /// The first words of all, for a quick look.
    private(set) var starts: [UInt64] = []

    mutating func insert(_ row: [Int]) {
        guard let first = row.first else { return }
        WordSet.set(first, in: &starts)
        if row.count == 1 {
            WordSet.set(first, in: &bits)
        } else if phrases[first]?.contains(row) != true {
            phrases[first, default: []].append(row)
            phrases[first]?.sort { $0.count > $1.count }
        }
    }

    mutating func formUnion(_ other: WordSet) {
        WordSet.unite(&bits, with: other.bits)
        WordSet.unite(&starts, with: other.starts)
        for (_, rows) in other.phrases.sorted(by: { $0.key < $1.key }) {
            rows.forEach { insert($0) }
        }
    }

    /// Whether it has a single word.
    func contains(_ id: Int?) -> Bool {
        guard let id else { return false }
        return WordSet.isSet(id, in: bits)
    }

    /// The places at which a member that begins at a place of the line can end, the longest first.
    func ends(at place: Int, in words: [SpokenWord]) -> [Int] {
        guard place < words.count, let id = words[place].id, WordSet.isSet(id, in: starts) else {
            return []
        }
        var ends: [Int] = []
        for row in phrases[id] ?? [] {
            var index = place
            var count = 0
            for wanted in row {
                guard index < words.count, words[index].id == wanted else { break }
                index += 1
                count += 1
            }
            if count == row.count { ends.append(index) }
        }
        if contains(id) { ends.append(place + 1) }
        return ends
    }

    /// Whether a member begins at a place of the line.
    func begins(at place: Int, in words: [SpokenWord]) -> Bool {
        guard let id = words[place].id, WordSet.isSet(id, in: starts) else { return false }
        return contains(id) || !ends(at: place, in: words).isEmpty
    }

    /// Calls a function with the first word of each member.
    func forEachStart(_ body: (Int) -> Void) {
        for (place, word) in starts.enumerated() {
            var rest = word
            while rest != 0 {
                body(place << 6 | rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
    }

    private static func isSet(_ id: Int, in bits: [UInt64]) -> Bool {
        id >> 6 < bits.count && bits[id >> 6] & (1 << UInt64(id & 63)) != 0
    }

    private static func set(_ id: Int, in bits: inout [UInt64]) {
        while bits.count <= id >> 6 { bits.append(0) }
        bits[id >> 6] |= 1 << UInt64(id & 63)
    }

    private static func unite(_ bits: inout [UInt64], with other: [UInt64]) {
        while bits.count < other.count { bits.append(0) }
        for index in other.indices { bits[index] |= other[index] }
    }
}
