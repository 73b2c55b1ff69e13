package import Conversation
import RecipeModel
import RecipeSearch
package import ShellAnswers

extension CreateCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "write a recipe of your own",
            details: [
                "The recipe is written in Cooklang in your editor ($VISUAL, else $EDITOR). A file may be "
                    + "in any format that 'import' knows; '-' reads standard input.",
                "It is found like every other recipe, and 'edit', 'delete' and 'undo' work on it.",
            ],
            examples: [
                "create": "in the editor, from a template",
                "create soup.cook": "from a file",
                "create; undo": "not after all",
            ],
            errors: [.noInput, .badData, .cannotCreate, .disk, .notAllowed]
        )
    }

    package static func answer(
        to command: Invocation<CreateCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let access = shell.surroundings.cookbook
        if let file = command.value.file {
            let recipe = try shell.recipe(inFile: file, for: command.line)
            return try await shell.change(.create(access.prepare(recipe)), .created)
        }
        guard let draft = try await shell.edited(OwnRecipe.template) else {
            return .text("nothing written, nothing added")
        }
        return try await shell.keeping(draft) {
            try await shell.change(.create(access.prepare(draft.recipe)), .created)
        }
    }
}

extension EditCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "change a recipe of the cookbook, or a favorite, in your editor",
            details: [
                "One recipe has one text: a favorite of it reads as you changed it, in every shell, and "
                    + "'undo' takes back both. A starter can be changed too. Notes and tags stay, and "
                    + "so does the order of ingredients and all that you left as it was.",
                "A favorite from the web or another service is changed in your favorites alone. What "
                    + "was found stays beside it: 'open it --original' shows it, and 'favs --refresh' "
                    + "leaves your changes in.",
                "An import never changes a recipe: one that reads otherwise is another recipe.",
            ],
            examples: [
                "edit 3": "the third recipe, as Cooklang",
                "edit it": "the one opened last",
                "edit 3; undo": "as before",
            ],
            errors: [.badData, .cannotCreate, .disk, .notAllowed]
        )
    }

    package static func answer(
        to command: Invocation<EditCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let picked = try await shell.recipes(
            named: command.value.references,
            at: \.references,
            of: command
        )
        guard let only = picked.first?.recipe, picked.count == 1 else {
            throw command.mistake(
                .reference(.singleRecipeWanted(command: EditCommand.name)),
                at: \.references
            )
        }
        let access = shell.surroundings.cookbook
        let there: Recipe?
        let whole: Recipe
        if only.id.service == .cookbook,
            let recipe = try await shell.inCookbook({ try await access.text(only.id.key) })
        {
            there = recipe
            whole = try await shell.recipeLibrary.gather(recipe, freshness: .kept).content.recipe
        } else if let kept = try await shell.surroundings.favorites.content(of: only.id) {
            (there, whole) = (nil, kept.recipe)
        } else {
            throw command.mistake(.cookbook(.notYours(title: only.title)), at: \.references)
        }
        let text = shell.surroundings.writer.text(forEditing: whole)
        guard let draft = try await shell.edited(text) else {
            return .text("\(whole.title) is unchanged")
        }
        // What the text can't say, and what wasn't touched in it, stays as it was.
        let before = try? access.read(Array(text.utf8), "")
        var edited = before.map { whole.edited(from: $0, to: draft.recipe) } ?? draft.recipe
        edited.id = whole.id
        return try await shell.keeping(draft) {
            guard edited != whole else { return .text("\(whole.title) is unchanged") }
            guard let there else { return try await shell.change(favorite: edited) }
            return try await shell.change(
                .replace(key: whole.id.key, access.prepare(edited), before: there),
                .edited,
                of: [whole.id]
            )
        }
    }
}

extension DeleteCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "take recipes out of the cookbook",
            details: [
                "Favorites of them stay, with the text that they had last; 'unfav' removes those. "
                    + "'undo' brings the recipes back."
            ],
            examples: [
                "delete 3": "the third recipe",
                "delete 1-3": "three of them",
                "delete 3; undo": "and back",
            ],
            errors: [.cannotCreate, .disk]
        )
    }

    package static func answer(
        to command: Invocation<DeleteCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let picked = try await shell.cookbookRecipes(
            named: command.value.references,
            at: \.references,
            of: command
        )
        try await shell.confirmLoss(of: picked.count, "recipes", by: command)
        return try await shell.change(.delete(keys: picked.map(\.id.key)), .deleted)
    }
}

extension CookbookCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "what the cookbook holds, by origin",
            details: [
                "Each file or folder that was imported is an origin; 'own' is what you wrote. "
                    + "'cookbook remove ORIGIN' takes all its recipes out, and 'undo' brings them back.",
                "'cookbook move postgresql://USER@HOST/DATABASE' copies all of it into a cookbook that "
                    + "many share; 'cookbook move none' copies that into your own.",
            ],
            examples: [
                "cookbook": "origins with their recipes and sizes",
                "cookbook remove recipes.json": "all that was imported from it",
                "cookbook remove own; undo": "and back",
            ],
            errors: [.cannotCreate, .disk]
        )
    }

    package static func answer(
        to command: Invocation<CookbookCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let access = shell.surroundings.cookbook
        if command.value.action == .move { return try await shell.moveCookbook(command) }
        let origins = try await shell.inCookbook { try await access.store.origins() }
        switch command.value.action {
        case .remove:
            guard let origin = command.value.origin else {
                throw command.mistake(
                    .command(.missingArgument(command: CookbookCommand.name, wanted: "ORIGIN"))
                )
            }
            guard let known = origins.first(where: { $0.name == origin }) else {
                throw command.mistake(
                    .cookbook(
                        .unknownOrigin(
                            name: origin,
                            suggestion: nearest(to: origin, among: origins.map(\.name))
                        )
                    ),
                    at: \.origin
                )
            }
            try await shell.confirmLoss(of: known.count, "recipes", by: command)
            return try await shell.change(.remove(origin: origin), .originRemoved)
        case .move, nil:
            return .cookbook(.origins(origins, starters: access.starterCount()))
        }
    }
}

