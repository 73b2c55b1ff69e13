package import Conversation
import RecipeModel
package import ShellAnswers
package import ShellSession

/// The state of one cook's shell, and the doing of its commands.
///
/// `Interpreter` takes lines apart and has their commands done here, one after the other.
package actor Shell {
    /// The recipes side of the session.
    package let session: RecipeSession
    /// Everything outside.
    let surroundings: ShellSurroundings
    /// The commands.
    let table: CommandRegistry
    /// What plain sentences mean; nil where none is understood.
    let spokenLanguage: (any SpokenLanguage)?
    /// How the program was started.
    let options: Options
    let missingPages = MissingPages()
    /// The recipes that were opened, for `forward`.
    var pages = OpenedPages()
    /// The search that the last line may have been meant to be; `y` takes it.
    var offer: RecipeQuery?
    /// What the last line may have meant, where it was unclear; a letter takes one.
    var choices: [String] = []
    /// The settings in force.
    package internal(set) var settings: Settings
    /// The cook's own names for commands.
    var aliases: [String: String] = [:]
    /// Where commands are written to, while they are.
    var recording: Recording?
    /// The rows shown since the cook was last told that the results are still there; nil where
    /// something else was shown since.
    private var rowsSinceTold: Int?
    /// What the last command that was not `expect` came to.
    private(set) var lastOutcome: Outcome?
    /// The command that failed last and isn't a query, so that `retry` does it again.
    var failedCommand: Command?
    /// The cooking that goes on.
    var kitchen = KitchenState()
    /// Where this shell changed something that can be undone.
    var changedPlaces: Set<ChangePlace> = []
    /// When it changed the cookbook last, in microseconds since 1970; nil for never.
    var cookbookChangedAt: Int?
    /// The cookbook's change up to which this shell knows favorites to have its texts.
    var caughtUp: Int?
    /// The origin of recipes that were imported after the last change that `undo` undoes.
    var importedLast: String?
    /// Whether `undo` has told that an import of an earlier shell stays.
    var hasToldOfImport = false
    /// What this shell and those before it sent to servers of the cook's own, the last at the end;
    /// nil before anybody asked.
    var sent: [SentRecipes]?
    /// The ingredients of what is loaded, for completion.
    var loadedFoods = LoadedFoods()
    /// Notes that arose outside of any command and wait for the next answer.
    var waitingNotes: [Note] = []
    /// Logins of lines that were read, until a statement with their address is carried out.
    private var waitingLogins: [WebLogin] = []
    /// The keys and logins that the command under way was given.
    var givenSecrets: [GivenSecret] = []

    /// How the program was started.
    package struct Options: Hashable, Sendable {
        /// Whether scripts may reach outside the cookbook.
        package var allowsShell: Bool
        /// Whether a failure ends a script or a list of commands.
        package var keepsGoing: Bool
        /// Whether notes and readings are left unsaid.
        package var isQuiet: Bool
        /// Whether this is `recipe CMD`: one command, nothing fetched ahead.
        package var isOneCommand: Bool
        /// Whether the network is never used.
        package var isOffline: Bool

        package init(
            allowsShell: Bool = false,
            keepsGoing: Bool = false,
            isQuiet: Bool = false,
            isOneCommand: Bool = false,
            isOffline: Bool = false
        ) {
            self.allowsShell = allowsShell
            self.keepsGoing = keepsGoing
            self.isQuiet = isQuiet
            self.isOneCommand = isOneCommand
            self.isOffline = isOffline
        }
    }

    package init(
        session: RecipeSession,
        surroundings: ShellSurroundings,
        settings: Settings,
        options: Options = Options(),
        table: CommandRegistry,
        spokenLanguage: (any SpokenLanguage)? = nil
    ) {
        self.session = session
        self.surroundings = surroundings
        self.settings = settings
        self.options = options
        self.table = table
        self.spokenLanguage = spokenLanguage
    }

    /// Sets again what the program was started with, which is the cook's word for this time and so
    /// stronger than what the startup script set.
    package func takeOptions(from start: Settings) {
        settings.take(.option, from: start)
        surroundings.records.settingsChanged(settings)
    }

    /// Something to be said with the next answer, such as a damaged file that was put aside.
    package func say(_ note: Note) {
        if !waitingNotes.contains(note) { waitingNotes.append(note) }
    }

    /// Remembers the logins in the addresses of a line that was covered since, until a statement
    /// has such an address.
    func remember(_ logins: [WebLogin]) {
        let places = Set(logins.map(\.origin))
        waitingLogins.removeAll { places.contains($0.origin) }
        waitingLogins += logins
    }

    /// Puts the logins in force that a statement was typed with.
    func takeLogins(of statement: Statement) async {
        for covered in SecretWords.logins(in: statement.text) {
            guard let place = waitingLogins.firstIndex(where: { $0.origin == covered.origin })
            else { continue }
            let login = waitingLogins.remove(at: place)
            givenSecrets.append(await surroundings.services.takeLogin(login))
        }
    }

    /// Takes back the keys and logins that a command was given, which didn't serve its purpose.
    func takeBackSecrets() async {
        for secret in givenSecrets.reversed() { await secret.takeBack() }
        givenSecrets = []
    }

    /// What `expect` looks at from now on.
    func remember(_ outcome: Outcome) {
        if !outcome.isAboutOthers { lastOutcome = outcome }
        if case .success(let reply) = outcome.result { kitchen.follow(reply.answer) }
    }

    /// What works with recipes, under the settings of now.
    var recipeLibrary: RecipeLibrary {
        RecipeLibrary(
            session: session,
            surroundings: surroundings,
            settings: settings,
            isOffline: options.isOffline,
            missingPages: missingPages,
            tell: { [weak self] note in await self?.say(note) }
        )
    }

    /// What asks queries, under the settings of now.
    var queries: QueryRunner { QueryRunner(recipeLibrary: recipeLibrary) }

    /// Notes that an answer is shown, or another failure.
    func takeShown() { rowsSinceTold = nil }

    /// Notes that a line was not understood, which took so many rows; whether the cook is to be told
    /// what is still there.
    func mayHaveLeftTheScreen(after rows: Int, of screenRows: Int) -> Bool {
        guard let told = rowsSinceTold, told + rows < screenRows else {
            rowsSinceTold = 0
            return true
        }
        rowsSinceTold = told + rows
        return false
    }

    /// Whether an error ends what is played now.
    var stopsOnError: Bool { !options.keepsGoing && settings.onError == .stop }
}
