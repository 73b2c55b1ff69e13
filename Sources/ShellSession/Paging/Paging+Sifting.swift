import RecipeModel

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
        if let ranking = query.ranking {
            let ranked = ranking.arranged(sifted.recipes, for: query)
            sifted.takenOut += sifted.recipes.count - ranked.count
            sifted.recipes = ranked
        } else {
            sifted.recipes = query.sort.arranged(sifted.recipes)
        }
        return sifted
    }
}
