package import RecipeModel

/// What a recipe says to a question.
package struct RecipeReply: Hashable, Sendable {
    /// A line or a step that an answer stands on, counted from 1 over the whole recipe.
    package enum Ground: Hashable, Sendable {
        case ingredient(Int)
        case step(Int)
        /// A recipe of a list, by its number there.
        case recipe(Int)
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
        /// How much it is in all, and the lines that make it up.
        case sum(String, [IngredientShare])
        /// A part of the recipe has no such food; where another has it.
        case lacking(String, part: String, elsewhere: [IngredientShare])
        /// Which steps take the ingredients, and the one that the cook is at.
        case added([IngredientShare], at: Int)
        /// No step from the one before the cook on takes an ingredient.
        case nothingLeft
        /// How many ingredients and steps.
        case counts(ingredients: Int, steps: Int)
        /// How long all of it takes.
        case total(CookingTimes)
        /// When to begin so that all is done at a time of day, in minutes after midnight.
        case start(minutes: Int, for: Int)
        /// When it is ready, begun at a time of day, now, or with what is left of it, in minutes after
        /// midnight, and how many minutes that takes.
        ///
        /// - Parameter by: The time of day by which it shall be.
        case ready(at: Int, minutes: Int, isRest: Bool, start: Int? = nil, by: Int? = nil)
        /// How many minutes the oven takes in the steps' words: since a time of day, or with so many
        /// passed.
        case out(minutes: ClosedRange<Int>, since: Int?, passed: Int, [StepSentence])
        /// When timers end that run, in minutes after midnight.
        case alarms([Alarm])
        /// Recipes of a list that are as was asked, those of which nobody can tell, and how many were
        /// looked at.
        case choices([Choice], unsure: [Choice], of: Int)
        /// Foods that stand in recipes with those that were asked about, of so many recipes that
        /// have these.
        case pairings([String], [Pairing], of: Int)
        /// How hot it must be inside to be safe.
        case safe([SafeTemperature])
        /// An amount in other units.
        case converted(String, [String])
        /// Nothing can be done until a step is.
        case nothingMeanwhile(step: Int)
        /// Sentences of steps in the recipe's own words.
        case sentences([StepSentence])
        /// How many minutes several sentences name together.
        case span(minutes: ClosedRange<Int>, [StepSentence])
        /// How hot, in the steps' words.
        case temperatures([StepTemperature])
        /// Whether the recipe keeps to a diet, the lines that speak against it, and those that do in
        /// some makes.
        ///
        /// - Parameter without: The lines that were left out of it.
        case diet(
            name: String,
            Verdict,
            lines: [String],
            check: [String] = [],
            without: [String] = []
        )
        /// Whether the recipe has a food, the lines that have it, and those that do in some makes.
        ///
        /// - Parameter part: The heading of the part that alone was asked about.
        case contains(
            food: String,
            Verdict,
            lines: [String],
            check: [String] = [],
            part: String? = nil
        )
        /// The same of several foods.
        case findings([Finding])
        /// Lines as they are for another quantity, as it stands after `for`: `8`, `half the recipe`;
        /// with the number to scale the recipe to.
        case scaled([String], for: String, servings: Int?)
        /// What those who eat here demand of it, and whether it is met.
        case plates([Plate])
        /// Somebody of whom nothing is known; nil where what is kept of all can't be read.
        case unknownEaters(String?)
        /// For how many it is, and for how many was asked.
        case servings(RecipeYield, asked: Int?)
        /// What can take the place of a line; see `Exchange`.
        case exchange(Exchange)
        /// What an ingredient does in the dish, where the recipe doesn't say whether it may be left out.
        case role(String)
        /// What the recipe itself says, in its own words.
        case told([String])
        case title(String, minutes: Int?, yield: String?)
        case source(author: String?, site: String)
        /// No step and no note names a thing that was asked for, such as a tool.
        case unnamed(String)
        /// The recipe doesn't say; what comes nearest.
        case silence(nearest: [String])
    }

    /// A timer that runs.
    package struct Alarm: Hashable, Sendable {
        package var name: String
        /// When it ends, in minutes after midnight.
        package var minute: Int
    }

    /// A recipe of a list.
    package struct Choice: Hashable, Sendable {
        package var number: Int
        package var title: String
        package var minutes: Int?
    }

    /// A food that goes with another, and in how many recipes they are together.
    package struct Pairing: Hashable, Sendable {
        package var food: String
        package var count: Int
    }

    /// How hot a food must be inside, as a body for food safety says it.
    package struct SafeTemperature: Hashable, Sendable {
        package var food: String
        package var celsius: Int
        package var fahrenheit: Int
        /// Minutes of rest that belong to it; zero for none.
        package var rest: Int
        package var source: String
    }

    /// Whether a food is in the recipe.
    package struct Finding: Hashable, Sendable {
        package var food: String
        package var verdict: Verdict
        /// The lines that decide.
        package var lines: [String]
        /// Lines that have it in some makes only.
        package var check: [String]
    }

    /// What somebody demands of a dish, and whether it is met.
    package struct Plate: Hashable, Sendable {
        /// Whose demand it is; empty for everybody's.
        package var persons: [String]
        /// The diet, or the food that must not be in it.
        package var word: String
        package var isDiet: Bool
        /// Whether they can eat it.
        package var verdict: Verdict
        /// The lines that decide.
        package var lines: [String]
        /// Lines of which only the packet tells.
        package var check: [String]
    }

    /// What the kitchen tables have in place of an ingredient.
    package struct Exchange: Hashable, Sendable {
        /// The whole line.
        package var line: String
        /// What was asked for in its place; nil where nothing was named.
        package var asked: String?
        /// What the table has; where something was asked for, that alone.
        package var offers: [Offer]
        /// What was demanded of it where the table has nothing: `vegan`, `without alcohol`.
        package var demands: [String] = []
    }

    /// One food, or several together, in place of another.
    package struct Offer: Hashable, Sendable {
        /// What it is: `milk and lemon juice`.
        package var name: String
        /// How much of it, `60 g`; nil where `measure` tells it.
        package var amount: String?
        /// Whether that is as much as the recipe takes of its own.
        package var isSameAmount: Bool
        /// How much for how much, in words: `for 250 ml, 1 tbsp lemon juice topped up with milk`.
        package var measure: String?
        /// What changes; empty where hardly anything does.
        package var change: String
        /// The kinds of dish that it is good for, where nobody knows which is cooked; empty is any.
        package var dishes: [Substitute.Dish] = []
        /// Where the table has it from.
        package var source: String
    }

    /// One ingredient, and where it goes.
    package struct IngredientShare: Hashable, Sendable {
        /// The whole line, at the amounts in force.
        package var line: String
        /// The steps that take of it, each with what it takes in words, `half of the 80 g butter`.
        package var uses: [StepSentence]
        /// The heading of its part of the recipe, where another part has the same.
        package var part: String?
    }

    /// Words that stand in a step.
    package struct StepSentence: Hashable, Sendable {
        package var step: Int
        package var text: String
    }

    /// A temperature that a step names, in its own words and as a number.
    package struct StepTemperature: Hashable, Sendable {
        package var step: Int
        /// In the step's words: `350 °F`, `350 and 375 °F`.
        package var text: String
        /// Degrees Celsius; nil for words such as `gas 6` that are no number of degrees.
        package var celsius: Double?
        /// The lower end, in the unit of the text; nil where it names one temperature.
        package var least: Int?
        /// Whether it is that of a fan oven, which is set lower than another one.
        package var isFan = false
        /// Whether it is asked for a fan oven though it is that of another one.
        package var isForFan = false
        /// Whether the text has it in more than one form already: `200°C/180°C fan/Gas Mark 6`.
        package var hasForms = false
    }

    /// What was asked about.
    package var subject: QuestionSubject
    package var saying: Saying
    /// The lines and steps that it stands on.
    package var grounds: [Ground]
    /// The ingredients that were read out with it before the steps, by their places from 0; nil where
    /// the answer is another one.
    package var told: Range<Int>?
    /// What steps, and the recipe beside its steps, say of a food that no ingredient line has; step 0
    /// is what no step says.
    package var beside: [StepSentence] = []
    /// The lines of foods that nothing knows, where they are why nobody can tell.
    package var unread: [String] = []

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
        switch saying {
        case .silence, .unnamed, .role, .nothingMeanwhile, .unknownEaters: false
        case .choices(let chosen, let unsure, _): !chosen.isEmpty || unsure.isEmpty
        case .pairings(_, let pairings, _): !pairings.isEmpty
        default: true
        }
    }

    /// The ingredients that it stands on, by their places from 0.
    package var ingredients: [Int] {
        grounds.compactMap { ground in
            if case .ingredient(let number) = ground { number - 1 } else { nil }
        }
    }

    /// The step that the guide goes to or stays at, where the answer is one.
    package var step: Int? {
        if case .step(let number) = saying { return number }
        return nil
    }
}

