/// A Cooklang file as a reader takes it: written from the specification, and apart from the writer.
///
/// A `\` makes the next sign plain, as the reference parser has it.
struct CookFile: Equatable {
    struct Ingredient: Equatable {
        var name: String
        var quantity = ""
        var unit = ""
        var preparation = ""
    }
    struct Step: Equatable {
        /// The text with the names of the ingredients where they stand.
        var text = ""
        var ingredients: [Ingredient] = []
        /// Whether there is nothing else in it than ingredients and commas.
        var isList = false
    }
    struct Section: Equatable {
        var title: String?
        var steps: [Step] = []
    }

    private(set) var metadata: [String] = []
    private(set) var sections = [Section(title: nil)]
    private(set) var notes: [String] = []
    /// Tools, timers and comments, of which the writer writes none.
    private(set) var others: [String] = []

    var steps: [Step] { sections.flatMap(\.steps) }
    var ingredients: [Ingredient] { steps.flatMap(\.ingredients) }

    init(_ text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") {
            metadata = Array(lines[1..<end])
            lines.removeFirst(end + 1)
        }
        for block in lines.split(separator: "").map({ $0.joined(separator: " ") }) {
            if block.hasPrefix("=") {
                let title = CookFile.plain(block.drop { $0 == "=" }, endingAt: "=")
                sections.append(Section(title: title.isEmpty ? nil : title))
            } else if block.hasPrefix(">") {
                notes.append(CookFile.plain(block.dropFirst(), endingAt: nil))
            } else {
                sections[sections.count - 1].steps.append(step(block))
            }
        }
    }

    private static func plain(_ text: Substring, endingAt end: Character?) -> String {
        var (rest, result) = (text, "")
        while let character = rest.popFirst(), character != end {
            result.append(character == "\\" ? rest.popFirst() ?? "\\" : character)
        }
        return result.split(separator: " ").joined(separator: " ")
    }

    private mutating func step(_ block: String) -> Step {
        var (rest, step, between) = (Substring(block), Step(), "")
        while let character = rest.popFirst() {
            let isOpen = rest.first.map { !$0.isWhitespace } ?? false
            switch character {
            case "\\":
                let next = rest.popFirst() ?? "\\"
                step.text.append(next)
                between.append(next)
            case "-" where rest.first == "-", "[" where rest.first == "-":
                others.append("comment \(rest)")
                rest = ""
            case "#" where isOpen, "~" where isOpen: others.append("\(character)\(rest)")
            case "@" where isOpen:
                let ingredient = CookFile.ingredient(&rest)
                step.ingredients.append(ingredient)
                step.text += ingredient.name
            default:
                step.text.append(character)
                between.append(character)
            }
        }
        step.isList = between.allSatisfy { ", ".contains($0) }
        return step
    }

    private static func ingredient(_ rest: inout Substring) -> Ingredient {
        let name = taken(&rest, until: "{")
        let amount = taken(&rest, until: "}").split(
            separator: "%",
            omittingEmptySubsequences: false
        )
        var ingredient = Ingredient(name: name)
        ingredient.quantity = amount.first.map(String.init) ?? ""
        ingredient.unit = amount.dropFirst().joined(separator: "%")
        if rest.first == "(" {
            rest.removeFirst()
            ingredient.preparation = taken(&rest, until: ")")
        }
        return ingredient
    }

    private static func taken(_ rest: inout Substring, until end: Character) -> String {
        var result = ""
        while let character = rest.popFirst(), character != end {
            result.append(character == "\\" ? rest.popFirst() ?? "\\" : character)
        }
        return result
    }
}
