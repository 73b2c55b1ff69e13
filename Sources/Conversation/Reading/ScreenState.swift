package import RecipeModel

/// What the cook has before them when a line is read, as plain values.
///
/// Typed commands are read without it. A sentence may depend on it: "the second one" on the list,
/// "no onion" on whether there is a query.
package struct ScreenState: Hashable, Sendable {
    /// The list that bare numbers mean.
    package enum List: Hashable, Sendable {
        case nothing
        case results
        case favorites
        case names(NameKind)
    }

    /// A recipe of the list, as a cook would point at it.
    package struct Row: Hashable, Sendable {
        package var number: Int
        package var title: String
        /// Its ingredients by their names.
        package var foods: [String]
        package var minutes: Int?

        package init(number: Int, title: String, foods: [String] = [], minutes: Int? = nil) {
            self.number = number
            self.title = title
            self.foods = foods
            self.minutes = minutes
        }
    }

    /// A list of things kept, as it was shown or changed.
    package enum KeptList: Hashable, Sendable {
        case shopping
        case pantry
        case plan
    }

    /// What "it" means.
    package enum It: Hashable, Sendable {
        /// The recipe of this title, which is open.
        case opened(title: String)
        /// The recipe of this title, which was named last.
        case named(title: String)
    }

    /// A setting, with the words that it can be where it is one of some.
    package struct Setting: Hashable, Sendable {
        package var key: String
        package var words: [String]

        package init(key: String, words: [String]) {
            self.key = key
            self.words = words
        }
    }

    /// The query in view, with its conditions; nil where there is none.
    package var query: RecipeQuery?
    package var list: List
    /// The list of things kept that is before the cook; nil where something else is.
    package var keptList: KeptList?
    /// Whether a dinner is planned for today.
    package var hasDinnerToday = false
    /// The recipes of the list that were printed last, in its order.
    package var rows: [Row]
    /// How many results are loaded, and how many favorites there are.
    package var resultCount: Int
    package var favoriteCount: Int
    package var it: It?
    package var services: [ServiceName]
    package var settings: [Setting]
    /// Whether a step of a recipe is shown, so that "next" and "previous" mean steps.
    package var isGuiding = false
    /// What was asked last and found nothing; nil where the last query found something.
    package var tried: RecipeQuery?
    /// What the last search may have been meant to be; `y` takes it.
    package var offer: RecipeQuery?
    /// What the last line may have meant, as lines to type; a letter takes one.
    package var choices: [String] = []

    package init(
        query: RecipeQuery? = nil,
        list: List = .nothing,
        rows: [Row] = [],
        resultCount: Int = 0,
        favoriteCount: Int = 0,
        it: It? = nil,
        services: [ServiceName] = [],
        settings: [Setting] = []
    ) {
        self.query = query
        self.list = list
        self.rows = rows
        self.resultCount = resultCount
        self.favoriteCount = favoriteCount
        self.it = it
        self.services = services
        self.settings = settings
    }
}
