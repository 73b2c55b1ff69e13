import RecipeModel

/// A recipe in a list, whichever list it is.
struct RecipeRow {
    let number: Int
    let recipe: Recipe
    let isFavorite: Bool
    /// What was asked for, to be coloured.
    let query: RecipeQuery?
    /// Whether every ingredient is listed, however many lines that takes.
    var isLong = false
    /// Whether the ingredients are listed.
    var listsIngredients = true
    /// Whether the list names the site of each recipe: where it has several.
    var namesSource = true
    /// What is said after the source.
    var remarks: [String] = []

    var texts: RecipeTexts { RecipeTexts(recipe: recipe, query: query) }

    /// The number in its column, with the space behind it.
    static func marker(_ number: Int, columns: Int, in context: ScreenContext) -> StyledText {
        guard context.isIndented else { return StyledText("\(number) ") }
        let digits = String(number)
        return .spaces(columns - digits.count) + StyledText(digits + "  ")
    }

    /// How many columns numbers up to this one take.
    static func columns(upTo number: Int) -> Int { max(3, String(number).count) }

    /// Number, title and star; at the right time, servings and badge, as far as they leave the
    /// title its line. Where there is no room beside the title, they come below it.
    ///
    /// - Parameter namesFacts: Whether time and servings are told.
    func heading(
        columns: Int,
        namesFacts: Bool = true,
        in context: ScreenContext
    ) -> [StyledText] {
        var sheet = Sheet(width: context.width)
        let marker = RecipeRow.marker(number, columns: columns, in: context)
        let title = texts.title(isFavorite: isFavorite, in: context)
        let badge = recipe.hasLactose ? context.badge : StyledText()
        let facts = namesFacts ? RecipeRow.facts(of: recipe) : []
        guard context.hasBadgeBeside else {
            sheet.add(title, marker: marker)
            let below = RecipeRow.beside(badge, context.joined(facts, .secondary))
            if !below.isEmpty { sheet.add(below, indent: marker.width) }
            return sheet.lines
        }
        let rights = (0...facts.count).map { dropped in
            let facts = context.joined(Array(facts.dropLast(dropped)), .secondary)
            return RecipeRow.beside(facts, badge)
        }
        let room = context.width - marker.width - title.width
        let right = rights.first { $0.isEmpty || $0.width + 2 <= room } ?? badge
        sheet.add(title, right: right, marker: marker)
        return sheet.lines
    }

    /// How long a recipe takes and for how many it is, as far as it is known.
    static func facts(of recipe: Recipe) -> [String] {
        [
            recipe.times.minutes.map(NumberWords.minutes),
            recipe.yield?.amount.map(NumberWords.servings),
        ].compactMap { $0 }
    }

    private static func beside(_ left: StyledText, _ right: StyledText) -> StyledText {
        left.isEmpty || right.isEmpty ? left + right : left + .spaces(2) + right
    }

    /// Title and star in one line of at most so many columns; only the title is cut.
    func title(cutTo width: Int, in context: ScreenContext) -> StyledText {
        let star = texts.star(isFavorite: isFavorite, in: context)
        let title = texts.title(isFavorite: false, in: context)
        return title.cut(to: width - star.width, ellipsis: context.symbols.ellipsis) + star
    }

    /// The whole row: the heading, and a line with the ingredients, those that were asked for first.
    func lines(columns: Int, in context: ScreenContext) -> [StyledText] {
        var sheet = Sheet(width: context.width)
        sheet.add(lines: heading(columns: columns, in: context))
        let indent = context.isIndented ? columns + 2 : 0
        if isLong || context.style.listsAllIngredients, listsIngredients {
            sheet.add(texts.ingredientNames(), indent: columns + 2)
            let facts = facts(in: context)
            if !facts.isEmpty { sheet.add(facts, indent: columns + 2) }
            return sheet.lines
        }
        sheet.add(summary(width: context.width - indent, in: context), indent: columns + 2)
        return sheet.lines
    }

    /// As many ingredients as a line has room for, then how they meet what the cook has, the site
    /// and the remarks.
    private func summary(width: Int, in context: ScreenContext) -> StyledText {
        let separator = StyledText(context.factSeparator, .secondary)
        let end = facts(in: context)
        guard listsIngredients, !recipe.ingredients.isEmpty else { return end }
        let gap = end.isEmpty ? StyledText() : separator
        let room = width - gap.width - end.width
        // Where the facts take the most of the line, they come on a line of their own.
        guard room >= min(20, width) else {
            return texts.leadingIngredients(width: width, in: context) + StyledText(" ") + end
        }
        return texts.leadingIngredients(width: room, in: context) + gap + end
    }

