/// How much things tell of what a dish is like.
enum LikenessTable {
    /// What a food tells, and what each family of it does.
    static let weight = 4

    /// What foods tell that very different dishes have.
    static let commonWeight = 1

    /// Those foods, with all of their families.
    static let common = """
        herb, spice, onion family, onion, garlic, ginger, chili, citrus, juice, fat, oil, flour, sweetener
        raising agent, egg, milk, cream, butter, stock, vinegar, condiment, salt, water, alcohol
        tomato paste, breadcrumb, cornstarch, lemon zest
        """

    /// What else tells, by the beginning of its posting's name.
    static let traits: [(subject: String, weight: Int)] = [
        ("dish ", 8), ("category ", 3), ("cuisine ", 3),
    ]
}
