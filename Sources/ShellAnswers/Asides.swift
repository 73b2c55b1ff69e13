package import MealPlan
package import RecipeModel
package import RecipeSearch

/// Something that is said beside an answer.
package enum Note: Hashable, Sendable {
    /// The command that a line was taken to mean.
    case understood(String)
    /// A recipe breaks what the household demands.
    case breaksHousehold(title: String, [Household.Demand])
    /// What the household demands cannot be read, so nothing is left out for it.
    case householdUnread
    case nothingFound
    /// What was typed finds nothing; the answer is that of what was meant.
    case corrected(QueryOffer, insteadOf: RecipeQuery)
    /// What a line told of somebody holds for every search once it is kept with another line.
    case keepable(line: String)
    /// A term leaves out more than its own food.
    case leavesOutMore(WiderExclusion)
    /// Nothing is known by words that were to be left out.
    case unknownLeftOut([String])
    /// A page was skipped.
    case pageSkipped(SkippedPage)
    /// Entries of a service could not be used.
    case unusableEntries(Int)
    /// An answer is an old one, for nobody could be asked; its age in seconds.
    case keptAnswer(age: Int)
    /// A line that wasn't understood took nothing away.
    case stillThere(StillThere)
    /// A list that goes to a file or a program is not all that there is.
    case cutShort(shown: Int, total: ResultTotal?)
    /// Numbers now mean the favorites, and `list` goes back to the results.
    case numbersMeanFavorites
    /// A damaged file was moved aside.
    case setAside(SetAsideFile)
    /// The settings file has a wrong line; the shell runs with the default.
    case badConfig(SettingsFileError)
    /// A variable of the environment is wrong; the shell runs with the default.
    case badVariable(name: String, wanted: SettingsFileError.Wanted)
    /// A part of what was asked failed.
    case partFailed(ServiceName, ServiceError)
    /// An import that came after what was undone stays.
    case importStayed(origin: String)
    /// History or settings cannot be written; the shell works without.
    case cannotKeep(what: String, path: String)
}

extension Answer {
    /// What the answer asks to be said beside it.
    var notes: [Note] {
        switch self {
        case .results(let answer):
            var notes = answer.skippedPages.map(Note.pageSkipped)
            notes += answer.failedParts.map { Note.partFailed($0.service, $0.failure) }
            if answer.unusableEntries > 0 { notes.append(.unusableEntries(answer.unusableEntries)) }
            if let age = answer.age { notes.append(.keptAnswer(age: age)) }
            if answer.loaded == 0, !answer.hasMore { notes.append(.nothingFound) }
            if let offer = answer.offer, offer.isTaken {
                notes.append(.corrected(offer, insteadOf: answer.query))
            }
            return notes + answer.notesOfExclusions
        case .favorites(let answer):
            if answer.rows.isEmpty, !answer.query.conditions.isEmpty { return [.nothingFound] }
            return answer.rows.isEmpty ? [] : [.numbersMeanFavorites]
        default: return []
        }
    }
}

extension Answer {
    /// That a list has more than it shows, where it has.
    package var cutShort: Note? {
        switch self {
        case .results(let answer) where answer.hasMore && !answer.rows.isEmpty:
            .cutShort(shown: answer.rows.count, total: answer.total)
        case .favorites(let answer) where answer.hasMore && !answer.rows.isEmpty:
            .cutShort(shown: answer.rows.count, total: .exactly(answer.total))
        default: nil
        }
    }
}

extension ResultsAnswer {
    /// What was to be left out and is not, or not alone; said once for a query.
    fileprivate var notesOfExclusions: [Note] {
        guard firstPage == pages.first || rows.isEmpty, rows.first?.number ?? 1 == 1 else {
            return []
        }
        let asked = (offer.map { $0.isTaken ? $0.query : query } ?? query).own
        var notes = asked.compactMap { condition -> Note? in
            guard case .none(let term) = condition else { return nil }
            return WiderExclusion(term).map(Note.leavesOutMore)
        }
        let unknown = offer?.unknownExclusions(of: query) ?? []
        if !unknown.isEmpty { notes.append(.unknownLeftOut(unknown)) }
        return notes
    }
}

/// What is wrong with a line of a settings file.
package struct SettingsFileError: Hashable, Sendable {
    /// What a value may be.
    package enum Wanted: Hashable, Sendable {
        /// One of these words.
        case oneOf([String])
        /// Something of this form, such as `5-50`.
        case form(String)
    }

    package var path: String
    package var line: Int
    /// The setting that the line names, or the line where it names none.
    package var key: String
    /// The key or value that was most likely meant.
    package var suggestion: String?
    /// What the value may be, where the value is wrong.
    package var wanted: Wanted?

    package init(
        path: String,
        line: Int,
        key: String,
        suggestion: String? = nil,
        wanted: Wanted? = nil
    ) {
        self.path = path
        self.line = line
        self.key = key
        self.suggestion = suggestion
        self.wanted = wanted
    }
}

/// What the cook is waiting for.
package enum Progress: Hashable, Sendable {
    /// A page of results; the query in words.
    case page(number: Int, of: RecipeQuery)
    /// So many pages of results, asked for once more.
    case pages(Int, of: RecipeQuery)
    case random(ServiceName)
    case recipe(title: String)
    /// Recipes with their pages, so many of so many.
    case recipes(done: Int, of: Int)
    /// Favorites' pages, so many of so many.
    case favorites(done: Int, of: Int)
    /// The categories or cuisines of a service.
    case names(NameKind, ServiceName)
    /// Recipes of a file.
    case importing(ImportProgress)
    /// Something in the background.
    case background
}

/// What a cook is told at the very first start.
package struct Welcome: Hashable, Sendable {
    /// Where recipes come from.
    package var service: ServiceName
    /// How many recipes the cookbook has.
    package var recipes: Int
    /// How many cuisines they are from.
    package var cuisines: Int

    package init(service: ServiceName, recipes: Int, cuisines: Int) {
        self.service = service
        self.recipes = recipes
        self.cuisines = cuisines
    }
}