    /// How the ingredients meet what the cook has, the site and the remarks.
    private func facts(in context: ScreenContext) -> StyledText {
        let source = namesSource || !listsIngredients ? [texts.source(.secondary)] : []
        let facts =
            coverage.map { StyledText($0, .secondary) } + source
            + remarks.map { StyledText($0, .secondary) }
        return .joined(facts, by: StyledText(context.factSeparator, .secondary))
    }

    /// What stands below the title of a card: the ingredients, and where the recipe is from.
    func details(in context: ScreenContext) -> [StyledText] {
        let facts = RecipeRow.facts(of: recipe).joined(separator: context.factSeparator)
        var source = texts.source(.secondary)
        for remark in coverage + remarks {
            source.append(context.factSeparator, .secondary)
            source.append(remark, .secondary)
        }
        return [
            listsIngredients ? texts.ingredientNames() : StyledText(),
            StyledText(facts, .secondary), source,
        ].filter { !$0.isEmpty }
    }

    /// How its ingredients meet the foods asked for, where the service tells.
    private var coverage: [String] { CoverageWords(recipe).map { [$0.brief] } ?? [] }

    /// The row as sentences, one line each.
    func spoken(as thing: String, withIngredients: Bool = true) -> [String] {
        var first = ["\(thing) \(number): \(Spoken.sentence(title))"]
        if isFavorite { first.append("Favorite.") }
        if recipe.hasLactose { first.append("Has lactose.") }
        var lines = [first.joined(separator: " ")]
        let names = RecipeTexts.names(of: recipe)
        if withIngredients && !names.isEmpty {
            lines.append("Ingredients: " + Spoken.sentence(names.joined(separator: ", ")))
        }
        let source = "From " + CleanText.line(recipe.source)
        let time = recipe.times.minutes.map(NumberWords.spokenMinutes)
        let servings = recipe.yield?.amount.map(NumberWords.servings)
        let facts = [time, servings].compactMap { $0 }
        lines.append((facts + [source] + coverage).map(Spoken.full).joined(separator: " "))
        return lines
    }

    /// The keys of the row in JSON, those of a list.
    var members: [JSONMember] {
        [
            JSONMember("n", .int(number)),
            JSONMember("title", .string(title)),
            JSONMember("ingredients", .strings(RecipeTexts.names(of: recipe))),
            JSONMember("lactose", .bool(recipe.hasLactose)),
            JSONMember("favorite", .bool(isFavorite)),
            JSONMember("source", .string(CleanText.line(recipe.source))),
            JSONMember("url", .string(orNull: recipe.link?.text)),
            JSONMember("picture", .string(orNull: recipe.picture?.text)),
            JSONMember("thumbnail", .string(orNull: recipe.thumbnail?.text)),
            JSONMember("minutes", .int(orNull: recipe.times.minutes)),
            JSONMember("servings", .number(orNull: recipe.yield?.amount)),
        ] + recipe.coverageMembers
    }

    /// The headings of rows of recipes in CSV and TSV.
    static let header = [
        "n", "title", "lactose", "favorite", "ingredients", "source", "url", "minutes", "servings",
    ]

    /// The row in CSV and TSV.
    var fields: [String] {
        [
            String(number), title, String(recipe.hasLactose), String(isFavorite),
            RecipeTexts.names(of: recipe).joined(separator: "; "),
            CleanText.line(recipe.source), recipe.link?.text ?? "",
            recipe.times.minutes.map { String($0) } ?? "",
            recipe.yield?.amount.map(NumberWords.decimal) ?? "",
        ]
    }

    /// The row as an entry of a Markdown list.
    func markdown(in context: ScreenContext, remarks: [String] = []) -> [String] {
        var head = "\(number). **\(Markdown.link(title, to: recipe.link?.text))**"
        if isFavorite { head += " \(context.symbols.star)" }
        if recipe.hasLactose { head += " (has lactose)" }
        let names = RecipeTexts.names(of: recipe).joined(separator: ", ")
        let facts = RecipeRow.facts(of: recipe)
        let source = (facts + [CleanText.line(recipe.source)] + coverage + remarks)
            .joined(separator: " \(context.symbols.dot) ")
        let indent = String(repeating: " ", count: String(number).count + 2)
        let rest = [names, source].filter { !$0.isEmpty }
        let lines = [head] + rest.map { indent + Markdown.escaped($0) }
        // A line that goes on below ends with two spaces.
        return lines.enumerated().map {
            $0.offset < lines.count - 1 ? $0.element + "  " : $0.element
        }
    }

    private var title: String {
        let clean = CleanText.line(recipe.title)
        return clean.isEmpty ? "Untitled" : clean
    }
}
