/// Which recipes are meant, by set operations over postings.
package indirect enum MeaningFormula: Hashable, Sendable {
    /// No recipe.
    case none
    /// Every recipe.
    case everything
    /// Those of which a posting is true.
    case posting(Posting)
    /// Those that take at most so many minutes.
    case minutes(Int)
    /// Those that all of these mean.
    case all([MeaningFormula])
    /// Those that one of these means.
    case any([MeaningFormula])
    /// Those that the first means and the second does not.
    case except(MeaningFormula, MeaningFormula)

    /// The recipes among those that postings are known of.
    package func recipes<Postings: RecipePostings>(in postings: Postings) -> Postings.Recipes {
        switch self {
        case .none: return postings.none
        case .everything: return postings.all
        case .posting(let posting): return postings.recipes(posting)
        case .minutes(let limit): return postings.recipes(withinMinutes: limit)
        case .all(let formulas):
            guard let first = formulas.first else { return postings.all }
            var found = first.recipes(in: postings)
            for formula in formulas.dropFirst() where !found.isEmpty {
                found = found.intersection(formula.recipes(in: postings))
            }
            return found
        case .any(let formulas):
            return formulas.reduce(postings.none) { $0.union($1.recipes(in: postings)) }
        case .except(let formula, let other):
            return formula.recipes(in: postings).subtracting(other.recipes(in: postings))
        }
    }

    /// Either of two, without what means nothing.
    func or(_ other: MeaningFormula) -> MeaningFormula {
        switch (self, other) {
        case (.none, _): other
        case (_, .none): self
        case (.any(let some), .any(let others)): .any(some + others)
        case (.any(let some), _): .any(some + [other])
        case (_, .any(let others)): .any([self] + others)
        default: .any([self, other])
        }
    }

    /// The same where no part of `any` stands twice.
    var withoutDoubles: MeaningFormula {
        guard case .any(let formulas) = self else { return self }
        var met: Set<MeaningFormula> = []
        return .any(formulas.filter { met.insert($0).inserted })
    }

    /// Both of two.
    func and(_ other: MeaningFormula) -> MeaningFormula {
        switch (self, other) {
        case (.none, _), (_, .none): .none
        case (.everything, _): other
        case (_, .everything): self
        case (.all(let some), _): .all(some + [other])
        default: .all([self, other])
        }
    }
}
