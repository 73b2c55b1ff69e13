import RecipeTestSupport

@testable import KitchenLanguage
@testable import RecipeModel
@testable import RecipeSearch

/// Words as they are typed, for `vocabulary.txt`.
enum VocabularyTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "senses": senses, "senses of each": { KeptTable.eachWord($0, senses) },
        "longest name": longestName, "dropped": { "\(Vocabulary.shared.isDropped($0))" },
        "English": { "\(Vocabulary.shared.isEnglish($0))" }, "exchangeable": exchangeable,
        "category": category, "meets": meets,
        "postings": { CookingLexicon.mainPostings(of: $0).map(\.name).joined(separator: ", ") },
        "course": course, "courses": { KeptTable.eachWord($0, course) },
        "singular": singular, "words": words, "same words": { KeptTable.eachWord($0, words) },
        "folded": { FoodSpellings.folded($0) },
        "each folded": { KeptTable.eachWord($0) { FoodSpellings.folded($0) } },
        "spellings": { FoodSpellings.all(of: $0).joined(separator: ", ") },
        "scanned": { WordScanner.plainWords(in: $0).joined(separator: " ") },
        "cut": { "\(MeatCuts.isCut($0.split(separator: " ").map(String.init)))" },
        "correction": correction, "of all words": ofAllWords,
        "sound": { String(decoding: Spelling.sound(of: Array($0.utf8)), as: UTF8.self) },
        "near words": nearWords, "completions": completions,
    ]

    private static let names: [(String, Vocabulary.Senses)] = [
        ("food", .food), ("dish", .dish), ("course", .course), ("cuisine", .cuisine),
        ("diet", .diet), ("time", .time), ("wish", .wish),
    ]

    private static func text(_ senses: Vocabulary.Senses) -> String {
        senses.isEmpty
            ? "none" : names.filter { senses.contains($0.1) }.map(\.0).joined(separator: ", ")
    }

    private static func senses(_ word: String) -> String {
        let first = Vocabulary.shared.senses(of: word)
        // Asked a second time it is remembered.
        let again = Vocabulary.shared.senses(of: word) == first ? "" : ", not the same again"
        return text(first) + again + (Vocabulary.shared.isWordOfName(word) ? ", of a name" : "")
    }

    /// `words`, or `words | sense`.
    private static func longestName(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let words = fields[0].split(separator: " ").map(String.init)
        let sense = fields.count > 1 ? names.first { $0.0 == fields[1] }?.1 : nil
        guard let found = Vocabulary.shared.longestName(in: words, meaning: sense) else {
            return "none"
        }
        return "\(found.wordCount) words, \(text(found.senses))"
    }

    private static func exchangeable(_ row: String) -> String {
        let foods = row.fields(by: " | ")
        let found = Vocabulary.shared.areExchangeable(foods[0], foods[1])
        return found == Vocabulary.shared.areExchangeable(foods[1], foods[0])
            ? "\(found)" : "one way"
    }

    private static func category(_ name: String) -> String {
        let canonical = CategoryName.canonical(FoodWords(name)).words.joined(separator: " ")
        let memory = ReadingMemory()
        let held = (1...2).map { _ in memory.canonical(name, isCategory: true) }
        return canonical + (held == [canonical, canonical] ? "" : ", remembered as \(held)")
            + ", as a cuisine \(memory.canonical(name, isCategory: false))"
    }

    /// `wanted | categories`
    private static func meets(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let categories = fields[1].fields(by: ", ").map { FoodWords($0) }
        return "\(CategoryName.isMet(FoodWords(fields[0]), by: categories))"
    }

    private static func course(_ name: String) -> String {
        let lexicon = CookingLexicon.shared
        let course = lexicon.reading(of: FoodWords(name).words)?.course
        return course.map { lexicon.courses[$0].name } ?? "none"
    }

    private static func singular(_ word: String) -> String {
        let singular = SingularForm.of(word)
        return singular + (SingularForm.of(singular) == singular ? "" : ", not the same again")
    }

    private static func words(_ text: String) -> String {
        FoodWords(text).words.joined(separator: " ")
    }

    /// `basil 5, garlic 9 | garlik`: known words with how often they are used, and what is typed.
    private static func correction(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let known = fields[0].fields(by: ", ").map { word in
            let parts = word.fields(by: " ")
            return (parts[0], Int(parts[1]) ?? 0)
        }
        return Spelling(words: known).correction(of: fields[1]) ?? "none"
    }

    private static let allWords = Spelling(words: Vocabulary.words.map { ($0, 1) })

    private static func ofAllWords(_ typed: String) -> String {
        allWords.correction(of: typed) ?? "none"
    }

    /// `typed | words`
    private static func nearWords(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        return WordList(fields[1].fields(by: ", ")).near(fields[0]).joined(separator: ", ")
    }

    /// `typed | names`
    private static func completions(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        return FoodCompletion(fields[1].fields(by: ", ")).completions(of: fields[0])
            .joined(separator: ", ")
    }
}

