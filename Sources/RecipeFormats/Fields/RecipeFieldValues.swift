import Documents
import KitchenLanguage
import PageReader
import RecipeModel

/// What a file says of a recipe, field by field: a front matter, a YAML text, a row of a table.
struct RecipeFieldValues {
    private(set) var values: [RecipeField: JSONValue] = [:]
    /// Whether this program wrote it, so that nothing in it has to be guessed.
    private(set) var isOwn = false
    /// Courses, diets and categories, which may each have a name of its own.
    private var categories: [String] = []
    /// Facts that stand by themselves: `nutrition.fat`.
    private var facts: [NutritionFact] = []
    /// How the ingredients in the text were read when the list of them was written.
    private(set) var ingredientsCheck: String?

    init() {}

    /// The fields of a mapping; of several of one name the last counts.
    init(_ object: JSONValue) {
        for member in object.members { set(member.name, member.value) }
    }

    subscript(field: RecipeField) -> JSONValue? { values[field] }

    /// Whether there is anything that only a recipe has.
    var tellsRecipe: Bool {
        [.ingredients, .steps, .servings, .yield, .prepTime, .cookTime, .foods, .cuisine].contains {
            values[$0] != nil
        }
    }

    mutating func set(_ field: RecipeField, _ value: JSONValue) { values[field] = value }

    /// Takes in a member by its name; one that says nothing of a recipe is left out.
    mutating func set(_ name: String, _ value: JSONValue) {
        if name == RecipeMetadata.markName {
            isOwn = value.string == RecipeMetadata.markValue
            return
        }
        if name == IngredientWording.checkName {
            ingredientsCheck = value.text
            return
        }
        let parts = name.split(separator: ".", maxSplits: 1)
        if parts.count == 2, setInner(String(parts[0]), String(parts[1]), value) { return }
        guard let field = RecipeFieldNames.field(of: name) else { return }
        if value.isObject {
            switch field {
            case .title:
                for member in value.members { set(member.name, member.value) }
                return
            case .link, .author, .totalTime, .prepTime:
                for member in value.members { _ = setInner(name, member.name, member.value) }
                return
            default: break
            }
        }
        if field == .category, !isOwn {
            categories += Self.split(value)
        } else if field == .language, let text = value.text, name.lowercased() != "language" {
            // As POSIX writes it.
            values[field] = .string(text.replacing("_", with: "-"))
        } else {
            values[field] = value
        }
    }

    /// A member of a member: `source.url`, `time.prep`, `nutrition.fat`; false for others.
    private mutating func setInner(_ outer: String, _ name: String, _ value: JSONValue) -> Bool {
        switch (RecipeFieldNames.field(of: outer), name.lowercased()) {
        case (.link, "url"), (.link, "link"): values[.link] = value
        case (.link, "author"): values[.author] = value
        case (.link, "name"), (.link, "title"):
            values[.site] = value
        case (.author, "name"): values[.author] = value
        case (.totalTime, let name), (.prepTime, let name):
            guard let field = RecipeFieldNames.field(of: name),
                [.prepTime, .cookTime, .totalTime].contains(field)
            else { return false }
            values[field] = value
        case (.nutrition, _):
            guard let amount = value.text else { return false }
            facts.append(NutritionFact(name: name, amount: amount))
        default: return false
        }
        return true
    }
}

// MARK: - As a recipe

extension RecipeFieldValues {
    /// Puts what is told into a recipe; what is not told stays as it is there.
    ///
    /// Ingredients and steps are put in where the recipe has none.
    func apply(to document: inout RecipeDocument) {
        applyDescription(to: &document.recipe)
        applyLists(to: &document.recipe)
        if let text = text(.savedAt) { document.savedAt = CivilTime.seconds(ofISO8601: text) }
        if let text = text(.ownStars), let stars = Double(text) {
            document.stars = OwnStars.tenths(of: stars)
        }
        if values[.ownTags] != nil { document.own.tags = strings(.ownTags) }
        if let notes = values[.ownNotes] { document.own.notes = Self.notes(notes) }
        guard !document.own.tags.isEmpty else { return }
        // The tags stand among the keywords too, where other programs look for them.
        let (own, words) = (document.own.tags, document.recipe.keywords)
        if words.suffix(own.count) == own[...] {
            document.recipe.keywords.removeLast(own.count)
        } else {
            document.recipe.keywords.removeAll(where: Set(own).contains)
        }
    }

