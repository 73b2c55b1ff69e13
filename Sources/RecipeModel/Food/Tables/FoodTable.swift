/// The families of foods, as text that a person can read and add to.
///
/// Each line is a family and its members. A member that heads a line of its own is a family too,
/// so salmon is a fish and fish is seafood.
///
/// ```
/// family = other name: member, member = other name, ~member
/// ```
///
/// - `=` joins names of one food; the first stands for all.
/// - `~` marks a member that only holds the family's food or is made near it: a sausage is mostly
///   of pork, a chorizo not always. It is found after the others, and left out with them.
/// - Names are in the form of `FoodWords`: singular, without accents, in the spelling that
///   `FoodSynonyms` chooses. A test says which is not, and what it should be.
enum FoodTable {
    /// All lines, in no particular order.
    static let texts = [
        meats, seafood, dairyAndEggs, vegetables, fruits, staples, seasonings, sweets, drinks,
    ]
}
