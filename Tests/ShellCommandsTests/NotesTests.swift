import RecipeModel
import RecipeSearch
import RecipeTestSupport
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
        let failure = ServiceError.timedOut(seconds: 10)
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

    @Test func aNoteIsSaidOnce() {
        var nothing = Self.found
        (nothing.rows, nothing.loaded) = ([], 0)
        nothing.query = RecipeQuery([.has(Term("leek"))])
        let notes: [Note] = [.nothingFound, .keptAnswer(age: 5)]
        #expect(
            Reply(command: "search", answer: .results(nothing), notes: notes).notes == notes
        )
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

    /// A word to be left out that nothing is known by is said, and before it what was mended.
    @Test(arguments: [false, true])
    func unknownWordsThatWereToBeLeftOut(isTaken: Bool) {
        let offer = QueryOffer(
            query: RecipeQuery([.has(Term("leek"))]),
            total: 2,
            unknown: ["blorf", "zonk"],
            isTaken: isTaken
        )
        let query = RecipeQuery([.has(Term("leek")), .none(Term("blorf"))])
        let said = notes { answer in
            answer.query = query
            answer.offer = offer
        }
        let unknown = Note.unknownLeftOut(["blorf"])
        #expect(said == (isTaken ? [.corrected(offer, insteadOf: query), unknown] : [unknown]))
    }

    @Test func itIsSaidWithTheFirstRecipesOnly() throws {
        let note = try leavesOutMore("milk")
        #expect(notes { _ in } == [note])
        #expect(notes { $0.rows[0].number = 11 }.isEmpty)
        #expect(notes { ($0.pages, $0.firstPage) = ([3], 1) }.isEmpty)
        #expect(notes { ($0.pages, $0.firstPage) = ([3], 3) } == [note])
    }

    /// What arose beside any command is said with the next answer, once; a failure has no notes.
    @Test func whatAroseMeanwhileIsSaidOnce() async {
        let kitchen = TestKitchen()
        let note = Note.cannotKeep(what: "history", path: "/data/history")
        await kitchen.shell.say(note)
        await kitchen.type("open 99")
        #expect(kitchen.notes == nil)
        await kitchen.type("echo a")
        #expect(kitchen.notes == [note])
        await kitchen.type("echo b")
        #expect(kitchen.notes == [])
    }

    @Test func aDamagedCookbookIsSaidWithTheAnswer() async {
        let file = SetAsideFile(path: "/data/cookbook.damaged", carriedOver: 3)
        let found = Guarded<SetAsideFile?>(file)
        let kitchen = TestKitchen {
            $0.cookbook.setAside = {
                found.withLock { file -> SetAsideFile? in
                    defer { file = nil }
                    return file
                }
            }
        }
        await kitchen.type("echo a")
        #expect(kitchen.notes == [.setAside(file)])
        await kitchen.type("echo b")
        #expect(kitchen.notes == [])
    }

    /// What goes to a file or a program is the answer alone; the notes are said beside it.
    @Test(arguments: [
        ("search leek -milk > out.txt", false, 1), ("search leek -milk > out.txt", true, 0),
        ("search leek -milk | sort", false, 1), ("search leek > out.txt", false, 1),
        ("search leek --all > out.txt", false, 0),
    ])
    func notesAreSaidBesideAFile(_ line: String, _ isQuiet: Bool, _ count: Int) async {
        let kitchen = TestKitchen(options: Shell.Options(isQuiet: isQuiet))
        #expect(await kitchen.type(line).exitCode == 0)
        let said = kitchen.shown.contents.count { if case .notes = $0 { true } else { false } }
        #expect(said == count && kitchen.shown.contents.count == count)
    }

}

extension TestKitchen {
    /// The notes beside the last answer.
    fileprivate var notes: [Note]? {
        for case .reply(let reply) in shown.contents.reversed() { return reply.notes }
        return nil
    }
}
