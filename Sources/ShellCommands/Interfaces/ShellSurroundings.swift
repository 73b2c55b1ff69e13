package import Conversation
package import MealPlan
package import RecipeModel
package import ShellAnswers
package import ShellSession

/// What a shell is given to work with: everything outside it that it may touch.
package struct ShellSurroundings: Sendable {
    /// The services that recipes come from.
    package var services: ServiceDirectory
    /// What the cook keeps.
    package var favorites: any FavoriteStore
    /// What else the cook keeps: pantry, shopping list, notes and tags.
    package var kitchen: any KitchenStore
    /// The plan of meals, what was cooked, and the household.
    package var plan: any PlanStore = NoPlanStore()
    /// Waits until no other shell syncs with a server; none does for as long as what this gives is
    /// held. Throws `StoreError`, `busy` where another takes long.
    package var turnToSync: @Sendable () async throws -> any Sendable = { () }
    /// How the cook's country speaks of days.
    package var habits = CalendarHabits()
    /// Fetches web pages and pictures.
    package var pages: any PageFetcher
    /// Reads recipes out of them.
    package var reader: any PageReading
    /// Writes recipes for files.
    package var writer: any RecipeWriting
    /// The cookbook, as far as it can be changed.
    package var cookbook: CookbookAccess
    /// Backups of all that is kept.
    package var backups = BackupAccess.none
    /// Files of the cook's.
    package var files: FileAccess
    /// Programs of the system.
    package var programs: ProgramAccess
    /// Pictures where the answers go.
    package var pictures: PictureAccess
    /// Has the cook pick recipes on the whole screen.
    package var picker: PickerAccess
    /// What is kept of the shell itself.
    package var records: ShellRecords
    /// Where answers go.
    package var output: ShellOutput
    /// The time, in seconds since 1970.
    package var now: @Sendable () -> Int
    /// The time in microseconds since 1970, for the order of changes.
    package var moment: @Sendable () -> Int
    /// Seconds that local time is ahead of UTC at a time.
    package var localOffset: @Sendable (_ time: Int) -> Int = { _ in 0 }
    /// Waits for so many seconds. Throws `CancellationError`.
    package var pause: @Sendable (_ seconds: Int) async throws -> Void

    package init(
        services: ServiceDirectory,
        favorites: any FavoriteStore,
        kitchen: any KitchenStore,
        pages: any PageFetcher,
        reader: any PageReading,
        writer: any RecipeWriting,
        cookbook: CookbookAccess = .none,
        files: FileAccess,
        programs: ProgramAccess,
        pictures: PictureAccess = .none,
        picker: PickerAccess = .none,
        records: ShellRecords,
        output: ShellOutput,
        now: @escaping @Sendable () -> Int,
        pause: @escaping @Sendable (Int) async throws -> Void
    ) {
        self.services = services
        self.favorites = favorites
        self.kitchen = kitchen
        self.pages = pages
        self.reader = reader
        self.writer = writer
        self.cookbook = cookbook
        self.files = files
        self.programs = programs
        self.pictures = pictures
        self.picker = picker
        self.records = records
        self.output = output
        self.now = now
        self.moment = { now() * 1_000_000 }
        self.pause = pause
    }
}

/// Files that the cook names.
package struct FileAccess: Sendable {
    /// A regular file's bytes, at most so many. Throws `WorldError` (`noInput`, `inputTooLarge`).
    package var read: @Sendable (_ path: String, _ limit: Int) throws -> [UInt8]
    /// Writes a file whole, or adds to its end. Throws `WorldError`.
    package var write: @Sendable (_ path: String, _ text: String, _ adding: Bool) throws -> Void
    /// The path with every link followed, or nil where nothing is.
    package var resolved: @Sendable (_ path: String) -> String?
    /// Whether a path leads to a folder that is there.
    package var isFolder: @Sendable (_ path: String) -> Bool
    /// Makes a folder where there is none; the one that it is in must be there. Throws
    /// `WorldError`.
    package var makeFolder: @Sendable (_ path: String) throws -> Void
    /// A path as seen from a folder; an absolute path, and one that begins with `~/`, is its own.
    package var path: @Sendable (_ path: String, _ folder: String?) -> String

    package init(
        read: @escaping @Sendable (String, Int) throws -> [UInt8],
        write: @escaping @Sendable (String, String, Bool) throws -> Void,
        resolved: @escaping @Sendable (String) -> String?,
        isFolder: @escaping @Sendable (String) -> Bool,
        makeFolder: @escaping @Sendable (String) throws -> Void,
        path: @escaping @Sendable (String, String?) -> String
    ) {
        self.read = read
        self.write = write
        self.resolved = resolved
        self.isFolder = isFolder
        self.makeFolder = makeFolder
        self.path = path
    }
}

/// Programs that the cook starts from the shell.
package struct ProgramAccess: Sendable {
    /// Runs a text in the system's shell, with this text as its input if any; its exit status.
    package var run: @Sendable (_ text: String, _ input: String?) async -> Int32
    /// Opens an address in the web browser; its exit status, 127 when there is none.
    package var browse: @Sendable (WebAddress) async -> Int32
    /// Asks for a word that is typed unseen; nil when there is no terminal or it was cancelled.
    package var secret: @Sendable (_ prompt: String) async -> String?

    package init(
        run: @escaping @Sendable (String, String?) async -> Int32,
        browse: @escaping @Sendable (WebAddress) async -> Int32,
        secret: @escaping @Sendable (String) async -> String?
    ) {
        self.run = run
        self.browse = browse
        self.secret = secret
    }

    /// Where no program may be started, and nobody can type.
    package static let none = ProgramAccess(
        run: { _, _ in 127 },
        browse: { _ in 127 },
        secret: { _ in nil }
    )
}

