package import Conversation
import RecipeModel
package import ShellAnswers

extension PictureCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "a recipe's picture as large as the window, or its description",
            details: [
                "Terminals that show pixels (kitty's protocol, sixels) get pixels, others two coloured "
                    + "halves in each cell; 'set pictures' chooses. A favorite's picture is kept with it."
            ],
            examples: [
                "picture 3": "of the third recipe",
                "picture f1": "of the favorite kept last, also without a network",
                "picture it --format json": "where it is, for another program",
            ],
            errors: [.noInput, .offline, .timeout, .serverFailed]
        )
    }

    package static func answer(
        to command: Invocation<PictureCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        guard
            let picked = try await shell.recipe(
                named: command.value.references,
                at: \.references,
                of: command
            )
        else {
            throw command.mistake(.reference(.nothingNamed))
        }
        return .picture(
            try await shell.recipeLibrary.picture(of: picked, drawing: command.line.drawing)
        )
    }
}

extension RecipeLibrary {
    fileprivate func picture(
        of picked: PickedRecipe,
        drawing: DrawingOptions
    ) async throws -> PictureAnswer {
        let kept = try? await surroundings.favorites.content(of: picked.recipe.id)
        let recipe = try await recipeWithPicture(picked.recipe, kept: kept?.recipe)
        guard let address = recipe.picture ?? recipe.thumbnail else {
            throw await worldFailure(.noPicture(title: recipe.title))
        }
        var answer = PictureAnswer(
            number: picked.number,
            recipe: recipe,
            address: address,
            isKept: kept?.picture != nil,
            view: .described
        )
        switch await surroundings.pictures.means(drawing) {
        case .none: return answer
        case .notInstalled: answer.view = .notInstalled
        case .kitty, .sixel, .blocks:
            surroundings.output.progress(.recipe(title: recipe.title))
            defer { surroundings.output.progress(nil) }
            var file = kept?.picture?.body
            if file == nil { file = try await pictureFile(at: address, of: recipe) }
            try Task.checkCancellation()
            answer.view = await surroundings.pictures.draw(file ?? [], drawing)
        }
        return answer
    }

    /// The recipe with all that is known of its picture: a list may not tell it.
    private func recipeWithPicture(_ recipe: Recipe, kept: Recipe?) async throws -> Recipe {
        if let kept, kept.picture != nil { return kept }
        guard recipe.picture == nil, recipe.thumbnail == nil else { return recipe }
        surroundings.output.progress(.recipe(title: recipe.title))
        defer { surroundings.output.progress(nil) }
        do {
            return try await gather(recipe, freshness: .kept).content.recipe
        } catch let failure as WorldError {
            if case .nothingToOpen = failure.reason { return recipe }
            throw failure
        }
    }

    private func pictureFile(at address: WebAddress, of recipe: Recipe) async throws -> [UInt8] {
        do {
            let document = try await surroundings.pages.picture(
                at: address,
                from: await source(of: recipe)
            )
            await missingPages.sawNetwork()
            guard document.status < 400 else {
                throw ServiceError.serverFailed(status: document.status, tries: 1)
            }
            return document.body
        } catch let failure as ServiceError {
            throw await worldFailure(.webPage(failure, address))
        }
    }
}
