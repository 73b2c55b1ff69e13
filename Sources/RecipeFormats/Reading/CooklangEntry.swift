import RecipeModel

/// Reads a Cooklang recipe: a front matter or `>>` lines, then a step a paragraph.
///
/// Paragraphs of nothing but ingredients are no steps; with a heading before them they are a group.
struct CooklangEntry {
    private let title: String
    private var metadata: [(key: String, values: [String])] = []
    private var groups: [IngredientGroup] = []
    private var sections: [StepGroup] = []
    private var notes: [String] = []

    /// - Parameter title: What the recipe is called where its text doesn't say.
    init(_ bytes: [UInt8], title: String) {
        self.title = title
        var text = String(decoding: bytes, as: UTF8.self)
        if text.first == "\u{FEFF}" { text.removeFirst() }
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
        readFrontMatter(&lines)
        read(CooklangMarkup.withoutComments(lines.map(String.init)))
    }

    /// The recipe; nil where there is nothing of one.
    var recipe: Recipe? {
        var recipe = Recipe(
            id: RecipeID(service: .cookbook, key: ""),
            title: value("title") ?? title,
            link: (value("source") ?? value("source.url")).flatMap { WebAddress($0) }
        )
        recipe.author = value("author") ?? value("source.author")
        if let text = value("servings") ?? value("serves") ?? value("yield") {
            recipe.yield = Self.yield(text)
        }
        recipe.times = CookingTimes(
            preparation: minutes("prep time", "time.prep", "prep_time"),
            cooking: minutes("cook time", "time.cook", "cook_time"),
            total: minutes("time required", "time", "duration", "total time")
        )
        recipe.categories =
            (values("course") + values("category") + values("diet")).map { $0.lowercased() }
        recipe.cuisines = values("cuisine").map { $0.lowercased() }
        recipe.keywords = values("tags")
        recipe.language = value("locale")?.replacing("_", with: "-")
        recipe.picture = (value("image") ?? value("picture")).flatMap { WebAddress($0) }
        recipe.video = value("video").flatMap { WebAddress($0) }
        recipe.nutrition = metadata.compactMap { entry in
            guard entry.key.hasPrefix("nutrition."), let amount = entry.values.first else {
                return nil
            }
            return NutritionFact(name: String(entry.key.dropFirst(10)), amount: amount)
        }
        recipe.ingredientGroups = groups
        recipe.stepGroups = sections
        recipe.notes = notes
        let hasDescription = value("description") ?? value("introduction")
        if let hasDescription { recipe.notes.insert(hasDescription, at: 0) }
        return recipe
    }

    private static func yield(_ text: String) -> RecipeYield {
        guard let amount = FirstNumber.of(text) else { return RecipeYield(text: text, amount: nil) }
        if let open = text.firstIndex(of: "("), text.hasSuffix(")"),
            Double(text[..<open].filter { $0 != " " }) != nil
        {
            return RecipeYield(text: String(text[open...].dropFirst().dropLast()), amount: amount)
        }
        return RecipeYield(servings: text, amount: amount)
    }

    private func values(_ key: String) -> [String] {
        metadata.filter { $0.key == key }.flatMap(\.values)
            .flatMap {
                key == "tags" || $0.contains(",") ? $0.split(separator: ",").map(String.init) : [$0]
            }
            .map { $0.trimmingWhitespace() }.filter { !$0.isEmpty }
    }

    private func value(_ key: String) -> String? {
        metadata.last { $0.key == key }?.values.first.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func minutes(_ keys: String...) -> Int? {
        keys.lazy.compactMap { value($0) }.compactMap { DurationText.minutes($0) }.first
    }
}

// MARK: - Metadata

extension CooklangEntry {
    private mutating func readFrontMatter(_ lines: inout ArraySlice<Substring>) {
        guard lines.first.map({ $0.trimmingWhitespace() == "---" }) == true else { return }
        guard let end = lines.dropFirst().firstIndex(where: { $0.trimmingWhitespace() == "---" })
        else { return }
        var parent: String?
        for line in lines[(lines.startIndex + 1)..<end] {
            let text = line.trimmingWhitespace()
            if text.isEmpty || text.hasPrefix("#") { continue }
            if text.hasPrefix("- "), !metadata.isEmpty {
                metadata[metadata.count - 1].values.append(Self.scalar(text.dropFirst(2)))
                continue
            }
            guard let (key, rest) = Self.member(text) else { continue }
            let isInner = line.first == " " || line.first == "\t"
            if !isInner { parent = key.lowercased() }
            let name = isInner && parent != nil ? "\(parent ?? "").\(key)" : key.lowercased()
            metadata.append((name, Self.list(rest)))
        }
        lines = lines[(end + 1)...]
    }

