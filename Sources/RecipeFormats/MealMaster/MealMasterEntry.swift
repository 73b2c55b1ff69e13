import KitchenLanguage
import RecipeModel

/// Reads a MealMaster recipe: header lines, ingredients in one or two columns, then what to do.
struct MealMasterEntry {
    private let lines: [String]
    private var title = ""
    private var categories: [String] = []
    private var yield: String?
    private var groups: [IngredientGroup] = []
    private var steps: [String] = []

    init(_ bytes: [UInt8]) {
        lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            CodePage437.text(line.last == 0x0D ? line.dropLast() : line)
        }
        var rest = lines[...]
        readHead(&rest)
        readIngredients(&rest)
        readSteps(rest)
    }

    var recipe: Recipe? {
        guard !title.isEmpty else { return nil }
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: ""), title: title)
        recipe.categories = categories.map { $0.lowercased() }
        recipe.yield = yield.map { RecipeYield(servings: $0, amount: StatedNumber($0)?.value) }
        recipe.ingredientGroups = groups.filter { !$0.items.isEmpty }
        if !steps.isEmpty { recipe.stepGroups = [StepGroup(items: steps)] }
        return recipe
    }

    private mutating func readHead(_ rest: inout ArraySlice<String>) {
        while let line = rest.first {
            let text = line.trimmingWhitespace()
            if text.isEmpty {
                rest.removeFirst()
                continue
            }
            guard let colon = text.firstIndex(of: ":") else { return }
            let value = text[colon...].dropFirst().trimmingWhitespace()
            switch text[..<colon].lowercased() {
            case "title": title = value
            case "categories":
                categories = value.split(separator: ",").map { $0.trimmingWhitespace() }
                    .filter { !$0.isEmpty && $0.lowercased() != "none" }
            case "yield", "servings": yield = value.isEmpty ? nil : value
            default: return
            }
            rest.removeFirst()
        }
    }

    /// Ingredients end where a line is none: all of them fit their columns.
    private mutating func readIngredients(_ rest: inout ArraySlice<String>) {
        groups = [IngredientGroup(items: [])]
        var second: [Column] = []
        func flush() {
            for column in second { add(column) }
            second = []
        }
        while let line = rest.first {
            if line.allSatisfy(\.isWhitespace) {
                rest.removeFirst()
                // A blank line ends a block; more ingredients may follow.
                if let next = rest.first(where: { !$0.allSatisfy(\.isWhitespace) }),
                    Column(next) == nil, Self.heading(next) == nil
                {
                    break
                }
                continue
            }
            if let heading = Self.heading(line) {
                flush()
                groups.append(IngredientGroup(title: heading, items: []))
            } else if let (first, other) = Self.columns(line) {
                add(first)
                if let other { second.append(other) }
            } else {
                break
            }
            rest.removeFirst()
        }
        flush()
    }

    private mutating func add(_ column: Column) {
        let last = groups.count - 1
        if column.continues, let before = groups[last].items.popLast() {
            let text = "\(before.text) \(column.text)"
            let food = IngredientLine(text).food
            groups[last].items.append(
                Ingredient(text: text, name: food.isEmpty ? before.name : food)
            )
            return
        }
        groups[last].items.append(column.ingredient)
    }

    private mutating func readSteps(_ rest: ArraySlice<String>) {
        var paragraph: [String] = []
        func finish() {
            let text = paragraph.joined(separator: " ")
            if !text.isEmpty { steps.append(text) }
            paragraph = []
        }
        for line in rest {
            let text = line.trimmingWhitespace()
            if let heading = Self.heading(line) {
                finish()
                steps.append(heading + ":")
            } else if text.isEmpty {
                finish()
            } else {
                paragraph.append(text)
            }
        }
        finish()
    }

    /// The words of a heading: `MMMMM-----TOMATO SAUCE-----`.
    private static func heading(_ line: String) -> String? {
        guard MealMasterCutter.isRule(Array(line.utf8)) else { return nil }
        let text = line.drop { $0 == "M" || $0 == "-" }
        let name = String(text.reversed().drop { $0 == "-" || $0 == " " }.reversed())
            .trimmingWhitespace()
        return name.isEmpty ? nil : name
    }

    /// The ingredients of a line; the second column begins near the middle.
    private static func columns(_ line: String) -> (Column, Column?)? {
        let signs = Array(line)
        if signs.count > 44 {
            for start in [41, 40, 42, 39] where start < signs.count {
                let isGap = signs[max(0, start - 2)..<start].allSatisfy { $0 == " " }
                if isGap, let first = Column(String(signs[..<start])),
                    let second = Column(String(signs[start...]))
                {
                    return (first, second)
                }
            }
        }
        return Column(line).map { ($0, nil) }
    }

    /// One ingredient: seven columns for the amount, two for the unit, then the text.
    private struct Column {
        var amount = ""
        var unit = ""
        var text = ""
        /// Whether it goes on with the ingredient before it.
        var continues = false

        init?(_ line: String) {
            let signs = Array(line)
            guard signs.count > 11, signs[7] == " ", signs[10] == " " else { return nil }
            amount = String(signs[..<7]).trimmingWhitespace()
            guard amount.allSatisfy({ $0.isNumber || " /.,-".contains($0) }) else { return nil }
            let code = String(signs[8..<10]).trimmingWhitespace()
            guard code.isEmpty || Self.units[code.lowercased()] != nil else { return nil }
            unit = Self.units[code] ?? Self.units[code.lowercased()] ?? ""
            text = String(signs[11...]).trimmingWhitespace()
            guard !text.isEmpty else { return nil }
            if text.hasPrefix("-"), amount.isEmpty, code.isEmpty {
                continues = true
                text = String(text.drop { $0 == "-" }).trimmingWhitespace()
            }
        }

        var ingredient: Ingredient {
            let plain = text.replacing(";", with: ",")
            let line = [amount, unit, plain].filter { !$0.isEmpty }.joined(separator: " ")
            let food = IngredientLine(line).food
            return Ingredient(text: line, name: food.isEmpty ? plain : food)
        }

        /// The codes of units; `T` is a tablespoon and `t` a teaspoon.
        private static let units: [String: String] = [
            "x": "", "ea": "", "sm": "small", "md": "medium", "lg": "large", "cn": "can",
            "pk": "package", "pn": "pinch", "dr": "drop", "ds": "dash", "ct": "carton",
            "bn": "bunch", "sl": "slice", "cg": "cg", "g": "g", "kg": "kg", "mg": "mg",
            "ml": "ml", "cl": "cl", "dl": "dl", "l": "l", "lb": "lb", "oz": "oz", "fl": "fl oz",
            "c": "cup", "pt": "pint", "qt": "quart", "ga": "gallon", "ts": "tsp", "tb": "tbsp",
            "T": "tbsp", "t": "tsp",
        ]
    }
}

/// Text of old PCs where it is not UTF-8.
enum CodePage437 {
    static func text(_ bytes: ArraySlice<UInt8>) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        return String(
            String.UnicodeScalarView(
                bytes.map { $0 < 0x80 ? Unicode.Scalar($0) : letters[Int($0) - 0x80] }
            )
        )
    }

    private static let letters = Array(
        ("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀"
            + "αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}").unicodeScalars
    )
}
