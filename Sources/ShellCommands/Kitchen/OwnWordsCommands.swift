package import Conversation
import RecipeModel
package import ShellAnswers
import ShellSession

extension NoteCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "write a note on a favorite, or read its notes",
            examples: [
                "note f1 less sugar next time": "a note on the favorite kept last",
                "note f1": "its notes",
                "note f1 --clear": "without them; 'undo' brings them back",
            ],
            errors: [.cannotCreate, .disk]
        )
    }

    package static func answer(
        to command: Invocation<NoteCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let references = [command.value.reference ?? .it]
        guard
            let picked = try await shell.recipe(named: references, at: \.reference, of: command)
        else { throw command.mistake(.reference(.nothingNamed)) }
        try await shell.requireKept([picked], for: command)
        let kitchen = shell.surroundings.kitchen
        let recipe = NamedRecipe(id: picked.recipe.id, title: picked.recipe.title)
        let own = try await kitchen.ownWords()[recipe.id] ?? OwnWords()
        // After the recipe a text begins, whatever it looks like.
        if command.value.clears || command.value.text == "--clear" {
            let change = try await kitchen.edit(.unnote(own.notes.map(\.id), from: recipe))
            return .kitchen(.changed(change, leftOut: []))
        }
        guard let text = command.value.text, !CleanText.line(text).isEmpty else {
            return .kitchen(.words(title: recipe.title, own))
        }
        let change = try await kitchen.edit(.note(CleanText.line(text), on: [recipe]))
        return .kitchen(.changed(change, leftOut: []))
    }
}

extension TagCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "tag favorites, to find them with 'favs --tag'",
            examples: [
                "tag f1 quick xmas": "two tags on the favorite kept last",
                "tag f1": "its tags",
                "tag f1 xmas --remove": "one tag less",
            ],
            errors: [.cannotCreate, .disk]
        )
    }

    package static func answer(
        to command: Invocation<TagCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let picked = try await shell.recipes(
            named: command.value.references,
            at: \.references,
            of: command
        )
        try await shell.requireKept(picked, for: command)
        let kitchen = shell.surroundings.kitchen
        let recipes = picked.map { NamedRecipe(id: $0.recipe.id, title: $0.recipe.title) }
        let tags = command.value.tags.map { tag in
            let word = CleanText.line(tag).lowercased().drop { $0 == "#" }
            return word.split(separator: " ").joined(separator: "-")
        }.filter { !$0.isEmpty }
        if tags.isEmpty, let first = recipes.first {
            let own = try await kitchen.ownWords()[first.id] ?? OwnWords()
            return .kitchen(.words(title: first.title, own))
        }
        let edit: KitchenEdit =
            command.value.removes ? .untag(tags, from: recipes) : .tag(tags, on: recipes)
        return .kitchen(.changed(try await kitchen.edit(edit), leftOut: []))
    }
}

extension Shell {
    /// Favorites with the cook's own words on each. A file that cannot be read must not hide them.
    func withOwnWords(_ answer: FavoritesAnswer) async -> FavoritesAnswer {
        var answer = answer
        let words = (try? await surroundings.kitchen.ownWords()) ?? [:]
        let histories = await histories()
        answer.today = today
        for place in answer.rows.indices {
            answer.rows[place].history = histories[answer.rows[place].favorite.recipe.id]
            answer.rows[place].words = words[answer.rows[place].favorite.recipe.id] ?? OwnWords()
        }
        return answer
    }

    /// Throws where one of the recipes is not kept: own words are written on favorites.
    fileprivate func requireKept<Value>(
        _ picked: [PickedRecipe],
        for command: Invocation<Value>
    ) async throws {
        let kept = try await surroundings.favorites.kept(among: picked.map(\.recipe.id))
        if let other = picked.first(where: { !kept.contains($0.recipe.id) }) {
            throw command.mistake(
                .kitchen(.notKept(number: other.number, title: other.recipe.title))
            )
        }
    }
}
