import RecipeModel
import Testing

@testable import RecipeServices

/// The answers of TheMealDB as they were recorded, against what was counted in them by other means.
@Suite(.enabled(if: Recordings.folder != nil, "\(Recordings.absence)"))
struct TheMealDBRecordingsTests {
    private func bytes(_ name: String) throws -> [UInt8] {
        try #require(Recordings.bytes("themealdb/\(name).json"))
    }

    @Test(arguments: [
        ("filter-a-Italian", 18), ("filter-c-Beef", 30), ("filter-c-Dessert", 33),
        ("filter-c-Goat", 1), ("filter-i-Chicken", 10), ("filter-i-lime", 12),
    ])
    func shortMealsAreRead(_ name: String, _ count: Int) throws {
        let reply = try TheMealDBReply(bytes(name))
        #expect(reply.meals.count == count)
        #expect(reply.unusableEntries == 0)
        for meal in reply.meals {
            #expect(meal.isShort)
            #expect(meal.thumbnail?.text == meal.picture.map { $0.text + "/preview" })
            #expect(meal.link?.rest == "/meal/\(meal.id.key)")
        }
    }

    struct Full: Sendable {
        let name: String
        let meals: Int
        let pairs: Int
        let films: Int
        let sources: Int
        let tagged: Int
    }

    @Test(arguments: [
        Full(name: "search-s-empty", meals: 25, pairs: 268, films: 25, sources: 21, tagged: 19),
        Full(name: "search-s-soup", meals: 10, pairs: 114, films: 10, sources: 10, tagged: 9),
        Full(name: "search-f-h", meals: 7, pairs: 59, films: 5, sources: 4, tagged: 4),
        Full(name: "lookup-52771", meals: 1, pairs: 8, films: 1, sources: 0, tagged: 1),
        Full(name: "lookup-52772", meals: 1, pairs: 9, films: 1, sources: 0, tagged: 1),
        Full(name: "lookup-52772-wire-form", meals: 1, pairs: 9, films: 1, sources: 0, tagged: 1),
        Full(name: "random-assembled", meals: 1, pairs: 16, films: 1, sources: 1, tagged: 1),
    ])
    func fullMealsAreRead(_ file: Full) throws {
        let meals = try TheMealDBReply(bytes(file.name)).meals
        #expect(meals.count == file.meals)
        #expect(meals.map(\.ingredients.count).reduce(0, +) == file.pairs)
        #expect(meals.count { $0.video != nil } == file.films)
        #expect(meals.count { $0.link?.site != "themealdb.com" } == file.sources)
        #expect(meals.count { !$0.keywords.isEmpty } == file.tagged)
        for meal in meals {
            #expect(meal.isCookable)
            #expect(meal.cuisines.count == 1 && meal.categories.count == 1)
            #expect(meal.steps.allSatisfy { $0 == CleanText.line($0) && !$0.isEmpty })
        }
    }

    @Test func aMealHasItsFields() throws {
        let meal = try #require(try TheMealDBReply(bytes("lookup-52772")).meals.first)
        #expect(meal.id.key == "52772")
        #expect(meal.cuisines == ["japanese"])
        #expect(meal.categories == ["chicken"])
        #expect(meal.keywords == ["Meat", "Casserole"])
        #expect(
            meal.ingredients.prefix(3).map(\.text)
                == ["3/4 cup soy sauce", "1/2 cup water", "1/4 cup brown sugar"]
        )
        let newer = try TheMealDBReply(bytes("lookup-52772-wire-form")).meals.first
        #expect(newer?.ingredients.map(\.name) == meal.ingredients.map(\.name))
    }

    @Test(arguments: [
        "none-reconstructed", "lookup-invalid-id-reconstructed", "search-s-xablau-none",
    ])
    func noSuchThingIsNoMeals(_ name: String) throws {
        #expect(try TheMealDBReply(bytes(name)).meals.isEmpty)
    }

    @Test func namesAreRead() throws {
        let categories = try TheMealDBReply.categories(bytes("categories"))
        #expect(categories.count == 14)
        #expect(categories.prefix(3).map(\.name) == ["Beef", "Chicken", "Dessert"])
        #expect(categories.allSatisfy { $0.summary?.isEmpty == false })
        #expect(try TheMealDBReply.areas(bytes("list-a")).count == 24)
        // Lists of other things are no areas.
        #expect(throws: ServiceFailure.malformedReply(.wrongShape)) {
            try TheMealDBReply.areas(bytes("list-i"))
        }
        #expect(throws: ServiceFailure.malformedReply(.wrongShape)) {
            try TheMealDBReply(bytes("list-c"))
        }
    }
}
