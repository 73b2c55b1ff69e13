import Documents
import KitchenLanguage
import RecipeModel

/// Reads a recipe of Paprika's: texts, of which lists have a line for each element.
struct PaprikaRecipe {
    let object: JSONValue

    /// Whether an object has Paprika's members.
    static func isOne(_ object: JSONValue) -> Bool {
        object["directions"]?.string != nil && object["ingredients"]?.string != nil
            && object["name"] != nil
    }

    var recipe: Recipe? {
        guard let title = text("name") else { return nil }
        var recipe = Recipe(
            id: RecipeID(service: .cookbook, key: ""),
            title: title,
            link: text("source_url").flatMap { WebAddress($0) }
        )
        recipe.picture = text("image_url").flatMap { WebAddress($0) }
        recipe.author = text("source")
        if let servings = text("servings") {
            recipe.yield = RecipeYield(text: servings, amount: StatedNumber(servings)?.value)
        }
        recipe.times = CookingTimes(
            preparation: text("prep_time").flatMap { StatedDuration($0)?.minutes },
            cooking: text("cook_time").flatMap { StatedDuration($0)?.minutes },
            total: text("total_time").flatMap { StatedDuration($0)?.minutes }
        )
        recipe.ingredientGroups = TextList.groups(text("ingredients") ?? "")
        recipe.stepGroups = TextList.steps(text("directions") ?? "")
        recipe.notes = ["description", "notes"].compactMap(text).flatMap { TextList.lines($0) }
        recipe.categories = (object["categories"]?.array ?? []).compactMap(\.string)
            .map { $0.lowercased() }
        if let value = object["rating"]?.number, value > 0 { recipe.rating = Rating(value: value) }
        recipe.nutrition = TextList.lines(text("nutritional_info") ?? "").compactMap { line in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            return NutritionFact(
                name: String(line[..<colon]),
                amount: line[colon...].dropFirst().trimmingWhitespace()
            )
        }
        return recipe
    }

    private func text(_ name: String) -> String? {
        object[name]?.string.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }
}

/// Reads a recipe of Mealie's, with the names of its older or newer interface.
struct MealieRecipe {
    let object: JSONValue

    /// Whether an object has Mealie's members.
    static func isOne(_ object: JSONValue) -> Bool {
        object["recipe_ingredient"]?.array != nil
            || object["recipeIngredient"]?.array?.contains(where: \.isObject) == true
    }

    var recipe: Recipe? {
        guard let title = text("name") else { return nil }
        var recipe = Recipe(
            id: RecipeID(service: .cookbook, key: ""),
            title: title,
            link: text("org_url", "orgURL").flatMap { WebAddress($0) }
        )
        if let yield = text("recipe_yield", "recipeYield") {
            recipe.yield = RecipeYield(text: yield, amount: StatedNumber(yield)?.value)
        }
        recipe.times = CookingTimes(
            preparation: text("prep_time", "prepTime").flatMap { StatedDuration($0)?.minutes },
            cooking: text("perform_time", "performTime", "cookTime").flatMap {
                StatedDuration($0)?.minutes
            },
            total: text("total_time", "totalTime").flatMap { StatedDuration($0)?.minutes }
        )
        for item in list("recipe_ingredient", "recipeIngredient") {
            if let heading = item["title"]?.string, !heading.isEmpty {
                recipe.ingredientGroups.append(IngredientGroup(title: heading, items: []))
            } else if recipe.ingredientGroups.isEmpty {
                recipe.ingredientGroups.append(IngredientGroup(items: []))
            }
            if let ingredient = Self.ingredient(item) {
                recipe.ingredientGroups[recipe.ingredientGroups.count - 1].items.append(ingredient)
            }
        }
        for step in list("recipe_instructions", "recipeInstructions") {
            if let heading = step["title"]?.string, !heading.isEmpty {
                recipe.stepGroups.append(StepGroup(title: heading, items: []))
            } else if recipe.stepGroups.isEmpty {
                recipe.stepGroups.append(StepGroup(items: []))
            }
            if let text = step["text"]?.string ?? step.string {
                recipe.stepGroups[recipe.stepGroups.count - 1].items += TextList.lines(text)
            }
        }
        recipe.notes = list("notes").compactMap { note in
            let parts = [note["title"]?.string, note["text"]?.string].compactMap { $0 }
            return parts.isEmpty ? nil : parts.filter { !$0.isEmpty }.joined(separator: ": ")
        }
        if let description = text("description") { recipe.notes.insert(description, at: 0) }
        recipe.categories = names("recipe_category", "recipeCategory").map { $0.lowercased() }
        recipe.keywords = names("tags")
        if let value = object["rating"]?.number, value > 0 { recipe.rating = Rating(value: value) }
        recipe.nutrition = (object["nutrition"]?.members ?? []).compactMap { member in
            guard let amount = member.value.text, !amount.isEmpty else { return nil }
            return NutritionFact(name: member.name, amount: amount)
        }
        return recipe
    }

    private static func ingredient(_ item: JSONValue) -> Ingredient? {
        if let text = item.string { return IngredientNames.ingredients([text]).first }
        func name(_ key: String) -> String {
            (item[key]?["name"]?.string ?? item[key]?.string ?? "").trimmingWhitespace()
        }
        let note = (item["note"]?.string ?? "").trimmingWhitespace()
        let isWhole =
            item["disable_amount"]?.bool ?? item["disableAmount"]?.bool ?? name("food").isEmpty
        guard !isWhole else {
            let line = note.isEmpty ? item["display"]?.string ?? "" : note
            return line.isEmpty ? nil : IngredientNames.ingredients([line]).first
        }
        let quantity =
            item["quantity"]?.number.flatMap { $0 > 0 ? NumberWords.decimal($0) : nil } ?? ""
        var line = [quantity, name("unit"), name("food")].filter { !$0.isEmpty }
            .joined(separator: " ")
        if !note.isEmpty { line += ", \(note)" }
        return Ingredient(text: line, name: name("food"))
    }

