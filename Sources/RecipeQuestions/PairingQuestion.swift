/// A question what goes with a food, which all recipes together answer: `what goes with beetroot`.
package struct PairingQuestion: Sendable {
    /// The foods that it names, as they were said.
    package let foods: [String]

    /// Reads what was said; nil where it asks nothing of the kind.
    package init?(_ text: String) {
        guard text.utf8.count <= 200, text.lowercased().contains("with"),
            let sentence = QuestionSentence.all(in: text).last,
            Self.rules.meaning(of: sentence, where: { _ in true }) != nil
        else { return nil }
        // `Which herbs` are what is looked for.
        foods = sentence.placedFoods.map(\.name).filter {
            !QuestionWords.stems(of: $0).isSubset(of: Self.plainStems)
        }
        // What else is said, `with beetroot in a cold soup`, all recipes together don't tell.
        let known = Set(foods.flatMap { QuestionWords.stems(of: $0) }).union(Self.plainStems)
        guard !foods.isEmpty, foods.count <= 3,
            QuestionWords.content(of: sentence).isSubset(of: known)
        else { return nil }
    }

    /// The question in the words that everybody asks it in.
    package var plainText: String {
        "what goes with " + foods.joined(separator: " and ")
    }

    private static let rules = QuestionRules(table) { $0 == "of" ? true : nil }

    /// How cooks ask it, written as `QuestionTable` is.
    static let table = """
        of: what|which|anything|something ?else ?kind ?of ?foods|food|flavours|flavors|ingredients|vegetables|veg|herbs|spices|herb|spice ?that ?would|will|can|could|does|do|might ?really goes|go|going|works|work|pairs|pair|combines|combine|tastes|taste|matches|match ?really ?very ?well|nicely|best|good|great|nice|together with ?the ?some ?fresh @food
        of: what to ?eat|put|combine|pair with ?the ?some ?fresh @food $
        of: what is|are ?fresh @food ?really ?best|good|nice|great with
        of: what does|do ?fresh @food ?really go|pair|work ?best|well|nicely with
        """

    private static let plainStems = QuestionWords.stems(
        of: """
            foods food flavours flavors ingredients vegetables veg herbs spices herb spice goes works \
            pairs pair combines combine tastes matches match nicely best great nice together fresh \
            eat very good
            """
    )
}
