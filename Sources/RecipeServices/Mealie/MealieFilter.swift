import KitchenLanguage
import RecipeModel
import RecipeSearch

/// What finds recipes by a term's ingredients in Mealie's filter language (`queryFilter=`).
///
/// Foods are named exactly, as the server has them. The rest is in lines of plain text: the language
/// compares letters there and knows no words, so that a name which other names hold (`egg`, of which
/// `eggplant` has the letters) is looked for with what may stand around it.
struct MealieFilter {
    private let clauses: [String]

    /// The length of a filter in an address, in bytes, that Mealie takes; a database stops at 1,000
    /// clauses.
    static let longest = 28_000
    /// The length that proxies before it take without being told to; many stop at 8,192 for the whole
    /// request line.
    static let longestForAll = 7_400

    /// - Parameter foods: Names of the server's foods that the term means.
    init(_ term: Term, foods: [String], isUnwanted: Bool) {
        clauses = Self.lines(with: term, isUnwanted) + Self.foods(foods)
    }

    /// The filters whose recipes together are those that the term means, each so long at most.
    func texts(ofAtMost longest: Int) -> [String] {
        var texts: [String] = []
        var size = 0
        for clause in clauses {
            let length = PercentEncoding.value(clause).utf8.count + 10
            if texts.isEmpty || size + length > longest {
                texts.append(clause)
                size = length
            } else {
                texts[texts.count - 1] += " OR " + clause
                size += length
            }
        }
        return texts
    }

    /// Clauses for the words of a term in plain lines, in both grammatical numbers and spellings, and
    /// for the foods of its family.
    private static func lines(with term: Term, _ isUnwanted: Bool) -> [String] {
        let (own, family) = names(of: term, isUnwanted)
        let names = own + family
        let plainNames = Set(names.filter(isPlain))
        let needed = names.filter { name in
            // What has a shorter name in it is found by that.
            !names.contains { other in
                guard other != name, other.utf8.count < name.utf8.count else { return false }
                return plainNames.contains(other) ? name.contains(other) : name.hasWords(other)
            }
        }
        return needed.flatMap { name in
            plainNames.contains(name)
                ? ["%\(name)%"] : own.contains(name) ? patterns(around: name) : edges(of: name)
        }.map { "recipeIngredient.noteNormalized LIKE \"\($0)\"" }
            + asTyped(FoodSpellings.all(of: term.text) + names)
    }

    /// Clauses for names in other scripts, which are transliterated in the column that is folded.
    /// What is compared here has its letter case, so that a line may begin with the name.
    private static func asTyped(_ names: [String]) -> [String] {
        var typed: [String] = []
        for name in names.map({ plain($0.lowercased()) }) where isOfAnotherScript(name) {
            let begun = name.prefix(1).uppercased() + name.dropFirst()
            typed += [name, begun].filter { !typed.contains($0) }
        }
        return typed.map { "recipeIngredient.note LIKE \"%\($0)%\"" }
    }

    /// Whether it has letters that are not Latin.
    private static func isOfAnotherScript(_ name: String) -> Bool {
        name.unicodeScalars.contains { $0.properties.isAlphabetic && $0.value >= 0x370 }
    }

    /// A term's own names, and those of its family.
    private static func names(
        of term: Term,
        _ isUnwanted: Bool
    ) -> (own: [String], family: [String]) {
        let own = forms(of: FoodSpellings.all(of: term.text))
        let family = FoodMatch(term, isUnwanted: isUnwanted).otherNames
            .map { $0.words.joined(separator: " ") }
        return (own, forms(of: family).filter { !own.contains($0) })
    }

    /// A filter for lines with foods that have a term's name in theirs and are something else: fish
    /// sauce is no fish. Nil where no term has such foods.
    static func doubts(_ terms: [(term: Term, reach: FoodReach)]) -> MealieFilter? {
        let foods = Set(terms.flatMap { carriers(of: $0.term, $0.reach) }).sorted()
        guard !foods.isEmpty else { return nil }
        let parted = foods.filter { name in
            !foods.contains { $0 != name && name.contains($0) }
        }
        return MealieFilter(
            clauses: parted.map { "recipeIngredient.noteNormalized LIKE \"%\($0)%\"" }
        )
    }

    private init(clauses: [String]) { self.clauses = clauses }

