import RecipeQuestions

/// What the grammar knows of the talk so far, as plain values.
package struct SpokenContext: Sendable {
    /// What was printed last, as far as numbers go.
    package enum List: Hashable, Sendable {
        case nothing
        case results
        case favorites
    }

    /// A recipe of the last list, as a cook would point at it.
    package struct Shown: Hashable, Sendable {
        package var number: Int
        package let title: String
        /// The title's words in small letters.
        let titleWords: [String]
        package var foods: [String]
        package var minutes: Int?

        package init(number: Int, title: String, foods: [String] = [], minutes: Int? = nil) {
            self.number = number
            self.title = title
            titleWords = Self.words(of: title)
            self.foods = foods
            self.minutes = minutes
        }

        static func words(of text: String) -> [String] {
            text.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
        }
    }

    /// The list that numbers mean.
    package var list: List
    /// The list of things kept that was shown or changed last, if nothing was found or opened since.
    package var keptList: ScreenState.KeptList?
    /// Whether a dinner is planned for today.
    package var hasDinnerToday = false
    /// How many results and favorites there are to name.
    package var resultCount: Int
    package var favoriteCount: Int
    /// What the query asks for, as typed; empty where there is none.
    package var queryTerms: [String]
    /// What the query, and what was asked last in vain, leave out. A sentence adds to these; only a
    /// word of leave, `nuts are fine`, lifts one.
    package var excludedTerms: [String] = []
    /// The most minutes that the query allows; nil for any number.
    package var minutesLimit: Int?
    /// What was asked for last, where it found nothing.
    package var triedTerms: [String] = []
    /// Whether there is a query, or one was tried and found nothing.
    package var hasQuery: Bool
    /// Whether the only query is one that found nothing: there is nothing to narrow.
    package var hasOnlyTried = false
    /// Whether a recipe was opened or named, so that "it" means one.
    package var hasNamed: Bool
    /// Whether a recipe is open, so that a question is about it.
    package var hasOpened = false
    /// The title of a recipe that the line names.
    var title = NamedTitle()
    /// How that recipe bears on something said; nil where nobody can tell.
    var bearing: (@Sendable (RecipeQuestion) -> RecipeAnswerer.Bearing)?
    /// Whether the steps of a recipe are shown one at a time.
    package var isGuiding: Bool
    /// The recipes of the last list in its order, where they are known.
    package var shown: [Shown]
    /// Names of services, settings and commands, with the aliases of the latter.
    package var services: [String] { didSet { serviceNames = NameList(services) } }
    package var settings: [String: [String]] { didSet { settingNames = NameList(settings.keys) } }
    package var commands: [String: String]
    package var vocabulary: any SpokenVocabulary
    private(set) var serviceNames: NameList
    private(set) var settingNames: NameList

    package init(
        list: List = .nothing,
        resultCount: Int = 0,
        favoriteCount: Int = 0,
        queryTerms: [String] = [],
        hasQuery: Bool = false,
        hasNamed: Bool = false,
        isGuiding: Bool = false,
        shown: [Shown] = [],
        services: [String] = [],
        settings: [String: [String]] = [:],
        commands: [String: String] = [:],
        vocabulary: any SpokenVocabulary = KitchenVocabulary()
    ) {
        self.list = list
        self.resultCount = resultCount
        self.favoriteCount = favoriteCount
        self.queryTerms = queryTerms
        self.hasQuery = hasQuery
        self.hasNamed = hasNamed
        self.isGuiding = isGuiding
        self.shown = shown
        self.services = services
        self.settings = settings
        serviceNames = NameList(services)
        settingNames = NameList(settings.keys)
        self.commands = commands
        self.vocabulary = vocabulary
    }

    /// How many recipes the last list has.
    var shownCount: Int {
        switch list {
        case .nothing: 0
        case .results: resultCount
        case .favorites: favoriteCount
        }
    }
}
