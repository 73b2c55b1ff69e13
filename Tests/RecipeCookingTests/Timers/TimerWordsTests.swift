import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeCooking

/// Timers as they are typed and shown.
struct TimerWordsTests {
    @Test(arguments: [
        (0, "00:00"), (1, "00:01"), (9, "00:09"), (10, "00:10"), (59, "00:59"), (60, "01:00"),
        (250, "04:10"), (599, "09:59"), (600, "10:00"), (3_599, "59:59"), (3_600, "1:00:00"),
        (3_661, "1:01:01"), (3_723, "1:02:03"), (35_999, "9:59:59"), (36_000, "10:00:00"),
        (86_400, "24:00:00"),
    ])
    func aClockShows(_ seconds: Int, _ text: String) { #expect(TimerLength.clock(seconds) == text) }

    @Test(arguments: [
        (1, "1s"), (59, "59s"), (60, "1m"), (61, "61s"), (90, "90s"), (120, "2m"), (3_540, "59m"),
        (3_600, "1h"), (3_601, "3601s"), (3_660, "1h1m"), (7_200, "2h"), (7_260, "2h1m"),
        (86_400, "24h"), (0, "0m"),
    ])
    func isTypedAs(_ seconds: Int, _ text: String) { #expect(TimerLength.typed(seconds) == text) }

    @Test func whatIsTypedIsReadBack() {
        for seconds in (1...4_000).map({ $0 }) + [36_000, 86_340, 86_400] {
            #expect(TimerLength(TimerLength.typed(seconds))?.seconds == seconds)
        }
    }

    @Test(
        arguments: [
            ("1h", 3_600), ("1m", 60), ("1s", 1), ("1H2M3S", 3_723), ("2m2m", 240), ("1h30", 5_400),
            ("1h90", nil), ("1m30", 90), ("1h1m30", 3_690), ("1440", 86_400), ("1441", nil),
            ("86400s", 86_400), ("86401s", nil), ("23h59m59s", 86_399), ("24h", 86_400),
            ("24h1s", nil), ("00012", 720), ("99999s", nil), ("100000s", nil), ("1", 60),
            ("0", nil), ("0h", nil), ("h1", nil), ("m", nil), ("1d", 86_400), ("-5", nil),
            ("5 m", 300),
            ("5 min", 300), ("5 minutes", 300), ("5 minutes.", 300), ("5 min or so", nil),
            ("an hour", 3_600), ("An Hour and a half", 5_400), ("１２", 720), ("12\u{B2}", nil),
            ("\t12m\n", 720), ("1h half", nil), ("10-12 min", 600),
        ] as [(String, Int?)]
    )
    func isRead(_ text: String, _ seconds: Int?) { #expect(TimerLength(text)?.seconds == seconds) }

    // MARK: The board

    @Test func aTimerTellsWhatIsLeft() {
        var board = TimerBoard()
        let (timer, _) = board.started("rice", seconds: 60, at: 100)
        #expect(timer.length == 60 && timer.startedAt == 100 && timer.endsAt == 160)
        #expect([100, 159, 160, 161].map(timer.left) == [60, 1, 0, 0])
    }

    @Test func aTimerOfNoLengthRingsAfterASecond() {
        var board = TimerBoard()
        #expect(
            [0, -5, 1, 2].map { board.started(nil, seconds: $0, at: 10).0.endsAt } == [
                11, 11, 11, 12,
            ]
        )
    }

    @Test func aTimerBeyondAllTimesNeverRings() {
        var board = TimerBoard()
        #expect(board.started(nil, seconds: .max, at: 10).0.endsAt == .max)
    }

    @Test func stoppingTellsWhenToWakeNext() {
        var board = TimerBoard()
        let (rice, _) = board.started("rice", seconds: 60, at: 0)
        let (pasta, started) = board.started("pasta", seconds: 30, at: 0)
        #expect(started == [.wake(at: 30)])
        #expect(board.next(at: 0) == pasta)
        let stopped = board.stopped("PASTA")
        #expect(stopped?.0 == pasta)
        #expect(stopped?.1 == [.wake(at: 60)])
        let last = board.stopped("1")
        #expect(last?.0 == rice)
        #expect(last?.1 == [.wake(at: nil)])
        #expect(board.next(at: 0) == nil)
    }

    @Test func allAreStopped() {
        var board = TimerBoard()
        let none = board.stoppedAll()
        #expect(none.0.isEmpty && none.1.isEmpty)
        let (rice, _) = board.started("rice", seconds: 60, at: 0)
        let (pasta, _) = board.started("pasta", seconds: 30, at: 0)
        let all = board.stoppedAll()
        #expect(all.0 == [pasta, rice])
        #expect(all.1 == [.wake(at: nil)])
        #expect(board.timers.isEmpty)
    }

    /// A name goes before a number: who calls a timer 1 stops that.
    @Test func aTimerCalledByANumberIsMeantByIt() {
        var board = TimerBoard()
        let (first, _) = board.started(nil, seconds: 60, at: 0)
        let (named, _) = board.started("1", seconds: 90, at: 0)
        #expect(board.stopped("1")?.0 == named)
        #expect(board.stopped("1")?.0 == first)
        #expect(board.stopped("1")?.0 == nil)
        #expect(board.stopped("")?.0 == nil)
    }

    @Test func namesAreEqualWithoutAccents() {
        var board = TimerBoard()
        let (timer, _) = board.started("Crème", seconds: 60, at: 0)
        #expect(board.stopped("creme")?.0 == timer)
    }

    // MARK: Offers

    private func offers(_ lines: [String], _ step: String) -> [String] {
        Guide(.sample("Supper", lines, steps: [step]))?.step.timerOffers.map(\.command) ?? []
    }

    @Test(arguments: [
        ("Boil the rice for 5 minutes.", ["timer 5m rice"]),
        // The time has to be in one sentence with what is cooked.
        ("Add the rice. Boil 5 minutes.", ["timer 5m boil supper"]),
        ("Add the rice; boil 5 minutes.", ["timer 5m boil supper"]),
        ("Add the rice! Boil 5 minutes.", ["timer 5m boil supper"]),
        ("Boil 5 minutes. Serve the rice.", ["timer 5m boil supper"]),
        (
            "Boil the rice for 5 minutes, rest 10 minutes.",
            ["timer 5m rice", "timer 10m rest supper"]
        ),
        (
            "Boil the rice for 5 minutes, 6 minutes or so, 7 minutes.",
            ["timer 5m rice", "timer 6m supper step 1", "timer 7m supper step 1 2"]
        ),
        (
            "Boil the rice 5 minutes. Rest 10 minutes. Rest 20 minutes.",
            ["timer 5m rice", "timer 10m rest supper", "timer 20m rest supper 2"]
        ),
        ("Boil the rice and ham for 5 minutes.", ["timer 5m boil supper"]),
        ("Boil the rice.", []),
        ("Wait 90 seconds.", ["timer 90s wait supper"]),
        ("Wait 1 hour 30 minutes.", ["timer 1h30m wait supper"]),
        // What is cooked, not what is added to it; and no noun for a verb.
        ("Cover the rice with water and boil for 5 minutes.", ["timer 5m rice"]),
        ("Stir in the rice and simmer for 5 minutes.", ["timer 5m simmer supper"]),
        ("Cook over a low heat for 5 minutes.", ["timer 5m cook supper"]),
        ("Rice: 1 minute less than the packet says.", []),
    ])
    func anOfferIsACommand(_ step: String, _ commands: [String]) {
        #expect(offers(["1 kg rice", "1 ham"], step) == commands)
    }

    @Test(arguments: ["oil", "butter", "water", "salt", "ghee", "lard"])
    func noTimerIsCalledAfterWhatThingsAreCookedIn(_ food: String) {
        #expect(
            offers(["1 kg \(food)"], "Heat the \(food) for 5 minutes.") == ["timer 5m heat supper"]
        )
    }

    @Test(arguments: [
        ("1 kg Jerusalem artichokes", "jerusalem artichokes"),
        ("1 kg brussels sprouts", "brussels sprouts"),
        ("1 kg big fat gloopy peas", "boil supper"), ("1 kg marshmallowmarshmallow", "boil supper"),
        ("1 kg marshmallow-marshm", "marshmallow-marshm"),
        ("1 kg shepherd's peas", "shepherd's peas"),
        ("1 kg large peas, fresh", "large peas"),
    ])
    func aNameIsOfTwoWordsAndTwentyLettersAtMost(_ line: String, _ name: String) {
        let food = IngredientLine(line).food
        #expect(offers([line], "Boil the \(food) for 5 minutes.") == ["timer 5m \(name)"])
    }
}
