/// The tables beside that of foods: lists, and lines of a word and what belongs to it.
package struct DictionaryTexts: Equatable, Sendable {
    /// A line: what stands before `:`, and the list after it.
    package struct Line: Equatable, Sendable {
        package var head: String
        package var values: [String]
    }

    /// The foods.
    package let foods: DictionaryFile
    /// The aisles of a shop, each with words that tell it.
    package let aisles: [Line]
    /// Spellings of words that are no foods.
    package let spellings: [Line]
    /// Dishes by name.
    package let dishes: [String]

    /// Reads the tables, each by the name of its file without `.txt`; one that is missing is empty.
    package init(_ texts: [String: String]) {
        foods = DictionaryFile(name: "foods.txt", text: texts["foods"] ?? "")
        aisles = Self.lines(texts["aisles"])
        spellings = Self.lines(texts["spellings"])
        dishes = Self.lines(texts["dishes"]).flatMap { $0.head.isEmpty ? $0.values : [$0.head] }
    }

    /// Everything that is wrong with the tables.
    package var mistakes: [DictionaryFile.LineError] {
        foods.check(
            aisles: Set(aisles.map(\.head)),
            aisleWords: Set(aisles.flatMap(\.values))
        )
    }

    /// The lines of a table without its remarks; a line without `:` is a list alone.
    private static func lines(_ text: String?) -> [Line] {
        (text ?? "").split(separator: "\n").compactMap { line in
            let line = line.prefix { $0 != "#" }
            guard let colon = line.firstIndex(of: ":") else {
                let values = line.parts(",").map(String.init)
                return values.isEmpty ? nil : Line(head: "", values: values)
            }
            let head = line[..<colon].parts(",").first.map(String.init) ?? ""
            return Line(head: head, values: line[colon...].dropFirst().parts(",").map(String.init))
        }
    }
}
