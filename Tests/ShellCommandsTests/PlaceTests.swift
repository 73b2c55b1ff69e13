import Conversation
import RecipeModel
import ShellAnswers
import ShellCommands
import Testing

/// The cook's place: what a line leaves as it was, and where `back` and `forward` lead.
struct PlaceTests {
    private func kitchen(after lines: String...) async -> TestKitchen {
        let kitchen = TestKitchen()
        for line in lines { await kitchen.type(line) }
        return kitchen
    }

    // MARK: Lines that find nothing, fail or are not understood

    @Test func aSearchThatFindsNothingTakesNothingAway() async {
        let kitchen = await kitchen(after: "search leek", "more", "search durian")
        guard case .results(let nothing)? = kitchen.answer else {
            Issue.record("no answer")
            return
        }
        #expect(nothing.rows.isEmpty && nothing.loaded == 0)
        #expect(nothing.stillThere?.count == 5)
        #expect(nothing.stillThere?.query.conditions == [.has(Term("leek"))])
        await kitchen.type("list")
        #expect(kitchen.numbers == [1, 2, 3, 4, 5])
        await kitchen.type("open 2")
        #expect(kitchen.titles == ["Leek pie"])
    }

    @Test(arguments: ["search durian", "and durian", "fav garlic xyz", "open 99"])
    func narrowingGoesOnFromTheListThatIsShown(line: String) async {
        let kitchen = await kitchen(after: "search leek", line, "and flour")
        #expect(kitchen.titles == ["Leek pie", "Leek tart"])
    }

    @Test func whatWasExcludedInVainStaysExcluded() async {
        let kitchen = await kitchen(after: "search leek", "without flour, durian, leek", "and egg")
        #expect(kitchen.titles.isEmpty)
        await kitchen.type("drop leek")
        await kitchen.type("search leek")
        #expect(kitchen.titles.first == "Leek soup")
    }

    @Test func whatFoundNothingIsMendedWithDrop() async {
        let kitchen = await kitchen(after: "search leek", "search garlic, durian", "drop durian")
        #expect(kitchen.titles == ["Garlic bread", "Garlic soup", "Garlic leek bake"])
        await kitchen.type("back")
        #expect(kitchen.titles == ["Leek soup", "Leek pie", "Leek tart"])
    }

    @Test func backAfterNothingShowsTheListAgain() async {
        let kitchen = await kitchen(after: "search garlic", "search leek", "search durian", "back")
        #expect(kitchen.titles.first == "Leek soup")
        await kitchen.type("back")
        #expect(kitchen.titles.first == "Garlic bread")
    }

    @Test func moreAfterNothingGoesOnWithTheList() async {
        let kitchen = await kitchen(after: "search leek", "search durian", "more")
        #expect(kitchen.numbers == [4, 5])
    }

    @Test func aLineThatIsNotUnderstoodSaysThatTheListIsStillThere() async {
        let kitchen = await kitchen(after: "search leek", "serch garlic")
        guard case .notes(let notes)? = kitchen.shown.contents.last else {
            Issue.record("nothing is said")
            return
        }
        let query = RecipeQuery([.has(Term("leek"))])
        #expect(notes == [.stillThere(StillThere(count: 3, query: query))])
        await kitchen.type("more")
        #expect(kitchen.numbers == [4, 5])
    }

    /// It is said once, and again when a screenful of such lines has come since, or something else.
    @Test func thatTheListIsStillThereIsNotSaidOverAndOver() async {
        let kitchen = await kitchen(after: "search leek")
        func isTold(after line: String) async -> Bool {
            await kitchen.type(line)
            if case .notes? = kitchen.shown.contents.last { return true }
            return false
        }
        #expect(await isTold(after: "serch garlic"))
        #expect(await !isTold(after: "good morning"))
        await kitchen.type("echo soup")
        #expect(await isTold(after: "serch garlic"))
        var lines = 1
        while lines < 100, await !isTold(after: "serch garlic") { lines += 1 }
        #expect((2...24).contains(lines), "\(lines)")
    }

