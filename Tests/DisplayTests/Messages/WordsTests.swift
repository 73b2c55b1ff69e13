import RecipeModel
import RecipeSearch
import ShellAnswers
import Testing

@testable import Display

/// The words of deeds, notes and failures that are in the drawing, or that have a rule of their own.
struct WordsTests {
    private func done(_ action: PerformedAction) -> String {
        renderer(width: 160).output(.done(action))
    }

    @Test func aServiceWithoutNamesSaysSo() {
        let answer = NamesAnswer(kind: .cuisines, service: .feed, names: [])
        #expect(renderer().output(.names(answer)) == "The service feed has no cuisines.\n")
    }

    @Test func deedsAreShortSentences() {
        #expect(
            done(.kept(titles: ["Baked garlic cheese bread"], already: [], pageMissing: []))
                == "kept Baked garlic cheese bread, readable offline\n"
        )
        #expect(
            done(.kept(titles: ["A", "B"], already: ["C"], pageMissing: ["B"]))
                == "kept A, readable offline\nkept B; its page isn't here yet and will be fetched later\n"
                + "C was already a favorite\n"
        )
        #expect(
            done(.kept(titles: ["A", "B", "C", "D"], already: [], pageMissing: []))
                == "kept 4 recipes, readable offline\n"
        )
        #expect(
            done(.removed(titles: ["A"])) == "A removed from favorites; 'undo' brings it back\n"
        )
        #expect(
            done(.tookBack(KeptChange(kind: .removed, names: ["A"])))
                == "Undone: A back in favorites\n"
        )
        #expect(
            done(.set(Every.setting, isSaved: true)) == "theme is auto, also at the next start\n"
        )
    }

    private func note(_ note: Note) -> String { renderer(width: 160).text(of: [note]).error }

    @Test func notesTellWhatToType() {
        #expect(
            note(.numbersMeanFavorites)
                == "numbers now mean favorites · 'list' goes back to the results\n"
        )
        #expect(
            note(.pageSkipped(SkippedPage(page: 4, failure: nil)))
                == "note: skipped page 4: it was empty\n"
        )
        #expect(
            note(.keptAnswer(age: 7_300))
                == "note: from 2 hours ago; the service can't be reached now\n"
        )
    }

    @Test func whatIsLeftOutBesideAndWhatIsNotIsTold() throws {
        let milk = try #require(WiderExclusion(Term("milk")))
        #expect(
            note(.leavesOutMore(milk))
                == "note: -milk also leaves out everything with dairy (cream, cheese, butter …)\n"
        )
        #expect(
            note(.unknownLeftOut(["blorf"]))
                == "note: nothing is known by 'blorf', so nothing was left out for it\n"
        )
    }

    @Test func ownRecipesAreCalledSo() {
        let query = RecipeQuery()
        let row = ResultRow(number: 1, recipe: Sample.bread, isFavorite: false)
        func shown(_ rows: [ResultRow]) -> String {
            let answer = ResultsAnswer(
                query: query,
                service: .mine,
                rows: rows,
                pages: [1],
                loaded: rows.count,
                hasMore: false
            )
            return renderer(width: 80).output(.results(answer))
        }
        #expect(shown([row]).hasPrefix("your own recipes "))
        #expect(shown([]).hasPrefix("You have no recipes of your own yet."))
    }

    private func failure(
        _ reason: WorldError.Reason,
        page: Int? = nil,
        loaded: Int = 0,
        favorites: Int = 0
    ) -> String {
        let failure = WorldError(reason, page: page, loaded: loaded, favorites: favorites)
        return renderer(width: 160).text(of: .world(failure), command: "x").error
    }

    @Test func failuresTellWhatStillWorks() {
        #expect(
            failure(.service(.offline(host: "x"), .recipepuppy))
                == "error: no connection to the recipe service\n"
                + "  Try: retry     or: service cookbook\n"
        )
        #expect(
            failure(.service(.offline(host: "x"), .recipepuppy), loaded: 1, favorites: 1)
                == "error: no connection to the recipe service\n"
                + "  Still here: 1 result, 1 favorite with its page.\n"
                + "  Try: retry     or: favs\n"
        )
        #expect(
            failure(.service(.malformedReply(.wrongShape), .feed), page: 2, loaded: 10)
                == "error: page 2 came back unreadable (not a list of recipes)\n"
                + "  Page 1 is unchanged. Try: retry 2     details: status\n"
        )
        #expect(
            failure(.noInput(path: "supper.rcp", code: 2))
                == "error: can't read supper.rcp: no such file\n"
        )
        #expect(
            failure(.alreadyThere(path: "list.txt"))
                == "error: list.txt already exists; use --force to replace it\n  Try: another name\n"
        )
        #expect(
            failure(.expectation(wanted: "output is soup.txt", found: "line 2\n  ours\n  theirs"))
                == "error: check failed\n  wanted: output is soup.txt\n"
                + "  found: line 2\n    ours\n    theirs\n"
        )
        #expect(failure(.cancelled) == "cancelled\n")
    }

    @Test func overviewIsTheDrawingOnceAllCommandsAreThere() {
        let all = Renderer(style: OutputStyle(), clock: Sample.clock)
        let text = all.text(of: Reply(command: "help", answer: .help(.overview))).output
        #expect(
            text == """
                Find     search garlic cheese     and salt     without onion     cook eggs rice
                See      more     open 3     why 3     similar 3     back
                Keep     fav 3     shop add 3     favs     pantry add eggs
                Plain words work too: what can I cook with eggs and rice but no milk?
                help COMMAND shows examples.   help --all lists everything.   Tab completes.

                """
        )
    }

    @Test func hintsNameNoCommandThatIsNotThere() {
        let few = Renderer(style: OutputStyle(), clock: Sample.clock, commands: ["search", "more"])
        let help = few.text(of: Reply(command: "help", answer: .help(.overview))).output
        #expect(
            help == """
                Find     search garlic cheese
                See      more
                Plain words work too: garlic and cheese but no onion
                help COMMAND shows examples.   help --all lists everything.   Tab completes.

                """
        )
        let nothing = few.text(of: Reply(command: "s", answer: .results(Sample.nothing))).output
        #expect(!nothing.contains("drop"))
    }

    /// Where no command is there that helps, nothing stands below what is said.
    @Test func withoutAHintNothingFoundIsOneLine() {
        let few = Renderer(style: OutputStyle(), clock: Sample.clock, commands: ["more"])
        let answer = ResultsAnswer(
            query: RecipeQuery(),
            service: .cookbook,
            rows: [],
            pages: [],
            loaded: 0,
            hasMore: false
        )
        let text = few.text(of: Reply(command: "browse", answer: .results(answer)))
        #expect(text.output == "Nothing found.\n")
    }

    @Test func footerTellsWhatWasDoneHere() {
        var answer = Sample.results
        answer.appliedHere = [.none(Term("onion")), .minutes(30)]
        answer.takenOut = 2
        answer.hasMore = false
        answer.emptyPages = 2
        let text = renderer(width: 160).output(.results(answer))
        #expect(
            text.hasSuffix(
                "\npage 2 · 15 shown · 1 repeat hidden · onion taken out here"
                    + " · longer than 30 min taken out here · skipped 2 pages with nothing new"
                    + " · end of results\n"
            )
        )
    }

    @Test func moreToBuyIsOfferedWhereNothingCanBeCooked() {
        func told(_ conditions: [RecipeModel.Condition], limit: Int) -> String {
            let provisions = RecipeRanking.Provisions(pantry: Pantry(), maxMissing: limit)
            var answer = Sample.nothing
            answer.query = RecipeQuery(conditions, ranking: .missing(provisions))
            answer.hints = []
            let wide = OutputStyle(width: 100)
            let renderer = Renderer(style: wide, clock: Sample.clock, commands: ["cook", "browse"])
            return renderer.text(of: Reply(command: "cook", answer: .results(answer))).output
        }
        #expect(
            told([.has(Term("eggs"))], limit: 0)
                == "Nothing to cook with eggs without shopping.\nTry: cook eggs --max-missing 2\n"
        )
        #expect(
            told([], limit: 1)
                == "Nothing to cook with at most 1 thing to buy.\nTry: cook --max-missing 3\n"
        )
    }
}
