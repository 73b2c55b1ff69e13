/// A starter recipe as its file tells it.
struct StarterRecipe: Equatable {
    /// The name of the file, by which the recipe is known for ever.
    var key: String
    var title = ""
    var cuisine: [String] = []
    /// Courses, then diets.
    var categories: [String] = []
    /// How many it feeds.
    var servings: Int?
    /// What it makes, where that is more than a number of servings.
    var yield: String?
    /// Minutes of preparation.
    var preparation: Int?
    /// Minutes of cooking.
    var cooking: Int?
    /// Minutes from start to table, where they are more than those two.
    var required: Int?
    /// Ingredients under their headings; the first group may have none.
    var groups: [Group] = []
    var steps: [String] = []
    var notes: [String] = []

    /// Ingredients that belong together.
    struct Group: Equatable {
        /// What stands above them; empty for nothing.
        var heading = ""
        var ingredients: [Ingredient] = []
    }

    /// `@leeks{2}(sliced)`: an amount that may be empty, a name, and a preparation that may be empty.
    struct Ingredient: Equatable {
        var amount: String
        var name: String
        var preparation: String
    }

    /// Minutes from start to table.
    var minutes: Int? {
        if let required { return required }
        let sum = (preparation ?? 0) + (cooking ?? 0)
        return sum > 0 ? sum : nil
    }
}
