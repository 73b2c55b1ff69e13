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
                "Ingredients go with their foods and amounts and to the steps that use them; foods and "
                    + "units that the server doesn't have are made there. Steps, headings, notes, "
                    + "times, yield, nutrition, the link and the picture go along; of the tags those "
                    + "that the server has, and with --create-tags the others too.",
                "Each recipe is read there again, and what isn't there as it was is named.",
                "Before anything is sent it looks whether a name is taken, and asks at the prompt "
                    + "before it puts in a second recipe of that name; elsewhere that wants --force. "
                    + "--new leaves out those whose name is taken, and so goes on with a 'send' that "
                    + "stopped. 'undo' removes there again what was sent.",
            ],
            examples: [
                "send 3 mealie": "the third recipe",
                "send all --new": "those on the screen that the server doesn't have yet",
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
        // All of them are there to be sent before the first one is.
        var recipes: [Recipe] = []
        for recipe in picked.map(\.recipe) {
            recipes.append(
                try await shell.recipeLibrary.gather(recipe, freshness: .kept).content.recipe
            )
        }
        var leftOut: [SentTitle] = []
        if command.value.leavesOutTaken || !command.value.isSure {
            let isTaken = try await shell.taken(among: recipes.map(\.title), by: server, name)
            if command.value.leavesOutTaken {
                leftOut = zip(recipes, isTaken).filter(\.1).map {
                    SentTitle($0.0.title, isLeftOut: true)
                }
                recipes = zip(recipes, isTaken).filter { !$0.1 }.map(\.0)
            } else if isTaken.contains(true) {
                let again = zip(recipes, isTaken).filter(\.1).map(\.0.title)
                let has = "\(name.rawValue) already has \(again.joined(separator: ", "))"
                let second = again.count == 1 ? "a second one" : "them again"
                try await shell.confirm(
                    "\(has). Send \(second)? yes or no: ",
                    elsewhere: "--force, for \(has)",
                    for: command
                )
            }
        }
        let sent = try await shell.send(recipes, to: server, name, for: command)
        return .done(.sent(sent + leftOut, to: name))
    }
}

extension Shell {
    /// For each title whether the server has it, or an earlier one of them is the same.
    fileprivate func taken(
        among titles: [String],
        by server: RecipeServer,
        _ name: ServiceName
    ) async throws -> [Bool] {
        do {
            var known = try await server.titles()
            return titles.map { !known.insert($0.lowercased()).inserted }
        } catch let failure as ServiceError {
            throw await recipeLibrary.worldFailure(.service(failure, name))
        }
    }

    /// Puts recipes into a server one after another, and notes them for `undo`. Where one isn't taken,
    /// or the cook stops, it says what was sent and how to go on.
    fileprivate func send(
        _ recipes: [Recipe],
        to server: RecipeServer,
        _ name: ServiceName,
        for command: Invocation<SendCommand>
    ) async throws -> [SentTitle] {
        var sent: [SentTitle] = []
        var keys: [SentRecipes.Entry] = []
        defer {
            // What went there before a failure can be undone as well.
            if !keys.isEmpty {
                noteSent(
                    SentRecipes(
                        service: name,
                        address: settings.address(of: name),
                        recipes: keys,
                        time: surroundings.now(),
                        moment: surroundings.moment()
                    )
                )
            }
        }
        for (place, recipe) in recipes.enumerated() {
            func stop(_ failure: ServiceError?, isLeftThere: Bool) async -> any Error {
                let goesOn = recipes.count > 1
                let state = SendingState(
                    title: recipe.title,
                    sent: sent.map(\.title),
                    isLeftThere: isLeftThere,
                    left: recipes[(place + 1)...].map(\.title),
                    goOn: goesOn ? command.line.textOfNew : nil
                )
                return await recipeLibrary.worldFailure(.sending(failure, name, state))
            }
            do {
                try Task.checkCancellation()
                let made = try await server.add(
                    recipe,
                    try await recipeLibrary.picture(of: recipe),
                    command.value.makesTags
                )
                keys.append(.init(key: made.key, title: recipe.title))
                sent.append(SentTitle(recipe.title, lost: made.lost))
            } catch let unfinished as UnfinishedRecipe {
                throw await stop(unfinished.failure, isLeftThere: true)
            } catch let failure as ServiceError {
                throw await stop(failure, isLeftThere: false)
            } catch is CancellationError {
                throw await stop(nil, isLeftThere: false)
            }
        }
        return sent
    }
}

extension CommandCall {
    /// The command with the option by which it leaves out what the server has.
    fileprivate var textOfNew: String {
        let text = CommandText.canonical(of: command)
        return text.contains(" --new") ? text : text + " --new"
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
            throw UsageError(
                .command(.missingArgument(command: call.name, wanted: "mealie or tandoor")),
                at: nil,
                in: call.source
            )
        }
        guard let server = services.server(name, settings.address(of: name)) else {
            guard services.servers.contains(name) else {
                throw await recipeLibrary.worldFailure(.service(.unsupported, name))
            }
            _ = try queries.service(named: name.rawValue, for: call, at: span)
            throw await recipeLibrary.worldFailure(.service(.unsupported, name))
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

    /// What was sent last, with the server that has it; nil where that can't be undone from here.
    func lastSent() -> (recipes: SentRecipes, server: RecipeServer)? {
        guard let last = (sent ?? sentBefore).last,
            last.address == settings.address(of: last.service),
            let server = surroundings.services.server(last.service, last.address)
        else { return nil }
        return (last, server)
    }

    /// Removes what was sent last; nil where that can't be.
    func undoSending() async throws -> PerformedAction? {
        let known = sent ?? sentBefore
        guard let (last, server) = lastSent() else { return nil }
        for recipe in last.recipes {
            do {
                try await server.remove(recipe.key)
            } catch ServiceError.serverFailed(status: 404, _, _) {
                // Somebody removed it there.
            } catch let failure as ServiceError {
                throw await recipeLibrary.worldFailure(.service(failure, last.service))
            }
        }
        sent = known.dropLast()
        try? surroundings.records.changeSent { $0.removeAll { $0 == last } }
        return .unsent(titles: last.recipes.map(\.title), from: last.service)
    }
}

extension RecipeLibrary {
    /// The bytes of a recipe's picture; nil where there are none. Throws `CancellationError`.
    fileprivate func picture(of recipe: Recipe) async throws -> [UInt8]? {
        guard let address = recipe.picture else { return nil }
        do {
            return try await surroundings.pages.picture(at: address, from: await source(of: recipe))
                .body
        } catch is ServiceError {
            return nil
        }
    }
}
