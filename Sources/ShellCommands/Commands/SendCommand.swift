package import Conversation
import RecipeModel
package import ShellAnswers
import ShellSession

extension SendCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "put recipes into your own Mealie or Tandoor",
            details: [
                "Ingredients, steps, headings, notes, times, yield, nutrition, the link and the "
                    + "picture go along; of the tags those that the server has, and with "
                    + "--create-tags the others too. What it can't take is named.",
                "Before anything is sent it looks whether a name is taken, and asks at the prompt "
                    + "before it puts in a second recipe of that name; elsewhere that wants --force. "
                    + "'undo' removes it there again.",
            ],
            examples: [
                "send 3 mealie": "the third recipe",
                "send it": "the one opened last, to the server that is set up",
                "send 1-3 tandoor; undo": "and not after all",
            ],
            errors: [.serverFailed, .offline, .timeout, .malformedReply, .notAllowed]
        )
    }

    package static func answer(
        to command: Invocation<SendCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let picked = try await shell.recipes(
            named: command.value.references,
            at: \.references,
            of: command
        )
        let (name, server) = try await shell.server(
            named: command.value.service,
            for: command.line,
            at: command.line.argumentSpan
        )
        var recipes: [SentRecipes.Entry] = []
        var sent: [SentTitle] = []
        defer {
            // What went there before a failure can be undone as well.
            if !recipes.isEmpty {
                shell.noteSent(
                    SentRecipes(
                        service: name,
                        address: shell.settings.address(of: name),
                        recipes: recipes,
                        time: shell.surroundings.now()
                    )
                )
            }
        }
        func failure(_ failure: ServiceFailure, at title: String, isLeft: Bool) async -> any Error {
            let state = SendingState(title: title, sent: sent.map(\.title), isLeftThere: isLeft)
            return await shell.desk.worldFailure(.sending(failure, name, state))
        }
        if !command.value.isSure {
            let taken: Set<String>
            do {
                taken = try await server.titles()
            } catch let failure as ServiceFailure {
                throw await shell.desk.worldFailure(.service(failure, name))
            }
            let again = picked.map(\.recipe.title).filter { taken.contains($0.lowercased()) }
            if !again.isEmpty {
                let has = "\(name.rawValue) already has \(again.joined(separator: ", "))"
                let second = again.count == 1 ? "a second one" : "them again"
                try await shell.confirm(
                    "\(has). Send \(second)? yes or no: ",
                    elsewhere: "--force, for \(has)",
                    for: command
                )
            }
        }
        for recipe in picked.map(\.recipe) {
            let whole = try await shell.desk.whole(recipe)
            let title = whole.recipe.title
            do {
                let made = try await server.add(
                    whole.recipe,
                    whole.picture,
                    command.value.makesTags
                )
                recipes.append(.init(key: made.key, title: title))
                sent.append(SentTitle(title, lost: made.lost))
            } catch let unfinished as UnfinishedRecipe {
                throw await failure(unfinished.failure, at: title, isLeft: true)
            } catch let error as ServiceFailure {
                throw await failure(error, at: title, isLeft: false)
            }
        }
        return .done(.sent(sent, to: name))
    }
}

extension Shell {
    /// A server by its name, else the one in use, else the only one that is set up.
    func server(named word: String?, for call: CommandCall, at span: Span?) async throws
        -> (ServiceName, RecipeServer)
    {
        let services = surroundings.services
        let named = try word.map { try queries.name(ofService: $0, for: call, at: span) }
        let current = await session.service.name
        let ready = services.servers.filter {
            services.server($0, settings.address(of: $0)) != nil
        }
        let only = ready.contains(current) ? current : ready.count == 1 ? ready.first : nil
        guard let name = named ?? only else {
            throw Mistake(
                .command(.missingArgument(command: call.name, wanted: "mealie or tandoor")),
                at: nil,
                in: call.source
            )
        }
        guard let server = services.server(name, settings.address(of: name)) else {
            guard services.servers.contains(name) else {
                throw await desk.worldFailure(.service(.unsupported, name))
            }
            _ = try queries.service(named: name.rawValue, for: call, at: span)
            throw await desk.worldFailure(.service(.unsupported, name))
        }
        return (name, server)
    }

    /// What earlier shells sent within a day: later the cook may have worked on it there.
    private var sentBefore: [SentRecipes] {
        surroundings.records.sent().filter { $0.time > surroundings.now() - 86_400 }
    }

    /// Notes what was sent, for `undo` in this shell and the next.
    fileprivate func noteSent(_ recipes: SentRecipes) {
        sent = (sent ?? sentBefore) + [recipes]
        noteChange(of: .server)
        // Where it can't be kept, this shell can undo it all the same.
        try? surroundings.records.changeSent { $0 = $0.suffix(49) + [recipes] }
    }

    /// Removes what was sent last, where nothing was changed after it; nil where that is not so.
    func undoSending() async throws -> Deed? {
        let known = sent ?? sentBefore
        guard let last = known.last else { return nil }
        let kept = try await surroundings.favorites.undoTime() ?? .min
        let cookbook = try await undoTimeInCookbook() ?? .min
        func isLast(before time: Int, _ place: ChangeOrder.Place) -> Bool {
            last.time > time || last.time == time && order.isLater(.server, than: place)
        }
        guard isLast(before: kept, .favorites), isLast(before: cookbook, .cookbook),
            last.address == settings.address(of: last.service),
            let server = surroundings.services.server(
                last.service,
                settings.address(of: last.service)
            )
        else { return nil }
        for recipe in last.recipes {
            do {
                try await server.remove(recipe.key)
            } catch ServiceFailure.serverFailed(status: 404, _, _) {
                // Somebody removed it there.
            } catch let failure as ServiceFailure {
                throw await desk.worldFailure(.service(failure, last.service))
            }
        }
        sent = known.dropLast()
        order.undid(.server)
        try? surroundings.records.changeSent { $0.removeAll { $0 == last } }
        return .unsent(titles: last.recipes.map(\.title), from: last.service)
    }
}

extension RecipeDesk {
    /// A recipe with all that is known of it and the bytes of its picture.
    fileprivate func whole(_ recipe: Recipe) async throws -> (recipe: Recipe, picture: [UInt8]?) {
        let content = try await gather(recipe, freshness: .kept).content
        guard let address = content.recipe.picture else { return (content.recipe, nil) }
        let picture = try? await surroundings.pages.picture(
            at: address,
            from: await source(of: recipe)
        )
        return (content.recipe, picture?.body)
    }
}
