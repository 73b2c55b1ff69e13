import Foundation
import RecipeModel
import RecipeSearch
import RecipeStore
import RecipeTestSupport
import Testing

@testable import MealPlan

/// Weeks that are filled: what must hold holds, and what comes first comes first.
struct PlanFillingTests {
    private static let monday = CalendarDay(iso: "2026-11-30") ?? CalendarDay(number: 0)
    private static let week = (0..<7).map { monday + $0 }

    private static func dish(
        _ title: String,
        _ foods: [String],
        cuisine: String? = nil,
        minutes: Int? = 30,
        servings: Double? = 4
    ) -> Recipe {
        var recipe = Recipe(
            id: RecipeID(service: .cookbook, key: title.lowercased()),
            title: title
        )
        recipe.ingredientGroups = [
            IngredientGroup(
                title: nil,
                items: foods.map { Ingredient(text: "400 g \($0)", name: $0) }
            )
        ]
        recipe.stepGroups = [StepGroup(title: nil, items: ["Cook it."])]
        recipe.cuisines = cuisine.map { [$0] } ?? []
        recipe.categories = ["main"]
        recipe.times.total = minutes
        recipe.yield = servings.map { RecipeYield(text: "Serves \($0)", amount: $0) }
        return recipe
    }

    private static let book = [
        dish("Roast chicken", ["chicken"], cuisine: "french", minutes: 90),
        dish("Beef stew", ["beef"], cuisine: "irish", minutes: 150),
        dish("Pork chops", ["pork"], cuisine: "german"),
        dish("Grilled salmon", ["salmon"], cuisine: "norwegian"),
        dish("Egg curry", ["eggs"], cuisine: "indian"),
        dish("Risotto", ["rice", "mushrooms"], cuisine: "italian"),
        dish("Spaghetti", ["spaghetti"], cuisine: "italian"),
        dish("Lentil dal", ["lentils"], cuisine: "indian"),
        dish("Lamb tagine", ["lamb"], cuisine: "moroccan", minutes: 120),
        dish("Tofu bowl", ["tofu"], cuisine: "japanese"),
        dish("Potato gratin", ["potatoes", "cream"], cuisine: "swiss", minutes: 75),
        dish("Bean chili", ["kidney beans"], cuisine: "mexican"),
        dish("Walnut pasta", ["pasta", "walnuts"], cuisine: "greek"),
        dish("Prawn noodles", ["noodles", "prawns"], cuisine: "thai"),
    ]

    private static func filling(
        _ recipes: [Recipe] = book,
        pantry: [PantryItem] = [],
        favorites: Set<String> = [],
        courses: [String: DishCandidate.Course] = [:],
        ratings: [String: Int] = [:],
        cooked: [CookedMeal] = [],
        meals: [PlannedMeal] = []
    ) -> PlanFilling {
        let kitchen = PlanKitchen(pantry)
        var filling = PlanFilling(in: kitchen, meals: meals, cooked: cooked)
        filling.candidates = recipes.map { recipe in
            DishCandidate(
                recipe,
                facts: DishFacts(recipe),
                in: kitchen,
                isFavorite: favorites.contains(recipe.title),
                course: courses[recipe.title] ?? .main,
                rating: ratings[recipe.title],
                lastCooked: cooked.filter { $0.recipe == recipe.id }.map(\.day).max()
            )
        }
        return filling
    }

    /// Every rule that must hold, over random kitchens, households and plans of a few dishes.
    @Test(arguments: 0..<60) func noRuleIsBroken(_ seed: Int) {
        var random = SeededGenerator(seed: 3_900 + seed)
        breakNoRule(from: Self.book, &random)
    }

    /// The same over all that the program has inside.
    @Test(arguments: 0..<lawCases(10)) func noRuleIsBrokenWithTheStarters(_ seed: Int) async throws
    {
        var random = SeededGenerator(seed: 8_100 + seed)
        breakNoRule(from: try await Self.starters.value, &random)
    }

    private static let starters = Task { () throws -> [Recipe] in
        let query = RecipeQuery([.has(Term("main", in: .category)), .none(Term("breakfast"))])
        let folder = NSTemporaryDirectory() + "starters-" + UUID().uuidString
        let book = Cookbook(StarterCookbook(), store: SQLiteCookbookStore(folder: folder))
        return try await book.sample(of: query, count: 400)
    }