    /// The known foods that have a term's name in theirs and aren't what it means.
    private static func carriers(of term: Term, _ reach: FoodReach) -> [String] {
        let names = names(of: term, reach == .unwanted)
        let wanted = Set(names.own + names.family)
        let choice = NameChoice(term, reach)
        return foodNames.filter { name in
            let words = name.split(separator: " ")
            let carries = words.indices.contains { start in
                (start..<words.count).contains { end in
                    end - start + 1 < words.count
                        && wanted.contains(words[start...end].joined(separator: " "))
                }
            }
            return carries && !choice.means(food: name)
        }
    }

    /// The names of all foods that we know, as the server folds them.
    private static let foodNames: [String] = KnownFoods.shared.foods.map {
        plain(FoodSpellings.folded($0))
    }

    /// Names in both grammatical numbers, as the server folds them, each once.
    private static func forms(of names: [String]) -> [String] {
        (names + names.compactMap(FoodNumber.other)).map { plain(FoodSpellings.folded($0)) }
            .reduce(into: []) { if !$0.contains($1), !$1.isEmpty { $0.append($1) } }
    }

    /// Whether a name's letters are in no other food's name, but for its own plural.
    private static func isPlain(_ name: String) -> Bool {
        name.utf8.count > 4 && (name.contains(" ") || !parts.contains(name[...]))
    }

    /// The words of all food names that we know.
    private static let words: Set<Substring> = {
        let names = KnownFoods.shared.foods + KnownFoods.shared.dishes
        return Set(names.flatMap { FoodSpellings.folded($0).split { !$0.isLetter } })
    }()

    /// What longer words of food names begin with, but for their plurals.
    private static let starts: Set<Substring> = {
        var starts: Set<Substring> = []
        for word in words {
            for end in word.indices.dropFirst(2).dropLast() {
                let rest = word[word.index(after: end)...]
                if !["s", "es"].contains(rest) { starts.insert(word[...end]) }
            }
        }
        return starts
    }()

    /// What the words of all food names have within them.
    private static let parts: Set<Substring> = {
        var parts: Set<Substring> = []
        for word in words {
            for start in word.indices.dropLast(4) {
                for end in word[start...].indices.dropFirst(4) {
                    let part = word[start...end]
                    guard part != word,
                        !["s", "es"].contains(word[part.endIndex...])
                            || part.startIndex != word.startIndex
                    else { continue }
                    parts.insert(part)
                }
            }
        }
        return parts
    }()

    /// The ways in which a name may stand in a line as words of its own.
    private static func patterns(around name: String) -> [String] {
        let ends = ["", " %", ",%", ")%", "-%", "/%", ";%", ".%", ":%"]
        let inside = [" %", ",%", ")%"]
        let all =
            ["", "% "].flatMap { before in ends.map { before + name + $0 } }
            + ["%(", "%-", "%/"].flatMap { before in inside.map { before + name + $0 } }
        return all + ["%-", "%/"].map { $0 + name }
    }

    /// The most usual ways. Where no food's longer word begins with the name, its end is left open.
    private static func edges(of name: String) -> [String] {
        if name.utf8.count > 2, let last = name.split(separator: " ").last, !starts.contains(last) {
            return ["\(name)%", "% \(name)%"]
        }
        return ["", "% "].flatMap { before in ["", " %", ",%", ")%"].map { before + name + $0 } }
    }

    /// A list has commas between its names, so that one with a comma is asked for by itself.
    private static func foods(_ names: [String]) -> [String] {
        let usable = names.filter { name in !name.contains { "\"\\[]".contains($0) } }
        let single = usable.filter { $0.contains(",") || $0.count < 2 }
        let listed = usable.filter { !single.contains($0) }
        return stride(from: 0, to: listed.count, by: 40).map { start in
            let list = listed[start..<min(start + 40, listed.count)]
                .map { "\"\($0)\"" }.joined(separator: ",")
            return "recipeIngredient.food.name IN [\(list)]"
        } + single.map { "recipeIngredient.food.name = \"\($0)\"" }
    }

    /// A name without the signs that mean something in the language.
    private static func plain(_ name: String) -> String {
        name.filter { !"\"\\%_[]".contains($0) }.trimmingWhitespace()
    }
}

extension String {
    /// Whether these words are in the text as words of their own.
    fileprivate func hasWords(_ words: String) -> Bool {
        " \(self) ".contains(" \(words) ")
    }
}
