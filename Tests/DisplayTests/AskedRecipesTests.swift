import Foundation
import KitchenLanguage
import RecipeCooking
import RecipeModel
import RecipeQuestions
import RecipeSearch
import RecipeStore
import ShellAnswers
import Testing

@testable import Display

/// What the recipes that come with the program say to questions.
struct AskedRecipesTests {
    /// A question of the table, and what its answer must have.
    struct Row: CustomTestStringConvertible {
        var title: String
        var step: Int?
        var question: String
        var parts: [String]

        var testDescription: String { "\(title): \(question)" }
    }

    private static let recipes: [String: Recipe] = {
        let cookbook = StarterCookbook()
        return Dictionary(
            cookbook.outlines.compactMap { cookbook.recipe(forKey: $0.id.key) }
                .map { ($0.title, $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }()

    /// The recipes as searches see them.
    private static let searched = recipes.values.map { (recipe: $0, words: RecipeWords($0)) }

    static let table: [Row] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Questions/asked.txt")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        var title = ""
        var rows: [Row] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let sides = line.components(separatedBy: " => ")
            guard sides.count == 2 else {
                title = String(line)
                continue
            }
            var question = sides[0]
            var step: Int?
            if question.hasPrefix("["), let end = question.firstIndex(of: "]") {
                step = Int(question[..<end].dropFirst())
                question = question[end...].dropFirst().trimmingWhitespace()
            }
            rows.append(
                Row(
                    title: title,
                    step: step,
                    question: question,
                    parts: sides[1].components(separatedBy: " & ")
                )
            )
        }
        return rows
    }()

    private func reply(_ text: String, _ recipe: Recipe, at step: Int? = nil) throws -> RecipeReply
    {
        let question = try #require(RecipeQuestion(text))
        var guide = Guide(recipe)
        if let step { _ = guide?.go(to: step) }
        return RecipeAnswerer(
            recipe,
            guide: step == nil ? nil : guide,
            isGuiding: step != nil
        ).reply(to: question)
    }

    @Test(arguments: table)
    func theAnswerIsRight(_ row: Row) throws {
        let recipe = try #require(Self.recipes[row.title], "\(row.title)")
        let reply = try reply(row.question, recipe, at: row.step)
        let answer = AskedAnswer(title: recipe.title, reply: reply)
        let text =
            reply.step.map { "step \($0)" }
            ?? (answer.lines + answer.hints).joined(separator: "\n")
        for part in row.parts {
            let isMet =
                if part == "silent" {
                    !reply.isSaid
                } else if part.hasPrefix("!") {
                    !text.localizedCaseInsensitiveContains(part.dropFirst())
                } else {
                    text.localizedCaseInsensitiveContains(part)
                }
            #expect(isMet, "\(row.question): wanted \(part), got \(text)")
        }
    }

    @Test func thereAreRowsEnough() { #expect(Self.table.count > 130) }

    /// A label never says other than a search: no food is in what a search without it finds, and
    /// nothing is of a diet that a search for it doesn't find.
    @Test(
        arguments: [
            "gluten", "nuts", "milk", "eggs", "fish", "crustaceans", "peanuts", "soya", "celery",
            "mustard", "sesame", "sulphites", "lupin", "molluscs", "meat", "pork", "alcohol",
        ]
    )
    func noFoodIsDeniedThatASearchLeavesOut(_ food: String) throws {
        let kept = QueryMatch([.none(Term(food))])
        for (recipe, words) in Self.searched {
            guard
                case .contains(_, let verdict, _, _) = try reply("does it have \(food)?", recipe)
                    .saying
            else {
                Issue.record("\(food)")
                return
            }
            #expect((verdict == .no) == kept.holds(for: words), "\(recipe.title)")
        }
    }

    @Test(arguments: ["vegan", "vegetarian", "gluten free", "dairy free", "nut free", "egg free"])
    func noDietIsPromisedThatASearchDoesNotFind(_ diet: String) throws {
        let found = QueryMatch([.has(Term(diet))])
        for (recipe, words) in Self.searched {
            guard case .diet(_, let verdict, _, _) = try reply("is it \(diet)?", recipe).saying
            else {
                Issue.record("\(diet)")
                return
            }
            let isFound = found.holds(for: words)
            #expect(verdict != .yes || isFound, "\(recipe.title)")
            #expect(verdict != .no || !isFound, "\(recipe.title)")
        }
    }

    @Test func programsReadTheAnswer() throws {
        let recipe = try #require(Self.recipes["Victoria sponge"])
        let text = try #require(AskedAnswer.json("how much butter?", recipe))
        #expect(text.contains(#""about":"amount","said":true,"recipe":"Victoria sponge""#))
        #expect(text.contains(#""from":[{"ingredient":1},{"step":"#))
        let step = try #require(AskedAnswer.json("what now?", recipe))
        #expect(step.contains(#""from":[{"step":1}]"#))
        #expect(AskedAnswer.json("??", recipe) == nil)
    }
}
