/// A phrase as a number: the words one after the other, each with a space between.
///
/// It is FNV-1a over the UTF-8 of the words. With ten thousand phrases in a table, the chance that
/// any other phrase has the number of one of them is one in 10^15.
package struct PhraseHash: Hashable, Sendable {
    private var fnv = FNV1a()
    private var isEmpty = true

    /// The number.
    package var value: UInt64 { fnv.value }

    /// No word yet.
    init() {}

    /// The number of a phrase whose words have one space between.
    package init(_ bytes: some Sequence<UInt8>) { add(bytes) }

    /// The number of a phrase in a table.
    init(_ bytes: TableScanner.Bytes) {
        for place in bytes.startIndex..<bytes.endIndex { add(bytes.base[place]) }
    }

    /// The number of a row of words.
    init(words: some Sequence<String>) {
        for word in words { add(word: word) }
    }

    /// Adds one more word.
    package mutating func add(word: String) { add(word: word.utf8) }

    /// Adds one more word, given by its UTF-8.
    mutating func add(word: some Sequence<UInt8>) {
        beginWord()
        add(word)
    }

    /// Begins one more word, whose bytes are added one by one.
    mutating func beginWord() {
        if !isEmpty { add(UInt8(ascii: " ")) }
    }

    /// Adds a byte to the word that was begun.
    mutating func add(_ byte: UInt8) {
        fnv.add(byte)
        isEmpty = false
    }

    private mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(byte) }
    }
}

/// Values by phrases, found by the phrases' numbers alone.
package struct PhraseTable<Value: Sendable>: Sendable {
    private(set) var values: [Value] = []
    private var numbers: [UInt64] = []
    /// For each slot one more than the place of its value; 0 is free.
    private var slots: [UInt16] = []

    /// A table with room for so many phrases, which grows when they are more.
    package init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        slots = [UInt16](repeating: 0, count: size)
        values.reserveCapacity(capacity)
        numbers.reserveCapacity(capacity)
    }

    /// The place of a phrase's value; nil where the table has none.
    func place(of phrase: PhraseHash) -> Int? {
        var slot = Int(truncatingIfNeeded: phrase.value) & (slots.count - 1)
        while slots[slot] != 0 {
            let place = Int(slots[slot]) - 1
            if numbers[place] == phrase.value { return place }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// A phrase's value.
    package subscript(phrase: PhraseHash) -> Value? { place(of: phrase).map { values[$0] } }

    /// Changes the value of a phrase, which begins as given where the table has none.
    package mutating func update(
        _ phrase: PhraseHash,
        from new: @autoclosure () -> Value,
        _ change: (inout Value) -> Void
    ) {
        if let place = place(of: phrase) {
            change(&values[place])
            return
        }
        guard values.count < Int(UInt16.max) - 1 else { return }
        var value = new()
        change(&value)
        values.append(value)
        numbers.append(phrase.value)
        if values.count * 2 > slots.count {
            slots = [UInt16](repeating: 0, count: slots.count * 2)
            for place in numbers.indices { occupy(place) }
        } else {
            occupy(values.count - 1)
        }
    }

    /// Changes every value.
    mutating func changeAll(_ change: (inout Value) -> Void) {
        for place in values.indices { change(&values[place]) }
    }

    private mutating func occupy(_ place: Int) {
        var slot = Int(truncatingIfNeeded: numbers[place]) & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = UInt16(truncatingIfNeeded: place + 1)
    }
}

/// A set of phrases, of which only the numbers are kept.
struct PhraseSet: Sendable {
    private var table: PhraseTable<Bool>

    /// No phrase yet, with room for so many.
    init(capacity: Int) { table = PhraseTable(capacity: capacity) }

    /// The words of a text, parted by spaces and line ends.
    init(wordsOf text: String) {
        self.init(capacity: text.utf8.count / 6)
        TableScanner.forEachLine(of: text) { line, _ in
            TableScanner.forEachPart(of: line, separatedBy: UInt8(ascii: " ")) {
                insert(PhraseHash($0))
            }
        }
    }

    mutating func insert(_ phrase: PhraseHash) { table.update(phrase, from: true) { _ in } }

    func contains(_ phrase: PhraseHash) -> Bool { table.place(of: phrase) != nil }

    func contains(_ word: String) -> Bool { contains(PhraseHash(word.utf8)) }
}
