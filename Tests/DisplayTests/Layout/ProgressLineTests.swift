import RecipeModel
import ShellAnswers
import Testing

@testable import Display

struct ProgressLineTests {
    @Test func saysWhatIsFetchedAndHowLongAlready() {
        let line = renderer().text(of: Every.progress[0], seconds: 1.27)
        #expect(line == "fetching page 2 of garlic, cheese … 1.2 s   Ctrl-C stops")
        let ascii = renderer(ascii: true).text(of: Every.progress[0], seconds: 0.15)
        #expect(ascii == "fetching page 2 of garlic, cheese ... 0.1 s   Ctrl-C stops")
    }

    @Test func isASentenceWhereItIsSpoken() {
        let renderer = renderer(accessible: true)
        #expect(
            renderer.text(of: Every.progress[0], seconds: 5.4)
                == "Still fetching page 2, 5 seconds."
        )
        #expect(
            renderer.text(of: .names(.cuisines, .themealdb), seconds: 1)
                == "Still fetching the cuisines, 1 second."
        )
    }

    @Test func isCutRatherThanWrapped() {
        let narrow = renderer(width: 30).text(of: Every.progress[0], seconds: 1.2)
        #expect(narrow == "fetching page 2 of g… … 1.2 s")
    }

    @Test(arguments: [-1, .nan, .infinity, 1e300])
    func strangeTimesDoNoHarm(_ seconds: Double) {
        #expect(!renderer().text(of: .background, seconds: seconds).isEmpty)
    }

    /// The time left is told once some of the file is read, and while some of it is not.
    @Test(arguments: [
        (0, 900, 5_000, ""), (100, 900, 999, ""), (100, 900, 1_000, ", 8 s left"),
        (899, 900, 1_000, ", 1 s left"), (900, 900, 1_000, ""), (901, 900, 1_000, ""),
        (0, 0, 1_000, ""),
    ])
    func anImportTellsTheTimeThatIsLeft(
        _ done: Int,
        _ bytes: Int,
        _ milliseconds: Int,
        _ left: String
    ) {
        var progress = ImportProgress()
        (progress.added, progress.bytesDone, progress.bytes) = (5_000, done, bytes)
        progress.milliseconds = milliseconds
        let speed = milliseconds < 1_000 ? "" : milliseconds == 5_000 ? "1,000" : "5,000"
        let words = "imported 5,000 recipes" + (speed.isEmpty ? "" : ", \(speed) a second")
        #expect(ImportWords.progress(progress) == words + left)
    }

    @Test func rightPromptTellsTheBackgroundsWork() {
        #expect(renderer().rightPrompt(of: .fetching(page: 3)) == "fetching page 3")
        #expect(renderer(width: 60).rightPrompt(of: .ready(page: 3)) == "page 3 ready")
        for state in [PrefetchState.idle, .failed(page: 3)] {
            #expect(renderer().rightPrompt(of: state).isEmpty)
        }
        #expect(renderer(width: 59).rightPrompt(of: .ready(page: 3)).isEmpty)
        #expect(renderer(accessible: true).rightPrompt(of: .ready(page: 3)).isEmpty)
    }

    @Test func timersStandBesideThePromptTheNextToRingFirst() {
        let timers = [
            TimerRow(name: "pasta", left: 250, length: 720),
            TimerRow(name: "1", left: 3_605, length: 7_200),
            TimerRow(name: "roast", left: 9_000, length: 9_000),
        ]
        #expect(
            renderer().rightPrompt(of: .ready(page: 3), timers: timers)
                == "pasta 04:10 · timer 1 1:00:05 · 1 more · page 3 ready"
        )
        #expect(
            renderer(ascii: true).rightPrompt(of: .idle, timers: Array(timers.prefix(2)))
                == "pasta 04:10 - timer 1 1:00:05"
        )
        #expect(renderer(width: 59).rightPrompt(of: .idle, timers: timers).isEmpty)
        #expect(renderer(accessible: true).rightPrompt(of: .idle, timers: timers).isEmpty)
    }
}
