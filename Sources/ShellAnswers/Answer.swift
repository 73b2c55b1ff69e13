package import RecipeModel

/// What a command answers, without a word of how it is said.
package enum Answer: Hashable, Sendable {
    /// Nothing to say.
    case silence
    case results(ResultsAnswer)
    case recipe(RecipeAnswer)
    case picture(PictureAnswer)
    case favorites(FavoritesAnswer)
    case names(NamesAnswer)
    case services([ServiceRow])
    case settings([SettingRow])
    case aliases([AliasRow])
    /// Lines typed before, the oldest first.
    case history([HistoryRow])
    case status(StatusAnswer)
    case help(HelpAnswer)
    /// What the commands of the kitchen tell.
    case kitchen(KitchenAnswer)
    /// What the commands of the plan tell.
    case plan(PlanAnswer)
    /// What the commands of the cookbook tell.
    case cookbook(CookbookAnswer)
    /// Something was done.
    case done(PerformedAction)
    /// A text of the cook's own.
    case text(String)
    /// Clear the screen.
    case clearScreen
    /// Leave the shell with this code.
    case quit(code: Int32)
    /// A script was played; each of its commands has shown its own answer.
    case played(ScriptEnd)
}

/// How playing a line or a script ended.
package struct ScriptEnd: Hashable, Sendable {
    /// The exit code of the first failure, else 0.
    package var exitCode: Int32
    /// The name of the first failure.
    package var errorName: ErrorName?
    package var quits: Bool

    package init(exitCode: Int32 = 0, errorName: ErrorName? = nil, quits: Bool = false) {
        self.exitCode = exitCode
        self.errorName = errorName
        self.quits = quits
    }
}

/// A name that stands for other words.
package struct AliasRow: Hashable, Sendable {
    package var name: String
    package var text: String

    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }
}

/// A line typed before.
package struct HistoryRow: Hashable, Sendable {
    /// Its number, from 1 for the oldest that is kept.
    package var number: Int
    package var text: String

    package init(number: Int, text: String) {
        self.number = number
        self.text = text
    }
}

/// What was done, where there is nothing to list.
package enum PerformedAction: Hashable, Sendable {
    /// Recipes were kept: those that are new, those that were already favorites, and those whose page
    /// couldn't be loaded yet.
    case kept(titles: [String], already: [String], pageMissing: [String])
    /// Recipes were removed from the favorites.
    case removed(titles: [String])
    /// The last change was undone or redone.
    case tookBack(KeptChange)
    case didAgain(KeptChange)
    /// There was nothing to undo or to redo.
    case nothingToUndo
    case nothingToRedo
    /// An import is not undone by `undo`.
    case importStays(origin: String)
    /// The cook left the guide of a recipe at a step.
    case leftGuide(title: String, step: Int, of: Int)
    case reset
    /// The service in use changed, for so long.
    case usingService(ServiceName, address: String?, until: ServiceSpan = .leaving)
    /// A service has a new address or key, and is not the one in use.
    case serviceChanged(ServiceName, address: String?)
    case keyKept(ServiceName)
    /// A whole copy of a service is here, or more of it than before.
    case copied(ServiceName, CopyResult)
    /// The copy of a service is gone; nil where there was none.
    case copyRemoved(ServiceName, CopyStanding?)
    /// A setting has a new value; kept for the next start where `isSaved`.
    case set(SettingRow, isSaved: Bool)
    /// An alias is there, or is gone.
    case aliased(AliasRow)
    case unaliased(String)
    /// Commands are written to a file from now on.
    case recording(file: String)
    /// No more are; so many were.
    case recorded(file: String, commands: Int)
    /// Background work was stopped, or there was none.
    case stopped(page: Int?)
    /// Background work is done; what came of it.
    case waited(PrefetchState)
    /// Output went to a file.
    case wrote(file: String)
    /// Recipes were written: their titles, and the files that hold them now.
    case exported(titles: [String], files: [String])
    /// A recipe of the cookbook was added, changed or deleted, or all of an origin.
    case changedCookbook(KeptChange)
    /// All that is kept was copied to a file, but for some things.
    case backedUp(file: String, BackupContents, without: Set<BackupGap>)
    /// What a file holds is kept now.
    case restored(file: String, RestoreOutcome)
    /// Recipes were put into a server of the cook's own; what each could not take along.
    case sent([SentTitle], to: ServiceName)
    /// What was sent there was removed again.
    case unsent(titles: [String], from: ServiceName)
    /// A page was opened in the web browser.
    case openedInBrowser(WebAddress)
    /// What was to be excluded is so already.
    case alreadyExcluded([Term])
    /// An expectation held.
    case held
}

