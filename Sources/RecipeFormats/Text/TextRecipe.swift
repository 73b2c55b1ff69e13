import Documents
import KitchenLanguage
import PageReader
import RecipeModel

/// A recipe in lines of text: a title, what is told of it, ingredients, steps, notes.
///
/// Headings tell the parts where there are any, in about twenty languages; else a row of lines that
/// read as ingredients, and the sentences after them.
struct TextRecipe {
    private(set) var recipe: Recipe
    /// Whether headings tell the ingredients, and whether the steps.
    private(set) var hasIngredientsHeading = false
    private(set) var hasStepsHeading = false
    /// The cook's own notes in the text; nil where there is no part for them.
    private(set) var ownNotes: [String]?

    private let metadata: RecipeFieldValues
    private let lines: [TextLine]
    private let hasTopHeading: Bool
    private let parts: [TextPart?]
    private var facts = TextFacts()
    private var part = TextPart.head
    private var title: String?
    private var titlePlace: Int?
    private var description: [String] = []
    private var steps = StepCollector()
    private var notes = StepCollector()
    private var words = StepCollector()
    /// The level of the heading of the part that is read; nil for one without marks.
    private var level: Int?
    /// How far the first ingredient stands to the right.
    private var column: Int?
    /// Whether the ingredients stand there without bullets.
    private var isPlainList = false
    private var groups: [IngredientGroup] = []
    private var opensGroup: String??

    private var isOwn: Bool { metadata.isOwn }

    init(_ lines: [TextLine], metadata: RecipeFieldValues) {
        self.metadata = metadata
        self.lines = lines
        hasTopHeading = lines.contains { $0.level == 1 }
        recipe = Recipe(id: RecipeID(service: .cookbook, key: ""), title: "")
        parts = lines.map { TextPart(headedBy: $0, isOwn: metadata.isOwn) }
        hasIngredientsHeading = parts.contains(.ingredients)
        hasStepsHeading = parts.contains(.steps)
        for place in lines.indices { take(place) }
        finish()
    }

    private mutating func finish() {
        recipe.title = title ?? ""
        recipe.ingredientGroups = groups.filter { !$0.items.isEmpty }
        recipe.stepGroups = steps.groups(keepsNumbers: isOwn)
        recipe.notes = description + notes.groups(keepsNumbers: isOwn).flatMap(\.items)
        let own = words.groups(keepsNumbers: true).flatMap(\.items)
        ownNotes = own.isEmpty ? nil : own
        if !isOwn { facts.apply(to: &recipe) }
    }

    // MARK: A line

    private mutating func take(_ place: Int) {
        let line = lines[place]
        if let picture = line.picture, recipe.picture == nil, !isOwn {
            recipe.picture = WebAddress(picture)
        }
        switch line.kind {
        case .blank:
            steps.blank()
            notes.blank()
            words.blank()
            return
        case .comment: return
        case .rule: return takeRule(place)
        default: break
        }
        if let next = parts[place] { return begin(next, with: line) }
        if part != .head, !isOwn {
            if takeLabelledPart(line) { return }
            // `[Original URL](https://…)`
            let isLink = line.link != nil && RecipeFieldNames.field(of: line.text) == .link
            if isLink, facts.take(line) { return }
        }
        switch part {
        case .head: takeHead(place)
        case .ingredients: takeIngredient(place)
        case .steps: takeStep(place)
        case .notes: Self.take(line, into: &notes, isOwn: isOwn)
        case .ownNotes: Self.take(line, into: &words, isOwn: isOwn)
        case .nutrition: takeNutrition(line)
        case .other:
            if let level = line.level, !isOwn, level <= self.level ?? 6, !steps.isEmpty {
                begin(.notes, with: line)
            }
        }
    }

    private mutating func begin(_ next: TextPart, with line: TextLine) {
        if next == .ingredients, !isOwn, let yield = RecipeLine.yield(in: line.text) {
            recipe.yield = recipe.yield ?? TextPart.yield(inHeading: line.text) ?? yield
        }
        part = next
        level = line.level
        column = nil
        steps.blank()
        notes.blank()
        if next == .ingredients { openGroup(nil) }
        if next == .steps { steps.openGroup(nil) }
        if let rest = TextPart.rest(behindHeading: line.text), !line.isItem, line.level == nil {
            takeRest(rest)
        }
    }

    /// What stands in a heading's own line: `Ingredients: 2 eggs, 200 g flour`, `Method: Mix …`.
    private mutating func takeRest(_ rest: String) {
        switch part {
        case .ingredients:
            for item in rest.split(whereSeparator: { ",;".contains($0) }) {
                addIngredient(item.trimmingWhitespace())
            }
        case .steps: steps.add(TextLine(kind: .text, text: rest))
        case .notes: notes.add(TextLine(kind: .text, text: rest))
        default: break
        }
    }

