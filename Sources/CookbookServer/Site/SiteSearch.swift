import KitchenLanguage
import RecipeModel

/// What a browser searches for: words, filters and a page of the results, as its address has them.
struct SiteSearch: Hashable, Sendable {
    /// A choice beside the search box; its value is a word of the search language.
    enum Filter: String, CaseIterable, Hashable, Sendable {
        case course, diet, time

        var name: String {
            switch self {
            case .course: "Course"
            case .diet: "Diet"
            case .time: "Time"
            }
        }

        /// The values with their names; the first says nothing.
        var choices: [(value: String, name: String)] {
            switch self {
            case .course:
                [
                    ("", "Any"), ("main", "Main dishes"), ("starter", "Starters"),
                    ("soup", "Soups"), ("salad", "Salads"), ("side", "Side dishes"),
                    ("breakfast", "Breakfast"), ("dessert", "Desserts"), ("baking", "Baking"),
                    ("snack", "Snacks"), ("drink", "Drinks"),
                ]
            case .diet:
                [
                    ("", "Any"), ("vegetarian", "Vegetarian"), ("vegan", "Vegan"),
                    ("-lactose", "No lactose"), ("-gluten", "No gluten"), ("-nuts", "No nuts"),
                    ("-egg", "No eggs"),
                ]
            case .time:
                [("", "Any")]
                    + [15, 30, 45, 60].map { ("minutes:\($0)", "Up to \($0) min") }
            }
        }
    }

    /// The words as they were typed.
    var typed: String
    /// From 1.
    var page: Int
    /// Whether the household's demands don't count.
    var isAnyway: Bool
    private var values: [Filter: String] = [:]

    init(_ request: WebRequest) {
        typed = CleanText.line(request.value("q") ?? "").trimmingWhitespace()
        page = request.value("p").map { Int($0) ?? 1 } ?? 1
        isAnyway = request.value("anyway") == "1"
        for filter in Filter.allCases {
            let value = request.value(filter.rawValue) ?? ""
            if filter.choices.contains(where: { $0.value == value }) { values[filter] = value }
        }
    }

    func chosen(_ filter: Filter) -> String { values[filter] ?? "" }

    /// Whether nothing is asked.
    var isBare: Bool { address == "/" }

    /// Its address.
    var address: String {
        PageAddress.of(
            "/",
            [("q", typed)] + Filter.allCases.map { ($0.rawValue, chosen($0)) }
                + [("anyway", isAnyway ? "1" : ""), ("p", page == 1 ? "" : String(page))]
        )
    }

    /// What it asks for.
    ///
    /// - Parameter reading: What words mean that a person types into a search box.
    func query(by reading: (String) -> RecipeQuery) -> RecipeQuery {
        var query = reading(typed)
        for filter in Filter.allCases where !chosen(filter).isEmpty {
            for condition in reading(chosen(filter)).conditions { query.add(condition) }
        }
        return query
    }
}
