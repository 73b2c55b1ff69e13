import Conversation
import RecipeModel
import ShellAnswers
import ShellSession

extension CommandRow {
    static let set = CommandRow(
        "set",
        takes: .words(0...32, placeholder: "KEY"),
        as: "[KEY [VALUE]]",
        options: [OptionShape("--save", summary: "keep it for the next start")],
        group: .shell,
        summary: "show the settings, or change one",
        examples: [
            "set": "all settings, with what each may be",
            "set page-size 20": "for this shell",
            "set --save theme light": "for the next ones as well",
        ],
        errors: [.cannotCreate],
        safety: .unless { command in
            if command.has("--save") { return "set --save" }
            guard command.words.count > 1, let typed = command.words.first else { return nil }
            // As the settings read it: spaces around and letter case do not matter.
            let key = typed.trimmingWhitespace().lowercased()
            return key == "pager" || key.hasSuffix(".url") ? "set \(key)" : nil
        },
        run: { command, shell in
            let words = command.words
            guard let key = words.first else { return .settings(shell.settings.rows) }
            guard words.count > 1 else {
                return .settings([try shell.row(of: key, for: command)])
            }
            let value = words.dropFirst().joined(separator: " ")
            let row = try await shell.apply(key, value, for: command)
            if command.has("--save") {
                try shell.surroundings.records.saveSetting(row.key, row.value)
            }
            return .done(.set(row, isSaved: command.has("--save")))
        }
    )

    static let unset = CommandRow(
        "unset",
        takes: .words(1...1, placeholder: "KEY"),
        as: "KEY",
        group: .shell,
        summary: "take a setting back to what it was before 'set'",
        examples: [
            "unset theme": "as the settings file or the default says",
            "set page-size 5; unset page-size": "and back",
            "unset prefetch": "pages are fetched ahead again",
        ],
        run: { command, shell in
            let key = try shell.row(of: command.word ?? "", for: command).key
            try await shell.changingSettings {
                shell.settings.unset(key)
                try await shell.settingChanged(key, for: command)
            }
            return .done(.set(try shell.row(of: key, for: command), isSaved: false))
        }
    )
}

extension Shell {
    /// A setting as it is. Throws `Mistake` where there is none of the name.
    fileprivate func row(of key: String, for command: Command) throws -> SettingRow {
        guard let definition = settings.definition(of: key) else {
            throw command.mistake(
                .unknownSetting(word: key, suggestion: settings.nearestKey(to: key)),
                atArguments: 0..<1
            )
        }
        return settings.row(of: definition)
    }

    fileprivate func apply(
        _ key: String,
        _ value: String,
        for command: Command
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
            throw error
        }
    }

    /// Sets a setting for this shell. Throws `Mistake` for an unknown key or an unfit value.
    func change(_ key: String, to value: String, for command: Command) throws {
        do throws(SettingProblem) {
            try settings.set(key, to: value)
        } catch {
            throw command.mistake(error.mistake, atArguments: error.arguments)
        }
        // Whom to ask is the cook's last word, also where an option of the program came before.
        let key = key.lowercased()
        if key == "service" || key.hasSuffix(".url") { settings.forget(key, of: .option) }
        surroundings.records.settingsChanged(settings)
    }

    /// Does what a changed setting asks for at once.
    fileprivate func settingChanged(_ key: String, for command: Command) async throws {
        surroundings.records.settingsChanged(settings)
        switch key {
        case "service":
            let name = settings.service
            await session.use(
                try service(named: name.rawValue, for: command, at: command.argumentSpan)
            )
        case "prefetch":
            await session.setPrefetchPolicy(settings.prefetch)
            if settings.prefetch == .off { await session.callOff() }
        case "cache-size":
            await surroundings.records.setCacheLimit(settings.cacheLimit)
        default:
            let name = await session.service.name
            guard key == "\(name.rawValue).url" || name == .all && key.hasSuffix(".url") else {
                return
            }
            await session.use(
                try service(named: name.rawValue, for: command, at: command.argumentSpan)
            )
        }
    }
}

extension SettingProblem {
    /// Which words of `set KEY VALUE` are wrong.
    fileprivate var arguments: Range<Int> {
        switch self {
        case .unknownKey: 0..<1
        case .badValue: 1..<Int.max
        }
    }

    /// The cook's mistake that it is.
    fileprivate var mistake: Mistake.Kind {
        switch self {
        case .unknownKey(let key, let nearest):
            .unknownSetting(word: key, suggestion: nearest)
        case .badValue(let key, let value, let wanted):
            .badSetting(key: key, value: value, wanted: wanted.notation)
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
