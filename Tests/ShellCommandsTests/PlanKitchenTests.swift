import Conversation
import MealPlan
import RecipeCooking
import RecipeModel
import RecipeSearch
import ShellAnswers
import Testing

@testable import ShellCommands

/// The plan together with the rest of the kitchen. Today is Thursday, 1 January 1970.
struct PlanKitchenTests {
    private static func main(_ title: String, _ foods: [String], _ cuisine: String) -> Recipe {
        var recipe = TestKitchen.recipe(title, foods)
        recipe.categories = ["main"]
        recipe.cuisines = [cuisine]
        recipe.yield = RecipeYield(text: "Serves 4", amount: 4)
        return recipe
    }

    private let kitchen = TestKitchen(
        recipes: [
            main("Beef stew", ["beef", "leek"], "irish"), main("Egg curry", ["eggs"], "indian"),
            main("Risotto", ["rice"], "italian"), main("Salmon", ["salmon"], "swedish"),
            main("Walnut pasta", ["pasta", "walnuts"], "greek"), main("Tofu", ["tofu"], "thai"),
            main("Chicken", ["chicken"], "french"), main("Dal", ["lentils"], "nepali"),
        ],
        pageSize: 10
    )

    private func plan(_ words: String = "") async -> [String] {
        await kitchen.type("plan \(words)")
        guard case .plan(.days(let days))? = kitchen.answer else { return ["no plan"] }
        return days.meals.map { "\($0.day.iso) \($0.recipe.title)" }
    }

    private var changed: PlanChanged? {
        if case .plan(.changed(let changed))? = kitchen.answer { changed } else { nil }
    }

    @Test func emptyDaysAreFilled() async {
        await kitchen.type("household add Mia avoids nuts")
        await kitchen.type("pantry add salmon until friday")
        await kitchen.type("plan fill 5 -beef")
        let meals = changed?.meals ?? []
        #expect(meals.count == 5 && changed?.empty == [])
        let titles = meals.map(\.recipe.title)
        #expect(titles.first == "Salmon" && !titles.contains("Beef stew"))
        #expect(!titles.contains("Walnut pasta"))
        #expect(meals.allSatisfy { !$0.reasons.isEmpty })
        // Those days have a dinner now.
        await kitchen.type("plan fill")
        #expect(changed?.meals.map(\.day.iso) == ["1970-01-06", "1970-01-07"])
        #expect(await plan().count == 7)
    }

    /// The next best keeps to what was asked, and goes on where it is asked again.
    @Test func theNextBestIsAnotherDish() async {
        await kitchen.type("plan fill 1 -beef")
        var met = changed?.meals.map(\.recipe.title) ?? []
        while kitchen.mistake == nil, met.count < 9 {
            await kitchen.type("plan swap today")
            if kitchen.mistake == nil { met += changed?.meals.map(\.recipe.title) ?? [] }
        }
        #expect(kitchen.mistake == .kitchen(.nothingElseToPlan(word: "today")))
        #expect(met.count == 7 && Set(met).count == 7 && !met.contains("Beef stew"))
        #expect(await plan().count == 1)
    }

    @Test func whatIsCookedIsNoted() async {
        await kitchen.type("search salmon")
        await kitchen.type("pantry add salmon, rice")
        await kitchen.type("plan add 1 today")
        await kitchen.type("cooked today --use-up")
        guard case .plan(.cooked(let cooked))? = kitchen.answer else {
            return #expect(Bool(false), "nothing cooked")
        }
        #expect(cooked.change.names == ["Salmon"] && cooked.usedUp == ["salmon"])
        await kitchen.type("list")
        await kitchen.type("cooked 1 yesterday")
        await kitchen.type("rate 1 4")
        #expect(
            kitchen.answer == .plan(.rated(KeptChange(kind: .rated, names: ["Salmon"]), tenths: 40))
        )
        await kitchen.type("open 1")
        guard case .recipe(let opened)? = kitchen.answer else {
            return #expect(Bool(false), "nothing opened")
        }
        let today = CalendarDay(number: 0)
        #expect(opened.history == CookedHistory(times: 2, last: today, rating: 40))
        // What was just cooked isn't planned again.
        await kitchen.type("plan clear")
        await kitchen.type("plan fill")
        #expect(changed?.meals.contains { $0.recipe.title == "Salmon" } == false)
    }

    @Test func thePlanIsShoppedForOnce() async {
        await kitchen.type("search leek")
        await kitchen.type("plan add 1 friday for 8")
        await kitchen.type("pantry add beef")
        await kitchen.type("shop add plan")
        guard case .kitchen(.changed(let change, let leftOut, _, _))? = kitchen.answer else {
            return #expect(Bool(false), "nothing listed")
        }
        #expect(change.names == ["leek"] && leftOut == ["beef"])
        await kitchen.type("shop add plan next week")
        #expect(kitchen.mistake == .kitchen(.nothingPlanned(word: "next week")))
        await kitchen.type("shop add plan")
        await kitchen.type("shop")
        #expect(kitchen.toBuy.count == 1)
        await kitchen.type("shop done all")
        await kitchen.type("shop")
        #expect(kitchen.toBuy.isEmpty)
        await kitchen.type("pantry")
        guard case .kitchen(.pantry(let items, _))? = kitchen.answer else {
            return #expect(Bool(false), "no pantry")
        }
        #expect(items.contains { $0.name == "leek" || $0.name == "leeks" })
    }

    /// The days are days, and nothing that is bought.
    @Test(arguments: [
        "what do I need for the week", "shopping list for the week", "shopping list for next week",
        "make a shopping list for friday", "shop add plan \"the week\"",
    ])
    func theShoppingForDaysIsSaid(line: String) async {
        let kitchen = TestKitchen(
            recipes: [Self.main("Beef stew", ["beef", "leek"], "irish")],
            spokenLanguage: PlainWords()
        )
        for typed in ["search leek", "plan add 1 friday", "plan add 1 next friday", line, "shop"] {
            await kitchen.type(typed)
        }
        #expect(Set(kitchen.toBuy) == ["beef", "leek"])
    }

    @Test func thePlanIsWrittenToFiles() async {
        await kitchen.type("search salmon")
        await kitchen.type("plan add 1 friday")
        await kitchen.type("set dinner-at 7pm")
        await kitchen.type("export plan meals.ics")
        #expect(kitchen.files["/here/meals.ics"]?.contains("DTSTART:19700102T190000\r\n") == true)
        await kitchen.type("export plan meals.html")
        #expect(kitchen.files["/here/meals.html"]?.contains("<td>Salmon") == true)
        await kitchen.type("export plan meals.ics")
        #expect(kitchen.failure != nil)
        await kitchen.type("export plan meals.doc")
        let known = ["ics", "md", "html"]
        #expect(kitchen.mistake == .reference(.unknownEnding("doc", known: known)))
    }
}

extension TestKitchen {
    /// What is on the shopping list that was shown.
    fileprivate var toBuy: [String] {
        guard case .kitchen(.shopping(let list))? = answer else { return [] }
        return list.items.map(\.text)
    }
}
