import RecipeModel
import ShellAnswers
import ShellCommands
import Testing

/// What is said beside an answer.
struct NotesTests {
    private static let found: ResultsAnswer = {
        var answer = ResultsAnswer(
            query: RecipeQuery([.has(Term("leek")), .none(Term("milk"))]),
            service: .cookbook,
            rows: TestKitchen.recipes.prefix(2).enumerated().map { place, recipe in
                ResultRow(number: place + 1, recipe: recipe, isFavorite: false)
            },
            pages: [1],
            loaded: 2,
            hasMore: false
        )
        answer.loadedPages = [1]
        return answer
    }()

    private func notes(_ change: (inout ResultsAnswer) -> Void) -> [Note] {
        var answer = Self.found
        change(&answer)
        return Reply(command: "search", answer: .results(answer)).notes
    }

    private func leavesOutMore(_ name: String) throws -> Note {
        .leavesOutMore(try #require(WiderExclusion(Term(name)), "\(name) is no family"))
    }

    @Test func whatIsWrongWithAPageIsSaid() {
        let failure = ServiceFailure.timedOut(seconds: 10)
        let skipped = SkippedPage(page: 3, failure: failure)
        let notes = notes { answer in
            answer.query = RecipeQuery([.has(Term("leek"))])
            answer.skippedPages = [skipped]
            answer.failedParts = [FailedPart(service: .feed, failure: failure)]
            answer.unusableEntries = 2
            answer.age = 0
        }
        #expect(
            notes == [
                .pageSkipped(skipped), .partFailed(.feed, failure), .unusableEntries(2),
                .keptAnswer(age: 0),
            ]
        )
    }

    /// Nothing was found where nothing is loaded and no more will come.
    @Test(arguments: [(0, false, true), (0, true, false), (2, false, false), (2, true, false)])
    func nothingWasFound(loaded: Int, hasMore: Bool, isSaid: Bool) {
        let notes = notes { answer in
            (answer.loaded, answer.hasMore) = (loaded, hasMore)
            answer.query = RecipeQuery([.has(Term("leek"))])
            answer.rows = []
        }
        #expect(notes == (isSaid ? [.nothingFound] : []))
    }

    /// What else is left out is said of the query that was asked: the cook's own, or the offered one
    /// where that was taken.
    @Test(arguments: [(nil, "milk"), (false, "milk"), (true, "wheat")] as [(Bool?, String)])
    func whatElseIsLeftOutIsSaidOfWhatWasAsked(isTaken: Bool?, name: String) throws {
        let offered = RecipeQuery([.has(Term("leek")), .none(Term("wheat"))])
        let offer = isTaken.map { QueryOffer(query: offered, total: 2, isTaken: $0) }
        let said = notes { $0.offer = offer }
        #expect(said.contains(try leavesOutMore(name)))
        #expect(
            said.count {
                if case .leavesOutMore = $0 { true } else { false }
            } == 1
        )
    }

    @Test func itIsSaidWithTheFirstRecipesOnly() throws {
        let note = try leavesOutMore("milk")
        #expect(notes { _ in } == [note])
        #expect(notes { $0.rows[0].number = 11 }.isEmpty)
        #expect(notes { ($0.pages, $0.firstPage) = ([3], 1) }.isEmpty)
        #expect(notes { ($0.pages, $0.firstPage) = ([3], 3) } == [note])
    }

    @Test(arguments: [("favs", []), ("favs leek", [.nothingFound])] as [(String, [Note])])
    func onlyAQueryFindsNothing(_ line: String, _ notes: [Note]) async {
        let kitchen = TestKitchen(options: Shell.Options(isOneCommand: true))
        let end = await kitchen.type(line)
        #expect(kitchen.notes == notes)
        #expect(end.exitCode == (notes.isEmpty ? 0 : 1))
    }

    /// Quiet is about what a cook reads beside an answer; a program still learns what is nothing.
    @Test func quietKeepsThatNothingWasFound() async {
        let kitchen = TestKitchen(options: Shell.Options(isQuiet: true))
        await kitchen.type("search durian")
        #expect(kitchen.notes == [.nothingFound])
        await kitchen.type("search leek -milk")
        #expect(kitchen.notes == [])
        let other = TestKitchen()
        await other.type("search leek -milk")
        #expect(other.notes?.count == 1)
    }
}

extension TestKitchen {
    /// The notes beside the last answer.
    fileprivate var notes: [Note]? {
        for case .reply(let reply) in shown.contents.reversed() { return reply.notes }
        return nil
    }
}