    private func text(_ names: String...) -> String? {
        names.lazy.compactMap { object[$0]?.text }.first { !$0.isEmpty }
    }

    private func list(_ names: String...) -> [JSONValue] {
        names.lazy.compactMap { object[$0]?.array }.first ?? []
    }

    private func names(_ names: String...) -> [String] {
        (names.lazy.compactMap { object[$0]?.array }.first ?? [])
            .compactMap { $0.string ?? $0["name"]?.string }
    }
}

/// Reads a recipe of Tandoor's, whose ingredients hang on the steps.
struct TandoorRecipe {
    let object: JSONValue

    /// Whether an object has Tandoor's members.
    static func isOne(_ object: JSONValue) -> Bool {
        object["steps"]?.array?.contains { $0["instruction"] != nil } == true
    }

    var recipe: Recipe? {
        guard let title = object["name"]?.string else { return nil }
        var recipe = Recipe(
            id: RecipeID(service: .cookbook, key: ""),
            title: title,
            link: object["source_url"]?.string.flatMap { WebAddress($0) }
        )
        if let servings = object["servings"]?.number, servings > 0 {
            let word = object["servings_text"]?.string ?? ""
            recipe.yield = RecipeYield(
                text: word.isEmpty
                    ? NumberWords.servings(servings) : "\(NumberWords.decimal(servings)) \(word)",
                amount: servings
            )
        }
        recipe.times = CookingTimes(
            preparation: minutes("working_time"),
            cooking: minutes("waiting_time")
        )
        recipe.keywords = (object["keywords"]?.array ?? []).compactMap { $0["name"]?.string }
        if let description = object["description"]?.string, !description.isEmpty {
            recipe.notes = [description]
        }
        let steps = (object["steps"]?.array ?? []).sorted {
            ($0["order"]?.integer ?? 0) < ($1["order"]?.integer ?? 0)
        }
        for step in steps { Self.add(step, to: &recipe) }
        return recipe
    }

    private static func add(_ step: JSONValue, to recipe: inout Recipe) {
        let name = step["name"]?.string.flatMap { $0.isEmpty ? nil : $0 }
        let items = (step["ingredients"]?.array ?? []).sorted {
            ($0["order"]?.integer ?? 0) < ($1["order"]?.integer ?? 0)
        }
        if name != nil || recipe.ingredientGroups.isEmpty {
            recipe.ingredientGroups.append(IngredientGroup(title: name, items: []))
        }
        for item in items {
            if item["is_header"]?.bool == true {
                recipe.ingredientGroups.append(
                    IngredientGroup(title: item["note"]?.string, items: [])
                )
            } else if let ingredient = ingredient(item) {
                recipe.ingredientGroups[recipe.ingredientGroups.count - 1].items.append(ingredient)
            }
        }
        if name != nil || recipe.stepGroups.isEmpty {
            recipe.stepGroups.append(StepGroup(title: name, items: []))
        }
        recipe.stepGroups[recipe.stepGroups.count - 1].items += TextList.lines(
            step["instruction"]?.string ?? ""
        )
    }

    private static func ingredient(_ item: JSONValue) -> Ingredient? {
        let food = item["food"]?["name"]?.string ?? ""
        let note = item["note"]?.string ?? ""
        guard !food.isEmpty else {
            return note.isEmpty ? nil : IngredientNames.ingredients([note]).first
        }
        let hasAmount = item["no_amount"]?.bool != true
        let amount =
            hasAmount
            ? item["amount"]?.number.flatMap { $0 > 0 ? NumberWords.decimal($0) : nil } : nil
        var line = [amount ?? "", item["unit"]?["name"]?.string ?? "", food]
            .filter { !$0.isEmpty }.joined(separator: " ")
        if !note.isEmpty { line += ", \(note)" }
        return Ingredient(text: line, name: food)
    }

    private func minutes(_ name: String) -> Int? {
        object[name]?.integer.flatMap(StatedMinutes.of)
    }
}

/// Lists that are written as lines of a text.
enum TextList {
    /// The lines that have something in them.
    static func lines(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map { $0.trimmingWhitespace() }
            .filter { !$0.isEmpty }
    }

    /// Ingredients; a line that ends with a colon heads those after it.
    static func groups(_ text: String) -> [IngredientGroup] {
        var groups = [IngredientGroup(items: [])]
        for line in lines(text) {
            if line.hasSuffix(":") {
                groups.append(IngredientGroup(title: String(line.dropLast()), items: []))
            } else if let ingredient = IngredientNames.ingredients([line]).first {
                groups[groups.count - 1].items.append(ingredient)
            }
        }
        return groups.filter { !$0.items.isEmpty }
    }

    /// Steps; a line that ends with a colon heads those after it.
    static func steps(_ text: String) -> [StepGroup] {
        var groups = [StepGroup(items: [])]
        for line in lines(text) {
            if line.hasSuffix(":"), line.count < 60 {
                groups.append(StepGroup(title: String(line.dropLast()), items: []))
            } else {
                groups[groups.count - 1].items.append(line)
            }
        }
        return groups.filter { !$0.items.isEmpty }
    }
}
