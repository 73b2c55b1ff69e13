package import KitchenLanguage

/// A food in the house, as kept.
package struct PantryItem: Hashable, Sendable {
    /// What tells it from the others.
    package var id: Int
    /// The food as the cook named it.
    package var name: String
    /// Whether the cook always has it.
    package var isStaple: Bool
    /// The last day on which it is good; nil where nobody said.
    package var until: CalendarDay?
    /// How much of it is there, `1 kg`, or what can't be added up, `1 kg + 2 tins`; nil where nobody
    /// said.
    package var amount: String?

    package init(
        id: Int,
        name: String,
        isStaple: Bool = false,
        until: CalendarDay? = nil,
        amount: String? = nil
    ) {
        self.id = id
        self.name = name
        self.isStaple = isStaple
        self.until = until
        self.amount = amount
    }
}

/// One thing that was put on the shopping list, as it was put there.
///
/// Equal things stay apart here, so that each can be taken off again; `ShoppingList` adds them up.
package struct ShoppingEntry: Hashable, Sendable {
    /// What tells it from the others; 0 before it is kept.
    package var id: Int
    /// The whole line, with the amount to buy: `3 cloves garlic`.
    package var text: String
    /// The food alone: `garlic`.
    package var name: String
    /// The title of the recipe that needs it; nil for what the cook named.
    package var recipe: String?
    /// Whether it is ticked off.
    package var isDone: Bool

    package init(
        id: Int = 0,
        text: String,
        name: String,
        recipe: String? = nil,
        isDone: Bool = false
    ) {
        self.id = id
        self.text = text
        self.name = name
        self.recipe = recipe
        self.isDone = isDone
    }
}

/// A note of the cook's own on a recipe.
package struct RecipeNote: Hashable, Sendable {
    /// What tells it from the others.
    package var id: Int
    /// The text as typed.
    package var text: String
    /// When it was written, in seconds since 1970.
    package var writtenAt: Int

    package init(id: Int, text: String, writtenAt: Int) {
        self.id = id
        self.text = text
        self.writtenAt = writtenAt
    }
}

/// The cook's own words on one recipe.
package struct OwnWords: Hashable, Sendable {
    /// The notes, the first written first.
    package var notes: [RecipeNote]
    /// The tags by alphabet, in lower case.
    package var tags: [String]

    package init(notes: [RecipeNote] = [], tags: [String] = []) {
        self.notes = notes
        self.tags = tags
    }

    /// Whether there are none.
    package var isEmpty: Bool { notes.isEmpty && tags.isEmpty }

    /// Whether a note or a tag has these words in a row.
    package func has(_ words: FoodWords) -> Bool {
        (notes.map(\.text) + tags).contains { FoodWords($0).contains(words) }
    }
}

/// A recipe that own words are written on.
package struct NamedRecipe: Hashable, Sendable {
    package var id: RecipeID
    package var title: String

    package init(id: RecipeID, title: String) {
        self.id = id
        self.title = title
    }
}

/// Something to be done to what the kitchen keeps, in one step.
package enum KitchenEdit: Hashable, Sendable {
    /// Puts foods into the pantry, and takes what was bought off the shopping list. One that is there
    /// can become a staple, and stays one. With `until` they are good up to that day. An amount of a
    /// food, by its name, adds to the one that is known; without one it is enough of it.
    case stock(
        [String],
        asStaples: Bool,
        bought: [Int] = [],
        until: CalendarDay? = nil,
        amounts: [String: String] = [:]
    )
    /// Removes foods from the pantry.
    case unstock([Int])
    /// Puts things on the shopping list.
    case list([ShoppingEntry])
    /// Removes things from it.
    case unlist([Int])
    /// Ticks things off, or takes the tick away.
    case tick([Int], isDone: Bool)
    /// Writes a note on recipes.
    case note(String, on: [NamedRecipe])
    /// Removes notes.
    case unnote([Int], from: NamedRecipe)
    /// Puts tags on recipes.
    case tag([String], on: [NamedRecipe])
    /// Removes tags from recipes.
    case untag([String], from: [NamedRecipe])
}

/// What a kitchen keeps for its cook, beside the favorites and in one step with their journal.
///
/// Every method throws `StoreError`. What was changed can be undone: see `FavoriteStore.undo`.
package protocol KitchenStore: Sendable {
    /// What is in the house, in the order in which it was added.
    func pantry() async throws -> [PantryItem]
    /// What is on the shopping list, in the order in which it was put there.
    func shopping() async throws -> [ShoppingEntry]
    /// The cook's own words, by recipe.
    func ownWords() async throws -> [RecipeID: OwnWords]
    /// Does something in one step that is on the disk when this returns. The answer names what
    /// changed; nothing where nothing did.
    func edit(_ edit: KitchenEdit) async throws -> KeptChange
}
