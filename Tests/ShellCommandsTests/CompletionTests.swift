import RecipeModel
import RecipeSearch
import RecipeTestSupport
import ShellAnswers
import Testing

@testable import ShellCommands

struct CompletionTests {

    @Test(arguments: [
        ("", ["unpopped", "super-quick", "quick", "soda pop", "quince"]),
        ("qu", ["quick", "quince"]), ("QUI", ["quick", "quince"]), ("quick", ["quick"]),
        ("super-q", ["super-quick"]), ("pop", ["soda pop", "unpopped"]),
        ("ick", ["super-quick", "quick"]),
        ("qick", ["quick"]), ("qui ck", ["quick"]), ("quix", ["quick", "quince"]),
        ("sodo", ["soda pop"]),
        ("qx", []), ("xyz", []),
    ])
    func whatFitsIsOfTheBestKindThatThereIs(typed: String, fitting: [String]) {
        let candidates = ["unpopped", "super-quick", "quick", "soda pop", "quince"]
            .map { Candidate($0) }
        #expect(Completion.fitting(candidates, to: typed).map(\.text) == fitting)
    }

    /// Names of files and of the cook's own are offered as they are written.
    @Test(arguments: [
        ("qu", ["Quiche.cook", "quick.cook"]), ("QU", ["Quiche.cook", "quick.cook"]),
        ("pi", ["Leek Pie.md"]), ("uc", ["dUCKling.md"]), ("quicje", ["Quiche.cook"]),
    ])
    func whatFitsMayBeInCapitals(typed: String, fitting: [String]) {
        let candidates = ["Quiche.cook", "quick.cook", "Leek Pie.md", "dUCKling.md"]
            .map { Candidate($0) }
        #expect(Completion.fitting(candidates, to: typed).map(\.text) == fitting)
    }

    /// Candidates with their descriptions, at the end of a line.
    private func described(_ line: String, in kitchen: TestKitchen) async -> [String] {
        let completion = Completion(
            of: line,
            cursor: line.count,
            knowing: await kitchen.shell.completionKnowledge(),
            folder: { _ in [] }
        )
        return completion.candidates.map { "\($0.text): \($0.summary)" }
    }

    /// Where nothing that is shown fits, a title of the cookbook does, whatever quotes are typed.
    @Test(arguments: [
        ("open vict", ["\"Victoria sponge\""], 5), ("open victoria sp", ["\"Victoria sponge\""], 5),
        ("fav 'vic", ["'Victoria sponge'"], 4), ("open \"victoria s", ["\"Victoria sponge\""], 5),
        ("guide spon", ["\"Victoria sponge\"", "\"Sponge drops\""], 6), ("open 1,vict", [], 7),
    ])
    func titlesOfTheCookbookAreCompleted(_ line: String, _ wanted: [String], _ start: Int) async {
        let recipes = ["Victoria sponge", "Leek pie", "Sponge drops"].map {
            TestKitchen.recipe($0, ["flour"])
        }
        let kitchen = TestKitchen(changing: { $0.services.cookbook = { recipes } })
        let completion = Completion(
            of: line,
            cursor: line.count,
            knowing: await kitchen.shell.completionKnowledge(),
            folder: { _ in [] }
        )
        #expect(Set(completion.candidates.map(\.text)) == Set(wanted))
        #expect(completion.span.lowerBound == start || wanted.isEmpty)
    }

    @Test func whatAServiceNeedsOrWhereItIsIsSaid() async {
        let kitchen = TestKitchen()
        await kitchen.type("set recipepuppy.url http://127.0.0.1:9")
        #expect(await described("service r", in: kitchen) == ["recipepuppy: http://127.0.0.1:9"])
        let keyed = TestKitchen { $0.services.state = { _, _ in ServiceState(need: .key) } }
        #expect(await described("service r", in: keyed) == ["recipepuppy: needs a key"])
    }

    @Test func cuisinesAndCategoriesAreThoseOfTheCookbook() async {
        let kitchen = TestKitchen {
            $0.services.vocabulary = {
                CookbookNames(
                    foods: .shared,
                    cuisines: [
                        CountedName(name: "italian", count: 12), CountedName(name: "irish"),
                    ],
                    categories: [CountedName(name: "icecream", count: 3)]
                )
            }
        }
        #expect(await described("search cuisine:i", in: kitchen) == ["italian: 12", "irish: "])
        #expect(await described("search cuisine:ir", in: kitchen) == ["irish: "])
        #expect(await described("search category:i", in: kitchen) == ["icecream: 3"])
    }

    @Test func anyLineCanBeCompletedAnywhere() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        let knowledge = await kitchen.shell.completionKnowledge()
        var random = SeededGenerator(seed: 20_261_121)
        let signs = Array("searchopenfav 123 -,;\"'\\|>$#!crème🍲日\n\t")
        for _ in 0..<500 {
            let line = String(
                (0..<Int.random(in: 0...20, using: &random)).map { _ in
                    signs[Int.random(in: 0..<signs.count, using: &random)]
                }
            )
            let cursor = Int.random(in: 0...line.count, using: &random)
            let completion = Completion(
                of: line,
                cursor: cursor,
                knowing: knowledge,
                folder: { _ in [] }
            )
            #expect(
                completion.span.lowerBound >= 0 && completion.span.upperBound <= line.count,
                "\(line.debugDescription) at \(cursor)"
            )
        }
    }

}
