package import MealPlan
import RecipeCooking
package import RecipeModel
import RecipeQuestions
package import ShellAnswers

extension AskedAnswer {
    /// What a recipe says to a question, as `ask` answers in JSON; nil where nothing is asked.
    ///
    /// - Parameter household: What is kept of those who eat here; nil where it can't be read.
    package static func json(
        _ question: String,
        _ recipe: Recipe,
        for household: Household? = Household()
    ) -> String? {
        guard let asked = RecipeQuestion(question) else { return nil }
        let ready = AskedRecipe(recipe)
        let reply = RecipeAnswerer(
            ready,
            // Who reads a page needn't learn who eats what.
            eaters: Eaters(household).nameless
        ).reply(to: asked)
        var answer = AskedAnswer(title: recipe.title, reply: reply)
        if let number = reply.step, let steps = ready.guide?.steps,
            steps.indices.contains(number - 1)
        {
            answer.step = GuideAnswer(
                title: recipe.title,
                step: steps[number - 1],
                count: steps.count
            )
        }
        return JSONOutput.object([
            JSONMember("v", .int(1)), JSONMember("command", .string("ask")),
            JSONMember("answer", .object(answer.members)), JSONMember("notes", .array([])),
        ]).text
    }

    /// The answer in JSON; `from` counts over the whole recipe from 1.
    var members: [JSONMember] {
        let text = step.map { [$0.step.text.clean] } ?? lines
        return [
            JSONMember("about", .string(reply.subject.rawValue)),
            JSONMember("said", .bool(reply.isSaid)),
            JSONMember("recipe", .string(title.clean)),
            JSONMember("text", .string(text.joined(separator: "\n"))),
            JSONMember("from", .list(reply.grounds.map(\.members))),
        ]
            + (place.map { place in
                [
                    JSONMember(
                        "place",
                        .object([
                            JSONMember("step", .int(place.step)),
                            JSONMember("of", .int(place.count)),
                        ])
                    )
                ]
            } ?? [])
    }
}

extension RecipeReply.Ground {
    fileprivate var members: [JSONMember] {
        switch self {
        case .ingredient(let number): [JSONMember("ingredient", .int(number))]
        case .step(let number): [JSONMember("step", .int(number))]
        case .recipe(let number): [JSONMember("recipe", .int(number))]
        }
    }
}
