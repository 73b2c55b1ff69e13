import KitchenLanguage
import RecipeModel

extension Recipe {
    /// A meal as TheMealDB writes it: a short one of a list, or a full one.
    ///
    /// Nil where it has no id or no name. Keys that are missing, null or of another type count as
    /// empty, for the set of keys has grown over the years.
    init?(theMealDB meal: JSONValue) {
        guard let id = Self.mealID(meal["idMeal"]), let title = meal.line("strMeal") else {
            return nil
        }
        self.init(id: RecipeID(service: .themealdb, key: id), title: title)
        link = meal.address("strSource") ?? WebAddress("https://www.themealdb.com/meal/\(id)")
        video = meal.address("strYoutube")
        picture = meal.address("strMealThumb")
        thumbnail = picture.flatMap(Self.preview)
        if let category = meal.line("strCategory") { categories = [category.lowercased()] }
        if let area = meal.line("strArea")?.lowercased(), area != "unknown" { cuisines = [area] }
        keywords = (meal.line("strTags") ?? "").split(separator: ",")
            .map { $0.trimmingWhitespace() }.filter { !$0.isEmpty }
        let ingredients = Self.ingredients(of: meal)
        if !ingredients.isEmpty { ingredientGroups = [IngredientGroup(items: ingredients)] }
        stepGroups = InstructionSteps.groups(in: meal["strInstructions"]?.string ?? "")
        self = bounded
    }

    /// An id is a string of digits, and goes into addresses.
    private static func mealID(_ value: JSONValue?) -> String? {
        let text = value?.string?.trimmingWhitespace() ?? value?.integer.map { String($0) } ?? ""
        guard (1...18).contains(text.count), text.allSatisfy(\.isASCIIDigit) else { return nil }
        return text
    }

    /// The pairs of ingredient and measure that are used. Slots are empty in any of several ways,
    /// and an empty one does not end the list.
    private static func ingredients(of meal: JSONValue) -> [Ingredient] {
        (1...20).compactMap { number in
            guard let name = meal.line("strIngredient\(number)") else { return nil }
            let measure = meal.line("strMeasure\(number)").map { $0 + " " } ?? ""
            return Ingredient(text: measure + name, name: name)
        }
    }

    /// The smaller form that TheMealDB has of its own pictures; other hosts have none.
    private static func preview(of picture: WebAddress) -> WebAddress? {
        guard picture.site == "themealdb.com", picture.rest.hasPrefix("/images/media/meals/"),
            !picture.rest.contains(where: { "?#".contains($0) })
        else { return nil }
        return WebAddress(picture.text + "/preview")
    }
}

extension JSONValue {
    /// The clean text under a key, in one line; nil where it is not a text or has nothing in it.
    func line(_ key: String) -> String? {
        guard let line = self[key]?.string.map({ CleanText.line($0) }), !line.isEmpty else {
            return nil
        }
        return line
    }

    /// The web address under a key; nil where there is none.
    func address(_ key: String) -> WebAddress? {
        self[key]?.string.flatMap { WebAddress($0) }
    }
}
