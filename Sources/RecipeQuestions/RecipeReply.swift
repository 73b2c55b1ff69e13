package import RecipeModel

/// What a recipe says to a question.
package struct RecipeReply: Hashable, Sendable {
    /// A line or a step that an answer stands on, counted from 1 over the whole recipe.
    package enum Ground: Hashable, Sendable {
        case ingredient(Int)
        case step(Int)
    }

    /// How sure a yes or no is.
    package enum Verdict: String, Hashable, Sendable {
        case yes, no, unclear
    }

    /// The answer itself.
    package enum Saying: Hashable, Sendable {
        /// A step to go to, or to stay at.
        case step(Int)
        /// There is none after this one.
        case lastStep
        /// There is none before the first.
        case firstStep
        /// How many steps are still to go.
        case left(Int)
        /// Ingredients, each with the steps that take it and how much.
        case ingredients([IngredientShare])
        /// How many ingredients and steps.
        case counts(ingredients: Int, steps: Int)
        /// How long all of it takes.
        case total(CookingTimes)
        /// When to begin so that all is done at a time of day, in minutes after midnight.
        case start(minutes: Int, for: Int)
        /// Sentences of steps in the recipe's own words.
        case sentences([StepSentence])
        /// How hot, in the steps' words.
        case temperatures([StepTemperature])
        /// Whether the recipe keeps to a diet, and the lines that speak against it.
        case diet(name: String, Verdict, lines: [String])
        /// Whether the recipe has a food, and the lines that have it.
        case contains(food: String, Verdict, lines: [String])
        /// For how many it is, and for how many was asked.
        case servings(RecipeYield, asked: Int?)
        case title(String, minutes: Int?, yield: String?)
        case source(author: String?, site: String)
        /// The recipe doesn't say; what comes nearest.
        case silence(nearest: [String])
    }

    /// One ingredient, and where it goes.
    package struct IngredientShare: Hashable, Sendable {
        /// The whole line, at the amounts in force.
        package var line: String
        /// The steps that take of it, each with what it takes in words, `half of the 80 g butter`.
        package var uses: [StepSentence]
    }

    /// Words that stand in a step.
    package struct StepSentence: Hashable, Sendable {
        package var step: Int
        package var text: String
    }

    /// A temperature that a step names, in its own words and as a number.
    package struct StepTemperature: Hashable, Sendable {
        package var step: Int
        package var text: String
        /// Degrees Celsius; nil for words such as `gas 6` that are no number of degrees.
        package var celsius: Double?
    }

    /// What was asked about.
    package var subject: QuestionSubject
    package var saying: Saying
    /// The lines and steps that it stands on.
    package var grounds: [Ground]

    package init(
        _ subject: QuestionSubject,
        _ saying: Saying,
        from grounds: [Ground] = []
    ) {
        self.subject = subject
        self.saying = saying
        self.grounds = grounds
    }

    /// Whether the recipe tells what was asked.
    package var isSaid: Bool {
        if case .silence = saying { return false }
        return true
    }

    /// The step that the guide goes to or stays at, where the answer is one.
    package var step: Int? {
        if case .step(let number) = saying { return number }
        return nil
    }
}
