import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

/// What `open` is to open.
enum OpenTarget: Sendable {
    /// A recipe that a list or `it` names.
    case recipe(PickedRecipe)
    /// A page on the web, as the cook typed it.
    case address(WebAddress)
    /// A saved page, and where it is from.
    case file(path: String, name: String, from: WebAddress?)
}

extension RecipeLibrary {
    /// Bytes of a saved page that are read at most; the same as for a page on the web.
    static let pageLimit = 16 * 1_024 * 1_024

    /// A recipe, opened: from the favorites where it is kept, else from its service and its page.
    func open(_ target: OpenTarget, part: RecipeAnswer.Part) async throws -> RecipeAnswer {
        switch target {
        case .recipe(let picked):
            return try await open(picked, part: part)
        case .address(let address):
            let id = RecipeID(service: .web, key: address.identity)
            if let saved = try await saved(id, part: part, number: nil) { return saved }
            surroundings.output.progress(.recipe(title: address.site))
            defer { surroundings.output.progress(nil) }
            let document = try await page(at: address, from: .cook)
            let content = read(document)
            return try await answer(content, id: id, at: document.address, part: part)
        case .file(let path, let name, let from):
            let bytes = try surroundings.files.read(path, RecipeLibrary.pageLimit)
            let content = surroundings.reader.read(bytes, charset: nil, address: from, status: 200)
            guard content.kind != .empty else { throw await worldFailure(.badData(path: name)) }
            let id = content.recipe?.id ?? RecipeID(service: .web, key: path)
            return try await answer(content, id: id, at: from, part: part)
        }
    }

    /// A recipe of a list, opened.
    func open(_ picked: PickedRecipe, part: RecipeAnswer.Part) async throws -> RecipeAnswer {
        if let saved = try await saved(picked.recipe.id, part: part, number: picked.number) {
            return saved
        }
        surroundings.output.progress(.recipe(title: picked.recipe.title))
        defer { surroundings.output.progress(nil) }
        let gathered = try await gather(picked.recipe, freshness: .kept)
        var answer = RecipeAnswer(
            number: picked.number,
            recipe: gathered.content.recipe,
            origins: gathered.content.origins,
            part: part,
            text: gathered.content.text,
            links: gathered.content.links,
            pageState: gathered.pageState
        )
        answer.isFavorite = await isFavorite(picked.recipe.id)
        answer.query = await session.view?.paging.query
        await session.opened(answer.recipe)
        return answer
    }

    /// A recipe of a list without the cook's own changes; nil where it is the cook's own.
    func openAsFound(_ picked: PickedRecipe, part: RecipeAnswer.Part) async throws -> RecipeAnswer?
    {
        let id = picked.recipe.id
        if let content = try await surroundings.favorites.content(of: id), let found = content.found
        {
            await session.opened(found)
            return RecipeAnswer(
                number: picked.number,
                recipe: found,
                origins: content.origins,
                part: part,
                text: content.text,
                links: content.links,
                pageState: .saved,
                isFavorite: true,
                savedAt: try await surroundings.favorites.dates(of: [id])[id],
                query: await session.view?.paging.query
            )
        }
        guard id.service == .cookbook else { return try await open(picked, part: part) }
        guard let starter = surroundings.cookbook.starter(id.key) else { return nil }
        await session.opened(starter)
        return RecipeAnswer(
            number: picked.number,
            recipe: starter,
            origins: starter.serviceOrigins,
            part: part,
            pageState: .notNeeded,
            isFavorite: await isFavorite(id),
            query: await session.view?.paging.query
        )
    }

    private func isFavorite(_ id: RecipeID) async -> Bool {
        (try? await surroundings.favorites.kept(among: [id]).contains(id)) ?? false
    }

    /// What is kept of a favorite; nil when it is none, or when its page is still missing.
    private func saved(
        _ id: RecipeID,
        part: RecipeAnswer.Part,
        number: Int?
    ) async throws -> RecipeAnswer? {
        guard let content = try? await surroundings.favorites.content(of: id),
            content.needsNoPage || content.page != nil
        else { return nil }
        let dates = try? await surroundings.favorites.dates(of: [id])
        await session.opened(content.recipe)
        var answer = RecipeAnswer(
            number: number,
            recipe: content.recipe,
            origins: content.origins,
            part: part,
            text: content.text,
            links: content.links,
            pageState: .saved,
            isFavorite: true,
            savedAt: dates?[id],
            query: await session.view?.paging.query
        )
        answer.isChanged = content.found != nil
        return answer
    }

    /// What was read from a page that the cook named, as an answer.
    private func answer(
        _ content: PageContent,
        id: RecipeID,
        at address: WebAddress?,
        part: RecipeAnswer.Part
    ) async throws -> RecipeAnswer {
        var recipe =
            content.recipe ?? Recipe(id: id, title: content.title ?? address?.site ?? id.key)
        recipe.id = id
        recipe.link = recipe.link ?? address
        await session.opened(recipe)
        return RecipeAnswer(
            recipe: recipe,
            origins: content.origins,
            part: part,
            text: content.text,
            links: content.links,
            pageState: content.kind == .recipe ? .fetched : .without(content.kind),
            isFavorite: await isFavorite(id)
        )
    }
}
