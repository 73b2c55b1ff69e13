import Testing

@testable import PageReader

/// Which lines head a section, how far the lines under a heading reach, and how sure they are.
struct HeadedRunTests {
    private func headed(_ body: String) -> HeadedLines {
        HeadedLines(page: ParsedPage(utf8: Array("<body>\(body)</body>".utf8), address: nil))
    }

    private func firstRun(_ body: String, _ section: SectionWords.Section) -> [String]? {
        let lines = headed(body)
        return lines.runs(headedBy: section).first.map { $0.lines(lines.lines).map(\.text) }
    }

    @Test(
        arguments: [
            ("<h2>Ingredients</h2>", [.ingredients]),
            ("<h2><a href=#x>Ingredients</a></h2>", [nil]),
            ("<p hidden>Ingredients</p><p>Words</p>", [nil, nil]),
            ("<p>Step 1: Gather your ingredients</p>", [nil]),
            ("<p>Mix the ingredients</p>", [.ingredients]),
            ("<ul><li>Mix the ingredients</li></ul>", [nil]),
            ("<ul><li>Ingredients</li></ul>", [.ingredients]),
            ("<ul><li>For the ingredients:</li></ul>", [.ingredients]),
            ("<ul><li><b>Pie ingredients</b></li></ul>", [.ingredients]),
            ("<h3>How to make leek tart</h3>", [.steps]),
            ("<p>How to make leek tart</p>", [nil]),
            ("<h3><a href=/x>How to make leek tart</a></h3>", [nil]),
            ("<h3>How to make leek tart</h3><h2>Method</h2>", [nil, .steps]),
            ("<div class=comments><h3>How to make leek tart</h3></div>", [nil]),
            (
                "<h3>How to make leek tart</h3><div class=comments><h2>Method</h2></div>",
                [.steps, .steps]
            ),
        ] as [(String, [SectionWords.Section?])]
    )
    func aLineHeadsASection(_ body: String, _ sections: [SectionWords.Section?]) {
        #expect(headed(body).headed == sections)
    }

    private static let tabs = "<h3>Ingredients</h3>"
    private static let tab = "<h3>Method</h3>"
    private static let two = "<h2>Ingredients</h2><p>2 leeks</p><p>1 egg</p>"
    private static let one = "<h2>Ingredients</h2><p>2 leeks</p>"
    private static let foods = "<h2>Ingredients</h2><ul><li>leeks<li>eggs<li>onions</ul>"
    private static let prose = String(repeating: "Words go on and on here. ", count: 7).cleanLine
    private static let sentence = "Cut the leeks into rings and fry."

