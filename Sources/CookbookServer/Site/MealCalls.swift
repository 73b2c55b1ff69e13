import Foundation
import KitchenLanguage
import RecipeModel

/// TheMealDB's interface, version 1: `/api/json/v1/1/search.php?s=soup`.
struct MealCalls {
    let site: CookbookSite
    let links: SiteLinks

    /// How many meals an answer has at most.
    private static let most = 500

    func answer(_ call: String, _ request: WebRequest) async throws -> WebAnswer {
        let meals: JSONOutput
        switch call {
        case "search.php":
            if let letter = request.value("f") {
                meals = try await full(beginning: letter)
            } else {
                meals = try await full(query: site.cookbook.query(request.value("s") ?? ""))
            }
        case "lookup.php": meals = try await lookup(request.value("i") ?? "")
        case "random.php":
            meals = .array([meal(try await site.cookbook.pages.randomRecipe())])
        case "categories.php": return try await categories()
        case "list.php": meals = try await list(request)
        case "filter.php": meals = try await filter(request)
        default: return .plain(404)
        }
        return Self.answer("meals", meals)
    }

    private static func answer(_ name: String, _ value: JSONOutput) -> WebAnswer {
        WebAnswer(200, "application/json", JSONOutput.object([JSONMember(name, value)]).text)
    }

    private static func list(_ meals: [JSONOutput]) -> JSONOutput {
        meals.isEmpty ? .null : .array(meals)
    }

    private func full(query: RecipeQuery) async throws -> JSONOutput {
        Self.list(try await site.cookbook.first(25, of: query).map(meal))
    }

    private func full(beginning letter: String) async throws -> JSONOutput {
        guard let letter = letter.trimmingWhitespace().lowercased().first, letter.isLetter else {
            return .null
        }
        let all = try await site.cookbook.first(5_000, of: RecipeQuery())
        let found = all.filter { $0.title.lowercased().first == letter }
            .sorted { $0.title < $1.title }
        return Self.list(found.prefix(25).map(meal))
    }

    private func lookup(_ text: String) async throws -> JSONOutput {
        guard let number = Int(text), number > 0 else { return .string("Invalid ID") }
        guard let key = site.numbers.key(ofNumber: number),
            let recipe = try await site.cookbook.recipe(key)
        else { return .null }
        return .array([meal(recipe)])
    }

    private func categories() async throws -> WebAnswer {
        let names = try await site.cookbook.pages.names(of: .categories)
        let rows = names.prefix(Self.most).enumerated().map { place, name in
            JSONOutput.object([
                JSONMember("idCategory", .string(String(place + 1))),
                JSONMember("strCategory", .string(Self.capitalized(name.name))),
                JSONMember("strCategoryThumb", .string("")),
                JSONMember("strCategoryDescription", .string(name.summary ?? "")),
            ])
        }
        return Self.answer("categories", .array(rows))
    }

    /// `list.php?c=list`, `a=list` or `i=list`.
    private func list(_ request: WebRequest) async throws -> JSONOutput {
        func rows(_ names: [CountedName], _ key: String) -> JSONOutput {
            Self.list(
                names.prefix(1_000).map {
                    .object([JSONMember(key, .string(Self.capitalized($0.name)))])
                }
            )
        }
        if request.value("c") != nil {
            return rows(try await site.cookbook.pages.names(of: .categories), "strCategory")
        }
        if request.value("a") != nil {
            return rows(try await site.cookbook.pages.names(of: .cuisines), "strArea")
        }
        guard request.value("i") != nil else { return .null }
        let foods = site.cookbook.foods().prefix(1_000).enumerated().map { place, food in
            JSONOutput.object([
                JSONMember("idIngredient", .string(String(place + 1))),
                JSONMember("strIngredient", .string(Self.capitalized(food))),
                JSONMember("strDescription", .null), JSONMember("strType", .null),
            ])
        }
        return Self.list(foods)
    }

    /// `filter.php?i=`, `c=` or `a=`: meals without their details, by name.
    private func filter(_ request: WebRequest) async throws -> JSONOutput {
        let kinds: [(String, TermField)] = [
            ("i", .ingredient), ("c", .category), ("a", .cuisine),
        ]
        guard
            let (name, field) = kinds.first(where: { request.value($0.0)?.isEmpty == false }),
            let text = request.value(name)
        else { return .null }
        let words = text.trimmingWhitespace()
        guard words.contains(where: { $0.isLetter || $0.isNumber }) else { return .null }
        let query = RecipeQuery([.has(Term(words.lowercased(), in: field))])
        let found = try await site.cookbook.first(Self.most, of: query)
        return Self.list(
            found.sorted { $0.title < $1.title }.map { recipe in
                .object([
                    JSONMember("strMeal", .string(recipe.title)),
                    JSONMember("strMealThumb", .string(recipe.picture?.text ?? "")),
                    JSONMember("idMeal", .string(id(of: recipe))),
                ])
            }
        )
    }

    private func id(of recipe: Recipe) -> String {
        String(site.numbers.number(ofKey: recipe.id.key))
    }

    /// A meal with all its details, of which ingredients have twenty places.
    private func meal(_ recipe: Recipe) -> JSONOutput {
        let ingredients = recipe.ingredients.prefix(20)
        func rows(_ name: String, _ text: (Ingredient) -> String) -> [JSONMember] {
            (0..<20).map { place in
                let item = ingredients.dropFirst(place).first
                return JSONMember("\(name)\(place + 1)", .string(item.map(text) ?? ""))
            }
        }
        let category = recipe.categories.first.map(Self.capitalized)
        let area = recipe.cuisines.first.map(Self.capitalized) ?? "Unknown"
        var members = [
            JSONMember("idMeal", .string(id(of: recipe))),
            JSONMember("strMeal", .string(recipe.title)),
            JSONMember("strMealAlternate", .null),
            JSONMember("strCategory", .string(orNull: category)),
            JSONMember("strArea", .string(area)),
            JSONMember("strInstructions", .string(recipe.steps.joined(separator: "\r\n"))),
            JSONMember("strMealThumb", .string(recipe.picture?.text ?? "")),
            JSONMember(
                "strTags",
                .string(
                    orNull: recipe.keywords.isEmpty ? nil : recipe.keywords.joined(separator: ",")
                )
            ),
            JSONMember("strYoutube", .string(recipe.video?.text ?? "")),
        ]
        members += rows("strIngredient", \.name)
        members += rows("strMeasure", Self.measure)
        // The page here has the whole recipe, with a link to where it is from.
        members += [
            JSONMember("strSource", .string(links.page(ofKey: recipe.id.key))),
            JSONMember("strImageSource", .null),
            JSONMember("strCreativeCommonsConfirmed", .null), JSONMember("dateModified", .null),
        ]
        return .object(members)
    }

    /// What an ingredient's line says beside the food: `2 cloves, finely chopped`.
    static func measure(of ingredient: Ingredient) -> String {
        guard let range = ingredient.text.range(of: ingredient.name, options: .caseInsensitive)
        else { return ingredient.text == ingredient.name ? "" : ingredient.text }
        let before = ingredient.text[..<range.lowerBound].trimmingWhitespace()
        let after = ingredient.text[range.upperBound...].trimmingWhitespace()
        if after.isEmpty { return before }
        return before.isEmpty
            ? after.drop { $0 == "," || $0 == " " }.description
            : before + (after.first == "," ? after : " " + after)
    }

    private static func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }
}
