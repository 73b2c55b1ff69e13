import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

extension CommandRow {
    static let service = CommandRow(
        "service",
        takes: .words(0...1, placeholder: "NAME"),
        as: "[NAME]",
        options: [
            OptionShape("--url", .address, summary: "where the service is, from now on"),
            OptionShape("--key", summary: "ask for its key, typed unseen"),
        ],
        group: .shell,
        summary: "list the services, or use another from now on",
        examples: [
            "service": "what there is, and what each needs",
            "service cookbook": "the recipes inside the program",
            "service recipepuppy --url http://127.0.0.1:8080": "a server that speaks its API",
        ],
        errors: [.cannotCreate],
        safety: .unless { command in
            if command.has("--url") { return "service --url" }
            return command.has("--key") ? "service --key" : nil
        },
        run: { command, shell in
            guard let word = command.word else { return await shell.serviceList() }
            return try await shell.use(word, for: command)
        }
    )
}

extension Shell {
    /// The services and their state.
    func serviceList() async -> Answer {
        let current = await session.service.name
        return .services(
            surroundings.services.names.map { row(of: $0, isCurrent: $0 == current) }
        )
    }

    func row(of name: ServiceName, isCurrent: Bool) -> ServiceRow {
        let state = surroundings.services.state(name, settings.address(of: name))
        return ServiceRow(
            name: name,
            address: state.address,
            isCurrent: isCurrent,
            need: state.need
        )
    }

    fileprivate func use(_ word: String, for command: Command) async throws -> Answer {
        let names = surroundings.services.names.map(\.rawValue)
        guard names.contains(word.lowercased()) else {
            throw command.mistake(
                .unknownService(
                    word: word,
                    known: names,
                    suggestion: nearest(to: word, among: names)
                )
            )
        }
        let name = ServiceName(rawValue: word.lowercased())
        try await changingSettings {
            // First the address, for a key belongs to the one that it is typed for.
            try takeAddress(of: name, from: command)
            if command.has("--key") { try await takeKey(of: name, for: command) }
            try change("service", to: name.rawValue, for: command)
            await session.use(
                try service(named: name.rawValue, for: command, at: command.argumentSpan)
            )
        }
        return .done(
            .usingService(
                name,
                address: surroundings.services.state(name, settings.address(of: name)).address
            )
        )
    }

    private func takeAddress(of name: ServiceName, from command: Command) throws {
        guard case .address(let address)? = command.option("--url")?.value else { return }
        guard surroundings.services.state(name, nil).takesAddress else {
            throw command.mistake(.serviceTakesNo("address", name: name.rawValue), at: "--url")
        }
        try change("\(name.rawValue).url", to: address.text, for: command)
    }

    /// Asks for a service's key, typed unseen, and keeps it.
    private func takeKey(of name: ServiceName, for command: Command) async throws {
        guard surroundings.services.state(name, nil).takesKey else {
            throw command.mistake(.serviceTakesNo("key", name: name.rawValue), at: "--key")
        }
        guard let key = await surroundings.programs.secret("key for \(name.rawValue): "),
            !key.isEmpty
        else { throw CancellationError() }
        guard try await surroundings.services.keepKey(name, key) else {
            throw command.mistake(.unfitKey(service: name.rawValue), at: "--key")
        }
    }
}
