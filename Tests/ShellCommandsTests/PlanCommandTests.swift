import Conversation
import MealPlan
import RecipeModel
import ShellAnswers
import Testing

@testable import ShellCommands

/// The plan from the first dish to none. Today is Thursday, 1 January 1970.
struct PlanCommandTests {
    private let kitchen = TestKitchen(recipes: [
        TestKitchen.recipe("Leek pie", ["leek"]), TestKitchen.recipe("Leek soup", ["leek"]),
        TestKitchen.recipe("Leek stew", ["leek"]),
    ])

    /// What stands on the plan: `1970-01-02 dinner Leek pie`.
    private func plan(_ words: String = "") async -> [String] {
        await kitchen.type("plan \(words)")
        guard case .plan(.days(let days))? = kitchen.answer else { return ["no plan"] }
        return days.meals.map { meal in
            ([meal.day.iso, meal.meal.rawValue, meal.recipe.title]
                + (meal.servings.map { ["for \($0)"] } ?? [])
                + (meal.note.map { ["(\($0))"] } ?? [])).joined(separator: " ")
        }
    }

    private var titles: [String] {
        guard case .plan(.changed(let changed))? = kitchen.answer else { return ["no change"] }
        return changed.change.names
    }

    @Test func aDishIsPlannedForTheDayThatIsSaid() async {
        await kitchen.type("search leek")
        let lines: [(String, String)] = [
            ("plan add 1 friday", "1970-01-02 dinner Leek pie"),
            ("plan add 2 on next monday for 6", "1970-01-05 dinner Leek soup for 6"),
            ("plan put 3 for lunch on 4 jan", "1970-01-04 lunch Leek stew"),
            ("plan add 1 tonight --note \"with Anna\"", "1970-01-01 dinner Leek pie (with Anna)"),
            ("plan add 1 2 jan for 2 people", "1970-01-02 dinner Leek pie for 2"),
        ]
        for (line, wanted) in lines {
            await kitchen.type(line)
            #expect(await plan().contains(wanted), "\(line)")
            // The numbers are those of the plan now.
            await kitchen.type("list")
        }
    }

    @Test func numbersMeanTheDishesOfThePlan() async {
        await kitchen.type("search leek")
        await kitchen.type("plan add 3 friday")
        await kitchen.type("plan add 1 saturday")
        _ = await plan()
        await kitchen.type("open 1")
        guard case .recipe(let opened)? = kitchen.answer else { return #expect(Bool(false)) }
        #expect(opened.recipe.title == "Leek stew")
        await kitchen.type("open 3")
        #expect(kitchen.mistake != nil)
        await kitchen.type("plan add 2 sunday")
        #expect(await plan("sunday") == ["1970-01-04 dinner Leek pie"])
    }

    @Test func daysChangePlacesWhereBothAreTaken() async {
        await kitchen.type("search leek")
        for line in ["1 friday", "2 saturday", "3 saturday lunch"] {
            await kitchen.type("plan add \(line)")
        }
        await kitchen.type("plan move friday to saturday")
        #expect(
            await plan() == [
                "1970-01-02 dinner Leek soup", "1970-01-03 lunch Leek stew",
                "1970-01-03 dinner Leek pie",
            ]
        )
        await kitchen.type("plan move saturday lunch to sunday dinner")
        #expect(titles == ["Leek stew"])
        #expect(await plan("sunday") == ["1970-01-04 dinner Leek stew"])
        await kitchen.type("plan move friday monday")
        #expect(
            await plan("next week") == ["1970-01-05 dinner Leek soup"]
        )
    }

    @Test func whatIsTakenOffIsGone() async {
        await kitchen.type("search leek")
        for line in ["1 yesterday", "1 friday", "2 saturday", "3 saturday lunch", "3 sunday"] {
            await kitchen.type("plan add \(line)")
        }
        await kitchen.type("plan remove saturday lunch")
        #expect(titles == ["Leek stew"])
        await kitchen.type("plan remove weekend")
        #expect(titles == ["Leek soup", "Leek stew"])
        await kitchen.type("plan clear")
        #expect(titles == ["Leek pie"])
        // What was is a record of it.
        #expect(await plan("yesterday") == ["1969-12-31 dinner Leek pie"])
        await kitchen.type("plan clear")
        #expect(titles.isEmpty)
    }

    @Test(arguments: [
        ("plan add 1 blueday", KitchenMistake.notADay(word: "blueday")),
        ("plan blueday", .notADay(word: "blueday")),
        ("plan add 1 29 feb 1970", .notADay(word: "29 feb 1970")),
        ("plan move friday sunday", .nothingPlanned(word: "friday")),
        ("plan remove friday", .nothingPlanned(word: "friday")),
        ("plan remove next week", .nothingPlanned(word: "next week")),
    ])
    func whatCanNotBePlannedIsSaid(_ line: String, _ mistake: KitchenMistake) async {
        await kitchen.type("search leek")
        await kitchen.type(line)
        #expect(kitchen.mistake == .kitchen(mistake))
    }

    @Test(arguments: [
        "plan add", "plan add 1", "plan add 1 for 4", "plan move", "plan move friday",
    ])
    func whatIsMissingIsSaid(_ line: String) async {
        await kitchen.type("search leek")
        await kitchen.type(line)
        guard case .command(.missingArgument(command: "plan", _))? = kitchen.mistake else {
            return #expect(kitchen.mistake == nil, "\(line)")
        }
    }
}
