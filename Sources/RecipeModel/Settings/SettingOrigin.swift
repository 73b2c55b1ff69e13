/// Where the value of a setting comes from, the strongest first.
package enum SettingOrigin: String, Hashable, Sendable, CaseIterable {
    /// An option on the command line.
    case option
    /// The command `set`.
    case set
    /// A variable of the environment.
    case environment
    /// The settings file.
    case config
    /// Nobody said otherwise.
    case `default`
}
