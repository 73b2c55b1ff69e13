package import Conversation
import RecipeModel
package import ShellAnswers
package import ShellSession

/// The shell: runs lines, one after the other, whoever hands them in.
///
/// The prompt, a script, a pipe and `recipe CMD` differ only in the frame that a line runs in and in
/// the output that it was given.
package actor Shell {
    /// The recipes side of the session.
    package let session: RecipeSession
    /// Everything outside.
    let surroundings: ShellSurroundings
    /// The commands.
    let table: CommandRegistry
    /// The settings in force.
    package internal(set) var settings: Settings
    /// The cook's own names for commands.
    var aliases: [String: String] = [:]
    /// The frames that run now, the innermost last.
    var frames: [Frame] = []
    /// Where commands are written to, while they are.
    var recording: Recording?
    /// Whether something came over the network since this was last looked at.
    var networkWorked = false
    /// The work of fetching favorites' missing pages, while it is under way.
    var filling: Task<Void, Never>?
    /// The favorites whose missing page was tried to be fetched in this session.
    var triedPages: Set<RecipeID> = []
    /// How many of the recipes of the answer that is under way were shown already, as parts.
    var partsShown = 0
    /// The statement that runs now, as it was typed.
    var statementText = ""
    /// What the last command that was not `expect` came to.
    var lastOutcome: Outcome?
    /// The command that failed last and is no query, so that `retry` does it again.
    var failedCommand: Command?
    /// The ingredients of what is loaded, for completion.
    var loadedFoods = LoadedFoods()
    /// What plain sentences mean; nil where none is understood.
    let spokenLanguage: (any SpokenLanguage)?
    /// How the program was started.
    let options: Options
    /// Notes that arose outside of any command and wait for the next answer.
    var waitingNotes: [Note] = []

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
        table: CommandRegistry = .standard,
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
    package func say(_ note: Note) { waitingNotes.append(note) }
}
