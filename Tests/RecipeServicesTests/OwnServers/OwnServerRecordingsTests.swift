import Foundation
import KitchenLanguage
import RecipeModel
import Testing

@testable import RecipeServices

/// Answers recorded from running servers, where they lie beside the repository.
@Suite(.enabled(if: Recordings.folder != nil, Comment(rawValue: Recordings.absence)))
struct OwnServerRecordingsTests {
    private static let words = OwnServerWords(
        markup: MarkupText { text in
            var isTag = false
            return text.filter { sign in
                if sign == "<" { isTag = true }
                defer { if sign == ">" { isTag = false } }
                return !isTag
            }
        },
        minutes: { StatedNumber($0).map { Int($0.value) } }
    )

    private func base() throws -> WebAddress {
        try #require(WebAddress("http://127.0.0.1:9926"))
    }

    /// The JSON of every recorded answer of a server whose name begins so.
    private func answers(_ server: String, _ prefix: String) throws -> [(String, JSONValue)] {
        let folder = try #require(Recordings.folder).appending(path: server)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".http") }.compactMap {
            let data = try Data(contentsOf: folder.appending(path: $0))
            guard let end = data.range(of: Data("\r\n\r\n".utf8)),
                String(decoding: data.prefix(12), as: UTF8.self).hasSuffix(" 200"),
                let value = try? JSONValue.reply(Array(data[end.upperBound...]))
            else { return nil }
            return ($0, value)
        }
    }

    @Test
    func everyRecipeOfMealieIsRead() throws {
        let answers = try answers("mealie", "recipe-").filter { $0.1["slug"] != nil }
        #expect(answers.count >= 8)
        for (name, answer) in answers {
            let recipe = try #require(Recipe(mealie: answer, at: try base(), Self.words), "\(name)")
            #expect(
                recipe.ingredients.allSatisfy { $0.text.contains(where: \.isLetter) },
                "\(name)"
            )
            let lines = (answer["recipeIngredient"]?.array ?? []).count {
                $0["food"]?.isObject == true || $0.line("note") != nil
            }
            #expect(recipe.ingredients.count == lines, "\(name)")
        }
    }

    @Test
    func everyRecipeOfTandoorIsRead() throws {
        let answers = try answers("tandoor", "recipe-").filter { $0.1["steps"] != nil }
        #expect(answers.count >= 8)
        for (name, answer) in answers {
            let recipe = try #require(
                Recipe(tandoor: answer, at: try base(), Self.words),
                "\(name)"
            )
            #expect(recipe.ingredients.allSatisfy { !$0.text.isEmpty }, "\(name)")
        }
    }

    @Test
    func listsOfBothAreRead() throws {
        for (name, answer) in try answers("mealie", "list-") + answers("mealie", "filter-") {
            guard let items = answer["items"]?.array else { continue }
            let base = try base()
            let read = items.compactMap { Recipe(mealie: $0, at: base, Self.words) }
            #expect(read.count == items.count, "\(name)")
        }
        for (name, answer) in try answers("tandoor", "list-") + answers("tandoor", "by-") {
            guard let items = answer["results"]?.array else { continue }
            let base = try base()
            let read = items.compactMap { Recipe(tandoor: $0, at: base, Self.words) }
            #expect(read.count == items.count, "\(name)")
        }
    }

    /// Errors and changes too, all but those of which the end was not kept.
    @Test(arguments: ["mealie", "tandoor"])
    func everyAnswerIsData(_ server: String) throws {
        let folder = try #require(Recordings.folder).appending(path: server)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".http") }
        var count = 0
        for name in names {
            let data = try Data(contentsOf: folder.appending(path: name))
            guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { continue }
            let head = String(decoding: data[..<end.lowerBound], as: UTF8.self).lowercased()
            let body = data[end.upperBound...]
            let text = String(decoding: body.suffix(30), as: UTF8.self)
            guard head.contains("content-type: application/json"), !body.isEmpty,
                !head.contains("content-encoding"), !text.contains("(cut here)"),
                !text.contains("not kept")
            else { continue }
            count += 1
            #expect(throws: Never.self, "\(name)") { try JSONValue.reply(Array(body)) }
        }
        #expect(count > 50)
    }

    @Test
    func templatesAreFilledIn() throws {
        let answer = try #require(try answers("tandoor", "recipe-template").first?.1)
        let recipe = try #require(Recipe(tandoor: answer, at: try base(), Self.words))
        #expect(recipe.steps.first?.contains("500 gram flour") == true)
        #expect(recipe.steps.first?.contains("2.5") == true)
        #expect(recipe.stepGroups.map(\.title).contains("Hummus"))
        #expect(!recipe.steps.contains { $0.contains("ingredients[0]") })
    }
}
