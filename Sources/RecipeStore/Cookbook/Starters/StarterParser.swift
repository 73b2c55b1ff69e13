import RecipeModel

/// Reads the starter texts: a plain form of lines, each known by how it begins.
///
/// ```
/// # Title                       begins a recipe
/// cuisine: italian              one line a field: cuisine, categories, servings, yield,
///                               prep, cook, rest (whole minutes)
/// group: For the sauce          begins a group of ingredients
/// - 3 cloves | garlic | crushed an ingredient: amount, name and, if any, its preparation
/// > Crush the garlic.           a step
/// ! It keeps for two days.      a note
/// ```
///
/// It works on bytes, since this runs before the first answer of every start, and never fails: a
/// line of another form is passed over.
struct StarterParser {
    private var recipes: [Recipe] = []
    private var draft: StarterDraft?

    /// The recipes of a text, in its order.
    static func recipes(in text: String) -> [Recipe] {
        var parser = StarterParser()
        var text = text
        text.withUTF8 { bytes in
            for line in bytes.split(separator: UInt8(ascii: "\n")) {
                parser.read(line.trimmingSpaces())
            }
        }
        parser.finishRecipe()
        return parser.recipes
    }

    private mutating func read(_ line: ByteLine) {
        guard let mark = line.first else { return }
        let rest = line.dropFirst().trimmingSpaces()
        switch mark {
        case UInt8(ascii: "#"):
            finishRecipe()
            draft = StarterDraft(title: rest.string)
        case UInt8(ascii: "-"):
            draft?.addIngredient(rest)
        case UInt8(ascii: ">"):
            draft?.steps.append(rest.string)
        case UInt8(ascii: "!"):
            draft?.notes.append(rest.string)
        default:
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
            draft?.setField(
                line[..<colon].string,
                to: line[(colon + 1)...].trimmingSpaces().string
            )
        }
    }

    private mutating func finishRecipe() {
        if let draft { recipes.append(draft.recipe) }
        draft = nil
    }
}

/// A piece of a starter text.
typealias ByteLine = Slice<UnsafeBufferPointer<UInt8>>

extension ByteLine {
    fileprivate func trimmingSpaces() -> ByteLine {
        let space = UInt8(ascii: " ")
        guard let first = firstIndex(where: { $0 != space }),
            let last = lastIndex(where: { $0 != space })
        else { return self[startIndex..<startIndex] }
        return self[first...last]
    }

    fileprivate var string: String { String(decoding: self, as: UTF8.self) }
}

/// A starter recipe while its lines are read.
private struct StarterDraft {
    let title: String
    var steps: [String] = []
    var notes: [String] = []
    private var fields: [String: String] = [:]
    private var groups: [IngredientGroup] = []

    init(title: String) { self.title = title }

    mutating func setField(_ key: String, to value: String) {
        if key == "group" {
            groups.append(IngredientGroup(title: value, items: []))
        } else {
            fields[key] = value
        }
    }

    mutating func addIngredient(_ line: ByteLine) {
        let parts = line.split(
            separator: UInt8(ascii: "|"),
            maxSplits: 2,
            omittingEmptySubsequences: false
        ).map { $0.trimmingSpaces() }
        guard parts.count >= 2, !parts[1].isEmpty else { return }
        let name = parts[1].string
        var text = parts[0].isEmpty ? name : "\(parts[0].string) \(name)"
        if parts.count == 3, !parts[2].isEmpty { text += ", \(parts[2].string)" }
        if groups.isEmpty { groups.append(IngredientGroup(items: [])) }
        groups[groups.count - 1].items.append(Ingredient(text: text, name: name))
    }

    var recipe: Recipe {
        let id = RecipeID(service: .cookbook, key: StarterKey.key(forTitle: title))
        var recipe = Recipe(id: id, title: title)
        recipe.language = "en"
        recipe.yield = yield
        recipe.times = times
        recipe.ingredientGroups = groups
        recipe.stepGroups = steps.isEmpty ? [] : [StepGroup(items: steps)]
        recipe.notes = notes
        recipe.cuisines = names("cuisine")
        recipe.categories = names("categories")
        return recipe
    }

    private func names(_ key: String) -> [String] {
        (fields[key] ?? "").split(separator: ",").map { $0.trimmingWhitespace() }
            .filter { !$0.isEmpty }
    }

    private var yield: RecipeYield? {
        let servings = fields["servings"].flatMap { Int($0) }
        guard let text = fields["yield"] ?? servings.map({ "\($0) servings" }) else { return nil }
        return RecipeYield(text: text, amount: servings.map(Double.init))
    }

    private var times: CookingTimes {
        let parts = ["prep", "cook", "rest"].map { key in
            fields[key].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        }
        let known = parts.compactMap(\.self)
        return CookingTimes(
            preparation: parts[0],
            cooking: parts[1],
            total: known.isEmpty ? nil : known.reduce(0, +)
        )
    }
}