    private func applyDescription(to recipe: inout Recipe) {
        if let title = text(.title) { recipe.title = title }
        if let text = text(.link) {
            if let address = Self.address(text) {
                recipe.link = address
            } else if recipe.author == nil, values[.author] == nil {
                // A book, or a person.
                recipe.author = text
            }
        }
        if let address = address(.picture) { recipe.picture = address }
        if let address = address(.thumbnail) { recipe.thumbnail = address }
        if let address = address(.video) { recipe.video = address }
        if let author = values[.author] {
            let names = author.array?.compactMap { $0.text ?? $0["name"]?.text }
            recipe.author = names?.joined(separator: ", ") ?? author.text ?? recipe.author
        }
        if let site = text(.site) { recipe.site = site }
        if let language = text(.language) { recipe.language = language }
        if let yield { recipe.yield = yield }
        recipe.times.preparation = minutes(.prepTime) ?? recipe.times.preparation
        recipe.times.cooking = minutes(.cookTime) ?? recipe.times.cooking
        recipe.times.total = minutes(.totalTime) ?? recipe.times.total
        if let rating { recipe.rating = rating }
    }

    private func applyLists(to recipe: inout Recipe) {
        if values[.cuisine] != nil { recipe.cuisines = strings(.cuisine).map { $0.lowercased() } }
        let categories = strings(.category) + categories
        if !categories.isEmpty { recipe.categories = categories.map { $0.lowercased() } }
        if values[.keywords] != nil {
            recipe.keywords = strings(.keywords).map { isOwn ? $0 : Self.withoutHash($0) }
        }
        if let facts = nutrition { recipe.nutrition = facts + self.facts }
        if recipe.ingredientGroups.isEmpty, let value = values[.ingredients] {
            recipe.ingredientGroups = IngredientValues.groups(of: value)
        }
        if recipe.stepGroups.isEmpty, let value = values[.steps] {
            recipe.stepGroups = StepValues.groups(of: value)
        }
        applyFoods(to: &recipe)
        recipe.notes = Self.texts(values[.description]) + recipe.notes + Self.texts(values[.notes])
    }

    /// Gives the ingredients the names that a mapping has for their lines, or a list in their order.
    private func applyFoods(to recipe: inout Recipe) {
        if let names = values[.foods]?.array?.compactMap(\.text),
            names.count == recipe.ingredients.count
        {
            var rest = names[...]
            for group in recipe.ingredientGroups.indices {
                for item in recipe.ingredientGroups[group].items.indices {
                    guard let name = rest.popFirst(), !name.isEmpty else { continue }
                    recipe.ingredientGroups[group].items[item].name = name
                }
            }
            return
        }
        guard let members = values[.foods]?.members, !members.isEmpty else { return }
        // A line may stand twice, with two names.
        var names = Dictionary(grouping: members, by: \.name).mapValues {
            $0.compactMap(\.value.text)[...]
        }
        for group in recipe.ingredientGroups.indices {
            for item in recipe.ingredientGroups[group].items.indices {
                let text = recipe.ingredientGroups[group].items[item].text
                guard let name = names[text]?.popFirst() else { continue }
                recipe.ingredientGroups[group].items[item].name = name
            }
        }
    }

    // MARK: Parts

