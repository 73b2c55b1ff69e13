import RecipeModel

extension Recipe {
    /// A recipe as Spoonacular writes it, with as much of it as a call tells.
    ///
    /// Nil where it has no id or no title. What is missing, null, empty or of another type is left
    /// out, and so is a time of -1.
    init?(spoonacular entry: JSONValue, _ markup: MarkupText) {
        guard let id = entry["id"]?.writtenInteger, id > 0,
            let title = markup.line(entry["title"]?.string)
        else { return nil }
        self.init(id: RecipeID(service: .spoonacular, key: String(id)), title: title)
        link =
            entry.address("sourceUrl") ?? entry.address("spoonacularSourceUrl")
            ?? WebAddress("https://spoonacular.com/\(Self.dashed(title))-\(id)")
        picture = entry.address("image")
        thumbnail = picture
        if let small = picture, let large = Self.largePicture(of: small) { picture = large }
        if thumbnail == picture { thumbnail = picture.flatMap(Self.smallPicture) }
        site = entry.line("sourceName")
        author = entry.line("creditsText") ?? entry.line("creditText")
        if let servings = entry["servings"]?.number, servings > 0, servings < 10_000 {
            yield = RecipeYield(text: Self.servings(servings), amount: servings)
        }
        times = CookingTimes(
            preparation: entry.minutes("preparationMinutes"),
            cooking: entry.minutes("cookingMinutes"),
            total: entry.minutes("readyInMinutes")
        )
        cuisines = entry.names("cuisines")
        categories = Self.categories(of: entry)
        coverage = Self.coverage(of: entry, markup)
        let ingredients = Self.ingredients(of: entry, markup)
        if !ingredients.isEmpty { ingredientGroups = [IngredientGroup(items: ingredients)] }
        stepGroups = Self.steps(of: entry, markup)
        self = bounded
    }

    /// A picture's larger form. Spoonacular has each of its pictures in several sizes, which stand at
    /// the end of the address: lists name one of 312x231, recipes one of 556x370.
    private static func largePicture(of address: WebAddress) -> WebAddress? {
        resized(address, from: "-312x231.", to: "-556x370.")
    }

    private static func smallPicture(of address: WebAddress) -> WebAddress? {
        resized(address, from: "-556x370.", to: "-312x231.")
    }

    private static func resized(
        _ address: WebAddress,
        from size: String,
        to other: String
    ) -> WebAddress? {
        let hasSizes = address.host == "spoonacular.com" || address.host == "img.spoonacular.com"
        guard hasSizes, address.rest.contains(size) else { return nil }
        return WebAddress(address.text.replacing(size, with: other))
    }

    private static func dashed(_ title: String) -> String {
        title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
            .joined(separator: "-")
    }

    private static func servings(_ count: Double) -> String {
        let number = Int(exactly: count).map { String($0) } ?? String(count)
        return number + (count == 1 ? " serving" : " servings")
    }

    /// Meal types and diets; a diet is told by a list and by truth values of its own.
    private static func categories(of entry: JSONValue) -> [String] {
        var names = entry.names("dishTypes") + entry.names("diets")
        let diets = [
            ("vegetarian", "vegetarian"), ("vegan", "vegan"), ("glutenFree", "gluten free"),
            ("dairyFree", "dairy free"),
        ]
        for (key, name) in diets where entry[key]?.bool == true && !names.contains(name) {
            names.append(name)
        }
        return names
    }

    private static func coverage(
        of entry: JSONValue,
        _ markup: MarkupText
    ) -> IngredientCoverage? {
        guard entry["usedIngredients"]?.array != nil || entry["missedIngredients"]?.array != nil
        else { return nil }
        func names(_ key: String) -> [String] {
            (entry[key]?.array ?? []).prefix(ingredientLimit).compactMap {
                markup.line($0["name"]?.string)
            }
        }
        return IngredientCoverage(
            used: names("usedIngredients"),
            missed: names("missedIngredients")
        )
    }

    /// The whole list where it is there, else what was asked for and what was not, together.
    private static func ingredients(of entry: JSONValue, _ markup: MarkupText) -> [Ingredient] {
        let whole = entry["extendedIngredients"]?.array ?? []
        let parts =
            (entry["usedIngredients"]?.array ?? []) + (entry["missedIngredients"]?.array ?? [])
        return (whole.isEmpty ? parts : whole).prefix(ingredientLimit).compactMap { item in
            let name = markup.line(item["name"]?.string ?? item["originalName"]?.string)
            let text = markup.line(item["original"]?.string ?? item["originalString"]?.string)
            guard let line = text ?? name else { return nil }
            return Ingredient(text: line, name: name ?? line)
        }
    }

    /// The steps as parted by Spoonacular, else the instructions' own lines.
    private static func steps(of entry: JSONValue, _ markup: MarkupText) -> [StepGroup] {
        let groups = (entry["analyzedInstructions"]?.array ?? []).prefix(ingredientLimit)
            .compactMap { group -> StepGroup? in
                let steps = (group["steps"]?.array ?? []).prefix(ingredientLimit).compactMap {
                    markup.line($0["step"]?.string)
                }
                guard !steps.isEmpty else { return nil }
                return StepGroup(title: markup.line(group["name"]?.string), items: steps)
            }
        if !groups.isEmpty { return groups }
        let lines = entry["instructions"]?.string.map { markup.lines($0) } ?? []
        return lines.isEmpty ? [] : [StepGroup(items: lines)]
    }

    /// Far more than a recipe has.
    private static let ingredientLimit = 500
}

extension JSONValue {
    /// Minutes under a key; nil where they are unknown, which is null, 0 or -1 as well.
    fileprivate func minutes(_ key: String) -> Int? {
        guard let minutes = self[key]?.writtenInteger, (1...43_200).contains(minutes) else {
            return nil
        }
        return minutes
    }

    /// A list of names in lower case, each once.
    fileprivate func names(_ key: String) -> [String] {
        (self[key]?.array ?? []).prefix(100).reduce(into: []) { names, entry in
            guard let name = entry.string.map({ CleanText.line($0).lowercased() }), !name.isEmpty,
                !names.contains(name)
            else { return }
            names.append(name)
        }
    }
}