    /// A part that begins in the middle of a line's list: `Tip: …` after the steps.
    private mutating func takeLabelledPart(_ line: TextLine) -> Bool {
        guard line.kind == .text, part == .steps || part == .notes,
            let colon = line.text.prefix(30).firstIndex(of: ":"),
            RecipeLine.section(named: String(line.text[..<colon])) == .notes
        else { return false }
        let rest = line.text[colon...].dropFirst().trimmingWhitespace()
        guard !rest.isEmpty else { return false }
        part = .notes
        notes.blank()
        notes.add(TextLine(kind: .text, text: rest))
        return true
    }

    private mutating func takeRule(_ place: Int) {
        guard !isOwn else { return }
        switch part {
        case .ingredients where hasItems && !hasStepsHeading:
            // Rules part what no headings do.
            part = .steps
        case .steps, .notes:
            steps.blank()
            notes.blank()
        default: break
        }
    }

    // MARK: The head

    private mutating func takeHead(_ place: Int) {
        let line = lines[place]
        if isOwn {
            if title == nil, line.level == 1 { title = line.text }
            return
        }
        if title == nil, let told = TextPart.title(in: line.text) {
            title = told
            return
        }
        if titlePlace == nil, title == nil, isTitle(line) {
            title = line.text
            titlePlace = place
            return
        }
        if facts.take(line) { return }
        // As RecipeMD writes tags.
        if line.isSlanted, line.text.contains(","), line.text.utf8.count <= 200 {
            recipe.keywords += line.text.split(separator: ",").map { $0.trimmingWhitespace() }
            return
        }
        if !hasIngredientsHeading, beginsIngredients(place) {
            part = .ingredients
            openGroup(nil)
            return takeIngredient(place)
        }
        if !hasIngredientsHeading, title != nil, isWordOverList(place),
            line.text.split(separator: " ").count <= 3
        {
            part = .ingredients
            return openGroup(TextPart.heading(line.text))
        }
        if !hasIngredientsHeading, isSubheading(line),
            lines[(place + 1)...].prefix(4).contains(
                where: { IngredientSigns.isIngredient($0) && RecipeLine.hasAmount($0.text) }
            )
        {
            part = .ingredients
            return openGroup(TextPart.heading(line.text))
        }
        takeHeadWords(line)
    }

    private mutating func takeHeadWords(_ line: TextLine) {
        if line.isStrong, line.kind == .text, line.text.first?.isNumber == true,
            let amount = StatedNumber(line.text)?.value, line.text.utf8.count <= 60
        {
            let first = line.text.split(separator: ",").first.map(String.init) ?? line.text
            recipe.yield = recipe.yield ?? RecipeYield(servings: first, amount: amount)
        } else if line.kind == .text, line.text.split(separator: " ").count >= 5 {
            description.append(line.text)
        }
    }

    private func isTitle(_ line: TextLine) -> Bool {
        guard line.text.utf8.count <= 140, line.text.contains(where: \.isLetter) else {
            return false
        }
        if line.level != nil { return true }
        guard line.kind == .text, !line.text.hasSuffix("."), line.link == nil else { return false }
        // A heading below is a better one.
        if hasTopHeading { return false }
        return RecipeLine.yield(in: line.text).map { _ in line.text.utf8.count > 30 } ?? true
            && RecipeLine.time(in: line.text) == nil && TextFacts.labelled(line.text) == nil
            && !(RecipeLine.hasMeasure(line.text) && !line.isStrong)
            && !TextPart.isGreeting(line.text)
    }

    /// Whether a row of ingredients begins with a line, which nothing heads.
    private func beginsIngredients(_ place: Int) -> Bool {
        guard IngredientSigns.isIngredient(lines[place]) else { return false }
        let near = lines[place...].prefix(9).filter { !$0.isBlank }.prefix(4)
        let items = near.filter(IngredientSigns.isIngredient)
        return items.count >= 2 && items.contains { RecipeLine.hasAmount($0.text) }
    }

    // MARK: Ingredients

    private var hasItems: Bool { groups.contains { !$0.items.isEmpty } }

    private mutating func openGroup(_ title: String?) { opensGroup = .some(title) }

    private mutating func addIngredient(_ text: String) {
        let text = isOwn ? text : IngredientSigns.tidied(text)
        guard let item = IngredientNames.ingredients([text]).first, !text.isEmpty else { return }
        if let title = opensGroup {
            if title != nil || groups.isEmpty || !(groups.last?.items.isEmpty ?? true) {
                groups.append(IngredientGroup(title: title, items: []))
            }
            opensGroup = nil
        }
        if groups.isEmpty { groups.append(IngredientGroup(items: [])) }
        groups[groups.count - 1].items.append(item)
    }

    private func isSubheading(_ line: TextLine) -> Bool {
        if line.level != nil { return true }
        guard line.text.utf8.count <= 80, line.text.contains(where: \.isLetter) else {
            return false
        }
        if line.text.hasSuffix(":") { return !RecipeLine.hasMeasure(line.text) }
        return line.kind == .text && line.isStrong && !RecipeLine.hasAmount(line.text)
            && !line.text.hasSuffix(".")
    }

