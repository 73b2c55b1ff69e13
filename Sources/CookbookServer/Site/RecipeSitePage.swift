import Documents
import KitchenLanguage
import MealPlan
import RecipeCooking
import RecipeFormats
import RecipeModel
import RecipeSearch

/// A recipe's page: what `export` writes, for as many and in the units that are wanted, with the way
/// back.
struct RecipeSitePage {
    let visit: Visit
    let kitchen: ServedKitchen?
    let recipe: Recipe
    /// The meal of the plan that it is opened for.
    var meal: PlannedMeal?

    init(_ recipe: Recipe, visit: Visit, kitchen: ServedKitchen?) {
        self.recipe = recipe
        self.visit = visit
        self.kitchen = kitchen
    }

    func answer() async throws -> WebAnswer {
        let household = try await kitchen?.plan.household() ?? Household()
        let adjusted = recipe.adjusted(by: change, keepsOriginal: false)
        // Programs that read the page get the recipe as it is.
        let data = RecipeFileWriter().schemaData(of: RecipeDocument(recipe: recipe))
        let article = RecipeFileWriter().article(of: RecipeDocument(recipe: adjusted))
        var page = SitePage(visit, meal == nil ? .recipes : .plan)
        page.data = data + "\n"
        page.language = recipe.language ?? "en"
        let parts = [
            wayBack, warning(household), tools, article, try await changes(household),
            try await stars(),
        ]
        return page.answer(
            title: CleanText.line(recipe.title),
            body: parts.filter { !$0.isEmpty }.joined(separator: "\n")
        )
    }

    /// How many it is shown for; nil where the recipe doesn't say how many it serves.
    private var servings: Int? {
        guard let own = recipe.yield?.amount, own > 0 else { return nil }
        let wanted = visit.request.value("for").flatMap { Int($0) } ?? meal?.servings
        return wanted.flatMap { (1...1_000).contains($0) ? $0 : nil } ?? Int(own.rounded())
    }

    private var change: AmountChange {
        var change = AmountChange(
            system: visit.request.value("units").flatMap { UnitSystem(rawValue: $0) }
        )
        if let servings, let own = recipe.yield?.amount, servings != Int(own.rounded()) {
            change.factor = Fraction(approximating: Double(servings) / own)
        }
        return change
    }

    private var path: String {
        meal.map { "/planned/\($0.id)" } ?? SiteLinks.path(ofKey: recipe.id.key)
    }

    private var from: String { PageAddress.own(visit.request.value("from")) }

    private var wayBack: String {
        let (address, name) =
            meal != nil ? ("/plan", "The week") : (from, from == "/" ? "Recipes" : "Results")
        return "<p class=\"back\"><a href=\"\(HTMLText.escaped(address))\">← \(name)</a></p>"
    }

    private func warning(_ household: Household) -> String {
        kitchen?.warning(of: recipe, for: household, on: meal?.day) ?? ""
    }

    /// For how many, and in which units.
    private var tools: String {
        let units = [("", "As written"), ("metric", "Metric"), ("us", "US")].map { value, name in
            let mark = (change.system?.rawValue ?? "") == value ? " selected" : ""
            return "<option value=\"\(value)\"\(mark)>\(name)</option>"
        }
        let number =
            servings.map {
                "<label>For how many <input type=\"number\" name=\"for\" min=\"1\" max=\"1000\""
                    + " value=\"\($0)\"></label>\n"
            } ?? ""
        let back =
            from == "/"
            ? "" : "<input type=\"hidden\" name=\"from\" value=\"\(HTMLText.escaped(from))\">"
        return """
            <form action="\(HTMLText.escaped(path))" class="tools">\(back)
            \(number)<label>Units <select name="units">\(units.joined())</select></label>
            <button class="plain">Show</button>
            </form>
            """
    }

    /// The cook's own stars, for those who may change things.
    private func stars() async throws -> String {
        guard let kitchen, visit.session != nil else { return "" }
        let tenths = try await kitchen.plan.ratings()[recipe.id] ?? 0
        let names = ["No stars", "1 star"] + (2...5).map { "\($0) stars" }
        let options = names.enumerated().map { count, name in
            let mark = count == (tenths + 5) / 10 ? " selected" : ""
            return "<option value=\"\(count)\"\(mark)>\(name)</option>"
        }
        let target =
            meal.map { "name=\"meal\" value=\"\($0.id)\"" }
            ?? "name=\"recipe\" value=\"\(HTMLText.escaped(recipe.id.key))\""
        return """
            <form action="/rate" method="post" class="tools">\(visit.formKey)\
            <input type="hidden" \(target)>
            <input type="hidden" name="to" value="\(HTMLText.escaped(path))">
            <label>Your stars <select name="stars">\(options.joined())</select></label>
            <button class="plain">Rate</button>
            </form>
            """
    }

    /// What those can do with it who may change things.
    private func changes(_ household: Household) async throws -> String {
        guard let kitchen, meal == nil, visit.door != nil else { return "" }
        guard visit.session != nil else {
            return "<p><a href=\"\(HTMLText.escaped(visit.signIn))\">Sign in</a> to plan it.</p>"
        }
        let today = kitchen.today()
        let people = servings ?? household.people ?? 4
        return """
            <form action="/plan/add" method="post" class="tools">\(visit.formKey)\
            <input type="hidden" name="recipe" value="\(HTMLText.escaped(recipe.id.key))">
            <label>Day \(DayChoice(kitchen, today).field("day"))</label>
            <label>For how many <input type="number" name="for" min="1" max="1000" \
            value="\(people)"></label>
            <button>Add to the plan</button>
            </form>
            """
    }
}

/// The days ahead, to choose one.
struct DayChoice {
    private let kitchen: ServedKitchen
    private let today: CalendarDay

    init(_ kitchen: ServedKitchen, _ today: CalendarDay) {
        self.kitchen = kitchen
        self.today = today
    }

    /// Two weeks of them in a field of a form.
    func field(_ name: String, chosen: CalendarDay? = nil) -> String {
        let options = (today...(today + 13)).map { day in
            let mark = day == chosen ? " selected" : ""
            let words = HTMLText.escaped(kitchen.words.day(day, today))
            return "<option value=\"\(day.iso)\"\(mark)>\(words)</option>"
        }
        return "<select name=\"\(name)\">\(options.joined())</select>"
    }
}