    /// A search that finds nothing tells it as well, and neither says it again after the other.
    @Test func afterSearchesThatFindNothingItIsSaidOnce() async {
        let kitchen = await kitchen(after: "search leek")
        func isTold(after line: String) async -> Bool {
            await kitchen.type(line)
            return switch kitchen.shown.contents.last {
            case .notes: true
            case .reply(let reply):
                if case .results(let answer) = reply.answer {
                    answer.stillThere != nil
                } else {
                    false
                }
            default: false
            }
        }
        #expect(await isTold(after: "search durian"))
        #expect(await !isTold(after: "search zyzzyva"))
        #expect(await !isTold(after: "serch garlic"))
        #expect(await !isTold(after: "and durian"))
        await kitchen.type("list")
        #expect(await isTold(after: "serch garlic"))
        #expect(await !isTold(after: "search durian"))
    }

    /// Nobody is told so in a script, and nobody who wants it quiet.
    @Test(arguments: [true, false])
    func elsewhereItIsNotSaid(isQuiet: Bool) async {
        let kitchen = TestKitchen(options: Shell.Options(isQuiet: isQuiet))
        await kitchen.type("search leek")
        if isQuiet {
            await kitchen.type("serch garlic")
        } else {
            _ = await kitchen.play("serch garlic\n")
        }
        guard case .failure? = kitchen.shown.contents.last else {
            Issue.record("\(String(describing: kitchen.shown.contents.last))")
            return
        }
    }

    @Test func theFirstSearchThatFindsNothingLeavesNothing() async {
        let kitchen = await kitchen(after: "search durian", "list")
        #expect(kitchen.mistake == .query(.missing))
    }

    /// `all` and what a recipe is called by mean the list that was printed last.
    @Test(arguments: [
        (["search leek"], 3), (["search leek", "more"], 2), (["search leek", "more", "list"], 5),
        (["search leek", "more", "search garlic"], 3),
    ])
    func allAreThoseThatWerePrintedLast(_ lines: [String], _ count: Int) async throws {
        let kitchen = TestKitchen()
        for line in lines { await kitchen.type(line) }
        let numbers = kitchen.numbers
        #expect(numbers.count == count)
        await kitchen.type("fav all")
        #expect(try await kitchen.favorites.counts().all == count)
    }

    /// Where nothing was found there is nothing to narrow: what is wished then is looked for anew.
    @Test(arguments: [
        ("anything without garlic", ["Leek soup", "Leek pie", "Leek tart"]),
        ("something with garlic too", ["Garlic bread", "Garlic soup", "Garlic leek bake"]),
        ("only the ones with garlic", ["Garlic bread", "Garlic soup", "Garlic leek bake"]),
    ])
    func aWishAfterNothingBeginsAnew(_ line: String, _ titles: [String]) async {
        let kitchen = await kitchen(after: "search durian", line)
        #expect(kitchen.mistake == nil)
        #expect(Array(kitchen.titles.prefix(3)) == titles)
    }

    // MARK: Back and forward

    @Test func backLeadsFromARecipeToItsListAndForwardToTheRecipe() async {
        let kitchen = await kitchen(after: "search garlic", "search leek", "more", "open 4", "back")
        #expect(kitchen.numbers == [4, 5])
        await kitchen.type("forward")
        #expect(kitchen.titles == ["Leek salad"])
        await kitchen.type("back 2")
        #expect(kitchen.titles == ["Garlic bread", "Garlic soup", "Garlic leek bake"])
        await kitchen.type("forward; forward")
        #expect(kitchen.titles == ["Leek salad"])
        await kitchen.type("forward")
        #expect(kitchen.mistake == .navigation(.nothingAfter))
    }

