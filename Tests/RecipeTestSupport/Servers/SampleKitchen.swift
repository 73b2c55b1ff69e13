/// A site of made-up dishes: RecipePuppy's API over them, and for each a web page with schema.org
/// data and a picture.
///
/// ```swift
/// let server = try MisbehavingServer()
/// server.serve(SampleKitchen(dishes: 64))
/// // recipe --service recipepuppy --url (server.address) search garlic cheese
/// ```
///
/// Every dish has garlic and cheese, and its own number in its title and its steps.
package struct SampleKitchen: Sendable {
    /// How many dishes there are, numbered from 1.
    package let dishes: Int
    /// How many stand on a page of the API.
    package let pageSize: Int

    /// A kitchen of so many dishes.
    package init(dishes: Int = 64, pageSize: Int = 10) {
        self.dishes = dishes
        self.pageSize = pageSize
    }

    /// A dish's name.
    package func title(_ number: Int) -> String { "Garlic Cheese Dish \(number)" }

    /// The dishes as the API sends them, for a server at an address.
    package func entries(at address: String) -> [PuppyEntry] {
        (0..<dishes).map { index in
            PuppyEntry(
                title: title(index + 1),
                href: "\(address)/dish/\(index + 1)",
                ingredients: "garlic, cheddar cheese, " + Self.sides[index % Self.sides.count],
                thumbnail: index.isMultiple(of: 3) ? "" : "\(address)/picture/\(index + 1).png"
            )
        }
    }

    /// A dish's web page.
    package func page(_ number: Int) -> ServedResponse {
        let side = Self.sides[(number - 1) % Self.sides.count]
        let data = """
            {"@context":"https://schema.org","@type":"Recipe","name":"\(title(number))",\
            "recipeYield":"4 servings","prepTime":"PT10M","cookTime":"PT\(number + 10)M",\
            "recipeIngredient":["\(number) cloves garlic","150 g cheddar cheese","200 g \(side)"],\
            "recipeInstructions":[{"@type":"HowToStep","text":"Chop the garlic and the \(side)."},\
            {"@type":"HowToStep","text":"Bake all under the cheese for \(number + 10) minutes."}]}
            """
        let text = """
            <!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
            <title>\(title(number)) | Sample Kitchen</title>
            <script type="application/ld+json">\(data)</script></head>
            <body><nav><a href="/">Home</a></nav><main><h1>\(title(number))</h1>
            <p>Dish number \(number) of our kitchen, made on rainy evenings.</p>
            <p>Serve it hot, with what is left of the \(side).</p></main></body></html>
            """
        return ServedResponse.html(text).with("ETag", "\"dish-\(number)\"")
    }

    /// The answer of the kitchen's server at an address; nil for what it does not have.
    package func answer(_ request: ServedRequest, at address: String) -> ServedResponse? {
        let parts = request.path.split(separator: "/").map(String.init)
        if parts.count == 2, let number = Int(parts[1].prefix { $0 != "." }),
            (1...max(1, dishes)).contains(number)
        {
            if parts[0] == "dish" { return page(number) }
            if parts[0] == "picture" {
                return ServedResponse(headers: ["Content-Type": "image/png"], body: Self.picture)
            }
        }
        return RecipePuppySite(entries: entries(at: address), pageSize: pageSize).answer(request)
    }

    private static let sides = [
        "spinach", "potatoes", "leeks", "tomatoes", "white bread", "mushrooms", "courgettes",
    ]

    /// A PNG of a single grey point.
    private static let picture: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44,
        0x52, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x00, 0x00, 0x00, 0x3A,
        0x7E, 0x9B, 0x55, 0x00, 0x00, 0x00, 0x0A, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0x68,
        0x00, 0x00, 0x00, 0x82, 0x00, 0x81, 0xDA, 0x45, 0x08, 0x3B, 0x00, 0x00, 0x00, 0x00, 0x49,
        0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]
}

extension MisbehavingServer {
    /// Answers as the site of a kitchen, with links to this server.
    package func serve(_ kitchen: SampleKitchen) {
        let address = address
        serve { kitchen.answer($0, at: address) }
    }
}