/// What the cook has and a backup doesn't hold.
package enum BackupGap: Hashable, Sendable {
    /// The keys of services, unless they are wanted.
    case keys
    /// A cookbook on a server, which many share.
    case sharedCookbook
    /// Whole copies of servers, which can be fetched again.
    case copies
}

extension BackupContents {
    /// The kinds with their counts: `3 favorites, 2 own recipes and the settings`.
    package var inWords: String {
        func counted(_ count: Int, _ one: String, _ many: String) -> String? {
            count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
        }
        let kinds = [
            counted(favorites, "favorite", "favorites"),
            counted(recipes, "own recipe", "own recipes"),
            counted(pantry, "thing in the pantry", "things in the pantry"),
            counted(shopping, "line on the shopping list", "lines on the shopping list"),
            counted(notes, "note", "notes"), counted(tags, "tag", "tags"),
            counted(plan, "planned meal", "planned meals"),
            counted(cooked, "entry on what you cooked", "entries on what you cooked"),
            counted(household, "rule of the household", "rules of the household"),
            hasSettings ? BackupPart.settings.inWords : nil,
            hasStartupScript ? BackupPart.startup.inWords : nil,
            hasKeys ? BackupPart.keys.inWords : nil,
        ].compactMap(\.self)
        return kinds.isEmpty ? "nothing" : listed(kinds)
    }

    /// What is damaged, in words: `the favorites and the notes`.
    package var damagedInWords: String {
        listed(BackupPart.allCases.filter(damaged.contains).map(\.inWords))
    }
}

extension BackupPart {
    fileprivate var inWords: String {
        switch self {
        case .favorites: "the favorites"
        case .recipes: "your own recipes"
        case .pantry: "the pantry"
        case .shopping: "the shopping list"
        case .notes: "the notes"
        case .tags: "the tags"
        case .plan: "the plan"
        case .cooked: "what you cooked"
        case .household: "the household"
        case .settings: "the settings"
        case .startup: "the startup script"
        case .keys: "the keys of services"
        }
    }
}

/// Things one after the other: `a, b and c`.
private func listed(_ things: [String]) -> String {
    guard let last = things.last, things.count > 1 else { return things.first ?? "" }
    return things.dropLast().joined(separator: ", ") + " and " + last
}

/// How long a service is the one in use.
package enum ServiceSpan: String, Hashable, Sendable {
    /// Until the cook leaves the shell.
    case leaving
    /// For this run of the program alone.
    case thisRun
    /// Also at the next start.
    case always
}

/// A recipe that was put into a server.
package struct SentTitle: Hashable, Sendable {
    package var title: String
    /// What isn't there as it was.
    package var lost: [SendLoss]
    /// Whether the server had one of that name, so that it was left out.
    package var isLeftOut: Bool

    package init(_ title: String, lost: [SendLoss] = [], isLeftOut: Bool = false) {
        self.title = title
        self.lost = lost
        self.isLeftOut = isLeftOut
    }
}

/// A command's answer with the notes beside it.
package struct Reply: Hashable, Sendable {
    package var command: String
    package var answer: Answer
    /// The notes beside it.
    package var notes: [Note]

    /// A reply.
    ///
    /// - Parameter notes: Notes besides those that the answer itself asks for.
    package init(command: String, answer: Answer, notes: [Note] = []) {
        self.command = command
        self.answer = answer
        self.notes = notes + answer.notes.filter { !notes.contains($0) }
    }
}