extension RecipeReply {
    /// Whether nobody can tell, and no line is why.
    var isWithoutGrounds: Bool {
        switch saying {
        case .diet(_, .unclear, let lines, _, _), .contains(_, .unclear, let lines, _, _):
            lines.isEmpty
        case .plates(let plates):
            plates.contains { $0.verdict == .unclear && $0.lines.isEmpty }
        case .findings(let findings):
            findings.contains { $0.verdict == .unclear && $0.lines.isEmpty }
        default: false
        }
    }

    /// Whether it says that nothing is in the recipe that somebody must not eat.
    var promisesAbsence: Bool {
        switch saying {
        case .diet(_, .yes, _, _, _): true
        case .contains(let food, .no, _, _, _):
            Allergen.named(food) != nil || !Allergen.members(of: food).isEmpty
        case .plates(let plates): plates.contains { $0.verdict == .yes }
        default: false
        }
    }

    /// The same, without that promise.
    var unsure: RecipeReply {
        var reply = self
        switch saying {
        case .diet(let name, .yes, let lines, let check, let without):
            reply.saying = .diet(name: name, .unclear, lines: lines, check: check, without: without)
        case .contains(let food, .no, let lines, let check, let part):
            reply.saying = .contains(food: food, .unclear, lines: lines, check: check, part: part)
        case .plates(let plates):
            reply.saying = .plates(
                plates.map { plate in
                    var plate = plate
                    if plate.verdict == .yes { plate.verdict = .unclear }
                    return plate
                }
            )
        default: break
        }
        return reply
    }
}
