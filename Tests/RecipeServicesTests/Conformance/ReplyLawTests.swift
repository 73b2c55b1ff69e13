import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// What holds for the reader of every service's answers.
struct ReplyLawTests {
    /// A reader, what stands around entries, an entry's beginning, and how many entries are read.
    struct Reader: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let before: String
        let after: String
        let entry: String
        let limit: Int
        /// The recipes, and how many entries were of no use.
        let read: @Sendable ([UInt8]) throws -> ([Recipe], Int)
    }

    static let readers = [
        Reader(
            testDescription: "RecipePuppy",
            before: #"{"title":"Recipe Puppy","version":0.1,"results":["#,
            after: "]}",
            entry: #"{"title":"a","href":"""#,
            limit: RecipePuppyReply.entryLimit
        ) {
            let reply = try RecipePuppyReply($0) { $0 }
            return (reply.recipes, reply.unusableEntries)
        },
        Reader(
            testDescription: "TheMealDB",
            before: #"{"meals":["#,
            after: "]}",
            entry: #"{"strMeal":"a""#,
            limit: 5_000
        ) {
            let reply = try TheMealDBReply($0)
            return (reply.meals, reply.unusableEntries)
        },
        Reader(
            testDescription: "Spoonacular",
            before: #"{"totalResults":3,"results":["#,
            after: "]}",
            entry: #"{"title":"a""#,
            limit: 1_000
        ) {
            let reply = try SpoonacularReply($0, MarkupText { $0 })
            #expect(reply.entryCount >= reply.recipes.count + reply.unusableEntries)
            return (reply.recipes, reply.unusableEntries)
        },
        Reader(
            testDescription: "the feed",
            before: #"{"recipes":["#,
            after: "]}",
            entry: #"{"name":"a""#,
            limit: 30_000
        ) {
            let reply = try FeedReply($0)
            return (reply.recipes, reply.unusableEntries)
        },
    ]

    @Test(arguments: readers)
    func tenThousandRandomTextsAreReadOrRefused(_ reader: Reader) {
        var generator = SeededGenerator(seed: 20_262)
        for _ in 0..<10_000 {
            var bytes = generator.jsonLikeBytes(upTo: 16)
            // Half of them get as far as the entries.
            if Bool.random(using: &generator) {
                bytes = Array((reader.before + reader.entry + ",").utf8) + bytes
                bytes += Array(("}" + reader.after).utf8)
            }
            do {
                #expect(try reader.read(bytes).0.allSatisfy { !$0.title.isEmpty })
            } catch {
                #expect(error is ServiceError)
            }
        }
    }

    /// What is more than is read is counted as unusable.
    @Test(arguments: readers, [0, 1, 3])
    func aListWithoutEndIsReadUpToALimit(_ reader: Reader, _ more: Int) throws {
        let entries = (1...reader.limit + more).map {
            reader.entry + #","idMeal":"\#($0)","id":\#($0),"uuid":"\#($0)"}"#
        }
        let text = reader.before + entries.joined(separator: ",") + reader.after
        let (recipes, unusable) = try reader.read(Array(text.utf8))
        #expect(recipes.count == reader.limit)
        #expect(unusable == more)
    }

    /// A recipe's own lists end, too.
    @Test(arguments: [500, 501])
    func aRecipesListsAreReadUpToALimit(_ count: Int) throws {
        let lines = Array(repeating: #"{"name":"salt"}"#, count: count).joined(separator: ",")
        let steps = Array(repeating: #"{"step":"Fry."}"#, count: count).joined(separator: ",")
        let text = #"""
            {"id":1,"title":"A","extendedIngredients":[\#(lines)],
            "analyzedInstructions":[{"steps":[\#(steps)]}]}
            """#
        let value = try JSONReader.value(of: Array(text.utf8))
        let recipe = try #require(Recipe(spoonacular: value, MarkupText { $0 }))
        #expect(recipe.ingredients.count == 500 && recipe.steps.count == 500)
    }
}
