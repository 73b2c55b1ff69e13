package import Conversation
import RecipeModel
package import ShellAnswers
import ShellSession

extension ServiceCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .shell,
            summary: "list the services, or use another from now on",
            details: [
                "The cookbook is your own, or one in PostgreSQL that many share: 'service cookbook "
                    + "--url postgresql://USER@HOST/DATABASE'. '--url none' is your own again.",
                "What you set up with --url, --key or --ca is tried, and kept for the next start. A "
                    + "name alone counts until you leave; 'set --save service NAME' keeps it.",
                "Of your own Mealie or Tandoor, '--keep' makes a whole copy, in which you search and open "
                    + "recipes without the server; again, it fetches what has changed since. It can be "
                    + "stopped, and goes on the next time. 'refresh' asks the server itself; '--no-keep' "
                    + "removes the copy.",
            ],
            examples: [
                "service": "what there is, and what each needs",
                "service cookbook": "the recipes inside the program",
                "service recipepuppy --url http://127.0.0.1:8080": "a server that speaks its API",
            ],
            errors: [.noInput, .cannotCreate, .disk, .cancelled]
        )
    }

    package static func answer(
        to command: Invocation<ServiceCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        guard let word = command.value.service else { return await shell.serviceList() }
        let answer = try await shell.use(word, for: command)
        if command.value.keepsCopy { return try await shell.keepCopy(for: command) }
        return command.value.dropsCopy ? try await shell.removeCopy(for: command) : answer
    }
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

    fileprivate func use(_ word: String, for command: Invocation<ServiceCommand>) async throws
        -> Answer
    {
        let name = try queries.name(
            ofService: word,
            for: command.line,
            at: command.line.argumentSpan
        )
        if command.value.keepsCopy || command.value.dropsCopy {
            try refuseCopy(unlessOf: name, for: command)
        }
        try await changingSettings {
            // First the address, for a key belongs to the one that it is typed for.
            try takeAddress(of: name, from: command)
            try takeAuthority(of: name, from: command)
            if command.value.asksForKey { try await takeKey(of: name, for: command) }
            try change(SettingKey.service.rawValue, to: name.rawValue, for: command.line)
            let service = try queries.service(
                named: name.rawValue,
                for: command.line,
                at: command.line.argumentSpan
            )
            if command.value.asksForKey || command.value.address != nil
                || command.value.authority != nil
            {
                try await tryOut(service)
            }
            for secret in givenSecrets { try await secret.keep() }
            await session.use(service)
        }
        let value = command.value
        let isSetUp = value.asksForKey || value.address != nil || value.authority != nil
        var span = command.frame.origin == .commandLine ? ServiceSpan.thisRun : .leaving
        // What a script sets up is its own affair.
        if isSetUp, [.prompt, .commandLine].contains(command.frame.origin) {
            try saveSetUp(of: name, command.value)
            span = .always
        }
        return .done(
            .usingService(
                name,
                address: surroundings.services.state(name, settings.address(of: name)).address,
                until: span
            )
        )
    }

    /// Keeps for the next start what was just set up and tried.
    private func saveSetUp(of name: ServiceName, _ value: ServiceCommand) throws {
        let records = surroundings.records
        func save(_ key: SettingKey, where isGiven: Bool) throws {
            guard isGiven else { return }
            let row = settings.rows.first { $0.key == key.rawValue }
            let text = row?.value ?? ""
            try records.saveSetting(key.rawValue, text.isEmpty ? nil : text)
        }
        try save(.address(of: name), where: value.address != nil)
        try save(.authority(of: name), where: value.authority != nil)
        try save(.service, where: true)
    }

    /// Finds out at once whether a service that was just set up can be used.
    private func tryOut(_ service: any RecipeService) async throws {
        guard !recipeLibrary.isOffline else { return }
        do {
            try await service.trial()
        } catch let failure as ServiceError {
            throw await recipeLibrary.worldFailure(.service(failure, service.name))
        }
    }

    private func takeAddress(of name: ServiceName, from command: Invocation<ServiceCommand>) throws
    {
        guard let address = command.value.address else { return }
        guard surroundings.services.state(name, nil).takesAddress else {
            throw command.mistake(.service(.takesNo("address", name: name.rawValue)), at: \.address)
        }
        let isForDatabase = if case .web = address { false } else { true }
        guard isForDatabase == (name == .cookbook) else {
            throw command.mistake(
                .service(
                    .wrongKindOfAddress(name: name.rawValue, wantsDatabase: name == .cookbook)
                ),
                at: \.address
            )
        }
        try change(SettingKey.address(of: name).rawValue, to: address.text, for: command.line)
    }

    private func takeAuthority(
        of name: ServiceName,
        from command: Invocation<ServiceCommand>
    ) throws {
        guard let file = command.value.authority else { return }
        let services = surroundings.services
        guard services.servers.contains(name) else {
            throw command.mistake(
                .service(.takesNo("certificate authority", name: name.rawValue)),
                at: \.authority
            )
        }
        let files = surroundings.files
        let named = surroundings.path(file, in: command.frame)
        let path = files.path(named, files.resolved("."))
        guard services.takeAuthority(try files.read(path, 1_024 * 1_024), path) else {
            throw command.mistake(.service(.noCertificate(path: file)), at: \.authority)
        }
        try change(SettingKey.authority(of: name).rawValue, to: path, for: command.line)
    }

    /// Asks for a service's key, typed unseen, and puts it in force.
    private func takeKey(
        of name: ServiceName,
        for command: Invocation<ServiceCommand>
    ) async throws {
        let address = settings.address(of: name)
        guard surroundings.services.state(name, address).takesKey else {
            throw command.mistake(.service(.takesNo("key", name: name.rawValue)), at: \.asksForKey)
        }
        guard let key = await surroundings.programs.secret("key for \(name.rawValue): "),
            !key.isEmpty
        else { throw CancellationError() }
        guard let given = await surroundings.services.takeKey(name, key) else {
            throw command.mistake(.service(.unfitKey(service: name.rawValue)), at: \.asksForKey)
        }
        givenSecrets.append(given)
    }
}
