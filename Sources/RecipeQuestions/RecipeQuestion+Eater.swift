/// Somebody spoken of who must not have a food: `my dad is coeliac`, `he has a nut allergy`.
extension RecipeQuestion {
    /// Whether an allergy is named, also with one letter too few.
    static func speaksOfAllergy(_ text: some StringProtocol) -> Bool {
        let text = text.lowercased()
        return ["allerg", "alerg", "allegi"].contains { text.contains($0) }
    }

    /// All that was said, where somebody is spoken of who keeps a diet or must not have a food.
    static func sentenceOfEater(_ text: String) -> QuestionSentence? {
        let words = QuestionSentence.words(of: text[...])
        guard words.contains(where: persons.contains) else { return nil }
        let whole = QuestionSentence(text[...])
        let keepsDiet =
            whole.diet != nil
            || words.contains { word in minding.contains { word.hasPrefix($0) } }
        let mustNot =
            words.contains("not") && !whole.foodNames.isEmpty
            && rules.meaning(of: whole, where: { $0 == .diet }) != nil
        // `My lad is off milk`.
        let isOff = whole.placedFoods.contains { $0.place > 0 && words[$0.place - 1] == "off" }
        return keepsDiet || mustNot || isOff ? whole : nil
    }

    /// Whether somebody is spoken of who keeps a diet or must not have a food.
    var speaksOfEater: Bool { Self.speaksOfAllergy(text) || Self.sentenceOfEater(text) != nil }

    private static let persons = Set(
        """
        my our someone somebody he she her him us guest guests friend friends mate mates
        lad lass boy girl kid kids son daughter wife husband partner dad mum mom father
        mother brother sister uncle aunt auntie cousin gran grandma nan grandad granddad
        grandpa nephew niece baby babies toddler child children person people flatmate
        roommate neighbour neighbor colleague coeliac coeliacs celiac celiacs vegans
        vegetarians veggies diabetic diabetics
        """.split { $0.isWhitespace }.map(String.init)
    )
    /// Beginnings of words for those who mind what they eat, beside the names of diets.
    private static let minding = ["coeliac", "celiac", "expecting", "pregnant", "diabetic"]

    /// Subjects of questions that may ask, beside somebody spoken of, whether they may eat it.
    static let mayBeOfEater: Set<QuestionSubject> = [
        .diet, .contains, .finished, .other, .next, .source,
    ]

    /// Whether somebody is spoken of who must not have something.
    var speaksOfMustNot: Bool {
        let words = text.lowercased().split { !$0.isLetter && $0 != "'" }
        return Self.speaksOfAllergy(text)
            || has("not", "never", "off", "avoids", "avoid", "intolerant", "intolerance")
            || words.contains { $0.hasSuffix("n't") }
    }

    /// The foods that somebody must not have: those by the allergy where one is named, else all.
    var avoidedFoods: [String] {
        let (words, foods) = (sentence.words, sentence.placedFoods)
        let isOfAllergy = { (word: String) in
            Self.speaksOfAllergy(word) || word.hasPrefix("intoleran")
        }
        var named: [String] = []
        for food in foods {
            let end = food.place + food.name.split(separator: " ").count
            let isJoined = foods.contains { other in
                named.contains(other.name) && other.place < food.place
                    && food.place - other.place < 4
                    && words[(other.place + 1)..<food.place].contains { $0 == "and" || $0 == "or" }
            }
            if words[..<food.place].suffix(2).contains(where: isOfAllergy)
                || words[end...].first.map(isOfAllergy) == true || isJoined
            {
                named.append(food.name)
            }
        }
        return named.isEmpty ? foods.map(\.name) : named
    }
}
