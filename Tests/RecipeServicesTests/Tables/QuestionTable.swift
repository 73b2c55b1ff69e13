import KitchenLanguage
import RecipeModel
import RecipeTestSupport

@testable import RecipeServices

/// What services are asked, for `questions.txt`.
enum QuestionTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "puppy": puppy, "mealdb": mealDB, "spoonacular": spoonacular, "cooking": cooking,
        "list": list, "letter": letter, "search": search, "turn": turn, "services": services,
        "walk": walk, "cut": cut, "feed": feed, "size": { "\(PageSize.held(Int($0) ?? 0))" },
    ]

    private static func query(_ text: String) -> RecipeQuery {
        RecipeQuery(ConditionText.conditions(text))
    }

    /// The parameters of the first five pages.
    private static func puppy(_ text: String) -> String {
        let asked = RecipePuppyQuery(query(text), isKnownFood: ServiceBench.isKnownFood)
        return (1...5).map { asked.parameters(page: $0) }.joined(separator: " ")
    }

    /// The lists where few foods are known, and where everything is one.
    private static func mealDB(_ text: String) -> String {
        let all = [ServiceBench.isKnownFood, { _ in true }].map { isKnownFood in
            TheMealDBQuery(query(text), isKnownFood: isKnownFood).groups.map { group in
                group.map { source in
                    "\(source.list)" + (source.titleTerm.map { " titled \($0.text)" } ?? "")
                }.joined(separator: " or ")
            }.joined(separator: "; ")
        }
        return all[0] == all[1] ? all[0] : "\(all[0]), as food \(all[1])"
    }

    private static func spoonacular(_ text: String) -> String {
        let asked = SpoonacularQuery(query(text), isKnownFood: ServiceBench.isKnownFood)
        let searches = asked.searches.map { $0.parameters.joined(separator: "&") }
        return searches.listed + (asked.unsent.isEmpty ? "" : " unsent \(asked.unsent.count)")
    }

    /// How many foods are asked for where it is asked what to cook.
    private static func cooking(_ text: String) -> String {
        let kitchen = RecipeRanking.missing(.init(pantry: Pantry(foods: [])))
        return [kitchen, nil].map { ranking in
            let query = RecipeQuery(ConditionText.conditions(text), ranking: ranking)
            let puppy = RecipePuppyQuery(query) { _ in false }.foodsAsked
            let spoonacular = SpoonacularQuery(query) { _ in false }.foodsAsked
            let asked = [puppy, spoonacular].map { $0.map(String.init) ?? "-" }
            return (ranking == nil ? "else " : "") + asked.joined(separator: " ")
        }.joined(separator: ", ")
    }

    /// `kind name`: the call of a list of TheMealDB, and the lists in its place where it is empty.
    private static func list(_ text: String) -> String {
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        let list: TheMealDBList
        switch words[0] {
        case "ingredient": list = .ingredient(words[1])
        case "food": list = .food(words[1])
        case "name": list = .name(words[1])
        case "category": list = .category(words[1])
        default: list = .area(words[1])
        }
        return (["\(list.call)?\(list.parameter)"] + list.others.map { "\($0)" })
            .joined(separator: ", else ")
    }

    /// Those of a feed's dishes that meet conditions.
    private static func feed(_ text: String) -> String {
        let dishes = [
            ("Treacle Tart", "british"), ("Apple Tart", "french"), ("Apple Pie", "british"),
            ("Rock Cakes", "british"), ("British Buns", "middle eastern"),
        ]
        let recipes = dishes.map { title, cuisine in
            var recipe = Recipe(id: RecipeID(service: .feed, key: title), title: title)
            recipe.cuisines = [cuisine]
            return recipe
        }
        return FeedSearch(query(text)).recipes(in: recipes).titles.joined(separator: ", ")
    }

    // MARK: - Places

    private static func shown(_ cursor: PageCursor?) -> String {
        cursor.map { "\($0.number) at \($0.place ?? "its number")" } ?? "none"
    }

    static func cursor(_ text: String) -> PageCursor {
        let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        return PageCursor(
            number: Int(words[0]) ?? 0,
            place: words.count > 1 ? String(words[1]) : nil
        )
    }

    private static func letter(_ text: String) -> String {
        shown(TheMealDBAlphabet.cursor(past: cursor(text)))
    }

    /// `searches | page`: where each of so many searches stands, and whose turn it is.
    private static func search(_ row: String) -> String {
        let fields = row.fields
        let place = SpoonacularPlace(cursor(fields[1]), searches: Int(fields[0]) ?? 1, size: 10)
        let offsets = place.offsets.map { $0.map(String.init) ?? "-" }.joined(separator: ",")
        return "\(offsets) turn \(place.turn) from \(place.offset.map(String.init) ?? "none"), "
            + "past it \(shown(SpoonacularPlace.cursor(past: cursor(fields[1]), size: 10)))"
    }

    /// `place | next`: the place behind a page, of three searches.
    private static func turn(_ row: String) -> String {
        let page = cursor("4 " + row.fields[0])
        let place = SpoonacularPlace(page, searches: 3, size: 10)
        return shown(place.cursor(behind: page, next: Int(row.fields[1])))
    }

    private static func services(_ text: String) -> String {
        let order: [ServiceName] = [.cookbook, .themealdb, .feed]
        let place = AllServicesPlace(cursor(text), of: order)
        let cursors = order.compactMap { name in
            place.cursors[name].map { "\(name) \(shown($0))" }
        }
        return cursors.joined(separator: "; ")
            + ", again \(shown(place.cursor(number: 7, order: order)))"
    }

    private static func walk(_ text: String) -> String {
        RecipeWalk.Place(text).map { "\($0.text): \($0.start), \($0.shown), \($0.passed)" }
            ?? "none"
    }

    /// `count | page`: what of a list of so many is on a page of ten.
    private static func cut(_ row: String) -> String {
        let page = ListPage(of: Int(row.fields[0]) ?? 0, at: cursor(row.fields[1]), size: 10)
        return "\(page.range), then \(shown(page.next))"
    }
}