    private mutating func takeIngredient(_ place: Int) {
        let line = lines[place]
        if line.isGroupBreak, isOwn { return openGroup(nil) }
        if isOwn {
            if line.level != nil { openGroup(line.text) } else { addIngredient(line.text) }
            return
        }
        if let level = line.level, let own = self.level, level <= own, !hasStepsHeading,
            !lines[(place + 1)...].prefix(4).contains(where: IngredientSigns.isIngredient)
        {
            // `## How we bake it`
            part = .steps
            self.level = level
            return
        }
        if RecipeLine.isStepLabel(line.text), line.text.contains(where: \.isLetter),
            !hasStepsHeading, !groups.isEmpty
        {
            part = .steps
            return
        }
        if isSubheading(line) { return openGroup(TextPart.heading(line.text)) }
        if isLoneWord(place) { return openGroup(line.text) }
        // Bullets after a list without them are another list.
        let isOtherList = line.isItem && isPlainList && lines[place - 1].isBlank
        if line.isNumbered || isOtherList, !hasStepsHeading, hasItems,
            !RecipeLine.hasMeasure(line.text)
        {
            part = .steps
            return takeStep(place)
        }
        if !hasStepsHeading, !groups.isEmpty, IngredientSigns.isStep(line),
            !line.isItem
                || line.text.utf8.count > 160
        {
            part = .steps
            return takeStep(place)
        }
        if RecipeLine.isYield(line.text), facts.take(line) { return }
        if continues(place), var last = groups.last?.items.last {
            last = IngredientNames.ingredients(["\(last.text) \(line.text)"]).first ?? last
            groups[groups.count - 1].items[groups[groups.count - 1].items.count - 1] = last
            return
        }
        if column == nil { isPlainList = !line.isItem }
        column = column ?? line.indent
        addIngredient(line.text)
    }

    /// Whether a line goes on with the ingredient before it: it stands further right, or below an
    /// item without a mark of its own.
    private func continues(_ place: Int) -> Bool {
        let line = lines[place]
        guard line.kind == .text, opensGroup == nil, place > 0, !lines[place - 1].isBlank,
            !(groups.last?.items.isEmpty ?? true)
        else { return false }
        let above = lines[place - 1]
        if above.isItem { return true }
        return line.indent > (column ?? 0) + 1 && !RecipeLine.hasAmount(line.text)
    }

    /// Whether a line is a word alone over more ingredients: `Sauce`, after a blank line.
    private func isLoneWord(_ place: Int) -> Bool {
        guard isWordOverList(place) else { return false }
        return lines[..<place].last { !$0.isBlank }.map {
            $0.isItem || RecipeLine.hasAmount($0.text)
        }
            ?? false
    }

    /// Whether a word or a few stand after a blank line and over a line with an amount.
    private func isWordOverList(_ place: Int) -> Bool {
        let line = lines[place]
        guard line.kind == .text, place > 0, lines[place - 1].isBlank,
            line.text.utf8.count <= 50, line.text.split(separator: " ").count <= 5,
            !RecipeLine.hasAmount(line.text), !line.text.hasSuffix("."),
            let below = lines[(place + 1)...].prefix(3).first(where: { !$0.isBlank })
        else { return false }
        return below.kind == .item(isNumbered: false)
            || below.kind == .text && RecipeLine.hasAmount(below.text)
                && !IngredientSigns.isStep(below)
    }

    // MARK: Steps and what follows

    private mutating func takeStep(_ place: Int) {
        let line = lines[place]
        if line.isGroupBreak, isOwn { return steps.openGroup(nil) }
        if let own = line.level {
            if let level, own <= level, !isOwn { return begin(.notes, with: line) }
            return steps.openGroup(isOwn ? line.text : TextPart.heading(line.text))
        }
        if !isOwn {
            if RecipeLine.isStepLabel(line.text) { return steps.blank() }
            let isHeading =
                line.kind == .text && line.text.utf8.count <= 60
                && (line.text.hasSuffix(":") || line.isStrong && !line.text.hasSuffix("."))
            if isHeading { return steps.openGroup(TextPart.heading(line.text)) }
            if line.kind == .text, place > 0, lines[place - 1].isBlank, facts.take(line) { return }
        }
        steps.add(line)
    }

    private static func take(_ line: TextLine, into notes: inout StepCollector, isOwn: Bool) {
        if line.level != nil, !isOwn {
            notes.blank()
            notes.openGroup(nil)
        } else {
            notes.add(line)
        }
    }

    private mutating func takeNutrition(_ line: TextLine) {
        guard !isOwn else { return }
        let text = line.text.replacing("：", with: ":")
        recipe.nutrition += TextList.facts(
            text.contains(":") && text.contains(",") && !text.contains(", ")
                ? text : text.replacing(", ", with: ";")
        )
    }
}
