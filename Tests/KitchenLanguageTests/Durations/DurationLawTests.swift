import Foundation
import KitchenLanguage
import RecipeTestSupport
import Testing

/// What holds of every length of time that is stated or written.
struct DurationLawTests {
    /// What the program writes, the reader reads: `1h30m`, and a number with every unit.
    @Test func whatIsWrittenIsRead() {
        var random = SeededGenerator(seed: 31)
        for _ in 0..<500 {
            let seconds = Int.random(in: 1...86_400, using: &random)
            #expect(TimerLength(TimerLength.typed(seconds))?.seconds == seconds)
            let minutes = Int.random(in: 1...StatedDuration.limit, using: &random)
            #expect(StatedDuration("\(minutes) min")?.minutes == minutes)
            #expect(StatedDuration("\(minutes / 60)h\(minutes % 60)m")?.minutes == minutes)
            #expect(StatedDuration("PT\(minutes)M")?.minutes == minutes)
        }
    }

    /// `numbers.txt`: every number to ninety-nine in the languages of recipes is so many minutes.
    @Test func numbersInWordsAreRead() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Tables/Kept/numbers.txt")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter {
            !$0.hasPrefix("#")
        }
        #expect(rows.count == 16)
        for row in rows {
            let fields = row.components(separatedBy: "\t")
            let words = fields[2].components(separatedBy: ", ")
            #expect(words.count == 99)
            for (place, word) in words.enumerated() where !word.hasPrefix("?") {
                let minutes = StatedDuration("\(word) \(fields[1])")?.minutes
                #expect(minutes == place + 1, "\(fields[0]): \(word)")
            }
        }
    }

    /// No text, however odd, takes the reader long or ends it.
    @Test func oddTextsStateNothingOrSomething() {
        var random = SeededGenerator(seed: 5)
        let parts = [
            "1", "99999999999", "/", ":", "h", "min", " ", "-", "½", "a", "half", "P", "T", "'",
        ]
        for _ in 0..<2_000 {
            let count = Int.random(in: 0...12, using: &random)
            let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
            if let minutes = StatedDuration(text)?.minutes {
                #expect((1...StatedDuration.limit).contains(minutes), "\(text)")
            }
        }
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
