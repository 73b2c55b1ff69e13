import ShellSession
import Synchronization

/// The settings in force, for those who draw, edit and fetch; the shell writes them.
final class SettingsBoard: Sendable {
    private let settings: Mutex<Settings>

    init(_ settings: Settings) { self.settings = Mutex(settings) }

    /// The settings now.
    var current: Settings { settings.withLock { $0 } }

    /// Takes new settings.
    func take(_ settings: Settings) { self.settings.withLock { $0 = settings } }
}
