/// The file of foods as a person writes it: a line a food.
///
/// ```
/// feta = feta cheese; of soft cheese, sheep cheese; holds rennet; aisle dairy; cup 150 dry
/// ```
///
/// What stands before the first `;` are names of the food, the first for all. Each field after it is
/// a word and what it says; `DictionaryField` tells which there are. `#` begins a remark.
package struct DictionaryFile: Equatable, Sendable {
    /// What is wrong, and where.
    package struct LineError: Error, Equatable, Sendable, CustomStringConvertible {
        package let file: String
        /// Counted from 1; 0 for the file as a whole.
        package let line: Int
        package let text: String

        package var description: String { "\(file):\(line): error: \(text)" }
    }

    /// A line of the file.
    package struct Food: Equatable, Sendable {
        package var line: Int
        /// The first stands for all.
        package var names: [String]
        package var fields: [DictionaryField: [String]] = [:]

        package var name: String { names.first ?? "" }

        /// All names by which ingredients are read.
        package var all: [String] { names + self[.named] }

        package subscript(field: DictionaryField) -> [String] { fields[field] ?? [] }

        /// The families that it belongs to, and whether it only is near each.
        package var families: [(name: String, isLoose: Bool)] {
            self[.of].map { $0.first == "~" ? (String($0.dropFirst()), true) : ($0, false) }
        }
    }

    package let name: String
    package private(set) var foods: [Food] = []
    package private(set) var mistakes: [LineError] = []

    /// Reads a text; `mistakes` has what is not of the form.
    package init(name: String, text: String) {
        self.name = name
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (place, line) in lines.enumerated() {
            let line = line.prefix { $0 != "#" }
            guard line.contains(where: { $0 != " " }) else { continue }
            read(line, at: place + 1)
        }
    }

    private mutating func read(_ line: Substring, at number: Int) {
        var parts = line.parts(";")
        guard !parts.isEmpty else { return }
        var food = Food(line: number, names: parts.removeFirst().parts("=").map(String.init))
        for part in parts {
            let word = part.prefix { $0 != " " }
            guard let field = DictionaryField(rawValue: String(word)) else {
                fail("there is no field \(word)", at: number)
                continue
            }
            let values = part.dropFirst(word.count).parts(",").map(String.init)
            if food.fields[field] != nil { fail("\(word) is there twice", at: number) }
            if values.isEmpty != field.isFlag {
                fail(
                    field.isFlag ? "\(word) says nothing more" : "\(word) says nothing",
                    at: number
                )
            }
            food.fields[field] = values
        }
        foods.append(food)
    }

    private mutating func fail(_ text: String, at line: Int) {
        mistakes.append(LineError(file: name, line: line, text: text))
    }
}

/// What a line of the dictionary may say of its food.
package enum DictionaryField: String, CaseIterable, Sendable {
    /// Names by which only ingredients are read: no cook is offered them.
    case named
    /// Names and spellings that mean the food, wherever they are read or typed.
    case also
    /// The same, but they are no food's name by themselves.
    case spelt
    /// Names as cooks say them, which the rules of spelling lead to the food.
    case said
    /// The first name is said by no cook: it only holds others together.
    case unsaid
    /// Families; `~` where it only holds the family's food or is made near it.
    case of
    /// What is in it unseen.
    case holds
    /// What is not in it, though it is in others of its family.
    case lacks
    /// The food that it is under another name.
    case like
    /// Foods whose plain name means it: whole milk is milk.
    case plain
    /// Families whose plain name does not mean it: masa harina is no flour that a recipe asks for.
    case apart
    /// Where a shop has it.
    case aisle
    /// Grams of a cup, and how it is measured: `dry`, `liquid` or `produce`.
    case cup
    /// Names in other languages, and of its forms, that weigh as much.
    case weighs
    /// Grams of a piece.
    case piece
    /// The heat of a gram; a red chili of ten grams has one.
    case heat
    /// Words of titles that mean it where a recipe has it.
    case titled

    /// Whether the word alone says it.
    var isFlag: Bool { self == .unsaid }
}

extension Substring {
    /// The parts between separators, without spaces around them; empty ones are left out.
    func parts(_ separator: Character) -> [Substring] {
        split(separator: separator).compactMap { part in
            var part = part.drop { $0 == " " }
            while part.last == " " { part.removeLast() }
            return part.isEmpty ? nil : part
        }
    }
}
