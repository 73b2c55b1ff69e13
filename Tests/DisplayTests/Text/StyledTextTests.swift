import Documents
import RecipeModel
import Testing

@testable import Display

struct StyledTextTests {
    @Test func breaksAtSpacesThenAtAnyCharacter() {
        let text = StyledText("one two supercalifragilistic three")
        #expect(
            text.wrapped(to: 10).map(\.string)
                == ["one two", "supercalif", "ragilistic", "three"]
        )
    }

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

    @Test func breaksBetweenWideCharacters() {
        let text = StyledText("x 日本語の長い題名、です")
        #expect(text.wrapped(to: 10).map(\.string) == ["x 日本語の", "長い題名、", "です"])
        // A full stop and its like never begin a line.
        let stop = StyledText("日本語。です")
        #expect(stop.wrapped(to: 6).map(\.string) == ["日本", "語。で", "す"])
    }

    /// Between a letter and a wide character no line ends: they may be one word.
    @Test func breaksNotBesideAWideCharacter() {
        #expect(StyledText("x aaa味").wrapped(to: 6).map(\.string) == ["x", "aaa味"])
        #expect(StyledText("x 味aaa").wrapped(to: 6).map(\.string) == ["x", "味aaa"])
        #expect(StyledText("x 味味a").wrapped(to: 6).map(\.string) == ["x 味", "味a"])
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

    @Test func keepsWordsTogetherThatHaveToBe() {
        let text = StyledText("white bread\u{A0}★ today")
        #expect(text.wrapped(to: 12).map(\.string) == ["white", "bread\u{A0}★", "today"])
    }

    @Test func keepsTheLookOfEveryPart() {
        var text = StyledText("garlic ", .title)
        text.append("and cheese", .matchedFood)
        let lines = text.wrapped(to: 10)
        #expect(lines.count == 2)
        #expect(lines[0].runs.map(\.roles) == [[.title], [.matchedFood]])
        #expect(lines[1].runs.map(\.text) == ["cheese"])
    }

    @Test func cutsWithASign() {
        #expect(StyledText("garlic bread").cut(to: 20, ellipsis: "…").string == "garlic bread")
        #expect(StyledText("garlic bread").cut(to: 7, ellipsis: "…").string == "garlic…")
        #expect(StyledText("日本語").cut(to: 4, ellipsis: "…").string == "日…")
        #expect(StyledText("garlic").cut(to: 2, ellipsis: "...").width <= 2)
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
