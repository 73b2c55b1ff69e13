import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeModel
@testable import RecipeSearch

/// Words with slips, and the words that are near them.
struct SlipsTests {
    // MARK: The word that was meant

    /// Up to five letters one slip is close, from six on two.
    @Test(
        arguments: [
            ("basil", "bosil", true), ("basil", "bosal", false), ("basils", "bosals", true),
            ("garlic", "gorlic", true), ("garlic", "gorlac", true), ("garlic", "gorlax", false),
            ("garlic", "gralic", true), ("garlic", "garic", true), ("garlic", "garllic", true),
            ("garlic", "harlic", true), ("garlic", "harlac", false), ("leek", "lek", false),
            ("leek", "leke", true), ("leeks", "leke", false), ("abc", "abcd", true),
            ("ab", "abcd", false),
            ("ab", "abc", false), ("garlic", "garlic", false), ("garlic", "GARLC", true),
            ("creme", "crèm", true), ("chickpea", "chikcpeas", true),
        ] as [(String, String, Bool)]
    )
    func isClose(_ known: String, _ typed: String, _ isFound: Bool) {
        let found = Spelling(words: [(known, 5)]).correction(of: typed)
        #expect(found == (isFound ? known : nil))
    }

    @Test func aWordOfFortyLettersIsTheLongest() {
        let word = String(repeating: "ab", count: 20)
        let spelling = Spelling(words: [(word, 5), (word + "c", 5)])
        #expect(spelling.correction(of: String(word.dropLast())) == word)
        #expect(spelling.correction(of: word + "cd") == nil)
    }

    /// Of several: the fewest slips, then what sounds alike, then what is there, then the most used.
    @Test(arguments: [
        ([("garlic", 5), ("garlix", 9)], "garlik", "garlic"),
        ([("garlax", 9), ("garlic", 1)], "garlik", "garlic"),
        ([("gartic", 1), ("gardic", 9)], "garxic", "gardic"),
        ([("gartic", 9), ("gardic", 1)], "garxic", "gartic"),
        ([("gartic", 0), ("gardic", 1)], "garxic", "gardic"),
        ([("gartic", 4), ("gardic", 4)], "garxic", "gartic"),
        ([("stroganoff", 0)], "strognof", "stroganoff"),
        ([("gaxlix", 1), ("garlicc", 0)], "garlic", "garlicc"),
    ])
    func theLikeliest(_ words: [(String, Int)], _ typed: String, _ meant: String) {
        #expect(Spelling(words: words).correction(of: typed) == meant)
    }

    /// Two slips make a word that no recipe has only where it sounds alike.
    @Test func whatNobodyHasMustSoundAlike() {
        #expect(Spelling(words: [("gartic", 0)]).correction(of: "garxid") == nil)
        #expect(Spelling(words: [("gartic", 1)]).correction(of: "garxid") == "gartic")
        #expect(Spelling(words: [("gartic", 0)]).correction(of: "gaartick") == "gartic")
    }

