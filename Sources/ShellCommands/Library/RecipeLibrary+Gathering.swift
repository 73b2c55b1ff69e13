import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

/// All that is known of a recipe now.
struct GatheredRecipe: Sendable {
    /// The recipe with its page, text and origins; no picture yet.
    var content: FavoriteContent
    /// Where the page came from.
    var pageState: RecipeAnswer.PageState
}

extension RecipeLibrary {
    /// Gathers all that is known of a recipe: its service's details and its page.
    ///
    /// Throws `WorldError` when neither is enough to read.
    func gather(_ recipe: Recipe, freshness: Freshness) async throws -> GatheredRecipe {
        let (detailed, isWhole) = try await details(of: recipe)
        guard let link = detailed.link, !isWhole else {
            guard detailed.isCookable || isWhole else {
                throw await worldFailure(.nothingToOpen(title: recipe.title))
            }
            return GatheredRecipe(
                content: FavoriteContent(
                    recipe: detailed,
                    origins: detailed.serviceOrigins,
                    needsNoPage: true
                ),
                pageState: .notNeeded
            )
        }
        do {
            let document = try await page(
                at: link,
                from: await source(of: recipe),
                freshness: freshness
            )
            return gathered(detailed, from: document)
        } catch let failure as WorldError {
            guard case .webPage(let reason, _) = failure.reason, detailed.isCookable else {
                throw failure
            }
            return GatheredRecipe(
                content: FavoriteContent(recipe: detailed, origins: detailed.serviceOrigins),
                pageState: .missing(reason)
            )
        }
    }

    private func gathered(_ recipe: Recipe, from document: FetchedDocument) -> GatheredRecipe {
        let content = read(document)
        let whole = content.recipe.map { recipe.completed(by: $0) } ?? recipe
        return GatheredRecipe(
            content: FavoriteContent(
                recipe: whole,
                origins: recipe.serviceOrigins.merging(content.origins) { $1 },
                page: document,
                text: content.text,
                links: content.links
            ),
            pageState: content.kind == .recipe ? .fetched : .without(content.kind)
        )
    }

    /// What the recipe's own service knows of it, and whether that is the whole recipe; the recipe
    /// itself where the service can't be asked.
    private func details(of recipe: Recipe) async throws -> (recipe: Recipe, isWhole: Bool) {
        let service: (any RecipeService)?
        let current = await session.view?.service
        if current?.name == recipe.id.service {
            service = current
        } else {
            let name = recipe.id.service
            service = surroundings.services.service(name, settings.address(of: name))
        }
        guard let service else { return (recipe, false) }
        do {
            let details = try await service.details(of: recipe)
            // Of a recipe without ingredients or steps, the page that it is from may say more.
            let isWhole = details.isCookable || details.link == nil
            return (details, service.abilities.sendsWholeRecipes && isWhole)
        } catch let failure as ServiceError {
            // Its page may still be there, and says more than the service usually.
            if recipe.link != nil { return (recipe, false) }
            throw await worldFailure(.service(failure, service.name))
        }
    }

    /// Who vouches for the recipe's link, which decides where it may lead.
    func source(of recipe: Recipe) async -> AddressSource {
        if recipe.id.service == .web { return .cook }
        let name = recipe.id.service
        return await surroundings.services.linkSource(name, settings.address(of: name))
    }

    /// A web page. Throws `WorldError` when it can't be loaded or is gone.
    func page(
        at address: WebAddress,
        from source: AddressSource,
        freshness: Freshness = .kept
    ) async throws -> FetchedDocument {
        do {
            let document = try await surroundings.pages.page(
                at: address,
                from: source,
                freshness: freshness
            )
            await missingPages.sawNetwork()
            guard document.status < 400 else {
                throw ServiceError.serverFailed(status: document.status, tries: 1)
            }
            return document
        } catch let failure as ServiceError {
            throw await worldFailure(.webPage(failure, address))
        }
    }

    /// What a fetched page holds.
    func read(_ document: FetchedDocument) -> PageContent {
        surroundings.reader.read(
            document.body,
            charset: document.charset,
            address: document.address,
            status: document.status
        )
    }
}

extension Recipe {
    /// Each field that the service filled in, by its JSON key.
    var serviceOrigins: [String: FieldOrigin] {
        var keys = ["title"]
        if !ingredients.isEmpty { keys += ["ingredients", "ingredientGroups"] }
        if !steps.isEmpty { keys += ["steps", "stepGroups"] }
        if yield != nil { keys += ["yield", "servings"] }
        if times.minutes != nil { keys.append("minutes") }
        if times.preparation != nil { keys.append("prepMinutes") }
        if times.cooking != nil { keys.append("cookMinutes") }
        if !cuisines.isEmpty { keys.append("cuisine") }
        if !categories.isEmpty { keys.append("category") }
        if !notes.isEmpty { keys.append("recipeNotes") }
        if picture != nil { keys.append("picture") }
        if video != nil { keys.append("video") }
        return Dictionary(uniqueKeysWithValues: keys.map { ($0, FieldOrigin.service) })
    }

    /// This recipe with what its page says; what the page leaves out stays.
    func completed(by page: Recipe) -> Recipe {
        var whole = page
        whole.id = id
        whole.link = link ?? page.link
        if whole.title.isEmpty { whole.title = title }
        whole.picture = page.picture ?? picture
        whole.thumbnail = thumbnail
        whole.coverage = coverage
        whole.site = page.site ?? site
        whole.video = page.video ?? video
        whole.author = page.author ?? author
        whole.yield = page.yield ?? yield
        whole.language = page.language ?? language
        whole.rating = page.rating ?? rating
        if page.times.minutes == nil { whole.times = times }
        if page.ingredients.isEmpty { whole.ingredientGroups = ingredientGroups }
        if page.steps.isEmpty { whole.stepGroups = stepGroups }
        if page.steps.isEmpty, page.ingredients.isEmpty { whole.stepIngredients = stepIngredients }
        if page.notes.isEmpty { whole.notes = notes }
        if page.cuisines.isEmpty { whole.cuisines = cuisines }
        if page.categories.isEmpty { whole.categories = categories }
        if page.keywords.isEmpty { whole.keywords = keywords }
        if page.nutrition.isEmpty { whole.nutrition = nutrition }
        return whole
    }
}
