import KitchenLanguage

/// Values for some of the lexicon's foods, found by a food's place without hashing.
///
/// Reading a recipe asks for foods some hundred times, and millions of recipes are read in an import.
struct FoodValues<Value: Sendable>: Sendable {
    /// The foods that have a value, in the order in which they got one.
    private(set) var foods: [Int] = []
    private var values = [Value?](repeating: nil, count: CookingLexicon.shared.foods.count)

    /// A food's value; nil for a food without one, and for the place of none.
    subscript(food: Int) -> Value? {
        values.indices.contains(food) ? values[food] : nil
    }

    /// Gives a food of the lexicon a value.
    mutating func set(_ value: Value, for food: Int) {
        if values[food] == nil { foods.append(food) }
        values[food] = value
    }
}
