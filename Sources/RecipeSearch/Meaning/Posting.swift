import KitchenLanguage

/// One thing that is true of a recipe and that a query can ask for, as the name of a list of recipes.
///
/// A cookbook keeps for each the recipes of which it is true; of a single recipe one asks whether
/// it is among its own. Names are plain text, so that an index can be kept in any order and form.
package struct Posting: Hashable, Sendable, Comparable {
    /// The name: what it is about, and of what.
    package let name: String

    private init(_ subject: String, _ name: String) { self.name = "\(subject) \(name)" }

    /// A posting as an index has kept it.
    package init(name: String) { self.name = name }

    package static func < (one: Posting, other: Posting) -> Bool { one.name < other.name }

    /// That a food has a part of this rank in it; each food has one rank in a recipe.
    static func food(_ food: String, _ rank: FoodRank) -> Posting {
        Posting("food\(rank.rawValue)", food)
    }
    /// The food of a posting that says which part one has.
    var rankedFood: Substring? {
        guard name.hasPrefix("food"), let space = name.firstIndex(of: " ") else { return nil }
        return name[space...]
    }
    /// That a food is or may be in it, named or unseen, as whatever part.
    static func trace(of food: String) -> Posting { Posting("trace", food) }
    /// That it is of a kind of dish, or near it.
    static func dish(_ kind: String, isNear: Bool = false) -> Posting {
        Posting(isNear ? "near" : "dish", kind)
    }
    /// Whether it says that a recipe is near something, and not that it is.
    package var isNear: Bool { name.hasPrefix("near ") }
    /// That it says to have a category.
    package static func category(_ name: String) -> Posting { Posting("category", name) }
    /// That it says to be of a cuisine.
    package static func cuisine(_ name: String) -> Posting { Posting("cuisine", name) }
    /// That nothing in it speaks against a diet.
    static func diet(_ name: String, isLax: Bool = false) -> Posting {
        Posting(isLax ? "lax" : "diet", name)
    }
    /// That it has a trait.
    static func trait(_ trait: RecipeTrait) -> Posting { Posting("trait", trait.rawValue) }
    /// That a word is in its title.
    package static func title(_ word: String) -> Posting { Posting("title", word) }
    /// That a word is in the name of an ingredient.
    package static func word(_ word: String) -> Posting { Posting("word", word) }
    /// That two words follow each other in the name of an ingredient.
    static func pair(_ first: String, _ second: String) -> Posting {
        Posting("pair", "\(first) \(second)")
    }
    /// That an ingredient asks for a food by its plain name: `cheese`, and no kind of it.
    static func asked(_ food: String) -> Posting { Posting("asks", food) }
    /// That a tool is needed for it.
    static func tool(_ tool: String) -> Posting { Posting("tool", tool) }
    /// That it was read by this version of the program, which knows the last two.
    static let reading = Posting("reading", "2")
    /// That it takes so many minutes.
    package static func minutes(_ minutes: Int) -> Posting { Posting("minutes", String(minutes)) }
}

/// What the facts of a recipe say of it, beyond its foods.
package enum RecipeTrait: String, Hashable, Sendable, CaseIterable {
    /// It is cooked and eaten warm.
    case hotDish = "hot-dish"
    /// It is not cooked, or chilled afterwards.
    case cold
    /// Nothing is cooked.
    case noCook = "no-cook"
    /// No oven is asked for.
    case noOven = "no-oven"
    /// It needs an oven.
    case oven
    /// It is neither a sweet dish nor a drink.
    case savoury
    /// Much of it is sugar.
    case sugary
    /// Sugar, honey or syrup is in it.
    case sweetened
    /// Alcohol is in it as such.
    case alcoholic
    /// A drink, sauce or preserve, which nobody means when they name only a diet or a time.
    case accessory
    /// Few ingredients and not much time.
    case simple
    /// Not many ingredients, and not much time.
    case simpleEnough = "simple-enough"
    /// It burns.
    case spicy
    /// Its ingredients are told.
    case known
    /// Its steps are told.
    case stepsTold = "steps-told"
    /// There is something hot in it.
    case someHeat = "some-heat"
}
