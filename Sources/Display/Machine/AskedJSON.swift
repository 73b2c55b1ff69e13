import RecipeModel
import RecipeQuestions
import ShellAnswers

extension AskedAnswer {
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
        }
    }
}