    private func breakNoRule(from book: [Recipe], _ random: inout SeededGenerator) {
        func some<Item>(_ items: [Item], _ most: Int) -> [Item] {
            Array(items.shuffled(using: &random).prefix(Int.random(in: 0...most, using: &random)))
        }
        let day = Self.monday + Int.random(in: 0..<7, using: &random)
        let days = (0..<Int.random(in: 1...10, using: &random)).map { day + $0 }
        var rules = some(["nuts", "shellfish", "pork", "eggs", "cream", "milk", "gluten"], 3).map {
            HouseholdRule(person: ["", "Mia"].randomElement(using: &random) ?? "", .avoid, $0)
        }
        rules += some(["vegetarian"], 1).map { HouseholdRule(person: "Tom", .diet, $0) }
        rules += some(days, 2).map { HouseholdRule(person: "Mia", .away, $0.iso) }
        rules.append(HouseholdRule(.people, "\(Int.random(in: 1...5, using: &random))"))
        let cooked = some(book, 4).map { recipe in
            CookedMeal(
                recipe: recipe.id,
                title: recipe.title,
                day: day - Int.random(in: 1...30, using: &random)
            )
        }
        let planned = some(book, 2).map { recipe in
            PlannedMeal(day: day + Int.random(in: 0...9, using: &random), recipe: recipe)
        }
        let pantry = some(["eggs", "rice", "salmon", "cream", "leeks", "potatoes"], 4).enumerated()
            .map {
                PantryItem(id: $0, name: $1, until: day + Int.random(in: 0...4, using: &random))
            }
        var filling = Self.filling(book, pantry: pantry, cooked: cooked, meals: planned)
        filling.household = Household(rules)
        filling.conditions = some([.none(Term("beef")), .minutes(100)], 1)
        var again = filling
        let chosen = filling.fill(days)
        #expect(again.fill(days) == chosen)
        let all = planned + chosen
        let fresh = all.filter { $0.leftoversOf == nil }
        for meal in chosen {
            let facts = DishFacts(meal.recipe)
            #expect(days.contains(meal.day) && !meal.reasons.isEmpty)
            #expect(all.count { $0.day == meal.day } == 1)
            #expect(filling.household.broken(by: RecipeWords(meal.recipe), on: meal.day).isEmpty)
            for other in all where abs(other.day - meal.day) == 1 {
                #expect(!DishFacts(other.recipe).isLike(facts), "\(other.recipe.title)")
            }
            guard meal.leftoversOf == nil else {
                let source = fresh.first { $0.isCooked(for: meal) }
                let people = filling.household.people ?? .max
                #expect(source?.recipe.yield?.amount.map { Int($0) >= 2 * people } == true)
                continue
            }
            #expect(filling.conditions.allSatisfy { $0.holds(for: meal.recipe) })
            let others =
                fresh.filter { $0.recipe.id == meal.recipe.id && $0 != meal }.map(\.day)
                + cooked.filter { $0.recipe == meal.recipe.id }.map(\.day)
            #expect(others.allSatisfy { abs($0 - meal.day) >= PlanFilling.restDays })
            guard facts.isLong, meal.day.weekday.isWorkday else { continue }
            let start = CalendarHabits().weekStart(of: meal.day)
            let long = fresh.filter {
                (start...(start + 6)).contains($0.day) && $0.day.weekday.isWorkday
                    && DishFacts($0.recipe).isLong
            }
            #expect(long.count == 1)
        }
    }

    private static func titles(_ filling: PlanFilling, _ count: Int = 7) -> [String] {
        var filling = filling
        return filling.fill(week, atMost: count).map(\.recipe.title)
    }

