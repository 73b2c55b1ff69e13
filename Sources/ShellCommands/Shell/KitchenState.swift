import Conversation
import KitchenLanguage
import RecipeCooking
import RecipeModel
import RecipeQuestions
import ShellAnswers

/// What a shell knows of the cooking that goes on, beside what is kept.
struct KitchenState: Sendable {
    /// The recipe that is cooked step by step, as kept, and its guide.
    var cooking: (recipe: Recipe, guide: Guide)?
    /// Whether a step is what the cook has before them.
    private(set) var isGuiding = false
    /// Whether a recipe is what the cook has before them, and no list.
    private(set) var isReading = true
    /// The list of things kept that the cook has before them, and no recipe or list of recipes.
    private(set) var keptList: ScreenState.KeptList?
    /// The timers that the step offers and that were not started yet.
    var offers: [TimerOffer] = []
    /// The timers that run.
    var timers = TimerBoard()
    /// What counts the timers down, and rings.
    var alarm: Task<Void, Never>?
    /// The recipe that was before the cook last, to be asked.
    private var asked: RecipeToAsk?
    /// The ingredients that were read out last, before the steps, and whose they are.
    var told: (recipe: RecipeID, places: Range<Int>)?
    /// The ingredients of the last answer to a question, and whose they are.
    var spoken: (recipe: RecipeID, places: [Int])?
    /// By how much each recipe was scaled.
    var factors: [RecipeID: Fraction] = [:]

    /// How many the search is for whose results are shown; nil where it doesn't say.
    private(set) var servings: Int?

    /// A recipe at the amounts in force, to be asked: it is read at the first question alone.
    mutating func asking(_ recipe: Recipe, by change: AmountChange) -> RecipeToAsk {
        if let asked, asked.change == change, asked.recipe == recipe { return asked }
        let toAsk = RecipeToAsk(recipe, by: change, guide: cooking?.guide)
        asked = toAsk
        return toAsk
    }

    /// Takes the step away; `guide` goes on with it.
    mutating func leaveGuide() {
        isGuiding = false
        offers = []
    }

    /// Follows what was shown: a step stays before the cook until another recipe or a list takes its
    /// place. The recipe itself, at new amounts say, does not.
    mutating func follow(_ answer: Answer) {
        if case .results(let results) = answer, results.loaded > 0 {
            servings = results.query.servings
        }
        keptList = keptList(after: answer)
        switch answer {
        case .kitchen(.step): (isGuiding, isReading) = (true, true)
        case .kitchen(.asked(let asked)) where asked.step != nil: isGuiding = true
        case .recipe(let shown):
            isGuiding = isGuiding && cooking?.recipe.id == shown.recipe.id
            isReading = true
        case .results, .favorites, .names: (isGuiding, isReading) = (false, false)
        default: break
        }
    }

    /// The list of things kept that is before the cook after an answer: it stays there until a recipe
    /// or other recipes take its place.
    private func keptList(after answer: Answer) -> ScreenState.KeptList? {
        switch answer {
        case .kitchen(.shopping): .shopping
        case .kitchen(.pantry): .pantry
        case .kitchen(.changed(let change, _, _, _)):
            switch change.kind {
            case .listed, .unlisted, .ticked, .unticked: .shopping
            case .stocked, .unstocked: .pantry
            default: keptList
            }
        case .plan: .plan
        case .recipe, .results, .favorites, .names, .kitchen(.step): nil
        default: keptList
        }
    }
}
