import Foundation

/// The Swift file that carries the dictionary, in the forms in which the program reads it.
///
/// Foods are numbers there, in the order of the file, so that a start neither looks for names nor
/// checks them again: that was done when the file was written.
package struct DictionarySource {
    private let tables: DictionaryTexts
    private var foods: [DictionaryFile.Food] { tables.foods.foods }
    /// The number of each food that ingredients are read as; others are only known by name.
    private var numbers: [String: Int] = [:]
    /// The foods that have a number, in the order of the numbers.
    private var numbered: [DictionaryFile.Food] = []

    /// The source for tables in which nothing is wrong.
    package init(_ tables: DictionaryTexts) {
        self.tables = tables
        let foods = tables.foods.foods
        let named = Set(
            foods.flatMap { food in
                DictionaryField.naming.flatMap { food[$0] }
                    .map { $0.first == "~" ? String($0.dropFirst()) : $0 }
            }
        )
        for food in foods {
            let all = food.all
            let isRead =
                all.count > 1 || !food[.of].isEmpty || !food[.holds].isEmpty
                || all.contains(where: named.contains)
            guard isRead else { continue }
            for name in all { numbers[name] = numbered.count }
            numbered.append(food)
        }
    }

    /// The whole file.
    package var text: String {
        """
        // swift-format-ignore-file
        // Written by Scripts/dictionary from Sources/Dictionary/Tables: change those files.

        /// What the dictionary says of foods; a food is its number, the place of its line in `foods`.
        package enum DictionaryTables {

        """
            + literals.map { name, meaning, lines in
                """
                    /// \(meaning)
                    package static let \(name) = \"\"\"
                \(lines.map { "        \($0)\n" }.joined())        \"\"\"

                """
            }.joined(separator: "\n") + "}\n"
    }

    private var literals: [(name: String, meaning: String, lines: [String])] {
        [
            ("foods", "Names: families, `~` before those that it only is near.", foodLines),
            ("spellings", "Words that stand for a food: others that mean the same.", spellingLines),
            ("said", "Foods as cooks say them.", filled(foods.flatMap(said))),
            ("dishes", "Dishes as cooks say them.", filled(tables.dishes)),
            ("contents", "A food: what is in it unseen, `!` what is not.", contentLines),
            ("sames", "A food: the food that it is.", lines(.like)),
            ("plain", "A food: those whose plain name means it.", lines(.plain)),
            ("apart", "A food: those whose plain name does not mean it.", lines(.apart)),
            ("aisles", "An aisle: foods that are there.", aisleLines),
            ("densities", "Grams of a cup | how it is measured | names.", densityLines),
            ("pieces", "Grams of one: foods.", valueLines(.piece)),
            ("heats", "The heat of a gram: foods.", valueLines(.heat)),
            ("titles", "A food: words of titles that mean it.", titleLines),
        ]
    }

    private func number(_ name: String) -> String { numbers[name].map(String.init) ?? "" }

    private var foodLines: [String] {
        numbered.map { food in
            let families = food.families.map { ($0.isLoose ? "~" : "") + number($0.name) }
            return food.all.joined(separator: "=")
                + (families.isEmpty ? "" : ": " + families.joined(separator: " "))
        }
    }

    private var spellingLines: [String] {
        foods.compactMap { food in
            let others = food[.also] + food[.spelt]
            return others.isEmpty ? nil : "\(food.name): \(others.joined(separator: ", "))"
        } + tables.spellings.map { "\($0.head): \($0.values.joined(separator: ", "))" }
    }

    /// What cooks are offered; of a name with and without accents only the one with them.
    private func said(_ food: DictionaryFile.Food) -> [String] {
        let names = food.fields[.unsaid] == nil ? food.names : Array(food.names.dropFirst())
        let written = Set(food[.said].map(\.plainLetters))
        return names.filter { !written.contains($0) } + food[.also] + food[.said]
    }

    private var contentLines: [String] {
        numbered.compactMap { food in
            let all = food[.holds].map(number) + food[.lacks].map { "!" + number($0) }
            return all.isEmpty ? nil : "\(number(food.name)): \(all.joined(separator: " "))"
        }
    }

    private func lines(_ field: DictionaryField) -> [String] {
        numbered.compactMap { food in
            guard !food[field].isEmpty else { return nil }
            return "\(number(food.name)): \(food[field].map(number).joined(separator: " "))"
        }
    }

    private var aisleLines: [String] {
        let words = tables.aisles.flatMap { line in line.values.map { (line.head, [$0]) } }
        // What no shop has in an aisle must not tell that of other names: gluten free flour.
        let named = foods.flatMap { food in
            food[.aisle].filter { $0 != "other" }.map { ($0, food.all) }
        }
        return grouped(words + named).flatMap { aisle, names in
            filled(names.flatMap { $0 }).map { "\(aisle): \($0)" }
        }
    }

    private var densityLines: [String] {
        let weighed = foods.flatMap { food in
            food[.cup].map { cup in
                (cup.split(separator: " ").joined(separator: " | "), food.all + food[.weighs])
            }
        }
        return grouped(weighed).map { "\($0) | \($1.flatMap { $0 }.joined(separator: ", "))" }
    }

    private func valueLines(_ field: DictionaryField) -> [String] {
        grouped(numbered.flatMap { food in food[field].map { ($0, number(food.name)) } })
            .map { "\($0): \($1.joined(separator: " "))" }
    }

    private var titleLines: [String] {
        numbered.compactMap { food in
            guard !food[.titled].isEmpty else { return nil }
            return "\(number(food.name)): \(food[.titled].joined(separator: ", "))"
        }
    }

    /// The values of each key, keys in the order in which they are met.
    private func grouped<Value>(_ pairs: [(String, Value)]) -> [(key: String, values: [Value])] {
        var groups: [(key: String, values: [Value])] = []
        var places: [String: Int] = [:]
        for (key, value) in pairs {
            if let place = places[key] {
                groups[place].values.append(value)
            } else {
                places[key] = groups.count
                groups.append((key, [value]))
            }
        }
        return groups
    }

    /// Names with commas between them, as many to a line as fit.
    private func filled(_ names: [String]) -> [String] {
        var lines: [String] = []
        for name in names {
            if let last = lines.last, last.count + name.count < 85 {
                lines[lines.count - 1] += ", \(name)"
            } else {
                lines.append(name)
            }
        }
        return lines
    }
}

extension String {
    /// Without accents, hyphens and apostrophes.
    fileprivate var plainLetters: String {
        decomposedStringWithCanonicalMapping.unicodeScalars.reduce(into: "") { letters, scalar in
            switch scalar {
            case "-": letters += " "
            case "'", "’": break
            default:
                if scalar.properties.generalCategory != .nonspacingMark {
                    letters.unicodeScalars.append(scalar)
                }
            }
        }
    }
}
