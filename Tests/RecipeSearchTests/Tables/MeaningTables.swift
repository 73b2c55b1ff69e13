import Foundation
import KitchenLanguage
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeSearch

/// What words and recipes mean to each other, in tables for people: `Kept/`.
///
/// A recipe is written as `Recipe.sample(row:)` reads it: `leek | Leek pie | 1 kg leeks | in main`.
struct MeaningTables {
    @Test func everyMeaning() async throws {
        try await KeptTable.compare("meanings", MeaningTable.readers)
    }

    @Test func everyTrait() async throws {
        try await KeptTable.compare("traits", TraitTable.readers)
    }

    @Test func everyWord() async throws {
        try await KeptTable.compare("vocabulary", VocabularyTable.readers)
    }

    @Test func everythingInTheHouse() async throws {
        try await KeptTable.compare("house", HouseTable.readers)
    }
}

/// What a cook asks for, and what a recipe is to it, for `meanings.txt`.
enum MeaningTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "grade": grade, "grades": { KeptTable.eachWord($0, grade) },
        "leaves out": leavesOut, "leaves out each": { KeptTable.eachWord($0, leavesOut) },
        "rank": rank, "ranks": { KeptTable.eachWord($0, rank) },
        "grounds": grounds, "tier": tier, "tiers": tiers, "marks": marks, "names": names,
        "wider": { wider(ConditionText.term($0)) },
        "role": { "\(ConditionText.term($0).role)" },
        "asks for a dish": { "\(TermMeaning(ConditionText.term($0)).isSpecific)" },
        "mere description": { "\(TermMeaning(Term($0)).isDescription)" },
        "named": named, "to cook": toCook,
    ]

    /// `term | recipe`: the best grade in which the recipe meets the term, and whether it is a match.
    private static func grade(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let (term, recipe) = (ConditionText.term(fields[0]), Recipe.sample(row: fields.dropFirst()))
        let grade = RecipeMeaning(recipe).grade(for: term).map { "\($0)" } ?? "not"
        return grade
            + (Condition.has(term).holds(for: recipe) ? "" : grade == "not" ? "" : ", no match")
    }

    private static func leavesOut(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let condition = Condition.none(ConditionText.term(fields[0]))
        return condition.holds(for: .sample(row: fields.dropFirst())) ? "stays" : "left out"
    }

    private static func rank(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let recipe = RecipeMeaning(.sample(row: fields.dropFirst()))
        return recipe.rank(of: fields[0]).map { "\($0)" } ?? "not in it"
    }

    private static func grounds(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let query = RecipeQuery(ConditionText.conditions(fields[0]))
        let found = RecipeMeaning(.sample(row: fields.dropFirst())).grounds(for: query)
        return found.map { match in
            "\(ConditionText.text(match.condition)) \(match.grade): "
                + match.grounds.map { "\($0)".replacing("RecipeSearch.", with: "") }.joined(
                    separator: ", "
                )
        }.joined(separator: "; ")
    }

    private static func tier(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let meaning = QueryMeaning(ConditionText.conditions(fields[0]))
        return meaning.tier(of: RecipeMeaning(.sample(row: fields.dropFirst()))).map { "\($0)" }
            ?? "none"
    }

    private static func tiers(_ text: String) -> String {
        let meaning = QueryMeaning(ConditionText.conditions(text))
        return "\(meaning.tiers.count)\(meaning.lastIsForNeed ? ", the last for need" : "")"
    }

    /// `conditions | text`: what is marked of a title, and of an ingredient where that is otherwise.
    private static func marks(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let query = RecipeQuery(ConditionText.conditions(fields[0]))
        let marked = [true, false].map { isTitle in
            query.matchedFoods(in: fields[1], isTitle: isTitle).reversed().reduce(fields[1]) {
                $0.replacingCharacters(in: $1, with: "[\(fields[1][$1])]")
            }
        }
        return marked[0] == marked[1] ? marked[0] : "\(marked[0]), in a line \(marked[1])"
    }

    private static func wider(_ term: Term) -> String {
        guard let wider = WiderExclusion(term) else { return "nothing more" }
        return wider.families.map { family in
            family.name
                + (family.examples.isEmpty ? "" : " (\(family.examples.joined(separator: ", ")))")
        }.joined(separator: ", ")
    }

    /// `term | text`: the names in a text that a term means, wanted and not.
    private static func named(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let words = FoodWords(fields[1]).words
        let found = [false, true].map { isUnwanted in
            FoodMatch(ConditionText.term(fields[0]), isUnwanted: isUnwanted).namedPlaces(in: words)
                .map { words[$0].joined(separator: " ") }.joined(separator: ", ")
        }
        return found[0] == found[1] ? found[0] : "\(found[0]); unwanted \(found[1])"
    }

    private static func names(_ term: String) -> String {
        let names = FoodMatch(ConditionText.term(term)).otherNames
        return "\(names.count): "
            + names.map { $0.words.joined(separator: " ") }.sorted().prefix(4).joined(
                separator: ", "
            )
    }

    /// Conditions as they are for a cook who asks what to cook with foods.
    private static func toCook(_ text: String) -> String {
        ConditionText.conditions(text).toCook.map(ConditionText.text).joined(separator: "; ")
    }
}

