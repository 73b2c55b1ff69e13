import KitchenLanguage
package import RecipeModel

/// What is to be thought of a recipe of which many lines are of foods that nothing knows, as those
/// in another language are: nobody can tell what isn't in it.
enum UnreadLines {
    /// What such a recipe may have in it, for leaving out and for diets, by the dictionary's names:
    /// what people are allergic to, and what diets forbid.
    private static let text = """
        nut, tree nut, peanut, almond, walnut, hazelnut, cashew, pecan, pistachio, chestnut, pine nut,
        macadamia, brazil nut, dairy, milk, cream, butter, cheese, yogurt, clarified butter, egg,
        egg white, egg yolk, gluten, wheat, fish, seafood, shellfish, crustacean, shrimp, crab, lobster,
        mollusk, mussel, clam, oyster, squid, soy, tofu, soy sauce, sesame seed, celery, mustard,
        mustard seed, lupin, meat, red meat, poultry, beef, pork, lamb, chicken, gelatin, lard, alcohol,
        wine, honey
        """

    /// The same, by their places in the dictionary.
    static let foods: [Int] = {
        let lexicon = CookingLexicon.shared
        let named = text.fields(separatedBy: ",", "\n").compactMap { lexicon.food(named: $0) }
        return Set(named).union(Diets.shared.all.flatMap(\.forbidden)).sorted()
    }()

    /// Whether so many of a recipe's lines being unread leaves open what is in it.
    static func leaveOpen(_ unread: Int, of count: Int) -> Bool {
        unread > 1 && unread * 3 >= count
    }
}

extension Recipe {
    /// The lines of foods that nothing knows.
    package var unreadLines: [String] {
        let memory = ReadingMemory()
        return ingredients.filter { memory.facts(of: $0.name).isUnread }.map(\.text)
    }
}
