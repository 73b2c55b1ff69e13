import RecipeModel

/// A recipe in a list, whichever list it is.
struct RecipeRow {
    let number: Int
    let recipe: Recipe
    let isFavorite: Bool
    /// What was asked for, to be coloured.
    let query: RecipeQuery?
    /// Whether the ingredients are listed.
    var listsIngredients = true
    /// What is said behind the source.
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

    /// Number, title, star and badge.
    func heading(columns: Int, in context: ScreenContext) -> [StyledText] {
        var sheet = Sheet(width: context.width)
        let marker = RecipeRow.marker(number, columns: columns, in: context)
        let title = texts.title(isFavorite: isFavorite, in: context)
        if recipe.hasLactose && context.hasBadgeBeside {
            sheet.add(title, right: context.badge, marker: marker)
        } else {
            sheet.add(title, marker: marker)
            if recipe.hasLactose { sheet.add(context.badge, indent: marker.width) }
        }
        return sheet.lines
    }

    /// Title and star in one line of at most so many columns; only the title is cut.
    func title(cutTo width: Int, in context: ScreenContext) -> StyledText {
        let star = texts.star(isFavorite: isFavorite, in: context)
        let title = texts.title(isFavorite: false, in: context)
        return title.cut(to: width - star.width, ellipsis: context.symbols.ellipsis) + star
    }

    /// The whole row: heading, ingredients, source.
    func lines(columns: Int, in context: ScreenContext) -> [StyledText] {
        var sheet = Sheet(width: context.width)
        sheet.add(lines: heading(columns: columns, in: context))
        for text in details(in: context) { sheet.add(text, indent: columns + 2) }
        return sheet.lines
    }

    /// What stands below the title: the ingredients, and where the recipe is from.
    func details(in context: ScreenContext) -> [StyledText] {
        var source = texts.source(.secondary)
        for remark in coverage + remarks {
            source.append(context.factSeparator, .secondary)
            source.append(remark, .secondary)
        }
        return [listsIngredients ? texts.ingredientNames() : StyledText(), source]
            .filter { !$0.isEmpty }
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
        lines.append(([source] + coverage).map(Spoken.full).joined(separator: " "))
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
        ] + recipe.coverageMembers
    }

    /// The headings of rows of recipes in CSV and TSV.
    static let header = ["n", "title", "lactose", "favorite", "ingredients", "source", "url"]

    /// The row in CSV and TSV.
    var fields: [String] {
        [
            String(number), title, String(recipe.hasLactose), String(isFavorite),
            RecipeTexts.names(of: recipe).joined(separator: "; "),
            CleanText.line(recipe.source), recipe.link?.text ?? "",
        ]
    }

    /// The row as an entry of a Markdown list.
    func markdown(in context: ScreenContext, remarks: [String] = []) -> [String] {
        var head = "\(number). **\(Markdown.link(title, to: recipe.link?.text))**"
        if isFavorite { head += " \(context.symbols.star)" }
        if recipe.hasLactose { head += " (has lactose)" }
        let names = RecipeTexts.names(of: recipe).joined(separator: ", ")
        let source = ([CleanText.line(recipe.source)] + coverage + remarks)
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
