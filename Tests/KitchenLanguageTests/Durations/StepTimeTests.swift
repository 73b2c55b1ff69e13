import KitchenLanguage
import Testing

struct StepTimeTests {
    @Test(arguments: [
        ("Boil for 12 minutes.", [720]), ("Simmer 10-12 minutes", [600]),
        ("Bake for 10 to 12 minutes, then rest 5 min.", [600, 300]),
        ("Cook for 1 hour and 30 minutes.", [5_400]), ("Braise 1 1/2 hours", [5_400]),
        ("Rise for 1½ hours", [5_400]), ("Leave for half an hour.", [1_800]),
        ("After an hour, add it.", [3_600]), ("Wait a minute", [60]),
        ("30 secs in a hot pan", [30]),
        ("A 20-minute rest", [1_200]), ("Heat for 20min", [1_200]), ("about ten minutes", [600]),
        ("an hour and a half", [5_400]), ("2 minutes 30 seconds", [150]),
        ("1 hour, 10 minutes", [3_600, 600]), ("Bake (25 minutes).", [1_500]),
        ("Turn every 5 minutes.", []), ("Stir each 5 minutes.", []), ("EVERY 5 minutes", []),
        ("Fry 5 minutes each side.", [300]), ("a quarter of an hour", [900]),
        ("three quarters of an hour", [2_700]), ("half a minute", [30]),
        ("one and a half hours", [5_400]), ("a couple of minutes", [120]),
        ("23 hours 59 minutes", [86_340]), ("Heat to 200 °C.", []), ("Add 2 cups of milk", []),
        ("Chill for 24 hours", []), ("Cut in 3", []), ("", []), ("5 more minutes", [300]),
        ("5–7 minutes", [300]), ("3 h 20 min", [12_000]), ("2 eggs and 3 minutes", [180]),
        ("0 minutes", []), ("10 – 15 mins", [600]),
        ("Cut into 2-3 pieces and fry for 10 minutes.", [600]), ("12-0 eggs for 5 minutes", [300]),
    ])
    func isRead(_ step: String, _ seconds: [Int]) {
        #expect(StepTime.all(in: step).map(\.seconds) == seconds)
    }

    @Test func aRangeKeepsItsWordsAndItsEnd() {
        let times = StepTime.all(in: "Bake for 10 to 12 minutes, until brown.")
        #expect(times == [StepTime(text: "10 to 12 minutes", seconds: 600, longest: 720)])
    }

    @Test(arguments: 0..<50)
    func noWordsCrash(_ seed: Int) {
        let words = [
            "10", "to", "-", "half", "an", "hour", "1/0", "½", "minutes", "and", "every", "(",
            "99999999", "12-", "-5", "1.", ",", "a", "quarter", "of", "more", "or", "é", "min.",
        ]
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        for _ in 0..<40 {
            var step: [String] = []
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                step.append(words[Int(state >> 33) % words.count])
            }
            for time in StepTime.all(in: step.joined(separator: " ")) {
                #expect(time.seconds > 0)
                #expect(time.longest >= time.seconds)
                #expect(time.longest < 24 * 3_600)
            }
        }
    }
}
