/// The folders in which the program keeps its files, as the XDG Base Directory Specification says.
package struct RecipePlaces: Hashable, Sendable {
    /// Settings: `config`, `startup.rcp` and the services' keys.
    package var config: String
    /// What the cook keeps: favorites and own recipes.
    package var data: String
    /// What is known of earlier sessions: `history`.
    package var state: String
    /// What can be deleted at any time.
    package var cache: String

    /// The folders that an environment names.
    ///
    /// A value that is not an absolute path does not count, as the specification says. Without a home
    /// the folders are such that nothing can be read from them or written to them.
    ///
    /// - Parameters:
    ///   - environment: The variables of the environment.
    ///   - accountHome: The home that the system's list of users has, for when `HOME` is not set.
    package init(
        environment: [String: String],
        accountHome: @autoclosure () -> String? = nil
    ) {
        func absolute(_ path: String?) -> String? {
            guard var path, path.hasPrefix("/") else { return nil }
            while path.last == "/" { path.removeLast() }
            return path
        }
        // Below a device there can be no folder, not even for root.
        let home = absolute(environment["HOME"]) ?? absolute(accountHome()) ?? "/dev/null"
        func place(_ variable: String, _ usual: String) -> String {
            (absolute(environment[variable]) ?? "\(home)/\(usual)") + "/recipe"
        }
        config = place("XDG_CONFIG_HOME", ".config")
        data = place("XDG_DATA_HOME", ".local/share")
        state = place("XDG_STATE_HOME", ".local/state")
        cache = place("XDG_CACHE_HOME", ".cache")
    }

    /// The settings.
    package var configFile: String { config + "/config" }
    /// The script that runs before the first prompt.
    package var startupScript: String { config + "/startup.rcp" }
    /// The services' keys.
    package var keyFile: String { config + "/keys" }
    /// The lines that the cook typed.
    package var historyFile: String { state + "/history" }
}
