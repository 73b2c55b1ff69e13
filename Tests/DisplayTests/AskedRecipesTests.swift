import Foundation
import KitchenLanguage
import RecipeModel
import RecipeQuestions
import RecipeSearch
import RecipeStore
import RecipeTestSupport
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

    private static let recipes: [String: AskedRecipe] = {
        let cookbook = StarterCookbook()
        return Dictionary(
            cookbook.outlines.compactMap { cookbook.recipe(forKey: $0.id.key) }
                .map { ($0.title, AskedRecipe($0)) },
            uniquingKeysWith: { first, _ in first }
        )
    }()

    /// The recipes as searches see them.
    private static let searched = recipes.values.map { asked in
        (asked: asked, words: RecipeWords(asked.recipe))
    }

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

    private func reply(_ text: String, _ asked: AskedRecipe, at step: Int? = nil) throws
        -> RecipeReply
    {
        RecipeAnswerer(asked, at: step).reply(to: try #require(RecipeQuestion(text)))
    }

    @Test(arguments: table)
    func theAnswerIsRight(_ row: Row) throws {
        let asked = try #require(Self.recipes[row.title], "\(row.title)")
        let reply = try reply(row.question, asked, at: row.step)
        let answer = AskedAnswer(title: asked.recipe.title, reply: reply)
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

    /// A label never promises what a search doesn't: no food is denied that a search without it leaves out,
    /// and nothing is of a diet that a search for it doesn't find. What the steps name beside the
    /// ingredients may leave it open.
    @Test(
        arguments: [
            "gluten", "nuts", "milk", "eggs", "fish", "crustaceans", "peanuts", "soya", "celery",
            "mustard", "sesame", "sulphites", "lupin", "molluscs", "meat", "pork", "alcohol",
        ]
    )
    func noFoodIsDeniedThatASearchLeavesOut(_ food: String) throws {
        let kept = QueryMatch([.none(Term(food))])
        let question = try #require(RecipeQuestion("does it have \(food)?"))
        for (asked, words) in Self.searched {
            let reply = RecipeAnswerer(asked).reply(to: question)
            guard case .contains(_, let verdict, _, _, _) = reply.saying else {
                Issue.record("\(food)")
                return
            }
            let isOpen = verdict == .unclear && !reply.beside.isEmpty
            #expect(isOpen || (verdict == .no) == kept.holds(for: words), "\(asked.recipe.title)")
            #expect(verdict != .no || kept.holds(for: words), "\(asked.recipe.title)")
        }
    }

    @Test(arguments: ["vegan", "vegetarian", "gluten free", "dairy free", "nut free", "egg free"])
    func noDietIsPromisedThatASearchDoesNotFind(_ diet: String) throws {
        let found = QueryMatch([.has(Term(diet))])
        let question = try #require(RecipeQuestion("is it \(diet)?"))
        for (asked, words) in Self.searched {
            guard
                case .diet(_, let verdict, _, _, _) = RecipeAnswerer(asked).reply(to: question)
                    .saying
            else {
                Issue.record("\(diet)")
                return
            }
            let isFound = found.holds(for: words)
            #expect(verdict != .yes || isFound, "\(asked.recipe.title)")
            #expect(verdict != .no || !isFound, "\(asked.recipe.title)")
        }
    }

    /// Whatever is asked of whatever recipe, what an answer quotes stands there.
    @Test func whatIsQuotedStandsInTheRecipe() throws {
        let questions = Set(Self.table.map(\.question)).sorted()
        let turns = lawCases(4)
        let all = Self.recipes.values.sorted { $0.recipe.title < $1.recipe.title }
        for (number, asked) in all.enumerated() {
            let recipe = asked.recipe
            let lines = recipe.ingredients.map(\.text)
            let texts = recipe.steps + recipe.notes + lines
            for turn in 0..<turns {
                let text = questions[(number * turns + turn) % questions.count]
                let step = turn.isMultiple(of: 3) ? 1 + turn % max(1, recipe.steps.count) : nil
                let question = try #require(RecipeQuestion(text))
                let reply = RecipeAnswerer(asked, at: step).reply(to: question)
                switch reply.saying {
                case .sentences(let said), .span(_, let said):
                    for sentence in said {
                        let whole = sentence.step == 0 ? "" : recipe.steps[sentence.step - 1]
                        #expect(whole.contains(sentence.text), "\(recipe.title): \(text)")
                    }
                case .told(let said), .silence(let said):
                    for one in said {
                        let isThere = texts.contains { $0.contains(one) }
                        #expect(isThere || !recipe.nutrition.isEmpty, "\(recipe.title): \(text)")
                    }
                case .ingredients(let shares), .sum(_, let shares), .lacking(_, _, let shares),
                    .added(let shares, _):
                    for share in shares {
                        #expect(lines.contains(share.line), "\(recipe.title): \(text)")
                    }
                default: break
                }
                let titles = recipe.ingredientGroups.compactMap(\.title)
                for sentence in reply.beside {
                    let isThere = (texts + titles).contains { $0.contains(sentence.text) }
                    #expect(isThere, "\(recipe.title): \(text)")
                }
                for ground in reply.grounds {
                    switch ground {
                    case .ingredient(let place): #expect(lines.indices.contains(place - 1))
                    case .step(let place): #expect(recipe.steps.indices.contains(place - 1))
                    case .recipe: Issue.record("no list was asked")
                    }
                }
            }
        }
    }

    @Test func programsReadTheAnswer() throws {
        let recipe = try #require(Self.recipes["Victoria sponge"]).recipe
        let text = try #require(AskedAnswer.json("how much butter?", recipe))
        #expect(text.contains(#""about":"amount","said":true,"recipe":"Victoria sponge""#))
        #expect(text.contains(#""from":[{"ingredient":1},{"step":"#))
        let step = try #require(AskedAnswer.json("what now?", recipe))
        #expect(step.contains(#""from":[{"step":1}]"#))
        #expect(AskedAnswer.json("??", recipe) == nil)
    }
}