    private func text(_ field: RecipeField) -> String? {
        guard let value = values[field] else { return nil }
        let text = value.text ?? value.array?.first?.text ?? value["url"]?.text
        return text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0.trimmingWhitespace() }
    }

    private func address(_ field: RecipeField) -> WebAddress? { text(field).flatMap(Self.address) }

    /// An address, also one without its scheme: `www.kitchen.example/soup`.
    static func address(_ text: String) -> WebAddress? {
        if let address = WebAddress(text) { return address }
        let isBare =
            !text.contains("://") && !text.contains(" ") && text.utf8.count <= 2_000
            && text.prefix { $0 != "/" }.dropFirst().contains(".")
            // `dal.jpg` is a file beside the recipe, and no host of anybody's.
            && (text.contains("/") || !PictureName.isOne(text))
        return isBare && !text.hasPrefix("/") ? WebAddress("http://\(text)") : nil
    }

    /// The texts of a list, or of a text with commas between them.
    private func strings(_ field: RecipeField) -> [String] {
        guard let value = values[field] else { return [] }
        return Self.split(value)
    }

    private static func split(_ value: JSONValue) -> [String] {
        if let list = value.array { return list.compactMap { $0.text ?? $0["name"]?.text } }
        guard let text = value.text else { return [] }
        return text.split { $0 == "," || $0 == ";" || $0.isNewline }
            .map { $0.trimmingWhitespace() }.filter { !$0.isEmpty }
    }

    private static func withoutHash(_ text: String) -> String {
        text.hasPrefix("#") ? String(text.dropFirst()) : text
    }

    private static func texts(_ value: JSONValue?) -> [String] {
        if let text = value?.text { return TextList.lines(text) }
        return (value?.array ?? []).compactMap { note in
            note.text
                ?? [note["title"]?.text, note["text"]?.text].compactMap { $0 }
                .filter { !$0.isEmpty }.joined(separator: ": ")
        }
    }

    private static func notes(_ value: JSONValue) -> [RecipeNote] {
        (value.array ?? [value]).compactMap { note in
            (note.text ?? note["text"]?.text).map { ($0, note["written"]?.text) }
        }.enumerated().map { place, note in
            RecipeNote(
                id: place + 1,
                text: note.0,
                writtenAt: note.1.flatMap(CivilTime.seconds(ofISO8601:)) ?? 0
            )
        }
    }

    private func minutes(_ field: RecipeField) -> Int? {
        guard let value = values[field] else { return nil }
        if let number = value.integer { return StatedMinutes.of(number) }
        guard let text = value.text else { return nil }
        return RecipeMetadata.minutes(text) ?? StatedDuration(text)?.minutes
    }

    private var yield: RecipeYield? {
        if let value = values[.yield], values[.servings] == nil || isOwn {
            if isOwn, let text = value.text {
                return RecipeYield(text: text, amount: values[.servings]?.number)
            }
            return value.text.map(Self.yield) ?? listedYield(value)
        }
        let value = values[.servings] ?? values[.yield]
        return value?.text.map(Self.yield) ?? value.flatMap(listedYield)
    }

    /// `yields: [{servings: 12}, {pots: 2}]`, as Open Recipe Format has it.
    private func listedYield(_ value: JSONValue) -> RecipeYield? {
        let first = value.array?.first ?? value
        if let text = first.text { return Self.yield(text) }
        guard let member = first.members.first, let amount = member.value.text else { return nil }
        return Self.yield("\(amount) \(member.name)")
    }

    /// A yield as a text states it: `4`, `12 buns`, `4 (Serves 4-6)`.
    static func yield(_ text: String) -> RecipeYield {
        guard let amount = StatedNumber(text)?.value else {
            return RecipeYield(text: text, amount: nil)
        }
        if let open = text.firstIndex(of: "("), text.hasSuffix(")"),
            Double(text[..<open].filter { $0 != " " }) != nil
        {
            return RecipeYield(text: String(text[open...].dropFirst().dropLast()), amount: amount)
        }
        return RecipeYield(servings: text, amount: amount)
    }

    private var rating: Rating? {
        guard let value = values[.rating] else { return nil }
        let count = values[.ratingCount]?.text.flatMap { StatedNumber($0) }
            .flatMap { Int(exactly: $0.value) }
        if value.isObject, let mean = value["value"]?.number {
            return Rating(
                value: mean,
                best: value["best"]?.number ?? 5,
                count: value["count"]?.integer ?? count
            )
        }
        guard let text = value.text else { return nil }
        if isOwn, let mean = value.number { return Rating(value: mean, best: 5, count: count) }
        let stars = text.count { $0 == "★" || $0 == "⭐" }
        if stars > 0 { return Rating(value: Double(stars), best: 5, count: count) }
        let parts = text.split(separator: "/").map {
            StatedNumber(String($0), isDecimal: true)?.value
        }
        guard let mean = parts.first ?? nil, mean > 0 else { return nil }
        let best = parts.count == 2 ? parts[1] ?? 5 : 5
        return mean <= best ? Rating(value: mean, best: best, count: count) : nil
    }

    private var nutrition: [NutritionFact]? {
        if let value = values[.nutrition] {
            if let list = value.array {
                return list.compactMap { fact in
                    guard let name = fact["name"]?.text, let amount = fact["amount"]?.text else {
                        return nil
                    }
                    return NutritionFact(name: name, amount: amount)
                }
            }
            if let text = value.text { return TextList.facts(text) }
            return value.members.compactMap { member in
                member.value.text.map { NutritionFact(name: member.name, amount: $0) }
            }
        }
        if !facts.isEmpty { return [] }
        return text(.calories).map { text in
            [NutritionFact(name: "calories", amount: Double(text) == nil ? text : "\(text) kcal")]
        }
    }
}

extension TextList {
    /// Facts as lines, or with commas between: `Calories: 250 kcal`.
    static func facts(_ text: String) -> [NutritionFact] {
        text.split { $0.isNewline || $0 == ";" }.compactMap { line in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let name = line[..<colon].trimmingWhitespace()
            let amount = line[colon...].dropFirst().trimmingWhitespace()
            return name.isEmpty || amount.isEmpty ? nil : NutritionFact(name: name, amount: amount)
        }
    }
}

/// The name of a picture's file.
private enum PictureName {
    static func isOne(_ text: String) -> Bool {
        let ending = text[(text.lastIndex(of: ".") ?? text.startIndex)...].lowercased()
        return endings.contains(ending)
    }

    private static let endings: Set<String> = [
        ".jpg", ".jpeg", ".png", ".gif", ".webp", ".avif", ".heic", ".svg", ".bmp", ".tif", ".tiff",
        ".jxl",
    ]
}

/// The cook's own stars, as files tell them.
enum OwnStars {
    /// The tenths of a number of stars from one to five; nil for another one.
    static func tenths(of stars: Double) -> Int? {
        (1...5).contains(stars) ? Int((stars * 10).rounded()) : nil
    }
}
