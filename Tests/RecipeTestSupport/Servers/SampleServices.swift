import Foundation

/// A server on which each of the services is, with dishes of its own that all have garlic.
///
/// ```swift
/// let server = try MisbehavingServer()
/// server.serve(SampleServices())
/// let cook = try Cook(SampleServices.environment(at: server.address))
/// ```
///
/// TheMealDB has 25 meals and a toast, Spoonacular 24 plates, the feed 12 tarts and an entry without
/// a name, and RecipePuppy 15 dishes. Every second one has cheese, every third one is Italian, every
/// fifth one a dessert. The page of each is on the same server; that of every third meal and plate is
/// gone.
package struct SampleServices: Sendable {
    /// The key that Spoonacular asks for.
    package static let key = "sample-key-0123456789"

    private let kitchen = SampleKitchen(dishes: 15)
    private let spoonacular: @Sendable (String) -> SpoonacularSite

    /// All services, of which Spoonacular has so many points for a day.
    package init(points: Double = 150) {
        let sites = Guarded([String: SpoonacularSite]())
        // One for an address, for it counts what it is asked.
        spoonacular = { address in
            sites.withLock { sites in
                let site =
                    sites[address]
                    ?? SpoonacularSite(
                        entries: Self.plates(at: address),
                        key: Self.key,
                        limit: points
                    )
                sites[address] = site
                return site
            }
        }
    }

    /// The variables of a cook who has set up all services at a server's address.
    package static func environment(at address: String) -> [String: String] {
        [
            "RECIPE_THEMEALDB_URL": address, "RECIPE_SPOONACULAR_URL": address,
            "RECIPE_FEED_URL": address + "/recipes.json", "RECIPE_RECIPEPUPPY_URL": address,
            "RECIPE_SPOONACULAR_KEY": key,
        ]
    }

    /// The answer of the server at an address; nil for what is not there.
    package func answer(_ request: ServedRequest, at address: String) -> ServedResponse? {
        let path = request.path
        if path.hasPrefix("/api/json/") {
            return TheMealDBSite(meals: Self.meals(at: address)).answer(request)
        }
        if path.hasPrefix("/recipes/") { return spoonacular(address).answer(request) }
        if path == "/recipes.json" { return Self.tarts(at: address).answer(request) }
        if path.hasPrefix("/page/") { return Self.page(String(path.dropFirst(6))) }
        return kitchen.answer(request, at: address)
    }

    private static func page(_ name: String) -> ServedResponse? {
        let words = name.split(separator: "-")
        guard words.count == 2, let number = Int(words[1]),
            words[0] == "tart" || !number.isMultiple(of: 3)
        else { return nil }
        let data = """
            {"@context":"https://schema.org","@type":"Recipe","name":"Garlic \(words[0]) \(number)",\
            "recipeYield":"4 servings","recipeIngredient":["\(number) cloves garlic","1 pinch salt"],\
            "recipeInstructions":["Peel the garlic of \(words[0]) \(number).","Serve it at once."]}
            """
        return .html(
            """
            <!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
            <title>Garlic \(words[0]) \(number)</title>
            <script type="application/ld+json">\(data)</script></head>
            <body><h1>Garlic \(words[0]) \(number)</h1>
            <p>A recipe for rainy evenings.</p></body></html>
            """
        )
    }

    private static func meals(at address: String) -> [MealEntry] {
        let meals = (1...25).map { number in
            MealEntry(
                id: String(53_000 + number),
                name: "Garlic Meal \(number)",
                category: number.isMultiple(of: 5) ? "Dessert" : "Side",
                area: number.isMultiple(of: 3) ? "Italian" : "British",
                instructions: "STEP 1\r\nChop the garlic.\r\n\r\nSTEP 2\r\nServe.",
                pairs: [
                    .init("Garlic", "\(number) cloves "),
                    number.isMultiple(of: 2) ? .init("Cheese", "50g") : .init("Olive Oil", ""),
                ],
                source: "\(address)/page/meal-\(number)",
                film: "https://www.youtube.com/watch?v=meal\(number)",
                keySet: MealEntry.KeySet.allCases[number % 3]
            )
        }
        let toast = MealEntry(
            id: "53099",
            name: "3-minute Toast",
            pairs: [.init("Bread", "2 slices")],
            source: "\(address)/page/meal-98"
        )
        return meals + [toast]
    }

    private static func plates(at address: String) -> [SpoonacularEntry] {
        (1...24).map { number in
            SpoonacularEntry(
                id: 700 + number,
                title: "Garlic Plate \(number)",
                ingredients: [
                    "garlic", number.isMultiple(of: 2) ? "cheese" : "olive oil", "salt",
                ],
                cuisines: number.isMultiple(of: 3) ? ["Italian"] : ["British"],
                types: number.isMultiple(of: 5) ? ["dessert"] : ["main course"],
                minutes: 10 + number,
                source: "\(address)/page/plate-\(number)"
            )
        }
    }

    private static func tarts(at address: String) -> FeedSite {
        let tarts = (1...12).map { number in
            FeedEntry(
                "Garlic Tart \(number)",
                cuisine: number.isMultiple(of: 3) ? "Italian" : "British",
                uuid: "00000000-0000-4000-8000-\(100_000_000_000 + number)",
                source: "\(address)/page/tart-\(number)",
                film: "https://www.youtube.com/watch?v=tart\(number)",
                largePhoto: "\(address)/picture/1.png?large",
                smallPhoto: "\(address)/picture/1.png?small"
            )
        }
        return FeedSite(entries: [FeedEntry(nil, uuid: "nameless")] + tarts)
    }
}

extension MisbehavingServer {
    /// Answers as all services at once, with links to this server.
    package func serve(_ services: SampleServices) {
        let address = address
        serve { services.answer($0, at: address) }
    }
}