    /// What `forward` shows again is `it` again, whatever was looked at meanwhile.
    @Test func forwardMakesTheRecipeIt() async {
        let kitchen = await kitchen(
            after: "search leek",
            "open 1",
            "back",
            "missing 2",
            "forward",
            "fav"
        )
        #expect(
            kitchen.answer
                == .done(.kept(titles: ["Leek soup"], already: [], pageMissing: []))
        )
    }

    /// A query that failed is what was shown last, not the favorites before it.
    @Test func moreGoesOnWithTheQueryThatFailed() async throws {
        let kitchen = TestKitchen()
        _ = try await kitchen.favorites.keep([FavoriteContent(recipe: TestKitchen.recipes[0])])
        await kitchen.type("favs")
        await kitchen.type("search trouble")
        #expect(await kitchen.type("more").exitCode == 75)
    }

    @Test func backLeadsFromAFavoriteToTheFavorites() async {
        let kitchen = await kitchen(after: "search leek", "fav 1-2", "favs", "open 1", "back")
        #expect(kitchen.titles == ["Leek pie", "Leek soup"])
        await kitchen.type("back")
        #expect(kitchen.titles == ["Leek soup", "Leek pie", "Leek tart"])
        await kitchen.type("forward")
        #expect(kitchen.titles == ["Leek pie", "Leek soup"])
    }

    /// Another list takes the recipe's place; `back` from that leads to the list before.
    @Test func aNewSearchTakesTheRecipesPlace() async {
        let kitchen = await kitchen(after: "search leek", "open 2", "search garlic", "back")
        #expect(kitchen.numbers == [1, 2, 3])
        #expect(kitchen.titles.first == "Leek soup")
    }

    /// What `back` left is there until the cook goes another way.
    @Test(arguments: [
        ("open 1", false), ("search bread", false), ("fav 1", true), ("list", true),
        ("why 1", true),
    ])
    func anotherWayLeavesNothingAhead(line: String, isAhead: Bool) async {
        let kitchen = await kitchen(after: "search leek", "search garlic", "back", line)
        await kitchen.type("forward")
        if isAhead {
            #expect(kitchen.titles == ["Garlic bread", "Garlic soup", "Garlic leek bake"])
        } else {
            #expect(kitchen.mistake == .navigation(.nothingAfter))
        }
    }

    @Test func forwardShowsTheStarThatARecipeHasNow() async {
        let kitchen = await kitchen(after: "search leek", "open 2", "fav", "back", "forward")
        guard case .recipe(let opened)? = kitchen.answer else {
            Issue.record("no recipe")
            return
        }
        #expect(opened.isFavorite)
    }

    // MARK: The recipe that is meant where none is named

    @Test(arguments: ["fav", "fav it", "open", "why", "export", "missing", "similar"])
    func aCommandWithoutARecipeMeansTheOneThatIsOpen(line: String) async {
        let kitchen = await kitchen(after: "search leek", "open 2")
        #expect(await kitchen.type(line).exitCode == 0)
        #expect("\(kitchen.answer.debugDescription)".contains("Leek pie"))
    }

    @Test func itIsTheOnlyOneOfAListToo() async {
        let kitchen = await kitchen(after: "search leek", "open 2", "search bread", "fav")
        #expect(
            kitchen.answer == .done(.kept(titles: ["Garlic bread"], already: [], pageMissing: []))
        )
        // Of several in the list none is meant, so it is the recipe opened last.
        await kitchen.type("search leek; search garlic; fav")
        #expect(
            kitchen.answer == .done(.kept(titles: ["Leek pie"], already: [], pageMissing: []))
        )
    }

    @Test func aFileAloneExportsTheRecipeThatIsOpen() async {
        let kitchen = await kitchen(after: "search leek", "open 2", "export pie.md")
        #expect(kitchen.files["/here/pie.md"] == "md: Leek pie\n")
        await kitchen.type("export colour")
        #expect(kitchen.mistake == .reference(.unreadable(word: "colour")))
    }

    @Test func withoutAnyRecipeItIsAMistake() async {
        let kitchen = await kitchen(after: "search leek", "fav")
        #expect(kitchen.mistake == .reference(.nothingNamed))
    }

    // MARK: Words after `open`

    @Test func wordsAfterOpenThatNameNothingAreOfferedAsASearch() async {
        let kitchen = await kitchen(after: "search garlic", "open leek butter")
        #expect(
            kitchen.mistake
                == .reference(.untitled("leek butter", search: "search leek butter"))
        )
        await kitchen.type("y")
        #expect(kitchen.titles == ["Leek tart"])
        // It was an offer for the next line only.
        await kitchen.type("search garlic; list")
        #expect(await kitchen.type("y").exitCode == 0)
        #expect(!kitchen.titles.contains("Leek tart"))
    }

    @Test func longListsHaveEveryIngredient() async {
        let kitchen = await kitchen(after: "search leek", "list --long")
        guard case .results(let results)? = kitchen.answer else {
            Issue.record("no list")
            return
        }
        #expect(results.isLong)
    }
}