    @Test(
        arguments: [
            ("\(tabs)\(tab)<p>2 leeks</p><p>1 tsp salt</p>", ["2 leeks", "1 tsp salt"]),
            ("\(tabs)\(tab)\(tab)\(tab)<p>2 leeks</p>", ["2 leeks"]),
            ("\(tabs)\(tab)\(tab)\(tab)\(tab)<p>2 leeks</p>", []),
            (
                "<p>Ingredients</p><p>A story of leeks that is longer than thirty letters</p><h3>Ingredients</h3><p>2 leeks</p>",
                ["A story of leeks that is longer than thirty letters", "Ingredients", "2 leeks"]
            ),
            ("\(two)<h2>Ingredients for the top</h2><p>1 onion</p>", ["2 leeks", "1 egg"]),
            (
                "\(two)<h3>Ingredients for the top</h3><p>1 onion</p>",
                ["2 leeks", "1 egg", "Ingredients for the top", "1 onion"]
            ),
            (
                "\(one)<h2>Ingredients for the top</h2><p>1 onion</p>",
                ["2 leeks", "Ingredients for the top", "1 onion"]
            ),
            (
                "<p>Ingredients</p><p>2 leeks</p><p>1 egg</p><p>Ingredients</p><p>1 onion</p>",
                ["2 leeks", "1 egg"]
            ),
            ("\(one)<h2>My story</h2><p>Words that say nothing much</p>", ["2 leeks"]),
            ("\(one)<h2>Top</h2><p>1 egg</p>", ["2 leeks", "Top", "1 egg"]),
            (
                "\(one)<h2>Top</h2><p>oil</p><p>bay</p><p>dill</p><p>1 egg</p>",
                ["2 leeks", "Top", "oil", "bay", "dill", "1 egg"]
            ),
            (
                "\(one)<h2>Top</h2><p>oil</p><p>bay</p><p>dill</p><p>kale</p><p>1 egg</p>",
                ["2 leeks"]
            ),
            (
                "\(foods)<h3>Top</h3><ul><li>cheese</ul>",
                ["leeks", "eggs", "onions", "Top", "cheese"]
            ),
            ("\(foods)<h2>Top</h2><ul><li>cheese</ul>", ["leeks", "eggs", "onions"]),
            (
                "<h2>Ingredients</h2><ul><li>2 leeks<li>2 eggs</ul><h3>Top</h3><ul><li>cheese</ul>",
                ["2 leeks", "2 eggs", "Top", "cheese"]
            ),
            ("<h3>Ingredients</h3><h2>My story</h2><p>No amounts here</p>", []),
            ("\(one)<p>1. Cut the leeks into thin rings.</p>", ["2 leeks"]),
            ("\(one)<p>Step 1: Cut the leeks.</p>", ["2 leeks"]),
            ("\(one)<p><b>Step 1</b></p><p>Cut them.</p>", ["2 leeks"]),
            ("\(one)<p>Step 1</p><p>Cut them.</p>", ["2 leeks", "Step 1", "Cut them."]),
            ("\(one)<p>\(prose)</p>", ["2 leeks", prose]),
            ("\(two)<p>\(prose)</p>", ["2 leeks", "1 egg"]),
            (
                "<h2>Ingredients</h2><ul><li>2 leeks<li>1 egg<li>\(sentence)</ul>",
                ["2 leeks", "1 egg", sentence]
            ),
            ("\(two)<aside>\(books(7))</aside><p>1 onion</p>", ["2 leeks", "1 egg", "1 onion"]),
        ] as [(String, [String])]
    )
    func ingredientsReachToWhereSomethingElseBegins(_ body: String, _ texts: [String]) {
        #expect(firstRun(body, .ingredients) == texts)
    }

    private static func books(_ count: Int, _ attribute: String = "") -> String {
        (1...count).map { "<p \(attribute)>Our book \($0)</p>" }.joined()
    }

    private static let cut = "<h2>Method</h2><p>Cut the leeks.</p>"
    private static let fried = "\(cut)<p>Fry them.</p>"
    private static let rest = "<p>Rest.</p>"

    @Test(
        arguments: [
            (
                "\(fried)<aside>\(books(6))</aside>\(rest)",
                ["Cut the leeks.", "Fry them.", "Rest."]
            ),
            ("\(cut)<aside>\(books(7))</aside>\(rest)", ["Cut the leeks.", "Rest."]),
            ("\(fried)\(books(7, "hidden"))\(rest)", ["Cut the leeks.", "Fry them.", "Rest."]),
            (
                "\(fried)<aside>\(books(4))</aside><p>Salt.</p><aside>\(books(4))</aside>\(rest)",
                ["Cut the leeks.", "Fry them.", "Salt.", "Rest."]
            ),
            ("\(cut)<h2>Step 2</h2><p>Fry them.</p>", ["Cut the leeks.", "Step 2", "Fry them."]),
            ("\(cut)<h2>Pies</h2><p>Fry them.</p>", ["Cut the leeks."]),
            ("\(cut)<h3>Pies</h3><p>Fry them.</p>", ["Cut the leeks.", "Pies", "Fry them."]),
            (
                "<p>Method</p><p>Cut the leeks.</p><h2>Pies</h2><p>Fry them.</p>",
                ["Cut the leeks.", "Pies", "Fry them."]
            ),
        ] as [(String, [String])]
    )
    func stepsReachToWhereSomethingElseBegins(_ body: String, _ texts: [String]) {
        #expect(firstRun(body, .steps) == texts)
    }

