/// Reads the part of Cooklang (https://cooklang.org/docs/spec) that the starter recipes are written in.
///
/// A front matter, then paragraphs: ingredients one a line, if need be under a heading that ends in a
/// colon; steps; notes, which begin with `>`. What it does not know is a mistake and never skipped,
/// so that nothing that is written in a file is missing from the program.
struct CookFile {
    /// What is wrong with a file, and on which line.
    struct LineError: Error, Equatable {
        var line: Int
        var text: String
    }

    private var recipe: StarterRecipe

    /// The recipe of a file.
    static func recipe(key: String, text: String) throws(LineError) -> StarterRecipe {
        var file = CookFile(recipe: StarterRecipe(key: key))
        var paragraph: [Substring] = []
        var isFrontMatter = false
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            guard !line.utf8.contains(UInt8(ascii: "\t")) else {
                throw LineError(line: number, text: "a tab")
            }
            if line == "---", number == 1 || isFrontMatter {
                isFrontMatter = number == 1
            } else if isFrontMatter {
                try file.takeField(line, number)
            } else if line.isEmpty {
                try file.take(paragraph, endingAt: number)
                paragraph = []
            } else {
                paragraph.append(line)
            }
        }
        try file.take(paragraph, endingAt: number + 1)
        try file.check()
        return file.recipe
    }

    private init(recipe: StarterRecipe) { self.recipe = recipe }

    /// What every starter has.
    private func check() throws(LineError) {
        let isWhole =
            !recipe.title.isEmpty && !recipe.cuisine.isEmpty && !recipe.categories.isEmpty
            && recipe.groups.contains { !$0.ingredients.isEmpty } && !recipe.steps.isEmpty
        guard isWhole else {
            throw LineError(line: 1, text: "no title, cuisine, course, ingredient or step")
        }
    }
}

// MARK: - Front matter

extension CookFile {
    private mutating func takeField(_ line: Substring, _ number: Int) throws(LineError) {
        guard let colon = line.firstIndex(of: ":"), line[colon...].hasPrefix(": ") else {
            throw LineError(line: number, text: "not 'NAME: VALUE'")
        }
        let value = line[line.index(colon, offsetBy: 2)...]
        switch line[..<colon] {
        case "title": recipe.title = CookFile.scalar(value)
        case "cuisine": recipe.cuisine = CookFile.list(value)
        case "course": recipe.categories = CookFile.list(value) + recipe.categories
        case "diet": recipe.categories += CookFile.list(value)
        case "servings": recipe.servings = try CookFile.number(value, number)
        case "yield": recipe.yield = CookFile.scalar(value)
        case "prep time": recipe.preparation = try CookFile.minutes(value, number)
        case "cook time": recipe.cooking = try CookFile.minutes(value, number)
        case "time required": recipe.required = try CookFile.minutes(value, number)
        default: throw LineError(line: number, text: "unknown field '\(line[..<colon])'")
        }
    }

    /// A text, without the quotes that it may have.
    private static func scalar(_ value: Substring) -> String {
        guard value.count > 1, value.first == "\"", value.last == "\"" else { return String(value) }
        return String(value.dropFirst().dropLast())
    }

    /// `[main, soup]`, or a text alone.
    private static func list(_ value: Substring) -> [String] {
        guard value.first == "[", value.last == "]" else { return [scalar(value)] }
        return value.dropFirst().dropLast().split(separator: ",").map {
            scalar($0.drop { $0 == " " })
        }
    }

    private static func number(_ value: Substring, _ line: Int) throws(LineError) -> Int {
        guard let number = Int(value), number > 0 else {
            throw LineError(line: line, text: "not a number above zero: '\(value)'")
        }
        return number
    }

    private static func minutes(_ value: Substring, _ line: Int) throws(LineError) -> Int {
        guard value.hasSuffix(" min") else {
            throw LineError(line: line, text: "not '20 min': '\(value)'")
        }
        return try number(value.dropLast(4), line)
    }
}

// MARK: - Paragraphs

extension CookFile {
    /// Takes the lines of a paragraph; the line after it tells where it stands.
    private mutating func take(_ lines: [Substring], endingAt end: Int) throws(LineError) {
        guard let first = lines.first else { return }
        let start = end - lines.count
        let hasHeading = first.last == ":" && lines.count > 1
        if first.first == "@" || hasHeading {
            var group = StarterRecipe.Group(heading: hasHeading ? String(first.dropLast()) : "")
            for (offset, line) in lines.enumerated() where offset > 0 || !hasHeading {
                group.ingredients.append(try CookFile.ingredient(line, start + offset))
            }
            guard recipe.steps.isEmpty else {
                throw LineError(line: start, text: "ingredients after a step")
            }
            recipe.groups.append(group)
            return
        }
        guard lines.count == 1 else {
            throw LineError(line: start, text: "a step or note of several lines")
        }
        let isNote = first.hasPrefix("> ")
        let text = String(isNote ? first.dropFirst(2) : first)
        guard !text.contains(where: { "@#~{}\\".contains($0) }) else {
            throw LineError(line: start, text: "Cooklang's signs in a step or note")
        }
        if isNote { recipe.notes.append(text) } else { recipe.steps.append(text) }
    }

    /// `@NAME{QUANTITY%UNIT}(PREPARATION)`
    private static func ingredient(
        _ line: Substring,
        _ number: Int
    ) throws(LineError) -> StarterRecipe.Ingredient {
        let mistake = LineError(line: number, text: "not '@NAME{AMOUNT}(PREPARATION)': '\(line)'")
        guard line.first == "@", let open = line.firstIndex(of: "{"),
            let close = line.firstIndex(of: "}"), open < close
        else { throw mistake }
        let name = line[..<open].dropFirst()
        let amount = line[open..<close].dropFirst().split(separator: "%")
        var preparation = line[close...].dropFirst()
        if !preparation.isEmpty {
            guard preparation.first == "(", preparation.last == ")", preparation.count > 2 else {
                throw mistake
            }
            preparation = preparation.dropFirst().dropLast()
        }
        guard !name.isEmpty, amount.count <= 2 else { throw mistake }
        return StarterRecipe.Ingredient(
            amount: amount.joined(separator: " "),
            name: String(name),
            preparation: String(preparation)
        )
    }
}