    @Test func moreWordsCanBeKnown() {
        let few = Spelling(words: [("garlic", 5)])
        let more = few.adding([("parsley", 3)])
        #expect(few.correction(of: "parsly") == nil)
        #expect(
            more.correction(of: "parsly") == "parsley" && more.correction(of: "garlc") == "garlic"
        )
    }

    @Test(arguments: [
        ("chicken", "kn"), ("zucchini", "skn"), ("pheasant", "fsnt"), ("apple", "apl"),
        ("egg", "eg"),
        ("hummus", "hms"), ("yolk", "ylk"), ("aioli", "al"), ("p", "p"), ("", ""), ("buzz", "bs"),
    ])
    func sounds(_ word: String, _ sound: String) {
        let found = String(decoding: Spelling.sound(of: Array(word.utf8)), as: UTF8.self)
        #expect(found == sound)
    }

    // MARK: Many words

    @Test(arguments: [
        ("garlik", ["garlic", "garlics", "gartic"]), ("garlic", ["garlics", "gartic"]),
        ("GARLÍK", ["garlic", "garlics", "gartic"]), ("leek", ["leeks"]), ("lek", []),
        ("xarlic", ["garlic"]),
        ("xarlik", []), ("leeky", ["leek", "leeks"]), ("leexx", []), ("", []),
    ])
    func nearWords(_ typed: String, _ expected: [String]) {
        let list = WordList(["garlic", "gartic", "garlics", "leek", "leeks", "le", "parsley"])
        #expect(list.near(typed) == expected)
    }

    @Test func noMoreThanTheLimit() {
        let list = WordList(["gartic", "garlic", "gardic"])
        #expect(list.near("garzic") == ["gardic", "garlic", "gartic"])
        #expect(list.near("garzic", limit: 2) == ["gardic", "garlic"])
        #expect(list.near("garzic", limit: 0).isEmpty)
    }

    /// Law: the words near another are those that comparing with each finds.
    @Test func nearWordsAreThoseOfComparing() {
        var random = SeededGenerator(seed: 8)
        let words = Array(Set((0..<400).map { _ in random.word(of: "abcd", upTo: 8) })).sorted()
        let list = WordList(words)
        for _ in 0..<100 {
            let typed = random.word(of: "abcd", upTo: 8)
            let most = typed.count < 6 ? 1 : 2
            let expected = words.filter { word in
                guard typed.count >= 4, word.count > 2,
                    let distance = EditDistance.between(typed, word, limit: most)
                else { return false }
                return distance == 1 || distance == 2 && word.first == typed.first
            }
            #expect(Set(list.near(typed, limit: 500)) == Set(expected), "\(typed)")
        }
    }

    // MARK: Distances

    @Test func theClosestOfNames() {
        #expect(EditDistance.closest(to: "onion", among: ["onoin", "union"]) == "onoin")
        #expect(EditDistance.closest(to: "onion", among: ["union", "onoin"]) == "union")
        #expect(EditDistance.closest(to: "onion", among: ["union", "onion"]) == "onion")
        #expect(EditDistance.closest(to: "onion", among: []) == nil)
        #expect(EditDistance.closest(to: "search", among: ["saerhc"]) == "saerhc")
        #expect(EditDistance.closest(to: "searc", among: ["saerhc"]) == nil)
        #expect(EditDistance.closest(to: "search", among: ["saerh"]) == nil)
    }

    @Test func noLimitBelowZero() {
        #expect(EditDistance.between("a", "a", limit: -1) == nil)
        #expect(EditDistance.between("a", "a", limit: 0) == 0)
        #expect(EditDistance.between("", "ab", limit: 1) == nil)
        #expect(EditDistance.between("", "ab", limit: 2) == 2)
    }

    // MARK: Completions

    @Test(arguments: [
        ("crème-fr", ["creme fraiche"]), ("shepherds", ["shepherd's pie"]),
        ("SHEPHERD'S P", ["shepherd's pie"]),
        ("pie", ["pie", "pies"]), ("epherd", ["shepherd's pie"]), ("her", ["shepherd's pie"]),
        ("xyz", []), ("", []), (" - ", []), ("p", ["pie", "pies"]), ("fraiche ", ["creme fraiche"]),
        // One slip, from four letters on.
        ("shpe", ["shepherd's pie"]), ("shp", []), ("sheh", ["shepherd's pie"]),
        ("sheep", ["shepherd's pie"]),
        ("shxph", ["shepherd's pie"]), ("hshe", []), ("shxpx", []), ("piess", ["pies"]),
        ("pise", ["pie", "pies"]),
    ])
    func completions(_ typed: String, _ expected: [String]) {
        let foods = FoodCompletion([
            "shepherd's pie", "pies", "pie", "Pie", "creme fraiche", "", "-",
        ])
        let found = foods.completions(of: typed)
        #expect(found == expected)
    }

    @Test func amongEqualsTheShorterThenTheAlphabet() {
        let foods = FoodCompletion(["abcd", "abd", "abc", "ab"])
        #expect(foods.completions(of: "a") == ["ab", "abc", "abd", "abcd"])
        #expect(foods.completions(of: "a", limit: 3) == ["ab", "abc", "abd"])
        for limit in [0, -1] { #expect(foods.completions(of: "a", limit: limit).isEmpty) }
        let counted = FoodCompletion(counted: [
            CountedName(name: "ab", count: 1), CountedName(name: "abc", count: 2),
            CountedName(name: "abd", count: 2), CountedName(name: "abe"),
        ])
        #expect(
            counted.countedCompletions(of: "a") == [
                CountedName(name: "abc", count: 2), CountedName(name: "abd", count: 2),
                CountedName(name: "ab", count: 1), CountedName(name: "abe"),
            ]
        )
        #expect(counted.countedCompletions(of: "a", limit: 1).map(\.name) == ["abc"])
    }

    @Test func aLaterWordGoesBeforeTheInside() {
        let foods = FoodCompletion(["xonion", "red onion", "big onion ring"])
        #expect(foods.completions(of: "onion") == ["red onion", "big onion ring", "xonion"])
    }

    // MARK: Names in a row

    @Test(
        arguments: [
            ("soy sauce", nil, .food, 2), ("cottage pie", nil, .dish, 2),
            ("cottage pie", .food, nil, 0),
            ("gloop soy", nil, nil, 0), ("fish + chips", nil, .dish, 3),
            ("fish ’n’ chips", nil, .dish, 3),
            ("no-bake", nil, .dish, 1),
        ] as [(String, KnownFoods.Kind?, KnownFoods.Kind?, Int)]
    )
    func longestKnownName(
        _ line: String,
        _ wanted: KnownFoods.Kind?,
        _ kind: KnownFoods.Kind?,
        _ count: Int
    ) {
        let words = line.split(separator: " ").map(String.init)
        let found = KnownFoods.shared.longestName(in: words, of: wanted)
        #expect(found?.kind == kind)
        #expect((found?.wordCount ?? 0) == count)
    }

    @Test(arguments: [
        ("and", false), ("of", false), ("in", false), ("on", false), ("the", false),
        ("with", false),
        ("a", false), ("an", false), ("no", false), ("to", false), ("by", false), ("con", false),
        ("e", false), ("n", false), ("de", false), ("la", false), ("au", false), ("alla", false),
        ("alle", false), ("al", false), ("up", false), ("down", false), ("one", false),
        ("free", false),
        ("all", false), ("pie", true), ("cottage", true), ("cottage pie", true),
        ("cottage gloop", false),
        ("up pie", false), ("", false), ("Crème", true), ("yoghurts", true),
    ])
    func wordsOfNames(_ word: String, _ isOne: Bool) {
        #expect(KnownFoods.shared.isWordOfName(word) == isOne)
    }
}