    @Test func whatGoesOffIsUsedInItsTime() {
        let pantry = [
            PantryItem(id: 1, name: "tofu", until: Self.monday + 3),
            PantryItem(id: 2, name: "salmon", until: Self.monday),
            PantryItem(id: 3, name: "lentils"),
            PantryItem(id: 4, name: "pork", until: Self.monday - 1),
        ]
        var filling = Self.filling(pantry: pantry, favorites: ["Bean chili"])
        let meals = filling.fill(Self.week)
        #expect(
            meals.prefix(3).map(\.recipe.title) == ["Grilled salmon", "Tofu bowl", "Bean chili"]
        )
        #expect(meals[0].reasons.first == .usesSoon(food: "salmon", until: Self.monday))
    }

    @Test func whatIsLikedComesBeforeStrangers() {
        let long = CookedMeal(recipe: Self.book[13].id, title: "", day: Self.monday - 90)
        let filling = Self.filling(
            favorites: ["Tofu bowl", "Prawn noodles"],
            ratings: ["Pork chops": 45, "Egg curry": 20],
            cooked: [long]
        )
        let titles = Self.titles(filling)
        // Never cooked before cooked long ago, both before strangers; two stars last.
        #expect(Set(titles.prefix(2)) == ["Tofu bowl", "Pork chops"])
        #expect(titles[2] == "Prawn noodles")
        #expect(!titles.contains("Egg curry"))
    }

    /// Soups and what has no course fill the days for which no main dish is left.
    @Test func mainDishesComeBeforeOthers() {
        let main = ["Pork chops", "Grilled salmon", "Egg curry"]
        var courses: [String: DishCandidate.Course] = [:]
        for recipe in Self.book where !main.contains(recipe.title) {
            courses[recipe.title] = recipe.title < "L" ? .unknown : .dinner
        }
        let titles = Self.titles(Self.filling(courses: courses))
        #expect(Set(titles.prefix(3)) == Set(main))
        #expect(titles.dropFirst(3).allSatisfy { courses[$0] == .dinner }, "\(titles)")
    }

    @Test func leftoversAreEatenWhereADishMakesTwice() {
        var filling = Self.filling([Self.book[2]] + Self.book[11...])
        filling.household = Household([HouseholdRule(.people, "2")])
        let meals = filling.fill(Self.week)
        let left = meals.filter { $0.leftoversOf != nil }
        #expect(!left.isEmpty && left.count <= PlanFilling.mostLeftovers)
        for meal in left {
            let source = meals.first { $0.isCooked(for: meal) }
            #expect(source?.servings == 4 && meal.servings == 2)
            #expect(meal.reasons == [.leftovers(of: meal.leftoversOf ?? Self.monday)])
        }
        filling = Self.filling()
        filling.household = Household([HouseholdRule(.people, "3")])
        #expect(filling.fill(Self.week).allSatisfy { $0.leftoversOf == nil })
    }

    /// Asking for another dish again and again goes through all that fit, best first, none twice.
    @Test func theNextBestComesNext() throws {
        let filling = Self.filling(favorites: ["Tofu bowl"])
        var met: [String] = []
        var others: Set<RecipeID> = []
        while let next = filling.best(for: Self.monday + 5, but: others) {
            met.append(next.recipe.title)
            others.insert(next.recipe.id)
        }
        #expect(met.first == "Tofu bowl")
        #expect(met.sorted() == Self.book.map(\.title).sorted())
    }

    /// A day for which nothing fits stays empty, and the others are filled.
    @Test func whereNothingFitsADayStaysEmpty() {
        var filling = Self.filling([Self.book[0], Self.book[1]])
        // Both take long: one of them on the working days, one on the weekend.
        let meals = filling.fill(Self.week)
        #expect(meals.count == 2)
        #expect(meals.count { $0.day.weekday.isWorkday } == 1)
        var vegan = Self.filling([Self.book[0]])
        vegan.household = Household([HouseholdRule(.diet, "vegan")])
        #expect(vegan.fill(Self.week).isEmpty)
    }

    /// What is kept of a reason is read again, and what is unknown is passed over.
    @Test func reasonsAreReadAgain() {
        let all: [PlanReason] = [
            .usesSoon(food: "sour cream", until: Self.monday), .favorite, .rated(45),
            .lastCooked(Self.monday), .neverCooked, .have(3, of: 5), .leftovers(of: Self.monday),
            .change, .asked("quick -fish"),
            .insteadOf(RecipeID(service: .web, key: "https://a.example/x y")),
        ]
        #expect(all.map { PlanReason(text: $0.text) } == all)
        #expect(PlanReason(text: "of-a-later-version 7") == nil && PlanReason(text: "") == nil)
    }
}
