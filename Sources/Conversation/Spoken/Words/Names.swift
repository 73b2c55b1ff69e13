/// Names that the talk knows beside foods: services and settings.
enum Names {
    /// Where a name that begins at a word may end: `the mealdb` for `themealdb`.
    static func ends(at place: Int, in line: SpokenLine, among names: [String]) -> [Int] {
        (1...3).reversed().compactMap { length in
            let end = place + length
            guard end <= line.words.count, name(at: place..<end, in: line, among: names) != nil
            else { return nil }
            return end
        }
    }

    /// The name that a part of a line says, letters alone compared.
    static func name(at range: Range<Int>, in line: SpokenLine, among names: [String]) -> String? {
        let said = line.words[range].map(\.text).joined().filter(\.isLetter)
        guard said.count > 2 else { return nil }
        return names.sorted().first { name in
            let plain = name.filter(\.isLetter)
            return plain == said || said.count >= 5 && plain.hasSuffix(said)
        }
    }
}
