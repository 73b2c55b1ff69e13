package import RecipeModel

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
