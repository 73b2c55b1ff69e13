package import ShellSession
import Synchronization

/// The settings in force, for those who draw, edit and fetch; the shell writes them.
package final class SettingsBoard: Sendable {
    private let settings: Mutex<Settings>

    package init(_ settings: Settings) { self.settings = Mutex(settings) }

    /// The settings now.
    package var current: Settings { settings.withLock { $0 } }

    /// Takes new settings.
    package func take(_ settings: Settings) { self.settings.withLock { $0 = settings } }
}