/// What a recipe is, by its facts, for `traits.txt`.
enum TraitTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "traits": traits, "traits of each": { KeptTable.eachWord($0, traits) },
        "diet": diet, "diets": { KeptTable.eachWord($0, diet) }, "doubts": doubts,
        "found diets": foundDiets, "taken for vegetarian": vegetarian,
        "tools": tools, "tool": { KitchenTools.shared.name(of: $0) ?? "none" },
        "near tool": { KitchenTools.shared.nearestName(to: $0) ?? "none" },
        "postings": postings, "facts": facts,
    ]

    /// Only what an untold supper isn't is told, and what it is and this isn't, with a `-`.
    private static func traits(_ row: String) -> String {
        func all(_ recipe: Recipe) -> [RecipeTrait] {
            let postings = RecipeMeaning(recipe).postings
            return RecipeTrait.allCases.filter { postings.contains(.trait($0)) }
        }
        return all(.sample(row: row.fields(by: " | "))).map(\.rawValue).joined(separator: " ")
    }

    /// `diet | food`
    private static func diet(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let postings = RecipeMeaning(.sample(row: fields.dropFirst())).postings
        if postings.contains(.diet(fields[0])) { return "kept" }
        return postings.contains(.diet(fields[0], isLax: true)) ? "for some" : "not kept"
    }

    private static func foundDiets(_ row: String) -> String {
        let meaning = RecipeMeaning(.sample(row: row.fields(by: " | ")))
        return ["vegan", "vegetarian", "nut free"].filter(meaning.foundDiets.contains)
            .joined(separator: ", ")
    }

    private static func doubts(_ lines: String) -> String {
        let doubts = Recipe.sample("Dish", lines.fields(by: "; ")).vegetarianDoubts
        return doubts.map { "\($0.hidden): \($0.foods.joined(separator: ", "))" }.joined(
            separator: "; "
        )
    }

    /// `conditions | recipe`
    private static func vegetarian(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let conditions = ConditionText.conditions(fields[0])
        let query = conditions.isEmpty ? nil : RecipeQuery(conditions)
        return "\(Recipe.sample(row: fields.dropFirst()).isTakenForVegetarian(in: query))"
    }

    private static func tools(_ steps: String) -> String {
        var recipe = Recipe.sample("Dish", ["1 leek"])
        recipe.stepGroups = [StepGroup(items: steps.fields(by: " // "))]
        let postings = RecipeMeaning(recipe).postings
        return KitchenTools.shared.names.filter { postings.contains(.tool($0)) }.sorted()
            .joined(separator: ", ")
    }

    private static func postings(_ row: String) -> String {
        RecipeMeaning(.sample(row: row.fields(by: " | "))).postings.map(\.name).sorted()
            .joined(separator: ", ")
    }

    /// What is known of an ingredient's name.
    private static func facts(_ name: String) -> String {
        let facts = IngredientFacts(name)
        var told = ["heat \(facts.heat)"]
        if let grams = facts.gramsOfPiece { told.append("\(grams) g each") }
        if facts.isLiquid { told.append("liquid") }
        if facts.isOil { told.append("oil") }
        if facts.mayHoldDairy { told.append("dairy") }
        told.append("words \(facts.words.joined(separator: " "))")
        return told.joined(separator: ", ")
    }
}
