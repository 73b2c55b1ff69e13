import RecipeModel
import ShellAnswers
import Testing

@testable import Display

struct RendererTests {
    private let reply = Reply(
        command: "search",
        answer: .results(Sample.results),
        notes: [.understood("search garlic cheese"), .unusableEntries(2)]
    )

    @Test func understoodLineComesFirstAndNotesLast() {
        let parts = renderer().text(of: reply).parts
        #expect(parts.map(\.stream) == [.error, .output, .error])
        #expect(parts[0].text == "→ search garlic cheese\n")
        #expect(
            parts[2].text
                == "note: 2 entries of the service could not be read and are left out\n"
        )
    }

    @Test func quietHidesBoth() {
        let output = renderer(quiet: true).text(of: reply)
        #expect(output.error.isEmpty)
        #expect(!output.output.isEmpty)
        #expect(renderer(quiet: true).text(of: Every.notes).parts.isEmpty)
    }

    @Test func notesThatTheAnswerAsksForAreSaidOnce() {
        var answer = Sample.results
        answer.skippedPages = [
            SkippedPage(page: 3, failure: .serverFailed(status: 500, tries: 3))
        ]
        let once = "note: page 3 was skipped (500). 'retry 3' adds its recipes at the end.\n"
        for notes in [[], answer.skippedPages.map(Note.pageSkipped)] {
            let reply = Reply(command: "more", answer: .results(answer), notes: notes)
            #expect(renderer().text(of: reply).error == once)
        }
    }

    @Test func emptyListSaysItselfThatNothingWasFound() {
        let reply = Reply(
            command: "search",
            answer: .results(Sample.nothing),
            notes: [.nothingFound]
        )
        #expect(renderer().text(of: reply).error.isEmpty)
        #expect(
            renderer(format: .chosen(.csv)).text(of: reply).error == "note: nothing was found\n"
        )
    }

    @Test func whatWasMeantIsSaidBesideATable() {
        var answer = Sample.results
        answer.offer = QueryOffer(
            query: RecipeQuery([.has(Term("chicken"))]),
            total: 19,
            corrections: [.init(typed: "chiken", meant: "chicken")],
            isTaken: true
        )
        let reply = Reply(command: "search", answer: .results(answer), notes: [])
        let said = "note: nothing found for chiken; these are for chicken\n"
        #expect(renderer(format: .chosen(.tsv)).text(of: reply).error == said)
        #expect(renderer().text(of: reply).error.isEmpty)
    }

    @Test func onlyWhatIsForReadingIsPaged() {
        let forReading: [Answer] = [
            .recipe(Sample.opened), .help(.overview), .history(Every.history),
            .settings(Every.settings), .status(Every.status), .text("a text"),
        ]
        for answer in forReading {
            let reply = Reply(command: "test", answer: answer)
            #expect(renderer().text(of: reply).mayPage)
            #expect(renderer(format: .chosen(.plain)).text(of: reply).mayPage)
            #expect(!renderer(terminal: false).text(of: reply).mayPage)
            for format in [OutputFormat.json, .ndjson, .csv, .tsv, .md] {
                #expect(!renderer(format: .chosen(format)).text(of: reply).mayPage, "\(format)")
            }
        }
        let others: [Answer] = [
            .results(Sample.results), .favorites(Sample.favorites), .names(Every.names),
            .services(Every.services), .done(.reset), .clearScreen, .kitchen(.timers([])),
        ]
        for answer in others {
            #expect(!renderer().text(of: Reply(command: "test", answer: answer)).mayPage)
        }
    }

    @Test func echoLooksLikeThePrompt() {
        #expect(renderer().text(ofEcho: "search garlic").output == "recipe> search garlic\n")
        #expect(renderer(format: .chosen(.json)).text(ofEcho: "search garlic").parts.isEmpty)
    }

    @Test func clearingIsForTerminalsOnly() {
        #expect(renderer(bold: true).output(.clearScreen) == "\u{1B}[H\u{1B}[2J")
        #expect(renderer(bold: false).output(.clearScreen).isEmpty)
        #expect(renderer(bold: true, terminal: false).output(.clearScreen).isEmpty)
        #expect(
            !renderer(bold: true, format: .chosen(.json)).output(.clearScreen).contains("\u{1B}")
        )
    }

    @Test func textOfTheCookIsWrappedOnTerminalsOnly() {
        let text = "a text that is longer than twenty columns"
        let wrapped = "a text that is\nlonger than twenty\ncolumns\n"
        #expect(renderer(width: 20).output(.text(text)) == wrapped)
        #expect(renderer(width: 20, terminal: false).output(.text(text)) == text + "\n")
    }
}
