import Conversation
import Foundation
import MealPlan
import PageReader
import RecipeFormats
package import RecipeModel
import RecipeServices
package import RecipeStore
import ShellAnswers
package import ShellCommands
package import ShellSession
import Synchronization

/// The program without a terminal and without pictures: services, stores, session and shell.
///
/// The terminal stands on it, and so does whatever asks recipes without one:
///
/// ```swift
/// let core = Core(Core.Start(), environment: environment)
/// let shell = core.shell(output: output)
/// await Interpreter(shell).play(line: "search garlic", in: .commandLine)
/// ```
///
/// Each shell has a session of its own; services, favorites and settings are the core's.
package struct Core: Sendable {
    /// How it is started.
    package struct Start: Sendable {
        /// The settings in force at the start.
        package var settings: Settings
        package var options: Shell.Options
        /// The settings file, when it is not the usual one.
        package var configPath: String?
        /// The logins in the addresses that it was given.
        package var logins: [WebLogin]
        /// Takes a line on each request; nil where nobody wants to know.
        package var trace: (@Sendable (String) -> Void)?

        package init(
            settings: Settings = Start.usualSettings,
            options: Shell.Options = Shell.Options(),
            configPath: String? = nil,
            logins: [WebLogin] = [],
            trace: (@Sendable (String) -> Void)? = nil
        ) {
            self.settings = settings
            self.options = options
            self.configPath = configPath
            self.logins = logins
            self.trace = trace
        }

        /// The settings where neither a file nor the environment says anything.
        package static var usualSettings: Settings {
            Settings(
                services: LiveServices.names,
                addressed: LiveServices.addressed,
                own: LiveServices.servers
            )
        }
    }

    /// Where files lie.
    package let places: RecipePlaces
    /// The settings in force, for those who draw, edit and fetch.
    package let settings: SettingsBoard
    /// The commands.
    package let table: CommandRegistry
    package let favorites: SQLiteFavoriteStore
    /// What fetches web pages and pictures.
    package let pages: any PageFetcher
    private let start: Start
    let environment: [String: String]
    private let cache: DiskAnswerCache
    private let authorities: TrustedAuthorities
    private let client: HTTPClient
    let cookbook: Cookbook
    /// What the cook brought into the cookbook.
    let kept: ChosenCookbook
    /// What they brought into their own.
    private let own: SQLiteCookbookStore
    private let identity = UUID().uuidString
    private let directory: ServiceDirectory
    private let reader = RecipePageReader()

    /// - Parameters:
    ///   - start: How it is started.
    ///   - environment: The variables of the environment: where files lie, keys, proxies.
    package init(_ start: Start, environment: [String: String]) {
        self.start = start
        self.environment = environment
        let places = RecipePlaces(environment: environment, accountHome: NSHomeDirectory())
        KitchenBackup.finishRestore(in: places)
        let settings = SettingsBoard(start.settings)
        let cache = DiskAnswerCache(folder: places.cache, limit: start.settings.cacheLimit)
        let authorities = TrustedAuthorities(settings: settings)
        let client = HTTPClient(
            settings: Core.httpSettings(start.settings, start, environment, authorities),
            cache: cache,
            logins: start.logins
        )
        let keys = KeyRing(environment: environment, path: places.keyFile)
        for login in start.logins { keys.take(login) }
        let own = SQLiteCookbookStore(folder: places.data)
        let kept = ChosenCookbook(
            own: own,
            settings: settings,
            keys: keys,
            isOffline: start.options.isOffline
        )
        let services = LiveServices(
            client: client,
            cookbook: Cookbook(
                StarterCookbook(pageSize: { settings.current.pageSize }),
                store: kept
            ),
            reader: reader,
            settings: settings,
            keys: keys,
            authorities: authorities,
            dataFolder: places.data
        )
        self.places = places
        self.settings = settings
        self.cache = cache
        self.authorities = authorities
        self.client = client
        table = .standard
        cookbook = services.cookbook
        self.kept = kept
        self.own = own
        directory = services.directory
        favorites = SQLiteFavoriteStore(folder: places.data, session: identity)
        pages = WebPageFetcher(client: client)
    }

    /// Who sent the addresses of a recipe's pictures.
    package func linkSource(of name: ServiceName) async -> AddressSource {
        guard name != .web else { return .cook }
        return await directory.linkSource(name, settings.current.address(of: name))
    }

    /// Closes what is kept, before the program ends: the last one leaves one whole file.
    package func close() async { await favorites.close() }

    /// A shell with a session of its own.
    ///
    /// - Parameters:
    ///   - output: Where its answers go.
    ///   - programs: The programs that the cook may start from it.
    ///   - pictures: How pictures are shown.
    ///   - picker: What the cook picks recipes with.
    ///   - prefetchChanged: Told what the work ahead of need is at.
    package func shell(
        output: ShellOutput,
        programs: ProgramAccess = .none,
        pictures: PictureAccess = .none,
        picker: PickerAccess = .none,
        prefetchChanged: @escaping @Sendable (PrefetchState) -> Void = { _ in }
    ) -> Shell {
        let name = start.settings.service
        var surroundings = surroundings(output: output, programs: programs)
        surroundings.pictures = pictures
        surroundings.picker = picker
        surroundings.backups = .live(backup)
        surroundings.plan = favorites
        surroundings.turnToSync = { [path = places.data + "/sync.lock"] in
            try await HeldLock(path, patience: .seconds(5))
        }
        surroundings.habits = CalendarHabits(environment: environment)
        return Shell(
            session: RecipeSession(
                service: directory.service(name, start.settings.address(of: name)) ?? cookbook,
                prefetchPolicy: start.settings.prefetch,
                prefetchChanged: prefetchChanged
            ),
            surroundings: surroundings,
            settings: start.settings,
            options: start.options,
            table: table,
            spokenLanguage: PlainWords()
        )
    }

    private func surroundings(output: ShellOutput, programs: ProgramAccess) -> ShellSurroundings {
        var surroundings = ShellSurroundings(
            services: directory,
            favorites: favorites,
            kitchen: favorites,
            pages: pages,
            reader: reader,
            writer: RecipeFileWriter(),
            cookbook: .live(
                store: kept,
                cookbook: cookbook,
                own: own,
                favorites: favorites,
                reader: reader,
                environment: environment,
                session: identity
            ),
            files: .live(home: environment["HOME"]),
            programs: programs,
            records: records,
            output: output,
            now: { time(nil) },
            pause: { try await Task.sleep(for: .seconds($0)) }
        )
        let clock = Moment.clock()
        surroundings.moment = { clock().microseconds }
        surroundings.localOffset = LocalTime.offset
        return surroundings
    }

    private var backup: KitchenBackup {
        KitchenBackup(favorites: favorites, cookbook: own, places: places, session: identity)
    }

    private var records: ShellRecords {
        let configPath = start.configPath ?? places.configFile
        let sent = SentFile(folder: places.data)
        var records = ShellRecords(
            history: { [places] in
                var file = HistoryFile(path: places.historyFile)
                return file.load()
            },
            saveSetting: { key, value in
                try ConfigurationFile(path: configPath).change { text in
                    if let value { text.set(key, to: value) } else { text.remove(key) }
                }
            },
            settingsChanged: { [settings, client, start, environment, authorities] changed in
                settings.take(changed)
                let http = Core.httpSettings(changed, start, environment, authorities)
                Task { await client.change(to: http) }
            },
            cacheBytes: { [cache] in await cache.usage().bytes },
            setCacheLimit: { [cache] in await cache.setLimit($0) },
            places: [
                .init(name: "favorites", path: places.data),
                .init(name: "history", path: places.historyFile),
                .init(name: "settings", path: configPath),
                .init(name: "cache", path: places.cache),
            ]
        )
        records.sent = { sent.recipes() }
        records.changeSent = { try sent.change($0) }
        return records
    }

    private static func httpSettings(
        _ settings: Settings,
        _ start: Start,
        _ environment: [String: String],
        _ authorities: TrustedAuthorities
    ) -> HTTPClient.Settings {
        HTTPClient.Settings(
            timeout: .milliseconds(settings.timeoutMilliseconds),
            userAgent: "recipe/\(ProgramVersion.current)",
            isOffline: start.options.isOffline,
            proxies: ProxySettings(environment: environment),
            authority: { authorities.certificates(for: $0, at: $1) },
            trace: start.trace
        )
    }
}

/// The settings in force, for those who draw, edit and fetch; the shell writes them.
package final class SettingsBoard: Sendable {
    private let settings: Mutex<Settings>

    package init(_ settings: Settings) { self.settings = Mutex(settings) }

    /// The settings now.
    package var current: Settings { settings.withLock { $0 } }

    /// Takes new settings.
    package func take(_ settings: Settings) { self.settings.withLock { $0 = settings } }
}
