import Testing

@testable import PageReader

/// How the lines of a page are told to be the items of a list: by their words, by the names of
/// elements, and by their look.
struct ListLikenessTests {
    @Test(
        arguments: [
            ("500 g Flour (sifted)", ["500", "flour", "g", "sifted"]),
            ("500g", ["500", "g"]), ("a1b", ["1", "a", "b"]), ("½ cup", ["cup", "½"]),
            ("flour, flour", ["flour", "flour"]), ("", []), ("–", []),
        ] as [(String, [String])]
    )
    func theWordsOfALine(_ line: String, _ words: [String]) {
        #expect(ListHits.bag(line) == words)
    }

    @Test(arguments: [
        ("a b c", "a b c d", 3, true), ("a b c", "a b d", 3, false), ("a b", "a b c", 3, false),
        ("a b", "a b c", 2, true), ("a", "a b c", 2, false), ("a a b", "a b c", 3, false),
        ("a b c d", "a b c", 3, false), ("a b c", "a b c", 3, true), ("a a b", "a a b c", 3, true),
    ])
    func wordsThatAreAmongOthers(_ part: String, _ whole: String, _ least: Int, _ isSubset: Bool) {
        let (first, second) = (ListHits.bag(part), ListHits.bag(whole))
        #expect(ListHits.isSubset(first, of: second, atLeast: least) == isSubset)
    }

    @Test(arguments: [
        ("abc", "xxxabcxxx", true), ("abc", "xxxabcxxxx", false), ("ab", "abx", false),
        ("abc", "abc", true), ("abcd", "abc", false), ("abc", "xxxxxx", false),
    ])
    func aTextThatIsAGoodPartOfAnother(_ part: String, _ whole: String, _ isPart: Bool) {
        #expect(ListHits.isPart(part, of: whole) == isPart)
    }

    // MARK: Runs

    @Test(
        arguments: [
            ([], nil), ([0], nil), ([-1, 0.1], 1), ([0.5, 0.5], 0), ([1, 2, 1.5], 1),
        ] as [([Double], Int?)]
    )
    func theSurestRunIsTaken(_ scores: [Double], _ place: Int?) {
        let runs = scores.enumerated().map { LineRun(indices: [$0], score: $1) }
        #expect(LineRun.best(of: runs)?.indices.first == place)
    }

    @Test(
        arguments: [
            (0.7, 1, 0.7), (0.69, 1, 1), (2, 1, 2), (nil, 1, 1), (1, nil, 1), (nil, nil, nil),
        ] as [(Double?, Double?, Double?)]
    )
    func aHeadingIsBelievedUnlessAnElementIsMuchSurer(
        _ headed: Double?,
        _ named: Double?,
        _ expected: Double?
    ) {
        let runs = [headed, named].map { $0.map { LineRun(indices: [0], score: $0) } }
        #expect(LineRun.better(runs[0], than: runs[1])?.score == expected)
    }

    private func page(_ body: String) -> ParsedPage {
        ParsedPage(utf8: Array(body.utf8), address: nil)
    }

    @Test(
        arguments: [
            ("<div class=ingredients><p>2 leeks</p></div>", [[0]]),
            ("<div id=ingredients><p>2 leeks</p></div>", [[0]]),
            ("<p class=ingredient>2 leeks</p><p class=ingredient>1 egg</p>", [[0], [1], [0, 1]]),
            ("<p><a class=ingredients>2 leeks</a></p>", []),
            ("<body class=ingredients><p>2 leeks</p>", []),
            ("<html class=ingredients><body><p>2 leeks</p>", []),
            ("<div class=ingredients><p>Print</p><p>2 leeks</p></div>", [[1]]),
            ("<div class=ingredients><p hidden>2 eggs</p><p>2 leeks</p></div>", [[1]]),
            ("<div class=method><p>2 leeks</p></div>", []),
        ] as [(String, [[Int]])]
    )
    func elementsWithAName(_ body: String, _ runs: [[Int]]) {
        #expect(NamedElements(page: page(body)).runs(.ingredients) == runs)
    }

    /// How many elements there are, how many lines are in each, and the runs that these make.
    @Test(
        arguments: [
            (1, 300, [300, 300]), (1, 301, []), (2, 150, [150, 150, 300]), (2, 151, [151, 151]),
        ] as [(Int, Int, [Int])]
    )
    func anElementWithMoreLinesHoldsMore(_ elements: Int, _ lines: Int, _ runs: [Int]) {
        let list = String(repeating: "<p>2 leeks</p>", count: lines)
        let body = String(repeating: "<div class=ingredients>\(list)</div>", count: elements)
        #expect(NamedElements(page: page(body)).runs(.ingredients).map(\.count) == runs)
    }

    @Test func noLineIsAStepAndAnIngredient() {
        let body = "<h2>Ingredients</h2>\(Self.two)<h2>Method</h2><p>2 leeks</p>\(Self.cut)"
        let found = SectionFinder(page: page(body))
        #expect(found.ingredients?.indices == [1, 2])
        #expect(found.steps?.indices == [5])
    }

    private static let two = "<p>2 leeks</p><p>1 egg</p>"
    private static let cut = "<p>Cut the leeks into thin rings.</p>"

    /// More lines than these are nobody's recipe.
    @Test func noRunHasMoreLines() {
        let foods = String(repeating: "<p>2 leeks</p>", count: 201)
        let steps = String(repeating: Self.cut, count: 201)
        func lines(_ body: String) -> HeadedLines { HeadedLines(page: page(body)) }
        let headed = lines("<h2>Ingredients</h2>\(foods)<h2>Method</h2>\(steps)")
        for section in [SectionWords.Section.ingredients, .steps] {
            #expect(headed.runs(headedBy: section).map(\.indices.count) == [200])
        }
        let unheaded = lines("<p>2 leeks</p>\(steps)")
        #expect(unheaded.steps(after: 0).indices == Array(1...200))
    }

    @Test(
        arguments: [
            ("\(cut)<p>Bake.</p>", [1, 2]), ("<p>Short one.</p>\(cut)", [2]),
            ("\(cut)<h3>My book</h3><p>Buy it.</p>", [1]),
            ("\(cut)<h3>Step 2</h3><p>Fry them.</p>", [1, 2, 3]),
            ("\(cut)<p>Notes</p><p>Fry them.</p>", [1]),
            ("\(cut)<p>Nutrition</p><p>Fry them.</p>", [1]),
            ("\(cut)<aside><p>Buy our book.</p></aside><p>Fry them.</p>", [1, 3]),
            ("<p><a href=/x>Cut the leeks into thin rings.</a></p>\(cut)", []), ("", []),
        ] as [(String, [Int])]
    )
    func stepsWithoutAHeading(_ body: String, _ indices: [Int]) {
        let lines = HeadedLines(page: page("<p>2 leeks</p>\(body)"))
        let run = lines.steps(after: 0)
        #expect(run.indices == indices)
        #expect(!run.isTold)
    }
}
