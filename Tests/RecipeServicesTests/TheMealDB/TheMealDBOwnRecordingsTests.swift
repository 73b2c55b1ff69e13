import RecipeModel
import Testing

@testable import RecipeServices

/// Meals short and full, in the forms of several years, and what else `meals` can be.
struct TheMealDBOwnRecordingsTests {
    private func bytes(_ name: String) throws -> [UInt8] {
        try OwnRecordings.bytes("themealdb/\(name).json")
    }

    @Test func shortMealsAreRead() throws {
        let reply = try TheMealDBReply(bytes("filter-i-leek"))
        #expect(reply.meals.map(\.id.key) == ["90001", "90002", "90003"])
        #expect(reply.meals.last?.title == "Leek & ham crêpes")
        #expect(reply.unusableEntries == 0)
        for meal in reply.meals {
            #expect(meal.isShort)
            #expect(meal.thumbnail?.text == meal.picture.map { $0.text + "/preview" })
            #expect(meal.link?.rest == "/meal/\(meal.id.key)")
        }
    }

    /// Slots that are not used are empty texts, spaces and null within one meal.
    @Test func fullMealsAreRead() throws {
        let meals = try TheMealDBReply(bytes("search-s-soup")).meals
        #expect(meals.map(\.title) == ["Vichyssoise", "Cullen skink"])
        #expect(meals.map(\.ingredients.count) == [7, 8])
        #expect(meals.map { $0.video != nil } == [true, false])
        #expect(meals.map { $0.link?.site } == ["kitchen.example.org", "themealdb.com"])
        #expect(meals.map(\.keywords) == [["Soup", "Cold"], []])
        #expect(meals.map(\.cuisines) == [["french"], ["british"]])
        for meal in meals {
            #expect(meal.isCookable)
            #expect(meal.steps.count == 4)
            #expect(meal.steps.allSatisfy { $0 == CleanText.line($0) && !$0.isEmpty })
            #expect(meal.ingredients.allSatisfy { $0.text == CleanText.line($0.text) })
        }
    }

    @Test func theNewestFormIsRead() throws {
        let meal = try #require(try TheMealDBReply(bytes("lookup-90003")).meals.first)
        #expect(meal.id.key == "90003")
        #expect(meal.ingredients.count == 12)
        #expect(meal.keywords == ["Eggs", "Brunch"])
        // Headings such as 'STEP 1' are not steps.
        #expect(meal.steps.count == 4)
        #expect(meal.link?.site == "themealdb.com")
    }

    @Test(arguments: ["search-none", "lookup-invalid-id"])
    func noSuchThingIsNoMeals(_ name: String) throws {
        #expect(try TheMealDBReply(bytes(name)).meals.isEmpty)
    }

    @Test func namesAreRead() throws {
        let categories = try TheMealDBReply.categories(bytes("categories"))
        #expect(categories.map(\.name) == ["Seafood", "Side", "Vegetarian"])
        #expect(categories.allSatisfy { $0.summary?.isEmpty == false })
        #expect(try TheMealDBReply.areas(bytes("list-a")).map(\.name).contains("Tunisian"))
        // Lists of other things are no areas.
        #expect(throws: ServiceFailure.malformedReply(.wrongShape)) {
            try TheMealDBReply.areas(bytes("list-i"))
        }
        #expect(throws: ServiceFailure.malformedReply(.wrongShape)) {
            try TheMealDBReply(bytes("list-c"))
        }
    }
}
