import RecipeModel

/// What a term is in Mealie's filter language (`queryFilter=`).
///
/// The language compares letters and knows no words, so a word is looked for with what may stand
/// around it: `egg` is not in `eggplant`. Foods are named exactly, as the server has them.
struct MealieFilter {
    /// The filters whose recipes together are those that the term means; each fits into an address.
    let texts: [String]

    /// The length of a filter in an address that servers and proxies take without being told to, in
    /// bytes; many stop at 8,192 for the whole request line.
    static let longest = 6_500

    /// - Parameter foods: Names of the server's foods that the term means.
    init(_ term: Term, foods: [String], isUnwanted: Bool) {
        var clauses: [String] = []
        switch term.field {
        case .anywhere:
            clauses += Self.words(of: term, in: ["nameNormalized", Self.line], isUnwanted)
            clauses += Self.foods(foods) + Self.tags(of: term)
        case .ingredient:
            clauses += Self.words(of: term, in: [Self.line], isUnwanted) + Self.foods(foods)
        case .title: clauses += Self.words(of: term, in: ["nameNormalized"], isUnwanted)
        case .category, .cuisine: clauses += Self.tags(of: term)
        }
        var texts: [String] = []
        var size = 0
        for clause in clauses {
            let length = PercentEncoding.value(clause).utf8.count + 10
            if texts.isEmpty || size + length > Self.longest {
                texts.append(clause)
                size = length
            } else {
                texts[texts.count - 1] += " OR " + clause
                size += length
            }
        }
        self.texts = texts
    }

    private static let line = "recipeIngredient.noteNormalized"
    private static let foodName = "recipeIngredient.food.nameNormalized"

    /// Clauses for the words of a term, in both grammatical numbers and spellings, and for the foods
    /// of its family. What the server has as a food is named exactly besides.
    private static func words(
        of term: Term,
        in columns: [String],
        _ isUnwanted: Bool
    ) -> [String] {
        let own = forms(of: FoodSpellings.all(of: term.text))
        var clauses = own.flatMap { name in
            columns.flatMap { likes($0, patterns(around: name)) }
        }
        guard term.field != .title else { return clauses }
        clauses += own.flatMap { likes(foodName, edges(of: $0)) }
        let family = FoodMatch(term, isUnwanted: isUnwanted).otherNames
            .map { $0.words.joined(separator: " ") }
        // Inside a plain line a long name is hardly a part of another word.
        return clauses
            + forms(of: family).filter { !own.contains($0) }.flatMap { name in
                likes(line, name.count < 5 ? edges(of: name) : ["%\(name)%"])
            }
    }

    private static func likes(_ column: String, _ patterns: [String]) -> [String] {
        patterns.map { "\(column) LIKE \"\($0)\"" }
    }

    /// Names in both grammatical numbers, as the server folds them, each once.
    private static func forms(of names: [String]) -> [String] {
        (names + names.compactMap(FoodNumber.other)).map { plain(FoodSpellings.folded($0)) }
            .reduce(into: []) { if !$0.contains($1), !$1.isEmpty { $0.append($1) } }
    }

    /// The ways in which a name may stand in a line as words of its own.
    private static func patterns(around name: String) -> [String] {
        ["", "% ", "%(", "%-"].flatMap { before in
            ["", " %", ",%", ")%", "-%"].map { before + name + $0 }
        }
    }

    /// The ways in which a name may stand between spaces.
    private static func edges(of name: String) -> [String] {
        [name, "\(name) %", "% \(name)", "% \(name) %"]
    }

    private static func foods(_ names: [String]) -> [String] {
        stride(from: 0, to: names.count, by: 40).map { start in
            let part = names[start..<min(start + 40, names.count)]
            let list = part.filter { !$0.contains { "\"\\".contains($0) } }
                .map { "\"\($0)\"" }.joined(separator: ",")
            return "recipeIngredient.food.name IN [\(list)]"
        }.filter { !$0.hasSuffix("[]") }
    }

    /// Tags and categories are asked for by their slugs, which are in lower case on every database.
    private static func tags(of term: Term) -> [String] {
        let slugs = term.tagNames.map(slug).filter { !$0.isEmpty }.prefix(40)
            .map { "\"\($0)\"" }.joined(separator: ",")
        guard !slugs.isEmpty else { return [] }
        return ["tags.slug IN [\(slugs)]", "recipeCategory.slug IN [\(slugs)]"]
    }

    /// A name as Mealie makes an address of it: `Quick & Easy` is `quick-easy`.
    static func slug(_ name: String) -> String {
        FoodSpellings.folded(name).split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    /// A name without the signs that mean something in the language.
    private static func plain(_ name: String) -> String {
        name.filter { !"\"\\%_[]".contains($0) }.trimmingWhitespace()
    }
}
