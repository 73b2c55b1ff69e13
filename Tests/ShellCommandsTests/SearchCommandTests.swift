import Conversation
import RecipeModel
import ShellAnswers
import ShellCommands
import Testing

struct SearchCommandTests {
    @Test func searchListsTheFirstPageAndMoreTheNext() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        #expect(kitchen.titles == ["Leek soup", "Leek pie", "Leek tart"])
        await kitchen.type("more")
        #expect(kitchen.titles == ["Leek salad", "Garlic leek bake"])
        #expect(kitchen.numbers == [4, 5])
        await kitchen.type("more")
        #expect(kitchen.numbers.isEmpty)
        guard case .results(let results)? = kitchen.answer else { return }
        #expect(results.loaded == 5 && !results.hasMore)
    }

    @Test func allGoesThroughEveryPage() async {
        let kitchen = TestKitchen(pageSize: 1)
        await kitchen.type("search leek --all")
        #expect(kitchen.numbers == [1, 2, 3, 4, 5])
    }

    @Test func bareFoodsSearchAndSayWhatTheyWereTakenFor() async {
        let kitchen = TestKitchen()
        await kitchen.type("leek -cheese")
        let understood = kitchen.shown.contents.contains {
            if case .notes(let notes) = $0 {
                notes == [.understood("search leek -cheese")]
            } else {
                false
            }
        }
        #expect(understood)
        #expect(!kitchen.titles.contains("Leek pie"))
    }

    @Test(arguments: [
        ("and garlic", ["Garlic leek bake"]),
        ("without cheese, butter", ["Leek soup", "Leek salad", "Garlic leek bake"]),
        ("and minutes:20", ["Leek soup", "Leek salad"]),
        ("and category:soup", ["Leek soup"]),
    ])
    func refiningKeepsTheOtherConditions(line: String, titles: [String]) async {
        let kitchen = TestKitchen(pageSize: 10)
        await kitchen.type("search leek")
        await kitchen.type(line)
        #expect(kitchen.titles == titles)
        await kitchen.type("back")
        #expect(kitchen.titles.count == 5)
    }

    @Test func dropLiftsAConditionAndNamesThoseThatThereAre() async {
        let kitchen = TestKitchen(pageSize: 10)
        await kitchen.type("search leek garlic -cream")
        #expect(kitchen.titles.isEmpty)
        await kitchen.type("drop cream")
        #expect(kitchen.titles == ["Garlic leek bake"])
        await kitchen.type("drop onion")
        guard case .query(.noSuchCondition(let word, let conditions))? = kitchen.mistake
        else {
            Issue.record("no such mistake: \(String(describing: kitchen.mistake))")
            return
        }
        #expect(word == "onion" && conditions.count == 2)
    }

    @Test func refiningBeforeAnyQueryIsAMistake() async {
        let kitchen = TestKitchen()
        for line in ["and basil", "drop onion", "more", "list", "refresh"] {
            let result = await kitchen.type(line)
            #expect(result.exitCode == 64, "\(line)")
        }
    }

    @Test func withoutAsTheFirstLineListsEverythingElse() async {
        let kitchen = TestKitchen()
        let result = await kitchen.type("without onion")
        #expect(result.exitCode == 0)
        #expect(kitchen.mistake == nil)
    }

    @Test func nothingFoundHintsAtTheTermToDrop() async {
        let kitchen = TestKitchen()
        let result = await kitchen.type("search leek durian")
        #expect(result.exitCode == 0)
        guard case .results(let results)? = kitchen.answer else {
            Issue.record("no results")
            return
        }
        #expect(results.rows.isEmpty)
        #expect(
            results.hints.contains {
                $0.condition == .has(Term("durian")) && $0.total == .exactly(5)
            }
        )
    }

    @Test func nothingFoundIsAnErrorOfASingleCommandOnly() async {
        let kitchen = TestKitchen(options: Shell.Options(isOneCommand: true))
        let result = await kitchen.interpreter.play(words: ["search", "durian"])
        #expect(result.exitCode == 1)
        #expect(result.errorName == .nothingFound)
    }

    @Test func aFailedSearchLeavesTheResults() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        let result = await kitchen.type("search trouble")
        #expect(result.exitCode == 75)
        guard case .world(let failure)? = kitchen.failure else {
            Issue.record("no failure")
            return
        }
        #expect(failure.loaded == 3 && failure.canRetry)
        await kitchen.type("list")
        #expect(kitchen.titles.first == "Leek soup")
    }

    @Test func aNumberFromTheCategoriesSearchesThem() async {
        let kitchen = TestKitchen()
        await kitchen.type("categories")
        await kitchen.type("1")
        #expect(kitchen.titles == ["Leek soup", "Garlic soup"])
        await kitchen.type("categories")
        let result = await kitchen.type("9")
        #expect(result.exitCode == 64)
        #expect(
            kitchen.mistake
                == .reference(.noSuchNumber(9, in: .shown, count: 3, hasMore: false))
        )
    }

    @Test func listPrintsNamedResultsWithTheirNumbers() async {
        let kitchen = TestKitchen(pageSize: 10)
        await kitchen.type("search leek")
        await kitchen.type("list 2-3,5")
        #expect(kitchen.numbers == [2, 3, 5])
        await kitchen.type("1,4")
        #expect(kitchen.numbers == [1, 4])
    }

    @Test func oneBadNumberFailsTheWholeList() async throws {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        let result = await kitchen.type("fav 1,42")
        #expect(result.exitCode == 64)
        #expect(
            kitchen.mistake
                == .reference(.noSuchNumber(42, in: .results, count: 3, hasMore: true))
        )
        let kept = try await kitchen.favorites.favorites()
        #expect(kept.isEmpty)
    }
}
