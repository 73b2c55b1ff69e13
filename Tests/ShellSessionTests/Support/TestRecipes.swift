import RecipeModel

extension Recipe {
    /// A recipe of a short key. A key that ends in `!` has onions in it.
    static func of(_ key: some StringProtocol, service: ServiceName = .recipepuppy) -> Recipe {
        var recipe = Recipe(
            id: RecipeID(service: service, key: String(key)),
            title: "Dish \(key)"
        )
        let foods = key.hasSuffix("!") ? ["garlic", "onion"] : ["garlic"]
        recipe.ingredientGroups = [IngredientGroup(items: foods.map { Ingredient(text: $0) })]
        return recipe
    }
}

extension [Recipe] {
    /// Recipes of keys between spaces.
    static func of(_ keys: String) -> [Recipe] { keys.split(separator: " ").map { .of($0) } }
}

extension RecipeQuery {
    static let garlic = RecipeQuery([.has(Term("garlic"))])
    static let leek = RecipeQuery([.has(Term("leek"))])
    static let garlicWithoutOnion = RecipeQuery([.has(Term("garlic")), .none(Term("onion"))])
}

extension ServiceError {
    static let status500 = ServiceError.serverFailed(status: 500, tries: 3)
    static let unreadable = ServiceError.malformedReply(.notJSON)
    static let silence = ServiceError.timedOut(seconds: 10)
    static let noNetwork = ServiceError.offline(host: "recipes.example")
    static let usedUp = ServiceError.quotaUsed(opensAt: nil)

    /// The failure in a word, for comparing states as text.
    var word: String {
        switch self {
        case .offline: "offline"
        case .notKept: "not-kept"
        case .timedOut: "timeout"
        case .serverFailed(let status, _, _): "\(status)"
        case .quotaUsed: "quota"
        case .keyRefused: "key"
        case .loginPage: "login page"
        case .anotherProgram: "another program"
        case .malformedReply: "unreadable"
        case .tooLarge: "large"
        case .forbidden: "forbidden"
        case .unsupported: "unsupported"
        case .cookbook: "cookbook"
        case .file: "file"
        }
    }
}
