import KitchenLanguage
import RecipeModel

/// One of the fourteen allergens; see `AllergenTable`.
struct Allergen: Sendable {
    /// What it is called on packets.
    let name: String
    /// What the kitchen tables call it.
    let food: String
    /// Foods that have it in some makes only.
    private let packets: Set<String>

    /// All of them, in the order of the law.
    static let all: [Allergen] = Substitute.rows(of: AllergenTable.text, count: 3).compactMap {
        fields in
        guard let food = NamedFoods.name(of: fields[1]) else { return nil }
        let packets = fields[2].split(separator: ",").map { String($0).trimmingWhitespace() }
        return Allergen(
            name: fields[0],
            food: food,
            packets: Set(packets.map { NamedFoods.name(of: $0) ?? $0 })
        )
    }

    /// The allergen that a food's name means: `wheat` is gluten, `almonds` are nuts of their own.
    static func named(_ food: String) -> Allergen? {
        guard let name = NamedFoods.name(of: food) else { return nil }
        return all.first { $0.food == name || $0.name == food }
    }

    /// The allergens that a family of foods has in it: crustaceans and molluscs for shellfish.
    static func members(of family: String) -> [Allergen] {
        guard let name = NamedFoods.name(of: family) else { return [] }
        return all.filter { NamedFoods.families(of: $0.food).contains(name) }
    }

    /// The allergen that a diet leaves out: `nut free`.
    static func leftOut(by diet: String) -> Allergen? {
        let words = diet.split(separator: " ").map(String.init)
        if words.first?.hasSuffix("eliac") == true { return named("gluten") }
        guard let first = words.first, words.count > 1 || diet.hasSuffix("free") else { return nil }
        let food = words.count > 1 ? first : String(diet.dropLast("free".count))
        return ["lactose", "milk"].contains(food) ? named("dairy") : named(food)
    }

    /// Whether a line, given by the foods and families that it is, has it in some makes only.
    func isOnPacket(_ names: [String]) -> Bool { !packets.isDisjoint(with: names) }
}
