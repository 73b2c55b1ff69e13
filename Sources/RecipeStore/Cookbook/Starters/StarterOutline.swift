import RecipeModel

/// What searching needs to know of a starter recipe, and where the rest of it is.
///
/// Reading no more than this keeps the first search quick: most recipes are never shown.
struct StarterOutline: Sendable {
    /// The recipe without ingredients, steps and notes.
    private(set) var recipe: Recipe
    /// The ingredients' names in order.
    private(set) var foods: [String] = []
    private let text: String
    private var range: Range<Int>

    /// The outlines of a text, in its order.
    static func outlines(of text: String) -> [StarterOutline] {
        var outlines: [StarterOutline] = []
        var current: StarterOutline?
        var text = text
        let whole = text
        text.withUTF8 { bytes in
            StarterLine.forEach(in: bytes) { line, start in
                if case .title(let title) = line {
                    if let current { outlines.append(current.ending(at: start)) }
                    current = StarterOutline(title: title.string, text: whole, start: start)
                } else {
                    current?.read(line)
                }
            }
            if let current { outlines.append(current.ending(at: bytes.endIndex)) }
        }
        return outlines
    }

    /// The recipe with all that its text says.
    func wholeRecipe() -> Recipe {
        var recipe = recipe
        var text = text
        text.withUTF8 { bytes in
            let own = UnsafeBufferPointer(rebasing: bytes[range])
            StarterLine.forEach(in: own) { line, _ in recipe.add(line) }
        }
        return recipe
    }

    private init(title: String, text: String, start: Int) {
        let id = RecipeID(service: .cookbook, key: StarterKey.key(forTitle: title))
        recipe = Recipe(id: id, title: title)
        recipe.language = "en"
        self.text = text
        range = start..<start
    }

    private func ending(at end: Int) -> StarterOutline {
        var outline = self
        outline.range = range.lowerBound..<end
        return outline
    }

    private mutating func read(_ line: StarterLine) {
        switch line {
        case .ingredient(_, let name, _): foods.append(name.string)
        case .field(let name, let value): recipe.setField(name, to: value)
        case .title, .step, .note, .nothing: break
        }
    }
}

extension Recipe {
    /// Sets what a field's line says.
    fileprivate mutating func setField(_ name: String, to value: ByteLine) {
        switch name {
        case "cuisine": cuisines = value.names
        case "categories": categories = value.names
        case "servings":
            guard let servings = value.positiveNumber else { return }
            yield = RecipeYield(
                text: yield?.text ?? "\(servings) servings",
                amount: Double(servings)
            )
        case "yield": yield = RecipeYield(text: value.string, amount: yield?.amount)
        case "prep":
            times.preparation = value.positiveNumber
            addMinutes(value)
        case "cook":
            times.cooking = value.positiveNumber
            addMinutes(value)
        case "rest": addMinutes(value)
        default: break
        }
    }

    private mutating func addMinutes(_ value: ByteLine) {
        guard let minutes = value.positiveNumber else { return }
        times.total = (times.total ?? 0) + minutes
    }

    /// Adds what a line says that the outline leaves out.
    fileprivate mutating func add(_ line: StarterLine) {
        switch line {
        case .field("group", let title):
            ingredientGroups.append(IngredientGroup(title: title.string, items: []))
        case .ingredient(let amount, let name, let preparation):
            let name = name.string
            var text = amount.isEmpty ? name : "\(amount.string) \(name)"
            if !preparation.isEmpty { text += ", \(preparation.string)" }
            if ingredientGroups.isEmpty { ingredientGroups.append(IngredientGroup(items: [])) }
            ingredientGroups[ingredientGroups.count - 1].items
                .append(Ingredient(text: text, name: name))
        case .step(let text):
            if stepGroups.isEmpty { stepGroups.append(StepGroup(items: [])) }
            stepGroups[0].items.append(text.string)
        case .note(let text):
            notes.append(text.string)
        case .field, .title, .nothing: break
        }
    }
}
