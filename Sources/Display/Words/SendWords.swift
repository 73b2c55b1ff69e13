import Documents
import KitchenLanguage
import RecipeModel
import ShellAnswers

/// What is said of recipes that are sent to a server of the cook's own.
enum SendWords {
    static func sent(_ recipes: [SentTitle], to service: ServiceName) -> [String] {
        let place = service.rawValue.clean
        let sent = recipes.filter { !$0.isLeftOut }
        let leftOut = recipes.filter(\.isLeftOut).map(\.title)
        var lines: [String] = []
        if sent.isEmpty {
            lines.append("nothing new to send")
        } else {
            let them = sent.count == 1 ? "it" : "them"
            lines.append(
                "sent \(PerformedActionWords.named(sent.map(\.title))) to \(place); 'undo' removes \(them) there"
            )
        }
        if !leftOut.isEmpty {
            lines.append("\(place) already has \(PerformedActionWords.named(leftOut))")
        }
        for recipe in sent where !recipe.lost.isEmpty {
            let subject = sent.count == 1 ? "" : "\(recipe.title.clean): "
            let losses = NumberWords.list(losses(recipe.lost.filter { $0 != .unchecked }))
            if !losses.isEmpty { lines.append("\(subject)\(place) couldn't take \(losses)") }
            if recipe.lost.contains(.unchecked) {
                lines.append("\(subject)what arrived couldn't be checked: look there")
            }
        }
        let hasTags = sent.contains { recipe in
            recipe.lost.contains { if case .tag = $0 { true } else { false } }
        }
        if hasTags { lines.append("'send' with --create-tags makes the tags there") }
        return lines
    }

    /// Each thing that was lost; those of one kind together.
    static func losses(_ losses: [SendLoss]) -> [String] {
        var names: [String] = []
        let tags = losses.compactMap { if case .tag(let name) = $0 { name.clean } else { nil } }
        if !tags.isEmpty {
            names.append("the tag\(tags.count == 1 ? "" : "s") \(NumberWords.list(tags))")
        }
        names += losses.compactMap(name)
        let facts = losses.compactMap {
            if case .nutrition(let name) = $0 { name.clean } else { nil }
        }
        if !facts.isEmpty { names.append("the nutrition (\(facts.joined(separator: ", ")))") }
        return names
    }

    private static func name(_ loss: SendLoss) -> String? {
        switch loss {
        case .tag, .nutrition: nil
        case .title(let there): "the whole title (there: \(there.clean))"
        case .author: "the author"
        case .video: "the video"
        case .rating: "the rating"
        case .picture: "the picture"
        case .link: "the link"
        case .times: "the times as they were"
        case .yield(let there?): "the yield as it was (there: \(there.clean))"
        case .yield(nil): "the yield"
        case .ingredient(let line, let there?): "\(line.clean) (there: \(there.clean))"
        case .ingredient(let line, nil): line.clean
        case .heading(let title): "the heading \(title.clean)"
        case .headingEnd(let title): "where \(title.clean) ends"
        case .step(let number): "step \(number) as it was"
        case .stepIngredients: "which ingredients go into which steps"
        case .note(let text): "the note '\(beginning(of: text.clean))'"
        case .unchecked: "what couldn't be checked"
        }
    }

    /// The first words of a long text.
    private static func beginning(of text: String) -> String {
        guard text.count > 40 else { return text }
        let start = text.prefix(40)
        let end = start.lastIndex(of: " ") ?? start.endIndex
        return start[..<end] + " …"
    }

    /// Why sending stopped at a recipe, what went there before it, and how to send the rest.
    static func stopped(
        _ state: SendingState,
        at name: ServiceName,
        _ reason: ServiceError?,
        _ failure: WorldError,
        in wording: Wording
    ) -> ErrorWords {
        var words = ErrorWords(message: "cancelled")
        if let reason {
            words =
                ServiceWords(failure: failure, reason: reason, name: name, wording: wording)
                .words
        }
        let title = state.title.clean
        words.message = "\(title) wasn't sent: \(words.message)"
        words.remains = []
        words.tries = []
        if state.isLeftThere {
            words.remains.append(
                "\(name.rawValue.clean) has an unfinished \(title) now: look there, and delete it."
            )
        }
        if !state.sent.isEmpty {
            let them = state.sent.count == 1 ? "it" : "them"
            words.remains.append(
                "\(PerformedActionWords.named(state.sent)) went there before; 'undo' removes \(them) there."
            )
        }
        if !state.left.isEmpty {
            let were = state.left.count == 1 ? "wasn't" : "weren't"
            words.remains.append("\(PerformedActionWords.named(state.left)) \(were) sent yet.")
        }
        if let goOn = state.goOn { words.tries.append("\(goOn)   (sends the rest)") }
        return words
    }
}
