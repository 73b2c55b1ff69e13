/// Why a setting was not taken.
package enum SettingValueError: Error, Hashable, Sendable {
    /// There is no setting of this name; the one that may have been meant is beside it.
    case unknownKey(String, nearest: String?)
    /// The value is not what the setting may be.
    case badValue(key: String, value: String, wanted: SettingKind)
}

/// An entry of the settings file that was not taken; the value below it is in effect.
package struct ConfigurationError: Error, Hashable, Sendable {
    /// The entry.
    package var entry: Settings.ConfigurationEntry
    /// What is wrong with it.
    package var problem: SettingValueError
}

/// A variable of the environment that was not taken; the value below it is in effect.
package struct EnvironmentError: Error, Hashable, Sendable {
    /// The variable's name.
    package var variable: String
    /// What is wrong with it.
    package var problem: SettingValueError
}