    @Test(arguments: [
        ("<p>Fry: then stir</p>", false),
        ("<p><a href=/x>More of our soups</a></p>", true),
        ("<h4><a href=/x>More of our soups</a></h4>", false),
        ("<p><a href=/x>More of our soups</a>:</p>", false),
        ("<p><a href=/x>\(String(repeating: "x", count: 59))</a></p>", true),
        ("<p><a href=/x>\(String(repeating: "x", count: 60))</a></p>", false),
        ("<h3>Cooking</h3><p>Put the lid on the pot and wait until it is done.</p>", false),
    ])
    func aLineBehindTheSteps(_ body: String, _ ends: Bool) {
        #expect(headed(body).endsSteps(at: 0, count: 1) == ends)
        #expect(!headed(body).endsSteps(at: 0, count: 0))
    }

    @Test func aRecipeBeginsWithinSoManyLines() {
        #expect(headed(String(repeating: "<p>a</p>", count: 8_001)).lines.count == 8_000)
    }

    private static let list = "<p>2 leeks</p><p>1 egg</p>"

    /// A heading right at the beginning may be the run's own.
    @Test(arguments: [
        ("\(list)<p>Method</p><p>Stir.</p>", 2), ("\(list)<p>Nutrition</p><p>Much.</p>", 2),
        ("\(list)<p>Notes</p><p>Keeps well.</p>", 4),
        ("<p>2 leeks</p><p>Method</p><p>1 egg</p>", 3),
    ])
    func aNamedListEndsAtAHeadingOfSomethingElse(_ body: String, _ count: Int) {
        let lines = headed(body)
        #expect(lines.untilOther(Array(lines.lines.indices)) == Array(0..<count))
        #expect(lines.untilOther([0, lines.lines.count]) == [0])
    }

    @Test(arguments: [
        ("<p>Cut the leeks.</p><p>Fry them.</p>", 2),
        ("<p>Cut the leeks.</p><p><a href=/x>Our book</a></p><p>Fry them.</p>", 1),
        ("<p><a href=/x>Our book</a></p><p>Cut the leeks.</p>", 2),
    ])
    func namedStepsEndWhereTheyDoUnderAHeading(_ body: String, _ count: Int) {
        let lines = headed(body)
        #expect(lines.untilEnd(Array(lines.lines.indices)) == Array(0..<count))
        #expect(lines.untilEnd([0, lines.lines.count]) == [0])
    }

    /// Tenths of a score; a single ingredient loses three of them.
    @Test(arguments: [
        ("<p>2 leeks</p>", 7), ("<p>200 g</p>", 3), ("<p>5 kcal</p>", -13), ("<p>leeks</p>", 0),
        ("<p>Leeks are at their best in winter.</p>", -8),
        ("<p>Leeks are best in the winter.</p>", 0),
        ("<p>\(String(repeating: "x", count: 80))</p>", 0),
        ("<p>\(String(repeating: "x", count: 81))</p>", -3), ("<p>\(prose)</p>", -18),
        ("<aside><p>2 leeks</p></aside>", 4), ("<div class=comments><p>2 leeks</p></div>", -8),
        ("<p>2 leeks</p><p>1 egg</p>", 20),
    ])
    func ingredientsHaveAScore(_ body: String, _ tenths: Int) {
        let lines = headed(body)
        let run = lines.scored(Array(lines.lines.indices), as: .ingredients)
        #expect(Int((run.score * 10).rounded()) == tenths)
    }

    @Test(arguments: [
        ("<p>\(String(repeating: "x", count: 30))</p>", 10),
        ("<p>\(String(repeating: "x", count: 29))</p>", 1),
        ("<p><a href=/x>\(String(repeating: "x", count: 30))</a></p>", 0),
    ])
    func stepsHaveAScore(_ body: String, _ tenths: Int) {
        let run = headed(body).scored([0], as: .steps)
        #expect(Int((run.score * 10).rounded()) == tenths)
    }
}
