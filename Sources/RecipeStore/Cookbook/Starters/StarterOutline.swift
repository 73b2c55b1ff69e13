import RecipeModel

/// What searching needs to know of a starter recipe, and where the rest of it is.
///
/// Reading no more than this keeps the first search quick: most recipes are never shown. The form of
/// its text is described where the build writes it, in `EmbeddedText`.
struct StarterOutline: Sendable {
    private let source: Source
    /// The places of its foods in the book's list, in the order of the recipe.
    let foods: [Int]

    /// Where the recipe is.
    private enum Source: Sendable {
        /// In the program: the fields of its line.
        case fields([StaticText])
        /// Read already.
        case recipe(Recipe)
    }

    /// The fields of a line, in their order.
    private enum Field: Int {
        case key, title, cuisines, categories, servings, yield, preparation, cooking, minutes
        case bodyStart, bodyEnd, foods
    }

    /// The recipe of a line of the built-in book.
    init(line: StaticText) {
        let fields = line.parts(at: UInt8(ascii: "\t"))
        source = .fields(fields)
        foods = StarterOutline.field(.foods, of: fields).numbers
    }

    /// A recipe that is there already.
    init(recipe: Recipe, foods: [Int]) {
        source = .recipe(recipe)
        self.foods = foods
    }

    private static func field(_ field: Field, of fields: [StaticText]) -> StaticText {
        fields.indices.contains(field.rawValue) ? fields[field.rawValue] : StaticText("")
    }
}

extension StarterOutline {
    /// What tells the recipe from all others.
    var id: RecipeID {
        switch source {
        case .fields(let fields):
            RecipeID(service: .cookbook, key: StarterOutline.field(.key, of: fields).string)
        case .recipe(let recipe): recipe.id
        }
    }

    /// The recipe without ingredients, steps and notes.
    var recipe: Recipe {
        let fields: [StaticText]
        switch source {
        case .fields(let own): fields = own
        case .recipe(let recipe): return recipe
        }
        func text(_ field: Field) -> StaticText { StarterOutline.field(field, of: fields) }
        func names(_ field: Field) -> [String] {
            text(field).parts(at: UInt8(ascii: ",")).map(\.string)
        }
        let id = RecipeID(service: .cookbook, key: text(.key).string)
        var recipe = Recipe(id: id, title: text(.title).string)
        recipe.language = "en"
        recipe.cuisines = names(.cuisines)
        recipe.categories = names(.categories)
        let servings = text(.servings).number
        let yield = text(.yield).string
        if !yield.isEmpty {
            recipe.yield = RecipeYield(text: yield, amount: servings.map(Double.init))
        } else if let servings {
            recipe.yield = RecipeYield(text: "\(servings) servings", amount: Double(servings))
        }
        recipe.times.preparation = text(.preparation).number
        recipe.times.cooking = text(.cooking).number
        recipe.times.total = text(.minutes).number
        return recipe
    }

    /// The recipe with all that there is of it.
    func wholeRecipe() -> Recipe {
        var recipe = recipe
        guard case .fields(let fields) = source,
            let start = StarterOutline.field(.bodyStart, of: fields).number,
            let end = StarterOutline.field(.bodyEnd, of: fields).number, start <= end
        else { return recipe }
        let body = StaticText(EmbeddedStarters.bodies, start..<end)
        for line in body.lines { recipe.add(line) }
        return recipe
    }
}

extension Recipe {
    /// Adds what a line of a body says.
    fileprivate mutating func add(_ line: StaticText) {
        switch line.first {
        case UInt8(ascii: "="):
            ingredientGroups.append(IngredientGroup(title: line.dropFirst.string, items: []))
        case UInt8(ascii: "-"):
            let parts = line.dropFirst.parts(at: UInt8(ascii: "\t")).map(\.string)
            guard parts.count >= 2 else { return }
            var text = parts[0].isEmpty ? parts[1] : "\(parts[0]) \(parts[1])"
            if parts.count > 2, !parts[2].isEmpty { text += ", \(parts[2])" }
            if ingredientGroups.isEmpty { ingredientGroups.append(IngredientGroup(items: [])) }
            ingredientGroups[ingredientGroups.count - 1].items
                .append(Ingredient(text: text, name: parts[1]))
        case UInt8(ascii: ">"):
            if stepGroups.isEmpty { stepGroups.append(StepGroup(items: [])) }
            stepGroups[0].items.append(line.dropFirst.string)
        case UInt8(ascii: "!"):
            notes.append(line.dropFirst.string)
        default: break
        }
    }
}
