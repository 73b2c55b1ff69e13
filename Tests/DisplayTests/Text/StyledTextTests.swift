import Documents
import RecipeModel
import Testing

@testable import Display

struct StyledTextTests {
    @Test func beginsAndContinuesWithDifferentWidths() {
        let text = StyledText("aaa bbb ccc ddd")
        #expect(text.wrapped(first: 3, others: 7).map(\.string) == ["aaa", "bbb ccc", "ddd"])
    }

    @Test func aWordWaitsForTheLineInWhichItFits() {
        let text = StyledText("11 garlic bread with cheese")
        let lines = text.wrapped { 3 + 2 * min($0, 7) }
        #expect(lines.map(\.string) == ["11", "", "garlic", "bread", "with cheese"])
        // One that fits in none is broken where it is.
        let long = StyledText("supercalifragilistic").wrapped { 3 + 2 * min($0, 4) }
        #expect(long.map(\.string) == ["sup", "ercal", "ifragil", "istic"])
    }

    /// What differs in any way stays apart; what looks alike becomes one part.
    @Test func joinsPartsThatLookAlike() throws {
        let address = try #require(WebAddress("https://a.example/"))
        let order = PictureOrder(
            recipe: RecipeID(service: .web, key: "x"),
            address: address,
            size: CellSize(columns: 1, rows: 1),
            hasRibbon: false
        )
        let changes: [(inout StyledText.Run) -> Void] = [
            { $0.roles = [.title] }, { $0.link = address },
            { $0.ink = StyledText.Ink(foreground: .indexed(20), background: nil) },
            { $0.picture = FramedPicture(order: order, drawn: nil) }, { $0.reachesColumn = true },
        ]
        for (place, change) in changes.enumerated() {
            let plain = StyledText.Run(text: "a")
            var other = StyledText.Run(text: "b")
            change(&other)
            var text = StyledText()
            for run in [plain, plain, other, other, plain] { text.append(run) }
            #expect(text.runs.map(\.text) == ["aa", "bb", "a"], "\(place)")
            text.append(StyledText.Run(text: "", roles: [.error]))
            #expect(text.runs.count == 3)
        }
    }

    @Test func keepsTheLookOfEveryPart() {
        var text = StyledText("garlic ", .title)
        text.append("and cheese", .matchedFood)
        let lines = text.wrapped(to: 10)
        #expect(lines.count == 2)
        #expect(lines[0].runs.map(\.roles) == [[.title], [.matchedFood]])
        #expect(lines[1].runs.map(\.text) == ["cheese"])
    }

    /// Law: wrapping loses nothing but spaces, and no line is too wide.
    @Test func losesNothingButSpaces() {
        var dice = Dice(seed: 5)
        for _ in 0..<300 {
            let text = dice.line(upTo: 30)
            let width = dice.number(in: 8...60)
            let lines = StyledText(text).wrapped(to: width)
            #expect(lines.allSatisfy { $0.width <= width })
            #expect(lines.map(\.string).joined().filter { $0 != " " } == text.filter { $0 != " " })
        }
    }

    /// A row of vowel signs without end is one character to Unicode, but not one column.
    @Test func breaksClustersWithoutEnd() {
        let text = "ก" + String(repeating: "\u{E33}", count: 200)
        let lines = StyledText(text).wrapped(to: 20)
        #expect(lines.allSatisfy { $0.width <= 20 })
        #expect(lines.count > 8)
    }
}
