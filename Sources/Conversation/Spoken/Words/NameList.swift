/// Names that the talk knows beside foods: those of services, or of settings.
struct NameList: Sendable {
    /// The names in the alphabet's order, each with its letters alone.
    private let names: [(name: String, letters: [UInt8])]

    init(_ names: some Sequence<String>) {
        self.names = names.sorted().map { ($0, NameList.letters(of: $0)) }
    }

    /// Where a name that begins at a word may end: `the mealdb` for `themealdb`.
    func ends(at place: Int, in line: SpokenLine) -> [Int] {
        (1...3).reversed().compactMap { length in
            let end = place + length
            guard end <= line.words.count, name(at: place..<end, in: line) != nil else {
                return nil
            }
            return end
        }
    }

    /// The name that a part of a line says, letters alone compared.
    func name(at range: Range<Int>, in line: SpokenLine) -> String? {
        let said = line.words[range].flatMap { NameList.letters(of: $0.text) }
        guard said.count > 2 else { return nil }
        return names.first { entry in
            entry.letters.count >= said.count
                && (said.count >= 5 || entry.letters.count == said.count)
                && entry.letters.suffix(said.count).elementsEqual(said)
        }?.name
    }

    private static func letters(of text: String) -> [UInt8] {
        text.utf8.filter { $0 >= 0x80 || (0x61...0x7A).contains($0 | 0x20) }
    }
}
