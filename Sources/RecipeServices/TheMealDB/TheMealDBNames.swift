/// The names of TheMealDB's lists, as its calls `list.php?a=list` and `list.php?c=list` tell them.
enum TheMealDBNames {
    /// The areas, which are cuisines.
    static let areas: Set<String> = [
        "Algerian", "American", "Argentinian", "Australian", "British", "Canadian", "Chinese",
        "Croatian", "Dutch", "Egyptian", "Filipino", "French", "Greek", "Indian", "Irish",
        "Italian",
        "Jamaican", "Japanese", "Kenyan", "Malaysian", "Mexican", "Moroccan", "Norwegian", "Polish",
        "Portuguese", "Russian", "Saudi Arabian", "Slovakian", "Spanish", "Syrian", "Thai",
        "Tunisian", "Turkish", "Ukrainian", "Uruguayan", "Venezuelan", "Vietnamese",
    ]

    /// The categories: courses, diets, and a few foods.
    static let categories: Set<String> = [
        "Beef", "Breakfast", "Chicken", "Dessert", "Goat", "Lamb", "Miscellaneous", "Pasta", "Pork",
        "Seafood", "Side", "Starter", "Vegan", "Vegetarian",
    ]

    /// Families of foods that have a category: no meal has an ingredient called fish.
    static let families = [
        "fish": "Seafood", "seafood": "Seafood", "shellfish": "Seafood", "pasta": "Pasta",
    ]
}