    /// `key: value`, where the key may stand in quotes.
    private static func member(_ text: String) -> (String, String)? {
        if text.first == "\"" {
            let rest = text.dropFirst()
            guard let quote = rest.firstIndex(of: "\""),
                let colon = rest[quote...].firstIndex(of: ":")
            else { return nil }
            return (String(rest[..<quote]), String(rest[colon...].dropFirst()))
        }
        guard let colon = text.firstIndex(of: ":") else { return nil }
        return (text[..<colon].trimmingWhitespace(), String(text[colon...].dropFirst()))
    }

    private static func list(_ text: String) -> [String] {
        let text = text.trimmingWhitespace()
        if text.isEmpty { return [] }
        if text.first == "[", text.last == "]" {
            return text.dropFirst().dropLast().split(separator: ",").map { scalar($0) }
        }
        return [scalar(text[...])]
    }

    /// A text without its quotes.
    private static func scalar(_ text: some StringProtocol) -> String {
        let text = text.trimmingWhitespace()
        guard text.count > 1, let quote = text.first, quote == text.last else { return text }
        if quote == "'" { return String(text.dropFirst().dropLast()) }
        guard quote == "\"" else { return text }
        return CooklangMarkup.unescaped(text.dropFirst().dropLast())
    }
}

// MARK: - The text

extension CooklangEntry {
    private mutating func read(_ lines: [String]) {
        var paragraph: [String] = []
        func isAlone(_ line: String) -> Bool {
            line.hasPrefix(">") || line.hasPrefix("=")
        }
        for line in lines + [""] {
            let text = line.trimmingWhitespace()
            if text.isEmpty || isAlone(text) {
                if !paragraph.isEmpty { take(paragraph.joined(separator: " ")) }
                paragraph.removeAll()
                if isAlone(text) { takeAlone(text) }
            } else {
                paragraph.append(text)
            }
        }
    }

    /// A line that is metadata, a note or the heading of a section.
    private mutating func takeAlone(_ line: String) {
        if line.hasPrefix(">>") {
            if let (key, value) = Self.member(String(line.dropFirst(2))) {
                metadata.append((key.lowercased(), Self.list(value)))
            }
        } else if line.hasPrefix(">") {
            let note = CooklangMarkup.unescaped(line.dropFirst()).trimmingWhitespace()
            if !note.isEmpty { notes.append(note) }
        } else {
            let name = CooklangMarkup.unescaped(line.drop { $0 == "=" }).trimmingWhitespace()
            let heading = String(name.reversed().drop { $0 == "=" }.reversed()).trimmingWhitespace()
            sections.append(StepGroup(title: heading.isEmpty ? nil : heading, items: []))
        }
    }

    private mutating func take(_ paragraph: String) {
        var text = paragraph
        if text.hasPrefix("- ") { text.removeFirst(2) }
        let markup = CooklangMarkup(text)
        if let heading = markup.headingOfList {
            groups.append(
                IngredientGroup(title: heading.isEmpty ? nil : heading, items: markup.ingredients)
            )
            return
        }
        add(markup.ingredients)
        if sections.isEmpty { sections.append(StepGroup(items: [])) }
        let step = markup.text.trimmingWhitespace()
        if !step.isEmpty { sections[sections.count - 1].items.append(step) }
    }

    /// Adds what a step names; a food without an amount that is there already is the same.
    private mutating func add(_ ingredients: [Ingredient]) {
        if groups.first?.title != nil || groups.isEmpty {
            if ingredients.isEmpty { return }
            groups.insert(IngredientGroup(items: []), at: 0)
        }
        for ingredient in ingredients {
            let isMention =
                ingredient.text == ingredient.name
                && groups.contains { group in
                    group.items.contains {
                        $0.name.lowercased() == ingredient.name.lowercased()
                    }
                }
            if !isMention { groups[0].items.append(ingredient) }
        }
    }
}
