package import Conversation
import RecipeModel
package import ShellAnswers
import ShellSession

extension SetCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .shell,
            summary: "show the settings, or change one",
            examples: [
                "set": "all settings, with what each may be",
                "set page-size 20": "for this shell",
                "set --save theme light": "for the next ones as well",
            ],
            errors: [.cannotCreate]
        )
    }

    package static func answer(
        to command: Invocation<SetCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        guard let key = command.value.key else { return .settings(shell.settings.rows) }
        guard !command.value.value.isEmpty else {
            return .settings([try shell.row(of: key, for: command.line)])
        }
        let value = command.value.value.joined(separator: " ")
        let row = try await shell.apply(key, value, for: command.line)
        if command.value.saves {
            try shell.surroundings.records.saveSetting(row.key, row.value)
        }
        return .done(.set(row, isSaved: command.value.saves))
    }
}

extension UnsetCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .shell,
            summary: "undo what 'set' changed",
            examples: [
                "unset theme": "as the settings file or the default says",
                "set page-size 5; unset page-size": "and back",
                "unset prefetch": "pages are fetched ahead again",
            ]
        )
    }

    package static func answer(
        to command: Invocation<UnsetCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let key = try shell.row(of: command.value.key, for: command.line).key
        try await shell.changingSettings {
            shell.settings.unset(key)
            try await shell.settingChanged(key, for: command.line)
        }
        return .done(.set(try shell.row(of: key, for: command.line), isSaved: false))
    }
}

extension Shell {
    /// A setting as it is. Throws `UsageError` where there is none of the name.
    fileprivate func row(of key: String, for command: CommandCall) throws -> SettingRow {
        guard let definition = settings.definition(of: key) else {
            throw command.mistake(
                .setting(.unknown(word: key, suggestion: settings.nearestKey(to: key))),
                atArguments: 0..<1
            )
        }
        return settings.row(of: definition)
    }

    fileprivate func apply(
        _ key: String,
        _ value: String,
        for command: CommandCall
    ) async throws -> SettingRow {
        try await changingSettings {
            try change(key, to: value, for: command)
            try await settingChanged(try row(of: key, for: command).key, for: command)
        }
        return try row(of: key, for: command)
    }

    /// Changes settings all or not at all: when something goes wrong they are as they were.
    func changingSettings(_ body: () async throws -> Void) async throws {
        let before = settings
        do {
            try await body()
        } catch {
            settings = before
            surroundings.records.settingsChanged(before)
            await takeBackSecrets()
            throw error
        }
    }

    /// Sets a setting for this shell. Throws `UsageError` for an unknown key or an unfit value.
    func change(_ key: String, to value: String, for command: CommandCall) throws {
        do throws(SettingValueError) {
            try settings.set(key, to: value)
        } catch {
            throw command.mistake(error.mistake, atArguments: error.arguments)
        }
        // Whom to ask is the cook's last word, also where an option of the program came before.
        let name = SettingKey(rawValue: key.lowercased())
        if name == .service || name.isAddress { settings.forget(key, of: .option) }
        surroundings.records.settingsChanged(settings)
    }

    /// Does what a changed setting asks for at once.
    fileprivate func settingChanged(_ key: String, for command: CommandCall) async throws {
        surroundings.records.settingsChanged(settings)
        switch SettingKey(rawValue: key) {
        case .service:
            let name = settings.service
            await session.use(
                try queries.service(named: name.rawValue, for: command, at: command.argumentSpan)
            )
        case .prefetch:
            await session.setPrefetchPolicy(settings.prefetch)
            if settings.prefetch == .off { await session.callOff() }
        case .cacheSize:
            await surroundings.records.setCacheLimit(settings.cacheLimit)
        case let changed:
            let name = await session.service.name
            guard changed == .address(of: name) || name == .all && changed.isAddress else {
                return
            }
            await session.use(
                try queries.service(named: name.rawValue, for: command, at: command.argumentSpan)
            )
        }
    }
}

extension CommandCall {
    /// A mistake about some of the words after the name; about all where there are none of those.
    fileprivate func mistake(_ kind: UsageError.Kind, atArguments places: Range<Int>) -> UsageError
    {
        let spans = command.places.arguments
        let named = spans.indices.filter(places.contains).map { spans[$0] }
        guard let first = named.first, let last = named.last, first.lowerBound <= last.upperBound
        else { return mistake(kind) }
        return UsageError(kind, at: first.lowerBound..<last.upperBound, in: command.source)
    }
}

extension SettingValueError {
    /// Which words of `set KEY VALUE` are wrong.
    fileprivate var arguments: Range<Int> {
        switch self {
        case .unknownKey: 0..<1
        case .badValue: 1..<Int.max
        }
    }

    /// The cook's mistake that it is.
    fileprivate var mistake: UsageError.Kind {
        switch self {
        case .unknownKey(let key, let nearest):
            .setting(.unknown(word: key, suggestion: nearest))
        case .badValue(let key, let value, let wanted):
            .setting(.bad(key: key, value: value, wanted: wanted.notation))
        }
    }
}

extension Settings {
    /// Every setting as it is.
    var rows: [SettingRow] { definitions.map(row) }

    /// A setting as it is.
    func row(of definition: SettingDefinition) -> SettingRow {
        let (value, origin) = value(of: definition.key) ?? (definition.defaultValue, .default)
        return SettingRow(
            key: definition.key,
            value: value,
            origin: origin,
            defaultValue: definition.defaultValue,
            choices: definition.choices
        )
    }
}
