import KitchenLanguage
import Testing

/// Times as recipes write them, with what they are at least and at most.
struct StepTimeWordsTests {
    private func seconds(_ text: String) -> [Int] { StepTime.all(in: text).map(\.seconds) }

    @Test(arguments: [
        ("s", 7), ("sec", 7), ("secs", 7), ("second", 7), ("seconds", 7), ("min", 420),
        ("mins", 420), ("minute", 420), ("minutes", 420), ("h", 25_200), ("hr", 25_200),
        ("hrs", 25_200), ("hour", 25_200), ("hours", 25_200), ("Hours", 25_200), ("MIN", 420),
    ])
    func everyUnit(_ unit: String, _ expected: Int) {
        #expect(seconds("Cook 7 \(unit)") == [expected])
        #expect(seconds("Cook 7\(unit).") == [expected])
        #expect(seconds("A 7-\(unit) rest") == [expected])
        #expect(seconds("A 7–\(unit) rest") == [expected])
    }

    @Test(arguments: ["days", "weeks", "g", "m", "cups", "minutesx", "°C"])
    func otherWordsAreNoUnits(_ unit: String) {
        #expect(seconds("Cook 7 \(unit)").isEmpty)
        #expect(seconds("Cook 7\(unit)").isEmpty)
    }

    @Test(arguments: [
        ("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6), ("seven", 7),
        ("eight", 8), ("nine", 9), ("ten", 10), ("twelve", 12), ("fifteen", 15), ("twenty", 20),
        ("thirty", 30), ("forty", 40), ("forty-five", 45), ("sixty", 60), ("thirteen", 13),
        ("eighteen", 18), ("twenty-five", 25), ("thirty five", 35), ("fifty", 50),
    ])
    func everyNumberInWords(_ word: String, _ minutes: Int) {
        #expect(seconds("for \(word) minutes") == [minutes * 60])
        #expect(seconds("for \(word.uppercased()) minutes") == [minutes * 60])
    }

    @Test(arguments: [
        ("an hour and a half", 5_400), ("one and a half hours", 5_400),
        ("a quarter of an hour", 900), ("half an hour", 1_800), ("half a minute", 30),
        ("three quarters of an hour", 2_700), ("a couple of minutes", 120), ("an hour", 3_600),
        ("a minute", 60), ("quarter of an hour", 900), ("an hour and a quarter", 4_500),
        ("two and a half hours", 9_000), ("1h30", 5_400), ("1 h 05 min", 3_900),
    ])
    func everyPhrase(_ phrase: String, _ expected: Int) {
        for said in [phrase, phrase.uppercased(), "\(phrase)."] {
            let times = StepTime.all(in: "Wait \(said) Then go.")
            let text = said.hasSuffix(".") ? String(said.dropLast()) : said
            #expect(times == [StepTime(text: text, seconds: expected)])
        }
    }

    /// At least, at most, and the words of it.
    @Test(arguments: [
        ("Bake 10-12 minutes", "10-12 minutes", 600, 720),
        ("Bake 10–12 minutes", "10–12 minutes", 600, 720),
        ("Bake 10—12 minutes", "10—12 minutes", 600, 720),
        ("Bake 10 - 12 minutes", "10 - 12 minutes", 600, 720),
        ("Bake 10 – 12 minutes", "10 – 12 minutes", 600, 720),
        ("Bake 10 — 12 minutes", "10 — 12 minutes", 600, 720),
        ("Bake 10 to 12 minutes", "10 to 12 minutes", 600, 720),
        ("Bake 10 TO 12 minutes", "10 TO 12 minutes", 600, 720),
        ("Bake 10 or 12 minutes", "10 or 12 minutes", 600, 720),
        ("Bake two to three hours", "two to three hours", 7_200, 10_800),
        ("Bake 10-12min.", "10-12min", 600, 720), ("Bake 12-10 minutes", "12-10 minutes", 600, 720),
        ("Bake 1½-2 hours", "1½-2 hours", 5_400, 7_200),
        ("Bake 1 to 1 1/2 hours", "1 to 1 1/2 hours", 3_600, 5_400),
        ("Bake (25 minutes).", "25 minutes", 1_500, 1_500),
        ("Bake [25 minutes]", "25 minutes", 1_500, 1_500),
        ("Bake 25 minutes, then", "25 minutes", 1_500, 1_500),
        ("Bake 25 minutes!", "25 minutes", 1_500, 1_500),
        ("Bake 25 minutes; then", "25 minutes", 1_500, 1_500),
        ("Bake 25 minutes: then", "25 minutes", 1_500, 1_500),
        ("Bake 1 hour 30 minutes.", "1 hour 30 minutes", 5_400, 5_400),
        ("Bake 1 hour and 30 minutes", "1 hour and 30 minutes", 5_400, 5_400),
        ("Bake 1-2 hours 30 minutes", "1-2 hours 30 minutes", 5_400, 9_000),
        ("Bake 1 h 2 min 3 s", "1 h 2 min 3 s", 3_723, 3_723),
        ("Bake 5 more minutes", "5 more minutes", 300, 300),
        ("Bake 5 further minutes", "5 further minutes", 300, 300),
        ("Bake 5 additional minutes", "5 additional minutes", 300, 300),
        ("Bake 5 full minutes", "5 full minutes", 300, 300),
        ("Bake 1.5 hours", "1.5 hours", 5_400, 5_400),
        ("Bake 1,5 hours", "1,5 hours", 5_400, 5_400),
        ("Bake ½ hour", "½ hour", 1_800, 1_800), ("Bake ¾ hour", "¾ hour", 2_700, 2_700),
        ("Bake 1/2 hour", "1/2 hour", 1_800, 1_800), ("Bake 1⁄2 hour", "1⁄2 hour", 1_800, 1_800),
        ("Bake 2¼ hours", "2¼ hours", 8_100, 8_100), ("Bake 1 ½ hours", "1 ½ hours", 5_400, 5_400),
        ("Bake 1 3/4 hours", "1 3/4 hours", 6_300, 6_300),
        ("Fry 30 seconds to 1 minute", "30 seconds to 1 minute", 30, 60),
        ("Bake 45 minutes to 1 hour", "45 minutes to 1 hour", 2_700, 3_600),
        ("Wait a minute or two", "a minute or two", 60, 120),
        ("Bake ¾ of an hour", "¾ of an hour", 2_700, 2_700),
    ])
    func isRead(_ step: String, _ text: String, _ least: Int, _ most: Int) {
        #expect(StepTime.all(in: step) == [StepTime(text: text, seconds: least, longest: most)])
    }

    @Test(
        arguments: [
            // A smaller unit follows a larger one; else they are two times.
            ("30 minutes 1 hour", [1_800, 3_600]), ("5 minutes 5 minutes", [300, 300]),
            ("5 minutes and 5 minutes", [300, 300]), ("2 minutes and 30 seconds", [150]),
            ("2 minutes and then 30 seconds", [120, 30]), ("2 minutes, 30 seconds", [120, 30]),
            ("2 minutes , 30 seconds", [120, 30]), ("1 hour and a minute", [3_660]),
            ("a minute and half an hour", [60, 1_800]),
            ("half an hour and half an hour", [1_800, 1_800]),
            // A day or longer is nothing to wait for at the stove.
            ("23 hours 59 minutes 59 seconds", [86_399]), ("24 hours", []),
            ("86399 seconds", [86_399]),
            ("86400 seconds", []), ("23 to 24 hours", []), ("1440 minutes", []),
            ("1439 minutes", [86_340]),
            // What comes again.
            ("every 5 minutes", []), ("each 5 minutes", []), ("Each 5 minutes", []),
            ("every half an hour", []), ("every so often, 5 minutes", [300]),
            ("every 5 minutes for 20 minutes", [1_200]),
            ("Serve within 2 hours.", []), ("every 10 to 15 minutes", []),
            ("at 5-minute intervals", []),
            // What is only a difference, or a point in time.
            ("1 minute less than the packet says", []), ("2 minutes shorter", []),
            ("5 minutes before the end add it", []), ("Take it out 2 hours ahead", []),
            ("half an hour in advance", []), ("made 10 minutes ago", []),
            ("Shorten it by 10 minutes", []), ("2 minutes longer than usual", []),
            ("2 minutes longer", [120]), ("rest for 10 minutes before serving", [600]),
            ("Cool 10 minutes before slicing", [600]), ("Eat at 18 h", []), ("at 12:30", []),
            ("a second layer", []), ("4 minute steaks", []), ("5 minutes under the grill", [300]),
            // No numbers, and numbers of other things.
            ("10", []), ("10 to", []), ("10 to minutes", []), ("10 more", []), ("minutes", []),
            ("3 or 4", []), ("1/0 hours", []), ("0 minutes", []), ("0-5 minutes", []),
            ("999999 seconds", []), ("1234567 seconds", []), ("3 eggs 5 minutes", [300]),
            ("000012 minutes", [720]), ("0000012 minutes", [720]),
            ("2 large onions, 10 minutes", [600]), ("-5 minutes", []),
            ("1 1/2 minutes", [90]), ("1 2 minutes", [120]), ("1000 1/2 minutes", [60_030]),
            ("0.5 minutes", [30]), ("1.1234 minutes", [67]), ("1.123 minutes", [67]),
            ("an hour and a", [3_600]), ("half an", []), ("a", []),
        ] as [(String, [Int])]
    )
    func severalOrNone(_ step: String, _ expected: [Int]) { #expect(seconds(step) == expected) }

    @Test func aTimeWithoutAnEndEndsWhereItBegins() {
        #expect(StepTime(text: "5 min", seconds: 300).longest == 300)
        #expect(StepTime(text: "5 min", seconds: 300, longest: 400).longest == 400)
    }
}
