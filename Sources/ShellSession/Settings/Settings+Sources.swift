import RecipeModel

extension Settings {
    /// An entry of the settings file.
    package struct ConfigurationEntry: Hashable, Sendable {
        /// The name of the setting.
        package var key: String
        /// The value as written.
        package var value: String
        /// The line that it stands in, from 1.
        package var line: Int

        package init(key: String, value: String, line: Int) {
            self.key = key
            self.value = value
            self.line = line
        }
    }

    /// Takes the entries of the settings file in place of those taken before; of two for one key
    /// the last counts.
    ///
    /// Returns those that are wrong. They count for nothing, and the others for all they say.
    package mutating func take(
        configuration entries: [ConfigurationEntry]
    ) -> [ConfigurationError] {
        clear(.config)
        return entries.compactMap { entry in
            do throws(SettingValueError) {
                try set(entry.key, to: entry.value, as: .config)
                return nil
            } catch {
                return ConfigurationError(entry: entry, problem: error)
            }
        }
    }

    /// Takes what the environment says in place of what it said before.
    ///
    /// Returns the variables that are wrong; they count for nothing.
    package mutating func take(environment: [String: String]) -> [EnvironmentError] {
        clear(.environment)
        return definitions.compactMap { definition in
            guard let (name, value) = definition.variable?.entry(in: environment) else {
                return nil
            }
            do throws(SettingValueError) {
                try set(definition.key, to: value, as: .environment)
                return nil
            } catch {
                return EnvironmentError(variable: name, problem: error)
            }
        }
    }
}

extension SettingDefinition.Variable {
    /// The variable that says something, and what.
    fileprivate func entry(in environment: [String: String]) -> (name: String, value: String)? {
        switch self {
        case .value(let names):
            for name in names {
                if let value = environment[name], !value.isEmpty { return (name, value) }
            }
            return nil
        case .flag(let name):
            guard let value = environment[name], !["", "0", "false"].contains(value.lowercased())
            else { return nil }
            return (name, "on")
        }
    }
}
