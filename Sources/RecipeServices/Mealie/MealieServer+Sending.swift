import RecipeModel

extension MealieServer {
    /// Makes a recipe of that name, then fills it; where that fails, it is removed again, and looked
    /// for, since a server that failed at a change may fail at the next one too.
    func add(_ recipe: Recipe, makingTags: Bool) async throws -> String {
        let name = JSONOutput.object([JSONMember("name", .string(recipe.title))])
        guard let slug = try await server.change(.post, "api/recipes", name)?.string else {
            throw ServiceError.malformedReply(.wrongShape)
        }
        let key = slug.isEmpty ? try await keyWithoutSlug(of: recipe.title) : slug
        let path = "api/recipes/\(PercentEncoding.segment(key))"
        do {
            async let categories = organizers("categories")
            async let tags = organizers("tags")
            async let lines = lines(of: recipe)
            let made = await made(at: path)
            var known = try await (categories, tags)
            if makingTags { known.1 += try await madeTags(of: recipe, beside: known.0 + known.1) }
            let body = MealieBody(lines: try await lines, made: made, words: words)
            let fill = body.members(of: recipe, categories: known.0, tags: known.1)
            let filled = try await server.change(.patch, path, .object(fill))
            return filled?.line("id") ?? made?.line("id") ?? key
        } catch let failure as ServiceError {
            guard try await isRemoved(at: path) else {
                throw UnfinishedRecipe(failure: failure)
            }
            throw failure
        } catch {
            // What the cook stopped is removed as well, by what isn't stopped with it.
            let server = server
            _ = await Task { try? await server.change(.delete, path) }.value
            throw error
        }
    }

    /// The id of the newest recipe that has a title and no name in addresses, as one of an emoji
    /// alone has none: such a recipe can't be asked for by that.
    private func keyWithoutSlug(of title: String) async throws -> String {
        let newest = ["page=1", "perPage=20", "orderBy=created_at", "orderDirection=desc"]
        let ids = try await server.ask("api/recipes", newest, .asked) { reply in
            try reply.list("items").filter {
                $0["name"]?.string == title && $0.line("slug") == nil
            }.compactMap { $0.line("id") }
        }.value
        guard let id = ids.first else {
            throw UnfinishedRecipe(failure: .malformedReply(.wrongShape))
        }
        return id
    }

    /// The recipe that was made at a path, where the server tells it.
    private func made(at path: String) async -> JSONValue? {
        let answer = try? await server.ask(path, [], .asked) { $0 }
        return answer?.value
    }

    /// Removes what is at a path; whether the server then says that nothing is there.
    private func isRemoved(at path: String) async throws -> Bool {
        _ = try? await server.change(.delete, path)
        do {
            _ = try await server.ask(path, [], .asked) { _ in true }
            return false
        } catch ServiceError.serverFailed(status: 404, _, _) {
            return true
        } catch is ServiceError {
            return false
        }
    }

    /// Tags made for the names that the server doesn't have.
    private func madeTags(
        of recipe: Recipe,
        beside known: [JSONValue]
    ) async throws -> [JSONValue] {
        let names = Set(known.compactMap { $0["name"]?.string?.lowercased() })
        var made: [JSONValue] = []
        for name in recipe.tagsInOrder where !names.contains(name.lowercased()) {
            let body = JSONOutput.object([JSONMember("name", .string(name))])
            if let tag = try await server.change(.post, "api/organizers/tags", body) {
                made.append(tag)
            }
        }
        return made
    }

    func setPicture(_ bytes: [UInt8], of key: String) async throws {
        let ending = PictureKind(bytes).ending
        let path = try await path(forChanging: key) + "/image"
        try await server.sendPicture(bytes, fields: ["extension": ending], to: path)
    }

    func remove(_ key: String) async throws {
        try await server.change(.delete, try await path(forChanging: key))
    }

    /// Where a recipe is changed: under its name in addresses, not under its key.
    func path(forChanging key: String) async throws -> String {
        let slug = try await server.ask("api/recipes/\(PercentEncoding.segment(key))", [], .asked) {
            $0.line("slug") ?? $0.line("id") ?? key
        }.value
        return "api/recipes/\(PercentEncoding.segment(slug))"
    }

    /// What its user marked as a favorite there.
    func favorites(_ freshness: Freshness) async throws -> FoundRecipes.List {
        let marked = try await server.ask("api/users/self/favorites", [], freshness) { reply in
            try reply.list("ratings").filter { $0["isFavorite"]?.bool != false }
                .compactMap { $0.line("recipeId") }
        }.value
        var list = try await everything(freshness)
        list.recipes.removeAll { !marked.contains($0.id.key) }
        return list
    }

    private func organizers(_ kind: String) async throws -> [JSONValue] {
        try await server.ask("api/organizers/\(kind)", ["page=1", "perPage=-1"], .asked) {
            try $0.list("items")
        }.value
    }
}

/// Minutes in words, as Mealie has them.
enum MinuteWords {
    static func text(_ minutes: Int) -> String {
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        let parts = [(hours, "hour"), (rest, "minute")].filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
        return parts.joined(separator: " ")
    }
}
