import Testing

@testable import Conversation

/// The parts that a spoken line is read with: words, numbers, times, recipes.
struct SpokenPartsTests {
    @Test func aDashBeforeAWordLeavesItOut() {
        let words = SpokenWordSplitter.words(of: "stew -onion -3")
        #expect(words.map(\.text) == ["stew", "onion", "3"])
        #expect(words.map(\.isExcluded) == [false, true, false])
    }

    @Test func aMarkInQuotesIsAName() {
        let words = SpokenWordSplitter.words(of: "\",\" \".\" \":\" eggs, leeks. rice : peas")
        let texts = [",", ".", ":", "eggs", ",", "leeks", ".", "rice", ":", "peas"]
        #expect(words.map(\.text) == texts)
        #expect(words.indices.filter { words[$0].isMark } == [4, 6, 8])
        #expect(words.indices.filter { words[$0].isComma } == [4])
        #expect(words.indices.filter { words[$0].isStop } == [6])
    }

    // MARK: - Numbers

    @Test func everyCardinalAndOrdinalCounts() {
        let cardinals = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
            "eighteen", "nineteen", "twenty",
        ]
        let ordinals = [
            "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
            "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth",
            "seventeenth", "eighteenth", "nineteenth", "twentieth",
        ]
        for (value, word) in cardinals.enumerated() {
            #expect(SpokenNumbers.number(in: word)?.value == value, "\(word)")
            #expect(SpokenNumbers.number(in: word)?.isOrdinal == false, "\(word)")
        }
        for (place, word) in ordinals.enumerated() {
            #expect(SpokenNumbers.number(in: word)?.value == place + 1, "\(word)")
            #expect(SpokenNumbers.number(in: word)?.isOrdinal == true, "\(word)")
        }
    }

    // MARK: - Times

    @Test(arguments: [(1, 1), (59, 1), (60, 1), (61, 2), (120, 2), (121, 3), (3_600, 60)])
    func aPartOfAMinuteCountsAsAWhole(_ seconds: Int, _ minutes: Int) {
        #expect(SpokenTime(seconds: seconds, text: "").minutes == minutes)
    }

    @Test(arguments: [
        (0, 0, 0, "0s"), (1, 0, 0, "1h"), (0, 1, 0, "1m"), (0, 0, 1, "1s"), (2, 3, 4, "2h3m4s"),
        (2, 0, 4, "2h4s"),
    ])
    func aTimeIsWrittenShort(hours: Int, minutes: Int, seconds: Int, text: String) {
        let time = SpokenTime(hours: hours, minutes: minutes, seconds: seconds)
        #expect(time.text == text)
        #expect(time.seconds == hours * 3_600 + minutes * 60 + seconds)
    }
}
