import Foundation
import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeSearch

/// What the program knows of each food and reads in each ingredient line, in tables for people.
///
/// They say nothing of how it is known, so they stay while the inside is rebuilt.
struct GoldenFoodTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Kept")

    private func compare(_ differences: [String]) {
        for difference in differences.prefix(20) { Issue.record("\(difference)") }
        #expect(differences.count <= 20, "and \(differences.count) differences in all")
    }

    /// Meaning, families, what is in it unseen, diets, aisle, density, weight of a piece.
    @Test func everyKnownName() throws {
        let known = KnownFoods.shared
        compare(
            try KeptTable.differences(
                from: Self.folder.appending(path: "foods.txt"),
                further: known.foods + known.dishes + CookingLexicon.shared.foods,
                answer: { FoodAnswer(name: $0).text }
            )
        )
    }

    /// Amounts, food and remarks, how much it weighs, and the line grown and in other units.
    @Test func everyIngredientLineOfTheStarters() throws {
        compare(
            try KeptTable.differences(
                from: Self.folder.appending(path: "lines.txt"),
                answer: { LineAnswer(line: $0).text }
            )
        )
    }

    /// What cooks may ask for: each word by all that it can mean.
    @Test func everyWordOfKitchens() throws {
        compare(
            try KeptTable.differences(
                from: Self.folder.appending(path: "words.txt"),
                answer: { WordAnswer(text: $0).text }
            )
        )
    }
}

/// What the program knows of a name.
struct FoodAnswer {
    let name: String

    private let lexicon = CookingLexicon.shared

    var text: String {
        let facts = ReadingMemory().facts(of: name)
        let own = lexicon.food(FoodWords(name).words)
        var parts: [String] = [KnownFoods.shared.kind(of: name).map { "\($0)" } ?? "unknown"]
        if let own {
            parts.append("is \(lexicon.foods[own])")
            parts.append(part("of", names(families(own), without: own)))
            parts.append(part("near", names(nearFamilies(own), without: own)))
            parts.append(part("covers", names(Array(covered(own)), without: own)))
        } else {
            parts.append(part("named", closest(facts)))
        }
        parts.append(part("asks", names(facts.askedFoods, without: own)))
        parts.append(part("in it", hidden(facts)))
        parts.append(part("not", diets(facts)))
        parts.append(Aisle(of: name).rawValue)
        if let density = FoodDensity(of: name) {
            parts.append("\(number(density.gramsPerMillilitre)) g/ml \(density.form.rawValue)")
        }
        if let grams = facts.gramsOfPiece { parts.append("\(number(grams)) g each") }
        if facts.heat > 0 { parts.append("heat \(number(facts.heat))") }
        if facts.isLiquid { parts.append("liquid") }
        if facts.isOil { parts.append("oil") }
        return parts.filter { !$0.isEmpty }.joined(separator: "; ")
    }

    private func part(_ title: String, _ names: [String]) -> String {
        names.isEmpty ? "" : "\(title) \(names.joined(separator: ", "))"
    }

    private func number(_ value: Double) -> String { String(format: "%.6g", value) }

    private func names(_ foods: [Int], without own: Int?) -> [String] {
        Set(foods).filter { $0 != own }.map { lexicon.foods[$0] }.sorted()
    }

    private func families(_ food: Int) -> [Int] {
        FoodFamilies.shared.kinships(of: food).filter { !$0.isLoose }.map(\.food)
    }

    private func nearFamilies(_ food: Int) -> [Int] {
        FoodFamilies.shared.kinships(of: food).filter(\.isLoose).map(\.food)
    }

    private func covered(_ food: Int) -> Set<Int> {
        PlainFoods.shared.covered(by: food).subtracting(families(food))
    }

    private func closest(_ facts: IngredientFacts) -> [String] {
        facts.foods.map { "\(lexicon.foods[$0.food]) (\($0.closeness))" }.sorted()
    }

    private func hidden(_ facts: IngredientFacts) -> [String] {
        let seen = Set(facts.foods.map(\.food))
        return names(facts.possibleFoods.filter { !seen.contains($0) }, without: nil)
    }

    private func diets(_ facts: IngredientFacts) -> [String] {
        let against = Diets.shared.objections(to: facts.possibleFoods)
        return Diets.shared.all.enumerated().compactMap { place, diet in
            if against.forbidden >> UInt64(place) & 1 == 1 { return diet.name }
            return against.doubtful >> UInt64(place) & 1 == 1 ? diet.name + "?" : nil
        }
    }
}

/// What the program reads in an ingredient line.
struct LineAnswer {
    let line: String

    var text: String {
        let read = IngredientLine(line)
        let facts = ReadingMemory().facts(of: read.food)
        let grams = IngredientMass.shared.grams(of: line, piece: facts.gramsOfPiece)
        let amounts = read.amounts.map { "\($0.meaning) \($0.amount.text())" }
        let words = [read.food, read.possibleFood] + read.remarks
        let views = [
            AmountChange(factor: Fraction(3), system: .us),
            AmountChange(factor: Fraction(1, 2) ?? .one, system: .metric),
        ].map(read.text)
        let weight = grams.map { String(format: "%.6g g", $0) } ?? ""
        return [amounts.joined(separator: ", "), words.joined(separator: " / "), weight]
            .joined(separator: "; ") + "; " + views.joined(separator: " = ")
    }
}

/// What a word or name that a cook asks for can mean.
struct WordAnswer {
    let text: String

    init(text word: String) {
        let lexicon = CookingLexicon.shared
        let words = FoodWords(word).words
        let reading = lexicon.reading(of: words) ?? CookingLexicon.Reading()
        let foods = lexicon.foods
        var meanings: [String?] = [reading.food.map { "food \(foods[$0])" }]
        meanings.append(reading.adjective.map { "adjective of \(foods[$0])" })
        meanings.append(reading.dish.map { "dish \(lexicon.dishes[$0].name)" })
        meanings.append(reading.course.map { "course \(lexicon.courses[$0].name)" })
        meanings.append(reading.diet.map { "diet \(lexicon.diets[$0].name)" })
        meanings.append(reading.cuisine.map { "cuisine \(lexicon.cuisines[$0].name)" })
        meanings.append(KitchenTools.shared.name(of: word).map { "tool \($0)" })
        let title = DishKinds.shared.kinds(of: TitleWords(word), categories: []).map {
            ($0.isLoose ? "near " : "titled ") + lexicon.dishes[$0.dish].name
        }
        text = ([words.joined(separator: " ")] + meanings.compactMap { $0 } + title.sorted())
            .joined(separator: "; ")
    }
}
