import Testing

@testable import PageReader

/// What is taken off the rows of steps, and which rows are one step.
struct StepRowTests {
    private func steps(_ body: String) -> [String] {
        let page = ParsedPage(utf8: Array("<body>\(body)</body>".utf8), address: nil)
        let rows = ItemRows(tree: page.tree).rows(of: page.lines)
        return StepRows.tidied(rows).map(\.text)
    }

    @Test(arguments: [
        ("<p>1Heat it.</p><p>2Stir it.</p>", ["Heat it.", "Stir it."]),
        ("<p>1 Heat it.</p><p>2 Stir it.</p>", ["Heat it.", "Stir it."]),
        ("<p>01 Heat it.</p><p>02 Stir it.</p>", ["Heat it.", "Stir it."]),
        ("<p>1Heat it.</p><p>3Stir it.</p>", ["1Heat it.", "3Stir it."]),
        (
            "<p>1Heat it.</p><p>2Stir it.</p><p>Eat it.</p><p>Wash up.</p>",
            ["1Heat it.", "2Stir it.", "Eat it.", "Wash up."]
        ),
        ("<p>1Heat it.</p><p>2Stir it.</p><p>Eat it.</p>", ["Heat it.", "Stir it.", "Eat it."]),
        ("<p>1. Heat it.</p><p>2. Stir it.</p>", ["1. Heat it.", "2. Stir it."]),
        (
            "<p>Heat it.</p><p>Stir it.</p><p>Serve with:</p><p>bread</p><p>lime</p><p>Eat it.</p>",
            ["Heat it.", "Stir it.", "Serve with:", "bread", "lime", "Eat it."]
        ),
        (
            "<p>Heat it.</p><p>Stir it.</p><p>Serve with:</p><p>bread</p><p>Eat it.</p>",
            ["Heat it.", "Stir it.", "Serve with:", "bread", "Eat it."]
        ),
        (
            "<p>Heat it.</p><p>Serve with:</p><p>bread</p><p>lime</p>",
            ["Heat it.", "Serve with:", "bread", "lime"]
        ),
        (
            "<ol><li>Heat it.<li>Stir it.<li>Eat it.</ol><p>Bye.</p>",
            ["Heat it.", "Stir it.", "Eat it."]
        ), ("<ol><li>Heat it.<li>Stir it.</ol><p>Bye.</p>", ["Heat it.", "Stir it."]),
        ("<p>Heat it.</p><p>Stir it.</p><p><b>Bye</b></p>", ["Heat it.", "Stir it."]),
        ("<p><b>Heat it.</b></p><p><b>Stir it.</b></p>", ["Heat it.", "Stir it."]),
        (
            "<p>Heat it.<br>Now.</p><p>Bake it.<br>Well.</p>",
            ["Heat it.", "Now.", "Bake it.", "Well."]
        ), ("", []),
        ("<p>1Heat it.</p>", ["1Heat it."]),
        (
            "<p>1Heat it.</p><p>2Stir it.</p><p>3Chop it.</p><p>Eat it.</p><p>Wash up.</p>",
            ["Heat it.", "Stir it.", "Chop it.", "Eat it.", "Wash up."]
        ),
        (
            "<ol><li>Heat it.<li>Stir it.<li>Eat it.</ol><p>Bye.</p><p>Bye.</p>",
            ["Heat it.", "Stir it.", "Eat it."]
        ),
        (
            "<ol><li>Heat it.<li>Stir it.<li>Eat it.</ol><p>A.</p><p>B.</p><p>C.</p>",
            ["Heat it.", "Stir it.", "Eat it.", "A.", "B.", "C."]
        ),
        ("<p>My own way.</p><ol><li>Heat it.<li>Stir it.</ol>", ["Heat it.", "Stir it."]),
        ("<p>Heat it.</p><p><b>Stir it.</b></p>", ["Heat it.", "Stir it."]),
    ])
    func stepsWithoutWhatIsBeside(body: String, texts: [String]) {
        #expect(steps(body) == texts)
    }

    /// What stands beside steps is made alike and never says what to do.
    @Test(arguments: [
        (
            "<p class=t>Heat the pan and wait until it is hot.</p><p class=a>knife</p><p class=a>2 leeks</p>",
            "Heat the pan and wait until it is hot."
        ),
        ("<p class=t>Heat the pan well.</p><p class=a>2 leeks</p>", "Heat the pan well."),
        ("<p class=t>Heat the pan well.</p><p class=a>knife</p>", "Heat the pan well.|knife"),
        ("<p class=t>Heat.</p><p class=a>knife</p><p class=a>spoon</p>", "Heat.|knife|spoon"),
        (
            "<p class=t>Heat the pan well.</p><p class=a>Serve:</p><p class=a>bread</p>",
            "Heat the pan well.|Serve:|bread"
        ),
        ("<p>Heat the pan well.</p><p>bread</p><p>lime</p>", "Heat the pan well.|bread|lime"),
        (
            "<p class=t>Heat the pan and wait.</p><h4 class=a>Icing</h4><h4 class=a>Top</h4>",
            "Heat the pan and wait.|Icing|Top"
        ),
    ])
    func whatNeverSaysWhatToDoIsBeside(body: String, texts: String) {
        let page = ParsedPage(utf8: Array("<body>\(body)</body>".utf8), address: nil)
        let lines = StepRows.saying(page.lines, page.tree)
        #expect(lines.map(\.text).joined(separator: "|") == texts)
    }

    @Test func theNumberOfATenthStepGoesToo() {
        let numbered = (1...10).map { "<p>\($0)Stir it.</p>" }.joined()
        #expect(steps(numbered) == Array(repeating: "Stir it.", count: 10))
    }
}
