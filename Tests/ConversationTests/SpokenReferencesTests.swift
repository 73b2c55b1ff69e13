import Testing

@testable import Conversation

/// Every way in which a cook points at recipes of a list.
struct SpokenReferencesTests {
    typealias Pointer = SpokenReferenceReader.Reading.Pointer

    private func reading(_ line: String) -> SpokenReferenceReader.Reading? {
        let words = SpokenWordSplitter.words(of: line)
        let context = SpokenScene.context("results")
        let reader = SpokenReferenceReader(
            line: SpokenLine(words, context: context, book: RuleBook.shared)
        )
        return reader.reading(of: 0..<words.count)
    }

    private func expect(_ line: String, _ pointers: [Pointer]?, _ list: String = "") {
        #expect(reading(line)?.pointers == pointers, "\(line)")
        if pointers != nil { #expect(reading(line)?.list == list, "\(line)") }
    }

    @Test(arguments: [
        "the", "my", "number", "numbers", "recipe", "recipes", "option", "options", "choice",
        "item", "dish", "our", "no", "nos", "your", "the number", "my recipe number",
    ])
    func wordsBeforeANumber(_ words: String) {
        expect("\(words) 3", [.number(3)])
        expect("\(words) 3 and 5", [.number(3), .number(5)])
    }

    @Test(arguments: [
        "one", "ones", "recipe", "recipes", "option", "options", "dish", "dishes", "here", "there",
        "all", "one here", "recipe there",
    ])
    func wordsAfterANumber(_ words: String) {
        expect("the third \(words)", [.number(3)])
        expect("this \(words)", [.it])
    }

    @Test(arguments: [
        ("result 3", "r"), ("results 3", "r"), ("the third result", "r"),
        ("the third of the results", "r"),
        ("third of the result", "r"), ("favorite 3", "f"), ("favorites 3", "f"),
        ("my third favorite", "f"),
        ("the third of the favorites", "f"), ("the third fav", "f"), ("third of the favs", "f"),
    ])
    func theListIsNamed(_ line: String, _ list: String) {
        let words = SpokenWordSplitter.words(of: line)
        #expect(words.count > 1)
        let found = reading(line)
        #expect(found?.pointers == [.number(3)], "\(line)")
        if !line.contains(" of the ") { #expect(found?.list == list, "\(line)") }
    }

    /// A sign before the number names the list, the same for all numbers.
    @Test(
        arguments: [
            ("f2", [.number(2)], "f"), ("r2", [.number(2)], "r"), ("f1-3", [.range(1, 3)], "f"),
            ("r2–4", [.range(2, 4)], "r"), ("f1 and f3", [.number(1), .number(3)], "f"),
            ("my f2", [.number(2)], "f"), ("f1 and r3", nil, ""), ("1 and f3", nil, ""),
            ("f", nil, ""),
            ("x2", nil, ""), ("fx", nil, ""), ("f1-", [.number(1)], "f"), ("f1-2-3", nil, ""),
        ] as [(String, [Pointer]?, String)]
    )
    func aSignNamesTheList(_ line: String, _ pointers: [Pointer]?, _ list: String) {
        expect(line, pointers, list)
    }

    @Test(arguments: [
        "the list", "that list", "this list", "my list", "the top", "the page", "this page", "list",
        "top",
    ])
    func aPlaceAfterANumber(_ place: String) {
        for word in ["from", "in", "on", "of"] {
            expect("the third \(word) \(place)", [.number(3)])
        }
        expect("the third at \(place)", nil)
    }

    @Test(arguments: ["them", "these", "those"])
    func oneOfMany(_ words: String) {
        expect("the third of \(words)", [.number(3)])
        expect("last of \(words)", [.last])
        expect(words, [.all])
        expect("\(words) all", [.all])
        expect("\(words) both", [.all])
    }

    @Test(
        arguments: [
            ("it", [.it]), ("this", [.it]), ("that", [.it]), ("the recipe", [.it]),
            ("my recipe", nil),
            ("the it", nil), ("all", [.all]), ("both", [.all]), ("the lot", [.all]), ("lot", nil),
            ("everything", [.all]), ("the everything", nil), ("the them", nil),
            ("all of them", [.all]),
            ("last", [.last]), ("the last one", [.last]), ("last 3", [.lastFew(3)]),
            ("last two", [.lastFew(2)]),
            ("the last three recipes", [.lastFew(3)]), ("last 1", nil), ("top 3", [.range(1, 3)]),
            ("the top three", [.range(1, 3)]), ("top 1", [.number(1)]), ("the top", [.number(1)]),
            ("top", nil),
            ("the top one", [.number(1)]), ("top 0", nil),
            ("first three", [.range(1, 3)]), ("the first 5 recipes", [.range(1, 5)]),
            ("first one", [.number(1)]),
            ("second three", nil), ("that first one", [.number(1)]),
            ("this second recipe", [.number(2)]),
            ("those third ones", [.number(3)]), ("one", [.number(1)]), ("the one", [.number(1)]),
            ("3", [.number(3)]), ("1 3", nil), ("1, 3", [.number(1), .number(3)]),
            ("1 and 3", [.number(1), .number(3)]), ("1 or 3", [.number(1), .number(3)]),
            ("1 plus 3", [.number(1), .number(3)]), ("1 but 3", nil),
            ("1, 3 and 5", [.number(1), .number(3), .number(5)]),
            ("1 and number 3", [.number(1), .number(3)]),
            ("1 and the third", [.number(1), .number(3)]),
            ("1 and recipe 3", [.number(1), .number(3)]),
            ("1 and also 3", [.number(1), .number(3)]),
            ("1 and the last one", [.number(1), .last]), ("first and last", [.number(1), .last]),
            ("2 to 4", [.range(2, 4)]), ("2 through 4", [.range(2, 4)]),
            ("2 thru 4", [.range(2, 4)]),
            ("2 until 4", [.range(2, 4)]), ("one to three", [.range(1, 3)]),
            ("2-4", [.range(2, 4)]),
            ("2–4", [.range(2, 4)]), ("1 to 3 and 7", [.range(1, 3), .number(7)]), ("2-4-6", nil),
            ("soup", nil), ("3 soup", nil),
        ] as [(String, [Pointer]?)]
    )
    func pointsAt(_ line: String, _ pointers: [Pointer]?) {
        expect(line, pointers)
    }
}

struct SlipRepairTests {
    private func mended(_ text: String) -> String {
        let book = RuleBook.shared
        let words = SpokenWordSplitter.words(of: text).map { word in
            var word = word
            word.id = book.id(of: word.text)
            return word
        }
        let repair = SlipRepair(book: book, vocabulary: KitchenVocabulary())
        return repair.mended(words).map(\.text).joined(separator: " ")
    }

    /// Two letters in the wrong order, in each of the words that sentences are made of.
    @Test(arguments: [
        "without", "cook", "show", "find", "anything", "something", "recipe", "recipes", "dinner",
        "please", "tonight", "ingredients", "favorites", "shopping", "minutes", "instead",
        "another", "search", "could", "should", "would", "about", "these", "those",
        "using", "leftovers", "vegetarian", "breakfast", "dessert", "next", "again", "page",
        "previous", "results", "timer", "pantry", "list", "fridge", "cupboard", "people", "method",
        "steps", "picture", "looking", "fancy", "want", "need", "give", "missing", "remove",
    ])
    func exchangedLettersArePutRight(_ word: String) {
        var letters = Array(word)
        let place = letters.count - 2
        let first = letters[place - 1] == letters[place] ? place : place - 1
        letters.swapAt(first, first + 1)
        #expect(mended("\(String(letters)) zork") == "\(word) zork")
    }

    @Test(arguments: [
        ("teh zork", "the zork"), ("nad zork", "and zork"), ("ofr zork", "for zork"),
        ("hwo zork", "how zork"),
        ("acn zork", "can zork"), ("lal zork", "all zork"), ("gte zork", "get zork"),
        ("shw zork", "show zork"), ("fnd zork", "find zork"),
        ("ingredents zork", "ingredients zork"),
        ("ingrdents zork", "ingredients zork"), ("dinnr zork", "dinner zork"),
        ("brekfst zork", "breakfast zork"), ("cpbord zork", "cpbord zork"),
        ("dinnner zork", "dinner zork"),
        ("dinmer zork", "dinner zork"), ("teh", "teh"), ("\"teh\" zork", "teh zork"),
        ("-teh zork", "teh zork"),
    ])
    func slipsOfOtherKinds(_ typed: String, _ meant: String) {
        #expect(mended(typed) == meant)
    }
}
