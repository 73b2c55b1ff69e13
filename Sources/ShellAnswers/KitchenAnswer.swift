package import KitchenLanguage
package import RecipeCooking
package import RecipeModel
package import RecipeQuestions
package import RecipeSearch

/// What the commands of the kitchen answer.
package enum KitchenAnswer: Hashable, Sendable {
    /// What is in the house, and the staples that the settings name.
    case pantry([PantryItem], staples: [String])
    case shopping(ShoppingList)
    /// What of a recipe is missing.
    case missing(title: String, PantryTally)
    /// What a recipe says to a question.
    case asked(AskedAnswer)
    /// Something that is kept changed; what was left out, because it is in the house or optional.
    case changed(KeptChange, leftOut: [String], optional: [String] = [], bought: [String] = [])
    /// The cook's own words on a recipe.
    case words(title: String, OwnWords)
    /// Amounts are shown in these units from now on; nil is the recipe's own.
    case units(UnitSystem?)
    case step(GuideAnswer)
    case timers([TimerRow])
    /// A timer was started, or some were stopped.
    case timerStarted(TimerRow)
    case timersStopped([TimerRow])
    case timersPaused([TimerRow])
    case timersResumed([TimerRow])
    case timersProlonged([TimerRow])
    /// The time of one is over.
    case timerRang(TimerRow)
    case why(WhyAnswer)
}

/// What a recipe says to a question.
package struct AskedAnswer: Hashable, Sendable {
    package var title: String
    package var reply: RecipeReply
    /// The step that is shown, where the answer is one.
    package var step: GuideAnswer?
    /// Where the guide stands afterwards; nil where none was begun.
    package var place: Place?

    /// A step by its number, and how many there are.
    package struct Place: Hashable, Sendable {
        package var step: Int
        package var count: Int

        package init(step: Int, count: Int) {
            self.step = step
            self.count = count
        }
    }

    package init(title: String, reply: RecipeReply, step: GuideAnswer? = nil, place: Place? = nil) {
        self.title = title
        self.reply = reply
        self.step = step
        self.place = place
    }
}

/// A step of a recipe, one of several.
package struct GuideAnswer: Hashable, Sendable {
    package var title: String
    package var step: Guide.Step
    package var count: Int
    /// Whether the cook asked for one before the first or after the last.
    package var isAtEdge: Bool

    package init(title: String, step: Guide.Step, count: Int, isAtEdge: Bool = false) {
        self.title = title
        self.step = step
        self.count = count
        self.isAtEdge = isAtEdge
    }
}

/// A timer as shown.
package struct TimerRow: Hashable, Sendable {
    package var name: String
    /// Seconds that are left.
    package var left: Int
    /// Seconds in all.
    package var length: Int
    /// Whether it stands still.
    package var isPaused: Bool

    package init(name: String, left: Int, length: Int, isPaused: Bool = false) {
        self.name = name
        self.left = left
        self.length = length
        self.isPaused = isPaused
    }
}

/// Why a recipe stands where it does.
package struct WhyAnswer: Hashable, Sendable {
    package var title: String
    /// Its number among the results.
    package var number: Int
    package var count: Int
    /// Who answered.
    package var service: ServiceName
    package var query: RecipeQuery
    package var reasons: MatchReasons
    /// What leaving out one condition would give.
    package var hints: [DropHint]
    /// How often it was cooked, and the cook's stars; nil where nobody noted either.
    package var history: CookedHistory?
    /// The day from which it is looked.
    package var today: CalendarDay?

    package init(
        title: String,
        number: Int,
        count: Int,
        service: ServiceName,
        query: RecipeQuery,
        reasons: MatchReasons,
        hints: [DropHint] = []
    ) {
        self.title = title
        self.number = number
        self.count = count
        self.service = service
        self.query = query
        self.reasons = reasons
        self.hints = hints
    }

    /// Whether the order is ours, over all that was found; else the service's, page by page.
    package var isOwnOrder: Bool { [.cookbook, .mine].contains(service) }
}
