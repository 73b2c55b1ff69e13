import KitchenLanguage
import PageReader
import RecipeModel

/// What the lines around a recipe's title tell of it: `Serves 4`, `Prep: 10 min · Cook: 1 h`,
/// `Source: https://…`.
struct TextFacts {
    private(set) var values = RecipeFieldValues()
    private(set) var yield: RecipeYield?
    private(set) var times = CookingTimes()

    /// Fields that a label may name; others are parts of a recipe, or too common as words.
    private static let fields: Set<RecipeField> = [
        .title, .servings, .yield, .prepTime, .cookTime, .totalTime, .category, .cuisine, .keywords,
        .author, .site, .link, .picture, .video, .rating, .calories, .language,
    ]

    /// Longer lines tell no facts.
    private static let limit = 160

    /// Takes in what a line tells; whether it tells facts and nothing else.
    mutating func take(_ line: TextLine) -> Bool {
        let text = line.text
        guard text.utf8.count <= Self.limit else { return false }
        if let link = line.link, text == link || RecipeFieldValues.address(text) != nil {
            values.set(.link, .string(link))
            return true
        }
        if let link = line.link, RecipeFieldNames.field(of: text) == .link {
            values.set(.link, .string(link))
            return true
        }
        let parts = text.split(whereSeparator: { "·|•".contains($0) })
            .map { $0.trimmingWhitespace() }.filter { !$0.isEmpty }
        guard !parts.isEmpty else { return false }
        if parts.count == 1 {
            let labelled = Self.partsByLabels(parts[0])
            if labelled.count > 1 {
                return labelled.map { take($0, nil) }.allSatisfy { $0 }
            }
            return take(parts[0], line.link) || takeSeveral(parts[0])
        }
        let taken = parts.map { take($0, line.link) }
        return taken.filter { $0 }.count * 2 >= taken.count
    }

    /// `Serves: 6 Prep time: 25 mins Cook: 2 hrs`, each with its label, of the words that make one.
    private static func partsByLabels(_ text: String) -> [String] {
        var parts: [[Substring]] = []
        for word in text.split(separator: " ") {
            let before = (parts.last ?? []).suffix(3)
            let label =
                !word.hasSuffix(":")
                ? nil
                : (0...before.count).reversed().first { count in
                    let name = before.suffix(count) + [word.dropLast()]
                    return RecipeFieldNames.field(of: name.joined(separator: " "))
                        .map(fields.contains) == true
                }
            guard let label else {
                if parts.isEmpty { parts.append([]) }
                parts[parts.count - 1].append(word)
                continue
            }
            if !parts.isEmpty { parts[parts.count - 1].removeLast(label) }
            parts.append(before.suffix(label) + [word])
        }
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    }

    /// `Prep: 20 min, Cook: 1 h, Serves 4`
    private mutating func takeSeveral(_ text: String) -> Bool {
        let parts = text.split(whereSeparator: { ",;".contains($0) })
            .map { $0.trimmingWhitespace() }.filter { !$0.isEmpty }
        guard parts.count > 1, parts.count <= 6, parts.allSatisfy({ $0.utf8.count <= 50 }) else {
            return false
        }
        var trial = self
        guard parts.allSatisfy({ trial.take($0, nil) }) else { return false }
        self = trial
        return true
    }

    private mutating func take(_ part: String, _ link: String?) -> Bool {
        if let (field, value) = Self.labelled(part) {
            if [.prepTime, .cookTime, .totalTime].contains(field) {
                return take(field, value, part)
            }
            guard !value.isEmpty else { return true }
            let isAddress = [RecipeField.link, .picture, .video].contains(field)
            values.set(field, .string(isAddress ? link ?? value : value))
            return true
        }
        if let (time, minutes) = RecipeLine.time(in: part), part.utf8.count <= 60 {
            set(time, minutes)
            return true
        }
        let words = part.split(separator: " ").count
        let isStatement = part.hasSuffix(".") && words <= 5 && Self.startsYield(part)
        let bare = isStatement ? String(part.dropLast()) : part
        let isHeading = part.prefix(8).lowercased() == "for the "
        if words <= 7, !isHeading, !bare.hasSuffix("."), let found = RecipeLine.yield(in: bare) {
            if yield == nil { yield = found }
            return true
        }
        if words <= 3, times.total == nil, let minutes = RecipeLine.minutes(in: part),
            part.first?.isNumber == true
        {
            times.total = minutes
            return true
        }
        let lower = part.lowercased()
        for start in ["recipe by ", "by ", "von ", "par "]
        where lower.hasPrefix(start) && words <= 6 && !part.hasSuffix(".") {
            values.set(.author, .string(String(part.dropFirst(start.count))))
            return true
        }
        return false
    }

    /// `Makes 9 squares.`
    private static func startsYield(_ text: String) -> Bool {
        let first = text.split(separator: " ").first?.lowercased() ?? ""
        return ["makes", "serves", "yields", "ergibt", "rinde"].contains(first)
    }

    private mutating func take(_ field: RecipeField, _ value: String, _ part: String) -> Bool {
        // `Preparation: Mix the flour…` is no time.
        guard
            let minutes = RecipeLine.minutes(in: value)
                ?? (value.utf8.count <= 12 ? StatedDuration(value)?.minutes : nil),
            value.split(separator: " ").count <= 8
        else { return false }
        switch field {
        case .prepTime: set(.preparation, minutes)
        case .cookTime: set(.cooking, minutes)
        default: set(.total, minutes)
        }
        return true
    }

    private mutating func set(_ time: RecipeLine.Time, _ minutes: Int) {
        switch time {
        case .preparation: times.preparation = times.preparation ?? minutes
        case .cooking: times.cooking = times.cooking ?? minutes
        case .total: times.total = times.total ?? minutes
        }
    }

    /// `Label: value`, where the label names a field.
    static func labelled(_ text: String) -> (RecipeField, String)? {
        guard let colon = text.prefix(48).firstIndex(where: { $0 == ":" || $0 == "：" }),
            let field = RecipeFieldNames.field(of: text[..<colon]), fields.contains(field)
        else { return nil }
        return (field, text[colon...].dropFirst().trimmingWhitespace())
    }

    /// Puts what was told into a recipe, where it doesn't have it.
    func apply(to recipe: inout Recipe) {
        var told = RecipeDocument(recipe: Recipe(id: recipe.id, title: recipe.title))
        values.apply(to: &told)
        let found = told.recipe
        recipe.link = recipe.link ?? found.link
        recipe.picture = recipe.picture ?? found.picture
        recipe.video = recipe.video ?? found.video
        recipe.author = recipe.author ?? found.author
        recipe.site = recipe.site ?? found.site
        recipe.language = recipe.language ?? found.language
        recipe.yield = recipe.yield ?? yield ?? found.yield
        recipe.times.preparation = recipe.times.preparation ?? times.preparation
        recipe.times.cooking = recipe.times.cooking ?? times.cooking
        recipe.times.total = recipe.times.total ?? times.total
        recipe.rating = recipe.rating ?? found.rating
        if recipe.cuisines.isEmpty { recipe.cuisines = found.cuisines }
        if recipe.categories.isEmpty { recipe.categories = found.categories }
        if recipe.keywords.isEmpty { recipe.keywords = found.keywords }
        if recipe.nutrition.isEmpty { recipe.nutrition = found.nutrition }
    }
}
