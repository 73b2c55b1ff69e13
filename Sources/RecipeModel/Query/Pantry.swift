/// What a cook has in the house, and the staples that are always there.
package struct Pantry: Hashable, Sendable, Codable {
    /// Foods in the house, as the cook named them.
    package var foods: [String]
    /// Foods that every kitchen is taken to have, such as salt.
    package var staples: [String]

    package init(foods: [String] = [], staples: [String] = []) {
        self.foods = foods
        self.staples = staples
    }

    /// What is kept of the house.
    ///
    /// - Parameter staples: What the settings name as always there.
    package init(_ items: [PantryItem], staples: [String]) {
        foods = items.filter { !$0.isStaple }.map(\.name)
        self.staples = staples + items.filter(\.isStaple).map(\.name)
    }

    /// Whether nothing is known of what is in the house.
    package var isEmpty: Bool { foods.isEmpty }
}
