extension DictionaryFile {
    /// Everything that is wrong: of the form, and with what the foods say of each other.
    ///
    /// - Parameters:
    ///   - aisles: The aisles of a shop.
    ///   - aisleWords: Words that tell the aisle of every name that has them.
    package func check(aisles: Set<String>, aisleWords: Set<String>) -> [LineError] {
        let names = DictionaryNames(foods)
        let words = DictionaryWords(foods, aisleWords)
        var found = mistakes
        func fail(_ text: String, _ food: Food) {
            found.append(LineError(file: name, line: food.line, text: text))
        }
        for food in foods {
            for name in Set(food.all).sorted() where names.lines(of: name) != [food.line] {
                let others = names.lines(of: name).filter { $0 != food.line }
                fail(
                    others.isEmpty
                        ? "\(name) is there twice"
                        : "\(name) is a food of line \(others[0]) as well",
                    food
                )
            }
            for field in DictionaryField.naming {
                for value in food[field] {
                    let other = value.first == "~" ? String(value.dropFirst()) : value
                    if names.place(of: other) == nil {
                        fail("\(field.rawValue) \(other): there is no such food", food)
                    }
                }
            }
            for value in food[.piece] + food[.heat] + food[.cup].prefix(1)
            where Double(value.prefix { $0 != " " }).map({ $0 > 0 }) != true {
                fail("\(value) is no number above zero", food)
            }
            for aisle in food[.aisle] where !aisles.contains(aisle) {
                fail("there is no aisle \(aisle)", food)
            }
            if !hasAisle(food, names, words) { fail("\(food.name) has no aisle", food) }
            if isItsOwnFamily(food, names) { fail("\(food.name) is in its own family", food) }
        }
        return found
    }

    /// Whether a shop has it: by its own line, a word of its name, or its family.
    private func hasAisle(
        _ food: Food,
        _ names: DictionaryNames,
        _ words: DictionaryWords
    ) -> Bool {
        if food.isFamilyOnly || words.tellAisle(of: food) { return true }
        return families(of: food, names).contains { words.tellAisle(of: foods[$0]) }
    }

    private func isItsOwnFamily(_ food: Food, _ names: DictionaryNames) -> Bool {
        guard let own = names.place(of: food.name) else { return false }
        return families(of: food, names).contains(own)
    }

    /// All families above a food, by their places.
    private func families(of food: Food, _ names: DictionaryNames) -> Set<Int> {
        var met: Set<Int> = []
        var open = food.families.compactMap { names.place(of: $0.name) }
        while let next = open.popLast() {
            guard met.insert(next).inserted else { continue }
            open += foods[next].families.compactMap { names.place(of: $0.name) }
        }
        return met
    }
}

extension DictionaryField {
    /// Fields that name other foods of the file.
    static let naming: [DictionaryField] = [.of, .holds, .lacks, .like, .plain, .apart]
}

extension DictionaryFile.Food {
    /// Whether it only holds others together, as fruit does: nobody buys it under that name.
    var isFamilyOnly: Bool { fields[.unsaid] != nil && self[.of].isEmpty }
}

/// Where each name of a file stands.
struct DictionaryNames {
    private var places: [String: [Int]] = [:]
    private let foods: [DictionaryFile.Food]

    init(_ foods: [DictionaryFile.Food]) {
        self.foods = foods
        for (place, food) in foods.enumerated() {
            for name in food.all { places[name, default: []].append(place) }
        }
    }

    /// The place of the food of a name.
    func place(of name: String) -> Int? { places[name]?.first }

    /// The lines on which a name is one of a food.
    func lines(of name: String) -> [Int] { (places[name] ?? []).map { foods[$0].line } }
}

/// Words by which a shop's aisle is told, in all the forms in which the file has them.
private struct DictionaryWords {
    private var words: Set<String>

    init(_ foods: [DictionaryFile.Food], _ others: Set<String>) {
        words = others
        for food in foods where !food[.aisle].isEmpty {
            words.formUnion(food.all + food[.also] + food[.spelt] + food[.said])
        }
    }

    /// Whether the whole name, its end or any word of it tells the aisle.
    func tellAisle(of food: DictionaryFile.Food) -> Bool {
        guard food[.aisle].isEmpty else { return true }
        return (food.all + food[.said]).contains { name in
            let parts = name.split { $0 == " " || $0 == "-" }.map(String.init)
            return parts.indices.contains { start in
                has(parts[start...].joined(separator: " ")) || has(parts[start])
            }
        }
    }

    private func has(_ word: String) -> Bool {
        words.contains(word) || word.hasSuffix("s") && words.contains(String(word.dropLast()))
            || word.hasSuffix("es") && words.contains(String(word.dropLast(2)))
    }
}
