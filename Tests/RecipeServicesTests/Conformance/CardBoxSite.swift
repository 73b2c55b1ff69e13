import RecipeTestSupport

/// The server of the service that the page on adding one has.
enum CardBoxSite {
    /// The answer to a request for cards of these numbers, all with garlic.
    static func answer(_ request: ServedRequest, numbers: [Int]) -> ServedResponse? {
        guard request.path == "/cards/list" else { return nil }
        let isThere = ["garlic", nil].contains(request.parameters["food"])
        let found = isThere ? numbers : []
        let start = request.parameters["from"].flatMap(Int.init) ?? 0
        let cards = found.dropFirst(start).prefix(10).map { number in
            """
            {"number":\(number),"name":"Garlic Dish \(number)",\
            "page":"https://cards.example/\(number)","foods":["garlic","oil"]}
            """
        }
        return .json(#"{"cards":[\#(cards.joined(separator: ","))],"count":\#(found.count)}"#)
    }
}