/// Pictures where the answers go.
package struct PictureAccess: Sendable {
    /// How they are shown. It may ask the terminal first.
    package var means: @Sendable (DrawingOptions) async -> PictureMeans
    /// Draws a picture's file as large as there is room for.
    package var draw: @Sendable (_ file: [UInt8], DrawingOptions) async -> PictureAnswer.View

    package init(
        means: @escaping @Sendable (DrawingOptions) async -> PictureMeans,
        draw: @escaping @Sendable ([UInt8], DrawingOptions) async -> PictureAnswer.View
    ) {
        self.means = means
        self.draw = draw
    }

    /// Where no pictures are shown.
    package static let none = PictureAccess(means: { _ in .none }, draw: { _, _ in .described })
}

/// What is kept of the shell itself between runs.
package struct ShellRecords: Sendable {
    /// The lines typed before, the oldest first.
    package var history: @Sendable () -> [String]
    /// Keeps a setting for the next start; nil takes it out. Throws `StoreError`.
    package var saveSetting: @Sendable (_ key: String, _ value: String?) throws -> Void
    /// Told when a setting changes, so that those who draw, edit and fetch follow it.
    package var settingsChanged: @Sendable (Settings) -> Void
    /// Bytes in the cache now.
    package var cacheBytes: @Sendable () async -> Int?
    /// Bounds the cache; 0 empties it.
    package var setCacheLimit: @Sendable (_ bytes: Int) async -> Void
    /// The folders in use.
    package var places: [StatusAnswer.Place]
    /// What was sent to servers of the cook's own and not undone, the last at the end.
    package var sent: @Sendable () -> [SentRecipes] = { [] }
    /// Changes what `sent` answers. Throws `StoreError`.
    package var changeSent: @Sendable (_ change: (inout [SentRecipes]) -> Void) throws -> Void = {
        _ in
    }

    package init(
        history: @escaping @Sendable () -> [String],
        saveSetting: @escaping @Sendable (String, String?) throws -> Void,
        settingsChanged: @escaping @Sendable (Settings) -> Void,
        cacheBytes: @escaping @Sendable () async -> Int?,
        setCacheLimit: @escaping @Sendable (Int) async -> Void,
        places: [StatusAnswer.Place]
    ) {
        self.history = history
        self.saveSetting = saveSetting
        self.settingsChanged = settingsChanged
        self.cacheBytes = cacheBytes
        self.setCacheLimit = setCacheLimit
        self.places = places
    }
}

/// Where answers go. Drawing is somebody else's; a command never sees how it is done.
package struct ShellOutput: Sendable {
    /// Shows something, in its turn; returns when it is shown.
    package var show: @Sendable (Presentation) async -> Void
    /// The same as text without colour and without anything of the terminal: for files and `expect`.
    package var draw: @Sendable (Presentation, DrawingOptions) -> DrawnText
    /// Whether parts of results can be shown by themselves: in a list for people they can.
    package var showsParts: @Sendable (DrawingOptions) -> Bool
    /// Says what the cook is waiting for; nil when the wait is over.
    package var progress: @Sendable (Progress?) -> Void
    /// Shows something that nobody asked for just now, above the line that is being typed.
    package var announce: @Sendable (Presentation, _ withWakeup: Bool) -> Void
    /// Shows the timers that run beside the prompt, the next to ring first.
    package var showTimers: @Sendable ([TimerRow]) -> Void
    /// How many rows the screen has; nil where nobody knows.
    package var screenRows: @Sendable () -> Int? = { nil }

    package init(
        show: @escaping @Sendable (Presentation) async -> Void,
        draw: @escaping @Sendable (Presentation, DrawingOptions) -> DrawnText,
        showsParts: @escaping @Sendable (DrawingOptions) -> Bool,
        progress: @escaping @Sendable (Progress?) -> Void,
        announce: @escaping @Sendable (Presentation, Bool) -> Void,
        showTimers: @escaping @Sendable ([TimerRow]) -> Void
    ) {
        self.announce = announce
        self.showTimers = showTimers
        self.showsParts = showsParts
        self.show = show
        self.draw = draw
        self.progress = progress
    }
}

/// How something is to be drawn, where it differs from the settings.
package struct DrawingOptions: Hashable, Sendable {
    package var format: OutputFormat?
    /// The width in columns.
    package var width: Int?
    /// What to write of each recipe in a list; none for what the format has.
    package var fields: [ListField]

    /// Options; nil is as the settings say.
    package init(format: OutputFormat? = nil, width: Int? = nil, fields: [ListField] = []) {
        self.format = format
        self.width = width
        self.fields = fields
    }
}

/// An answer as text.
package struct DrawnText: Hashable, Sendable {
    /// The answer itself.
    package var output: String
    /// Errors and notes beside it.
    package var error: String

    package init(output: String, error: String) {
        self.output = output
        self.error = error
    }
}

/// Something to show.
package struct Presentation: Sendable {
    /// What it is.
    package enum Content: Sendable {
        /// A command's reply.
        case reply(Reply)
        /// A command's failure.
        case failure(CommandError, command: String)
        /// A line of a script, shown before its answer.
        case echo(String)
        /// A part of results, before all of them are there.
        case part(ResultsPart)
        /// Notes that come before the answer, such as what a line was taken to mean.
        case notes([Note])
    }

    /// What it is.
    package var content: Content
    /// How it is to be drawn.
    package var options: DrawingOptions
    /// Whether it may be shown a screen at a time.
    package var mayPage: Bool

    package init(_ content: Content, options: DrawingOptions = DrawingOptions(), mayPage: Bool) {
        self.content = content
        self.options = options
        self.mayPage = mayPage
    }
}
