import Testing

@testable import KitchenLanguage
@testable import RecipeModel
@testable import RecipeSearch

/// What holds for every line of the tables of kitchen knowledge.
struct KitchenTablesTests {
    /// The names of a table, each as written.
    private func names(of text: String, heads: Bool = true, members: Bool = true) -> [String] {
        text.split(separator: "\n").flatMap { line -> [String] in
            let colon = line.firstIndex(of: ":") ?? line.endIndex
            let rest = colon == line.endIndex ? "" : line[line.index(after: colon)...]
            let parts = (heads ? String(line[..<colon]) : "") + "," + (members ? rest : "")
            return parts.split { ",=>".contains($0) }.map {
                String($0.drop { " ~!".contains($0) }.reversed().drop { $0 == " " }.reversed())
            }.filter { !$0.isEmpty && !$0.hasPrefix("@") && Double($0) == nil }
        }
    }

    @Test func everyNameIsInTheFormOfFoodWords() {
        let whole =
            DishTable.texts + [
                CuisineTable.regions, CuisineTable.places, DietTable.text,
                PreparedFoodTable.text, LikenessTable.common, WishWordTable.adjectives,
            ]
        let lists = [
            NamePartTable.carriers, NamePartTable.products, NamePartTable.parts,
            NamePartTable.descriptors, NamePartTable.changing, NamePartTable.plantDairy,
            NamePartTable.plantCheese, NamePartTable.dairyHeads, NamePartTable.replacing,
        ]
        let all =
            whole.flatMap { names(of: $0) } + names(of: CourseTable.text, members: false)
            + names(of: DictionaryTables.foods, members: false)
            + names(of: DictionaryTables.titles, heads: false)
            + lists.flatMap { $0.fields(separatedBy: " ", "\n") }
        for name in all {
            let normal = FoodWords(name).words.joined(separator: " ")
            #expect(name == normal, "\(name) should be written \(normal)")
        }
    }

    @Test func everyFoodThatATableNamesIsInTheFamilies() {
        let lexicon = CookingLexicon.shared
        let foods =
            names(of: PreparedFoodTable.text, heads: false) + names(of: LikenessTable.common)
            + names(of: DietTable.text, heads: false)
            + names(of: WishWordTable.adjectives, members: false)
        for name in foods { #expect(lexicon.food(named: name) != nil, "\(name)") }
    }

    @Test func everyAisleOfTheDictionaryIsOne() {
        for line in DictionaryTables.aisles.split(separator: "\n") {
            let name = line.prefix { $0 != ":" }
            #expect(Aisle(rawValue: String(name)) != nil, "\(name)")
        }
    }

    @Test func noTwoNamesHaveOneNumber() {
        let all =
            names(of: DictionaryTables.foods, members: false)
            + DishTable.texts.flatMap { names(of: $0) }
            + names(of: CourseTable.text, members: false) + names(of: CuisineTable.regions)
        let different = Set(all)
        #expect(Set(different.map { PhraseHash($0.utf8) }).count == different.count)
    }

    @Test func whatIsDroppedMeansNothingElse() {
        for word in WishWordTable.dropped.fields(separatedBy: " ", "\n")
        where !Vocabulary.shared.isDropped(word) {
            // A word that is a name as well is a name.
            #expect(!Vocabulary.shared.senses(of: word).isEmpty, "\(word)")
        }
    }
}
