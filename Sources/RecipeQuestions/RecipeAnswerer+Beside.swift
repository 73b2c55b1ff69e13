import KitchenLanguage
import RecipeCooking
import RecipeModel
import RecipeSearch

/// Foods that the steps, headings and notes name and no line has: what somebody who must not eat them
/// has to know, whatever the lines say.
extension RecipeAnswerer {
    /// The sentences that name a food, or one that has it, two at most.
    func beside(naming food: String) -> [RecipeReply.StepSentence] {
        let stems = QuestionWords.stems(of: food)
        guard let name = NamedFoods.name(of: food) else {
            return beside { QuestionWords.stems(of: $0) == stems }
        }
        return beside { said in
            NamedFoods.name(of: said).map { NamedFoods.families(of: $0).contains(name) } == true
                || NamedFoods.mayHave(name, in: said)
        }
    }

    /// The sentences that name a food against a condition, two at most.
    func beside(breaking condition: Condition) -> [RecipeReply.StepSentence] {
        let match = QueryMatch([condition])
        return beside { !match.holds(for: words(ofFood: $0)) }
    }

    /// A food by itself, as conditions judge recipes.
    func words(ofFood food: String) -> RecipeWords {
        var alone = Recipe(id: recipe.id, title: "")
        alone.ingredientGroups = [IngredientGroup(items: [Ingredient(text: food)])]
        return RecipeWords(alone)
    }

    /// The sentences with a name of a food that no line has and that is meant.
    private func beside(_ isMeant: (String) -> Bool) -> [RecipeReply.StepSentence] {
        var judged: [String: Bool] = [:]
        func isMet(_ text: String) -> Bool {
            let said = QuestionSentence(text[...])
            return said.placedFoods.contains { food in
                let end = food.place + food.name.split(separator: " ").count
                let after = said.words.dropFirst(end).first
                if let after, Self.likenesses.contains(after) { return false }
                let before = said.words[max(0, food.place - 4)..<food.place]
                guard before.allSatisfy({ !Self.denials.contains($0) }) else { return false }
                if let known = judged[food.name] { return known }
                let isIt = isMeant(food.name) && asked.names.places(namedIn: food.name).isEmpty
                judged[food.name] = isIt
                return isIt
            }
        }
        let titles = asked.groups.map { RecipeReply.StepSentence(step: 0, text: $0.title) }
        let all = asked.sentences.map(\.told) + titles + asked.notes.map(\.told)
        var said: [RecipeReply.StepSentence] = []
        for sentence in all where said.count < 2 && isMet(sentence.text) { said.append(sentence) }
        return said
    }

    /// What says that a food is not there: `this cake is dairy free`.
    private static let denials: Set<String> = [
        "no", "not", "without", "never", "instead", "unlike", "avoid", "replace", "replaces",
    ]
    /// What makes another thing of a food: `walnut-sized balls`, `dairy free`.
    private static let likenesses: Set<String> = ["sized", "size", "shaped", "like", "free"]
}

extension RecipeReply.StepSentence {
    /// Whether the food that it names is put into the dish, and not offered beside it.
    var takesItsFood: Bool {
        step > 0 && QuestionSentence(text[...]).words.allSatisfy { !Self.offering.contains($0) }
    }

    private static let offering: Set<String> = [
        "serve", "serves", "served", "serving", "like", "likes", "wish", "prefer", "optional",
        "optionally", "alongside",
    ]
}

extension RecipeReply {
    /// The same reply, with what the recipe names beside its lines.
    func with(beside said: [StepSentence]) -> RecipeReply {
        var reply = self
        reply.beside = said.reduce(into: []) { all, one in if !all.contains(one) { all.append(one) }
        }
        for sentence in reply.beside where sentence.step > 0 && reply.grounds.count < 4 {
            if !reply.grounds.contains(.step(sentence.step)) {
                reply.grounds.append(.step(sentence.step))
            }
        }
        return reply
    }
}
