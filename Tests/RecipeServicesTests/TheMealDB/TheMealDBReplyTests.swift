import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct TheMealDBReplyTests {
    private func reply(_ text: String) throws -> TheMealDBReply {
        try TheMealDBReply(Array(text.utf8))
    }

    @Test(arguments: [
        #"{"meals":null}"#, #"{"meals":"Invalid ID"}"#, #"{"meals":"no data found"}"#,
        #"{"meals":[]}"#,
    ])
    func noSuchThingIsNoMeals(_ text: String) throws {
        #expect(try reply(text).meals.isEmpty)
        #expect(try reply(text).unusableEntries == 0)
    }

    @Test(arguments: [
        "{}", "[]", #"{"meals":{"idMeal":"1","strMeal":"A"}}"#, #"{"meals":true}"#,
        #"{"meals":5}"#, #"{"meals":[{"strArea":"British"}]}"#, #"{"recipes":[]}"#,
    ])
    func whatIsNoAnswerIsTold(_ text: String) {
        #expect(throws: ServiceFailure.malformedReply(.wrongShape)) { try reply(text) }
    }

    @Test func entriesOfNoUseAreCountedAndRepeatsAreNot() throws {
        let reply = try reply(
            #"""
            {"meals":[{"idMeal":"1","strMeal":"A"},null,{"idMeal":"1","strMeal":"A"},
             {"idMeal":"2"},{"idMeal":"3","strMeal":"B\u00e9"}]}
            """#
        )
        #expect(reply.meals.map(\.title) == ["A", "Bé"])
        #expect(reply.unusableEntries == 2)
    }

    @Test(arguments: [(5_000, 5_000, 0), (5_001, 5_000, 1), (5_003, 5_000, 3)])
    func aListWithoutEndIsReadUpToALimit(_ sent: Int, _ read: Int, _ unusable: Int) throws {
        let meals = (1...sent).map { #"{"idMeal":"\#($0)","strMeal":"A"}"# }
        let reply = try reply(#"{"meals":[\#(meals.joined(separator: ","))]}"#)
        #expect(reply.meals.count == read)
        #expect(reply.meals.last?.id.key == "5000")
        #expect(reply.unusableEntries == unusable)
    }

    @Test func categoriesHaveWhatTheyAre() throws {
        let text = #"""
            {"categories":[
              {"idCategory":"1","strCategory":"Beef","strCategoryThumb":"https://t.example/1.png",
               "strCategoryDescription":"From cattle.\r\n\r\nMuch eaten.[1]"},
              {"strCategory":"Side","strCategoryDescription":null},{"strCategory":""},7]}
            """#
        let names = try TheMealDBReply.categories(Array(text.utf8))
        #expect(
            names == [
                CountedName(name: "Beef", summary: "From cattle. Much eaten.[1]"),
                CountedName(name: "Side"),
            ]
        )
        #expect(throws: ServiceFailure.malformedReply(.wrongShape)) {
            try TheMealDBReply.categories(Array(#"{"meals":null}"#.utf8))
        }
    }

    @Test func areasAreInTheServicesOrder() throws {
        let text = #"{"meals":[{"strArea":"Thai"},{"strArea":"American"},{"strArea":"Thai"}]}"#
        let names = try TheMealDBReply.areas(Array(text.utf8)).map(\.name)
        #expect(names == ["Thai", "American"])
    }

    @Test func noAreasAreAnAnswerAndOtherListsAreNone() throws {
        #expect(try TheMealDBReply.areas(Array(#"{"meals":null}"#.utf8)) == [])
        #expect(try TheMealDBReply.categories(Array(#"{"categories":[]}"#.utf8)) == [])
        for text in [#"{"meals":[{"strCategory":"Side"}]}"#, #"{"areas":[]}"#] {
            #expect(throws: ServiceFailure.malformedReply(.wrongShape)) {
                try TheMealDBReply.areas(Array(text.utf8))
            }
        }
        #expect(throws: ServiceFailure.malformedReply(.wrongShape)) {
            try TheMealDBReply.categories(Array(#"{"categories":[{"strArea":"Thai"}]}"#.utf8))
        }
    }

    @Test func tenThousandRandomTextsAreReadOrRefused() {
        var generator = SeededGenerator(seed: 77)
        for _ in 0..<10_000 {
            var bytes = generator.jsonLikeBytes(upTo: 16)
            if Bool.random(using: &generator) {
                bytes =
                    Array(#"{"meals":[{"idMeal":"1","strMeal":"a","#.utf8) + bytes
                    + Array("}]}".utf8)
            }
            do {
                let reply = try TheMealDBReply(bytes)
                #expect(reply.meals.allSatisfy { !$0.title.isEmpty })
            } catch {
                #expect(error is ServiceFailure)
            }
        }
    }
}
