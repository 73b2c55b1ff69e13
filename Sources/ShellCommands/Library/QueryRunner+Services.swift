import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

extension QueryRunner {
    /// The service that `--service` names; nil where it is not given.
    func chosenService(for command: CommandCall) throws -> (any RecipeService)? {
        guard let name = command.common.service else { return nil }
        return try service(
            named: name,
            for: command,
            at: command.places.valueSpan(of: \CommonOptions.service)
        )
    }

    /// A service by its name. Throws `UsageError` when there is none, or it is not set up.
    func service(
        named word: String,
        for command: CommandCall,
        at span: Span?
    ) throws -> any RecipeService {
        let name = try name(ofService: word, for: command, at: span)
        let address = recipeLibrary.settings.address(of: name)
        guard let service = recipeLibrary.surroundings.services.service(name, address) else {
            throw UsageError(need(of: name), at: span, in: command.source)
        }
        return service
    }

    /// The name of a service as it was typed. Throws `UsageError` when there is none.
    func name(
        ofService word: String,
        for command: CommandCall,
        at span: Span?
    ) throws -> ServiceName {
        let names = recipeLibrary.surroundings.services.names.map(\.rawValue)
        guard names.contains(word.lowercased()) else {
            throw UsageError(
                .service(
                    .unknown(word: word, known: names, suggestion: nearest(to: word, among: names))
                ),
                at: span,
                in: command.source
            )
        }
        return ServiceName(rawValue: word.lowercased())
    }

    /// The service that a command names, else the one in use.
    ///
    /// Throws `UsageError` where the one that the settings name is not set up.
    func service(for command: CommandCall) async throws -> any RecipeService {
        if let chosen = try chosenService(for: command) { return chosen }
        let current = await recipeLibrary.session.service
        let wanted = recipeLibrary.settings.service
        guard current.name != wanted else { return current }
        guard
            let service = recipeLibrary.surroundings.services.service(
                wanted,
                recipeLibrary.settings.address(of: wanted)
            )
        else { throw UsageError(need(of: wanted), at: command.nameSpan, in: command.source) }
        await recipeLibrary.session.use(service)
        return service
    }

    /// What a service that is not set up still needs.
    private func need(of name: ServiceName) -> UsageError.Kind {
        switch recipeLibrary.surroundings.services.state(
            name,
            recipeLibrary.settings.address(of: name)
        ).need {
        case .key: .service(.needsKey(name: name.rawValue))
        case .address, nil: .service(.needsAddress(name: name.rawValue))
        }
    }

    func servicesAble(to condition: Condition) -> [String] {
        recipeLibrary.surroundings.services.names.filter { name in
            guard
                let service = recipeLibrary.surroundings.services.service(
                    name,
                    recipeLibrary.settings.address(of: name)
                )
            else { return false }
            return QueryPlan(RecipeQuery([condition]), for: service.abilities).impossible.isEmpty
        }.map(\.rawValue)
    }

    /// The service that a command names, else the one in use; throws where it cannot list this
    /// without something to look for.
    func service(
        for command: CommandCall,
        listing subject: ListAbility
    ) async throws -> any RecipeService {
        let service = try await service(for: command)
        guard service.abilities.lists.contains(subject) else {
            throw await recipeLibrary.worldFailure(.service(.unsupported, service.name))
        }
        return service
    }
}
