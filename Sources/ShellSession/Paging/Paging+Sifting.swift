package import RecipeModel
import RecipeSearch

extension Paging {
    /// What is left of a page.
    struct Sifted {
        var recipes: [Recipe] = []
        var repeats = 0
        var takenOut = 0
    }

    /// What of a page is new and meets the conditions that are applied here, in the order asked for.
    func sift(_ recipes: [Recipe]) -> Sifted {
        let conditions = conditionsHere.isEmpty ? nil : QueryMatch(conditionsHere)
        var sifted = Sifted()
        var met = seen
        for recipe in recipes {
            if let conditions, !conditions.holds(for: RecipeWords(recipe)) {
                sifted.takenOut += 1
            } else if met.insert(recipe.id).inserted {
                sifted.recipes.append(recipe)
            } else {
                sifted.repeats += 1
            }
        }
        // What was taken for a slip is had under its right name.
        let asked = offer.flatMap { $0.isTaken ? $0.query : nil } ?? query
        if let ranking = asked.ranking {
            let ranked = ranking.arranged(sifted.recipes, for: asked)
            sifted.takenOut += sifted.recipes.count - ranked.count
            sifted.recipes = ranked
        } else {
            sifted.recipes = query.sort.arranged(sifted.recipes)
        }
        return sifted
    }
}

extension Paging {
    /// A page was handed over without the details of these recipes.
    package mutating func detailsLeft(_ recipes: [RecipeID]) { lacking.formUnion(recipes) }

    /// The details of a recipe came after its page. Its number and place stay.
    package mutating func detailsArrived(_ details: Recipe) {
        guard lacking.remove(details.id) != nil else { return }
        for index in batches.indices { batches[index].take(details) }
        guard var ahead, case .arrived(var batch) = ahead.report else { return }
        batch.take(details)
        ahead.report = .arrived(batch)
        self.ahead = ahead
    }
}

extension PageBatch {
    fileprivate mutating func take(_ details: Recipe) {
        for index in recipes.indices where recipes[index].recipe.id == details.id {
            recipes[index].recipe = details
        }
    }
}