/// What is in the house, and what it is good for, for `house.txt`.
enum HouseTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "holding": holding, "each holding": { KeptTable.eachWord($0, holding) }, "covers": covers,
        "apart": apart, "exactly": exactly, "optional": optional,
        "key": { PantryTally.key(of: $0) },
        "food": { "\(ConditionText.term($0).isFood)" },
        "foods": { KeptTable.eachWord($0) { "\(Term($0).isFood)" } },
        "standing": standing, "likeness": likeness,
        "features": { KeptTable.eachWord($0, features) },
    ]

    /// `foods; staples | line`
    private static func holding(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        return "\(PantryMatch(pantry(fields[0])).holding(of: Ingredient(text: fields[1])))"
    }

    private static func pantry(_ text: String) -> Pantry {
        let parts = text.fields(by: "; ")
        return Pantry(
            foods: parts[0].fields(by: ", "),
            staples: parts.count > 1 ? parts[1].fields(by: ", ") : []
        )
    }

    /// `foods | line; line`: the lines that are there with them and those that are not; the order of
    /// the cook's own says the same.
    private static func covers(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let pantry = pantry(fields[0])
        let match = PantryMatch(pantry)
        let ranking = RecipeRanking.missing(.init(pantry: pantry, for: .sorting))
        var judge = RankingJudge(ranking, for: RecipeQuery(ranking: ranking))
        var (there, absent): ([String], [String]) = ([], [])
        for line in fields[1].fields(by: "; ") {
            let isThere = match.holding(of: Ingredient(text: line)) == .inPantry
            if isThere { there.append(line) } else { absent.append(line) }
            let standing = judge.standing(of: .sample("Dish", [line]))
            if (standing?.first == 0) != isThere { return "the order says otherwise of \(line)" }
        }
        return "there \(there.joined(separator: "; ")), not \(absent.joined(separator: "; "))"
    }

    /// `arborio | rice`: whether a plain name does not mean a food of its family.
    private static func apart(_ row: String) -> String {
        let words = row.fields(by: " | ").map { $0.fields(by: " ") }
        return "\(FoodIdentity.isApart(words[0], from: words[1]))"
    }

    /// `food | text`: whether a text names exactly the food, and as an ingredient.
    private static func exactly(_ row: String) -> String {
        let words = row.fields(by: " | ").map { $0.split(separator: " ").map(String.init) }
        return "exactly \(FoodIdentity.isNamed(words[0], in: words[1], .exact)), "
            + "as an ingredient \(FoodIdentity.isNamed(words[0], in: words[1], .asIngredient))"
    }

    private static func optional(_ line: String) -> String {
        "\(Ingredient(text: line, name: "chives").isOptional)"
    }

    /// `foods; staples | use | conditions | lines`: where a recipe stands in the cook's own order.
    private static func standing(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let uses: [String: RecipeRanking.Provisions.Use] = [
            "cooking": .cooking, "sorting": .sorting, "limiting": .limiting,
        ]
        let use = uses[fields[1]] ?? .cooking
        let ranking = RecipeRanking.missing(.init(pantry: pantry(fields[0]), for: use))
        let query = RecipeQuery(ConditionText.conditions(fields[2]), ranking: ranking)
        var judge = RankingJudge(ranking, for: query)
        guard let standing = judge.standing(of: .sample("Supper", fields[3].fields(by: "; ")))
        else {
            return "out"
        }
        return "\(standing.first), then \(standing.second), \(standing.unused) unused"
    }

    /// `lines | lines`: what two recipes share, salt being in every house.
    private static func likeness(_ row: String) -> String {
        let fields = row.fields(by: " | ").map { $0.fields(by: "; ").filter { !$0.isEmpty } }
        let ranking = RecipeRanking.likeness(
            Likeness(.sample("A", fields[0]), staples: ["salt"]),
            staples: ["salt"]
        )
        var judge = RankingJudge(ranking, for: RecipeQuery(ranking: ranking))
        guard let score = judge.standing(of: .sample("B", fields[1], key: "2"))?.score else {
            return "nothing"
        }
        return "\(score.shared) shared, \(score.others) others, \(score.likeness)"
    }

    /// What a food tells of a dish, and how much.
    private static func features(_ food: String) -> String {
        let features = LikenessProfile.features(of: food)
        return "\(Set(features.map(\.weight)).sorted()) \(features.first?.name ?? "none")"
    }
}
