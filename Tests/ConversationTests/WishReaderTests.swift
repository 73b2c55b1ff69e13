import Testing

@testable import Conversation

/// What a part of a line wishes, apart from the rule that takes it.
struct WishReaderTests {
    private func line(_ text: String) -> SpokenLine {
        let book = RuleBook.shared
        let words = SpokenWordSplitter.words(of: text).map { word in
            var word = word
            if !word.isQuoted, !word.isExcluded, word.time == nil {
                word.id = book.id(of: word.text)
            }
            return word
        }
        return SpokenLine(words, context: SpokenScene.context("start"), book: book)
    }

    private func wish(_ text: String) -> Wish? {
        let line = line(text)
        return line.wish(in: line.words.indices)
    }

    /// A wish as tests write it: `soup rice|noodles !nuts`.
    private func text(_ wish: Wish?) -> String? {
        guard let wish else { return nil }
        let wanted = wish.wanted.map { $0.choices.joined(separator: "|") }
        return (wanted + wish.excluded.map { "!" + $0 }).joined(separator: " ")
    }

    /// `something` and `anything` begin a wish of its own right behind a comma, and nowhere else.
    @Test(arguments: [
        ("soup without nuts, leeks", "soup !nuts !leeks"),
        ("soup without nuts, something leeks", "soup leeks !nuts"),
        ("soup without nuts, anything leeks", "soup leeks !nuts"),
        ("soup without nuts, some leeks", "soup !nuts !leeks"),
        ("soup without nuts, leeks anything", "soup !nuts !leeks"),
        ("soup without nuts with leeks", "soup leeks !nuts"),
        ("soup without nuts, only leeks", "soup leeks !nuts"),
        ("soup that is not made with leeks", "soup !leeks"),
        ("soup -nuts leeks", "soup leeks !nuts"), ("soup not thai", "soup !thai"),
        ("soup without nuts, no shopping, leeks", "soup leeks !nuts"),
        ("soup without nuts, missing at most 2 things, leeks", "soup leeks !nuts"),
        ("milk, no nut and gluten free cake", "milk cake !nut !gluten"),
        ("nut free soup", "soup !nut"), ("dairy and gluten free cake", "cake !dairy !gluten"),
    ])
    func whatIsLeftOutEnds(_ said: String, _ means: String) {
        #expect(text(wish(said)) == means)
    }

    @Test(arguments: [
        ("leeks or rice", "leeks|rice"), ("leeks, rice or noodles", "leeks|rice|noodles"),
        ("leeks and rice or noodles", "leeks rice|noodles"),
        ("leeks, with rice or noodles", "leeks rice|noodles"),
        ("leeks called pie", "leeks title:pie"), ("quick leeks", "minutes:30 leeks"),
        ("leeks, quick", "leeks minutes:30"), ("quick leeks in 20 minutes", "leeks minutes:20"),
        ("leeks 20 minutes", "leeks minutes:20"), ("soup that also has leeks", "soup leeks"),
        ("loaf leeks", "leeks"), ("leeks loaf", "leeks loaf"),
        ("2 leeks", "leeks"), ("leeks (title:pie)", "leeks title:pie"),
        ("leeks (minutes:20) rice", "leeks minutes:20 rice"),
    ])
    func whatIsWanted(_ said: String, _ means: String) {
        #expect(text(wish(said)) == means)
    }

    /// What is quoted is a name by itself, and a mark parts two names.
    @Test(
        arguments: [
            ("soy sauce", ["soy sauce"]), ("\"soy sauce\"", ["soy sauce"]),
            ("\"soy\" sauce", ["soy", "sauce"]), ("soy \"sauce\"", ["soy", "sauce"]),
            ("soy, sauce", ["soy", "sauce"]),
        ] as [(String, [String])]
    )
    func aNameOfTwoWords(_ said: String, _ names: [String]) {
        #expect(wish(said)?.wanted.map(\.choices) == names.map { [$0] })
    }

    @Test(arguments: ["leeks or", "or leeks", "leeks called", "2 zorks", ","])
    func thatIsNoWish(_ said: String) {
        #expect(wish(said) == nil)
    }

    /// A meal counts where nothing but a time is wished beside it.
    @Test(
        arguments: [
            ([], nil, ["dinner"]), (["minutes:30"], nil, ["minutes:30", "dinner"]),
            (["leeks"], nil, ["leeks"]), (["minutes:30", "leeks"], nil, ["minutes:30", "leeks"]),
            ([], 0, []),
        ] as [([String], Int?, [String])]
    )
    func aMealIsWished(_ wanted: [String], _ maxMissing: Int?, _ settled: [String]) {
        var wish = Wish(maxMissing: maxMissing, soft: "dinner")
        wish.wanted = wanted.map { Wish.Wanted(choices: [$0]) }
        wish.settle()
        #expect(wish.wanted.map(\.choices) == settled.map { [$0] })
    }

    @Test(arguments: [
        ("soy sauce rice", 2), ("leg of lamb", 3), ("ribs of beef stew", 3), ("for kids", 0),
        ("zork soy sauce", 0), ("", 0),
    ])
    func aNameIsSoManyWordsLong(_ text: String, _ count: Int) {
        let words = text.split(separator: " ").map(String.init)
        #expect(KitchenVocabulary().lengthOfName(at: 0, in: words) == count)
    }

    /// Where no rule fits, the words around the foods tell what is wanted of them.
    @Test(
        arguments: [
            ("girl craving leeks", ["search leeks"]), ("girl rustle up leeks", ["cook leeks"]),
            ("girl craving rustle up leeks", ["search leeks", "cook leeks"]),
            ("girl craving leeks, rustle up", ["search leeks", "cook leeks"]),
            ("girl rustle up leeks that need eating", ["cook leeks"]),
            ("girl leeks", []), ("leeks", []), ("zork craving leeks", []), ("craving zork", []),
            ("craving no leeks", []), ("craving", []), ("", []),
        ] as [(String, [String])]
    )
    func aFrameTellsWhatIsWanted(_ said: String, _ means: [String]) {
        let readings = FramedWish(line: line(said)).readings()
        #expect(readings.map { $0.map(\.text).joined(separator: " ; ") } == means)
    }
}