/// The recipe that a cook begins with.
private enum OwnRecipe {
    static let template = """
        ---
        title:
        servings: 4
        time required: 30 min
        course: main
        cuisine:
        ---

        -- A step is a paragraph; a blank line ends it. Ingredients are marked where they are used:
        -- @flour{200%g}, @eggs{2}, @salt. Lines like these are comments. Without a title nothing
        -- is added.

        """
}

extension Shell {
    /// Copies the cookbook in use to another place.
    fileprivate func moveCookbook(_ command: Invocation<CookbookCommand>) async throws -> Answer {
        guard let word = command.value.origin else {
            throw command.mistake(
                .command(.missingArgument(command: CookbookCommand.name, wanted: "ADDRESS"))
            )
        }
        guard let target = ServiceAddress(typed: word) else {
            throw command.mistake(.option(.notAnAddress(word: word)), at: \.origin)
        }
        if case .web = target {
            throw command.mistake(
                .service(
                    .wrongKindOfAddress(name: ServiceName.cookbook.rawValue, wantsDatabase: true)
                ),
                at: \.origin
            )
        }
        let output = surroundings.output
        defer { output.progress(nil) }
        do {
            let move = surroundings.cookbook.move
            let result = try await inCookbook {
                try await move(target) { output.progress(.importing($0)) }
            }
            return .cookbook(.copied(result, to: target))
        } catch {
            await takeBackSecrets()
            throw error
        }
    }

    /// The recipe of a file, or of standard input.
    fileprivate func recipe(inFile file: String, for call: CommandCall) throws -> Recipe {
        let access = surroundings.cookbook
        let bytes =
            file == "-"
            ? access.standardInput(OwnRecipeLimit.bytes)
            : try surroundings.files.read(
                surroundings.path(file, in: call.frame),
                OwnRecipeLimit.bytes
            )
        do {
            return try access.read(bytes, file == "-" ? "" : file)
        } catch let fault as EntryError {
            throw WorldError(.badData(path: file, lacksTitle: fault == .noTitle))
        }
    }

    /// A recipe that the cook edited as a text; nil where it was left as it was. A text that can't
    /// be read stays in its file, so that nothing typed is lost.
    fileprivate func edited(_ text: String) async throws -> EditedDraft? {
        let access = surroundings.cookbook
        let path = access.draft()
        try surroundings.files.write(path, text, false)
        let command = "\(access.editor()) '\(path.replacing("'", with: "'\\''"))'"
        let status = await surroundings.programs.run(command, nil)
        if let failure = await failure(ofProgram: access.editor(), status) { throw failure }
        let bytes = try surroundings.files.read(path, OwnRecipeLimit.bytes)
        if bytes == Array(text.utf8) {
            access.discard(path)
            return nil
        }
        do {
            return EditedDraft(recipe: try access.read(bytes, ""), path: path)
        } catch let fault as EntryError {
            var failure = WorldError(.badData(path: path, lacksTitle: fault == .noTitle))
            failure.draft = path
            throw failure
        }
    }

    /// Does something with an edited text, which stays in its file where that fails: it is named
    /// then.
    fileprivate func keeping(
        _ draft: EditedDraft,
        _ body: () async throws -> Answer
    ) async throws -> Answer {
        do {
            let answer = try await body()
            surroundings.cookbook.discard(draft.path)
            return answer
        } catch var failure as WorldError {
            failure.draft = draft.path
            throw failure
        } catch let failure as StoreError {
            var failure = await recipeLibrary.worldFailure(.store(failure))
            failure.draft = draft.path
            throw failure
        }
    }

    /// Changes a favorite that is not in the cookbook.
    fileprivate func change(favorite recipe: Recipe) async throws -> Answer {
        let content = FavoriteContent(recipe: recipe)
        let change = try await surroundings.favorites.edit(content)
        noteChange(of: .favorites)
        return .done(.changedCookbook(change))
    }

    /// The recipes named, all of which must be the cookbook's.
    fileprivate func cookbookRecipes<Value>(
        named references: [Reference],
        at field: CommandField<Value, [Reference]>,
        of command: Invocation<Value>
    ) async throws -> [Recipe] {
        let picked = try await recipes(named: references, at: field, of: command).map(\.recipe)
        if let other = picked.first(where: { $0.id.service != .cookbook }) {
            throw command.mistake(.cookbook(.notInCookbook(title: other.title)), at: field)
        }
        return picked
    }

    /// - Parameter ids: The recipes that read otherwise since.
    fileprivate func change(
        _ change: CookbookChange,
        _ kind: KeptChange.Kind,
        of ids: [RecipeID] = []
    ) async throws -> Answer {
        let access = surroundings.cookbook
        let names = try await inCookbook {
            try await access.store.make(change, session: access.session)
        }
        noteChange(of: .cookbook)
        await followCookbook(changed: ids)
        return .done(.changedCookbook(KeptChange(kind: kind, names: names)))
    }
}

/// A text that the cook edited.
private struct EditedDraft {
    /// What it reads as.
    var recipe: Recipe
    /// Where it is, until it is kept elsewhere.
    var path: String
}

private enum OwnRecipeLimit {
    static let bytes = 4 << 20
}
