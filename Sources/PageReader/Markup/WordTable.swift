import KitchenLanguage

/// A table of ASCII words that is asked with bytes in any letter case, without making strings.
struct WordTable<Value: Sendable>: Sendable {
    private var values: [UInt64: Value] = [:]

    /// A table of these words, which are in lower case; the first of two equal ones counts.
    init(_ words: some Sequence<(String, Value)>) {
        for (word, value) in words where values[WordTable.hash(word.utf8)] == nil {
            values[WordTable.hash(word.utf8)] = value
        }
    }

    /// The value of a word; nil for one that is not in the table.
    subscript(word: some Collection<UInt8>) -> Value? { values[WordTable.hash(word)] }

    /// The FNV-1a hash of the word in lower case.
    private static func hash(_ word: some Collection<UInt8>) -> UInt64 {
        var hash = FNV1a()
        hash.add(caseless: word)
        return hash.value
    }
}
