import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// What holds for every text, beside the rows of `texts.txt`.
struct TextLawTests {
    @Test func everyWordStaysWhereItIs() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<2_000 {
            let text = (0..<6).map { _ in generator.text(upTo: 12) }.joined(separator: "\r\n")
            let steps = InstructionSteps.groups(in: text).flatMap { ([$0.title ?? ""]) + $0.items }
            let letters = { (text: String) in CleanText.line(text).filter(\.isLetter) }
            let cleaned = text.split(whereSeparator: \.isNewline).map { letters(String($0)) }
                .joined()
            #expect(steps.map(letters).joined() == cleaned)
        }
    }

    /// What never becomes a link stays as it stands, and is not gone through again and again.
    @Test(arguments: ["[", "([{<", "[](", "![a", "[a](b"])
    func manyBeginningsOfLinksAreText(_ piece: String) {
        let text = String(repeating: piece, count: 50_000)
        #expect(MarkdownLines.lines(of: text).joined() == text)
    }

    /// Most texts need no reader of markup, which costs time.
    @Test(arguments: [("Salt > oil", 0), ("<b>Salt", 1), ("a & b", 1), ("a; b", 0)])
    func onlyATagOrAnEntityNeedsReading(_ text: String, _ reads: Int) {
        let lines = TraceLines()
        _ = MarkupText {
            lines.add($0); return $0
        }.line(text)
        #expect(lines.all.count == reads)
    }

    @Test func anyBytesComeBackFromBase64() {
        var generator = SeededGenerator(seed: 64)
        for count in 0..<50 {
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
            #expect(Base64.bytes(of: Base64.text(of: bytes)) == bytes)
        }
    }

    @Test func aFeedsListKeepsItsOrderUnlessAnotherIsWanted() throws {
        let titles = ["Pie", "apple cake", "Soup", "Éclairs", "Bread"]
        let recipes = try FeedReply(FeedSite(entries: titles.map { FeedEntry($0) }).file.body)
            .recipes
        #expect(FeedSearch(RecipeQuery()).recipes(in: recipes).titles == titles)
        let sorted = FeedSearch(RecipeQuery([], sort: .title)).recipes(in: recipes)
        #expect(sorted.titles == ["apple cake", "Bread", "Éclairs", "Pie", "Soup"])
    }
}
