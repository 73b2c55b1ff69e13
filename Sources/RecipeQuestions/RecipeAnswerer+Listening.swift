/// What is said at the prompt while a recipe is before the cook.
extension RecipeAnswerer {
    /// How a recipe bears on something said.
    package enum Bearing: Sendable {
        /// It would only move a guide.
        case moves
        /// It says nothing of it.
        case none
        /// It has words like it.
        case near
        /// It answers, and names no line and no step: `lists no cloves`, `vegan`.
        case answers
        /// Its lines or steps tell of it.
        case tells
    }

    /// How this recipe bears on something said.
    package func bearing(on question: RecipeQuestion) -> Bearing {
        let reply = reply(to: question)
        guard reply.step == nil else { return .moves }
        let isOfLine = !reply.ingredients.isEmpty || !ingredients(namedIn: question).isEmpty
        switch reply.saying {
        case .lastStep, .firstStep, .left, .nothingLeft: return .moves
        case .silence(let nearest): return isOfLine ? .tells : nearest.isEmpty ? .none : .near
        // A note tells of it as a step does.
        case .told: return .tells
        case .unnamed, .role, .nothingMeanwhile, .unknownEaters: return .near
        default: return reply.grounds.isEmpty ? .answers : .tells
        }
    }
}

extension RecipeQuestion {
    /// Whether it is about the recipe before the cook.
    ///
    /// - Parameters:
    ///   - isElse: Whether the line would find other recipes too; then it must ask, or speak of
    ///     somebody who eats or of what is lacking, and look for no other dish.
    ///   - isCooking: Whether a step is before the cook, so that few other things are meant.
    ///   - bearing: How the recipe bears on it, which takes reading the recipe: asked for last.
    package func isAbout(
        isElse: Bool,
        isCooking: Bool,
        bearing: (RecipeQuestion) -> RecipeAnswerer.Bearing
    ) -> Bool {
        let isOfEater = speaksOfEater
        let isSpokenFor = isOfEater || subject == .substitute
        // `Nut free?`, `spicy?`, `no mortar, what now`: said short beside a recipe, it is of that one.
        if isElse, !looksElsewhere, isShort || subject == .substitute && isOfWhatIsLacking {
            return true
        }
        // Between two steps nobody looks for a dish with the foods of the one before them.
        guard !isElse || isCooking || isAsked || isSpokenFor,
            !(isElse ? looksElsewhere : asksForRecipes)
        else { return false }
        switch bearing(self) {
        case .moves: return false
        case .none:
            let isOfHere = isAsked && isOfKitchen || subject == .substitute && isOfWhatIsLacking
            return !isElse && (isOfHere || isOfEater)
        case .near:
            return isAsked && (!isElse || pointsAtDish) || isSpokenFor || isCooking && !isElse
        case .answers:
            return isAsked && (!isElse || isCooking || pointsAtDish) || isOfEater && !isElse
        case .tells: return true
        }
    }

    /// Whether it is hardly more than a word with a question mark, about more than a food.
    private var isShort: Bool {
        sentence.isQuestion && sentence.words.count <= 3 && subject.map { $0 != .next } ?? false
    }

    /// Whether it is about what to take for something else, or what to do now.
    private var isOfWhatIsLacking: Bool {
        has("instead") || has("no") && has("now", "then") && has("what")
    }

    /// Whether it says `it`, or who shall have it.
    private var pointsAtDish: Bool {
        has("it", "this", "that", "them", "he", "she", "her", "him")
    }
}
