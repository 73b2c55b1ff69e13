import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

// MARK: - Whole copies of servers

extension Shell {
    /// The servers of which a copy is kept, as they are set up now.
    func copies() async -> [CopyStanding] {
        var copies: [CopyStanding] = []
        for name in surroundings.services.servers {
            let address = settings.address(of: name)
            if let copy = await surroundings.services.copies.standing(name, address) {
                copies.append(copy)
            }
        }
        return copies
    }

    /// Throws `UsageError` where a service is none of which a copy can be kept.
    func refuseCopy(
        unlessOf name: ServiceName,
        for command: Invocation<ServiceCommand>
    ) throws {
        guard !surroundings.services.servers.contains(name) else { return }
        let place = command.value.keepsCopy ? \ServiceCommand.keepsCopy : \.dropsCopy
        throw command.mistake(.service(.takesNo("copy", name: name.rawValue)), at: place)
    }

    /// Makes a whole copy of the service in use, or brings it up to date.
    func keepCopy(for command: Invocation<ServiceCommand>) async throws -> Answer {
        let name = await session.service.name
        let output = surroundings.output
        defer { output.progress(nil) }
        do {
            let result = try await surroundings.services.copies.keep(
                name,
                settings.address(of: name)
            ) { done, all in
                output.progress(.recipes(done: done, of: all))
            }
            try await useAgain(name, for: command)
            return .done(.copied(name, result))
        } catch let failure as ServiceError {
            throw await recipeLibrary.worldFailure(.service(failure, name))
        }
    }

    /// Removes the copy of the service in use.
    func removeCopy(for command: Invocation<ServiceCommand>) async throws -> Answer {
        let name = await session.service.name
        let copy = try await surroundings.services.copies.remove(name, settings.address(of: name))
        try await useAgain(name, for: command)
        return .done(.copyRemoved(name, copy))
    }

    /// Uses the service as it is now, with its copy or without.
    private func useAgain(
        _ name: ServiceName,
        for command: Invocation<ServiceCommand>
    ) async throws {
        let service = try queries.service(
            named: name.rawValue,
            for: command.line,
            at: command.line.argumentSpan
        )
        await session.use(service)
    }
}
